### The crow

title = The crow
about = Four negative tokens around the centre.

token = With four players the crow sits in the centre. Below it, a token of −5: as soon as its two cells are full, the stronger of the colours there catches it.
token-ask = You like green: place your red 4 on c5.
token-own = Green is the strongest: the −5 goes to your own colour. Try another one.
token-weak = Too weak: green 2 stays ahead, and the −5 is for green.
token-strong = The −5 goes to a colour that is not yours, well done. But the red 4 was enough.
token-other = You may. But another player can now give that −5 to green.

took = Red 4 against green 2: the −5 goes to red, and will count against every red favourite.

others = There are −2 above, −4 to the right and −3 to the left. If the two colours are level they cancel, and the token is gone.

end = A real game of four with this card?
