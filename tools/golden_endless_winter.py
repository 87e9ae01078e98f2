"""Endless Winter's golden files: the records to have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firekeeper import Game, Record
from firekeeper.conformance.endless_winter import riches
from tools.golden import Golden, Wish, anything, verbs

NAMED = ("skill", "pile", "tip", "idol", "hunt", "swap", "take", "place", "bury_hand")
"""Verbs that say too little: what they are about is a word of its own."""


def tie(game: Game) -> bool:
    """Two seats have the most points, and the tie is broken against the order of the seats (EW-SCORE-02)."""
    best = [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
    return len(best) > 1 and game.winners != [best[0]]


def with_events(*names: str) -> Callable[[Game], bool]:
    """A game in which all of this happened."""

    def shown(game: Game) -> bool:
        return set(names) <= {type(event).__name__ for _, event in game.events}

    return shown


def with_choices(*names: str) -> Callable[[Game], bool]:
    """A game in which somebody chose all of these verbs."""
    return lambda game: set(names) <= verbs(game.record)


GLACIERS: dict[str, Any] = {"glacier_tokens": True}
RESTS: dict[str, Any] = {"rest_tokens": True}
MODULES = GLACIERS | RESTS
SETUP_DRAFT: dict[str, Any] = {"setup": "setup_draft"}
CHIEF_DRAFT: dict[str, Any] = {"setup": "chief_draft"}
BUILDING = with_choices("village")
SETTLED = with_choices("village_draws")
OLD = (
    Wish("endless_winter_2", {"players": 2}, with_events("StoneScored", "SetScored"), confirm=True),
    Wish("endless_winter_2_tie", {"players": 2}, tie),
    Wish("endless_winter_2_chief_draft", CHIEF_DRAFT | {"players": 2, "layout": "cfg_ring"}, anything, True),
    Wish("endless_winter_3_setup_draft", SETUP_DRAFT | RESTS | {"players": 3}, with_events("RestTokenTaken")),
    Wish("endless_winter_3_glaciers", GLACIERS | {"players": 3}, with_events("GlacierRevealed")),
    Wish("endless_winter_4", {"players": 4}, anything, confirm=True),
    Wish("endless_winter_4_modules", CHIEF_DRAFT | MODULES | {"players": 4}, with_events("RestTokenTaken")),
    Wish("endless_winter_4_brick", {"players": 4, "layout": "cfg_brick"}, anything),
    # From positions in which everybody owns much: for what is rare otherwise.
    Wish("endless_winter_rich_2", MODULES | {"players": 2}, anything, rich=True),
    Wish("endless_winter_rich_3", MODULES | {"players": 3, "layout": "cfg_hearth"}, BUILDING, rich=True),
    Wish("endless_winter_rich_4", MODULES | {"players": 4, "layout": "cfg_plain"}, SETTLED, rich=True),
)
APART = with_choices("village_draw", "score_stone")
NEW = (
    Wish("endless_winter_v3_2", {"players": 2}, with_events("StoneScored"), confirm=True),
    Wish(
        "endless_winter_v3_3_modules", SETUP_DRAFT | MODULES | {"players": 3}, with_events("RestTokenTaken")
    ),
    Wish("endless_winter_v3_4", CHIEF_DRAFT | {"players": 4}, anything),
    Wish("endless_winter_v3_rich_2", MODULES | {"players": 2}, anything, rich=True),
    Wish("endless_winter_v3_rich_3", MODULES | {"players": 3}, APART, rich=True),
)
WISHES = (*[wish._replace(rules="2") for wish in OLD], *[wish._replace(rules="3") for wish in NEW])


def said(record: Record) -> set[str]:
    """The words of a record: verbs, and what the less telling ones were about."""
    words = verbs(record)
    words |= {entry.choice for entry in record.entries if entry.choice.partition(" ")[0] in NAMED}
    return words


GOLDEN = Golden(wishes=WISHES, shown={"endless_winter_3_setup_draft": 150}, words=said, prepare=riches)
