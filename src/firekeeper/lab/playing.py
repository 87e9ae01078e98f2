"""One game from its deal to its end, with a bot on every seat that people would play."""

from __future__ import annotations

import time
from collections.abc import Mapping

from firekeeper.bots import Session, history_of
from firekeeper.kernel.game import Game
from firekeeper.kernel.record import Entry

MOST_DECISIONS = 100_000
"""A game longer than this is taken for one that never ends."""


def play(game: Game, sessions: Mapping[int, Session], seconds: dict[int, list[float]] | None = None) -> int:
    """Play a game that has begun; the number of decisions. `seconds` gets what each one took, by seat."""
    histories: dict[int, list[Entry]] = {seat: [] for seat in sessions}
    decisions = 0
    while game.decision is not None:
        if decisions == MOST_DECISIONS:
            raise RuntimeError(f"the game did not end within {MOST_DECISIONS} decisions")
        seat = game.decision.seat
        session, history = sessions[seat], histories[seat]
        if session.bot.needs_state:
            history += history_of(game, seat, len(history))
        began = time.process_time()
        choice = session.choose(game.position(seat), game.choices, history + game.answer_of(seat))
        if seconds is not None:
            seconds[seat].append(time.process_time() - began)
        game.choose(choice)
        decisions += 1
    return decisions
