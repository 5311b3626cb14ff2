### La main neutre

title = La main neutre
about = À deux ou trois, des cartes jouées par personne.

hand = À trois, une main de plus joue sans personne : la main neutre. À chaque manche, elle révèle une carte au hasard.
hand-ask = Allez en montagne : jouez la mésange.
hand-also = En montagne aussi : vous y voyez la carte neutre. Reprenons avec la mésange.
hand-other = Ailleurs, pourquoi pas. Mais la main neutre a joué l’as des montagnes, qui reste installé encore une manche.

ace = La main neutre a joué l’as des montagnes, et vous étiez là pour le voir : 2 points. Ses oiseaux comptent comme ceux des autres.

linger = Ses oiseaux restent installés aussi. Au marécage, c’est celui de Moineau qui attend.
linger-ask = Allez au marécage : jouez le grand héron.
linger-also = Au marécage aussi. Reprenons avec le grand héron.
linger-other = Le martin-pêcheur s’en va sans vous… et l’oiseau neutre du marécage aussi.

luck = Une grue en plus, grâce à la main neutre ! Personne ne connaît ses cartes : elle ne joue contre personne, elle apporte des surprises.

two = À deux joueurs, il y a deux mains neutres. À quatre et plus, il n’y en a pas.

end = Comptez avec la chance. Une vraie partie à trois ?
