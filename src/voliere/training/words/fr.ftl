# L’apprentissage.

error-bad-checkpoint = { $path } est abîmé ou n’est pas un point de reprise ; effacez-le pour recommencer.
error-other-checkpoint = { $path } est d’un apprentissage de { $game } avec la graine { $seed } ; choisissez un autre fichier.
error-other-task = { $path } est d’un apprentissage contre un autre adversaire ou avec d’autres options ; choisissez un autre fichier.
error-nobody-to-exploit = { $game } se joue ici en solo ou ensemble : il n’y a personne à battre.
error-outdated-checkpoint = { $path } a été commencé avec une autre description de { $game } ; effacez-le pour recommencer.

training-plot-share = Part gagnée contre l’instinct
training-plot-score = Score moyen en solo
training-plot-games = Parties jouées
training-plot-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
