### The falcon

title = The falcon
about = Two tokens of −4, for four cells at once.

token = The falcon aims at four cells at once: the two above and the two to the right. When they are full, the strongest colour there gets −4. Here white has 3 and blue has 5.
token-ask = You like blue: place your white 5 on e3.
token-own = Blue is the strongest: the −4 goes to your own colour. Try white.
token-weak = Blue 5 is still the strongest, and gets the −4. Try white.
token-other = You may. But another player can now give that −4 to blue.

took = White 8 against blue 5: the −4 goes to white. A narrow escape for blue.

others = The other −4 waits in the same way below and to the left. Always add up the four cells together.

end = A real game of four with this card?
