"""One measurement in a fresh process: a script that prints its findings as JSON.

    python -P worker.py ours playout --root DIR --engine pure --game wendake
    python -P worker.py catanatron copy --games 20

It is run as a file and not as a module of the package, because `--root` decides which copy of the package
is measured, and `--engine pure` must get Python even where compiled modules lie beside the sources.
Times are CPU times of this process: other programs on the machine disturb them less than wall time.
"""

from __future__ import annotations

import argparse
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from time import process_time
from typing import Any

SEATS = 4
MIX = 0x9E3779B97F4A7C15


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure one thing and print it as JSON.")
    parser.add_argument("side", choices=("ours", "catanatron"))
    parser.add_argument("measure", choices=("playout", "copy"))
    parser.add_argument("--root", type=Path, help="the folder that holds the package firekeeper")
    parser.add_argument("--engine", choices=("pure", "compiled"), default="pure")
    parser.add_argument("--game", default="wendake")
    parser.add_argument("--module", default="", help="the option that switches a module of the game on")
    parser.add_argument("--games", type=int, default=30, help="play at least so many games")
    parser.add_argument("--seconds", type=float, default=0.0, help="and go on at least so long")
    parser.add_argument("--states", type=int, default=200)
    parser.add_argument("--times", type=int, default=50, help="copy each state so many times")
    asked = parser.parse_args(arguments)
    if asked.side == "ours":
        use_engine(asked.root, asked.engine)
        side: Side = Ours(asked.game, asked.module)
    else:
        side = Catanatron()
    if asked.measure == "playout":
        found = playouts(side, asked.games, asked.seconds)
    else:
        found = copies(side, asked.games, asked.states, asked.times, asked.seconds)
    print(json.dumps(found))
    return 0


# ------------------------------------------------------------------------------------------ which engine


def use_engine(root: Path, engine: str) -> None:
    """Import the rules from `root`, and make sure that they are what was asked for."""
    root = root.resolve()
    sys.path.insert(0, str(root))
    if engine == "pure":
        package = str(root / "firekeeper")
        only_source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

        def pure(path: str) -> Any:
            if not path.startswith(package):
                raise ImportError("only the engine is kept from its compiled modules")
            return only_source(path)

        sys.path_hooks.insert(0, pure)
        sys.path_importer_cache.clear()
    from firekeeper.kernel import engine as loaded

    kind = "pure" if str(loaded.__file__).endswith(".py") else "compiled"
    if kind != engine or not Path(str(loaded.__file__)).is_relative_to(root):
        raise SystemExit(f"asked for the {engine} engine in {root}, got {loaded.__file__}")


# -------------------------------------------------------------------------------------------- both sides


class Side(ABC):
    """A library under measurement."""

    @abstractmethod
    def play(self, number: int) -> None:
        """Play random game `number` to its end, as fast as the library can, and count."""

    @abstractmethod
    def walk(self, number: int, visit: Callable[[Any, int], None]) -> None:
        """Play a game slowly: `visit` sees the position and the number of choices at every real decision."""

    @abstractmethod
    def copy(self, position: Any) -> Any:
        """An independent copy of a position."""

    @abstractmethod
    def check(self, position: Any) -> None:
        """Make sure that a copy is equal and independent, as far as the library lets one look."""

    @abstractmethod
    def forget(self) -> None:
        """Begin to count again."""

    @abstractmethod
    def counted(self) -> dict[str, Any]:
        """What `play` has counted; the clock stands still meanwhile."""


def playouts(side: Side, games: int, seconds: float) -> dict[str, Any]:
    """Random games to the end, set-up included, after one game of warming up."""
    side.play(0)
    side.forget()
    began = process_time()
    number = 0
    while number < games or process_time() - began < seconds:
        side.play(number)
        number += 1
    spent = process_time() - began
    return {"games": number, "seconds": spent, **side.counted()}


def copies(side: Side, games: int, states: int, times: int, seconds: float) -> dict[str, Any]:
    """The mean time of copying a position, over positions drawn uniformly from whole games."""
    kept: list[Any] = []
    seen = 0
    at = 1

    def sample(position: Any, choices: int) -> None:
        # Reservoir sampling: every position of every game is kept with the same probability.
        nonlocal seen, at
        seen += 1
        at = (at * 6364136223846793005 + MIX) & 0xFFFFFFFFFFFFFFFF
        place = (at >> 11) % seen
        if len(kept) < states:
            kept.append(side.copy(position))
        elif place < states:
            kept[place] = side.copy(position)

    for number in range(games):
        side.walk(number, sample)
    for position in kept:
        side.check(position)
    made = 0
    began = process_time()
    while made == 0 or process_time() - began < seconds:
        for position in kept:
            for _ in range(times):
                side.copy(position)
        made += times * len(kept)
    return {"states": len(kept), "copies": made, "microseconds": (process_time() - began) / made * 1e6}


# -------------------------------------------------------------------------------------------------- ours


class Ours(Side):
    def __init__(self, game: str, module: str = "") -> None:
        from firekeeper.kernel import engine
        from firekeeper.kernel.rng import Stream
        from firekeeper.titles import rules_for

        self.engine = engine
        self.stream = Stream
        self.rules = rules_for(game, {"players": SEATS, **({module: True} if module else {})})
        self.forget()

    def play(self, number: int) -> None:
        self.engine.playout(self.rules.start(), self.stream(number).below, self.tally)

    def forget(self) -> None:
        self.tally = self.engine.Tally()

    def counted(self) -> dict[str, Any]:
        tally = self.tally
        return {
            "decisions": tally.decisions,
            "choices": tally.decisions + tally.forced,
            "chance": tally.chance,
            "branching": tally.branching,
        }

    def walk(self, number: int, visit: Callable[[Any, int], None]) -> None:
        engine = self.engine
        state, below = self.rules.start(), self.stream(number).below
        while (decision := engine.run_automatic(state)) is not None:
            choices = engine.legal(state, decision)
            if decision.seat < 0:
                choice = engine.pick(state, decision, choices, below)
            else:
                if len(choices) > 1:
                    visit(state, len(choices))
                choice = choices[below(len(choices))] if len(choices) > 1 else choices[0]
            engine.apply(state, decision, choice)

    def copy(self, position: Any) -> Any:
        return position.clone()

    def check(self, position: Any) -> None:
        before = position.dump()
        copy = position.clone()
        if copy.dump() != before:
            raise SystemExit("a copy of a state is not equal to the state")
        decision = self.engine.run_automatic(copy)
        assert decision is not None, "positions are sampled where somebody decides"
        self.engine.apply(copy, decision, self.engine.legal(copy, decision)[0])
        if position.dump() != before:
            raise SystemExit("playing on a copy changed the original")


# ------------------------------------------------------------------------------------------------- peers


class Catanatron(Side):
    """catanatron as its own documentation plays it: RandomPlayer, play_tick, copy."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.game = Game
        self.limit = TURNS_LIMIT
        self.players = [RandomPlayer(colour) for colour in list(Color)[:SEATS]]
        self.forget()

    def start(self, number: int) -> Any:
        return self.game(self.players, seed=number + 1)  # seed 0 would mean none

    def play(self, number: int) -> None:
        game = self.start(number)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < self.limit:
            game.play_tick()
            ticks += 1
        self.ticks += ticks
        self.games += 1

    def forget(self) -> None:
        self.ticks = self.games = 0

    def counted(self) -> dict[str, Any]:
        """Ticks were counted on the clock; what they consist of is found in a few games beside it."""
        real: list[int] = []
        walked = sum(self.ticks_of(number, real) for number in range(min(5, self.games)))
        return {
            "decisions": round(self.ticks * len(real) / walked),
            "choices": self.ticks,
            "chance": 0,
            "branching": round(self.ticks * sum(real) / walked),
        }

    def ticks_of(self, number: int, real: list[int]) -> int:
        """Play a game and note the number of choices wherever there was more than one; all its ticks."""
        game = self.start(number)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < self.limit:
            if len(game.state.playable_actions) > 1:
                real.append(len(game.state.playable_actions))
            game.play_tick()
            ticks += 1
        return ticks

    def walk(self, number: int, visit: Callable[[Any, int], None]) -> None:
        game = self.start(number)
        while game.winning_color() is None and game.state.num_turns < self.limit:
            if len(game.state.playable_actions) > 1:
                visit(game, len(game.state.playable_actions))
            game.play_tick()

    def copy(self, position: Any) -> Any:
        return position.copy()

    def check(self, position: Any) -> None:
        before = dict(position.state.player_state), list(position.state.playable_actions)
        position.copy().play_tick()
        if (position.state.player_state, position.state.playable_actions) != before:
            raise SystemExit("playing on a copy changed the original")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
