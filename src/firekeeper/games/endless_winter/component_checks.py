"""What the rulebook demands of components (EW-C-01 to -20): checked when a pack is read.

This file reads, checks effects wherever they stand, and knows the demands on cards, stones and tokens; those
on boards and tiles are in `board_checks`.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from firekeeper.games.endless_winter import board_checks, components, grammar
from firekeeper.games.endless_winter.board_checks import TYPES, same, understood
from firekeeper.games.endless_winter.grammar import Effect, GrammarError, parse, parse_scoring
from firekeeper.games.endless_winter.terms import ATOMS, COLUMNS, EXTRA_MEGALITH, LABOUR, NOWHERE, SIDES
from firekeeper.kernel.component_tables import Finding, PackError, exactly, file_types, read_files, refuse

STARTING = ("start_tribesman", "start_tribeswoman", "start_brave")
TRIBES = ("hunter", "artisan", "explorer", "elder", "shaman")
SPECIES = (
    "woolly_rhino", "ground_sloth", "sabertooth", "stag_moose", "giant_beaver",
    "woolly_mammoth", "argentavis",
)  # fmt: skip
CHIEFS = ("great_eye", "thunder_staff", "stone_soul", "tuskbreaker", "fire_wolf")
STONES = (
    *[f"s1_v_{kind}" for kind in TYPES if kind != "base"], "s1_variety", "s1_ground", "s1_tiles",
    "s2_buried", "s2_upper", "s2_idols", "s2_kinds",
    *[f"s2_t_{animal}" for animal in SPECIES[:5]], "s2_t_rare",
)  # fmt: skip
JOKER = "argentavis"

# EW-C-11, EW-C-12: Labour and Action skill of the cards in the examples; None where the skill is not stated
NAMED_CARDS: dict[str, tuple[float, str | None]] = {
    "artisan": (1, "on(develop): labour 1"),
    "hunter": (1, "on(hunt): labour 1"),
    "shaman": (1.5, None),
    "start_tribeswoman": (1.5, "pay food 1 -> tool 1"),
    "start_brave": (1.5, None),
}
WITH_ECLIPSE_SKILL = ("artisan", "start_tribeswoman", "start_brave")
OPENING = ("start_brave", "start_tribeswoman")  # EW-SETUP-22
SET_SIZES = {"woolly_mammoth": 2, JOKER: 0}  # EW-C-14; 4 for all others
NAMED_SETS = {"woolly_rhino": 3, "woolly_mammoth": 2, "ground_sloth": 10}  # EW-EX-26: a value of each table
MOST_FOOD = 5  # EW-C-16: the bonus of the turn order fits under the limit of 6

# EW-C-05, EW-C-06: what the stones of an Era count, and at which fixed rate; 0 for those with a table
RATES: tuple[dict[int, int], dict[int, int]] = (
    {
        grammar.VILLAGES_TOUCHING: 2,
        grammar.CAMP_TYPES: 1,
        grammar.GROUND_MEGALITHS: 1,
        grammar.MEGALITH_TILES: 0,
    },
    {
        grammar.BURIED: 0,
        grammar.UPPER_MEGALITHS: 2,
        grammar.IDOL_STEPS: 1,
        grammar.TIPPED_SPECIES: 1,
        grammar.TIPPED: 0,
    },
)
EFFECT_FIELDS = (
    "skill", "eclipse", "tip", "side_a", "side_b", "benefit", "cost", "spaces", "top", "middle", "bottom",
)  # fmt: skip
"""The fields that hold effect texts, one or several."""
CONDITIONAL = ("skill", "side_a", "side_b")
"""Those in which a part may need a column (EW-CARD-07, EW-REST-06)."""


def check_cards(file: components.CardFile) -> Iterator[Finding]:
    """EW-C-11, EW-C-12, EW-C-19."""
    yield from exactly([card.id for card in file.starting], STARTING, "starting")
    yield from exactly([card.id for card in file.tribe], TRIBES, "tribe")
    cards: tuple[components.TribeCard, ...] = (*file.starting, *file.tribe)
    deck = sum(card.copies for card in file.starting)
    if deck != 9:
        yield Finding("", "copies", f"a player has {deck} Starting cards; expected 9 (EW-SETUP-09)")
    for starting in file.starting:
        if starting.opening != (starting.id in OPENING):
            message = "1 Brave and 1 Tribeswoman are set aside, and no other card (EW-SETUP-22)"
            yield Finding(starting.id, "opening", message)
    for tribe in file.tribe:
        if tribe.copies != 15:
            yield Finding(tribe.id, "copies", f"is {tribe.copies}; a stack has 15 cards (EW-SETUP-06)")
    for card in cards:
        labour, skill = NAMED_CARDS.get(card.id, (card.labour, None))
        if card.labour != labour:
            yield Finding(card.id, "labour", f"is {card.labour}; the rulebook has {labour}")
        if skill is not None and not same(card.skill, skill):
            yield Finding(card.id, "skill", f"the rulebook has {skill}")
        if card.id in WITH_ECLIPSE_SKILL and not card.eclipse:
            yield Finding(card.id, "eclipse", "this card has an Eclipse skill")
        if card.id == "start_brave" and not any(
            same(card.skill, f"on({column}): labour 1") for column in COLUMNS
        ):
            yield Finding(card.id, "skill", "expected 1 Labour in one column, such as on(initiate): labour 1")
    for field, text in (("skill", "on(initiate): labour 1"), ("eclipse", "move 2")):
        if not any(same(getattr(card, field), text) for card in cards):
            yield Finding("", field, f"no card has «{text}»; the rulebook shows one")
    if not any(card.end_points == 1 for card in cards):
        yield Finding("", "end_points", "some card is worth exactly 1 point (EW-C-19)")


def check_culture(file: components.CultureFile) -> Iterator[Finding]:
    """EW-C-13."""
    for era in (1, 2):
        ids = [card.id for card in file.culture if card.era == era]
        yield from exactly(ids, [f"c{era}_{number:02}" for number in range(1, 21)], f"Era {era} culture")
    for card in file.culture:
        if not card.skill:
            yield Finding(card.id, "skill", "a Culture card has one or more skills")


def check_animals(file: components.AnimalFile) -> Iterator[Finding]:
    """EW-C-14."""
    yield from exactly([animal.id for animal in file.animals], SPECIES, "animal")
    total = sum(animal.copies for animal in file.animals)
    if total != 60:
        yield Finding("", "copies", f"the species have {total} cards together; expected 60")
    for animal in file.animals:
        yield from _check_species(animal)


def _check_species(animal: components.Animal) -> Iterator[Finding]:
    size = SET_SIZES.get(animal.id, 4)
    if animal.joker != (animal.id == JOKER):
        yield Finding(animal.id, "joker", f"{JOKER} is the joker, and no other species (EW-SCORE-13)")
    if len(animal.sets) != size:
        yield Finding(animal.id, "sets", f"has {len(animal.sets)} values; its sets have at most {size} cards")
    if any(low >= high for low, high in pairwise((0, *animal.sets))):
        yield Finding(animal.id, "sets", "a larger set is worth more points than a smaller one")
    named = NAMED_SETS.get(animal.id)
    if named is not None and named not in animal.sets:
        yield Finding(animal.id, "sets", f"some set is worth {named} points (EW-EX-26)")
    if not animal.tip:
        yield Finding(animal.id, "tip", "every Animal has a tip benefit")


def check_chiefs(file: components.ChiefFile) -> Iterator[Finding]:
    """EW-C-15."""
    yield from exactly([chief.id for chief in file.chiefs], CHIEFS, "chief")
    skills = [(chief.id, side, getattr(chief, side)) for chief in file.chiefs for side in SIDES]
    for chief, side, text in skills:
        if not text:
            yield Finding(chief, side, "every side of a Chief card has a skill")
    effects = [understood(text) or () for _, _, text in skills]
    bound = [any(part.on != NOWHERE for part in effect) for effect in effects]
    if all(bound) or not any(bound):
        yield Finding("", "side_a", "some skills need a column and some do not (EW-REST-06)")


def check_setup_cards(file: components.SetupFile) -> Iterator[Finding]:
    """EW-C-16."""
    yield from exactly([card.id for card in file.cards], [f"setup_{at}" for at in range(1, 6)], "setup_card")
    for card in file.cards:
        if card.tribe not in TRIBES:
            yield Finding(card.id, "tribe", f"{card.tribe} is no Tribe card; expected {', '.join(TRIBES)}")
        if card.food > MOST_FOOD:
            yield Finding(card.id, "food", f"is {card.food}; expected at most {MOST_FOOD}")
        for animal in card.animals:
            if animal not in SPECIES:
                yield Finding(card.id, "animals", f"{animal} is no Animal; expected {', '.join(SPECIES)}")
    if not any(card.camp for card in file.cards):
        yield Finding("", "camp", "some cards show the Camp symbol (EW-SETUP-21)")


def check_stones(file: components.StoneFile) -> Iterator[Finding]:
    """EW-C-05, EW-C-06."""
    yield from exactly([stone.id for stone in file.stones], STONES, "stone")
    for era in (1, 2):
        count = sum(stone.era == era for stone in file.stones)
        if count != 10:
            yield Finding("", "era", f"there are {count} stones of Era {era}; expected 10")
    for stone in file.stones:
        yield from _check_stone(stone)


def _check_stone(stone: components.Stone) -> Iterator[Finding]:
    try:
        scoring = parse_scoring(stone.scoring, list(TYPES), list(SPECIES))
    except GrammarError as error:
        yield Finding(stone.id, "scoring", str(error))
        return
    rates = RATES[stone.era - 1]
    if scoring.measure not in rates:
        counted = ", ".join(grammar.MEASURES[measure] for measure in rates)
        yield Finding(stone.id, "scoring", f"a stone of Era {stone.era} counts one of {counted}")
        return
    rate = rates[scoring.measure]
    if scoring.rate != rate:
        wanted = f"per(…) {rate}" if rate else "a table"
        yield Finding(
            stone.id, "scoring", f"expected {wanted} for {grammar.MEASURES[scoring.measure]} (EW-C-06)"
        )
    if scoring.table and (scoring.table[0] or any(low > high for low, high in pairwise(scoring.table))):
        yield Finding(stone.id, "scoring", "a table begins with 0 and never falls")
    if scoring.measure == grammar.VILLAGES_TOUCHING and TYPES.index("base") in scoring.detail:
        yield Finding(stone.id, "scoring", "the Base tile is no Terrain type: no Village touches it")


def check_tokens(file: components.TokenFile) -> Iterator[Finding]:
    """EW-C-17, EW-C-18."""
    glaciers = [f"glacier_token_{number}" for number in range(1, 11)]
    yield from exactly([token.id for token in file.glacier], glaciers, "glacier")
    rests = [f"rest_token_{number}" for number in range(1, 6)]
    yield from exactly([token.id for token in file.rest], rests, "rest")
    for token in (*file.glacier, *file.rest):
        if not token.benefit:
            yield Finding(token.id, "benefit", "a token shows at least one benefit")
        for part in understood(token.benefit) or ():
            if part.pay:
                # EW-GLACIER-04, EW-RESTTOKEN-03: what it shows is gained, among other gains in any order.
                message = "a token has no price; write what it gives alone, without pay … ->"
                yield Finding(token.id, "benefit", message)
            if part.on != NOWHERE:
                yield Finding(token.id, "benefit", "a token works in every column; leave on(…): out")
    for token in file.rest:
        gains = [gain for part in understood(token.benefit) or () for gain in part.gain]
        if len(gains) > 2:
            yield Finding(token.id, "benefit", f"shows {len(gains)} effects; expected one or two")


ECLIPSE_ONLY = {
    "cards": ("eclipse",), "terrain": ("benefit",), "main_board": ("benefit",),
}  # fmt: skip
"""Effects that are gained in the Eclipse phase only, by file: Labour is of no use there (EW-ECLIPSE-08)."""


def _rows(file: Struct) -> Iterator[tuple[str, Struct]]:
    """All rows of a file with the names that complaints give them."""
    for field in msgspec.structs.fields(file):
        value = getattr(file, field.name)
        for number, row in enumerate(value if isinstance(value, tuple) else (), 1):
            if isinstance(row, Struct):
                yield getattr(row, "id", f"{field.encode_name} {number}"), row


def _effect_texts(row: Struct) -> Iterator[tuple[str, str]]:
    """The effects of a row: the field and the text."""
    for field in EFFECT_FIELDS:
        value = getattr(row, field, ())
        for text in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            if text:
                yield field, text


def _check_effects(stem: str, file: Struct) -> Iterator[Finding]:
    """Every effect can be read, and stands where it can be used."""
    for name, row in _rows(file):
        for field, text in _effect_texts(row):
            try:
                effect = parse(text)
            except GrammarError as error:
                yield Finding(name, field, str(error))
                continue
            for message in _misplaced(stem, field, effect):
                yield Finding(name, field, message)


def _misplaced(stem: str, field: str, effect: Effect) -> Iterator[str]:
    atoms = [atom for part in effect for atom, _ in (*part.pay, *part.gain)]
    if field not in CONDITIONAL and any(part.on != NOWHERE for part in effect):
        yield "only skills of cards and Chiefs can need a column"
    if stem != "megaliths" and EXTRA_MEGALITH in atoms:
        yield "extra_megalith is for the first spaces of Megalith tiles (EW-ICON-33)"
    if LABOUR in atoms and field in ECLIPSE_ONLY.get(stem, ()):
        yield "Labour is of no use in the Eclipse phase (EW-ECLIPSE-08)"


def _check_together(files: dict[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    """What files owe each other: file, row, field, message."""
    for finding in board_checks.check_tracks_and_pieces(files["player_board"], files["numbers"]):
        yield "player_board.toml", *finding
    for finding in _check_supplies(files):
        yield "setup_cards.toml", *finding
    for finding in _check_quantities(files):
        yield "numbers.toml", *finding


def _check_supplies(files: dict[str, Any]) -> Iterator[Finding]:
    """EW-C-02, EW-C-16: tracks and decks have what Setup cards give, whoever gets which."""
    tool_top = next(track.top for track in files["player_board"].tracks if track.id == "tool_track")
    copies = {animal.id: animal.copies for animal in files["animals"].animals}
    taken = Counter(animal for card in files["setup_cards"].cards for animal in card.animals)
    for card in files["setup_cards"].cards:
        if card.tools + 1 > tool_top:  # EW-SETUP-31 gives one more
            yield Finding(card.id, "tools", f"is {card.tools}; the track allows {tool_top - 1}")
        for animal in card.animals:
            if taken[animal] > copies[animal]:
                message = f"the Setup cards take {taken[animal]} {animal}; there are {copies[animal]} cards"
                yield Finding(card.id, "animals", message)


def _check_quantities(files: dict[str, Any]) -> Iterator[Finding]:
    """There is enough of what the numbers ask for."""
    value = {row.id: row.value for row in files["numbers"].numbers}
    by_players = {row.id: row.values for row in files["numbers"].by_players}
    if value["draft_extra"] + 4 > len(CHIEFS):
        yield Finding(
            "draft_extra", "value", f"expected at most {len(CHIEFS) - 4}: there are 5 cards of a kind"
        )
    if max(by_players["stones_per_era"]) > 10:
        yield Finding("stones_per_era", "values", "expected at most 10: an Era has no more stones")
    kinds = Counter(tile.type for tile in files["terrain"].tiles)
    places = len(files["terrain"].slots) - 1
    others = kinds.total() - kinds["glacier"] - 1
    fewest, most = places - others, min(kinds["glacier"], places - 6)
    if min(by_players["glaciers"]) < fewest or max(by_players["glaciers"]) > most:
        message = f"expected {fewest} to {most}: {places} slots, one of each other type, {others} other tiles"
        yield Finding("glaciers", "values", message)


def in_parts(effect: Effect) -> tuple[components.EffectPart, ...]:
    """An effect for those who draw it."""
    return tuple(
        components.EffectPart(
            on="" if part.on == NOWHERE else COLUMNS[part.on],
            pay=tuple((ATOMS[atom], number) for atom, number in part.pay),
            gain=tuple((ATOMS[atom], number) for atom, number in part.gain),
        )
        for part in effect
    )


def read(tables: dict[str, Any]) -> components.Components:
    """Read and check the parsed files, given by stem ("cards", "terrain"). PackError if one is wrong."""
    types = file_types(components.Components, vars(board_checks) | globals())
    files = read_files(tables, types, _check_effects)
    refuse([PackError(*finding) for finding in _check_together(files)])
    texts = {text for file in files.values() for _, row in _rows(file) for _, text in _effect_texts(row)}
    return components.Components(**files, effects={text: in_parts(parse(text)) for text in sorted(texts)})
