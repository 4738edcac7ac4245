# Ce que dit une table de Deep Regular Breaths. Les noms des cartes sont dans le paquet.

## Ce qui arrive

event-fanned = { YOU($seat) ->
    [yes] Vous retournez la place { $place } de l’éventail : { NAME($card) }.
   *[no] { SEAT($seat) } retourne la place { $place } de l’éventail : { NAME($card) }.
}
event-revealed = Révélées dans la réserve : { NAMES($cards) }.
event-took-knowledge = { YOU($seat) ->
    [yes] Vous piochez une connaissance.
   *[no] { SEAT($seat) } pioche une connaissance (reste { $left }).
}
    .known = Vous piochez une connaissance : { NAME($card) }.
event-took-secret = { YOU($seat) ->
    [yes] Vous prenez un secret.
   *[no] { SEAT($seat) } prend un secret.
}
    .known = Vous prenez un secret : { NAME($secret) }.
event-condition = { YOU($seat) ->
    [yes] Votre { NAME($characteristic) } réussit avec { $kind ->
        [ranks] les valeurs { NAMES($of) }
       *[other] { NAMES($of) }
    }.
   *[no] { NAME($characteristic) } de { SEAT($seat) } : réussite avec { $kind ->
        [ranks] les valeurs { NAMES($of) }
       *[other] { NAMES($of) }
    }.
}
event-begins = { YOU($seat) ->
    [yes] Vous recevez le jeton d’action en premier.
   *[no] { SEAT($seat) } reçoit le jeton d’action en premier.
}
event-declared-explore = { YOU($seat) ->
    [yes] Vous annoncez : explorer le vaisseau, par un tirage de physique.
   *[no] { SEAT($seat) } annonce : explorer le vaisseau, par un tirage de physique.
}
event-declared-fight = { YOU($seat) ->
    [yes] Vous annoncez : combattre { SEAT($target) }, par un tirage de physique.
   *[no] { SEAT($seat) } annonce : combattre { SEAT($target) }, par un tirage de physique.
}
event-declared-examine = { YOU($seat) ->
    [yes] Vous annoncez : interroger { SEAT($target) }, par un tirage de social.
   *[no] { SEAT($seat) } annonce : interroger { SEAT($target) }, par un tirage de social.
}
event-declared-galvanise = { YOU($seat) ->
    [yes] Vous annoncez : galvaniser { SEAT($target) }, par un tirage de social.
   *[no] { SEAT($seat) } annonce : galvaniser { SEAT($target) }, par un tirage de social.
}
event-declared-plan = { YOU($seat) ->
    [yes] Vous annoncez : planifier, par un tirage de volonté.
   *[no] { SEAT($seat) } annonce : planifier, par un tirage de volonté.
}
event-declared-scheme = { YOU($seat) ->
    [yes] Vous annoncez : manigancer, par un tirage de volonté.
   *[no] { SEAT($seat) } annonce : manigancer, par un tirage de volonté.
}
event-declared-resolve = { YOU($seat) ->
    [yes] Vous annoncez : résoudre la situation, par un tirage { $by ->
        [none] d’une seule carte
       *[other] de { NAME($by) }
    }.
   *[no] { SEAT($seat) } annonce : résoudre la situation, par un tirage { $by ->
        [none] d’une seule carte
       *[other] de { NAME($by) }
    }.
}
event-declared-suffer = { YOU($seat) ->
    [yes] Vous annoncez : donner un point de vie à la situation.
   *[no] { SEAT($seat) } annonce : donner un point de vie à la situation.
}
event-declared-use = { YOU($seat) ->
    [yes] Vous annoncez : déclencher { NAME($card) }, par un tirage de { NAME($by) }.
   *[no] { SEAT($seat) } annonce : déclencher { NAME($card) }, par un tirage de { NAME($by) }.
}
event-declared-hyperventilate = { YOU($seat) ->
    [yes] Vous annoncez : hyperventiler.
   *[no] { SEAT($seat) } annonce : hyperventiler.
}
event-declared-ritual = { YOU($seat) ->
    [yes] Vous annoncez : accomplir le rituel, par un tirage de physique.
   *[no] { SEAT($seat) } annonce : accomplir le rituel, par un tirage de physique.
}
event-declared-emancipation = { YOU($seat) ->
    [yes] Vous annoncez : achever l’émancipation, par un tirage de volonté.
   *[no] { SEAT($seat) } annonce : achever l’émancipation, par un tirage de volonté.
}
event-declared-pass = { YOU($seat) ->
    [yes] Vous passez.
   *[no] { SEAT($seat) } passe.
}
event-drew = { YOU($seat) ->
    [yes] Vous tirez { NAME($card) }{ $found ->
        [yes]  : réussi
       *[no] {""}
    } (reste { $left }).
   *[no] { SEAT($seat) } tire { NAME($card) }{ $found ->
        [yes]  : réussi
       *[no] {""}
    } (reste { $left }).
}
event-spent = { YOU($seat) ->
    [yes] Vous dépensez un jeton de réussite.
   *[no] { SEAT($seat) } dépense un jeton de réussite.
}
event-closed = { YOU($seat) ->
    [yes] { NAME($card) } met fin à votre tirage.
   *[no] { NAME($card) } met fin au tirage de { SEAT($seat) }.
}
event-failed = { YOU($seat) ->
    [yes] Votre tirage échoue ; l’appel d’air reste.
   *[no] Le tirage de { SEAT($seat) } échoue ; l’appel d’air reste.
}
event-succeeded = { YOU($seat) ->
    [yes] Votre tirage réussit.
   *[no] Le tirage de { SEAT($seat) } réussit.
}
event-resists = { YOU($seat) ->
    [yes] Vous résistez à { SEAT($against) } : { $limit } cartes au plus.
   *[no] { SEAT($seat) } résiste à { SEAT($against) } : { $limit } cartes au plus.
}
event-resistance-failed = { YOU($seat) ->
    [yes] La résistance échoue : votre action se poursuit.
   *[no] La résistance échoue : l’action de { SEAT($seat) } se poursuit.
}
event-stopped = { YOU($seat) ->
    [yes] Votre action est arrêtée par { SEAT($by) }.
   *[no] L’action de { SEAT($seat) } est arrêtée par { SEAT($by) }.
}
event-pledged = { YOU($seat) ->
    [yes] Vous posez un point de vie près de l’appel d’air.
   *[no] { SEAT($seat) } pose un point de vie près de l’appel d’air.
}
event-pledge-back = { YOU($seat) ->
    [yes] Votre point de vie déposé revient ({ $life }).
   *[no] Le point de vie déposé par { SEAT($seat) } revient ({ $life }).
}
event-triple = { YOU($seat) ->
    [yes] Les trois atouts bloquants sont réunis : chaque atout de l’appel d’air agit pour vous.
   *[no] Les trois atouts bloquants sont réunis : chaque atout de l’appel d’air agit pour { SEAT($seat) }.
}
event-trump = { YOU($seat) ->
    [yes] { NAME($card) } agit pour vous.
   *[no] { NAME($card) } agit pour { SEAT($seat) }.
}
event-net-life = { YOU($seat) ->
    [yes] { NAMES($cards) } : votre vie change de { $net }.
   *[no] { NAMES($cards) } : la vie de { SEAT($seat) } change de { $net }.
}
event-used = { YOU($seat) ->
    [yes] Vous déclenchez { NAME($card) }.
   *[no] { SEAT($seat) } déclenche { NAME($card) }.
}
event-air-discarded = L’appel d’air est défaussé ({ $count }).
event-token = { YOU($seat) ->
    [yes] Vous prenez un jeton de réussite : { NAME($characteristic) }.
   *[no] { SEAT($seat) } prend un jeton de réussite : { NAME($characteristic) }.
}
event-moved = De la réserve à la défausse : { $card ->
        [none] une carte cachée
       *[other] { NAME($card) }
    } (reste { $left }).
event-recycled = { YOU($seat) ->
    [yes] Vous recyclez { $card ->
        [none] une carte cachée
       *[other] { NAME($card) }
    }, { $up ->
        [yes] face visible
       *[no] face cachée
    } (reste { $left }).
   *[no] { SEAT($seat) } recycle { $card ->
        [none] une carte cachée
       *[other] { NAME($card) }
    }, { $up ->
        [yes] face visible
       *[no] face cachée
    } (reste { $left }).
}
event-recycled-secretly = { YOU($seat) ->
    [yes] Vous recyclez en secret : { NAMES($cards) }.
   *[no] { SEAT($seat) } recycle en secret : { NAMES($cards) }.
}
    .known = Vous recyclez en secret, dans cet ordre : { NAMES($order) }.
event-chose-card = { YOU($seat) ->
    [yes] Vous choisissez { NAME($card) }.
   *[no] { SEAT($seat) } choisit { NAME($card) }.
}
event-chose-place = { YOU($seat) ->
    [yes] Vous choisissez la place { $place }.
   *[no] { SEAT($seat) } choisit la place { $place }.
}
event-chose-player = { YOU($seat) ->
    [yes] Vous désignez { SEAT($other) }.
   *[no] { SEAT($seat) } désigne { SEAT($other) }.
}
event-moved-inside = { YOU($seat) ->
    [yes] Vous déplacez une carte de la réserve de la place { $start } à la place { $to }.
   *[no] { SEAT($seat) } déplace une carte de la réserve de la place { $start } à la place { $to }.
}
event-piles-swapped = Réserve et défausse s’échangent{ $turned ->
        [yes] , retournées
       *[no] {""}
    } (reste { $left }).
event-turned-over = Toute la réserve est retournée.
event-shuffled = La réserve est mélangée.
event-card-returned = { NAME($card) } retourne dans la réserve, face cachée, à la place { $place }.
event-healed = { YOU($seat) ->
    [yes] Vous regagnez de la vie ({ $life }).
   *[no] { SEAT($seat) } regagne de la vie ({ $life }).
}
event-wounded = { YOU($seat) ->
    [yes] Vous voici avec { $life } point(s) de vie : une blessure.
   *[no] Une blessure pour { SEAT($seat) } (reste { $life }).
}
event-died = { YOU($seat) ->
    [yes] Vous mourez.
   *[no] { SEAT($seat) } meurt.
}
event-endured = { YOU($seat) ->
    [yes] Vous ne mourez pas.
   *[no] { SEAT($seat) } ne meurt pas.
}
event-cut-in = { YOU($seat) ->
    [yes] Vous intervenez avec { NAME($card) }.
   *[no] { SEAT($seat) } intervient avec { NAME($card) }.
}
event-triggered = { YOU($seat) ->
    [yes] Votre carte { NAME($card) } agit.
   *[no] La carte { NAME($card) } de { SEAT($seat) } agit.
}
event-permanent = { YOU($seat) ->
    [yes] Votre carte { NAME($card) } agit.
   *[no] La carte { NAME($card) } de { SEAT($seat) } agit.
}
event-draw-stopped = { YOU($seat) ->
    [yes] Votre tirage est interrompu.
   *[no] Le tirage de { SEAT($seat) } est interrompu.
}
event-gave = { YOU($seat) ->
    [yes] Vous donnez la connaissance { $place } à { SEAT($to) }.
   *[no] { SEAT($seat) } donne la connaissance { $place } à { SEAT($to) }.
}
    .known = { YOU($seat) ->
            [yes] Vous donnez { NAME($card) } à { SEAT($to) }.
           *[no] { SEAT($seat) } donne { NAME($card) } à { SEAT($to) }.
        }
event-showed = { YOU($seat) ->
    [yes] Vous montrez la connaissance { $place } à { $to ->
        [none] tout le monde
       *[other] { SEAT($to) }
    }.
   *[no] { SEAT($seat) } montre la connaissance { $place } à { $to ->
        [none] tout le monde
       *[other] { SEAT($to) }
    }.
}
    .known = { YOU($seat) ->
            [yes] Vous montrez { NAME($card) }.
           *[no] { SEAT($seat) } montre { NAME($card) }.
        }
event-knowledge-discarded = { YOU($seat) ->
    [yes] Votre connaissance { $place } quitte la partie sans être vue.
   *[no] La connaissance { $place } de { SEAT($seat) } quitte la partie sans être vue.
}
event-consulted = { YOU($seat) ->
    [yes] Vous consultez le secret de { SEAT($other) }.
   *[no] { SEAT($seat) } consulte le secret de { SEAT($other) }.
}
    .known = Le secret de { SEAT($other) } est { NAME($secret) }.
event-kept-secret = { YOU($seat) ->
    [yes] Vous gardez votre secret.
   *[no] { SEAT($seat) } ne souhaite pas échanger son secret.
}
event-secret-works = { YOU($seat) ->
    [yes] Votre secret { NAME($secret) } prend effet.
   *[no] Le secret { NAME($secret) } de { SEAT($seat) } prend effet.
}
event-secret-ended = { YOU($seat) ->
    [yes] Votre secret quitte la partie.
   *[no] Le secret de { SEAT($seat) } quitte la partie.
}
event-opened = { YOU($seat) ->
    [yes] Votre secret était { NAME($secret) }.
   *[no] Le secret de { SEAT($seat) } était { NAME($secret) }.
}
event-condition-changed = { YOU($seat) ->
    [yes] Votre { NAME($characteristic) } réussit désormais avec { NAME($to) }.
   *[no] { NAME($characteristic) } de { SEAT($seat) } réussit désormais avec { NAME($to) }.
}
event-explored = { YOU($seat) ->
    [yes] Vous découvrez { NAME($situation) }.
   *[no] { SEAT($seat) } découvre { NAME($situation) }.
}
event-progress = { YOU($seat) ->
    [yes] Vous accomplissez une partie de { NAME($situation) }.
   *[no] { SEAT($seat) } accomplit une partie de { NAME($situation) }.
}
event-solved = { YOU($seat) ->
    [yes] Vous résolvez { NAME($situation) }.
   *[no] { SEAT($seat) } résout { NAME($situation) }.
}
event-planned = { YOU($seat) ->
    [yes] Vous consultez la situation du dessus.
   *[no] { SEAT($seat) } consulte la situation du dessus.
}
    .known = La situation du dessus est { NAME($situation) }.
event-put-back = { YOU($seat) ->
    [yes] Vous la remettez à la place { $place }.
   *[no] { SEAT($seat) } la remet à la place { $place }.
}
event-final-phase = La phase finale commence : deux situations sur chacune des trois étapes.
event-uncovered = L’étape { $stage } est découverte.
event-voted = Les bulletins du rituel sont déposés et restent fermés.
event-ballots = Les bulletins sont ouverts : { SEATS($seats) } ont désigné { SEATS($votes) }, dans cet ordre.
event-sacrificed = { YOU($seat) ->
    [yes] Le rituel vous désigne.
   *[no] Le rituel désigne { SEAT($seat) }.
}
event-emancipated = { YOU($seat) ->
    [yes] Vous seul·e restez conscient·e.
   *[no] { SEAT($seat) } reste la seule personne consciente.
}
event-third-stage = La voie de la troisième étape est libre.
event-token-passed = { YOU($seat) ->
    [yes] Vous recevez le jeton d’action.
   *[no] { SEAT($seat) } reçoit le jeton d’action.
}
event-tired = { $count ->
    [0] Personne ne veut renoncer.
   *[other] Prêts à renoncer : { SEATS($seats) }.
}

## Comment cela finit

over-suffocated = La réserve est vide. Tout le monde suffoque.
over-alone = Un secret s’accomplit : victoire de { SEATS($winners) } contre tout le monde.
over-together = L’équipage s’en sort : victoire commune de { SEATS($winners) }.
over-obsession = Une obsession dominante s’empare du vaisseau : victoire de { SEATS($winners) }.
over-all-dead = Il ne reste personne en vie.
over-nobody-conscious = Il ne reste personne qui puisse agir.
over-adrift = Cinq tours de table sans action : le vaisseau dérive à jamais.
over-gave-up = Les personnes en vie ont renoncé.
over-too-long = Mille tours ont passé : plus personne n’entend l’équipage.

## Ce qui est demandé

ask-fan-part = { YOU($seat) ->
    [yes] Dans quelle partie de l’éventail piochez-vous ?
   *[no] { SEAT($seat) } choisit des cartes dans l’éventail.
}
ask-fan = { YOU($seat) ->
    [yes] Quelle carte de l’éventail retournez-vous ?
   *[no] { SEAT($seat) } choisit des cartes dans l’éventail.
}
ask-conditions = { SEATS($seats) } : fiche à remplir.
ask-main-characteristic = { YOU($seat) ->
    [yes] Quelle est votre caractéristique principale ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-main-suit = { YOU($seat) ->
    [yes] Avec quelle couleur réussit-elle ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-second-characteristic = { YOU($seat) ->
    [yes] Quelle est votre caractéristique secondaire ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-second-rank = { YOU($seat) ->
    [yes] Quelle valeur la fait réussir ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-minor-suit = { YOU($seat) ->
    [yes] Votre caractéristique mineure : une carte de quelle couleur ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-minor-card = { YOU($seat) ->
    [yes] Quelle carte de cette couleur ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-declare = { YOU($seat) ->
    [yes] Le jeton d’action est à vous. Que faites-vous ?
   *[no] { SEAT($seat) } a le jeton d’action.
}
ask-draw = { YOU($seat) ->
    [yes] Continuer le tirage ?
   *[no] { SEAT($seat) } effectue un tirage.
}
ask-resist-draw = { YOU($seat) ->
    [yes] Continuer à résister ?
   *[no] { SEAT($seat) } résiste.
}
ask-hyperventilate = { YOU($seat) ->
    [yes] Respirez.
   *[no] { SEAT($seat) } hyperventile.
}
ask-resist = { YOU($seat) ->
    [yes] Résistez-vous à cette action ?
   *[no] Résistance possible : on attend { SEATS($seats) }.
}
ask-recycle = { YOU($seat) ->
    [yes] Quelle carte recyclez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-recycle-kind = { YOU($seat) ->
    [yes] De quelle sorte est la carte à recycler ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-face = { YOU($seat) ->
    [yes] Dans quel sens ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-consult = { YOU($seat) ->
    [yes] Quel secret consultez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-trigger-whose = { YOU($seat) ->
    [yes] La connaissance de qui doit agir ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-trigger-which = { YOU($seat) ->
    [yes] Laquelle des cartes ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-from-part = { YOU($seat) ->
    [yes] Dans quelle partie est la carte à déplacer ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-from = { YOU($seat) ->
    [yes] Quelle carte est déplacée ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-to-part = { YOU($seat) ->
    [yes] Dans quelle partie va-t-elle ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-to = { YOU($seat) ->
    [yes] À quelle place ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-replay-trump = { YOU($seat) ->
    [yes] Quel atout de la défausse agit ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-heal = { YOU($seat) ->
    [yes] Qui regagne un point de vie ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-doubt = { YOU($seat) ->
    [yes] Qui recycle en secret ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-recycle-secretly = { YOU($seat) ->
    [yes] Choisissez les cartes à recycler en secret.
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-give-from = { YOU($seat) ->
    [yes] Qui donne une connaissance ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-give-to = { YOU($seat) ->
    [yes] Qui la reçoit ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-give-which = { YOU($seat) ->
    [yes] Laquelle de vos cartes donnez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-understanding = { YOU($seat) ->
    [yes] Vous avez lu un secret. Et maintenant ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-swap-secret = { YOU($seat) ->
    [yes] Échangez-vous votre secret contre un du plateau ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-take-secret = { YOU($seat) ->
    [yes] Quel secret du plateau prenez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-discard-whose = { YOU($seat) ->
    [yes] La connaissance de qui est écartée ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-discard-which = { YOU($seat) ->
    [yes] Laquelle des cartes ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-control = { YOU($seat) ->
    [yes] Le secret de qui doit agir ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-change-whose = { YOU($seat) ->
    [yes] La condition de qui change ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-change-which = { YOU($seat) ->
    [yes] Quelle caractéristique change ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-put-back = { YOU($seat) ->
    [yes] À quelle place remettez-vous la situation ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-vote-sacrifice = { YOU($seat) ->
    [yes] Qui le rituel doit-il sacrifier ?
   *[no] On attend encore : { SEATS($seats) }.
}
ask-vote-emancipation = { YOU($seat) ->
    [yes] Qui doit rester conscient ?
   *[no] On attend encore : { SEATS($seats) }.
}
ask-give-up = { YOU($seat) ->
    [yes] Plus personne n’agit. Continuer ?
   *[no] On attend encore : { SEATS($seats) }.
}

## Ce qu’on peut répondre

option-whom = { YOU($seat) ->
    [yes] Vous-même
   *[no] { SEAT($seat) }
}
option-fight = Combattre { SEAT($seat) } (physique)
option-examine = Interroger { SEAT($seat) } (social)
option-galvanise = Galvaniser { SEAT($seat) } (social)
option-resolve = Résoudre la situation : { $by ->
    [card] tirer jusqu’à la carte
    [suffering] donner un point de vie
   *[other] { NAME($by) }
}
option-use = Déclencher { NAME($card) }
option-play = Intervenir : { NAME($card) }
option-decide = Laisser agir votre secret : { NAME($secret) }
option-oxygen = Choisir { NAME($card) }
option-kind = Choisir { NAME($name) }
option-by = Choisir { NAME($characteristic) }
option-part = Places { $first } à { $last }
option-place = Place { $number }
option-vote = { YOU($seat) ->
    [yes] Vous-même
   *[no] { SEAT($seat) }
}
option-draw = Tirer une carte
option-abandon = Abandonner le tirage
option-spend = Dépenser un jeton de réussite
option-pass = Passer
option-hyperventilate = Hyperventiler (quatre cartes dans l’appel d’air)
option-explore = Explorer le vaisseau (physique)
option-plan = Planifier (volonté)
option-scheme = Manigancer (volonté)
option-ritual = Accomplir le rituel (physique)
option-emancipation = Achever l’émancipation (volonté)
option-resist = Résister
option-let = Laisser faire
option-keep = Garder
option-take = Vous l’approprier
option-face-up = Face visible
option-face-down = Face cachée
option-go-on = Continuer
option-give-up = Renoncer
act-showcard = Montrer la connaissance { $place } à { $seat ->
    [-1] tout le monde
   *[other] { SEAT($seat) }
}

## Réglages

setting-mode = Mode (le mode histoire ne fait pas partie de cette édition des règles)
setting-mode-paranoia = Paranoïa : secrets, résistances, phase finale
setting-mode-coop = Coop : sans secrets, tous ensemble
setting-house_tetany = Règle maison 66a : la tétanie ne lie pas la dernière personne consciente
setting-house_emperor = Règle maison 66b : en phase finale, l’Empereur retourne dans la réserve pour la Divination
setting-house_passing = Règle maison 76 : passer sans fin met fin à la partie

## Noms

name-physical = physique
name-will = volonté
name-social = social
name-trump = un atout
name-clubs = trèfle
name-spades = pique
name-hearts = cœur
name-diamonds = carreau
name-1 = as
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-6 = 6
name-7 = 7
name-8 = 8
name-9 = 9
name-10 = 10
name-jack = valet
name-knight = cavalier
name-queen = dame
name-king = roi
name-clubs-1 = as de trèfle
name-clubs-2 = 2 de trèfle
name-clubs-3 = 3 de trèfle
name-clubs-4 = 4 de trèfle
name-clubs-5 = 5 de trèfle
name-clubs-6 = 6 de trèfle
name-clubs-7 = 7 de trèfle
name-clubs-8 = 8 de trèfle
name-clubs-9 = 9 de trèfle
name-clubs-10 = 10 de trèfle
name-clubs-jack = valet de trèfle
name-clubs-knight = cavalier de trèfle
name-clubs-queen = dame de trèfle
name-clubs-king = roi de trèfle
name-spades-1 = as de pique
name-spades-2 = 2 de pique
name-spades-3 = 3 de pique
name-spades-4 = 4 de pique
name-spades-5 = 5 de pique
name-spades-6 = 6 de pique
name-spades-7 = 7 de pique
name-spades-8 = 8 de pique
name-spades-9 = 9 de pique
name-spades-10 = 10 de pique
name-spades-jack = valet de pique
name-spades-knight = cavalier de pique
name-spades-queen = dame de pique
name-spades-king = roi de pique
name-hearts-1 = as de cœur
name-hearts-2 = 2 de cœur
name-hearts-3 = 3 de cœur
name-hearts-4 = 4 de cœur
name-hearts-5 = 5 de cœur
name-hearts-6 = 6 de cœur
name-hearts-7 = 7 de cœur
name-hearts-8 = 8 de cœur
name-hearts-9 = 9 de cœur
name-hearts-10 = 10 de cœur
name-hearts-jack = valet de cœur
name-hearts-knight = cavalier de cœur
name-hearts-queen = dame de cœur
name-hearts-king = roi de cœur
name-diamonds-1 = as de carreau
name-diamonds-2 = 2 de carreau
name-diamonds-3 = 3 de carreau
name-diamonds-4 = 4 de carreau
name-diamonds-5 = 5 de carreau
name-diamonds-6 = 6 de carreau
name-diamonds-7 = 7 de carreau
name-diamonds-8 = 8 de carreau
name-diamonds-9 = 9 de carreau
name-diamonds-10 = 10 de carreau
name-diamonds-jack = valet de carreau
name-diamonds-knight = cavalier de carreau
name-diamonds-queen = dame de carreau
name-diamonds-king = roi de carreau

## La table dans le terminal

oxygen = Oxygène
reserve-top = Connues dans la réserve (place : carte)
air-pile = Appel d’air
discard-pile = Défausse
unseen = cachée
closed-by = { NAME($characteristic) } : fermé par { NAME($card) }
running = { SEAT($seat) } : tirage { $characteristic ->
    [none] d’une carte
   *[other] de { NAME($characteristic) }
}, { $drawn } jusqu’ici{ $limit ->
    [none] {""}
   *[other] {" "}sur { $limit }
}
no-situation = Aucune situation ({ $count } dans la pile)
urgent = urgente
uncovered-by = découverte par { SEAT($seat) }
stage-now = Phase finale, étape { $stage } : { $step ->
    [situations] situations
    [ritual] le rituel est à accomplir
   *[emancipation] l’émancipation est à achever
}
piles = Connaissances restantes : { $knowledge } · secrets du plateau : { $secrets }
status-dead = hors jeu
status-unconscious = sans conscience
status-exhausted = à bout de forces
status-bound = ne peut que passer
cards-held = { $count } connaissance(s)
secret-shut = secret scellé
secret-none = sans secret
read-by = lu par { SEATS($seats) }
label = { $name } :
your-secret = Votre secret : { $name }.
your-card = Vous tenez { $name }.
odds-title = Cartes que coûtera un tirage : exactement, selon ce que vous savez (formule du livret entre crochets)
odds-now = Ce tirage : { $matching } cartes voulues parmi { $cards } ; aux prochaines cartes : { $chances }
odds-none = Aucun tirage à évaluer pour l’instant.
never = jamais
would-take = environ { $mean } cartes

## The lobby and the chat

lobby-pitch = Six astronautes, une seule réserve d’air, et tout le monde ne veut pas rentrer. Respirez le moins possible.
lobby-minutes = 90 min

phrase-1 = Bonjour !
phrase-2 = Faites-moi confiance.
phrase-3 = Je ne vous crois pas.
phrase-4 = Économisez votre souffle.
phrase-5 = Nous allons étouffer !
phrase-6 = Merci pour la partie.
muted = Vous vous taisez tant que dure la situation que vous avez découverte.
muted-rule = DB-17.3

## Le plateau dans le navigateur

board-crew = L’équipage
board-you = Vous
board-dead = mort
board-exhausted = à bout : aucun tirage
board-unconscious = inconscient
board-breathes = tire
board-holder = jeton d’action
board-lives = { $n } vies sur 3
board-sealed = secret scellé de { $name }
board-read-by = lu par { $names }
board-knowledge = { $n ->
    [0] aucune connaissance
    [one] une connaissance
   *[other] { $n } connaissances
}
board-token = jeton de réussite : { $of }
board-use = Utiliser { $card }
board-enlarge = { $card }, agrandir
board-kind-quick = Rapide
board-kind-permanent = Permanente
board-now = Jouable maintenant
board-urgent = Urgente
board-situation = Situation
board-or = ou
board-reserve-of-oxygen = Réserve d’oxygène
board-cards-of-oxygen = cartes d’O₂
board-gauge = Jauge d’oxygène : { $n } cartes sur 78
board-situations = situations
board-knowledges = connaissances
board-secrets = secrets
board-reserve = Réserve
board-air = Appel d’air
board-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-discard = Défausse
board-discard-open = Défausse, { $count } cartes : la parcourir
board-closes = ferme : { $of }
board-odds = { $matching } cartes sur { $cards } réussissent ; en moyenne { $mean } sont tirées
board-drawn-by = Cartes tirées par { $name } : { $n }
board-at-most = { $n } au plus
board-dark = Un couloir sombre. Rien n’y a encore été trouvé.
board-hand = Vos connaissances
board-no-knowledge = Aucune connaissance
board-your-secret = Votre secret
board-secret = Secret
board-yours-alone = vous seul le lisez
board-several = Lequel ?
board-pieces = Le tarot, la jauge et les signes
section-trump = Atouts
section-knowledge = Connaissances
section-situation = Situations
section-secret = Secrets
