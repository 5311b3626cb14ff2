### Early Bird

title = Early Bird
about = Lay your favourite during the game, for a worm.

plan = With this variant you may lay your favourite during the game, face down. Let's begin with a red card.
plan-ask = Place your red 6 on b3.
plan-lay = Already! You take worm 3, the biggest. That's bold: the forest is still empty.
plan-also = Red as well: let's go on with the 6.
plan-other = You may. Let's follow red: that is the colour we will back.

lay = Whoever lays a favourite first takes the biggest worm: 3 points. The next one gets only 2.
lay-ask = Touch your red 7, then lay it as your favourite.
lay-small = Another favourite, and worm 3 is yours. The favourite's number doesn't count: a small red one would do! Let's go on with the 7.
lay-other = You may wait. But Merle could take worm 3 before you do.

worm = Worm 3 is yours, and Merle knows that you have chosen, but not what. Here the favourite's number doesn't count: only the worm and the berries of its colour do.

after = You play on, and your colour is settled. The longer you wait the better you choose; the sooner you lay, the bigger the worm.
after-ask = Strengthen red: place your 5 on a3.
after-other = You may. But red is your favourite: this row is worth 15 berries to it.

must = Whoever has only one card left and has laid nothing must lay it as the favourite.

end = The early bird doesn't wait. A real game?
