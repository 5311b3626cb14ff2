### Crow and squirrel

title = Crow and squirrel
about = The nasty surprises: how they come, how to dodge them.

seed = Among the seeds there are nasty surprises. First take a seed, and watch what fills the column.
seed-ask = Play your sparrow 5 at perch 1.
seed-six = Captured as well, with another seed. Let's go on with the sparrow 5.
seed-other = Nothing is captured. Try the 5 against the 3.

crow = The column is filled up, and here comes a crow: it sits down beside the lowest seed. Whoever takes that seed takes the crow as well.

dodge = At perch 2 your blackbird 6 would make 7 against 5: seed 2, without the crow. At perch 1, 6 against 5: seed 1, crow included.
dodge-ask = Dodge it: play the blackbird 6 at perch 2.
dodge-crow = A difference of 1: seed 1… and the crow, which takes a bird from your largest pile.
dodge-other = The crow is dodged, but seed 2 may slip away. Try the blackbird 6 at perch 2.

squirrel = Well played. Now a squirrel arrives, beside seed 2: it would steal two seeds from your pile, at random.

take = Sometimes it is worth it: 6 against 5 is seed 1 and one more bird… with the crow.
take-ask = Dare it: play the greenfinch 4 at perch 1.
take-thief = A difference of 2: seed 2, and the squirrel that makes off with two seeds of your pile!
take-other = Careful. Let's see what the crow does all the same.

give = The crow demands a bird from your largest pile. They are all level: take your pick.
give-ask = Give the chaffinch 3, the one with the fewest eggs.
give-also = That works, too. But better keep the birds with the most eggs: let's go on with the chaffinch.

slide = The crow leaves, and everything slides down: the squirrel is beside seed 1 now. Nasty surprises move along.

end = Count your differences, and let the others have the surprises. A real game?
