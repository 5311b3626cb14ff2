### The draft

title = The draft
about = Build your hand, one card at a time.

pick = The draft: you build your own hand. Everybody picks a card from their pack at once, then the pack goes to the left.
pick-ask = Take the ace of the mountains.
pick-other = You may. But then the ace goes to your neighbour, who alone can show it.

second = Hibou's pack comes to you, without the card that Hibou took. Mix your habitats: every card is a possible trip.
second-ask = Take a desert bird, the quail.
second-also = Fine as well. Let's go on with the desert.
second-other = A common bird is worth nothing when seen, but it lets you travel. An uncommon one is better here.

round = And so on up to fifteen cards: the second pack goes right, the third left. What you let pass, others will have in hand.

few = With two or three players some picks also put a card into the neutral hand.

end = A hand of your own choosing. A real game?
