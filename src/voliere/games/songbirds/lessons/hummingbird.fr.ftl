### Le colibri

title = Le colibri
about = Quatre jetons positifs, pour les plus faibles.

token = Le colibri aime les petits. Sous lui, un jeton +5 : ses deux cases pleines, c’est la couleur la plus faible des deux qui le gagne.
token-ask = Vous aimez le rouge : posez votre rouge 1 en c5.
token-strong = Le rouge 7 est plus fort que le vert 6 : c’est le vert, plus faible, qui gagne +5.
token-level = Deux 6 s’annulent : le jeton +5 s’en va, et personne ne l’a.
token-gift = La plus faible gagne : vous venez d’offrir +5 à une autre couleur que la vôtre.
token-other = C’est permis. Mais un autre joueur pourra offrir ce +5 à sa couleur.

took = Rouge 1 contre vert 6 : le +5 va au rouge. Une petite carte, un joli gain !

others = Il reste +2 au-dessus, +4 à droite et +3 à gauche. Une couleur seule sur ses deux cases est aussi la plus faible.

end = Une vraie partie à quatre avec cette carte ?
