### Piafs

piafs-title = Piafs
piafs-tagline = Gather your birds under the feeder and drive off the one on the perch.

## Options

piafs-option-players = Players
piafs-option-without = Species left out (2 players)
piafs-option-without-null = Drawn at random
piafs-option-without-CH = Without the { piafs-species-CH-many }
piafs-option-without-SP = Without the { piafs-species-SP-many }
piafs-option-without-BU = Without the { piafs-species-BU-many }
piafs-option-without-BL = Without the { piafs-species-BL-many }
piafs-option-without-GR = Without the { piafs-species-GR-many }
piafs-option-without-YE = Without the { piafs-species-YE-many }
piafs-option-first = First player
piafs-option-first-null = Drawn at random

## Personalities of bots

piafs-personality-majorities = greedy for majorities
piafs-personality-seeds = greedy for seeds
piafs-personality-pairs = greedy for pairs

## Cards

piafs-species-CH = chaffinch
piafs-species-SP = sparrow
piafs-species-BU = bullfinch
piafs-species-BL = blackbird
piafs-species-GR = greenfinch
piafs-species-YE = yellowhammer
piafs-species-CH-many = chaffinches
piafs-species-SP-many = sparrows
piafs-species-BU-many = bullfinches
piafs-species-BL-many = blackbirds
piafs-species-GR-many = greenfinches
piafs-species-YE-many = yellowhammers
piafs-species = { $species ->
    [CH] { piafs-species-CH }
    [SP] { piafs-species-SP }
    [BU] { piafs-species-BU }
    [BL] { piafs-species-BL }
    [GR] { piafs-species-GR }
   *[YE] { piafs-species-YE }
}
piafs-species-many = { $species ->
    [CH] { piafs-species-CH-many }
    [SP] { piafs-species-SP-many }
    [BU] { piafs-species-BU-many }
    [BL] { piafs-species-BL-many }
    [GR] { piafs-species-GR-many }
   *[YE] { piafs-species-YE-many }
}
piafs-malus-crow = crow
piafs-malus-squirrel = squirrel
piafs-card = { $kind ->
    [bird] { $sex ->
        [m] male
       *[f] female
    } { piafs-species } { $strength }
    [seed] seed { $value }
   *[malus] { $malus ->
        [crow] { piafs-malus-crow }
       *[squirrel] { piafs-malus-squirrel }
    }
}
piafs-the-card = the { piafs-card }
piafs-n-seeds = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
}

## Moves

piafs-move-play = play { $card_the } at perch { $perch }
piafs-move-add = add { $card_the } to the collection
piafs-move-decline = add nothing
piafs-move-give-up = give up { $card_the }
piafs-move-draw = draw from the pile
piafs-move-draw-from-track = take { $card_the } from the track
piafs-move-keep = keep { $cards_the }

## What happens

piafs-event-played = { $seat } plays { $card_the } at perch { $perch }.
piafs-event-held = Perch { $perch }: { $ground ->
    [0] nobody is left on the ground
   *[other] { $ground } on the ground, { COMPARE($ground, $strength) ->
        [equal] equal to
       *[less] less than
    } { $strength } on the perch
}.
piafs-event-outweighed = Perch { $perch }: { $ground } on the ground against { $strength } on the perch, difference { $difference }.
piafs-event-took-seed = { $position ->
    [none] { $seat } turns up a { $seed } from the pile and takes it.
   *[other] { $seat } takes { $seed_the } at position { $position }.
}
piafs-event-took-malus = { $position ->
    [none] { $seat } turns up a { $malus } from the pile and must take it.
   *[other] { $seat } must take { $malus_the } at position { $position }.
}
piafs-event-took-nothing = { $position ->
    [none] The feeder pile is empty: { $seat } gets nothing.
   *[other] There is nothing at position { $position }: { $seat } gets nothing.
}
piafs-event-slid-down = What is above position { $position } slides down by one.
piafs-event-captured = { CAPITAL($card_the) } joins the collection of { $seat }.
piafs-event-robbed = { $n_lost ->
    [0] The squirrel leaves empty-handed: { $seat } has no seeds.
   *[other] The squirrel steals { $lost_id ->
        [none] { $n_lost ->
            [one] { $n_lost } seed
           *[other] { $n_lost } seeds
        }
       *[other] { $n_lost ->
            [one] the seed
           *[other] the seeds
        } { $lost_id }
    } from { $seat }.
}
piafs-event-gave-up = The crow drives off { $card_the } of { $seat }.
piafs-event-perched = { CAPITAL($card_the) } takes perch { $perch }.
piafs-event-added = { $seat } adds { $card_the } to the collection.
piafs-event-declined = { $seat } adds nothing to the collection.
piafs-event-drew = { $card_the ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card_the }.
}
piafs-event-drew-from-track = { $seat } takes { $card_the } from the track.
piafs-event-track-refilled = { CAPITAL($card_the) } comes onto the track.
piafs-event-seed-laid = A { $seed } is laid at position { $position } of the column.
piafs-event-malus-laid = { $position ->
    [none] A { $malus } comes up and leaves the game: there is no place for it.
   *[other] A { $malus } is laid beside position { $position }.
}
piafs-event-end-triggered = The feeder pile is used up: the end of the game is triggered.
piafs-event-passed-over = { $seat } has no card left and is passed over.
piafs-event-keeping-began = That was the last turn: everybody picks two cards to keep.
piafs-event-chose = { $cards_the ->
    [none] { $seat } has chosen.
   *[other] { $seat } chooses to keep { $cards_the }.
}
piafs-event-kept = { $seat } adds { $cards_the } to the collection{ $n_discarded ->
    [0] { "" }
   *[other] { " " }and discards { $discarded_the ->
        [none] { $n_discarded ->
            [one] { $n_discarded } card
           *[other] { $n_discarded } cards
        }
       *[other] { $discarded_the }
    }
}.
piafs-event-scored = { $seat }: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} = { $pair_points }; majorities: { $majorities_n ->
    [0] none
   *[other] { $majorities_commas }
}; seeds = { $seed_points }; total { $total }.
piafs-event-scored-majorities = { $name ->
    [CH] { piafs-species-CH-many }
    [SP] { piafs-species-SP-many }
    [BU] { piafs-species-BU-many }
    [BL] { piafs-species-BL-many }
    [GR] { piafs-species-GR-many }
   *[YE] { piafs-species-YE-many }
} { $item }

## The table, to be read aloud

piafs-table-stage = { $phase ->
    [play] { $name } is to play a card
    [add] { $name } may add a card to the collection
    [crow] { $name } must give up a bird to the crow
    [draw] { $name } is to draw
    [keep] Everybody picks the cards to keep
   *[over] The game is over
}. First player: { $first }.{ $species ->
    [none] { "" }
   *[other] { " " }Played without the { piafs-species-many }.
}{ $is_ending ->
    [yes] { " " }The end has been triggered.
   *[no] { "" }
}
piafs-table-perch = Perch { $number }: { $bird }; on the ground: { $ground ->
    [none] nobody
   *[other] { $ground }
}.
piafs-table-vacant = Perch { $number }, in order: { $birds }.
piafs-table-column = Column: { $column }.
piafs-table-position = { $position }, { $there }
piafs-table-track = Track: { $track }. Cards in the bird pile and the feeder pile: { $n_birds }, { $n_feeder }.
piafs-table-player = { $name }: { $hand } in hand, { $seeds }. Collection: { $birds }.
piafs-table-scored = { $name }: { $points }, { $seeds }. Collection: { $birds }.
piafs-table-your-seeds = Your seeds: { $seeds }.

## What speaks for a move, in hints

piafs-reason-captures = It captures { $n ->
    [one] { $n } bird
   *[other] { $n } birds
} and seeds worth { $seeds }.
piafs-reason-malus = A malus comes with it { $deals }.
piafs-reason-holds = It captures nothing; { $is_safe ->
    [yes] no single bird can capture at perch { $perch } after it
   *[no] after it, a bird of { $missing } or more captures at perch { $perch }
}.
piafs-reason-more-pairs = You end with { $pairs } pairs on average, { $more } more than with the other moves.
piafs-reason-pairs = You end with { $pairs } pairs on average.
piafs-reason-majority = You end with the majority of the { piafs-species-many } { $deals }.
piafs-reason-leaves = That leaves { $seat } the majority of the { piafs-species-many } { $deals }.

## The drawn table

piafs-board-perch = Perch { $number }
piafs-board-column = Column
piafs-board-track = Track
piafs-board-birds = Bird pile
piafs-board-feeder = Feeder pile
piafs-board-seeds = Seeds
piafs-board-your-seeds = Your seeds
piafs-board-collection = Collection
piafs-board-species = { $species } { piafs-species }
piafs-board-legend = At each perch: the bird on it, then behind the arrow those on the ground, in order. m male, f female; the number is the strength. The column is read from the bottom, position 1, the seed and then the malus. { $species }.

## How somebody plays, from finished games

piafs-statistic-points = Where the points come from
piafs-statistic-majorities = Majorities held in the end
piafs-statistic-eggs = Eggs of the majorities
piafs-statistic-happenings = At the feeder, a game
piafs-statistic-source = { $source ->
    [pairs] pairs
    [majorities] majorities
   *[seeds] seeds
}
piafs-statistic-species = { piafs-species-many }
piafs-statistic-happening = { $happening ->
    [captured] birds captured
    [added] birds added from the hand
    [seeds] seeds taken
    [pairs] pairs in the end
    [crow] crows met
    [squirrel] squirrels met
   *[lost] seeds lost to squirrels
}

## Score pad

piafs-pad-missing = Nothing is entered for { $name }.
piafs-pad-pairs =
    { $n ->
        [one] { $n } pair × { $points }
       *[other] { $n } pairs × { $points }
    }
piafs-pad-majority = Majority of { $birds }
piafs-pad-seeds = Seeds
piafs-pad-majority-shared = As many { $birds } ({ $n }) with { $names }: each of them scores the majority.
piafs-pad-n-pairs =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
piafs-pad-tie-shared = { $names } have { $points } points: as many pairs, too ({ piafs-pad-n-pairs }), the win is shared.
piafs-pad-tie-some = { $names } have { $points } points: more pairs decide, { $winners } have { piafs-pad-n-pairs } and share the win.
piafs-pad-tie-one = { $names } have { $points } points: more pairs decide, { $winner } has { piafs-pad-n-pairs }.

### What is wrong with the sheet

error-species-out = { $card } can’t be there: with 2 players the { $species } are left out.
error-all-species = { $card } can’t be there: with 2 players one species is taken out, and all six are on the table.
error-no-such-seed = “{ $card }” is no seed; seeds are worth { $values }.
error-malus-leaves = The malus “{ $card }” leaves the game: only seeds count.
error-too-many-seeds = There are only { $most } seeds of value { $card } with { $players } players, not { $n }.

## Setting up

piafs-setup-perches = Perches
piafs-setup-feeder = Put the feeder in the middle, with { $perches } perches.
piafs-setup-marked = With 2 players, take out the { $n } feeder cards marked 3+ ({ $cards }).
piafs-setup-column = Shuffle the feeder cards and lay a column of { $n } seeds, the first at the base. A crow or a squirrel is replaced, then shuffled back into the pile.
piafs-setup-draw-species = With 2 players, draw one species and take out all of its birds.
piafs-setup-without = With 2 players one species is out: take out the { $birds }.
piafs-setup-birds = Shuffle the birds and lay one face up at each perch.
piafs-setup-hands = Deal { $hand } birds to everybody. The rest is the pile; { $track } of it lie face up beside it: the track.

## Printable sheets

piafs-sheet-species = Species
piafs-sheet-birds = Birds
piafs-sheet-eggs = Eggs
piafs-sheet-pairs = Pairs × { $points }
piafs-sheet-seeds = Seeds
piafs-sheet-note = Majority of a species (ties included): the eggs of all its birds. Eggs of the strengths 1 to 6: { $eggs }. Equal points: more pairs win.
piafs-sheet-aid-play = Play
piafs-sheet-aid-play-text = a card to the end of the queue of any perch.
piafs-sheet-aid-compare = Compare
piafs-sheet-aid-compare-text = the strengths on the ground, together, to the bird on that perch.
piafs-sheet-aid-capture = The ground is stronger: capture
piafs-sheet-aid-capture-text = the seed of the column that the difference names (1 to { $column }; beyond, the top of the pile), the malus beside it, then the bird on the perch.
piafs-sheet-aid-malus = A malus acts at once.
piafs-sheet-aid-malus-text = Crow: a bird of your largest pile leaves. Squirrel: two cards of your score pile leave, at random.
piafs-sheet-aid-perch = The strongest on the ground takes the perch
piafs-sheet-aid-perch-text = (if equal, the nearest), and you compare again: as long as the ground is stronger, you capture.
piafs-sheet-aid-add = Nothing captured?
piafs-sheet-aid-add-text = You may add a hand card to your collection, no stronger than the card you played.
piafs-sheet-aid-refill = Refill
piafs-sheet-aid-refill-text = your hand to { $hand } cards (pile or track), then the column to { $column } seeds; a malus met on the way goes beside it, as low as it can.
piafs-sheet-aid-end = At the end
piafs-sheet-aid-end-text = keep { $kept } cards of your hand. A pair: { $pair } points. A majority: the eggs of the species. Plus your seeds.
