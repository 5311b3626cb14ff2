# The Nest Hole

nichoir-title = The Nest Hole
nichoir-tagline = Everybody wants the nest box, but the fattest bird gets stuck in its hole.
nichoir-option-players = Players
nichoir-option-crumbs = The bird that is stuck gets a crumb
nichoir-card = bird { $number }
nichoir-move-send = send { $bird }
nichoir-event-chose = { $seat } { $bird ->
    [none] has picked a bird.
   *[other] picked { $bird }.
}
nichoir-event-flew = Off they fly: { $birds_id }.
nichoir-event-nested = { $stuck }’s bird is stuck in the hole; { $seat }’s gets the box: { $box ->
    [one] 1 point.
   *[other] { $box } points.
}
nichoir-event-turned-up = The next box is worth { $box }.
nichoir-round = { $box ->
    [none] All birds have flown.
   *[other] Round { $round } of 7. The box is worth { $box }.
}
nichoir-score = { $name }: { $score }.
nichoir-hand = Your birds: { $birds }.
