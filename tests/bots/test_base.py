"""Bots by name, what they see, and that they cannot cheat."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from firekeeper import new
from firekeeper.bots import BOTS, Bot, Observation, UnknownBot, answer, find, make
from firekeeper.bots.random_bot import RandomBot
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.game import Game
from firekeeper.kernel.rng import Stream

# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_of_the_house_is_made_by_its_name(name: str) -> None:
    bot = make(name, 7)
    assert str(bot) == name
    assert isinstance(bot, find(name))


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownBot, match=r"«gredy»; there are casual, expert, greedy, novice, random, skilled"
    ) as caught:
        make("gredy")
    assert "module:Class" in str(caught.value)


def test_a_bot_of_ones_own_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ten_minutes.py").write_text(
        "from firekeeper.bots import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, observation):\n"
        "        return observation.choices[0]\n"
    )
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    bot = make("ten_minutes:First", 3)
    assert str(bot) == "ten_minutes:First"
    game = new("wendake", seed=1)
    assert answer(bot, game.rules, game.state, 0, game.choices) is game.choices[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module_at_all:Bot", "finds no module no_such_module_at_all"),
        ("firekeeper.bots.base:NoSuchBot", "has no class NoSuchBot"),
        ("firekeeper.bots.base:BOTS", "not a subclass"),
        ("firekeeper.bots.base:UnknownBot", "not a subclass"),
        (":Bot", "there is no bot"),
        ("firekeeper.bots:", "there is no bot"),
    ],
)
def test_a_wrong_class_name_is_refused_with_a_reason(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make(name)


def test_a_module_that_cannot_import_something_else_says_so_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_bot.py").write_text("import something_nobody_has\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="something_nobody_has"):
        make("half_a_bot:Bot")


def test_a_bot_without_choose_is_told_what_is_missing() -> None:
    game = new("wendake", seed=1)
    with pytest.raises(NotImplementedError, match="choose"):
        answer(Bot(), game.rules, game.state, 0, game.choices)


def test_a_bot_that_forgets_to_call_init_still_gets_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forgetful.py").write_text(
        "from firekeeper.bots.random_bot import RandomBot\n"
        "class Forgetful(RandomBot):\n"
        "    def __init__(self, seed=0):\n"
        "        self.mood = 'calm'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = new("wendake", players=4, seed=1)
    asked = [make("forgetful:Forgetful", seed) for seed in range(20)]
    plain = [make("random", seed) for seed in range(20)]
    assert [choice_of(bot, game) for bot in asked] == [choice_of(bot, game) for bot in plain]
    assert len({choice_of(bot, game) for bot in asked}) > 1


def choice_of(bot: Bot, game: Game) -> Choice:
    assert game.decision is not None
    return answer(bot, game.rules, game.state, game.decision.seat, game.choices)


# --- what bots see ----------------------------------------------------------------------------------


class Witness(RandomBot):
    """Plays at random and keeps what it saw."""

    needs_state = True

    def choose(self, observation: Observation) -> Choice:
        self.observation = observation
        return super().choose(observation)


def reachable(root: Any) -> list[Any]:
    """Everything an object leads to. Code, classes and modules lead everywhere and are left out."""
    found = {id(root): root}
    todo = [root]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType)):
                found[id(thing)] = thing
                todo.append(thing)
    return list(found.values())


def test_the_true_state_cannot_be_reached_from_what_a_bot_sees() -> None:
    game = new("wendake", players=3, seed=5, history=False)
    witness = Witness(1)
    for _ in range(60):
        game.choose(choice_of(witness, game))
    choice_of(witness, game)
    things = {id(thing) for thing in reachable(witness.observation)}
    assert id(witness.observation._imagined) in things  # the walk does find states
    assert id(game.state) not in things
    assert not things & {id(player) for player in game.state.players}  # type: ignore[attr-defined]


def test_what_a_bot_sees_is_what_its_seat_sees() -> None:
    game = new("wendake", players=2, seed=5, history=False)
    witness = Witness(1)
    for _ in range(40):
        assert game.seat is not None
        seat, before = game.seat, game.view(game.seat)
        choice = choice_of(witness, game)
        assert witness.observation.seat == seat
        assert witness.observation.choices == game.choices
        assert witness.observation.view == before
        game.choose(choice)


def test_each_imagined_state_is_fresh_and_may_be_spoiled() -> None:
    game = new("wendake", players=4, seed=2, history=False)
    witness = Witness(1)
    for _ in range(120):
        game.choose(choice_of(witness, game))
    choice_of(witness, game)
    observation = witness.observation
    hands = {str([player.hand for player in observation.imagine().players]) for _ in range(12)}  # type: ignore[attr-defined]
    assert len(hands) > 1, "hidden hands are dealt anew each time"
    before = observation.view
    spoiled = observation.imagine()
    spoiled.frames.clear()
    spoiled.players[0].goods[0] = 99  # type: ignore[attr-defined]
    assert observation.view == before


def test_a_bot_without_needs_state_that_imagines_gets_an_error_that_says_why() -> None:
    class Curious(RandomBot):
        def choose(self, observation: Observation) -> Choice:
            observation.imagine()
            return observation.choices[0]

    game = new("wendake", seed=1)
    with pytest.raises(RuntimeError, match="needs_state"):
        choice_of(Curious(), game)


# --- no cheating ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_the_same_whatever_is_really_hidden(name: str) -> None:
    """Re-deal what the seat cannot know; with the same seeds the bot must not notice."""
    different = 0
    game = new("wendake", players=3, tribes="fronts", seed=11, history=False)
    walker = Stream(4)
    asked = 0
    while not game.over and asked < 25:
        assert game.seat is not None
        if walker.below(4) == 0 and cards_held(game.state) > 3:
            asked += 1
            truth = game.state.dump()
            for deal in range(3):
                other = game.rules.imagine(game.state, game.seat, Stream(f"deal {deal}"))
                different += other.dump() != truth
                here = answer(make(name, asked), game.rules, game.state, game.seat, game.choices)
                there = answer(make(name, asked), game.rules, other, game.seat, game.choices)
                assert here is there
        game.choose(game.choices[walker.below(len(game.choices))])
    assert asked == 25
    assert different > 60, "the hidden part must really have been another one"


def cards_held(state: Any) -> int:
    return sum(sum(player.hand) for player in state.players)
