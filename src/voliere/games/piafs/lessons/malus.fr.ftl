### Corbeau et écureuil

title = Corbeau et écureuil
about = Les malus : comment ils arrivent, comment les éviter.

seed = Parmi les graines se cachent des malus. Prenez d’abord une graine, et regardez ce qui remplit la colonne.
seed-ask = Jouez votre moineau 5 au perchoir 1.
seed-six = Capturé aussi, avec une autre graine. Reprenons avec le moineau 5.
seed-other = Rien n’est capturé. Essayez le 5 contre le 3.

crow = La colonne se remplit, et voilà un corbeau : il se pose à côté de la graine la plus basse. Qui prend cette graine prend aussi le corbeau.

dodge = Au perchoir 2, votre merle 6 donnerait 7 contre 5 : la graine 2, sans corbeau. Au perchoir 1, 6 contre 5 : la graine 1, avec lui.
dodge-ask = Évitez-le : jouez le merle 6 au perchoir 2.
dodge-crow = Une différence de 1 : la graine 1… et le corbeau, qui vous prend un oiseau de votre plus grande pile.
dodge-other = Le corbeau est évité, mais la graine 2 vous échappe peut-être. Essayez le merle 6 au perchoir 2.

squirrel = Bien joué. Un écureuil arrive à son tour, à côté de la graine 2 : il volerait deux graines de votre pile, au hasard.

take = Parfois un malus vaut le coup : 6 contre 5, c’est la graine 1 et un oiseau de plus… avec le corbeau.
take-ask = Osez : jouez le verdier 4 au perchoir 1.
take-thief = Une différence de 2 : la graine 2, et l’écureuil qui emporte deux graines de votre pile !
take-other = Prudent. Voyons tout de même ce que fait le corbeau.

give = Le corbeau réclame un oiseau de votre plus grande pile. Elles sont toutes égales : choisissez.
give-ask = Donnez le pinson 3, celui qui a le moins d’œufs.
give-also = Possible aussi. Mais gardez plutôt les oiseaux qui ont le plus d’œufs : reprenons avec le pinson.

slide = Le corbeau s’en va, et tout descend d’un cran : l’écureuil est maintenant à côté de la graine 1. Les malus suivent leur position.

end = Comptez vos différences, et les malus seront pour les autres. Une vraie partie ?
