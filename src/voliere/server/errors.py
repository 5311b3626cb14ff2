"""What the server refuses, each with a code, an HTTP status and a sentence in both languages."""

from __future__ import annotations

from typing import Any

from voliere.games.errors import VoliereError

# code: (HTTP status, French, English)
SENTENCES: dict[str, tuple[int, str, str]] = {
    # Messages and requests
    "bad-json": (
        400,
        "Ce message n’est pas du JSON lisible.",
        "This message is not readable JSON.",
    ),
    "bad-message": (
        400,
        "Ce message ne va pas : {what}.",
        "Something is wrong with this message: {what}.",
    ),
    "unknown-message": (
        400,
        "Il n’y a pas de message « {type} ».",
        "There is no message “{type}”.",
    ),
    "too-large": (
        413,
        "Ce message est trop gros : {limit} octets au plus.",
        "This message is too large: {limit} bytes at most.",
    ),
    "too-deep": (
        400,
        "Ce message est trop imbriqué : {limit} niveaux au plus.",
        "This message is nested too deeply: {limit} levels at most.",
    ),
    "bad-http": (
        400,
        "Cette demande n’est pas du HTTP lisible.",
        "This request is not readable HTTP.",
    ),
    "incomplete-request": (
        408,
        "Cette demande n’est pas arrivée en entier : {limit} secondes au plus.",
        "This request has not arrived as a whole: {limit} seconds at most.",
    ),
    "long-address": (
        414,
        "Cette adresse est trop longue : {limit} octets au plus.",
        "This address is too long: {limit} bytes at most.",
    ),
    "unknown-host": (
        421,
        "Ce serveur ne répond pas au nom « {host} » ; qui l’administre peut l’ajouter à "
        "VOLIERE_HOSTS.",
        "This server does not answer to the name “{host}”; whoever runs it can add it to "
        "VOLIERE_HOSTS.",
    ),
    "large-headers": (
        431,
        "Les en-têtes de cette demande sont trop gros : {most} au plus, {limit} octets en tout.",
        "The headers of this request are too large: {most} at most, {limit} bytes in all.",
    ),
    "too-many-messages": (
        429,
        "Trop de messages d’un coup ; attendez un instant.",
        "Too many messages at once; wait a moment.",
    ),
    "too-much-talk": (
        429,
        "Trop de paroles d’un coup ; attendez un instant.",
        "Too much talk at once; wait a moment.",
    ),
    "too-many-requests": (
        429,
        "Trop de demandes d’un coup ; attendez un instant.",
        "Too many requests at once; wait a moment.",
    ),
    "too-many-sockets": (
        429,
        "Trop de connexions ouvertes depuis cette adresse : {limit} au plus.",
        "Too many connections are open from this address: {limit} at most.",
    ),
    "too-many-streams": (
        429,
        "Vous avez déjà {limit} flux ouverts ; fermez-en un d’abord.",
        "You already have {limit} streams open; close one first.",
    ),
    "too-many-tables": (
        429,
        "Vous avez déjà {limit} tables en cours ; finissez-en une d’abord.",
        "You already have {limit} tables under way; finish one first.",
    ),
    "too-many-bot-tables": (
        429,
        "Les robots jouent déjà seuls à {limit} de vos tables ; attendez la fin d’une partie.",
        "Bots already play by themselves at {limit} of your tables; wait until a game ends.",
    ),
    "too-many-bot-tables-here": (
        429,
        "Les robots jouent déjà seuls à {limit} tables ouvertes depuis cette adresse ; "
        "attendez la fin d’une partie.",
        "Bots already play by themselves at {limit} tables opened from this address; "
        "wait until a game ends.",
    ),
    "too-many-public": (
        429,
        "Vous avez déjà {limit} tables publiques qui attendent ; jouez d’abord à l’une d’elles.",
        "You already have {limit} public tables waiting; play at one of them first.",
    ),
    "too-many-public-here": (
        429,
        "Trop de tables publiques attendent déjà depuis cette adresse : {limit} au plus.",
        "Too many public tables are waiting from this address already: {limit} at most.",
    ),
    "too-many-guests": (
        429,
        "Trop de nouveaux invités depuis cette adresse ; attendez un moment.",
        "Too many new guests from this address; wait a while.",
    ),
    "not-found": (
        404,
        "Il n’y a rien à cette adresse.",
        "There is nothing at this address.",
    ),
    "bad-method": (
        405,
        "Cette adresse n’accepte pas cette méthode.",
        "This address does not take this method.",
    ),
    "bad-language": (
        400,
        "Nous parlons français (fr) et anglais (en), pas « {lang} ».",
        "We speak French (fr) and English (en), not “{lang}”.",
    ),
    "old-client": (
        426,
        "Cette page est d’une ancienne version : rechargez-la.",
        "This page is of an old version: reload it.",
    ),
    "foreign-origin": (
        403,
        "Cette demande vient d’un autre site : elle est refusée.",
        "This request comes from another site: it is refused.",
    ),
    "hello-first": (
        400,
        "Le premier message doit être « hello ».",
        "The first message must be “hello”.",
    ),
    "internal": (
        500,
        "Le serveur s’est trompé ; c’est noté. Réessayez.",
        "The server made a mistake; it has been noted. Try again.",
    ),
    # Who you are
    "not-signed-in": (
        401,
        "Il faut d’abord une session : entrez comme invité ou connectez-vous.",
        "A session is needed first: come in as a guest or sign in.",
    ),
    "unknown-session": (
        401,
        "Cette session n’existe pas ici ou n’est plus valable ; entrez de nouveau.",
        "This session does not exist here or has ended; come in again.",
    ),
    "wrong-password": (
        403,
        "Ce nom et ce mot de passe ne vont pas ensemble.",
        "This name and this password do not go together.",
    ),
    "wrong-code": (
        403,
        "Ce nom et ce code de secours ne vont pas ensemble, ou le code a déjà servi.",
        "This name and this recovery code do not go together, or the code was used before.",
    ),
    "login-taken": (
        409,
        "Le nom « {login} » est déjà pris.",
        "The name “{login}” is taken.",
    ),
    "bad-login": (
        400,
        "Un nom de compte a de 3 à 30 lettres, chiffres, points ou tirets.",
        "An account name has 3 to 30 letters, digits, dots or dashes.",
    ),
    "bad-password": (
        400,
        "Un mot de passe a de 8 à 200 caractères.",
        "A password has 8 to 200 characters.",
    ),
    "weak-password": (
        400,
        "Ce mot de passe se devine tout de suite ; prenez plusieurs mots, par exemple.",
        "This password is guessed at once; take several words, say.",
    ),
    "too-many-tries": (
        429,
        "Trop d’essais ; attendez un moment, ou prenez un appareil où vous étiez déjà connecté.",
        "Too many tries; wait a while, or use a device where you were signed in before.",
    ),
    "bad-name": (
        400,
        "Un nom de joueur a de 1 à 30 caractères visibles.",
        "A player's name has 1 to 30 visible characters.",
    ),
    "mixed-name": (
        400,
        "Un nom de joueur s’écrit dans un seul alphabet.",
        "A player's name is written in one alphabet.",
    ),
    "has-account": (
        409,
        "Vous avez déjà un compte.",
        "You already have an account.",
    ),
    "no-account": (
        409,
        "Un invité n’a pas de mot de passe : créez d’abord un compte.",
        "A guest has no password: make an account first.",
    ),
    "no-such-session": (
        404,
        "Vous n’avez pas cette session.",
        "You have no such session.",
    ),
    "out-of-scope": (
        403,
        "Ce jeton ne permet pas cela : il lui manque le droit « {scope} ».",
        "This token is not good for that: it lacks the scope “{scope}”.",
    ),
    "no-token": (
        403,
        "Cela ne se fait pas avec un jeton : ouvrez la page dans un navigateur.",
        "This can't be done with a token: open the page in a browser.",
    ),
    "bad-scopes": (
        400,
        "Un jeton a au moins un droit : {scopes}.",
        "A token has one scope at least: {scopes}.",
    ),
    "bad-label": (
        400,
        "Un jeton porte un nom de 1 à {limit} caractères visibles.",
        "A token has a name of 1 to {limit} visible characters.",
    ),
    "too-many-tokens": (
        429,
        "Vous avez déjà {limit} jetons ; retirez-en un d’abord.",
        "You already have {limit} tokens; void one first.",
    ),
    "no-such-token": (
        404,
        "Vous n’avez pas ce jeton.",
        "You have no such token.",
    ),
    "bad-vacation": (
        400,
        "Les vacances vont d’aujourd’hui à {limit} jours au plus.",
        "A vacation lasts from today for {limit} days at most.",
    ),
    # Tables
    "no-such-table": (
        404,
        "Il n’y a pas de table à cette adresse, ou elle est privée.",
        "There is no table at this address, or it is private.",
    ),
    "expired-link": (
        410,
        "Ce lien d’invitation n’est plus valable ; demandez-en un nouveau.",
        "This invitation link is no longer valid; ask for a new one.",
    ),
    "table-full": (
        409,
        "Toutes les places de cette table sont prises.",
        "All seats of this table are taken.",
    ),
    "one-seat": (
        409,
        "À cette table, chacun n’a qu’une place.",
        "At this table everybody has one seat.",
    ),
    "own-name": (
        400,
        "À cette table, chacun joue sous son propre nom.",
        "At this table everybody plays under their own name.",
    ),
    "seat-taken": (
        409,
        "La place {seat} est prise.",
        "Seat {seat} is taken.",
    ),
    "colour-taken": (
        409,
        "La couleur {colour} est prise.",
        "Colour {colour} is taken.",
    ),
    "bad-colour": (
        400,
        "Il n’y a pas de couleur « {colour} » ; les couleurs sont : {colours}.",
        "There is no colour “{colour}”; the colours are: {colours}.",
    ),
    "bad-seats": (
        400,
        "Il faut {players} places, pas {given}.",
        "{players} seats are needed, not {given}.",
    ),
    "bad-pace": (
        400,
        "Cette cadence ne va pas : {what}.",
        "This pace does not work: {what}.",
    ),
    "not-your-seat": (
        403,
        "La place {seat} n’est pas à vous.",
        "Seat {seat} is not yours.",
    ),
    "not-seated": (
        403,
        "Il faut être assis à la table pour cela.",
        "You must sit at the table for that.",
    ),
    "not-host": (
        403,
        "Seul l’hôte de la table peut faire cela.",
        "Only the host of the table can do that.",
    ),
    "not-started": (
        409,
        "La partie n’a pas commencé.",
        "The game has not begun.",
    ),
    "already-started": (
        409,
        "La partie a déjà commencé.",
        "The game has already begun.",
    ),
    "seats-open": (
        409,
        "Il reste des places libres.",
        "Some seats are still free.",
    ),
    "not-over": (
        409,
        "La partie n’est pas finie.",
        "The game is not over.",
    ),
    "table-closed": (
        409,
        "Cette table est fermée.",
        "This table is closed.",
    ),
    "table-expired": (
        410,
        "Cette table a attendu trop longtemps et s’est fermée ; ouvrez-en une autre.",
        "This table has waited too long and is closed; open another.",
    ),
    "stale": (
        409,
        "Trop tard : la table a changé entre-temps ; regardez-la et choisissez de nouveau.",
        "Too late: the table has changed meanwhile; look at it and choose again.",
    ),
    "id-used": (
        409,
        "Cet identifiant de coup a déjà servi pour un autre coup.",
        "This move id was already used for another move.",
    ),
    "undo-revealed": (
        409,
        "Une carte cachée a été vue depuis ce coup : il ne peut plus être repris.",
        "A hidden card has been seen since this move: it can no longer be taken back.",
    ),
    "undo-nothing": (
        409,
        "Vous n’avez aucun coup à reprendre.",
        "You have no move to take back.",
    ),
    "undo-pending": (
        409,
        "Une demande de reprise attend déjà une réponse.",
        "A request to take back a move is already waiting for an answer.",
    ),
    "undo-not-asked": (
        409,
        "Personne ne vous demande de reprendre un coup.",
        "Nobody asks you to take back a move.",
    ),
    "bad-chat": (
        400,
        "Un message a de 1 à {limit} caractères, ou est une phrase toute faite.",
        "A chat message has 1 to {limit} characters, or is a ready-made phrase.",
    ),
    "said-enough": (
        409,
        "Vous avez dit tout ce qu’on peut dire à cette table : {limit} messages au plus.",
        "You have said all that can be said at this table: {limit} messages at most.",
    ),
    "changed-enough": (
        409,
        "Vous avez changé cela trop souvent à cette table : {limit} fois au plus.",
        "You have changed this too often at this table: {limit} times at most.",
    ),
    "no-talk": (
        409,
        "On joue ensemble, mains secrètes : phrases toutes faites et cases marquées seulement.",
        "You play together with secret hands: ready-made phrases and marked cells only.",
    ),
    "no-marks": (
        409,
        "À cette table on ne marque pas de cases.",
        "Cells can't be marked at this table.",
    ),
    "bad-marks": (
        400,
        "Ces marques ne vont pas : {limit} cases au plus, par leur nom.",
        "These marks do not work: {limit} cells at most, by their names.",
    ),
    "bad-pledge": (
        400,
        "L’empreinte d’un grain de hasard a 64 chiffres hexadécimaux, en minuscules.",
        "The pledge of a nonce has 64 hexadecimal digits, in lower case.",
    ),
    "wrong-nonce": (
        409,
        "Ce grain de hasard n’est pas celui dont la place avait donné l’empreinte.",
        "This nonce is not the one that the seat had pledged.",
    ),
    "already-sealed": (
        409,
        "Les grains de hasard sont scellés : il n’est plus possible d’en promettre un.",
        "The pledges are sealed: no nonce can be pledged any more.",
    ),
    "no-pledges": (
        409,
        "Cette table date d’une version où l’on ne donnait pas d’empreinte d’avance ; "
        "envoyez le grain de hasard.",
        "This table was opened when there were no pledges; send the nonce itself.",
    ),
    "bad-nonce": (
        400,
        "Un grain de hasard a de 1 à 64 chiffres hexadécimaux (0-9, a-f).",
        "A nonce has 1 to 64 hexadecimal digits (0-9, a-f).",
    ),
    # The server itself
    "storage-failed": (
        503,
        "Le serveur ne peut plus écrire sur son disque : rien de nouveau n’est accepté.",
        "The server can no longer write to its disk: nothing new is accepted.",
    ),
    "storage-damaged": (
        503,
        "Les données du serveur sont abîmées : rien de nouveau n’est accepté tant qu’une "
        "sauvegarde n’est pas remise en place (voliere restore).",
        "The server's data are damaged: nothing new is accepted until a backup is put back "
        "(voliere restore).",
    ),
    "storage-away": (
        503,
        "La base de données ne répond pas ; réessayez dans un instant.",
        "The database does not answer; try again in a moment.",
    ),
    "busy": (
        503,
        "Le serveur est trop occupé ; réessayez dans un instant.",
        "The server is too busy; try again in a moment.",
    ),
    # Starting, and copies of the data
    "port-taken": (
        503,
        "L’adresse {host}:{port} ne peut pas servir : {reason}.",
        "Address {host}:{port} can't be used: {reason}.",
    ),
    "bad-setting": (
        503,
        "Le réglage {setting} ne va pas : « {value} ».",
        "Setting {setting} does not work: “{value}”.",
    ),
    "data-in-use": (
        503,
        "Un autre serveur travaille déjà dans « {path} ».",
        "Another server already works in “{path}”.",
    ),
    "data-unusable": (
        503,
        "Les données « {path} » ne peuvent pas servir : {reason}.",
        "The data “{path}” can't be used: {reason}.",
    ),
    "newer-data": (
        503,
        "Les données viennent d’une version plus récente de Volière (schéma {found}, ici "
        "{known}) : mettez Volière à jour, ou remettez une sauvegarde plus ancienne.",
        "The data are from a newer version of Volière (schema {found}, here {known}): update "
        "Volière, or put back an older backup.",
    ),
    "bus-unreachable": (
        503,
        "Le bus {address} ne répond pas : {reason}.",
        "The bus {address} does not answer: {reason}.",
    ),
    "no-data": (
        503,
        "Il n’y a pas de données de serveur dans « {path} ».",
        "There are no data of a server in “{path}”.",
    ),
    "bad-backup": (
        503,
        "« {path} » n’est pas une sauvegarde intacte : {reason}.",
        "“{path}” is not a sound backup: {reason}.",
    ),
    "file-exists": (
        503,
        "« {path} » existe déjà.",
        "“{path}” already exists.",
    ),
    # Goodbyes
    "logged-out": (
        401,
        "Cette session a été fermée.",
        "This session was ended.",
    ),
    "replaced": (
        409,
        "Cette table est ouverte dans une autre fenêtre.",
        "This table is open in another window.",
    ),
    "restarting": (
        503,
        "Le serveur redémarre ; la partie continue dans un instant.",
        "The server is restarting; the game goes on in a moment.",
    ),
    "too-slow": (
        503,
        "La connexion est trop lente : reprenez où vous en étiez.",
        "The connection is too slow: pick up where you were.",
    ),
}


class ServerError(VoliereError):
    """Something the server refuses: `code`, `status` and `sentence(lang)`."""

    def __init__(self, code: str, **values: Any) -> None:
        self.status = SENTENCES[code][0]
        super().__init__(code, **values)

    def sentence(self, lang: str) -> str:
        """What is wrong, in French ("fr") or English ("en").

        >>> ServerError("seat-taken", seat=2).sentence("en")
        'Seat 2 is taken.'
        """
        _, french, english = SENTENCES[self.code]
        return (french if lang == "fr" else english).format(**self.values)


def status_of(error: VoliereError) -> int:
    """The HTTP status that an error is answered with; the games' own errors are bad requests."""
    return error.status if isinstance(error, ServerError) else 400
