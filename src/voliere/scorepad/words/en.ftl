# The score pad, the set-up and the printable sheets: what all games share.

## Score pad

pad-player-n = Player { $n }
pad-together = { $names }
# A card, then its notation.
pad-card = { $name } ({ $card })
pad-signed = { SIGNED($n) }
pad-n-names =
    { $n ->
        [one] { $n } name
       *[other] { $n } names
    }
pad-n-lists =
    { $n ->
        [one] { $n } list
       *[other] { $n } lists
    }

## Setting up

setup-players = Players
setup-cards-in-hand = Cards in hand
setup-deal = Deal { $n } cards to everybody.
setup-draw-first = Draw who begins; play then goes clockwise.
setup-all-at-once = Nobody begins: everybody plays at once.

## Printable sheets

sheet-document = { $title }: score sheets, rules, turn aid
sheet-score = Score sheet
sheet-rules = The rules on one page
sheet-aid = Turn aid
sheet-game-n = Game { $n }
sheet-date = Date
sheet-total = Total
sheet-points = Points
sheet-made = Volière: our words, our drawings. Copy freely.
sheet-head = { CAPITAL($text) }
sheet-span-first = { $n } or less
sheet-span = { $least } to { $most }
sheet-span-last = { $n } or more

## What is wrong with a sheet

error-bad-entry = The sheet is not of the right form: { $what } ({ $value }).
error-unknown-key = The sheet has no part “{ $key }”; its parts are: { $keys }.
error-wrong-player-count = There are { $n } in “{ $what }” but { $players } players.
error-no-such-bird = “{ $card }” is no bird of { $game }; for example: { $example }.
error-card-twice = The card { $card } is in two places: { $one } and { $other }.
error-too-many-rounds = The game is over after { $most } rounds; there are { $n } on the sheet.
error-both-forms = The sheet has “{ $one }” and “{ $other }”: it takes only one of them.
error-unknown-paper = There is no paper “{ $paper }”; the papers are: { $papers }.
