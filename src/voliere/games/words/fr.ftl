# Ce que tous les jeux partagent.

## Énumérations : « 1, 2 et 3 »

list-none = rien
list-more = { $list }, { $item }
list-last = { $list } et { $item }
list-part = { $list } ; { $item }

## Ce qui se dit dans tous les jeux

game-of-name = { VOWEL($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}
game-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
game-your-hand = { $n ->
    [0] Votre main est vide.
   *[other] Votre main : { $cards }.
}
game-your-choice = Votre choix : { $move }.
event-dealt = { $round ->
    [1] Les cartes sont distribuées.
   *[other] Les cartes de la manche { $round } sont distribuées.
}
event-ended = Fin de la partie : { $result_title ->
    [none] { $result_winners } { $result_winners_n ->
        [1] gagne
       *[other] partagent la victoire
    } ({ $result_scores_commas })
   *[other] { $result_scores_1 ->
        [one] { NUM($result_scores_1) } point
       *[other] { NUM($result_scores_1) } points
    }, { $result_title }
}.
event-ended-result-scores = { $seat } { NUM($item) }

## Conseils

reason-score = En moyenne, cela finit à { $own } points.
reason-scores = En moyenne, vous finissez à { $own } points, votre meilleur rival à { $rival }.
reason-deals = { $n ->
    [0] dans aucune des 100 donnes imaginées
    [100] dans les 100 donnes imaginées
    [one] dans { $n } donne imaginée sur 100
   *[other] dans { $n } donnes imaginées sur 100
}

## Les tables dessinées

board-player = Joueur
board-points = Points
board-cards = Cartes
board-hand = Main
board-your-hand = Votre main
board-your-choice = Votre choix
board-pile = Pioche

## Nombres : « 1 234,5 », « 50 % »

number-decimal = { $whole },{ $fraction }
number-grouped = { $more } { $group }
number-percent = { $number } %
points = { $n ->
    [one] { NUM($n) } point
   *[other] { NUM($n) } points
}

## Ce qui ne va pas

error-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $options }.
error-bad-players = { $game } se joue à { $least } joueurs au moins et { $most } au plus, pas à { $players }.
error-bad-option-value = L’option { $option } ne peut pas valoir { $value } ; valeurs admises : { $allowed }.
error-bad-combination = { $option } = { $value } ne va pas avec { $other } = { $other_value }.
error-missing-option = Avec { $other } = { $other_value }, il faut l’option { $option } ; valeurs admises : { $allowed }.
error-bad-notation = « { $text } » n’est pas un coup de { $game } ; exemple : { $example }.
error-illegal-move = Le coup { $move } n’est pas permis à la place { $seat } maintenant.
error-not-to-move = La place { $seat } n’a rien à décider maintenant ; c’est à : { $actors }.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-game-over = La partie est finie : le coup { $move } n’est plus possible.
error-nothing-to-undo = Aucun coup n’a été joué : il n’y a rien à reprendre.
error-undo-too-many = On ne peut pas reprendre { $n } coups : la partie n’en compte que { $played }.
error-bad-deal = La donne est fausse : { $what } ({ $value }).
error-bad-record = L’enregistrement est abîmé : { $what }.
error-bad-record-version = L’enregistrement est de version { $version } ; celle que nous lisons est 1.
error-wrong-move-in-record = Coup { $number } de l’enregistrement : { $reason }
error-wrong-legal-in-record = Coup { $number } de l’enregistrement : la liste des coups permis est fausse ({ $value }).
error-wrong-chance-in-record = Entrée { $number } de l’enregistrement : le hasard { $value } est impossible ici.
error-wrong-result = Le résultat enregistré { $recorded } est faux ; le bon est { $right }.
error-no-fairness = L’enregistrement ne dit pas d’où vient la donne : il n’y a rien à vérifier.
error-no-pad = { $game } n’a pas de carnet de score.
error-no-sheets = { $game } n’a pas de feuilles à imprimer.
error-missing-package = Il faut pour cela { $package } : pip install "voliere[{ $extra }]"
error-bad-plot-format = « { $path } » ne peut pas être une image ; les fins possibles sont : { $formats }.
