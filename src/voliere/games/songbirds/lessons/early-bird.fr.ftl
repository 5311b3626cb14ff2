### Early Bird

title = Early Bird
about = Réserver son favori en cours de partie, pour un ver.

plan = Avec cette variante, on peut réserver son favori en cours de partie, face cachée. Commençons par une carte rouge.
plan-ask = Posez votre rouge 6 en b3.
plan-lay = Déjà ! Vous prenez le ver 3, le plus gros. C’est audacieux : la forêt est encore vide.
plan-also = Rouge aussi : reprenons avec le 6.
plan-other = C’est permis. Suivons le rouge : c’est lui que nous allons favoriser.

lay = Le premier qui réserve son favori prend le plus gros ver : 3 points. Le suivant n’aura que 2.
lay-ask = Touchez votre rouge 7, puis réservez-le comme favori.
lay-small = Un autre favori, et le ver 3 est à vous. Le volume du favori ne compte pas : un petit rouge suffirait ! Reprenons avec le 7.
lay-other = On peut attendre. Mais Merle pourrait prendre le ver 3 avant vous.

worm = Le ver 3 est à vous, et Merle sait que vous avez choisi, mais pas quoi. Ici, le volume du favori ne compte pas : seuls comptent le ver et les baies de sa couleur.

after = Vous continuez à jouer, et votre couleur est fixée. Plus on attend, mieux on choisit ; plus tôt on réserve, plus gros est le ver.
after-ask = Renforcez le rouge : posez votre 5 en a3.
after-other = C’est permis. Mais le rouge est votre favori : cette rangée lui vaut 15 baies.

must = Qui n’a plus qu’une carte et n’a rien réservé doit la réserver comme favori.

end = L’avenir est à qui se lève tôt. Une vraie partie ?
