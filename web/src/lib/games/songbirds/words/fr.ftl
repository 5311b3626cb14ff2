### Ce que seul le plateau de Songbirds dit.

songbirds-forest = La forêt
songbirds-harvest = La récolte
songbirds-harvest-of = Récolte, { $colour } : { $tokens }, total { $sum }
songbirds-harvest-none = rien encore
songbirds-players = Les joueurs
songbirds-line-told = { $line }, jeton { $token } : { $sums }
songbirds-line-done = { $line }, attribuée : { $sums }
songbirds-line-empty = personne n’y chante encore
songbirds-free = libres : { $n }
songbirds-cell-free = { $cell }, libre
songbirds-cell-marked = { $cell }, à garder libre selon { $names }
songbirds-cell-mark = { $cell } : marquer comme à garder libre
songbirds-cell-unmark = { $cell } : enlever la marque
songbirds-in-cell = { $card } en { $cell }
songbirds-cards =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
songbirds-favourite-of = { $name }, favori : { $card }
songbirds-favourite-own = Votre favori, caché aux autres : { $card }
songbirds-favourite-down = { $name }, favori caché
songbirds-favourite = Favori
songbirds-favourite-shared = Le favori : { $card }
songbirds-favourite-none = Pas encore de favori
songbirds-worm-n = ver { $n }
songbirds-worm-none = pas de ver
songbirds-pile =
    { $n ->
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
songbirds-pile-short = Pioche
songbirds-shown = { $name } montre
songbirds-shown-own = Vous montrez
songbirds-shown-card = Carte montrée par { $name } : { $card }
songbirds-hint-card = Choisissez une carte
songbirds-hint-show = Choisissez une carte à montrer
songbirds-hint-cell = Choisissez sa case
songbirds-hint-cell-or-lay = Choisissez sa case, ou réservez-la
songbirds-hint-lay-only = Votre dernière carte : elle devient votre favori
songbirds-hint-mark = Touchez une case libre pour demander qu’elle le reste
songbirds-hint-line = Touchez un jeton pour voir qui chante le plus fort
songbirds-lay-button = Favori
songbirds-weakest = le plus faible
songbirds-lapses = jeton perdu
songbirds-round = Manche { $n }
songbirds-round-of = Manche { $n } sur { $total }
songbirds-target = Manche { $n }, jusqu’à { $target } points
songbirds-rounds-title = Manche par manche
songbirds-round-over = Fin de la manche { $n }
songbirds-reveal = Les favoris
songbirds-begins = { $name } commence la manche suivante
songbirds-total = Total
songbirds-now = Pour l’instant
songbirds-titles = Score et titres
songbirds-titles-text = Le volume du favori, plus les jetons de sa couleur, moins ceux des trois autres. Sans favori : 0.
songbirds-part-favourite = favori { $card }
songbirds-part-worm = ver (favori { $card })
songbirds-part-tokens = jetons, { $colour }
songbirds-part-round = manche { $n } ({ $card } : { $sum })
songbirds-part-none = aucun favori réservé
songbirds-explain-bird = { $card } : dans une ligne ou une colonne pleine, les volumes de chaque couleur s’additionnent. Cet oiseau donne { $n } au { $colour }. La couleur la plus forte gagne le jeton ; les sommes égales s’annulent. Gardé jusqu’au bout, c’est votre favori : les jetons de sa couleur sont à vous.
songbirds-explain-crow = Corbeau : quand les deux cases d’un de ses côtés sont occupées, la couleur la plus forte y reçoit le jeton négatif de ce côté.
songbirds-explain-falcon = Faucon : un jeton −4 va à la couleur la plus forte des quatre cases au-dessus et à droite, un autre à celle des quatre cases au-dessous et à gauche.
songbirds-explain-hummingbird = Colibri : quand les deux cases d’un de ses côtés sont occupées, la couleur la plus faible y reçoit le jeton de ce côté.
songbirds-explain-mockingbird = Moqueur : un jeton +4 va à la couleur la plus faible des quatre cases au-dessus et à droite, un autre à celle des quatre cases au-dessous et à gauche.
songbirds-leads = en tête

## Qu’est-ce que c’est ?

songbirds-about-leader = La couleur qui mène dans cette ligne, ou qui l’a gagnée.
songbirds-about-side = Un jeton de la carte spéciale : il va à une couleur dès que les cases de ce côté sont pleines.
songbirds-about-head = Le jeton de baies de cette rangée ou colonne : à la couleur la plus forte, quand les cinq cases sont pleines. Touchez-le pour voir les sommes.
songbirds-about-cell = Une case de la forêt : on pose toujours à côté d’une carte.
songbirds-about-harvest = La récolte : les baies gagnées par chaque couleur.
songbirds-about-worm = Le ver du lève-tôt : des points pour qui a posé son favori avant les autres.
songbirds-about-count = Combien de cartes ce joueur a encore en main.
songbirds-about-lay = Poser la carte choisie comme favori, au lieu de la mettre dans la forêt.
songbirds-about-info = Ce que donnerait la ligne regardée : la somme de chaque couleur.
songbirds-about-kept = Le favori de la partie : sa couleur compte pour vous, les autres contre.
songbirds-about-pile = La pioche : une carte à chaque tour.
songbirds-about-hand = Votre main. La dernière carte qui y restera sera votre favori.
songbirds-sign-red = Rouge, une tulipe.
songbirds-sign-blue = Bleu, un myosotis.
songbirds-sign-green = Vert, une feuille.
songbirds-sign-white = Blanc, une marguerite.
songbirds-sign-berry = Une baie : ce que vaut une rangée ou une colonne à la couleur qui la gagne.
songbirds-sign-worm = Un ver : 3, 2 ou 1 points pour qui réserve tôt son favori (variante Early Bird).
