### What only the board of Songbirds says.

songbirds-forest = The forest
songbirds-harvest = The harvest
songbirds-harvest-of = Harvest of { $colour }: { $tokens }, total { $sum }
songbirds-harvest-none = nothing yet
songbirds-players = The players
songbirds-line-told = { $line }, token { $token }: { $sums }
songbirds-line-done = { $line }, settled: { $sums }
songbirds-line-empty = nobody sings yet
songbirds-free = free: { $n }
songbirds-cell-free = { $cell }, free
songbirds-cell-marked = { $cell }, to be kept free for { $names }
songbirds-cell-mark = { $cell }: mark as to be kept free
songbirds-cell-unmark = { $cell }: take the mark away
songbirds-in-cell = { $card } at { $cell }
songbirds-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
songbirds-favourite-of = Favourite of { $name }: { $card }
songbirds-favourite-own = Your favourite, face down for the others: { $card }
songbirds-favourite-down = Face-down favourite of { $name }
songbirds-favourite = Favourite
songbirds-favourite-shared = The favourite: { $card }
songbirds-favourite-none = No favourite yet
songbirds-worm-n = worm { $n }
songbirds-worm-none = no worm
songbirds-pile =
    { $n ->
        [one] Pile: { $n } card
       *[other] Pile: { $n } cards
    }
songbirds-pile-short = Pile
songbirds-shown = { $name } shows
songbirds-shown-own = You show
songbirds-shown-card = Card shown by { $name }: { $card }
songbirds-hint-card = Choose a card
songbirds-hint-show = Choose a card to show
songbirds-hint-cell = Choose its place
songbirds-hint-cell-or-lay = Choose its place, or lay it
songbirds-hint-lay-only = Your last card: it becomes your favourite
songbirds-hint-mark = Touch a free cell to ask that it stays free
songbirds-hint-line = Touch a token to see who sings loudest
songbirds-lay-button = Favourite
songbirds-weakest = the weakest
songbirds-lapses = token lost
songbirds-round = Round { $n }
songbirds-round-of = Round { $n } of { $total }
songbirds-target = Round { $n }, up to { $target } points
songbirds-rounds-title = Round by round
songbirds-round-over = End of round { $n }
songbirds-reveal = The favourites
songbirds-begins = { $name } begins the next round
songbirds-total = Total
songbirds-now = For now
songbirds-titles = Score and titles
songbirds-titles-text = The favourite’s volume, plus the tokens of its colour, less those of the three others. Without a favourite: 0.
songbirds-part-favourite = favourite { $card }
songbirds-part-worm = worm (favourite { $card })
songbirds-part-tokens = { $colour } tokens
songbirds-part-round = round { $n } ({ $card }: { $sum })
songbirds-part-none = no favourite laid
songbirds-explain-bird = { $card }: in a full row or column the volumes of each colour add up. This bird gives { $n } to { $colour }. The loudest colour wins the token; equal sums cancel each other. Kept to the end, it is your favourite: the tokens of { $colour } are yours.
songbirds-explain-crow = Crow: when both cells on one side of it are taken, the loudest colour there gets that side’s negative token.
songbirds-explain-falcon = Falcon: one token −4 goes to the loudest colour of the four cells above and right, one to that of the four below and left.
songbirds-explain-hummingbird = Hummingbird: when both cells on one side of it are taken, the weakest colour there gets that side’s token.
songbirds-explain-mockingbird = Mockingbird: one token +4 goes to the weakest colour of the four cells above and right, one to that of the four below and left.
songbirds-leads = leading

## What is this?

songbirds-about-leader = The colour that leads in this line, or has won it.
songbirds-about-side = A token of the special card: it goes to a colour as soon as the cells on this side are full.
songbirds-about-head = The berry token of this row or column: to the strongest colour, when its five cells are full. Touch it to see the sums.
songbirds-about-cell = A cell of the forest: cards are always placed beside another.
songbirds-about-harvest = The harvest: the berries that each colour has won.
songbirds-about-worm = The early bird's worm: points for laying the favourite before the others.
songbirds-about-count = How many cards this player still has in hand.
songbirds-about-lay = Lay the chosen card as your favourite, instead of placing it in the forest.
songbirds-about-info = How the line you look at would stand: the sum of each colour.
songbirds-about-kept = The favourite of the game: its colour counts for you, the others against.
songbirds-about-pile = The pile: a card each turn.
songbirds-about-hand = Your hand. The last card left in it will be your favourite.
songbirds-sign-red = Red, a tulip.
songbirds-sign-blue = Blue, a forget-me-not.
songbirds-sign-green = Green, a leaf.
songbirds-sign-white = White, a daisy.
songbirds-sign-berry = A berry: what a row or column is worth to the colour that wins it.
songbirds-sign-worm = A worm: 3, 2 or 1 points for whoever lays a favourite early (the Early Bird variant).
