# Les mots de Narcose. Le paquet nomme les cartes.

## Avant la première table

notice = Pour les personnes de 18 ans et plus. Narcose est une satire sur les drogues, avec la réduction des risques au cœur : ses mélanges les plus forts sont ceux qui mettent des vies en danger, et ce sont les cartes de réduction des risques qui en protègent. Le jeu ne recommande rien ; ses informations ne remplacent ni un médecin ni les secours.
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
event-opened = Le Darknet ouvre avec { NAMES($cards) }.
event-dealt = { YOU($seat) ->
    [yes] Vous prenez des cartes en main.
   *[no] { SEAT($seat) } prend des cartes en main.
}
    .known = { YOU($seat) ->
        [yes] Vous prenez des cartes en main : { NAMES($cards) }.
       *[no] { SEAT($seat) } prend en main { NAMES($cards) }.
    }
event-drew-hand = { YOU($seat) ->
    [yes] Vous complétez votre main ; tout le monde en connaît : { NAMES($known) }.
   *[no] { SEAT($seat) } complète sa main ; tout le monde en connaît : { NAMES($known) }.
}
event-turn = { YOU($seat) ->
    [yes] Votre tour { $number } commence : vous êtes le dealer.
   *[no] Le tour { $number } de { SEAT($seat) } commence.
}
event-suffered = { YOU($seat) ->
    [yes] { NAME($card) } vous touche depuis votre zone de malus.
   *[no] { NAME($card) } touche { SEAT($seat) } depuis la zone de malus.
}
event-played = { YOU($seat) ->
    [yes] Vous jouez votre main : { NAMES($cards) }.
   *[no] { SEAT($seat) } joue sa main : { NAMES($cards) }.
}
event-damage = { YOU($seat) ->
    [yes] Vous subissez { $by } de dégâts.
   *[no] { SEAT($seat) } subit { $by } de dégâts.
}
event-coins = { YOU($seat) ->
    [yes] Vous avez { $coins } ⚡ à dépenser.
   *[no] { SEAT($seat) } a { $coins } ⚡ à dépenser.
}
event-ransomed = { YOU($seat) ->
    [yes] Vous payez { $price } ⚡ et voilà { NAME($card) } loin de vous ; reste { $coins } ⚡.
   *[no] { SEAT($seat) } paie { $price } ⚡ et écarte { NAME($card) } ; reste { $coins } ⚡.
}
event-bought = { YOU($seat) ->
    [yes] Vous achetez { NAME($card) } pour { $price } ⚡ ; reste { $coins } ⚡.
   *[no] { SEAT($seat) } achète { NAME($card) } pour { $price } ⚡ ; reste { $coins } ⚡.
}
event-received = { YOU($seat) ->
    [yes] { NAME($card) } va dans votre défausse.
   *[no] { NAME($card) } va dans la défausse de { SEAT($seat) }.
}
event-event = Un évènement : { NAME($card) }
event-healed = { YOU($seat) ->
    [yes] Vous gagnez { $by } PV : { $life }.
   *[no] { SEAT($seat) } gagne { $by } PV : { $life }.
}
event-lost-life = { YOU($seat) ->
    [yes] Vous perdez { $by } PV : reste { $life }.
   *[no] { SEAT($seat) } perd { $by } PV : reste { $life }.
}
event-shielded = { YOU($seat) ->
    [yes] Votre protection tient : aucun PV perdu.
   *[no] La protection de { SEAT($seat) } tient : aucun PV perdu.
}
event-protected = { YOU($seat) ->
    [yes] Vous ne perdrez aucun PV ce tour.
   *[no] { SEAT($seat) } ne perdra aucun PV ce tour.
}
event-reshuffled = { YOU($seat) ->
    [yes] Votre défausse devient votre deck de { $count } cartes.
   *[no] La défausse de { SEAT($seat) } devient un deck de { $count } cartes.
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
    [yes] Vous regardez le haut de votre deck ({ $count }).
   *[no] { SEAT($seat) } regarde le haut de son deck ({ $count }).
}
    .known = { YOU($seat) ->
        [yes] Vous regardez le haut de votre deck : { NAMES($cards) }.
       *[no] { SEAT($seat) } regarde le haut de son deck : { NAMES($cards) }.
    }
event-sifted-out = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } du haut de votre deck.
   *[no] { SEAT($seat) } défausse { NAME($card) }, carte { $place } de celles-ci.
}
event-found = { YOU($seat) ->
    [yes] Votre deck donne { NAME($card) }, carte jouée ; défaussées avant elle : { $passed }.
   *[no] Le deck de { SEAT($seat) } donne { NAME($card) }, carte jouée ; défaussées avant elle : { $passed }.
}
event-found-nothing = { YOU($seat) ->
    [yes] Aucune carte de votre deck ne convient ; défaussées : { $passed }.
   *[no] Aucune carte du deck de { SEAT($seat) } ne convient ; défaussées : { $passed }.
}
event-recalled = { $to ->
    [play] { NAME($card) } revient de la défausse en jeu.
   *[deck] { NAME($card) } passe de la défausse au sommet du deck.
}
event-forgot = { YOU($seat) ->
    [yes] Vous retirez { NAME($card) } du jeu.
   *[no] { SEAT($seat) } retire { NAME($card) } du jeu.
}
event-cleaned = { YOU($seat) ->
    [yes] { NAME($card) } quitte votre zone de malus.
   *[no] { NAME($card) } quitte la zone de malus de { SEAT($seat) }.
}
event-cured = { YOU($seat) ->
    [yes] Vous retirez une Infection du jeu.
   *[no] { SEAT($seat) } retire une Infection du jeu.
}
event-lottery = { $won ->
    [yes] La réserve montre { NAME($card) } : { $by } de dégâts en plus.
   *[no] La réserve montre { NAME($card) } : rien de gagné.
}
event-tossed = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } de votre main.
   *[no] { SEAT($seat) } défausse { NAME($card) } de sa main.
}
event-infected = { YOU($seat) ->
    [yes] Infections mises dans votre défausse : { $count }.
   *[no] Infections mises dans la défausse de { SEAT($seat) } : { $count }.
}
event-placed = { YOU($seat) ->
    [yes] { NAME($card) } est dans votre zone de malus.
   *[no] { NAME($card) } est dans la zone de malus de { SEAT($seat) }.
}
event-looked = { YOU($seat) ->
    [yes] Vous regardez le haut de la réserve ({ $count }).
   *[no] { SEAT($seat) } regarde le haut de la réserve ({ $count }).
}
    .known = { YOU($seat) ->
        [yes] Vous regardez le haut de la réserve : { NAMES($cards) }.
       *[no] { SEAT($seat) } regarde le haut de la réserve : { NAMES($cards) }.
    }
event-chose = { YOU($seat) ->
    [yes] Vous choisissez { NAME($card) }.
   *[no] { SEAT($seat) } choisit { NAME($card) }, carte { $place } de celles-ci.
}
event-gave = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) } de votre zone RdR.
   *[no] { SEAT($seat) } défausse { NAME($card) } de sa zone RdR.
}
event-prices = Les prix changent de { $by } ⚡ jusqu’à la fin du tour.
event-closed = { YOU($seat) ->
    [yes] Vous ne pouvez plus rien acheter ce tour.
   *[no] { SEAT($seat) } ne peut plus rien acheter ce tour.
}
event-refreshed = { NAME($card) } va sous la réserve.
event-seized = La pile { $pile }, { NAME($card) } et { $count } cartes dessous, quitte le jeu sans être vue.
event-dropped = Défaussé : { NAMES($cards) }.
event-gained = { YOU($seat) ->
    [yes] Vous avez { $by } ⚡ de plus.
   *[no] { SEAT($seat) } a { $by } ⚡ de plus.
}
event-reacted = { YOU($seat) ->
    [yes] Vous réagissez avec { NAME($card) }.
   *[no] { SEAT($seat) } réagit avec { NAME($card) }.
}
event-cancelled = L’effet est annulé : { NAME($card) }.
event-grounded = Hallucinogènes qui comptent encore : { $left }.
event-chose-side = { YOU($seat) ->
    [yes] Vous choisissez le côté { $side } : { NAME($card) }.
   *[no] { SEAT($seat) } choisit le côté { $side } : { NAME($card) }.
}
event-stored = { YOU($seat) ->
    [yes] Vous gardez { NAME($card) } dans votre zone RdR.
   *[no] { SEAT($seat) } garde { NAME($card) } dans sa zone RdR.
}
event-applied = { YOU($seat) ->
    [yes] Vous appliquez un effet : { NAME($card) }.
   *[no] { SEAT($seat) } applique un effet : { NAME($card) }.
}
event-discarded-unused = { YOU($seat) ->
    [yes] Vous défaussez { NAME($card) }, non utilisée.
   *[no] { SEAT($seat) } défausse { NAME($card) }, non utilisée.
}
event-used-stored = { YOU($seat) ->
    [yes] Vous utilisez { NAME($card) } depuis votre zone RdR.
   *[no] { SEAT($seat) } utilise { NAME($card) } depuis sa zone RdR.
}
event-turned = La pile { $pile } montre maintenant { NAME($card) }.
event-emptied = La pile { $pile } est finie.
over-death = Mort clinique : la victoire revient à { SEATS($winners) }.
over-psychiatric = Hôpital psychiatrique, cinq hallucinogènes : la victoire revient à { SEATS($winners) }.
over-cap = { $count ->
    [0] Soixante tours chacun et autant de PV : égalité.
   *[other] Soixante tours chacun : le plus de PV gagne, { SEATS($winners) }.
}

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
    [yes] Cette carte reste-t-elle sur votre deck ?
   *[no] { SEAT($seat) } garde ou défausse une carte de son deck.
}
ask-forget = { YOU($seat) ->
    [yes] Quelle carte en jeu retirez-vous du jeu ?
   *[no] { SEAT($seat) } peut retirer du jeu une carte en jeu.
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
    [yes] Laquelle des plus hautes piles quitte le jeu ?
   *[no] { SEAT($seat) } choisit laquelle des plus hautes piles quitte le jeu.
}
ask-each-or-rdr = { YOU($seat) ->
    [yes] Acceptez-vous, ou défaussez-vous une carte de votre zone RdR ?
   *[no] { SEAT($seat) } accepte ou défausse une carte de sa zone RdR.
}

## Ce qui peut être répondu

option-apply = { $does ->
    [heal] { NAME($card) } : gagner des PV
    [lose] { NAME($card) } : perdre des PV
    [shield] { NAME($card) } : ne perdre aucun PV ce tour
    [draw] { NAME($card) } : piocher et jouer
    [blackout] { NAME($card) } : Black-Out
    [sift] { NAME($card) } : regarder le deck
    [seek] { NAME($card) } : Montée
    [recall] { NAME($card) } : reprendre à la défausse
    [cling] { NAME($card) } : revenir sur le deck
    [forget] { NAME($card) } : Oubli
    [clean_malus] { NAME($card) } : nettoyer la zone de malus
    [clean_infections] { NAME($card) } : retirer une Infection
    [lottery] { NAME($card) } : Loterie
    [dizzy] { NAME($card) } : Vertige
    [infect] { NAME($card) } : donner une Infection
    [malus] { NAME($card) } : la placer en malus
    [obtain] { NAME($card) } : obtenir de la réserve
    [obtain_among] { NAME($card) } : choisir dans la réserve
   *[other] { NAME($card) } : appliquer son effet
}
option-choose = { NAME($card) } : côté { $side } du --OU--
option-store = Garder { NAME($card) } en zone RdR
option-use = Utiliser { NAME($card) } depuis la zone RdR
option-react = { $how ->
    [cancel] { NAME($card) } : annuler
    [ground] { NAME($card) } : certains ne comptent pas
    [shield] { NAME($card) } : ne perdre aucun PV
   *[other] Réagir avec { NAME($card) }
}
option-let = Laisser faire
option-done = C’est tout
option-none = Aucune
option-reshuffle = Remélanger la défausse
option-stop = S’arrêter là
option-infect = Accepter
option-point = { NAME($card) }
option-name = { NAME($card) }
option-clean = { $where ->
    [play] Celle en jeu
   *[discard] Celle de la défausse
}
option-place = { NAME($card) }
option-keep = Garder { NAME($card) }
option-toss = Défausser { NAME($card) }
option-buy = Acheter { NAME($card) } pour { $price } ⚡
option-pay = Payer la rançon : { NAME($card) }, { $price } ⚡
option-seize = Pile { $pile }
option-give = Défausser { NAME($card) }

## Options de la table

setting-mode = Darknet
setting-mode-piles = Huit piles
setting-mode-river = Une rivière de six cartes
setting-bans = Cartes écartées

## Cartes

section-title = Cartes
field-kind = Sorte
field-kind-drug = drogue
field-kind-rdr = réduction des risques (RdR)
field-kind-asset = atout
field-kind-money = monnaie
field-kind-infection = infection
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
type-infection = infection
type-event = évènement

## Le plateau

board-darknet = Darknet
board-reserve = réserve { $count }, Infections { $infections }, retirées { $removed }
board-event-past = Évènements passés : { NAMES($cards) }
board-play = Zone de jeu
board-tally = { $damage } de dégâts · { $coins } ⚡ · hallucinogènes { $hallucinogens }/5
board-discount = prix { $by } ⚡
board-mixture = Mélange actif : { $name } ({ NAME($card) }, avec { NAMES($with) })
board-mixture-alone = Mélange actif : { $name } ({ NAME($card) })
board-life = PV { $life }/25
board-cards = main { $hand } · deck { $deck } · défausse { $discard }
board-rdr = RdR : { NAMES($cards) }
board-malus = Malus : { NAMES($cards) }
board-hand = Votre main : { NAMES($cards) }
board-top = Au sommet de votre deck : { NAMES($cards) }
board-looked = Vous regardez : { NAMES($cards) }
board-used = utilisée
board-muted = black-out
board-shield = sans perte de PV
board-dealer = dealer
board-below = { $count } dessous
board-empty = vide
board-phase-set-up = Mise en place
board-phase-malus = Malus
board-phase-actions = 1 Actions
board-phase-damage = 2 Dégâts
board-phase-coins = 3 Achats
board-phase-buy = 3 Achats
board-phase-end = 4 Fin de tour
board-odds = Chances d’être dans la main cachée
board-chance = { NAME($card) } { $percent }
board-pool = main et deck : { $cards }

## Dans le navigateur

lobby-pitch = Deux dealers rivaux, un marché, et des mélanges que personne ne devrait faire.
lobby-minutes = 45 min
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
label-seats = Joueurs
label-play = Zone de jeu
label-tally = Ce que cela donne
label-mixtures = Mélanges actifs
label-darknet = Darknet
label-reserve = Réserve
label-infections = Infections
label-events = Évènements passés
label-removed = Retirées du jeu
label-hand = Votre main
name-stimulant = stimulant
name-depressant = dépresseur
name-hallucinogen = hallucinogène
name-dissociative = dissociatif
name-opi = Opi
name-gaba = GABA
board-you = Vous
board-colon =  :
board-then = , puis { "" }
board-or-else = { " " }ou { "" }
board-drugged = drogué
board-base = base
board-must = obligatoire
board-action = effet d’action
board-once = une fois par tour
board-mix = mélange
board-coins = ⚡
board-life-points = PV
board-heal = PV gagnés
board-copies = { $n } ex.
board-original = valeurs originales
board-not-printed = valeurs originales, pas du jeu imprimé
board-hovered = Carte survolée
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
board-ransom = rançon { $n } ⚡
board-cost = Défaussez une carte non utilisée
board-if-in-play = avec { $n } { $of }
board-if-without = sans { $of }
board-if-behind = si vous avez moins de PV
board-if-trailing = si vous avez moins de cartes
board-do-heal = +{ $n } PV
board-do-lose = perdez { $n } PV
board-do-shield = aucun PV perdu ce tour
board-do-draw = piochez { $n }, jouez
board-do-blackout = jouez { $n } du deck, sans effet
board-do-sift = regardez { $n } du deck, défaussez
board-do-seek = creusez jusqu’à une carte ({ $of }), jouez-la
board-do-recall = { $to ->
    [play] jouez une carte ({ $of }) de la défausse
   *[deck] une carte ({ $of }) de la défausse sur le deck
}
board-do-cling = revient sur le deck en fin de tour
board-do-forget = retirez { $n } carte en jeu
board-do-clean-malus = { $n ->
    [9] videz votre zone de malus
   *[other] ôtez { $n } malus
}
board-do-clean-infections = ôtez { $n } Infection
board-do-lottery = tirez de la réserve ({ $of } : plus de dégâts)
board-do-dizzy = { $own ->
    [yes] défaussez { $n } de votre main
   *[no] l’autre en défausse { $n }
}
board-do-infect = { $own ->
    [yes] prenez { $n } Infection
   *[no] donne { $n } Infection
}
board-do-malus = placez-la en malus chez l’autre
board-do-obtain = obtenez { $n } de la réserve
board-do-obtain-among = choisissez parmi { $n } de la réserve
board-do-gain = +{ $n } ⚡
board-do-discount = les prix changent
board-do-cancel = { $what ->
    [damage] annule des dégâts ({ $of })
    [mix] annule des mélanges ({ $of })
   *[other] annule un effet ou des dégâts ({ $of })
}
board-do-ground = { $n } hallucinogènes ne comptent pas
board-word-draw = piocher { $n }
board-word-shield = protection
board-word-blackout = Black-Out
board-word-sift = voir { $n }
board-word-seek = Montée
board-word-recall = reprendre
board-word-cling = revient
board-word-forget = Oubli
board-word-clean-malus = ôter malus
board-word-clean-infections = soigner
board-word-lottery = Loterie
board-word-dizzy = Vertige
board-word-infect = Infection
board-word-malus = en malus
board-word-obtain = obtenir
board-word-obtain-among = choisir
board-word-when = si…
board-word-heal = +{ $n } PV
board-word-lose = −{ $n } PV
board-word-each = chacun
board-word-each-or-rdr = chacun
board-word-gain = +{ $n } ⚡
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
board-order = Effets appliqués, dans l’ordre
board-next = à choisir
board-rank = appliqué en numéro
board-tally-damage = { $n ->
    [0] dégât
    [one] dégât
   *[other] dégâts
}
board-tally-coins = ⚡
board-tally-five = hallucinogènes
board-live = Mélange actif : { $names }
board-play-yours = Vos cartes seront posées ici.
board-play-theirs = { $name } n’a pas encore joué.
board-hit = { $n ->
    [one] { $n } dégât prévu, sauf réaction
   *[other] { $n } dégâts prévus, sauf réaction
}
board-no-hit = aucun dégât prévu
board-fresh = gardée ce tour
board-none = aucune
board-in-hand = { $n ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $n } cartes en main
}
board-life-of = { $name }, { $life } PV sur 25, { $hit ->
    [0] aucun dégât prévu
   *[other] dégâts prévus : { $hit }
}
board-deck = Deck
board-discard = Défausse
board-hand-short = main
board-discard-short = Déf.
board-pool-open = { $name } : voir ce que deck et main contiennent ensemble
board-discard-open = { $name } : la parcourir
board-reserve-name = Réserve
board-infections = Infections
board-of-seven = sur { $n }
board-piles = { $n ->
    [0] aucune carte en vente
    [one] une carte en vente
   *[other] { $n } cartes en vente
}
board-prices = prix { $by } ⚡
board-budget = { $n } ⚡ à dépenser
board-later = achats en phase 3 : { $n } ⚡ pour l’instant
board-pile = Pile { $n } : { $card }, { $price } ⚡, { $count ->
    [1] une carte
   *[other] { $count } cartes
}
board-void = La pile { $n } est finie
board-void-short = { $n } vide
board-no-event = aucun
board-removed = Retirées
board-from-game = du jeu
board-seized = et { $n } cartes que personne n’a vues
board-your-hand = Votre main
board-known = connue de tous
board-several = Laquelle ?
board-list-pool = Deck et main ensemble : { $name }
board-list-discard = Défausse : { $name }
board-list-events = Évènements passés
board-list-removed = Retirées du jeu
board-list-looked = Sommet de la réserve
board-pieces = Signes, vies et numéros utiles
board-without-colour = Sans la couleur
board-lives = Vies
board-help = Pour en parler
field-gift-True = oui
field-gift-False = non
field-zone-True = oui
field-zone-False = non
