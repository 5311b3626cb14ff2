### What tables say that are played on this device, without a server.

device-bot = { $bot } plays on the server only. Choose another bot, or play there.
device-damaged = The game’s engine is damaged on this device and could not be had anew. Connect to the network and try again: your games are kept.
device-died = The game’s engine has stopped. Nothing is lost: try again.
device-personality = Bots of this game have no such personality.
device-exchange = These two cards can’t be exchanged here: they have been played already, or the deal would not be a possible one.
device-fair-commitment = Seal made before the deal
device-fair-secret = Secret of the deal
device-fair-text = This device has shuffled and dealt by itself, and sealed the deal before the first card. Nobody else has looked on: the seal shows that the cards were not changed during the game, not that the deal was not chosen. Nothing here is rated.
device-fair-title = Dealt by this device
device-full = This device’s storage is full or locked: the game goes on, but it will be lost when this page is closed.
device-gone = This game is not on this device, or no longer.
device-gone-title = No game here
device-illegal = This move is not possible.
device-instead = Played on the server. { $why }
device-missing = This game is not on this device yet. Open it once with the network, then it also plays without.
device-mistakes-full = This device’s storage is full or locked: what you have learned from mistakes can’t be kept.
device-no-memory = This device has too little free memory to run the game by itself.
device-options = These variants do not go together.
device-other-rules = This game was played by earlier rules and can’t go on with the present ones. It is kept as it is.
device-outdated = This page and the game’s engine are of different versions. Reload the page with the network: your games are kept.
device-record = This is no record of a game that its rules allow.
device-stale = That moment has passed.
device-stopped-title = The game rests
device-undo-nothing = There is no move to take back.
device-unsupported = This browser can’t run games by itself (it has no WebAssembly).
