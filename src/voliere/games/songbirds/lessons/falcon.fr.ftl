### Le faucon

title = Le faucon
about = Deux jetons −4, pour quatre cases à la fois.

token = Le faucon vise quatre cases à la fois : les deux du haut et les deux de droite. Pleines, elles donnent −4 à la couleur la plus forte. Ici, blanc a 3 et bleu 5.
token-ask = Vous aimez le bleu : posez votre blanc 5 en e3.
token-own = Bleu, le plus fort : le −4 va à votre propre couleur. Essayez le blanc.
token-weak = Bleu 5 reste le plus fort, et le −4 est pour lui. Essayez le blanc.
token-other = C’est permis. Mais un autre joueur pourra donner ce −4 au bleu.

took = Blanc 8 contre bleu 5 : le −4 va au blanc. Le bleu l’a échappé belle.

others = L’autre −4 attend de même en bas et à gauche. Comptez toujours les quatre cases ensemble.

end = Une vraie partie à quatre avec cette carte ?
