# The study of games.

## The summary

study-with-error = { $value } ± { $error }
study-ecart-of = { $name } { $ecart }
study-played-best = { $name } lost least by what could be known: an écart of { $ecart } thousandths of a game a decision that counted; { $others }.
study-played-alone = By what could be known { $name } lost { $ecart } thousandths of a game (the écart) in each of { $n } decisions that counted.
study-nothing-counted = No decision of this game can be said to have mattered.
study-chance-did = In hindsight chance { $favoured ->
    [yes] favoured
   *[no] was against
} { $name }: { $luck } { $shared ->
    [yes] points
   *[no] points of win chance
} (deal { $deal }, draw { $draw }).
study-turned = It turned most with { $cause }: { $change } { $shared ->
    [yes] points
   *[no] points of win chance
} for { $name }.
study-coarse = Take these figures with care: the quick player that goes on after each move plays this game too weakly to say what a move is worth.
study-never-turned = Nothing in it changed the prospects.
study-cause-deal = the deal
study-cause-chance = what chance brought after move { $number }
study-cause-decision = { $move ->
    [none] move { $number } of { $name }
   *[other] move { $number } of { $name } ({ $move })
}

## What is told of an analysis

study-analysing = Analysis
study-head = { $title }: { $names }. Budget: { $budget } ms; moves judged by { $judge ->
    [search] the search
   *[instinct] instinct, which plays on
}.
study-could-know = What could be known (from what each seat knew then; losses in points of win chance):
study-no-losses = No decision lost anything that can be told from chance.
study-hindsight = What chance did (hindsight: all hands open, nothing ahead known), in { $shared ->
    [yes] points
   *[no] points of win chance
}:
study-turning-points = Turning points, in hindsight:
study-column-move = Move
study-column-seat = Seat
study-column-played = Played
study-column-best = Best
study-column-loss = Loss
study-column-error = ±
study-column-class = Class
study-column-fair = Fair share
study-column-deal = Deal
study-column-draw = Draw
study-column-own = Own moves
study-column-others = Others
study-column-remainder = Remainder
study-column-result = Result
study-column-ecart = Écart
study-column-counted = Counted
study-class-good = good
study-class-inaccuracy = inaccuracy
study-class-mistake = mistake
study-class-blunder = blunder
study-turning-point = { $change } for { $name }: { $cause }
study-luck-of-the-day = Luck of the day: { $told }
study-plot-curve = Prospects in hindsight
study-plot-losses = Loss by what could be known
study-plot-moves = Move

## Hints

hint-says = For one who sees only what you see:
hint-only = It is the only move.
hint-move = { CAPITAL($move) }: { $win } ± { $error } to win, { $points } points on average.
hint-move-shared = { CAPITAL($move) }: { $points } points on average.

## What can go wrong

error-study-unfinished = This game is not finished (moves: { $moves }); only a finished game can be analysed.
error-study-running = A game can be played on from once it is over.
error-no-such-decision = There is no decision after { $move } moves; the last is after { $last }.
error-not-exchangeable = { $one } and { $other } can't be exchanged here: one of them has been played, or is no card of this deal.
