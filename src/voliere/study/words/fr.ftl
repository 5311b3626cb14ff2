# L’étude des parties.

## Le résumé

study-with-error = { $value } ± { $error }
study-ecart-of = { $name } { $ecart }
study-played-best = { $name } a le moins perdu d’après ce qu’on pouvait savoir : un écart de { $ecart } millièmes de partie par décision qui compte ; { $others }.
study-played-alone = D’après ce qu’on pouvait savoir, { $name } a perdu { $ecart } millièmes de partie (l’écart) à chacune de ses { $n } décisions qui comptent.
study-nothing-counted = On ne peut dire d’aucune décision de cette partie qu’elle comptait.
study-chance-did = Après coup, le hasard { $favoured ->
    [yes] a favorisé
   *[no] a desservi
} { $name } : { $luck } { $shared ->
    [yes] points
   *[no] points de chances de gagner
} (donne { $deal }, pioche { $draw }).
study-turned = Le plus grand tournant : { $cause }, { $change } { $shared ->
    [yes] points
   *[no] points de chances de gagner
} pour { $name }.
study-coarse = À prendre avec prudence : le joueur rapide qui continue après chaque coup joue trop faiblement à ce jeu pour dire ce que vaut un coup.
study-never-turned = Rien n’y a changé les perspectives.
study-cause-deal = la donne
study-cause-chance = ce que le hasard a apporté après le coup { $number }
study-cause-decision = { $move ->
    [none] coup { $number } de { $name }
   *[other] coup { $number } de { $name } ({ $move })
}

## Ce qu’on dit d’une analyse

study-analysing = Analyse
study-head = { $title } : { $names }. Budget : { $budget } ms ; coups jugés par { $judge ->
    [search] la recherche
   *[instinct] l’instinct, qui continue la partie
}.
study-could-know = Ce qu’on pouvait savoir (d’après ce que chaque place savait alors ; pertes en points de chances de gagner) :
study-no-losses = Aucune décision n’a perdu quoi que ce soit qui se distingue du hasard.
study-hindsight = Ce que le hasard a fait (après coup : toutes les mains ouvertes, rien de ce qui vient n’est connu), en { $shared ->
    [yes] points
   *[no] points de chances de gagner
} :
study-turning-points = Les tournants, après coup :
study-column-move = Coup
study-column-seat = Place
study-column-played = Joué
study-column-best = Meilleur
study-column-loss = Perte
study-column-error = ±
study-column-class = Classe
study-column-fair = Part juste
study-column-deal = Donne
study-column-draw = Pioche
study-column-own = Ses coups
study-column-others = Les autres
study-column-remainder = Reste
study-column-result = Résultat
study-column-ecart = Écart
study-column-counted = Comptées
study-class-good = bon
study-class-inaccuracy = imprécision
study-class-mistake = erreur
study-class-blunder = gaffe
study-turning-point = { $change } pour { $name } : { $cause }
study-luck-of-the-day = La chance du jour : { $told }
study-plot-curve = Perspectives, après coup
study-plot-losses = Pertes d’après ce qu’on pouvait savoir
study-plot-moves = Coup

## Conseils

hint-says = Pour qui ne voit que ce que vous voyez :
hint-only = C’est le seul coup possible.
hint-move = { CAPITAL($move) } : { $win } ± { $error } de chances de gagner, { $points } points en moyenne.
hint-move-shared = { CAPITAL($move) } : { $points } points en moyenne.

## Ce qui peut aller de travers

error-study-unfinished = Cette partie n’est pas finie (coups : { $moves }) ; seule une partie finie s’analyse.
error-study-running = On ne repart d’une partie qu’une fois qu’elle est finie.
error-no-such-decision = Il n’y a pas de décision après { $move } coups ; la dernière vient après { $last }.
error-not-exchangeable = { $one } et { $other } ne peuvent pas être échangées ici : l’une a été jouée, ou n’est pas une carte de cette donne.
