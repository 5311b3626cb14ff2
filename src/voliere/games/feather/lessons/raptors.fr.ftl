### Les rapaces

title = Les rapaces
about = Ils font fuir les oiseaux installés.

calm = Avec les rapaces, rien n’est sûr. Pour commencer, une manche tranquille.
calm-ask = Allez au marécage : jouez le martin-pêcheur.
calm-also = Au marécage aussi. Reprenons avec le martin-pêcheur.
calm-other = Pourquoi pas. Reprenons au marécage : deux oiseaux de montagne vont s’installer.

sure = Deux oiseaux sont installés en montagne, dont un rare. Sûr ? Pas si quelqu’un joue l’aigle…
sure-ask = Tentez : jouez la mésange.
sure-also = L’aigle a frappé là aussi. Reprenons avec la mésange.
sure-other = Prudent : l’aigle de Merle vient justement de vider la montagne. Regardons-le faire.

chased = Merle a joué l’aigle : les oiseaux installés en montagne s’envolent avant que quiconque les coche. Les cartes jouées cette manche restent, aigle compris : vous cochez la mésange et l’aigle.

own = Au désert est installé un as que vous n’avez pas envie de laisser aux autres. Vous tenez le faucon des prairies.
own-ask = Chassez tout le monde : jouez le faucon.
own-take = L’as est coché, et Merle, venu aussi, le coche également. Avec le faucon, il n’aurait rien trouvé.
own-other = Merle est allé au désert et a coché l’as. Le faucon l’en aurait privé.

denied = L’as s’est envolé : Merle ne le verra pas. Et un rapace est un oiseau comme un autre : le faucon et le colin vous valent 2 points.

end = Gardez un rapace sous l’aile. Une vraie partie avec eux ?
