### Le draft

title = Le draft
about = Composer sa main, une carte à la fois.

pick = Le draft : vous composez votre main. Chacun choisit une carte de son lot, en même temps, puis le lot passe à gauche.
pick-ask = Prenez l’as des montagnes.
pick-other = Possible. Mais l’as passe alors à votre voisin, qui sera le seul à pouvoir le montrer.

second = Le lot de Hibou vous arrive, sans la carte que Hibou a prise. Variez les habitats : chaque carte est un voyage possible.
second-ask = Prenez un oiseau du désert, le colin.
second-also = Bien aussi. Reprenons avec le désert.
second-other = Un commun ne vaut rien à la vue, mais permet de voyager. Ici, un inhabituel vaut mieux.

round = Ainsi de suite jusqu’à quinze cartes : le deuxième lot tourne à droite, le troisième à gauche. Ce que vous laissez passer, d’autres l’auront en main.

few = À deux ou trois joueurs, on met aussi une carte pour la main neutre à certains choix.

end = Une main choisie vaut mieux que deux tu l’auras. Une vraie partie ?
