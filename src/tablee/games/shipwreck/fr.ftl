# Les mots de The Shipwreck Arcana. Cartes et pouvoirs sont nommés par le paquet.

name-hours = Les Heures

## Ce qui arrive

event-set-up = { YOU($first) ->
    [yes] La rangée est { NAMES($row) } ; le jugement part de { $doom } et vous commencez.
   *[no] La rangée est { NAMES($row) } ; le jugement part de { $doom } et { SEAT($first) } commence.
}
event-drew = { $count ->
    [1] { SEAT($seat) } tire une fatalité.
   *[other] { SEAT($seat) } tire { $count } fatalités.
}
    .known = { YOU($seat) ->
        [yes] Vous tirez et tenez maintenant { AND($fates) }.
       *[no] { SEAT($seat) } tire et tient maintenant { AND($fates) }.
    }
event-placed = { $at ->
    [hours] { YOU($seat) ->
        [yes] Aucune arcane ne convient : vous posez le { $fate } sur Les Heures.
       *[no] Aucune arcane ne convient : { SEAT($seat) } pose le { $fate } sur Les Heures.
    }
   *[other] { YOU($seat) ->
        [yes] Vous posez le { $fate } devant { NAME($at) }.
       *[no] { SEAT($seat) } pose le { $fate } devant { NAME($at) }.
    }
}
event-told = { $yes ->
    [yes] { YOU($seat) ->
        [yes] Vous dites au groupe que votre fatalité gardée dépasse le { $fate } posé.
       *[no] { SEAT($seat) } dit au groupe que la fatalité gardée dépasse le { $fate } posé.
    }
   *[no] { YOU($seat) ->
        [yes] Vous dites au groupe que votre fatalité gardée ne dépasse pas le { $fate } posé.
       *[no] { SEAT($seat) } dit au groupe que la fatalité gardée ne dépasse pas le { $fate } posé.
    }
}
event-used = { $who ->
    [group] Le groupe emploie un pouvoir flétri : { NAME($power, of: "power") }
   *[active] { YOU($seat) ->
        [yes] Vous employez un pouvoir flétri : { NAME($power, of: "power") }
       *[no] { SEAT($seat) } emploie un pouvoir flétri : { NAME($power, of: "power") }
    }
}
event-unused = Le groupe ne s’accorde pas sur une question, le pouvoir attend toujours : { NAME($power, of: "power") }
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
    [yes] Le { $fate } posé était gardé d’un tour passé.
   *[no] Le { $fate } posé a été tiré ce tour.
}
event-thrown-back = { YOU($seat) ->
    [yes] Vous remettez au sac le { $fate } placé devant { NAME($at) } : votre fatalité gardée est plus haute.
   *[no] { SEAT($seat) } remet au sac le { $fate } placé devant { NAME($at) } : la fatalité gardée est plus haute.
}
event-swapped = { YOU($seat) ->
    [yes] Vous envoyez { NAME($card) } sous la pile ; { NAME($by) } prend sa place.
   *[no] { SEAT($seat) } envoie { NAME($card) } sous la pile ; { NAME($by) } prend sa place.
}
event-extra-prediction = { $count ->
    [1] Le groupe peut prédire une valeur de plus ce tour.
   *[other] Le groupe peut prédire { $count } valeurs de plus ce tour.
}
event-predicted = { $right ->
    [yes] Le groupe prédit { $value }, et c’est juste.
   *[no] Le groupe prédit { $value }, et c’est faux.
}
event-no-prediction = { YOU($seat) ->
    [yes] Le groupe ne prédit rien : vous gardez votre fatalité, cachée.
   *[no] Le groupe ne prédit rien : { SEAT($seat) } garde sa fatalité, cachée.
}
event-right = La fatalité gardée, un { $fate }, est montrée et retourne au sac : score { $score } sur 7.
event-wrong = La fatalité gardée était un { $fate } ; elle est montrée et retourne au sac.
event-doom = Le jugement monte de { $by }, jusqu’à { $doom } sur 7.
event-faded = { NAME($card) } flétrit ; le pouvoir de son verso attend désormais : { NAME($power, of: "power") }
event-spared = { NAME($card) } n’ajoute aucun jugement.
event-filled = { NAME($card) } entre dans la rangée.
event-flipped = { YOU($seat) ->
    [yes] { YOU($line) ->
        [yes] Vous retournez le { $value } de votre ligne.
       *[no] Vous retournez le { $value } sur la ligne de { SEAT($line) }.
    }
   *[no] { YOU($line) ->
        [yes] { SEAT($seat) } retourne le { $value } de votre ligne.
       *[no] { SEAT($seat) } retourne le { $value } sur la ligne de { SEAT($line) }.
    }
}
event-discarded = { YOU($seat) ->
    [yes] Vous montrez votre fatalité gardée, un { $fate }, et la remettez au sac.
   *[no] { SEAT($seat) } montre sa fatalité gardée, un { $fate }, et la remet au sac.
}
event-joined = { YOU($seat) ->
    [yes] Vous prenez place après { SEAT($after) }.
   *[no] { SEAT($seat) } prend place après { SEAT($after) }.
}
event-left = { YOU($seat) ->
    [yes] Vous quittez la table ; retourne au sac : { AND($fates) }.
   *[no] { SEAT($seat) } quitte la table ; retourne au sac : { AND($fates) }.
}
over-score = Sept prédictions justes : la table a gagné.
over-doom = Le jugement est sur 7 : la table a perdu.

## Ce qui est demandé

ask-place = { YOU($seat) ->
    [yes] C’est votre tour : quelle fatalité posez-vous, et où ?
   *[no] C’est le tour de { SEAT($seat) }, qui choisit une fatalité et une carte.
}
ask-active-power = { YOU($seat) ->
    [yes] C’est votre tour : employez-vous un pouvoir flétri ?
   *[no] { SEAT($seat) } peut employer un pouvoir flétri.
}
ask-swap = { YOU($seat) ->
    [yes] Quelle arcane cède sa place à la carte du haut de la pile ?
   *[no] { SEAT($seat) } choisit l’arcane qui cède sa place à la carte du haut de la pile.
}
ask-discard-lower = { YOU($seat) ->
    [yes] Quelle fatalité visible remettez-vous au sac ?
   *[no] { SEAT($seat) } choisit une fatalité visible à remettre au sac.
}
ask-group-power = { YOU($seat) ->
    [yes] Vous êtes du groupe : employez-vous en commun un pouvoir flétri ?
   *[no] Le groupe décide d’un pouvoir flétri ; à qui de parler : { SEATS($seats) }.
}
ask-higher-than = { YOU($seat) ->
    [yes] Vous êtes du groupe : au-dessus de quelle valeur, la question ?
   *[no] Le groupe décide de sa question ; à qui de parler : { SEATS($seats) }.
}
ask-predict = { YOU($seat) ->
    [yes] Vous êtes du groupe : quelle est la fatalité gardée ?
   *[no] Le groupe peut prédire la fatalité gardée ; à qui de parler : { SEATS($seats) }.
}

## Possibilités et actes

option-place = { $at ->
    [hours] Poser le { $fate } sur Les Heures
   *[other] Poser le { $fate } devant { NAME($at) }
}
option-use = Employer { NAME($power, of: "power") }
option-keep = { $kind ->
    [higher-than] Ne rien demander
   *[other] Garder les pouvoirs pour plus tard
}
option-swap = { NAME($card) } cède sa place
option-discard = Remettre au sac le { $fate } placé devant { NAME($at) }
option-than = Dépasse-t-elle { $value } ?
option-pass = Ne pas prédire
option-predict = C’est un { $value }
act-flip = { YOU($seat) ->
    [yes] Retourner le { $value } de votre ligne
   *[no] Retourner le { $value } sur la ligne de { SEAT($seat) }
}
act-discard = Montrer votre fatalité gardée et la remettre au sac
act-leave = Quitter la table
act-join = Prendre place après { SEAT($after) }

## Le plateau

track-score = score
track-doom = jugement
bag = sac { $count }
on-hours = Le { $fate } a été posé sur Les Heures : il compte pour l’arcane de gauche.
no-fates = aucune fatalité
will-fade = va flétrir
back = verso : { NAME($power, of: "power") }
pile = Pile de { $count }, la prochaine : { NAME($card) } ({ $tag } ; { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
} ; verso { NAME($power, of: "power") })
pile-empty = La pile est vide.
pile-end = Au bas de la pile : { NAMES($cards) }
faded-power = Pouvoir { NAME($power, of: "power") } ({ $who ->
    [group] groupe
   *[active] personne active
}, { $when ->
    [before] avant la pose
   *[after] après la pose
}) :
hand = vous tenez { AND($fates) }
fates = { $count ->
    [0] aucune fatalité
    [one] { $count } fatalité
   *[other] { $count } fatalités
}
line = ligne
active = à son tour
would-spend = { $fades ->
    [yes] { NAME($at) } flétrit
   *[no] { $spent } sur { $moons } { $moons ->
        [one] heure
       *[other] heures
    }
}
odds-title = Ce que vous pouvez savoir de chaque fatalité gardée
odds-caption = – est impossible ; * est ce que désignerait la pose la plus parlante
odds-play = { $play } : le groupe croirait à { $chance } % à ce que vous gardez.
odds-none = Personne d’autre ne garde de fatalité.
doubt = Si la pose était la plus parlante, la valeur la plus probable est { $value }, à { $chance } %.

## Options de la table, cartes

setting-difficulty = Quelle difficulté
setting-difficulty-normal = normal : le jugement part de 2
setting-difficulty-easy = facile : le jugement part de 0
setting-difficulty-hard = difficile : le jugement part de 4
setting-difficulty-doomed = condamné : le jugement part de 6
section-arcana = Arcanes
section-power = Pouvoirs flétris
field-moons = lunes
field-fits = convient
field-on_play = à la pose
field-on_fade = en flétrissant
field-power = verso
field-effect = effet
field-who = pour
field-who-active = la personne active
field-who-group = le groupe
field-when = moment
field-when-before = avant la pose
field-when-after = après la pose

## Le plateau dans le navigateur

board-new = nouvelle
board-put = Poser devant { $card }
board-enlarge = { $card }, agrandir
board-back = Le verso : { $power }
board-hours-of = { $hours } sur { $moons } heures
board-use = Utiliser { $card }
board-for-group = au groupe
board-for-active = au joueur actif
board-active = actif
board-guess = Deviner la fatalité gardée : choisissez ensuite un chiffre sur la ligne
board-hidden = fatalité gardée, cachée
board-line = Ligne de { $name } :
board-bag = au sac
board-aid = Aide à la déduction
board-dial = Les Heures : score { $score } sur 7, jugement { $doom } sur 7
board-of-seven = sur 7
board-hours-text = Dernier recours, quand aucune arcane ne convient. La fatalité rejoint ensuite la première arcane.
board-pile = Pile, face visible
board-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-fate = fatalité { $value }
board-here = ici
board-powers = Pouvoirs flétris, un seul par tour
board-hand = Vos fatalités
board-choose = Choisir votre { $value }
board-your-fate = votre fatalité { $value }
board-your-line = Votre ligne
board-pieces = Fatalités, marques et Les Heures

## L’accueil

lobby-pitch = Déduisez ensemble la fatalité que chacun garde en main.
lobby-minutes = 30 min

## The lobby and the chat

phrase-1 = Bonjour !
phrase-2 = J’ai une idée.
phrase-3 = J’hésite encore.
phrase-4 = C’était clair.
phrase-5 = Oh non !
phrase-6 = Merci pour la partie.
muted = Vous restez muet jusqu’à la fin de la prédiction.
muted-rule = SA-11.2
