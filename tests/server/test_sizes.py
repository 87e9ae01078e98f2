"""How much goes over the line: a whole view at most 60 kB, what a choice changes at most 10 kB, with words.

Bytes of JSON, before anything is packed. `pytest -s` shows what was measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest
from server.fixtures.players import Player, guest, playing
from server.fixtures.servers import Server
from table.fixtures.sitting import Sitting

from firekeeper.conformance import GAMES, cases
from firekeeper.table.room import Room
from firekeeper.table.view_changes import Renderer
from firekeeper.titles import TITLES, title
from firekeeper.web import messages as ms
from firekeeper.web.updates import UpdateEncoder

VIEW = 60_000
MOVE = 10_000


class Scales(Player):
    """A player who weighs what arrives."""

    def __init__(self, address: str, token: str, words: bool) -> None:
        self.views: list[int] = []
        self.moves: list[int] = []
        super().__init__(address, token, words=words)

    def receive(self, timeout: float = 60.0) -> ms.Outgoing:
        message = super().receive(timeout)
        if isinstance(message, ms.Full):
            self.views.append(len(msgspec.json.encode(message.view)))
        elif isinstance(message, ms.Update):
            self.moves.append(len(msgspec.json.encode(message)))
        self.received.clear()
        return message


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("words", [False, True])
def test_views_and_moves_are_light(server: Callable[..., Server], game: str, words: bool) -> None:
    people = max(next(option.values for option in title(game).describe() if option.name == "players"))
    ana = guest(server("sqlite", sync="normal"))
    table = ana.make_table("me", *["random"] * (people - 1), game=game, seed="scales")
    player = Scales(ana.server.socket_address(table.id), ana.token, words)
    random = Random(3)
    with playing(player):
        while not player.over:
            player.wait(lambda: player.my_turn or player.over, 60.0)
            if player.over:
                break
            player.choose(random.choice(player.choices))
            if random.random() < 0.1:
                player.send(ms.Resync())
        player.send(ms.Resync())
        before = len(player.views)
        player.wait(lambda: len(player.views) > before, 60.0)
    moves = sorted(player.moves)
    print(f"{game}: views up to {max(player.views)} bytes, moves {moves[len(moves) // 2]} to {moves[-1]}")
    assert max(player.views) <= VIEW
    assert moves[-1] <= MOVE


def modes() -> Iterator[Any]:
    """Every set of options that the games are checked with, once."""
    for game in GAMES:
        seen = []
        for case in cases(game):
            if case.options not in seen:
                seen.append(case.options)
                yield pytest.param(game, case.options, id=str(case))


class Seats:
    """What a page needs of a room, without a server around it."""

    def __init__(self, sitting: Sitting) -> None:
        self.table = sitting.table
        self.renderer = Renderer()


@pytest.mark.parametrize(("game", "options"), modes())
def test_no_move_of_any_mode_is_heavy(game: str, options: dict[str, Any]) -> None:
    weigh(game, options, "scales", 3)


HEAVY: list[tuple[dict[str, Any], int]] = [
    ({"players": 4, "mode": "domination", "traitor": True}, 10),
    ({"players": 4, "mode": "domination", "traitor": True, "difficulty": "medium"}, 14),
    ({"players": 4, "mode": "domination", "traitor": True, "difficulty": "medium"}, 3),
    ({"players": 1, "difficulty": "medium", "dowry": True}, 12),
]
"""Random games with the longest updates of many: an end of an era is one move, most of the land changes."""


@pytest.mark.parametrize(("options", "number"), HEAVY)
def test_not_even_the_end_of_a_world_is_heavy(options: dict[str, Any], number: int) -> None:
    weigh("tindaya", options, f"s{number}", number)


def weigh(game: str, options: dict[str, Any], seed: str, dice_seed: int) -> None:
    """A whole random game, as every seat and a spectator are told of it, with words and without."""
    others = {name: value for name, value in options.items() if name != "players"}
    sitting = Sitting(*["person"] * options.get("players", 2), game=game, seed=seed, **others)
    room = Seats(sitting)
    table = room.table
    audiences = [None, *range(len(table.seats))]
    for audience in audiences:
        room.renderer.full(table, audience)
    dice = Random(dice_seed)
    heaviest = 0
    while table.status == "playing":
        assert table.game is not None
        before = table.number
        sitting.choose(dice.choice(table.game.choices).text)
        common = ms.Update(
            after=table.count - 1, count=table.count, turn=None, view={}, entries=[], events=[],
            by="account:1000000", now=1234567890.123456,
        )  # fmt: skip
        changes = room.renderer.changes(table, audiences)
        page = UpdateEncoder(cast("Room", room), before, common, changes, {})
        for audience in audiences:
            for words in (False, True):
                size = len(page.update(audience, words))
                heaviest = max(heaviest, size)
                assert size <= MOVE, f"entries {before + 1} to {table.number}, for {audience}, words: {words}"
    print(f"{game} {options}: up to {heaviest} bytes")
