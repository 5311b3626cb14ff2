### Ensemble

title = Ensemble
about = Une équipe, un favori, et de quoi se parler.

show = Ensemble contre la forêt : un seul favori pour toute l’équipe, et des mains secrètes. À votre tour, montrez d’abord une carte : il faudra la jouer.
show-ask = Montrez votre vert 5.
show-other = Le rouge 6 ? Il ferait un beau favori : montrons plutôt le vert 5.

cell = Maintenant, les autres peuvent vous conseiller : chacun marque les cases à laisser libres, et parle par phrases toutes faites. Vous décidez.
cell-ask = Posez-le en b3, entre les verts.
cell-lay = Le favori de toute l’équipe serait vert. C’est permis, mais parlez-en d’abord !
cell-other = Très bien aussi. Reprenons en b3.

team = Merle a joué à son tour. L’équipe doit choisir qui réserve le favori, et de quelle couleur. Le rouge chante fort ici.
team-ask = Montrez votre rouge 6.
team-other = C’est permis. Mais le rouge 6 est le favori tout trouvé.

favourite = Une carte montrée se pose dans la forêt, ou devient le favori de tous.
favourite-ask = Réservez-la comme favori.
favourite-other = C’est permis. Mais sans favori réservé, le score est de 0 !

score = Le score est commun : le volume du favori, plus les baies de sa couleur, moins celles des trois autres.

end = À plusieurs, on chante mieux. Une vraie partie ensemble ?
