# Les mots de la coquille : ce que dit une page hors des jeux.

## Everywhere

description = Cinq jeux de table, entre amis ou contre des robots, dans le navigateur.
you = vous
you-name = Vous
seat = Convive { $number }
bot = robot
yes = oui
no = non
ok = D’accord
close = Fermer
cancel = Annuler
home = Accueil
home-link = Tablée, accueil
language = Langue
sound = Son
theme = { $light ->
    [yes] Thème sombre
   *[no] Thème clair
}
your-name = Votre nom
your-name-is = Votre nom : { $name }
loading = Chargement…
offline = Le serveur ne répond pas. Est-il encore en marche ?
try-again = Réessayer
trouble-title = La table a été bousculée.
not-found-title = Personne à cette table.
not-found = Cette page ou cette table n’existe pas, ou ne vous est pas ouverte.
joining = Ouverture du lien…
lost-cookie = Vous étiez à cette table ? Elle vous reconnaît à un cookie de votre navigateur : dans un autre navigateur, une fenêtre privée, ou si vos cookies ont été effacés, vous lui êtes inconnu. L’hôte peut vous envoyer le lien de votre place : ce lien se trouve à côté de votre nom, dans l’onglet « Table », ou dans la salle d’attente, sous « Places, ordre, liens ».

## The lobby

lobby-title = À quoi joue-t-on ce soir ?
lobby-lead = Sans compte. Entre amis, par un simple lien, sur le même écran, ou contre des robots.
lobby-aids = Jouer avec les aides
lobby-aids-note = chances et déductions, aux tables ouvertes d’un clic
games = Jeux
your-game = Votre partie en cours
your-move = À vous
in-game = dans { $game }
resume = Reprendre
open = Ouvrir
your-tables = Vos tables
which-tables = Quelles tables
recent = Récentes
running = En cours, { $count }
finished = Terminées, { $count }
no-tables = Pas encore de table. Lancez l’un des jeux ci-dessus, ou ouvrez une nouvelle table.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de convives en ce moment.
new-table = Nouvelle table
gallery = Galerie des cartes
rules = Règles
rules-of = { $game } : les règles
promise = Hasard vérifiable, secrets gardés
players = convives
weight-light = léger
weight-medium = moyen
weight-heavy = corsé
age = { $n }+
read-notice = C’est lu
play-now = Jouer tout de suite
with-bots = avec des robots
laying = La table se dresse…
invite = Inviter
learn = Apprendre
damaged-table = Une table abîmée
stuck = ne peut pas continuer
gathering = En attente
others-move = Aux autres de jouer
free-places = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
watch-again = Revoir
sit = S’asseoir
watch = Regarder
sit-now = Prendre place maintenant
asking-others = On demande aux autres.
asking-others-note = On vous a envoyé la place d’un robot dans une partie en cours. Elle est à vous dès que toutes les personnes qui jouent sont d’accord : gardez cette page ouverte.
already-running = La partie a commencé.
join-now = Il y a de la place pour vous : asseyez-vous, et vous jouez dès votre prochain tour.
your-place = Votre place
no-joining = Plus personne ne peut entrer dans cette partie. Vous pouvez la regarder ; l’hôte peut aussi vous envoyer le lien de la place d’un robot.
no-joining-no-watching = Plus personne ne peut entrer dans cette partie, et elle n’admet pas de public. L’hôte peut vous envoyer le lien de la place d’un robot.
give-place = Donner
newcomers = On peut s’asseoir en cours de partie
newcomers-note = là où les règles le permettent, par le lien de la table
loopback = Seul cet ordinateur atteint la table pour l’instant. Pour l’ouvrir à votre réseau :
reach = Les autres appareils du réseau ouvrent :
time-left = encore { $time }
history = Vos parties finies
history-empty = Rien encore : ce que vous jouerez ici jusqu’au bout figurera ici, avec le nombre de victoires.
history-tables = Les tables
history-with = avec { $names }
history-note = Cette liste n’existe que sur ce serveur, pour le navigateur avec lequel vous jouez. Effacer détache à jamais votre navigateur de ces tables ; les autres gardent les leurs.
won-of = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
company-people = avec d’autres personnes
company-bots = avec des robots
company-device = sur un seul appareil
company-alone = en solo
erase = { $sure ->
    [yes] Effacer : vraiment ?
   *[no] Effacer
}
erase-all = { $sure ->
    [yes] Tout effacer : vraiment ?
   *[no] Tout effacer
}
what-is-known = Ce que sait ce serveur
what-is-known-note = Ni compte ni adresse : il reconnaît votre navigateur à un nombre au hasard, dans un cookie. Ce qui y tient, vous pouvez le reprendre.
forget-me = M’oublier…
forget-title = Ce serveur doit-il vous oublier ?
forget-goes = Ceci disparaît, et personne ne pourra le rendre :
forget-name = votre nom, ici et à toutes les tables : { $name }
forget-finished = { $count ->
    [0] la liste de vos parties finies, encore vide
    [one] une partie finie, avec ce qu’elle vous a valu
   *[other] { $count } parties finies, avec ce qu’elles vous ont valu
}
forget-running = { $count ->
    [0] vos places à des tables en cours : il n’y en a pas
    [one] votre place à une table en cours : un robot y jouera jusqu’au bout
   *[other] vos places à { $count } tables en cours : des robots y joueront jusqu’au bout
}
forget-said = ce que vous avez dit aux tables, où vous en êtes dans les leçons, et les rappels demandés
forget-stays = Ce qui a été joué reste aux autres, sans votre nom.
forget-not = Non, tout garder
forget-yes = M’oublier pour de bon
forgotten = C’est oublié. Plus rien ici ne mène à vous ; ce que vous jouerez ensuite repart de zéro.

## A new table, the waiting room

change-game = Changer de jeu
round-the-table = Autour de la table
fewer-seats = Une place de moins
more-seats = Une place de plus
places = { $count ->
    [0] aucune place
    [one] une place
   *[other] { $count } places
}
seat-host = hôte de la table
seat-free = à qui ouvrira le lien
seat-me = sur cet appareil aussi, à passer
seat-bot = ne sait que ce que sait sa place
who-sits = Qui prend la place { $number }
seat-choice-free = Place libre
seat-choice-me = Quelqu’un sur cet appareil
the-game = La partie
the-manner = La manière
bot-pace = Rythme des robots
pace-instant = immédiat
pace-fast = vif
pace-normal = normal
pace-slow = lent
timer = Temps par coup
timer-0 = libre
timer-60 = 1 min
timer-180 = 3 min
timer-86400 = 1 jour
timer-259200 = 3 jours
window-length = Temps pour réagir : { $n } s
spectators = Public admis
spectators-note = ne voit que ce que tout le monde peut voir
listed = Affichée parmi les tables ouvertes
listed-note = toute personne sur ce serveur peut s’asseoir
tally = { $bots ->
    [0] aucun robot
    [one] un robot
   *[other] { $bots } robots
}, { $free ->
    [0] personne d’autre
    [one] une personne attendue
   *[other] { $free } personnes attendues
}
open-table = Ouvrir la table
pack-base = La boîte de base
pack-bring = Apporter le sien
pack-template = Un modèle à modifier
pack-taken = { $title } : { $count ->
    [one] { $count } carte vérifiée.
   *[other] { $count } cartes vérifiées.
}
pack-wrong = On ne peut pas jouer avec ce paquet.
start-table = Commencer
room-title = Salle d’attente : { $game }
free-place = Place libre
waited-for = en attente
ready = à table
away = en pause
here = à table
waiting-for = { $count ->
    [0] On n’attend plus personne.
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
all-here = Tout le monde est là.
table-locked = L’hôte a verrouillé cette table.
table-full = Toutes les places sont prises.
start-with-bots = { $count ->
    [1] Commencer avec un robot à sa place
   *[other] Commencer avec des robots à leur place
}
start-now = Commencer
host-starts = L’hôte lance la partie.
table-link = Le lien de la table
seat-link = Le lien de la place { $number }, pour une personne
qr = Code QR du lien
copy = Copier
copied = Copié
copy-by-hand = Pour partager ce moment, copiez son adresse :
share = Partager
lock = Verrouiller la table
unlock = Déverrouiller la table
reach-loopback = Ce lien ne marche que sur cet ordinateur. Lancez « tablee serve --host 0.0.0.0 » pour ouvrir la table aux autres.
reach-network = Marche sur votre réseau. Révocable à tout moment.
reach-public = Marche partout. Révocable à tout moment.
host-tools = Places, ordre, liens
earlier = Place { $number } : plus tôt
later = Place { $number } : plus tard
copy-seat-link = Lien de cette place
put-bot = Y mettre un robot
remove = Retirer
who-begins = Qui commence
drawn = par tirage au sort
revoke = Révoquer tous les liens
sealed-luck = Hasard scellé ; tout le monde pourra le vérifier à la fin :
name-of-seat = Le nom du joueur { $number }
not-here-yet = pas encore là
waiting-names = On attend { $names }.
leave-room = { $sure ->
    [yes] Quitter : vraiment ?
   *[no] Quitter la table
}
other-device = Sur un autre appareil
own-seat-link = Votre place, sur un autre appareil
own-seat-note = Ouvrez ce lien sur l’autre appareil : vous continuez là-bas, et ce navigateur libère la place. Il ne sert qu’une fois.
lost-seat = Rendre la place
lost-seat-link = La place { DE($name) }, rendue
lost-seat-note = Pour { $name }, que son navigateur a oublié : autre navigateur, fenêtre privée, cookies effacés. Qui ouvre ce lien a la place, et en cours de partie seulement si les autres joueurs sont d’accord. Ne l’envoyez à personne d’autre.
bot-pace-note = Le temps que prennent les robots pour un coup, afin que l’on puisse suivre.
timer-note = Quand le temps est écoulé, un robot joue à la place de la personne jusqu’à son retour. Il part quand elle voit la question.
timer-note-days = Pour jouer sur plusieurs jours. L’accueil dit où c’est à vous, et les navigateurs qui le peuvent vous préviennent.
window-note = Qui peut intervenir a ce temps pour le faire.
pick-cards = Choisir parmi les images
pick-none = N’en écarter aucune
none-picked = Aucune
picked = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}

## The table

board = Le plateau
question = La question ouverte
why = pourquoi ?
why-rule = Pourquoi : règle { $rule }
over = Partie terminée
waited-many = On attend { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
waited = On attend { $names }
your-move-title = À vous, { $game }
watching = Vous regardez
players-count = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
open-rail = Journal, règles, table
aid = Aide-mémoire
undo = Reprendre
menu = Menu
rail = Journal, règles, table
tab-log = Journal
tab-rules = Règles
tab-table = Table
log-empty = Rien ne s’est encore passé.
search-rules = Chercher une règle
no-rule-found = Aucune règle ne contient ces mots.
what-happens = Ce qui se passe
please-wait = Un instant…
sending = en chemin…
back = Retour
change = Changer
look-back = Ce qui s’est passé avant
look-on = Ce qui s’est passé ensuite
look-now = Revenir au présent
looking = Vous regardez la table telle qu’elle était.
latest = Dernières nouvelles
skip = Passer
or-else = Ou bien
choices = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
open-rail-unread = Journal, règles, table : { $count ->
    [one] { $count } ligne nouvelle
   *[other] { $count } lignes nouvelles
}
confirm = Confirmer : { $what }
confirm-yes = Oui, je confirme
sealed-given = Votre choix scellé : { END($what) } Vous pouvez en changer tant que tout le monde n’a pas répondu.
proposals = Propositions
round = Tour { $round } sur 3
wants-seat = { $name } voudrait jouer à la place du robot { $bot }, et verrait donc sa main.
seat-yes = D’accord
seat-no = Le robot continue
wants-undo = { $name } voudrait reprendre son dernier coup.
undo-asked = Vous avez demandé à reprendre votre dernier coup. Les autres décident.
undo-stays = Votre coup reste joué.
wants-end = { $count ->
    [1] { $names } voudrait arrêter la partie ici.
   *[other] { $names } voudraient arrêter la partie ici.
}
end-yes = Arrêter la partie
end-no = Continuer
rematch = Revanche, mêmes places
rematch-join = À la table suivante
download = Télécharger
window = Temps pour réagir
window-open = Tout le monde peut réagir.
window-left = temps restant
let-pass = Laisser passer
let-all-pass = Tout, jusqu’à ma question
hold = Attendez
someone-reacts = Quelqu’un réagit
hours-left = encore { $n } h
net-lost-short = Connexion perdue
net-lost = La connexion est coupée. La table attend, rien n’est perdu.
net-back = Vous revoilà. Entre-temps :
phrases = Phrases rapides
muted = Les règles vous demandent de vous taire pour l’instant.
muted-rule = { "" }
chat = Discussion
nobody-spoke = Personne n’a rien dit.
say-something = Dire quelque chose
send = Envoyer
notes = Mes notes, pour mes yeux seulement
stand-in = un robot joue en attendant
bot-plays = Un robot joue à votre place.
claim = Laisser jouer un robot
come-back = Je reprends ma place
pref-plain = Plateau simple
pref-plain-note = la table en listes, pour tout jeu
pref-confirm = Confirmer au toucher
pref-confirm-note = avant ce qui ne peut pas se reprendre
pref-sound = Sons
pref-notify = M’avertir quand c’est mon tour
sure = { $what } : vraiment ?
let-bot = Laisser un robot jouer à ma place
hurry = Jusqu’à mon tour
thinks = En réflexion depuis { $n } s : { $name }
pace-here = Le rythme des robots, pour tous
hands = Mains
hands-none = Rien n’est caché à personne ici.
hand-of = Ce que seule cette place voyait, { $name }

resign = Abandonner
keys = Touches
keys-list = 1 à 9 : les réponses dans l’ordre, ou le nombre lui-même quand on répond par un nombre ; 0 : passer, finir, décliner. Échap : retour. u : reprendre. j : journal. r : règles. ? : aide-mémoire. Tab et Entrée mènent partout.
back-to-lobby = Retour à l’accueil
hand-over-title = À { $name } de jouer
hand-over = L’appareil passe à
hand-over-lead = Les autres détournent le regard. Rien de secret ne s’affiche avant que vous n’appuyiez.
hand-over-go = Je suis { $name }
unread-messages = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
meanwhile-more = { $count ->
    [one] { $count } ligne avant celles-ci, au journal
   *[other] { $count } lignes avant celles-ci, au journal
}
seat-moved = Votre place se joue maintenant dans un autre navigateur. Ici, vous regardez.
is-gone = { $name } n’est plus là depuis un moment.
wants-lost-seat = { $name } demande à jouer à la place { DE($bot) }, qui n’est plus là, et verrait donc sa main. Savez-vous que c’est bien la même personne ?
seat-lost-no = La place reste
rematch-set = Une nouvelle partie se prépare, mêmes places.
rematch-decline = Pas cette fois
rematch-declined = Les autres savent que vous ne venez pas.
pref-notify-note = tant que cette page est ouverte

remind = Me prévenir quand vient mon tour
remind-note = dans ce navigateur, pour toutes vos tables sur plusieurs jours, même sans page ouverte ; le message dit seulement où c’est à vous
remind-not = { $why ->
    [insecure] On ne peut pas vous prévenir ici quand vient votre tour : les navigateurs ne le permettent qu’aux adresses en https. Passez de temps en temps : l’accueil dit où c’est à vous.
    [denied] Ce navigateur a reçu la consigne de ne montrer aucun message d’ici : cela se change dans ses réglages. En attendant, passez de temps en temps : l’accueil dit où c’est à vous.
   *[none] Ce navigateur ne sait pas prévenir quand vient votre tour ; sur un iPhone ou un iPad, c’est possible une fois Tablée sur l’écran d’accueil. Passez de temps en temps : l’accueil dit où c’est à vous.
}
remind-failed = Rien n’a été convenu : { $why }
remind-no-service = le service de notifications de ce navigateur ne répond pas.

## La fin et le journal

minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-ranks = Classement
end-rank = Rang
end-who = Qui
end-together = Ce que chacun a apporté
end-together-short = Ensemble
end-moments = Moments décisifs
end-move = Le coup entier :
see-table = La table ouverte
see-end = Le dénouement
turn-n = Tour { $n }
turn-short = tour
sign-turn = un tour commence
sign-right = réussi
sign-wrong = manqué
sign-breach = une brèche
sign-death = une mort
sign-vote = un vote
sign-hit = un coup
sign-gain = un gain
branch-mark = Bifurcation
branch-note = Bifurcation d’une partie terminée : ce que cette place ignorait a été tiré à nouveau.
branch-from = La partie d’où elle part

## Replay

replay = Relecture
moment = Moment
first = Au début
previous = Un pas en arrière
next = Un pas en avant
last = À la fin
play = Lire
pause = Pause
mark-before = Au repère précédent
mark-after = Au repère suivant

eyes-of = Point de vue
open-cards = Cartes ouvertes
luck-verified = Hasard vérifié
branch = Repartir d’ici

## Leçons

lesson = Leçon
lesson-title = Apprendre en jouant
lesson-prepared = Une vraie donne, préparée pour vous. { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, puis elle est à vous.
lesson-yours = La suite est à vous
lesson-chapters = Chapitres de la leçon
lesson-chapter = Chapitre { $n }, { $title }
lesson-contents = Sommaire de la leçon
lesson-step = Leçon, chapitre { $chapter }, étape { $n } sur { $of }
lesson-pips = étape { $n } sur { $of }
lesson-minutes = { $count } min
lesson-watch = Regardez : les autres jouent.
lesson-chapter-done = « { $title } » : chapitre fini.
lesson-next = Suite : { $title }
lesson-read = J’ai compris
lesson-show = Montrez-moi
lesson-skip = Passer l’étape
lesson-leave = Quitter la leçon
lesson-leave-sure = Quitter ? La leçon vous attendra où vous en êtes.
lesson-stay = Rester
lesson-signs-met = Signes rencontrés
lesson-signs-all = Tous les signes
lesson-sign-to-come = à venir
lesson-where = L’allumer partout où il est
lesson-begin = Commencer
lesson-again = La reprendre du début
lesson-resume = Reprendre au chapitre { $n }
lesson-done = Leçon finie
lesson-over = La leçon est finie. La prochaine table est à vous.
tab-lesson = Leçon
