# Les mots de La Petite Mort. Le paquet nomme personnages, caractères, cartes Fauche, jetons, Diplômes et objectifs.

notice = La Petite Mort parle de la fin des vies, sèchement et, nous l’espérons, avec douceur : accidents, maladies, désespoir. Le jeu s’adresse à des personnes de 14 ans et plus. Si le sujet vous touche de près en ce moment, parler aide : en France, le 3114, jour et nuit ; ailleurs, findahelpline.com indique qui appeler près de chez vous.

name-heart = Cardiaque
name-stroke = AVC
name-accident = Accident
name-lungs = Maladie pulmonaire
name-suicide = Suicide
name-cancer = Cancer
name-darwin = Darwin Award
soft-suicide = Désespoir
soft-cancer = Longue maladie
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
    [yes] Diplôme au programme : { NAME($diploma, form: "cite") }. Vous piochez en premier.
   *[no] Diplôme au programme : { NAME($diploma, form: "cite") }. { SEAT($first) } pioche en premier.
}
event-round = { YOU($first) ->
    [yes] Tour { $round }. À la fin, vous piocherez en premier.
   *[no] Tour { $round }. À la fin, { SEAT($first) } piochera en premier.
}
event-born = { COUNT($people) ->
    [1] { YOU($seat) ->
        [yes] Naissance chez vous : { NAMES($people) }.
       *[no] Naissance chez { SEAT($seat) } : { NAMES($people) }.
    }
   *[other] { YOU($seat) ->
        [yes] Naissances chez vous : { NAMES($people) }.
       *[no] Naissances chez { SEAT($seat) } : { NAMES($people) }.
    }
}
event-drew = { YOU($seat) ->
    [yes] { $traits ->
        [0] { $scythes ->
            [0] Vous ne piochez aucune carte.
           *[other] Vous piochez { drawn-scythes }.
        }
       *[other] { $scythes ->
            [0] Vous piochez { drawn-traits }.
           *[other] Vous piochez { drawn-traits } et { drawn-scythes }.
        }
    }
   *[no] { $traits ->
        [0] { $scythes ->
            [0] { SEAT($seat) } ne pioche aucune carte.
           *[other] { SEAT($seat) } pioche { drawn-scythes }.
        }
       *[other] { $scythes ->
            [0] { SEAT($seat) } pioche { drawn-traits }.
           *[other] { SEAT($seat) } pioche { drawn-traits } et { drawn-scythes }.
        }
    }
}
    .known = { COUNT($cards) ->
        [0] { YOU($seat) ->
            [yes] Vous ne piochez aucune carte.
           *[no] { SEAT($seat) } ne pioche aucune carte.
        }
       *[other] { YOU($seat) ->
            [yes] Vous piochez { NAMES($cards, form: "cite") }.
           *[no] { SEAT($seat) } pioche { NAMES($cards, form: "cite") }.
        }
    }
drawn-traits = { $traits ->
    [one] { $traits } Caractère
   *[other] { $traits } Caractères
}
drawn-scythes = { $scythes ->
    [one] { $scythes } Fauche
   *[other] { $scythes } Fauches
}
event-gifts = Tout le monde a transmis deux Caractères.
    .known = { YOU($seat) ->
        [yes] Vous gardez { NAMES($kept, form: "cite") }. Vous donnez { NAMES($gave, form: "cite") } ; vous recevez { NAMES($got, form: "cite") }.
       *[no] { SEAT($seat) } garde { NAMES($kept, form: "cite") }, donne { NAMES($gave, form: "cite") }, reçoit { NAMES($got, form: "cite") }.
    }
event-passed = { YOU($seat) ->
    [yes] Vous gardez { NAMES($kept, form: "cite") }. Vous donnez { NAMES($gave, form: "cite") } ; vous recevez { NAMES($got, form: "cite") }.
   *[no] { SEAT($seat) } garde { NAMES($kept, form: "cite") }, donne { NAMES($gave, form: "cite") }, reçoit { NAMES($got, form: "cite") }.
}
event-attached = { YOU($seat) ->
    [yes] { NAME($card, form: "cite") } entre dans la vie { NAME($life, of: "person", form: "de") }, chez vous.
   *[no] { NAME($card, form: "cite") } entre dans la vie { NAME($life, of: "person", form: "de") }, chez { SEAT($seat) }.
}
event-laid = { YOU($seat) ->
    [yes] Vous posez un Death Powa « { NAME($kind) } » sur { NAME($life) }.
   *[no] { SEAT($seat) } pose un Death Powa « { NAME($kind) } » sur { NAME($life) }.
}
event-struck = { YOU($seat) ->
    [yes] Vous fauchez { NAME($life) } : { NAME($scythe, form: "cite") }. { TEXT($scythe, of: "scythe", field: "flavour") }
   *[no] { SEAT($seat) } fauche { NAME($life) } : { NAME($scythe, form: "cite") }. { TEXT($scythe, of: "scythe", field: "flavour") }
}
event-held-back = { YOU($seat) ->
    [yes] Vous ne fauchez personne ce tour-ci.
   *[no] { SEAT($seat) } ne fauche personne ce tour-ci.
}
event-share = { $count ->
    [0] { YOU($seat) ->
        [yes] Du partage { NAME($life, of: "person", form: "de") }, il ne vous revient qu’une Fauche usagée.
       *[no] Du partage { NAME($life, of: "person", form: "de") }, il ne revient { SEAT($seat, form: "à") } qu’une Fauche usagée.
    }
   *[other] { $own ->
        [yes] { YOU($seat) ->
            [yes] { HAS($cards, $life) ->
                [yes] Pour votre cimetière : { NAMES($cards, form: "cite") }.
               *[no] Pour votre cimetière, en souvenir { NAME($life, of: "person", form: "de") } : { NAMES($cards, form: "cite") }.
            }
           *[no] { HAS($cards, $life) ->
                [yes] Pour le cimetière { SEAT($seat, form: "de") } : { NAMES($cards, form: "cite") }.
               *[no] Pour le cimetière { SEAT($seat, form: "de") }, en souvenir { NAME($life, of: "person", form: "de") } : { NAMES($cards, form: "cite") }.
            }
        }
       *[no] { YOU($seat) ->
            [yes] { HAS($cards, $life) ->
                [yes] Vous emportez { NAMES($cards, form: "cite") }.
               *[no] De la vie { NAME($life, of: "person", form: "de") }, vous emportez { NAMES($cards, form: "cite") }.
            }
           *[no] { HAS($cards, $life) ->
                [yes] { SEAT($seat) } emporte { NAMES($cards, form: "cite") }.
               *[no] De la vie { NAME($life, of: "person", form: "de") }, { SEAT($seat) } emporte { NAMES($cards, form: "cite") }.
            }
        }
    }
}
event-kept-scythe = { YOU($seat) ->
    [yes] Vous gardez { NAME($scythe, form: "cite") } dans votre cimetière.
   *[no] { SEAT($seat) } garde { NAME($scythe, form: "cite") } dans son cimetière.
}
event-took = { YOU($seat) ->
    [yes] Vous prenez un Death Powa « { NAME($kind) } ».
   *[no] { SEAT($seat) } prend un Death Powa « { NAME($kind) } ».
}
event-no-token = { YOU($seat) ->
    [yes] Vous ne prenez pas de Death Powa.
   *[no] { SEAT($seat) } ne prend pas de Death Powa.
}
event-too-late = { YOU($seat) ->
    [yes] Le dernier Death Powa « { NAME($kind) } » vient de partir : vous choisissez de nouveau.
   *[no] Le dernier Death Powa « { NAME($kind) } » vient de partir : { SEAT($seat) } choisit de nouveau.
}
event-bed = { YOU($seat) ->
    [yes] { NAME($life) } s’éteint dans son lit, chez vous. { $line ->
        [0] C’était pendant la météo.
        [1] Dernier mot : « Et le four ? »
        [2] Draps frais, bonne compagnie, rien à redire.
        [3] Il restait trois pages au roman.
        [4] Le chat a gardé la place au chaud.
       *[other] On nous avait laissé la lampe allumée.
    }
   *[no] { NAME($life) } s’éteint dans son lit, chez { SEAT($seat) }. { $line ->
        [0] C’était pendant la météo.
        [1] Dernier mot : « Et le four ? »
        [2] Draps frais, bonne compagnie, rien à redire.
        [3] Il restait trois pages au roman.
        [4] Le chat a gardé la place au chaud.
       *[other] On nous avait laissé la lampe allumée.
    }
}
event-pawn = { YOU($seat) ->
    [yes] Objectif validé : { NAME($objective, form: "cite") }. C’est votre { NTH($count, of: "m") } pion.
   *[no] { SEAT($seat) } valide l’objectif { NAME($objective, form: "cite") } : c’est son { NTH($count, of: "m") } pion.
}
event-short = Une pioche ne suffit plus : ce tour était le dernier.
over-diploma = { WHO($winners) ->
    [you] Quatre pions sur le Diplôme : la nouvelle Faucheuse, c’est vous.
   *[one] Quatre pions sur le Diplôme : la nouvelle Faucheuse, c’est { SEATS($winners) }.
}
over-diploma-souls = { WHO($winners) ->
    [you] Plusieurs ont quatre pions : les points d’âme tranchent. La nouvelle Faucheuse, c’est vous.
   *[one] Plusieurs ont quatre pions : les points d’âme tranchent. La nouvelle Faucheuse, c’est { SEATS($winners) }.
}
over-diploma-people = { WHO($winners) ->
    [you] Plusieurs ont quatre pions et autant de points d’âme : les Personnages tranchent. La nouvelle Faucheuse, c’est vous.
   *[one] Plusieurs ont quatre pions et autant de points d’âme : les Personnages tranchent. La nouvelle Faucheuse, c’est { SEATS($winners) }.
}
over-diploma-shared = { WHO($winners) ->
    [with-you] Égalité en tout : { SEATS($winners) } partagez le Diplôme.
   *[many] Égalité en tout : { SEATS($winners) } partagent le Diplôme.
}
over-pile = { WHO($winners) ->
    [you] Une pioche ne suffit plus ; vous avez le plus de pions et gagnez.
   *[one] Une pioche ne suffit plus ; { SEATS($winners) } a le plus de pions et gagne.
}
over-pile-souls = { WHO($winners) ->
    [you] Une pioche ne suffit plus ; à pions égaux, vous gagnez aux points d’âme.
   *[one] Une pioche ne suffit plus ; à pions égaux, { SEATS($winners) } gagne aux points d’âme.
}
over-pile-people = { WHO($winners) ->
    [you] Une pioche ne suffit plus ; à pions et points d’âme égaux, vous gagnez aux Personnages.
   *[one] Une pioche ne suffit plus ; à pions et points d’âme égaux, { SEATS($winners) } gagne aux Personnages.
}
over-pile-shared = { WHO($winners) ->
    [with-you] Une pioche ne suffit plus et l’égalité est complète : { SEATS($winners) } partagez le Diplôme.
   *[many] Une pioche ne suffit plus et l’égalité est complète : { SEATS($winners) } partagent le Diplôme.
}

## La fin

ending-diploma = { WHO($winners) ->
    [you] Quatre pions, examen réussi : la faux est à vous.
   *[one] Quatre pions, examen réussi : la faux va à { SEATS($winners) }.
}
ending-diploma-souls = { WHO($winners) ->
    [you] Plusieurs réussissent l’examen ; vous avez le plus lourd sac d’âmes, et la faux.
   *[one] Plusieurs réussissent l’examen ; { SEATS($winners) } a le plus lourd sac d’âmes, et la faux.
}
ending-diploma-people = { WHO($winners) ->
    [you] Pions et âmes à égalité ; vous avez raccompagné plus de monde, et la faux est à vous.
   *[one] Pions et âmes à égalité ; { SEATS($winners) } a raccompagné plus de monde, et reçoit la faux.
}
ending-diploma-shared = { WHO($winners) ->
    [with-you] Égalité jusqu’à la dernière âme : { SEATS($winners) } devrez vous partager la faux.
   *[many] Égalité jusqu’à la dernière âme : { SEATS($winners) } devront se partager la faux.
}
ending-pile = { WHO($winners) ->
    [you] Le monde manque de morts, et vous avez le plus de pions : la faux est à vous.
   *[one] Le monde manque de morts ; { SEATS($winners) } a le plus de pions, et la faux.
}
ending-pile-souls = { WHO($winners) ->
    [you] Le monde manque de morts ; à pions égaux, vous avez le plus lourd sac d’âmes.
   *[one] Le monde manque de morts ; à pions égaux, { SEATS($winners) } a le plus lourd sac d’âmes.
}
ending-pile-people = { WHO($winners) ->
    [you] Le monde manque de morts ; tout le reste à égalité, vous avez raccompagné plus de monde.
   *[one] Le monde manque de morts ; tout le reste à égalité, { SEATS($winners) } a raccompagné plus de monde.
}
ending-pile-shared = { WHO($winners) ->
    [with-you] Le monde manque de morts, et { SEATS($winners) } devrez vous partager la faux.
   *[many] Le monde manque de morts, et { SEATS($winners) } devront se partager la faux.
}
end-turn = tour { $turn }
end-how = { $outcome ->
    [won] Vous gagnez
    [lost] Vous perdez
    [all-lost] Personne ne gagne
   *[over] Partie terminée
}{ $turns ->
    [0] {""}
    [one] , en un tour
   *[other] , en { $turns } tours
}

turn-n = Tour { $n }
turn-short = tour
sign-right = validé
sign-death = une fauche
sign-gain = une mort au lit

measure-souls = Âmes
column-pawns = pions
column-souls = âmes
column-people = personnages
column-reaps = fauches
column-beds = morts au lit

## Ce qui est demandé

ask-give = { YOU($seat) ->
    [yes] Quel Caractère donnez-vous ?
   *[no] Les cadeaux se préparent ; on attend { SEATS($seats) }.
}
ask-attach = { YOU($seat) ->
    [yes] Quel Caractère posez-vous, et sur quel personnage ?
   *[no] Les Caractères se posent ; on attend { SEATS($seats) }.
}
ask-powa = { YOU($seat) ->
    [yes] Posez-vous un jeton Death Powa ?
   *[no] Les jetons Death Powa se posent ; on attend { SEATS($seats) }.
}
ask-powa-on = { YOU($seat) ->
    [yes] Sur quel personnage posez-vous le jeton ?
   *[no] Les jetons Death Powa se posent ; on attend { SEATS($seats) }.
}
ask-reap = { YOU($seat) ->
    [yes] Quel personnage fauchez-vous, et avec quelle carte ?
   *[no] Les faux s’aiguisent ; on attend { SEATS($seats) }.
}
ask-share = { YOU($seat) ->
    [yes] Quelle carte du personnage fauché prenez-vous ?
   *[no] Le butin se partage ; on attend { SEATS($seats) }.
}
ask-token = { YOU($seat) ->
    [yes] Vous n’avez fauché personne : prenez-vous un jeton Death Powa ?
   *[no] Un jeton à défaut de Fauche ? On attend { SEATS($seats) }.
}
about-give = Tour { $round }. Cadeau { $n } sur 2 : pour { SEAT($to) }.
about-attach = Tour { $round }. Caractère { $n } sur 2, pour une vie chez vous ; le dernier reste en main.
about-powa = Tour { $round }. Chaque jeton ajoute une Faiblesse à une vie des autres, le temps de la Fauche ; il vous en reste { $left }.
about-powa-on = Tour { $round }. Le jeton : { NAME($kind) }.
about-reap = Tour { $round }. Fauche { $n } sur { $of } : { $lives ->
    [0] aucune vie ne s’y prête.
    [one] une vie possible.
   *[other] { $lives } vies possibles.
}
about-share = { NAME($life) } : votre carte { $n } sur { $of } ; le reste revient à { SEAT($owner) }.
about-token = Tour { $round }. Un jeton pour plus tard : il se pose à partir du tour suivant.
option-give = { YOU($to) ->
    [yes] { NAME($card, form: "cite") }, pour vous
   *[no] { NAME($card, form: "cite") }, pour { SEAT($to) }
}
option-attach = { NAME($card, form: "cite") } → { NAME($life) }
option-use = { NAME($kind) }
option-on = { NAME($life) }
option-reap = { NAME($life) }, avec { NAME($scythe, form: "cite") }
option-take = { NAME($card, form: "cite") }
option-draw = { NAME($kind) }
option-no-more = { $kind ->
    [reap] Personne
   *[other] Aucun jeton
}
option-no-token = Aucun jeton

## Le plateau

head = Tour { $round } · { $phase }
phase-set-up = mise en place
phase-gifts = 1. Évènements de la vie : cadeaux
phase-attach = 1. Évènements de la vie : Caractères
phase-powa = 2. Fauche : jetons
phase-reap = 2. Fauche
phase-share = 2. Fauche : partage
phase-token = 2. Fauche : un jeton à défaut
phase-deathbed = 3. Le lit de mort
phase-refill = 4. La vie continue
piles = Pioches : { counted-people }, { counted-traits }, { $scythes ->
    [one] { $scythes } Fauche
   *[other] { $scythes } Fauches
}
counted-people = { $people ->
    [one] { $people } Personnage
   *[other] { $people } Personnages
}
counted-traits = { $traits ->
    [one] { $traits } Caractère
   *[other] { $traits } Caractères
}
supply = Death Powa au centre : { $tokens }
diploma-title = { NAME($diploma) } · niveau { $level }
diploma-keeps = les Fauches utilisées se gardent
objective-places = { $places ->
    [0] {""}
    [one] une seule validation
   *[other] { $places } validations
}
legend = { $letters }, { $job } métier · { $letter } : Faiblesse, +{ $letter } : Force, { $letter }×2 : deux fois, – : aucun, (2) : points d’âme, 3/5 : trois sur les cinq qu’il faut, ● : rempli
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
    [one] { $n } point d’âme
   *[other] { $n } points d’âme
}
net-none = rien à signaler
net = Faiblesses : { $net }
protected = Forces : { $strong }
token-on = Death Powa « { NAME($kind) } », posé par { SEAT($by) }
strike-on = { NAME($scythe, form: "cite") }, par { SEAT($by) }
cemetery = Cimetière : { counted-people }, { counted-traits }, { $souls ->
    [one] { $souls } point d’âme
   *[other] { $souls } points d’âme
}, { $jobs ->
    [one] { $jobs } métier
   *[other] { $jobs } métiers
} · Faiblesses : { $weak } · Forces : { $strong }
cemetery-empty = Cimetière : personne encore
cemetery-scythes = Fauches gardées : { AND($symbols) }
symbol-count = { NAME($symbol, of: "symbol", form: "le") } ×{ $n }
cemetery-cards = { $cards }
hand-traits = Vos Caractères
hand-scythes = Vos Fauches
needs = il faut { $needs } · { NAME($symbol) }
gave-at = { NAME($card, form: "cite") }, votre cadeau : { AND($where) }
gave-where = { NAME($card, form: "cite") }, votre cadeau, est encore chez { OR($where) }.
gave-chance = { SEAT($seat) } { $chance } %
odds-title = Risque que quelqu’un ait la bonne Fauche en main
odds-danger = { NAME($life) } : { $chance } %
odds-none = Rien à calculer pour l’instant.

## Options de la table, cartes

setting-diploma = Quel Diplôme
setting-diploma-note = Ce que l’on vise : quelles vies comptent, et pour combien. Le niveau 1 est fait pour une première partie.
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
setting-open_hands-note = Toutes les mains sont visibles, pour parler ensemble des coups.
setting-open_hands-false = non : les mains sont cachées
setting-open_hands-true = oui : tout le monde voit toutes les mains
setting-softened = Des mots plus doux pour les causes les plus dures
setting-softened-note = Deux causes de mort portent des noms plus doux ; les règles ne changent pas.
setting-softened-false = non : les mots du livret
setting-softened-true = oui : Désespoir et Longue maladie
section-symbol = Symboles de Fauche
section-token = Jetons Death Powa
section-person = Personnages
section-trait = Caractères
section-scythe = Cartes Fauche
section-diploma = Diplômes
section-objective = Objectifs
field-souls = points d’âme
field-weak = Faiblesses
field-strong = Forces
field-job = métier
field-job-True = oui
field-job-False = non
field-needs = il faut
field-symbol = symbole
field-flavour = épitaphe
field-kind = genre
field-copies = exemplaires
field-level = niveau
field-keeps_scythes = garde les Fauches
field-keeps_scythes-True = oui
field-keeps_scythes-False = non
field-diploma = Diplôme
field-goal = but
field-places = validations à 2, 3, 4

## Pourquoi un robot l’a fait

why-aim = { SEAT($seat) } : « De ce qu’il me reste à valider, { NAME($objective, form: "cite") } est le plus proche, à { $percent } % : je me règle là-dessus. »
why-last = { SEAT($seat) } : « Il me manque un pion, et { NAME($objective, form: "cite") } est le plus proche, à { $percent } % : plus rien d’autre ne compte. »

## Les niveaux des robots

level-novice-note = Avance vers ses objectifs pas à pas, et fauche ce qu’il peut.
level-adept-note = Essaie quelques plans en pensée avant d’offrir, d’attacher ou de faucher.
level-expert-note = Joue chaque plan jusqu’à la fin du tour, et pèse où chacun en serait alors.

## Dans le navigateur

lobby-pitch = Vous êtes une Petite Mort et vous passez votre Diplôme : offrez, accablez, fauchez, et tenez le plus beau cimetière. Avec 152 cartes de notre cru, là où la boîte en compte 133.
lobby-minutes = 45 min
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
label-softened = mots plus doux
label-diploma = Diplôme
label-piles = pioches
label-supply = jetons au centre
label-discard = Fauches utilisées
label-deaths = décès
label-hand = main
label-gave = cadeaux pas encore posés
label-card = Caractère
label-seats = chez
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
name-traits = Caractères
name-scythes = Fauches
board-weak = Faiblesse { $of }
board-strong = Force { $of }
board-job = Métier
board-jobs = Métiers
board-souls = Points d’âme
board-people = Personnages
board-traits = Caractères
board-scythes = Fauches
board-strengths = Forces
board-life = { $life }, chez { $name }, { $age }
board-life-own = { $life }, chez vous, { $age }
board-net = Faiblesses restantes : { $list }
board-open = { END($what) } Ouvrir.
board-read = Lire la vie { DE($life) }
board-read-card = Lire « { $card } »
board-reads = { $card } : { $text }
board-safe = à l’abri
board-cancelled = annulée par une Force
board-laid-by = Death Powa « { $of } », posé par { $name }
board-laid-sealed = Death Powa « { $of } », à vous, encore scellé
board-bed = lit de mort en fin de tour
board-sealed = scellé
board-diploma = Diplôme « { $diploma } »
board-level = { $level ->
    [1] Diplôme, niveau apprentissage
    [2] Diplôme, niveau maîtrise
   *[other] Diplôme, niveau expertise
}
board-four = Quatre validés, et c’est la robe.
board-keeps = Les Fauches utilisées se gardent.
board-admitted = Validé
board-aim-done = { $name } : validé
board-aim-at = { $name } : { $have } sur { $need }
board-cemeteries = Cimetières
board-cemetery-of = Cimetière { DE($name) }
board-cemetery-own = Votre cimetière
board-cemetery-empty = Personne encore. La pelouse est très réussie.
board-people-n = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}
board-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-share-of = { $n ->
    [one] { $n } carte sur { $of } pour vous
   *[other] { $n } cartes sur { $of } pour vous
}
board-yours = à vous de jouer
board-chooses = choisit…
board-ready = a choisi
board-change = Modifier
board-holds-yours = { $n ->
    [1] cadeau de votre part, pas encore posé
   *[other] cadeaux de votre part, pas encore posés
}
board-hand = Votre main
board-struck = scellée : { $life }
board-fits = { $n ->
    [0] aucune vie possible
    [one] une vie possible
   *[other] { $n } vies possibles
}
board-fits-none = nulle part pour l’instant
board-gift = pour { $name }
board-kept = vous le gardez
board-no-tokens = aucun encore
board-middle = Au centre
board-in-middle = { $of } : { $n } au centre
board-reapable = fauchable
board-lay-here = poser ici
board-left = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
}
board-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
board-joint = fauche à plusieurs
board-vacant = une place pour quelqu’un à naître
board-take = Prendre « { $card } »
board-holds = { $scythes ->
    [one] { $scythes } Fauche
   *[other] { $scythes } Fauches
}, { $traits ->
    [one] { $traits } Caractère
   *[other] { $traits } Caractères
} en main
board-legend = Légende
board-legend-weak = Une Faiblesse : rouge et pointue.
board-legend-strong = Une Force : verte et ronde ; elle annule une Faiblesse du même genre.
board-legend-darwin = Darwin Award : une Faiblesse qu’aucune Force n’annule.
board-legend-job = Métier : certains objectifs les comptent.
board-legend-soul = Points d’âme.
board-legend-candle = L’âge : de nouveau-né au troisième âge, un Caractère à chaque fois.
board-legend-net = Les Faiblesses qui restent à une vie, et combien de chaque : c’est ce que demande une Fauche.
board-legend-off = Une Faiblesse annulée par une Force.
board-legend-bed = Troisième âge : mort dans son lit à la fin du tour, et tout revient à qui en avait la charge.
board-legend-seal = A choisi ; le choix est scellé.
board-legend-quill = Choisit encore.
board-legend-tomb = Cimetière : ce qu’on garde des morts.
board-legend-powa-back = Death Powa : une Faiblesse de plus pour une vie, le temps de la Fauche.
board-legend-holds = Ce que tient chacun : noir pour les Fauches, blanc pour les Caractères.
board-phases = Phases
board-step-1 = Vie
board-step-2 = Death Powa
board-step-3 = Fauche
board-step-4 = Lit de mort
board-step-5 = La vie continue
board-round = Tour { $n }
board-piles = Pioches
board-pieces = Causes, signes et pions

cite-person = { $name }
