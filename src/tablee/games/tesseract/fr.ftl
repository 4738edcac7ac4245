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
    [yes] Le Tesseract repose sur { NAME($base, form: "le") }. Vous commencez.
   *[no] Le Tesseract repose sur { NAME($base, form: "le") }. { SEAT($first) } commence.
}
event-scientist = { YOU($seat) ->
    [yes] Vous incarnez { NAME($who, form: "le") }.
   *[no] { SEAT($seat) } incarne { NAME($who, form: "le") }.
}
event-turn = { YOU($seat) ->
    [yes] À vous de jouer : c’est au tour { NAME($who, form: "de") }.
   *[no] C’est au tour { NAME($who, form: "de") } ({ SEAT($seat) }).
}
event-drew = { NAME($who, form: "le") } pioche au niveau { $level } : { NAMES($cards, form: "cite") }.
event-kept = { NAME($who, form: "le") } garde { NAME($card, form: "cite") }.
event-no-card = La pioche de niveau { $level } est épuisée : pas de carte.
event-corner = { NAME($who, form: "le") } prend le cube du coin { $cell } et le lance : un { NAME($cube) }.
event-lifted = Le { NAME($cube) }, en { $cell }, est retiré et lancé.
event-primed = { $count ->
    [1] Le { NAME($cube) } est amorcé, seul de sa valeur.
   *[other] Le { NAME($cube) } est amorcé : { $count } cubes de cette valeur.
}
event-ended = { $actions ->
    [0] { NAME($who, form: "le") } termine sa phase Action.
    [one] { NAME($who, form: "le") } termine sa phase Action ; il lui restait { $actions } action.
   *[other] { NAME($who, form: "le") } termine sa phase Action ; il lui restait { $actions } actions.
}
event-removed = { SAME($who, $to) ->
    [yes] { NAME($who, form: "le") } prélève le { NAME($cube) } en { $cell }.
   *[no] { NAME($who, form: "le") } prélève le { NAME($cube) } en { $cell } pour le labo { NAME($to, form: "de") }.
}
event-turned = { $at ->
    [primed] { NAME($who, form: "le") } change le { NAME($cube) } amorcé en { NAME($to) }.
   *[other] { SAME($who, $at) ->
        [yes] { NAME($who, form: "le") } change le { NAME($cube) } en { NAME($to) }.
       *[no] { NAME($who, form: "le") } change en { NAME($to) } le { NAME($cube) } { NAME($at, form: "de") }.
    }
}
event-accelerated = Le { NAME($cube) }, en { $cell }, est arraché au Tesseract.
event-split = Un cube détruit revient, { NAME($colour) }, et il est lancé.
event-struck = { NAME($of, form: "le") } perd le { NAME($cube) }.
event-taken-back = { SAME($who, $card) ->
    [yes] Rien n’a été fait : { NAME($who, form: "le") } reprend son action Approfondir.
   *[no] Rien n’a été fait avec { NAME($card, form: "cite") } : { NAME($who, form: "le") } reprend la carte.
}
event-adjusted = { $at ->
    [primed] { NAME($who, form: "le") } calibre le { NAME($cube) } amorcé sur { $to }.
   *[other] { SAME($who, $at) ->
        [yes] { NAME($who, form: "le") } calibre le { NAME($cube) } sur { $to }.
       *[no] { NAME($who, form: "le") } calibre sur { $to } le { NAME($cube) } { NAME($at, form: "de") }.
    }
}
event-destroyed = Un { NAME($cube) } est détruit.
event-transferred = Le { NAME($cube) } passe { NAME($of, form: "de") } { NAME($to, form: "à") }.
event-refused = { NAME($who, form: "le") } refuse ; le { NAME($cube) } reste en place.
event-studied = { NAME($who, form: "le") } défausse { NAME($card, form: "cite") } pour étudier.
event-deepened = { NAME($who, form: "le") } choisit d’approfondir.
event-contained = { NAME($who, form: "le") } confine le { NAME($cube) } ({ $places } sur 24).
event-turned-up = La carte Confinement de la colonne { $value } est retournée : { NAME($card, form: "cite") }.
event-unlocked = La carte Confinement de la colonne { $value } est débloquée : { NAME($card, form: "cite") }.
event-row = La ligne { $colour ->
    [yellow] jaune
    [orange] orange
    [purple] violette
   *[blue] bleue
} est complète.
event-rolled = Le lancer donne un { NAME($cube) }.
event-put = Le { NAME($cube) } est posé en { $cell }.
event-rerolled = Dans le labo { NAME($of, form: "de") }, le { NAME($cube) } relancé donne un { NAME($to) }.
event-breach = { $by ->
    [1] Une brèche s’ouvre sur les { $value } : { $breaches } sur 7.
   *[other] Deux brèches s’ouvrent sur les { $value } : { $breaches } sur 7.
}
event-event = Un symbole est révélé en { $cell } : { NAME($event) }.
event-shielded = Le { NAME($cube) } amorcé, relancé, donne un { NAME($to) }.
event-risen = { HAS($values, 3) ->
    [yes] { HAS($values, 5) ->
        [yes] Les 2 amorcés passent à 3, les 4 à 5.
       *[no] Les 2 amorcés passent à 3.
    }
   *[no] { HAS($values, 5) ->
        [yes] Les 4 amorcés passent à 5.
       *[no] Aucun cube amorcé n’augmente.
    }
}
event-played = { NAME($who, form: "le") } joue { NAME($card, form: "cite") }.
event-used = { NAME($who, form: "le") } joue la carte Confinement { NAME($card, form: "cite") }.
event-skipped = Pas de phase Menace ce tour-ci.
event-watched = { NAME($who, form: "le") } fait relancer le cube : un { NAME($cube) }.
event-gained = { $count ->
    [one] { NAME($who, form: "le") } gagne { $count } action ; il lui en reste { $actions }.
   *[other] { NAME($who, form: "le") } gagne { $count } actions ; il lui en reste { $actions }.
}
event-will-skip = { $count ->
    [1] La prochaine phase Menace n’aura pas lieu.
   *[other] Les { $count } prochaines phases Menace n’auront pas lieu.
}
event-sealed = { NAME($who, form: "le") } fait reculer le jeton Brèche : { $breaches } sur 7.
event-disarmed = { NAME($who, form: "le") } neutralise le symbole en { $cell }.
event-discarded = { NAME($who, form: "le") } défausse { NAME($card, form: "cite") }.
event-pairs = La prochaine action Confiner { NAME($who, form: "de") } pourra se contenter de deux cubes.
event-extracted = Le { NAME($cube) } amorcé rejoint le labo { NAME($to, form: "de") }.
event-salvaged = { NAME($who, form: "le") } lance un cube détruit pour son labo : un { NAME($cube) }.
event-swapped = { NAME($who, form: "le") } échange le { NAME($cube) } contre le { NAME($other) } { NAME($of, form: "de") }.
event-swapped-block = { NAME($who, form: "le") } échange le { NAME($cube) } contre le { NAME($other) } en { $cell }.
event-restructured = { NAME($who, form: "le") } déplace le { NAME($cube) } dans le Tesseract : { $cell } → { $to }.
over-contained = Les 24 cases sont remplies : le Tesseract est neutralisé. La table a gagné.
over-breach = La septième brèche déchire l’espace-temps. La table a perdu.
over-empty = Plus aucun cube pour la phase Menace : le Tesseract implose. La table a perdu.

## La fin

ending-contained = { $breaches ->
    [0] Le dernier cube s’enclenche : le Tesseract s’éteint, sans une seule brèche.
    [one] Le dernier cube s’enclenche : le Tesseract s’éteint, après une brèche.
   *[other] Le dernier cube s’enclenche : le Tesseract s’éteint, après { $breaches } brèches.
}
ending-breach = { $contained ->
    [one] La septième brèche s’ouvre, { $contained } cube contenu sur 24 : l’espace-temps cède.
   *[other] La septième brèche s’ouvre, { $contained } cubes contenus sur 24 : l’espace-temps cède.
}
ending-empty = { $contained ->
    [one] Plus un cube à prendre, { $contained } contenu sur 24 : le Tesseract se replie sur lui-même.
   *[other] Plus un cube à prendre, { $contained } contenus sur 24 : le Tesseract se replie sur lui-même.
}
sign-right = un cube contenu
sign-hit = un cube perdu

measure-contained = Contenus
measure-breaches = Brèches
column-contained = contenus
column-removed = retirés
column-adjusted = ajustés
column-played = cartes jouées

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
    [yes] Plusieurs cubes sont à égalité : lequel est amorcé ?
   *[no] { SEAT($seat) } choisit le cube à amorcer.
}
ask-event-cube = { YOU($seat) ->
    [yes] Quel cube l’événement prend-il ?
   *[no] { SEAT($seat) } choisit le cube que prend l’événement.
}
ask-shield = { YOU($seat) ->
    [yes] Plusieurs cubes amorcés sont à égalité : lequel est relancé ?
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
    [yes] Quel cube calibrez-vous, et sur quelle valeur ?
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
    [yes] Donnez-vous votre accord ?
   *[no] { SEAT($seat) } doit donner ou refuser son accord.
}
ask-study = { YOU($seat) ->
    [yes] Quelle carte défaussez-vous pour étudier ?
   *[no] { SEAT($seat) } choisit la carte à défausser pour étudier.
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
    [yes] Un cube vient d’être lancé : répondez-vous avant qu’il ne soit placé ?
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
    [yes] De quel cube copiez-vous la valeur ?
   *[no] { SEAT($seat) } choisit le cube dont la valeur est copiée.
}
ask-copy-to = { YOU($seat) ->
    [yes] Quel cube prend cette valeur ?
   *[no] { SEAT($seat) } choisit le cube qui prend cette valeur.
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
   *[no] { SEAT($seat) } prend un cube du Tesseract.
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
    [yes] Quel cube du Tesseract prenez-vous en échange ?
   *[no] { SEAT($seat) } choisit un cube du Tesseract.
}
ask-restructure = { YOU($seat) ->
    [yes] Quel cube restructurez-vous ?
   *[no] { SEAT($seat) } restructure un cube.
}
ask-put-back = { YOU($seat) ->
    [yes] Quel cube reposez-vous sur le Tesseract ?
   *[no] { SEAT($seat) } repose un cube sur le Tesseract.
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
    [yes] Quel symbole neutralisez-vous ?
   *[no] { SEAT($seat) } neutralise un symbole.
}
ask-discard = { YOU($seat) ->
    [yes] Quelle carte défaussez-vous ?
   *[no] { SEAT($seat) } défausse une carte.
}

## De quoi il s’agit

about-action = { $n ->
    [0] Il ne vous reste aucune action.
    [one] Il vous reste 1 action.
   *[other] Il vous reste { $n } actions.
}
about-react = { $breaches ->
    [0] Placé, le { NAME($cube) } n’ouvre aucune brèche.
    [one] Placé, le { NAME($cube) } ouvre une brèche.
   *[other] Placé, le { NAME($cube) } ouvre { $breaches } brèches.
}
about-consent = Le { NAME($cube) } passerait { NAME($of, form: "de") } { NAME($to, form: "à") }.
about-swap = Le { NAME($cube) } passerait { NAME($of, form: "de") } { NAME($to, form: "à") }, contre le { NAME($back) }.
about-prime = Risque de brèche : { $chance } %.
about-reroll = { $count ->
    [1] Un cube est relancé, contre une carte N { $level }.
   *[other] { $count } cubes sont relancés, contre une carte N { $level }.
}
about-put = Le lancer a donné un { NAME($cube) }.
about-corner = Ce cube est lancé et rejoint votre labo.
about-event-cube = Il quitte le Tesseract.
about-shield = Le cube amorcé le plus bas est relancé.
about-spare = Les cubes de tous les autres labos sont relancés.
about-match = L’un d’eux est détruit.
about-bring-back = Il est lancé et posé sur le Tesseract.
scientist-here = { TEXT($card) } Approfondir : { TEXT($card, field: "action_text") }
about-card = { NAME($card) } : { TEXT($card) }
about-deepen = { NAME($card) } : { TEXT($card, field: "action_text") }

## Options

option-remove = Prélever un cube
option-adjust = Calibrer un cube
option-transfer = Transférer un cube
option-study = Étudier
option-contain = Confiner
option-deepen = Approfondir (action individuelle)
option-free-transfer = Transférer un cube sans dépenser d’action
option-end = Terminer la phase Action
option-done = C’est tout
option-keep = { $kind ->
    [reroll] Garder les cubes tels quels
   *[other] Le laisser tel quel
}
option-reroll = Les relancer et piocher une carte
option-accept = Accepter
option-refuse = Refuser
option-let = Laisser placer le cube
option-watch = Faire relancer le cube (veilleur de nuit)
option-be = { NAME($card, form: "le") }
option-play = Jouer { NAME($card, form: "cite") }
option-use = Jouer la carte Confinement { NAME($card, form: "cite") }
option-card = { NAME($card) }
option-at = { $kind ->
    [put] Colonne { $cell }
    [disarm] Symbole en { $cell }
   *[other] Le cube en { $cell }
}
option-inlab = Le { NAME($cube) } { NAME($of, form: "de") }
option-primed = Le { NAME($cube) } amorcé
option-turn = { $at ->
    [primed] { $to ->
        [0] Le { NAME($cube) } amorcé : le détruire
       *[other] Le { NAME($cube) } amorcé : sur { $to }
    }
   *[other] Le { NAME($cube) } { NAME($at, form: "de") } : sur { $to }
}
option-move = Le { NAME($cube) }, { NAME($of, form: "de") } { NAME($to, form: "à") }
option-trade = Le { NAME($other) } { NAME($of, form: "de") } contre le { NAME($cube) }
option-series = { $kind ->
    [set] Série : { NAMES($cubes) }
   *[run] Suite : { NAMES($cubes) }
}
option-cube = Le { NAME($cube) }
option-value = { $value }
option-colour = { NAME($colour) }
option-lab = Le labo { NAME($of, form: "de") }

## Le plateau

floor = Étage { $n }
symbols = Sous le Tesseract : { $symbols }
letters = J jaune, O orange, V violet, B bleu, puis la valeur ; (J3) amovible ; <J3> visé par la Menace ; { "J?" } valeur inconnue ; { "??" } cube inconnu
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
no-cubes = aucun
in-hand = { COUNT($cards) ->
    [0] Main : aucune carte
   *[other] Main : { NAMES($cards, of: "research", form: "cite") }
}
card-says = { $name } :
no-card-held = Personne ne tient de carte Recherche.
actions-left = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
piles-left = Pioches : N 2 ({ $two }), N 3 ({ $three }), N 4 ({ $four }). Cubes détruits : { COUNT($destroyed) ->
    [0] aucun
   *[other] { NAMES($destroyed) }
}.
column-card = Colonne { $value } ({ $state ->
    [up] retournée
    [unlocked] débloquée
   *[spent] jouée
}) : { NAME($card, form: "cite") }.
next-threat = La Menace vise { OR($cells) } : risque de brèche { $chance } %.
next-event = Sous { $cell } : { NAME($event) }.
series-here = séries et suites : { $series }
cube-here = { NAME($cube) }, étage { $floor }
cell-bare = case découverte
odds-title = Le prochain lancer d’une phase Menace
odds-breach = { $n ->
    [0] Pas de brèche : { $chance } %
    [one] 1 brèche : { $chance } %
   *[other] { $n } brèches : { $chance } %
}
odds-cards = Pioche N { $level } : { COUNT($cards) ->
    [0] vide
   *[other] { NAMES($cards, of: "research", form: "cite") }
}
proposed = À essayer ensuite : { LIST($bases, form: "le") }.

## Options de la table, cartes

setting-base = Socle
setting-base-note = Le socle sur lequel reposent les cubes, de l’initiation à l’extrême.
setting-base-1A = Socle 1, face A : initiation
setting-base-1B = Socle 1, face B : initiation
setting-base-2A = Socle 2, face A : normal
setting-base-2B = Socle 2, face B : normal
setting-base-3A = Socle 3, face A : difficile
setting-base-3B = Socle 3, face B : difficile
setting-base-4A = Socle 4, face A : extrême
setting-base-4B = Socle 4, face B : extrême
setting-scientists = Scientifiques
setting-scientists-note = Chaque scientifique a son pouvoir : tiré au sort, ou choisi chacun son tour.
setting-scientists-random = Par tirage au sort
setting-scientists-choose = Au choix, dans l’ordre du tour
setting-start_card = Une carte Recherche N 2 au départ
setting-start_card-note = Chacun commence avec une carte à utiliser ; sans elle, la partie est plus difficile.
setting-start_card-true = oui
setting-start_card-false = non : plus difficile
setting-extra_primed = Cubes amorcés en plus à la mise en place
setting-extra_primed-note = Des cubes amorcés avant le premier tour : la menace est plus proche.
setting-extra_primed-0 = aucun
setting-extra_primed-1 = un : plus difficile
setting-extra_primed-2 = deux : bien plus difficile
field-support = soutien
field-ability = capacité permanente
field-action = action individuelle
field-action_text = en clair
field-level = niveau
field-copies = exemplaires
field-when = moment
field-when-action = votre phase Action
field-when-own-threat = votre phase Menace
field-when-any-threat = toute phase Menace
field-effect = effet
field-difficulty = difficulté
field-side = face
field-rows = symboles (Accélération A, Bouclier B, Réaction en chaîne C, Décharge électrostatique D, Fission F, Interphase I, Impulsion électromagnétique M, Onde de choc S)

## Pourquoi un robot a fait cela

why-contain = { $count ->
    [1] { SEAT($seat) } : « C’est pour confiner un cube avant la fin du tour. Le risque de brèche au prochain lancer sera de { $then } %. »
   *[other] { SEAT($seat) } : « C’est pour confiner { $count } cubes avant la fin du tour. Le risque de brèche au prochain lancer sera de { $then } %. »
}
why-calm = { SEAT($seat) } : « Le risque de brèche au prochain lancer est de { $now } % ; à la fin du tour, il sera de { $then } %. »
why-nearer = { SEAT($seat) } : « Cela prépare le prochain cube à confiner, dans le labo { NAME($of, form: "de") }. »
why-card = { $count ->
    [0] { SEAT($seat) } : « C’est le moment de jouer { NAME($card, form: "cite") } : le risque de brèche passe de { $now } % à { $then } % d’ici la fin du tour. »
    [one] { SEAT($seat) } : « C’est le moment de jouer { NAME($card, form: "cite") } : un cube confiné d’ici la fin du tour, et un risque de brèche de { $then } %. »
   *[other] { SEAT($seat) } : « C’est le moment de jouer { NAME($card, form: "cite") } : { $count } cubes confinés d’ici la fin du tour, et un risque de brèche de { $then } %. »
}
why-end = { SEAT($seat) } : « Rien de ce qui reste à faire n’arrange la table. Le risque de brèche au prochain lancer est de { $now } %. »
why-react = { SEAT($seat) } : « Le { NAME($cube) } tombait mal : je préfère autre chose. »
why-let = { SEAT($seat) } : « Le { NAME($cube) } peut rester : je garde de quoi répondre à pire. »

## L’accueil

lobby-pitch = Démontez le Tesseract, cube après cube, avant qu’il n’emporte le monde.
lobby-minutes = 60 min
level-novice-note = Va au plus court vers le prochain cube, et calme la zone d’amorçage quand elle l’inquiète.
level-adept-note = Prévoit deux actions, pour tous les labos, et pèse chaque brèche à venir.
level-expert-note = Prévoit son tour entier, cartes et transferts compris, et ménage le bloc jusqu’au dernier cube.

## Les phrases rapides

phrase-1 = Bonjour !
phrase-2 = Laissez-moi ce cube.
phrase-3 = Il me faudrait un calibrage.
phrase-4 = Attention, brèche !
phrase-5 = Bien confiné.
phrase-6 = Merci pour la partie.

## Le plateau dans le navigateur

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
board-cube = { $cube }, étage { $floor }, case { $cell }
board-cube-next = { $cube }, étage { $floor }, case { $cell }, prochaine Menace
board-turn-left = Tourner d’un quart de tour vers la gauche
board-turn-right = Tourner d’un quart de tour vers la droite
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
board-enlarge = { $card }, agrandir
board-contain = Confiner le { $cube }
board-empty-place = case du { $cube }, vide
board-value = valeur
board-risk = Risque de brèche : { $values }
board-well = Valeur { $value }, cubes amorcés : { $cubes }
board-well-choose = Choisir la valeur { $value }
board-primed = { $cube } amorcé
board-ability = Capacité permanente
board-deepen = Approfondir
board-your-lab = Votre labo
board-set = série
board-run = suite
board-in-lab = { $cube } dans votre labo
board-lab-of = { $cube } dans le labo { DE($name) }
board-piles = Pioches
board-level = N { $n }
board-mate = { $name } : { $card }
board-act-remove = Prélever
board-act-adjust = Calibrer
board-act-transfer = Transférer
board-act-study = Étudier
board-act-contain = Confiner
board-act-deepen = Approfondir
board-above = Le bloc vu du dessus
board-gone = détruits :
board-gone-of = { $colour }, détruits : { $count }
board-threat-none = Aucune Menace
board-no-threat = Pas de prochaine Menace
board-destroy = détruire
board-contained = Confinés
board-primed-area = Amorcés
board-unlocked = débloquée
board-spent = jouée
board-card-up = { $card }, retournée
board-card-unlocked = { $card }, débloquée
board-card-spent = { $card }, jouée
board-cards = Jouer une carte
board-no-cards = Aucune carte en main
board-act-free-transfer = Transfert offert
board-adjust-to = Calibrer le { $cube } à { $value }
board-moment-breach = { $by ->
    [1] Une brèche s’ouvre
   *[other] Deux brèches s’ouvrent
}
board-moment-breaches = { $n } sur 7
board-moment-primed = Amorcé : { $cube }
board-moment-lifted = La Menace prend { $cell }
board-moment-contained = Confiné
board-moment-of-24 = { $n } sur 24
board-moment-row = Rangée complète : { $colour }
board-moment-turned-up = Colonne { $value } : carte retournée
board-moment-unlocked = Colonne { $value } : carte débloquée
board-moment-won = Le Tesseract est neutralisé
board-moment-lost = Le Tesseract l’emporte
board-pieces = Dés, repères et événements

section-scientist = Scientifiques
section-research = Cartes Recherche
section-containment = Cartes Confinement
section-base = Socles

## Noms avec leur article

noun-quantum-physicist = la physicienne quantique
noun-transport-engineer = l’ingénieure en transport
    .gender = f
noun-defusal-technician = le technicien de désamorçage
noun-crystallographer = le cristallographe
noun-topologist = la topologue
noun-archivist = l’archiviste
    .gender = m
noun-spectral-chemist = le chimiste des spectres
noun-mission-coordinator = la coordinatrice de mission
noun-seismologist = la sismologue
noun-night-watch = le veilleur de nuit
noun-salvager = la récupératrice
noun-1a = la face A du socle 1
noun-1b = la face B du socle 1
noun-2a = la face A du socle 2
noun-2b = la face B du socle 2
noun-3a = la face A du socle 3
noun-3b = la face B du socle 3
noun-4a = la face A du socle 4
noun-4b = la face B du socle 4
