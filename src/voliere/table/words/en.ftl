# The table: published deals.

error-fairness-version = The deal is published in version { $version }; those verified here are 1 and 2.
error-incomplete-fairness = What is published of the deal is incomplete or damaged: “{ $what }”.
error-wrong-secret = The published secret is not the one committed to for this table, game, options and seats.
error-wrong-seats = Seat { $seat } was announced for “{ $sealed }” and the record says “{ $told }”.
error-wrong-nonce = The nonce of seat { $seat } is not the one it had pledged.
error-other-cards = Dealt again from the secret and the nonces, the game has other cards.
error-other-commitment = The published commitment is not the one you were shown.
error-other-nonce = The nonce published for seat { $seat } is not the one you sent.
error-nonce-left-out = The nonce of seat { $seat } was left out of the deal.

## What is damaged in a record

error-impossible-record = The record is damaged, it can't be replayed: { $reason }.
record-no-object = it is not a JSON object
record-key-missing = “{ $key }” is missing or not of its kind
record-no-result = “result” is missing
record-no-deal = there is no deal for round { $round }
record-deal-no-object = the deal of round { $round } is no object
record-no-move = entry { $number } of “moves” is no move ({ $entry })
record-chance-missing = missing
