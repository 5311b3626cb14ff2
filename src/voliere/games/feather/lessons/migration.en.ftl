### The migration

title = The migration
about = Pass cards to the left before play.

pass = The migration: before play everybody passes cards to the left, without seeing what arrives.
pass-ask = Pass the three common birds: sparrow, junco, gull.
pass-ace = You give an ace away! Your neighbour will show it whenever they like. Better keep your best birds.
pass-other = You may. But common birds are worth nothing when seen: better give those away.

arrived = Three cards arrive from Hibou, on your right. And you know what Moineau got from you: a useful little secret.

count = You pass three cards with up to four players, two with five or six, a single one with seven. Neutral hands are skipped.

end = What follows is played as usual. A real game?
