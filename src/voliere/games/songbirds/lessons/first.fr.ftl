### La première partie de Songbirds.

title = Première partie
about = Remplir la forêt, faire gagner des baies à une couleur, garder son favori.

place = Un oiseau vert chante au milieu de la forêt. On pose toujours une carte juste à côté d’une autre.
place-ask = Posez votre rouge 6 en b3, à gauche du centre.
place-red = Un rouge dans la forêt, parfait. Reprenons avec le 6 en b3.
place-cell = La bonne case ! Reprenons avec le rouge 6 : vous verrez pourquoi.
place-other = C’est permis : à côté d’une carte, on pose où l’on veut. Reprenons avec le rouge 6 en b3.

line = Le chiffre est le volume du chant. Quand une rangée ou une colonne est pleine, la couleur la plus forte, tout additionné, gagne son jeton de baies. Ici, 15 !
line-ask = Renforcez le rouge : posez votre 5 en a3.
line-red = Le rouge se renforce dans la rangée. Reprenons avec le 5 en a3.
line-row = Une case de moins dans la rangée, mais le rouge n’y gagne rien : une autre couleur pourrait prendre les 15 baies.
line-other = C’est permis. Mais la rangée 3 vaut 15 baies : mieux vaut y renforcer une couleur à vous.

won = La rangée est pleine. Rouge : 6 et 5, soit 11, devant blanc 7, vert 4 et bleu 3. Les 15 baies vont au rouge : à la couleur, pas à un joueur !

favourite = Et vous ? La dernière carte de votre main sera votre favori, secret jusqu’au bout. Il rapporte les baies de sa couleur, plus son volume. Gardez bien ce rouge 7 !

level = Dans la colonne c, le vert a 4. Deux couleurs à égalité s’annulent : ni l’une ni l’autre ne gagne.
level-ask = Posez votre blanc 4 en c2.
level-also = Blanc et vert sont à égalité dans la colonne. Reprenons avec le blanc 4 en c2.
level-column = Dans la bonne colonne, mais le vert n’est pas annulé : il y faut un autre 4.
level-other = C’est permis. Mais regardez la colonne c : un blanc 4 y annulerait le vert.

low = Vert 4, blanc 4 : ils s’annulent. Merle a posé un rouge 2. Voyez-vous ce qui devient possible ?
low-ask = Posez votre petit rouge 1 en c1.
low-also = Le rouge monte à 3 dans la colonne. Reprenons avec le 1 en c1.
low-red = Le rouge mène aussi. Mais une grande carte n’était pas nécessaire : le 1 suffit.
low-column = Une case de moins, mais sans profit pour le rouge. Essayez le rouge 1.
low-other = C’est permis. Mais la colonne c vaut 10 baies, et le rouge peut y mener avec presque rien.

cancelled = La colonne c est pleine. Vert et blanc, à 4 chacun, se sont annulés : le rouge l’emporte avec 3, et gagne 10 baies de plus !

leaders = La petite marque près d’un jeton dit quelle couleur mène dans la ligne. Touchez un jeton pour voir les sommes.

free = À vous de chanter : posez une carte où vous voulez.
free-ask = Par exemple votre blanc 2 en b2.
free-yours = Joli ! Une case compte toujours pour une rangée et une colonne à la fois : regardez les deux.

count = Le rouge a 25 baies. Si votre favori était ce rouge 7, vous auriez 25 et 7 : 32 points. Si Merle finit avec un rouge, il compte les mêmes baies !

last = La partie s’achève quand les vingt-cinq cases sont pleines. Votre main n’a plus alors qu’une carte : le favori. Laissez deviner le plus tard possible…

end = Vous savez jouer : renforcez votre couleur, annulez les autres, cachez votre favori. Une vraie partie ?
