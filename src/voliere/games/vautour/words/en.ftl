### Stupide Vautour

vautour-title = Stupide Vautour
vautour-tagline = Bid high for mice, dodge the vultures, and never bid what others bid.

## Options

vautour-option-players = Players
vautour-option-tiebreak = Tie for the lead
vautour-option-tiebreak-runner-up = The best score nobody shares wins
vautour-option-tiebreak-best-mouse = The biggest mouse decides
vautour-option-memory-aid = All played cards stay in view

## Personalities of bots

vautour-personality-bold = bold
vautour-personality-careful = careful

## Cards and moves

vautour-card = { $kind ->
    [mouse] mouse { SIGNED($points) }
    [vulture] vulture { SIGNED($points) }
   *[play] { $number }
}
vautour-move-play = play the { $card }

## What happens

vautour-event-chose = { $card ->
    [none] { $seat } has chosen.
   *[other] { $seat } chose { $card }.
}
vautour-event-revealed = Cards turned over: { $cards_commas }.
vautour-event-revealed-cards = { $seat } { $item }
vautour-event-cancelled = The { $card }s of { $seats_of } cancel.
vautour-event-took = { $seat } takes { $points } with the { $card } ({ SIGNED($total) }).
vautour-event-carried = All ties: left on the table for the next round: { $points }.
vautour-event-lost = All ties in the last round: nobody takes { $points }.
vautour-event-turned-up = Turned up: { $card }. At stake: { SIGNED($stake) }.
vautour-event-scored = { $seat }: mice { SIGNED($mice) }, vultures { SIGNED($vultures) }, total { SIGNED($total) }.

## The table, to be read aloud

vautour-table-stake = Round { $round } of { $rounds }. At stake: { $stake }.
vautour-table-player = { $name }: { $points } ({ $won }). Last card: { $last ->
    [none] none
   *[other] { $last }
}.

## The drawn table

vautour-board-round = Round { $round } of { $rounds }
vautour-board-stake = At stake
vautour-board-last = Last card
vautour-board-won = Taken
vautour-board-played = Played
vautour-board-legend = + is a mouse, − a vulture. The sum of the stake stands after the = sign.

## What speaks for a card, in hints

vautour-reason-takes = The { $card } takes the stake ({ SIGNED($stake) }) { $deals }.
vautour-reason-clear = The { $card } keeps clear of the stake ({ SIGNED($stake) }) { $deals }.
vautour-reason-matched = Somebody plays the same card { $deals }.
vautour-reason-misses = But you would miss it for the { $mouse } that is still in the pile.
vautour-reason-saves = It saves your { $best } for the { $mouse } that is still in the pile.

## How somebody plays, from finished games

vautour-statistic-bids = Card played on each points card
vautour-statistic-fates = What becomes of the card played
vautour-statistic-taken = Points cards taken
vautour-statistic-points = { SIGNED($points) }
vautour-statistic-fate = { $fate ->
    [highest] alone the highest
    [matched] cancelled by an equal card
    [mice] takes a stake of 0 or more
   *[vultures] takes a stake below 0
}

## Score pad

vautour-pad-missing = Cards still to enter: { $cards }.
vautour-pad-round = round { $n }
vautour-pad-nobody = nobody
# Points one after the other; row is what comes before.
vautour-pad-row =
    { $row ->
        [none] { SIGNED($points) }
       *[other] { $row } { SIGNED($points) }
    }
vautour-pad-mice =
    { $cards ->
        [none] Mice
       *[other] Mice: { $cards }
    }
vautour-pad-vultures =
    { $cards ->
        [none] Vultures
       *[other] Vultures: { $cards }
    }
vautour-pad-carried = Left on the table for whoever takes the next card: { $cards } ({ SIGNED($stake) }).
vautour-pad-lost = Nobody has taken { $cards }.
vautour-pad-tie-shared = { $names } have { SIGNED($points) } points: the win is shared.
vautour-pad-tie-mouse = { $names } have { SIGNED($points) } points: the biggest mouse, { SIGNED($best) }, is with { $winner }.
vautour-pad-tie-runner-up = { $names } have { SIGNED($points) } points: the best score nobody shares is that of { $winner }, { SIGNED($best) }.

### What is wrong with the sheet

error-no-such-points-card = “{ $card }” is no points card; they run from −5 to −1 and from +1 to +10.
error-points-card-twice = The card { $card } is written down twice: { $one } and { $other }.

## Setting up

vautour-setup-hands = Everybody takes the cards { $low } to { $high } of one colour.
vautour-setup-points = Shuffle the { $n } points cards ({ $mice } mice, { $vultures } vultures) into a pile face down.
vautour-setup-best-mouse = A tie for the lead: the biggest mouse decides.
vautour-setup-runner-up = A tie for the lead: the best score that nobody shares wins.
vautour-setup-turn = Turn up the first points card.

## Printable sheets

vautour-sheet-card = Card
vautour-sheet-mice = Mice
vautour-sheet-vultures = Vultures
vautour-sheet-note = Tick who takes the card. Nothing but ties: it stays on the table, and whoever takes the next one takes them all.
vautour-sheet-aid-turn-up = Turn up
vautour-sheet-aid-turn-up-text = the next points card. The stake is the sum of the cards on the table.
vautour-sheet-aid-pick = Pick in secret
vautour-sheet-aid-pick-text = a card of your hand; all are revealed together.
vautour-sheet-aid-positive = Stake zero or more:
vautour-sheet-aid-positive-text = the highest card that nobody else has played takes it.
vautour-sheet-aid-negative = Stake below zero:
vautour-sheet-aid-negative-text = the lowest card that nobody else has played must take it.
vautour-sheet-aid-equal = Equal cards:
vautour-sheet-aid-equal-text = they cancel each other, two or more; look at the next one.
vautour-sheet-aid-all-equal = All cancel:
vautour-sheet-aid-all-equal-text = the points cards stay and join the next one; in the last round they are lost.
vautour-sheet-aid-end = After { $rounds } rounds
vautour-sheet-aid-end-text = the most points win.
vautour-sheet-aid-tie = A tie for the lead:
vautour-sheet-aid-tie-text = the best score that nobody shares wins; or, if the table prefers, the biggest mouse.
