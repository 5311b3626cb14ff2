# L’arène.

## Ce que l’on lit d’une arène

arena-playing = Arène
arena-bot = Robot
arena-score = Score moyen
arena-win-share = Part des victoires
arena-interval = Intervalle à 95 %
arena-rating = Niveau
arena-sure = Au moins
arena-p50 = p50 (ms)
arena-p99 = p99 (ms)
arena-forfeits = Forfaits
arena-games = Parties
arena-played = { $title }, { $players } : { $games } sur { $deals }, en { $seconds } s. Graine : { $seed }.
arena-picture = { $title } à { $players }, { $games } parties
arena-even = À forces égales, la part des victoires est de { $share }.
arena-titles = Titres de { $bot } : { $titles }.
arena-forfeited = Partie { $number } perdue par forfait, place { $seat } : { $reason }
arena-more-forfeits = … et { $n } autres parties perdues par forfait ; --json les donne toutes.
arena-by-the-clock = { $bots } : le temps borne la recherche, une autre exécution peut différer ; avec simulations=N elle est reproductible.
arena-resumed = { $games } déjà dans { $path }.
arena-n-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
arena-n-deals = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}

## Ce qui ne va pas

error-no-entrants = Il faut au moins un robot, par exemple --bots moineau,oisillon.
error-too-many-entrants = { $n } robots sont inscrits ; l’arène en prend { $most } au plus.
error-unknown-cluster = L’arène ne connaît pas de grappe « { $cluster } » ; elle connaît : { $clusters }.
error-no-cluster = La grappe Ray ne répond pas : { $reason }.
error-worker-died = Un processus de l’arène s’arrête avant tout coup ({ $reason }) ; avec --records, la même commande reprendra la suite.
error-records-of-another-run = « { $path } » contient d’autres parties que celles-ci ({ $what }) ; il faut un autre fichier.
error-bad-journal = « { $path } » n’est pas un journal d’arène : ligne { $line }, { $reason }.
