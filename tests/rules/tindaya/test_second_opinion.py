"""Disasters on random positions, worked out a second time from the ledger alone: hexes are coordinates,
islands are found hex by hex, nothing of the rules is used but to set up and to look."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tindaya_table import Table

Hexes = dict[str, dict[str, Any]]

RADIUS = (1, 2, 2, 3, 3, 3)
BUILDINGS = {"forest": ("pigsty", "field"), "coast": ("dock",), "mountain": ("goat_pen",)}
KIND = {"goat_pen": 0, "pigsty": 1}
"""Which wild depot the animals of a building belong to."""
MONEIBA = ("tropical_storm", "locusts", "cyclone", "pirates", "san_borondon")
ACORAN = ("wildfire", "guayota", "tibicenas", "earthquake", "drought")
WALLS_HELP = ("tropical_storm", "cyclone", "pirates", "tibicenas")
DESTROYED = {
    "tropical_storm": "dock", "locusts": "field", "cyclone": "goat_pen", "wildfire": "pigsty",
    "earthquake": "goat_pen", "drought": "field",
}  # fmt: skip
TOKENS_LOST = {
    "tropical_storm": ("clay_token",),
    "wildfire": ("wood_token",),
    "earthquake": ("basic_ore_token", "volcanic_ore_token"),
}


def distance(one: str, other: str) -> int:
    (q, r), (other_q, other_r) = [map(int, name.split(",")) for name in (one, other)]
    across, down = q - other_q, r - other_r
    return (abs(across) + abs(down) + abs(across + down)) // 2


def everything(table: Table) -> Hexes:
    return {name: table.at(name) for name in table.box.board.names}


def islands(hexes: Hexes) -> list[set[str]]:
    """Connected land, one hex after another (TD-TERMS-02)."""
    left = {name for name, here in hexes.items() if here["terrain"] not in ("sea", "trench")}
    found = []
    while left:
        island = {left.pop()}
        grown = True
        while grown:
            beside = {name for name in left if any(distance(name, other) == 1 for other in island)}
            grown = bool(beside)
            island |= beside
            left -= beside
        found.append(island)
    return found


def clear(here: dict[str, Any], terrain: str) -> None:
    here.clear()
    here["terrain"] = terrain


# --- positions ------------------------------------------------------------------------------------------


def populated(source: Random) -> Table:
    """Buildings, animals, natives of all seats, forts, walls, canoes, and tokens with gaps."""
    seats = source.randint(2, 4)
    table = Table(players=seats, mode=source.choice(("alliance", "domination")))
    villagers, nobles = [7] * seats, [2] * seats

    def settle(name: str, seat: int, most: int, noble: bool) -> None:
        count = source.randint(0, min(most, villagers[seat]))
        lead = int(noble and nobles[seat] > 0)
        villagers[seat] -= count
        nobles[seat] -= lead
        table.natives(seat, name, villagers=count, nobles=lead)

    for seat in range(seats):
        table.trades(seat, "fisher", "pig_breeder", "goatherd", "farmer")
    names = [name for name in table.box.board.names if table.at(name)["terrain"] not in ("sea", "trench")]
    source.shuffle(names)
    for name in names:
        terrain, lot = table.at(name)["terrain"], source.random()
        kind = source.choice(BUILDINGS.get(terrain, ("",)))
        if kind and lot < 0.45 and table.supply()[kind]:
            owner, guest = source.randrange(seats), source.randrange(seats)
            guarded = source.random() < 0.7
            if guarded:
                settle(name, owner, 2, source.random() < 0.2)
            if guest != owner and nobles[guest] and source.random() < 0.2:
                nobles[guest] -= 1
                table.natives(guest, name, nobles=1)
            herd = source.randint(0, 4) if kind in KIND and table.natives_at(name) else 0
            table.building(name, kind, animals=herd)
        elif kind and lot < 0.55:
            table.fort(name, source.randint(1, 4))
        elif lot < 0.8:
            settle(name, source.randrange(seats), 2, source.random() < 0.3)
            if kind and source.random() < 0.4:
                table.no_token(name)
    sea = [name for name in table.box.board.names if table.at(name)["terrain"] in ("sea", "trench")]
    table.walls(*source.sample(names, source.randint(0, 2))).canoes(*source.sample(sea, 6))
    return table.nature(source.randint(0, 6), source.randint(0, 6))


# --- the second opinion -----------------------------------------------------------------------------------


def after_water(hexes: Hexes, center: str, wrath: int) -> None:
    """TD-EVENT-08, -11 to -13."""
    for name, here in hexes.items():
        if distance(name, center) <= RADIUS[wrath]:
            here.pop("canoes", None)
            if here["terrain"] in BUILDINGS:
                clear(here, "sea")


def after_lava(hexes: Hexes, center: str, wrath: int) -> None:
    """TD-EVENT-08, -14 to -17, as long as nothing is short."""
    for name, here in hexes.items():
        if distance(name, center) <= RADIUS[wrath]:
            here.pop("canoes", None)
            if name == center:
                here.pop("natives", None)
            elif here["terrain"] in ("sea", *BUILDINGS):
                clear(here, "mountain")
                here["token"] = "volcanic_ore_token"


def after_card(hexes: Hexes, wild: list[int], card: str, center: str, wrath: int) -> None:
    """TD-CATA-01 to -11; nobody can protect anything."""
    struck: set[str] = set()
    for island in islands(hexes):
        if any(distance(name, center) <= RADIUS[wrath] for name in island):
            struck |= island
    for name in struck:
        here = hexes[name]
        if card == "san_borondon":
            clear(here, "sea")
        elif not (here.get("wall") and card in WALLS_HELP):
            strike(here, wild, card)
    if card == "cyclone":
        for name, here in hexes.items():
            if any(distance(name, other) == 1 for other in struck):
                here.pop("canoes", None)
    if card == "tibicenas":
        wild[:] = [count - count // 2 for count in wild]


def strike(here: dict[str, Any], wild: list[int], card: str) -> None:
    if here.get("building") == DESTROYED.get(card, "none"):
        if card != "locusts":
            here.pop("natives", None)
        here.pop("animals", None)
        del here["building"]
    if here.get("token") in TOKENS_LOST.get(card, ()):
        del here["token"]
    if card == "pirates" or (card == "guayota" and here["terrain"] != "volcano"):
        here.pop("natives", None)
        if "animals" in here:
            wild[KIND[here["building"]]] += here.pop("animals")
    if card == "tibicenas":
        here.pop("animals", None)


@pytest.mark.rule("TD-EVENT-04", "TD-EVENT-08", "TD-EVENT-20", "TD-EVENT-22", "TD-CATA-11", "TD-TERMS-32")
@pytest.mark.parametrize("event", [*MONEIBA, *ACORAN, "tsunami", "eruption"])
def test_disasters_of_random_positions(event: str) -> None:
    for seed in range(6):
        source = Random(f"{event} {seed}")
        table, number = populated(source), source.randint(1, 8)
        wrath = source.randint(0, 2 if event == "eruption" else 5)
        table.event("event_2" if event == "eruption" else "event_1").wrath(wrath, wrath)
        table.catastrophe("locusts").catastrophe("drought").standee("tsunami", 0)
        places = table.state.trenches if event == "tsunami" else table.state.volcanoes
        center = table.box.board.names[places[number - 1]]
        hexes, wild = everything(table), list(table.state.nature)
        if event == "tsunami":
            table.standee("tsunami", number)
            after_water(hexes, center, wrath)
        elif event == "eruption":
            table.standee("eruption", number)
            after_lava(hexes, center, wrath)
        else:
            table.catastrophe(event).standee("moneiba" if event in MONEIBA else "acoran", number)
            after_card(hexes, wild, event, center, wrath)
        table.end("events")
        if not table.idle:  # an eruption that runs short is for other tests
            assert table.asking == "NameHex"
            continue
        assert everything(table) == hexes, f"seed {seed}"
        assert list(table.state.nature) == wild, f"seed {seed}"
