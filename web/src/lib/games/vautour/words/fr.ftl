### Ce que seul le plateau de Stupide Vautour dit.

vautour-mice = souris
vautour-vultures = vautours
vautour-explain-mouse = Souris : +{ $n } pour qui l’emporte. Tant que l’enjeu n’est pas négatif, la plus haute carte que personne d’autre n’a jouée prend tout.
vautour-explain-vulture = Vautour : −{ $n } pour qui en hérite. Quand l’enjeu est négatif, c’est la plus basse carte que personne d’autre n’a jouée qui prend tout.
vautour-explain-card = Carte de jeu { $n } : elle ne sert qu’une fois. Si quelqu’un d’autre joue aussi le { $n }, les deux s’annulent.
vautour-bid = { $name } a joué le { $n }
vautour-bid-own = Votre carte, cachée : le { $n }
vautour-bid-hidden = { $name }, carte cachée
vautour-won = Gagné par { $name }
vautour-played = Déjà jouées :
vautour-stake = L’enjeu
vautour-pile =
    { $n ->
        [one] Pile de points : { $n } carte
       *[other] Pile de points : { $n } cartes
    }
vautour-highest = à la plus haute carte unique
vautour-lowest = à la plus basse carte unique
vautour-round = Manche { $n } sur 15

## Qu’est-ce que c’est ?

vautour-about-sum = L’enjeu : ce que valent ensemble les cartes sur la table, et quelle carte les prend.
vautour-about-stake = Les cartes de points en jeu : souris en plus, vautours en moins.
vautour-about-pile = La pile de points : combien de cartes viendront encore, une par manche.
vautour-about-won = Les cartes de points gagnées par ce joueur.
vautour-about-bid = La dernière carte jouée par ce joueur. Elle ne resservira plus ; les précédentes sont affaire de mémoire.
vautour-about-hand = Votre main : chaque carte ne sert qu’une fois. Touchez-en une pour la jouer.
vautour-sign-mouse = Une souris : de 1 à 10 points, à la plus haute carte que personne d’autre n’a jouée.
vautour-sign-vulture = Un vautour : de −1 à −5 points, à la plus basse carte que personne d’autre n’a jouée.
