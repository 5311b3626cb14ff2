### The first game of Stupide Vautour.

title = First game
about = Mice, vultures, and cards that cancel each other.

mouse = The mouse in the middle is worth 7 points. Everybody plays a card at once: the highest one wins it.
mouse-ask = Aim high: play your 15.
mouse-tie = Moineau played an 8 as well: your two 8s cancel each other, and Merle's 11 takes the mouse. More about that soon!
mouse-same = Merle played an 11 as well: your two 11s cancel each other, and Moineau's 8 takes the mouse. More about that soon!
mouse-also = Well done: that was enough to beat Merle's 11, and the mouse is yours. Let's go on with the 15.
mouse-other = Look: Merle played 11, higher than you, and takes the mouse. Try a higher card.

once = Yours: 7 points! But your 15 is gone. You have fifteen cards for fifteen rounds, and each of them goes only once.

vulture = Here is a vulture: −3. Nobody wants it, and it goes to the lowest card.
vulture-ask = Play a card from the middle, the 9 for instance.
vulture-low = Ouch: the 1 is the lowest card, and the vulture is yours. Go up a little.
vulture-tie = You and Moineau both played 2: these cards cancel each other, and Merle takes the vulture. Lucky!
vulture-level = You and Merle both played 4: these cards cancel each other, and Moineau's 2 is still the lowest.
vulture-dear = The vulture is dodged. But such a fine card might have won you a mouse: the 9 was enough.
vulture-also = Dodged, and without wasting a big card. Let's go on with the 9.
vulture-other = Look: your card is the lowest, and the vulture comes to you. Try a higher one.

lowest = Moineau played 2, the lowest card: the vulture goes there, and costs 3 points. Phew!

small = A small mouse: +2. Is it worth a big card?
small-ask = Better get rid of a small one: play your 3.
small-tie = Two 5s, which cancel each other: Merle's 6 takes the mouse. Your 5 was well spent all the same.
small-same = Two 6s, which cancel each other: Moineau's 5 takes the mouse. Let's rather keep the 6.
small-dear = The mouse is yours, for 2 points. You will miss that card when a big mouse comes along.
small-also = A good idea, too: one small card less, and all the big ones stay. Let's go on with the 3.

big = Merle takes 2 points, and you keep your big cards. Here is a big mouse: +9!
big-ask = Take your chance: play your 14.
big-tie = You and Merle both played 12: these cards cancel each other, and Moineau's 14 takes the mouse.
big-other = Moineau played 14 and takes the mouse. Let's see what your 14 would have done.

tie = Two 14s, yours and Moineau's: equal cards cancel each other. Merle had only a 12, and grabs 9 points!

last = Everybody's last card stays in view. The ones before it are for you to remember: Moineau's 14 is gone, and so is Merle's 12.

guess = Another mouse: +5. High, but not like the others. Take a guess!
guess-ask = Try your 12.
guess-tie = Moineau played 10 as well: a tie, and Merle's 7 takes the mouse. That is the whole fun of it!
guess-same = Merle played 7 as well: a tie, and Moineau's 10 takes the mouse. That is the whole fun of it!
guess-also = Well guessed: the others played 10 and 7, the mouse is yours. Let's go on with the 12.
guess-other = Moineau played 10 and takes the mouse. A little higher, and it was yours.

count = Well guessed! Your mice make 12 points. After fifteen rounds all is counted: mice for you, vultures against you. The highest total wins.

end = Now you can play: high for mice, not too low for vultures, and never like the others. A real game?
