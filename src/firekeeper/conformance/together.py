"""Several seats at once: any order of answers gives the same game, and nobody learns one before the last."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, Chooser, Violation, begun, state_json, text
from firekeeper.kernel import engine
from firekeeper.kernel.game import Game
from firekeeper.kernel.lanes import Lanes
from firekeeper.kernel.record import Entry, Record
from firekeeper.kernel.rng import Stream


def answers_in_any_order(case: Case, seed: int) -> None:
    """Answers given at the same time resolve alike in every order, and are secret until the last one."""
    game = begun(case, seed)
    chooser, source = Chooser(seed), Stream(f"together {seed}")
    while game.decision is not None:
        lanes, number = game.lanes, game.number
        if lanes is None:
            game.choose(chooser.choose(game.state, game.decision, game.choices))
            continue
        where = f"{case}, game {seed}, after {number} choices"
        try:
            _answer(game, lanes, where, chooser, source)
            answers = lanes.entries
            _depends_on_nobody(game, answers, number, where)
            straight = Game(game.rules, Record(game.record.header), game.dealer, game.confirm, history=True)
            straight.follow(game.record.entries[:number])
            for entry in answers:
                if not entry.automatic:
                    straight.choose(entry.choice, entry.seat)
        except RuntimeError as error:
            raise Violation(f"{where}: {error}") from error
        if _standing(straight) != _standing(game):
            raise Violation(f"{where}: the order in which {answers} were given makes a difference")


def _answer(game: Game, lanes: Lanes, where: str, chooser: Chooser, source: Stream) -> None:
    """Let the seats answer in a random order, choice by choice, and take some of it back."""
    public = _public(game)
    viewers: list[int | None] = [None, *range(game.rules.seats)]
    while game.lanes is lanes:
        seat = lanes.waiting[source.below(len(lanes.waiting))]
        back = lanes.lanes[source.below(len(lanes.lanes))]
        seen = [text(game.view(viewer)) for viewer in viewers]
        if back.own and not source.below(3):
            seat = back.seat
            count = len(back.entries)
            game.undo(seat=seat)
            if seat not in game.waiting or len(back.entries) >= count:
                raise Violation(f"{where}: seat {seat + 1} cannot take back its answer")
        else:
            decision = game.decision_of(seat)
            assert decision is not None
            choice = chooser.choose(game.position(seat), decision, game.choices_of(seat))
            ends = game.ends_undo(choice, seat)
            game.choose(choice, seat)
            if ends == (game.lanes is lanes):
                raise Violation(f"{where}: ends_undo(«{choice}») is {ends} for seat {seat + 1}")
        if game.lanes is lanes:
            if _public(game) != public:
                raise Violation(
                    f"{where}: what seat {seat + 1} answers is in the game before the last answer"
                )
            for viewer, was in zip(viewers, seen, strict=True):
                if viewer != seat and text(game.view(viewer)) != was:
                    who = "a spectator" if viewer is None else f"seat {viewer + 1}"
                    raise Violation(
                        f"{where}: {who} sees what seat {seat + 1} answers before the last answer"
                    )


def _depends_on_nobody(game: Game, answers: list[Entry], number: int, where: str) -> None:
    """What a seat may answer, one after another as search asks it, is what it may answer alone."""
    alone = Game(game.rules, Record(game.record.header), None, frozenset(), history=False)
    alone.follow(game.record.entries[:number])
    state = alone.state.clone()
    for at, entry in enumerate(answers):
        before = [known for known in answers[:at] if known.seat == entry.seat]
        offered = _offered(alone, entry.seat, before)
        decision = engine.run_automatic(state)
        assert decision is not None
        legal = engine.legal(state, decision)
        if offered is not None and [choice.text for choice in legal] != offered:
            raise Violation(f"{where}: what seat {entry.seat + 1} may answer depends on what others answer")
        choice = game.rules.book.find(entry.choice)
        assert choice is not None
        engine.apply(state, decision, choice)


def _offered(alone: Game, seat: int, before: list[Entry]) -> list[str] | None:
    """What a lane offers after some of its choices; None where the next one is forced."""
    lane = alone.lane(seat)
    assert lane is not None
    lane.follow(before)
    if len(lane.entries) > len(before):
        return None
    return [choice.text for choice in lane.choices]


def _public(game: Game) -> tuple[Any, ...]:
    """What nobody's open answer may change."""
    return state_json(game.state), game.number, len(game.events), text(game.scores)


def _standing(game: Game) -> str:
    return text([game.state.dump(), game.record.entries, game.events, game.seat, game.spans])
