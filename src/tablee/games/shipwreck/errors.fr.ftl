# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message en a les lettres.

error-file-at-least-6-arcana-are-needed-a-row-of-four-a-pile-there-are-count = { $file } : il faut au moins 6 arcanes (une rangée de quatre, une pile), il y en a { $count }
error-where-there-is-no-power-power-r-there-are-known = { $where } : il n’y a pas de pouvoir « { $power } » ; il y a { AND($known) }
error-where-expected-a-number-from-1-to-4-got-found = { $where } : il faut un nombre de 1 à 4, pas { $found }
error-where-expected-at-least-one-condition-such-as-always = { $where } : il faut au moins une condition, comme {"{"} always = {"{}"} {"}"}
error-where-there-is-no-arcana-card-r = { $where } : il n’y a pas d’arcane « { $card } »
error-where-verb-is-for-who-who-r-and-when-when-r = { $where } : { $verb } est pour who = { $who } et when = { $when }
