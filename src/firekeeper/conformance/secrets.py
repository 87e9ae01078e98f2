"""Secrets: nobody sees, hears or may choose anything that depends on what he cannot know."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, Walk, events_seen, state_json, text
from firekeeper.kernel import engine
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import CHANCE, Chance, Decision, frame_name
from firekeeper.kernel.rng import Stream
from firekeeper.kernel.state import State


def nothing_leaks(case: Case, seed: int) -> None:
    """Dealing again what a seat cannot know changes nothing it sees: view, choices, prompts, log."""
    walk = Walk(case, seed)
    source = Stream(f"leak {seed}")
    for decision in walk.questions():
        # Secret draws often, everything else now and then.
        secret = any(_hidden(walk, decision, choice, None) for choice in walk.choices())
        if source.below(2 if secret else 12):
            continue
        for viewer in (None, *range(case.rules.seats)):
            _looks_alike(walk, viewer, case.rules.imagine(walk.state, viewer, source), source)
    for viewer in (None, *range(case.rules.seats)):
        other = case.rules.imagine(walk.state, viewer, source)
        same = text(case.rules.view(walk.state, viewer)) == text(case.rules.view(other, viewer))
        walk.require(same, "after the end there is still something to imagine")


def views_are_remembered(case: Case, seed: int) -> None:
    """Views built on what was seen before are the same as those built from nothing, and in all of them a
    secret of a seat (`ViewBuilder.secrets`) is there for those who may know it (`Rules.audience_of`) and for
    nobody else.
    """
    walk = Walk(case, seed)
    seats: list[int | None] = [None, *range(case.rules.seats)]
    memo: dict[Any, Any] = {}

    def compare() -> None:
        together = case.rules.views(walk.state, seats, memo)
        for seat, view in zip(seats, together, strict=True):
            walk.require(
                text(view) == text(case.rules.view(walk.state, seat)), f"seat {seat} sees an old view"
            )
            for part in view.players:
                for secret in case.rules.view_builder.secrets:
                    allowed = case.rules.may_know(walk.state, seat, part.seat, secret)
                    shown = getattr(part, secret) is not None
                    walk.require(shown == allowed, f"seat {seat}: {secret} of seat {part.seat} is {shown}")

    for _ in walk.questions():
        if walk.number % 4 == 0:
            compare()
    compare()


def _looks_alike(walk: Walk, viewer: int | None, other: State, source: Stream) -> None:
    rules, who = walk.case.rules, "a spectator" if viewer is None else f"seat {viewer + 1}"
    decision, asked = walk.decision, engine.run_automatic(other)
    assert decision is not None
    walk.require(not (broken := walk.case.broken(other)), f"{who} imagines the impossible: {broken}")
    walk.require(
        text(rules.view(walk.state, viewer)) == text(rules.view(other, viewer)), f"the view of {who} leaks"
    )
    same = _prompt(other, asked) == _prompt(walk.state, decision)
    walk.require(asked is not None and same, f"{who} sees another question")
    assert asked is not None
    mine, theirs = walk.choices(), engine.legal(other, asked)
    if decision.seat == viewer:
        walk.require(mine == theirs, f"the choices of {who} depend on what it cannot know")
    # What happens next: the same public choice, or any two outcomes the viewer is not told.
    one = mine[source.below(len(mine))]
    hidden = _hidden(walk, decision, one, viewer)
    if hidden:
        alike = [choice for choice in theirs if _must_look_alike(decision, one, choice)]
    else:
        alike = [c for c in mine if c in theirs and not _hidden(walk, decision, c, viewer)]
    if not alike:
        return
    two = alike[source.below(len(alike))]
    one = one if hidden else two
    here, there = _after(walk.state, decision, one), _after(other, asked, two)
    looks_alike = text(rules.view(here, viewer)) == text(rules.view(there, viewer))
    if hidden and here.frames:  # at the end all cards are turned up
        walk.require(looks_alike, f"«{one}» and «{two}» look different to {who}, who must not know")
    if looks_alike:
        # The log may tell only what can be seen; what is revealed makes the views differ.
        said = [events_seen(state.events or [], viewer, rules.seats) for state in (here, there)]
        walk.require(said[0] == said[1], f"after «{one}» {who} hears what it cannot see: {said}")
        # Whoever imagines the rest must imagine the same: not even a bot may think with what was hidden. When
        # the game is over there is no rest, and cards that stay face down lie as they did.
        if here.frames:
            same = _imagined(here, viewer, walk.number) == _imagined(there, viewer, walk.number)
            walk.require(same, f"after «{one}» {who} can imagine what it cannot know")
        nexts = [engine.run_automatic(state) for state in (here, there)]
        same = _prompt(here, nexts[0]) == _prompt(there, nexts[1])
        walk.require(same, f"after «{one}» {who} sees another question")


def _hidden(walk: Walk, decision: Decision[Any], choice: Choice, viewer: int | None) -> bool:
    """Whether the viewer must not learn this answer to a question."""
    audience = engine.audience(walk.state, decision, choice)
    return not may_know(audience, viewer, walk.case.rules.seats)


def _must_look_alike(decision: Decision[Any], one: Choice, other: Choice) -> bool:
    """Of a secret choice the verb is public; of a secret draw nothing is."""
    return isinstance(decision, Chance) or one.verb == other.verb


def _after(state: State, decision: Decision[Any], choice: Choice) -> State:
    new = state.clone()
    new.events = []
    engine.apply(new, decision, choice)
    engine.run_automatic(new)
    return new


def _imagined(state: State, viewer: int | None, seed: int) -> bytes:
    return state_json(state.game_rules().imagine(state, viewer, Stream(f"imagined {seed}")))


def _prompt(state: State, decision: Decision[Any] | None) -> tuple[str, int, tuple[str, ...]]:
    """What everybody may know of an open question."""
    if decision is None:
        return "", CHANCE, ()
    return frame_name(decision), decision.seat, decision.help(state)
