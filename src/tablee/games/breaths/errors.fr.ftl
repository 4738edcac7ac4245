# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-breaths-trumps = { $file } : il faut les atouts 0 à 21, une fois chacun, pas { $found }
error-breaths-trump-id = { $where } : l’atout { $number } a pour id « trump-{ $number } »
error-breaths-trump-idle = { $where } : cet atout ne fait rien ; donnez-lui life, blocks ou un effet
error-breaths-characteristic = { $where } : les cartes rapides n’en ont pas, il en faut une aux autres
error-breaths-knowledge-few = { $file } : il faut plus de 6 connaissances, puisque six sont distribuées
error-breaths-stop-draw = { $where } : stop_draw est pour les cartes rapides : aucun tirage n’est en cours quand les autres agissent
error-breaths-situations-few = { $file } : il faut au moins 6 situations, deux pour chaque étape de la phase finale
error-breaths-no-step = { $where } : il faut au moins une étape
error-breaths-step = { $where } : une étape est un tirage, une carte, un crâne, ou l’un des deux premiers avec un crâne
error-breaths-no-card = { $where } : il n’y a pas de carte « { $found } » parmi les 78
error-breaths-secrets-few = { $file } : il faut au moins 9 secrets, trois de plus que de convives
error-breaths-no-condition = { $where } : il faut au moins une condition avec son effet
error-breaths-one-condition = { $where } : il faut une condition et une seule, il y en a { $found }
error-breaths-verb-idle = { $where } : { $verb } n’a ici rien sur quoi agir
error-breaths-no-tarot = { $where } : « { $found } » n’est ni une carte, ni une couleur, ni une valeur ; par exemple { $example }
