### Les leçons.

lesson-line = { $lesson } : { $title } ({ $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $minutes } min)

# Comment les exemples des règles appellent les places.
figure-seat = { $seat ->
    [0] Ana
    [1] Bo
    [2] Cléo
    [3] Dana
   *[other] Élie
}

## Ce qui peut aller de travers

error-no-such-lesson = Il n’y a pas de leçon « { $lesson } » pour le jeu « { $game } » ; « voliere lesson list » les nomme toutes.
error-no-such-figure = Il n’y a pas de figure « { $figure } » pour le jeu « { $game } ».
error-figure-one-step = La figure { $file } doit avoir une étape, et une seule.
error-no-such-step = La leçon « { $lesson } » n’a pas d’étape « { $step } ».
error-lesson-too-large = Le fichier { $file } dépasse { $most } octets : une leçon en a bien moins.
error-lesson-damaged = Le fichier { $file } n’est pas une leçon : { $reason }.
error-lesson-bad-name = Une étape ne peut pas s’appeler « { $name } » : prenez des lettres a-z, des chiffres et des traits d’union, et un nom par étape.
error-lesson-bad-mark = Étape « { $step } » : la marque « { $mark } » n’est ni une carte, ni une case, ni un endroit (« card R5 », « cell c3 », « place pile »).
error-lesson-bad-script = Étape « { $step } » : « { $move } » n’est pas un coup d’une place ; on écrit par exemple « 1: 12 ».
error-lesson-stopped = Après l’étape « { $step } », la leçon ne peut pas se jouer : { $reason }
error-lesson-bad-answer = Étape « { $step } » : la réponse « { $move } » n’y est pas un coup permis.
error-lesson-bad-try = Étape « { $step } », coup « { $move } » : { $reason }
error-lesson-empty = La leçon { $file } n’a pas d’étape.
error-lesson-no-words = La leçon { $file } ne dit rien : à côté d’elle, il manque un fichier « .fr.ftl » ou « .en.ftl ».
error-lesson-no-text = La leçon { $file } n’a pas de message « { $id } ».
error-lesson-bad-text = La leçon { $file } a un message qui n’est pas du Fluent : { $reason }
error-lesson-idle-reply = Étape « { $step } » : aucun coup ne reçoit la réponse « { $say } ».
error-lesson-text-missing = Le message « { $id } » manque dans la langue « { $lang } ».
error-lesson-text-idle = Le message « { $id } » de la langue « { $lang } » n’est jamais dit.
