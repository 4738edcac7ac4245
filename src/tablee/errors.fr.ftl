# Ce qui ne va pas, en français. L’anglais est dans le code : l’id d’un message en a les lettres.


## Fichiers

error-it-is-not-a-plain-file = ce n’est pas un fichier ordinaire
error-it-has-more-than-most-mib = il dépasse { $most } Mio
error-there-is-no-such-file = il n’existe pas
error-you-may-not-use-it = vous n’en avez pas le droit
error-a-folder-or-another-file-is-in-the-way = un dossier ou un autre fichier y fait obstacle
error-the-disk-is-full = le disque est plein
error-the-disk-is-read-only = le disque n’accepte pas d’écriture
error-it-is-not-text = ce n’est pas du texte
error-file-cannot-be-read-why = { $file } ne peut pas être lu : { $why }

## Options

error-option-name-r-is-a-text-not-value = l’option « { $name } » est un texte, pas { $value }
error-option-name-r-cannot-be-value-choose-one-of-listed = l’option « { $name } » ne peut pas valoir { $value } : choisissez { OR($listed) }
error-there-is-no-option-name-this-game-has-known = il n’y a pas d’option { $name } : ce jeu a { AND($known) }
error-option-first-is-first-but-the-last-seat-is-last = l’option « first » vaut { $first }, mais la dernière place est la { $last }
error-no-game-at-name-r-why = il n’y a pas de jeu à « { $name } » : { $why }
error-there-is-no-game-name-r-there-are-known = il n’y a pas de jeu « { $name } » : il y a { AND($known) }
error-title-is-for-fewest-to-most-seats-not-seats = { $title } se joue de { $fewest } à { $most } places, pas { $seats }
error-a-seed-is-a-whole-number-not-seed = une graine est un nombre entier, pas { $seed }
error-there-is-no-bot-level-r-for-title-there-are-known = il n’y a pas de robot « { $level } » pour { $title } : il y a { AND($known) }

## Le labo

error-no-dask-scheduler-answers-at-address-r-start-one-with-dask-scheduler = aucun ordonnanceur Dask ne répond à « { $address } » : lancez-en un par `dask scheduler`
error-file-holds-tables-of-another-setup-give-another-folder-with-out = { $file } contient les tables d’une autre mise en place ; donnez un autre dossier avec --out
error-file-the-table-after-byte-byte-cannot-be-read-why = { $file } : la table qui suit l’octet { $byte } ne peut pas être lue

## Réponses

error-the-game-is-over = la partie est finie
error-there-is-no-such-seat-the-seats-are-0-to-last = cette place n’existe pas : elles vont de 0 à { $last }
error-this-seat-is-not-asked-anything-now = on ne demande rien à cette place pour l’instant
error-the-table-has-moved-on-look-at-the-open-question-again = la table a avancé : regardez de nouveau la question posée
error-said-r-is-not-offered = « { $said } » n’est pas proposé
error-an-act-is-written-act-seat-option = un acte s’écrit Act(place, option)
error-only-somebody-with-a-seat-keeps-notes = il faut une place pour prendre des notes
error-said-r-cannot-be-done-now = « { $said } » n’est pas possible maintenant
error-said-is-not-an-answer-to-what-is-asked-there = { $said } ne répond pas à ce qui y est demandé
error-these-are-not-answers-by-seat = ce ne sont pas des réponses place par place

## Enregistrements

error-file-why = { $file } : { $why }
error-this-is-not-a-record-of-a-table-why = ce n’est pas l’enregistrement d’une table : { $why }
error-this-is-not-a-record-of-a-table-it-has-more-than-most-mib = ce n’est pas l’enregistrement d’une table : il dépasse { $most } Mio
error-this-is-not-a-record-of-a-table-it-is-made-of-too-many-parts = ce n’est pas l’enregistrement d’une table : il a trop d’éléments
error-the-record-is-cut-short-or-is-not-json-why = l’enregistrement est coupé, ou n’est pas du JSON
error-the-record-has-format-found-this-version-of-tabl-e-reads-format-known = l’enregistrement est au format { $found } ; cette version de Tablée lit le format { $known }
error-the-record-has-steps-steps-no-table-comes-to-more-than-most = l’enregistrement a { $steps } étapes ; aucune table n’en compte plus de { $most }
error-in-the-record-far-more-is-taken-back-than-at-any-table = l’enregistrement reprend bien plus de coups qu’aucune table
error-the-record-does-not-say-where-its-luck-comes-from = l’enregistrement ne dit pas d’où vient son hasard
error-the-record-does-not-say-where-its-luck-comes-from-name-is-value = l’enregistrement ne dit pas d’où vient son hasard : { $name } vaut { $value }
error-a-committed-table-s-secret-has-32-bytes = le secret d’une table compte 32 octets
error-the-record-s-secret-or-nonces-cannot-be-read = le secret de l’enregistrement ou les mots de la table sont illisibles
error-the-record-s-secret-is-not-the-one-whose-hash-was-shown-at-the-start = le secret de l’enregistrement n’est pas celui dont l’empreinte a été montrée au début
error-an-imagined-table-has-no-record-it-never-happened = une table imaginée n’a pas d’enregistrement : elle n’a jamais eu lieu
error-the-record-is-of-game-which-is-not-installed-here-there-are-known = l’enregistrement est une partie de { $game }, qui n’est pas installé ici : il y a { AND($known) }
error-the-record-is-of-game-not-of-other-r = l’enregistrement est une partie de { $game }, pas de « { $other } »
error-the-record-follows-version-found-of-the-rules-of-game-this-is-version-known = l’enregistrement suit la version { $found } des règles de { $game } ; voici la version { $known }
error-the-record-has-seats-seats-title-is-for-fewest-to-most = l’enregistrement a { $seats } places ; { $title } en demande de { $fewest } à { $most }
error-the-record-was-played-with-pack-pack-digest-which-is-not-the-one-title-comes-with-give-its-file = cette table s’est jouée avec le paquet { $pack } ({ $digest }), qui n’est pas celui de { $title } : donnez son fichier
error-the-record-was-played-with-pack-pack-digest-the-one-found-here-is-other-r-found = cette table s’est jouée avec le paquet { $pack } ({ $digest }) ; celui d’ici est « { $other } » ({ $found })
error-step-step-why = étape { $step } : { $why }
error-after-the-last-step-why = après la dernière étape : { $why }
error-step-step-said-does-not-settle-what-is-asked-there = étape { $step } : { $said } ne suffit pas à ce qui y est demandé
error-step-step-said-is-not-something-that-happens-at-a-table = étape { $step } : { $said } n’arrive à aucune table
error-step-step-said-cannot-come-from-stream = étape { $step } : { $said } ne peut pas venir de { $stream }
error-step-step-stream-is-recorded-as-said-where-the-table-s-luck-gives-due = étape { $step } : { $stream } y vaut { $said }, mais le hasard de la table donne { $due }
error-step-step-said-is-recorded-as-shown-where-the-rules-show-due = étape { $step } : { $said } y est montré, mais les règles montrent { $due }

## Données qui ne conviennent pas

error-why-at-path = { $why } (dans { $path })
error-expected-wanted-got-found = `{ $wanted }` était attendu, pas `{ $found }`
error-expected-wanted-of-length-length-got-found = `{ $wanted }` de longueur { $length } était attendu, pas { $found }
error-expected-wanted-of-length-length = `{ $wanted }` de longueur { $length } était attendu
error-expected-wanted-bound = `{ $wanted }` { $bound } était attendu
error-object-missing-required-field-field = le champ `{ $field }` manque
error-object-contains-unknown-field-field = le champ `{ $field }` n’existe pas
error-invalid-enum-value-found = la valeur { $found } n’est pas admise

## Paquets de cartes

error-there-is-no-pack-source-r-give-base-or-the-path-of-a-toml-file = il n’y a pas de paquet « { $source } » : donnez « base » ou le chemin d’un fichier TOML
error-file-is-too-long-expected-at-most-most-mib = { $file } est trop long : { $most } Mio au plus
error-file-is-not-toml-why = { $file } n’est pas du TOML : { $why }
error-file-is-not-toml-that-can-be-read-line-line-why = { $file } n’est pas du TOML lisible : ligne { $line } : { $why }
error-a-quoted-text-is-never-closed-expected-quote-at-its-end = un texte entre guillemets n’est jamais fermé : { $quote } manque à la fin
error-a-key-has-too-many-parts-expected-at-most-most-with-dots-between-them = une clé a trop de parties : { $most } au plus, séparées par des points
error-brackets-are-nested-too-deep-expected-at-most-most = les crochets sont trop imbriqués : { $most } niveaux au plus
error-where-sign-steers-a-screen-expected-text-that-can-be-read = { $where } : { $sign } commande l’écran ; un texte lisible est attendu
error-where-expected-a-whole-number-of-64-bits = { $where } : un nombre entier de 64 bits est attendu
error-file-pack-extends-the-packs-lead-back-to-one-another = { $file } : [pack] extends : les paquets renvoient les uns aux autres
error-file-this-is-a-pack-for-game-r-not-for-other-r = { $file } : c’est un paquet pour « { $game } », pas pour « { $other } »
error-file-there-is-no-section-name-there-are-known = { $file } : il n’y a pas de section [[{ $name }]] ; il y a { AND($known) }
error-file-write-name-with-double-brackets-once-for-each-card = { $file } : écrivez [[{ $name }]] entre doubles crochets, une fois par carte
error-file-a-card-never-ends-does-it-refer-to-itself = { $file } : une carte tourne sans fin ; renvoie-t-elle à elle-même ?
error-where-is-missing = { $where } manque
error-where-why = { $where } : { $why }
error-where-a-date-or-a-time-is-not-expected-here = { $where } : ni date ni heure n’est attendue ici
error-where-two-cards-are-called-name-r = { $where } : deux cartes s’appellent « { $name } »
error-where-expected-a-list-of-verbs-like-verb = { $where } : une liste de verbes est attendue, comme [{"{"} { $verb } = VALEUR {"}"}]
error-where-expected-one-verb-in-braces-got-found = { $where } : un verbe entre accolades est attendu, pas { $found }
error-where-said-is-no-kind-there-are-known = { $where } : { $said } n’est pas un verbe de cette sorte ({ $kind }) ; il y a { AND($known) }
error-where-verb-takes-nothing-write-verb = { $where } : { $verb } ne prend rien : écrivez {"{"} { $verb } = {"{}"} {"}"}
error-where-verb-name-is-given-twice-for-example-example = { $where } : { $verb } : { $name } est donné deux fois ; par exemple { $example }
error-where-verb-needs-name-r-for-example-example = { $where } : il faut « { $name } » à { $verb } ; par exemple { $example }
error-where-verb-why-for-example-example = { $where } : { $verb } : { $why } ; par exemple { $example }
error-where-verb-does-not-take-names = { $where } : { $verb } ne prend pas { $names }
error-where-this-never-ends-stopped-after-budget-verbs-does-a-card-refer-to-itself = { $where } : cela ne finit jamais (arrêt après { $budget } verbes) ; une carte renvoie-t-elle à elle-même ?
error-file-pack-extends-a-pack-that-is-sent-here-can-extend-base-only = { $file } : [pack] extends : un paquet envoyé ici ne peut compléter que « base »
error-file-pack-name-base-is-the-name-of-the-cards-in-the-box-choose-another = { $file } : [pack] name : « base » est le nom des cartes de la boîte ; choisissez-en un autre
error-file-a-game-with-these-cards-breaks-off-why = { $file } : une partie avec ces cartes s’interrompt ({ $why })
error-file-a-game-with-these-cards-takes-too-long = { $file } : une partie avec ces cartes dure trop longtemps
error-why-at-line-line-column-column = une faute à la ligne { $line }, colonne { $column }
error-why-at-end-of-document = une faute à la fin du fichier
error-where-expected-at-least-one-verb = { $where } : il faut au moins un verbe

## La commande

error-there-is-no-command-said-r-there-are-known = il n’y a pas de commande « { $said } » : il y a { AND($known) }
error-there-is-no-option-said = il n’y a pas d’option { $said }
error-said-r-is-too-much-here = « { $said } » est de trop ici
error-name-needs-a-value = il faut une valeur à { $name }
error-name-is-given-twice = { $name } est donné deux fois
error-name-cannot-be-said-r-choose-one-of-listed = { $name } ne peut pas valoir « { $said } » : choisissez { OR($listed) }
error-name-cannot-be-said-r = { $name } ne peut pas valoir « { $said } »

## Docteur

error-seed-seed-the-replay-differs = graine { $seed } : la partie rejouée n’est pas la même
error-seed-seed-kind-why = graine { $seed } : { $kind } : { $why }
