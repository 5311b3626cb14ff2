### Alone

title = Alone
about = A hand, a pile, a rank to earn.

play = Alone on the trail: you play a card, then three more come from the pile. You tick off those of your habitat.
play-ask = Go to the mountains: play the chickadee.
play-also = The mountains as well. Let's go on with the chickadee.
play-other = Why not! Two mountain birds came up this time.

discard = Two birds from the pile were in the mountains. Then you discard a card from your hand and draw another.
discard-ask = Discard the gull, a common bird.
discard-also = Another common bird: fine. Let's go on with the gull.
discard-other = You may. But a common bird is worth nothing when seen: better start with that.

linger = The four cards that were revealed linger, as always.
linger-ask = Follow the kingfisher: play the heron.
linger-also = The wetlands as well. Let's go on with the heron.
linger-other = The kingfisher leaves. In the wetlands it was certain.

ranks = The pile lasts twelve turns. Your total gives you a rank: 41 points or more for the best.

end = The trail is waiting. A real game alone?
