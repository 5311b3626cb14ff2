### What only the board of Piafs says.

piafs-keep-these = Keep these cards
piafs-do-play = Choose a card of your hand
piafs-do-perch = { $card }: at which perch?
piafs-open-collection = Show { $name }’s collection
piafs-do-add = One more card for your collection?
piafs-do-crow = The crow is here: which bird do you give up?
piafs-do-draw = Draw: the pile or a bird of the track
piafs-do-keep = Choose the cards to keep ({ $n } of { $of })
piafs-feeder = The feeder
piafs-feeder-pile =
    { $n ->
        [one] Feeder pile: { $n } card
       *[other] Feeder pile: { $n } cards
    }
piafs-bird-pile =
    { $n ->
        [one] Bird pile: { $n } card
       *[other] Bird pile: { $n } cards
    }
piafs-track = The track
piafs-position = Position { $n }
piafs-perch = Perch { $n }
piafs-ground = On the ground, perch { $n }
piafs-weighed = { $ground } on the ground, { $strength } on the perch
piafs-on-ground = ground
piafs-on-perch = perch
piafs-seeds-of =
    { $n ->
        [one] Seeds of { $name }: { $n } card
       *[other] Seeds of { $name }: { $n } cards
    }
piafs-hand-of =
    { $n ->
        [one] Hand of { $name }: { $n } card
       *[other] Hand of { $name }: { $n } cards
    }
piafs-collection = Collection of { $name }
piafs-pile-of = { $plural }: { $n }
piafs-paired = pair: { $card }
piafs-leads = most
piafs-own-seeds = Your seeds
piafs-last-turns = Last turns
piafs-without = without the { $plural }
piafs-first = First player
piafs-pairs = pairs ({ $n })
piafs-seeds = seeds
piafs-explain-bird = { $name }: strength { $n }, eggs: { $eggs }. On the ground its strength adds to that of the queue; on the perch it stands against the queue alone. In your collection its eggs count if you have the most { $plural }, and the couple of the same strength is a pair.
piafs-explain-seed = Seed: worth { $n } at the end. The difference between ground and perch says which position of the column you take.
piafs-explain-crow = Crow: whoever takes it gives up a bird of their choice from the largest pile of their collection.
piafs-explain-squirrel = Squirrel: whoever takes it loses two of their seed cards at random.
piafs-pairs-of = pairs ({ $n }): { $birds }
piafs-eggs-against = eggs, { $name } ({ $n } against { $most }: { $who })
piafs-eggs-alone = eggs, { $name } ({ $n }, nobody else)

## What is this?

piafs-about-scale = The scales: the strengths on the ground against the bird on the perch. If the ground is stronger the bird is captured; the difference picks the seed.
piafs-about-spot = The perch and its bird: something stronger chases it off.
piafs-about-queue = The birds on the ground: their strengths add up.
piafs-about-malus = Where malus cards sit: a crow or a squirrel here is taken along with the seed beside it.
piafs-about-seed = The column of seeds, from 1 at the bottom to 4 at the top: the difference on the scales says which one is taken.
piafs-about-feeder = The pile of seeds: a difference of 5 or more turns up its first card. When it is empty, the end is near.
piafs-about-birds = The pile of birds: a card is drawn from it unseen.
piafs-about-track = The track: three birds for all to see, to be taken when a hand is filled up.
piafs-about-notes = What only you know: what your seeds are worth.
piafs-about-seeds = How many seeds this player has won. Their values stay hidden.
piafs-about-piles = The collection, a pile for each species: who has the most birds of a species scores their eggs. A framed pair is worth 5 points.
piafs-about-first = The first player: everybody gets as many turns.
piafs-about-hand = Your hand: at the top of each card its strength and its eggs, male or female.
piafs-sign-male = The sign of a male; with a female of the same species and strength it makes a pair.
piafs-sign-female = The sign of a female.
piafs-sign-egg = An egg: a point for whoever has the most birds of the species.
piafs-sign-seed = Seeds: 1, 2 or 3 points.
piafs-sign-crow = The crow: it takes a bird from your largest pile.
piafs-sign-squirrel = The squirrel: it steals two of your seeds.
