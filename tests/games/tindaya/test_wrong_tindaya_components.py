"""A wrong component table of Tindaya is refused with a clear sentence (C-01 to C-24)."""

import copy
from typing import Any

import pytest

from firekeeper.games.tindaya.components import Components
from firekeeper.kernel.component_tables import PackError
from firekeeper.packs import load_tables

TABLES, _ = load_tables("tindaya")
Tables = dict[str, Any]


def complaints(tables: Tables) -> list[str]:
    with pytest.raises(PackError) as caught:
        Components.from_tables(tables)
    return [error.line for error in caught.value.all]


def test_our_own_files_are_right() -> None:
    assert len(Components.from_tables(copy.deepcopy(TABLES)).events.events) == 18


# File, table, which row, what changes, and a part of the sentence.
WRONG: list[tuple[str, str, int, dict[str, Any], str]] = [
    ("setup", "setup_card", 0, {"players": 2}, "there are 0 of 1; expected exactly 1"),
    ("setup", "setup_card", 0, {"forest": 7}, "is 7; expected 8 to 16"),
    ("setup", "setup_card", 0, {"cubes": 4}, "at most 3 cubes and 2 cylinders"),
    ("setup", "setup_card", 2, {"coast": 9}, "expected (14, 10, 8, 2, 2)"),
    ("setup", "start", 0, {"trades": ["farmer", "fisher"]}, "expected ('goatherd', 'farmer')"),
    ("setup", "start", 1, {"trades": ["fisher", "fisher"]}, "two different trades"),
    ("setup", "start", 1, {"invention": "cheese_mould"}, "is not of level 1 of one of its trades"),
    ("setup", "start", 1, {"order": 2}, "there are 0 of 1"),
    ("goods", "good", 0, {"id": "salt"}, "another good has this id"),
    ("goods", "good", 0, {"per": "building"}, "expected villager (C-08)"),
    ("goods", "good", 4, {"rations": 2}, "expected 3 (TD-PRODUCE-19)"),
    ("goods", "good", 4, {"perishable": False}, "expected True (TD-TERMS-18)"),
    ("goods", "good", 0, {"weapon": True}, "expected False (TD-TERMS-21)"),
    ("goods", "raw_material", 0, {"fire": False}, "expected True (TD-TERMS-22)"),
    ("inventions", "invention", 0, {"cost": {"wood": 2}}, "TD-DEVELOP-08"),
    ("inventions", "invention", 0, {"level": 2}, "expected 1 (TD-DEVELOP-05)"),
    ("inventions", "cave", 0, {"cost": {"wood": 1}}, "TD-CAVE-01"),
    ("inventions", "conversion", 0, {"price": {"straw": 2}}, "one unit of one resource"),
    ("inventions", "conversion", 0, {"capacity": 4}, "expected 3 (C-08)"),
    ("buildings", "building", 0, {"tiles": 5}, "expected 6 (TD-BUILD-05)"),
    ("buildings", "building", 0, {"terrain": "forest"}, "TD-TERMS-16"),
    ("buildings", "terrain_tile", 0, {"tiles": 15}, "expected 16 (C-02)"),
    ("ocean", "ocean_tile", 0, {"black_volcano": "A"}, "six neighbours on its tile"),
    ("ocean", "ocean_tile", 0, {"black_trench": "E"}, "volcano and trench are two hexes"),
    ("ocean", "ocean_tile", 0, {"wreck": "I"}, "half a wreck lies on an edge hex"),
    ("ocean", "ocean_tile", 0, {"id": 2}, "TD-SETUP-01"),
    ("ocean", "place", 0, {"q": 9}, "14 hexes that a half turn maps on each other"),
    ("ocean", "slot", 1, {"q": 0, "r": 0}, "two slots overlap"),
    ("ocean", "wreck_pair", 0, {"west": 1, "east": 3}, "these wrecks do not meet"),
    ("presets", "preset", 0, {"players": 2}, "there are 2 of 2"),
    ("presets", "preset", 0, {"coast": [[0, 1]] * 8}, "a hex of its own"),
    ("tokens", "wood", 0, {"copies": 12}, "is 17; expected 18"),
    ("tokens", "basic_ore", 0, {"stone": 2}, "is (14, 14); expected (16, 14)"),
    ("tribes", "tribe", 0, {"resources": {"wood": 3}}, "is 3; expected 4 (TD-SETUP-19)"),
    ("tribes", "tribe", 0, {"id": "majos"}, "another tribe has this id"),
    ("offerings", "offering", 0, {"demands": ["figs", "pig", "fish", "salt"]}, "figs, pig, cheese"),
    (
        "offerings",
        "offering",
        1,
        {"demands": ["fish", "fish", "salt", "milk"]},
        "the four demands are different",
    ),
    ("events", "event", 0, {"era": 2}, "is 1; expected 2 (TD-SETUP-49)"),
    ("events", "event", 2, {"order": ["acoran", "moneiba", "tsunami"]}, "1 to 3 ships"),
    ("events", "event", 0, {"order": ["tsunami", "acoran", "ship_white"]}, "which the rulebook shows"),
    ("prophecies", "prophecy", 0, {"eras": [[1, 2, 3, 4]] * 3}, "1, 7, 5, 6 for era 1"),
    ("catastrophes", "catastrophe", 0, {"god": "acoran"}, "C-20"),
    ("missions", "mission", 0, {"easy": 6}, "thresholds grow with the level"),
    ("missions", "mission", 0, {"hard": 9}, "within what a tribe can have"),
    ("missions", "mission", 1, {"hard": 5}, "no level asks for 4"),
    ("objectives", "common_objective", 0, {"colour": "blue"}, "is 4; expected 5"),
    ("objectives", "secret_objective", 0, {"sign": -1}, "expected 1 (C-13)"),
    ("objectives", "objective_token", 0, {"players": 4}, "do not suffice for two choices"),
    ("idols", "idol", 0, {"copies": 3}, "is 23; expected 22"),
    ("idols", "idol", 0, {"domination_only": True}, "TD-SETUP-37"),
    ("market", "market_card", 0, {"price": {"wood": 1}}, "clay, stone, straw and manure"),
    ("market", "market_card", 1, {"price": {"stone": 1}}, "two walls of different prices"),
    ("traitor", "traitor_card", 0, {"id": "jailer"}, "another traitor_card has this id"),
    ("numbers", "difficulty", 1, {"storage": 9}, "one level allows 7 tokens"),
    ("numbers", "wrath", 5, {"colour": "red"}, "is doom"),
    ("numbers", "wrath", 0, {"radius": 3}, "expected 1 (TD-EVENT-07)"),
    ("numbers", "wrath", 0, {"colour": "red", "radius": 3}, "yellow, orange, red and doom"),
    ("numbers", "wrath", 1, {"colour": "red"}, "the start space behaves as orange"),
    ("numbers", "control", 0, {"players": 4}, "there are 2 of 4"),
]


@pytest.mark.parametrize(("file", "table", "row", "change", "part"), WRONG)
def test_a_wrong_row_is_named(file: str, table: str, row: int, change: dict[str, Any], part: str) -> None:
    tables = copy.deepcopy(TABLES)
    tables[file][table][row].update(change)
    found = complaints(tables)
    assert any(part in line and line.startswith(f"{file}.toml") for line in found), found


# Fewer pairs of wrecks make other layouts, not wrong ones.
ROWS = sorted({(file, table) for file, table, *_ in WRONG} - {("ocean", "wreck_pair")})


@pytest.mark.parametrize(("file", "table"), ROWS)
def test_a_missing_row_is_noticed(file: str, table: str) -> None:
    tables = copy.deepcopy(TABLES)
    tables[file][table].pop(0)
    assert complaints(tables)


def test_a_preset_must_be_a_map_that_can_be_played() -> None:
    tables = copy.deepcopy(TABLES)
    tables["presets"]["preset"][2]["forest"][0] = [0, 6]  # joins two islands
    assert any("eight islands" in line for line in complaints(tables))
    tables["presets"]["preset"][2]["forest"][0] = [1, 1]
    assert any("are not covered" in line for line in complaints(tables))
