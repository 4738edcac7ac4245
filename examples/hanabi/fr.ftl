# Ce que dit Hanabi.

## Ce qui arrive

event-dealt = { YOU($seat) ->
    [yes] Vous piochez { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
   *[no] { SEAT($seat) } pioche { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
}
    .known = { SEAT($seat) } pioche { NAMES($cards) }.
event-begins = { YOU($seat) ->
    [yes] Vous commencez.
   *[no] { SEAT($seat) } commence.
}
event-draws = { YOU($seat) ->
    [yes] Vous piochez une carte.
   *[no] { SEAT($seat) } pioche une carte.
}
    .known = { SEAT($seat) } pioche { NAME($card) }.
event-hints = { YOU($seat) ->
    [yes] Vous dites « { NAME($about) } » à { SEAT($to) } en désignant { AND($places) }.
   *[no] { YOU($to) ->
        [yes] { SEAT($seat) } vous dit « { NAME($about) } » en désignant { AND($places) }.
       *[no] { SEAT($seat) } dit « { NAME($about) } » à { SEAT($to) } en désignant { AND($places) }.
    }
}
event-discards = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } (place { $place }) ; un jeton d’indice revient.
   *[no] { SEAT($seat) } défausse { NAME($card) } (place { $place }) ; un jeton d’indice revient.
}
event-plays = { YOU($seat) ->
    [yes] Vous jouez { NAME($card) } (place { $place }), et la carte convient.
   *[no] { SEAT($seat) } joue { NAME($card) } (place { $place }), et la carte convient.
}
event-errs = { YOU($seat) ->
    [yes] Vous jouez { NAME($card) } (place { $place }), qui ne convient pas.
   *[no] { SEAT($seat) } joue { NAME($card) } (place { $place }), qui ne convient pas.
} { $lives ->
    [0] Il ne reste aucune vie.
    [1] Il reste une vie.
   *[other] Il reste { $lives } vies.
}
event-completes = Le feu d’artifice { NAME($colour) } est complet. Jetons d’indice : { $hints }.
event-last-round = La pioche est vide : il reste { $turns } tours.

over-complete = Tous les feux d’artifice sont complets : la table a gagné.
over-deck = La pioche est vide et chacun a joué une dernière fois : la partie est finie.
over-lives = La dernière vie est perdue, et la partie avec elle.

## Ce qui est demandé

ask-turn = { YOU($seat) ->
    [yes] C’est à vous : donnez un indice, défaussez ou jouez.
   *[no] C’est à { SEAT($seat) } de jouer.
}
option-play = Jouer la carte { $place }
option-discard = Défausser la carte { $place }
option-hint = Indice pour { SEAT($seat) } : { NAME($about) }

## Les cartes

name-red = rouge
name-yellow = jaune
name-green = vert
name-blue = bleu
name-white = blanc
name-red-1 = 1 rouge
name-red-2 = 2 rouge
name-red-3 = 3 rouge
name-red-4 = 4 rouge
name-red-5 = 5 rouge
name-yellow-1 = 1 jaune
name-yellow-2 = 2 jaune
name-yellow-3 = 3 jaune
name-yellow-4 = 4 jaune
name-yellow-5 = 5 jaune
name-green-1 = 1 vert
name-green-2 = 2 vert
name-green-3 = 3 vert
name-green-4 = 4 vert
name-green-5 = 5 vert
name-blue-1 = 1 bleu
name-blue-2 = 2 bleu
name-blue-3 = 3 bleu
name-blue-4 = 4 bleu
name-blue-5 = 5 bleu
name-white-1 = 1 blanc
name-white-2 = 2 blanc
name-white-3 = 3 blanc
name-white-4 = 4 blanc
name-white-5 = 5 blanc

## La table

setting-colours = Couleurs dans la boîte
setting-ranks = Valeurs dans la boîte
setting-hand = Cartes en main
setting-hand-usual = comme d’habitude
level-novice = novice

label-seat = Place
label-active = À qui de jouer
label-hints = Jetons d’indice
label-lives = Vies
label-deck = Cartes dans la pioche
label-last_turns = Tours restants
label-fireworks = Feux d’artifice
label-discard = Défausse
label-hands = Mains
label-card = Carte
label-colours = Peut être
label-ranks = Valeurs possibles

## Le plateau

board-fireworks = Feux d’artifice
board-firework = { $colour } : { $height } sur 5
board-hints = { $n } { $n ->
    [one] jeton
   *[other] jetons
} d’indice
board-lives = { $n } { $n ->
    [one] vie
   *[other] vies
}
board-deck = { $n ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
board-last = { $n ->
    [1] Il reste un tour
   *[other] Il reste { $n } tours
}
board-discarded = Défausse
board-active = doit jouer
board-your-turn = à vous
board-hand = La main { DE($name) }
board-your-hand = Votre main
board-card = Carte { $place }
board-card-seen = Carte { $place }, { $card }
board-odds = { $card } { $n } %
board-told = Peut être : { $colours } ; { $ranks }
board-play = Jouer
board-discard = Défausser
board-rank = tous les { $rank }

## L’accueil

lobby-pitch = Tout le monde voit vos cartes, sauf vous. Illuminez le ciel ensemble, d’indice en indice.
lobby-minutes = 25 min

## Phrases toutes faites : rien qui trahirait une carte

phrase-1 = Bonjour !
phrase-2 = Un instant, je réfléchis.
phrase-3 = Quel spectacle !
phrase-4 = Oh non !
phrase-5 = À vous de jouer.
phrase-6 = Merci pour la partie.
