# Training.

error-bad-checkpoint = { $path } is damaged or no checkpoint; delete it to begin anew.
error-other-checkpoint = { $path } is of a run of { $game } with seed { $seed }; choose another file.
error-other-task = { $path } is of a run against somebody else or with other options; choose another file.
error-nobody-to-exploit = { $game } is played alone or together here: there is nobody to win against.
error-outdated-checkpoint = { $path } was begun with another description of { $game }; delete it to begin anew.

training-plot-share = Share won against instinct
training-plot-score = Mean score alone
training-plot-games = Games played
training-plot-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
