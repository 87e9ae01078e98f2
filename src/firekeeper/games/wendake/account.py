"""The books of a game of Wendake, kept from its events alone.

They must agree with the state whenever somebody has to decide. That proves two things: scores add up from
their parts, and the log and the animations, which know the events only, tell the whole story.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from firekeeper.games.wendake.box import GHOST, Box
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import (
    GOODS,
    HUNTER,
    IN_LONGHOUSE,
    MOHAWK_OUTPOST,
    NATIVES,
    PAIRINGS,
    TRACKS,
    WARRIOR,
    WOMAN,
)
from firekeeper.games.wendake.trade import AcquireProgress


class Account:
    """Goods, points, pieces, cards and tiles: opened from a position, kept from the events alone."""

    def __init__(self, state: WendakeState) -> None:
        rules = state.rules
        self.rules: Box = rules
        self.goods: Counter[tuple[int, str]] = Counter()
        self.points: Counter[tuple[int, str]] = Counter()
        self.pieces: Counter[tuple[int, str, str]] = Counter()
        self.cards: Counter[int] = Counter()
        self.homes: dict[int, str] = {}
        self.swaps: Counter[int] = Counter()
        self.progress: dict[int, set[str]] = {}
        self.turtles: dict[int, set[str]] = {}
        for seat, player in enumerate(state.players):
            for good, amount in zip(GOODS, player.goods, strict=True):
                self.goods[seat, good] = amount
            for track, mark in zip(TRACKS, player.score, strict=True):
                self.points[seat, track] = mark
            self.pieces.update(_standing(state, seat))
            self.cards[seat] = sum(player.hand) + sum(player.played)
            if player.home >= 0:
                self.homes[seat] = rules.territories[player.home]
            self.swaps[seat] = player.swaps
            self.progress[seat] = _named(rules.progress_names, player.progress)
            self.turtles[seat] = _named(rules.turtle_names, player.turtles)
        self.displayed = _on_display(state) if self.homes else 3 * rules.row_length
        self.bought = 0
        self.lost = 0
        self.ghost = state.ghost_score
        self.opened_with_ghost = bool(state.ghost_faces)
        self.objectives = 0
        self.complaints: list[str] = []
        self.ended: tuple[list[int], list[int]] | None = None

    def hear(self, event: Any) -> None:
        """Enter one event into the books."""
        entry = getattr(self, f"on_{type(event).__name__}", None)
        if entry is not None:
            entry(event)

    def on_Gained(self, event: Any) -> None:
        self.goods[event.seat, event.good] += event.amount

    def on_Spent(self, event: Any) -> None:
        self.goods[event.seat, event.good] -= event.amount

    def on_Scored(self, event: Any) -> None:
        self.points[event.seat, event.track] += event.points
        reached = self.points[event.seat, event.track]
        if reached != event.total:
            self.complaints.append(f"{event} should have reached {reached}")
        if event.lost < 0 or (event.lost and event.total != self.rules.top):
            self.complaints.append(f"{event} loses points below the end of the track (WK-SCORE-03)")

    def on_HomeChosen(self, event: Any) -> None:
        self.homes[event.seat] = event.territory
        if event.seat in self.rules.automa:
            for native in NATIVES:
                self.pieces[event.seat, native, event.territory] += self.rules.natives

    def on_TribeChosen(self, event: Any) -> None:
        card = self.rules.components.tribes[self.rules.tribe_names.index(event.tribe)]
        for native, count in zip(NATIVES, (card.women, card.hunters, card.warriors), strict=True):
            self.pieces[event.seat, native, self.homes[event.seat]] += count
            self.pieces[event.seat, native, "longhouse"] += self.rules.natives - count
        if card.mohawk_warrior:
            self.pieces[event.seat, "mohawk", self.homes[event.seat]] += 1
        self.swaps[event.seat] = card.swap_tokens

    def on_Moved(self, event: Any) -> None:
        if event.destination == "village":  # Oneida's first progress tile (WK-TRIBE-05)
            self.progress[event.seat].add(event.piece)
            return
        home = self.homes[event.seat]
        origin, destination = (home if at == "home" else at for at in (event.origin, event.destination))
        self.pieces[event.seat, event.piece, destination] += 1
        if origin != "reserve":
            self.pieces[event.seat, event.piece, origin] -= 1
            if self.pieces[event.seat, event.piece, origin] < 0:
                self.complaints.append(f"{event}: nobody was there")

    def on_MaskDrawn(self, event: Any) -> None:
        self.cards[event.seat] += event.card != ""  # the others' twin of a secret draw names no card

    def on_MaskDiscarded(self, event: Any) -> None:
        self.cards[event.seat] -= 1

    def on_ProgressBought(self, event: Any) -> None:
        self.progress[event.seat].add(event.tile)
        self.bought += 1

    def on_ProgressLost(self, event: Any) -> None:
        self.lost += 1

    def on_TurtleSeen(self, event: Any) -> None:
        self.turtles[event.seat].add(event.tile)

    def on_TilesSwapped(self, event: Any) -> None:
        self.swaps[event.seat] -= 1

    def on_GhostScored(self, event: Any) -> None:
        self.ghost += event.points

    def on_ObjectiveMet(self, event: Any) -> None:
        self.objectives += event.points

    def on_GameEnded(self, event: Any) -> None:
        self.ended = event.totals, event.winners

    def disagreements(self, state: WendakeState) -> list[str]:
        """Where the books and the position differ."""
        found = self.complaints[:]
        rules = self.rules
        for seat, player in enumerate(state.players):
            books: dict[str, tuple[Any, Any]] = {
                "goods": ([self.goods[seat, good] for good in GOODS], list(player.goods)),
                "points": ([self.points[seat, track] for track in TRACKS], list(player.score)),
                "mask cards": (self.cards[seat], sum(player.hand) + sum(player.played)),
                "swap tokens": (self.swaps[seat], player.swaps),
                "progress tiles": (self.progress[seat], _named(rules.progress_names, player.progress)),
                "turtle tiles": (self.turtles[seat], _named(rules.turtle_names, player.turtles)),
                "pieces": (
                    {place: count for place, count in self.pieces.items() if count and place[0] == seat},
                    _standing(state, seat),
                ),
            }
            for name, (told, held) in books.items():
                if told != held:
                    found.append(f"seat {seat + 1}, {name}: the events say {told}, the position {held}")
        if self.homes and _on_display(state) + self.bought + self.lost != self.displayed:
            found.append(f"{_on_display(state)} of {self.displayed} progress tiles are on display")
        if rules.solo and self.homes and state.ghost_score != self._ghost_total(state):
            found.append(
                f"the Ghost has {state.ghost_score} points, by the events {self._ghost_total(state)}"
            )
        return found

    def _ghost_total(self, state: WendakeState) -> int:
        """What it has gained, and the points on its cards (WK-SOLO-07), which no event tells."""
        cards = (
            0 if self.opened_with_ghost else sum(self.rules.ghost_points[face] for face in state.ghost_faces)
        )
        return self.ghost + cards

    def result(self, state: WendakeState) -> tuple[list[int], list[int]]:
        """Totals and winners of a finished game, added up from the books (WK-END-03 to -06, WK-SOLO-72)."""
        totals = []
        for seat in range(self.rules.seats):
            marks = [self.points[seat, track] for track in TRACKS]
            pairs = [min(marks[one], marks[other]) for one, other in PAIRINGS[state.pairing]]
            totals.append(sum(pairs) + self.swaps[seat] * self.rules.swap_points)
        if self.rules.solo:
            totals[GHOST] = self._ghost_total(state)
            totals[0] += self.objectives
            return totals, [0 if totals[0] > totals[GHOST] else GHOST]
        return totals, [max(state.order, key=totals.__getitem__)]


def _named(names: list[str], tiles: int) -> set[str]:
    return {name for at, name in enumerate(names) if tiles >> at & 1}


def _on_display(state: WendakeState) -> int:
    """Progress tiles in the rows, those being paid for included."""
    paid = sum(1 for frame in state.frames if isinstance(frame, AcquireProgress))
    return sum(len(row) for row in state.rows) + paid


def _standing(state: WendakeState, seat: int) -> dict[tuple[int, str, str], int]:
    """Where a seat's natives and canoes are, in the words of the events."""
    rules = state.rules
    player = state.players[seat]
    found: Counter[tuple[int, str, str]] = Counter()
    for native in (WOMAN, HUNTER, WARRIOR):
        found[seat, NATIVES[native], "longhouse"] += player.longhouse[native]
        if native != WARRIOR and player.home >= 0:
            found[seat, NATIVES[native], rules.territories[player.home]] += player.at_home[native]
    for territory, name in enumerate(rules.territories):
        black = player.mohawk == territory
        found[seat, "warrior", name] += state.guards[territory * rules.seats + seat] - black
        found[seat, "mohawk", name] += black
    found[seat, "mohawk", "longhouse"] += player.mohawk == IN_LONGHOUSE
    for area, standing in enumerate(state.areas):
        if standing and (standing - 1) >> 2 == seat:
            kind = (standing - 1) & 3
            piece = "mohawk" if kind == MOHAWK_OUTPOST else NATIVES[kind]
            found[seat, piece, rules.area_names[area]] += 1
    for lake, name in enumerate(rules.lakes):
        found[seat, "canoe", name] += player.lakes[lake]
    return {place: count for place, count in found.items() if count}
