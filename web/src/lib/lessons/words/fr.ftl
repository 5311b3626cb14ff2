### Les leçons, sur la page.

lessons-all = Toutes les leçons
lessons-title = Apprendre en jouant
lessons-lead = Chaque leçon est une petite partie commentée, sur le vrai plateau. On peut la quitter, la passer, la rejouer.
lessons-kept = Ce navigateur retient où vous en êtes ; avec un compte, vos autres appareils aussi. L’adresse d’une étape l’ouvre partout.
lesson-elsewhere = On reprend là où vous en étiez sur un autre appareil.
lesson-minutes = { $n } min
lesson-begun = commencée
lesson-done = terminée
lesson-says = La leçon
lesson-step = Étape { $n } sur { $of }.
lesson-next = Continuer
lesson-back = Revenir en arrière
lesson-again = Essayer encore
lesson-skip = Passer
lesson-replay = Rejouer la leçon
lesson-leave = Quitter la leçon
lesson-play = Avec { $bot }
lesson-play-alone = Jouer une vraie partie
lesson-none-title = Pas de leçon ici
lesson-changed = Cette étape n’est plus dans la leçon : on reprend au début.
