# The environments.

error-bad-env-option = Option { $option } of an environment can't be { $value }; it takes { $expected }.
error-bad-actions = It takes { $expected } integer actions, one a game, not { $value }.
error-illegal-action = Action { $action } is not legal for seat { $seat } now.
error-illegal-action-in = Game { $index }: action { $action } is not legal for seat { $seat } now.
error-no-small-game = { $game } has no small form: leave `cards` out.
error-no-small-vector = The vector environment plays the real games only: leave `cards` out.
error-missing-action = Seat { $seat } must decide and has no action.
error-not-reset = Call reset() before { $call }().
