### A tie: the best mouse

title = A tie: the best mouse
about = Another way to break ties: the biggest mouse wins.

last = The last round, and at this table the biggest mouse breaks ties.
last-ask = Play your 3.

tie = 18 points for you and 18 for Moineau: a tie at the top.

mouse = You hold the mouse +10, and Moineau's best is only +9: you win! Big mice count twice.

end = So look out for the big mice. A real game with this rule?
