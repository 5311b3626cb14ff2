### Égalité : la meilleure souris

title = Égalité : la meilleure souris
about = Une autre façon de départager : la plus grosse souris gagne.

last = Dernière manche, et cette table départage par la plus grosse souris.
last-ask = Jouez votre 3.

tie = 18 points pour vous et 18 pour Moineau : égalité en tête.

mouse = Vous tenez la souris +10, et la meilleure de Moineau n’est que +9 : vous gagnez ! Les grosses souris comptent deux fois.

end = Guettez donc les grosses souris. Une vraie partie avec cette règle ?
