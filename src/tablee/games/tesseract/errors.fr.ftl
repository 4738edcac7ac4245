# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message en a les lettres.

error-file-at-least-4-scientists-and-6-containment-cards-are-needed = { $file } : il faut au moins 4 scientifiques et 6 cartes Confinement
error-file-at-least-4-research-cards-of-level-level-are-needed = { $file } : il faut au moins 4 cartes Recherche de niveau { $level }
error-file-there-is-no-base-name-r = { $file } : il n’y a pas de socle « { $name } »
error-where-a-scientist-cannot-verb-the-game-could-go-on-for-ever = { $where } : { $verb } n’est pas pour les scientifiques : la partie pourrait ne jamais finir
error-where-expected-1-or-more-got-found = { $where } : il faut 1 ou plus, pas { $found }
error-where-verb-is-for-cards-with-when-when = { $where } : { $verb } est pour les cartes où when = { OR($when) }
error-where-verb-expected-1-or-more-got-found = { $where } : { $verb } : il faut 1 ou plus, pas { $found }
error-where-expected-four-rows-of-four-symbols-out-of-symbols-r = { $where } : il faut quatre lignes de quatre symboles pris dans « { $symbols } »
error-a-scientist-s-ability-expected-at-least-one-verb = la capacité d’une carte Scientifique : il faut au moins un verbe
error-variety-expected-1-to-3-actions-got-found = variety : il faut de 1 à 3 actions, pas { $found }
error-reach-two-sides-are-the-rule-so-expected-0-or-1-got-found = reach : la règle est de deux côtés, il faut donc 0 ou 1, pas { $found }
error-study-among-expected-2-or-more-cards-got-found = study_among : il faut au moins 2 cartes, pas { $found }
