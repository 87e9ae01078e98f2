"""Why not? Whatever a person tries and may not do, the engine names the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper import ledger
from firekeeper.games.endless_winter.eclipse import ChooseHex, ChoosePileCard
from firekeeper.games.endless_winter.pile import BuildPile
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Chance
from firekeeper.kernel.rng import Stream
from firekeeper.titles import rules_for

# --- always an answer, and always a rule --------------------------------------------------------------------

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "setup_draft", "glacier_tokens": True},
    {"players": 4, "setup": "chief_draft", "rest_tokens": True},
]
CHANCE_VERBS = {
    "draw_card", "reveal", "show", "stone_up", "tile", "megalith_tile", "aid", "chief_dealt", "setup_dealt",
    "glacier_token", "rest_token",
}  # fmt: skip


def positions(mode: int) -> list[WinterState]:
    """Of a random game: the last position of every kind of question."""
    state = rules_for("endless_winter", MODES[mode]).start()
    assert isinstance(state, WinterState)
    stream = Stream(f"why not {mode}")
    met: dict[str, WinterState] = {}
    while (decision := engine.run_automatic(state)) is not None:
        choices = engine.legal(state, decision)
        if isinstance(decision, Chance):
            choice = engine.pick(state, decision, choices, stream.below)
        else:
            met[type(decision).__name__] = state.clone()
            choice = choices[stream.below(len(choices))]
        engine.apply(state, decision, choice)
    return list(met.values())


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_refused_choice_of_a_random_game_has_a_rule_of_the_ledger(mode: int) -> None:
    known = ledger.rules()
    for state in positions(mode):
        decision = engine.run_automatic(state)
        assert decision is not None
        name = type(decision).__name__
        before = state.dump()
        offered = engine.legal(state, decision)
        for choice in [*state.rules.book.by_text.values()]:
            if choice.verb in CHANCE_VERBS:
                continue
            rule = engine.why_not(state, decision, choice)
            if choice in offered:
                assert rule == "", f"«{choice}» is legal at {name}, yet {rule} is said to forbid it"
            else:
                assert rule in known, f"«{choice}» at {name} is refused by {rule!r}, which is no rule"
        assert state.dump() == before, f"asking why not at {name} changed the position"


# --- the rule that a person would look up -------------------------------------------------------------------


def hunting() -> Table:
    table = Table().have(0, food=4, tool=1).hold(0, "hunter").hunt("argentavis")
    return table.act(0, "hunt")


def migrating() -> Table:
    return Table().have(0, food=5, tool=2).camps(0, 0, 1).act(0, "migrate")


def villages(*camps: int) -> Callable[[], Table]:
    def build() -> Table:
        table = Table().have(0, food=3).camps(0, *camps).villages(1, "1-2-8")
        return table.gain(0, "village 1 + tool 1 + draw 1", "EW-MIGRATE-05")

    return build


def stones(food: int, *owned: str) -> Callable[[], Table]:
    """A stone to be taken in round 1; beside it something that can always be gained."""
    return lambda: Table().have(0, food=food, tool=food).own(0, *owned).gain(0, "stone 1 + idol 1")


def megaliths(placed: int) -> Callable[[], Table]:
    def build() -> Table:
        table = Table()
        if placed:
            table.stand(1, "0.3.1", "0.4.0", neutral=True)
        return table.placed(0, placed).gain(0, "megalith 1 + idol 1")

    return build


def second_culture() -> Table:
    return Table().hold(0, "c1_03", "c1_15").turn(0).choose("play c1_03")


def recruited() -> Table:
    """An Elder has just been recruited, and the next Tribe card is to be paid."""
    table = Table().have(0, tool=3, food=5).hold(0, "start_brave").act(0, "initiate")
    return table.choose("recruit elder", "pay food:1")


def promised() -> Table:
    """The skill of a Culture card has promised the Hunt column, and the figure is to be placed."""
    table = Table().turn(0)
    table.state.committed = 3
    return table.until("place")


def pile() -> Table:
    table = Table().phase("eclipse_phase").eclipse(0, "hunter", "elder")
    return table.then(ChoosePileCard(0, table.player(0).eclipse))


def terrain() -> Table:
    """Seat 0 leads on hexes 1 and 3, and has had the benefit of hex 5; on hex 2 the other one leads."""
    table = Table().phase("eclipse_phase").camps(0, 1, 2, 3, 5, 13).camps(1, 2, 2)
    table.state.gathered = 1 << 5
    return table.then(ChooseHex(0))


FORBIDDEN: list[tuple[str, Callable[[], Table], str, str]] = [
    ("a figure before step 2", lambda: Table().hold(0, "c1_03").turn(0), "place tribe hunt", "EW-TURN-02"),
    ("Labour in step 1", lambda: Table().hold(0, "c1_03", "elder").turn(0), "work elder", "EW-LABOR-01"),
    ("the Chief in step 1", lambda: Table().hold(0, "c1_03").turn(0), "chief", "EW-AMB-44"),
    ("a card that is not in hand", lambda: Table().hold(0, "c1_03").turn(0), "play c1_04", "EW-CULTURE-01"),
    ("a second Culture card for nothing", second_culture, "play c1_15", "EW-CULTURE-02"),
    ("Culture in step 2", hunting, "play c1_05", "EW-CULTURE-05"),
    ("another column", promised, "place tribe develop", "EW-CARD-07"),
    ("another column's action", hunting, "recruit hunter", "EW-PLACE-02"),
    ("an Animal that is not there", hunting, "hunt stag_moose", "EW-ICON-19"),
    ("a stone out of turn", hunting, "stone s1_ground", "EW-DEVELOP-03"),
    ("the Chief's skill with a Tribe figure", hunting, "chief", "EW-PLACE-03"),
    ("a skill of a card in hand", hunting, "skill hunter", "EW-CARD-04"),
    ("the same type twice", recruited, "recruit elder", "EW-BEGIN-02"),
    ("a card recruited this turn", recruited, "work elder", "EW-BEGIN-03"),
    ("a Camp that is elsewhere", migrating, "move 3 9", "EW-MIGRATE-02"),
    ("a Camp over two hexes", migrating, "move 0 7", "EW-MIGRATE-12"),
    ("a Village without three Camps", villages(0, 3, 9), "village 2-3-10", "EW-MIGRATE-05"),
    ("a Village on a Village", villages(1, 2, 8), "village 1-2-8", "EW-MIGRATE-07"),
    ("a stone that is gone", stones(3), "stone s2_t_rare", "EW-STONE-07"),
    ("a stone of Era II too early", stones(3), "stone s2_buried", "EW-STONE-01"),
    ("a stone that is too dear", stones(0), "stone s1_v_plains", "EW-STONE-03"),
    ("a fourth stone", stones(9, "s1_variety", "s1_ground", "s1_tiles"), "stone s1_v_plains", "EW-STONE-04"),
    ("a Megalith far from the others", megaliths(1), "build 0.0.0", "EW-MEGA-03"),
    ("a neutral Megalith upstairs", megaliths(0), "build 1.0.0", "EW-MEGA-06"),
    ("a Megalith above a gap", megaliths(2), "build 1.0.0", "EW-MEGA-04"),
    ("a coloured Megalith on a first space", megaliths(2), "build 0.4.2", "EW-MEGA-07"),
    ("an eleventh Megalith", megaliths(10), "build 0.2.1", "EW-MEGA-14"),
    ("a lesser benefit of nothing", lambda: Table().gain(0, "idol 1"), "swap draw tool", "EW-GOLD-13"),
    ("Food beyond the limit", lambda: Table().have(0, food=6).gain(0, "idol 1"), "swap idol food",
     "EW-GOLD-09"),
    ("points before the end of the track", lambda: Table().gain(0, "idol 2"), "idol points", "EW-IDOL-06"),
    ("a card to draw where there is none", lambda: Table().gain(0, "draw 1"), "draw", "EW-AMB-21"),
    ("Tribe cards while resting", lambda: Table().hold(0, "elder").animals(0, "argentavis").dealt()
     .act(0, "rest"), "work elder", "EW-REST-05"),
    ("Labour in step 4", lambda: Table().hold(0, "elder").then(BuildPile(0)), "work elder", "EW-LABOR-01"),
    ("the end of the turn without a pile", lambda: Table().hold(0, "elder").then(BuildPile(0)), "end",
     "EW-TURN-02"),
    ("a card that is not in the pile", pile, "pile shaman", "EW-CARD-09"),
    ("a hex where another one leads", terrain, "gather 2", "EW-ECLIPSE-15"),
    ("a hex twice", terrain, "gather 5", "EW-AMB-15"),
    ("a hex without a benefit", terrain, "gather 13", "EW-AMB-16"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "text", "rule"), [row[1:] for row in FORBIDDEN], ids=[r[0] for r in FORBIDDEN]
)
def test_the_rule_is_the_one_that_matters(position: Callable[[], Table], text: str, rule: str) -> None:
    assert position().why_not(text) == rule
