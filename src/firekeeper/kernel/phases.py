"""Orders of play as lists of frames: how a module changes a list of its game.

A game's rules give the frames of its set-up, of a year or of a phase as a list that reads like the rulebook's
summary. A module takes that list and says only what is different.
"""

from __future__ import annotations

from typing import Any

from firekeeper.kernel.frame import Frame

Phases = list[Frame[Any]]


def before(phases: Phases, kind: type[Any], *new: Frame[Any]) -> Phases:
    """The same list with `new` before its first frame of a kind."""
    at = _find(phases, kind)
    return [*phases[:at], *new, *phases[at:]]


def after(phases: Phases, kind: type[Any], *new: Frame[Any]) -> Phases:
    """The same list with `new` after its first frames of a kind that follow each other."""
    at = _find(phases, kind)
    while at < len(phases) and isinstance(phases[at], kind):
        at += 1
    return [*phases[:at], *new, *phases[at:]]


def instead_of(phases: Phases, kind: type[Any], *new: Frame[Any]) -> Phases:
    """The same list with `new` where its frames of a kind were: with nothing there if none are given."""
    at = _find(phases, kind)
    return [*phases[:at], *new, *[frame for frame in phases[at:] if not isinstance(frame, kind)]]


def _find(phases: Phases, kind: type[Any]) -> int:
    for at, frame in enumerate(phases):
        if isinstance(frame, kind):
            return at
    names = ", ".join([type(frame).__name__ for frame in phases])
    raise ValueError(f"there is no {kind.__name__} among {names}")
