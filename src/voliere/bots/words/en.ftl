# The bots.

error-unknown-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
error-unknown-level = There is no { $level }; levels go from level-1 to level-{ $most }.
error-unknown-personality = There is no personality “{ $personality }” here; the personalities are: { $personalities }.
error-bad-entrant = “{ $text }” is not a bot; the form is name or name:option=value.
error-entrant-option-twice = “{ $text }” gives option { $option } twice.
error-unknown-bot-option = Bot { $bot } has no option “{ $option }”; its options are: { $options }.
error-bad-bot-option = Option { $option } of a bot can't be { $value }; it takes { $expected }.
error-nothing-to-decide = Seat { $seat } has nothing to decide in this view.
error-bot-illegal-move = Bot { $bot } wanted to play { $move }, which is not legal.
error-bot-died = Bot { $bot } broke down: { $reason }.
error-bot-overran = Bot { $bot } overran its time of { $limit } ms.
error-bad-bot-program = Program “{ $command }” can't be started: { $reason }.
error-bad-solve-size = The solver takes { $least } to { $most } cards, not { $value }.
error-no-solver = There is no solver for { $game }; there is one for: { $games }.
error-damaged-weights = The weights in { $file } are damaged; the hand-written knowledge plays instead.
error-foreign-weights = The weights in { $file } are those of { $theirs }, not of { $game }; the hand-written knowledge plays instead.
error-outdated-weights = The weights in { $file } were learned with another description of { $game }; the hand-written knowledge plays instead.
error-no-weights = Nothing has been learned of { $game } yet; the hand-written knowledge plays instead.
error-unreadable-weights = The weights in { $path } can't be read: { $reason }.
error-nothing-to-learn = Nets can't learn { $game }: its room has no features.

bot-option-whole = a whole number
bot-option-positive = a number above 0
bot-exit-code = exit code { $code }
bot-line-too-long = line too long
