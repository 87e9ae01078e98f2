"""Copies, files and records: whatever is copied, saved or replayed is the same game."""

from __future__ import annotations

import msgspec

from firekeeper.conformance.walk import Case, Violation, Walk, played, state_json, text
from firekeeper.kernel import engine
from firekeeper.kernel.record import parse
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.state import State
from firekeeper.library import replay


def saves_and_restores(case: Case, seed: int) -> None:
    """Through JSON and back at every question; now and then the restored game is played to the end."""
    walk = Walk(case, seed)
    rejoin = Stream(f"rejoin {seed}")
    for decision in walk.questions():
        saved = state_json(walk.state)
        again = case.rules.restore(msgspec.json.decode(saved))
        walk.require(state_json(again) == saved, "a restored position is not the one saved")
        walk.require(again.derived() == walk.state.derived(), "a derived field is out of date")
        asked = engine.run_automatic(again)
        walk.require(type(asked) is type(decision), f"restored, {type(asked).__name__} is asked")
        assert asked is not None
        walk.require(engine.legal(again, asked) == walk.choices(), "a restored position has other choices")
        if not rejoin.below(60):
            ends = [state_json(played_out(state, seed)) for state in (again, walk.state.clone())]
            walk.require(ends[0] == ends[1], "a restored game ends otherwise")
    saved = state_json(walk.state)
    walk.require(
        state_json(case.rules.restore(msgspec.json.decode(saved))) == saved, "a finished game is not restored"
    )


def played_out(state: State, seed: int) -> State:
    """The state after random play to the end; the same seed chooses alike."""
    engine.playout(state, Stream(f"out {seed}").below, engine.Tally())
    return state


def copies_are_isolated(case: Case, seed: int) -> None:
    """Playing on with a copy changes neither the position it was taken from nor any before."""
    walk = Walk(case, seed)
    ancestors: list[tuple[int, State, bytes]] = []
    branch = Stream(f"branch {seed}")
    for _ in walk.questions():
        copy = walk.state.clone()
        walk.require(state_json(copy) == state_json(walk.state), "a copy is not equal")
        walk.require(copy.derived() == walk.state.derived(), "a copy has other derived fields")
        walk.require(copy.events is None, "a copy hears events")
        ancestors.append((walk.number, walk.state, state_json(walk.state)))
        if not branch.below(40):
            played_out(walk.state.clone(), seed)
            walk.require(state_json(walk.state) == ancestors[-1][2], "playing on a copy changed the original")
        walk.state = copy
        walk.decision = engine.run_automatic(copy)
    for number, state, then in ancestors:
        walk.require(state_json(state) == then, f"the position after {number} choices has changed since")


def records_round_trip(case: Case, seed: int) -> None:
    """A record is read back as it was written, and its replay is the game."""
    game = played(case, seed)
    written = game.record.text()
    read = parse(written)
    again = replay(read)
    for what, one, other in (
        ("header", read.header, game.record.header),
        ("choices", read.entries, game.record.entries),
        ("result", again.record.result, game.record.result),
        ("text", again.record.text(), written),
        ("position", state_json(again.state), state_json(game.state)),
        ("log", text(again.events), text(game.events)),
    ):
        if one != other:
            raise Violation(f"{case}, game {seed}: the {what} of the replayed record differs")
    middle = Stream(f"middle {seed}").below(game.number)
    part = replay(read, to=middle)
    part.follow(read.entries[middle:])
    if state_json(part.state) != state_json(game.state):
        raise Violation(f"{case}, game {seed}: replayed to {middle} and then on, it ends otherwise")


def events_change_nothing(case: Case, seed: int) -> None:
    """The same choices lead to the same position whether somebody listens or not."""
    silent, loud = Walk(case, seed), Walk(case, seed, listen=True)
    for _ in silent.questions():
        silent.require(state_json(silent.state) == state_json(loud.state), "listening changes the position")
        loud.step()
    silent.require(state_json(silent.state) == state_json(loud.state), "listening changes the end")
    silent.require(bool(loud.events), "nothing was told")
