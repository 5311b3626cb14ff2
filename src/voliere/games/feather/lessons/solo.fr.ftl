### En solitaire

title = En solitaire
about = Une main, une pioche, un rang à gagner.

play = Seul sur le sentier : vous jouez une carte, puis trois autres sortent de la pioche. Vous cochez celles de votre habitat.
play-ask = Allez en montagne : jouez la mésange.
play-also = En montagne aussi. Reprenons avec la mésange.
play-other = Pourquoi pas ! Deux oiseaux de montagne sont sortis cette fois.

discard = Deux oiseaux de la pioche étaient en montagne. Ensuite, vous défaussez une carte de votre main et en piochez une autre.
discard-ask = Défaussez le goéland, un commun.
discard-also = Un autre commun : très bien. Reprenons avec le goéland.
discard-other = Possible. Mais un commun ne vaut rien à la vue : autant commencer par lui.

linger = Les quatre cartes révélées restent installées, comme toujours.
linger-ask = Suivez le martin-pêcheur : jouez le grand héron.
linger-also = Au marécage aussi. Reprenons avec le grand héron.
linger-other = Le martin-pêcheur s’en va. Au marécage, il était sûr.

ranks = La pioche dure douze tours. Votre total donne un rang : 41 points et plus pour le meilleur.

end = Le sentier vous attend. Une vraie partie en solitaire ?
