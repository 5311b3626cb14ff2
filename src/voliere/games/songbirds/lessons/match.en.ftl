### The match

title = The match
about = Several rounds, and scores are added up.

last = A match is played in several rounds, and scores are added up. The first one is ending.
last-ask = Place your card on b2.
last-other = You may. Let's go on with the marked card.

totals = The round is counted: 52 points for you, 17 for Merle. A new forest begins, with new cards.

first = Whoever has the highest total begins the next round: that's you. You can also play up to 99 points instead of counting rounds.

end = Nothing is lost before the last round. A real match?
