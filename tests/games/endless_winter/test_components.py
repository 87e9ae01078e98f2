"""The component tables hold the numbers of the game; a wrong table is refused, by file, row and field."""

import copy
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.components import Components, Row
from firekeeper.games.endless_winter.grammar import parse
from firekeeper.games.endless_winter.options import Options
from firekeeper.games.endless_winter.terms import ATOMS
from firekeeper.kernel.component_tables import PackError
from firekeeper.packs import load_tables

TABLES, _ = load_tables("endless_winter")
GAME = Components.from_tables(TABLES)
MISSING = object()


def rows(file: msgspec.Struct) -> list[Row]:
    return [
        row
        for name in file.__struct_fields__
        for row in (getattr(file, name) if isinstance(getattr(file, name), tuple) else ())
        if isinstance(row, Row)
    ]


# The numbers of the game -------------------------------------------------------------------------------


def test_the_labels_of_every_file() -> None:
    files = {stem: rows(getattr(GAME, stem)) for stem in TABLES}
    assert {stem: dict(Counter(row.source for row in content)) for stem, content in files.items()} == {
        "animals": {"stated+reconstructed": 4, "found+reconstructed": 1, "reconstructed": 2},
        "cards": {"stated+reconstructed": 5, "found+reconstructed": 3},
        "chiefs": {"reconstructed": 4, "found+reconstructed": 1},
        "culture": {"reconstructed": 40},
        "idols": {"stated": 1, "stated+reconstructed": 4, "reconstructed": 20},
        "main_board": {"stated": 8, "reconstructed": 4},
        "megaliths": {"found+reconstructed": 4, "reconstructed": 4},
        "numbers": {"stated": 22, "stated+reconstructed": 1},
        "player_board": {"stated": 7, "stated+reconstructed": 4, "reconstructed": 5},
        "setup_cards": {"reconstructed": 5},
        "stones": {"stated": 5, "stated+reconstructed": 15},
        "terrain": {"stated+reconstructed": 1, "reconstructed": 24, "found+reconstructed": 19},
        "tokens": {"reconstructed": 15},
    }
    unexplained = [
        row for content in files.values() for row in content if row.source != "stated" and not row.note
    ]
    assert unexplained == []


@pytest.mark.rule("EW-C-11", "EW-C-12", "EW-C-13", "EW-C-14")
def test_the_cards_of_the_box() -> None:
    assert {card.id: card.copies for card in GAME.cards.starting} == {
        "start_tribesman": 5,
        "start_tribeswoman": 2,
        "start_brave": 2,
    }
    assert {card.copies for card in GAME.cards.tribe} == {15}
    assert Counter(card.era for card in GAME.culture.culture) == {1: 20, 2: 20}
    effects = [card.skill for card in GAME.culture.culture]
    assert len(set(effects)) == 40
    assert [animal.copies for animal in GAME.animals.animals] == [10, 10, 10, 10, 10, 5, 5]
    assert [card.tribe for card in GAME.setup_cards.cards] == [card.id for card in GAME.cards.tribe]


@pytest.mark.rule("EW-C-07")
def test_the_tiles_of_the_box() -> None:
    kinds = Counter(tile.type for tile in GAME.terrain.tiles)
    assert (kinds.pop("base"), kinds.pop("glacier")) == (1, 6)
    assert set(kinds.values()) == {3}
    assert len(kinds) == 6


def test_every_atom_is_on_some_component() -> None:
    shown = {name for parts in GAME.effects.values() for part in parts for name, _ in (*part.pay, *part.gain)}
    assert shown == set(ATOMS)


def test_effects_are_there_in_parts_for_those_who_draw_them() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(GAME))["effects"]
    assert plain["on(initiate): labour 1 + tool 1"] == [
        {"on": "initiate", "gain": [["labour", 2], ["tool", 1]]},
    ]
    assert plain["pay tool 1 -> camp 1"] == [{"pay": [["tool", 1]], "gain": [["camp", 1]]}]
    assert "" not in plain
    assert all(len(parts) == len(parse(text)) for text, parts in plain.items())


# What is refused ------------------------------------------------------------------------------------------


def changed(path: str, value: Any) -> dict[str, Any]:
    """The tables with one value replaced: "cards.tribe.0.labour". MISSING takes it away."""
    tables = copy.deepcopy(TABLES)
    here: Any = tables
    *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
    for step in way:
        here = here[step]
    if value is MISSING:
        del here[last]
    else:
        here[last] = value
    return tables


def complaints(tables: dict[str, Any]) -> list[str]:
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    return [error.line for error in caught.value.all]


GLACIER = {"id": "glacier_7", "type": "glacier", "benefit": "", "source": "reconstructed"}
SPACES = TABLES["megaliths"]["tile"][0]["spaces"]

# fmt: off
BAD: list[tuple[str, Any, str]] = [
    # rows on their own
    ("cards", MISSING, "cards.toml: the file is missing"),
    ("riddles", {}, "riddles.toml: unknown file; the files are cards, culture, animals"),
    ("cards.tribe.0.labour", 0.75, 'cards.toml, row "hunter", field "labour": 0.75 is not right; expected'),
    ("cards.tribe.0.labour", MISSING, 'row "hunter", field "labour": is missing; expected Labour in steps'),
    ("cards.tribe.0.food", 1, 'row "hunter", field "food": unknown field; the fields are source, note, id'),
    ("cards.tribe.1.id", "hunter", 'row "hunter", field "id": another tribe has this id'),
    ("chiefs.chief.0.source", "guessed", 'row "great_eye", field "source": \'guessed\' is not right; expect'),
    ("main_board.turn_order.0.position", 0, 'row "turn_order 1", field "position": 0 is not right'),
    ("megaliths.layout.0.places", [[0, 0, 45]] * 4, 'row "cfg_hearth", field "places": [[0, 0, 45]'),
    # effects, wherever they stand
    ("culture.culture.0.skill", "gold 1", 'culture.toml, row "c1_01", field "skill": «gold 1» is no benefit'),
    ("idols.offering.2.benefit", "tool", 'idols.toml, row "offering 3", field "benefit": «tool» is not a'),
    ("main_board.column.1.top.0", "pay food 1", 'row "develop", field "top": «pay food 1» has a price for'),
    ("terrain.tile.1.benefit", "on(hunt): food 1", 'row "plains_1", field "benefit": only skills of cards'),
    ("terrain.tile.1.benefit", "labour 1", 'row "plains_1", field "benefit": Labour is of no use in the'),
    ("cards.tribe.0.eclipse", "labour 1", 'row "hunter", field "eclipse": Labour is of no use in the'),
    ("tokens.rest.0.benefit", "extra_megalith 1", 'row "rest_token_1", field "benefit": extra_megalith is'),
    # EW-C-01, EW-C-02
    ("player_board.track.0.top", 11, 'row "food_track", field "top": is 11; with one of 5 Camps gone'),
    ("player_board.track.0.labour_symbols", [3, 1], 'field "labour_symbols": expected different numbers up'),
    ("player_board.track.0.labour_symbols", [1, 5, 9], "somewhere 3 Food must pass exactly 2 symbols (EW-EX"),
    ("player_board.track.1.labour_symbols", [1], 'row "tool_track", field "labour_symbols": Tools give no'),
    ("player_board.track.1.top", 3, 'row "setup_1", field "tools": is 3; the track allows 2'),
    ("player_board.track.1", MISSING, 'row "tool_track": the track row is missing'),
    # EW-C-03, EW-SETUP-31, the columns
    ("main_board.turn_order.0.benefit", "bury 1", 'row "turn_order 1", field "benefit": expected food, tool'),
    ("main_board.turn_order.3", MISSING, 'field "turn_order": there are 3 positions; expected 4'),
    ("main_board.turn_order.3.position", 5, 'field "turn_order": expected rows numbered 1, 2, … in this'),
    ("main_board.compensation.1.benefit", "tool 1", 'row "compensation 2", field "benefit": the rulebook'),
    ("main_board.compensation.0.benefit", "tool 1", 'field "benefit": the rulebook has nothing'),
    ("main_board.column.0.bottom", "bury 1", 'row "initiate", field "bottom": the rulebook has idol 1 +'),
    ("main_board.column.0.middle", "bury 1", 'row "initiate", field "middle": the rulebook has pay food 1 -'),
    ("main_board.column.2.top", ["camp 1"], 'row "migrate", field "top": the rulebook has pay tool 1 ->'),
    ("main_board.column.3", MISSING, 'row "hunt": the column row is missing'),
    # EW-C-04 and the rest of the player board
    ("player_board.stone_slot.0.cost", "idol 1", 'row "stone_slot_1", field "cost": expected Food, Tools or'),
    ("player_board.stone_slot.0.cost", "", 'row "stone_slot_1", field "cost": expected Food, Tools or both'),
    ("player_board.stone_slot.1.benefit", "", 'row "stone_slot_2", field "benefit": a slot gives at least'),
    ("player_board.stone_slot.2", MISSING, 'row "stone_slot_3": the stone_slot row is missing'),
    ("player_board.megalith_space.1.benefit", "food 1", 'row "megalith_space 2", field "benefit": the'),
    ("player_board.megalith_space.4", MISSING, 'field "megalith_space": expected 5 spaces (EW-SETUP-13)'),
    ("player_board.space.1.benefit", "draw 1", 'row "rest_space", field "benefit": the rulebook has draw 1'),
    ("player_board.space.0.labour", 1, 'row "village_reserve", field "labour": figures give Labour on the'),
    ("player_board.player.0.colour", "red", 'field "colour": two players have the same colour'),
    # EW-C-05, EW-C-06
    ("stones.stone.0.scoring", "per(wolves) 2", 'row "s1_v_plains", field "scoring": «wolves» cannot be'),
    ("stones.stone.0.scoring", "per(upper_megalith) 2", "a stone of Era 1 counts one of village_touching,"),
    ("stones.stone.0.scoring", "per(village_touching:plains) 3", "expected per(…) 2 for village_touching"),
    ("stones.stone.0.scoring", "per(village_touching:base) 2", "the Base tile is no Terrain type"),
    ("stones.stone.9.scoring", "per(megalith_tiles) 2", "expected a table for megalith_tiles (EW-C-06)"),
    ("stones.stone.9.scoring", "table(megalith_tiles) 0,2,1", "a table begins with 0 and never falls"),
    ("stones.stone.0.era", 2, 'field "era": there are 9 stones of Era 1; expected 10'),
    ("stones.stone.0", MISSING, 'row "s1_v_plains": the stone row is missing'),
    # EW-C-07
    ("terrain.tile.24", MISSING, 'field "tile": there are 24 tiles; expected 25'),
    ("terrain.tile.1", GLACIER, 'row "plains_1": the plains tile row is missing'),
    ("terrain.tile.0", {**GLACIER}, 'field "type": there are 0 Base tiles; expected 1'),
    ("terrain.tile.24.type", "plains", 'field "type": there are 5 Glaciers; expected at least 6'),
    ("terrain.slot.18.r", 2, 'terrain.toml, field "slot": expected the Base tile and two full rings around'),
    ("terrain.slot.0.q", 3, 'row "slot 1", field "q": the first slot is the Base tile, at q 0 and r 0'),
    ("terrain.slot.3.slot", 4, 'field "slot": expected rows numbered 0, 1, … in this order'),
    # EW-C-08
    ("megaliths.tile.0.spaces", SPACES[:7], 'row "meg_1", field "spaces": there are 7 spaces; expected 8'),
    ("megaliths.tile.0.spaces.3", "", 'row "meg_1", field "spaces": space 4 shows nothing'),
    ("megaliths.tile.0.spaces.3", "extra_megalith 1", "extra_megalith 1 is on the first space, number 1,"),
    ("megaliths.tile.0.spaces.0", "food 1", "extra_megalith 1 is on the first space, number 1, and on no"),
    ("megaliths.first", [4, 0], 'field "arrows": first and arrows are 3 different spaces of 4 columns and 2'),
    ("megaliths.arrows", [[1, 0], [1, 0]], 'field "arrows": first and arrows are 3 different spaces'),
    ("megaliths.layout.0.places.1", [3, 0, 0], 'row "cfg_hearth", field "places": two tiles lie on the same'),
    ("megaliths.layout.0.places.1", [12, 0, 0], 'row "cfg_hearth", field "places": the tiles do not hang'),
    ("megaliths.layout.3.players", [2], "the default for 2 players: cfg_hearth, cfg_ring; expected one"),
    ("megaliths.layout.0.players", [], "the default for 2 players: none; expected one layout"),
    ("megaliths.tile.3", MISSING, 'row "meg_4": the tile row is missing'),
    # EW-C-09, EW-C-10
    ("idols.offering.0.per", 4, 'field "level": level 0 is the start: it gives nothing'),
    ("idols.offering.5.per", 5, 'field "per": from level 1 on every level has a ratio, and no higher level'),
    ("idols.honour.4.points", 1, 'field "points": is [1, 3, 5]; the Honour track gives 2, 3 and 5 points'),
    ("idols.honour.4.level", 5, 'field "honour": expected rows numbered 0, 1, … in this order'),
    ("idols.offering", TABLES["idols"]["offering"][:1], 'field "level": a track has a start and at least'),
    ("idols.box.0.points", [1, 3, 6, 9], 'row "honour_box_first", field "points": 4 buried cards give 10'),
    ("idols.box.1.points", [3, 1], 'row "honour_box_second", field "points": more buried cards never give'),
    ("idols.box.1.points", [1, 2, 7], 'row "honour_box_second", field "points": gives more than honour_box_'),
    ("idols.box.2", MISSING, 'row "honour_box_others": the box row is missing'),
    # EW-C-11, EW-C-12, EW-C-13
    ("cards.starting.0.copies", 4, 'field "copies": a player has 8 Starting cards; expected 9 (EW-SETUP-09)'),
    ("cards.starting.0.opening", 1, 'row "start_tribesman", field "opening": 1 Brave and 1 Tribeswoman are'),
    ("cards.tribe.0.copies", 14, 'row "hunter", field "copies": is 14; a stack has 15 cards (EW-SETUP-06)'),
    ("cards.tribe.0.labour", 2, 'row "hunter", field "labour": is 2.0; the rulebook has 1'),
    ("cards.tribe.0.skill", "food 1", 'row "hunter", field "skill": the rulebook has on(hunt): labour 1'),
    ("cards.starting.1.eclipse", "", 'row "start_tribeswoman", field "eclipse": this card has an Eclipse'),
    ("cards.starting.2.skill", "labour 1", 'row "start_brave", field "skill": expected 1 Labour in one'),
    ("cards.tribe.2.eclipse", "move 1", 'field "eclipse": no card has «move 2»; the rulebook shows one'),
    ("cards.tribe.4.id", "healer", 'row "healer", field "id": there is no such tribe; expected hunter,'),
    ("culture.culture.5.era", 2, 'row "c1_06": the Era 1 culture row is missing'),
    ("culture.culture.5.skill", "", 'row "c1_06", field "skill": a Culture card has one or more skills'),
    # EW-C-14, EW-C-15, EW-C-16
    ("animals.animal.0.copies", 9, 'field "copies": the species have 59 cards together; expected 60'),
    ("animals.animal.0.sets", [1, 3, 6], 'row "woolly_rhino", field "sets": has 3 values; its sets have at'),
    ("animals.animal.0.sets", [1, 3, 3, 6], 'row "woolly_rhino", field "sets": a larger set is worth more'),
    ("animals.animal.0.sets", [1, 2, 4, 6], 'row "woolly_rhino", field "sets": some set is worth 3 points'),
    ("animals.animal.0.joker", True, 'row "woolly_rhino", field "joker": argentavis is the joker'),
    ("animals.animal.6.tip", "", 'row "argentavis", field "tip": every Animal has a tip benefit'),
    ("chiefs.chief.0.side_a", "", 'row "great_eye", field "side_a": every side of a Chief card has a skill'),
    ("chiefs.chief.4", MISSING, 'row "fire_wolf": the chief row is missing'),
    ("setup_cards.setup_card.0.tribe", "start_brave", 'row "setup_1", field "tribe": start_brave is no'),
    ("setup_cards.setup_card.0.food", 6, 'row "setup_1", field "food": is 6; expected at most 5'),
    ("setup_cards.setup_card.0.animals", ["dodo"], 'row "setup_1", field "animals": dodo is no Animal'),
    ("setup_cards.setup_card.2.camp", False, 'field "camp": some cards show the Camp symbol (EW-SETUP-21)'),
    # EW-C-17, EW-C-18
    ("tokens.glacier.0.benefit", "", 'row "glacier_token_1", field "benefit": a token shows at least one'),
    ("tokens.rest.0.benefit", "food 1 + tool 1; tip 1", 'row "rest_token_1", field "benefit": shows 3'),
    ("tokens.glacier.0.benefit", "pay food 1 -> tool 2",
     'row "glacier_token_1", field "benefit": a token has no price; write what it gives alone'),
    ("tokens.rest.0.benefit", "pay tool 1 -> idol 1", 'row "rest_token_1", field "benefit": a token has no'),
    ("tokens.rest.1.benefit", "on(hunt): food 1", 'row "rest_token_2", field "benefit": a token works in'),
    ("tokens.glacier.9", MISSING, 'row "glacier_token_10": the glacier row is missing'),
    # numbers
    ("numbers.number.0", MISSING, 'row "rounds": the number row is missing'),
    ("numbers.number.0.value", 2, 'row "rounds_of_era_1", field "value": expected fewer than rounds'),
    ("numbers.number.0.value", 99, 'row "rounds", field "value": 99 is not right; expected a whole number'),
    ("numbers.number.2.value", 4, 'row "laps", field "value": expected one turn for each figure'),
    ("numbers.number.8.value", 4, 'row "hunt_top", field "value": expected room for the cards of 4 players'),
    ("numbers.number.9.value", 2, 'row "draft_extra", field "value": expected at most 1: there'),
    ("numbers.number.10.value", 0, 'row "camps", field "value": expected at least 1'),
    ("numbers.number.12.value", 4, 'row "neutral_megaliths", field "value": the neutral Megaliths fill the'),
    ("numbers.number.13.value", 7, 'field "megalith_space": expected room for exactly 9 Megaliths'),
    ("numbers.by_players.0.values", [4, 6, 11], 'row "stones_per_era", field "values": expected at most 10'),
    ("numbers.by_players.1.values", [7, 6, 3], 'row "glaciers", field "values": expected 0 to 6: 18 slots'),
]
# fmt: on


def test_the_tables_of_the_box_are_right() -> None:
    assert Components.from_tables(copy.deepcopy(TABLES)) == GAME


@pytest.mark.parametrize(
    ("path", "value", "complaint"), BAD, ids=[f"{path}-{at}" for at, (path, _, _) in enumerate(BAD)]
)
def test_a_wrong_table_is_refused(path: str, value: Any, complaint: str) -> None:
    found = complaints(changed(path, value))
    assert any(complaint in line for line in found), found


def test_all_complaints_come_at_once() -> None:
    tables = changed("cards.tribe.0.labour", 2)
    tables["animals"]["animal"][0]["copies"] = 9
    tables["tokens"]["rest"][0]["benefit"] = "gold 1"
    assert [line.partition(":")[0] for line in complaints(tables)] == [
        'cards.toml, row "hunter", field "labour"',
        'animals.toml, field "copies"',
        'tokens.toml, row "rest_token_1", field "benefit"',
    ]


def test_setup_cards_take_no_more_animals_than_there_are() -> None:
    tables = changed("setup_cards.setup_card.0.animals", ["argentavis"] * 4)
    tables["setup_cards"]["setup_card"][1]["animals"] = ["argentavis"]
    assert (
        'row "setup_5", field "animals": the Setup cards take 6 argentavis; there are 5 cards'
        in "\n".join(complaints(tables))
    )


def test_chiefs_with_and_without_a_column_are_both_needed() -> None:
    for side in ("draw 1", "on(hunt): draw 1"):
        tables = copy.deepcopy(TABLES)
        for chief in tables["chiefs"]["chief"]:
            chief["side_a"] = chief["side_b"] = side
        assert "some skills need a column and some do not" in "\n".join(complaints(tables))


def places(tables: Any, way: tuple[str, ...] = ()) -> list[str]:
    """The paths of all values in the tables."""
    if isinstance(tables, dict | list):
        pairs = tables.items() if isinstance(tables, dict) else enumerate(tables)
        return [path for key, value in pairs for path in places(value, (*way, str(key)))]
    return [".".join(way)]


ANYTHING = (
    st.none() | st.booleans() | st.integers(-3, 30) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["food 1", "move 2", "plains", "hunter", "per(buried) 1", "draw 1 + tip 1", [], {}])
)  # fmt: skip


@settings(max_examples=150)
@given(st.sampled_from(places(TABLES)), ANYTHING)
def test_whatever_is_typed_in_is_refused_or_can_be_played_with(path: str, value: Any) -> None:
    try:
        components = Components.from_tables(changed(path, value))
    except PackError as error:
        if not all(found.file.endswith(".toml") and found.message for found in error.all):
            raise
        return
    for players in (2, 3, 4):
        assert Box(components, Options(players=players), "").seats == players
