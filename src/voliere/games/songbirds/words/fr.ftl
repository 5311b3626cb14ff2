### Songbirds

songbirds-title = Songbirds
songbirds-tagline = Remplissez la forêt, nourrissez une couleur de baies, et gardez-en un oiseau.

## Options et titres

songbirds-option-players = Joueurs
songbirds-option-special = Carte spéciale (à quatre)
songbirds-option-special-crow = Corbeau : jetons négatifs aux plus forts, un par côté
songbirds-option-special-falcon = Faucon : deux jetons négatifs aux plus forts
songbirds-option-special-hummingbird = Colibri : jetons positifs aux plus faibles, un par côté
songbirds-option-special-mockingbird = Moqueur : deux jetons positifs aux plus faibles
songbirds-option-early-bird = Early Bird : réserver son favori plus tôt, pour un ver
songbirds-option-rounds = Manches
songbirds-option-target = Points à atteindre, au lieu d’un nombre de manches
songbirds-option-coop = Tous ensemble (coopératif)
songbirds-option-first = Qui commence (tiré au sort si rien n’est choisi)

## Caractères des robots

songbirds-personality-faithful = fidèle à sa couleur
songbirds-personality-spoilsport = trouble-fête
songbirds-title-beginner = Débutant
songbirds-title-amateur = Amateur
songbirds-title-apprentice = Apprenti
songbirds-title-professional = Professionnel
songbirds-title-superstar = Superstar

## Cartes, lignes et jetons

songbirds-colour-R = rouge
songbirds-colour-B = bleu
songbirds-colour-G = vert
songbirds-colour-W = blanc
songbirds-colour = { $colour ->
    [R] { songbirds-colour-R }
    [B] { songbirds-colour-B }
    [G] { songbirds-colour-G }
   *[W] { songbirds-colour-W }
}
songbirds-special-crow = corbeau
songbirds-special-falcon = faucon
songbirds-special-hummingbird = colibri
songbirds-special-mockingbird = moqueur
songbirds-special = { $special ->
    [crow] { songbirds-special-crow }
    [falcon] { songbirds-special-falcon }
    [hummingbird] { songbirds-special-hummingbird }
   *[mockingbird] { songbirds-special-mockingbird }
}
songbirds-card = { $kind ->
    [bird] { songbirds-colour } { $volume }
   *[special] { songbirds-special }
}
songbirds-the-card = le { songbirds-card }
songbirds-side-above = au-dessus du centre
songbirds-side-right = à droite du centre
songbirds-side-below = au-dessous du centre
songbirds-side-left = à gauche du centre
songbirds-side-above-right = au-dessus et à droite du centre
songbirds-side-below-left = au-dessous et à gauche du centre
songbirds-line = { $line ->
    [above] { songbirds-side-above }
    [right] { songbirds-side-right }
    [below] { songbirds-side-below }
    [left] { songbirds-side-left }
    [above-right] { songbirds-side-above-right }
    [below-left] { songbirds-side-below-left }
    [a] colonne { $line }
    [b] colonne { $line }
    [c] colonne { $line }
    [d] colonne { $line }
    [e] colonne { $line }
   *[row] ligne { $line }
}
songbirds-token = { $line ->
    [above] { SIGNED($token) }
    [right] { SIGNED($token) }
    [below] { SIGNED($token) }
    [left] { SIGNED($token) }
    [above-right] { SIGNED($token) }
    [below-left] { SIGNED($token) }
   *[other] { $token }
}
songbirds-next-first-total = plus haut total
songbirds-next-first-berries = à total égal, plus de baies dans cette manche
songbirds-next-first-seat-order = à total et baies égaux, l’ordre des places décide
songbirds-favourite-laid = favori réservé
songbirds-worm = { $worm ->
    [0] pas de ver
   *[other] ver { $worm }
}

## Coups

songbirds-move-place = poser { $card_the } en { $cell }
songbirds-move-place-shown = la poser en { $cell }
songbirds-move-lay = réserver { $card_the } comme favori
songbirds-move-lay-shown = la réserver comme favori
songbirds-move-show = montrer { $card_the }

## Ce qui se passe

songbirds-event-drew = { $card_the ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card_the }.
}
songbirds-event-skipped = { $seat } n’a plus de carte et passe son tour.
songbirds-event-showed = { $seat } montre { $card_the } et doit le jouer.
songbirds-event-placed = { $seat } pose { $card_the } en { $cell }.
songbirds-event-laid = { $seat } réserve { $card_the ->
    [none] une carte
   *[other] { $card_the }
}{ $worm ->
    [none] { " " }comme favori de la partie.
    [0] , face cachée, comme favori et ne reçoit pas de ver.
   *[other] , face cachée, comme favori et prend le ver { $worm }.
}
songbirds-event-awarded = { CAPITAL(songbirds-line) } : { $sums_falling }. { $cancelled_n ->
    [0] { "" }
   *[other] { CAPITAL($cancelled) } s’annulent.{ " " }
}{ CAPITAL(songbirds-colour) }{ $weakest ->
    [yes] , la plus faible couleur,
   *[no] { "" }
} reçoit le jeton { songbirds-token }.
songbirds-event-awarded-sums = { $name ->
    [R] { songbirds-colour-R }
    [B] { songbirds-colour-B }
    [G] { songbirds-colour-G }
   *[W] { songbirds-colour-W }
} { $item }
songbirds-event-awarded-cancelled = { $item ->
    [R] { songbirds-colour-R }
    [B] { songbirds-colour-B }
    [G] { songbirds-colour-G }
   *[W] { songbirds-colour-W }
}
songbirds-event-lapsed = { CAPITAL(songbirds-line) } : { $sums_falling }. Tout s’annule, le jeton { songbirds-token } quitte la partie.
songbirds-event-lapsed-sums = { songbirds-event-awarded-sums }
songbirds-event-revealed = { $seat } révèle son favori, { $from_hand ->
    [yes] resté en main
   *[no] réservé
} : { $card }.
songbirds-event-scored = { $seat } : favori { $favourite }, { $worm ->
    [none] volume { $volume }
   *[other] ver { $worm }
} et jetons { NUM($berries) } font { NUM($score) }{ COMPARE($total, $score) ->
    [equal] { "" }
   *[other] , total { NUM($total) }
}.
songbirds-event-scored-together = { $favourite ->
    [none] Aucun favori réservé : 0 point.
   *[other] Favori { $favourite } : { $volume } { $favourite_colour ->
        [R] + { $harvest_R } − { $harvest_B } − { $harvest_G } − { $harvest_W }
        [B] + { $harvest_B } − { $harvest_R } − { $harvest_G } − { $harvest_W }
        [G] + { $harvest_G } − { $harvest_R } − { $harvest_B } − { $harvest_W }
       *[W] + { $harvest_W } − { $harvest_R } − { $harvest_B } − { $harvest_G }
    } = { NUM($score) }.
}
songbirds-event-round-ended = La manche { $round } est finie. { $next_first } commence la suivante : { $reason ->
    [total] { songbirds-next-first-total }
    [berries] { songbirds-next-first-berries }
   *[seat-order] { songbirds-next-first-seat-order }
}.

## La table, à lire à haute voix

songbirds-table-round = Manche { $round }.
songbirds-table-began = { $name } a commencé.
songbirds-table-past = Manche { $round }, score (favori, jetons) : { $each }.
songbirds-table-past-seat = { $name } { NUM($score) } ({ $favourite }, { NUM($berries) })
songbirds-table-totals = Totaux : { $totals }.
songbirds-table-total = { $name } { NUM($total) }
songbirds-table-columns = Jetons des colonnes : { $tokens }.
songbirds-table-column = { $column } { $token ->
    [none] attribué
   *[other] { $token }
}
songbirds-table-row = Ligne { $row }, jeton { $token ->
    [none] attribué
   *[other] { $token }
} : { $n ->
    [0] vide
   *[other] { $cards }
}.
songbirds-table-cell = { $cell } { $card }
songbirds-table-special = Jetons spéciaux : { $tokens }.
songbirds-table-special-token = { songbirds-line } { SIGNED($token) }
songbirds-table-harvest = Récolte, { songbirds-colour } : { $tokens }{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] , total { NUM($total) }
}.
songbirds-table-token = { NUM($token) }
songbirds-table-player = { $name } : { $parts }.
songbirds-table-pile = Pioche : { $cards }.
songbirds-table-shown = Carte montrée : { $card }.
songbirds-table-favourite = { $is_shared ->
    [yes] Le favori : { $card }.
   *[no] Votre favori : { $card }.
}

## Ce qui parle pour un coup, dans les conseils

songbirds-reason-now = { CAPITAL(songbirds-line) } alors pleine : son { songbirds-token } { $is_earned ->
    [yes] va au { songbirds-colour }
   *[no] ne va pas au { songbirds-colour }
}.
songbirds-reason-keeps = { CAPITAL(songbirds-line) } ({ songbirds-token }) : le { songbirds-colour } la garde { $n ->
    [0] quoi qu’il vienne
    [one] sauf si { $n } des { $unseen } cartes inconnues vient
   *[other] sauf si l’une de { $n } des { $unseen } cartes inconnues vient
}.
songbirds-reason-earns = { CAPITAL(songbirds-line) } ({ songbirds-token }) : le { songbirds-colour } l’emporte { $deals }.
songbirds-reason-colour = Le { songbirds-colour } gagne { $berries } en moyenne ; votre favori est { songbirds-colour } { $deals }.
songbirds-reason-together = Le { songbirds-colour } gagne { $berries } en moyenne.

## La table dessinée

songbirds-board-harvest = Récolte
songbirds-board-colour = { $colour } { songbirds-colour }
songbirds-board-total = total { NUM($total) }
songbirds-board-shown = Carte montrée
songbirds-board-favourite = Favori
songbirds-board-next-worm = Ver suivant
songbirds-board-score = Score
songbirds-board-special-token = { $token } pour { $cells }
songbirds-board-legend = Les jetons sont entre parenthèses, au-dessus de leur colonne et à gauche de leur ligne ; – : jeton attribué. R rouge, B bleu, G vert, W blanc. Un point marque une case où l’on peut poser maintenant ; ★ est la carte spéciale, ses jetons autour d’elle.

## Comment quelqu’un joue, d’après les parties finies

songbirds-statistic-favourites = Favoris : couleur et volume
songbirds-statistic-lines = Lignes gagnées par la couleur du favori, par manche
songbirds-statistic-points = D’où viennent les points, par manche
songbirds-statistic-laid = Tour où le favori est posé
songbirds-statistic-worms = Vers pris
songbirds-statistic-colour = { songbirds-colour }
songbirds-statistic-line = { $line ->
    [columns] colonnes
    [rows] rangées
   *[around] autour de la carte spéciale
}
songbirds-statistic-part = { $part ->
    [own] favori ou ver
   *[berries] baies
}
songbirds-statistic-turn = { $n }
songbirds-statistic-never = jamais
songbirds-statistic-worm = { $worm ->
    [0] aucun
   *[other] { $worm }
}

## Feuille de score

songbirds-pad-award = { songbirds-event-awarded }
songbirds-pad-lapse = { songbirds-event-lapsed }
songbirds-pad-volume = { songbirds-colour } { $volume }
songbirds-pad-missing = Manche { $n } : { $what }.
songbirds-pad-cells = cases vides ({ $n }) : { $cells }
songbirds-pad-berries = jetons baies à noter : { $n }
songbirds-pad-sums = jetons à noter : { $colours }
songbirds-pad-favourites = favori à noter : { $names }
songbirds-pad-worm-left = le ver { $worm } n’est à personne
songbirds-pad-the-favourite = favori
songbirds-pad-favourite-of = favori de { $name }
songbirds-pad-no-round = Aucune manche n’est notée.
songbirds-pad-target = Personne n’a encore { $target } points : il faut une manche { $n }.
songbirds-pad-round-to-play = La manche { $n } sur { $rounds } est à jouer.
songbirds-pad-favourite =
    { $round ->
        [none] Favori { $card }
       *[other] Manche { $round }, favori { $card }
    }
songbirds-pad-worm =
    { $round ->
        [none] Favori { $card }
       *[other] Manche { $round }, favori { $card }
    }, { $worm ->
        [none] sans ver
       *[other] ver { $worm }
    }
songbirds-pad-tokens =
    { $round ->
        [none] Jetons, { $colour }
       *[other] Manche { $round }, jetons, { $colour }
    }
songbirds-pad-no-favourite = Aucun favori réservé : 0 point.
songbirds-pad-next-first = La manche { $n } est finie. { $name } commence la suivante : { $reason }.
songbirds-pad-tie-one = { $names } ont { NUM($points) } points : le favori le plus fort départage, celui de { $winner } ({ $volume }).
songbirds-pad-tie-shared = { $names } ont { NUM($points) } points : avec un favori de même volume ({ $volume }), { $winners } partagent la victoire.

### Ce qui ne va pas sur la feuille

error-no-such-cell = Il n’y a pas de case « { $cell } » ; les cases vont de a1 à e5.
error-no-such-colour = Il n’y a pas de couleur « { $colour } » ; les couleurs sont : { $colours }.
error-wrong-centre = En { $cell }, « { $card } » ne peut pas être : au centre il y a { $right }.
error-special-elsewhere = La carte spéciale « { $card } » ne peut pas être en { $cell }.
error-no-such-berry-token = Il n’y a pas de jeton { $token } de plus ; les jetons baies sont : { $tokens }.
error-impossible-tokens = { CAPITAL($colour) } ne peut pas avoir { $n } : aucun choix de jetons ne fait cette somme.
error-too-many-berries = Les quatre couleurs ont { $n } ensemble : aucun choix de jetons ne fait cette somme.
error-no-worms = Les vers ne comptent que dans Early Bird.
error-no-such-worm = Il n’y a pas de ver { $worm } de plus ; les vers sont : { $worms }.
error-one-favourite = Une partie solo ou coopérative n’a qu’un favori, pas { $n }.

## Mise en place

songbirds-setup-berries = Mélangez les { $n } jetons baies : { $side } au-dessus des colonnes, { $side } à gauche des lignes de la forêt, tous face visible.
songbirds-setup-harvest = Posez les quatre cartes Récolte, une par couleur : elles gardent les jetons gagnés.
songbirds-setup-centre = Mélangez les cartes et posez-en une, face visible, au centre de la forêt.
songbirds-setup-deal-two = Distribuez { $n } cartes à chacun ; la dernière reste de côté, face cachée.
songbirds-setup-worms = Early Bird : posez les vers { $worms } à portée de main.
songbirds-setup-target = Match : jusqu’à ce qu’un total atteigne { $target } points.
songbirds-setup-match = Match en { $n } manches : les points s’additionnent.
songbirds-setup-draw-special = À 4 joueurs, une carte spéciale est au centre : choisissez-la ou tirez-la au sort.
songbirds-setup-special = Carte spéciale { $special } au centre, avec ses jetons : { $tokens }.
songbirds-setup-token = { $line } { SIGNED($token) }
songbirds-setup-diagonals = Mélangez les cartes et posez-en { $n }, face visible, sur les deux diagonales.
songbirds-setup-solo = Prenez une carte en main ; les { $pile } autres sont la pioche.
songbirds-setup-coop = Distribuez une carte à chacun, en secret ; les { $pile } autres sont la pioche.

## Feuilles à imprimer

songbirds-sheet-round = Manche
songbirds-sheet-favourite = Favori
songbirds-sheet-worm = ou ver
songbirds-sheet-tokens = Jetons
songbirds-sheet-score-of = Score
songbirds-sheet-title = Titre
songbirds-sheet-match = Carte de match
songbirds-sheet-together = Seul ou tous ensemble
songbirds-sheet-names = Joueurs
songbirds-sheet-note = Notez les jetons de chaque couleur, puis pour chacun son favori, les jetons de sa couleur et le total. Early Bird : le ver au lieu du volume.
songbirds-sheet-note-together = Score : volume du favori, plus les jetons de sa couleur, moins ceux des trois autres.
songbirds-sheet-aid-place = Posez
songbirds-sheet-aid-place-text = une carte dans une case vide, à côté d’une case occupée (pas en diagonale).
songbirds-sheet-aid-full-line = Ligne ou colonne pleine :
songbirds-sheet-aid-full-line-text = son jeton va aussitôt à la couleur la plus forte, volumes additionnés.
songbirds-sheet-aid-equal = Sommes égales :
songbirds-sheet-aid-equal-text = elles s’annulent ; la meilleure qui reste gagne. S’il n’en reste pas, le jeton quitte la partie.
songbirds-sheet-aid-special = À quatre, la carte spéciale :
songbirds-sheet-aid-special-text = corbeau et faucon punissent les plus forts autour d’eux, colibri et moqueur aident les plus faibles.
songbirds-sheet-aid-favourite = Forêt pleine :
songbirds-sheet-aid-favourite-text = votre dernière carte est votre favori. Son volume et les jetons de sa couleur font votre score.
songbirds-sheet-aid-early-bird = Early Bird :
songbirds-sheet-aid-early-bird-text = une fois, au lieu de poser, réservez un favori face cachée et prenez le plus gros ver ({ $worms }) ; il remplace le volume.
songbirds-sheet-aid-match = En match,
songbirds-sheet-aid-match-text = le plus haut total commence la manche suivante ; à égalité, le plus de jetons.
songbirds-sheet-aid-together = Seul ou ensemble :
songbirds-sheet-aid-together-text = piochez, puis posez ou, une fois par partie, réservez le favori. Les jetons des autres couleurs sont retirés du score.
