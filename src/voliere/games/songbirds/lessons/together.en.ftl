### Together

title = Together
about = One team, one favourite, and ways to talk.

show = Together against the forest: one favourite for the whole team, and secret hands. On your turn you first show a card: you will have to play it.
show-ask = Show your green 5.
show-other = The red 6? It would make a fine favourite: let's rather show the green 5.

cell = Now the others may advise you: everybody marks cells that should stay free, and speaks in ready-made phrases. You decide.
cell-ask = Place it on b3, among the green ones.
cell-lay = The whole team's favourite would be green. You may, but talk about it first!
cell-other = Fine as well. Let's go on with b3.

team = Merle has played as well. The team has to choose who lays the favourite, and in which colour. Red sings loudly here.
team-ask = Show your red 6.
team-other = You may. But the red 6 is the obvious favourite.

favourite = A card that was shown goes into the forest, or becomes everybody's favourite.
favourite-ask = Lay it as the favourite.
favourite-other = You may. But without a favourite the score is 0!

score = The score is shared: the favourite's number, plus the berries of its colour, less those of the three others.

end = Together you sing better. A real game together?
