# The arena.

## What people read of an arena

arena-playing = Arena
arena-bot = Bot
arena-score = Mean score
arena-win-share = Win share
arena-interval = 95 % interval
arena-rating = Rating
arena-sure = At least
arena-p50 = p50 (ms)
arena-p99 = p99 (ms)
arena-forfeits = Forfeits
arena-games = Games
arena-played = { $title }, { $players }: { $games } on { $deals }, in { $seconds } s. Seed: { $seed }.
arena-picture = { $title } with { $players } seats, { $games } games
arena-even = Between equals the win share is { $share }.
arena-titles = Titles of { $bot }: { $titles }.
arena-forfeited = Game { $number } forfeited by seat { $seat }: { $reason }
arena-more-forfeits = … and { $n } more games forfeited; --json lists them all.
arena-by-the-clock = { $bots }: the clock bounds the search, another run may differ; with simulations=N it is reproducible.
arena-resumed = { $games } already in { $path }.
arena-n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
arena-n-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}

## What can go wrong

error-no-entrants = It takes at least one bot, for example --bots moineau,oisillon.
error-too-many-entrants = { $n } bots are entered; the arena takes { $most } at most.
error-unknown-cluster = The arena knows no cluster “{ $cluster }”; it knows: { $clusters }.
error-no-cluster = The Ray cluster does not answer: { $reason }.
error-worker-died = A process of the arena ends before any move ({ $reason }); with --records the same command will go on from here.
error-records-of-another-run = “{ $path }” holds other games than these ({ $what }); another file is needed.
error-bad-journal = “{ $path }” is not the journal of an arena: line { $line }, { $reason }.
