### En solitaire

title = En solitaire
about = Une couleur contre les trois autres, et un titre à gagner.

place = Seul en forêt : neuf oiseaux chantent déjà sur les diagonales. À chaque tour, vous piochez une carte, puis vous en jouez une sur deux.
place-ask = Posez votre petit blanc 1 en a2.
place-lay = Un favori si tôt ? Il restera face visible, et sa couleur est fixée. Posez plutôt d’abord quelques cartes.
place-red = Le rouge se renforce. Mais gardez ce rouge 6 : il ferait un beau favori.
place-other = Très bien aussi. Reprenons en a2.

favourite = Le rouge chante fort dans cette forêt. Une fois par partie, au lieu de poser une carte, vous pouvez la réserver comme favori.
favourite-ask = Réservez votre rouge 6 comme favori.
favourite-lay = Une autre couleur, pourquoi pas. Mais le rouge domine déjà : reprenons avec lui.
favourite-other = On peut attendre. Mais sans favori réservé, le score est de 0 !

score = À la fin : le volume du favori, plus les baies de sa couleur, moins celles des trois autres. Faites gagner le rouge, et faites disparaître les autres jetons par des égalités.

titles = Le score donne un titre, de débutant à superstar : 55 points pour le plus haut.

end = La forêt est à vous. Une vraie partie en solitaire ?
