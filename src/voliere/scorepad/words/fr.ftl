# La feuille de score, la mise en place et les feuilles à imprimer : ce que tous les jeux partagent.

## Feuille de score

pad-player-n = Joueur { $n }
pad-together = { $names }
# Une carte, puis sa notation.
pad-card = { $name } ({ $card })
pad-signed = { SIGNED($n) }
pad-n-names =
    { $n ->
        [one] { $n } nom
       *[other] { $n } noms
    }
pad-n-lists =
    { $n ->
        [one] { $n } liste
       *[other] { $n } listes
    }

## Mise en place

setup-players = Joueurs
setup-cards-in-hand = Cartes en main
setup-deal = Distribuez { $n } cartes à chacun.
setup-draw-first = Tirez au sort qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.
setup-all-at-once = Personne ne commence : tout le monde joue en même temps.

## Feuilles à imprimer

sheet-document = { $title } : feuilles de score, règles, aide de jeu
sheet-score = Feuille de score
sheet-rules = Les règles en une page
sheet-aid = Aide de jeu
sheet-game-n = Partie { $n }
sheet-date = Date
sheet-total = Total
sheet-points = Points
sheet-made = Volière : nos mots, nos dessins. À photocopier librement.
sheet-head = { CAPITAL($text) }
sheet-span-first = { $n } ou moins
sheet-span = { $least } à { $most }
sheet-span-last = { $n } ou plus

## Ce qui ne va pas sur une feuille

error-bad-entry = La feuille n’a pas la bonne forme : { $what } ({ $value }).
error-unknown-key = La feuille n’a pas de partie « { $key } » ; ses parties sont : { $keys }.
error-wrong-player-count = Il y a { $n } dans « { $what } », mais { $players } joueurs.
error-no-such-bird = « { $card } » n’est pas un oiseau de { $game } ; exemple : { $example }.
error-card-twice = La carte { $card } est à deux endroits : { $one } et { $other }.
error-too-many-rounds = La partie est finie après { $most } manches ; il y en a { $n } sur la feuille.
error-both-forms = La feuille a « { $one } » et « { $other } » : il ne faut que l’un des deux.
error-unknown-paper = Il n’y a pas de papier « { $paper } » ; les papiers sont : { $papers }.
