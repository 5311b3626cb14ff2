### La première partie de Birds of a Feather.

title = Première partie
about = Visiter un habitat, cocher ses oiseaux, profiter de ceux qui restent installés.

visit = Vous partez observer des oiseaux. Tout le monde joue une carte en même temps : la vôtre dit quel habitat vous visitez.
visit-ask = Allez en montagne : jouez la mésange de Gambel.
visit-also = En montagne aussi : vous y voyez vos oiseaux et ceux des autres. Reprenons avec la mésange.
visit-other = Un autre habitat, pourquoi pas ! Mais cette fois, les autres ont surtout joué en montagne : il y avait plus à voir.

seen = Vous cochez tous les oiseaux de montagne joués : le vôtre et ceux des autres. Un point pour chaque oiseau nouveau ; le geai, commun, n’en vaut aucun.

linger = Les oiseaux joués restent installés encore une manche. Au marécage, un martin-pêcheur attend : vous le verrez à coup sûr !
linger-ask = Allez au marécage : jouez le grand héron.
linger-again = Les oiseaux installés en montagne, vous les avez déjà cochés : revus, ils ne valent plus rien. Le martin-pêcheur, lui, est nouveau.
linger-also = Au marécage aussi : le martin-pêcheur est coché. Reprenons avec le grand héron.
linger-other = Le martin-pêcheur s’en va sans vous. Un oiseau nouveau, une fois installé, est gagné d’avance.

new = Trois points : le héron, le martin-pêcheur… et une grue que personne n’attendait ! En montagne est installé un merlebleu que vous n’avez pas encore.
new-ask = Retournez-y : jouez l’aigle royal.
new-common = Le merlebleu est coché. Mais le geai, vous l’aviez déjà : l’aigle valait un point de plus.
new-wet = Les oiseaux installés au marécage, vous les avez déjà. Le merlebleu de montagne est nouveau.
new-ocean = L’océan vous donne de nouveaux oiseaux aussi. Voyons tout de même l’aigle, et le merlebleu installé.
new-desert = Bien deviné : les autres y étaient aussi ! Mais on ne pouvait pas le savoir ; le merlebleu, lui, était sûr.
new-other = Pas mauvais, mais le merlebleu s’en va. En montagne, il était sûr.

ace = L’aigle et le merlebleu : deux points. Au désert sont installés deux oiseaux, dont un as, marqué d’une étoile : un as vaut 2 points.
ace-ask = Allez au désert : jouez le troglodyte des cactus.
ace-common = L’as et son voisin sont cochés. Mais le bruant, commun, ne vaut rien : le troglodyte valait un point.
ace-also = Au désert aussi : l’as est coché. Reprenons avec le troglodyte.
ace-other = L’as du désert s’en va, et ses 2 points avec lui. Il n’y en a qu’un par habitat !

full = Quatre points ! Il ne vous manque en montagne que l’as et l’oiseau rare… et les deux y sont installés. Un habitat complet rapporte 3 points de plus.
full-ask = Vite, en montagne : jouez le geai.
full-other = Regardez : l’as et le rare s’en vont, et l’habitat reste incomplet. N’importe quelle carte de montagne suffisait.

bonus = Habitat complet : les sept oiseaux sont cochés. L’as, le rare et le bonus font 6 points d’un coup, avec un simple geai déjà vu !

shared = Attention : ce que vous jouez se voit aussi. Qui visite le même habitat coche vos oiseaux, cette manche et la suivante.

rounds = Ici, on joue quatorze manches. La dernière carte de la main n’est jamais jouée.

count = À la fin, chacun compte sa feuille : 1 point par oiseau, 2 pour un as, 0 pour un commun, 3 de plus par habitat complet.

end = Vous savez observer : suivez les oiseaux installés, guettez les as, complétez un habitat. Une vraie partie ?
