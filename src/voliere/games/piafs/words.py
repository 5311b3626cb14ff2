"""Piafs: everything a player reads, in French and English."""

from __future__ import annotations

from voliere.games.game import Event
from voliere.games.language import Words, counted, listing, of, your_hand
from voliere.games.piafs import view as v
from voliere.games.piafs.cards import BIRDS, EGGS, SPECIES
from voliere.games.piafs.names import PLURALS, TITLE, card

__all__ = ["TITLE", "card"]

TAGLINE: Words = {
    "fr": "Attroupez vos oiseaux au pied de la mangeoire et chassez celui qui est perché.",
    "en": "Gather your birds under the feeder and drive off the one on the perch.",
}
MINUTES = (20, 30)

# Each option and each of its values, as a player reads them.
OPTIONS: dict[str, Words] = {
    "players": {"fr": "Joueurs", "en": "Players"},
    "without": {"fr": "Espèce laissée de côté (à 2)", "en": "Species left out (2 players)"},
    "without=null": {"fr": "Tirée au sort", "en": "Drawn at random"},
    "first": {"fr": "Premier joueur", "en": "First player"},
    "first=null": {"fr": "Tiré au sort", "en": "Drawn at random"},
} | {
    f"without={species}": {
        "fr": f"Sans les {PLURALS[species]['fr']}",
        "en": f"Without the {PLURALS[species]['en']}",
    }
    for species in SPECIES
}
TITLES: dict[str, Words] = {}
LEAST_SCORES: tuple[int | None, ...] = ()
WORTH = {bird: EGGS[int(bird[2]) - 1] for bird in BIRDS}  # P1: its eggs


def move(text: str, lang: str) -> str:
    """A move as a choice in a list.

    >>> move("CH5m@2", "fr")
    'jouer le pinson mâle 5 au perchoir 2'
    >>> move("keep:BL3m,GR2f", "en")
    'keep the male blackbird 3 and the female greenfinch 2'
    """
    fr = lang == "fr"
    if text == "-":
        return "ne rien ajouter" if fr else "add nothing"
    if text == "d":
        return "piocher une carte cachée" if fr else "draw from the pile"
    if text.startswith("keep:"):
        kept = _the(text.removeprefix("keep:").split(","), lang)
        return f"garder {kept}" if fr else f"keep {kept}"
    if text.startswith("+"):
        added = _the([text[1:]], lang)
        return f"ajouter {added} à la collection" if fr else f"add {added} to the collection"
    if text.startswith("x:"):
        given = _the([text[2:]], lang)
        return f"laisser partir {given}" if fr else f"give up {given}"
    if text.startswith("t:"):
        taken = _the([text[2:]], lang)
        return f"prendre {taken} sur la piste" if fr else f"take {taken} from the track"
    bird, perch = text.split("@")
    played = _the([bird], lang)
    return f"jouer {played} au perchoir {perch}" if fr else f"play {played} at perch {perch}"


def say(event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one sentence."""
    sentence = _say_fr(event, names) if lang == "fr" else _say_en(event, names)
    if sentence is None:
        raise TypeError(f"no sentence for {event!r}")
    return sentence


def _say_fr(event: Event, names: list[str]) -> str | None:
    match event:
        case v.Played(seat=seat, card=bird, perch=perch):
            return f"{names[seat]} joue le {_fr(bird)} au perchoir {perch}."
        case v.Held(perch=perch, ground=ground, strength=strength):
            if ground == 0:
                return f"Perchoir {perch} : plus personne au sol."
            order = "autant que" if ground == strength else "moins que"
            return f"Perchoir {perch} : {ground} au sol, {order} les {strength} du perchoir."
        case v.Outweighed(perch=perch, ground=ground, strength=strength, difference=difference):
            return (
                f"Perchoir {perch} : {ground} au sol contre {strength} sur le perchoir,"
                f" différence {difference}."
            )
        case v.TookSeed(seat=seat, position=None, seed=seed):
            return f"{names[seat]} retourne une graine {seed} de la pioche et la prend."
        case v.TookSeed(seat=seat, position=position, seed=seed):
            return f"{names[seat]} prend la graine {seed} en position {position}."
        case v.TookMalus(seat=seat, position=None, malus=malus):
            return f"{names[seat]} retourne un {_fr(malus)} de la pioche et doit le prendre."
        case v.TookMalus(seat=seat, position=position, malus=malus):
            animal = "l’écureuil" if malus == "squirrel" else f"le {_fr(malus)}"
            return f"{names[seat]} doit prendre {animal} en position {position}."
        case v.TookNothing(seat=seat, position=None):
            return f"La pioche Mangeoire est vide : {names[seat]} n’obtient rien."
        case v.TookNothing(seat=seat, position=position):
            return f"Rien en position {position} : {names[seat]} n’obtient rien."
        case v.SlidDown(position=position):
            return f"Ce qui est au-dessus de la position {position} descend d’un cran."
        case v.Captured(seat=seat, card=bird):
            return f"Le {_fr(bird)} rejoint la collection {of(names[seat])}."
        case v.Robbed(seat=seat, n_lost=0):
            return f"L’écureuil repart bredouille : {names[seat]} n’a aucune graine."
        case v.Robbed(seat=seat, n_lost=n, lost=None):
            return f"L’écureuil vole {counted(n, 'graine', 'graines', 'fr')} à {names[seat]}."
        case v.Robbed(seat=seat, n_lost=n, lost=list(lost)):
            noun = "la graine" if n == 1 else "les graines"
            return f"L’écureuil vole {noun} {listing(lost, 'fr')} à {names[seat]}."
        case v.GaveUp(seat=seat, card=bird):
            return f"Le corbeau fait fuir le {_fr(bird)} {of(names[seat])}."
        case v.Perched(card=bird, perch=perch):
            return f"Le {_fr(bird)} monte sur le perchoir {perch}."
        case v.Added(seat=seat, card=bird):
            return f"{names[seat]} ajoute le {_fr(bird)} à sa collection."
        case v.Declined(seat=seat):
            return f"{names[seat]} n’ajoute rien à sa collection."
        case v.Drew(seat=seat, card=None):
            return f"{names[seat]} pioche une carte."
        case v.Drew(seat=seat, card=str(bird)):
            return f"{names[seat]} pioche le {_fr(bird)}."
        case v.DrewFromTrack(seat=seat, card=bird):
            return f"{names[seat]} prend le {_fr(bird)} sur la piste."
        case v.TrackRefilled(card=bird):
            return f"Le {_fr(bird)} arrive sur la piste."
        case v.SeedLaid(position=position, seed=seed):
            return f"Une graine {seed} complète la colonne en position {position}."
        case v.MalusLaid(position=None, malus=malus):
            return f"Un {_fr(malus)} sort de la pioche et quitte la partie : il n’a plus de place."
        case v.MalusLaid(position=position, malus=malus):
            return f"Un {_fr(malus)} se pose à côté de la position {position}."
        case v.EndTriggered():
            return "La pioche Mangeoire est épuisée : la fin de la partie est déclenchée."
        case v.PassedOver(seat=seat):
            return f"{names[seat]} n’a plus de carte et passe son tour."
        case v.KeepingBegan():
            return "C’était le dernier tour : chacun choisit deux cartes à garder."
        case v.Chose(seat=seat, cards=None):
            return f"{names[seat]} a choisi ses cartes."
        case v.Chose(seat=seat, cards=list(cards)):
            return f"{names[seat]} choisit de garder {_the(cards, 'fr')}."
        case v.Kept(seat=seat, cards=cards, n_discarded=n, discarded=discarded):
            thrown = (
                counted(n, "carte", "cartes", "fr") if discarded is None else _the(discarded, "fr")
            )
            end = f" et défausse {thrown}" if n else ""
            return f"{names[seat]} ajoute {_the(cards, 'fr')} à sa collection{end}."
        case v.Scored():
            return _say_score(event, "fr", names)
    return None


def _say_en(event: Event, names: list[str]) -> str | None:
    match event:
        case v.Played(seat=seat, card=bird, perch=perch):
            return f"{names[seat]} plays the {_en(bird)} at perch {perch}."
        case v.Held(perch=perch, ground=ground, strength=strength):
            if ground == 0:
                return f"Perch {perch}: nobody is left on the ground."
            order = "equal to" if ground == strength else "less than"
            return f"Perch {perch}: {ground} on the ground, {order} {strength} on the perch."
        case v.Outweighed(perch=perch, ground=ground, strength=strength, difference=difference):
            return (
                f"Perch {perch}: {ground} on the ground against {strength} on the perch,"
                f" difference {difference}."
            )
        case v.TookSeed(seat=seat, position=None, seed=seed):
            return f"{names[seat]} turns up a seed {seed} from the pile and takes it."
        case v.TookSeed(seat=seat, position=position, seed=seed):
            return f"{names[seat]} takes the seed {seed} at position {position}."
        case v.TookMalus(seat=seat, position=None, malus=malus):
            return f"{names[seat]} turns up a {_en(malus)} from the pile and must take it."
        case v.TookMalus(seat=seat, position=position, malus=malus):
            return f"{names[seat]} must take the {_en(malus)} at position {position}."
        case v.TookNothing(seat=seat, position=None):
            return f"The feeder pile is empty: {names[seat]} gets nothing."
        case v.TookNothing(seat=seat, position=position):
            return f"There is nothing at position {position}: {names[seat]} gets nothing."
        case v.SlidDown(position=position):
            return f"What is above position {position} slides down by one."
        case v.Captured(seat=seat, card=bird):
            return f"The {_en(bird)} joins the collection of {names[seat]}."
        case v.Robbed(seat=seat, n_lost=0):
            return f"The squirrel leaves empty-handed: {names[seat]} has no seeds."
        case v.Robbed(seat=seat, n_lost=n, lost=None):
            return f"The squirrel steals {counted(n, 'seed', 'seeds', 'en')} from {names[seat]}."
        case v.Robbed(seat=seat, n_lost=n, lost=list(lost)):
            noun = "the seed" if n == 1 else "the seeds"
            return f"The squirrel steals {noun} {listing(lost, 'en')} from {names[seat]}."
        case v.GaveUp(seat=seat, card=bird):
            return f"The crow drives off the {_en(bird)} of {names[seat]}."
        case v.Perched(card=bird, perch=perch):
            return f"The {_en(bird)} takes perch {perch}."
        case v.Added(seat=seat, card=bird):
            return f"{names[seat]} adds the {_en(bird)} to the collection."
        case v.Declined(seat=seat):
            return f"{names[seat]} adds nothing to the collection."
        case v.Drew(seat=seat, card=None):
            return f"{names[seat]} draws a card."
        case v.Drew(seat=seat, card=str(bird)):
            return f"{names[seat]} draws the {_en(bird)}."
        case v.DrewFromTrack(seat=seat, card=bird):
            return f"{names[seat]} takes the {_en(bird)} from the track."
        case v.TrackRefilled(card=bird):
            return f"The {_en(bird)} comes onto the track."
        case v.SeedLaid(position=position, seed=seed):
            return f"A seed {seed} is laid at position {position} of the column."
        case v.MalusLaid(position=None, malus=malus):
            return f"A {_en(malus)} comes up and leaves the game: there is no place for it."
        case v.MalusLaid(position=position, malus=malus):
            return f"A {_en(malus)} is laid beside position {position}."
        case v.EndTriggered():
            return "The feeder pile is used up: the end of the game is triggered."
        case v.PassedOver(seat=seat):
            return f"{names[seat]} has no card left and is passed over."
        case v.KeepingBegan():
            return "That was the last turn: everybody picks two cards to keep."
        case v.Chose(seat=seat, cards=None):
            return f"{names[seat]} has chosen."
        case v.Chose(seat=seat, cards=list(cards)):
            return f"{names[seat]} chooses to keep {_the(cards, 'en')}."
        case v.Kept(seat=seat, cards=cards, n_discarded=n, discarded=discarded):
            thrown = (
                counted(n, "card", "cards", "en") if discarded is None else _the(discarded, "en")
            )
            end = f" and discards {thrown}" if n else ""
            return f"{names[seat]} adds {_the(cards, 'en')} to the collection{end}."
        case v.Scored():
            return _say_score(event, "en", names)
    return None


def _say_score(event: v.Scored, lang: str, names: list[str]) -> str:
    fr = lang == "fr"
    pairs = counted(event.pairs, "paire" if fr else "pair", "paires" if fr else "pairs", lang)
    eggs = [f"{PLURALS[species][lang]} {n}" for species, n in event.majorities.items()]
    majorities = ", ".join(eggs) if eggs else ("aucune" if fr else "none")
    if fr:
        return (
            f"{names[event.seat]} : {pairs} = {event.pair_points} ; majorités : {majorities} ;"
            f" graines = {event.seed_points} ; total {event.total}."
        )
    return (
        f"{names[event.seat]}: {pairs} = {event.pair_points}; majorities: {majorities};"
        f" seeds = {event.seed_points}; total {event.total}."
    )


def describe(view: v.PiafsView, lang: str, names: list[str]) -> list[str]:
    """The table as the seat sees it, in lines that can be read aloud."""
    lines = [_stage(view, lang, names)]
    lines += _feeder(view, lang)
    for seat, name in enumerate(names[: view.options.players]):
        lines.append(_player(view, seat, name, lang))
    fr = lang == "fr"
    if view.hand is not None:
        lines.append(your_hand([card(text, lang) for text in view.hand], lang))
    if view.seeds is not None:
        seeds = listing(view.seeds, lang)
        lines.append(("Vos graines : " if fr else "Your seeds: ") + seeds + ".")
    if view.chosen is not None:
        chosen = move(view.chosen, lang)
        lines.append(("Votre choix : " if fr else "Your choice: ") + chosen + ".")
    return lines


def _stage(view: v.PiafsView, lang: str, names: list[str]) -> str:
    name = names[view.turn]
    fr = lang == "fr"
    stages = {
        "play": (f"C’est à {name} de jouer une carte", f"{name} is to play a card"),
        "add": (
            f"{name} peut ajouter une carte à sa collection",
            f"{name} may add a card to the collection",
        ),
        "crow": (
            f"{name} doit céder un oiseau au corbeau",
            f"{name} must give up a bird to the crow",
        ),
        "draw": (f"{name} pioche", f"{name} is to draw"),
        "keep": (
            "Chacun choisit les cartes à garder",
            "Everybody picks the cards to keep",
        ),
        "over": ("La partie est finie", "The game is over"),
    }
    line = stages[view.phase][0 if fr else 1] + "."
    first = names[view.first]
    line += f" Premier joueur : {first}." if fr else f" First player: {first}."
    if view.without is not None:
        species = PLURALS[view.without][lang]
        line += f" On joue sans les {species}." if fr else f" Played without the {species}."
    if view.ending and view.phase not in ("keep", "over"):
        line += " Dernier tour de table." if fr else " The end has been triggered."
    return line


def _feeder(view: v.PiafsView, lang: str) -> list[str]:
    fr = lang == "fr"
    lines = []
    for number, row in enumerate(view.perches, start=1):
        if view.phase == "crow":  # one of the perches is vacant, and the view does not say which
            birds = _cards(row, lang)
            lines.append(
                f"Perchoir {number}, dans l’ordre : {birds}."
                if fr
                else f"Perch {number}, in order: {birds}."
            )
            continue
        perched = card(row[0], lang)
        ground = _cards(row[1:], lang) if row[1:] else ("personne" if fr else "nobody")
        lines.append(
            f"Perchoir {number} : {perched} ; au sol : {ground}."
            if fr
            else f"Perch {number}: {perched}; on the ground: {ground}."
        )
    column = []
    for position, (seed, malus) in enumerate(zip(view.column, view.malus, strict=True), start=1):
        there = [card(one, lang) for one in (seed, malus) if one is not None]
        column.append(f"{position}, {listing(there, lang)}")
    lines.append(f"Colonne : {' ; '.join(column)}." if fr else f"Column: {'; '.join(column)}.")
    track = _cards(view.track, lang)
    piles = f"{view.n_birds}, {view.n_feeder}"
    lines.append(
        f"Piste : {track}. Cartes dans les pioches Oiseaux et Mangeoire : {piles}."
        if fr
        else f"Track: {track}. Cards in the bird pile and the feeder pile: {piles}."
    )
    return lines


def _player(view: v.PiafsView, seat: int, name: str, lang: str) -> str:
    fr = lang == "fr"
    birds = _cards(view.collections[seat], lang)
    seeds = view.n_seeds[seat]
    if view.scores is not None:
        points = counted(view.scores[seat], "point", "points", lang)
        n = counted(seeds, "graine" if fr else "seed", "graines" if fr else "seeds", lang)
        return (
            f"{name} : {points}, {n}. Collection : {birds}."
            if fr
            else f"{name}: {points}, {n}. Collection: {birds}."
        )
    if fr:
        n = counted(seeds, "graine", "graines", lang)
        hand = counted(view.hand_sizes[seat], "carte", "cartes", lang)
        return f"{name} : {hand} en main, {n}. Collection : {birds}."
    n = counted(seeds, "seed", "seeds", lang)
    hand = counted(view.hand_sizes[seat], "card", "cards", lang)
    return f"{name}: {hand} in hand, {n}. Collection: {birds}."


def _fr(text: str) -> str:
    return card(text, "fr")


def _en(text: str) -> str:
    return card(text, "en")


def _the(birds: list[str], lang: str) -> str:
    article = "le " if lang == "fr" else "the "
    return listing([article + card(bird, lang) for bird in birds], lang)


def _cards(texts: list[str], lang: str) -> str:
    return listing([card(text, lang) for text in texts], lang)
