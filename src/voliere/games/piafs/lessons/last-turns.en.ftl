### The last turns

title = The last turns
about = How the game ends, and what to keep of your hand.

low = The game is drawing to its close: the pile of seeds is running out. As soon as the column lacks a seed, the end is triggered.
low-ask = Play your greenfinch 1 at perch 1.
low-other = You may. Let's go on with the greenfinch 1 at perch 1.

draw = Captured! Think of the count already: you have a male chaffinch 3, and its female lies on the track.
draw-ask = Take the female chaffinch 3.
draw-other = You may. But the pair of chaffinches is worth 5 points.

triggered = A seed is missing: the end is triggered. The round is finished, so that everybody has had as many turns. Oisillon has just had its last one.

keep = Now everybody puts two cards from the hand into the collection, and discards the rest. Look for pairs!
keep-ask = Keep the female chaffinch 3 and the greenfinch 4.
keep-one = One pair is good. But there were two to be made: look at the chaffinch 3 and the greenfinch 4.
keep-other = No pair. The chaffinch 3 and the greenfinch 4 make one each.

count = Two pairs at once! Pairs, eggs of the majorities and seeds: 73 points to 53. The last cards often make the difference.

end = Always keep something to pair up at the end. A real game?
