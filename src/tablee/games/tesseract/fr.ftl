# Les mots de Tesseract. Cartes et scientifiques sont nommés par le paquet.

## Noms

name-yellow = jaune
name-orange = orange
name-purple = violet
name-blue = bleu
name-yellow-1 = 1 jaune
name-yellow-2 = 2 jaune
name-yellow-3 = 3 jaune
name-yellow-4 = 4 jaune
name-yellow-5 = 5 jaune
name-yellow-6 = 6 jaune
name-orange-1 = 1 orange
name-orange-2 = 2 orange
name-orange-3 = 3 orange
name-orange-4 = 4 orange
name-orange-5 = 5 orange
name-orange-6 = 6 orange
name-purple-1 = 1 violet
name-purple-2 = 2 violet
name-purple-3 = 3 violet
name-purple-4 = 4 violet
name-purple-5 = 5 violet
name-purple-6 = 6 violet
name-blue-1 = 1 bleu
name-blue-2 = 2 bleu
name-blue-3 = 3 bleu
name-blue-4 = 4 bleu
name-blue-5 = 5 bleu
name-blue-6 = 6 bleu
name-acceleration = Accélération
name-shield = Bouclier
name-chain-reaction = Réaction en chaîne
name-fission = Fission
name-discharge = Décharge électrostatique
name-pulse = Impulsion électromagnétique
name-interphase = Interphase
name-shockwave = Onde de choc

## Ce qui se passe

event-set-up = { YOU($first) ->
    [yes] Le bloc est sur { NAME($base) } ; vous commencez.
   *[no] Le bloc est sur { NAME($base) } ; { SEAT($first) } commence.
}
event-scientist = { YOU($seat) ->
    [yes] Vous incarnez { NAME($who) }.
   *[no] { SEAT($seat) } incarne { NAME($who) }.
}
event-turn = { YOU($seat) ->
    [yes] C’est votre tour, avec { NAME($who) }.
   *[no] C’est le tour de { NAME($who) } ({ SEAT($seat) }).
}
event-drew = { NAME($who) } pioche, au niveau { $level } : { NAMES($cards) }.
event-kept = { NAME($who) } garde { NAME($card) }.
event-no-card = La pioche de niveau { $level } est vide : pas de carte.
event-corner = { NAME($who) } prend le coin { $cell } et le lance : { NAME($cube) }.
event-lifted = Le { NAME($cube) } en { $cell } est pris pour être amorcé.
event-primed = Amorcé : { NAME($cube) }. Cubes de cette valeur : { $count }.
event-ended = { $actions ->
    [0] { NAME($who) } termine sa phase Action.
    [one] { NAME($who) } termine sa phase Action ; il restait 1 action.
   *[other] { NAME($who) } termine sa phase Action ; il restait { $actions } actions.
}
event-removed = { NAME($who) } prélève le { NAME($cube) } en { $cell } ; labo : { NAME($to) }.
event-turned = { NAME($who) } change le { NAME($cube) } en { NAME($to) }.
event-adjusted = { $at ->
    [primed] { NAME($who) } calibre le { NAME($cube) } amorcé sur { $to }.
   *[other] { NAME($who) } calibre le { NAME($cube) } sur { $to } ; labo : { NAME($at) }.
}
event-destroyed = Le { NAME($cube) } est détruit.
event-transferred = Le { NAME($cube) } passe de { NAME($of) } à { NAME($to) }.
event-refused = { NAME($who) } refuse ; le { NAME($cube) } reste où il est.
event-studied = { NAME($who) } défausse { NAME($card) } pour étudier.
event-deepened = { NAME($who) } approfondit : l’action individuelle.
event-contained = { NAME($who) } confine le { NAME($cube) } : { $places } sur 24.
event-turned-up = La carte de la colonne { $value } est retournée : { NAME($card) }.
event-unlocked = La carte de la colonne { $value } est débloquée : { NAME($card) }.
event-row = La ligne { $colour ->
    [yellow] jaune
    [orange] orange
    [purple] violette
   *[blue] bleue
} est complète.
event-rolled = Le lancer donne : { NAME($cube) }.
event-put = Le { NAME($cube) } est posé en { $cell }.
event-rerolled = Le { NAME($cube) } est relancé : { NAME($to) } ; labo : { NAME($of) }.
event-breach = { $by ->
    [1] Une brèche sur { $value } : { $breaches } sur 7.
   *[other] Deux brèches sur { $value } : { $breaches } sur 7.
}
event-event = La case { $cell } est à nu : { NAME($event) } !
event-shielded = Le { NAME($cube) } amorcé est relancé : { NAME($to) }.
event-risen = Les cubes amorcés pairs montent de 1.
event-played = { NAME($who) } joue { NAME($card) }.
event-used = { NAME($who) } joue la carte Confinement { NAME($card) }.
event-skipped = Cette phase Menace n’a pas lieu.
event-watched = { NAME($who) } fait relancer le cube : { NAME($cube) }.
event-gained = { $count ->
    [one] { NAME($who) } gagne { $count } action : il en reste { $actions }.
   *[other] { NAME($who) } gagne { $count } actions : il en reste { $actions }.
}
event-will-skip = { $count ->
    [1] La prochaine phase Menace n’aura pas lieu.
   *[other] Les { $count } prochaines phases Menace n’auront pas lieu.
}
event-sealed = { NAME($who) } recule le jeton Brèche sur { $breaches }.
event-disarmed = { NAME($who) } neutralise la case { $cell }.
event-discarded = { NAME($who) } défausse { NAME($card) }.
event-pairs = Le prochain Confiner de { NAME($who) } peut se contenter de deux cubes.
event-extracted = Le { NAME($cube) } amorcé rejoint un labo : { NAME($to) }.
event-salvaged = { NAME($who) } récupère un cube détruit : { NAME($cube) }.
event-swapped = { NAME($who) } échange le { NAME($cube) } contre le { NAME($other) } de { NAME($of) }.
event-swapped-block = { NAME($who) } échange le { NAME($cube) } contre le { NAME($other) } en { $cell }.
event-restructured = { NAME($who) } restructure le { NAME($cube) } : de { $cell } à { $to }.
over-contained = Les 24 places sont remplies : le Tesseract est maîtrisé, la table a gagné.
over-breach = La septième brèche s’ouvre : la table a perdu.
over-empty = Une phase Menace ne trouve plus aucun cube : la table a perdu.

## Ce qui est demandé

ask-scientist = { YOU($seat) ->
    [yes] Quelle carte Scientifique choisissez-vous ?
   *[no] { SEAT($seat) } choisit une carte Scientifique.
}
ask-corner = { YOU($seat) ->
    [yes] Quel coin supérieur prenez-vous ?
   *[no] { SEAT($seat) } choisit un coin supérieur.
}
ask-prime = { YOU($seat) ->
    [yes] Plusieurs cubes sont les plus bas : lequel est amorcé ?
   *[no] { SEAT($seat) } choisit le cube à amorcer.
}
ask-event-cube = { YOU($seat) ->
    [yes] Quel cube l’événement prend-il ?
   *[no] { SEAT($seat) } choisit le cube que prend l’événement.
}
ask-shield = { YOU($seat) ->
    [yes] Plusieurs cubes amorcés sont les plus bas : lequel est relancé ?
   *[no] { SEAT($seat) } choisit le cube amorcé à relancer.
}
ask-spare = { YOU($seat) ->
    [yes] Quel labo la décharge épargne-t-elle ?
   *[no] { SEAT($seat) } choisit le labo épargné.
}
ask-action = { YOU($seat) ->
    [yes] Que faites-vous ?
   *[no] { SEAT($seat) } joue sa phase Action.
}
ask-remove = { YOU($seat) ->
    [yes] Quel cube prélevez-vous ?
   *[no] { SEAT($seat) } prélève un cube.
}
ask-recolour-removed = { YOU($seat) ->
    [yes] Recolorez-vous le cube que vous venez de prélever ?
   *[no] { SEAT($seat) } peut recolorer le cube prélevé.
}
ask-colour = { YOU($seat) ->
    [yes] Quelle couleur reçoit-il ?
   *[no] { SEAT($seat) } choisit une couleur.
}
ask-adjust = { YOU($seat) ->
    [yes] Quel cube calibrez-vous, et sur quoi ?
   *[no] { SEAT($seat) } calibre un cube.
}
ask-tune = { YOU($seat) ->
    [yes] Calibrez-vous le cube au passage ?
   *[no] { SEAT($seat) } peut calibrer le cube au passage.
}
ask-transfer = { YOU($seat) ->
    [yes] Quel cube transférez-vous ?
   *[no] { SEAT($seat) } transfère un cube.
}
ask-consent = { YOU($seat) ->
    [yes] Acceptez-vous cet échange ?
   *[no] { SEAT($seat) } doit accepter ou refuser.
}
ask-study = { YOU($seat) ->
    [yes] Quelle carte défaussez-vous pour étudier ?
   *[no] { SEAT($seat) } choisit une carte à étudier.
}
ask-series = { YOU($seat) ->
    [yes] Avec quelle série ou suite confinez-vous ?
   *[no] { SEAT($seat) } choisit une série ou une suite.
}
ask-contain = { YOU($seat) ->
    [yes] Lequel de ses cubes confinez-vous ?
   *[no] { SEAT($seat) } choisit le cube à confiner.
}
ask-match = { YOU($seat) ->
    [yes] Quel cube amorcé est détruit ?
   *[no] { SEAT($seat) } choisit le cube amorcé à détruire.
}
ask-bring-back = { YOU($seat) ->
    [yes] Quel cube détruit ramenez-vous ?
   *[no] { SEAT($seat) } choisit un cube détruit à ramener.
}
ask-put = { YOU($seat) ->
    [yes] Sur quelle colonne le posez-vous ?
   *[no] { SEAT($seat) } choisit une colonne.
}
ask-reroll = { YOU($seat) ->
    [yes] Relancez-vous les autres cubes pour une carte ?
   *[no] { SEAT($seat) } peut relancer les autres cubes pour une carte.
}
ask-keep = { YOU($seat) ->
    [yes] Quelle carte gardez-vous ?
   *[no] { SEAT($seat) } garde une carte.
}
ask-react = { YOU($seat) ->
    [yes] Un cube vient d’être lancé : répondez-vous avant qu’il soit placé ?
   *[no] { SEAT($seat) } peut répondre au lancer.
}
ask-flip = { YOU($seat) ->
    [yes] Quel cube inversez-vous ?
   *[no] { SEAT($seat) } inverse un cube.
}
ask-reprogram = { YOU($seat) ->
    [yes] Quel cube reprogrammez-vous ?
   *[no] { SEAT($seat) } reprogramme un cube.
}
ask-value = { YOU($seat) ->
    [yes] Sur quelle valeur ?
   *[no] { SEAT($seat) } choisit une valeur.
}
ask-recolour = { YOU($seat) ->
    [yes] Quel cube recolorez-vous ?
   *[no] { SEAT($seat) } recolore un cube.
}
ask-copy-from = { YOU($seat) ->
    [yes] De quel cube prend-on la valeur ?
   *[no] { SEAT($seat) } choisit le cube dont on prend la valeur.
}
ask-copy-to = { YOU($seat) ->
    [yes] Quel cube prend cette valeur ?
   *[no] { SEAT($seat) } choisit un cube qui prend la valeur.
}
ask-destroy = { YOU($seat) ->
    [yes] Quel cube amorcé détruisez-vous ?
   *[no] { SEAT($seat) } détruit un cube amorcé.
}
ask-well = { YOU($seat) ->
    [yes] Quelle valeur choisissez-vous ?
   *[no] { SEAT($seat) } choisit une valeur.
}
ask-take = { YOU($seat) ->
    [yes] Quel cube prenez-vous ?
   *[no] { SEAT($seat) } prend un cube du bloc.
}
ask-to-lab = { YOU($seat) ->
    [yes] Dans quel labo ?
   *[no] { SEAT($seat) } choisit un labo.
}
ask-extract = { YOU($seat) ->
    [yes] Quel cube amorcé prenez-vous ?
   *[no] { SEAT($seat) } prend un cube amorcé.
}
ask-salvage = { YOU($seat) ->
    [yes] Quel cube détruit récupérez-vous ?
   *[no] { SEAT($seat) } récupère un cube détruit.
}
ask-swap = { YOU($seat) ->
    [yes] Quel cube donnez-vous ?
   *[no] { SEAT($seat) } choisit un cube à échanger.
}
ask-swap-for = { YOU($seat) ->
    [yes] Quel cube demandez-vous ?
   *[no] { SEAT($seat) } choisit l’autre cube.
}
ask-swap-block = { YOU($seat) ->
    [yes] Quel cube du bloc prenez-vous en échange ?
   *[no] { SEAT($seat) } choisit un cube du bloc.
}
ask-restructure = { YOU($seat) ->
    [yes] Quel cube restructurez-vous ?
   *[no] { SEAT($seat) } restructure un cube.
}
ask-put-back = { YOU($seat) ->
    [yes] Quel cube reposez-vous sur le bloc ?
   *[no] { SEAT($seat) } repose un cube sur le bloc.
}
ask-contain-direct = { YOU($seat) ->
    [yes] Quel cube confinez-vous ?
   *[no] { SEAT($seat) } confine un cube.
}
ask-with-lab = { YOU($seat) ->
    [yes] Avec quel autre labo ?
   *[no] { SEAT($seat) } choisit un autre labo.
}
ask-disarm = { YOU($seat) ->
    [yes] Quelle case neutralisez-vous ?
   *[no] { SEAT($seat) } neutralise une case.
}
ask-discard = { YOU($seat) ->
    [yes] Quelle carte défaussez-vous ?
   *[no] { SEAT($seat) } défausse une carte.
}

## Options

option-remove = Prélever un cube
option-adjust = Calibrer un cube
option-transfer = Transférer un cube
option-study = Étudier
option-contain = Confiner
option-deepen = Approfondir : l’action individuelle
option-free-transfer = Transférer un cube sans dépenser d’action
option-end = Terminer la phase Action
option-done = Rien de plus
option-keep = { $kind ->
    [reroll] Garder les cubes tels quels
   *[other] Le laisser tel quel
}
option-reroll = Les relancer et piocher une carte
option-accept = Accepter
option-refuse = Refuser
option-let = Le laisser placer
option-watch = Le faire relancer (Veilleur de nuit)
option-be = { NAME($card) }
option-play = Jouer { NAME($card) }
option-use = Jouer la carte Confinement { NAME($card) }
option-card = { NAME($card) }
option-at = { $kind ->
    [put] Colonne { $cell }
    [disarm] Case { $cell }
   *[other] Le cube en { $cell }
}
option-inlab = { NAME($cube) }, labo : { NAME($of) }
option-primed = { NAME($cube) } amorcé
option-turn = { $at ->
    [primed] { $to ->
        [0] { NAME($cube) } amorcé : le détruire
       *[other] { NAME($cube) } amorcé : sur { $to }
    }
   *[other] { NAME($cube) }, labo : { NAME($at) }, sur { $to }
}
option-move = { NAME($cube) }, de { NAME($of) } à { NAME($to) }
option-trade = { NAME($other) } de { NAME($of) } contre { NAME($cube) }
option-series = { $kind ->
    [set] Série : { NAMES($cubes) }
   *[run] Suite : { NAMES($cubes) }
}
option-cube = { NAME($cube) }
option-value = { $value }
option-colour = { NAME($colour) }
option-lab = labo : { NAME($of) }

## Le plateau

floor = Étage { $n }
base-title = { NAME($base) }
letters = J jaune, O orange, V violet, B bleu ; chiffre : valeur ; (3) amovible ; <3> peut être amorcé ensuite ; { "J?" } valeur jamais vue ; { "??" } jamais vu
letter-yellow = J
letter-orange = O
letter-purple = V
letter-blue = B
breaches = Brèches { $n }/7
wells = Zone d’amorçage
containment = Confinement
lab = Labo
hand = Main
empty = vide
no-cards = aucune carte
actions-left = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
piles-left = Pioches : N 2 { $two }, N 3 { $three }, N 4 { $four }. Détruits : { $destroyed }.
column-card = Colonne { $value } : { NAME($card) } ({ $state ->
    [up] retournée
    [unlocked] débloquée
   *[spent] jouée
})
next-threat = La Menace prendra { $cells } : brèche { $chance } %.
next-event = Cela mettrait à nu : { NAME($event) }.
series-here = séries et suites : { $series }
support = soutien
cube-here = { NAME($cube) }, étage { $floor }
cell-bare = à nu
odds-title = Le prochain lancer d’une phase Menace
odds-breach = { $n ->
    [0] Pas de brèche : { $chance } %
    [one] 1 brèche : { $chance } %
   *[other] { $n } brèches : { $chance } %
}
odds-cards = Encore dans la pioche N { $level } : { $cards }
proposed = La prochaine fois : { $bases }

## L’accueil

lobby-pitch = Démontez le cube avant qu’il ne s’effondre sur le monde.
lobby-minutes = 60 min

## The lobby and the chat

phrase-1 = Bonjour !
phrase-2 = Laissez-moi ce cube.
phrase-3 = J’ai besoin d’un calibrage.
phrase-4 = Attention à la brèche !
phrase-5 = Bien confiné.
phrase-6 = Merci pour la partie.

## Le plateau dans le navigateur

board-block = Le Tesseract
board-title = Le Tesseract
board-floors = Les quatre étages séparés
board-cubes = { $count ->
    [0] aucun cube
    [one] un cube
   *[other] { $count } cubes
}
board-destroyed = { $count ->
    [0] aucun détruit
    [one] { $count } détruit
   *[other] { $count } détruits
}
board-base = { $base } : ses événements
board-threat = Menace : { $cube }
board-threat-cell = en { $cell }
board-chance = brèche { $chance } %
board-then = puis { $event }
board-unknown = cube encore jamais vu
board-cell = Case { $cell }
board-cube = { $cube }, étage { $floor }, rangée { $row }, colonne { $column }
board-cube-next = { $cube }, étage { $floor }, rangée { $row }, colonne { $column }, prochaine Menace
board-corner-0 = S
board-corner-1 = E
board-corner-2 = N
board-corner-3 = O
board-turn-left = Tourner d’un quart vers la gauche
board-turn-right = Tourner d’un quart vers la droite
board-views = Vues du bloc
board-view-block = Bloc
board-view-floors = Étages
board-view-flat = À plat
board-breaches = brèches
board-of-seven = { $n } sur 7
board-of-24 = sur 24
board-of-six = { $n } sur 6
board-of-four = { $n } sur 4
board-axis = Confinement et zone d’amorçage
board-face-down = Carte Confinement face cachée, colonne { $value }
board-play = Jouer { $card }
board-enlarge = { $card }, agrandir
board-contain = Confiner le { $cube }
board-empty-place = place du { $cube }, vide
board-value = valeur
board-risk = Menace : { $values } ouvre une brèche
board-well = Valeur { $value }, amorcés : { $cubes }
board-well-choose = Choisir la valeur { $value }
board-primed = { $cube } amorcé
board-ability = Capacité permanente
board-deepen = Approfondir
board-your-lab = Votre labo
board-set = série
board-run = suite
board-in-lab = { $cube } dans votre labo
board-lab-of = { $cube } dans le labo de { $name }
board-piles = Pioches
board-level = N { $n }
board-mate = { $name } : { $card }
board-several = Lequel ?
board-parts = Parties du plateau
board-tab-block = Bloc
board-tab-axis = Confinement
board-tab-cards = Cartes
board-tab-mates = Les autres
board-act-remove = Prélever
board-act-adjust = Calibrer
board-act-transfer = Transférer
board-act-study = Étudier
board-act-contain = Confiner
board-act-deepen = Approfondir
board-act-end = Terminer
board-pieces = Dés, marques et événements

section-scientist = Scientifiques
section-research = Cartes Recherche
section-containment = Cartes Confinement
section-base = Socles
