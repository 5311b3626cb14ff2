### Les derniers tours

title = Les derniers tours
about = Comment la partie s’achève, et que garder de sa main.

low = La partie touche à sa fin : la pioche de graines s’épuise. Dès qu’une graine manque à la colonne, la fin est déclenchée.
low-ask = Jouez votre verdier 1 au perchoir 1.
low-other = C’est permis. Reprenons avec le verdier 1 au perchoir 1.

draw = Capturé ! Pensez déjà au décompte : vous avez un pinson 3 mâle, et sa femelle est sur la piste.
draw-ask = Prenez la femelle pinson 3.
draw-other = C’est permis. Mais la paire de pinsons vaut 5 points.

triggered = Une graine manque : la fin est déclenchée. On finit le tour de table, pour que chacun ait joué autant de fois. Oisillon vient de jouer son dernier tour.

keep = Chacun range maintenant deux cartes de sa main dans sa collection, et défausse le reste. Cherchez les paires !
keep-ask = Gardez la femelle pinson 3 et le verdier 4.
keep-one = Une paire, c’est bien. Mais il y en avait deux à faire : regardez le pinson 3 et le verdier 4.
keep-other = Aucune paire. Le pinson 3 et le verdier 4 en font chacun une.

count = Deux paires d’un coup ! Paires, œufs des majorités et graines : 73 points contre 53. Les dernières cartes font souvent la différence.

end = Gardez toujours de quoi faire une paire à la fin. Une vraie partie ?
