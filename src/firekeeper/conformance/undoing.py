"""Undoing: back to the barrier and no further, and forth again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from firekeeper.conformance.walk import Case, Chooser, Violation, begun, text
from firekeeper.kernel.frame import CHANCE
from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.record import Entry
from firekeeper.kernel.rng import Stream
from firekeeper.library import replay


def undoes_and_redoes(case: Case, seed: int) -> None:
    """Undo reaches the barrier and no further, and doing the same again gives the same game."""
    game = begun(case, seed, range(case.rules.seats) if seed % 3 else ())
    chooser, source = Chooser(seed), Stream(f"undo {seed}")
    # The position after each number of choices at which a seat was asked.
    seen: dict[int, str] = {game.number: _standing(game)}
    while game.decision is not None:
        where = f"{case}, game {seed}, after {game.number} choices"
        if game.lanes is not None:  # answers_in_any_order takes back what is in them
            game.choose(chooser.choose(game.position(game.seat), game.decision, game.choices))
            seen.setdefault(game.number, _standing(game))
            continue
        entries, seat = game.record.entries, game.seat
        known = max((end for _, end in game.spans), default=0)
        barrier = max(
            (
                at
                for at, entry in enumerate(entries, 1)
                if entry.seat != seat or entry.choice.split(" ")[0] in case.rules.revealing
            ),
            default=0,
        )
        barrier = max(barrier, known)
        if game.undo_barrier != barrier:
            raise Violation(f"{where}: the undo barrier is {game.undo_barrier}, not {barrier}")
        own = [at for at in seen if barrier <= at < game.number]
        if game.can_undo != bool(own):
            raise Violation(f"{where}: can_undo is {game.can_undo}, but there are {len(own)} choices to undo")
        if own and not source.below(4):
            _undo_by_steps(game, own, seen, where)
        if own and not source.below(4):
            _and_again(game, own[0], seen, where, Game.restart_turn)
        if not own:
            _refuse_undo(game, where)
        if len(seen) > 1 and not source.below(20):
            _and_again(game, sorted(seen)[-2], seen, where, partial(Game.undo, beyond=True))
        if len(seen) > 1 and not source.below(30):
            _back_somewhere(game, seen, where, source)
        choice = chooser.choose(game.state, game.decision, game.choices)
        ends, foreseen = game.ends_undo(choice), game.foresee(choice)
        number, before = game.number, len(game.events)
        game.choose(choice)
        came = [event for _, event in game.events[before:]]
        if text(came[: len(foreseen)]) != text(foreseen) or not (ends or len(came) == len(foreseen)):
            raise Violation(f"{where}: foresee(«{choice}») tells {foreseen}, but there came {came}")
        if not game.over and ends != (game.undo_barrier > number):
            raise Violation(
                f"{where}: ends_undo(«{choice}») is {ends}, the barrier went to {game.undo_barrier}"
            )
        seen[game.number] = _standing(game)
    where = f"{case}, game {seed}, at the end"
    _back_somewhere(game, seen, where, source)
    again = replay(game.record)
    if text([again.events, again.audience_by_entry]) != text([game.events, game.audience_by_entry]):
        raise Violation(f"{where}: after all the undoing the log is not that of the game played straight")


def _back_somewhere(game: Game, seen: dict[int, str], where: str, source: Stream) -> None:
    earlier = sorted(seen)[source.below(len(seen) - 1)]
    _and_again(game, earlier, seen, where, partial(Game.go_to, number=earlier))


def _standing(game: Game) -> str:
    """What an undo must bring back; of the log its length and its end, which is where it could go wrong."""
    choices = [choice.text for choice in game.choices]
    record = game.record
    log = [len(game.events), game.events[-20:], record.entries[-20:], record.result]
    return text([game.state.dump(), choices, *log])


def _same(game: Game, number: int, seen: dict[int, str], where: str, what: str) -> None:
    if game.number != number or _standing(game) != seen[number]:
        raise Violation(f"{where}: {what} does not lead to the position after {number} choices")


def _redo(game: Game, chosen: list[Entry], number: int, seen: dict[int, str], where: str) -> None:
    for entry in chosen:
        game.choose(entry.choice, entry.seat)
    _same(game, number, seen, where, "doing it again")


def _undo_by_steps(game: Game, own: list[int], seen: dict[int, str], where: str) -> None:
    number = game.number
    chosen = [game.record.entries[at] for at in own]
    for at in reversed(own):
        game.undo()
        _same(game, at, seen, where, "undo")
    _refuse_undo(game, where)
    _redo(game, chosen, number, seen, where)


def _refuse_undo(game: Game, where: str) -> None:
    try:
        game.undo()
    except IllegalChoice:
        return
    raise Violation(f"{where}: undo went beyond the barrier")


def _own_choices(game: Game, after: int, to: int) -> list[Entry]:
    """The entries between two positions that seats have chosen themselves."""
    return [entry for entry in game.record.entries[after:to] if not entry.automatic and entry.seat != CHANCE]


def _and_again(game: Game, to: int, seen: dict[int, str], where: str, back: Callable[[Game], None]) -> None:
    """Back to the position after `to` choices by some way, and forth again."""
    number = game.number
    chosen = _own_choices(game, to, number)
    back(game)
    _same(game, to, seen, where, "going back")
    _redo(game, chosen, number, seen, where)
