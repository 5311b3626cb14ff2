### What is said of games that were played: the list of one's own, and games seen again.

study-about = Game
study-after = Next move
study-any-game = All games
study-any-outcome = All results
study-any-variant = All variants
study-at-round = Move { $n } of { $of }, round { $round } of { $rounds }
study-back = Back to the file
study-before = Move before
study-blind = No spoilers
study-comment-at = at move { $n }
study-comment-delete = Delete
study-comment-here = Your comment on move { $n }
study-comment-public = Everybody who has the address of the game can read it.
study-comment-send = Comment
study-comments = Comments
study-comments-none = Nobody has said anything about this game.
study-controls = Steps of the game
study-device = On this device
study-device-forget = Remove
study-device-forget-at = Remove this game of { $game } from the device
study-device-forget-sure = Remove for good?
study-device-send = Take into my list
study-device-sent = In your list
study-device-sent-now = The game is in your list now.
study-device-text = Played without the server, not rated. They are kept here only, unless you take finished ones into your list.
study-empty-play = Choose a game
study-empty-text = Your games gather here as soon as the first is over: with their results, and to watch again move by move.
study-empty-title = No game yet
study-ended = Played
study-fast = fast
study-favourite = favourite
study-file-choose = Choose a file
study-file-games =
    { $n ->
        [one] { $n } game in { $file }
       *[other] { $n } games in { $file }
    }
study-file-hint = A game file can be watched too: drop it here.
study-file-large = This file is too large: { $n } MB at most.
study-file-line-none = No game on this line
study-file-none = There is no game in this file: a game file has one record a line (.jsonl).
study-file-text = Drop a game file (.jsonl) here, or choose one. It is replayed and not kept.
study-file-title = Watch a game file
study-filter-game = Game
study-filter-outcome = Result
study-filter-people = With
study-filter-people-hint = A name or a bot
study-filter-variant = Variant
study-filters = Find games
study-finished = Finished games
study-first = To the beginning
study-hand = hand
study-last = To the end
study-lost = Lost
study-more = More games
study-name-back = Your name is in this game again.
study-name-gone = Your name is no longer in this game.
study-name-hide = Take my name out of this game
study-name-show = Put my name back
study-none-found = No game like that.
study-none-text = There is no game at this address. Ask whoever sent it for the whole link.
study-none-title = No game here
study-offline = Played offline
study-open = Open cards
study-open-hands = The hands of the others
study-own-seat = { $name } (you)
study-pack = pack
study-pause = Pause
study-play = Play
study-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
study-record-large = This game is too large to be replayed: { $n } KB at most.
study-replay = Replay
study-result-hidden = The result shows at the end.
study-round = Round { $round } of { $rounds }
study-round-after = Next round
study-round-before = Round before
study-round-n = Round { $round }
study-running = Under way
study-running-text = It can be watched again when it is over; until then nothing is shown here.
study-running-title = This game is still being played
study-seat = As seen by
study-seeds = seeds
study-share = Share the game
study-share-point = Share this point
study-share-text = Whoever has the link can watch the whole game.
study-shared = Shared win
study-slider = Move
study-slow = slow
study-spectator = A spectator
study-speed = Speed: { $speed }
study-step = Move { $n } of { $of }
study-step-blind = Move { $n }
study-to-table = To the table
study-turn-after = Next turn
study-turn-before = Turn before
study-unfinished = This game was not finished.
study-usual = normal
study-won = Won
