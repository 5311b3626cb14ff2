### Le corbeau

title = Le corbeau
about = Quatre jetons négatifs autour du centre.

token = À quatre, le corbeau tient le centre. Sous lui, un jeton −5 : dès que ses deux cases sont pleines, la couleur la plus forte des deux l’attrape.
token-ask = Vous aimez le vert : posez votre rouge 4 en c5.
token-own = Vert, le plus fort : le −5 va à votre propre couleur. Essayez une autre couleur.
token-weak = Trop faible : le vert 2 reste devant, et le −5 est pour lui.
token-strong = Le −5 va à une autre couleur que la vôtre, bien joué. Mais le rouge 4 suffisait.
token-other = C’est permis. Mais un autre joueur pourra donner ce −5 au vert.

took = Rouge 4 contre vert 2 : le −5 va au rouge, et comptera contre tous les favoris rouges.

others = Il reste −2 au-dessus, −4 à droite et −3 à gauche. À égalité, les deux couleurs s’annulent et le jeton s’en va.

end = Une vraie partie à quatre avec cette carte ?
