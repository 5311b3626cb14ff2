### Ce qui est dit des parties jouées : la liste des siennes, et les parties revues.

study-about = Partie
study-after = Coup suivant
study-any-game = Tous les jeux
study-any-outcome = Tous les résultats
study-any-variant = Toutes les variantes
study-at-round = Coup { $n } sur { $of }, manche { $round } sur { $rounds }
study-back = Retour au fichier
study-before = Coup précédent
study-blind = Sans spoiler
study-comment-at = au coup { $n }
study-comment-delete = Supprimer
study-comment-here = Votre commentaire sur le coup { $n }
study-comment-public = Toute personne qui a l’adresse de la partie peut le lire.
study-comment-send = Commenter
study-comments = Commentaires
study-comments-none = Personne n’a encore rien dit de cette partie.
study-controls = Étapes de la partie
study-device = Sur cet appareil
study-device-forget = Supprimer
study-device-forget-at = Supprimer cette partie de { $game } de l’appareil
study-device-forget-sure = Supprimer pour de bon ?
study-device-send = Prendre dans ma liste
study-device-sent = Dans votre liste
study-device-sent-now = La partie est maintenant dans votre liste.
study-device-text = Jouées sans le serveur, sans classement. Elles ne sont gardées qu’ici, sauf si vous prenez celles qui sont finies dans votre liste.
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
study-last = À la fin
study-lost = Perdue
study-more = D’autres parties
study-name-back = Votre nom est de nouveau dans cette partie.
study-name-gone = Votre nom n’est plus dans cette partie.
study-name-hide = Retirer mon nom de cette partie
study-name-show = Remettre mon nom
study-none-found = Aucune partie de ce genre.
study-none-text = Il n’y a pas de partie à cette adresse. Demandez le lien entier à qui vous l’a envoyé.
study-none-title = Pas de partie ici
study-offline = Jouée hors ligne
study-open = Cartes ouvertes
study-open-hands = Les mains des autres
study-own-seat = { $name } (vous)
study-pack = paquet
study-pause = Pause
study-play = Lire
study-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
study-record-large = Cette partie est trop grande pour être rejouée : { $n } Ko au plus.
study-replay = Revoir
study-result-hidden = Le résultat se montre à la fin.
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
study-step = Coup { $n } sur { $of }
study-step-blind = Coup { $n }
study-to-table = À la table
study-turn-after = Tour suivant
study-turn-before = Tour précédent
study-unfinished = Cette partie n’a pas été finie.
study-usual = normale
study-won = Gagnée
