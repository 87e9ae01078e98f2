"""What the Ghost does (WK-SOLO-40 to -57): its six actions and every branch of its natives' moves."""

from __future__ import annotations

from typing import Any

import pytest
from built_table import view_for
from wendake_table import Table

from firekeeper.games.wendake import events
from firekeeper.games.wendake.solo import events as solo_events
from firekeeper.games.wendake.solo.ghost import GhostTurn
from firekeeper.games.wendake.state import changed

# A Ghost card and a kind of mask whose line shows the action (component data, section 9).
LINE = {
    "raise_level": ("a", "crooked"),
    "eliminate_tile": ("e", "crooked"),
    "gain_point": ("f", "crooked"),
    "move_warrior": ("b", "crooked"),
    "move_woman": ("c", "crooked"),
    "move_hunter": ("d", "crooked"),
}
OVAL = {"english": "red", "french": "yellow"}
# Near and far territory of each flag (WK-SOLO-45).
NEAR = {"english": "sandusky", "french": "wendake"}
FAR = {"english": "muskingum", "french": "nipissing"}
# Areas of the 2-player map in slot order, by native that works there.
AREAS = {
    "woman": {
        "sandusky": ["sandusky.1", "sandusky.2"],
        "muskingum": ["muskingum.1", "muskingum.2"],
        "wendake": ["wendake.1", "wendake.2"],
        "nipissing": ["nipissing.1", "nipissing.2"],
    },
    "hunter": {
        "sandusky": ["sandusky.3"],
        "muskingum": ["muskingum.3", "muskingum.4"],
        "wendake": ["wendake.3", "wendake.4"],
        "nipissing": ["nipissing.3", "nipissing.4"],
    },
}
FLAGS = ["english", "french"]
NATIVES = ["woman", "hunter"]
YOURS, GHOSTS = 0, 1


def ghost_view(state: Any, seat: int | None) -> Any:
    """What a view shows of the Ghost: a part that solitaire adds."""
    shown: Any = view_for(state, seat)
    return shown.ghost


def solitaire(**settings) -> Table:
    """Your home is Cataraqui, the Ghost's is Michilimackinac."""
    return Table(players=1, homes=["cataraqui"], **settings)


def ghost_does(table: Table, action: str, flag: str = "english") -> Table:
    """One turn of the Ghost: the line of this year's mask shows `action`, its oval the flag."""
    face, kind = LINE[action]
    others = [letter for letter in "gh" if letter != face][:1]
    table.ghost(face, *others)
    at = table.box.card_names.index(f"{kind}_{OVAL[flag]}_clean")
    table.state.ghost_masks = (at,)
    table.state.ghost_turns = 0
    table.then(GhostTurn())
    assert table.decision is None or table.decision.seat == YOURS
    return table


def fill(table: Table, seat: int, native: str, territory: str, kind: str, count: int = 2) -> Table:
    """Put natives of a seat into the first `count` areas of a kind; the Ghost's come from its home."""
    for area in AREAS[kind][territory][:count]:
        table.put(seat, native, area)
        if seat == GHOSTS:
            ghost = table.player(GHOSTS)
            ghost.at_home = changed(ghost.at_home, NATIVES.index(native), -1)
    return table


def at_work(table: Table, territory: str, kind: str) -> list[tuple[str, int] | None]:
    return [table.at(area) for area in AREAS[kind][territory]]


def everything(table: Table) -> tuple:
    """All natives of both sides, to show that nothing happened."""
    state = table.state
    homes = [(table.home(seat), table.longhouse(seat)) for seat in (YOURS, GHOSTS)]
    return list(state.areas), list(state.guards), homes


# --- the six kinds of action ------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-40")
@pytest.mark.parametrize(
    ("face", "actions"),
    [
        ("a", "raise_level gain_point move_woman move_hunter gain_point"),
        ("b", "move_warrior raise_level gain_point move_woman eliminate_tile"),
        ("c", "move_woman move_warrior eliminate_tile gain_point move_hunter"),
        ("d", "move_hunter eliminate_tile raise_level move_warrior move_woman"),
        ("e", "eliminate_tile move_woman move_hunter raise_level move_warrior"),
        ("f", "gain_point move_hunter move_warrior eliminate_tile raise_level"),
        ("g", "move_warrior move_woman gain_point gain_point move_hunter"),
        ("h", "gain_point raise_level move_woman move_warrior eliminate_tile"),
    ],
)
def test_the_line_of_the_mask_names_the_action(face, actions):
    for kind, action in zip(("crooked", "blower", "smiler", "tongue", "husk"), actions.split(), strict=True):
        table = solitaire().rows(["move_1"], ["move_2"], ["move_3"]).ghost(face, masks=(kind,))
        score = table.state.ghost_score
        table.then(GhostTurn())
        assert table.decision is None
        shown: Any = view_for(table.state, 0)
        assert [event for event in table.state.events if isinstance(event, solo_events.GhostActed)] == [
            solo_events.GhostActed(face=f"ghost_{face}", action=action)
        ]
        assert shown.ghost.score == score + (action == "gain_point")
        assert shown.ghost.level == 1 + (action == "raise_level")
        assert len(shown.rows[0]) == 1 - (action == "eliminate_tile")
        moved = action.removeprefix("move_") if action.startswith("move_") else ""
        assert table.home(GHOSTS) == {
            native: 7 - (native == moved) for native in ("woman", "hunter", "warrior")
        }


@pytest.mark.rule("WK-SOLO-41")
def test_the_progress_level_rises_to_three_and_no_further():
    table = solitaire()
    levels = []
    for _ in range(4):
        ghost_does(table, "raise_level")
        levels.append(ghost_view(table.state, 0).level)
    assert levels == [2, 3, 3, 3]


@pytest.mark.rule("WK-SOLO-42")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_leftmost_tile_of_the_ghosts_level_is_eliminated_and_the_disk_returns(level):
    rows = [["move_1", "discount_1"], ["move_2", "discount_2"], ["move_3", "discount_3"]]
    table = solitaire().rows(*rows)
    table.state.ghost_level = level - 1
    ghost_does(table, "eliminate_tile")
    rows[level - 1] = rows[level - 1][1:]
    assert view_for(table.state, 0).rows == rows
    assert ghost_view(table.state, 0).level == 1
    # Out of the game: neither left over nor for sale again.
    assert f"move_{level}" not in view_for(table.state, 0).leftover


@pytest.mark.rule("WK-SOLO-42", "WK-AMB-64")
@pytest.mark.parametrize(
    ("rows", "left"),
    [
        ([["move_1"], ["move_2", "discount_2"], []], [["move_1"], ["discount_2"], []]),
        ([["move_1", "discount_1"], [], []], [["discount_1"], [], []]),
        ([[], [], []], [[], [], []]),
    ],
)
def test_an_empty_level_sends_the_ghost_down_until_it_finds_a_tile(rows, left):
    table = solitaire().rows(*rows)
    table.state.ghost_level = 2
    ghost_does(table, "eliminate_tile")
    assert view_for(table.state, 0).rows == left
    assert ghost_view(table.state, 0).level == 1, "also when nothing was removed"


@pytest.mark.rule("WK-AMB-64")
def test_the_ghost_never_looks_above_its_level():
    table = solitaire().rows([], ["move_2"], ["move_3"])
    ghost_does(table, "eliminate_tile")
    assert view_for(table.state, 0).rows == [[], ["move_2"], ["move_3"]]


@pytest.mark.rule("WK-SOLO-43", "WK-AMB-65")
def test_gaining_a_point_advances_the_ghosts_total_without_an_end_of_the_track():
    table = ghost_does(solitaire(), "gain_point")
    assert table.rules.scores(table.state)[GHOSTS] == 9 + 8 + 1  # cards F and G
    table.state.ghost_score = 50  # both markers on 25
    table.state.ghost_turns = 0
    table.then(GhostTurn())
    assert table.decision is None
    assert table.rules.scores(table.state)[GHOSTS] == 51


# --- which flag, near and far ---------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-44", "WK-SOLO-45", "WK-AMB-55")
@pytest.mark.parametrize("home", ["cataraqui", "michilimackinac"])
@pytest.mark.parametrize("flag", FLAGS)
def test_the_oval_names_the_flag_and_near_is_the_same_from_either_home(home, flag):
    for action, native in (("move_woman", "woman"), ("move_hunter", "hunter"), ("move_warrior", "warrior")):
        table = Table(players=1, homes=[home])
        for _ in range(2):
            ghost_does(table, action, flag)
        assert table.home(GHOSTS)[native] == 5
        for territory in (NEAR[flag], FAR[flag]):
            if native == "warrior":
                assert table.at(territory) == [0, 1]
            else:
                assert at_work(table, territory, native)[0] == (native, GHOSTS)


@pytest.mark.rule("WK-SOLO-44")
def test_this_years_card_decides_the_flag_not_an_older_one():
    table = solitaire().ghost("c", "a", "g", masks=("crooked_red_clean", "husk_yellow_clean"))
    table.then(GhostTurn())  # year 2 starts with the second card: A, line husk = gain_point
    assert table.decision is None
    table.then(GhostTurn())  # G, line husk = move_hunter, yellow
    assert table.decision is None
    assert at_work(table, "wendake", "hunter") == [("hunter", GHOSTS), None]
    assert at_work(table, "sandusky", "hunter") == [None]


# --- warriors -------------------------------------------------------------------------------------


@pytest.mark.rule("WK-SOLO-46", "WK-SOLO-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize(
    ("near", "far", "goes"), [(0, 0, "near"), (1, 1, "near"), (1, 2, "near"), (1, 0, "far"), (3, 2, "far")]
)
def test_a_warrior_guards_where_the_ghost_has_fewer(flag, near, far, goes):
    table = solitaire().guards(GHOSTS, NEAR[flag], near).guards(GHOSTS, FAR[flag], far)
    ghost_does(table, "move_warrior", flag)
    assert table.at(NEAR[flag]) == [0, near + (goes == "near")]
    assert table.at(FAR[flag]) == [0, far + (goes == "far")]
    assert table.home(GHOSTS)["warrior"] == 6


@pytest.mark.rule("WK-SOLO-46")
def test_only_the_ghosts_own_guards_are_compared():
    table = solitaire().guards(YOURS, "sandusky", 4)
    ghost_does(table, "move_warrior", "english")
    assert table.at("sandusky") == [4, 1]


@pytest.mark.rule("WK-SOLO-47")
def test_warriors_of_the_ghost_never_attack():
    table = solitaire().guards(YOURS, "sandusky", 1).put(YOURS, "outpost", "sandusky.1")
    table.put(YOURS, "woman", "sandusky.2").put(YOURS, "hunter", "sandusky.3")
    before = table.longhouse(YOURS)
    ghost_does(table, "move_warrior", "english")
    assert table.at("sandusky") == [1, 1]
    assert table.longhouse(YOURS) == before
    assert not [event for event in table.state.events if isinstance(event, events.Fought)]


# --- women and hunters: every branch of the procedure -----------------------------------------------


@pytest.mark.rule("WK-SOLO-48", "WK-SOLO-49", "WK-SOLO-55", "WK-SOLO-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("native", NATIVES)
def test_near_first_then_far_into_an_empty_area(flag, native):
    table = solitaire()
    near, far = NEAR[flag], FAR[flag]
    ghost_does(table, f"move_{native}", flag)
    assert at_work(table, near, native)[0] == (native, GHOSTS)
    assert at_work(table, far, native)[0] is None
    ghost_does(table, f"move_{native}", flag)  # near 1 > far 0
    assert at_work(table, far, native)[0] == (native, GHOSTS)
    assert table.home(GHOSTS)[native] == 5


@pytest.mark.rule("WK-SOLO-48")
def test_only_natives_of_the_moved_type_are_compared():
    table = solitaire()
    fill(table, GHOSTS, "hunter", "sandusky", "hunter", 1)
    ghost_does(table, "move_woman", "english")
    assert at_work(table, "sandusky", "woman") == [("woman", GHOSTS), None], "a hunter is no woman"


@pytest.mark.rule("WK-SOLO-49", "WK-AMB-57")
@pytest.mark.parametrize("native", NATIVES)
def test_an_empty_area_is_taken_before_anybody_is_attacked_and_in_slot_order(native):
    # Your native holds the first area, the second is empty: no attack.
    table = fill(solitaire(), YOURS, native, "wendake", native, 1)
    ghost_does(table, f"move_{native}", "french")
    assert at_work(table, "wendake", native) == [(native, YOURS), (native, GHOSTS)]
    # Both are empty: the first one.
    table = ghost_does(solitaire(), f"move_{native}", "french")
    assert at_work(table, "wendake", native) == [(native, GHOSTS), None]


def besieged(native: str, flag: str, where: str, defender: str) -> tuple[Table, str, str]:
    """The Ghost will choose `where`, and there every matching area holds one of your natives.

    For "far" it has one native more in the near territory. Returns the table, the territory and the area
    that the attack concerns (the first in slot order, WK-AMB-57).
    """
    table = solitaire()
    territory = (NEAR if where == "near" else FAR)[flag]
    if where == "far":
        fill(table, GHOSTS, native, NEAR[flag], native, 1)
    fill(table, YOURS, defender, territory, native)
    return table, territory, AREAS[native][territory][0]


@pytest.mark.rule("WK-SOLO-50", "WK-SOLO-51", "WK-SOLO-55", "WK-SOLO-57", "WK-AMB-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("where", ["near", "far"])
@pytest.mark.parametrize("native", NATIVES)
def test_an_unprotected_native_is_injured_and_replaced(native, where, flag):
    table, territory, area = besieged(native, flag, where, native)
    ghosts = table.home(GHOSTS)[native]
    ghost_does(table, f"move_{native}", flag)
    assert table.at(area) == (native, GHOSTS)
    assert at_work(table, territory, native)[1:] == [(native, YOURS)] * (len(AREAS[native][territory]) - 1)
    assert table.longhouse(YOURS)[native] == 3
    assert table.home(GHOSTS)[native] == ghosts - 1


@pytest.mark.rule("WK-SOLO-52", "WK-SOLO-55", "WK-SOLO-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("where", ["near", "far"])
@pytest.mark.parametrize("native", NATIVES)
def test_an_unprotected_outpost_is_injured_and_the_area_stays_empty(native, where, flag):
    table, territory, area = besieged(native, flag, where, "outpost")
    ghosts, outposts = table.home(GHOSTS), table.player(YOURS).outposts
    ghost_does(table, f"move_{native}", flag)
    assert table.at(area) is None
    assert at_work(table, territory, native)[1:] == [("outpost", YOURS)] * (outposts - 1)
    assert table.longhouse(YOURS) == {"woman": 2, "hunter": 2, "warrior": 3}
    assert table.home(GHOSTS) == ghosts, "the Ghost places nothing"
    assert table.player(YOURS).outposts == outposts - 1
    # The emptied area is taken by the next move of this kind.
    ghost_does(table, f"move_{native}", flag)
    assert table.at(area) == (native, GHOSTS)


@pytest.mark.rule("WK-SOLO-53", "WK-SOLO-55", "WK-SOLO-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("where", ["near", "far"])
@pytest.mark.parametrize("native", NATIVES)
@pytest.mark.parametrize("defender", ["native", "outpost"])
def test_a_guard_is_injured_instead(native, where, flag, defender):
    defender = native if defender == "native" else "outpost"
    table, territory, _ = besieged(native, flag, where, defender)
    table.guards(YOURS, territory, 2)
    ghosts, held = table.home(GHOSTS), at_work(table, territory, native)
    ghost_does(table, f"move_{native}", flag)
    assert table.legal() == {f"lose guard {territory}"}
    table.choose(f"lose guard {territory}")
    assert table.at(territory) == [1, 0]
    assert at_work(table, territory, native) == held
    assert table.longhouse(YOURS) == {"woman": 2, "hunter": 2, "warrior": 3}
    assert table.home(GHOSTS) == ghosts


@pytest.mark.rule("WK-SOLO-53")
def test_guards_elsewhere_and_guards_of_the_ghost_protect_nobody():
    table, territory, area = besieged("woman", "english", "near", "woman")
    table.guards(YOURS, "wendake", 2).guards(GHOSTS, territory, 1)
    ghost_does(table, "move_woman", "english")
    assert table.at(area) == ("woman", GHOSTS)
    assert table.at("wendake") == [2, 0]


@pytest.mark.rule("WK-SOLO-53", "WK-SOLO-49")
def test_guards_do_not_keep_the_ghost_out_of_an_empty_area():
    table = solitaire().guards(YOURS, "sandusky", 3)
    ghost_does(table, "move_woman", "english")
    assert table.at("sandusky.1") == ("woman", GHOSTS)
    assert table.at("sandusky") == [3, 0]


@pytest.mark.rule("WK-SOLO-54", "WK-SOLO-55", "WK-SOLO-57")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("native", NATIVES)
def test_nothing_happens_where_the_ghost_holds_everything(native, flag):
    table = solitaire()
    fill(table, GHOSTS, native, NEAR[flag], native)
    fill(table, GHOSTS, native, FAR[flag], native)
    before = everything(table)
    ghost_does(table, f"move_{native}", flag)
    assert everything(table) == before


@pytest.mark.rule("WK-EX-35", "WK-SOLO-56", "WK-AMB-56")
def test_english_hunters_of_the_example():
    # One hunter in Sandusky (1 hunt area), one in Muskingum (2): near is full, so the next goes far.
    table = solitaire()
    fill(table, GHOSTS, "hunter", "sandusky", "hunter", 1)
    fill(table, GHOSTS, "hunter", "muskingum", "hunter", 1)
    ghost_does(table, "move_hunter", "english")
    assert at_work(table, "muskingum", "hunter") == [("hunter", GHOSTS), ("hunter", GHOSTS)]
    assert table.home(GHOSTS)["hunter"] == 4


@pytest.mark.rule("WK-AMB-56", "WK-SOLO-57")
@pytest.mark.parametrize("guarded", [False, True])
@pytest.mark.parametrize("defender", ["hunter", "outpost"])
def test_in_the_other_territory_the_ghost_attacks_as_usual(defender, guarded):
    table = solitaire()
    fill(table, GHOSTS, "hunter", "sandusky", "hunter", 1)
    fill(table, GHOSTS, "hunter", "muskingum", "hunter", 1)
    table.put(YOURS, defender, "muskingum.4").guards(YOURS, "muskingum", int(guarded))
    ghost_does(table, "move_hunter", "english")
    if guarded:
        table.choose("lose guard muskingum")
        assert table.at("muskingum.4") == (defender, YOURS)
        assert table.at("muskingum") == [0, 0]
    else:
        assert table.at("muskingum.4") == (("hunter", GHOSTS) if defender == "hunter" else None)
    lost = "hunter" if defender == "hunter" and not guarded else "warrior"
    assert table.longhouse(YOURS)[lost] == 3


@pytest.mark.rule("WK-SOLO-50", "WK-AMB-57")
def test_the_first_area_that_holds_your_native_is_attacked():
    table = solitaire()
    fill(table, GHOSTS, "woman", "wendake", "woman", 1)
    fill(table, GHOSTS, "woman", "nipissing", "woman", 1)
    table.put(YOURS, "woman", "wendake.2")
    ghost_does(table, "move_woman", "french")  # 1 <= 1: Wendake, where only the second area is yours
    assert at_work(table, "wendake", "woman") == [("woman", GHOSTS), ("woman", GHOSTS)]
    assert table.longhouse(YOURS)["woman"] == 3


@pytest.mark.rule("WK-AMB-59", "WK-SOLO-57")
@pytest.mark.parametrize("native", [*NATIVES, "warrior"])
def test_without_a_native_of_the_type_at_home_nothing_happens(native):
    table = solitaire().natives(GHOSTS, "home", **{native: 0})
    if native != "warrior":
        # Not even an attack takes place.
        fill(table, YOURS, native, "sandusky", native)
    before = everything(table)
    ghost_does(table, f"move_{native}", "english")
    assert everything(table) == before


@pytest.mark.rule("WK-EXD-22", "WK-SOLO-51", "WK-SOLO-53")
def test_the_ghost_meets_a_guard():
    table = solitaire().guards(YOURS, "sandusky", 2)
    table.put(YOURS, "woman", "sandusky.1")
    table.put(GHOSTS, "woman", "sandusky.2", "muskingum.1")
    for left in (1, 0):
        ghost_does(table, "move_woman", "english").settle()
        assert table.at("sandusky") == [left, 0]
        assert table.at("sandusky.1") == ("woman", YOURS)
        assert table.longhouse(YOURS)["warrior"] == 4 - left
        assert table.at("muskingum.2") is None
    ghost_does(table, "move_woman", "english")
    assert table.at("sandusky.1") == ("woman", GHOSTS)
    assert table.longhouse(YOURS) == {"woman": 3, "hunter": 2, "warrior": 4}


@pytest.mark.rule("WK-EXD-27", "WK-SOLO-54")
@pytest.mark.parametrize("home", ["cataraqui", "michilimackinac"])
def test_ghost_women_all_branches(home):
    table = Table(players=1, homes=[home])
    for area in ("wendake.1", "nipissing.1", "wendake.2", "nipissing.2"):
        assert table.at(area) is None
        ghost_does(table, "move_woman", "french")
        assert table.at(area) == ("woman", GHOSTS)
    assert table.home(GHOSTS)["woman"] == 3
    before = everything(table)
    ghost_does(table, "move_woman", "french")
    assert everything(table) == before


# --- tribes, guards, homes ------------------------------------------------------------------------

TRIBES = (
    "cayuga", "fox", "mohawk", "ojibwa", "oneida", "onondaga", "ottawa", "seneca", "shawnee", "tuscarora",
)  # fmt: skip


@pytest.mark.rule("WK-AMB-58", "WK-TRIBE-01")
@pytest.mark.parametrize("tribe", TRIBES)
def test_cayuga_women_go_home_and_the_ghost_still_takes_the_area(tribe):
    table = solitaire(tribes=[tribe])
    home, longhouse = table.home(YOURS)["woman"], table.longhouse(YOURS)["woman"]
    fill(table, YOURS, "woman", "sandusky", "woman")
    ghost_does(table, "move_woman", "english")
    assert at_work(table, "sandusky", "woman") == [("woman", GHOSTS), ("woman", YOURS)]
    saved = tribe == "cayuga"
    assert table.home(YOURS)["woman"] == home + saved
    assert table.longhouse(YOURS)["woman"] == longhouse + (not saved)


@pytest.mark.rule("WK-AMB-58", "WK-TRIBE-10")
@pytest.mark.parametrize("tribe", TRIBES)
def test_a_tuscarora_hunter_keeps_the_ghosts_hunter_out(tribe):
    table = solitaire(tribes=[tribe])
    longhouse = table.longhouse(YOURS)["hunter"]
    fill(table, YOURS, "hunter", "sandusky", "hunter")
    ghost_does(table, "move_hunter", "english")
    held = tribe == "tuscarora"
    assert table.at("sandusky.3") == (None if held else ("hunter", GHOSTS))
    assert table.home(GHOSTS)["hunter"] == 6 + held
    assert table.longhouse(YOURS)["hunter"] == longhouse + 1


@pytest.mark.rule("WK-AMB-58", "WK-AMB-20", "WK-TRIBE-03")
@pytest.mark.parametrize(("version", "place", "home"), [("1", "cataraqui", 6), ("2", "longhouse", 5)])
def test_the_mohawk_outpost_meets_no_warrior(version, place, home):
    """His privilege holds against warriors only; the first version sent him home."""
    table = solitaire(tribes=["mohawk"], version=version).guards(YOURS, "cataraqui", 5)
    table.put(YOURS, "mohawk", "sandusky.3")
    before = table.longhouse(YOURS)
    ghost_does(table, "move_hunter", "english")
    assert table.at("sandusky.3") is None
    assert table.home(YOURS)["warrior"] == home
    assert view_for(table.state, 0).players[YOURS].mohawk == place
    assert table.longhouse(YOURS) == before, "he is not counted among the others"
    assert table.player(YOURS).outposts == 0


@pytest.mark.rule("WK-AMB-72", "WK-AMB-58")
def test_you_choose_which_guard_the_ghost_hits():
    def guarded() -> Table:
        table = solitaire(tribes=["mohawk"]).guards(YOURS, "cataraqui", 4).guards(YOURS, "sandusky", 2)
        table.player(YOURS).mohawk = table.box.territories.index("sandusky")
        fill(table, YOURS, "hunter", "sandusky", "hunter")
        return ghost_does(table, "move_hunter", "english")

    table = guarded()
    assert table.legal() == {"lose guard mohawk", "lose guard sandusky"}
    table.choose("lose guard mohawk")
    assert table.at("sandusky") == [1, 0]
    assert table.home(YOURS)["warrior"] == 4
    assert view_for(table.state, 0).players[YOURS].mohawk == "longhouse", "no warrior beat him"
    assert table.longhouse(YOURS)["warrior"] == 2

    table = guarded().choose("lose guard sandusky")
    assert table.at("sandusky") == [1, 0]
    assert view_for(table.state, 0).players[YOURS].mohawk == "sandusky"
    assert table.longhouse(YOURS)["warrior"] == 3


@pytest.mark.rule("WK-AMB-72")
def test_the_mohawk_alone_on_guard_is_the_one_who_is_hit():
    table = solitaire(tribes=["mohawk"]).guards(YOURS, "cataraqui", 5).guards(YOURS, "sandusky", 1)
    table.player(YOURS).mohawk = table.box.territories.index("sandusky")
    fill(table, YOURS, "hunter", "sandusky", "hunter")
    ghost_does(table, "move_hunter", "english")
    assert table.legal() == {"lose guard mohawk"}


@pytest.mark.rule("WK-AMB-71", "WK-TERMS-04")
def test_the_ghosts_home_is_closed_to_you():
    table = solitaire().guards(YOURS, "sandusky", 1).begin(YOURS, "move 3")
    steps = {text for text in table.legal() if text.startswith(("move sandusky", "attack_guard sandusky"))}
    assert steps == {"move sandusky cataraqui", "move sandusky muskingum", "move sandusky wendake"}
    assert table.why_not("move sandusky michilimackinac") == "WK-ACT-MOVE-02"


@pytest.mark.rule("WK-AMB-71", "WK-FIGHT-07", "WK-SOLO-24")
def test_guards_of_the_ghost_protect_its_natives_outside_and_all_who_are_beaten_go_home():
    table = solitaire().guards(YOURS, "sandusky", 2).guards(GHOSTS, "sandusky", 1)
    table.natives(GHOSTS, "home", warrior=6)
    fill(table, GHOSTS, "woman", "sandusky", "woman", 1)
    table.begin(YOURS, "move 3")
    assert "attack sandusky sandusky.1" not in table.legal()
    assert table.why_not("attack sandusky sandusky.1") == "WK-FIGHT-07"
    table.choose("attack_guard sandusky sandusky seat2")
    assert table.at("sandusky") == [1, 0]
    assert table.longhouse(YOURS)["warrior"] == 3
    table.choose("attack sandusky sandusky.1")
    assert table.at("sandusky.1") == ("outpost", YOURS)
    assert table.home(GHOSTS) == {"woman": 7, "hunter": 7, "warrior": 7}
    assert table.longhouse(GHOSTS) == {"woman": 0, "hunter": 0, "warrior": 0}


@pytest.mark.rule("WK-SOLO-24")
def test_injured_hunters_of_the_ghost_go_to_its_home():
    table = fill(solitaire(), GHOSTS, "hunter", "sandusky", "hunter")
    assert table.home(GHOSTS)["hunter"] == 6
    table.begin(YOURS, "move 1").choose("attack cataraqui sandusky.3")
    assert table.home(GHOSTS)["hunter"] == 7
    assert table.longhouse(GHOSTS)["hunter"] == 0


@pytest.mark.rule("WK-SOLO-50", "WK-SOLO-53")
def test_the_log_says_who_was_attacked_and_where():
    def fights(table: Table) -> list[tuple[str, str]]:
        return [(e.place, e.target) for e in table.state.events if isinstance(e, events.Fought)]

    table, _, _ = besieged("woman", "english", "near", "outpost")
    assert fights(ghost_does(table, "move_woman", "english")) == [("sandusky.1", "outpost")]
    table, _, _ = besieged("hunter", "english", "near", "hunter")
    assert fights(ghost_does(table, "move_hunter", "english")) == [("sandusky.3", "hunter")]
    table, _, _ = besieged("woman", "english", "near", "woman")
    table.guards(YOURS, "sandusky", 1)
    assert fights(ghost_does(table, "move_woman", "english")) == [("sandusky", "guard")]
    table = solitaire(tribes=["mohawk"]).guards(YOURS, "cataraqui", 5).put(YOURS, "mohawk", "sandusky.3")
    assert fights(ghost_does(table, "move_hunter", "english")) == [("sandusky.3", "mohawk")]
