### The first game of Songbirds.

title = First game
about = Fill the forest, win berries for a colour, keep your favourite.

place = A green bird sings in the middle of the forest. A card is always placed right beside another.
place-ask = Place your red 6 on b3, left of the centre.
place-red = A red one in the forest, splendid. Let's go on with the 6 on b3.
place-cell = The right cell! Let's go on with the red 6: you will see why.
place-other = You may: beside any card, you place where you like. Let's go on with the red 6 on b3.

line = Every row and every column has a berry token. When its five cells are full, the strongest colour wins it: the numbers are added up. Here, 15 berries!
line-ask = Strengthen red: place your 5 on a3.
line-red = Red grows stronger in the row. Let's go on with the 5 on a3.
line-row = One cell less in the row, but nothing gained for red: another colour might take the 15 berries.
line-other = You may. But row 3 is worth 15 berries: better strengthen a colour of yours there.

won = The row is full. Red: 6 and 5, which is 11, ahead of white 7, green 4 and blue 3. The 15 berries go to red: to the colour, not to a player!

favourite = And you? The last card in your hand will be your favourite, secret to the end. It scores the berries of its colour, and its own number. Keep that red 7 safe!

level = In column c, green has 4. Two colours that are level cancel each other: neither of them wins.
level-ask = Place your white 4 on c2.
level-also = White and green are level in the column. Let's go on with the white 4 on c2.
level-column = The right column, but green is not cancelled: that takes another 4.
level-other = You may. But look at column c: a white 4 would cancel green there.

low = Green 4, white 4: they cancel each other. Merle has placed a red 2. Do you see what can be done now?
low-ask = Place your little red 1 on c1.
low-also = Red goes up to 3 in the column. Let's go on with the 1 on c1.
low-red = Red leads, too. But it didn't take a big card: the 1 is enough.
low-column = One cell less, but no use to red. Try the red 1.
low-other = You may. But column c is worth 10 berries, and red can lead there with next to nothing.

cancelled = Column c is full. Green and white, 4 each, have cancelled each other: red wins with 3, and gets 10 more berries!

leaders = The small mark beside a token says which colour leads in the line. Touch a token to see the sums.

free = Your turn to sing: place a card wherever you like.
free-ask = Your white 2 on b2, for instance.
free-yours = Nice! A cell always counts for a row and a column at once: look at both.

count = Red has 25 berries. If your favourite were this red 7, you would have 25 and 7: 32 points. If Merle ends up with a red one, it scores the same berries!

last = The game ends when all twenty-five cells are full. Your hand then has one card left: the favourite. Keep them guessing as long as you can…

end = Now you can play: strengthen your colour, cancel the others, hide your favourite. A real game?
