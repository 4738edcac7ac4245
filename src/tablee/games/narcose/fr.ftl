# Les mots de Narcose. Le paquet nomme les cartes.

## Avant la première table

notice = Pour les personnes de 18 ans et plus. Narcose est une satire sur les drogues, avec la réduction des risques au cœur : ses mélanges les plus forts sont ceux qui mettent des vies en danger, et ce sont les cartes de réduction des risques qui protègent. Le jeu ne recommande rien ; ses informations ne remplacent ni un avis médical ni les secours.
notice-yes = J’ai 18 ans ou plus
notice-no = Revenir
help-emergency = En cas d’urgence, appelez le 112, ou le 15 en France.
help-line = Pour parler de drogues, pour vous ou pour quelqu’un d’autre : Drogues info service, 0 800 23 13 13, tous les jours de 8 h à 2 h, appel gratuit et anonyme.
help-alcohol = À propos d’alcool : Alcool info service, 0 980 980 930, tous les jours de 8 h à 2 h, appel anonyme.
help-places = Les CAARUD et les CSAPA accueillent gratuitement ; les centres antipoison répondent jour et nuit.

## Ce qui arrive

event-set-up = { YOU($first) ->
    [yes] La table est prête et vous commencez.
   *[no] La table est prête et { SEAT($first) } commence.
}
event-opened = { $mode ->
    [river] La rivière se met à couler : { NAMES($cards) }.
   *[piles] Le Darknet ouvre boutique : { NAMES($cards) }.
}
event-dealt = { YOU($seat) ->
    [yes] Vous prenez des cartes en main.
   *[no] { SEAT($seat) } prend des cartes en main.
}
    .known = { YOU($seat) ->
        [yes] Vous prenez en main : { NAMES($cards) }.
       *[no] { SEAT($seat) } prend en main : { NAMES($cards) }.
    }
event-drew-hand = { YOU($seat) ->
    [yes] Vous complétez votre main. Cartes connues de tout le monde : { NAMES($known) }.
   *[no] { SEAT($seat) } complète sa main. Cartes connues de tout le monde : { NAMES($known) }.
}
event-turn = { YOU($seat) ->
    [yes] Le dealer, c’est vous : votre { NTH($number, of: "m") } tour.
   *[no] Le dealer, c’est { SEAT($seat) } : son { NTH($number, of: "m") } tour.
}
event-suffered = { YOU($seat) ->
    [yes] Dans votre zone de malus, { NAME($card) } fait effet.
   *[no] Dans la zone de malus { SEAT($seat, form: "de") }, { NAME($card) } fait effet.
}
event-played = { YOU($seat) ->
    [yes] Vous jouez votre main : { NAMES($cards) }.
   *[no] { SEAT($seat) } joue sa main : { NAMES($cards) }.
}
event-damage = { YOU($seat) ->
    [yes] Vous subissez { $by ->
        [one] { $by } dégât.
       *[other] { $by } dégâts.
    }
   *[no] { SEAT($seat) } subit { $by ->
        [one] { $by } dégât.
       *[other] { $by } dégâts.
    }
}
event-coins = { $coins ->
    [0] { YOU($seat) ->
        [yes] Vous n’avez rien à dépenser.
       *[no] { SEAT($seat) } n’a rien à dépenser.
    }
   *[other] { YOU($seat) ->
        [yes] Vous avez { $coins } ⚡ à dépenser.
       *[no] { SEAT($seat) } a { $coins } ⚡ à dépenser.
    }
}
event-ransomed = { YOU($seat) ->
    [yes] Vous payez { $price } ⚡ de rançon : { NAME($card) } quitte votre zone de malus ({ $coins ->
        [0] il ne reste rien
       *[other] reste { $coins } ⚡
    }).
   *[no] { SEAT($seat) } paie { $price } ⚡ de rançon : { NAME($card) } quitte sa zone de malus ({ $coins ->
        [0] il ne reste rien
       *[other] reste { $coins } ⚡
    }).
}
event-bought = { YOU($seat) ->
    [yes] Vous achetez { NAME($card) } pour { $price } ⚡ ({ $coins ->
        [0] il ne reste rien
       *[other] reste { $coins } ⚡
    }).
   *[no] { SEAT($seat) } achète { NAME($card) } pour { $price } ⚡ ({ $coins ->
        [0] il ne reste rien
       *[other] reste { $coins } ⚡
    }).
}
event-received = { YOU($seat) ->
    [yes] { NAME($card) } va dans votre défausse.
   *[no] { NAME($card) } va dans la défausse { SEAT($seat, form: "de") }.
}
event-event = Évènement : « { NAME($card) } ».
event-healed = { YOU($seat) ->
    [yes] Vous regagnez { $by } PV et en avez { $life }.
   *[no] { SEAT($seat) } regagne { $by } PV et en a { $life }.
}
event-lost-life = { SIGN($life) ->
    [plus] { YOU($seat) ->
        [yes] Vous perdez { $by } PV : il vous en reste { $life }.
       *[no] { SEAT($seat) } perd { $by } PV : il lui en reste { $life }.
    }
   *[zero] { YOU($seat) ->
        [yes] Vous perdez { $by } PV : il ne vous en reste aucun.
       *[no] { SEAT($seat) } perd { $by } PV : il ne lui en reste aucun.
    }
}
event-shielded = { YOU($seat) ->
    [yes] Votre protection tient : vous ne perdez aucun PV.
   *[no] La protection { SEAT($seat, form: "de") } tient : aucun PV perdu.
}
event-protected = { YOU($seat) ->
    [yes] Vous ne perdrez aucun PV ce tour-ci.
   *[no] { SEAT($seat) } ne perdra aucun PV ce tour-ci.
}
event-reshuffled = { YOU($seat) ->
    [yes] Votre défausse, mélangée, devient votre deck ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
   *[no] La défausse { SEAT($seat, form: "de") }, mélangée, devient son deck ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
}
event-drew = { YOU($seat) ->
    [yes] Vous piochez et jouez { NAME($card) }.
   *[no] { SEAT($seat) } pioche et joue { NAME($card) }.
}
event-blacked-out = { YOU($seat) ->
    [yes] Black-Out : vous jouez { NAME($card) } sans ses effets d’action.
   *[no] Black-Out : { SEAT($seat) } joue { NAME($card) } sans ses effets d’action.
}
event-sifted = { YOU($seat) ->
    [yes] Vous regardez { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de votre deck.
   *[no] { SEAT($seat) } regarde { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de son deck.
}
    .known = { YOU($seat) ->
        [yes] Vous regardez le dessus de votre deck : { LIST($cards) }.
       *[no] { SEAT($seat) } regarde le dessus de son deck : { LIST($cards) }.
    }
event-sifted-out = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } du dessus de votre deck.
   *[no] { SEAT($seat) } défausse { NAME($card) }, la { NTH($place) } des cartes regardées.
}
event-put-off = { YOU($seat) ->
    [yes] Vous glissez une des cartes regardées sous les autres.
   *[no] { SEAT($seat) } glisse une des cartes regardées sous les autres.
}
    .known = { YOU($seat) ->
        [yes] Vous glissez { NAME($card) } sous les autres.
       *[no] { SEAT($seat) } glisse { NAME($card) } sous les autres.
    }
event-found = { YOU($seat) ->
    [yes] Vous fouillez votre deck jusqu’à { NAME($card) }, aussitôt en jeu ({ $passed ->
        [0] rien à défausser
        [one] { $passed } carte défaussée
       *[other] { $passed } cartes défaussées
    }).
   *[no] { SEAT($seat) } fouille son deck jusqu’à { NAME($card) }, aussitôt en jeu ({ $passed ->
        [0] rien à défausser
        [one] { $passed } carte défaussée
       *[other] { $passed } cartes défaussées
    }).
}
event-found-nothing = { YOU($seat) ->
    [yes] Vous fouillez tout votre deck, en vain ({ $passed ->
        [0] rien à défausser
        [one] { $passed } carte défaussée
       *[other] { $passed } cartes défaussées
    }).
   *[no] { SEAT($seat) } fouille tout son deck, en vain ({ $passed ->
        [0] rien à défausser
        [one] { $passed } carte défaussée
       *[other] { $passed } cartes défaussées
    }).
}
event-recalled = { $to ->
    [play] { YOU($seat) ->
        [yes] Vous jouez { NAME($card) } de votre défausse.
       *[no] { SEAT($seat) } joue { NAME($card) } de sa défausse.
    }
   *[deck] { YOU($seat) ->
        [yes] Vous remettez { NAME($card) } de votre défausse sur votre deck.
       *[no] { SEAT($seat) } remet { NAME($card) } de sa défausse sur son deck.
    }
}
event-forgot = { YOU($seat) ->
    [yes] Vous retirez { NAME($card) } du jeu.
   *[no] { SEAT($seat) } retire { NAME($card) } du jeu.
}
event-cleaned = { YOU($seat) ->
    [yes] { NAME($card) } quitte votre zone de malus.
   *[no] { NAME($card) } quitte la zone de malus { SEAT($seat, form: "de") }.
}
event-cured = { YOU($seat) ->
    [yes] Vous retirez une Infection du jeu.
   *[no] { SEAT($seat) } retire une Infection du jeu.
}
event-lottery = { $won ->
    [yes] La réserve montre { NAME($card) } : +{ $by ->
        [one] { $by } dégât.
       *[other] { $by } dégâts.
    }
   *[no] La réserve montre { NAME($card) } : perdu.
}
event-tossed = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } de votre main.
   *[no] { SEAT($seat) } défausse { NAME($card) } de sa main.
}
event-infected = { YOU($seat) ->
    [yes] { $count ->
        [1] Une Infection rejoint votre défausse.
       *[other] { $count } Infections rejoignent votre défausse.
    }
   *[no] { $count ->
        [1] Une Infection rejoint la défausse { SEAT($seat, form: "de") }.
       *[other] { $count } Infections rejoignent la défausse { SEAT($seat, form: "de") }.
    }
}
event-placed = { YOU($seat) ->
    [yes] { NAME($card) } s’installe dans votre zone de malus.
   *[no] { NAME($card) } s’installe dans la zone de malus { SEAT($seat, form: "de") }.
}
event-looked = { YOU($seat) ->
    [yes] Vous regardez { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de la réserve.
   *[no] { SEAT($seat) } regarde { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de la réserve.
}
    .known = { YOU($seat) ->
        [yes] Vous regardez le dessus de la réserve : { LIST($cards) }.
       *[no] { SEAT($seat) } regarde le dessus de la réserve : { LIST($cards) }.
    }
event-chose = { YOU($seat) ->
    [yes] Vous choisissez { NAME($card) }.
   *[no] { SEAT($seat) } choisit { NAME($card) }, la { NTH($place) } des cartes regardées.
}
event-gave = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } de votre zone RdR.
   *[no] { SEAT($seat) } défausse { NAME($card) } de sa zone RdR.
}
event-prices = { SIGN($by) ->
    [minus] Jusqu’à la fin du tour, chaque carte coûte { ABS($by) } ⚡ de moins.
   *[plus] Jusqu’à la fin du tour, chaque carte coûte { ABS($by) } ⚡ de plus.
}
event-closed = { YOU($seat) ->
    [yes] Vous ne pouvez plus rien acheter ce tour-ci.
   *[no] { SEAT($seat) } ne peut plus rien acheter ce tour-ci.
}
event-refreshed = { NAME($card) } va sous la réserve.
event-seized = { $count ->
    [0] La pile { $pile } quitte le jeu : { NAME($card) }.
    [one] La pile { $pile } quitte le jeu : { NAME($card) } et, sans être vue, la carte du dessous.
   *[other] La pile { $pile } quitte le jeu : { NAME($card) } et, sans être vues, les { $count } cartes du dessous.
}
event-dropped = { COUNT($cards) ->
    [0] Aucune carte n’est défaussée.
   *[other] Cartes défaussées : { NAMES($cards) }.
}
event-gained = { YOU($seat) ->
    [yes] Vous gagnez { $by } ⚡ pour ce tour.
   *[no] { SEAT($seat) } gagne { $by } ⚡ pour ce tour.
}
event-reacted = { YOU($seat) ->
    [yes] Vous réagissez avec { NAME($card) }.
   *[no] { SEAT($seat) } réagit avec { NAME($card) }.
}
event-cancelled = L’effet de la carte { NAME($card) } est annulé.
event-grounded = { $left ->
    [0] Plus aucun hallucinogène ne compte.
    [one] Un seul hallucinogène compte encore.
   *[other] { $left } hallucinogènes comptent encore.
}
event-chose-side = { YOU($seat) ->
    [yes] { NAME($card) } : vous choisissez ce qui { $side ->
        [1] précède
       *[other] suit
    } le --OU--.
   *[no] { NAME($card) } : { SEAT($seat) } choisit ce qui { $side ->
        [1] précède
       *[other] suit
    } le --OU--.
}
event-stored = { YOU($seat) ->
    [yes] Vous gardez { NAME($card) } dans votre zone RdR.
   *[no] { SEAT($seat) } garde { NAME($card) } dans sa zone RdR.
}
event-applied = { YOU($seat) ->
    [yes] Vous appliquez un effet de la carte { NAME($card) }.
   *[no] { SEAT($seat) } applique un effet de la carte { NAME($card) }.
}
event-discarded-unused = { YOU($seat) ->
    [yes] Vous défaussez une carte non utilisée : { NAME($card) }.
   *[no] { SEAT($seat) } défausse une carte non utilisée : { NAME($card) }.
}
event-used-stored = { YOU($seat) ->
    [yes] Vous utilisez { NAME($card) } depuis votre zone RdR.
   *[no] { SEAT($seat) } utilise { NAME($card) } depuis sa zone RdR.
}
event-turned = { $mode ->
    [river] La rivière apporte { NAME($card) }, en place { $pile }.
   *[piles] La pile { $pile } montre maintenant { NAME($card) }.
}
event-dwindled = { $left ->
    [0] La réserve est vide, et la rivière est à sec.
    [1] La réserve est vide : il ne reste qu’une carte dans la rivière.
   *[other] La réserve est vide : il ne reste que { $left } cartes dans la rivière.
}
event-emptied = La pile { $pile } est épuisée.
over-surrender = { $count ->
    [0] La table abandonne.
   *[other] { WHO($winners) ->
        [you] Abandon en face : vous avez gagné.
       *[one] Abandon : { SEATS($winners) } a gagné.
    }
}
over-death = { WHO($winners) ->
    [you] Mort clinique en face : vous avez gagné.
   *[one] Mort clinique : { SEATS($winners) } a gagné.
}
over-psychiatric = { WHO($winners) ->
    [you] Cinq hallucinogènes, hôpital psychiatrique : vous avez gagné.
   *[one] Cinq hallucinogènes, hôpital psychiatrique : { SEATS($winners) } a gagné.
}
over-cap = { $count ->
    [0] Soixante tours de part et d’autre, et autant de PV : égalité.
   *[other] { WHO($winners) ->
        [you] Soixante tours de part et d’autre : il vous reste le plus de PV, vous avez gagné.
       *[one] Soixante tours de part et d’autre : { SEATS($winners) } gagne aux PV.
    }
}

## La fin

ending-death = { WHO($winners) ->
    [you] Le cœur d’en face lâche le premier : vous repartez, avec { $best } de vie.
   *[one] { WHO($others) ->
        [you] Votre cœur lâche : { SEATS($winners) } repart, avec { $best } de vie.
        [one] Le cœur { SEATS($others, form: "de") } lâche : { SEATS($winners) } repart, avec { $best } de vie.
       *[many] Un cœur lâche : { SEATS($winners) } repart, avec { $best } de vie.
    }
}
ending-psychiatric = { WHO($winners) ->
    [you] Cinq hallucinogènes d’un coup : on appelle l’hôpital, et le voyage est à vous.
   *[one] Cinq hallucinogènes d’un coup : l’hôpital vient chercher { SEATS($winners) }, qui gagne le voyage.
}
ending-cap = { $count ->
    [0] Soixante tours chacun, et deux survivants à égalité : la nuit n’est à personne.
   *[other] { WHO($winners) ->
        [you] Soixante tours chacun, et c’est vous qui tenez encore le mieux debout.
       *[one] Soixante tours chacun, et c’est { SEATS($winners) } qui tient encore le mieux debout.
    }
}
ending-surrender = { $count ->
    [0] La table rentre avant la fin de la nuit.
   *[other] { WHO($winners) ->
        [you] En face, on rentre : la nuit est à vous.
       *[one] { WHO($others) ->
            [you] Vous rentrez avant la fin : la nuit est à { SEATS($winners) }.
           *[one] { SEATS($others) } rentre avant la fin : la nuit est à { SEATS($winners) }.
        }
    }
}
sign-right = paré
sign-wrong = un Black-Out
sign-breach = un évènement
sign-hit = des dégâts
sign-gain = vie reprise

measure-life = Vie
column-life = vie
column-dealt = dégâts infligés
column-bought = achats
column-healed = vie reprise
column-reacted = réactions

## Ce qui est demandé

ask-effect = { YOU($seat) ->
    [yes] Actions : quel effet appliquez-vous ensuite ?
   *[no] { SEAT($seat) } choisit l’effet suivant.
}
ask-react = { YOU($seat) ->
    [yes] Un effet va vous toucher : réagissez-vous ?
   *[no] { SEAT($seat) } peut réagir à l’effet.
}
ask-react-damage = { YOU($seat) ->
    [yes] Des dégâts arrivent : réagissez-vous ?
   *[no] { SEAT($seat) } peut réagir aux dégâts.
}
ask-ground = { YOU($seat) ->
    [yes] Cinq hallucinogènes sont en jeu : réagissez-vous ?
   *[no] { SEAT($seat) } peut réagir aux cinq hallucinogènes.
}
ask-dizzy = { YOU($seat) ->
    [yes] Quelle carte de votre main défaussez-vous ?
   *[no] { SEAT($seat) } choisit une carte de sa main à défausser.
}
ask-sift = { YOU($seat) ->
    [yes] Remettez-vous cette carte sur votre deck, comme la suivante ?
   *[no] { SEAT($seat) } garde ou défausse une carte de son deck.
}
ask-forget = { YOU($seat) ->
    [yes] Quelle carte de votre zone de jeu retirez-vous du jeu ?
   *[no] { SEAT($seat) } peut retirer du jeu une carte de sa zone de jeu.
}
ask-unused = { YOU($seat) ->
    [yes] Quelle carte non utilisée défaussez-vous pour cela ?
   *[no] { SEAT($seat) } choisit une carte non utilisée à défausser.
}
ask-recall = { YOU($seat) ->
    [yes] Quelle carte de votre défausse reprenez-vous ?
   *[no] { SEAT($seat) } reprend une carte de sa défausse.
}
ask-clean-malus = { YOU($seat) ->
    [yes] Quelle carte quitte votre zone de malus ?
   *[no] { SEAT($seat) } choisit une carte qui quitte sa zone de malus.
}
ask-clean-infection = { YOU($seat) ->
    [yes] Quelle Infection retirez-vous ?
   *[no] { SEAT($seat) } choisit une Infection à retirer.
}
ask-reshuffle = { YOU($seat) ->
    [yes] Votre deck est vide : le remélangez-vous pour le Black-Out ?
   *[no] { SEAT($seat) } peut remélanger pour le Black-Out.
}
ask-obtain = { YOU($seat) ->
    [yes] Laquelle de ces cartes obtenez-vous ?
   *[no] { SEAT($seat) } peut obtenir une des cartes regardées.
}
ask-buy = { YOU($seat) ->
    [yes] Achats : qu’achetez-vous ?
   *[no] { SEAT($seat) } fait ses achats.
}
ask-seize = { YOU($seat) ->
    [yes] Plusieurs piles sont à égalité : laquelle quitte le jeu ?
   *[no] Plusieurs piles sont à égalité : { SEAT($seat) } choisit celle qui quitte le jeu.
}
ask-each-or-rdr = { YOU($seat) ->
    [yes] Subissez-vous l’évènement, ou défaussez-vous une carte de votre zone RdR ?
   *[no] { SEAT($seat) } subit l’évènement ou défausse une carte de sa zone RdR.
}

## Ce à quoi répond une réaction

about-react = { $zone ->
    [rdr] { NAME($card) }, depuis la zone RdR : { $text }
   *[other] { NAME($card) } : { $text }
}
about-ground = { $n ->
    [one] { $n } hallucinogène en jeu.
   *[other] { $n } hallucinogènes en jeu.
}

## De quoi parle une question, et ce qui resterait

about-effect = { $open ->
    [one] { $open } action possible
   *[other] { $open } actions possibles
} ; en l’état, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et { $coins } ⚡.
about-event = Évènement « { NAME($card) } » : { $text }
about-doing = Effet de la carte { NAME($card) }.
about-damage = { $sum ->
    [one] { $sum } dégât
   *[other] { $sum } dégâts
}{ $mixed ->
    [0] { "" }
   *[other] , dont { $mixed } par mélange
} : { COUNT($cards) ->
    [1] { NAMES($cards) }.
    [2] { NAMES($cards) }.
    [3] { NAMES($cards) }.
   *[other] { COUNT($cards) } cartes.
}
about-buy = { $coins } ⚡ à dépenser.
about-buy-changed = { $coins } ⚡ à dépenser ; { board-discount }.
about-reshuffle = { $count ->
    [one] Votre défausse compte { $count } carte.
   *[other] Votre défausse compte { $count } cartes.
}
would-live = { SIGN($life) ->
    [plus] reste { $life } PV
   *[zero] mort clinique
}
would-live-against = { NAME($card) }, { would-live }

## Ce qui peut être répondu

option-apply = { $does ->
    [heal] { NAME($card) } : regagner des PV
    [lose] { NAME($card) } : perdre des PV
    [shield] { NAME($card) } : ne perdre aucun PV ce tour-ci
    [draw] { NAME($card) } : piocher et jouer
    [blackout] { NAME($card) } : Black-Out
    [sift] { NAME($card) } : regarder le dessus du deck
    [seek] { NAME($card) } : Montée
    [recall] { NAME($card) } : reprendre une carte de la défausse
    [cling] { NAME($card) } : retourner sur le deck
    [forget] { NAME($card) } : Oubli
    [clean_malus] { NAME($card) } : nettoyer la zone de malus
    [clean_infections] { NAME($card) } : retirer une Infection
    [lottery] { NAME($card) } : Loterie
    [dizzy] { NAME($card) } : Vertige
    [infect] { NAME($card) } : donner une Infection
    [malus] { NAME($card) } : aller en zone de malus adverse
    [obtain] { NAME($card) } : obtenir une carte de la réserve
    [obtain_among] { NAME($card) } : choisir une carte de la réserve
   *[other] { NAME($card) } : appliquer son effet
}
option-choose = { NAME($card) } : ce qui { $side ->
    [1] précède
   *[other] suit
} le --OU--
option-store = Garder { NAME($card) } en zone RdR
option-use = Utiliser { NAME($card) } depuis la zone RdR
option-react = { $how ->
    [cancel] { $kind ->
        [react-damage] { NAME($card) } : annuler des dégâts
       *[react] { NAME($card) } : annuler l’effet
    }
    [ground] { NAME($card) } : écarter des hallucinogènes du compte
    [shield] { NAME($card) } : ne perdre aucun PV
   *[other] Réagir avec { NAME($card) }
}
option-let = Laisser faire
option-done = C’est tout
option-none = Aucune
option-reshuffle = Remélanger la défausse
option-stop = S’arrêter là
option-infect = Subir l’évènement
option-point = { NAME($card) }
option-name = { NAME($card) }
option-clean = { $where ->
    [play] Celle qui est en jeu
   *[discard] Celle de la défausse
}
option-place = { NAME($card) }
option-keep = Garder { NAME($card) }
option-toss = Défausser { NAME($card) }
option-later = Glisser { NAME($card) } sous les autres
option-buy = Acheter { NAME($card) } pour { $price } ⚡
option-pay = Payer { $price } ⚡ de rançon pour { NAME($card) }
option-seize = Pile { $pile }
option-give = Défausser { NAME($card) }
act-surrender = Concéder la partie

## Options de la table

setting-mode = Darknet
setting-mode-note = Comment les cartes arrivent sur le marché : en huit piles, ou dans une rivière qui avance.
setting-mode-piles = Huit piles
setting-mode-river = Une rivière de six cartes
setting-bans = Cartes écartées
setting-bans-note = Des cartes du Darknet qui restent dans la boîte pour cette partie.

## Cartes

section-title = Cartes
field-kind = Sorte
field-kind-drug = drogue
field-kind-rdr = réduction des risques (RdR)
field-kind-asset = atout
field-kind-money = monnaie
field-kind-infection = Infection
field-kind-event = évènement
field-copies = Exemplaires
field-base = Deck de base
field-base-True = oui
field-base-False = non
field-types = Types
field-sub = Sous-type
field-sub-opi = Opi
field-sub-gaba = GABA
field-route = Voie
field-route-oral = orale
field-route-nasal = sniffée
field-route-smoked = fumée
field-route-inhaled = inhalée
field-route-injected = injectée
field-made = Origine
field-made-natural = naturelle
field-made-synthetic = synthétique
field-cost = Coût
field-coins = ⚡
field-damage = Dégâts
field-flavour = Texte d’ambiance
field-fact = À savoir
field-source = Source
field-effects = Effets
field-sides = Côtés
field-malus = Malus
field-reaction = Réaction
field-counts = Compte pour
field-gift = Cadeau
field-zone = Zone RdR
type-stimulant = stimulant
type-depressant = dépresseur
type-hallucinogen = hallucinogène
type-dissociative = dissociatif
type-other = autre drogue
type-rdr = RdR
type-asset = atout
type-money = monnaie
type-infection = Infection
type-event = évènement

## Le plateau

board-darknet = Darknet
board-reserve = réserve : { $count } · Infections : { $infections } · retirées du jeu : { $removed }
board-event-past = Évènements passés : { NAMES($cards) }
board-play = Zone de jeu
board-tally = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} · { $coins } ⚡ · hallucinogènes { $hallucinogens }/5
board-discount = { SIGN($by) ->
    [minus] chaque carte coûte { ABS($by) } ⚡ de moins
   *[plus] chaque carte coûte { ABS($by) } ⚡ de plus
}
board-mixture = Mélange actif : « { $name } » ({ NAME($card) }, avec { NAMES($with) })
board-mixture-alone = Mélange actif : « { $name } » ({ NAME($card) })
board-life = PV { $life }/25
board-cards = main { $hand } · deck { $deck } · défausse { $discard }
board-rdr = RdR : { NAMES($cards) }
board-malus = Malus : { NAMES($cards) }
board-hand = Votre main : { NAMES($cards) }
board-top = Au sommet de votre deck : { LIST($cards) }
board-looked = Vous regardez : { LIST($cards) }
board-price = { $n } ⚡
board-used = utilisée
board-muted = Black-Out
board-shield = protection totale
board-dealer = dealer
board-below = { $count } dessous
board-empty = vide
board-phase-set-up = Mise en place
board-phase-malus = Malus
board-phase-actions = Phase 1 : actions
board-phase-damage = Phase 2 : dégâts
board-phase-coins = Phase 3 : achats
board-phase-buy = Phase 3 : achats
board-phase-end = Phase 4 : fin de tour
board-odds = Chances d’être dans la main cachée
board-chance = { NAME($card) } { $percent }
board-pool = main et deck : { $cards }
pile-of-discard = { YOU($seat) ->
    [yes] Votre défausse
   *[no] Défausse { SEAT($seat, form: "de") }
}
pile-of-pool = { YOU($seat) ->
    [yes] Votre main et votre deck réunis
   *[no] Main et deck { SEAT($seat, form: "de") } réunis
}
pile-of-known = { YOU($seat) ->
    [yes] Connu de tous dans votre main
   *[no] Connu de tous dans la main { SEAT($seat, form: "de") }
}
pile-of-under = Connu sous la réserve, la prochaine d’abord
pile-of-removed = Retiré du jeu
pile-of-events = Événements passés
pile-of-box = Resté dans la boîte
pile-cards = { NAMES($cards) }
pile-cards-in-order = { LIST($cards) }
pile-nothing = rien

## Pourquoi un robot l’a fait

why-trip = { $count ->
    [0] { SEAT($seat) } : « { NAME($card) } est mon premier hallucinogène : j’en vise cinq. »
    [one] { SEAT($seat) } : « Avec { NAME($card) }, j’ai un deuxième hallucinogène : j’en vise cinq. »
   *[other] { SEAT($seat) } : « J’ai déjà { $count } hallucinogènes : avec { NAME($card) }, les cinq d’un coup se rapprochent. »
}
why-mixture = { $count ->
    [1] { SEAT($seat) } : « { NAME($card) } se mélange avec une carte que je possède. »
   *[other] { SEAT($seat) } : « { NAME($card) } se mélange avec { $count } cartes que je possède. »
}
why-guard = { SEAT($seat) } : « { NAME($card) } protège de ce que contient l’autre deck. »
why-rather = { SEAT($seat) } : « Des deux, { NAME($card) } apporte plus à mon deck : { NAME($other) } attendra. »
why-card = { SEAT($seat) } : « { NAME($card) } mérite une place dans mon deck. »
why-save = { SEAT($seat) } : « Rien de tout cela n’améliorerait mon deck : plus il est court, plus vite il revient. »
why-react = { $by ->
    [one] { SEAT($seat) } : « Sans cela, { $by } dégât de plus, et il me reste { $life } PV. »
   *[other] { SEAT($seat) } : « Sans cela, { $by } dégâts de plus, et il me reste { $life } PV. »
}
why-ground = { SEAT($seat) } : « Cinq hallucinogènes, c’était ma fin. »

## Les niveaux des robots

level-novice-note = Achète ce qui va avec ses couleurs et frappe quand il peut, sans compter loin.
level-adept-note = Sait ce que vaut chaque carte, mais cède aux tentations.
level-expert-note = Sait ce que vaut chaque carte pour son deck, n’en achète pas d’autre, et retient comment le vôtre peut frapper.

## Dans le navigateur

lobby-pitch = Deux dealers rivaux, un marché, et des mélanges que personne ne devrait faire. Gardez de l’eau à portée.
lobby-minutes = 45 min
lobby-notice =
    { notice }

    { help-emergency }

    { help-line }

    { help-alcohol }

    { help-places }
phrase-1 = Bonjour !
phrase-2 = Un instant.
phrase-3 = Buvez un peu d’eau.
phrase-4 = Ce mélange était une mauvaise idée.
phrase-5 = Bien joué.
phrase-6 = Merci pour la partie.
label-mode = Darknet
label-phase = Phase
label-dealer = Dealer
label-seats = À table
label-play = Zone de jeu
label-tally = Ce que cela donne
label-mixtures = Mélanges actifs
label-darknet = Darknet
label-reserve = Réserve
label-infections = Infections
label-events = Évènements passés
label-removed = Retirées du jeu
label-hand = Main
label-seat = Qui
label-life = PV
label-turns = Tours joués
label-known = Cartes connues de tout le monde
label-deck = Deck
label-top = Sommet du deck
label-pool = Deck et main ensemble
label-discard = Défausse
label-rdr = Zone RdR
label-fresh = Mises de côté ce tour-ci
label-malus = Zone de malus
label-owned = Cartes possédées
label-shield = Protection totale
label-hit = Dégâts à venir
label-card = Carte
label-at = Numéro
label-used = Utilisée
label-muted = Black-Out
label-side = Côté
label-cling = Revient sur le deck
label-extra = Dégâts en plus
label-done = Lignes appliquées
label-open = Lignes possibles
label-holds = Lignes dont la condition est remplie
label-spent = Lignes déjà appliquées sous leur nom
label-off = Lignes sans effet ce tour-ci
label-damage = Dégâts
label-mixed = Dégâts de mélange
label-answered = Annulée
label-coins = DrojeCoin
label-discount = Baisse des prix
label-hallucinogens = Hallucinogènes
label-below = Cartes dessous
label-event = Évènement dessous
label-price = Prix
label-under = Connues sous la réserve
label-seized = Parties sans être vues
label-box = Restées dans la boîte
label-once = Effets déjà appliqués ce tour-ci
label-doing = Effet en cours
label-facing = Effet auquel on peut répondre
label-zone = Où
label-looked = Cartes regardées
label-line = Ligne
label-with = Avec
name-piles = huit piles
name-river = rivière
name-set-up = mise en place
name-malus = malus
name-actions = actions
name-damage = dégâts
name-buy = achats
name-end = fin de tour
name-stimulant = stimulant
name-depressant = dépresseur
name-hallucinogen = hallucinogène
name-dissociative = dissociatif
name-opi = Opi
name-gaba = GABA
board-colon =  :
board-then = , puis { "" }
board-or-else = { " " }ou { "" }
board-drugged = drogué
board-base = base
board-must = obligatoire
board-action = effet d’action
board-once = une fois par tour
board-mix = mélange
board-coins = DrojeCoin
board-life-points = PV
board-heal = PV regagnés
board-copies = { $n } ex.
board-number = N° { $n }
board-original = valeurs originales
board-source = Source : { $source }
board-no-answer = ne s’annule pas
board-unknown = sans origine
board-harm-reduction = réduction des risques
board-no-drug = n’est pas une drogue
board-short-stimulant = Stimul.
board-short-depressant = Dépress.
board-short-opi = Opi
board-short-gaba = GABA
board-short-hallucinogen = Hallucin.
board-short-dissociative = Dissoc.
board-short-other = Drogue
board-active = actif
board-waits = attend
board-done = fait
board-spent = épuisé
board-applied = Appliqué
board-answered = Annulé
board-muted-stamp = Black-Out
board-gift = cadeau pour le drogué
board-per-colour = par couleur ({ $most } au plus)
board-ransom = rançon : { $n } ⚡
board-cost = Défaussez une carte non utilisée
board-if-in-play = { $n ->
    [1] avec { $one }
   *[other] avec au moins { $n } { $many }
}
board-if-without = sans { $one } en face
board-if-behind = si vous avez moins de PV
board-if-trailing = si vous avez moins de cartes
board-do-damage = { text-damage }
board-do-coins = { text-coins }
board-do-heal = +{ $n } PV
board-do-lose = { text-lose }
board-do-shield = aucun PV perdu ce tour-ci
board-do-draw = { text-draw }
board-do-blackout = { $n ->
    [1] jouez la première carte du deck, sans effet
   *[other] jouez les { $n } premières cartes du deck, sans effet
}
board-do-sift = { $n ->
    [1] regardez la première carte du deck, gardez ou défaussez
   *[other] regardez les { $n } premières cartes du deck, gardez ou défaussez
}
board-do-seek = cherchez { $one } dans le deck, à jouer
board-do-recall = { $to ->
    [play] jouez { $one } de la défausse
   *[deck] remettez { $one } de la défausse sur le deck
}
board-do-cling = revient sur le deck en fin de tour
board-do-forget = { $n ->
    [1] retirez du jeu une carte en jeu
   *[other] retirez du jeu { $n } cartes en jeu
}
board-do-clean-malus = { $n ->
    [9] videz votre zone de malus
    [1] retirez un malus
   *[other] retirez { $n } malus
}
board-do-clean-infections = { $n ->
    [1] retirez une Infection
   *[other] retirez { $n } Infections
}
board-do-lottery = retournez une carte de la réserve ; si c’est { $one }, +{ $wins } { $wins ->
    [one] dégât
   *[other] dégâts
}
board-do-dizzy = { $own ->
    [yes] { $n ->
        [1] défaussez une carte de votre main
       *[other] défaussez { $n } cartes de votre main
    }
   *[no] { $n ->
        [1] l’autre défausse une carte de sa main
       *[other] l’autre défausse { $n } cartes de sa main
    }
}
board-do-infect = { $own ->
    [yes] { $n ->
        [1] prenez une Infection
       *[other] prenez { $n } Infections
    }
   *[no] { $n ->
        [1] donnez une Infection
       *[other] donnez { $n } Infections
    }
}
board-do-malus = placez-la dans la zone de malus adverse
board-do-obtain = { $n ->
    [1] obtenez une carte de la réserve
   *[other] obtenez { $n } cartes de la réserve
}
board-do-obtain-among = { $n ->
    [1] regardez une carte de la réserve, prenez-la ou non
   *[other] choisissez parmi { $n } cartes de la réserve
}
board-do-gain = +{ $n } ⚡
board-do-discount = les prix changent
board-do-cancel = { $what ->
    [damage] annulez les dégâts { DE($one) }
    [mix] annulez les mélanges { DE($one) }
   *[other] annulez un effet ou les dégâts { DE($one) }
}
board-do-ground = { $n ->
    [1] un hallucinogène ne compte pas
   *[other] { $n } hallucinogènes ne comptent pas
}
board-word-draw = piocher { $n }
board-word-shield = protection
board-word-blackout = Black-Out
board-word-sift = voir { $n }
board-word-seek = Montée
board-word-recall = reprendre
board-word-cling = revient
board-word-forget = Oubli
board-word-clean-malus = ôter un malus
board-word-clean-infections = soigner
board-word-lottery = Loterie
board-word-dizzy = Vertige
board-word-infect = Infection
board-word-malus = en malus
board-word-obtain = obtenir
board-word-obtain-among = choisir
board-word-when = si…
board-word-heal = +{ $n } PV
board-word-lose = −{ $n } PV
board-word-each = les deux
board-word-each-or-rdr = les deux
board-word-gain = +{ $n } ⚡
board-word-discount = prix
board-word-close = fin
board-word-refresh = nouveautés
board-word-seize = saisie
board-word-drop = défausse
board-word-per-colour = / couleur
board-word-gift = cadeau
board-word-behind = moins de PV
board-word-trailing = moins de cartes
board-step-1 = Actions
board-step-2 = Dégâts
board-step-3 = Achats
board-step-4 = Fin
board-rank = appliqué en n°
board-tally-damage = { $n ->
    [0] dégât
    [one] dégât
   *[other] dégâts
}
board-tally-coins = DrojeCoin
board-tally-five = hallucinogènes
board-play-yours = Vos cartes seront posées ici.
board-play-theirs = { $name } n’a pas encore joué.
board-hit = { $n ->
    [one] { $n } dégât prévu, sauf réaction
   *[other] { $n } dégâts prévus, sauf réaction
}
board-no-hit = aucun dégât prévu
board-fresh = mise de côté ce tour-ci
board-none = aucune
board-in-hand = { $n ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $n } cartes en main
}
board-life-of = { $name }, { $life } PV sur 25, { $hit ->
    [0] aucun dégât prévu
   *[other] dégâts prévus : { $hit }
}
board-deck = Deck
board-discard = Défausse
board-hand-short = main
board-discard-open = { $name } : la parcourir
board-reserve-name = Réserve
board-infections = Infections
board-piles = { $n ->
    [0] aucune carte en vente
    [one] une carte en vente
   *[other] { $n } cartes en vente
}
board-prices = { SIGN($by) ->
    [minus] prix : { ABS($by) } ⚡ de moins
   *[plus] prix : { ABS($by) } ⚡ de plus
}
board-budget = { $n } ⚡ à dépenser
board-later = achats en phase 3 : { $n } ⚡ pour l’instant
board-pile = Pile { $n } : { $card }, { $price } ⚡, { $count ->
    [1] une carte
   *[other] { $count } cartes
}
board-void = La pile { $n } est épuisée
board-removed = Retirées
board-seized = { $n ->
    [1] et une carte que personne n’a vue
   *[other] et { $n } cartes que personne n’a vues
}
board-your-hand = Votre main
board-known = connue de tout le monde
board-list-discard = Défausse : { $name }
board-list-events = Évènements passés
board-list-removed = Retirées du jeu
board-live = { $names }
board-word-store = garder en RdR
board-word-later = sous les autres
board-word-use = utiliser de la zone RdR
board-how-cancel = annuler
board-how-ground = hors du compte
board-how-shield = aucun PV perdu
board-in-play = en jeu
board-in-discard = dans la défausse
board-pile-number = Pile { $n }
board-deck-short = deck
board-discard-short = défausse
board-deck-open = { $name } : voir ce que deck et main contiennent ensemble
board-hand-played = main jouée
board-no-event-yet = aucun évènement
board-tray-sift = Sommet de votre deck
board-tray-recall = Dans votre défausse
board-tray-obtain = Sommet de la réserve
board-cards-yours = Vos cartes
board-cards-theirs = Cartes { DE($name) }
board-against-you = contre vous
board-effects = { $n ->
    [one] { $n } effet appliqué
   *[other] { $n } effets appliqués
}
board-list-deck = Deck et main ensemble : { $name }
board-list-reserve = Connues sous la réserve
board-clinical-death = Mort clinique
board-psychiatric = Hôpital psychiatrique
board-full-turns = Soixante tours
board-pieces = Signes, vies et numéros utiles
board-without-colour = Sans la couleur
board-lives = Points de vie
board-help = Pour en parler
field-gift-True = oui
field-gift-False = non
field-zone-True = oui
field-zone-False = non

cite-title = { $name }
filter-drug = { $n ->
    [a] une drogue
    [1] drogue
   *[other] drogues
}
filter-stimulant = { $n ->
    [a] un stimulant
    [1] stimulant
   *[other] stimulants
}
filter-depressant = { $n ->
    [a] un dépresseur
    [1] dépresseur
   *[other] dépresseurs
}
filter-hallucinogen = { $n ->
    [a] un hallucinogène
    [1] hallucinogène
   *[other] hallucinogènes
}
filter-dissociative = { $n ->
    [a] un dissociatif
    [1] dissociatif
   *[other] dissociatifs
}
filter-oral = { $n ->
    [a] une drogue orale
    [1] drogue orale
   *[other] drogues orales
}
filter-nasal = { $n ->
    [a] une drogue sniffée
    [1] drogue sniffée
   *[other] drogues sniffées
}
filter-smoked = { $n ->
    [a] une drogue fumée
    [1] drogue fumée
   *[other] drogues fumées
}
filter-inhaled = { $n ->
    [a] une drogue inhalée
    [1] drogue inhalée
   *[other] drogues inhalées
}
filter-injected = { $n ->
    [a] une drogue injectée
    [1] drogue injectée
   *[other] drogues injectées
}
filter-natural = { $n ->
    [a] une drogue naturelle
    [1] drogue naturelle
   *[other] drogues naturelles
}
filter-synthetic = { $n ->
    [a] une drogue synthétique
    [1] drogue synthétique
   *[other] drogues synthétiques
}

filter-opi = { $n ->
    [a] un Opi
   *[other] Opi
}
filter-gaba = { $n ->
    [a] un GABA
   *[other] GABA
}

## Le texte des cartes. Un verbe se dit dans text-<verbe>, avec ses arguments. $one : « un stimulant », ou une carte par son
## nom ; $many : « stimulants » ; $of : « d’un stimulant ». $alone : le verbe fait toute la ligne. $own : qui lit subit l’effet.
## $again : le même verbe a déjà été dit. $inside : la condition se dit au milieu d’une phrase.

text-damage = +{ $n } { $n ->
    [one] dégât
   *[other] dégâts
}
text-damage-per-colour = +{ $n } { $n ->
    [one] dégât
   *[other] dégâts
} par couleur de drogue en jeu ({ $at_most } au plus)
text-coins = +{ $n } ⚡
text-gain = { $alone ->
    [yes] +{ $n } ⚡ ce tour-ci
   *[no] gagnez { $n } ⚡
}
text-heal = { $alone ->
    [yes] +{ $n } PV
   *[no] { $again ->
        [yes] regagnez encore { $n } PV
       *[no] regagnez { $n } PV
    }
}
text-lose = perdez { $n } PV
text-shield = vous ne perdez aucun PV ce tour-ci
text-draw = { $again ->
    [yes] piochez encore
   *[no] piochez
} { $n ->
    [1] 1 carte et jouez-la
   *[other] { $n } cartes et jouez-les
}
text-blackout = { $n ->
    [1] jouez la première carte de votre deck, sans ses effets d’action, sauf obligatoires
   *[other] jouez les { $n } premières cartes de votre deck, sans leurs effets d’action, sauf obligatoires
}
text-sift = { $n ->
    [1] regardez la première carte de votre deck et laissez-la ou défaussez-la
   *[other] regardez les { $n } premières cartes de votre deck, défaussez celles de votre choix et remettez les autres dans l’ordre que vous voulez
}
text-seek = retournez des cartes de votre deck jusqu’à trouver { $one }, jouez cette carte et défaussez les autres
text-recall = { $to ->
    [play] jouez { $one } de votre défausse
   *[deck] mettez { $one } de votre défausse sur votre deck
}
text-cling = en fin de tour, cette carte va sur votre deck
text-forget = { $n ->
    [1] retirez du jeu une carte de votre zone de jeu
   *[other] retirez du jeu jusqu’à { $n } cartes de votre zone de jeu
}
text-clean-malus = { $n ->
    [9] videz votre zone de malus
    [1] retirez 1 carte de votre zone de malus
   *[other] retirez { $n } cartes de votre zone de malus
}
text-clean-infections = { $n ->
    [1] retirez du jeu une de vos Infections, en jeu ou en défausse
   *[other] retirez du jeu { $n } de vos Infections, en jeu ou en défausse
}
text-lottery = retournez la première carte de la réserve, puis mettez-la dessous ; si c’est { $one }, +{ $wins } { $wins ->
    [one] dégât
   *[other] dégâts
}
text-dizzy = { $own ->
    [yes] défaussez { $n ->
        [1] 1 carte
       *[other] { $n } cartes
    } de votre main (gardez-en au moins 3)
   *[no] le drogué défausse { $n ->
        [1] 1 carte
       *[other] { $n } cartes
    } de sa main (et en garde au moins 3)
}
text-infect = { $own ->
    [yes] mettez { $n ->
        [1] 1 Infection
       *[other] { $n } Infections
    } dans votre défausse
   *[no] le drogué met { $n ->
        [1] 1 Infection
       *[other] { $n } Infections
    } dans sa défausse
}
text-malus = placez cette carte dans la zone de malus du drogué
text-obtain = { $n ->
    [1] obtenez la première carte de la réserve
   *[other] obtenez les { $n } premières cartes de la réserve
}
text-obtain-among = { $n ->
    [1] regardez la première carte de la réserve ; vous pouvez l’obtenir si son coût est de { $up_to } au plus, sinon elle va dessous
   *[other] regardez les { $n } premières cartes de la réserve ; vous pouvez en obtenir une de coût { $up_to } au plus, les autres vont dessous
}
text-discount = { $again ->
    [yes] chaque carte coûte encore { $by } ⚡ de { $sign ->
        [minus] plus
       *[plus] moins
    }
   *[no] chaque carte coûte { $by } ⚡ de { $sign ->
        [minus] plus
       *[plus] moins
    } ce tour-ci
}
text-close = les achats de ce tour prennent fin
text-refresh = chaque carte visible du Darknet qu’une autre peut remplacer va sous la réserve
text-seize = la pile la plus haute quitte le jeu avec son évènement, sans que personne regarde dessous (à égalité, le dealer choisit)
text-drop = les { $many } de la zone de jeu du dealer et de toutes les zones de malus vont à la défausse
text-cancel = { $what ->
    [damage] annulez les dégâts { $of }
    [mix] annulez les mélanges { $of }
   *[any] annulez un effet d’action ou les dégâts { $of }
}
text-ground = { $n ->
    [1] un hallucinogène du dealer ne compte pas en fin de tour
   *[other] { $n } hallucinogènes du dealer ne comptent pas en fin de tour
}
text-each = { $first ->
    [dealer] dealer puis drogué
   *[drugged] drogué puis dealer
} : { $do }
text-each-or-rdr = { $first ->
    [dealer] dealer puis drogué
   *[drugged] drogué puis dealer
} : { $do }, ou défaussez une carte de votre zone RdR
text-when = { $condition }, { $then }

text-in-play = { $at_least ->
    [1] { $inside ->
        [yes] si { $one } est en jeu
       *[no] avec { $one } en jeu
    }
   *[other] { $inside ->
        [yes] si au moins { $at_least } { $many } sont en jeu
       *[no] avec au moins { $at_least } { $many } en jeu
    }
}
text-without-rdr = { $inside ->
    [yes] s’il n’y a pas { $of } dans la zone RdR adverse
   *[no] sans { $one } dans la zone RdR adverse
}
text-behind = si vous avez moins de PV que l’autre
text-trailing = si l’autre possède plus de cartes que vous

text-then = { $before }, puis { $next }
text-also = { $before } ; { $next }
text-anyway = { $before } ; dans tous les cas, { $next }
text-or-else = { $before }, ou bien { $next }
text-afterwards = { $before } ; puis { $next }
text-subtype = { $type } { $sub }
text-line = { $heads } : { $does }
text-compulsory = obligatoire
text-mixture = mélange « { $mix } »
text-mixture-named = mélange « { $mix } » ({ $name })
text-once = { $name } *
text-cost = défaussez une carte non utilisée de votre zone de jeu
text-cost-waived = défaussez une carte non utilisée de votre zone de jeu (rien à défausser { $condition })
text-from-hand = depuis la main : { $does }
text-lasting = malus « { $name } » : au début de vos actions, { $does }
text-ransom = Rançon : { $n } ⚡.
text-printed-damage = { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
text-printed-coins = { $n } ⚡.
text-counts = { $n ->
    [one] Compte pour { $n } hallucinogène en fin de tour.
   *[other] Compte pour { $n } hallucinogènes en fin de tour.
}
text-gift = Obtenue du Darknet ou de sa réserve, cette carte va dans la défausse du drogué.
text-or = OU
text-kept = Peut se garder en zone RdR.
