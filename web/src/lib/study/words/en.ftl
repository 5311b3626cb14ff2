### What is said of games that were played: the list of one's own, and games seen again.

branch-anew = drawn anew from what this seat knew
branch-at = from move { $n }
branch-cards = Hidden cards
branch-ended = Here the game has ended: go back to a decision to play on from it.
branch-exchange = Exchange two cards
branch-exchanged = with { $cards } exchanged
branch-from = This game goes on from another one, after move { $n }.
branch-go = Play on from here
branch-here = Play on after move { $n }
branch-no-exchange = none
branch-one = This card…
branch-other = … for that one
branch-seat = In the seat of
branch-title = Play on
branch-to-origin = To that game
branch-training = Those who decide at once decide anew. The game is training, and its record says where it comes from.
branch-tree = Played on from this game
branch-true = as they truly were
study-about = Game
study-account = How the result came about
study-after = Next move
study-all-decisions = All { $n } decisions that count
study-all-seats = All seats
study-all-together = Together
study-analyse = Analyse the game
study-analysis = Analysis
study-analysis-blind = Without spoilers, the analysis waits for the end.
study-analysis-device = This device can’t run the rules of the game by itself, and the server doesn’t know the game; take it into your games to analyse it.
study-analysis-failed = The analysis did not come to an end.
study-analysis-text = What was each move worth, given what could be known? And what did chance do? First a quick look of a second, then a thorough analysis.
study-analysis-unfinished = Only a finished game can be analysed; this one is not.
study-answer-again =
    { $n ->
        [one] The question comes back tomorrow.
       *[other] The question comes back in { $n } days.
    }
study-answer-goes-on = On the table: how the game might have gone on, Merle playing for everybody.
study-answer-learned = Learned: it will not come back.
study-answer-right = Well seen!
study-answer-then = then
study-answer-wrong = There is better: in win chance, this loses { $loss } ± { $error }.
study-answer-yours = you
study-any-game = All games
study-any-outcome = All results
study-any-variant = All variants
study-anybody = Anybody
study-at-round = Move { $n } of { $of }, round { $round } of { $rounds }
study-back = Back to the file
study-before = Move before
study-best = best
study-better = better: { $move }
study-blind = No spoilers
study-change-for = for { $name }: { $cause }
study-class-blunder = blunder
study-class-good = good
study-class-inaccuracy = inaccuracy
study-class-mistake = mistake
study-coarse-note = To be read with caution: the quick player who goes on after each move plays this game too weakly to say what a move is worth.
study-comment-at = at move { $n }
study-comment-delete = Delete
study-comment-here = Your comment on move { $n }
study-comment-public = Everybody who has the address of the game can read it.
study-comment-send = Comment
study-comments = Comments
study-comments-none = Nobody has said anything about this game.
study-controls = Steps of the game
study-could-know-note = What each move was worth given what that seat knew then, and nothing else. Losses in points of win chance, with their error.
study-could-know-title = What could be known
study-curve-now = Curve of the chances, in hindsight. Now: { $list }. It can be read as a table in the analysis.
study-curve-table = The curve in figures
study-decisions-of = Decisions of
study-device = On this device
study-device-first = To play on from here the server is needed: first take this game into your list, in “My games”.
study-device-forget = Remove
study-device-forget-at = Remove this game of { $game } from the device
study-device-forget-sure = Remove for good?
study-device-send = Take into my list
study-device-sent = In your list
study-device-sent-now = The game is in your list now.
study-device-text = Played without the server, not rated. They are kept here only, unless you take finished ones into your list.
study-distribution = Scores, and how often
study-due =
    { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
study-ecart =
    { $n ->
        [one] Écart: { $ecart } thousandths of a game for the one decision that counts.
       *[other] Écart: { $ecart } thousandths of a game a decision, over { $n } that count.
    }
study-ecart-short = Écart, ‰
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
study-hindsight-note = With all hands open and nothing ahead known: what nobody at the table could see. No decision is blamed for it. In points of win chance.
study-hindsight-note-points = With all hands open and nothing ahead known: what nobody at the table could see. No decision is blamed for it. In points.
study-hindsight-short = In hindsight
study-hindsight-title = In hindsight: what chance did
study-how = Games played on by instinct, { $ms } ms of computing.
study-how-often = How often
study-by-device = Computed on this device.
study-by-server = Computed by the server.
study-in-figures = In figures
study-judging = Your move is being tried…
study-last = To the end
study-look-closely = Analyse thoroughly
study-looking-closely = Thorough analysis…
study-looking-quickly = A quick look…
study-lost = Lost
study-luck = Luck
study-luck-of-the-day = Luck of the day
study-mean = Mean
study-mean-score = Mean score
study-mistakes = Learn from my mistakes
study-mistakes-done = That is all for now.
study-mistakes-learned =
    { $n ->
        [one] { $n } mistake learned.
       *[other] { $n } mistakes learned.
    }
study-mistakes-next = The next question comes on { $when }.
study-mistakes-none = Analyse one of your games: your largest mistakes will be asked here, on the table as it was.
study-more = More games
study-move = Move
study-my-worst = Show me my three worst
study-n-games = Games
study-name-back = Your name is in this game again.
study-name-gone = Your name is no longer in this game.
study-name-hide = Take my name out of this game
study-name-show = Put my name back
study-next-question = Next question
study-no-losses = No decision lost anything that can be told from chance.
study-none-found = No game like that.
study-none-text = There is no game at this address. Ask whoever sent it for the whole link.
study-none-title = No game here
study-offline = Played offline
study-open = Open cards
study-open-hands = The hands of the others
study-opponent = Opponent
study-over-time =
    { $n ->
        [one] { $title }: { $n } game.
       *[other] { $title } over time: { $n } games, and the mean of the last ten.
    }
study-own-plot = { $title }. Below, the same in figures.
study-own-seat = { $name } (you)
study-own-statistics = How you play this game
study-pack = pack
study-part = Part
study-part-deal = the deal
study-part-draw = the draw
study-part-fair = Fair share
study-part-of-all = Share
study-part-others = the others’ moves
study-part-own = own moves
study-part-remainder = left by the computing
study-part-result = Result
study-pause = Pause
study-play = Play
study-played = played
study-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
study-points = Points
study-question-of = Game of { $when }, move { $n }. Take your time.
study-record-large = This game is too large to be replayed: { $n } KB at most.
study-replay = Replay
study-result-hidden = The result shows at the end.
study-rough = First look: the errors are still wide.
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
study-statistics = Statistics
study-statistics-note = Means with their errors. Écart says how you play, luck what chance did (in points of win chance; alone or together, in points): only analysed games count there.
study-step = Move { $n } of { $of }
study-step-blind = Move { $n }
study-take = Take as { $kind }
study-their-worst = Show the three worst
study-times = Times
study-to-table = To the table
study-turn-after = Next turn
study-turn-before = Turn before
study-turning-points = Turning points
study-unfinished = This game was not finished.
study-unreachable = This game is on the server, and nothing of it is kept here, even if you have seen it again before: it can’t be seen without a connection. Games played on this device can be seen without a network.
study-usual = normal
study-value-times = { $value } ({ $n } ×)
study-values-of = What the moves were worth at decision { $n }
study-what-now = What do you play?
study-win = Win, %
study-wins = Won, %
study-won = Won
