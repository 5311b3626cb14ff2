### The neutral hand

title = The neutral hand
about = With two or three, cards that nobody plays.

hand = With three players one more hand plays without anybody: the neutral hand. Every round it reveals a card at random.
hand-ask = Go to the mountains: play the chickadee.
hand-also = The mountains as well: you see the neutral card there. Let's go on with the chickadee.
hand-other = Elsewhere, why not. But the neutral hand played the ace of the mountains, which lingers for one more round.

ace = The neutral hand played the ace of the mountains, and you were there to see it: 2 points. Its birds count like anybody's.

linger = Its birds linger as well. In the wetlands it is Moineau's that is still there.
linger-ask = Go to the wetlands: play the great blue heron.
linger-also = The wetlands as well. Let's go on with the heron.
linger-other = The kingfisher leaves without you… and so does the neutral bird of the wetlands.

luck = A crane on top, thanks to the neutral hand! Nobody knows its cards: it plays against nobody, it brings surprises.

two = With two players there are two neutral hands. With four or more there are none.

end = Reckon with luck. A real game of three?
