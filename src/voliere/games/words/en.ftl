# What all games share.

## Lists: “1, 2 and 3”

list-none = nothing
list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-part = { $list }; { $item }

## What is said in every game

game-of-name = { $name }
game-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
game-your-hand = { $n ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
game-your-choice = Your choice: { $move }.
event-dealt = { $round ->
    [1] The cards are dealt.
   *[other] The cards of round { $round } are dealt.
}
event-ended = The game is over: { $result_title ->
    [none] { $result_winners } { $result_winners_n ->
        [1] wins
       *[other] share the win
    } ({ $result_scores_commas })
   *[other] { $result_scores_1 ->
        [one] { NUM($result_scores_1) } point
       *[other] { NUM($result_scores_1) } points
    }, { $result_title }
}.
event-ended-result-scores = { $seat } { NUM($item) }

## Hints

reason-score = On average it ends with a score of { $own }.
reason-scores = On average you end with a score of { $own }, your best rival with { $rival }.
reason-deals = { $n ->
    [0] in none of 100 imagined deals
    [100] in all of 100 imagined deals
   *[other] in { $n } of 100 imagined deals
}

## The drawn tables

board-player = Player
board-points = Points
board-cards = Cards
board-hand = Hand
board-your-hand = Your hand
board-your-choice = Your choice
board-pile = Pile

## Numbers: “1,234.5”, “50%”

number-decimal = { $whole }.{ $fraction }
number-grouped = { $more },{ $group }
number-percent = { $number }%
points = { $n ->
    [one] { NUM($n) } point
   *[other] { NUM($n) } points
}

## What can go wrong

error-unknown-game = There is no game “{ $game }”; the games are: { $games }.
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $options }.
error-bad-players = { $game } is for { $least } to { $most } players, not { $players }.
error-bad-option-value = Option { $option } can't be { $value }; it takes: { $allowed }.
error-bad-combination = { $option } = { $value } does not go with { $other } = { $other_value }.
error-missing-option = With { $other } = { $other_value }, option { $option } is needed; it takes: { $allowed }.
error-bad-notation = “{ $text }” is not a move of { $game }; for example: { $example }.
error-illegal-move = Move { $move } is not legal for seat { $seat } now.
error-not-to-move = Seat { $seat } has nothing to decide now; those to decide: { $actors }.
error-no-such-seat = There is no seat { $seat }; seats run from 0 to { $last }.
error-game-over = The game is over: move { $move } can no longer be played.
error-nothing-to-undo = No move has been played: there is nothing to take back.
error-undo-too-many = { $n } moves can't be taken back: the game has only { $played } so far.
error-bad-deal = The deal is wrong: { $what } ({ $value }).
error-bad-record = The record is damaged: { $what }.
error-bad-record-version = The record is of version { $version }; the one read here is 1.
error-wrong-move-in-record = Move { $number } of the record: { $reason }
error-wrong-legal-in-record = Move { $number } of the record: the list of legal moves is wrong ({ $value }).
error-wrong-chance-in-record = Entry { $number } of the record: chance { $value } is impossible here.
error-wrong-result = The recorded result { $recorded } is wrong; the right one is { $right }.
error-no-fairness = The record does not say where its deal comes from: there is nothing to verify.
error-no-pad = { $game } has no score pad.
error-no-sheets = { $game } has no sheets to print.
error-missing-package = This needs { $package }: pip install "voliere[{ $extra }]"
error-bad-plot-format = “{ $path }” can't be a picture; its name may end in: { $formats }.
