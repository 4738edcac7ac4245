# Les mots de La Petite Mort. Le paquet nomme personnages, caractères, cartes Fauche, jetons, Diplômes et objectifs.

notice = La Petite Mort parle de la fin des vies, sèchement et, nous l’espérons, avec douceur : accidents, maladies, désespoir. Le jeu s’adresse à des personnes de 14 ans et plus. Si le sujet vous touche de près en ce moment, parler aide : en France, le 3114, jour et nuit ; ailleurs, findahelpline.com indique qui appeler près de chez vous.

name-heart = Cardiaque
name-stroke = AVC
name-accident = Accident
name-lungs = Maladie pulmonaire
name-suicide = Suicide
name-cancer = Cancer
name-darwin = Darwin Award
letter-heart = C
letter-stroke = V
letter-accident = A
letter-lungs = P
letter-suicide = S
letter-cancer = K
letter-darwin = D
letter-job = M

## Ce qui arrive

event-set-up = { YOU($first) ->
    [yes] Le Diplôme est { NAME($diploma) }. Au premier tour, vous piochez avant les autres.
   *[no] Le Diplôme est { NAME($diploma) }. Au premier tour, { SEAT($first) } pioche avant les autres.
}
event-round = { YOU($first) ->
    [yes] Le tour { $round } commence. À sa fin, vous piocherez avant les autres.
   *[no] Le tour { $round } commence. À sa fin, { SEAT($first) } piochera avant les autres.
}
event-born = { YOU($seat) ->
    [yes] Naissances chez vous : { NAMES($people) }.
   *[no] Naissances chez { SEAT($seat) } : { NAMES($people) }.
}
event-drew = { YOU($seat) ->
    [yes] Vous piochez (Caractère : { $traits }, Fauche : { $scythes }).
   *[no] { SEAT($seat) } pioche (Caractère : { $traits }, Fauche : { $scythes }).
}
    .known = { YOU($seat) ->
        [yes] Vous piochez { NAMES($cards) }.
       *[no] { SEAT($seat) } pioche { NAMES($cards) }.
    }
event-gifts = Tout le monde a transmis deux Caractères.
    .known = Vous gardez { NAMES($kept) }, donnez { NAMES($gave) } et recevez { NAMES($got) }.
event-passed = { YOU($seat) ->
    [yes] Vous gardez { NAMES($kept) }, donnez { NAMES($gave) } et recevez { NAMES($got) }.
   *[no] { SEAT($seat) } garde { NAMES($kept) }, donne { NAMES($gave) } et reçoit { NAMES($got) }.
}
event-attached = { YOU($seat) ->
    [yes] { NAME($life) }, chez vous : { NAME($card) }.
   *[no] { NAME($life) }, chez { SEAT($seat) } : { NAME($card) }.
}
event-laid = { YOU($seat) ->
    [yes] Vous posez un Death Powa sur { NAME($life) } : { NAME($kind) }.
   *[no] { SEAT($seat) } pose un Death Powa sur { NAME($life) } : { NAME($kind) }.
}
event-struck = { YOU($seat) ->
    [yes] Vous fauchez { NAME($life) } : « { NAME($scythe) } ».
   *[no] { SEAT($seat) } fauche { NAME($life) } : « { NAME($scythe) } ».
}
event-held-back = { YOU($seat) ->
    [yes] Vous ne fauchez personne ce tour-ci.
   *[no] { SEAT($seat) } ne fauche personne ce tour-ci.
}
event-share = { $count ->
    [0] { YOU($seat) ->
        [yes] De { NAME($life) }, il ne vous revient qu’une carte usagée.
       *[no] De { NAME($life) }, il ne revient à { SEAT($seat) } qu’une carte usagée.
    }
   *[other] { $own ->
        [yes] { YOU($seat) ->
            [yes] De { NAME($life) }, votre cimetière garde { NAMES($cards) }.
           *[no] De { NAME($life) }, le cimetière de { SEAT($seat) } garde { NAMES($cards) }.
        }
       *[no] { YOU($seat) ->
            [yes] De { NAME($life) }, vous prenez { NAMES($cards) }.
           *[no] De { NAME($life) }, { SEAT($seat) } prend { NAMES($cards) }.
        }
    }
}
event-kept-scythe = { YOU($seat) ->
    [yes] Vous gardez « { NAME($scythe) } » dans votre cimetière.
   *[no] { SEAT($seat) } garde « { NAME($scythe) } » dans son cimetière.
}
event-took = { YOU($seat) ->
    [yes] Vous prenez un Death Powa : { NAME($kind) }.
   *[no] { SEAT($seat) } prend un Death Powa : { NAME($kind) }.
}
event-no-token = { YOU($seat) ->
    [yes] Vous ne prenez pas de Death Powa.
   *[no] { SEAT($seat) } ne prend pas de Death Powa.
}
event-too-late = { YOU($seat) ->
    [yes] Le dernier Death Powa de ce genre ({ NAME($kind) }) est parti : vous choisissez de nouveau.
   *[no] Le dernier Death Powa de ce genre ({ NAME($kind) }) est parti : { SEAT($seat) } choisit de nouveau.
}
event-bed = { YOU($seat) ->
    [yes] { NAME($life) } s’éteint chez vous, au lit. { $line ->
        [0] C’était pendant la météo.
        [1] Dernier mot : « Et le four ? »
        [2] Draps frais, bonne compagnie, rien à redire.
        [3] La vie a fini avant le livre, de trois pages.
        [4] Le chat a gardé la place chaude.
       *[other] On nous avait laissé la lampe allumée.
    }
   *[no] { NAME($life) } s’éteint chez { SEAT($seat) }, au lit. { $line ->
        [0] C’était pendant la météo.
        [1] Dernier mot : « Et le four ? »
        [2] Draps frais, bonne compagnie, rien à redire.
        [3] La vie a fini avant le livre, de trois pages.
        [4] Le chat a gardé la place chaude.
       *[other] On nous avait laissé la lampe allumée.
    }
}
event-pawn = { YOU($seat) ->
    [yes] Vous remplissez « { NAME($objective) } » : pion numéro { $count }.
   *[no] { SEAT($seat) } remplit « { NAME($objective) } » : pion numéro { $count }.
}
event-short = Une pioche est épuisée : ce tour était le dernier.
over-diploma = Quatre pions sur le Diplôme. Victoire : { SEATS($winners) }.
over-diploma-souls = Plusieurs ont quatre pions ; le plus de points d’âme : { SEATS($winners) }.
over-diploma-people = Plusieurs ont quatre pions et autant de points d’âme ; le plus de Personnages : { SEATS($winners) }.
over-diploma-shared = Égalité en tout : { SEATS($winners) } partagent le Diplôme.
over-pile = Une pioche est épuisée ; le plus de pions : { SEATS($winners) }.
over-pile-souls = Une pioche est épuisée, les pions sont à égalité ; le plus de points d’âme : { SEATS($winners) }.
over-pile-people = Une pioche est épuisée, pions et points d’âme sont à égalité ; le plus de Personnages : { SEATS($winners) }.
over-pile-shared = Une pioche est épuisée et l’égalité est complète : { SEATS($winners) } partagent le Diplôme.

## Ce qui est demandé

ask-give = { YOU($seat) ->
    [yes] Quel Caractère donnez-vous ?
   *[no] Choix des cadeaux : { SEATS($seats) }.
}
ask-attach = { YOU($seat) ->
    [yes] Quel Caractère posez-vous, et sur quel personnage ?
   *[no] Pose des Caractères : { SEATS($seats) }.
}
ask-powa = { YOU($seat) ->
    [yes] Posez-vous un jeton Death Powa ?
   *[no] Choix des jetons Death Powa : { SEATS($seats) }.
}
ask-powa-on = { YOU($seat) ->
    [yes] Sur quel personnage posez-vous le jeton ?
   *[no] Choix des jetons Death Powa : { SEATS($seats) }.
}
ask-reap = { YOU($seat) ->
    [yes] Quel personnage fauchez-vous, et avec quelle carte ?
   *[no] Choix de la Fauche : { SEATS($seats) }.
}
ask-share = { YOU($seat) ->
    [yes] Quelle carte du personnage fauché prenez-vous ?
   *[no] Partage : { SEATS($seats) }.
}
ask-token = { YOU($seat) ->
    [yes] Vous n’avez fauché personne : prenez-vous un jeton Death Powa ?
   *[no] Choix d’un jeton à la place de la Fauche : { SEATS($seats) }.
}
option-give = { NAME($card) }, à { SEAT($to) }
option-attach = { NAME($card) } → { NAME($life) }
option-use = { NAME($kind) }
option-on = { NAME($life) }
option-reap = { NAME($life) }, avec « { NAME($scythe) } »
option-take = { NAME($card) }
option-draw = { NAME($kind) }
option-no-more = { $kind ->
    [reap] Personne
   *[other] Aucun jeton
}
option-no-token = Aucun jeton

## Le plateau

head = Tour { $round } · { $phase }
phase-set-up = mise en place
phase-gifts = 1, évènements de la vie : cadeaux
phase-attach = 1, évènements de la vie : Caractères
phase-powa = 2, Fauche : jetons
phase-reap = 2, Fauche
phase-share = 2, Fauche : partage
phase-token = 2, Fauche : un jeton à la place
phase-deathbed = 3, le lit de mort
phase-refill = 4, la vie continue
piles = Pioches : { $people } Personnages, { $traits } Caractères, { $scythes } Fauches
supply = Death Powa au centre : { $tokens }
diploma-title = { NAME($diploma) } · niveau { $level }
diploma-keeps = les cartes Fauche utilisées se gardent
objective-places = { $places ->
    [0] {""}
    [one] une place
   *[other] { $places } places
}
legend = { $letters } · rouge : Faiblesse, + : Force
seat-line = { $pawns ->
    [0] aucun pion
    [one] { $pawns } pion
   *[other] { $pawns } pions
} · jetons : { $tokens }
age-0 = vient de naître
age-1 = premier âge
age-2 = deuxième âge
age-3 = troisième âge, au lit de mort
souls = { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}
net-none = rien à signaler
net = faible : { $net }
protected = fort : { $strong }
token-on = Death Powa { NAME($kind) }, par { SEAT($by) }
strike-on = « { NAME($scythe) } », par { SEAT($by) }
cemetery = Cimetière : Personnages { $people }, Caractères { $traits }, âmes { $souls }, métiers { $jobs } · { $weak } · { $strong }
cemetery-scythes = Fauches gardées : { $symbols }
cemetery-cards = { $cards }
hand-traits = Vos Caractères
hand-scythes = Vos Fauches
needs = il faut { $needs } · { NAME($symbol) }
gave-at = { NAME($card) }, que vous avez donné : { $where }
gave-chance = { SEAT($seat) } { $chance } %
odds-title = Chance que quelqu’un tienne une Fauche qui convienne
odds-danger = { NAME($life) } : { $chance } %
odds-none = Rien à calculer pour l’instant.

## Options de la table, cartes

setting-diploma = Quel Diplôme
setting-diploma-moisson-d-avril = Moisson d’avril (niveau 1, pour une première partie)
setting-diploma-stage-d-observation = Stage d’observation (niveau 1)
setting-diploma-herbier = Herbier (niveau 1)
setting-diploma-heures-sup = Heures supplémentaires (niveau 2)
setting-diploma-selection-naturelle = Sélection naturelle (niveau 2)
setting-diploma-collection-d-automne = Collection d’automne (niveau 2)
setting-diploma-ying-yang = Ying Yang (niveau 3)
setting-diploma-bilan-comptable = Bilan comptable (niveau 3)
setting-diploma-quatre-saisons = Les quatre saisons (niveau 3)
setting-diploma-beginner = tiré au sort, niveau 1
setting-diploma-intermediate = tiré au sort, niveau 2
setting-diploma-expert = tiré au sort, niveau 3
setting-open_hands = Mains ouvertes, pour apprendre
setting-open_hands-False = non : les mains sont cachées
setting-open_hands-True = oui : tout le monde voit toutes les mains
section-symbol = Symboles de Fauche
section-token = Jetons Death Powa
section-person = Personnages
section-trait = Caractères
section-scythe = Cartes Fauche
section-diploma = Diplômes
section-objective = Objectifs
field-souls = âmes
field-weak = Faiblesses
field-strong = Forces
field-job = métier
field-needs = il faut
field-symbol = symbole
field-kind = genre
field-kind-heart = Cardiaque
field-kind-stroke = AVC
field-kind-accident = Accident
field-kind-lungs = Maladie pulmonaire
field-kind-suicide = Suicide
field-kind-cancer = Cancer
field-kind-darwin = Darwin Award
field-copies = exemplaires
field-level = niveau
field-keeps_scythes = garde les Fauches
field-diploma = Diplôme
field-goal = but
field-places = places à 2, 3, 4

## Dans le navigateur

lobby-pitch = Vous êtes une Petite Mort à l’examen : offrez, accablez, fauchez, et tenez le plus beau cimetière.
lobby-minutes = 45 min
phrase-1 = Mes condoléances.
phrase-2 = Bien fauché.
phrase-3 = Un instant, je vous prie.
phrase-4 = Merci pour le cadeau.
phrase-5 = C’était à moi !
phrase-6 = Une belle partie. Qu’elle repose en paix.
label-round = tour
label-phase = phase
label-first = pioche en premier
label-open_hands = mains ouvertes
label-diploma = Diplôme
label-piles = pioches
label-supply = jetons au centre
label-discard = Fauches utilisées
label-deaths = décès
label-hand = votre main
label-gave = ce que vous avez donné
label-lives = Personnages
label-tokens = jetons
label-cemetery = cimetière
label-totals = totaux
label-pawns = pions
label-net = Faiblesses restantes
label-strikes = Fauches posées
label-age = âge
label-souls = points d’âme
name-job = Métier
board-weak = faiblesse { $of }
board-strong = force contre { $of }
board-job = Métier
board-jobs = Métiers
board-souls = Points d’âme
board-people = Personnages
board-traits = Caractères
board-scythes = Fauches
board-strengths = Forces
board-life = { $life }, chez { $name }, { $age }
board-net = Faiblesses restantes : { $list }
board-open = { $what }, ouvrir
board-safe = protégé
board-cancelled = annulé par une force
board-laid-by = Death Powa { $of }, posé par { $name }
board-laid-sealed = Death Powa { $of }, à vous, encore scellé
board-bed = lit de mort en fin de tour
board-here = poser ici
board-sealed = scellé
board-diploma = Diplôme { $diploma }
board-level = { $level ->
    [1] Diplôme, apprentissage
    [2] Diplôme, maîtrise
   *[other] Diplôme, expertise
}
board-four = Quatre validés, et c’est la robe.
board-admitted = Reçu
board-aim-done = { $name } : validé
board-aim-at = { $name } : { $have } sur { $need }
board-cemeteries = Cimetières
board-cemetery-of = Cimetière : { $name }
board-cemetery-empty = Personne encore. La pelouse est très réussie.
board-people-n = { $n } pers.
board-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-sharing = { $life }, chez { $name } : que prenez-vous ?
board-taken = { $n } sur { $of }
board-share-of = { $n ->
    [one] { $n } carte sur { $of } pour vous
   *[other] { $n } cartes sur { $of } pour vous
}
board-yours = à vous
board-chooses = choisit…
board-ready = prêt
board-change = Modifier
board-holds-yours = { $n ->
    [0] cadeau de vous, pas encore posé
    [one] cadeau de vous, pas encore posé
   *[other] cadeaux de vous, pas encore posés
}
board-hand = Votre main
board-struck = scellé : { $life }
board-fits = { $n ->
    [0] aucune vie possible
    [one] une vie possible
   *[other] { $n } vies possibles
}
board-fits-none = nulle part pour l’instant
board-gift = pour { $name }
board-give-to = donner à { $name }
board-kept = vous la gardez
board-no-tokens = aucun encore
board-middle = Au centre
board-in-middle = { $of } : { $n } au centre
board-reapable = fauchable
board-lay-here = poser ici
board-token-then = un jeton à la place, si vous voulez
board-phases = Phases
board-step-1 = Vie
board-step-2 = Death Powa
board-step-3 = Fauche
board-step-4 = Lit de mort
board-step-5 = La vie continue
board-round = Tour { $n }
board-piles = Pioches
board-pieces = Causes, signes et pions
board-hat-black = mortier
board-hat-rose = capeline
board-hat-blue = haut-de-forme
board-hat-plum = bonnet de nuit
