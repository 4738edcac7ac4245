# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-narcose-text-made = ôtez-le : il se compose d’après ce que fait la carte
error-narcose-tag-made = ôtez-le : il se compose d’après les types, la voie et l’origine
error-narcose-types-drug = il en faut pour une drogue (other pour une drogue sans couleur), et là seulement
error-narcose-sub-depressant = opi et gaba sont pour un dépresseur
error-narcose-sub-missing = il faut opi ou gaba pour un dépresseur
error-narcose-route-drug = il en faut pour une drogue, et là seulement
error-narcose-made-drug = natural et synthetic sont pour une drogue
error-narcose-cost-bought = il en faut pour une carte qui s’achète, et là seulement
error-narcose-base-even = il faut un nombre pair : les cartes de base se partagent à deux
error-narcose-base-kind = ni pour une Infection, ni pour un évènement
error-narcose-sides-two = il faut deux listes d’effets, avant et après le --OU--
error-narcose-sides-all = avec sides, tous les effets sont d’un côté ou de l’autre
error-narcose-zone-rdr = seule une carte RdR peut être gardée dans la zone RdR
error-narcose-malus-drug = seule une drogue peut se trouver dans une zone de malus
error-narcose-zone-true = il faut zone = true
error-narcose-source-fact = une source accompagne une chose à savoir
error-narcose-counts = plus d’un, c’est pour un hallucinogène
error-narcose-card-idle = { $where } : cette carte ne fait rien ; il faut au moins un effet
error-narcose-too-few = { $file } : il faut au moins { $least } { $what }, il y en a { $found }
error-narcose-cards-with-cost = cartes qui ont un prix
error-narcose-base-cards = cartes dans un deck de base
error-narcose-events = évènements
error-narcose-one-infection = { $file } : il faut un titre et un seul où kind = infection, il y en a { $found }
error-narcose-malus-missing = il faut dire ce qu’elle fait dans une zone de malus
error-narcose-malus-useless = aucun effet de cette carte ne l’y met
error-narcose-verb-in-play = { $where } : { $verb } agit sur une carte en jeu, pas depuis la zone RdR
error-narcose-no-verb = il faut au moins un verbe
error-narcose-once-name = un effet qui sert une fois par tour se reconnaît à son nom
error-narcose-sums = dégâts et DrojeCoins se comptent : ni once, ni must, ni cost
error-narcose-mixture = il faut une condition à un mélange
error-narcose-no-cost = il n’y a pas de prix à remettre
error-narcose-event-do = un évènement n’a que do
error-narcose-infection-must = l’effet d’une Infection est obligatoire
error-narcose-no-match = { $where } : { $verb } : il n’y a pas de « { $found } » ; il y a { AND($expected) }
error-narcose-no-card = { $where } : { $verb } : il n’y a pas de carte « { $found } »
error-narcose-verb-place = { $where } : { $found } n’a pas sa place ici, mais { OR($expected) } l’aurait
error-narcose-bans-card = l’option « bans » ne peut pas nommer « { $found } » : choisissez parmi { AND($expected) }
error-narcose-bans-many = l’option « bans » laisse trop peu : il faut { $least } cartes du Darknet, et { $events } évènements pour les piles
