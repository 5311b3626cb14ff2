### Ce que disent les feuilles de score et la mise en place.

pad-again = Encore une partie
pad-back = Retour aux feuilles de score
pad-begin = Commencer la feuille
pad-clear = Effacer
pad-code-label = Code d’une feuille
pad-code-take = Prendre
pad-code-wrong = Ce code n’est pas celui d’une feuille de cette partie : vérifiez les dix signes.
pad-correct = Corriger
pad-csv-all = Tout exporter (CSV)
pad-discard = Jeter cette feuille
pad-discard-sure = Tout ce qui est noté sur cette feuille sera perdu.
pad-discard-yes = Jeter pour de bon
pad-draw = Tirer au sort
pad-draw-again = Tirer encore
pad-draw-player = Un joueur au sort
pad-draw-title = Tirer au sort
pad-drawn = Le sort a désigné : { $what }
pad-feather-all = complet
pad-feather-deal = Donne simple
pad-feather-draft = Draft
pad-feather-migration = Migration
pad-feather-opening = Début de partie
pad-feather-raptors = Rapaces
pad-forget = Oublier cette partie
pad-forgetful = Ce navigateur ne garde rien : la feuille sera perdue si vous fermez la page.
pad-history = Parties jouées
pad-history-none = Rien encore : les parties terminées se rangent ici, sur cet appareil.
pad-how = Noter
pad-join-replaces = La feuille en cours sur ce téléphone sera remplacée.
pad-join-text = Ce téléphone tiendra votre feuille. À la fin, montrez son code à qui rassemble les scores.
pad-join-title = Qui êtes-vous ?
pad-menu = Autres outils
pad-mine-code = Code QR de votre feuille
pad-mine-done = C’est fait, jeter ma feuille
pad-mine-text = Faites scanner ce code par le téléphone qui rassemble les scores, ou dictez-le.
pad-new = Nouvelle feuille
pad-no = Non
pad-no-calculator = La calculette n’a pas pu être chargée. Ce qui est noté reste noté.
pad-no-picture = L’image n’a pas pu être dessinée.
pad-pass-code = Code QR du résultat
pad-pass-result = Donner le résultat
pad-pass-text = Les autres téléphones scannent ce code et gardent le résultat complet.
pad-phones = Chacun son téléphone
pad-phones-code = Code QR d’invitation à la feuille
pad-phones-collect = 2. Rassembler
pad-phones-collect-text = À la fin, chacun montre son code : scannez-le, ouvrez le lien, ou tapez les dix signes.
pad-phones-invite = 1. Inviter
pad-phones-invite-text = Faites scanner ce code : chacun choisit son nom et coche sa propre feuille. Aucun réseau n’est nécessaire ensuite.
pad-piafs-less = Une graine de { $value } de moins
pad-piafs-majority = majorité { $n }
pad-piafs-more = Une graine de { $value } de plus
pad-piafs-pairs =
    { $n ->
        [one] { $n } couple
       *[other] { $n } couples
    }
pad-piafs-seeds = Graines
pad-piafs-without = Espèce retirée (2 joueurs)
pad-piafs-without-unknown = Je ne sais plus
pad-picture = Image
pad-player = Joueur
pad-players = Feuilles des joueurs
pad-points = Points
pad-print = À imprimer
pad-print-of = À imprimer : feuilles de { $game } (PDF)
pad-rank = Votre rang : { $title }
pad-received = Feuille reçue : { $names }.
pad-redo = Refaire l’entrée annulée
pad-result = Résultat
pad-resume = En cours : { $names }
pad-scan = Scanner un code
pad-scan-refused = La caméra n’est pas disponible : tapez le code.
pad-scan-stop = Arrêter la caméra
pad-seating = L’ordre autour de la table
pad-setup-change = changer
pad-setup-done = Tout est prêt. Bonne partie !
pad-setup-of = Mise en place · { $game }
pad-setup-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
pad-setup-table = Selon le nombre de joueurs
pad-shared = Victoire partagée : { $names }
pad-sheet-of = Feuille : { $name }
pad-show-mine = Montrer ma feuille
pad-shuffle = Mélanger
pad-so-far = Jusqu’ici
pad-songbirds-cell = Case { $cell }
pad-songbirds-done = Tout est noté.
pad-songbirds-early = Early Bird
pad-songbirds-first = Commence :
pad-songbirds-forest = Toute la forêt
pad-songbirds-how = Comment
pad-songbirds-length = Manches
pad-songbirds-next = Manche { $n }
pad-songbirds-rivals = Les uns contre les autres
pad-songbirds-special = Carte spéciale
pad-songbirds-sums = La somme des jetons de chaque couleur :
pad-songbirds-target = jusqu’à { $n }
pad-songbirds-together = Tous ensemble
pad-songbirds-token-none = rien encore
pad-songbirds-tokens = Seulement les jetons
pad-songbirds-worm = Ver
pad-standings =
    { $n ->
        [one] Classement après { $n } partie
       *[other] Classement après { $n } parties
    }
pad-step = Étape { $n } sur { $all }
pad-step-back = Avant
pad-step-next = C’est fait
pad-title = Feuille de score
pad-to-sheet = Ouvrir la feuille de score
pad-told =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
pad-undo = Annuler la dernière entrée
pad-vautour-best-mouse = La plus grosse souris gagne
pad-vautour-cards = Les cartes Points
pad-vautour-carried = Sur la table : { $cards } (enjeu { $stake })
pad-vautour-done = Toutes les cartes sont notées.
pad-vautour-nobody = Personne
pad-vautour-pick = Touchez une carte, puis qui l’a prise
pad-vautour-rounds = Chaque manche
pad-vautour-runner-up = Le suivant gagne
pad-vautour-stays = reste en jeu
pad-vautour-strike = Rayer
pad-vautour-taken = Seulement les prises, à la fin
pad-vautour-tiebreak = En cas d’égalité en tête
pad-vautour-turn = Manche { $n } : quelle carte ?
pad-vautour-who = Qui prend : { $card } ?
pad-vautour-who-round = Manche { $n }, { $card } : qui l’a prise ?
pad-vautour-written = Les manches notées
pad-wins = Victoires
pad-wins-one = { $name } gagne !
pad-yes = Oui
