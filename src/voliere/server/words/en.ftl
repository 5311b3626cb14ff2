# The server.

## People

server-guest = Guest { $number }
server-reported = Thank you: the host of this server will read it. Nobody at the table learns of it.
server-seat = Seat { $seat }
server-learner = Learner

## What can be said at a table

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-oops = Oops…
server-phrase-your-turn = Your turn.
server-phrase-one-moment = One moment, please.
server-phrase-good-game = Good game!
server-phrase-again = Another one?
server-phrase-i-lay = I lay the favourite.
server-phrase-you-lay = You lay the favourite.
server-phrase-favourite-red = The favourite: red.
server-phrase-favourite-blue = The favourite: blue.
server-phrase-favourite-green = The favourite: green.
server-phrase-favourite-white = The favourite: white.

## Messages and requests

error-bad-json = This message is not readable JSON.
error-bad-message = Something is wrong with this message: { $what }.
error-unknown-message = There is no message “{ $type }”.
error-too-large = This message is too large: { $limit } bytes at most.
error-too-deep = This message is nested too deeply: { $limit } levels at most.
error-bad-http = This request is not readable HTTP.
error-incomplete-request = This request has not arrived as a whole: { $limit } seconds at most.
error-long-address = This address is too long: { $limit } bytes at most.
error-unknown-host = This server does not answer to the name “{ $host }”; whoever runs it can add it to VOLIERE_HOSTS.
error-large-headers = The headers of this request are too large: { $most } at most, { $limit } bytes in all.
error-too-many-messages = Too many messages at once; wait a moment.
error-too-much-talk = Too much talk at once; wait a moment.
error-too-many-hints = Too many hints at once; wait a moment.
error-too-many-reports = You have reported as much as the host can read for now; wait a minute.
error-too-many-requests = Too many requests at once; wait a moment.
error-too-many-sockets = Too many connections are open from this address: { $limit } at most.
error-too-many-streams = You already have { $limit } streams open; close one first.
error-too-many-tables = You already have { $limit } tables under way; finish one first.
error-too-many-bot-tables = Bots already play by themselves at { $limit } of your tables; wait until a game ends.
error-too-many-bot-tables-here = Bots already play by themselves at { $limit } tables opened from this address; wait until a game ends.
error-too-many-public = You already have { $limit } public tables waiting; play at one of them first.
error-too-many-public-here = Too many public tables are waiting from this address already: { $limit } at most.
error-too-many-guests = Too many new guests from this address; wait a while.
error-too-many-analyses = { $limit ->
    [one] One of your analyses is under way already; wait until it is done.
   *[other] { $limit } of your analyses are under way already; wait until one is done.
}
error-analyses-busy = Too many analyses are waiting at the moment; try again in a few minutes.
error-not-found = There is nothing at this address.
error-bad-method = This address does not take this method.
error-bad-language = There is no language “{ $lang }”; the languages are: { $languages }.
error-old-client = This page is of an old version: reload it.
error-foreign-origin = This request comes from another site: it is refused.
error-hello-first = The first message must be “hello”.
error-internal = The server made a mistake; it has been noted. Try again.

## Who you are

error-not-signed-in = A session is needed first: come in as a guest or sign in.
error-unknown-session = This session does not exist here or has ended; come in again.
error-banned = The host of this server keeps you out.
error-wrong-password = This name and this password do not go together.
error-wrong-code = This name and this recovery code do not go together, or the code was used before.
error-login-taken = The name “{ $login }” is taken.
error-bad-login = An account name has 3 to 30 letters, digits, dots or dashes.
error-bad-password = A password has 8 to 200 characters.
error-weak-password = This password is guessed at once; take several words, say.
error-too-many-tries = Too many tries; wait a while, or use a device where you were signed in before.
error-bad-name = A player's name has 1 to 30 visible characters.
error-mixed-name = A player's name is written in one alphabet.
error-has-account = You already have an account.
error-no-account = A guest has no password: make an account first.
error-no-such-session = You have no such session.
error-out-of-scope = This token is not good for that: it lacks the scope “{ $scope }”.
error-no-token = This can't be done with a token: open the page in a browser.
error-bad-scopes = A token has one scope at least: { $scopes }.
error-bad-label = A token has a name of 1 to { $limit } visible characters.
error-too-many-tokens = You already have { $limit } tokens; void one first.
error-no-such-token = You have no such token.
error-bad-vacation = A vacation lasts from today for { $limit } days at most.

## Tables

error-no-such-table = There is no table at this address, or it is private.
error-expired-link = This invitation link is no longer valid; ask for a new one.
error-table-full = All seats of this table are taken.
error-one-seat = At this table everybody has one seat.
error-own-name = At this table everybody plays under their own name.
error-seat-taken = Seat { $seat } is taken.
error-colour-taken = Colour { $colour } is taken.
error-bad-colour = There is no colour “{ $colour }”; the colours are: { $colours }.
error-bad-seats = { $players } seats are needed, not { $given }.
error-bad-pace = This pace does not work: { $what }.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = You must sit at the table for that.
error-not-host = Only the host of the table can do that.
error-not-started = The game has not begun.
error-already-started = The game has already begun.
error-seats-open = Some seats are still free.
error-not-over = The game is not over.
error-table-closed = This table is closed.
error-table-expired = This table has waited too long and is closed; open another.
error-stale = Too late: the table has changed meanwhile; look at it and choose again.
error-id-used = This move id was already used for another move.
error-undo-revealed = A hidden card has been seen since this move: it can no longer be taken back.
error-undo-nothing = You have no move to take back.
error-undo-pending = A request to take back a move is already waiting for an answer.
error-undo-not-asked = Nobody asks you to take back a move.
error-hints-not-allowed = At this table there are no hints: somebody else plays here, and its host has not allowed them.
error-hint-pending = Your hint is being thought about; wait a moment.
error-no-hint = No hint could be made now; try again.
error-bad-chat = A chat message has 1 to { $limit } characters, or is a ready-made phrase.
error-said-enough = You have said all that can be said at this table: { $limit } messages at most.
error-bad-comment = A comment has 1 to { $limit } characters.
error-not-reportable = Only somebody else who sits there in person can be reported.
error-bad-report = A report has { $limit } characters at most, on one line.
error-bad-brought = This can’t be a game of your device: { $what }.
error-brought-by-another = This game is in somebody else’s list already.
error-brought-enough = You have taken as many games from devices into your list as it holds: { $limit }.
error-commented-enough = You have said all that can be said about this game: { $limit } comments at most.
error-no-such-comment = There is no such comment of yours.
error-no-such-analysis = This analysis is not known, or no longer; ask for it again.
error-no-such-mistake = This decision is not among your mistakes.
error-study-failed = This move could not be judged; try again.
error-no-such-move = There is no move { $move }: the game has { $last }.
error-changed-enough = You have changed this too often at this table: { $limit } times at most.
error-no-talk = You play together with secret hands: ready-made phrases and marked cells only.
error-no-marks = Cells can't be marked at this table.
error-bad-marks = These marks do not work: { $limit } cells at most, by their names.
error-bad-pledge = The pledge of a nonce has 64 hexadecimal digits, in lower case.
error-already-sealed = The pledges are sealed: no nonce can be pledged any more.
error-no-pledges = This table was opened when there were no pledges; send the nonce itself.
error-bad-nonce = A nonce has 1 to 64 hexadecimal digits (0-9, a-f).

## The server itself

error-storage-failed = The server can no longer write to its disk: nothing new is accepted.
error-storage-damaged = The server's data are damaged: nothing new is accepted until a backup is put back (voliere restore).
error-storage-away = The database does not answer; try again in a moment.

## Starting, and copies of the data

error-port-taken = Address { $host }:{ $port } can't be used: { $reason }.
error-bad-setting = Setting { $setting } does not work: “{ $value }”.
error-data-in-use = Another server already works in “{ $path }”.
error-data-unusable = The data “{ $path }” can't be used: { $reason }.
error-newer-data = The data are from a newer version of Volière (schema { $found }, here { $known }): update Volière, or put back an older backup.
error-bus-unreachable = The bus { $address } does not answer: { $reason }.
error-no-data = There are no data of a server in “{ $path }”.
error-bad-backup = “{ $path }” is not a sound backup: { $reason }.
error-backup-of-postgres = The data are in PostgreSQL (VOLIERE_DATABASE), which has its own tools: pg_dump --format=custom --file={ $file } "$VOLIERE_DATABASE" copies them while the server runs, and pg_restore --clean --if-exists --dbname="$VOLIERE_DATABASE" { $file } puts them back while it does not.
error-file-exists = “{ $path }” exists already; give another name.
error-other-data = The data are of another version of Volière (schema { $found }, here { $known }): start the server once with this version.

## What a host does beside the server

error-no-such-person = There is no such person.
error-no-such-report = There is no such report.
error-several-people = Several people are called “{ $name }”: give the id of the one you mean.
error-table-ended = This table is over or closed already.

## Goodbyes

error-logged-out = This session was ended.
error-replaced = This table is open in another window.
error-restarting = The server is restarting; the game goes on in a moment.
error-too-slow = The connection is too slow: pick up where you were.
