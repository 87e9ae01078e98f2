"""Modules of a game: their order, their options, and which files stand for which."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.options import Options
from firekeeper.games.wendake.setup import ChooseHome
from firekeeper.games.wendake.solo.game import Solitaire
from firekeeper.games.wendake.solo.play import ActivateTile, ChooseHomes
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.frame_json import frame_types, replacements
from firekeeper.kernel.modules import Module, in_order, merged_options
from firekeeper.kernel.options import Requirement
from firekeeper.titles import options_of, rules_for, title

BASE, SOLO = "firekeeper.games.wendake", "firekeeper.games.wendake.solo"


def never(options):
    return False


def module(name, *after):
    return Module(name, never, after=after)


# --- which modules, in which order -----------------------------------------------------------------------


def test_a_module_comes_after_those_it_builds_on():
    found = in_order([module("adversity", "new_allies", "solo"), module("solo"), module("new_allies")])
    assert [one.name for one in found] == ["new_allies", "solo", "adversity"]
    assert [one.name for one in in_order([module("b"), module("a", "not_installed")])] == ["a", "b"]


def test_modules_that_wait_for_each_other_are_refused():
    with pytest.raises(RuntimeError, match="these modules wait for each other: a, b"):
        in_order([module("a", "b"), module("b", "a")])


@pytest.mark.parametrize(
    ("players", "kind", "used"), [(1, Solitaire, ("solo",)), (2, Wendake, ()), (4, Wendake, ())]
)
def test_the_options_decide_which_rules_are_in_play(players, kind, used):
    rules = rules_for("wendake", {"players": players})
    assert type(rules) is kind
    assert title("wendake").modules_for(rules.options) == used
    assert rules.pack == rules_for("wendake", {"players": 2}).pack, "a module without data changes no pack"


def test_files_of_a_module_stand_for_those_of_the_game():
    alone, together = (rules_for("wendake", {"players": players}).options for players in (1, 2))
    found = title("wendake")
    assert found.part("account", alone).__name__ == f"{SOLO}.account"
    assert found.part("account", together).__name__ == f"{BASE}.account"
    assert found.part("components", alone).__name__ == f"{BASE}.components", "it has no such file"
    parts = [part.__name__ for part in found.every_part("events")]
    assert parts[0] == f"{BASE}.events"
    assert f"{SOLO}.events" in parts


# --- options ------------------------------------------------------------------------------------------------


class More(Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    allies: Literal["", "yes"] = ""


def test_options_of_modules_keep_the_places_of_those_they_extend():
    merged = merged_options(Options, [Module("more", never, options=More)])
    assert merged.__struct_fields__ == ("players", "tribes", "pairing", "allies")
    assert msgspec.convert({"players": 1}, merged) == merged(players=1)
    assert merged_options(Options, [module("plain")]) is Options
    assert (merged.__name__, merged.__module__) == (Options.__name__, Options.__module__)
    with pytest.raises(AttributeError, match="immutable"):
        merged(players=1).players = 2  # type: ignore[attr-defined]
    for wrong in ({"players": 5}, {"colour": "red"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, merged)


def test_a_module_says_when_it_is_in_use_and_what_its_options_need():
    needs = (Requirement("allies", {"players": [2]}, "allies-for-two"),)
    told = Module("more", never, More, needs, resolve=str, after=("solo",))
    assert (told.name, told.when, told.options, told.requirements) == ("more", never, More, needs)
    assert (told.resolve, told.after) == (str, ("solo",))


def test_records_spell_the_options_as_ever():
    alone = options_of(rules_for("wendake", {"players": 1}))
    assert list(alone) == ["players", "tribes", "pairing", "difficulty", "solo_turtles"]
    assert list(options_of(rules_for("wendake", {"players": 2}))) == ["players", "tribes", "pairing"]


# --- replaced frames ----------------------------------------------------------------------------------------


def test_a_frame_of_a_module_takes_the_place_of_one_with_its_identity():
    assert frame_name(ActivateTile) == frame_name(ActivateTile(0)) == "PlaceMarker"
    assert frame_types(BASE)["PlaceMarker"] is PlaceMarker
    assert frame_types(BASE, SOLO)["PlaceMarker"] is ActivateTile
    assert "GhostTurn" not in frame_types(BASE), "frames of modules that are not in use are not there"
    assert replacements(BASE) == {}
    assert replacements(BASE, SOLO)[ChooseHome] is ChooseHomes


@pytest.mark.parametrize(("players", "kind"), [(1, ActivateTile), (3, PlaceMarker)])
def test_the_rules_make_the_frame_that_is_in_use(players, kind):
    rules: Any = rules_for("wendake", {"players": players})
    assert type(rules.frame(PlaceMarker)(0)) is kind


def test_a_saved_position_comes_back_with_the_frames_of_its_modules():
    rules = rules_for("wendake", {"players": 1})
    state = rules.start()
    state.frames = [ActivateTile(0)]
    saved = state.dump()
    assert saved["frames"] == [{"frame": "PlaceMarker", "seat": 0}], "spelt as before there were modules"
    assert type(rules.restore(saved).frames[0]) is ActivateTile


def test_positions_saved_before_solitaire_was_a_module_can_be_restored():
    """They have fields of the Ghost in every game, empty ones."""
    rules = rules_for("wendake", {"players": 2})
    saved = rules.start().dump()
    assert not [name for name in saved if name.startswith("ghost")]
    old = saved | {"ghost_faces": [], "ghost_masks": [], "ghost_turns": 0, "ghost_score": 0}
    assert rules.restore(old).dump() == saved
