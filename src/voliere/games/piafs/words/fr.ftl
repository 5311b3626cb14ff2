### Piafs

piafs-title = Piafs
piafs-tagline = Attroupez vos oiseaux au pied de la mangeoire et chassez celui qui est perché.

## Options

piafs-option-players = Joueurs
piafs-option-without = Espèce laissée de côté (à 2)
piafs-option-without-null = Tirée au sort
piafs-option-without-CH = Sans les { piafs-species-CH-many }
piafs-option-without-SP = Sans les { piafs-species-SP-many }
piafs-option-without-BU = Sans les { piafs-species-BU-many }
piafs-option-without-BL = Sans les { piafs-species-BL-many }
piafs-option-without-GR = Sans les { piafs-species-GR-many }
piafs-option-without-YE = Sans les { piafs-species-YE-many }
piafs-option-first = Premier joueur
piafs-option-first-null = Tiré au sort

## Caractères des robots

piafs-personality-majorities = avide de majorités
piafs-personality-seeds = avide de graines
piafs-personality-pairs = avide de couples

## Cartes

piafs-species-CH = pinson
piafs-species-SP = moineau
piafs-species-BU = bouvreuil
piafs-species-BL = merle
piafs-species-GR = verdier
piafs-species-YE = bruant
piafs-species-CH-many = pinsons
piafs-species-SP-many = moineaux
piafs-species-BU-many = bouvreuils
piafs-species-BL-many = merles
piafs-species-GR-many = verdiers
piafs-species-YE-many = bruants
piafs-species = { $species ->
    [CH] { piafs-species-CH }
    [SP] { piafs-species-SP }
    [BU] { piafs-species-BU }
    [BL] { piafs-species-BL }
    [GR] { piafs-species-GR }
   *[YE] { piafs-species-YE }
}
piafs-species-many = { $species ->
    [CH] { piafs-species-CH-many }
    [SP] { piafs-species-SP-many }
    [BU] { piafs-species-BU-many }
    [BL] { piafs-species-BL-many }
    [GR] { piafs-species-GR-many }
   *[YE] { piafs-species-YE-many }
}
piafs-malus-crow = corbeau
piafs-malus-squirrel = écureuil
piafs-card = { $kind ->
    [bird] { piafs-species } { $sex ->
        [m] mâle
       *[f] femelle
    } { $strength }
    [seed] graine { $value }
   *[malus] { $malus ->
        [crow] { piafs-malus-crow }
       *[squirrel] { piafs-malus-squirrel }
    }
}
piafs-the-card = { $kind ->
    [bird] le { piafs-card }
    [seed] la { piafs-card }
   *[malus] { $malus ->
        [crow] le { piafs-card }
       *[squirrel] l’{ piafs-card }
    }
}
piafs-n-seeds = { $n ->
    [one] { $n } graine
   *[other] { $n } graines
}

## Coups

piafs-move-play = jouer { $card_the } au perchoir { $perch }
piafs-move-add = ajouter { $card_the } à la collection
piafs-move-decline = ne rien ajouter
piafs-move-give-up = laisser partir { $card_the }
piafs-move-draw = piocher une carte cachée
piafs-move-draw-from-track = prendre { $card_the } sur la piste
piafs-move-keep = garder { $cards_the }

## Ce qui se passe

piafs-event-played = { $seat } joue { $card_the } au perchoir { $perch }.
piafs-event-held = Perchoir { $perch } : { $ground ->
    [0] plus personne au sol
   *[other] { $ground } au sol, { COMPARE($ground, $strength) ->
        [equal] autant que
       *[less] moins que
    } les { $strength } du perchoir
}.
piafs-event-outweighed = Perchoir { $perch } : { $ground } au sol contre { $strength } sur le perchoir, différence { $difference }.
piafs-event-took-seed = { $position ->
    [none] { $seat } retourne une { $seed } de la pioche et la prend.
   *[other] { $seat } prend { $seed_the } en position { $position }.
}
piafs-event-took-malus = { $position ->
    [none] { $seat } retourne un { $malus } de la pioche et doit le prendre.
   *[other] { $seat } doit prendre { $malus_the } en position { $position }.
}
piafs-event-took-nothing = { $position ->
    [none] La pioche Mangeoire est vide : { $seat } n’obtient rien.
   *[other] Rien en position { $position } : { $seat } n’obtient rien.
}
piafs-event-slid-down = Ce qui est au-dessus de la position { $position } descend d’un cran.
piafs-event-captured = { CAPITAL($card_the) } rejoint la collection { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}.
piafs-event-robbed = { $n_lost ->
    [0] L’écureuil repart bredouille : { $seat } n’a aucune graine.
   *[other] L’écureuil vole { $lost_id ->
        [none] { $n_lost ->
            [one] { $n_lost } graine
           *[other] { $n_lost } graines
        }
       *[other] { $n_lost ->
            [one] la graine
           *[other] les graines
        } { $lost_id }
    } à { $seat }.
}
piafs-event-gave-up = Le corbeau fait fuir { $card_the } { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}.
piafs-event-perched = { CAPITAL($card_the) } monte sur le perchoir { $perch }.
piafs-event-added = { $seat } ajoute { $card_the } à sa collection.
piafs-event-declined = { $seat } n’ajoute rien à sa collection.
piafs-event-drew = { $card_the ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card_the }.
}
piafs-event-drew-from-track = { $seat } prend { $card_the } sur la piste.
piafs-event-track-refilled = { CAPITAL($card_the) } arrive sur la piste.
piafs-event-seed-laid = Une { $seed } complète la colonne en position { $position }.
piafs-event-malus-laid = { $position ->
    [none] Un { $malus } sort de la pioche et quitte la partie : il n’a plus de place.
   *[other] Un { $malus } se pose à côté de la position { $position }.
}
piafs-event-end-triggered = La pioche Mangeoire est épuisée : la fin de la partie est déclenchée.
piafs-event-passed-over = { $seat } n’a plus de carte et passe son tour.
piafs-event-keeping-began = C’était le dernier tour : chacun choisit deux cartes à garder.
piafs-event-chose = { $cards_the ->
    [none] { $seat } a choisi ses cartes.
   *[other] { $seat } choisit de garder { $cards_the }.
}
piafs-event-kept = { $seat } ajoute { $cards_the } à sa collection{ $n_discarded ->
    [0] { "" }
   *[other] { " " }et défausse { $discarded_the ->
        [none] { $n_discarded ->
            [one] { $n_discarded } carte
           *[other] { $n_discarded } cartes
        }
       *[other] { $discarded_the }
    }
}.
piafs-event-scored = { $seat } : { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} = { $pair_points } ; majorités : { $majorities_n ->
    [0] aucune
   *[other] { $majorities_commas }
} ; graines = { $seed_points } ; total { $total }.
piafs-event-scored-majorities = { $name ->
    [CH] { piafs-species-CH-many }
    [SP] { piafs-species-SP-many }
    [BU] { piafs-species-BU-many }
    [BL] { piafs-species-BL-many }
    [GR] { piafs-species-GR-many }
   *[YE] { piafs-species-YE-many }
} { $item }

## La table, à lire à haute voix

piafs-table-stage = { $phase ->
    [play] C’est à { $name } de jouer une carte
    [add] { $name } peut ajouter une carte à sa collection
    [crow] { $name } doit céder un oiseau au corbeau
    [draw] { $name } pioche
    [keep] Chacun choisit les cartes à garder
   *[over] La partie est finie
}. Premier joueur : { $first }.{ $species ->
    [none] { "" }
   *[other] { " " }On joue sans les { piafs-species-many }.
}{ $is_ending ->
    [yes] { " " }Dernier tour de table.
   *[no] { "" }
}
piafs-table-perch = Perchoir { $number } : { $bird } ; au sol : { $ground ->
    [none] personne
   *[other] { $ground }
}.
piafs-table-vacant = Perchoir { $number }, dans l’ordre : { $birds }.
piafs-table-column = Colonne : { $column }.
piafs-table-position = { $position }, { $there }
piafs-table-track = Piste : { $track }. Cartes dans les pioches Oiseaux et Mangeoire : { $n_birds }, { $n_feeder }.
piafs-table-player = { $name } : { $hand } en main, { $seeds }. Collection : { $birds }.
piafs-table-scored = { $name } : { $points }, { $seeds }. Collection : { $birds }.
piafs-table-your-seeds = Vos graines : { $seeds }.

## Ce qui parle pour un coup, dans les conseils

piafs-reason-captures = Cela capture { $n ->
    [one] { $n } oiseau
   *[other] { $n } oiseaux
} et des graines pour { $seeds }.
piafs-reason-malus = Un malus vient avec { $deals }.
piafs-reason-holds = Cela ne capture rien ; { $is_safe ->
    [yes] ensuite, aucun oiseau seul ne capture au perchoir { $perch }
   *[no] ensuite, un oiseau de { $missing } ou plus capture au perchoir { $perch }
}.
piafs-reason-more-pairs = Vous finissez avec { $pairs } couples en moyenne, { $more } de plus qu’avec les autres coups.
piafs-reason-pairs = Vous finissez avec { $pairs } couples en moyenne.
piafs-reason-majority = Vous finissez avec la majorité des { piafs-species-many } { $deals }.
piafs-reason-leaves = Cela laisse à { $seat } la majorité des { piafs-species-many } { $deals }.

## La table dessinée

piafs-board-perch = Perchoir { $number }
piafs-board-column = Colonne
piafs-board-track = Piste
piafs-board-birds = Pioche Oiseaux
piafs-board-feeder = Pioche Mangeoire
piafs-board-seeds = Graines
piafs-board-your-seeds = Vos graines
piafs-board-collection = Collection
piafs-board-species = { $species } { piafs-species }
piafs-board-legend = À chaque perchoir : l’oiseau perché, puis derrière la flèche ceux au sol, dans l’ordre. m mâle, f femelle ; le chiffre est la force. La colonne se lit de bas en haut, position 1 en bas, la graine puis le malus. { $species }.

## Comment quelqu’un joue, d’après les parties finies

piafs-statistic-points = D’où viennent les points
piafs-statistic-majorities = Majorités tenues à la fin
piafs-statistic-eggs = Œufs des majorités
piafs-statistic-happenings = À la mangeoire, par partie
piafs-statistic-source = { $source ->
    [pairs] couples
    [majorities] majorités
   *[seeds] graines
}
piafs-statistic-species = { piafs-species-many }
piafs-statistic-happening = { $happening ->
    [captured] oiseaux capturés
    [added] oiseaux ajoutés de la main
    [seeds] graines prises
    [pairs] couples à la fin
    [crow] corbeaux rencontrés
    [squirrel] écureuils rencontrés
   *[lost] graines perdues aux écureuils
}

## Feuille de score

piafs-pad-missing = Rien n’est noté pour { $name }.
piafs-pad-pairs =
    { $n ->
        [one] { $n } paire × { $points }
       *[other] { $n } paires × { $points }
    }
piafs-pad-majority = Majorité de { $birds }
piafs-pad-seeds = Graines
piafs-pad-majority-shared = Autant de { $birds } ({ $n }) chez { $names } : tous marquent la majorité.
piafs-pad-n-pairs =
    { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
piafs-pad-tie-shared = { $names } ont { $points } points : autant de paires aussi ({ piafs-pad-n-pairs }), la victoire est partagée.
piafs-pad-tie-some = { $names } ont { $points } points : le plus de paires départage, { $winners } en ont { piafs-pad-n-pairs } et partagent la victoire.
piafs-pad-tie-one = { $names } ont { $points } points : le plus de paires départage, { $winner } en a { piafs-pad-n-pairs }.

### Ce qui ne va pas sur la feuille

error-species-out = { $card } ne peut pas être là : à 2 joueurs, on joue sans les { $species }.
error-all-species = { $card } ne peut pas être là : à 2 joueurs, une espèce est retirée du jeu, et les six sont sur la table.
error-no-such-seed = « { $card } » n’est pas une graine ; les graines valent { $values }.
error-malus-leaves = Le malus « { $card } » quitte le jeu : seules les graines comptent.
error-too-many-seeds = Il n’y a que { $most } graines de valeur { $card } à { $players } joueurs, pas { $n }.

## Mise en place

piafs-setup-perches = Perchoirs
piafs-setup-feeder = Posez la mangeoire au milieu, avec { $perches } perchoirs.
piafs-setup-marked = À 2 joueurs, retirez les { $n } cartes Mangeoire marquées 3+ ({ $cards }).
piafs-setup-column = Mélangez les cartes Mangeoire et posez { $n } graines en colonne, la première en bas. Un corbeau ou un écureuil est remplacé, puis remélangé dans la pioche.
piafs-setup-draw-species = À 2 joueurs, tirez une espèce au sort et retirez tous ses oiseaux.
piafs-setup-without = À 2 joueurs, une espèce sort : retirez les { $birds }.
piafs-setup-birds = Mélangez les oiseaux et posez-en un, face visible, à chaque perchoir.
piafs-setup-hands = Distribuez { $hand } oiseaux à chacun. Le reste est la pioche ; { $track } en sont posés face visible à côté : c’est la piste.

## Feuilles à imprimer

piafs-sheet-species = Espèce
piafs-sheet-birds = Oiseaux
piafs-sheet-eggs = Œufs
piafs-sheet-pairs = Paires × { $points }
piafs-sheet-seeds = Graines
piafs-sheet-note = Majorité d’une espèce (égalité comprise) : les œufs de tous ses oiseaux. Œufs des forces 1 à 6 : { $eggs }. À égalité de points, le plus de paires gagne.
piafs-sheet-aid-play = Jouez
piafs-sheet-aid-play-text = une carte à la fin de la file d’un perchoir, au choix.
piafs-sheet-aid-compare = Comparez
piafs-sheet-aid-compare-text = les forces au sol, ensemble, à l’oiseau perché de cette rangée.
piafs-sheet-aid-capture = Le sol est plus fort : capturez
piafs-sheet-aid-capture-text = la graine de la colonne que dit la différence (1 à { $column } ; au-delà, le dessus de la pioche), le malus à côté, puis l’oiseau perché.
piafs-sheet-aid-malus = Un malus agit aussitôt.
piafs-sheet-aid-malus-text = Corbeau : un oiseau de votre plus grande pile part. Écureuil : deux cartes de votre pile de score partent, au hasard.
piafs-sheet-aid-perch = Le plus fort du sol se perche
piafs-sheet-aid-perch-text = (à égalité, le plus proche), et l’on compare encore : tant que le sol est plus fort, vous capturez.
piafs-sheet-aid-add = Rien capturé ?
piafs-sheet-aid-add-text = Vous pouvez ajouter à votre collection une carte de votre main, pas plus forte que celle que vous avez jouée.
piafs-sheet-aid-refill = Complétez
piafs-sheet-aid-refill-text = votre main à { $hand } cartes (pioche ou piste), puis la colonne à { $column } graines ; les malus rencontrés vont à côté, au plus bas.
piafs-sheet-aid-end = À la fin
piafs-sheet-aid-end-text = gardez { $kept } cartes de votre main. Paire : { $pair } points. Majorité : les œufs de l’espèce. Plus vos graines.
