### La migration

title = La migration
about = Passer des cartes à gauche avant de jouer.

pass = La migration : avant de jouer, chacun passe des cartes à son voisin de gauche, sans voir ce qui arrive.
pass-ask = Passez les trois communs : bruant, junco, goéland.
pass-ace = Vous donnez un as ! À votre voisin de le montrer quand il voudra. Gardez plutôt vos meilleurs oiseaux.
pass-other = Possible. Mais les communs ne valent rien à la vue : autant les donner.

arrived = Trois cartes arrivent de Hibou, à votre droite. Et vous savez ce que Moineau a reçu de vous : un petit secret utile.

count = On passe trois cartes à quatre joueurs ou moins, deux à cinq ou six, une seule à sept. Les mains neutres sont sautées.

end = La suite se joue comme d’habitude. Une vraie partie ?
