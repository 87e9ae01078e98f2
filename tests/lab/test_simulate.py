"""Simulations: the same seed gives the same games, everywhere, and a failed game stops nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from firekeeper import load, new, replay
from firekeeper.bots import Bot, Observation, UnknownBot
from firekeeper.bots.random_bot import RandomBot
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.options import OptionError
from firekeeper.lab import Simulation, simulate


class First(Bot):
    """A bot as somebody writes it in a minute."""

    def choose(self, observation: Observation) -> Choice:
        return observation.choices[0]


def outcome(result: Simulation) -> dict[str, Any]:
    """Everything but the time it took."""
    found: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in found.items() if "second" not in name}


# --- results ----------------------------------------------------------------------------------------


def test_a_simulation_reports_every_game_and_counts_real_choices(tmp_path: Path) -> None:
    result = simulate("wendake", {"players": 3}, ["random"], games=4, seed=7, records=tmp_path)
    assert (result.game, result.games, result.finished, result.errors) == ("wendake", 4, 4, [])
    assert result.options["players"] == 3
    assert result.bots == ["random", "random", "random"]
    assert len(result.scores) == len(result.winners) == 4
    assert sum(result.wins) == 4
    assert result.mean_scores == [sum(row[seat] for row in result.scores) / 4 for seat in range(3)]
    assert result.seconds > 0
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    records = [load(path) for path in sorted(tmp_path.iterdir())]
    chosen = [entry for record in records for entry in record.entries if entry.seat != CHANCE]
    assert result.decisions == sum(not entry.automatic for entry in chosen)


def test_records_are_whole_games_that_can_be_checked(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    result = simulate("wendake", {"players": 2}, ["random"], games=3, seed="a b", records=folder)
    assert sorted(path.name for path in folder.iterdir()) == [f"wendake-a_b-{n}.json" for n in (1, 2, 3)]
    for number, (scores, winners) in enumerate(zip(result.scores, result.winners, strict=True), 1):
        game = replay(load(folder / f"wendake-a_b-{number}.json"))
        assert (game.over, game.scores, game.winners) == (True, scores, winners)
        assert game.record.seed == f"a b-{number}"


def test_a_game_of_a_simulation_can_be_dealt_again_by_its_seed(tmp_path: Path) -> None:
    simulate("wendake", {"players": 2}, ["random"], games=2, seed=7, records=tmp_path)
    recorded = [entry.choice for entry in load(tmp_path / "wendake-7-2.json").entries]
    begun = [entry.choice for entry in new("wendake", players=2, seed="7-2").record.entries]
    assert recorded[: len(begun)] == begun
    assert len(begun) > 10


def test_seat_k_is_played_by_bot_k_and_a_short_list_is_repeated() -> None:
    two = simulate("wendake", {"players": 4}, ["random", First()], games=1, seed=1)
    assert two.bots == ["random", "First", "random", "First"]
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        simulate("wendake", {"players": 2}, ["random"] * 3, games=1, seed=1)
    with pytest.raises(ValueError, match="0 bots"):
        simulate("wendake", {"players": 2}, [], games=1, seed=1)


def test_the_ghost_needs_no_bot() -> None:
    result = simulate("wendake", {"players": 1, "difficulty": "easy"}, ["random"], games=3, seed=1)
    assert result.finished == 3
    assert result.bots == ["random", ""]
    assert all(len(row) == 2 for row in result.scores)


def test_no_games_is_a_simulation_too() -> None:
    result = simulate("wendake", {"players": 2}, ["random"], games=0, seed=1)
    assert (result.finished, result.decisions, result.scores) == (0, 0, [])
    assert result.mean_scores == [0.0, 0.0]


@pytest.mark.parametrize(("games", "jobs"), [(-1, 1), (1, 0)])
def test_senseless_numbers_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match=f"{games} games on {jobs} processes"):
        simulate("wendake", {"players": 2}, ["random"], games=games, seed=1, jobs=jobs)


def test_wrong_names_and_options_are_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="there are casual, expert, greedy, novice, random, skilled"):
        simulate("wendake", {"players": 2}, ["random", "gredy"], games=5, seed=1, records=tmp_path)
    with pytest.raises(OptionError, match="players"):
        simulate("wendake", {"players": 9}, ["random"], games=5, seed=1, records=tmp_path)
    assert not list(tmp_path.iterdir())


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        "wendake",
        {"players": 2},
        ["random"],
        games=3,
        seed=1,
        progress=lambda done, games: told.append((done, games)),
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


# --- the same everywhere ------------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    seats = ["greedy", "random"]
    one = simulate("wendake", {"players": 2}, seats, games=2, seed=3, records=tmp_path / "one")
    two = simulate("wendake", {"players": 2}, seats, games=2, seed=3, jobs=2, records=tmp_path / "two")
    assert one.finished == 2
    assert outcome(one) == outcome(two)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_a_game_depends_on_its_own_number_only() -> None:
    many = simulate("wendake", {"players": 2}, ["random"], games=6, seed=3)
    few = simulate("wendake", {"players": 2}, ["random"], games=4, seed=3)
    other = simulate("wendake", {"players": 2}, ["random"], games=4, seed=4)
    assert many.scores[:4] == few.scores
    assert other.scores != few.scores


def test_hash_seeds_change_nothing() -> None:
    script = (
        "from firekeeper.lab import simulate\n"
        "r = simulate('wendake', {'players': 2}, ['greedy', 'random'], games=1, seed='h')\n"
        "print(r.scores, r.winners, r.decisions, r.errors)\n"
    )
    said = set()
    for hash_seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout)
    assert len(said) == 1
    assert "[]" in said.pop(), "no errors"


# --- bots of one's own ----------------------------------------------------------------------------------


class Remembering(RandomBot):
    """Plays by what it remembers: the longer it lives, the later the choice it takes."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def choose(self, observation: Observation) -> Choice:
        self.asked.append(len(observation.choices))
        return observation.choices[len(self.asked) % len(observation.choices)]


def test_an_instance_plays_and_no_game_learns_from_another() -> None:
    bot = Remembering()
    three = simulate("wendake", {"players": 2}, [bot, "random"], games=3, seed=5)
    assert not three.errors
    assert bot.asked == [], "the games were played by copies"
    again = simulate("wendake", {"players": 2}, [bot, "random"], games=3, seed=5)
    assert outcome(three) == outcome(again)


def test_an_instance_that_cannot_travel_plays_on_one_job_and_is_refused_on_two() -> None:
    class Local(Bot):
        def choose(self, observation: Observation) -> Choice:
            return observation.choices[-1]

    assert simulate("wendake", {"players": 2}, [Local()], games=2, seed=5).finished == 2
    with pytest.raises(ValueError, match="cannot be sent to other processes"):
        simulate("wendake", {"players": 2}, [Local()], games=2, seed=5, jobs=2)


BROKEN = """
import os
from firekeeper.bots import Bot
from firekeeper.bots.random_bot import RandomBot

class Sulking(RandomBot):
    # does not want to choose its home, which only the first player is asked with two at the table
    def choose(self, observation):
        if observation.choices[0].verb == "home":
            raise RuntimeError("not this side of the lake")
        return super().choose(observation)

class Cheater(Bot):
    needs_state = False
    def choose(self, observation):
        return observation.rules.book.find("slide")

class Dying(RandomBot):
    def choose(self, observation):
        os._exit(3)
"""


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "broken_bots.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_raises_is_reported_and_the_others_go_on(jobs: int) -> None:
    result = simulate(
        "wendake", {"players": 2}, ["broken_bots:Sulking", "random"], games=8, seed=2, jobs=jobs
    )
    assert 0 < len(result.errors) < 8
    assert result.finished + len(result.errors) == 8
    for error in result.errors:
        assert error.seed == f"2-{error.number}"
        assert error.message == "RuntimeError: not this side of the lake"


@pytest.mark.usefixtures("broken")
def test_an_illegal_choice_is_an_error_of_that_game() -> None:
    result = simulate("wendake", {"players": 2}, ["broken_bots:Cheater"], games=2, seed=2)
    assert [error.number for error in result.errors] == [1, 2]
    assert all("«slide» is not possible now" in error.message for error in result.errors)


@pytest.mark.usefixtures("broken")
def test_a_dying_process_is_reported_and_not_waited_for() -> None:
    result = simulate("wendake", {"players": 2}, ["broken_bots:Dying"], games=2, seed=2, jobs=2)
    assert result.finished == 0
    assert [error.number for error in result.errors] == [1, 2]
    assert all("died" in error.message for error in result.errors)


def test_a_failed_record_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", full)
    result = simulate("wendake", {"players": 2}, ["random"], games=1, seed=2, records=tmp_path)
    assert "disk full" in result.errors[0].message
    assert list(tmp_path.iterdir()) == []
