### What the score pads and the set-up say.

pad-again = Another game
pad-back = Back to the score pads
pad-begin = Begin the sheet
pad-clear = Clear
pad-code-label = Code of a sheet
pad-code-take = Take
pad-code-wrong = This is not the code of a sheet of this game: check the ten signs.
pad-correct = Correct
pad-csv-all = Export all (CSV)
pad-discard = Throw this sheet away
pad-discard-sure = Everything on this sheet will be lost.
pad-discard-yes = Throw it away for good
pad-draw = Draw
pad-draw-again = Draw again
pad-draw-player = One player by lot
pad-draw-title = Draw lots
pad-drawn = The lot has fallen on: { $what }
pad-feather-all = all
pad-feather-deal = Plain deal
pad-feather-draft = Draft
pad-feather-migration = Migration
pad-feather-opening = Opening
pad-feather-raptors = Raptors
pad-forget = Forget this game
pad-forgetful = This browser keeps nothing: the sheet is lost when you close the page.
pad-history = Games played
pad-history-none = Nothing yet: finished games are kept here, on this device.
pad-how = What to enter
pad-join-replaces = The sheet being filled in on this phone will be replaced.
pad-join-text = This phone will keep your sheet. At the end, show its code to whoever collects the scores.
pad-join-title = Who are you?
pad-menu = More tools
pad-mine-code = QR code of your sheet
pad-mine-done = Done, throw my sheet away
pad-mine-text = Have this code scanned by the phone that collects the scores, or read it out.
pad-new = New sheet
pad-no = No
pad-no-calculator = The calculator could not be loaded. What is entered stays entered.
pad-no-picture = The picture could not be drawn.
pad-pass-code = QR code of the result
pad-pass-result = Pass the result on
pad-pass-text = The other phones scan this code and keep the whole result.
pad-phones = Each on their own phone
pad-phones-code = QR code inviting to the sheet
pad-phones-collect = 2. Collect
pad-phones-collect-text = At the end everybody shows a code: scan it, open the link, or type the ten signs.
pad-phones-invite = 1. Invite
pad-phones-invite-text = Have this code scanned: everybody picks their name and ticks their own sheet. No network is needed afterwards.
pad-piafs-less = One seed of { $value } less
pad-piafs-majority = majority { $n }
pad-piafs-more = One more seed of { $value }
pad-piafs-pairs =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }
pad-piafs-seeds = Seeds
pad-piafs-without = Species taken out (2 players)
pad-piafs-without-unknown = Not sure
pad-picture = Picture
pad-player = Player
pad-players = The players’ sheets
pad-points = Points
pad-print = To print
pad-print-of = To print: sheets of { $game } (PDF)
pad-rank = Your rank: { $title }
pad-received = Sheet received: { $names }.
pad-redo = Redo the entry
pad-result = Result
pad-resume = Going on: { $names }
pad-scan = Scan a code
pad-scan-refused = The camera is not available: type the code.
pad-scan-stop = Stop the camera
pad-seating = The order around the table
pad-setup-change = change
pad-setup-done = Everything is ready. Enjoy the game!
pad-setup-of = Set-up · { $game }
pad-setup-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
pad-setup-table = By the number of players
pad-shared = A shared win: { $names }
pad-sheet-of = { $name }’s sheet
pad-show-mine = Show my sheet
pad-shuffle = Shuffle
pad-so-far = So far
pad-songbirds-cell = Cell { $cell }
pad-songbirds-done = Everything is entered.
pad-songbirds-early = Early Bird
pad-songbirds-first = Begins:
pad-songbirds-forest = The whole forest
pad-songbirds-how = How
pad-songbirds-length = Rounds
pad-songbirds-next = Round { $n }
pad-songbirds-rivals = Against each other
pad-songbirds-special = Special card
pad-songbirds-sums = The sum of each colour’s tokens:
pad-songbirds-target = up to { $n }
pad-songbirds-together = All together
pad-songbirds-token-none = nothing yet
pad-songbirds-tokens = Only the tokens
pad-songbirds-worm = Worm
pad-standings =
    { $n ->
        [one] Standings after { $n } game
       *[other] Standings after { $n } games
    }
pad-step = Step { $n } of { $all }
pad-step-back = Back
pad-step-next = Done
pad-title = Score sheet
pad-to-sheet = Open the score sheet
pad-told =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
pad-undo = Undo the last entry
pad-vautour-best-mouse = The biggest mouse wins
pad-vautour-cards = The points cards
pad-vautour-carried = On the table: { $cards } (stake { $stake })
pad-vautour-done = All cards are entered.
pad-vautour-nobody = Nobody
pad-vautour-pick = Tap a card, then whoever took it
pad-vautour-rounds = Every round
pad-vautour-runner-up = The next one wins
pad-vautour-stays = stays
pad-vautour-strike = Strike out
pad-vautour-taken = Only what was taken, at the end
pad-vautour-tiebreak = When the lead is tied
pad-vautour-turn = Round { $n }: which card?
pad-vautour-who = Who takes it: { $card }?
pad-vautour-who-round = Round { $n }, { $card }: who took it?
pad-vautour-written = The rounds entered
pad-wins = Wins
pad-wins-one = { $name } wins!
pad-yes = Yes
