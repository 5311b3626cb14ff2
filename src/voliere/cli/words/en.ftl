# The command line.

## The names of things

cli-seat = Seat { $seat }
cli-you = Player
cli-yes = yes
cli-no = no
cli-none = none
cli-output = standard output
cli-players = { $least } to { $most } players
cli-minutes = { $least } to { $most } minutes
cli-option = Option { $name } ({ $default }): { $label }.
cli-option-value = { $name }={ $value }: { $label }.
cli-chosen-option = { $label }: { $value }.
cli-bots-level = Level
cli-bots-called = Called
cli-bots-plays = How it plays
cli-bots-strength = Strength
cli-bots-draws = draws from its policy, temperature { $temperature }
cli-bots-draws-learned = draws from its learned policy, temperature { $temperature }
cli-bots-searches = { $simulations } simulations a decision
cli-bots-is = is { $bird }
cli-bots-is-learned = is { $bird }, by what was learned
cli-bots-rated = { $value } ± { $margin }
cli-bots-unmeasured = not measured
cli-bots-personality = Personality { $name } ({ $words }): level-5:personality={ $name }
cli-play-personality = { $name } is { $personality }.
cli-bots-note = { $unit ->
    [elo] Strength is Elo above level 1, with half an interval of 95 %.
    [points] Strength is the mean score, with half an interval of 95 %.
   *[none] The strength of the levels was not measured at such a table.
  }
cli-compiling = Compiling
cli-compiling-first = The rules are being compiled, once and for all: about a minute…
cli-n-records = { $n ->
    [one] { $n } record
   *[other] { $n } records
}
cli-n-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
cli-n-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
cli-pair = { $word }: { $meaning }.
cli-cell = { $head }: { $cell }
cli-cells = { $cells }; { $cell }

## The help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-heading-examples = { $n ->
    [one] Example:
   *[other] Examples:
}
cli-required = [required]
cli-default = [default: { $value }]

## The manual page

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDS
cli-man-exit = EXIT STATUS
cli-man-help = Every command has --help, which says the same as this page.
cli-man-exit-codes = 0 if all went well; 1 if something about the content is wrong; 2 if the command can’t be carried out as given; 130 if it was interrupted. What is wrong is told in one sentence on standard error, its code in brackets at the end.

## What an option takes

cli-value-action = ACTION
cli-value-address = ADDRESS
cli-value-dir = DIR
cli-value-file = FILE
cli-value-picture = FILE.png
cli-value-game = GAME
cli-value-id = ID
cli-value-hash = HASH
cli-value-name = NAME
cli-value-names = NAMES
cli-value-option = NAME=VALUE
cli-value-state = STATE
cli-value-text = TEXT
cli-value-who = PERSON

## The commands

cli-command-voliere =
    Four bird card games: play them, simulate them, check and tell finished games.

    Without a command: host games on this machine and open the page.
cli-command-bots = List the levels of a game's bots, how they play and how strong they are.
cli-command-games = List the games, with the options a table can choose.
cli-command-rules = Print the rules of a game; the numbers in brackets are those of the paragraphs.
cli-command-play =
    Play a game against bots.

    At the table, help (aide) lists what can be typed: rules, log, undo, hint, moves, table, quit. A game that is left can be kept in a file, and gone on with later.
cli-command-serve = Host games for people and bots until stopped with Ctrl-C.
cli-command-admin =
    For who runs a server, on the machine of its data, while it runs or not.

    What changes something is written down and carried out by the server within a second; where none runs, by its next start.
cli-command-admin-people = List people, who was there last first.
cli-command-admin-tables = List tables, the newest first.
cli-command-admin-sessions = List sessions and personal tokens, of one person or of everybody.
cli-command-admin-statistics = Count people, sessions, tables and games.
cli-command-admin-reports = Tell what people have reported about others, with the last lines of the chat then.
cli-command-admin-settle = Be done with a report, by its id.
cli-command-admin-audit = Tell what hosts did and what happened to accounts, the latest first.
cli-command-admin-ban = Keep somebody out: their connections are closed, bots take their seats.
cli-command-admin-unban = Let somebody in again.
cli-command-admin-rename = Give somebody another name.
cli-command-admin-delete = Delete somebody as they could themselves: their games stay, without their name.
cli-command-admin-end-session = End a session or void a personal token, by its id.
cli-command-admin-close-table = Close a table that waits or is played, by its id; its game can't be gone on with.
cli-command-admin-announce = Tell everybody at the page something for a while, or that the server will stop.
cli-command-backup = Copy a server's data into one file, while it runs.
cli-command-token = Come in to a server as a program; its personal token is printed, and kept nowhere else.
cli-command-restore = Put a copy back; the server must not be running, and its present data are kept beside.
cli-command-simulate = Play random games and tell how fast they went.
cli-command-dataset = Let a bot play against itself and write its games as data to learn from.
cli-command-export = Write a server's finished public games, of people who have all agreed, without their names.
cli-command-arena = Let bots play each other on the same deals from every seat.
cli-command-train =
    Let nets learn a game by playing against themselves; needs “voliere[train]”.
cli-command-exploit =
    Let a net learn to win against a bot, and say how much it wins; needs “voliere[train]”.

    What has been learned is kept beside the file as it goes: the same command goes on from there.
cli-command-solve = Solve a small two-player game exactly: its value and how to open it.
cli-command-show =
    Tell a game as text: what happened, the table at the end, who has won.

    With --seat only what that seat could know is told. Without it everything is, hidden cards too: a record has no secrets.
cli-command-analyse =
    Say of each decision of a finished game what it lost, and of chance what it did.

    What could be known is judged from what the seat knew; what chance did is told in hindsight, all hands open.
cli-command-statistics =
    Say of finished games how they were played: wins, scores, écart and luck by player.

    With --person or --seat also what each game tells itself, such as the cards played on each points card. Analyses that “voliere analyse --json” has written may be among the files; écart and luck come from them.
cli-command-check = Replay and referee every record of a file; exit code 1 if one of them is bad.
cli-command-lesson = List the lessons (list), or check one (check FILE); exit code 1 if something is wrong with it.
cli-command-verify =
    Check the fairness of every deal of a file; exit code 0 only if all are proven fair.

    A file alone can't prove that its commitment was shown before the game, nor that its nonces are those the players sent: --commitment and --nonce compare them with what you have kept.
cli-command-score = Score a game played with the real cards; exit code 1 if the sheet can't be.
cli-command-sheets = Write a PDF to print: score sheets, the rules on one page, and a turn aid.
cli-command-compile = Compile the rules of all games, the bots and the analysis: a few minutes the first time, then nothing.
cli-command-completion = Print the script by which a shell completes this command: bash, zsh or fish.

## Their arguments and options

cli-flag-help = Show this message and exit.
cli-flag-shell = The shell: bash, zsh or fish.
cli-flag-version = Print the version.
cli-flag-lang = Language; otherwise the locale decides.
cli-flag-game = A game, as `voliere games` lists.
cli-flag-players = How many seats the table has.
cli-flag-option = An option of the game, as `voliere games` lists; may be repeated.
cli-flag-records-file = Records, one a line; - is standard input.
cli-flag-lesson-action = what to do, list or check
cli-flag-lesson-file = the lesson’s TOML file, its texts beside it
cli-flag-plain = Tables as sentences to be read aloud, or drawn; otherwise drawn in a terminal.
cli-flag-same-games = The same seed gives the same games.
cli-flag-jobs = How many processes play.
cli-flag-play-seat = Your seat, counted from 0; usually 0.
cli-flag-play-bot = Who takes the other seats; usually moineau.
cli-flag-play-name = Your name.
cli-flag-play-seed = The same seed gives the same deal.
cli-flag-play-record = Write the game there when it stops.
cli-flag-play-resume = Go on with the unfinished game of a file.
cli-flag-play-from = Play on from the finished game of a file; its record will say so.
cli-flag-play-move = With --from: after so many moves.
cli-flag-play-anew = With --from: hidden cards drawn anew from what your seat knew.
cli-flag-serve-host = Where to listen.
cli-flag-serve-port = The port; 0 takes a free one.
cli-flag-serve-data = Where games are kept.
cli-flag-serve-workers = How many slow bots (hibou) may think at once.
cli-flag-serve-hosts = Further names it answers to, separated by commas.
cli-flag-serve-open = Open the page in the browser.
cli-flag-backup-file = Where the copy goes.
cli-flag-backup-data = Where the server keeps games.
cli-flag-admin-who = A person, by id, account, or name if only one has it.
cli-flag-admin-name = The new name.
cli-flag-admin-session = The id of a session, as `voliere admin sessions` lists.
cli-flag-admin-table = The id of a table, as `voliere admin tables` lists; it is in the table's address.
cli-flag-admin-find = Only those with this in their name, account or id.
cli-flag-admin-state = Only tables that are so: waiting, playing, over or closed.
cli-flag-admin-limit = How many at most.
cli-flag-admin-yes = Don't ask whether it is meant.
cli-flag-admin-wait = How many seconds to wait until a server has done it.
cli-flag-reports-settled = Also what is settled.
cli-flag-report = The id of a report, as `voliere admin reports` lists.
cli-flag-announce-text = What everybody is to read, 300 characters at most.
cli-flag-announce-minutes = How many minutes it is shown.
cli-flag-announce-stop-in = The server will stop in so many minutes; it is shown until then.
cli-flag-announce-clear = Take away what is announced.
cli-flag-server = The server's address, such as http://127.0.0.1:8000.
cli-flag-token-name = What the program is called at tables; left out: a guest's name.
cli-flag-token-label = What the token is called in lists of tokens.
cli-flag-token-read-only = The token may look at its tables, but not play.
cli-flag-json = As JSON, for programs.
cli-flag-restore-file = The copy.
cli-flag-simulate-games = How many games.
cli-flag-simulate-records = Write the games there, one a line; - is the output.
cli-flag-dataset-output = Where to write: .parquet has one row a decision, .jsonl one record a game.
cli-flag-export-game = Only games of this one, as `voliere games` lists.
cli-flag-export-no-players = People are told apart by nothing, not even a pseudonym.
cli-flag-dataset-bot = Which bot plays, at every seat.
cli-flag-dataset-observations = The rows also have what the seat knew, as numbers.
cli-flag-simulate-legal = The records list the legal moves of every decision.
cli-flag-arena-bots = The bots, each name or name:option=value; may be repeated.
cli-flag-arena-games = How many games; the last deal is played to its end.
cli-flag-arena-cluster = Spread the games over a Ray cluster.
cli-flag-arena-limit = A bot that thinks longer forfeits.
cli-flag-arena-records = Write the games there, .jsonl or .parquet; the same command goes on from there.
cli-flag-arena-plot = Draw the figures as a picture.
cli-flag-train-minutes = How many minutes it trains, those before an interruption included.
cli-flag-train-rounds = Train for so many rounds instead: the same seed then gives the same weights.
cli-flag-train-jobs = How many threads play and learn.
cli-flag-train-seed = The seed of the run.
cli-flag-train-out = Where the weights go; otherwise GAME.weights.
cli-flag-train-plot = Draw the strength over the games played.
cli-flag-exploit-bot = The bot that stays as it is: a name, with options as in the arena.
cli-flag-exploit-games = How many games are measured afterwards; the last deal is played to its end.
cli-flag-exploit-out = Where the weights of the best response go; otherwise GAME.response.weights.
cli-flag-solve-cards = How many cards each player has.
cli-flag-solve-objective = Play for the margin, or for the win.
cli-flag-show-game = Which game of the file, counted from 1.
cli-flag-show-seat = The seat that tells, counted from 0; none: all is open.
cli-flag-show-move = Up to which move, counted from 1; 0: the deal.
cli-flag-analyse-game = Which game of the file, counted from 1; none: all.
cli-flag-analyse-seat = Judge the decisions of this seat only, counted from 0.
cli-flag-analyse-budget = How many milliseconds of processor time a game gets; none: 5000 a seat.
cli-flag-analyse-plot = Draw the curve and the losses as a picture.
cli-flag-analyse-seed = The same seed gives the same analysis.
cli-flag-statistics-files = Files of records, one a line, and of their analyses; - is standard input.
cli-flag-statistics-game = Only games of this name.
cli-flag-statistics-person = Only the seats of who is so called.
cli-flag-statistics-seat = Only this seat, counted from 0.
cli-flag-statistics-json = One JSON object a game and seat, one a line.
cli-flag-statistics-csv = A row a game and seat, as comma-separated values.
cli-flag-statistics-parquet = Write these rows as a Parquet file.
cli-flag-verify-commitment = The commitment you were shown before the game.
cli-flag-verify-nonce = The nonce that you sent; needs --seat.
cli-flag-verify-seat = Your seat, counted from 0.
cli-flag-score-file = What was on the table, as JSON (docs/scorepad.md); - is stdin.
cli-flag-sheets-paper = The paper.
cli-flag-sheets-output = The PDF; - is stdout; else GAME-LANG.pdf.

## statistics

cli-statistics-head = { $title }, { $games }
cli-statistics-player = Player
cli-statistics-games = Games
cli-statistics-wins = Won
cli-statistics-score = Mean score
cli-statistics-ecart = Écart, ‰
cli-statistics-luck = Luck
error-one-form-only = Only one of --json, --csv and --parquet can be asked for.
error-person-or-seat = --person or --seat: only one of them can be asked for.
error-no-such-games = There is no finished game like that in these files.
error-analysis-without-game = This is the analysis of a game that is not among these files.
error-in-file = “{ $path }”, line { $number }: { $told }

## dataset

cli-dataset-playing = Playing
cli-dataset-written = { $games } with { $decisions } decisions in { $file }. Seed: { $seed }.
cli-exported = { $games } with { $decisions } decisions in { $file }; { $left_out } left out, since not everybody has agreed.
error-bad-dataset-file = A data set is a .parquet or a .jsonl file; { $file } is neither.
error-observations-need-parquet = Observations are for a .parquet file: records have none.

## admin

cli-admin-id = Id
cli-admin-reports = Reports to settle
cli-reports-none = Nobody has reported anything.
cli-report = { $id }, { $at }: { $reason }. { $whom }, reported by { $by }, at { $table }
cli-report-text = “{ $text }”
cli-report-nobody = somebody who is deleted
cli-report-insult = Insults
cli-report-name = An offensive name
cli-report-stalling = Keeps others waiting on purpose
cli-report-cheating = Cheating
cli-report-other = Something else
cli-report-settled = Settled.
cli-admin-at = When
cli-admin-by = Host
cli-admin-what = What
cli-admin-whom = Whom
cli-admin-name = Name
cli-admin-account = Account
cli-admin-seen = Last seen
cli-admin-created = Opened
cli-admin-banned = Banned
cli-admin-person = Person
cli-admin-token = Token
cli-admin-label = Label
cli-admin-game = Game
cli-admin-state = State
cli-admin-public = Public
cli-admin-people = People
cli-admin-tables = Tables
cli-admin-guests = Guests
cli-admin-accounts = Accounts
cli-admin-sessions = Sessions
cli-admin-tokens = Personal tokens
cli-admin-seen-today = Sessions seen within a day
cli-admin-seen-this-week = Sessions seen within a week
cli-admin-tables-waiting = Tables waiting
cli-admin-tables-playing = Tables being played
cli-admin-tables-over = Tables over
cli-admin-tables-closed = Tables closed
cli-admin-finished-today = Games finished within a day
cli-admin-finished-this-week = Games finished within a week
cli-admin-finished = Games of { $game } finished
cli-admin-entries = Entries in all logs
cli-admin-ask-ban = Keep { $name } ({ $id }) out? Bots take their seats. (yes or no)
cli-admin-ask-delete = Delete { $name } ({ $id }) for good? (yes or no)
cli-admin-ask-rename = Call { $name } ({ $id }) { $other } from now on? (yes or no)
cli-admin-ask-close-table = Close table { $table }? Its game can't be gone on with. (yes or no)
cli-admin-done = Done.
cli-admin-later = Written down. No server has carried it out yet: the one that runs does so within a second, or the next start.
cli-announced = Announced until { $until }.
cli-announce-cleared = { $n ->
    [0] Nothing was announced.
    [one] { $n } announcement taken away.
   *[other] { $n } announcements taken away.
}
error-needs-yes = Somebody must agree to this, or --yes must be given: { $question }
error-not-done = Nothing was done.
error-bad-state = A table is never “{ $value }”; it is { $states }.
error-announce-or-clear = --clear takes away what is announced: it goes with nothing else.
error-nothing-announced = There is nothing to announce: give a text, or --stop-in.
error-bad-announcement = An announcement has { $limit } characters at most, on one line.

## simulate

cli-simulating = Simulating
cli-simulated = { $games } in { $seconds } s: { $games_rate } games a second, { $moves_rate } moves a second. Seed: { $seed }.

## check and verify

cli-checking = Checking
cli-bad-line = Record { $number }: { $told }
cli-lesson-good = Nothing is wrong. { $line }
cli-checked = { $records }, { $good } good, { $bad } bad
cli-fair = Record { $number }: fair. { $told }
cli-unfair = Record { $number }: not fair. { $told }
cli-unverifiable = Record { $number }: nothing to verify. { $told }
cli-verified = { $records }, { $fair } fair, { $unfair } not fair, { $unverifiable } with nothing to verify
cli-version-1 = A deal of version 1: nonces were not pledged beforehand, and whoever ran the server could choose the last one; the commitment was bound neither to the table nor to its game or seats.
cli-not-revealed = Nonce pledged, not revealed in time and so left out: { $seats }. With each of them whoever ran the server and had that seat, or left it out on purpose, could choose between two deals.
cli-no-nonces = No player has added a nonce: whoever ran the server could choose the secret, and with it the deal.
cli-commitment-unseen = The file alone does not prove that this commitment was shown before the game (--commitment compares it with yours).
cli-nonces-unseen = Nor does it prove that the nonces are those the players sent (--seat and --nonce compare yours).

## show

cli-story = { $title }: { $names }. { $how }
cli-open = All cards are shown.
cli-as-seat = The game as { $name } saw it.
cli-at-the-end = The table at the end:
cli-so-far = The game is not over. The table:
cli-after-move = After move { $move }. The table:
cli-comment = { $name } on this: { $text }
cli-open-hand = { $name } holds: { $cards }

## score and sheets

cli-score-line = { $what }: { $points }
cli-unfinished = Still to enter:
cli-printed = The sheets are in { $path }.

## train

cli-train-training = Training
cli-train-resumed = Going on from { $file }, after { $n } rounds.
cli-trained = The weights are in { $file }: { $rounds } rounds, { $games }.
cli-trained-alone = Alone: { $score } points on average.
cli-trained-against = { $n } players: { $share } of the wins against instinct, on the scale of a game of two.

## exploit

cli-exploit-measuring = Measuring
cli-exploited = Against { $bot } that wins { $share } ({ $span }) of { $games }; { $fair } would be even.

## solve

cli-solved = { $game } for two, cards 1 to { $cards }, points { $points }: { $positions } positions.
cli-solved-points = Value to each: a margin of { $value } points.
cli-solved-win = Value to each: { $value } of the win.
cli-first-round = If { $card } is turned up (value { $value }), play: { $policy }.

## play: the words that can be typed

cli-request-help = help
cli-request-rules = rules
cli-request-log = log
cli-request-undo = undo
cli-request-hint = hint
cli-request-moves = moves
cli-request-table = table
cli-request-quit = quit
cli-yes-typed = y yes
cli-does-help = tell these words again
cli-does-rules = the rules, or what they say about a paragraph or a word
cli-does-log = what has happened, or only the last events
cli-does-undo = take back your last move, for training
cli-does-hint = the best moves for one who sees what you see, and why; for training
cli-does-moves = all possible moves, or those that contain a text
cli-does-table = show the table again
cli-does-quit = leave; the game can be kept for later
cli-about-rules = [{ $paragraph } or word]
cli-about-log = [number]
cli-about-moves = [text]

## play

cli-welcome = { $title }. You are { $you }, in seat { $seat }. At the table: { $names }.
cli-resumed = The game goes on after { $moves }; “{ $log }” tells what has happened.
cli-how = Type the number of a move or its notation, for example { $example }, or one of these words (its beginning is enough where it is clear):
cli-commitment = Commitment of the deal, for voliere verify: { $commitment }.
cli-your-moves = Your moves:
cli-many-moves = { $n } moves are possible, for example { $example }; “{ $moves }” lists them all.
cli-no-moves-with = No possible move contains “{ $text }”.
cli-prompt = Your move:
cli-no-rules-about = The rules say nothing about “{ $text }”.
cli-nearest = Nearest moves: { $moves }.
cli-taken-back = Your last move is taken back. This is training: you know what came after it.
cli-was-training = This was training. Moves taken back: { $undone }; hints: { $hints }.
cli-goodbye = The game stops here. Goodbye!
cli-keep-where = In which file shall the game be kept? (Enter: none)
cli-keep-there = In which file shall the game be kept? (Enter: { $path })
cli-replace = “{ $path }” exists already. Replace that file? (yes or no)
cli-not-kept = The game is not kept.
cli-how-to-keep = With --record FILE a game is kept when it stops.
cli-how-to-resume = To go on: voliere play --resume { $path }
cli-recorded = The game is in { $path }.

## What can go wrong

error-unknown-command = There is no command “{ $command }”; the commands are: { $commands }.
error-unknown-shell = There is no completion for “{ $shell }”; the shells are: { $shells }.
error-unknown-flag = The command has no option { $flag }; --help shows them.
error-missing-argument = { $name } is missing; --help shows an example.
error-missing-value = Option { $flag } needs a value.
error-bad-usage = The command is not understood: { $what }.
error-unknown-language = There is no language “{ $value }”; the languages are: { $languages }.
error-bad-number = { $flag } can't be “{ $value }”; it takes a whole number from { $least } to { $most }.
error-bad-option-form = “{ $text }” is not an option of a game; the form is name=value.
error-bad-lesson-action = Say “voliere lesson { $list }” or “voliere lesson { $check } FILE”.
error-option-twice = Option { $option } is given twice.
error-needs-records = --legal does not go without --records.
error-no-such-file = There is no file “{ $path }”.
error-no-such-folder = There is no folder to write “{ $path }” to.
error-is-a-directory = “{ $path }” is a folder, not a file.
error-no-permission = Access to “{ $path }” is denied.
error-disk-full = There is no space left for “{ $path }”.
error-file-error = “{ $path }” can't be used: { $reason }.
error-nonce-without-seat = --nonce and --seat go together: which nonce, and of which seat?
error-not-json = Line { $line } is not JSON: { $reason }.
error-truncated-record = Line { $line } ends in the middle of the record.
error-in-record = Game { $number }: { $told }
error-no-such-record = There is no game { $number } in “{ $path }”; it has { $n }.
error-no-such-point = There is no move { $move }: the game has { $last }.
error-game-is-over = The game in “{ $path }” is over; voliere show tells it.
error-not-one-game = A file with a single game is needed to go on; “{ $path }” holds { $n }.
error-not-with-resume = { $flag } does not go with { $beside }: the game in the file has settled it.
error-unknown-word = “{ $text }” is neither a move nor a word known here; “{ $help }” shows them.
error-ambiguous-word = “{ $text }” can mean several things: { $words }.
error-process-died = One of the processes of the simulation has died on the way.
error-interrupted = Interrupted.
error-internal-error = Volière met an error of its own ({ $reason }); VOLIERE_DEBUG=1 shows it.
error-bad-address = “{ $address }” is no address of a server; it begins with http:// or https://.
error-no-server = No Volière server answers at { $address }: { $reason }.
error-server-refused = The server has refused: { $reason }
cli-extra-arguments = Got unexpected extra argument(s) ({ $arguments })
