### Ce que disent les tables jouées sur cet appareil, sans serveur.

device-bot = { $bot } ne joue que sur le serveur. Choisissez un autre robot, ou jouez là-bas.
device-damaged = Le moteur du jeu est abîmé sur cet appareil et n’a pas pu être repris. Connectez-vous au réseau et réessayez : vos parties sont gardées.
device-died = Le moteur du jeu s’est arrêté. Rien n’est perdu : réessayez.
device-personality = Les robots de ce jeu n’ont pas ce caractère.
device-exchange = Ces deux cartes ne peuvent pas être échangées ici : elles ont déjà été jouées, ou la donne ne serait pas possible.
device-fair-commitment = Sceau posé avant la donne
device-fair-secret = Secret de la donne
device-fair-text = Cet appareil a mélangé et distribué lui-même, et scellé la donne avant la première carte. Personne d’autre n’a regardé : le sceau montre que les cartes n’ont pas été changées pendant la partie, pas que la donne n’a pas été choisie. Rien ici n’est classé.
device-fair-title = Donne faite par cet appareil
device-full = La mémoire de cet appareil est pleine ou verrouillée : la partie continue, mais elle sera perdue quand cette page sera fermée.
device-gone = Cette partie n’est pas sur cet appareil, ou n’y est plus.
device-gone-title = Aucune partie ici
device-illegal = Ce coup n’est pas possible.
device-instead = Joué sur le serveur. { $why }
device-missing = Ce jeu n’est pas encore sur cet appareil. Ouvrez-le une fois avec le réseau, il se joue ensuite aussi sans.
device-mistakes-full = La mémoire de cet appareil est pleine ou verrouillée : ce que vous apprenez de vos erreurs ne peut pas être gardé.
device-no-memory = Cet appareil a trop peu de mémoire libre pour faire tourner le jeu lui-même.
device-options = Ces variantes ne vont pas ensemble.
device-other-rules = Cette partie a été jouée avec des règles antérieures et ne peut pas continuer avec celles d’aujourd’hui. Elle est gardée telle quelle.
device-outdated = Cette page et le moteur du jeu sont de versions différentes. Rechargez la page avec le réseau : vos parties sont gardées.
device-record = Ce n’est pas l’enregistrement d’une partie que ses règles permettent.
device-stale = Ce moment est passé.
device-stopped-title = La partie se repose
device-undo-nothing = Il n’y a aucun coup à reprendre.
device-unsupported = Ce navigateur ne peut pas faire tourner les jeux lui-même (il n’a pas WebAssembly).
