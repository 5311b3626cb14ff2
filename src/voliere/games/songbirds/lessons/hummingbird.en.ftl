### The hummingbird

title = The hummingbird
about = Four positive tokens, for the weakest.

token = The hummingbird likes the small ones. Below it, a token of +5: when its two cells are full, the weaker of the colours there wins it.
token-ask = You like red: place your red 1 on c5.
token-strong = Red 7 is stronger than green 6: it is green, the weaker, that wins +5.
token-level = Two 6s cancel each other: the token +5 is gone, and nobody has it.
token-gift = The weakest wins: you have just given +5 to a colour that is not yours.
token-other = You may. But another player can now give that +5 to a colour of theirs.

took = Red 1 against green 6: the +5 goes to red. A small card, a fine gain!

others = There are +2 above, +4 to the right and +3 to the left. A colour that is alone in both cells is also the weakest.

end = A real game of four with this card?
