# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-tesseract-cards-few = { $file } : il faut au moins 4 scientifiques et 6 cartes Confinement
error-tesseract-research-few = { $file } : il faut au moins 4 cartes Recherche de niveau { $level }
error-tesseract-no-base = { $file } : il n’y a pas de socle « { $expected } »
error-tesseract-verb-scientist = { $where } : { $verb } n’est pas pour les scientifiques : la partie pourrait ne jamais finir
error-tesseract-copies = { $where } : il faut 1 ou plus, pas { $found }
error-tesseract-verb-when = { $where } : { $verb } est pour les cartes où when = { OR($expected) }
error-tesseract-verb-number = { $where } : { $verb } : il faut 1 ou plus, pas { $found }
error-tesseract-rows = { $where } : il faut quatre lignes de quatre symboles pris dans « { $expected } »
error-tesseract-no-ability = la capacité d’une carte Scientifique : il faut au moins un verbe
error-tesseract-variety = variety : il faut de 1 à 3 actions, pas { $found }
error-tesseract-reach = reach : la règle est de deux côtés, il faut donc 0 ou 1, pas { $found }
error-tesseract-study-among = study_among : il faut au moins 2 cartes, pas { $found }
