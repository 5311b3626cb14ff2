### Birds of a Feather

feather-title = Birds of a Feather
feather-tagline = Every card is a place to visit and a bird to see there: guess where the others go.

## Options and titles

feather-option-players = Players
feather-option-opening = Starting hands
feather-option-opening-deal = Dealt
feather-option-opening-migration = Migration: everybody passes cards to the left
feather-option-opening-draft = Draft: everybody builds a hand from packs
feather-option-raptors = Raptors chase lingering birds off

## Personalities of bots

feather-personality-collector = a collector
feather-personality-wanderer = a wanderer
feather-title-rank-1 = Nestling
feather-title-rank-2 = Open window
feather-title-rank-3 = Muddy boots
feather-title-rank-4 = Falcon eye
feather-title-rank-5 = Legend of the hides

## Cards

feather-habitat-M = mountains
feather-habitat-W = wetlands
feather-habitat-D = desert
feather-habitat-F = forest
feather-habitat-O = ocean
feather-habitat = { $habitat ->
    [M] { feather-habitat-M }
    [W] { feather-habitat-W }
    [D] { feather-habitat-D }
    [F] { feather-habitat-F }
   *[O] { feather-habitat-O }
}
feather-kind = { $kind ->
    [A] ace
    [R] raptor
    [X] rare
    [C] common
   *[uncommon] uncommon
}
feather-bird = { $bird ->
    [MA] Gray-crowned Rosy-Finch
    [MR] Golden Eagle
    [MX] Mountain Quail
    [M1] Mountain Chickadee
    [M2] Clark’s Nutcracker
    [M3] Mountain Bluebird
    [MC] Steller’s Jay
    [WA] American Bittern
    [WR] Northern Harrier
    [WX] Sandhill Crane
    [W1] Belted Kingfisher
    [W2] Great Blue Heron
    [W3] Marsh Wren
    [WC] Red-winged Blackbird
    [DA] Scott’s Oriole
    [DR] Prairie Falcon
    [DX] Elf Owl
    [D1] Greater Roadrunner
    [D2] Cactus Wren
    [D3] Gambel’s Quail
    [DC] Black-throated Sparrow
    [FA] Varied Thrush
    [FR] Northern Goshawk
    [FX] Pileated Woodpecker
    [F1] Pacific Wren
    [F2] Brown Creeper
    [F3] Western Tanager
    [FC] Dark-eyed Junco
    [OA] Tufted Puffin
    [OR] Osprey
    [OX] Long-billed Curlew
    [O1] Black Oystercatcher
    [O2] Brown Pelican
    [O3] Brandt’s Cormorant
   *[OC] Western Gull
}
feather-card = { feather-bird } ({ feather-habitat }, { feather-kind })
feather-the-card = the { feather-bird }
feather-owner = { $owner ->
    [pile] pile
    [n0] neutral hand 1
    [n1] neutral hand 2
   *[other] { $owner }
}

## Moves

feather-move-play = play { $card_the }
feather-move-discard = discard { $card_the }
feather-move-pass = pass { $cards_the }
feather-move-draft = draft { $card_the }
feather-move-draft-and-put = draft { $card_the }, put { $put_the } into the neutral hand

## What happens

feather-event-chose = { $move ->
    [none] { $seat } has chosen.
   *[other] { $seat } chose: { $move }.
}
feather-event-passed = { $seat } passes { $cards_the ->
    [none] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[other] { $cards_the }
} to { $to }.
feather-event-drafted = { $seat } takes { $card_the ->
    [none] a card
   *[other] { $card_the }
} from the pack.
feather-event-put = { $seat } puts { $card_the ->
    [none] a card
   *[other] { $card_the }
} into neutral hand { $neutral ->
    [0] 1
   *[1] 2
}.
feather-event-packs-passed = The packs are passed to the { $direction ->
    [left] left
   *[right] right
}.
feather-event-packs-opened = Pack number { $pack_round }: everybody takes up { $n } cards.
feather-event-shuffled = Neutral hand { $neutral ->
    [0] 1
   *[1] 2
} is shuffled.
feather-event-revealed = Cards revealed: { $cards_commas }.
feather-event-revealed-cards = { feather-owner }: { feather-bird }
feather-event-chased-off = { CAPITAL($raptor_the) } chases off { $cards }.
feather-event-chased-off-cards = { $card_the }
feather-event-visited = { $seat }, { $habitat ->
    [M] in the mountains
    [W] in the wetlands
    [D] in the desert
    [F] in the forest
   *[O] at the ocean
}, { $new_n ->
    [0] sees nothing new.
   *[other] ticks off { $new_the }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $full ->
        [yes] { " " }The habitat is complete!
       *[no] { "" }
    }
}
feather-event-left = { CAPITAL($cards) } { $cards_n ->
    [1] leaves
   *[other] leave
} the game.
feather-event-left-cards = { $card_the }
feather-event-settled = Lingering from now on: { $cards }.
feather-event-settled-cards = { $card_the }
feather-event-discarded = { $seat } discards { $card_the ->
    [none] a card
   *[other] { $card_the }
}.
feather-event-drew = { $seat } draws { $card_the ->
    [none] a card
   *[other] { $card_the }
}.
feather-event-scored = { $seat }: { $sheet_aces ->
    [one] { $sheet_aces } ace
   *[other] { $sheet_aces } aces
} × 2 + { $sheet_others ->
    [one] { $sheet_others } other bird
   *[other] { $sheet_others } other birds
} × 1 + { $sheet_commons ->
    [one] { $sheet_commons } common bird
   *[other] { $sheet_commons } common birds
} × 0 + { $sheet_full_n ->
    [one] { $sheet_full_n } full habitat
   *[other] { $sheet_full_n } full habitats
} × 3 = { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## The table, to be read aloud

feather-table-phase = { $phase ->
    [migration] Migration: choose cards.
    [draft] Draft, pack { $pack_round }.
    [over] The game is over, round { $round } of { $rounds }.
    [discard] Round { $round } of { $rounds }: discard a card.
   *[play] Round { $round } of { $rounds }.
}
feather-table-lingering = Lingering birds: { $cards }.
feather-table-owned = { feather-owner }: { $card }
feather-table-player = { $name }: { $points }, { $cards } in hand. Birds seen: { $sheet }.
feather-table-habitat = { feather-habitat } ({ $n }/{ $of }) { $birds }
feather-table-neutral = Neutral hand { $number }: { $cards }.
feather-table-pile = Pile: { $cards }.
feather-table-aside = Aside, face down: { $n } cards.
feather-table-passed = You passed: { $cards }.
feather-table-received = You were given: { $cards }.
feather-table-put = You put into a neutral hand: { $cards }.
feather-table-pack = Your pack: { $cards }.

## What speaks for a move, in hints

feather-reason-ticks = { $n ->
    [0] Nothing is sure to be ticked off; on average it brings { $points } this round.
   *[other] { $birds } for sure; on average it brings { $points } this round.
}
feather-reason-maybe = And { feather-bird } { $deals }.
feather-reason-complete = That completes the habitat ({ feather-habitat }) { $deals }.
feather-reason-raptor = A raptor drives off what lingers there ({ feather-habitat }) { $deals }.
feather-reason-shown = Somebody else sees your { feather-bird } for the first time { $deals }.
feather-reason-seen = You have seen { feather-bird } by the end { $deals }.
feather-reason-put = Put into the neutral hand, { feather-bird } is seen { $deals }.
feather-reason-bird-deals = { feather-bird } { $deals }
feather-reason-passed = What you pass on you still see: { $each }.
feather-reason-known = You have seen { feather-bird } already.

## The drawn table

feather-board-habitat = { $habitat } { feather-habitat }
feather-board-lingering = Lingering
feather-board-owner = { $owner ->
    [pile] pile
    [n0] neutral 1
    [n1] neutral 2
   *[other] { $owner }
}
feather-board-neutral-hand = Neutral hand { $number }
feather-board-aside = Aside
feather-board-pack = Your pack
feather-board-passed = Passed
feather-board-received = Received
feather-board-put = Put into a neutral hand
feather-board-legend = A line for each habitat, a column for each bird: A ace, R raptor, X rare, 1 2 3 uncommon, C common. ✓: bird seen, ·: not yet.

## How somebody plays, from finished games

feather-statistic-habitats = Points of each habitat
feather-statistic-full = Habitats completed
feather-statistic-visits = Visits a game
feather-statistic-worth = Points of a visit
feather-statistic-kinds = Birds seen, by kind
feather-statistic-raptors = Raptors, a game
feather-statistic-habitat = { feather-habitat }
feather-statistic-kind = { $kind ->
    [A] aces
    [R] raptors
    [X] rare birds
    [uncommon] uncommon birds
   *[C] common birds
}
feather-statistic-raptor = { $raptor ->
    [chased] times your raptor chased birds off
    [own] your birds it chased off
   *[others] your birds others chased off
}

## Score pad

feather-pad-missing = { $name } has ticked no bird.
feather-pad-line =
    { $what ->
        [aces] { $n ->
            [one] { $n } ace
           *[other] { $n } aces
        }
        [commons] { $n ->
            [one] { $n } common bird
           *[other] { $n } common birds
        }
       *[others] { $n ->
            [one] { $n } other bird
           *[other] { $n } other birds
        }
    } × { $points }
feather-pad-full =
    { $n ->
        [one] { $n } full habitat
       *[other] { $n } full habitats
    }
feather-pad-shared = { $names } have { $points } points: the win is shared.

### What is wrong with the sheet

error-bird-twice = { $card } is ticked twice on the sheet of { $name }.

## Setting up

feather-setup-neutral-hands = Neutral hands
feather-setup-shuffle = Shuffle the { $n } cards.
feather-setup-sheets = Everybody takes a sheet of 35 boxes: five habitats of seven birds.
feather-setup-raptors = Raptor variant: a raptor revealed chases off the lingering birds of its habitat.
feather-setup-neutral =
    { $n ->
        [one] Deal { $n } neutral hand of { $size } cards, too, face down: each plays its top card every round.
       *[other] Deal { $n } neutral hands of { $size } cards, too, face down: each plays its top card every round.
    }
feather-setup-aside = The { $n } cards left are put aside face down.
feather-setup-migration =
    { $n ->
        [one] Migration: everybody picks { $n } card to pass to the left, all at once, before seeing what arrives.
       *[other] Migration: everybody picks { $n } cards to pass to the left, all at once, before seeing what arrives.
    }
feather-setup-draft =
    { $n ->
        [one] Draft: everybody gets { $n } pack of { $size } cards, one after the other.
       *[other] Draft: everybody gets { $n } packs of { $size } cards, one after the other.
    } Everybody takes a card, then packs are passed: left, with the second pack right, with the third left.
feather-setup-draft-neutral = From pack number { $n } on, each pick also puts one card into a neutral hand; shuffle the neutral hands before play.
feather-setup-solo = Take { $n } cards in hand; the other { $pile } are the pile, face down.
feather-setup-solo-turn = Each turn { $n } cards of the pile are revealed with yours.

## Printable sheets

feather-sheet-all = ALL
feather-sheet-habitat = Habitat
feather-sheet-note = Tick each bird the first time you see it. All seven of a habitat: { $bonus } points more. Uncommon 1, 2 and 3 are its three different species.
feather-sheet-kind = { $kind ->
    [A] ace
    [R] raptor
    [X] rare
    [C] common
   *[uncommon] uncommon { $kind }
}
feather-sheet-aid-pick = Pick in secret
feather-sheet-aid-pick-text = a card: it names the habitat you visit.
feather-sheet-aid-reveal = Reveal together,
feather-sheet-aid-reveal-text = with a card of each neutral hand.
feather-sheet-aid-tick = Tick off
feather-sheet-aid-tick-text = all birds of your habitat on the table: yours, those of the others and of the neutral hands, and the lingering birds.
feather-sheet-aid-leave = The lingering birds leave;
feather-sheet-aid-leave-text = the cards of this round linger for the next one.
feather-sheet-aid-raptors = Raptor variant:
feather-sheet-aid-raptors-text = a raptor revealed first chases off the lingering birds of its habitat.
feather-sheet-aid-last-card = The last card in hand
feather-sheet-aid-last-card-text = is never played: the game is over.
feather-sheet-aid-points = Points:
feather-sheet-aid-points-text = ace { $ace }, common { $common }, all others { $other }. A full habitat: { $bonus } more.
feather-sheet-aid-solo = Alone:
feather-sheet-aid-solo-text = reveal { $revealed } cards of the pile with yours, tick off, then discard a card and draw one.
