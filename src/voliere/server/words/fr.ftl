# Le serveur.

## Les gens

server-guest = Invité { $number }
server-reported = Merci : l’hôte de ce serveur le lira. Personne à la table n’en saura rien.
server-seat = Place { $seat }
server-learner = Élève

## Ce que l’on peut dire à une table

server-phrase-hello = Bonjour !
server-phrase-good-luck = Bonne chance !
server-phrase-well-played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-oops = Oups…
server-phrase-your-turn = C’est à vous.
server-phrase-one-moment = Un instant, s’il vous plaît.
server-phrase-good-game = Belle partie !
server-phrase-again = On en refait une ?
server-phrase-i-lay = Je pose le favori.
server-phrase-you-lay = Posez le favori.
server-phrase-favourite-red = Le favori : rouge.
server-phrase-favourite-blue = Le favori : bleu.
server-phrase-favourite-green = Le favori : vert.
server-phrase-favourite-white = Le favori : blanc.

## Messages et demandes

error-bad-json = Ce message n’est pas du JSON lisible.
error-bad-message = Ce message ne va pas : { $what }.
error-unknown-message = Il n’y a pas de message « { $type } ».
error-too-large = Ce message est trop gros : { $limit } octets au plus.
error-too-deep = Ce message est trop imbriqué : { $limit } niveaux au plus.
error-bad-http = Cette demande n’est pas du HTTP lisible.
error-incomplete-request = Cette demande n’est pas arrivée en entier : { $limit } secondes au plus.
error-long-address = Cette adresse est trop longue : { $limit } octets au plus.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } » ; qui l’administre peut l’ajouter à VOLIERE_HOSTS.
error-large-headers = Les en-têtes de cette demande sont trop gros : { $most } au plus, { $limit } octets en tout.
error-too-many-messages = Trop de messages d’un coup ; attendez un instant.
error-too-much-talk = Trop de paroles d’un coup ; attendez un instant.
error-too-many-hints = Trop de conseils à la fois ; attendez un instant.
error-too-many-reports = Vous avez signalé tout ce que l’hôte peut lire pour l’instant ; attendez une minute.
error-too-many-requests = Trop de demandes d’un coup ; attendez un instant.
error-too-many-sockets = Trop de connexions ouvertes depuis cette adresse : { $limit } au plus.
error-too-many-streams = Vous avez déjà { $limit } flux ouverts ; fermez-en un d’abord.
error-too-many-tables = Vous avez déjà { $limit } tables en cours ; finissez-en une d’abord.
error-too-many-bot-tables = Les robots jouent déjà seuls à { $limit } de vos tables ; attendez la fin d’une partie.
error-too-many-bot-tables-here = Les robots jouent déjà seuls à { $limit } tables ouvertes depuis cette adresse ; attendez la fin d’une partie.
error-too-many-public = Vous avez déjà { $limit } tables publiques qui attendent ; jouez d’abord à l’une d’elles.
error-too-many-public-here = Trop de tables publiques attendent déjà depuis cette adresse : { $limit } au plus.
error-too-many-guests = Trop de nouveaux invités depuis cette adresse ; attendez un moment.
error-too-many-analyses = { $limit ->
    [one] Une de vos analyses est déjà en cours ; attendez qu’elle soit finie.
   *[other] { $limit } de vos analyses sont déjà en cours ; attendez qu’une soit finie.
}
error-analyses-busy = Trop d’analyses attendent en ce moment ; réessayez dans quelques minutes.
error-not-found = Il n’y a rien à cette adresse.
error-bad-method = Cette adresse n’accepte pas cette méthode.
error-bad-language = Il n’y a pas de langue « { $lang } » ; les langues sont : { $languages }.
error-old-client = Cette page est d’une ancienne version : rechargez-la.
error-foreign-origin = Cette demande vient d’un autre site : elle est refusée.
error-hello-first = Le premier message doit être « hello ».
error-internal = Le serveur s’est trompé ; c’est noté. Réessayez.

## Qui vous êtes

error-not-signed-in = Il faut d’abord une session : entrez comme invité ou connectez-vous.
error-unknown-session = Cette session n’existe pas ici ou n’est plus valable ; entrez de nouveau.
error-banned = L’hôte de ce serveur vous a exclu.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-wrong-code = Ce nom et ce code de secours ne vont pas ensemble, ou le code a déjà servi.
error-login-taken = Le nom « { $login } » est déjà pris.
error-bad-login = Un nom de compte a de 3 à 30 lettres, chiffres, points ou tirets.
error-bad-password = Un mot de passe a de 8 à 200 caractères.
error-weak-password = Ce mot de passe se devine tout de suite ; prenez plusieurs mots, par exemple.
error-too-many-tries = Trop d’essais ; attendez un moment, ou prenez un appareil où vous étiez déjà connecté.
error-bad-name = Un nom de joueur a de 1 à 30 caractères visibles.
error-mixed-name = Un nom de joueur s’écrit dans un seul alphabet.
error-has-account = Vous avez déjà un compte.
error-no-account = Un invité n’a pas de mot de passe : créez d’abord un compte.
error-no-such-session = Vous n’avez pas cette session.
error-out-of-scope = Ce jeton ne permet pas cela : il lui manque le droit « { $scope } ».
error-no-token = Cela ne se fait pas avec un jeton : ouvrez la page dans un navigateur.
error-bad-scopes = Un jeton a au moins un droit : { $scopes }.
error-bad-label = Un jeton porte un nom de 1 à { $limit } caractères visibles.
error-too-many-tokens = Vous avez déjà { $limit } jetons ; retirez-en un d’abord.
error-no-such-token = Vous n’avez pas ce jeton.
error-bad-vacation = Les vacances vont d’aujourd’hui à { $limit } jours au plus.

## Tables

error-no-such-table = Il n’y a pas de table à cette adresse, ou elle est privée.
error-expired-link = Ce lien d’invitation n’est plus valable ; demandez-en un nouveau.
error-table-full = Toutes les places de cette table sont prises.
error-one-seat = À cette table, chacun n’a qu’une place.
error-own-name = À cette table, chacun joue sous son propre nom.
error-seat-taken = La place { $seat } est prise.
error-colour-taken = La couleur { $colour } est prise.
error-bad-colour = Il n’y a pas de couleur « { $colour } » ; les couleurs sont : { $colours }.
error-bad-seats = Il faut { $players } places, pas { $given }.
error-bad-pace = Cette cadence ne va pas : { $what }.
error-not-your-seat = La place { $seat } n’est pas à vous.
error-not-seated = Il faut être assis à la table pour cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-started = La partie n’a pas commencé.
error-already-started = La partie a déjà commencé.
error-seats-open = Il reste des places libres.
error-not-over = La partie n’est pas finie.
error-table-closed = Cette table est fermée.
error-table-expired = Cette table a attendu trop longtemps et s’est fermée ; ouvrez-en une autre.
error-stale = Trop tard : la table a changé entre-temps ; regardez-la et choisissez de nouveau.
error-id-used = Cet identifiant de coup a déjà servi pour un autre coup.
error-undo-revealed = Une carte cachée a été vue depuis ce coup : il ne peut plus être repris.
error-undo-nothing = Vous n’avez aucun coup à reprendre.
error-undo-pending = Une demande de reprise attend déjà une réponse.
error-undo-not-asked = Personne ne vous demande de reprendre un coup.
error-hints-not-allowed = À cette table, pas de conseils : quelqu’un d’autre y joue, et son hôte ne les a pas permis.
error-hint-pending = Votre conseil est en cours de réflexion ; attendez un instant.
error-no-hint = Aucun conseil n’a pu être trouvé pour le moment ; essayez encore.
error-bad-chat = Un message a de 1 à { $limit } caractères, ou est une phrase toute faite.
error-said-enough = Vous avez dit tout ce qu’on peut dire à cette table : { $limit } messages au plus.
error-bad-comment = Un commentaire a de 1 à { $limit } caractères.
error-not-reportable = On ne peut signaler que quelqu’un d’autre, assis là en personne.
error-bad-report = Un signalement a au plus { $limit } caractères, sur une ligne.
error-bad-brought = Ce ne peut pas être une partie de votre appareil : { $what }.
error-brought-by-another = Cette partie est déjà dans la liste de quelqu’un d’autre.
error-brought-enough = Vous avez pris dans votre liste autant de parties d’appareils qu’elle en contient : { $limit }.
error-commented-enough = Vous avez dit tout ce qui peut l’être de cette partie : { $limit } commentaires au plus.
error-no-such-comment = Il n’y a pas de tel commentaire de vous.
error-no-such-analysis = Cette analyse n’est pas ou n’est plus connue ; demandez-la de nouveau.
error-no-such-mistake = Cette décision n’est pas parmi vos erreurs.
error-study-failed = Ce coup n’a pas pu être jugé ; réessayez.
error-no-such-move = Il n’y a pas de coup { $move } : la partie en a { $last }.
error-changed-enough = Vous avez changé cela trop souvent à cette table : { $limit } fois au plus.
error-no-talk = On joue ensemble, mains secrètes : phrases toutes faites et cases marquées seulement.
error-no-marks = À cette table on ne marque pas de cases.
error-bad-marks = Ces marques ne vont pas : { $limit } cases au plus, par leur nom.
error-bad-pledge = L’empreinte d’un grain de hasard a 64 chiffres hexadécimaux, en minuscules.
error-already-sealed = Les grains de hasard sont scellés : il n’est plus possible d’en promettre un.
error-no-pledges = Cette table date d’une version où l’on ne donnait pas d’empreinte d’avance ; envoyez le grain de hasard.
error-bad-nonce = Un grain de hasard a de 1 à 64 chiffres hexadécimaux (0-9, a-f).

## Le serveur lui-même

error-storage-failed = Le serveur ne peut plus écrire sur son disque : rien de nouveau n’est accepté.
error-storage-damaged = Les données du serveur sont abîmées : rien de nouveau n’est accepté tant qu’une sauvegarde n’est pas remise en place (voliere restore).
error-storage-away = La base de données ne répond pas ; réessayez dans un instant.

## Démarrage et copies des données

error-port-taken = L’adresse { $host }:{ $port } ne peut pas servir : { $reason }.
error-bad-setting = Le réglage { $setting } ne va pas : « { $value } ».
error-data-in-use = Un autre serveur travaille déjà dans « { $path } ».
error-data-unusable = Les données « { $path } » ne peuvent pas servir : { $reason }.
error-newer-data = Les données viennent d’une version plus récente de Volière (schéma { $found }, ici { $known }) : mettez Volière à jour, ou remettez une sauvegarde plus ancienne.
error-bus-unreachable = Le bus { $address } ne répond pas : { $reason }.
error-no-data = Il n’y a pas de données de serveur dans « { $path } ».
error-bad-backup = « { $path } » n’est pas une sauvegarde intacte : { $reason }.
error-backup-of-postgres = Les données sont dans PostgreSQL (VOLIERE_DATABASE), qui a ses propres outils : pg_dump --format=custom --file={ $file } "$VOLIERE_DATABASE" les copie pendant que le serveur tourne, et pg_restore --clean --if-exists --dbname="$VOLIERE_DATABASE" { $file } les remet quand il ne tourne pas.
error-file-exists = « { $path } » existe déjà ; donnez un autre nom.
error-other-data = Les données sont d’une autre version de Volière (schéma { $found }, ici { $known }) : démarrez une fois le serveur avec cette version.

## Ce que fait l’hôte à côté du serveur

error-no-such-person = Cette personne n’existe pas.
error-no-such-report = Ce signalement n’existe pas.
error-several-people = Plusieurs personnes s’appellent « { $name } » : donnez l’identifiant de celle que vous voulez dire.
error-table-ended = Cette table est déjà terminée ou fermée.

## Adieux

error-logged-out = Cette session a été fermée.
error-replaced = Cette table est ouverte dans une autre fenêtre.
error-restarting = Le serveur redémarre ; la partie continue dans un instant.
error-too-slow = La connexion est trop lente : reprenez où vous en étiez.
