### Raptors

title = Raptors
about = They chase off the birds that linger.

calm = With raptors nothing is certain. For a start, a quiet round.
calm-ask = Go to the wetlands: play the kingfisher.
calm-also = The wetlands as well. Let's go on with the kingfisher.
calm-other = Why not. Let's go on in the wetlands: two mountain birds are going to linger.

sure = Two mountain birds linger, a rare one among them. Certain? Not if somebody plays the eagle…
sure-ask = Try it: play the chickadee.
sure-also = The eagle struck there as well. Let's go on with the chickadee.
sure-other = Careful: Merle's eagle has just emptied the mountains. Let's watch it do so.

chased = Merle played the eagle: the birds lingering in the mountains fly off before anybody ticks them. Cards of this round stay, the eagle included: you tick the chickadee and the eagle.

own = In the desert an ace lingers that you don't want to leave to the others. You hold the prairie falcon.
own-ask = Chase them all off: play the falcon.
own-take = The ace is ticked, and Merle, who came as well, ticks it too. With the falcon there, Merle would have found nothing.
own-other = Merle went to the desert and ticked the ace. The falcon would have prevented that.

denied = The ace has flown off: Merle won't see it. And a raptor is a bird like any other: the falcon and the quail are worth 2 points to you.

end = Keep a raptor under your wing. A real game with them?
