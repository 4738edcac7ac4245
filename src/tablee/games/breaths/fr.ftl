# Ce que dit une table de Deep Regular Breaths. Les noms des cartes sont dans le paquet.

## Ce qui arrive

event-fanned = { YOU($seat) ->
    [yes] Vous retournez la { NTH($place) } carte de l’éventail : { NAME($card, form: "le") }.
   *[no] { SEAT($seat) } retourne la { NTH($place) } carte de l’éventail : { NAME($card, form: "le") }.
}
event-revealed = { COUNT($cards) ->
    [0] Aucune carte à révéler dans la réserve.
    [1] Carte révélée dans la réserve : { NAMES($cards, form: "le") }.
   *[other] Cartes révélées dans la réserve : { NAMES($cards, form: "le") }.
}
event-took-knowledge = { YOU($seat) ->
    [yes] Vous piochez une connaissance. { $left ->
        [0] C’était la dernière.
       *[other] Il en reste { $left }.
    }
   *[no] { SEAT($seat) } pioche une connaissance. { $left ->
        [0] C’était la dernière.
       *[other] Il en reste { $left }.
    }
}
    .known = { YOU($seat) ->
        [yes] Vous piochez une connaissance : { NAME($card, form: "cite") }. { $left ->
            [0] C’était la dernière.
           *[other] Il en reste { $left }.
        }
       *[no] { SEAT($seat) } pioche une connaissance : { NAME($card, form: "cite") }. { $left ->
            [0] C’était la dernière.
           *[other] Il en reste { $left }.
        }
    }
event-took-secret = { YOU($seat) ->
    [yes] Vous prenez un secret.
   *[no] { SEAT($seat) } prend un secret.
}
    .known = { YOU($seat) ->
        [yes] Vous prenez un secret : { NAME($secret, form: "cite") }.
       *[no] { SEAT($seat) } prend un secret : { NAME($secret, form: "cite") }.
    }
event-condition = { YOU($seat) ->
    [yes] Votre { NAME($characteristic) } réussit avec { NAMES($of, form: "le") }.
   *[no] { NAME($characteristic, form: "le") } { SEAT($seat, form: "de") } réussit avec { NAMES($of, form: "le") }.
}
event-begins = { YOU($seat) ->
    [yes] Vous recevez le jeton d’action en premier.
   *[no] { SEAT($seat) } reçoit le jeton d’action en premier.
}
event-declared-explore = { YOU($seat) ->
    [yes] Vous voulez explorer le vaisseau. Tirage de physique.
   *[no] { SEAT($seat) } veut explorer le vaisseau. Tirage de physique.
}
event-declared-fight = { BETWEEN($seat, $target) ->
    [by-you] Vous voulez combattre { SEAT($target) }. Tirage de physique.
    [to-you] { SEAT($seat) } veut vous combattre. Tirage de physique.
   *[others] { SEAT($seat) } veut combattre { SEAT($target) }. Tirage de physique.
}
event-declared-examine = { BETWEEN($seat, $target) ->
    [by-you] Vous voulez interroger { SEAT($target) }. Tirage de social.
    [to-you] { SEAT($seat) } veut vous interroger. Tirage de social.
   *[others] { SEAT($seat) } veut interroger { SEAT($target) }. Tirage de social.
}
event-declared-galvanise = { BETWEEN($seat, $target) ->
    [by-you] Vous voulez galvaniser { SEAT($target) }. Tirage de social.
    [to-you] { SEAT($seat) } veut vous galvaniser. Tirage de social.
   *[others] { SEAT($seat) } veut galvaniser { SEAT($target) }. Tirage de social.
}
event-declared-plan = { YOU($seat) ->
    [yes] Vous voulez planifier. Tirage de volonté.
   *[no] { SEAT($seat) } veut planifier. Tirage de volonté.
}
event-declared-scheme = { YOU($seat) ->
    [yes] Vous voulez manigancer. Tirage de volonté.
   *[no] { SEAT($seat) } veut manigancer. Tirage de volonté.
}
event-declared-resolve = { YOU($seat) ->
    [yes] Vous voulez résoudre la situation. { $by ->
        [none] Il faut tirer la carte exigée.
       *[other] Tirage de { NAME($by) }.
    }
   *[no] { SEAT($seat) } veut résoudre la situation. { $by ->
        [none] Il faut tirer la carte exigée.
       *[other] Tirage de { NAME($by) }.
    }
}
event-declared-suffer = { YOU($seat) ->
    [yes] Vous cédez un point de vie à la situation.
   *[no] { SEAT($seat) } cède un point de vie à la situation.
}
event-declared-use = { YOU($seat) ->
    [yes] Vous voulez déclencher { NAME($card, form: "cite") }. Tirage de { NAME($by) }.
   *[no] { SEAT($seat) } veut déclencher { NAME($card, form: "cite") }. Tirage de { NAME($by) }.
}
event-declared-hyperventilate = { YOU($seat) ->
    [yes] Vous hyperventilez.
   *[no] { SEAT($seat) } hyperventile.
}
event-declared-ritual = { YOU($seat) ->
    [yes] Vous voulez accomplir le rituel. Tirage de physique.
   *[no] { SEAT($seat) } veut accomplir le rituel. Tirage de physique.
}
event-declared-emancipation = { YOU($seat) ->
    [yes] Vous voulez achever l’émancipation. Tirage de volonté.
   *[no] { SEAT($seat) } veut achever l’émancipation. Tirage de volonté.
}
event-declared-pass = { YOU($seat) ->
    [yes] Vous passez.
   *[no] { SEAT($seat) } passe.
}
event-drew = { YOU($seat) ->
    [yes] Vous tirez { NAME($card, form: "le") }{ $found ->
        [yes] { "" } : c’est réussi
       *[no] { "" }
    }. Réserve : { $left }.
   *[no] { SEAT($seat) } tire { NAME($card, form: "le") }{ $found ->
        [yes] { "" } : c’est réussi
       *[no] { "" }
    }. Réserve : { $left }.
}
event-spent = { YOU($seat) ->
    [yes] Vous dépensez un jeton de réussite.
   *[no] { SEAT($seat) } dépense un jeton de réussite.
}
event-closed = { YOU($seat) ->
    [yes] { NAME($card, form: "le") } { AGREE($card) ->
        [mp] mettent
       *[m] met
    } fin à votre tirage.
   *[no] { NAME($card, form: "le") } { AGREE($card) ->
        [mp] mettent
       *[m] met
    } fin au tirage { SEAT($seat, form: "de") }.
}
event-failed = { YOU($seat) ->
    [yes] Votre tirage échoue. L’appel d’air reste en place.
   *[no] Le tirage { SEAT($seat, form: "de") } échoue. L’appel d’air reste en place.
}
event-succeeded = { YOU($seat) ->
    [yes] Votre tirage réussit.
   *[no] Le tirage { SEAT($seat, form: "de") } réussit.
}
event-resists = { BETWEEN($seat, $against) ->
    [by-you] Vous résistez { SEAT($against, form: "à") }. { $limit ->
        [one] Limite : { $limit } carte.
       *[other] Limite : { $limit } cartes.
    }
    [to-you] { SEAT($seat) } vous résiste. { $limit ->
        [one] Limite : { $limit } carte.
       *[other] Limite : { $limit } cartes.
    }
   *[others] { SEAT($seat) } résiste { SEAT($against, form: "à") }. { $limit ->
        [one] Limite : { $limit } carte.
       *[other] Limite : { $limit } cartes.
    }
}
event-resistance-failed = { YOU($seat) ->
    [yes] La résistance échoue. Votre action se poursuit.
   *[no] La résistance échoue. L’action { SEAT($seat, form: "de") } se poursuit.
}
event-stopped = { BETWEEN($by, $seat) ->
    [by-you] Vous arrêtez l’action { SEAT($seat, form: "de") }.
    [to-you] { SEAT($by) } arrête votre action.
   *[others] { SEAT($by) } arrête l’action { SEAT($seat, form: "de") }.
}
event-pledged = { YOU($seat) ->
    [yes] Vous déposez un point de vie près de l’appel d’air.
   *[no] { SEAT($seat) } dépose un point de vie près de l’appel d’air.
}
event-pledge-back = { YOU($seat) ->
    [yes] Le point de vie déposé vous revient. Vie : { $life }.
   *[no] Le point de vie déposé revient { SEAT($seat, form: "à") }. Vie : { $life }.
}
event-triple = { YOU($seat) ->
    [yes] Les trois atouts bloquants sont réunis. Chaque atout de l’appel d’air agit pour vous.
   *[no] Les trois atouts bloquants sont réunis. Chaque atout de l’appel d’air agit pour { SEAT($seat) }.
}
event-trump = { YOU($seat) ->
    [yes] { NAME($card, form: "le") } { AGREE($card) ->
        [mp] agissent
       *[m] agit
    } pour vous.
   *[no] { NAME($card, form: "le") } { AGREE($card) ->
        [mp] agissent
       *[m] agit
    } pour { SEAT($seat) }.
}
event-net-life = { SIGN($net) ->
    [minus] { YOU($seat) ->
        [yes] { NAMES($cards, form: "le") } : vous perdez { ABS($net) ->
            [one] { ABS($net) } point de vie.
           *[other] { ABS($net) } points de vie.
        }
       *[no] { NAMES($cards, form: "le") } : { SEAT($seat) } perd { ABS($net) ->
            [one] { ABS($net) } point de vie.
           *[other] { ABS($net) } points de vie.
        }
    }
    [plus] { YOU($seat) ->
        [yes] { NAMES($cards, form: "le") } : vous regagnez { ABS($net) ->
            [one] { ABS($net) } point de vie.
           *[other] { ABS($net) } points de vie.
        }
       *[no] { NAMES($cards, form: "le") } : { SEAT($seat) } regagne { ABS($net) ->
            [one] { ABS($net) } point de vie.
           *[other] { ABS($net) } points de vie.
        }
    }
   *[zero] { YOU($seat) ->
        [yes] { NAMES($cards, form: "le") } : votre vie ne change pas.
       *[no] { NAMES($cards, form: "le") } : la vie { SEAT($seat, form: "de") } ne change pas.
    }
}
event-used = { YOU($seat) ->
    [yes] Vous déclenchez { NAME($card, form: "cite") }.
   *[no] { SEAT($seat) } déclenche { NAME($card, form: "cite") }.
}
event-air-discarded = { $count ->
    [one] L’appel d’air est défaussé : { $count } carte.
   *[other] L’appel d’air est défaussé : { $count } cartes.
}
event-token = { YOU($seat) ->
    [yes] Vous prenez un jeton de réussite en { NAME($characteristic) }.
   *[no] { SEAT($seat) } prend un jeton de réussite en { NAME($characteristic) }.
}
event-moved = De la réserve à la défausse : { $card ->
        [none] une carte cachée
       *[other] { NAME($card, form: "le") }
    }. Réserve : { $left }.
event-recycled = { YOU($seat) ->
    [yes] Vous recyclez { $card ->
        [none] une carte cachée
       *[other] { NAME($card, form: "le") }
    }, face { $up ->
        [yes] visible
       *[no] cachée
    }. Réserve : { $left }.
   *[no] { SEAT($seat) } recycle { $card ->
        [none] une carte cachée
       *[other] { NAME($card, form: "le") }
    }, face { $up ->
        [yes] visible
       *[no] cachée
    }. Réserve : { $left }.
}
event-recycled-secretly = { YOU($seat) ->
    [yes] Vous recyclez en secret { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la défausse.
   *[no] { SEAT($seat) } recycle en secret { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la défausse.
}
    .known = { YOU($seat) ->
        [yes] Vous recyclez en secret, dans cet ordre : { LIST($order, form: "le") }.
       *[no] { SEAT($seat) } recycle en secret, dans cet ordre : { LIST($order, form: "le") }.
    }
event-chose-card = { YOU($seat) ->
    [yes] Vous choisissez { NAME($card, form: "le") }.
   *[no] { SEAT($seat) } choisit { NAME($card, form: "le") }.
}
event-chose-place = { YOU($seat) ->
    [yes] Vous choisissez la { NTH($place) } carte.
   *[no] { SEAT($seat) } choisit la { NTH($place) } carte.
}
event-named = { $role ->
    [give-from] { BETWEEN($seat, $other) ->
        [by-you] Vous désignez { SEAT($other) } pour donner une connaissance.
        [to-you] { SEAT($seat) } vous désigne pour donner une connaissance.
        [self] Vous vous désignez pour donner une connaissance.
        [own] { SEAT($seat) } veut donner une connaissance.
       *[others] { SEAT($seat) } désigne { SEAT($other) } pour donner une connaissance.
    }
    [give-to] { BETWEEN($seat, $other) ->
        [by-you] Vous désignez { SEAT($other) } pour la recevoir.
        [to-you] { SEAT($seat) } vous désigne pour la recevoir.
        [self] Vous vous désignez pour la recevoir.
        [own] { SEAT($seat) } veut la recevoir.
       *[others] { SEAT($seat) } désigne { SEAT($other) } pour la recevoir.
    }
   *[other] { BETWEEN($seat, $other) ->
        [by-you] Vous désignez { SEAT($other) }.
        [to-you] { SEAT($seat) } vous désigne.
        [self] Vous vous désignez.
        [own] { SEAT($seat) } se désigne.
       *[others] { SEAT($seat) } désigne { SEAT($other) }.
    }
}
event-chose-player = { BETWEEN($seat, $other) ->
    [by-you] Vous désignez { SEAT($other) }.
    [to-you] { SEAT($seat) } vous désigne.
    [self] Vous vous désignez.
    [own] { SEAT($seat) } se désigne.
   *[others] { SEAT($seat) } désigne { SEAT($other) }.
}
event-moved-inside = { YOU($seat) ->
    [yes] Vous déplacez la { NTH($start) } carte de la réserve en { NTH($to) } position.
   *[no] { SEAT($seat) } déplace la { NTH($start) } carte de la réserve en { NTH($to) } position.
}
event-piles-swapped = { $turned ->
    [yes] La réserve et la défausse s’échangent et se retournent. Réserve : { $left }.
   *[no] La réserve et la défausse s’échangent. Réserve : { $left }.
}
event-turned-over = Toute la réserve est retournée.
event-shuffled = La réserve est mélangée.
event-card-returned = { NAME($card, form: "le") } { AGREE($card) ->
    [mp] retournent
   *[m] retourne
} dans la réserve, face cachée, en { NTH($place) } position.
event-healed = { YOU($seat) ->
    [yes] Vous reprenez des forces. Vie : { $life }.
   *[no] { SEAT($seat) } reprend des forces. Vie : { $life }.
}
event-wounded = { $life ->
    [0] { YOU($seat) ->
        [yes] Une blessure. Vous voilà à bout de forces.
       *[no] Une blessure. { SEAT($seat) } est à bout de forces.
    }
    [one] { YOU($seat) ->
        [yes] Une blessure. Il vous reste { $life } point de vie.
       *[no] Une blessure. Il reste { $life } point de vie { SEAT($seat, form: "à") }.
    }
   *[other] { YOU($seat) ->
        [yes] Une blessure. Il vous reste { $life } points de vie.
       *[no] Une blessure. Il reste { $life } points de vie { SEAT($seat, form: "à") }.
    }
}
event-died = { YOU($seat) ->
    [yes] Vous mourez.
   *[no] { SEAT($seat) } meurt.
}
event-endured = { YOU($seat) ->
    [yes] Vous auriez dû mourir. Vous respirez encore.
   *[no] { SEAT($seat) } aurait dû mourir et respire encore.
}
event-cut-in = { YOU($seat) ->
    [yes] Vous intervenez avec { NAME($card, form: "cite") }.
   *[no] { SEAT($seat) } intervient avec { NAME($card, form: "cite") }.
}
event-triggered = { YOU($seat) ->
    [yes] Votre carte { NAME($card, form: "cite") } prend effet.
   *[no] La carte { NAME($card, form: "cite") } { SEAT($seat, form: "de") } prend effet.
}
event-triggered-nothing = { YOU($seat) ->
    [yes] Votre carte { NAME($card, form: "cite") } est désignée. Elle est permanente : rien ne se passe.
   *[no] La carte { NAME($card, form: "cite") } { SEAT($seat, form: "de") } est désignée. Elle est permanente : rien ne se passe.
}
event-permanent = { YOU($seat) ->
    [yes] Votre carte { NAME($card, form: "cite") } agit.
   *[no] La carte { NAME($card, form: "cite") } { SEAT($seat, form: "de") } agit.
}
event-draw-stopped = { YOU($seat) ->
    [yes] Votre tirage est interrompu.
   *[no] Le tirage { SEAT($seat, form: "de") } est interrompu.
}
event-gave = { BETWEEN($seat, $to) ->
    [by-you] Vous donnez votre connaissance n° { $place } { SEAT($to, form: "à") }.
    [to-you] { SEAT($seat) } vous donne sa connaissance n° { $place }.
   *[others] { SEAT($seat) } donne sa connaissance n° { $place } { SEAT($to, form: "à") }.
}
    .known = { BETWEEN($seat, $to) ->
        [by-you] Vous donnez { NAME($card, form: "cite") } { SEAT($to, form: "à") }.
        [to-you] { SEAT($seat) } vous donne { NAME($card, form: "cite") }.
       *[others] { SEAT($seat) } donne { NAME($card, form: "cite") } { SEAT($to, form: "à") }.
    }
event-showed = { $to ->
    [none] { YOU($seat) ->
        [yes] Vous montrez à tout le monde votre connaissance n° { $place }.
       *[no] { SEAT($seat) } montre à tout le monde sa connaissance n° { $place }.
    }
   *[other] { BETWEEN($seat, $to) ->
        [by-you] Vous montrez votre connaissance n° { $place } { SEAT($to, form: "à") }.
        [to-you] { SEAT($seat) } vous montre sa connaissance n° { $place }.
       *[others] { SEAT($seat) } montre sa connaissance n° { $place } { SEAT($to, form: "à") }.
    }
}
    .known = { $to ->
        [none] { YOU($seat) ->
            [yes] Vous montrez { NAME($card, form: "cite") } à tout le monde.
           *[no] { SEAT($seat) } montre { NAME($card, form: "cite") } à tout le monde.
        }
       *[other] { BETWEEN($seat, $to) ->
            [by-you] Vous montrez { NAME($card, form: "cite") } { SEAT($to, form: "à") }.
            [to-you] { SEAT($seat) } vous montre { NAME($card, form: "cite") }.
           *[others] { SEAT($seat) } montre { NAME($card, form: "cite") } { SEAT($to, form: "à") }.
        }
    }
event-knowledge-discarded = { YOU($seat) ->
    [yes] Votre connaissance n° { $place } quitte la partie sans être vue.
   *[no] La connaissance n° { $place } { SEAT($seat, form: "de") } quitte la partie sans être vue.
}
event-consulted = { BETWEEN($seat, $other) ->
    [by-you] Vous consultez le secret { SEAT($other, form: "de") }.
    [to-you] { SEAT($seat) } consulte votre secret.
   *[others] { SEAT($seat) } consulte le secret { SEAT($other, form: "de") }.
}
    .known = { BETWEEN($seat, $other) ->
        [by-you] Vous consultez le secret { SEAT($other, form: "de") } : c’est { NAME($secret, form: "cite") }.
        [to-you] { SEAT($seat) } consulte votre secret : c’est { NAME($secret, form: "cite") }.
       *[others] { SEAT($seat) } consulte le secret { SEAT($other, form: "de") } : c’est { NAME($secret, form: "cite") }.
    }
event-kept-secret = { YOU($seat) ->
    [yes] Vous gardez votre secret.
   *[no] { SEAT($seat) } ne souhaite pas échanger son secret.
}
event-declined-secret = { YOU($seat) ->
    [yes] Vous ne prenez pas de secret.
   *[no] { SEAT($seat) } ne prend pas de secret.
}
event-obsession-ends = { YOU($seat) ->
    [yes] Votre secret, { NAME($secret, form: "cite") }, est une obsession. Vous n’irez pas plus loin.
   *[no] Le secret { SEAT($seat, form: "de") }, { NAME($secret, form: "cite") }, est une obsession. Elle s’arrête ici.
}
event-secret-works = { YOU($seat) ->
    [yes] Votre secret, { NAME($secret, form: "cite") }, prend effet.
   *[no] Le secret { SEAT($seat, form: "de") }, { NAME($secret, form: "cite") }, prend effet.
}
event-secret-ended = { YOU($seat) ->
    [yes] Votre secret quitte la partie.
   *[no] Le secret { SEAT($seat, form: "de") } quitte la partie.
}
event-opened = { YOU($seat) ->
    [yes] Votre secret était { NAME($secret, form: "cite") }.
   *[no] Le secret { SEAT($seat, form: "de") } était { NAME($secret, form: "cite") }.
}
event-condition-changed = { YOU($seat) ->
    [yes] Votre { NAME($characteristic) } réussit désormais avec { NAME($to, form: "le") }.
   *[no] { NAME($characteristic, form: "le") } { SEAT($seat, form: "de") } réussit désormais avec { NAME($to, form: "le") }.
}
event-explored = { YOU($seat) ->
    [yes] Vous découvrez une situation : { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } découvre une situation : { NAME($situation, form: "cite") }.
}
event-progress = { YOU($seat) ->
    [yes] Vous résolvez une partie de { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } résout une partie de { NAME($situation, form: "cite") }.
}
event-solved = { YOU($seat) ->
    [yes] Vous résolvez { NAME($situation, form: "cite") }.
   *[no] { SEAT($seat) } résout { NAME($situation, form: "cite") }.
}
event-planned = { YOU($seat) ->
    [yes] Vous consultez la situation du dessus.
   *[no] { SEAT($seat) } consulte la situation du dessus.
}
    .known = { YOU($seat) ->
        [yes] Vous consultez la situation du dessus : { NAME($situation, form: "cite") }.
       *[no] { SEAT($seat) } consulte la situation du dessus : { NAME($situation, form: "cite") }.
    }
event-put-back = { YOU($seat) ->
    [yes] Vous la remettez en { NTH($place) } position.
   *[no] { SEAT($seat) } la remet en { NTH($place) } position.
}
event-final-phase = La phase finale commence. Trois étapes, deux situations sur chacune.
event-uncovered = { $stage ->
    [1] L’étape I est découverte. Le rituel attend.
    [2] L’étape II est découverte. L’émancipation attend.
   *[3] L’étape III est découverte.
}
event-voted = Les bulletins du rituel sont déposés. Ils restent fermés.
event-ballots = Les bulletins sont ouverts : { PAIRS($seats, $votes) }.
event-sacrificed = { YOU($seat) ->
    [yes] Le rituel vous désigne.
   *[no] Le rituel désigne { SEAT($seat) }.
}
event-emancipated = { YOU($seat) ->
    [yes] Vous restez la seule personne consciente.
   *[no] { SEAT($seat) } reste la seule personne consciente.
}
event-third-stage = La voie vers la troisième étape est libre.
event-token-passed = { YOU($seat) ->
    [yes] Vous recevez le jeton d’action.
   *[no] { SEAT($seat) } reçoit le jeton d’action.
}
event-tired = { $count ->
    [0] Personne ne souhaite renoncer.
   *[other] { WHO($seats) ->
        [you] Vous souhaitez renoncer.
        [with-you] { SEATS($seats) } souhaitez renoncer.
        [one] { SEATS($seats) } souhaite renoncer.
       *[many] { SEATS($seats) } souhaitent renoncer.
    }
}

## Comment cela finit

over-suffocated = La réserve est vide. Tout le monde suffoque.
over-alone = { WHO($winners) ->
    [you] Votre secret s’accomplit : vous gagnez, contre tout l’équipage.
    [with-you] Un secret s’accomplit : { SEATS($winners) } gagnez contre les autres.
    [one] Un secret s’accomplit : { SEATS($winners) } gagne, contre tout l’équipage.
   *[many] Un secret s’accomplit : { SEATS($winners) } gagnent contre les autres.
}
over-together = { WHO($winners) ->
    [you] L’équipage s’en sort : la victoire est à vous.
    [one] L’équipage s’en sort : la victoire est { SEATS($winners, form: "à") }.
   *[many] L’équipage s’en sort : victoire commune pour { SEATS($winners) }.
}
over-obsession = { WHO($winners) ->
    [you] Votre obsession s’empare du vaisseau : vous gagnez, et personne d’autre.
    [one] Une obsession dominante s’empare du vaisseau : { SEATS($winners) } gagne, et personne d’autre.
   *[many] Une obsession dominante s’empare du vaisseau : victoire pour { SEATS($winners) }.
}
over-all-dead = Il ne reste personne en vie.
over-nobody-conscious = Plus personne n’est en état d’agir.
over-adrift = Cinq tours de table sans action : le vaisseau dérive à jamais.
over-gave-up = L’équipage renonce. Le vaisseau se tait.
over-too-long = Mille tours ont passé : plus personne n’entend l’équipage.

## La fin

ending-suffocated = Un souffle de trop : la réserve est vide et le vaisseau se tait.
ending-alone = { WHO($winners) ->
    [you] Votre secret s’accomplit : l’équipage comprend trop tard ce que vous vouliez.
    [with-you] Un secret s’accomplit : { SEATS($winners) } aviez d’autres projets que l’équipage.
    [one] Un secret s’accomplit : { SEATS($winners) } avait d’autres projets que l’équipage.
   *[many] Un secret s’accomplit : { SEATS($winners) } avaient d’autres projets que l’équipage.
}
ending-together = { $air ->
    [0] L’équipage s’en sort, la réserve vide.
    [one] L’équipage s’en sort, avec un dernier souffle dans la réserve.
   *[other] L’équipage s’en sort, avec { $air } souffles dans la réserve.
}
ending-obsession = { WHO($winners) ->
    [you] Votre obsession tient le vaisseau, et plus personne pour vous arrêter.
    [one] Une obsession tient le vaisseau : { SEATS($winners) } s’en sort, et personne d’autre.
   *[many] Une obsession tient le vaisseau : { SEATS($winners) } s’en sortent, et personne d’autre.
}
ending-all-dead = { $air ->
    [0] Il n’y a plus personne, et plus un souffle.
    [one] Il n’y a plus personne pour prendre le dernier souffle.
   *[other] Il n’y a plus personne pour respirer les { $air } derniers souffles.
}
ending-nobody-conscious = Tout le monde a sombré ; le vaisseau respire seul.
ending-adrift = Cinq tours de table sans un geste : le vaisseau dérive hors des cartes.
ending-gave-up = L’équipage se couche, et le vaisseau se tait.
ending-too-long = Mille tours plus tard, plus personne n’entend l’équipage.
sign-right = pioche réussie
sign-wrong = pioche ratée
sign-breach = un basculement

measure-air = Réserve
column-life = vie
column-drawn = souffles pris
column-won = pioches réussies
column-lost = pioches ratées
column-stopped = arrêts

## Ce qui est demandé

ask-fan-part = { YOU($seat) ->
    [yes] Dans quelle partie de l’éventail choisissez-vous ?
   *[no] { SEAT($seat) } choisit des cartes dans l’éventail.
}
ask-fan = { YOU($seat) ->
    [yes] Quelle carte de l’éventail retournez-vous ?
   *[no] { SEAT($seat) } choisit des cartes dans l’éventail.
}
ask-conditions = { WHO($seats) ->
    [you] Les fiches se remplissent ; il ne manque que la vôtre.
   *[many] Les fiches se remplissent ; on attend { SEATS($seats) }.
}
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
    [yes] Avec quelle valeur réussit-elle ?
   *[no] { SEAT($seat) } remplit sa fiche.
}
ask-minor-suit = { YOU($seat) ->
    [yes] Caractéristique mineure : une carte de quelle couleur ?
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
   *[no] L’action va réussir ; on attend { SEATS($seats) }.
}
ask-recycle = { YOU($seat) ->
    [yes] Quelle carte recyclez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-recycle-kind = { YOU($seat) ->
    [yes] Quelle sorte de carte recyclez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-face = { YOU($seat) ->
    [yes] Face visible ou face cachée ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-consult = { YOU($seat) ->
    [yes] Quel secret consultez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-trigger-whose = { YOU($seat) ->
    [yes] De qui déclenchez-vous une connaissance ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-trigger-which = { YOU($seat) ->
    [yes] Laquelle de ses cartes ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-from-part = { YOU($seat) ->
    [yes] Dans quelle partie de la réserve est la carte à déplacer ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-from = { YOU($seat) ->
    [yes] Quelle carte déplacez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-to-part = { YOU($seat) ->
    [yes] Vers quelle partie de la réserve ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-move-to = { YOU($seat) ->
    [yes] À quel rang ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-replay-trump = { YOU($seat) ->
    [yes] Quel atout de la défausse agit de nouveau ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-heal = { YOU($seat) ->
    [yes] Qui regagne un point de vie ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-doubt = { YOU($seat) ->
    [yes] Qui va recycler en secret ?
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
    [yes] Échangez-vous votre secret contre l’un de ceux du plateau ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-take-secret = { YOU($seat) ->
    [yes] Quel secret du plateau prenez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-discard-whose = { YOU($seat) ->
    [yes] De qui écartez-vous une connaissance ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-discard-which = { YOU($seat) ->
    [yes] Quelle carte écartez-vous ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-control = { YOU($seat) ->
    [yes] De qui déclenchez-vous le secret ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-change-whose = { YOU($seat) ->
    [yes] De qui changez-vous la condition de réussite ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-change-which = { YOU($seat) ->
    [yes] Quelle caractéristique change ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-put-back = { YOU($seat) ->
    [yes] À quel rang remettez-vous la situation ?
   *[no] { SEAT($seat) } a un choix à faire.
}
ask-vote-sacrifice = { YOU($seat) ->
    [yes] Qui le rituel doit-il sacrifier ?
   *[no] Le vote du rituel est ouvert ; on attend { SEATS($seats) }.
}
ask-vote-emancipation = { YOU($seat) ->
    [yes] Qui doit garder conscience ?
   *[no] Le vote de l’émancipation est ouvert ; on attend { SEATS($seats) }.
}
ask-give-up = { YOU($seat) ->
    [yes] Plus personne n’agit. Continuer ?
   *[no] Plus personne n’agit ; on attend { SEATS($seats) }.
}

## Ce dont il s’agit

about-draw = { $kind ->
    [explore] Pour explorer le vaisseau
    [fight] { YOU($target) ->
        [yes] Pour vous combattre
       *[no] Pour combattre { SEAT($target) }
    }
    [examine] { YOU($target) ->
        [yes] Pour vous interroger
       *[no] Pour interroger { SEAT($target) }
    }
    [galvanise] { YOU($target) ->
        [yes] Pour vous galvaniser
       *[no] Pour galvaniser { SEAT($target) }
    }
    [plan] Pour planifier
    [scheme] Pour manigancer
    [resolve] Pour résoudre { NAME($situation, form: "cite") }
    [use] Pour déclencher { NAME($card, form: "cite") }
    [ritual] Pour le rituel
   *[emancipation] Pour l’émancipation
}, il vous faut : { $needs }. { $drawn ->
    [0] Aucune carte tirée.
    [one] { $drawn } carte tirée.
   *[other] { $drawn } cartes tirées.
}
about-resist = { $kind ->
    [fight] { YOU($target) ->
        [yes] { SEAT($seat) } veut vous combattre.
       *[no] { SEAT($seat) } veut combattre { SEAT($target) }.
    }
    [examine] { YOU($target) ->
        [yes] { SEAT($seat) } veut vous interroger.
       *[no] { SEAT($seat) } veut interroger { SEAT($target) }.
    }
    [galvanise] { YOU($target) ->
        [yes] { SEAT($seat) } veut vous galvaniser.
       *[no] { SEAT($seat) } veut galvaniser { SEAT($target) }.
    }
    [explore] { SEAT($seat) } veut explorer le vaisseau.
    [plan] { SEAT($seat) } veut planifier.
    [scheme] { SEAT($seat) } veut manigancer.
    [resolve] { SEAT($seat) } veut résoudre { NAME($situation, form: "cite") }.
    [use] { SEAT($seat) } veut déclencher { NAME($card, form: "cite") }.
    [ritual] { SEAT($seat) } veut accomplir le rituel.
   *[emancipation] { SEAT($seat) } veut accomplir l’émancipation.
} Pour l’arrêter, il vous faut, en { $limit ->
    [one] { $limit } carte au plus
   *[other] { $limit } cartes au plus
} : { $needs }.
about-resist-draw = Il vous faut : { $needs }. { $left ->
    [one] Encore { $left } carte au plus.
   *[other] Encore { $left } cartes au plus.
}
about-by = { NAME($by) } : { $needs }
about-closed = { NAME($by) } : aucun tirage
about-bound = La situation que vous avez découverte vous retient : vous ne pouvez que passer.
about-exhausted = Vous n’avez plus aucun point de vie : aucun tirage.
about-hyperventilate = Quatre cartes rejoignent l’appel d’air ; aucune ne peut réussir.
about-fan = Cartes retournées : { $count } sur 3.
about-sheet = Une couleur, puis trois rangs, puis trois cartes : ce qui fera réussir vos tirages.
about-put-back = C’est { NAME($situation, form: "cite") }.
about-vote-sacrifice = Qui a le plus de voix meurt dès que le tirage du rituel réussit. Jusque-là, les bulletins restent scellés.
about-vote-emancipation = La personne élue pourra seule agir ensuite. Tous les bulletins s’ouvrent en même temps.
about-give-up = { $passes ->
    [one] { $passes } tour passé de suite.
   *[other] { $passes } tours passés de suite.
} Si plus de la moitié des personnes en vie renoncent, tout est perdu.

## Ce qu’on peut répondre

option-whom = { YOU($seat) ->
    [yes] Vous-même
   *[no] { SEAT($seat) }
}
option-fight = { YOU($seat) ->
    [yes] Vous combattre (physique)
   *[no] Combattre { SEAT($seat) } (physique)
}
option-examine = { YOU($seat) ->
    [yes] Vous interroger (social)
   *[no] Interroger { SEAT($seat) } (social)
}
option-galvanise = { YOU($seat) ->
    [yes] Vous galvaniser (social)
   *[no] Galvaniser { SEAT($seat) } (social)
}
option-resolve = Résoudre la situation ({ $by ->
    [card] tirer la carte exigée
    [suffering] céder un point de vie
   *[other] { NAME($by) }
})
option-use = Déclencher { NAME($card, form: "cite") }
option-play = Intervenir avec { NAME($card, form: "cite") }
option-decide = Laisser agir votre secret, { NAME($secret, form: "cite") }
option-oxygen = { NAME($card, form: "le") }
option-kind = { NAME($name, form: "le") }
option-by = { NAME($characteristic, form: "le") }
option-part = De la { NTH($first) } à la { NTH($last) }
option-place = { $kind ->
    [put-back] { NTH($number) } position
    [move-to] { NTH($number) } position
    [take-secret] Secret n° { $number }
    [swap-secret] Secret n° { $number }
    [trigger-which] Carte n° { $number }
    [give-which] Carte n° { $number }
    [discard-which] Carte n° { $number }
   *[other] { NTH($number) } carte
}
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
option-keep = Garder le vôtre
option-take = Prendre celui-ci
option-decline = N’en prendre aucun
option-face = { $side ->
    [up] Face visible
   *[down] Face cachée
}
option-go-on = Continuer
option-give-up = Renoncer
act-showcard = { $seat ->
    [-1] Montrer à tout le monde la connaissance n° { $place }
   *[other] Montrer la connaissance n° { $place } { SEAT($seat, form: "à") }
}

## Réglages

setting-mode = Mode (le mode histoire ne fait pas partie de cette édition des règles)
setting-mode-note = Les uns contre les autres avec des secrets, ou tous ensemble et sans secrets.
setting-mode-paranoia = Paranoïa : secrets, résistances, phase finale
setting-mode-coop = Coop : sans secrets, tout le monde gagne ensemble
setting-house_tetany = Règle maison 66a : la crise de tétanie n’entrave pas la dernière personne consciente
setting-house_tetany-note = La fin reste jouable quand une seule personne est encore consciente.
setting-house_emperor = Règle maison 66b : en phase finale, l’Empereur retourne dans la réserve pour la Divination
setting-house_emperor-note = Une carte dont la phase finale a besoin n’est jamais hors d’atteinte.
setting-house_passing = Règle maison 76 : passer sans fin met fin à la partie
setting-house_passing-note = Après des tours où tout le monde passe, les vivants peuvent renoncer ; à la longue, le vaisseau dérive.
setting-memory = Mémoire : la table rappelle les cartes déjà vues qui sont de nouveau face cachée
setting-memory-note = Personne n’a besoin de retenir les cartes vues avant qu’elles ne soient retournées.

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
reserve-top = Connues dans la réserve (rang : carte)
air-pile = Appel d’air
discard-pile = Défausse
unseen = cachée
closed-by = Tirages de { NAME($characteristic) } interdits par { NAME($card, form: "le") }
running = { SEAT($seat) } : { $characteristic ->
    [none] tirage de la carte exigée
   *[other] tirage de { NAME($characteristic) }
}, { $drawn ->
    [0] aucune carte tirée
    [one] { $drawn } carte tirée
   *[other] { $drawn } cartes tirées
}{ $limit ->
    [none] { "" }
   *[other] { " " }sur { $limit }
}
no-situation = Aucune situation ({ $count } dans la pile)
urgent = urgente
uncovered-by = { YOU($seat) ->
    [yes] découverte par vous
   *[no] découverte par { SEAT($seat) }
}
stage-now = Phase finale, étape { $stage ->
    [1] I
    [2] II
   *[3] III
} : { $step ->
    [situations] situations
    [ritual] le rituel est à accomplir
   *[emancipation] l’émancipation est à achever
}
piles = Connaissances restantes : { $knowledge } · secrets du plateau : { $secrets }
status-dead = hors jeu
status-unconscious = a perdu conscience
status-exhausted = à bout de forces
status-bound = ne peut que passer
cards-held = { $count ->
    [0] aucune connaissance
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
secret-shut = secret scellé
secret-none = sans secret
read-by = lu par { SEATS($seats) }
label = { $name } :
your-secret = Votre secret : « { $name } ».
your-card = Vous tenez « { $name } ».
odds-title = Ce que coûtera un tirage, en cartes, selon ce que vous savez (formule du livret entre crochets ; puis la chance de réussir, si elle n’est pas sûre)
odds-now = { $matching ->
    [one] Ce tirage : { $matching } carte favorable sur { $cards }.
   *[other] Ce tirage : { $matching } cartes favorables sur { $cards }.
}
odds-by = Aux prochaines cartes : { $chances }
odds-none = Aucun tirage à évaluer pour l’instant.
never = jamais
figure = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-missing = la carte qu’elle exige n’est pas dans la réserve
would-take = { $mean ->
    [one] environ { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } carte
   *[other] environ { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartes
}

## Pourquoi un robot a fait cela

why-act = { YOU($other) ->
    [yes] { SEAT($seat) } : « Je compte { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes environ
    } pour cela, et { $more ->
        [0] aucune carte
        [one] une carte
       *[other] { $more } cartes environ
    } si c’était vous. »
   *[no] { SEAT($seat) } : « Je compte { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes environ
    } pour cela, et { $more ->
        [0] aucune carte
        [one] une carte
       *[other] { $more } cartes environ
    } si c’était { SEAT($other) }. »
}
why-alone = { SEAT($seat) } : « Je compte { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes environ
    } pour cela, et personne d’autre ne peut essayer. »
why-pass = { YOU($other) ->
    [yes] { SEAT($seat) } : « Passer ne coûte pas d’air, et il vous en faudrait moins qu’à moi pour la suite. »
   *[no] { SEAT($seat) } : « Passer ne coûte pas d’air, et il en faudrait moins { SEAT($other, form: "à") } qu’à moi pour la suite. »
}
why-wait = { SEAT($seat) } : « Passer ne coûte pas d’air. »
why-unable = { SEAT($seat) } : « Je ne peux rien faire pour l’instant. »
why-use = { SEAT($seat) } : « Je déclenche { NAME($card, form: "cite") } : cela vaut l’air que cela coûte. »
why-spend = { SEAT($seat) } : « La carte qu’il me faut est peut-être loin ; mon jeton épargne cet air. »
why-recycle = { $count ->
    [0] { SEAT($seat) } : « Je garde { NAME($card, form: "le") } pour son effet : personne ne réussit avec. »
    [one] { SEAT($seat) } : « Je garde { NAME($card, form: "le") } : une personne réussit avec. »
   *[other] { SEAT($seat) } : « Je garde { NAME($card, form: "le") } : { $count } personnes réussissent avec. »
}
why-own = { SEAT($seat) } : « J’ai mes raisons, et je les garde pour moi. »

## Le salon et la messagerie

lobby-pitch = Une seule réserve d’air pour tout l’équipage, et quelqu’un ne veut pas rentrer. Respirez le moins possible.
lobby-minutes = 90 min
level-novice-note = Économise l’air, fait ce qui semble coûter le moins, et laisse deviner son secret.
level-adept-note = Connaît les chances exactes de chaque tirage, et le laisse à qui est le mieux placé.
level-expert-note = Compte avec toutes les cartes vues, cache son secret tant qu’il n’a rien à gagner à le montrer, et retient qui agit bizarrement.

phrase-1 = Bonjour !
phrase-2 = Faites-moi confiance.
phrase-3 = Je ne vous crois pas.
phrase-4 = Économisez votre souffle.
phrase-5 = On va manquer d’air !
phrase-6 = Merci pour la partie.
muted = Silence, tant que dure la situation que vous avez découverte.
muted-rule = DB-17.3
never-secrets = Ce que dit un secret scellé ne se raconte pas, même à demi-mot.
never-secrets-rule = DB-19.7

## Le plateau dans le navigateur

board-crew = L’équipage
board-dead = hors jeu
board-exhausted = à bout de forces
board-unconscious = a perdu conscience
board-breathes = tirage en cours
board-holder = jeton d’action
board-lives = { $n ->
    [0] aucun point de vie sur 3
    [one] { $n } point de vie sur 3
   *[other] { $n } points de vie sur 3
}
board-sealed = secret scellé { DE($name) }
board-read-by = lu par { $names }
board-knowledge = { $n ->
    [0] aucune connaissance
    [one] une connaissance
   *[other] { $n } connaissances
}
board-token = jeton de réussite en { $of }
board-enlarge = { $card }, agrandir
board-kind-quick = Rapide
board-kind-permanent = Permanente
board-now = Jouable maintenant
board-urgent = Urgente
board-situation = Situation
board-or = ou
board-reserve-of-oxygen = Réserve d’oxygène
board-cards-of-oxygen = cartes d’O₂
board-gauge = { $n ->
    [one] Jauge d’oxygène : { $n } carte sur 78
   *[other] Jauge d’oxygène : { $n } cartes sur 78
}
board-situations = situations
board-knowledges = connaissances
board-secrets = secrets
board-reserve = Réserve
board-air = Appel d’air
board-discard = Défausse
board-discard-open = { $count ->
    [0] Défausse vide
    [one] Défausse, { $count } carte : la parcourir
   *[other] Défausse, { $count } cartes : la parcourir
}
board-closes = aucun tirage de { $of }
board-odds = { $matching ->
    [0] Aucune carte favorable sur { $cards }
    [one] { $matching } carte favorable sur { $cards } ; { $mean } tirées en moyenne
   *[other] { $matching } cartes favorables sur { $cards } ; { $mean } tirées en moyenne
}
board-dark = Un couloir, noir. On n’y a encore rien trouvé.
board-hand = Vos connaissances
board-no-knowledge = Aucune connaissance
board-your-secret = Votre secret
board-secret = Secret
board-yours-alone = pour vos yeux seulement
board-pieces = Le tarot, la jauge et les signes
board-resists = résistance en cours
board-cards-word = { $count ->
    [0] carte
    [one] carte
   *[other] cartes
}
board-bound = tétanie
board-explored = a découvert la situation
board-trumps = tout atout
board-back = une carte face cachée
board-index-1 = A
board-index-jack = V
board-index-knight = C
board-index-queen = D
board-index-king = R
board-and = et
board-one-life = 1 vie
board-next = ensuite
board-draw = Tirer la carte du dessus de la réserve
board-empty = vide
board-reserve-open = Cartes connues de la réserve
board-reserve-known = Connues dans la réserve, à partir du dessus
board-due = À la réussite :
board-more-trumps = { $n ->
    [one] +{ $n } atout
   *[other] +{ $n } atouts
}
board-pledged = en gage ·
board-resist-limit = { $n ->
    [one] résister : { $n } carte au plus
   *[other] résister : { $n } cartes au plus
}
board-counted-stopped = { $n ->
    [one] { $n } action arrêtée
   *[other] { $n } actions arrêtées
}
board-counted-runs = { $n ->
    [one] { $n } réussite d’affilée
   *[other] { $n } réussites d’affilée
}
board-counted-drawn = { $of }, cartes tirées : { $n }
board-counted-won = Caractéristiques déjà réussies
board-count = { $key ->
    [stopped] résisté
    [runs] d’affilée
    [knight] cavaliers
   *[other] tirées
}
board-doors = Phase finale
board-solved = { $n ->
    [one] { $n } situation sur 6 résolue
   *[other] { $n } situations sur 6 résolues
}
board-door = { $n ->
    [1] Rituel
    [2] Émancipation
   *[3] Mars
}
board-door-leads = { $n ->
    [2] Puis une seule conscience demeure
   *[3] Résolues : victoire commune
}
board-both-solved = 2 résolues
board-of-two = { $n } sur 2
board-behind = { $n ->
    [0] plus de situation
    [one] { $n } situation, face cachée
   *[other] { $n } situations, faces cachées
}
board-fate = { $n ->
    [1] meurt au rituel
   *[2] reste seule conscience
}
board-due-draw = { $n ->
    [1] Le rituel est dû : un tirage de physique
   *[2] L’émancipation est due : un tirage de volonté
}
board-opened = Bulletins ouverts
board-vote = { $n ->
    [1] Qui meurt au rituel ? Égalité : le moins de connaissances.
   *[2] Qui garde conscience ? Égalité : le plus de connaissances.
}
board-ballots = { $n ->
    [one] { $n } bulletin sur { $of }
   *[other] { $n } bulletins sur { $of }
}
board-your-ballot = Votre bulletin :
board-percent = { $n } %
board-odds-of = { $matching ->
    [0] aucune carte sur { $cards }
    [one] { $matching } carte sur { $cards }
   *[other] { $matching } cartes sur { $cards }
}
board-odds-mean = moyenne { $mean }
board-deed = { $type ->
    [fight] Combattre
    [examine] Interroger
    [galvanise] Galvaniser
    [resolve] Résoudre
    [use] Déclencher
    [explore] Explorer
    [plan] Planifier
    [scheme] Manigancer
    [hyperventilate] Hyperventiler
    [spend] Dépenser le jeton
    [resist] Résister
    [ritual] Rituel
    [emancipation] Émancipation
   *[draw] Tirer
}
board-resolve = { $by ->
    [physical] Résoudre en physique
    [will] Résoudre en volonté
    [social] Résoudre en social
    [card] Résoudre par la carte requise
   *[suffering] Céder un point de vie
}
board-face-up = Face visible
board-face-down = Face cachée
board-sheet = Votre fiche
board-sheet-main = Principale
board-sheet-second = Secondaire
board-sheet-minor = Mineure
board-sheet-chance = { $n } sur 78
board-sheet-known = En vue dans la réserve :
board-sheet-take = Prendre cette fiche
board-fan = La réserve en éventail
board-fan-place = { NTH($n) } carte de l’éventail
section-trump = Atouts
section-knowledge = Connaissances
section-situation = Situations
section-secret = Secrets
field-number = Numéro
field-order = Ordre d’effet
field-life = Points de vie
field-blocks = Tirages interdits
field-blocks-physical = physique
field-blocks-will = volonté
field-blocks-social = social
field-effect = Effet
field-kind = Sorte
field-kind-action = avec un tirage
field-kind-quick = rapide
field-kind-permanent = permanente
field-characteristic = Caractéristique
field-characteristic-physical = physique
field-characteristic-will = volonté
field-characteristic-social = social
field-modes = Modes
field-modes-all = tous
field-modes-paranoia = paranoïa seulement
field-urgent = Urgente
field-urgent-True = oui
field-urgent-False = non
field-steps = Pour la résoudre
field-on_draw = À la découverte
field-binds = Tant qu’elle dure
field-binds-act = on ne peut que passer
field-binds-speech = silence
field-binds-alone = personne d’autre ne peut la résoudre
field-obsession = Obsession
field-obsession-obsession = oui
field-obsession-dominant = dominante
field-terror = Terrifiant
field-terror-True = oui
field-terror-False = non
field-no_knowledge_at = Connaissances interdites, points de vie
field-no_knowledge_at-0 = jamais
field-parts = Conditions et effets

noun-physical = le physique
noun-will = la volonté
noun-social = le social
noun-trump = les atouts
    .gender = m
noun-clubs = les trèfles
    .gender = m
noun-spades = les piques
    .gender = m
noun-hearts = les cœurs
    .gender = m
noun-diamonds = les carreaux
    .gender = m
noun-1 = les as
noun-2 = les 2
noun-3 = les 3
noun-4 = les 4
noun-5 = les 5
noun-6 = les 6
noun-7 = les 7
noun-8 = les 8
noun-9 = les 9
noun-10 = les 10
noun-jack = les valets
noun-knight = les cavaliers
noun-queen = les dames
    .gender = f
noun-king = les rois
noun-clubs-1 = l’as de trèfle
noun-clubs-2 = le 2 de trèfle
noun-clubs-3 = le 3 de trèfle
noun-clubs-4 = le 4 de trèfle
noun-clubs-5 = le 5 de trèfle
noun-clubs-6 = le 6 de trèfle
noun-clubs-7 = le 7 de trèfle
noun-clubs-8 = le 8 de trèfle
noun-clubs-9 = le 9 de trèfle
noun-clubs-10 = le 10 de trèfle
noun-clubs-jack = le valet de trèfle
noun-clubs-knight = le cavalier de trèfle
noun-clubs-queen = la dame de trèfle
noun-clubs-king = le roi de trèfle
noun-spades-1 = l’as de pique
noun-spades-2 = le 2 de pique
noun-spades-3 = le 3 de pique
noun-spades-4 = le 4 de pique
noun-spades-5 = le 5 de pique
noun-spades-6 = le 6 de pique
noun-spades-7 = le 7 de pique
noun-spades-8 = le 8 de pique
noun-spades-9 = le 9 de pique
noun-spades-10 = le 10 de pique
noun-spades-jack = le valet de pique
noun-spades-knight = le cavalier de pique
noun-spades-queen = la dame de pique
noun-spades-king = le roi de pique
noun-hearts-1 = l’as de cœur
noun-hearts-2 = le 2 de cœur
noun-hearts-3 = le 3 de cœur
noun-hearts-4 = le 4 de cœur
noun-hearts-5 = le 5 de cœur
noun-hearts-6 = le 6 de cœur
noun-hearts-7 = le 7 de cœur
noun-hearts-8 = le 8 de cœur
noun-hearts-9 = le 9 de cœur
noun-hearts-10 = le 10 de cœur
noun-hearts-jack = le valet de cœur
noun-hearts-knight = le cavalier de cœur
noun-hearts-queen = la dame de cœur
noun-hearts-king = le roi de cœur
noun-diamonds-1 = l’as de carreau
noun-diamonds-2 = le 2 de carreau
noun-diamonds-3 = le 3 de carreau
noun-diamonds-4 = le 4 de carreau
noun-diamonds-5 = le 5 de carreau
noun-diamonds-6 = le 6 de carreau
noun-diamonds-7 = le 7 de carreau
noun-diamonds-8 = le 8 de carreau
noun-diamonds-9 = le 9 de carreau
noun-diamonds-10 = le 10 de carreau
noun-diamonds-jack = le valet de carreau
noun-diamonds-knight = le cavalier de carreau
noun-diamonds-queen = la dame de carreau
noun-diamonds-king = le roi de carreau

## La table en mots, lue sans plateau


label-mode = Mode
label-memory = La table se souvient
label-phase = Moment
label-turn = Tour
label-first = Personne qui commence
label-holder = Jeton d’action
label-window = Interventions possibles
label-passes = Passes de suite
label-action = Action
label-draw = Tirage
label-reserve = Réserve
label-count = Cartes
label-known = Cartes connues
label-air = Appel d’air
label-closed = Tirages interdits
label-discard = Défausse
label-supply = Jetons de réussite en stock
label-seats = Équipage
label-seat = Qui
label-life = Vie
label-pledged = Points de vie déposés
label-dead = Hors jeu
label-conscious = Garde conscience
label-bound = Ne peut que passer
label-conditions = Conditions de réussite
label-tokens = Jetons de réussite
label-knowledge = Connaissances
label-secret = Secret
label-hyperventilated = A hyperventilé
label-kills = Morts de son fait
label-counters = Depuis la prise du secret
label-stopped = Actions arrêtées
label-runs = Réussites d’affilée
label-won = Tirages réussis
label-drawn = Cartes tirées
label-hand = Connaissances en main
label-knowledge_left = Connaissances restantes
label-gone = Connaissances hors jeu
label-board = Secrets du plateau
label-card = Carte
label-open = Face visible
label-read_by = Lu par
label-situation = Situation
label-pile = Pile des situations
label-solved = Situations résolues
label-final = Phase finale
label-stage = Étape
label-step = Moment
label-left = Situations restantes
label-sole = Dernière personne consciente
label-ballot = Bulletin
label-speech = Parole
label-muted = Silence imposé à
label-never = Sujet interdit
label-place = Rang
label-up = Face visible
label-seen = Vue de tout le monde
label-kind = Sorte
label-target = Personne visée
label-receiver = Reçoit
label-missing = Hors d’atteinte
label-characteristic = Caractéristique
label-limit = Limite
label-resists = Résistance
label-of = Avec
label-urgent = Urgente
label-explorer = Découverte par
label-progress = Parties résolues
label-parts = Parties
name-paranoia = paranoïa
name-coop = coop
name-beginning = début
name-sheets = fiches
name-play = partie
name-final = phase finale
name-suit = couleur
name-ranks = valeurs
name-cards = cartes
name-secrets = les secrets
name-explore = explorer
name-fight = combattre
name-examine = interroger
name-galvanise = galvaniser
name-plan = planifier
name-scheme = manigancer
name-resolve = résoudre
name-use = déclencher une connaissance
name-hyperventilate = hyperventiler
name-ritual = rituel
name-emancipation = émancipation
name-situations = situations
