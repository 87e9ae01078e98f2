"""Positions of Endless Winter in one line each, for tests that read like the rulebook's examples.

    table = Table(players=3).have(0, food=3, tool=2).hold(0, "hunter").animals(1, "woolly_rhino")
    table.act(0, "hunt").choose("work hunter", "scout", ...)
    assert table.food(0) == 0

Seats are 0-based. A table starts in round 1, in the Action phase, with nobody's turn: seat n leads Chief n
with side A, has one Camp on the Base tile (Food limit 6), no Food, no Tools and no card. `dealt` puts the
Starting cards that are nowhere into the draw decks. The map is the same for all games: slots 1 to 6 are
plains_1, forest_1, hills_1, mountains_1, lake_1, tundra_1, slots 7 to 12 the second tiles of these types, and
slots 13 to 18 Glaciers (with four players plains_3, forest_3, hills_3 and three Glaciers). The Megalith tiles
lie in order. The hunt area is empty, the display shows the first eight cards of Era I, the reserve the first
stones of each Era.
"""

from __future__ import annotations

from typing import Any, Self

from built_table import BuiltTable

from firekeeper.games.endless_winter import gains, skills
from firekeeper.games.endless_winter.grammar import Effect, parse
from firekeeper.games.endless_winter.invariants import broken
from firekeeper.games.endless_winter.position import Position
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.terms import COLUMNS, DESTINATIONS, SOURCES, TOP
from firekeeper.games.endless_winter.turn import BeginTurn, EndTurn, PlaceFigure, PlayCulture
from firekeeper.kernel import engine
from firekeeper.titles import rules_for


class Table(BuiltTable[WinterState], Position):
    """A position under construction, then in play. Pieces need not be complete in it."""

    conserving = False

    def __init__(self, players: int = 2, version: str | None = None, **options: Any) -> None:
        rules = rules_for("endless_winter", {"players": players, **options}, None, version)
        Position.__init__(self, rules, {})
        self.marked: list[dict[str, Any]] = []

    # --- playing ----------------------------------------------------------------------------

    def gain(self, seat: int, effect: str | Effect, rule: str = "EW-GOLD-13") -> Self:
        """A seat gains an effect ("idol 1 + tool 1") right now."""
        found = parse(effect) if isinstance(effect, str) else effect
        gains.resolve(self.state, seat, found, rule)
        engine.run_automatic(self.state)
        return self

    def at(self, seat: int, place: str, chief: bool = False, labour: float = 0) -> Self:
        """It is this seat's step 2 and its figure stands here, in the top section; nothing is asked."""
        state, player = self.state, self.player(seat)
        state.turn = state.order.index(seat)
        state.place = DESTINATIONS.index(place)
        state.section = TOP
        state.labour = int(2 * labour)
        state.chief_unused = int(chief)
        if chief:
            player.chief_ready = 0
        else:
            player.figures_ready -= 1
        if place == "rest":
            player.resting += 1
        else:
            column = COLUMNS.index(place)
            state.columns[column] = (*state.columns[column], 2 * seat + int(not chief))
        return self

    def culture(self, seat: int, card: str) -> Self:
        """Step 1 of this seat's turn: it plays this Culture card and uses its skills."""
        self.hold(seat, card)
        self.state.turn = self.state.order.index(seat)
        self.state.then(PlayCulture(seat))
        return self.choose(f"play {card}")

    def pile(self, seat: int, card: str) -> Self:
        """The Eclipse phase, step B: the skill of a card in the pile."""
        self.phase("eclipse_phase").eclipse(seat, card)
        self.state.turn = self.state.order.index(seat)
        skills.use_eclipse_skill(self.state, seat, self.box.card_ids.index(card))
        engine.run_automatic(self.state)
        return self

    def act(self, seat: int, place: str, figure: str = "tribe") -> Self:
        """Step 2 of this seat's turn from the placement to its end; steps 1, 3 and 4 are left out."""
        self.state.turn = self.state.order.index(seat)
        self.state.then(PlaceFigure(seat), EndTurn(seat))
        return self.choose(f"place {figure} {place}")

    def turn(self, seat: int, lap: int = 1) -> Self:
        """A whole turn of this seat, and then the turns after it."""
        self.state.turn = self.state.order.index(seat)
        self.state.lap = lap
        self.state.then(BeginTurn())
        return self

    def work_step(self, seat: int) -> Self:
        """An open moment of step 2 in which any-time abilities can be used (after `at`)."""
        self.state.then(EndTurn(seat))
        return self

    # --- looking ----------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody has to decide anything."""
        return self.decision is None

    def food(self, seat: int) -> int:
        return self.player(seat).food

    def tool(self, seat: int) -> int:
        return self.player(seat).tool

    def points(self, seat: int) -> int:
        return self.player(seat).score

    def earned(self, seat: int) -> dict[str, int]:
        """Points by source, those above 0."""
        return {name: won for name, won in zip(SOURCES, self.player(seat).earned, strict=True) if won}

    def labour(self) -> float:
        """The pool of the turn, in whole and half points."""
        return self.state.labour / 2

    def cards(self, seat: int, zone: str) -> list[str]:
        """The cards of a zone by id, sorted by kind: cards(0, "hand")."""
        return [self.box.card_ids[card] for card in getattr(self.player(seat), zone)]

    def prey(self, seat: int, tipped: bool = False) -> list[str]:
        """The untipped (or tipped) Animals of a seat."""
        counts = self.player(seat).tipped if tipped else self.player(seat).animals
        return [name for name, count in zip(self.box.animal_ids, counts, strict=True) for _ in range(count)]

    def hunted(self) -> list[str]:
        """The hunt area, the oldest card first."""
        return [self.box.animal_ids[species] for species in self.state.hunt]

    def shown(self) -> list[str]:
        """The Culture display; empty names are gaps."""
        return ["" if card < 0 else self.box.card_ids[card] for card in self.state.display]

    def owner(self, spot: str) -> int:
        """Who owns the Megalith at a spot: a seat, NEUTRAL or EMPTY."""
        return self.state.spots[self.box.spot_ids.index(spot)]

    def board(self, seat: int) -> dict[str, Any]:
        """All that a seat owns, and the hunt area, in the words of the tests."""
        player = self.player(seat)
        zones = ("hand", "deck", "discard", "above", "eclipse", "graveyard")
        return {
            "food": player.food,
            "tool": player.tool,
            "labour": self.labour(),
            "points": player.score,
            **{zone: self.cards(seat, zone) for zone in zones},
            "animals": self.prey(seat),
            "tipped": self.prey(seat, tipped=True),
            "camps": list(player.camps),
            "villages": [self.box.juncture_ids[juncture] for juncture in player.villages],
            "megaliths": player.megaliths,
            "offering": player.offering,
            "honour": player.honour,
            "stones": [self.box.stone_ids[stone] for stone in player.stones],
            "hunt": self.hunted(),
        }

    def mark(self) -> Self:
        """From here on `changed` counts."""
        self.marked = [self.board(seat) for seat in range(self.box.seats)]
        return self

    def changed(self, seat: int) -> dict[str, Any]:
        """What is different on the board of a seat since `mark`, as it is now."""
        now = self.board(seat)
        return {name: value for name, value in now.items() if value != self.marked[seat][name]}

    def check(self) -> Self:
        """Nothing is lost or doubled. Needs `dealt`, and pieces that have been placed by the rules."""
        assert broken(self.state) == []
        return self
