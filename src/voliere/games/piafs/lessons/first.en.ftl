### The first game of Piafs.

title = First game
about = Chase a bird off its perch, win seeds, bring pairs together.

chase = A chaffinch of strength 3 sits on the feeder's perch. A stronger bird chases it off!
chase-ask = Play your sparrow 5 at perch 1.
chase-equal = As strong as the bird on the perch, but not stronger: nothing happens. Try the 5 against the 3.
chase-weak = Too weak: the bird on the perch stays, and yours waits on the ground. Try the 5 against the 3.

pair = Off it goes! You had 2 more: seed number 2 is yours, and the chaffinch joins your collection. Your hand is one card short.
pair-ask = Take the female chaffinch 3 from the track.
pair-pile = The pile is full of surprises. But a female chaffinch 3 lies there for all to see: with your male it would be a pair.
pair-other = You may. But the female chaffinch 3 would make a pair with your male: look what that is worth.

waiting = A male and a female of the same species and strength: a pair is worth 5 points. Oisillon has played a 1 behind your sparrow: too weak, it waits on the ground.

calm = This time you can't chase anybody off. Just as well: who captures nothing may put another card into the collection, if it is no stronger than the card just played.
calm-ask = Play a bullfinch 3 at perch 2.
calm-small = After a 2, only a card of strength 2 or less could follow. For the female chaffinch 3 you must play a 3.
calm-keep = Better keep the female chaffinch: it belongs with its male in the collection, not in the queue.
calm-also = Well done: nothing is captured, and a strength of 3 may follow. Let's go on with the bullfinch at perch 2.

add = Nothing was captured: you may put away a card of strength 3 or less.
add-ask = Put away the female chaffinch 3.
add-nothing = You may say no. But what a pity: the pair is within reach.
add-other = It would be safe there. But the female chaffinch makes a pair, 5 points at once.

equal = A pair! Oisillon has played a 2 at perch 2. On the ground 3 and 2 make 5, against the blackbird 5: a tie, nothing happens. The ground adds up, and it is your turn…

tip = The difference picks the seed: 1 more, the first; 4 more, the fourth; beyond that, a card from the pile.
tip-ask = Play your bullfinch 3 at perch 2: 8 against 5.
tip-capture = Captured, too: the difference gives you another seed. Let's go on with the bullfinch 3, for seed number 3.
tip-other = Nothing happens here. At perch 2 the ground is already as strong as the blackbird: one card is enough.

chain = Two at once! The blackbird has gone, the strongest on the ground took its place… and the rest of the ground was stronger still: a second capture, a second seed.

eggs = Look at your collection. At the end, for each species, whoever has the most birds scores the eggs drawn on all of them.

seeds = Your seeds are worth 1, 2 or 3 points each. They lie face down: let the others try to remember!

finish = The game ends when the pile of seeds is empty. Everybody then puts away two cards from the hand, and all is counted: pairs, eggs, seeds.

end = Now you can play: weigh the ground, pick your seed, think of pairs. A real game?
