### Le moqueur

title = Le moqueur
about = Deux jetons +4, à la plus faible de quatre cases.

token = Le moqueur regarde quatre cases à la fois, les deux du haut et les deux de droite, et donne +4 à la couleur la plus faible. Ici, blanc a 3 et bleu 5.
token-ask = Vous aimez le rouge : posez votre rouge 1 en e3.
token-strong = Trop fort : le blanc 3 reste le plus faible et gagne le +4.
token-white = Le blanc monte à 8, et c’est le bleu, à 5, qui devient le plus faible.
token-other = C’est permis. Mais un autre joueur pourra offrir ce +4 à sa couleur.

took = Rouge 1, blanc 3, bleu 5 : le +4 va au rouge, le plus faible.

others = L’autre +4 attend en bas et à gauche. Les sommes égales s’annulent aussi, et on passe à la suivante.

end = Une vraie partie à quatre avec cette carte ?
