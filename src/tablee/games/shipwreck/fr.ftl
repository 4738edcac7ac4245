# Les mots de The Shipwreck Arcana. Cartes et pouvoirs sont nommés par le paquet.

name-hours = Les Heures

## Ce qui arrive

event-set-up = { YOU($first) ->
    [yes] La rangée : { NAMES($row, form: "le") }. Le jugement part de { $doom } ; vous commencez.
   *[no] La rangée : { NAMES($row, form: "le") }. Le jugement part de { $doom } ; { SEAT($first) } commence.
}
event-drew = { YOU($seat) ->
    [yes] Vous tirez { $count ->
        [1] une fatalité
       *[other] { $count } fatalités
    }.
   *[no] { SEAT($seat) } tire { $count ->
        [1] une fatalité
       *[other] { $count } fatalités
    }.
}
    .known = { YOU($seat) ->
        [yes] Vous tirez. En main : { AND($fates) }.
       *[no] { SEAT($seat) } tire. En main : { AND($fates) }.
    }
event-placed = { $at ->
    [hours] { YOU($seat) ->
        [yes] Aucun arcane ne convient : vous posez le { $fate } sur les Heures.
       *[no] Aucun arcane ne convient : { SEAT($seat) } pose le { $fate } sur les Heures.
    }
   *[other] { YOU($seat) ->
        [yes] Vous posez le { $fate } devant { NAME($at, form: "le") }.
       *[no] { SEAT($seat) } pose le { $fate } devant { NAME($at, form: "le") }.
    }
}
event-told = { $yes ->
    [yes] { YOU($seat) ->
        [yes] Vous avouez au groupe que votre fatalité gardée dépasse le { $fate } posé.
       *[no] { SEAT($seat) } avoue au groupe que sa fatalité gardée dépasse le { $fate } posé.
    }
   *[no] { YOU($seat) ->
        [yes] Vous avouez au groupe que votre fatalité gardée ne dépasse pas le { $fate } posé.
       *[no] { SEAT($seat) } avoue au groupe que sa fatalité gardée ne dépasse pas le { $fate } posé.
    }
}
event-used = { $who ->
    [group] Le groupe utilise le pouvoir { NAME($power, of: "power", form: "cite") }.
   *[active] { YOU($seat) ->
        [yes] Vous utilisez le pouvoir { NAME($power, of: "power", form: "cite") }.
       *[no] { SEAT($seat) } utilise le pouvoir { NAME($power, of: "power", form: "cite") }.
    }
}
event-unused = Faute d’accord sur une question, le groupe garde le pouvoir { NAME($power, of: "power", form: "cite") }.
event-answered = { $asked ->
    [higher] La fatalité gardée dépasse-t-elle { $than } ? { $yes ->
        [yes] Oui.
       *[no] Non.
    }
   *[among] La fatalité gardée vaut-elle { OR($values) } ? { $yes ->
        [yes] Oui.
       *[no] Non.
    }
}
event-old = { $yes ->
    [yes] Le { $fate } posé venait d’un tour précédent.
   *[no] Le { $fate } posé a été tiré ce tour-ci.
}
event-thrown-back = { YOU($seat) ->
    [yes] Vous remettez dans le sac le { $fate } posé devant { NAME($at, form: "le") } : votre fatalité gardée est donc plus haute.
   *[no] { SEAT($seat) } remet dans le sac le { $fate } posé devant { NAME($at, form: "le") } : sa fatalité gardée est donc plus haute.
}
event-swapped = { YOU($seat) ->
    [yes] Vous glissez { NAME($card, form: "le") } sous la pile ; place { NAME($by, form: "à") }.
   *[no] { SEAT($seat) } glisse { NAME($card, form: "le") } sous la pile ; place { NAME($by, form: "à") }.
}
event-extra-prediction = { $count ->
    [1] Le groupe peut prédire une valeur de plus ce tour-ci.
   *[other] Le groupe peut prédire { $count } valeurs de plus ce tour-ci.
}
event-predicted = { $right ->
    [yes] Le groupe prédit { $value }, et c’est juste.
   *[no] Le groupe prédit { $value }, et c’est faux.
}
event-no-prediction = { YOU($seat) ->
    [yes] Le groupe ne prédit rien : vous gardez votre fatalité, toujours cachée.
   *[no] Le groupe ne prédit rien : { SEAT($seat) } garde sa fatalité, toujours cachée.
}
event-right = La fatalité gardée, un { $fate }, est révélée et retourne dans le sac. Score : { $score } sur 7.
event-wrong = La fatalité gardée était un { $fate } ; elle est révélée et retourne dans le sac.
event-doom = { $by ->
    [1] Le jugement avance d’une case : { $doom } sur 7.
   *[other] Le jugement avance de { $by } cases : { $doom } sur 7.
}
event-faded = { NAME($card, form: "le") } { AGREE($card) ->
    [mp] se flétrissent
    [fp] se flétrissent
   *[m] se flétrit
}. Au verso, un pouvoir : { NAME($power, of: "power", form: "cite") }.
event-spared = Le jugement n’avance pas.
event-filled = { NAME($card, form: "le") } { AGREE($card) ->
    [mp] entrent
    [fp] entrent
   *[m] entre
} dans la rangée.
event-flipped = { BETWEEN($seat, $line) ->
    [self] Vous retournez le { $value } de votre ligne.
    [by-you] Vous retournez le { $value } de la ligne { SEAT($line, form: "de") }.
    [to-you] { SEAT($seat) } retourne le { $value } de votre ligne.
    [own] { SEAT($seat) } retourne le { $value } de sa ligne.
   *[others] { SEAT($seat) } retourne le { $value } de la ligne { SEAT($line, form: "de") }.
}
event-discarded = { YOU($seat) ->
    [yes] Vous montrez votre fatalité gardée, un { $fate }, et la remettez dans le sac.
   *[no] { SEAT($seat) } montre sa fatalité gardée, un { $fate }, et la remet dans le sac.
}
event-joined = { YOU($seat) ->
    [yes] Vous rejoignez la table, après { SEAT($after) }.
   *[no] { SEAT($seat) } rejoint la table, après { SEAT($after) }.
}
event-left = { COUNT($fates) ->
    [0] { YOU($seat) ->
        [yes] Vous quittez la table.
       *[no] { SEAT($seat) } quitte la table.
    }
    [1] { YOU($seat) ->
        [yes] Vous quittez la table. Votre fatalité, un { AND($fates) }, retourne dans le sac.
       *[no] { SEAT($seat) } quitte la table. Sa fatalité, un { AND($fates) }, retourne dans le sac.
    }
   *[other] { YOU($seat) ->
        [yes] Vous quittez la table. Vos fatalités, { AND($fates) }, retournent dans le sac.
       *[no] { SEAT($seat) } quitte la table. Ses fatalités, { AND($fates) }, retournent dans le sac.
    }
}
event-shown = { YOU($seat) ->
    [yes] Vous montrez la fatalité que vous gardiez : { $fate }.
   *[no] { SEAT($seat) } montre la fatalité gardée : { $fate }.
}
over-score = Sept prédictions justes : les eaux se retirent. La table a gagné.
over-doom = Le jugement atteint 7 : les eaux se referment. La table a perdu.

## La fin

ending-score = { $mine ->
    [yes] Sept fatalités devinées : les eaux reculent et vous laissent partir.
   *[no] Sept fatalités devinées : les eaux reculent et les laissent partir.
}
ending-doom = { $score ->
    [0] Le jugement boucle son cercle, sans une fatalité devinée : les eaux se referment.
    [one] Le jugement boucle son cercle, une seule fatalité devinée : les eaux se referment.
   *[other] Le jugement boucle son cercle, { $score } fatalités devinées : les eaux se referment.
}
sign-right = prédiction juste
sign-wrong = prédiction fausse
sign-breach = un arcane se flétrit
sign-hit = le jugement monte
sign-gain = un répit

measure-score = Score
measure-doom = Jugement
column-guessed = devinées
column-missed = mal devinées
column-kept = gardées

## Ce qui est demandé

ask-place = { YOU($seat) ->
    [yes] Posez une de vos deux fatalités.
   *[no] C’est au tour { SEAT($seat, form: "de") } de poser une fatalité.
}
ask-active-power = { YOU($seat) ->
    [yes] Utilisez-vous un pouvoir flétri ?
   *[no] { SEAT($seat) } peut utiliser un pouvoir flétri.
}
ask-swap = { YOU($seat) ->
    [yes] Quel arcane cède sa place à la carte du dessus de la pile ?
   *[no] { SEAT($seat) } choisit l’arcane qui cède sa place à la carte du dessus de la pile.
}
ask-discard-lower = { YOU($seat) ->
    [yes] Quelle fatalité visible remettez-vous dans le sac ?
   *[no] { SEAT($seat) } choisit une fatalité visible à remettre dans le sac.
}
ask-group-power = { YOU($seat) ->
    [yes] Votre groupe utilise-t-il un pouvoir flétri ?
   *[no] Le groupe décide s’il utilise un pouvoir flétri ; on attend { SEATS($seats) }.
}
ask-higher-than = { YOU($seat) ->
    [yes] Demandez si la fatalité gardée dépasse…
   *[no] Le groupe choisit sa question ; on attend { SEATS($seats) }.
}
ask-predict = { YOU($seat) ->
    [yes] Quelle est la fatalité gardée ?
   *[no] Le groupe peut prédire la fatalité gardée ; on attend { SEATS($seats) }.
}

## Possibilités et actes

option-place = { $at ->
    [hours] Poser le { $fate } sur les Heures
   *[other] Poser le { $fate } devant { NAME($at, form: "le") }
}
option-use = Utiliser { NAME($power, of: "power", form: "cite") }
option-keep = { $kind ->
    [higher-than] Ne rien demander
   *[other] Garder les pouvoirs pour plus tard
}
option-swap = { NAME($card, form: "le") } { AGREE($card) ->
    [mp] cèdent leur place
    [fp] cèdent leur place
   *[m] cède sa place
}
option-discard = Remettre dans le sac le { $fate } posé devant { NAME($at, form: "le") }
option-than = Dépasse-t-elle { $value } ?
option-pass = Ne pas prédire
option-predict = C’est un { $value }
act-flip = { YOU($seat) ->
    [yes] Retourner le { $value } de votre ligne
   *[no] Retourner le { $value } de la ligne { SEAT($seat, form: "de") }
}
act-discard = Montrer votre fatalité gardée et la remettre dans le sac
act-leave = Quitter la table
act-join = S’asseoir après { SEAT($after) }

## Le plateau

track-score = score
track-doom = jugement
bag = sac : { $count }
on-hours = Le { $fate } a été posé sur les Heures : il compte pour l’arcane de gauche.
no-fates = aucune fatalité
will-fade = va se flétrir
back = verso : { NAME($power, of: "power") }
pile = Pile de { $count } { $count ->
    [one] carte
   *[other] cartes
}. La prochaine : { NAME($card, form: "le") } ({ $tag } ; { $moons } { $moons ->
    [one] lune
   *[other] lunes
} ; verso { NAME($power, of: "power", form: "cite") }).
pile-empty = La pile est vide.
pile-end = Au bas de la pile : { LIST($cards, of: "arcana", form: "le") }.
faded-power = Pouvoir { NAME($power, of: "power", form: "cite") } ({ $who ->
    [group] au groupe
   *[active] à la personne active
}, { $when ->
    [before] avant la pose
   *[after] après la pose
}) :
hand = vous tenez { AND($fates) }
hand-shown = gardait { AND($fates) }
label-hand = En main
fates = { $count ->
    [0] aucune fatalité
    [one] { $count } fatalité
   *[other] { $count } fatalités
}
line = ligne
active = { YOU($seat) ->
    [yes] c’est votre tour
   *[no] c’est son tour
}
would-spend = { $fades ->
    [yes] { $at ->
        [hours] l’arcane de gauche se flétrit
       *[other] le flétrit
    }
   *[no] { $spent } h sur { $moons }
}
odds-title = Ce que tout le monde peut savoir de chaque fatalité gardée
odds-logic = certain
odds-convention = par convention
odds-own = Avec votre propre main, pour vous uniquement : n’en laissez rien deviner
odds-caption = – impossible
odds-play = { $play } : le groupe serait sûr à { $logic } % de ce que vous gardez ; à { $convention } % par convention.
odds-none = Personne ne garde de fatalité.
about-place = Vos alliés tenteront de deviner celle que vous gardez.
about-place-hours = Aucun arcane ne convient. La fatalité comptera pour { NAME($card, form: "le") }.
about-played = { YOU($seat) ->
    [yes] Vous avez posé le { $fate } et gardez le { $kept }.
   *[no] { SEAT($seat) } a posé le { $fate }{ $where ->
        [hours] {" "}sur les Heures
       *[row] {""}
    }{ COUNT($line) ->
        [7] .
       *[other]  ; sur sa ligne : { OR($line) }.
    }
}
about-due = Sans prédiction juste, jugement +{ $due }{ $loses ->
    [yes]  : la partie est perdue.
   *[no] .
}
about-more = { $count ->
    [1] Une autre prédiction sera possible.
   *[other] { $count } autres prédictions seront possibles.
}
about-before = Avant la pose ; un seul pouvoir par tour.
about-swap = Sur le dessus de la pile : { NAME($card, form: "le") }.
about-discard = Vous gardez le { $kept } ; tout le monde saura qu’il dépasse la fatalité remise.
doubt = Si cette pose était la plus parlante, la valeur la plus probable est { $value } ({ $chance } %).

## Options de la table, cartes

setting-difficulty = Difficulté
setting-difficulty-note = D’où part le jugement : à 7, la table a perdu.
setting-difficulty-normal = normal : le jugement part de 2
setting-difficulty-easy = facile : le jugement part de 0
setting-difficulty-hard = difficile : le jugement part de 4
setting-difficulty-doomed = condamnés : le jugement part de 6
section-arcana = Arcanes
section-power = Pouvoirs flétris
field-moons = lunes
field-fits = condition
field-on_play = à la pose
field-on_fade = en se flétrissant
field-power = verso
field-effect = effet
field-who = pour
field-who-active = la personne active
field-who-group = le groupe
field-when = moment
field-when-before = avant la pose
field-when-after = après la pose

## Le plateau dans le navigateur

board-new = nouveau
board-put = Poser devant { LE($card) }
board-put-hours = Poser sur les Heures
board-enlarge = { $card }, agrandir
board-back = Le verso : { $power }
board-hours-of = { $hours } sur { $moons } { $moons ->
    [one] heure
   *[other] heures
}
board-use = Utiliser « { $card } »
board-for-group = au groupe
board-for-active = à la personne active
board-active = c’est son tour
board-your-turn = c’est votre tour
board-next = ensuite
board-due = +{ $due }
board-guess = La fatalité gardée : choisissez ensuite une valeur sur la ligne
board-hidden = fatalité gardée, cachée
board-line = Ligne { DE($name) } :
board-turn-markers = retourner des marqueurs
board-chance = { $chance } %
board-chance-own = { $chance } %, pour vous uniquement
board-bag = au sac
board-aid = { $layer ->
    [logic] Certain, en %
    [convention] Par convention, en %
    [own] Pour vous uniquement, en %
   *[off] Déduction : masquée
}
board-aid-short = { $layer ->
    [logic] % sûrs
    [convention] % conv.
    [own] % à moi
   *[off] %
}
board-dial = Les Heures : score { $score } sur 7, jugement { $doom } sur 7
board-of-seven = sur 7
board-per-seven = /7
board-hours-text = Dernier recours, quand aucun arcane ne convient. La fatalité compte alors pour l’arcane de gauche.
board-pile = Pile, face visible
board-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-pile-of = pile de { $count }
board-fate = fatalité { $value }
board-here = ici
board-powers = Pouvoirs flétris, un seul par tour
board-no-powers = Aucune carte flétrie pour l’instant.
board-hand = Vos fatalités
board-choose = Choisir votre { $value }
board-your-fate = votre fatalité { $value }
board-your-line = Votre ligne
board-own-line = Retournée par vos alliés, pas par vous.
board-follow = Suivre
board-predicted = Le groupe prédit
board-right = Juste !
board-wrong = Faux !
board-yes = Oui
board-no = Non
board-above = Dépasse-t-elle { $value } ?
board-among = { $values } ?
board-kept-above = Dépasse-t-elle le { $value } posé ?
board-was-old = Le { $value } était-il gardé ?
board-shown = Montrée et remise au sac
board-fades = se flétrit
board-reveals = La fatalité gardée
board-score-up = Score : { $score } sur 7
board-doom-up = Jugement +{ $by } : { $doom } sur 7
board-won = Les eaux se retirent.
board-lost = Les eaux se referment.
board-pieces = Fatalités, marqueurs et Heures

## Pourquoi un robot a fait cela

why-place = { SEAT($seat) } : « Entre les lignes, cela dit d’abord { $value }, à { $chance } %. »
why-predict = { YOU($active) ->
    [yes] { SEAT($seat) } : « Je lis un { $value } dans votre main, à { $chance } %. Prédire gagne environ { $win } % de ces parties, attendre { $wait } %. »
   *[no] { SEAT($seat) } : « Je lis un { $value } dans la main { SEAT($active, form: "de") }, à { $chance } %. Prédire gagne environ { $win } % de ces parties, attendre { $wait } %. »
}
why-wait = { YOU($active) ->
    [yes] { SEAT($seat) } : « Je dirais que vous gardez un { $value }, mais à { $chance } % seulement. Attendre gagne environ { $wait } % de ces parties, prédire { $win } %. »
   *[no] { SEAT($seat) } : « Je verrais un { $value } dans la main { SEAT($active, form: "de") }, mais à { $chance } % seulement. Attendre gagne environ { $wait } % de ces parties, prédire { $win } %. »
}
why-power = { SEAT($seat) } : « Recourir { NAME($power, form: "à") } aide : environ { $used } % de ces parties se gagnent avec, { $now } % sans. »
why-own-hand = { SEAT($seat) } : « Cela tenait à mes propres fatalités : je le garde pour moi. »

## L’accueil

lobby-pitch = Les eaux montent. Devinez ensemble ce que chaque main garde caché.
lobby-minutes = 30 min
level-novice-note = Pose ce qui semble en dire le plus, et devine quand le doute est mince.
level-adept-note = Tient chaque pose pour l’indice le plus clair possible, et pèse chaque risque.
level-expert-note = Lit entre les lignes, parle de même, et s’adapte à qui prend une pose au mot.

## Les phrases rapides

phrase-1 = Bonjour !
phrase-2 = J’ai une idée.
phrase-3 = J’hésite encore.
phrase-4 = Le message est clair.
phrase-5 = Oh non !
phrase-6 = Merci pour la partie.
muted = Silence jusqu’à la fin de la prédiction.
muted-rule = SA-11.2
