# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-shipwreck-arcana-few = { $file } : il faut au moins 6 arcanes (une rangée de quatre, une pile), il y en a { $found }
error-shipwreck-no-power = { $where } : il n’y a pas de pouvoir « { $found } » ; il y a { AND($expected) }
error-shipwreck-moons = { $where } : il faut un nombre de 1 à 4, pas { $found }
error-shipwreck-no-condition = { $where } : il faut au moins une condition, comme {"{"} always = {"{}"} {"}"}
error-shipwreck-no-arcana = { $where } : il n’y a pas d’arcane « { $found } »
error-shipwreck-verb-place = { $where } : { $verb } est pour who = { $who } et when = { $when }
