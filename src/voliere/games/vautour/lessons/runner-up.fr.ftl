### Égalité : le suivant

title = Égalité : le suivant
about = En tête à égalité ? C’est le suivant qui gagne.

last = Dernière manche : chacun n’a plus qu’une carte. Regardez bien les scores.
last-ask = Jouez votre 1.

tie = 16 points pour vous, 16 pour Moineau : égalité en tête ! Merle n’en a que 8…

runner-up = …et c’est Merle qui gagne ! Avec cette règle, les ex æquo sont mis de côté : le meilleur score que personne ne partage l’emporte.

shared = Si tous les scores sont partagés, ceux qui sont en tête partagent la victoire. À deux joueurs, une égalité est donc toujours partagée.

end = Être seul à son score : le vautour est stupide jusqu’au bout. Une vraie partie ?
