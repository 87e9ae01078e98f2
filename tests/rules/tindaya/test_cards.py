"""Every card does what its row says, and every card has a test of its effect.

What Event, Prophecy and Offering cards print is written down here a second time, from the component list; the
other cards have tests in the files of their chapters, which name them with the mark `component`.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from tindaya_table import Table

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import DrawEventCard
from firekeeper.games.tindaya.event_step import EventsStep
from firekeeper.games.tindaya.offerings import MakeOffering
from firekeeper.games.tindaya.strategy import Tibiabin
from firekeeper.games.tindaya.terms import NONE, SHIPS, SYMBOLS

LETTERS = {
    "A": "acoran", "M": "moneiba", "T": "tsunami", "E": "eruption",
    "W": "ship_white", "G": "ship_grey", "B": "ship_black",
}  # fmt: skip

EVENTS = {
    "event_1": (1, "easy", "MTWA"), "event_2": (1, "easy", "AWEM"), "event_3": (1, "medium", "WMATE"),
    "event_4": (1, "medium", "AGEMW"), "event_5": (1, "hard", "MWTAEG"), "event_6": (1, "hard", "EGAMWT"),
    "event_7": (2, "easy", "AWME"), "event_8": (2, "easy", "MGEAW"), "event_9": (2, "medium", "TMWAGE"),
    "event_10": (2, "medium", "EWMGTA"), "event_11": (2, "hard", "WEAGMT"),
    "event_12": (2, "hard", "MBTWEAG"), "event_13": (3, "easy", "MWATG"), "event_14": (3, "easy", "EAWMG"),
    "event_15": (3, "medium", "AWTMGE"), "event_16": (3, "medium", "MEWAGTB"),
    "event_17": (3, "hard", "TWMGEBA"), "event_18": (3, "hard", "EAWTMG"),
}  # fmt: skip


@pytest.mark.rule("TD-STRAT-01", "TD-STRAT-02", "TD-STRAT-09", "TD-EVENT-01", "TD-SETUP-24")
@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.component(*EVENTS)
def test_an_event_card_brings_its_ships_and_events_in_order(card: str) -> None:
    era, level, letters = EVENTS[card]
    order = [LETTERS[letter] for letter in letters]
    table = Table(mode="domination", difficulty=level).era(era)
    table.then(DrawEventCard())
    assert f"event {card}" in table.legal()
    assert len(table.legal()) == 2  # two of each level and era
    table.choose(f"event {card}")
    table.strategy()
    rolled = []
    while table.decision is not None and table.legal("die"):
        rolled.append(SHIPS[table.decision.ship])
        table.choose(f"die {len(rolled)}")
    assert rolled == [symbol for symbol in order if symbol in SHIPS]  # with their columns, left to right
    chosen = False  # eras 1 and 2 bring secret objectives
    while (decision := table.decision) is not None:
        chosen |= type(decision).__name__ == "ChooseObjective" or bool(table.legal("keep"))
        table.choose(table.choices()[0].text)
    assert chosen == (era < 3)
    table.state.events = []
    table.then(EventsStep())
    while table.decision is not None:
        table.choose(table.choices()[0].text)
    began = [event for event in table.state.events if isinstance(event, events.EventBegan)]
    assert [event.symbol for event in began] == order
    assert [event.symbol for event in began if event.happens and event.symbol in SHIPS] == rolled


PROPHECIES = {
    "prophecy_1": ((1, 7, 5, 6), (8, 3, 4, 1), (6, 4, 2, 5)),
    "prophecy_2": ((7, 2, 3, 4), (5, 7, 6, 2), (3, 5, 1, 8)),
    "prophecy_3": ((6, 3, 1, 8), (7, 5, 2, 3), (4, 2, 8, 1)),
    "prophecy_4": ((3, 8, 2, 7), (6, 4, 1, 8), (7, 1, 5, 6)),
    "prophecy_5": ((4, 5, 8, 2), (2, 8, 7, 5), (1, 6, 3, 7)),
    "prophecy_6": ((5, 4, 7, 1), (4, 1, 8, 6), (2, 3, 6, 4)),
    "prophecy_7": ((2, 1, 6, 5), (3, 6, 5, 7), (8, 7, 4, 3)),
    "prophecy_8": ((8, 6, 4, 3), (1, 2, 3, 4), (5, 8, 7, 2)),
}


@pytest.mark.rule("TD-STRAT-04")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("card", PROPHECIES)
@pytest.mark.component(*PROPHECIES)
def test_a_prophecy_says_where_by_the_column_of_the_era(card: str, era: int) -> None:
    event = ("event_5", "event_12", "event_17")[era - 1]
    table = Table(difficulty="hard").era(era).event(event)
    table.state.prophecy = NONE
    table.then(Tibiabin()).choose(f"prophecy {card}")
    state = table.state
    shown = [LETTERS[letter] for letter in EVENTS[event][2] if LETTERS[letter] not in SHIPS]
    for symbol, number in zip(shown, PROPHECIES[card][era - 1], strict=True):
        places = state.trenches if symbol == "tsunami" else state.volcanoes
        assert state.standees[SYMBOLS.index(symbol)] == places[number - 1]


OFFERINGS = {
    "offering_1": ("figs", "pig", "cheese", "obsidian"),
    "offering_2": ("fish", "goat", "straw", "toasted_flour"),
    "offering_3": ("milk", "wood", "salt", "smoked_fish"),
    "offering_4": ("wood", "fish", "horns", "stone"),
    "offering_5": ("clay", "milk", "cereals", "cheese"),
    "offering_6": ("stone", "figs", "goat_meat", "manure"),
    "offering_7": ("figs", "wood", "ham", "salted_meat"),
    "offering_8": ("fish", "obsidian", "clay", "horns"),
}


@pytest.mark.rule("TD-OFFER-02", "TD-OFFER-03")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("card", OFFERINGS)
@pytest.mark.component(*OFFERINGS)
def test_an_offering_takes_what_its_slots_demand(card: str, era: int) -> None:
    other = "offering_8" if card != "offering_8" else "offering_1"
    open_slots = ((0, 1), (0, 1, 2), (1, 2, 3))[era - 1]
    for slot, demand in enumerate(OFFERINGS[card]):
        table = Table().era(era).offering("acoran", card).offering("moneiba", other)
        if demand in ("pig", "goat"):
            home, building = ("2,0", "pigsty") if demand == "pig" else ("2,1", "goat_pen")
            table.building(home, building, 1).natives(0, home, nobles=1)
        else:
            table.natives(0, "2,0", nobles=1).have(0, **{demand: 1})
        table.then(MakeOffering(0, NONE))
        here = {text for text in table.legal("pawn") if text.startswith("pawn acoran")}
        alike = [at for at in open_slots if OFFERINGS[card][at] == demand]
        assert here == {f"pawn acoran {at + 1}" for at in alike}
        if slot in open_slots:
            table.choose(f"pawn acoran {slot + 1}")
            assert {text.split()[0] for text in table.legal()} == {
                "animal" if demand in ("pig", "goat") else "unit"
            }
            table.choose(min(table.legal()))
            assert table.offered("acoran")[slot] == [1, 0, 0]
            assert table.goods(0) == {}


# --- has every card a test? -----------------------------------------------------------------------------


def marked() -> set[str]:
    """All ids that the mark `component` names in the tests of this folder."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        spec = importlib.util.spec_from_file_location(f"looked_at_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for value in vars(module).values():
            if getattr(value, "__module__", "") == module.__name__:
                marks: list[Any] = getattr(value, "pytestmark", [])
                found.update(*[mark.args for mark in marks if mark.name == "component"])
    return found


def test_every_card_has_a_test_of_its_effect() -> None:
    parts = Table().box.components
    cards = {
        "event": parts.events.events,
        "prophecy": parts.prophecies.prophecies,
        "catastrophe": parts.catastrophes.catastrophes,
        "offering": parts.offerings.offerings,
        "idol": parts.idols.idols,
        "tribe": parts.tribes.tribes,
        "mission": parts.missions.missions,
        "common objective": parts.objectives.common,
        "secret objective": parts.objectives.secret,
        "market card": parts.market.cards,
        "traitor's card": parts.traitor.cards,
    }
    tested = marked()
    named = {kind: {row.id for row in rows} for kind, rows in cards.items()}
    assert {kind: sorted(ids - tested) for kind, ids in named.items() if ids - tested} == {}
    assert tested - set().union(*named.values()) == set()  # no test names a card that is not there
    assert sum(map(len, named.values())) == 113
