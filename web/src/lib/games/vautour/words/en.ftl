### What only the board of Stupide Vautour says.

vautour-mice = mice
vautour-vultures = vultures
vautour-explain-mouse = Mouse: +{ $n } for whoever takes it. While the stake is not negative, the highest card that nobody else has played takes everything.
vautour-explain-vulture = Vulture: −{ $n } for whoever gets it. When the stake is negative, the lowest card that nobody else has played takes everything.
vautour-explain-card = Play card { $n }: good for one use. If somebody else plays { $n } too, they cancel each other.
vautour-bid = { $name } played the { $n }
vautour-bid-own = Your card, face down: the { $n }
vautour-bid-hidden = Face-down card of { $name }
vautour-won = Won by { $name }
vautour-played = Already played:
vautour-stake = The stake
vautour-pile =
    { $n ->
        [one] Points pile: { $n } card
       *[other] Points pile: { $n } cards
    }
vautour-highest = to the highest card played once
vautour-lowest = to the lowest card played once
vautour-round = Round { $n } of 15

## What is this?

vautour-about-sum = The stake: what the cards on the table are worth together, and which card takes them.
vautour-about-stake = The points cards at stake: mice for you, vultures against you.
vautour-about-pile = The pile of points: how many cards are still to come, one a round.
vautour-about-won = The points cards that this player has won.
vautour-about-bid = The card that this player played last. It is used up; the ones before it are for you to remember.
vautour-about-hand = Your hand: every card goes only once. Touch one to play it.
vautour-sign-mouse = A mouse: 1 to 10 points, for the highest card that nobody else played.
vautour-sign-vulture = A vulture: −1 to −5 points, for the lowest card that nobody else played.
