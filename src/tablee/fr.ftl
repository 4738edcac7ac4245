# Ce que dit toute table. Les mots propres à un jeu sont dans son dossier.

## Les places

you = vous
seat = Convive { $number }
percent = { $n } %
nothing = rien

## Ce qui arrive à toute table

event-undone = { YOU($seat) ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { SEAT($seat) } reprend son dernier coup.
}
event-surrendered = { YOU($seat) ->
    [yes] Vous abandonnez.
   *[no] { SEAT($seat) } abandonne.
}
over = { $count ->
    [0] La partie est finie ({ $reason }) : personne n’a gagné.
   *[other] La partie est finie ({ $reason }). Victoire pour { SEATS($winners) }.
}
end-how = { $outcome ->
    [all-won] Victoire de toute la table
    [all-lost] Défaite de toute la table
    [won] Vous gagnez
    [lost] Vous perdez
    [drawn] Personne ne gagne
   *[over] Partie terminée
}{ $turns ->
    [0] {""}
    [one] , en un tour
   *[other] , en { $turns } tours
}
end-curve = { $seat ->
    [none] { $measure } : de { $first } à { $last }, entre { $low } et { $high }.
   *[seat] { $measure }, { SEAT($seat) } : de { $first } à { $last }, entre { $low } et { $high }.
}
end-ranks = Classement
end-together = Ce que chacun a apporté
end-moments = Moments décisifs
end-turn = tour { $turn }
ending-surrender = La table repose ses cartes : l’histoire s’arrête là.

over-surrender = La table abandonne.

ask-cut-in = { YOU($seat) ->
    [yes] Vous pouvez intervenir maintenant.
   *[no] { SEAT($seat) } peut intervenir.
}
option-follow = { YOU($seat) ->
    [yes] Vous suivre
   *[no] Suivre { SEAT($seat) }
}
act-undo = Demander à reprendre votre dernier coup
act-agree = Accepter que l’on reprenne
act-refuse = Refuser que l’on reprenne
act-surrender = Proposer d’arrêter la partie

## Le groupe se met d’accord

round = Propositions, tour { $round } sur 3
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
doubts = { SEAT($seat) } hésite et propose plutôt : { END($what) }

## En jeu

prompt = Votre choix (aide donne les commandes) :
prompt-optional = Votre choix, ou Entrée pour laisser passer :
prompt-forced = Vous n’avez pas le choix. Appuyez sur Entrée quand vous voulez :
nothing-to-cut-in-with = Vous n’avez rien pour intervenir maintenant.
skip-how = Il n’y a rien à laisser passer : c’est à vous que la question s’adresse.
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
pack-trouble = Cette carte du paquet ne peut pas être jouée : { END($why) } Choisissez autre chose.
thinking = { SEAT($seat) } réfléchit…
working-out = Calcul en cours…
notice-go-on = Voulez-vous continuer ?
fact-yes = oui
yes-or-no = oui ou non (Entrée vaut non) :
press-enter = Entrée :
hand-over = Passez le clavier à { SEAT($seat) }. Quand les autres détournent les yeux, appuyez sur Entrée.
sure = { $what } : vraiment ?

why-what = Que faut-il expliquer ? « pourquoi » vaut pour la question, « pourquoi 1 » à « pourquoi { $count } » pour une possibilité, « pourquoi e1 » à « pourquoi e{ $events } » pour ce qui est arrivé, « pourquoi » et un nom pour la dernière réponse d’un robot.
why-silent = { SEAT($seat) } : pas un mot pour l’instant, ce serait vendre la mèche.
why-unsaid = { SEAT($seat) } : rien à expliquer pour l’instant.
no-rule-needed = Cela n’a pas de règle propre : toute table peut le faire.
no-such-card = Aucune carte ne s’appelle « { $said } ».
card-how = Tapez « carte » et le nom d’une carte, entier ou non.
no-such-rule = Il n’y a pas de règle « { $number } ».
rules-how = Tapez « règles » avec un numéro, comme « règles 5.3 », ou avec un mot à chercher.
no-odds = Ce jeu n’a rien à calculer.
no-piles = Ce jeu n’a pas de pile à consulter.
acts-are = Hors du tour, vous pouvez (tapez « acte » et le numéro) :
no-such-act = Tapez « acte » avec un nombre de 1 à { $count } ; « actes » en donne la liste.
act-gone = Trop tard : ce n’est plus possible.
taken-back = { YOU($seat) ->
    [yes] Coup repris.
   *[no] Coup repris pour { SEAT($seat) }.
}
cannot-undo = On ne peut pas le reprendre librement : { $why }.
cannot-undo-learnt = quelqu’un a appris quelque chose depuis
cannot-undo-over = la partie est finie
cannot-undo-nothing = vous n’avez rien à reprendre
cannot-undo-no-answer-there = vous n’avez rien répondu à cet endroit
cannot-undo-answered-since = quelqu’un d’autre a répondu depuis
undo-ask = Demander aux autres la permission de reprendre ? Le hasard, lui, ne changerait pas.
agree-to-undo = { SEAT($by) } voudrait reprendre son dernier coup. L’acceptez-vous ?
undo-refused = Les autres préfèrent continuer.
notes-are = Vos notes :
no-notes = Vous n’avez pas de notes. « noter » suivi de quelques mots ajoute une ligne, « noter - » efface tout.
saved = La table est enregistrée. Pour la reprendre plus tard :
overwrite = { $file } existe déjà. Écrire par-dessus ?
cannot-save = Impossible d’enregistrer la table dans { $file } : { $why }.
stopped = La table est enregistrée. Pour la reprendre :
stopped-unsaved = La table n’a pas été enregistrée.
resumed = { $title } : on reprend, après { $steps ->
    [one] { $steps } étape.
   *[other] { $steps } étapes.
}

command-why = pourquoi
command-log = journal
command-board = plateau
command-card = carte
command-pile = pile
command-odds = chances
command-acts = actes
command-act = acte
command-skip = laisser
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
help-why = la règle de la question ; « pourquoi 2 » celle de la possibilité 2 ; « pourquoi e5 » celle de l’événement 5 ; « pourquoi Basile » : ce que pensait ce robot
help-log = ce qui vient d’arriver ; « journal tout » pour l’ensemble
help-board = la table encore une fois
help-card = les cartes visibles, avec leur texte ; « carte NOM » toute carte de ce nom
help-pile = le contenu des défausses et des autres piles que l’on peut consulter
help-odds = ce qui se calcule d’après ce que vous savez
help-acts = ce que vous pouvez faire hors du tour
help-act = faire l’un de ces actes : « acte 3 »
help-skip = tout laisser passer jusqu’à ce qu’une question vous soit posée ; « laisser agir » jusqu’à ce que quelqu’un fasse autre chose
help-undo = reprendre votre dernier coup
help-note = une ligne pour vous : « noter le 5 est parti »
help-rules = une règle : « règles 5.3 » ; ou un mot à chercher
help-save = où la table est enregistrée ; « garder FICHIER » l’y enregistre désormais
help-help = cette liste
help-quit = arrêter ; la table est enregistrée

## Commencer et finir

commitment = Le hasard de cette table vient d’un secret. Son empreinte, à vérifier à la fin :
nonce = { $count ->
    [1] Quelques mots de vous à mêler au hasard, ou Entrée pour aucun :
   *[other] { SEAT($seat) } : quelques mots de vous à mêler au hasard, ou Entrée pour aucun :
}
choose-game = Quel jeu ?
choose-seats = Combien de places ? La première est pour vous, des robots prennent les autres.
choose-level = Quel niveau pour les robots ?
choose-setting = { $setting } ?
choose-prompt = Votre choix (Entrée pour { $usual }) :
choose-again = « { $said } » n’est pas dans la liste : tapez { OR($marks) }.
too-many-people = { $people } personnes ne peuvent pas partager { $seats } places.
set-how = « --set { $said } » : écrivez NOM=VALEUR, par exemple difficulty=hard.
save-exists = { $file } existe déjà : donnez un autre nom, ou reprenez la table par --from.
no-such-bot = il n’y a pas de robot « { $level } » : il y a { AND($known) }
secret = Le secret derrière le hasard de cette table :
verify-with = Pour vérifier chaque tirage :
replay-with = Pour revoir la partie :
lesson-step = Chapitre { $chapter }, { $title } · étape { $n } sur { $of }
lesson-prompt = À vous (Entrée fait ce qui est enseigné)
lesson-enter = Entrée pour continuer
lesson-said = Vous dites : « { $what } »
lesson-enter-how = Entrée pour continuer ; « plateau », « pourquoi » et « quitter » servent aussi ici.
no-lesson = { $title } n’a pas de leçon. Ses règles : tablee rules { $game }
no-chapter = il n’y a pas de chapitre { $number } : la leçon en compte { $count }.
sorry = Pardon : { END($why) }
sorry-help = « tablee --help » donne les commandes.

## Revoir

replay-of = { $seat ->
    [none] { $title }, à { $seats }, tous secrets ouverts
   *[other] { $title }, à { $seats }, vue de la place { $seat }
}
no-such-seat = il n’y a pas de place { $seat } : cette table a les places 1 à { $seats }.
record-not-installed = cette table est une partie de « { $game } », un jeu qui n’est pas installé ici. Si vous vous fiez au code de ce jeu, nommez-le vous-même : { $command ->
    [play] tablee play MODULE:ATTRIBUT --from { $file }
   *[other] tablee { $command } { $file } --game MODULE:ATTRIBUT
}
record-pack-needed = cette table s’est jouée avec le paquet « { $pack } » ({ $digest }). Donnez son fichier avec --pack.
record-pack-changed = cette table s’est jouée avec le paquet « { $pack } » ({ $digest }), et { $file } a disparu ou a changé depuis. Donnez avec --pack le fichier tel qu’il était.
record-other-pack = cette table s’est jouée avec le paquet « { $pack } » ({ $digest }), et { $file } en est un autre ({ $found }).
replay-prompt = { $stop } sur { $stops }. Entrée pour la suite, r pour revenir, un nombre pour y aller, q pour arrêter :
replay-sees = { YOU($seat) ->
    [yes] Vous voyez aussi :
   *[no] { SEAT($seat) } voit aussi :
}
verifying = Chaque tirage est refait…
verify-good = Vérifié ({ $drawn ->
    [one] { $drawn } tirage
   *[other] { $drawn } tirages
}) : tout découle du secret dont l’empreinte est { $hash }, avec les mots de la table : { AND($nonces) }. Comparez l’empreinte à celle du début.
verify-seeded = Vérifié ({ $drawn ->
    [one] { $drawn } tirage
   *[other] { $drawn } tirages
}) : tout découle de la graine { $seed }. Une graine ne promet aucun secret.
verify-scripted = Vérifié ({ $drawn ->
    [one] { $drawn } tirage
   *[other] { $drawn } tirages
}) : ce hasard était écrit d’avance, comme pour une leçon. Il ne promet aucun secret.
verify-unfinished = La partie n’est pas finie ; son enregistrement contient le secret : gardez-le pour vous.
verify-told = le hasard de cette table lui a été dicté : il n’y a rien à vérifier.
verify-no-seal = le hasard de cette table n’était pas scellé
verify-other-hash = c’est une autre table : son empreinte est { $hash }.

## Jeux et règles

games-seats = places
games-bots = robots
games-how = Pour jouer : tablee play { $example }
rules-of = { $title } : les règles
rules-read = Une règle : tablee rules { $game } { $example }
rules-none = { $title } n’a pas de texte de règles.
rules-not-found = il n’y a pas de règle « { $said } » ; « tablee rules { $game } » donne les chapitres.

## Paquets

pack-trying = Essai des cartes de { $file }…
pack-good = { $file } est un bon paquet : il a tenu { $tables ->
    [one] { $tables } partie jouée
   *[other] { $tables } parties jouées
} au hasard. Cartes : { AND($counted) }. Empreinte : { $digest }.
pack-play = Pour y jouer : tablee play { $game } --pack { $file }
pack-none = { $title } ne se joue pas avec des paquets.
pack-not-installed = { $file } est un paquet pour « { $game } », un jeu qui n’est pas installé ici. Si vous vous fiez au code de ce jeu, nommez-le vous-même : --game MODULE:ATTRIBUT
pack-headless = { $file } : commencez par une table [pack] qui nomme le jeu.
pack-exists = { $file } existe déjà ; donnez un autre nom.
pack-new = { $file } est créé. Changez ses cartes, puis lancez : tablee pack check { $file }
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

doctor-extra = pas installé ; vient avec tablee[{ $extra }]
doctor-folder = dossier des données
doctor-folder-is = { $writable ->
    [yes] { $folder }
   *[no] { $folder } (ne peut pas être écrit : les tables ne seront pas gardées)
}
doctor-database = base de données
doctor-database-is = { $state ->
    [none] aucune pour l’instant
    [old] tablee.db, { $size } ko, d’une version plus ancienne : le prochain démarrage la mettra à jour
   *[good] tablee.db, { $size } ko, intacte
}
doctor-server = serveur
doctor-server-is = { $state ->
    [none] aucun ne tourne sur ce dossier
    [starting] un serveur démarre sur ce dossier
   *[running] un serveur tourne sur ce dossier, à l’adresse { $url } (processus { $pid })
}
doctor-limits = { $running ->
    [yes] Limites du serveur en marche :
   *[no] Limites, sauf si « tablee serve --limit » en décide autrement :
}
doctor-endless = aucune
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
   *[other] { $game } : paquet { $pack } { $digest }, un problème : { $trouble }
}
doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : joignez cette page à votre message.

## Ce qui est gardé

store-foreign = { $file }, dans { $folder }, appartient à un autre programme. Choisissez un autre dossier avec --data.
store-newer = { $file }, dans { $folder }, vient d’une version plus récente de Tablée (son format est le { $found }, et cette version lit jusqu’au { $expected }). Mettez Tablée à jour, ou choisissez un autre dossier avec --data.
store-broken = { $file }, dans { $folder }, est abîmé, ou n’est pas une base de données. Restaurez une sauvegarde avec « tablee restore FICHIER --force », qui met de côté le fichier abîmé, ou choisissez un autre dossier avec --data.
store-read-only = Vous n’avez pas le droit de lire et d’écrire { $file } dans { $folder }. Donnez-vous ce droit, ou choisissez un autre dossier avec --data.
store-full = Le disque où se trouve { $folder } est plein. Faites de la place, puis réessayez.
store-busy = Un autre programme se sert de { $file } dans { $folder }. Fermez-le, puis réessayez.
store-unreadable = { $file }, dans { $folder }, ne peut pas être ouvert. Vérifiez que le dossier existe et que le fichier est à vous.
store-in-use = { $url ->
    [none] Une autre Tablée se sert de { $folder }. Attendez qu’elle ait fini, ou choisissez un autre dossier avec --data.
   *[other] Tablée tourne déjà sur { $folder }, à l’adresse { $url }. Allez-y, ou arrêtez-la d’abord, ou choisissez un autre dossier avec --data.
}
store-bad-key = { $file } est trop court pour signer quoi que ce soit. Reprenez-le d’une sauvegarde ; à défaut, effacez-le : tout le monde perd alors sa place.
store-exists = { $file } existe déjà dans { $folder }. Donnez un autre nom, ou ajoutez --force pour écrire par-dessus.
store-nothing = Il n’y a rien à sauvegarder dans { $folder }. Choisissez un autre dossier avec --data.
store-there = { $folder } contient déjà { $file }. Choisissez un autre dossier avec --data, ou ajoutez --force : ce qui s’y trouve est alors mis de côté, pas effacé.
store-no-database = La base de données { $place } ne répond pas : { $why }. Vérifiez qu’elle tourne, et l’adresse donnée par --database.
db-upgraded = { $state ->
    [new] La base de données { $place } est prête.
    [same] La base de données { $place } était déjà à jour.
   *[old] La base de données { $place } est passée du format { $before } au format { $now }.
}
store-old-schema = { $found ->
    [0] La base de données { $place } n’a pas encore les tables de Tablée. Lancez une fois « tablee db upgrade --database ADRESSE », puis recommencez.
   *[other] La base de données { $place } est au format { $found } ; cette version de Tablée demande le { $expected }. Sauvegardez-la, lancez « tablee db upgrade --database ADRESSE », puis recommencez.
}
store-bad-address = { $place } n’est pas l’adresse d’une base de données. Donnez-en une comme postgresql://tablee@localhost/tablee.
store-in-use-there = Tablée tourne sur la base de données { $place }. Arrêtez-la d’abord, ou choisissez une autre base avec --database.
store-there-already = La base de données { $place } contient déjà des tables. Choisissez-en une vide avec --database.
store-archive-unreadable = { $file } n’est pas une archive zip, ou n’en est qu’un morceau. Rien n’a changé ; prenez une autre sauvegarde.
store-archive-foreign = { $file } n’est pas une sauvegarde de Tablée. Rien n’a changé ; prenez un fichier écrit par « tablee backup ».
store-archive-newer = { $file } vient d’une version plus récente de Tablée. Rien n’a changé ; mettez d’abord Tablée à jour.
store-archive-unsafe = { $file } contient ce qu’aucune sauvegarde ne contient : « { $name } ». Rien n’a changé ; ne vous fiez pas à ce fichier.
store-archive-damaged = { $file } est abîmé : « { $name } » ne correspond pas à son sommaire. Rien n’a changé ; prenez une autre sauvegarde.
store-archive-big = { $file } prendrait plus de { $most } Mio. Rien n’a changé ; si vous vous y fiez, permettez davantage avec --most.

kept-tables = { $tables ->
    [0] aucune table
    [one] { $tables } table
   *[other] { $tables } tables
}
kept-packs = { $packs ->
    [0] aucun paquet de cartes
    [one] { $packs } paquet de cartes
   *[other] { $packs } paquets de cartes
}
backup-writing = Écriture de la sauvegarde…
backup-done = { $file } : { kept-tables }, { kept-packs }, { $size } ko. Les secrets des tables en cours s’y trouvent : gardez-la pour vous.
restore-reading = Lecture de la sauvegarde…
restore-done = Dans { $folder }, il y a maintenant : { kept-tables }, { kept-packs }, { $size } ko.
restore-aside = Ce qui s’y trouvait a été mis de côté :

## Le labo

lab-title = { $title } : ce que donnent les robots
lab-played = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} à { $seats } places. Les robots : { AND($bots) }.
lab-measured = { $commit ->
    [unknown] Mesuré le { $date }, Python { $python }
   *[other] Mesuré le { $date }, révision { $commit }, Python { $python }
}
lab-ends = Comment finissent les tables
lab-who = { $who ->
    [several] plusieurs
    [all] tout le monde
   *[somebody] quelqu’un
}
lab-seat = Place { $number }
lab-seats = Victoires par place
lab-bots = Victoires par robot
lab-share = { $share } % ({ $low } à { $high })
lab-decisions = Décisions par table
lab-fact = À la fin : { $name }
lab-scores = Scores
lab-median = médiane { $median }
lab-rules = Règles appliquées
lab-rule = Règle
lab-tables = Tables
lab-how-many = { $tables ->
    [one] { $tables } table, c’est trop peu : il en faut au moins une.
   *[other] { $tables } tables, c’est trop peu : il en faut au moins une.
}
lab-written = La page et tous ses chiffres :

## The server

level-random = au hasard
level-random-note = Répond au hasard, sans réfléchir : pour essayer un jeu, pas pour se mesurer.
level-novice = débutant
level-novice-note = Joue des coups raisonnables sans voir loin : pour ses premières parties.
level-adept = confirmé
level-expert = expert

phrase-1 = Bonjour !
phrase-2 = Bien joué.
phrase-3 = Oh non !
phrase-4 = Un instant, je réfléchis.
phrase-5 = À vous de jouer.
phrase-6 = Merci pour la partie.

setting-pack = Jeu de cartes
setting-pack-note = Les cartes avec lesquelles on joue : celles de la boîte, ou un paquet à vous.
setting-pack-base = De base
setting-first = Qui commence
setting-first-note = Qui joue le premier tour ; tiré au sort si vous ne choisissez pas.
setting-first-drawn = Par tirage au sort
setting-aids = Montrer les chances et les déductions
setting-aids-note = Toute la table voit les chances, et ce qui peut se déduire.
setting-value-true = oui
setting-value-false = non

reminder = { COUNT($names) ->
    [0] C’est à vous de jouer.
   *[other] C’est à vous de jouer, avec { AND($names) }.
}

trouble-not-taught = Ce sera pour plus tard : la leçon éclaire ce qu’il y a à faire.
trouble-stale = La table a avancé : regardez de nouveau la question posée.
trouble-not-offered = Ce choix n’est pas proposé maintenant.
trouble-not-asked = On ne vous demande rien pour l’instant.
trouble-over = Cette partie est finie.
trouble-not-yours = Cette place n’est pas la vôtre.
trouble-no-hello = Saluez d’abord : quelle place, quelle langue.
trouble-not-found = Il n’y a rien ici, ou rien qui vous soit ouvert.
trouble-bad-frame = Ce message est illisible.
trouble-too-big = Ce message est trop long.
trouble-too-fast = Trop rapide : attendez un instant, puis réessayez.
trouble-muted = Vous ne pouvez pas parler en ce moment.
trouble-bad-endpoint = Impossible de prévenir ce navigateur : ce serveur ne peut pas écrire à son service de notifications.
trouble-no-days = Vous n’êtes à aucune table sur plusieurs jours : il n’y a rien à vous annoncer.
trouble-bad-text = Un message compte de 1 à 300 caractères ordinaires.
trouble-bad-name = Un nom compte de 1 à 24 caractères ordinaires.
trouble-name-taken = Quelqu’un porte déjà ce nom à cette table.
trouble-cannot-undo = Ce coup ne peut plus être repris.
trouble-not-running = La partie n’a pas commencé.
trouble-running = Impossible tant que la partie est en cours.
trouble-not-host = Seul l’hôte de la table peut le faire.
trouble-locked = L’hôte a fermé cette table.
trouble-full = Toutes les places sont prises.
trouble-taken = Cette place est prise.
trouble-seats-free = Des places sont encore libres : attendez quelqu’un, ou confiez-les à des robots.
trouble-bad-option = On ne peut pas ouvrir une table ainsi.
trouble-bad-pack = Ce jeu de cartes ne peut pas servir ici.
trouble-too-many = Vous avez trop de tables ouvertes : terminez-en une d’abord.
trouble-too-many-here = Trop de tables sont ouvertes depuis votre réseau : terminez-en une, ou revenez demain.
trouble-too-many-sockets = Trop de fenêtres sont ouvertes sur ce serveur depuis chez vous : fermez-en quelques-unes, puis rechargez la page.
trouble-bots-busy = Les robots ont déjà beaucoup réfléchi pour vous : laissez-les souffler quelques minutes, ou jouez sans eux.
trouble-damaged = Ce qui est gardé de cette table est abîmé : elle ne peut pas s’ouvrir. Qui tient ce serveur peut la retrouver dans une sauvegarde.
trouble-declined = Quelqu’un à cette table préfère que le robot continue.
trouble-pack-too-slow = Ces cartes n’ont pas pu être vérifiées à temps : simplifiez-les, puis réessayez.
trouble-pack-too-big = Ces cartes demandent trop de mémoire : simplifiez-les, puis réessayez.
trouble-no-room = Ce serveur n’a plus de place pour d’autres jeux de cartes : adressez-vous à qui le tient.
trouble-stuck = Cette table ne peut pas continuer : elle a commencé avec d’autres règles ou d’autres cartes que celles installées ici.
trouble-not-kept = Impossible d’enregistrer : rien n’a été fait. Réessayez.
trouble-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps.
trouble-origin = Cette demande vient d’un autre site.
trouble-internal = Quelque chose s’est mal passé ici. Rien n’a changé ; réessayez.
trouble-removed = L’hôte a libéré votre place.
trouble-no-watching = Cette table n’admet pas de public.
trouble-no-record = Une table dérivée n’a pas d’enregistrement : elle n’a jamais existé.

serve-at = Tablée vous attend à l’adresse { $url }
serve-network = Sur le même réseau : { $url }
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour accueillir d’autres personnes : tablee serve --host 0.0.0.0
serve-stop = Ctrl+C pour arrêter. Rien n’est perdu : chaque table peut être reprise.
serve-no-client = Les pages ne sont pas construites : lancez `make web`, ou installez le paquet depuis PyPI.
serve-port-taken = le port { $port } est occupé : choisissez-en un autre avec --port.
serve-no-port = un port est un nombre de 0 à 65535, pas { $port } : choisissez-en un autre avec --port.
serve-no-address = impossible d’écouter sur { $host }, port { $port } : choisissez une autre adresse avec --host ou un autre port avec --port.
serve-already = Tablée tourne déjà ici, à l’adresse { $url }
serve-limit-how = « --limit { $said } » : écrivez NOM=VALEUR avec un nombre supérieur à 0. Les noms sont { AND($names) }.
serve-workers-how = « --workers { $said } » : écrivez un nombre à partir de 1.
serve-workers-alone = Plusieurs processus ne peuvent pas se partager une base dans un fichier : ajoutez --database postgresql://…, ou laissez --workers de côté.
serve-workers-here = Plusieurs processus ne peuvent pas se partager un port sur ce système : laissez --workers de côté.
serve-no-limits-here = --no-limits sert à faire des essais sur ce seul ordinateur : laissez --host à 127.0.0.1, sans --public-url.

limit-requests = requêtes par seconde, depuis une même adresse
limit-requests_at_once = requêtes d’un coup, depuis une même adresse
limit-frames = messages par seconde sur les sockets, depuis une même adresse
limit-frames_at_once = messages d’un coup sur les sockets, depuis une même adresse
limit-new_tables = nouvelles tables par seconde, depuis une même adresse
limit-new_tables_at_once = nouvelles tables d’un coup, depuis une même adresse
limit-packs = paquets de cartes envoyés par seconde, depuis une même adresse
limit-packs_at_once = paquets de cartes envoyés d’un coup, depuis une même adresse
limit-reminders = messages par seconde annonçant son tour à une même personne
limit-reminders_at_once = messages d’un coup annonçant son tour à une même personne
limit-connections = connexions ouvertes, depuis une même adresse
limit-sockets = sockets ouvertes, depuis une même adresse
limit-guest_sockets = sockets ouvertes par une même personne
limit-tables = tables d’une même personne qui ne sont pas finies
limit-address_tables = tables dressées depuis une même adresse qui ne sont pas finies
limit-rooms = tables tenues en mémoire ; les autres sont relues quand quelqu’un vient
limit-packs_kept = paquets de cartes que garde le serveur
limit-browsers = navigateurs d’une même personne qui annoncent son tour
limit-bot_seconds = secondes de réflexion des robots par seconde, pour une même personne
limit-address_bot_seconds = secondes de réflexion des robots par seconde, pour une même adresse
limit-bot_burst = secondes pendant lesquelles se met de côté la réflexion non employée
limit-body_bytes = octets d’une requête
limit-pack_bytes = octets d’un paquet de cartes
limit-frame_bytes = octets d’un message sur une socket
limit-kept_bytes = octets qui peuvent attendre quelqu’un qui lit lentement
limit-process_bytes = octets de mémoire d’un processus qui réfléchit ou vérifie des cartes
limit-wishes = messages d’une même socket traités à la fois
limit-reading_seconds = secondes dans lesquelles une requête doit être arrivée
limit-ping_seconds = secondes entre deux signes de vie sur une socket
limit-thinking_seconds = secondes de réflexion d’un robot pour une réponse
limit-checking_seconds = secondes dans lesquelles un paquet de cartes doit être vérifié

extra-missing = il manque des paquets pour cela. Pour les installer : { $install }
extra-fetch = La table dans le navigateur demande quelques paquets de plus. Ils s’installent maintenant, une fois pour toutes :
extra-go-on = Entrée pour continuer, Ctrl+C pour renoncer.
extra-fetching = Installation en cours…
extra-failed = cela n’a pas marché. Le terminal s’en passe : tablee play shipwreck. Pour réessayer : { $install }

cite = « { $name } »
