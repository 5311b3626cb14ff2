### Le match

title = Le match
about = Plusieurs manches, et les scores s’additionnent.

last = Un match se joue en plusieurs manches, et les scores s’additionnent. La première s’achève.
last-ask = Posez votre carte en b2.
last-other = C’est permis. Reprenons avec la carte marquée.

totals = La manche est comptée : 52 points pour vous, 17 pour Merle. Une nouvelle forêt commence, avec de nouvelles cartes.

first = Qui a le plus haut total commence la manche suivante : c’est vous. On peut aussi jouer jusqu’à 99 points au lieu de compter les manches.

end = Rien n’est perdu avant la dernière manche. Un vrai match ?
