### Ties

title = Ties
about = Equal cards cancel each other, and the stake may stay on the table.

second = A fine mouse: +8. Everybody will aim high… and equal cards cancel each other.
second-ask = Stay just below: play your 12.
second-same = Three 14s: all three cancel each other, and Hibou takes the mouse with a mere 5!
second-five = You and Hibou both played 5: these cancel each other, and so do the two 14s. Nobody takes the mouse!
second-high = The 15 wins, too. But the two 14s have cancelled each other: the 12 was enough.
second-also = High enough, and alone: the mouse is yours. Let's go on with the 12.
second-under = The two 14s cancel each other, and yours is the highest that is left: the mouse is yours. Higher is safer.
second-other = The two 14s cancel each other, but Hibou's 5 is higher than yours. Aim just below the big cards.

next = Two 14s, which cancel each other: the next card counts, and that is your 12. It doesn't matter how many players are level.

low = A vulture: −4. The lowest card takes it, and here too equal ones cancel each other.
low-ask = Don't go too low: play your 9.
low-same = Three 1s cancel each other, and the vulture is for Hibou. Risky, but it worked!
low-six = Two 6s cancel each other, two 1s as well: nobody takes the vulture, it stays on the table.
low-big = Dodged, but with a big card that you will miss.
low-also = Dodged! Let's go on with the 9.
low-other = The two 1s cancel each other, and your card becomes the lowest: the vulture is yours.

trap = The two 1s have cancelled each other: Hibou's 6 was the lowest card on its own. Down at the bottom nobody is safe!

all = The biggest mouse: +10. The others bring out their big cards as well.
all-ask = Play your 15, and see.
all-alone = The two 13s cancel each other, and Moineau's 15, alone, takes the mouse.
all-three = Three 13s cancel each other, and Moineau's 15 takes the mouse.
all-other = Moineau's 15 takes the mouse. Let's see what your 15 would have done.

carry = Two 15s, two 13s: nobody wins. The mouse +10 stays, and a vulture −3 joins it. Together, +7: that is above zero, the highest card takes it all.
carry-ask = Take both: play your 14.
carry-also = High enough, and alone: both cards are yours. Let's go on with the 14.
carry-other = The stake is 7, and the highest card on its own wins it. Aim higher.

sum = Both cards are yours: 10 less 3 makes 7 points. Had the sum been below zero, the lowest card would have taken it all.

lost = If everything cancels in the fifteenth round, the cards still on the table go to nobody.

end = Now you know all about ties. A real game of four?
