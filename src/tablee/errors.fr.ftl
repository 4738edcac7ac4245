# Ce qui ne va pas, en français. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.


## Fichiers

error-file-not-plain = ce n’est pas un fichier ordinaire
error-file-too-long = il dépasse { $most } Mio
error-file-missing = il n’existe pas
error-file-forbidden = vous n’en avez pas le droit
error-file-in-the-way = un dossier ou un autre fichier y fait obstacle
error-disk-full = le disque est plein
error-disk-read-only = le disque n’accepte pas d’écriture
error-file-not-text = ce n’est pas du texte
error-file-unreadable = { $file } ne peut pas être lu : { $why }

## Options

error-option-text = l’option « { $name } » est un texte, pas { $found }
error-option-choice = l’option « { $name } » ne peut pas valoir { $found } : choisissez { OR($expected) }
error-option-unknown = il n’y a pas d’option { $found } : ce jeu a { AND($expected) }
error-option-first = l’option « first » vaut { $found }, mais la dernière place est la { $last }
error-game-unloadable = il n’y a pas de jeu à « { $name } » : { $why }
error-game-unknown = il n’y a pas de jeu « { $found } » : il y a { AND($expected) }
error-seats = { $title } se joue de { $fewest } à { $most } places, pas { $found }
error-seed = une graine est un nombre entier, pas { $found }
error-lab-no-bot = il n’y a pas de robot « { $found } » pour { $title } : il y a { AND($expected) }

## Le labo

error-lab-no-scheduler = aucun ordonnanceur Dask ne répond à « { $address } » : lancez-en un par `dask scheduler`
error-lab-other-setup = { $file } contient les tables d’une autre mise en place ; donnez un autre dossier avec --out
error-lab-unreadable = { $file } : la table qui suit l’octet { $byte } ne peut pas être lue

## Réponses

error-over = la partie est finie
error-no-seat = cette place n’existe pas : elles vont de 0 à { $last }
error-not-asked = on ne demande rien à cette place pour l’instant
error-stale = la table a avancé : regardez de nouveau la question posée
error-not-offered = « { $said } » n’est pas proposé
error-not-an-act = un acte s’écrit Act(place, option)
error-no-notes = il faut une place pour prendre des notes
error-not-now = « { $said } » n’est pas possible maintenant
error-not-an-answer = { $said } ne répond pas à ce qui y est demandé
error-not-answers-by-seat = ce ne sont pas des réponses place par place

## Enregistrements

error-file-wrong = { $file } : { $why }
error-record-wrong = ce n’est pas l’enregistrement d’une table : { $why }
error-record-too-long = ce n’est pas l’enregistrement d’une table : il dépasse { $most } Mio
error-record-too-many-parts = ce n’est pas l’enregistrement d’une table : il a trop d’éléments
error-record-not-json = l’enregistrement est coupé, ou n’est pas du JSON
error-record-format = l’enregistrement est au format { $found } ; cette version de Tablée lit le format { $expected }
error-record-too-many-steps = l’enregistrement a { $found } étapes ; aucune table n’en compte plus de { $most }
error-record-too-many-undos = l’enregistrement reprend bien plus de coups qu’aucune table
error-record-luck = l’enregistrement ne dit pas d’où vient son hasard
error-record-luck-field = l’enregistrement ne dit pas d’où vient son hasard : { $name } vaut { $found }
error-record-secret-length = le secret d’une table compte 32 octets
error-record-secret-unreadable = le secret de l’enregistrement ou les mots de la table sont illisibles
error-record-told-unreadable = le hasard écrit dans l’enregistrement est illisible
error-luck-told = { $stream } ne peut pas donner { $found } comme résultat n° { $n }
error-record-secret-other = le secret de l’enregistrement n’est pas celui dont l’empreinte a été montrée au début
error-record-imagined = une table imaginée n’a pas d’enregistrement : elle n’a jamais eu lieu
error-record-game-unknown = l’enregistrement est une partie de { $found }, qui n’est pas installé ici : il y a { AND($expected) }
error-record-other-game = l’enregistrement est une partie de { $found }, pas de « { $expected } »
error-record-version = l’enregistrement suit la version { $found } des règles de { $game } ; voici la version { $expected }
error-record-seats = l’enregistrement a { $found } places ; { $title } en demande de { $fewest } à { $most }
error-record-pack-absent = cette table s’est jouée avec le paquet { $pack } ({ $digest }), qui n’est pas celui de { $title } : donnez son fichier
error-record-pack-other = cette table s’est jouée avec le paquet { $pack } ({ $digest }) ; celui d’ici est « { $other } » ({ $found })
error-record-step = étape { $step } : { $why }
error-record-after-last = après la dernière étape : { $why }
error-record-step-unsettled = étape { $step } : { $found } ne suffit pas à ce qui y est demandé
error-record-step-unknown = étape { $step } : { $found } n’arrive à aucune table
error-record-outcome = étape { $step } : { $found } ne peut pas venir de { $stream }
error-record-outcome-other = étape { $step } : { $stream } y vaut { $found }, mais le hasard de la table donne { $expected }
error-record-shown-other = étape { $step } : { $found } y est montré, mais les règles montrent { $expected }

## Tables gardées par le serveur

error-log-entry-unknown = ce journal contient une ligne inconnue ici : { AND($found) }
error-log-game-unknown = le jeu « { $found } » n’est pas installé ici
error-log-version = cette table suit la version { $found } des règles ; la version { $expected } est installée
error-log-pack-unusable = le paquet de cette table n’est plus utilisable : { $why }
error-log-pack-changed = le paquet de cette table a changé depuis la donne
error-log-entry = la ligne { $entry } du journal ne peut pas être refaite : { $why }
error-pack-not-kept = il n’y a pas de paquet « { $found } » ici

## Données qui ne conviennent pas

error-misfit-at = { $why } (dans { $path })
error-misfit-type =
    il faut { $expected ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un tableau
        [null] rien
       *[other] `{ $expected }`
    }, pas { $found ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un tableau
        [null] rien
       *[other] `{ $found }`
    }
error-misfit-length-found =
    il faut { $expected ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un tableau
        [null] rien
       *[other] `{ $expected }`
    } de longueur { $length }, pas { $found }
error-misfit-length =
    il faut { $expected ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un tableau
        [null] rien
       *[other] `{ $expected }`
    } de longueur { $length }
error-misfit-bound =
    il faut { $expected ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un tableau
        [null] rien
       *[other] `{ $expected }`
    } { $bound }
error-misfit-missing = le champ `{ $field }` manque
error-misfit-unknown = le champ `{ $found }` n’existe pas
error-misfit-choice = la valeur { $found } n’est pas admise

## Paquets de cartes

error-pack-unknown = il n’y a pas de paquet « { $source } » : donnez « base » ou le chemin d’un fichier TOML
error-pack-too-long = { $file } est trop long : { $most } Mio au plus
error-toml-wrong = { $file } n’est pas du TOML : { $why }
error-toml-unreadable = { $file } n’est pas du TOML lisible : ligne { $line } : { $why }
error-toml-unclosed = un texte entre guillemets n’est jamais fermé : { $expected } manque à la fin
error-toml-key-parts = une clé a trop de parties : { $most } au plus, séparées par des points
error-toml-nested = les crochets sont trop imbriqués : { $most } niveaux au plus
error-pack-steering = { $where } : { $found } commande l’écran ; un texte lisible est attendu
error-pack-number = { $where } : un nombre entier de 64 bits est attendu
error-pack-extends-circle = { $file } : [pack] extends : les paquets renvoient les uns aux autres
error-pack-other-game = { $file } : c’est un paquet pour « { $found } », pas pour « { $expected } »
error-pack-unknown-section = { $file } : il n’y a pas de section [[{ $found }]] ; il y a { AND($expected) }
error-pack-brackets = { $file } : écrivez [[{ $name }]] entre doubles crochets, une fois par carte
error-pack-card-endless = { $file } : une carte tourne sans fin ; renvoie-t-elle à elle-même ?
error-pack-missing = { $where } manque
error-pack-field = { $where } : { $why }
error-pack-date = { $where } : ni date ni heure n’est attendue ici
error-pack-name-twice = { $where } : deux cartes s’appellent « { $name } »
error-pack-no-list = { $where } : une liste de verbes est attendue, comme [{"{"} { $verb } = VALEUR {"}"}]
error-pack-one-verb = { $where } : un verbe entre accolades est attendu, pas { $found }
error-pack-unknown-verb = { $where } : { $found } n’est pas un verbe de cette sorte ({ $kind }) ; il y a { AND($expected) }
error-pack-takes-nothing = { $where } : { $verb } ne prend rien : écrivez {"{"} { $verb } = {"{}"} {"}"}
error-pack-argument-twice = { $where } : { $verb } : { $name } est donné deux fois ; par exemple { $example }
error-pack-argument-missing = { $where } : il faut « { $name } » à { $verb } ; par exemple { $example }
error-pack-argument = { $where } : { $verb } : { $why } ; par exemple { $example }
error-pack-unknown-argument = { $where } : { $verb } ne prend pas { $found }
error-pack-endless = { $where } : cela ne finit jamais (arrêt après { $budget } verbes) ; une carte renvoie-t-elle à elle-même ?
error-pack-extends-base = { $file } : [pack] extends : un paquet envoyé ici ne peut compléter que « base »
error-pack-named-base = { $file } : [pack] name : « base » est le nom des cartes de la boîte ; choisissez-en un autre
error-pack-breaks-off = { $file } : une partie avec ces cartes s’interrompt ({ $why })
error-pack-too-slow = { $file } : une partie avec ces cartes dure trop longtemps
error-toml-at = une faute à la ligne { $line }, colonne { $column }
error-toml-at-end = une faute à la fin du fichier
error-pack-no-verb = { $where } : il faut au moins un verbe

## La commande

error-command-unknown = il n’y a pas de commande « { $found } » : il y a { AND($expected) }
error-command-no-option = il n’y a pas d’option { $found }
error-command-too-much = « { $found } » est de trop ici
error-command-no-value = il faut une valeur à { $name }
error-command-twice = { $name } est donné deux fois
error-command-choice = { $name } ne peut pas valoir « { $found } » : choisissez { OR($expected) }
error-command-value = { $name } ne peut pas valoir « { $found } »

## Docteur

error-doctor-replay-differs = graine { $seed } : la partie rejouée n’est pas la même
error-doctor-broke = graine { $seed } : { $kind } : { $why }

## Positions

error-lesson-no-position = { $file } n’existe pas
error-lesson-wrong = { $file } : { $where } : il faut { $expected }, pas { $found }
error-position-not-toml = la position ne peut pas être lue : { $why }
error-position-form = ce n’est pas une position : { $why }
error-position-value = { $where } : il faut { $expected }, pas { $found }
error-position-missing = { $where } manque : il faut { $expected }
error-position-impossible = les règles ne peuvent pas reprendre de là ({ $why }) : il faut une table au début d’un tour
error-position-not-whole = il manque quelque chose sur la table, ou quelque chose s’y trouve deux fois : il faut chaque carte, chaque dé et chaque jeton une fois
error-position-imagined = une table imaginée n’a pas de position : elle n’a jamais eu lieu
error-position-seats = la position a { $expected } places, pas { $found }
error-position-a-list = une liste
error-position-a-name = le nom d’une chose
error-position-a-truth = true ou false
error-position-a-number = un nombre entier
error-position-a-text = un texte
error-position-a-table = un tableau
error-position-one-of = l’un de ceux-ci : { $names }
error-position-table-with = un tableau avec { $names }
error-position-so-many = une liste de { $count }
error-record-position = la position par laquelle il commence : { $why }
