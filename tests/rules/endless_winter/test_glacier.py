"""Modules: Glacier tokens (area GLACIER), and what every Rest token gives."""

from typing import Any

import pytest
from endless_winter_table import Table

from firekeeper.games.endless_winter.eclipse import Hexes
from firekeeper.games.endless_winter.terms import FACE_DOWN, NO_TOKEN, SETTING_UP
from firekeeper.kernel import engine

Outcome = dict[str, Any]


def module() -> Table:
    """Slots 13 to 18 are Glaciers; two of them carry face-down tokens."""
    return Table(glacier_tokens=True).glacier(13).glacier(14)


# --- set-up -----------------------------------------------------------------------------------------


def set_up(table: Table) -> Table:
    """Play the set-up of a game with the table's options, always taking the first choice."""
    state = table.box.start()
    while (decision := engine.run_automatic(state)) is not None and state.phase == SETTING_UP:
        engine.apply(state, decision, engine.legal(state, decision)[0])
    table.state = state
    return table


@pytest.mark.rule("EW-GLACIER-01", "EW-GLACIER-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_face_down_token_on_every_glacier(players: int) -> None:
    table = set_up(Table(players=players, glacier_tokens=True))
    rules, state = table.box, table.state
    glaciers = [slot for slot in range(19) if rules.terrain_ids[state.terrain[slot]].startswith("glacier")]
    assert len(glaciers) == (3 if players == 4 else 6)
    assert [slot for slot in range(19) if state.glaciers[slot] == FACE_DOWN] == glaciers
    assert state.glacier_pool == (1 << 10) - 1  # nobody has seen any, those in the box neither


@pytest.mark.rule("EW-GLACIER-01")
@pytest.mark.parametrize("glacier", [False, True])
@pytest.mark.parametrize("rest", [False, True])
def test_each_module_is_used_by_itself(glacier: bool, rest: bool) -> None:
    table = set_up(Table(glacier_tokens=glacier, rest_tokens=rest))
    assert (FACE_DOWN in table.state.glaciers) == glacier
    assert (table.state.rest_open != NO_TOKEN) == rest


# --- revealing --------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GLACIER-03")
def test_a_camp_that_moves_in_turns_the_token_up() -> None:
    table = module().camps(0, 4).gain(0, "move 1").choose("move 4 13")
    assert table.legal() == {f"glacier_token glacier_token_{number}" for number in range(1, 11)}
    table.choose("glacier_token glacier_token_4")
    assert table.state.glaciers[13] == table.box.glacier_ids.index("glacier_token_4")
    assert [(event.slot, event.token) for event in table.told("GlacierRevealed")] == [(13, "glacier_token_4")]
    assert table.idle  # revealing gives nothing


@pytest.mark.rule("EW-GLACIER-03", "EW-EX-30")
def test_passing_through_is_enough() -> None:
    table = module().camps(0, 12).gain(0, "move 2")
    table.choose("move 12 13", "glacier_token glacier_token_1", "move 13 4")
    assert table.state.glaciers[13] == 0
    assert table.player(0).camps == (4,)


@pytest.mark.rule("EW-GLACIER-03")
def test_a_token_turned_up_once_stays_the_same() -> None:
    table = module().glacier(15, "glacier_token_2").camps(0, 4).gain(0, "move 1").choose("move 4 13")
    assert "glacier_token glacier_token_2" not in table.legal()
    table.choose("glacier_token glacier_token_9").camps(0, 5).gain(0, "move 1").choose("move 5 15")
    assert table.idle


# --- the reward -------------------------------------------------------------------------------------

TOKENS: dict[str, tuple[list[str], Outcome]] = {
    "glacier_token_1": ([], {"food": 3}),
    "glacier_token_2": (["take tool"], {"tool": 2}),
    "glacier_token_3": (["idol honour"], {"honour": 1, "food": 1}),
    "glacier_token_4": (["idol honour", "idol offering"], {"honour": 1, "offering": 1}),
    "glacier_token_5": (["draw", "draw_card shaman"], {"hand": ["elder", "shaman"], "deck": []}),
    "glacier_token_6": (["build 0.4.0", "forgo"], {"megaliths": 1}),
    "glacier_token_7": ([], {"points": 2}),
    "glacier_token_8": ([], {"points": 3}),
    "glacier_token_9": (["track", "reveal argentavis"], {"animals": ["argentavis"]}),
    "glacier_token_10": (["bury_hand elder"], {"hand": [], "graveyard": ["elder"], "food": 1}),
}


@pytest.mark.rule("EW-GLACIER-04")
@pytest.mark.parametrize("token", TOKENS)
def test_a_village_beside_a_face_up_token_gains_its_benefit(token: str) -> None:
    choices, outcome = TOKENS[token]
    table = module().glacier(13, token).hold(0, "elder").deck(0, "shaman").camps(0, 4, 12, 13).mark()
    table.gain(0, "village 1").choose("village 4-12-13", *choices)
    assert table.changed(0) == {"camps": [], "villages": ["4-12-13"], **outcome}
    assert table.idle


@pytest.mark.rule("EW-GLACIER-04")
def test_a_face_down_token_gives_nothing() -> None:
    table = module().camps(0, 4, 12, 13).gain(0, "village 1").choose("village 4-12-13")
    assert table.idle
    assert table.state.glaciers[13] == FACE_DOWN


@pytest.mark.rule("EW-GLACIER-05")
def test_the_token_stays_for_later_villages_of_anybody() -> None:
    table = module().glacier(13, "glacier_token_8").camps(0, 4, 12, 13).camps(1, 4, 13, 14)
    table.gain(0, "village 1").choose("village 4-12-13")
    table.gain(1, "village 1").choose("village 4-13-14")
    assert (table.points(0), table.points(1)) == (3, 3)


@pytest.mark.rule("EW-GLACIER-05")
def test_a_village_beside_two_tokens_gains_both_in_any_order() -> None:
    table = module().glacier(13, "glacier_token_3").glacier(14, "glacier_token_4").camps(0, 4, 13, 14)
    table.gain(0, "village 1").choose("village 4-13-14", "idol honour", "idol honour", "idol offering")
    assert (table.player(0).honour, table.player(0).offering, table.food(0)) == (2, 1, 1)
    assert table.idle


@pytest.mark.rule("EW-GLACIER-06")
def test_the_token_gives_nothing_in_the_eclipse() -> None:
    table = module().glacier(13, "glacier_token_8").camps(0, 13).phase("eclipse_phase").mark()
    table.then(Hexes(0))
    assert table.idle
    assert table.changed(0) == {}


# --- Rest tokens ------------------------------------------------------------------------------------

REST: dict[str, tuple[list[str], Outcome]] = {
    "rest_token_1": ([], {"food": 2}),
    "rest_token_2": (["take tool"], {"tool": 1}),
    "rest_token_3": (["idol honour"], {"honour": 1}),
    "rest_token_4": (["move 0 1"], {"food": 1, "camps": [1]}),
    "rest_token_5": (
        ["tip argentavis", "idol honour", "idol honour"],
        {"food": 1, "honour": 2, "tipped": ["argentavis"], "animals": []},
    ),
}


@pytest.mark.rule("EW-RESTTOKEN-03")
@pytest.mark.parametrize("token", REST)
def test_a_rest_token_gives_its_effects(token: str) -> None:
    choices, outcome = REST[token]
    table = Table(rest_tokens=True)
    at = table.box.rest_token_ids.index(token)
    table.state.rest_unseen = (1 << 5) - 1 & ~(1 << at)
    table.state.rest_open = at
    table.animals(0, *["argentavis"] * (token == "rest_token_5")).mark()
    table.act(0, "rest").choose("keep_token", *choices, "forgo")
    assert table.changed(0) == outcome


def test_every_token_is_tested() -> None:
    rules = Table().box
    assert list(TOKENS) == rules.glacier_ids
    assert list(REST) == rules.rest_token_ids
