### What only the board of Birds of a Feather says.

feather-pass-with = Pass { $card }…
feather-round = Round { $n } of { $all }
feather-habitats = The habitats
feather-lingering = { $card }, lingering: played by { $owner }
feather-revealed = { $card }, played by { $owner }
feather-chased = { $card }, chased off by a raptor
feather-down = Face-down card: { $owner }
feather-down-own = Your card, face down: { $card }
feather-owner-pile = the pile
feather-owner-neutral = neutral hand { $n }
feather-neutral = Neutral { $n }
feather-neutral-full =
    { $cards ->
        [one] Neutral hand { $n }: { $cards } card, face down
       *[other] Neutral hand { $n }: { $cards } cards, face down
    }
feather-pile = Pile
feather-pile-full =
    { $n ->
        [one] Pile: { $n } card
       *[other] Pile: { $n } cards
    }
feather-aside =
    { $n ->
        [one] { $n } card aside
       *[other] { $n } cards aside
    }
feather-discards = Discards
feather-sheet-of = { $name }’s sheet
feather-sheet-show =
    { $n ->
        [one] { $name }’s sheet: { $n } bird of 35, points: { $points }. Show it large
       *[other] { $name }’s sheet: { $n } birds of 35, points: { $points }. Show it large
    }
feather-sheet-back = Back to my sheet
feather-row = Sheet, { $habitat }: { $n } of 7
feather-box-seen = { $card }: seen
feather-box-open = { $card }: not seen yet
feather-all-done = Habitat complete: { $worth } more points
feather-all-open = All seven birds: { $worth } more points
feather-gain =
    { $n ->
        [one] { $name }, { $habitat }: { $n } point
       *[other] { $name }, { $habitat }: { $n } points
    }
feather-hint-play = Where do you go? Choose a card
feather-hint-discard = Discard a card
feather-hint-wait = Card chosen
feather-sight-none = { $habitat }: nothing new so far
feather-sight-many =
    { $n ->
        [one] { $habitat }: { $n } bird to tick off
       *[other] { $habitat }: { $n } birds to tick off
    }
feather-sight-risk = (unless a raptor comes)
feather-migration =
    { $n ->
        [one] Migration: choose one card for { $name }
       *[other] Migration: choose { $n } cards for { $name }
    }
feather-pass-now = Pass ({ $n } of { $all })
feather-draft-pack = Pack { $n }: take one card
feather-draft-pack-put = Pack { $n }: one card for you, then one for the neutral hand
feather-draft-wait = Pack { $n }: the others are choosing
feather-draft-mine = for you
feather-draft-neutral = neutral
feather-draft-now = Take these two cards
feather-put-cards = Put into the neutral hand: { $n }
feather-draft-label-mine = { $card }, for you
feather-draft-label-neutral = { $card }, for the neutral hand
feather-score-aces = aces: { $n } × { $worth }
feather-score-others = other birds: { $n } × { $worth }
feather-score-commons = common ones: { $n } × { $worth }
feather-score-full = full habitats: { $n } × { $worth }
feather-explain-a = The ace of its habitat ({ $habitat }): one card only, { $worth } points the first time you see it.
feather-explain-r = The raptor of its habitat ({ $habitat }): one card only, { $worth } point. With the raptors option it chases off the lingering birds of its habitat before anybody sees them.
feather-explain-x = The rare bird of its habitat ({ $habitat }): one card only, { $worth } point the first time you see it.
feather-explain-u = An uncommon bird ({ $habitat }): two cards, { $worth } point the first time you see it.
feather-explain-c = The common bird of its habitat ({ $habitat }): three cards, { $worth } points, but it counts towards the full habitat.
feather-explain = { $bird }. { $text } Playing this card means visiting that habitat and ticking off every bird there; all seven are worth { $bonus } more points.

## What is this?

feather-about-visits = Who visited this habitat this round, and what it was worth.
feather-about-all = All seven birds of the habitat ticked: the bonus written under the star.
feather-about-box = A box of the sheet: filled when the bird has been seen. It scores only once.
feather-about-bird = The birds played the round before: they linger, and can be seen once more.
feather-about-habitat = A habitat: the card you play says which one you visit.
feather-about-mini = This player's sheet, small. Touch it to see it.
feather-about-stock = A hand that nobody holds, or the pile: its cards are seen like any other.
feather-about-hint = The round, and how many birds you would tick for certain with the card you look at.
feather-about-hand = Your hand: the colour says the habitat, the sign says the kind of bird.
feather-sign-ace = Star: an ace, 2 points, one in each habitat.
feather-sign-raptor = Talon: a raptor.
feather-sign-rare = Diamond: a rare bird, one in each habitat.
feather-sign-uncommon = Die: an uncommon bird; one, two or three dots tell the three species apart, two cards each.
feather-sign-common = Ring: a common bird, 0 points, three cards.
