### La première partie de Stupide Vautour.

title = Première partie
about = Les souris, les vautours, et les cartes qui s’annulent.

mouse = La souris au milieu vaut 7 points. Tout le monde pose une carte en même temps : la plus haute l’emporte.
mouse-ask = Visez haut : jouez votre 15.
mouse-tie = Moineau a joué 8, lui aussi : vos deux 8 s’annulent, et le 11 de Merle prend la souris. On en reparle bientôt !
mouse-same = Merle a joué 11, lui aussi : vos deux 11 s’annulent, et le 8 de Moineau prend la souris. On en reparle bientôt !
mouse-also = Bien vu : c’était assez pour passer devant le 11 de Merle, et la souris est à vous. Reprenons avec le 15.
mouse-other = Regardez : Merle a joué 11, plus haut que vous, et prend la souris. Essayez une carte plus haute.

once = Gagné : 7 points pour vous ! Mais votre 15 est parti. Vous avez quinze cartes pour quinze manches, et chacune ne sert qu’une fois.

vulture = Voici un vautour : −3. Personne n’en veut, et c’est la carte la plus basse qui le ramasse.
vulture-ask = Jouez une carte du milieu, le 9 par exemple.
vulture-low = Aïe : le 1 est la carte la plus basse, et le vautour est pour vous. Remontez un peu.
vulture-tie = Vous et Moineau avez joué 2 : ces cartes s’annulent, et c’est Merle qui prend le vautour. Un coup de chance !
vulture-level = Vous et Merle avez joué 4 : ces cartes s’annulent, et Moineau reste le plus bas avec son 2.
vulture-dear = Le vautour est évité. Mais une si belle carte vous aurait gagné une souris : le 9 suffisait.
vulture-also = Évité, et sans gâcher une grande carte. Reprenons avec le 9.
vulture-other = Regardez : votre carte est la plus basse, et le vautour vient chez vous. Essayez plus haut.

lowest = Moineau a joué 2, la plus basse : le vautour est pour lui, et il perd 3 points. Ouf !

small = Une petite souris : +2. Vaut-elle une grande carte ?
small-ask = Débarrassez-vous plutôt d’une petite : jouez votre 3.
small-tie = Deux 5, qui s’annulent : Merle prend la souris avec son 6. Votre 5 est tout de même bien dépensé.
small-same = Deux 6, qui s’annulent : Moineau prend la souris avec son 5. Gardons plutôt le 6.
small-dear = La souris est à vous, pour 2 points. Cette carte vous manquera quand une grosse souris viendra.
small-also = Bonne idée aussi : une petite carte de moins, et toutes les grandes restent. Reprenons avec le 3.

big = Merle prend 2 points, et vous gardez vos grandes cartes. Voici une grosse souris : +9 !
big-ask = Tentez votre chance : jouez votre 14.
big-tie = Vous et Merle avez joué 12 : ces cartes s’annulent, et Moineau prend la souris avec son 14.
big-other = Moineau a joué 14 et prend la souris. Voyons ce que votre 14 aurait donné.

tie = Deux 14, le vôtre et celui de Moineau : les cartes égales s’annulent. Merle n’avait que son 12, et il rafle 9 points !

last = Chacun garde devant soi sa dernière carte jouée. Les précédentes, il faut s’en souvenir : Moineau n’a plus son 14, Merle n’a plus son 12.

guess = Encore une souris : +5. Haut, mais pas comme les autres. À vous de deviner !
guess-ask = Essayez votre 12.
guess-tie = Moineau a joué 10, lui aussi : égalité, et Merle prend la souris avec son 7. C’est tout le sel du jeu !
guess-same = Merle a joué 7, lui aussi : égalité, et Moineau prend la souris avec son 10. C’est tout le sel du jeu !
guess-also = Bien deviné : les autres ont joué 10 et 7, la souris est à vous. Reprenons avec le 12.
guess-other = Moineau a joué 10 et prend la souris. Un peu plus haut, et elle était à vous.

count = Bien deviné ! Vos souris font 12 points. Au bout de quinze manches, on compte : les souris en plus, les vautours en moins. Le plus haut total gagne.

end = Vous savez jouer : haut pour les souris, pas trop bas devant les vautours, et jamais comme les autres. Une vraie partie ?
