# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message en a les lettres.

error-leave-it-out-it-is-made-from-what-the-card-does = ôtez-le : il se compose d’après ce que fait la carte
error-leave-it-out-it-is-made-from-types-route-and-origin = ôtez-le : il se compose d’après les types, la voie et l’origine
error-expected-for-a-drug-other-for-one-without-colour-and-only-there = il en faut pour une drogue (other pour une drogue sans couleur), et là seulement
error-opi-or-gaba-is-for-a-depressant = opi et gaba sont pour un dépresseur
error-expected-opi-or-gaba-for-a-depressant = il faut opi ou gaba pour un dépresseur
error-expected-for-a-drug-and-only-there = il en faut pour une drogue, et là seulement
error-natural-or-synthetic-is-for-a-drug = natural et synthetic sont pour une drogue
error-expected-for-a-card-that-is-bought-and-only-there = il en faut pour une carte qui s’achète, et là seulement
error-expected-an-even-number-two-players-share-base-cards = il faut un nombre pair : les cartes de base se partagent à deux
error-not-for-an-infection-or-an-event = ni pour une Infection, ni pour un évènement
error-expected-two-lists-of-effects-before-and-after-the-or = il faut deux listes d’effets, avant et après le --OU--
error-with-sides-all-effects-stand-on-one-side-or-the-other = avec sides, tous les effets sont d’un côté ou de l’autre
error-only-an-rdr-card-can-be-kept-in-the-rdr-zone = seule une carte RdR peut être gardée dans la zone RdR
error-only-a-drug-can-lie-in-a-malus-zone = seule une drogue peut se trouver dans une zone de malus
error-expected-zone-true = il faut zone = true
error-expected-a-source = il faut une source
error-more-than-one-is-for-a-hallucinogen = plus d’un, c’est pour un hallucinogène
error-where-this-card-does-nothing-expected-at-least-one-effect = { $where } : cette carte ne fait rien ; il faut au moins un effet
error-file-at-least-least-what-are-needed-there-are-count = { $file } : il faut au moins { $least } { $what }, il y en a { $count }
error-cards-with-a-cost = cartes qui ont un prix
error-cards-in-a-base-deck = cartes dans un deck de base
error-events = évènements
error-file-expected-exactly-one-title-of-kind-infection-there-are-count = { $file } : il faut un titre et un seul où kind = infection, il y en a { $count }
error-expected-what-it-does-in-a-malus-zone = il faut dire ce qu’elle fait dans une zone de malus
error-no-effect-of-this-card-places-it-there = aucun effet de cette carte ne l’y met
error-where-verb-works-on-a-card-in-play-not-from-the-rdr-zone = { $where } : { $verb } agit sur une carte en jeu, pas depuis la zone RdR
error-expected-at-least-one-verb = il faut au moins un verbe
error-a-once-per-turn-effect-is-known-by-its-name = un effet qui sert une fois par tour se reconnaît à son nom
error-damage-and-coins-are-counted-no-once-must-or-cost = dégâts et DrojeCoins se comptent : ni once, ni must, ni cost
error-a-mixture-needs-a-condition = il faut une condition à un mélange
error-there-is-no-cost-to-waive = il n’y a pas de prix à remettre
error-an-event-has-only-do = un évènement n’a que do
error-the-effect-of-an-infection-is-compulsory = l’effet d’une Infection est obligatoire
error-where-verb-there-is-no-name-r-there-are-known = { $where } : { $verb } : il n’y a pas de « { $name } » ; il y a { AND($known) }
error-where-verb-there-is-no-card-card-r = { $where } : { $verb } : il n’y a pas de carte « { $card } »
error-where-verb-cannot-stand-here-known-can = { $where } : { $verb } n’a pas sa place ici, mais { OR($known) } l’aurait
error-option-bans-cannot-name-card-r-choose-among-known = l’option « bans » ne peut pas nommer « { $card } » : choisissez parmi { AND($known) }
error-option-bans-leaves-too-little-least-darknet-cards-are-needed-and-events-events-for-piles = l’option « bans » laisse trop peu : il faut { $least } cartes du Darknet, et { $events } évènements pour les piles
