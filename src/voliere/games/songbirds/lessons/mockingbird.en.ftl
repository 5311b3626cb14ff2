### The mockingbird

title = The mockingbird
about = Two tokens of +4, to the weakest in four cells.

token = The mockingbird looks at four cells at once, the two above and the two to the right, and gives +4 to the weakest colour there. Here white has 3 and blue has 5.
token-ask = You like red: place your red 1 on e3.
token-strong = Too strong: white 3 is still the weakest and wins the +4.
token-white = White goes up to 8, and blue, with 5, becomes the weakest.
token-other = You may. But another player can now give that +4 to a colour of theirs.

took = Red 1, white 3, blue 5: the +4 goes to red, the weakest.

others = The other +4 waits below and to the left. Equal sums cancel here, too, and the next one is considered.

end = A real game of four with this card?
