### Ce qui est dit des parties jouées : la liste des siennes, et les parties revues.

branch-anew = tirées à nouveau de ce que cette place savait
branch-at = depuis le coup { $n }
branch-cards = Cartes cachées
branch-ended = Ici, la partie est finie : revenez à une décision pour repartir de là.
branch-exchange = Échanger deux cartes
branch-exchanged = avec { $cards } échangées
branch-from = Cette partie en continue une autre, après le coup { $n }.
branch-go = Jouer à partir d’ici
branch-here = Jouer après le coup { $n }
branch-no-exchange = aucune
branch-one = Cette carte…
branch-other = … contre celle-là
branch-seat = À la place de
branch-title = Rejouer
branch-to-origin = Vers cette partie
branch-training = Ceux qui décident en même temps décident à nouveau. La partie est un entraînement, et son enregistrement dit d’où elle vient.
branch-tree = Rejoué à partir de cette partie
branch-true = telles qu’elles étaient
study-about = Partie
study-account = Comment le résultat est venu
study-after = Coup suivant
study-all-decisions = Les { $n } décisions qui comptent
study-all-seats = Toutes les places
study-all-together = Ensemble
study-analyse = Analyser la partie
study-analysis = Analyse
study-analysis-blind = Sans spoiler, l’analyse attend la fin.
study-analysis-device = Cet appareil ne peut pas faire tourner lui-même les règles du jeu, et le serveur ne connaît pas la partie ; prenez-la dans vos parties pour l’analyser.
study-analysis-failed = L’analyse n’a pas abouti.
study-analysis-text = Que valait chaque coup d’après ce que l’on pouvait savoir ? Et qu’a fait le hasard ? Un coup d’œil d’une seconde d’abord, puis une analyse approfondie.
study-analysis-unfinished = Seule une partie finie s’analyse ; celle-ci ne l’est pas.
study-answer-again =
    { $n ->
        [one] La question revient demain.
       *[other] La question revient dans { $n } jours.
    }
study-answer-goes-on = Sur la table : comment la partie aurait pu continuer, Merle jouant pour tous.
study-answer-learned = C’est appris : elle ne reviendra plus.
study-answer-right = Bien vu !
study-answer-then = alors
study-answer-wrong = Il y a mieux : en chances de gagner, cela perd { $loss } ± { $error }.
study-answer-yours = vous
study-any-game = Tous les jeux
study-any-outcome = Tous les résultats
study-any-variant = Toutes les variantes
study-anybody = N’importe qui
study-at-round = Coup { $n } sur { $of }, manche { $round } sur { $rounds }
study-back = Retour au fichier
study-before = Coup précédent
study-best = meilleur
study-better = mieux : { $move }
study-blind = Sans spoiler
study-change-for = pour { $name } : { $cause }
study-class-blunder = gaffe
study-class-good = bon
study-class-inaccuracy = imprécision
study-class-mistake = erreur
study-coarse-note = À prendre avec prudence : le joueur rapide qui continue après chaque coup joue trop faiblement à ce jeu pour dire ce que vaut un coup.
study-comment-at = au coup { $n }
study-comment-delete = Supprimer
study-comment-here = Votre commentaire sur le coup { $n }
study-comment-public = Toute personne qui a l’adresse de la partie peut le lire.
study-comment-send = Commenter
study-comments = Commentaires
study-comments-none = Personne n’a encore rien dit de cette partie.
study-controls = Étapes de la partie
study-could-know-note = Ce que valait chaque coup d’après ce que cette place savait alors, et rien d’autre. Pertes en points de chances de gagner, avec leur erreur.
study-could-know-title = Ce qu’on pouvait savoir
study-curve-now = Courbe des chances, après coup. En ce moment : { $list }. Elle se lit aussi en tableau dans l’analyse.
study-curve-table = La courbe en chiffres
study-decisions-of = Décisions de
study-device = Sur cet appareil
study-device-first = Pour continuer d’ici, il faut le serveur : prenez d’abord cette partie dans votre liste, dans « Mes parties ».
study-device-forget = Supprimer
study-device-forget-at = Supprimer cette partie de { $game } de l’appareil
study-device-forget-sure = Supprimer pour de bon ?
study-device-send = Prendre dans ma liste
study-device-sent = Dans votre liste
study-device-sent-now = La partie est maintenant dans votre liste.
study-device-text = Jouées sans le serveur, sans classement. Elles ne sont gardées qu’ici, sauf si vous prenez celles qui sont finies dans votre liste.
study-distribution = Les scores, et combien de fois
study-due =
    { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
study-ecart =
    { $n ->
        [one] Écart : { $ecart } millièmes de partie pour la seule décision qui compte.
       *[other] Écart : { $ecart } millièmes de partie par décision, sur { $n } qui comptent.
    }
study-ecart-short = Écart, ‰
study-empty-play = Choisir un jeu
study-empty-text = Vos parties se rassemblent ici dès que la première est finie : avec leurs résultats, et à revoir coup par coup.
study-empty-title = Pas encore de partie
study-ended = Jouée
study-fast = rapide
study-favourite = favori
study-file-choose = Choisir un fichier
study-file-games =
    { $n ->
        [one] { $n } partie dans { $file }
       *[other] { $n } parties dans { $file }
    }
study-file-hint = Un fichier de partie se revoit aussi : déposez-le ici.
study-file-large = Ce fichier est trop grand : { $n } Mo au plus.
study-file-line-none = Pas de partie sur cette ligne
study-file-none = Il n’y a pas de partie dans ce fichier : un fichier de partie a un enregistrement par ligne (.jsonl).
study-file-text = Déposez ici un fichier de partie (.jsonl), ou choisissez-en un. Il est rejoué et n’est pas gardé.
study-file-title = Revoir un fichier de partie
study-filter-game = Jeu
study-filter-outcome = Résultat
study-filter-people = Avec
study-filter-people-hint = Un nom ou un robot
study-filter-variant = Variante
study-filters = Trouver des parties
study-finished = Parties finies
study-first = Au début
study-hand = main
study-hindsight-note = Toutes les mains ouvertes, rien de ce qui vient n’est connu : ce que chacun ne pouvait pas voir. Aucune décision n’en est blâmée. En points de chances de gagner.
study-hindsight-note-points = Toutes les mains ouvertes, rien de ce qui vient n’est connu : ce que chacun ne pouvait pas voir. Aucune décision n’en est blâmée. En points.
study-hindsight-short = Après coup
study-hindsight-title = Après coup : ce que le hasard a fait
study-how = Parties continuées d’instinct, { $ms } ms de calcul.
study-how-often = Combien de fois
study-by-device = Calculée sur cet appareil.
study-by-server = Calculée par le serveur.
study-in-figures = En chiffres
study-judging = Votre coup est essayé…
study-last = À la fin
study-look-closely = Analyser à fond
study-looking-closely = Analyse approfondie…
study-looking-quickly = Un coup d’œil…
study-lost = Perdue
study-luck = Chance
study-luck-of-the-day = La chance du jour
study-mean = Moyenne
study-mean-score = Score moyen
study-mistakes = Apprendre de mes erreurs
study-mistakes-done = C’est tout pour le moment.
study-mistakes-learned =
    { $n ->
        [one] { $n } erreur apprise.
       *[other] { $n } erreurs apprises.
    }
study-mistakes-next = La prochaine question vient le { $when }.
study-mistakes-none = Analysez une de vos parties : vos plus grosses erreurs vous seront posées ici, sur la table telle qu’elle était.
study-more = D’autres parties
study-move = Coup
study-my-worst = Montre-moi mes trois pires
study-n-games = Parties
study-name-back = Votre nom est de nouveau dans cette partie.
study-name-gone = Votre nom n’est plus dans cette partie.
study-name-hide = Retirer mon nom de cette partie
study-name-show = Remettre mon nom
study-next-question = Question suivante
study-no-losses = Aucune décision n’a perdu quoi que ce soit qui se distingue du hasard.
study-none-found = Aucune partie de ce genre.
study-none-text = Il n’y a pas de partie à cette adresse. Demandez le lien entier à qui vous l’a envoyé.
study-none-title = Pas de partie ici
study-offline = Jouée hors ligne
study-open = Cartes ouvertes
study-open-hands = Les mains des autres
study-opponent = Adversaire
study-over-time =
    { $n ->
        [one] { $title } : { $n } partie.
       *[other] { $title } au fil du temps : { $n } parties, et la moyenne des dix dernières.
    }
study-own-plot = { $title }. Plus bas, la même chose en chiffres.
study-own-seat = { $name } (vous)
study-own-statistics = Comment vous jouez à ce jeu
study-pack = paquet
study-part = Part
study-part-deal = la donne
study-part-draw = la pioche
study-part-fair = Part juste
study-part-of-all = Part
study-part-others = les coups des autres
study-part-own = ses propres coups
study-part-remainder = reste du calcul
study-part-result = Résultat
study-pause = Pause
study-play = Lire
study-played = joué
study-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
study-points = Points
study-question-of = Partie du { $when }, coup { $n }. Prenez votre temps.
study-record-large = Cette partie est trop grande pour être rejouée : { $n } Ko au plus.
study-replay = Revoir
study-result-hidden = Le résultat se montre à la fin.
study-rough = Premier coup d’œil : les erreurs sont encore larges.
study-round = Manche { $round } sur { $rounds }
study-round-after = Manche suivante
study-round-before = Manche précédente
study-round-n = Manche { $round }
study-running = En cours
study-running-text = Elle pourra être revue une fois finie ; d’ici là, rien n’en est montré ici.
study-running-title = Cette partie se joue encore
study-seat = Vu par
study-seeds = graines
study-share = Partager la partie
study-share-point = Partager ce moment
study-share-text = Qui a le lien peut revoir toute la partie.
study-shared = Victoire partagée
study-slider = Coup
study-slow = lente
study-spectator = Un spectateur
study-speed = Vitesse : { $speed }
study-statistics = Statistiques
study-statistics-note = Moyennes avec leur erreur. L’écart dit comment vous jouez, la chance ce que le hasard a fait (en points de chances de gagner ; seul ou ensemble, en points) : seules les parties analysées y comptent.
study-step = Coup { $n } sur { $of }
study-step-blind = Coup { $n }
study-take = Emporter en { $kind }
study-their-worst = Montre les trois pires
study-times = Fois
study-to-table = À la table
study-turn-after = Tour suivant
study-turn-before = Tour précédent
study-turning-points = Les tournants
study-unfinished = Cette partie n’a pas été finie.
study-unreachable = Cette partie est sur le serveur, et rien n’en est gardé ici, même si vous l’avez déjà revue : sans connexion on ne peut pas la revoir. Les parties jouées sur cet appareil se revoient sans réseau.
study-usual = normale
study-value-times = { $value } ({ $n } ×)
study-values-of = Ce que valaient les coups à la décision { $n }
study-what-now = Que jouez-vous ?
study-win = Gagner, %
study-wins = Gagnées, %
study-won = Gagnée
