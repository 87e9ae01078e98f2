"""Sessions: a bot keeps its memory from one decision to the next, and never goes on from what was undone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from firekeeper import new
from firekeeper.bots import Bot, Observation, Session, history_of, make
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry
from firekeeper.lab import simulate


class Diarist(Bot):
    """Writes down what it is told."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.diary: list[Entry] = []
        self.forgot = 0

    def observe(self, entries: Sequence[Entry]) -> None:
        assert entries
        self.diary += entries

    def forget(self) -> None:
        self.diary = []
        self.forgot += 1

    def choose(self, observation: Observation) -> Choice:
        assert self.diary == observation.history
        return observation.choices[self.stream.below(len(observation.choices))]


def turn(game: Game, session: Session) -> None:
    """Let the session choose if it is its turn; otherwise take the first choice."""
    if game.seat == session.seat:
        game.choose(session.choose(game.state, game.choices, history_of(game, session.seat)))
    else:
        game.choose(game.choices[0])


def begun(game: Game) -> tuple[Session, Diarist]:
    bot = Diarist("diary")
    return Session(bot, game.rules, 0), bot


@pytest.mark.parametrize("name", ["wendake", "endless_winter"])
def test_a_bot_hears_of_every_choice_once(name: str) -> None:
    game = new(name, players=2, seed=4)
    session, bot = begun(game)
    for _ in range(80):
        turn(game, session)
    assert bot.forgot == 0
    assert bot.diary == history_of(game, 0)[: len(bot.diary)]
    assert {entry.seat for entry in bot.diary} >= {0, 1, CHANCE}


@pytest.mark.parametrize("name", ["wendake", "endless_winter"])
def test_a_history_holds_what_the_seat_may_know(name: str) -> None:
    game = new(name, players=2, seed=4, history=False)
    session, _ = begun(game)
    for _ in range(120):
        turn(game, session)
    histories = [history_of(game, seat) for seat in range(2)]
    hidden = 0
    for number, (entry, *known) in enumerate(zip(game.record.entries, *histories, strict=True), 1):
        audience = game.audience_by_entry.get(number, -1)
        for seat in range(2):
            if audience >> seat & 1:
                assert known[seat] == entry
            else:
                assert known[seat] == Entry(entry.seat, "", entry.automatic)
                hidden += 1
    assert hidden
    assert history_of(game, 1, 30) == histories[1][30:]


def test_choices_taken_back_are_forgotten() -> None:
    game = new("wendake", players=2, seed=4)
    session, bot = begun(game)
    while game.number < 60 or game.seat != 0:
        turn(game, session)
    turn(game, session)
    game.undo(beyond=True)
    assert game.seat == 0
    turn(game, session)  # Diarist itself checks that it is told the true history
    assert bot.forgot == 1
    while game.seat != 0:
        turn(game, session)
    turn(game, session)
    assert bot.forgot == 1, "from here on the game goes on"


def test_what_somebody_else_chose_for_the_seat_is_not_gone_on_from() -> None:
    game = new("wendake", players=2, seed=4)
    session, bot = begun(game)
    while game.number < 40 or game.seat != 0 or len(game.choices) < 2:
        turn(game, session)
    chosen = session.choose(game.state, game.choices, history_of(game, 0))
    game.choose(next(choice for choice in game.choices if choice is not chosen))
    while game.seat != 0:
        turn(game, session)
    turn(game, session)
    assert bot.forgot == 1


def test_a_bot_that_is_asked_twice_thinks_twice() -> None:
    """Its plan begins after its choice: it says nothing about the same question, asked again."""
    game = new("endless_winter", players=2, seed=4)
    session = Session(make("greedy", 7), game.rules, 0)
    while game.number < 120 or game.seat != 0:
        turn(game, session)
    for _ in range(5):
        session = Session(make("greedy", 7), game.rules, 0)
        first = session.choose(game.state, game.choices, history_of(game, 0))
        session.bot.reseed(7)
        assert session.choose(game.state, game.choices, history_of(game, 0)) is first
        game.choose(first)
        while game.seat != 0:
            turn(game, session)


def test_a_new_session_in_mid_game_plays_as_the_old_one_would() -> None:
    """After a crash: the new bot knows the history; only what it had worked out is gone."""
    game = new("wendake", players=2, seed=4)
    session, _ = begun(game)
    while game.number < 80 or game.seat != 0:
        turn(game, session)
    session, bot = begun(game)
    turn(game, session)
    assert len(bot.diary) >= 80
    assert bot.forgot == 0


def test_the_lab_keeps_a_bot_for_a_game_and_not_for_longer() -> None:
    bot = Diarist()
    bot.diary = [Entry(0, "from another game")]
    result = simulate("wendake", {"players": 2}, [bot, "random"], games=2, seed=6)
    assert not result.errors
    assert bot.diary == [Entry(0, "from another game")], "every game plays a copy"
