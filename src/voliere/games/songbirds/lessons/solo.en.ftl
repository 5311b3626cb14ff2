### Alone

title = Alone
about = One colour against the three others, and a title to earn.

place = Alone in the forest: nine birds already sing on the diagonals. Each turn you draw a card, then play one of two.
place-ask = Place your little white 1 on a2.
place-lay = A favourite this soon? It lies face up, and its colour is settled. Better place a few cards first.
place-red = Red grows stronger. But keep that red 6: it would make a fine favourite.
place-other = Fine as well. Let's go on with a2.

favourite = Red sings loudly in this forest. Once in the game, instead of placing a card, you may lay it as your favourite.
favourite-ask = Lay your red 6 as your favourite.
favourite-lay = Another colour, why not. But red is ahead already: let's go on with it.
favourite-other = You may wait. But without a favourite the score is 0!

score = At the end: the favourite's number, plus the berries of its colour, less those of the three others. Let red win, and let the other tokens vanish in ties.

titles = The score gives you a title, from beginner to superstar: 55 points for the highest.

end = The forest is yours. A real game alone?
