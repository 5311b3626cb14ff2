# Les robots.

error-unknown-bot = Il n’y a pas de robot « { $bot } » ; les robots sont : { $bots }.
error-unknown-level = Il n’y a pas de { $level } ; les niveaux vont de level-1 à level-{ $most }.
error-unknown-personality = Il n’y a pas de caractère « { $personality } » ici ; les caractères sont : { $personalities }.
error-bad-entrant = « { $text } » n’est pas un robot ; la forme est nom ou nom:option=valeur.
error-entrant-option-twice = « { $text } » donne deux fois l’option { $option }.
error-unknown-bot-option = Le robot { $bot } n’a pas d’option « { $option } » ; ses options sont : { $options }.
error-bad-bot-option = L’option { $option } d’un robot ne peut pas valoir { $value } ; il faut { $expected }.
error-nothing-to-decide = La place { $seat } n’a rien à décider dans cette vue.
error-bot-illegal-move = Le robot { $bot } a voulu jouer { $move }, qui n’est pas permis.
error-bot-died = Le robot { $bot } est tombé en panne : { $reason }.
error-bot-overran = Le robot { $bot } a dépassé son temps de { $limit } ms.
error-bad-bot-program = Le programme « { $command } » ne peut pas être lancé : { $reason }.
error-bad-solve-size = Le solveur prend de { $least } à { $most } cartes, pas { $value }.
error-no-solver = Il n’y a pas de solveur pour { $game } ; il y en a un pour : { $games }.
error-damaged-weights = Les poids de { $file } sont abîmés ; ce qui est écrit à la main joue à leur place.
error-foreign-weights = Les poids de { $file } sont ceux de { $theirs }, pas de { $game } ; ce qui est écrit à la main joue à leur place.
error-outdated-weights = Les poids de { $file } ont été appris avec une autre description de { $game } ; ce qui est écrit à la main joue à leur place.
error-no-weights = Rien n’a encore été appris de { $game } ; ce qui est écrit à la main joue à sa place.
error-unreadable-weights = Les poids de { $path } ne peuvent pas être lus : { $reason }.
error-nothing-to-learn = Les réseaux ne peuvent pas apprendre { $game } : sa salle n’a pas de « features ».

bot-option-whole = un nombre entier
bot-option-positive = un nombre au-dessus de 0
bot-exit-code = code de sortie { $code }
bot-line-too-long = ligne trop longue
