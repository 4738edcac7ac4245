# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-petite-mort-symbols = { $file } : il faut { $expected } symboles, il y en a { $found }
error-petite-mort-too-few = { $file } : à quatre, il faut au début { $least } { $what }, il y en a { $found }
error-petite-mort-people = Personnages
error-petite-mort-traits = Caractères
error-petite-mort-reaping = cartes Fauche
error-petite-mort-shared-id = { $where } : un Personnage, un Caractère et une Fauche ne peuvent pas avoir le même id
error-petite-mort-token = { $file } : il faut un [[token]] et un seul où kind = « { $kind } »
error-petite-mort-no-weakness = { $where } : il faut au moins une Faiblesse
error-petite-mort-no-symbol = { $where } : il n’y a pas de symbole « { $found } »
error-petite-mort-no-diploma = { $where } : il n’y a pas de Diplôme « { $found } »
error-petite-mort-diploma = { $where } : aucune table ne peut le choisir ; il y a { AND($expected) }
error-petite-mort-no-goal = { $where } : il faut au moins un but, comme {"{"} souls = 20 {"}"}
error-petite-mort-places = { $where } : à { $seats } places, il faut de 0 à { $most }
error-petite-mort-objectives = { $where } : il faut { $expected } objectifs, il y en a { $found }
error-petite-mort-out-of-reach = { $where } : il en faut { $expected } à { $verb }, et tout le paquet en a { $found }
error-petite-mort-once-each = { $where } : { $verb } : nommez chaque chose une seule fois, et au moins une
error-petite-mort-keeps-scythes = { $where } : il faut à { $verb } un Diplôme où keeps_scythes = true
