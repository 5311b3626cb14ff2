### Birds of a Feather

feather-title = Birds of a Feather
feather-tagline = Chaque carte est un lieu à visiter et un oiseau à y voir : devinez où vont les autres.

## Options et titres

feather-option-players = Joueurs
feather-option-opening = Mains de départ
feather-option-opening-deal = Distribuées
feather-option-opening-migration = Migration : chacun passe des cartes à gauche
feather-option-opening-draft = Draft : chacun compose sa main à partir de lots
feather-option-raptors = Les rapaces font fuir les oiseaux installés

## Caractères des robots

feather-personality-collector = fidèle à ses habitats
feather-personality-wanderer = nomade
feather-title-rank-1 = Oisillon
feather-title-rank-2 = Fenêtre ouverte
feather-title-rank-3 = Bottes crottées
feather-title-rank-4 = Œil de faucon
feather-title-rank-5 = Légende des affûts

## Cartes

feather-habitat-M = montagne
feather-habitat-W = marécage
feather-habitat-D = désert
feather-habitat-F = forêt
feather-habitat-O = océan
feather-habitat = { $habitat ->
    [M] { feather-habitat-M }
    [W] { feather-habitat-W }
    [D] { feather-habitat-D }
    [F] { feather-habitat-F }
   *[O] { feather-habitat-O }
}
feather-kind = { $kind ->
    [A] as
    [R] rapace
    [X] rare
    [C] commun
   *[uncommon] inhabituel
}
feather-bird = { $bird ->
    [MA] Roselin à tête grise
    [MR] Aigle royal
    [MX] Colin des montagnes
    [M1] Mésange de Gambel
    [M2] Cassenoix d’Amérique
    [M3] Merlebleu azuré
    [MC] Geai de Steller
    [WA] Butor d’Amérique
    [WR] Busard des marais
    [WX] Grue du Canada
    [W1] Martin-pêcheur d’Amérique
    [W2] Grand Héron
    [W3] Troglodyte des marais
    [WC] Carouge à épaulettes
    [DA] Oriole jaune-verdâtre
    [DR] Faucon des prairies
    [DX] Chevêchette des saguaros
    [D1] Grand Géocoucou
    [D2] Troglodyte des cactus
    [D3] Colin de Gambel
    [DC] Bruant à gorge noire
    [FA] Grive à collier
    [FR] Autour d’Amérique
    [FX] Grand Pic
    [F1] Troglodyte de Baird
    [F2] Grimpereau brun
    [F3] Piranga à tête rouge
    [FC] Junco ardoisé
    [OA] Macareux huppé
    [OR] Balbuzard pêcheur
    [OX] Courlis à long bec
    [O1] Huîtrier de Bachman
    [O2] Pélican brun
    [O3] Cormoran de Brandt
   *[OC] Goéland d’Audubon
}
feather-card = { feather-bird } ({ feather-habitat }, { feather-kind })
feather-the-card = { $bird ->
    [MR] l’{ feather-bird }
    [M1] la { feather-bird }
    [WX] la { feather-bird }
    [DA] l’{ feather-bird }
    [DX] la { feather-bird }
    [FA] la { feather-bird }
    [FR] l’{ feather-bird }
    [O1] l’{ feather-bird }
   *[other] le { feather-bird }
}
feather-owner = { $owner ->
    [pile] pioche
    [n0] main neutre 1
    [n1] main neutre 2
   *[other] { $owner }
}

## Coups

feather-move-play = jouer { $card_the }
feather-move-discard = défausser { $card_the }
feather-move-pass = passer { $cards_the }
feather-move-draft = prendre { $card_the }
feather-move-draft-and-put = prendre { $card_the }, mettre { $put_the } dans la main neutre

## Ce qui se passe

feather-event-chose = { $move ->
    [none] { $seat } a choisi.
   *[other] { $seat } a choisi : { $move }.
}
feather-event-passed = { $seat } passe { $cards_the ->
    [none] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
   *[other] { $cards_the }
} à { $to }.
feather-event-drafted = { $seat } prend { $card_the ->
    [none] une carte
   *[other] { $card_the }
} dans son lot.
feather-event-put = { $seat } met { $card_the ->
    [none] une carte
   *[other] { $card_the }
} dans la main neutre { $neutral ->
    [0] 1
   *[1] 2
}.
feather-event-packs-passed = Les lots passent à { $direction ->
    [left] gauche
   *[right] droite
}.
feather-event-packs-opened = Lot numéro { $pack_round } : chacun reçoit { $n } cartes.
feather-event-shuffled = La main neutre { $neutral ->
    [0] 1
   *[1] 2
} est mélangée.
feather-event-revealed = Cartes révélées : { $cards_commas }.
feather-event-revealed-cards = { feather-owner } : { feather-bird }
feather-event-chased-off = { CAPITAL($raptor_the) } fait fuir { $cards }.
feather-event-chased-off-cards = { $card_the }
feather-event-visited = { $seat }, { $habitat ->
    [M] en montagne
    [W] au marécage
    [D] au désert
    [F] en forêt
   *[O] à l’océan
}, { $new_n ->
    [0] ne voit rien de nouveau.
   *[other] coche { $new_the } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $full ->
        [yes] { " " }Habitat complet !
       *[no] { "" }
    }
}
feather-event-left = { CAPITAL($cards) } { $cards_n ->
    [1] quitte
   *[other] quittent
} la partie.
feather-event-left-cards = { $card_the }
feather-event-settled = Restent installés pour la suite : { $cards }.
feather-event-settled-cards = { $card_the }
feather-event-discarded = { $seat } défausse { $card_the ->
    [none] une carte
   *[other] { $card_the }
}.
feather-event-drew = { $seat } pioche { $card_the ->
    [none] une carte
   *[other] { $card_the }
}.
feather-event-scored = { $seat } : { $sheet_aces ->
    [one] { $sheet_aces } as
   *[other] { $sheet_aces } as
} × 2 + { $sheet_others ->
    [one] { $sheet_others } autre oiseau
   *[other] { $sheet_others } autres oiseaux
} × 1 + { $sheet_commons ->
    [one] { $sheet_commons } commun
   *[other] { $sheet_commons } communs
} × 0 + { $sheet_full_n ->
    [one] { $sheet_full_n } habitat complet
   *[other] { $sheet_full_n } habitats complets
} × 3 = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## La table, à lire à haute voix

feather-table-phase = { $phase ->
    [migration] Migration : choisissez les cartes à passer.
    [draft] Draft, lot numéro { $pack_round }.
    [over] Partie finie, manche { $round } sur { $rounds }.
    [discard] Manche { $round } sur { $rounds } : défaussez une carte.
   *[play] Manche { $round } sur { $rounds }.
}
feather-table-lingering = Oiseaux installés : { $cards }.
feather-table-owned = { feather-owner } : { $card }
feather-table-player = { $name } : { $points }, { $cards } en main. Oiseaux vus : { $sheet }.
feather-table-habitat = { feather-habitat } ({ $n }/{ $of }) { $birds }
feather-table-neutral = Main neutre { $number } : { $cards }.
feather-table-pile = Pioche : { $cards }.
feather-table-aside = De côté : { $n } cartes cachées.
feather-table-passed = Vous avez passé : { $cards }.
feather-table-received = Vous avez reçu : { $cards }.
feather-table-put = Mis dans une main neutre : { $cards }.
feather-table-pack = Votre lot : { $cards }.

## Ce qui parle pour un coup, dans les conseils

feather-reason-ticks = { $n ->
    [0] Rien n’est sûr d’être coché ; en moyenne, cela rapporte { $points } cette manche.
   *[other] À coup sûr : { $birds } ; en moyenne, cela rapporte { $points } cette manche.
}
feather-reason-maybe = Et { feather-bird } { $deals }.
feather-reason-complete = Cela complète l’habitat ({ feather-habitat }) { $deals }.
feather-reason-raptor = Un rapace chasse ce qui s’y attarde ({ feather-habitat }) { $deals }.
feather-reason-shown = Quelqu’un d’autre voit votre { feather-bird } pour la première fois { $deals }.
feather-reason-seen = À la fin, vous avez vu { feather-bird } { $deals }.
feather-reason-put = Mis dans la main neutre, { feather-bird } est vu { $deals }.
feather-reason-bird-deals = { feather-bird } { $deals }
feather-reason-passed = Ce que vous passez, vous le voyez quand même : { $each }.
feather-reason-known = Vous avez déjà vu { feather-bird }.

## La table dessinée

feather-board-habitat = { $habitat } { feather-habitat }
feather-board-lingering = Installés
feather-board-owner = { $owner ->
    [pile] pioche
    [n0] neutre 1
    [n1] neutre 2
   *[other] { $owner }
}
feather-board-neutral-hand = Main neutre { $number }
feather-board-aside = De côté
feather-board-pack = Votre lot
feather-board-passed = Passées
feather-board-received = Reçues
feather-board-put = Mises dans une main neutre
feather-board-legend = Une ligne par habitat, une colonne par oiseau : A as, R rapace, X rare, 1 2 3 inhabituels, C commun. ✓ : oiseau vu, · : pas encore.

## Comment quelqu’un joue, d’après les parties finies

feather-statistic-habitats = Points de chaque habitat
feather-statistic-full = Habitats complétés
feather-statistic-visits = Visites par partie
feather-statistic-worth = Points d’une visite
feather-statistic-kinds = Oiseaux vus, par sorte
feather-statistic-raptors = Rapaces, par partie
feather-statistic-habitat = { feather-habitat }
feather-statistic-kind = { $kind ->
    [A] as
    [R] rapaces
    [X] oiseaux rares
    [uncommon] oiseaux inhabituels
   *[C] oiseaux communs
}
feather-statistic-raptor = { $raptor ->
    [chased] fois que votre rapace en chasse d’autres
    [own] vos oiseaux qu’il chasse
   *[others] vos oiseaux chassés par d’autres
}

## Feuille de score

feather-pad-missing = { $name } n’a encore coché aucun oiseau.
feather-pad-line =
    { $what ->
        [aces] { $n } as
        [commons] { $n ->
            [one] { $n } commun
           *[other] { $n } communs
        }
       *[others] { $n ->
            [one] { $n } autre oiseau
           *[other] { $n } autres oiseaux
        }
    } × { $points }
feather-pad-full =
    { $n ->
        [one] { $n } habitat complet
       *[other] { $n } habitats complets
    }
feather-pad-shared = { $names } ont { $points } points : la victoire est partagée.

### Ce qui ne va pas sur la feuille

error-bird-twice = { $card } est coché deux fois sur la feuille de { $name }.

## Mise en place

feather-setup-neutral-hands = Mains neutres
feather-setup-shuffle = Mélangez les { $n } cartes.
feather-setup-sheets = Chacun prend une feuille de 35 cases : cinq habitats de sept oiseaux.
feather-setup-raptors = Variante rapaces : un rapace révélé fait fuir les oiseaux installés de son habitat.
feather-setup-neutral =
    { $n ->
        [one] Distribuez aussi { $n } main neutre de { $size } cartes, face cachée : chacune joue sa carte du dessus à chaque manche.
       *[other] Distribuez aussi { $n } mains neutres de { $size } cartes, face cachée : chacune joue sa carte du dessus à chaque manche.
    }
feather-setup-aside = Les { $n } cartes restantes sont mises de côté, face cachée.
feather-setup-migration =
    { $n ->
        [one] Migration : chacun choisit { $n } carte à passer à gauche, tous ensemble, avant de voir ce qui arrive.
       *[other] Migration : chacun choisit { $n } cartes à passer à gauche, tous ensemble, avant de voir ce qui arrive.
    }
feather-setup-draft =
    { $n ->
        [one] Draft : chacun aura { $n } lot de { $size } cartes, l’un après l’autre.
       *[other] Draft : chacun aura { $n } lots de { $size } cartes, l’un après l’autre.
    } Chacun prend une carte, puis les lots passent : à gauche, au deuxième lot à droite, au troisième à gauche.
feather-setup-draft-neutral = À partir du lot numéro { $n }, chaque choix met aussi une carte dans une main neutre ; mélangez les mains neutres avant de jouer.
feather-setup-solo = Prenez { $n } cartes en main ; les { $pile } autres sont la pioche, face cachée.
feather-setup-solo-turn = À chaque tour, { $n } cartes de la pioche sont révélées avec la vôtre.

## Feuilles à imprimer

feather-sheet-all = TOUT
feather-sheet-habitat = Habitat
feather-sheet-note = Cochez chaque oiseau vu pour la première fois. Les sept d’un habitat : { $bonus } points de plus. Les inhabituels 1, 2 et 3 sont les trois espèces différentes.
feather-sheet-kind = { $kind ->
    [A] as
    [R] rapace
    [X] rare
    [C] commun
   *[uncommon] inhabituel { $kind }
}
feather-sheet-aid-pick = Choisissez en secret
feather-sheet-aid-pick-text = une carte : elle dit l’habitat que vous visitez.
feather-sheet-aid-reveal = Révélez ensemble,
feather-sheet-aid-reveal-text = avec une carte de chaque main neutre.
feather-sheet-aid-tick = Cochez
feather-sheet-aid-tick-text = tous les oiseaux de votre habitat sur la table : le vôtre, ceux des autres, des mains neutres, et les oiseaux installés.
feather-sheet-aid-leave = Les oiseaux installés partent ;
feather-sheet-aid-leave-text = les cartes de cette manche restent installées pour la suivante.
feather-sheet-aid-raptors = Variante rapaces :
feather-sheet-aid-raptors-text = un rapace révélé fait d’abord fuir les oiseaux installés de son habitat.
feather-sheet-aid-last-card = La dernière carte en main
feather-sheet-aid-last-card-text = n’est jamais jouée : la partie est finie.
feather-sheet-aid-points = Points :
feather-sheet-aid-points-text = as { $ace }, commun { $common }, les autres { $other }. Habitat complet : { $bonus } de plus.
feather-sheet-aid-solo = Seul :
feather-sheet-aid-solo-text = révélez { $revealed } cartes de la pioche avec la vôtre, cochez, puis défaussez une carte et piochez-en une.
