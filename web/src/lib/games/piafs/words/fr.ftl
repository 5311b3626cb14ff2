### Ce que seul le plateau de Piafs dit.

piafs-keep-these = Garder ces cartes
piafs-do-play = Choisissez une carte de votre main
piafs-do-perch = { $card } : à quel perchoir ?
piafs-open-collection = Voir la collection de { $name }
piafs-do-add = Une carte de plus dans votre collection ?
piafs-do-crow = Le corbeau est là : quel oiseau laissez-vous partir ?
piafs-do-draw = Piochez : la pile ou un oiseau de la piste
piafs-do-keep = Choisissez les cartes à garder ({ $n } sur { $of })
piafs-feeder = La mangeoire
piafs-feeder-pile =
    { $n ->
        [one] Pioche Mangeoire : { $n } carte
       *[other] Pioche Mangeoire : { $n } cartes
    }
piafs-bird-pile =
    { $n ->
        [one] Pioche d’oiseaux : { $n } carte
       *[other] Pioche d’oiseaux : { $n } cartes
    }
piafs-track = La piste
piafs-position = Position { $n }
piafs-perch = Perchoir { $n }
piafs-ground = Au sol, perchoir { $n }
piafs-weighed = { $ground } au sol, { $strength } sur le perchoir
piafs-on-ground = sol
piafs-on-perch = perché
piafs-seeds-of =
    { $n ->
        [one] { $name }, graines : { $n } carte
       *[other] { $name }, graines : { $n } cartes
    }
piafs-hand-of =
    { $n ->
        [one] { $name }, main : { $n } carte
       *[other] { $name }, main : { $n } cartes
    }
piafs-collection = Collection : { $name }
piafs-pile-of = { $plural } : { $n }
piafs-paired = paire : { $card }
piafs-leads = le plus
piafs-own-seeds = Vos graines
piafs-last-turns = Derniers tours
piafs-without = sans les { $plural }
piafs-first = Premier joueur
piafs-pairs = paires ({ $n })
piafs-seeds = graines
piafs-explain-bird = { $name } : force { $n }, œufs : { $eggs }. Au sol, sa force s’ajoute à celle de la file ; sur le perchoir, il y résiste seul. Dans votre collection : ses œufs comptent si vous avez le plus de { $plural }, et le couple de même force vaut une paire.
piafs-explain-seed = Graine : vaut { $n } à la fin. La différence entre le sol et le perchoir dit quelle position de la colonne vous prenez.
piafs-explain-crow = Corbeau : qui le prend laisse partir un oiseau, à son choix, de la plus grande pile de sa collection.
piafs-explain-squirrel = Écureuil : qui le prend perd deux cartes de ses graines, au hasard.
piafs-pairs-of = paires ({ $n }) : { $birds }
piafs-eggs-against = œufs, { $name } ({ $n } contre { $most } : { $who })
piafs-eggs-alone = œufs, { $name } ({ $n }, personne d’autre)

## Qu’est-ce que c’est ?

piafs-about-scale = La balance : les forces au sol contre l’oiseau perché. Si le sol est plus fort, l’oiseau est capturé ; l’écart choisit la graine.
piafs-about-spot = Le perchoir et son oiseau : à chasser par plus fort que lui.
piafs-about-queue = Les oiseaux au sol : leurs forces s’additionnent.
piafs-about-malus = La place des malus : un corbeau ou un écureuil posé ici est pris avec la graine d’à côté.
piafs-about-seed = La colonne de graines, de 1 en bas à 4 en haut : l’écart à la balance dit laquelle on prend.
piafs-about-feeder = La pioche de graines : un écart de 5 ou plus retourne sa première carte. Vide, elle annonce la fin.
piafs-about-birds = La pioche d’oiseaux : on y prend une carte sans la voir.
piafs-about-track = La piste : trois oiseaux visibles, à prendre quand on complète sa main.
piafs-about-notes = Ce que vous seul savez : la valeur de vos graines.
piafs-about-seeds = Combien de graines ce joueur a gagnées. Leur valeur reste cachée.
piafs-about-piles = La collection, une pile par espèce : qui a le plus d’oiseaux d’une espèce marque leurs œufs. Une paire encadrée vaut 5 points.
piafs-about-first = Le premier joueur : tout le monde aura autant de tours que lui.
piafs-about-hand = Votre main : en haut de chaque carte sa force et ses œufs, mâle ou femelle.
piafs-sign-male = Le signe d’un mâle ; avec une femelle de même espèce et de même force, il fait une paire.
piafs-sign-female = Le signe d’une femelle.
piafs-sign-egg = Un œuf : un point pour qui a le plus d’oiseaux de l’espèce.
piafs-sign-seed = Des graines : 1, 2 ou 3 points.
piafs-sign-crow = Le corbeau : il emporte un oiseau de votre plus grande pile.
piafs-sign-squirrel = L’écureuil : il vole deux de vos graines.
