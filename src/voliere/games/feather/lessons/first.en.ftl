### The first game of Birds of a Feather.

title = First game
about = Visit a habitat, tick off its birds, make use of those that linger.

visit = You are out watching birds. Everybody plays a card at once: yours says which habitat you visit.
visit-ask = Go to the mountains: play the mountain chickadee.
visit-also = The mountains as well: you see your bird there and those of the others. Let's go on with the chickadee.
visit-other = Another habitat, why not! But this time the others mostly played in the mountains: there was more to see.

seen = You tick off every mountain bird that was played: yours and the others'. One point for each new bird; the jay is common, and worth none.

linger = Birds that were played linger for one more round. A kingfisher is still in the wetlands: a sure sight!
linger-ask = Go to the wetlands: play the great blue heron.
linger-again = The mountain birds that linger are ticked already: seen again, they are worth nothing. The kingfisher is new.
linger-also = The wetlands as well: the kingfisher is ticked. Let's go on with the heron.
linger-other = The kingfisher leaves without you. When a new bird lingers, it is as good as won.

new = Three points: the heron, the kingfisher… and a crane that nobody expected! In the mountains a bluebird lingers that you don't have yet.
new-ask = Go back there: play the golden eagle.
new-common = The bluebird is ticked. But you had the jay already: the eagle was worth a point more.
new-wet = The wetland birds that linger are ticked already. The mountain bluebird is new.
new-ocean = The ocean gives you new birds, too. Let's see the eagle all the same, and the bluebird that lingers.
new-desert = Well guessed: the others were there, too! But that couldn't be known; the bluebird was certain.
new-other = Not bad, but the bluebird leaves. In the mountains it was certain.

ace = The eagle and the bluebird: two points. Two birds linger in the desert, and one is an ace, marked by a star: an ace is worth 2 points.
ace-ask = Go to the desert: play the cactus wren.
ace-common = The ace and its neighbour are ticked. But the sparrow is common and worth nothing: the wren was worth a point.
ace-also = The desert as well: the ace is ticked. Let's go on with the wren.
ace-other = The desert's ace leaves, and its 2 points with it. There is only one in each habitat!

full = Four points! In the mountains you lack only the ace and the rare bird… and both are lingering there. A full habitat is worth 3 points more.
full-ask = Quick, to the mountains: play the jay.
full-other = Look: the ace and the rare bird leave, and the habitat stays incomplete. Any mountain card would have done.

bonus = A full habitat: all seven birds are ticked. The ace, the rare one and the bonus make 6 points at once, with a mere jay!

shared = Mind you: what you play can be seen, too. Whoever visits the same habitat ticks off your birds, this round and the next.

rounds = Here the game has fourteen rounds. The last card in hand is never played.

count = At the end everybody counts the sheet: 1 point a bird, 2 for an ace, 0 for a common one, 3 more for each full habitat.

end = Now you can go watching: follow birds that linger, look out for aces, fill a habitat. A real game?
