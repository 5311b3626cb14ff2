### Ce que seul le plateau de Birds of a Feather dit.

feather-pass-with = Passer { $card }…
feather-round = Manche { $n } sur { $all }
feather-habitats = Les habitats
feather-lingering = { $card }, installé : joué par { $owner }
feather-revealed = { $card }, joué par { $owner }
feather-chased = { $card }, chassé par un rapace
feather-down = Carte cachée : { $owner }
feather-down-own = Votre carte, cachée : { $card }
feather-owner-pile = la pioche
feather-owner-neutral = main neutre { $n }
feather-neutral = Neutre { $n }
feather-neutral-full =
    { $cards ->
        [one] Main neutre { $n } : { $cards } carte cachée
       *[other] Main neutre { $n } : { $cards } cartes cachées
    }
feather-pile = Pioche
feather-pile-full =
    { $n ->
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
feather-aside =
    { $n ->
        [one] { $n } carte de côté
       *[other] { $n } cartes de côté
    }
feather-discards = Défausse
feather-sheet-of = Feuille : { $name }
feather-sheet-show =
    { $n ->
        [one] { $name }, feuille : { $n } oiseau sur 35, points : { $points }. Montrer en grand
       *[other] { $name }, feuille : { $n } oiseaux sur 35, points : { $points }. Montrer en grand
    }
feather-sheet-back = Revenir à ma feuille
feather-row = Feuille, { $habitat } : { $n } sur 7
feather-box-seen = { $card } : vu
feather-box-open = { $card } : pas encore vu
feather-all-done = Habitat complet : { $worth } points de plus
feather-all-open = Les sept oiseaux : { $worth } points de plus
feather-gain =
    { $n ->
        [one] { $name }, { $habitat } : { $n } point
       *[other] { $name }, { $habitat } : { $n } points
    }
feather-hint-play = Où allez-vous ? Choisissez une carte
feather-hint-discard = Défaussez une carte
feather-hint-wait = Carte choisie
feather-sight-none = { $habitat } : rien de nouveau pour l’instant
feather-sight-many =
    { $n ->
        [one] { $habitat } : { $n } oiseau à cocher
       *[other] { $habitat } : { $n } oiseaux à cocher
    }
feather-sight-risk = (sauf rapace)
feather-migration =
    { $n ->
        [one] Migration : choisissez une carte pour { $name }
       *[other] Migration : choisissez { $n } cartes pour { $name }
    }
feather-pass-now = Passer ({ $n } sur { $all })
feather-draft-pack = Lot { $n } : prenez une carte
feather-draft-pack-put = Lot { $n } : une carte pour vous, puis une pour la main neutre
feather-draft-wait = Lot { $n } : les autres choisissent
feather-draft-mine = pour vous
feather-draft-neutral = neutre
feather-draft-now = Prendre ces deux cartes
feather-put-cards = Mis en main neutre : { $n }
feather-draft-label-mine = { $card }, pour vous
feather-draft-label-neutral = { $card }, pour la main neutre
feather-score-aces = as : { $n } × { $worth }
feather-score-others = autres oiseaux : { $n } × { $worth }
feather-score-commons = communs : { $n } × { $worth }
feather-score-full = habitats complets : { $n } × { $worth }
feather-explain-a = L’as de l’habitat ({ $habitat }) : une seule carte, { $worth } points la première fois qu’on le voit.
feather-explain-r = Le rapace de l’habitat ({ $habitat }) : une seule carte, { $worth } point. Avec l’option des rapaces, il fait fuir les oiseaux installés de son habitat avant que quiconque les voie.
feather-explain-x = L’oiseau rare de l’habitat ({ $habitat }) : une seule carte, { $worth } point la première fois qu’on le voit.
feather-explain-u = Un oiseau inhabituel ({ $habitat }) : deux cartes, { $worth } point la première fois qu’on le voit.
feather-explain-c = L’oiseau commun de l’habitat ({ $habitat }) : trois cartes, { $worth } point, mais il compte pour l’habitat complet.
feather-explain = { $bird }. { $text } Jouer cette carte, c’est visiter cet habitat et y cocher tous les oiseaux présents ; les sept ensemble valent { $bonus } points de plus.

## Qu’est-ce que c’est ?

feather-about-visits = Qui a visité cet habitat cette manche, et ce que cela lui a rapporté.
feather-about-all = Les sept oiseaux de l’habitat cochés : le bonus écrit sous l’étoile.
feather-about-box = Une case de la feuille : remplie quand l’oiseau a été vu. Il ne rapporte qu’une fois.
feather-about-bird = Les oiseaux joués à la manche précédente : ils s’attardent, et se voient encore une fois.
feather-about-habitat = Un habitat : la carte que vous jouez dit lequel vous visitez.
feather-about-mini = La feuille de ce joueur, en petit. Touchez-la pour la voir.
feather-about-stock = Une main que personne ne tient, ou la pioche : ses cartes se voient comme les autres.
feather-about-hint = La manche, et combien d’oiseaux vous cocheriez à coup sûr avec la carte regardée.
feather-about-hand = Votre main : la couleur dit l’habitat, le signe dit le genre de l’oiseau.
feather-sign-ace = Étoile : un as, 2 points, un seul par habitat.
feather-sign-raptor = Serre : un rapace.
feather-sign-rare = Losange : un oiseau rare, un seul par habitat.
feather-sign-uncommon = Dé : un oiseau inhabituel ; un, deux ou trois points distinguent les trois espèces, deux cartes chacune.
feather-sign-common = Cercle : un oiseau commun, 0 point, trois cartes.
