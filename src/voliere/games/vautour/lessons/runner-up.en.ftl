### A tie: the runner-up

title = A tie: the runner-up
about = Level at the top? The runner-up wins.

last = The last round: everybody has one card left. Watch the scores.
last-ask = Play your 1.

tie = 16 points for you, 16 for Moineau: a tie at the top! Merle has only 8…

runner-up = …and Merle wins! With this rule those who are level are left aside: the best score that nobody shares wins.

shared = If all scores are shared, those at the top share the win. With two players a tie is therefore always shared.

end = Be alone at your score: the vulture is silly to the very end. A real game?
