# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message en a les lettres.

error-file-expected-wanted-symbols-there-are-count = { $file } : il faut { $wanted } symboles, il y en a { $count }
error-file-four-seats-begin-with-least-what-there-are-count = { $file } : à quatre, il faut au début { $least } { $what }, il y en a { $count }
error-people = Personnages
error-traits = Caractères
error-reaping-cards = cartes Fauche
error-where-a-character-a-trait-and-a-reaping-card-cannot-share-an-id = { $where } : un Personnage, un Caractère et une Fauche ne peuvent pas avoir le même id
error-file-expected-one-token-with-kind-kind-r = { $file } : il faut un [[token]] et un seul où kind = « { $kind } »
error-where-expected-at-least-one-weakness = { $where } : il faut au moins une Faiblesse
error-where-there-is-no-symbol-symbol-r = { $where } : il n’y a pas de symbole « { $symbol } »
error-where-there-is-no-diploma-diploma-r = { $where } : il n’y a pas de Diplôme « { $diploma } »
error-where-no-table-can-choose-it-there-are-known = { $where } : aucune table ne peut le choisir ; il y a { AND($known) }
error-where-expected-at-least-one-goal-such-as-souls-20 = { $where } : il faut au moins un but, comme {"{"} souls = 20 {"}"}
error-where-at-seats-seats-expected-0-to-most = { $where } : à { $seats } places, il faut de 0 à { $most }
error-where-expected-wanted-objectives-there-are-count = { $where } : il faut { $wanted } objectifs, il y en a { $count }
error-where-verb-needs-need-and-the-whole-pack-has-have = { $where } : il en faut { $need } à { $verb }, et tout le paquet en a { $have }
error-where-verb-name-each-thing-once-and-at-least-one = { $where } : { $verb } : nommez chaque chose une seule fois, et au moins une
error-where-verb-needs-a-diploma-with-keeps-scythes-true = { $where } : il faut à { $verb } un Diplôme où keeps_scythes = true
