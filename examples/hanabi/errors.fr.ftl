# Ce qui ne va pas à la mise en place. L’anglais est dans le code : l’id d’un message est « error- » et le code de l’erreur.

error-hanabi-cards-few = { $found } cartes, c’est trop peu pour { $seats } places
