# Ce qui ne va pas dans un paquet de ce jeu. L’anglais est dans le code : l’id d’un message en a les lettres.

error-file-expected-the-trumps-0-to-21-each-once-got-found = { $file } : il faut les atouts 0 à 21, une fois chacun, pas { $found }
error-where-trump-number-has-the-id-trump-number = { $where } : l’atout { $number } a pour id « trump-{ $number } »
error-where-this-trump-does-nothing-give-it-life-blocks-or-an-effect = { $where } : cet atout ne fait rien ; donnez-lui life, blocks ou un effet
error-where-quick-cards-have-none-all-others-need-one = { $where } : les cartes rapides n’en ont pas, il en faut une aux autres
error-file-more-than-6-knowledge-cards-are-needed-six-are-dealt = { $file } : il faut plus de 6 connaissances, puisque six sont distribuées
error-where-stop-draw-is-for-quick-cards-no-draw-runs-when-others-take-effect = { $where } : stop_draw est pour les cartes rapides : aucun tirage n’est en cours quand les autres agissent
error-file-at-least-6-situations-are-needed-two-for-each-stage-of-the-final-phase = { $file } : il faut au moins 6 situations, deux pour chaque étape de la phase finale
error-where-expected-at-least-one-step = { $where } : il faut au moins une étape
error-where-a-step-is-a-draw-a-card-a-skull-or-one-of-the-first-two-with-a-skull = { $where } : une étape est un tirage, une carte, un crâne, ou l’un des deux premiers avec un crâne
error-where-there-is-no-card-card-r-among-the-78 = { $where } : il n’y a pas de carte « { $card } » parmi les 78
error-file-at-least-9-secrets-are-needed-three-more-than-players = { $file } : il faut au moins 9 secrets, trois de plus que de convives
error-where-expected-at-least-one-condition-with-its-effect = { $where } : il faut au moins une condition avec son effet
error-where-expected-exactly-one-condition-there-are-count = { $where } : il faut une condition et une seule, il y en a { $count }
error-where-verb-has-nothing-to-work-on-here = { $where } : { $verb } n’a ici rien sur quoi agir
error-where-word-r-is-no-card-suit-or-rank-for-example-example = { $where } : « { $word } » n’est ni une carte, ni une couleur, ni une valeur ; par exemple { $example }
