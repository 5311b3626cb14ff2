# Le trou du nichoir

nichoir-title = Le trou du nichoir
nichoir-tagline = Tous veulent le nichoir, mais le plus gros oiseau reste coincé dans le trou.
nichoir-option-players = Joueurs
nichoir-option-crumbs = L’oiseau coincé reçoit une miette
nichoir-card = l’oiseau { $number }
nichoir-move-send = envoyer { $bird }
nichoir-event-chose = { $seat } a choisi { $bird ->
    [none] un oiseau.
   *[other] { $bird }.
}
nichoir-event-flew = Ils s’envolent : { $birds_id }.
nichoir-event-nested = L’oiseau de { $stuck } reste coincé dans le trou ; celui de { $seat } prend le nichoir : { $box ->
    [one] 1 point.
   *[other] { $box } points.
}
nichoir-event-turned-up = Le nichoir suivant vaut { $box }.
nichoir-round = { $box ->
    [none] Tous les oiseaux se sont envolés.
   *[other] Manche { $round } sur 7. Le nichoir vaut { $box }.
}
nichoir-score = { $name } : { $score }.
nichoir-hand = Vos oiseaux : { $birds }.
