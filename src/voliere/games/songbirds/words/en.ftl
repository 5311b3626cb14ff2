### Songbirds

songbirds-title = Songbirds
songbirds-tagline = Fill the forest, feed one colour with berries, and keep a bird of it for yourself.

## Options and titles

songbirds-option-players = Players
songbirds-option-special = Special card (four players)
songbirds-option-special-crow = Crow: negative tokens for the strongest, one a side
songbirds-option-special-falcon = Falcon: two negative tokens for the strongest
songbirds-option-special-hummingbird = Hummingbird: positive tokens for the weakest, one a side
songbirds-option-special-mockingbird = Mockingbird: two positive tokens for the weakest
songbirds-option-early-bird = Early Bird: lay your favourite early, for a worm
songbirds-option-rounds = Rounds
songbirds-option-target = Points to reach, instead of a number of rounds
songbirds-option-coop = All together (cooperative)
songbirds-option-first = Who begins (drawn if nobody is chosen)

## Personalities of bots

songbirds-personality-faithful = faithful to one colour
songbirds-personality-spoilsport = a spoilsport
songbirds-title-beginner = Beginner
songbirds-title-amateur = Amateur
songbirds-title-apprentice = Apprentice
songbirds-title-professional = Professional
songbirds-title-superstar = Superstar

## Cards, lines and tokens

songbirds-colour-R = red
songbirds-colour-B = blue
songbirds-colour-G = green
songbirds-colour-W = white
songbirds-colour = { $colour ->
    [R] { songbirds-colour-R }
    [B] { songbirds-colour-B }
    [G] { songbirds-colour-G }
   *[W] { songbirds-colour-W }
}
songbirds-special-crow = crow
songbirds-special-falcon = falcon
songbirds-special-hummingbird = hummingbird
songbirds-special-mockingbird = mockingbird
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
songbirds-the-card = the { songbirds-card }
songbirds-side-above = above the centre
songbirds-side-right = right of the centre
songbirds-side-below = below the centre
songbirds-side-left = left of the centre
songbirds-side-above-right = above and right of the centre
songbirds-side-below-left = below and left of the centre
songbirds-line = { $line ->
    [above] { songbirds-side-above }
    [right] { songbirds-side-right }
    [below] { songbirds-side-below }
    [left] { songbirds-side-left }
    [above-right] { songbirds-side-above-right }
    [below-left] { songbirds-side-below-left }
    [a] column { $line }
    [b] column { $line }
    [c] column { $line }
    [d] column { $line }
    [e] column { $line }
   *[row] row { $line }
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
songbirds-next-first-total = highest total
songbirds-next-first-berries = equal totals, more berries in this round
songbirds-next-first-seat-order = equal totals and berries, seat order decides
songbirds-favourite-laid = favourite laid
songbirds-worm = { $worm ->
    [0] no worm
   *[other] worm { $worm }
}

## Moves

songbirds-move-place = place { $card_the } at { $cell }
songbirds-move-place-shown = place it at { $cell }
songbirds-move-lay = lay { $card_the } as favourite
songbirds-move-lay-shown = lay it as favourite
songbirds-move-show = show { $card_the }

## What happens

songbirds-event-drew = { $card_the ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card_the }.
}
songbirds-event-skipped = { $seat } has no card left and is skipped.
songbirds-event-showed = { $seat } shows { $card_the } and must play it.
songbirds-event-placed = { $seat } places { $card_the } at { $cell }.
songbirds-event-laid = { $seat } lays { $card_the ->
    [none] a card
   *[other] { $card_the }
} { $worm ->
    [none] as the favourite of the game.
    [0] face down as favourite and gets no worm.
   *[other] face down as favourite and takes the worm { $worm }.
}
songbirds-event-awarded = { CAPITAL(songbirds-line) }: { $sums_falling }. { $cancelled_n ->
    [0] { "" }
   *[other] { CAPITAL($cancelled) } cancel.{ " " }
}{ CAPITAL(songbirds-colour) }{ $weakest ->
    [yes] , the weakest colour,
   *[no] { "" }
} gets the token { songbirds-token }.
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
songbirds-event-lapsed = { CAPITAL(songbirds-line) }: { $sums_falling }. All cancel, and the token { songbirds-token } leaves the game.
songbirds-event-lapsed-sums = { songbirds-event-awarded-sums }
songbirds-event-revealed = { $seat } reveals the favourite, { $from_hand ->
    [yes] left in hand
   *[no] laid before
}: { $card }.
songbirds-event-scored = { $seat }: favourite { $favourite }, { $worm ->
    [none] volume { $volume }
   *[other] worm { $worm }
} and tokens { NUM($berries) } make { NUM($score) }{ COMPARE($total, $score) ->
    [equal] { "" }
   *[other] , total { NUM($total) }
}.
songbirds-event-scored-together = { $favourite ->
    [none] No favourite was laid: 0 points.
   *[other] Favourite { $favourite }: { $volume } { $favourite_colour ->
        [R] + { $harvest_R } − { $harvest_B } − { $harvest_G } − { $harvest_W }
        [B] + { $harvest_B } − { $harvest_R } − { $harvest_G } − { $harvest_W }
        [G] + { $harvest_G } − { $harvest_R } − { $harvest_B } − { $harvest_W }
       *[W] + { $harvest_W } − { $harvest_R } − { $harvest_B } − { $harvest_G }
    } = { NUM($score) }.
}
songbirds-event-round-ended = Round { $round } is over. { $next_first } begins the next one: { $reason ->
    [total] { songbirds-next-first-total }
    [berries] { songbirds-next-first-berries }
   *[seat-order] { songbirds-next-first-seat-order }
}.

## The table, to be read aloud

songbirds-table-round = Round { $round }.
songbirds-table-began = { $name } began.
songbirds-table-past = Round { $round }, score (favourite, tokens): { $each }.
songbirds-table-past-seat = { $name } { NUM($score) } ({ $favourite }, { NUM($berries) })
songbirds-table-totals = Totals: { $totals }.
songbirds-table-total = { $name } { NUM($total) }
songbirds-table-columns = Column tokens: { $tokens }.
songbirds-table-column = { $column } { $token ->
    [none] awarded
   *[other] { $token }
}
songbirds-table-row = Row { $row }, token { $token ->
    [none] awarded
   *[other] { $token }
}: { $n ->
    [0] empty
   *[other] { $cards }
}.
songbirds-table-cell = { $cell } { $card }
songbirds-table-special = Special tokens: { $tokens }.
songbirds-table-special-token = { songbirds-line } { SIGNED($token) }
songbirds-table-harvest = Harvest, { songbirds-colour }: { $tokens }{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] , total { NUM($total) }
}.
songbirds-table-token = { NUM($token) }
songbirds-table-player = { $name }: { $parts }.
songbirds-table-pile = Pile: { $cards }.
songbirds-table-shown = Card shown: { $card }.
songbirds-table-favourite = { $is_shared ->
    [yes] The favourite: { $card }.
   *[no] Your favourite: { $card }.
}

## What speaks for a move, in hints

songbirds-reason-now = { CAPITAL(songbirds-line) } is full then: its { songbirds-token } { $is_earned ->
    [yes] goes to { songbirds-colour }
   *[no] does not go to { songbirds-colour }
}.
songbirds-reason-keeps = { CAPITAL(songbirds-line) } ({ songbirds-token }): { songbirds-colour } keeps it { $n ->
    [0] whatever card comes
    [one] unless { $n } of the { $unseen } unseen cards comes
   *[other] unless one of { $n } of the { $unseen } unseen cards comes
}.
songbirds-reason-earns = { CAPITAL(songbirds-line) } ({ songbirds-token }): { songbirds-colour } gets it { $deals }.
songbirds-reason-colour = { CAPITAL(songbirds-colour) } earns { $berries } on average; your favourite is { songbirds-colour } { $deals }.
songbirds-reason-together = { CAPITAL(songbirds-colour) } earns { $berries } on average.

## The drawn table

songbirds-board-harvest = Harvest
songbirds-board-colour = { $colour } { songbirds-colour }
songbirds-board-total = total { NUM($total) }
songbirds-board-shown = Card shown
songbirds-board-favourite = Favourite
songbirds-board-next-worm = Next worm
songbirds-board-score = Score
songbirds-board-special-token = { $token } for { $cells }
songbirds-board-legend = Tokens are in brackets, above their column and to the left of their row; –: token awarded. R red, B blue, G green, W white. A dot marks a cell where a card can be placed now; ★ is the special card, with its tokens around it.

## How somebody plays, from finished games

songbirds-statistic-favourites = Favourites: colour and volume
songbirds-statistic-lines = Lines won by the favourite’s colour, a round
songbirds-statistic-points = Where the points come from, a round
songbirds-statistic-laid = Turn in which the favourite is laid
songbirds-statistic-worms = Worms taken
songbirds-statistic-colour = { songbirds-colour }
songbirds-statistic-line = { $line ->
    [columns] columns
    [rows] rows
   *[around] around the special card
}
songbirds-statistic-part = { $part ->
    [own] favourite or worm
   *[berries] berries
}
songbirds-statistic-turn = { $n }
songbirds-statistic-never = never
songbirds-statistic-worm = { $worm ->
    [0] none
   *[other] { $worm }
}

## Score pad

songbirds-pad-award = { songbirds-event-awarded }
songbirds-pad-lapse = { songbirds-event-lapsed }
songbirds-pad-volume = { songbirds-colour } { $volume }
songbirds-pad-missing = Round { $n }: { $what }.
songbirds-pad-cells = empty cells ({ $n }): { $cells }
songbirds-pad-berries = berry tokens to enter: { $n }
songbirds-pad-sums = tokens to enter: { $colours }
songbirds-pad-favourites = favourite to enter: { $names }
songbirds-pad-worm-left = nobody has the worm { $worm }
songbirds-pad-the-favourite = favourite
songbirds-pad-favourite-of = favourite of { $name }
songbirds-pad-no-round = No round is entered.
songbirds-pad-target = Nobody has { $target } points yet: a round { $n } is to be played.
songbirds-pad-round-to-play = Round { $n } of { $rounds } is to be played.
songbirds-pad-favourite =
    { $round ->
        [none] Favourite { $card }
       *[other] Round { $round }, favourite { $card }
    }
songbirds-pad-worm =
    { $round ->
        [none] Favourite { $card }
       *[other] Round { $round }, favourite { $card }
    }, { $worm ->
        [none] no worm
       *[other] worm { $worm }
    }
songbirds-pad-tokens =
    { $round ->
        [none] Tokens, { $colour }
       *[other] Round { $round }, tokens, { $colour }
    }
songbirds-pad-no-favourite = No favourite was laid: 0 points.
songbirds-pad-next-first = Round { $n } is over. { $name } begins the next one: { $reason }.
songbirds-pad-tie-one = { $names } have { NUM($points) } points: the louder favourite decides, that of { $winner } ({ $volume }).
songbirds-pad-tie-shared = { $names } have { NUM($points) } points: with favourites of the same volume ({ $volume }), { $winners } share the win.

### What is wrong with the sheet

error-no-such-cell = There is no cell “{ $cell }”; cells run from a1 to e5.
error-no-such-colour = There is no colour “{ $colour }”; the colours are: { $colours }.
error-wrong-centre = “{ $card }” can’t be at { $cell }: in the centre there is { $right }.
error-special-elsewhere = The special card “{ $card }” can’t be at { $cell }.
error-no-such-berry-token = There is no further token { $token }; the berry tokens are: { $tokens }.
error-impossible-tokens = { CAPITAL($colour) } can’t have { $n }: no choice of tokens makes that sum.
error-too-many-berries = The four colours have { $n } together: no choice of tokens makes that sum.
error-no-worms = Worms count in Early Bird only.
error-no-such-worm = There is no further worm { $worm }; the worms are: { $worms }.
error-one-favourite = A solo or cooperative game has one favourite, not { $n }.

## Setting up

songbirds-setup-berries = Shuffle the { $n } berry tokens: { $side } above the columns, { $side } to the left of the rows of the forest, all face up.
songbirds-setup-harvest = Lay out the four harvest cards, one a colour: they hold the tokens won.
songbirds-setup-centre = Shuffle the cards and lay one face up in the centre of the forest.
songbirds-setup-deal-two = Deal { $n } cards to everybody; the last one stays aside, face down.
songbirds-setup-worms = Early Bird: lay the worms { $worms } within reach.
songbirds-setup-target = Match: until a total reaches { $target } points.
songbirds-setup-match = A match of { $n } rounds: points add up.
songbirds-setup-draw-special = With 4 players a special card lies in the centre: choose it or draw it.
songbirds-setup-special = Special card { $special } in the centre, with its tokens: { $tokens }.
songbirds-setup-token = { $line } { SIGNED($token) }
songbirds-setup-diagonals = Shuffle the cards and lay { $n } face up on the two diagonals.
songbirds-setup-solo = Take one card in hand; the other { $pile } are the pile.
songbirds-setup-coop = Deal everybody one card, in secret; the other { $pile } are the pile.

## Printable sheets

songbirds-sheet-round = Round
songbirds-sheet-favourite = Favourite
songbirds-sheet-worm = or worm
songbirds-sheet-tokens = Tokens
songbirds-sheet-score-of = Score
songbirds-sheet-title = Title
songbirds-sheet-match = Match card
songbirds-sheet-together = Alone or all together
songbirds-sheet-names = Players
songbirds-sheet-note = Write down the tokens of each colour, then for everybody the favourite, the tokens of its colour and the total. Early Bird: the worm instead of the volume.
songbirds-sheet-note-together = Score: the favourite’s volume, plus its colour’s tokens, less those of the others.
songbirds-sheet-aid-place = Place
songbirds-sheet-aid-place-text = a card in an empty cell next to an occupied one (not diagonally).
songbirds-sheet-aid-full-line = A full row or column:
songbirds-sheet-aid-full-line-text = its token goes at once to the strongest colour, volumes added up.
songbirds-sheet-aid-equal = Equal sums:
songbirds-sheet-aid-equal-text = they cancel each other; the best one left wins. If none is left, the token leaves the game.
songbirds-sheet-aid-special = With four, the special card:
songbirds-sheet-aid-special-text = crow and falcon punish the strongest around them, hummingbird and mockingbird help the weakest.
songbirds-sheet-aid-favourite = The forest is full:
songbirds-sheet-aid-favourite-text = your last card is your favourite. Its volume and its colour’s tokens are your score.
songbirds-sheet-aid-early-bird = Early Bird:
songbirds-sheet-aid-early-bird-text = once, instead of placing, lay a favourite face down and take the biggest worm ({ $worms }); it replaces the volume.
songbirds-sheet-aid-match = In a match
songbirds-sheet-aid-match-text = the highest total begins the next round; if equal, the most tokens.
songbirds-sheet-aid-together = Alone or together:
songbirds-sheet-aid-together-text = draw, then place or, once a game, lay the favourite. The other colours’ tokens are taken off the score.
