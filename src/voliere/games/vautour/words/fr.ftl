### Stupide Vautour

vautour-title = Stupide Vautour
vautour-tagline = Misez haut pour les souris, bas pour fuir les vautours, et jamais comme les autres.

## Options

vautour-option-players = Joueurs
vautour-option-tiebreak = Égalité en tête
vautour-option-tiebreak-runner-up = Le meilleur score que personne ne partage gagne
vautour-option-tiebreak-best-mouse = La plus grosse souris départage
vautour-option-memory-aid = Toutes les cartes jouées restent visibles

## Caractères des robots

vautour-personality-bold = téméraire
vautour-personality-careful = sur ses gardes

## Cartes et coups

vautour-card = { $kind ->
    [mouse] souris { SIGNED($points) }
    [vulture] vautour { SIGNED($points) }
   *[play] { $number }
}
vautour-move-play = jouer le { $card }

## Ce qui se passe

vautour-event-chose = { $card ->
    [none] { $seat } a choisi.
   *[other] { $seat } a choisi le { $card }.
}
vautour-event-revealed = Cartes retournées : { $cards_commas }.
vautour-event-revealed-cards = { $seat } { $item }
vautour-event-cancelled = Les { $card } { $seats_of } s’annulent.
vautour-event-took = { $seat } prend { $points } avec son { $card } ({ SIGNED($total) }).
vautour-event-carried = Que des égalités : { $points } sur la table pour la manche suivante.
vautour-event-lost = Que des égalités à la dernière manche : personne ne prend { $points }.
vautour-event-turned-up = Nouvelle carte : { $card }. En jeu : { SIGNED($stake) }.
vautour-event-scored = { $seat } : souris { SIGNED($mice) }, vautours { SIGNED($vultures) }, total { SIGNED($total) }.

## La table, à lire à haute voix

vautour-table-stake = Manche { $round } sur { $rounds }. En jeu : { $stake }.
vautour-table-player = { $name } : { $points } ({ $won }). Dernière carte : { $last ->
    [none] aucune
   *[other] { $last }
}.

## La table dessinée

vautour-board-round = Manche { $round } sur { $rounds }
vautour-board-stake = En jeu
vautour-board-last = Dernière
vautour-board-won = Prises
vautour-board-played = Jouées
vautour-board-legend = + : souris, − : vautour. La somme de l’enjeu est derrière le signe =.

## Ce qui parle pour une carte, dans les conseils

vautour-reason-takes = Le { $card } prend l’enjeu ({ SIGNED($stake) }) { $deals }.
vautour-reason-clear = Le { $card } échappe à l’enjeu ({ SIGNED($stake) }) { $deals }.
vautour-reason-matched = Quelqu’un joue la même carte { $deals }.
vautour-reason-misses = Mais il vous manquerait pour la { $mouse } encore dans la pile.
vautour-reason-saves = Il garde votre { $best } pour la { $mouse } encore dans la pile.

## Comment quelqu’un joue, d’après les parties finies

vautour-statistic-bids = Carte jouée sur chaque carte de points
vautour-statistic-fates = Ce que devient la carte jouée
vautour-statistic-taken = Cartes de points ramassées
vautour-statistic-points = { SIGNED($points) }
vautour-statistic-fate = { $fate ->
    [highest] la plus forte, seule
    [matched] annulée par une carte égale
    [mice] prend une mise de 0 ou plus
   *[vultures] prend une mise négative
}

## Feuille de score

vautour-pad-missing = Cartes encore à noter : { $cards }.
vautour-pad-round = manche { $n }
vautour-pad-nobody = personne
# Des points l’un après l’autre. row est ce qui précède.
vautour-pad-row =
    { $row ->
        [none] { SIGNED($points) }
       *[other] { $row } { SIGNED($points) }
    }
vautour-pad-mice =
    { $cards ->
        [none] Souris
       *[other] Souris : { $cards }
    }
vautour-pad-vultures =
    { $cards ->
        [none] Vautours
       *[other] Vautours : { $cards }
    }
vautour-pad-carried = Reste sur la table, pour qui prendra la prochaine carte : { $cards } ({ SIGNED($stake) }).
vautour-pad-lost = Personne n’a pris { $cards }.
vautour-pad-tie-shared = { $names } ont { SIGNED($points) } points : la victoire est partagée.
vautour-pad-tie-mouse = { $names } ont { SIGNED($points) } points : la plus grosse souris, { SIGNED($best) }, est à { $winner }.
vautour-pad-tie-runner-up = { $names } ont { SIGNED($points) } points : le meilleur score que personne ne partage est celui de { $winner }, { SIGNED($best) }.

### Ce qui ne va pas sur la feuille

error-no-such-points-card = « { $card } » n’est pas une carte de points ; elles vont de −5 à −1 et de +1 à +10.
error-points-card-twice = La carte { $card } est notée deux fois : { $one } et { $other }.

## Mise en place

vautour-setup-hands = Chacun prend les cartes { $low } à { $high } d’une couleur.
vautour-setup-points = Mélangez les { $n } cartes de points ({ $mice } souris, { $vultures } vautours) en une pile face cachée.
vautour-setup-best-mouse = Égalité en tête : la plus grosse souris départage.
vautour-setup-runner-up = Égalité en tête : le meilleur score que personne ne partage gagne.
vautour-setup-turn = Retournez la première carte de points.

## Feuilles à imprimer

vautour-sheet-card = Carte
vautour-sheet-mice = Souris
vautour-sheet-vultures = Vautours
vautour-sheet-note = Cochez qui prend la carte. Rien que des égalités : elle reste sur la table, et qui prend la suivante prend tout.
vautour-sheet-aid-turn-up = Retournez
vautour-sheet-aid-turn-up-text = la carte de points suivante. L’enjeu est la somme des cartes sur la table.
vautour-sheet-aid-pick = Choisissez en secret
vautour-sheet-aid-pick-text = une carte de votre main ; toutes sont révélées ensemble.
vautour-sheet-aid-positive = Enjeu positif ou nul :
vautour-sheet-aid-positive-text = la plus haute carte que personne d’autre n’a jouée prend.
vautour-sheet-aid-negative = Enjeu négatif :
vautour-sheet-aid-negative-text = la plus basse carte que personne d’autre n’a jouée doit prendre.
vautour-sheet-aid-equal = Cartes égales :
vautour-sheet-aid-equal-text = elles s’annulent, à deux ou plus ; on regarde la suivante.
vautour-sheet-aid-all-equal = Tout s’annule :
vautour-sheet-aid-all-equal-text = les cartes de points restent et s’ajoutent à la suivante ; à la dernière manche, elles sont perdues.
vautour-sheet-aid-end = Après { $rounds } manches
vautour-sheet-aid-end-text = le plus de points gagne.
vautour-sheet-aid-tie = Égalité en tête :
vautour-sheet-aid-tie-text = le meilleur score que personne ne partage gagne ; ou, si la table préfère, la plus grosse souris.
