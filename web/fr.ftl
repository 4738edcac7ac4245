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
let-all-pass = Tout laisser passer jusqu’à ma question
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
resign = Abandonner
propose-end = Proposer d’arrêter la partie
keys = Touches
keys-list = 1 à 9 : les réponses dans l’ordre, ou le nombre lui-même quand on répond par un nombre ; 0 : passer, finir, décliner. Échap : retour. u : reprendre. j : journal. r : règles. ? : aide-mémoire. Tab et Entrée mènent partout.
back-to-lobby = Retour à l’accueil
hint = Conseil
hint-step = Conseil { $n } sur { $of }
understood = Compris
leave-lesson = Jouer sans conseils
hand-over-title = À { $name } de jouer
hand-over = L’appareil passe à
hand-over-lead = Les autres détournent le regard. Rien de secret ne s’affiche avant que vous n’appuyiez.
hand-over-go = Je suis { $name }

## Replay

replay = Relecture
moment = Moment
first = Au début
previous = Un pas en arrière
next = Un pas en avant
last = À la fin
play = Lire
pause = Pause
eyes-of = Point de vue
open-cards = Cartes ouvertes
luck-verified = Hasard vérifié
branch = Repartir d’ici
