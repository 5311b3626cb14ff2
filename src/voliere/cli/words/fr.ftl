# La ligne de commande.

## Le nom des choses

cli-seat = Place { $seat }
cli-you = Joueur
cli-yes = oui
cli-no = non
cli-none = aucun
cli-output = la sortie standard
cli-players = de { $least } à { $most } joueurs
cli-minutes = de { $least } à { $most } minutes
cli-option = Option { $name } ({ $default }) : { $label }.
cli-option-value = { $name }={ $value } : { $label }.
cli-chosen-option = { $label } : { $value }.
cli-bots-level = Niveau
cli-bots-called = Nom
cli-bots-plays = Façon de jouer
cli-bots-strength = Force
cli-bots-draws = tire selon sa politique, température { $temperature }
cli-bots-draws-learned = tire selon sa politique apprise, température { $temperature }
cli-bots-searches = { $simulations } simulations par décision
cli-bots-is = c’est { $bird }
cli-bots-is-learned = c’est { $bird }, selon ce qui a été appris
cli-bots-rated = { $value } ± { $margin }
cli-bots-unmeasured = non mesurée
cli-bots-personality = Caractère { $name } ({ $words }) : level-5:personality={ $name }
cli-play-personality = { $name } est { $personality }.
cli-bots-note = { $unit ->
    [elo] La force est en Elo au-dessus du niveau 1, avec la moitié d’un intervalle à 95 %.
    [points] La force est le score moyen, avec la moitié d’un intervalle à 95 %.
   *[none] La force des niveaux n’a pas été mesurée à une telle table.
  }
cli-compiling = Compilation
cli-compiling-first = Les règles sont compilées une fois pour toutes : une minute environ…
cli-n-records = { $n ->
    [one] { $n } enregistrement
   *[other] { $n } enregistrements
}
cli-n-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
cli-n-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
cli-pair = { $word } : { $meaning }.
cli-cell = { $head } : { $cell }
cli-cells = { $cells } ; { $cell }

## L’aide

cli-usage = Usage :
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE [ARGUMENTS]...
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-heading-examples = { $n ->
    [one] Exemple :
   *[other] Exemples :
}
cli-required = [obligatoire]
cli-default = [valeur usuelle : { $value }]

## La page de manuel

cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDES
cli-man-exit = CODE DE RETOUR
cli-man-help = Chaque commande a --help, qui dit la même chose que cette page.
cli-man-exit-codes = 0 si tout s’est bien passé ; 1 si quelque chose ne va pas dans le contenu ; 2 si la commande ne peut pas être exécutée ainsi ; 130 si elle a été interrompue. Ce qui ne va pas est dit en une phrase sur la sortie d’erreur, son code entre crochets à la fin.

## Ce qu’une option attend

cli-value-action = ACTION
cli-value-address = ADRESSE
cli-value-dir = DOSSIER
cli-value-file = FICHIER
cli-value-picture = FICHIER.png
cli-value-game = JEU
cli-value-id = ID
cli-value-hash = EMPREINTE
cli-value-name = NOM
cli-value-names = NOMS
cli-value-option = NOM=VALEUR
cli-value-state = ÉTAT
cli-value-text = TEXTE
cli-value-who = PERSONNE

## Les commandes

cli-command-voliere =
    Quatre jeux de cartes pleins d’oiseaux : les jouer, les simuler, contrôler et raconter des parties finies.

    Sans commande : ouvrir la volière sur cette machine et montrer la page.
cli-command-bots = Lister les niveaux des robots d’un jeu, leur façon de jouer et leur force.
cli-command-games = Lister les jeux, avec les options qu’une table peut choisir.
cli-command-rules = Montrer les règles d’un jeu ; les numéros entre crochets sont ceux des paragraphes.
cli-command-play =
    Jouer contre des robots.

    À la table, aide (help) liste ce que l’on peut taper : règles, journal, reprendre, conseil, coups, table, quitter. Une partie que l’on quitte peut être gardée dans un fichier, et continuée plus tard.
cli-command-serve = Accueillir des parties de gens et de robots, jusqu’à Ctrl-C.
cli-command-admin =
    Pour qui tient un serveur, sur la machine où sont ses données, qu’il tourne ou non.

    Ce qui change quelque chose est noté et fait par le serveur dans la seconde ; s’il n’y en a pas, à son prochain démarrage.
cli-command-admin-people = Lister les personnes, les dernières venues d’abord.
cli-command-admin-tables = Lister les tables, les plus récentes d’abord.
cli-command-admin-sessions = Lister les sessions et les jetons personnels, d’une personne ou de toutes.
cli-command-admin-statistics = Compter les personnes, les sessions, les tables et les parties.
cli-command-admin-reports = Dire ce que les personnes ont signalé, avec les dernières lignes de la discussion à ce moment.
cli-command-admin-settle = En finir avec un signalement, par son identifiant.
cli-command-admin-audit = Dire ce que les hôtes ont fait et ce qui est arrivé aux comptes, le plus récent d’abord.
cli-command-admin-ban = Exclure quelqu’un : ses connexions sont fermées, des bots prennent ses places.
cli-command-admin-unban = Laisser quelqu’un revenir.
cli-command-admin-rename = Donner un autre nom à quelqu’un.
cli-command-admin-delete = Supprimer quelqu’un comme il pourrait le faire : ses parties restent, sans son nom.
cli-command-admin-end-session = Fermer une session ou annuler un jeton personnel, par son identifiant.
cli-command-admin-close-table = Fermer une table qui attend ou qui joue, par son identifiant ; sa partie ne pourra pas continuer.
cli-command-admin-announce = Annoncer quelque chose à tout le monde sur la page pour un temps, ou l’arrêt du serveur.
cli-command-backup = Copier les données d’un serveur dans un fichier, pendant qu’il tourne.
cli-command-token = Entrer chez un serveur en tant que programme ; son jeton personnel est affiché, et gardé nulle part ailleurs.
cli-command-restore = Remettre une copie en place ; le serveur ne doit pas tourner, et ses données présentes sont gardées à côté.
cli-command-simulate = Jouer des parties au hasard et dire à quelle vitesse.
cli-command-dataset = Faire jouer un bot contre lui-même et écrire ses parties comme données d’apprentissage.
cli-command-export = Écrire les parties publiques terminées d’un serveur, de personnes qui sont toutes d’accord, sans leurs noms.
cli-command-arena = Faire jouer des robots entre eux, sur les mêmes donnes, à toutes les places.
cli-command-train =
    Faire apprendre un jeu à des réseaux, en jouant contre eux-mêmes ; demande « voliere[train] ».
cli-command-exploit =
    Faire apprendre à un réseau à battre un robot, et dire combien il gagne ; demande « voliere[train] ».

    Ce qui est appris est gardé à côté du fichier au fur et à mesure : la même commande continue à partir de là.
cli-command-solve = Résoudre exactement un petit jeu à deux : sa valeur et comment l’ouvrir.
cli-command-show =
    Raconter une partie : ce qui s’est passé, la table à la fin, qui a gagné.

    Avec --seat, seulement ce que cette place pouvait savoir. Sinon tout, même les cartes cachées : un enregistrement n’a pas de secrets.
cli-command-analyse =
    Dit ce que chaque décision d’une partie finie a perdu, et ce que le hasard a fait.

    Ce qu’on pouvait savoir se juge d’après ce que la place savait ; ce que le hasard a fait se dit après coup, toutes les mains ouvertes.
cli-command-statistics =
    Dit de parties finies comment elles ont été jouées : victoires, scores, écart et chance par joueur.

    Avec --person ou --seat, aussi ce que chaque jeu dit de lui-même, comme les cartes jouées sur chaque carte de points. Des analyses écrites par « voliere analyse --json » peuvent être parmi les fichiers ; écart et chance en viennent.
cli-command-check = Rejouer et arbitrer chaque enregistrement d’un fichier ; le code de sortie est 1 si l’un est en défaut.
cli-command-lesson = Nommer les leçons (list), ou en vérifier une (check FICHIER) ; code de sortie 1 s’il y manque quelque chose.
cli-command-verify =
    Contrôler que chaque donne d’un fichier est loyale ; le code de sortie n’est 0 que si c’est prouvé de toutes.

    Un fichier seul ne peut pas prouver que son empreinte a été montrée avant la partie, ni que ses grains de hasard sont ceux que les joueurs ont envoyés : --commitment et --nonce les comparent à ce que vous avez gardé.
cli-command-score = Compter les points d’une partie jouée avec les vraies cartes ; le code de sortie est 1 si la feuille ne peut pas l’être.
cli-command-sheets = Écrire un PDF à imprimer : feuilles de score, les règles sur une page, et un aide-mémoire.
cli-command-compile = Compiler les règles de tous les jeux, les robots et l’analyse : quelques minutes la première fois, ensuite rien.
cli-command-completion = Donner le script par lequel un interpréteur complète cette commande : bash, zsh ou fish.

## Leurs arguments et options

cli-flag-help = Montrer cette aide.
cli-flag-shell = L’interpréteur : bash, zsh ou fish.
cli-flag-version = Montrer la version.
cli-flag-lang = Langue ; sinon, celle du système.
cli-flag-game = Un jeu, comme « voliere games » les liste.
cli-flag-players = Combien de places a la table.
cli-flag-option = Une option du jeu, comme « voliere games » les liste ; peut être répété.
cli-flag-records-file = Des enregistrements, un par ligne ; - est l’entrée standard.
cli-flag-lesson-action = ce qu’il faut faire, list ou check
cli-flag-lesson-file = le fichier TOML de la leçon, ses textes à côté
cli-flag-plain = La table en phrases à lire à haute voix, ou dessinée ; sinon, dessinée dans un terminal.
cli-flag-same-games = La même graine donne les mêmes parties.
cli-flag-jobs = Combien de processus jouent.
cli-flag-play-seat = Votre place, comptée à partir de 0 ; d’habitude 0.
cli-flag-play-bot = Qui prend les autres places ; d’habitude moineau.
cli-flag-play-name = Votre nom.
cli-flag-play-seed = La même graine donne la même donne.
cli-flag-play-record = Écrire la partie là quand elle s’arrête.
cli-flag-play-resume = Continuer la partie inachevée d’un fichier.
cli-flag-play-from = Jouer à partir de la partie finie d’un fichier ; l’enregistrement le dira.
cli-flag-play-move = Avec --from : après tant de coups.
cli-flag-play-anew = Avec --from : cartes cachées tirées à nouveau de ce que votre place savait.
cli-flag-serve-host = L’adresse où écouter.
cli-flag-serve-port = Le port ; 0 en prend un libre.
cli-flag-serve-data = Où les parties sont gardées.
cli-flag-serve-workers = Combien de robots lents (hibou) peuvent réfléchir à la fois.
cli-flag-serve-hosts = D’autres noms auxquels il répond, séparés par des virgules.
cli-flag-serve-open = Ouvrir la page dans le navigateur.
cli-flag-backup-file = Où va la copie.
cli-flag-backup-data = Où le serveur garde les parties.
cli-flag-admin-who = Une personne, par identifiant, compte, ou nom s’il est unique.
cli-flag-admin-name = Le nouveau nom.
cli-flag-admin-session = L’identifiant d’une session, comme les liste « voliere admin sessions ».
cli-flag-admin-table = L’identifiant d’une table, comme les liste « voliere admin tables » ; il est dans l’adresse de la table.
cli-flag-admin-find = Seulement celles qui ont cela dans leur nom, compte ou identifiant.
cli-flag-admin-state = Seulement les tables dans cet état : waiting, playing, over ou closed.
cli-flag-admin-limit = Combien au plus.
cli-flag-admin-yes = Ne pas demander si c’est voulu.
cli-flag-admin-wait = Combien de secondes attendre qu’un serveur l’ait fait.
cli-flag-reports-settled = Aussi ce qui est réglé.
cli-flag-report = L’identifiant d’un signalement, comme les liste « voliere admin reports ».
cli-flag-announce-text = Ce que tout le monde doit lire, 300 caractères au plus.
cli-flag-announce-minutes = Combien de minutes c’est affiché.
cli-flag-announce-stop-in = Le serveur s’arrêtera dans tant de minutes ; c’est affiché jusque-là.
cli-flag-announce-clear = Retirer ce qui est annoncé.
cli-flag-server = L’adresse du serveur, comme http://127.0.0.1:8000.
cli-flag-token-name = Comment le programme s’appelle aux tables ; sans cela, un nom d’invité.
cli-flag-token-label = Comment le jeton s’appelle dans les listes de jetons.
cli-flag-token-read-only = Le jeton permet de regarder ses tables, mais pas de jouer.
cli-flag-json = En JSON, pour les programmes.
cli-flag-restore-file = La copie.
cli-flag-simulate-games = Combien de parties.
cli-flag-simulate-records = Écrire les parties là, une par ligne ; - est la sortie standard.
cli-flag-dataset-output = Où écrire : .parquet a une ligne par décision, .jsonl un enregistrement par partie.
cli-flag-export-game = Seulement les parties de ce jeu, comme les liste « voliere games ».
cli-flag-export-no-players = Rien ne distingue les personnes, pas même un pseudonyme.
cli-flag-dataset-bot = Quel bot joue, à toutes les places.
cli-flag-dataset-observations = Les lignes ont aussi ce que la place savait, en nombres.
cli-flag-simulate-legal = Les enregistrements listent les coups permis de chaque décision.
cli-flag-arena-bots = Les robots, chacun nom ou nom:option=valeur ; peut être répété.
cli-flag-arena-games = Combien de parties ; la dernière donne est jouée jusqu’au bout.
cli-flag-arena-cluster = Répartir les parties sur une grappe Ray.
cli-flag-arena-limit = Un robot qui réfléchit plus longtemps perd par forfait.
cli-flag-arena-records = Écrire les parties là, .jsonl ou .parquet ; la même commande continue à partir de là.
cli-flag-arena-plot = Dessiner les chiffres.
cli-flag-train-minutes = Combien de minutes il apprend, celles d’avant une interruption comprises.
cli-flag-train-rounds = Apprendre plutôt tant de tours : la même graine donne alors les mêmes poids.
cli-flag-train-jobs = Combien de fils jouent et apprennent.
cli-flag-train-seed = La graine de l’apprentissage.
cli-flag-train-out = Où vont les poids ; sinon, JEU.weights.
cli-flag-train-plot = Dessiner la force au fil des parties.
cli-flag-exploit-bot = Le robot qui reste tel quel : un nom, avec des options comme dans l’arène.
cli-flag-exploit-games = Combien de parties on mesure ensuite ; la dernière donne est jouée jusqu’au bout.
cli-flag-exploit-out = Où vont les poids de la meilleure réponse ; sinon, JEU.response.weights.
cli-flag-solve-cards = Combien de cartes a chaque joueur.
cli-flag-solve-objective = Jouer pour l’écart, ou pour la victoire.
cli-flag-show-game = Quelle partie du fichier, comptée à partir de 1.
cli-flag-show-seat = La place qui raconte, comptée à partir de 0 ; aucune : tout est montré.
cli-flag-show-move = Jusqu’à quel coup, compté à partir de 1 ; 0 : la donne.
cli-flag-analyse-game = Quelle partie du fichier, comptée à partir de 1 ; aucune : toutes.
cli-flag-analyse-seat = Ne juge que les décisions de cette place, comptée à partir de 0.
cli-flag-analyse-budget = Combien de millisecondes de processeur a une partie ; rien : 5000 par place.
cli-flag-analyse-plot = Dessine la courbe et les pertes.
cli-flag-analyse-seed = La même graine donne la même analyse.
cli-flag-statistics-files = Des fichiers d’enregistrements, un par ligne, et de leurs analyses ; - est l’entrée standard.
cli-flag-statistics-game = Seulement les parties du jeu de ce nom.
cli-flag-statistics-person = Seulement les places de qui s’appelle ainsi.
cli-flag-statistics-seat = Seulement cette place, comptée à partir de 0.
cli-flag-statistics-json = Un objet JSON par partie et place, un par ligne.
cli-flag-statistics-csv = Une ligne par partie et place, les valeurs séparées par des virgules.
cli-flag-statistics-parquet = Écrire ces lignes dans un fichier Parquet.
cli-flag-verify-commitment = L’empreinte que l’on vous a montrée avant la partie.
cli-flag-verify-nonce = Le grain de hasard que vous avez envoyé ; demande --seat.
cli-flag-verify-seat = Votre place, comptée à partir de 0.
cli-flag-score-file = Ce qui était sur la table, en JSON (docs/scorepad.md) ; - est l’entrée standard.
cli-flag-sheets-paper = Le papier.
cli-flag-sheets-output = Le PDF ; - est la sortie standard ; sinon JEU-LANGUE.pdf.

## statistics

cli-statistics-head = { $title }, { $games }
cli-statistics-player = Joueur
cli-statistics-games = Parties
cli-statistics-wins = Gagnées
cli-statistics-score = Score moyen
cli-statistics-ecart = Écart, ‰
cli-statistics-luck = Chance
error-one-form-only = On ne peut demander qu’un de --json, --csv et --parquet.
error-person-or-seat = --person ou --seat : on ne peut demander que l’un des deux.
error-no-such-games = Il n’y a pas de telle partie finie dans ces fichiers.
error-analysis-without-game = C’est l’analyse d’une partie qui n’est pas dans ces fichiers.
error-in-file = « { $path } », ligne { $number } : { $told }

## dataset

cli-dataset-playing = En train de jouer
cli-dataset-written = { $games } avec { $decisions } décisions dans { $file }. Graine : { $seed }.
cli-exported = { $games } avec { $decisions } décisions dans { $file } ; { $left_out } laissées de côté, faute de l’accord de tous.
error-bad-dataset-file = Un jeu de données est un fichier .parquet ou .jsonl ; { $file } n’est ni l’un ni l’autre.
error-observations-need-parquet = Les observations vont dans un fichier .parquet : les enregistrements n’en ont pas.

## admin

cli-admin-id = Identifiant
cli-admin-reports = Signalements à régler
cli-reports-none = Personne n’a rien signalé.
cli-report = { $id }, { $at } : { $reason }. { $whom }, signalement de { $by }, à { $table }
cli-report-text = « { $text } »
cli-report-nobody = quelqu’un qui n’existe plus
cli-report-insult = Insultes
cli-report-name = Un nom blessant
cli-report-stalling = Fait attendre exprès
cli-report-cheating = Triche
cli-report-other = Autre chose
cli-report-settled = C’est réglé.
cli-admin-at = Quand
cli-admin-by = Hôte
cli-admin-what = Quoi
cli-admin-whom = Qui
cli-admin-name = Nom
cli-admin-account = Compte
cli-admin-seen = Vu
cli-admin-created = Ouverte
cli-admin-banned = Exclu
cli-admin-person = Personne
cli-admin-token = Jeton
cli-admin-label = Libellé
cli-admin-game = Jeu
cli-admin-state = État
cli-admin-public = Publique
cli-admin-people = Personnes
cli-admin-tables = Tables
cli-admin-guests = Invités
cli-admin-accounts = Comptes
cli-admin-sessions = Sessions
cli-admin-tokens = Jetons personnels
cli-admin-seen-today = Sessions vues depuis un jour
cli-admin-seen-this-week = Sessions vues depuis une semaine
cli-admin-tables-waiting = Tables en attente
cli-admin-tables-playing = Tables en jeu
cli-admin-tables-over = Tables terminées
cli-admin-tables-closed = Tables fermées
cli-admin-finished-today = Parties terminées depuis un jour
cli-admin-finished-this-week = Parties terminées depuis une semaine
cli-admin-finished = Parties de { $game } terminées
cli-admin-entries = Lignes de tous les registres
cli-admin-ask-ban = Exclure { $name } ({ $id }) ? Des bots prennent ses places. (oui ou non)
cli-admin-ask-delete = Supprimer { $name } ({ $id }) pour de bon ? (oui ou non)
cli-admin-ask-rename = Appeler { $name } ({ $id }) désormais { $other } ? (oui ou non)
cli-admin-ask-close-table = Fermer la table { $table } ? Sa partie ne pourra pas continuer. (oui ou non)
cli-admin-done = C’est fait.
cli-admin-later = C’est noté. Aucun serveur ne l’a encore fait : celui qui tourne le fait dans la seconde, sinon le prochain démarrage.
cli-announced = Annoncé jusqu’au { $until }.
cli-announce-cleared = { $n ->
    [0] Rien n’était annoncé.
    [one] { $n } annonce retirée.
   *[other] { $n } annonces retirées.
}
error-needs-yes = Quelqu’un doit confirmer, ou il faut --yes : { $question }
error-not-done = Rien n’a été fait.
error-bad-state = Une table n’est jamais « { $value } » ; elle est { $states }.
error-announce-or-clear = --clear retire ce qui est annoncé : cela ne va avec rien d’autre.
error-nothing-announced = Il n’y a rien à annoncer : donnez un texte, ou --stop-in.
error-bad-announcement = Une annonce a au plus { $limit } caractères, sur une ligne.

## simulate

cli-simulating = Simulation
cli-simulated = { $games } en { $seconds } s : { $games_rate } parties par seconde, { $moves_rate } coups par seconde. Graine : { $seed }.

## check et verify

cli-checking = Contrôle
cli-bad-line = Enregistrement { $number } : { $told }
cli-lesson-good = Rien à redire. { $line }
cli-checked = { $records }, { $good } en ordre, { $bad } en défaut
cli-fair = Enregistrement { $number } : donne loyale. { $told }
cli-unfair = Enregistrement { $number } : pas loyale. { $told }
cli-unverifiable = Enregistrement { $number } : rien à vérifier. { $told }
cli-verified = { $records }, { $fair } loyaux, { $unfair } pas loyaux, { $unverifiable } sans rien à vérifier
cli-version-1 = Donne de version 1 : les grains de hasard n’étaient pas promis d’avance, et qui tenait le serveur pouvait choisir le dernier ; l’empreinte n’était liée ni à la table, ni au jeu, ni aux places.
cli-not-revealed = Grain de hasard promis, pas révélé à temps et donc laissé de côté : { $seats }. Pour chacun, qui tenait le serveur et cette place, ou a écarté ce grain exprès, pouvait choisir entre deux donnes.
cli-no-nonces = Aucun joueur n’a ajouté de grain de hasard : qui tenait le serveur pouvait choisir le secret, et avec lui la donne.
cli-commitment-unseen = Le fichier seul ne prouve pas que cette empreinte a été montrée avant la partie (--commitment la compare à la vôtre).
cli-nonces-unseen = Il ne prouve pas non plus que les grains de hasard sont ceux que les joueurs ont envoyés (--seat et --nonce comparent le vôtre).

## show

cli-story = { $title } : { $names }. { $how }
cli-open = Toutes les cartes sont montrées.
cli-as-seat = La partie comme { $name } l’a vue.
cli-at-the-end = La table à la fin :
cli-so-far = La partie n’est pas finie. La table :
cli-after-move = Après le coup { $move }. La table :
cli-comment = { $name } en dit : { $text }
cli-open-hand = { $name } a en main : { $cards }

## score et sheets

cli-score-line = { $what } : { $points }
cli-unfinished = Il manque encore :
cli-printed = Les feuilles sont dans { $path }.

## train

cli-train-training = Apprentissage
cli-train-resumed = On continue à partir de { $file }, après { $n } tours.
cli-trained = Les poids sont dans { $file } : { $rounds } tours, { $games }.
cli-trained-alone = En solo : { $score } points en moyenne.
cli-trained-against = À { $n } joueurs : { $share } des victoires contre l’instinct, à l’échelle d’une partie à deux.

## exploit

cli-exploit-measuring = Mesure
cli-exploited = Contre { $bot }, cela gagne { $share } ({ $span }) de { $games } ; { $fair } serait l’égalité.

## solve

cli-solved = { $game } à deux, cartes de 1 à { $cards }, points { $points } : { $positions } positions.
cli-solved-points = Valeur pour chacun : { $value } point d’écart.
cli-solved-win = Valeur pour chacun : { $value } de la victoire.
cli-first-round = Si { $card } est retournée (valeur { $value }), jouer : { $policy }.

## play : les mots que l’on peut taper

cli-request-help = aide
cli-request-rules = règles
cli-request-log = journal
cli-request-undo = reprendre
cli-request-hint = conseil
cli-request-moves = coups
cli-request-table = table
cli-request-quit = quitter
cli-yes-typed = o oui
cli-does-help = redire ces mots
cli-does-rules = les règles, ou ce qu’elles disent d’un paragraphe ou d’un mot
cli-does-log = ce qui s’est passé, ou les derniers événements seulement
cli-does-undo = reprendre votre dernier coup, pour s’entraîner
cli-does-hint = les meilleurs coups pour qui voit ce que vous voyez, et pourquoi ; pour s’entraîner
cli-does-moves = tous les coups possibles, ou ceux qui contiennent un texte
cli-does-table = remontrer la table
cli-does-quit = quitter ; la partie peut être gardée pour plus tard
cli-about-rules = [{ $paragraph } ou mot]
cli-about-log = [nombre]
cli-about-moves = [texte]

## play

cli-welcome = { $title }. Vous êtes { $you }, à la place { $seat }. À la table : { $names }.
cli-resumed = La partie reprend après { $moves } ; « { $log } » raconte ce qui s’est passé.
cli-how = Tapez le numéro d’un coup ou sa notation, par exemple { $example }, ou un de ces mots (le début suffit s’il est clair) :
cli-commitment = Empreinte de la donne, pour voliere verify : { $commitment }.
cli-your-moves = Vos coups :
cli-many-moves = { $n } coups sont possibles, par exemple { $example } ; « { $moves } » les liste tous.
cli-no-moves-with = Aucun coup possible ne contient « { $text } ».
cli-prompt = Votre coup :
cli-no-rules-about = Les règles ne disent rien de « { $text } ».
cli-nearest = Coups possibles les plus proches : { $moves }.
cli-taken-back = Votre dernier coup est repris. C’est de l’entraînement : vous savez ce qui a suivi.
cli-was-training = C’était un entraînement. Coups repris : { $undone } ; conseils : { $hints }.
cli-goodbye = La partie s’arrête ici. À bientôt !
cli-keep-where = Dans quel fichier garder la partie ? (Entrée : aucun)
cli-keep-there = Dans quel fichier garder la partie ? (Entrée : { $path })
cli-replace = « { $path } » existe déjà. Remplacer ce fichier ? (oui ou non)
cli-not-kept = La partie n’est pas gardée.
cli-how-to-keep = Avec --record FICHIER, une partie est gardée quand elle s’arrête.
cli-how-to-resume = Pour continuer : voliere play --resume { $path }
cli-recorded = La partie est dans { $path }.

## Ce qui ne va pas

error-unknown-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $commands }.
error-unknown-shell = Il n’y a pas de complétion pour « { $shell } » ; les interpréteurs sont : { $shells }.
error-unknown-flag = La commande n’a pas d’option { $flag } ; --help les montre.
error-missing-argument = Il manque { $name } ; --help montre un exemple.
error-missing-value = L’option { $flag } attend une valeur.
error-bad-usage = La commande n’est pas comprise : { $what }.
error-unknown-language = Il n’y a pas de langue « { $value } » ; les langues sont : { $languages }.
error-bad-number = { $flag } ne peut pas valoir « { $value } » ; il faut un entier de { $least } à { $most }.
error-bad-option-form = « { $text } » n’est pas une option de jeu ; la forme est nom=valeur.
error-bad-lesson-action = Dites « voliere lesson { $list } » ou « voliere lesson { $check } FICHIER ».
error-option-twice = L’option { $option } est donnée deux fois.
error-needs-records = --legal ne va pas sans --records.
error-no-such-file = Il n’y a pas de fichier « { $path } ».
error-no-such-folder = Il n’y a pas de dossier où écrire « { $path } ».
error-is-a-directory = « { $path } » est un dossier, pas un fichier.
error-no-permission = L’accès à « { $path } » est refusé.
error-disk-full = Il n’y a plus de place pour « { $path } ».
error-file-error = « { $path } » ne peut pas servir : { $reason }.
error-nonce-without-seat = --nonce et --seat vont ensemble : quel grain de hasard, et de quelle place ?
error-not-json = La ligne { $line } n’est pas du JSON : { $reason }.
error-truncated-record = La ligne { $line } s’arrête au milieu de l’enregistrement.
error-in-record = Partie { $number } : { $told }
error-no-such-record = Il n’y a pas de partie { $number } dans « { $path } » ; il y en a { $n }.
error-no-such-point = Il n’y a pas de coup { $move } : la partie en a { $last }.
error-game-is-over = La partie de « { $path } » est finie ; voliere show la raconte.
error-not-one-game = Pour continuer il faut un fichier d’une seule partie ; « { $path } » en contient { $n }.
error-not-with-resume = { $flag } ne va pas avec { $beside } : la partie du fichier l’a déjà fixé.
error-unknown-word = « { $text } » n’est ni un coup ni un mot connu ici ; « { $help } » les montre.
error-ambiguous-word = « { $text } » peut vouloir dire plusieurs choses : { $words }.
error-process-died = Un des processus de la simulation s’est arrêté en route.
error-interrupted = Interrompu.
error-internal-error = Volière a buté sur une erreur à elle ({ $reason }) ; VOLIERE_DEBUG=1 la montre.
error-bad-address = « { $address } » n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://.
error-no-server = Aucun serveur Volière ne répond à { $address } : { $reason }.
error-server-refused = Le serveur a refusé : { $reason }
cli-extra-arguments = il y a des arguments de trop ({ $arguments })
