"""What bots have learned by playing against themselves: small nets, and how they are used.

A net is shown what the door `features` of a game's room writes. The policy says how much speaks for
each move of a seat; the critic, which sees all cards, what a state is worth to it. Their weights
are a small file in the room, `features.weights`; who trains them is `voliere.training`.
"""
