### La première partie de Piafs.

title = Première partie
about = Chasser un oiseau du perchoir, gagner des graines, réunir des paires.

chase = Un pinson de force 3 est perché à la mangeoire. Un oiseau plus fort que lui le chasse !
chase-ask = Jouez votre moineau 5 au perchoir 1.
chase-equal = Aussi fort que l’oiseau perché, mais pas plus fort : rien ne bouge. Essayez le 5 contre le 3.
chase-weak = Trop faible : l’oiseau perché ne bouge pas, et le vôtre attend au sol. Essayez le 5 contre le 3.

pair = Chassé ! Vous aviez 2 de plus : la graine numéro 2 est à vous, et le pinson entre dans votre collection. Il vous manque une carte en main.
pair-ask = Prenez la femelle pinson 3 sur la piste.
pair-pile = La pioche réserve des surprises. Mais une femelle pinson 3 est là, visible : avec votre mâle, cela ferait une paire.
pair-other = Un choix possible. Mais la femelle pinson 3 ferait une paire avec votre mâle : regardez ce qu’elle rapporte.

waiting = Mâle et femelle de même espèce et de même force : une paire vaut 5 points. Oisillon, lui, a joué un 1 derrière votre moineau : trop faible, il attend au sol.

calm = Cette fois, vous ne pouvez chasser personne. Tant mieux : qui ne capture rien peut ranger une autre carte dans sa collection, si elle n’est pas plus forte que la carte jouée.
calm-ask = Jouez un bouvreuil 3 au perchoir 2.
calm-small = Avec un 2, seule une carte de force 2 ou moins pourrait suivre. Pour la femelle pinson 3, il faut jouer un 3.
calm-keep = Gardez plutôt la femelle pinson : elle doit rejoindre son mâle dans la collection, pas la file.
calm-also = Bien vu : rien n’est capturé, et une force 3 peut suivre. Reprenons avec le bouvreuil au perchoir 2.

add = Rien de capturé : vous pouvez ranger une carte de force 3 au plus.
add-ask = Rangez la femelle pinson 3.
add-nothing = On peut refuser. Mais ce serait dommage : la paire est à portée d’aile.
add-other = Elle serait au chaud. Mais la femelle pinson fait une paire, et 5 points d’un coup.

equal = Une paire ! Oisillon a joué un 2 au perchoir 2. Au sol, 3 et 2 font 5, contre le merle 5 : égalité, rien ne bouge. Le sol s’additionne, et vous êtes là…

tip = La différence choisit la graine : 1 de plus, la première ; 4 de plus, la quatrième ; davantage, une carte de la pioche.
tip-ask = Jouez votre bouvreuil 3 au perchoir 2 : 8 contre 5.
tip-capture = Capturé aussi : la différence vous donne une autre graine. Reprenons avec le bouvreuil 3, pour la graine numéro 3.
tip-other = Ici, rien ne bouge. Au perchoir 2, le sol est déjà aussi fort que le merle : une carte suffit.

chain = Et de deux ! Le merle est parti, le plus fort du sol a pris sa place… et le reste du sol était encore plus fort que lui : seconde capture, seconde graine.

eggs = Regardez votre collection. À la fin, pour chaque espèce, qui a le plus d’oiseaux marque les œufs dessinés sur tous ceux-là.

seeds = Vos graines valent 1, 2 ou 3 points chacune. Elles restent face cachée : aux autres de s’en souvenir !

finish = La partie s’achève quand la pioche de graines est vide. Chacun range alors deux cartes de sa main, et l’on compte : paires, œufs, graines.

end = Vous savez jouer : pesez le sol, choisissez votre graine, pensez aux paires. Une vraie partie ?
