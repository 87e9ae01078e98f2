"""Fingerprints of games and positions: the same wherever the rules are the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from firekeeper.conformance.walk import Case, Walk, state_json, text
from firekeeper.kernel import engine
from firekeeper.kernel.game import Game
from firekeeper.kernel.state import State


def digest(case: Case, seeds: Iterable[int]) -> str:
    """A fingerprint of whole games, every position included: equal wherever the rules are the same."""
    found = hashlib.sha256()
    for seed in seeds:
        walk = Walk(case, seed, listen=True)
        for _ in walk.questions():
            found.update(state_json(walk.state))
        found.update(text(walk.events).encode())
        found.update(text(case.rules.scores(walk.state)).encode())
    return found.hexdigest()


def digest_of_record(game: Game) -> str:
    """A fingerprint of a finished game: its last position, log and record."""
    whole = text([game.state.dump(), game.events, game.record.text()])
    return hashlib.sha256(whole.encode()).hexdigest()


def perft(state: State, depth: int) -> int:
    """How many ways the next `depth` choices can go, every outcome of chance counted once."""
    decision = engine.run_automatic(state)
    if decision is None:
        return 1
    choices = engine.legal(state, decision)
    if depth == 1:
        return len(choices)
    found = 0
    for choice in choices:
        after = state.clone()
        engine.apply(after, decision, choice)
        found += perft(after, depth - 1)
    return found
