# Ce que dit toute table. Les mots propres à un jeu sont dans son dossier.

## Les places

you = vous
seat = Place { $number }
percent = { $n } %
nothing = rien

## Ce qui arrive à toute table

event-undone = { YOU($seat) ->
    [yes] Vous reprenez votre dernière réponse.
   *[no] { SEAT($seat) } reprend sa dernière réponse.
}
event-surrendered = { YOU($seat) ->
    [yes] Vous abandonnez.
   *[no] { SEAT($seat) } abandonne.
}
over = { $count ->
    [0] La partie est finie ({ $reason }) : personne n’a gagné.
   *[other] La partie est finie ({ $reason }). Victoire pour { SEATS($winners) }.
}
over-surrender = La table abandonne.

ask-cut-in = { YOU($seat) ->
    [yes] Vous pouvez intervenir maintenant.
   *[no] { SEAT($seat) } peut intervenir.
}
option-follow = { YOU($seat) ->
    [yes] Vous suivre
   *[no] Suivre { SEAT($seat) }
}
act-undo = Demander à reprendre votre dernière réponse
act-agree = Accepter la reprise
act-refuse = Refuser la reprise
act-surrender = Abandonner

## Le groupe se met d’accord

round = Tour de propositions { $round } sur 3
proposes = { YOU($seat) ->
    [yes] vous proposez : { $what }
   *[no] { SEAT($seat) } propose : { $what }
}
follows = { YOU($seat) ->
    [yes] vous suivez { SEAT($whom) }
   *[no] { YOU($whom) ->
        [yes] { SEAT($seat) } vous suit
       *[no] { SEAT($seat) } suit { SEAT($whom) }
    }
}
doubts = { SEAT($seat) } en doute et propose : { $what }.

## En jeu

prompt = Votre choix (aide donne les commandes) :
prompt-optional = Votre choix, ou Entrée pour laisser passer :
type-something = { $count ->
    [1] Tapez 1 pour la seule possibilité, ou aide.
   *[other] Tapez un nombre de 1 à { $count }, une possibilité en toutes lettres, ou aide.
}
no-such-number = Il n’y a pas de possibilité { $number } : { $count ->
    [1] la seule est la 1.
   *[other] elles vont de 1 à { $count }.
}
not-understood = Je ne comprends pas « { $said } ».
not-offered = « { $said } » n’est pas possible maintenant. Tapez « pourquoi { $rule } » pour lire la règle.
pack-trouble = Cette carte du paquet ne peut pas être jouée : { $why } Choisissez autre chose.
thinking = { SEAT($seat) } réfléchit…
working-out = Calcul en cours…
notice-go-on = Voulez-vous continuer ?
yes-or-no = oui ou non (Entrée vaut non) :
press-enter = Entrée :
hand-over = Passez le clavier à { SEAT($seat) }. Quand les autres détournent les yeux, appuyez sur Entrée.
sure = { $what } : vraiment ?

why-what = Que faut-il expliquer ? « pourquoi » vaut pour la question, « pourquoi 1 » à « pourquoi { $count } » pour une possibilité, « pourquoi e1 » à « pourquoi e{ $events } » pour ce qui est arrivé.
no-rule-needed = Cela n’a pas de règle propre : toute table peut le faire.
no-such-rule = Il n’y a pas de règle « { $number } ».
rules-how = Tapez « règles » avec un numéro, comme « règles 5.3 », ou avec un mot à chercher.
no-odds = Ce jeu n’a rien à calculer.
acts-are = Hors du tour, vous pouvez (tapez « acte » et le numéro) :
no-such-act = Tapez « acte » avec un nombre de 1 à { $count } ; « actes » en donne la liste.
act-gone = Ce n’est plus possible.
taken-back = { YOU($seat) ->
    [yes] C’est repris.
   *[no] C’est repris pour { SEAT($seat) }.
}
cannot-undo = Cela ne se reprend pas librement : { $why }.
cannot-undo-somebody-has-learnt-something-since = quelqu’un a appris quelque chose depuis
cannot-undo-the-game-is-over = la partie est finie
cannot-undo-this-seat-has-nothing-to-take-back = vous n’avez rien à reprendre
cannot-undo-this-seat-gave-no-answer-there = il n’y a là aucune réponse de votre part
cannot-undo-somebody-else-has-answered-since = quelqu’un d’autre a répondu depuis
ask-others = Demander aux autres si cela peut se reprendre ? Le même hasard reviendrait.
agree-to-undo = { SEAT($by) } voudrait reprendre sa dernière réponse. L’acceptez-vous ?
undo-refused = Les autres préfèrent continuer.
notes-are = Vos notes :
no-notes = Vous n’avez pas de notes. « noter » et quelques mots ajoute une ligne, « noter - » efface tout.
saved = La table est gardée. Pour la reprendre plus tard :
overwrite = { $file } existe déjà. Écrire par-dessus ?
cannot-save = La table ne peut pas être gardée dans { $file } : { $why }.
stopped = La table est gardée. Pour la reprendre :
stopped-unsaved = La table n’a pas été gardée.
resumed = { $title } : on reprend, après { $steps ->
    [one] { $steps } étape.
   *[other] { $steps } étapes.
}

command-why = pourquoi
command-log = journal
command-board = plateau
command-odds = chances
command-acts = actes
command-act = acte
command-undo = annuler
command-note = noter
command-rules = règles
command-save = garder
command-help = aide
command-quit = quitter
help-answer = { $count ->
    [1] Répondez par 1 ou en toutes lettres, par exemple « { $example } ». Ou tapez :
   *[other] Répondez par un nombre de 1 à { $count }, ou en toutes lettres, par exemple « { $example } ». Ou tapez :
}
help-why = la règle de la question ; « pourquoi 2 » celle de la possibilité 2 ; « pourquoi e5 » celle de l’événement 5
help-log = ce qui vient d’arriver ; « journal tout » pour l’ensemble
help-board = la table encore une fois
help-odds = ce qui se calcule d’après ce que vous savez
help-acts = ce que vous pouvez faire hors du tour
help-act = faire l’un de ces actes : « acte 3 »
help-undo = reprendre votre dernière réponse
help-note = une ligne pour vous : « noter le 5 est parti »
help-rules = une règle : « règles 5.3 » ; ou un mot à chercher
help-save = où la table est gardée ; « garder FICHIER » la garde là désormais
help-help = cette liste
help-quit = arrêter ; la table est gardée

## Commencer et finir

commitment = Le hasard de cette table vient d’un secret. Son empreinte, à vérifier à la fin :
nonce = { $count ->
    [1] Quelques mots de vous à mêler au hasard, ou Entrée pour aucun :
   *[other] { SEAT($seat) } : quelques mots de vous à mêler au hasard, ou Entrée pour aucun :
}
choose-game = Quel jeu ?
choose-seats = Combien de places ? L’une est à vous, des robots prennent les autres.
choose-setting = { $setting } ?
choose-prompt = Votre choix (Entrée pour { $usual }) :
choose-again = « { $said } » n’est pas dans la liste : tapez { OR($marks) }.
too-many-people = { $people } personnes ne peuvent pas partager { $seats } places.
set-how = « --set { $said } » : écrivez NOM=VALEUR, par exemple difficulty=hard.
save-exists = { $file } existe déjà : donnez un autre nom, ou reprenez la table par --from.
no-such-bot = Il n’y a pas de robot « { $level } » : il y a { AND($known) }.
secret = Le secret derrière le hasard de cette table :
verify-with = Pour vérifier chaque tirage :
replay-with = Pour revoir la partie :
sorry = Pardon : { $why }
sorry-help = « tablee --help » donne les commandes.

## Revoir

replay-of = { $seat ->
    [none] { $title }, { $seats } places, tous les secrets ouverts
   *[other] { $title }, { $seats } places, comme la place { $seat } l’a connue
}
no-such-seat = il n’y a pas de place { $seat } : cette table a les places 1 à { $seats }.
replay-prompt = { $stop } sur { $stops }. Entrée pour la suite, r pour revenir, un nombre pour y aller, q pour arrêter :
replay-sees = { SEAT($seat) } voit aussi :
verifying = Chaque tirage est refait…
verify-good = Les { $drawn } tirages découlent du secret dont l’empreinte est { $hash }, avec les mots de la table : { AND($nonces) }. Comparez l’empreinte à celle du début.
verify-seeded = Les { $drawn } tirages découlent de la graine { $seed }. Une graine ne promet aucun secret.
verify-unfinished = La partie n’est pas finie ; son enregistrement contient le secret : gardez-le pour vous.
verify-differs = L’étape { $step } diffère : { $stream } y vaut { $said }, mais le hasard de la table donne { $due }.
verify-told = le hasard de cette table lui a été dicté, il n’y a rien à quoi le comparer.
verify-other-hash = c’est une autre table : son empreinte est { $hash }.

## Jeux et règles

games-seats = places
games-bots = robots
games-how = Pour jouer : tablee play { $example }
rules-of = Les règles de { $title }
rules-read = Une règle : tablee rules { $game } { $example }
rules-none = { $title } n’a pas de texte de règles.
rules-not-found = il n’y a pas de règle « { $said } » ; « tablee rules { $game } » donne les chapitres.

## Paquets

pack-trying = Essai des cartes de { $file }…
pack-good = { $file } est un bon paquet ({ AND($counted) } ; empreinte { $digest }). { $tables } parties au hasard ont été jouées avec lui.
pack-play = Pour y jouer : tablee play { $game } --pack { $file }
pack-none = { $title } ne se joue pas avec des paquets.
pack-unreadable = { $file } ne peut pas être lu : { $why }
pack-not-toml = { $file } n’est pas du TOML : { $why }
pack-headless = { $file } : commencez par une table [pack] qui nomme le jeu.
pack-endless = { $pack } : une carte ne finit jamais ; renvoie-t-elle à elle-même ?
pack-exists = { $file } existe déjà ; donnez un autre nom.
pack-new = { $file } est écrit. Changez ses cartes, puis lancez : tablee pack check { $file }
pack-shown = Toutes les cartes sont dans { $file }.
pack-template = Un paquet de cartes. Il commence par une copie des cartes du jeu : changez, ôtez ou ajoutez ce que vous voulez.
    Chaque [[section]] est une carte. Tout texte y est en anglais et en français ; écrivez deux fois le même s’il n’en faut qu’un.
    origin dit d’où vient une carte : "rulebook" imprimée dans le livret, "public" connue de sources publiques, "original" à vous.
    Les effets sont des listes de verbes : tablee pack verbs JEU les explique. tablee pack check FICHIER dit ce qui ne va pas.
    Ce fichier reste chez vous. Les textes imprimés appartiennent à leur éditeur : gardez-les pour vous.
gallery-title = { $title } : { $pack }
gallery-origins = Chaque carte dit d’où elle vient : le livret, des sources publiques, ou la création de ce projet.
gallery-digest = Empreinte du paquet : { $digest }.
origin-rulebook = livret
origin-public = source publique
origin-original = création

## Docteur

doctor-extra = absent ; vient avec tablee[{ $extra }]
doctor-folder = dossier des données
doctor-folder-is = { $writable ->
    [yes] { $folder }
   *[no] { $folder } (ne peut pas être écrit : les tables ne seront pas gardées)
}
doctor-database = base de données
doctor-database-is = { $size ->
    [0] aucune pour l’instant
   *[other] tablee.db, { $size } ko
}
doctor-pages = pages
doctor-pages-are = { $built ->
    [yes] construites
   *[no] pas construites : lancez `make web`
}
doctor-language = langue
doctor-terminal = terminal
doctor-terminal-is = { $is_terminal ->
    [yes] { $colour ->
        [none] sans couleur
       *[other] en couleur ({ $colour })
    }
   *[no] pas un terminal
}
doctor-trying = Essai de { $game }…
doctor-game = { $trouble ->
    [none] { $game } : paquet { $pack } { $digest }, se joue et se rejoue
   *[other] { $game } : paquet { $pack } { $digest }, en difficulté : { $trouble }
}
doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : joignez cette page à votre message.

## Le labo

lab-title = { $title } : ce que donnent les bots
lab-played = { $tables } tables à { $seats } places, jouées par { AND($bots) }.
lab-ends = Comment finissent les tables
lab-end = { $won ->
    [yes] { $reason } (gagné)
   *[no] { $reason } (personne ne gagne)
}
lab-seats = Victoires par place
lab-bots = Victoires par bot
lab-share = { $share } % ({ $low } à { $high })
lab-decisions = Décisions dans une table
lab-fact = À la fin : { $name }
lab-scores = Scores
lab-median = médiane { $median }
lab-rules = Règles appliquées
lab-rule = Règle
lab-tables = Tables
lab-how-many = { $tables } tables, c’est trop peu : il en faut au moins une.
lab-written = La page avec tous les chiffres :

## The server

level-random = au hasard
level-novice = débutant
level-expert = expert

phrase-1 = Bonjour !
phrase-2 = Bien joué.
phrase-3 = Oh non !
phrase-4 = Un instant, je réfléchis.
phrase-5 = À vous.
phrase-6 = Merci pour la partie.

setting-pack = Jeu de cartes
setting-pack-base = De base
setting-first = Qui commence
setting-first-drawn = Tiré au sort
setting-aids = Montrer les chances et les déductions
setting-value-true = oui
setting-value-false = non

trouble-stale = La table a avancé : regardez de nouveau la question posée.
trouble-not-offered = Ce choix n’est pas proposé maintenant.
trouble-not-asked = On ne vous demande rien en ce moment.
trouble-over = Cette partie est finie.
trouble-not-yours = Cette place n’est pas la vôtre.
trouble-no-hello = Saluez d’abord : quelle place, quelle langue.
trouble-not-found = Il n’y a rien ici, ou cela ne vous est pas ouvert.
trouble-bad-frame = Ce message est illisible.
trouble-too-big = Ce message est trop long.
trouble-too-fast = C’était trop rapide : attendez un instant, puis réessayez.
trouble-muted = Vous ne pouvez pas parler en ce moment.
trouble-bad-text = Un message compte de 1 à 300 caractères ordinaires.
trouble-bad-name = Un nom compte de 1 à 24 caractères ordinaires.
trouble-name-taken = Quelqu’un porte déjà ce nom à cette table.
trouble-cannot-undo = Cela ne peut plus être repris.
trouble-not-running = La partie n’a pas encore commencé.
trouble-running = Cela n’est possible que lorsque la partie n’est pas en cours.
trouble-not-host = Seul l’hôte de la table peut le faire.
trouble-locked = L’hôte a fermé cette table.
trouble-full = Toutes les places sont prises.
trouble-taken = Cette place est prise.
trouble-seats-free = Des places sont encore libres : attendez quelqu’un, ou confiez-les à des robots.
trouble-bad-option = On ne peut pas dresser une table ainsi.
trouble-bad-pack = Ce jeu de cartes ne peut pas servir ici.
trouble-too-many = Vous avez trop de tables ouvertes : terminez-en une d’abord.
trouble-stuck = Cette table ne peut pas continuer : elle a été dressée avec d’autres règles ou d’autres cartes que celles installées ici.
trouble-not-kept = Impossible d’enregistrer : rien n’a été fait. Réessayez.
trouble-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps.
trouble-origin = Cette demande vient d’un autre site.
trouble-internal = Quelque chose s’est mal passé ici. Rien n’a changé ; réessayez.
trouble-removed = L’hôte a libéré votre place.
trouble-no-watching = Cette table n’admet pas de spectateurs.
trouble-no-record = Une table dérivée n’a pas d’enregistrement : elle n’a jamais eu lieu.

serve-at = Tablée vous attend à l’adresse { $url }
serve-network = Sur le même réseau : { $url }
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour accueillir d’autres personnes : tablee serve --host 0.0.0.0
serve-stop = Ctrl+C pour arrêter. Rien n’est perdu : chaque table peut être reprise.
serve-no-client = Les pages ne sont pas construites : lancez `make web`, ou installez le paquet depuis PyPI.
serve-port-taken = Le port { $port } est occupé : choisissez-en un autre avec --port.

extra-missing = Il manque des paquets pour cela. Pour les installer : { $install }
extra-fetch = La table dans le navigateur demande quelques paquets de plus. Ils s’installent maintenant, une fois pour toutes :
extra-go-on = Entrée pour continuer, Ctrl+C pour renoncer.
extra-fetching = Installation en cours…
extra-failed = Cela n’a pas marché. Le terminal s’en passe : tablee play shipwreck. Pour réessayer : { $install }
