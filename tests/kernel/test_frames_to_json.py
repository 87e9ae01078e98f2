"""Frames to JSON and back: what holds interpreted must hold compiled, where nothing can be made by halves."""

import gc
import inspect
import json

import pytest
from kernel import pebbles

import firekeeper
from firekeeper.kernel.frame import Chance, Frame, frame_name
from firekeeper.kernel.frame_json import dump_frame, frame_types, restore_frame
from firekeeper.kernel.rng import Stream


@pytest.mark.parametrize("options", [{"players": 4, "tribes": "fronts"}, {"players": 1}])
def test_every_frame_of_a_game_survives(options):
    game = firekeeper.new("wendake", seed=3, history=False, **options)
    types = frame_types("firekeeper.games.wendake", *game.rules.module_packages)
    stream = Stream(3)
    met = set()
    while not game.over:
        for frame in game.state.frames:
            data = dump_frame(frame)
            again = restore_frame(json.loads(json.dumps(data)), types)
            assert type(again) is type(frame)
            assert dump_frame(again) == data
            met.add(type(frame))
        game.choose(game.choices[stream.below(len(game.choices))])
    assert len(met) > 15


@pytest.mark.skipif(hasattr(Chance, "__mypyc_attrs__"), reason="compiled classes hide their signature")
def test_fields_are_the_arguments_of_the_constructor():
    """mypyc classes can only be made by their constructor, so it must take every field by its name."""
    game = firekeeper.new("wendake", players=3, seed=1, history=False)
    stream = Stream(1)
    while not game.over:
        for frame in game.state.frames:
            kind = type(frame)
            named = set(inspect.signature(kind).parameters) | (
                {"seat"} if issubclass(kind, Chance) else set()
            )
            assert named == set(dump_frame(frame)) - {"frame"}, kind.__name__
        game.choose(game.choices[stream.below(len(game.choices))])


def test_a_frame_is_known_by_its_name_or_by_that_of_its_class():
    class Renamed(Frame):
        name = "Turn"

    assert [frame_name(Renamed), frame_name(Renamed())] == ["Turn", "Turn"]
    assert [frame_name(pebbles.Turn), frame_name(pebbles.Turn(0))] == ["Turn", "Turn"]
    assert dump_frame(Renamed()) == {"frame": "Turn"}


def test_an_unknown_frame_is_refused():
    with pytest.raises(ValueError, match="no frame is called «Nonsense»"):
        restore_frame({"frame": "Nonsense"}, frame_types("firekeeper.games.wendake"))


def test_games_have_their_own_frames():
    """What one game calls Turn is no other game's Turn."""
    small, wendake = frame_types("kernel.pebbles"), frame_types("firekeeper.games.wendake")
    assert small.keys() == {"Turn", "Luck", "Take", "PebblesEnd"}
    assert small["Turn"] is pebbles.Turn
    assert all(kind.__module__.startswith("firekeeper.games.wendake.") for kind in wendake.values())
    assert frame_types("firekeeper.games.wend") == {}


def test_a_game_has_no_two_frames_of_one_name():
    class Turn(Frame):
        __module__ = "kernel.pebbles"

    with pytest.raises(RuntimeError, match=r"two frames of kernel\.pebbles are called Turn"):
        frame_types("kernel.pebbles")
    del Turn
    gc.collect()
    assert frame_types("kernel.pebbles")["Turn"] is pebbles.Turn
