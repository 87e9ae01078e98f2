"""Positions of Tindaya in one line each, for tests that read like the rulebook's examples.

    table = Table().building("5,8", "goat_pen", animals=3).natives(0, "5,8", villagers=2)
    table.turn(0).choose("produce goatherd cube", ...)
    assert table.goods(0) == {"milk": 3}

Seats are 0-based, hexes are written «q,r». A table begins in era 1, in the Action phase, with nobody's turn,
on the preset map with three players unless options say otherwise; `games/tindaya/position.py` says the rest.
`turn` asks a seat to act, `explore` begins an exploration, `end` does steps of the end of the era. Chance is
settled by naming its outcome: choose("collect 2,0", "back wood_token wood_1").
"""

from __future__ import annotations

from typing import Any, Self

from built_table import BuiltTable

from firekeeper.games.tindaya import end_of_era
from firekeeper.games.tindaya.actions import NextTurn
from firekeeper.games.tindaya.contents import replaced, set_token
from firekeeper.games.tindaya.event_step import EventsStep
from firekeeper.games.tindaya.explore import explore
from firekeeper.games.tindaya.fires import FireDeliveries
from firekeeper.games.tindaya.food import FeedTribes, HouseTribes
from firekeeper.games.tindaya.invariants import broken
from firekeeper.games.tindaya.moves import more
from firekeeper.games.tindaya.position import Position
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.rewards import OfferingStep
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.strategy import StrategyPhase
from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    END_OF_ERA,
    ENDINGS,
    GODS,
    IDOLS,
    INVENTIONS,
    NONE,
    RESOURCES,
    STEPS,
    SUBSTITUTE,
    TERRAINS,
    TOKENS,
    TRADES,
)
from firekeeper.games.tindaya.upkeep import Upkeep
from firekeeper.games.tindaya.waste import WasteStep
from firekeeper.kernel import engine
from firekeeper.kernel.position import PositionError, index_of, step
from firekeeper.titles import rules_for

STEP_FRAMES = {
    "reproduction": end_of_era.Reproduction,
    "food": FeedTribes,
    "waste_step": WasteStep,
    "housing": HouseTribes,
    "offerings": OfferingStep,
    "events": EventsStep,
    "learning": end_of_era.Learning,
    "survival": end_of_era.Survival,
    "prophecies": FireDeliveries,
    "upkeep": Upkeep,
}


def _steps(text: str) -> list[str]:
    """The choices that a text stands for."""
    verb, *kinds = text.split()
    return [f"hand_over {kinds[0]}", f"ask_for {kinds[1]}"] if verb == "pair" else [text]


class Table(BuiltTable[TindayaState], Position):
    """A position under construction, then in play. Pieces need not be complete in it."""

    def __init__(
        self, players: int = 3, tribes: list[str] | None = None, version: str | None = None, **options: Any
    ) -> None:
        given = {"players": players, "layout": "preset", **options}
        Position.__init__(self, rules_for("tindaya", given, None, version), {}, tribes)

    # --- playing ----------------------------------------------------------------------------

    def choose(self, *texts: str) -> Self:
        """Make choices by text. «pair wood clay» adds a pair to an offer, whichever rules compose it."""
        if self.box.behaviour.barter_in_steps:
            texts = tuple(step for text in texts for step in _steps(text))
        return super().choose(*texts)

    def turn(self, seat: int) -> Self:
        """A whole turn of this seat, then those of the others until all have passed."""
        self.state.turn = self.state.order.index(seat)
        self.state.then(NextTurn())
        return self

    def explore(self, seat: int, times: int = 1) -> Self:
        """An exploration of this seat right now, without a marker; two with `times`=2."""
        self.state.explored = 1
        explore(self.state, seat, times)
        return self

    def terrain(self, hex: str, kind: str) -> Self:
        """Make a hex another terrain; its token leaves with it when it becomes sea."""
        state, at = self.state, self.hex(hex)
        state.terrain = replaced(state.terrain, at, TERRAINS.index(kind))
        if kind == "sea":
            set_token(state, at, NONE)
        state.derive()
        return self

    @step
    def moved(self, seat: int, hex: str, villagers: int = 0, nobles: int = 0) -> Self:
        """Natives of a seat that have moved in the sequence in progress, and stand here."""
        at = self.hex(hex)
        for count, standing in ((villagers, self.player(seat).villagers), (nobles, self.player(seat).nobles)):
            if standing.count(at) < count:
                raise PositionError(f"there are not {count} of them on {hex}")
        self.state.moved = more(self.state.moved, at, villagers)
        self.state.moved_nobles = more(self.state.moved_nobles, at, nobles)
        return self

    @step
    def stopped(self, hex: str, villagers: int = 0, nobles: int = 0) -> Self:
        """Natives, or conquistadors, that may not move again in the sequence in progress."""
        self.state.stopped = more(self.state.stopped, self.hex(hex), villagers)
        self.state.stopped_nobles = more(self.state.stopped_nobles, self.hex(hex), nobles)
        return self

    @step
    def tiles_left(self, forest: int = 0, coast: int = 0, mountain: int = 0) -> Self:
        """Exactly these terrain tiles in the reserve, by their front; the others are in nobody's way."""
        self.state.tile_reserve = (forest, coast, mountain)
        return self

    @step
    def tokens_left(self, **kinds: int) -> Self:
        """Exactly these tokens in the reserve, of the kinds that are named."""
        for name, count in kinds.items():
            at = index_of(TOKENS, name, "token")
            self.state.token_reserve = replaced(self.state.token_reserve, at, count)
        return self

    @step
    def supply_left(self, **kinds: int) -> Self:
        """Exactly these building tiles in the supply, of the types that are named."""
        for name, count in kinds.items():
            at = index_of(BUILDINGS, name, "building")
            self.state.building_reserve = replaced(self.state.building_reserve, at, count)
        return self

    @step
    def no_idols_left(self) -> Self:
        """The idol deck is empty; where its cards are is nobody's business."""
        self.state.idol_deck = [0] * len(IDOLS)
        return self

    @step
    def extinct(self, seat: int, villagers: bool = True, nobles: bool = True) -> Self:
        """Take all villagers, or all nobles, of a tribe from the board."""
        player = self.player(seat)
        if villagers:
            player.villagers = ()
        if nobles:
            player.nobles, player.lost_nobles = (), self.box.nobles
        return self

    def walk(self, start: str, end: str, villagers: int = 0, nobles: int = 0) -> Self:
        """One move over land."""
        return self.choose(f"leave {start}", f"group {villagers} {nobles}", f"walk {end}")

    def sail(
        self,
        start: str,
        embark: str,
        sail: str,
        end: str,
        villagers: int = 0,
        nobles: int = 0,
        canoe: str = "",
    ) -> Self:
        """One move by sea; `canoe` answers where a new one comes from, if that is asked."""
        self.choose(f"leave {start}", f"group {villagers} {nobles}", f"embark {embark}")
        if canoe:
            self.choose(f"canoe {canoe}")
        return self.choose(f"sail {sail}", f"land {end}")

    def strategy(self) -> Self:
        """The Strategy phase right now."""
        self.state.then(StrategyPhase())
        engine.run_automatic(self.state)
        return self

    def end(self, *steps: str) -> Self:
        """Some steps of the end of the era right now; all of them, and what follows, without any name."""
        self.next(*steps)
        engine.run_automatic(self.state)
        return self

    def next(self, *steps: str) -> Self:
        """The same, but nothing of it has happened yet."""
        for name in steps:
            index_of(STEPS, name, "step")
        self.state.phase = END_OF_ERA
        if not steps:
            self.state.then(end_of_era.EndOfEra())
        for name in reversed(steps):
            self.state.then(end_of_era.Step(STEPS.index(name)), STEP_FRAMES[name]())
        return self

    # --- looking ----------------------------------------------------------------------------

    @property
    def now(self) -> TindayaState:
        """The position when all that happens by itself has happened."""
        engine.run_automatic(self.state)
        return self.state

    def told(self, kind: str) -> list[Any]:
        engine.run_automatic(self.state)
        return super().told(kind)

    @property
    def idle(self) -> bool:
        """Nobody has to decide anything."""
        return self.decision is None

    @property
    def asked(self) -> int:
        """The seat that has to decide."""
        decision = self.decision
        assert decision is not None, "nobody has to decide"
        return decision.seat

    @property
    def asking(self) -> str:
        """The name of the open question."""
        decision = self.decision
        assert decision is not None, "nobody has to decide"
        return type(decision).__name__

    def goods(self, seat: int) -> dict[str, int]:
        """Resources that are not 0."""
        return {name: n for name, n in zip(RESOURCES, self.now.players[seat].goods, strict=True) if n}

    def at(self, hex: str) -> dict[str, Any]:
        """What is on a hex: terrain, and what else is there."""
        state, place = self.now, self.hex(hex)
        found: dict[str, Any] = {"terrain": TERRAINS[state.terrain[place]]}
        if state.buildings[place] != NONE:
            found["building"] = BUILDINGS[state.buildings[place]]
        if state.animals[place]:
            found["animals"] = state.animals[place]
        if state.forts[place] != NONE:
            found["fort"] = state.conquistadors[place]
        if state.tokens[place] != NONE:
            found["token"] = TOKENS[state.tokens[place]]
        if state.walls >> place & 1:
            found["wall"] = True
        if place in state.canoes:
            found["canoes"] = state.canoes.count(place)
        natives = self.natives_at(hex)
        if natives:
            found["natives"] = natives
        return found

    def natives_at(self, hex: str) -> dict[int, tuple[int, int]]:
        """Villagers and nobles of a hex by seat."""
        place = self.hex(hex)
        counts = {
            seat: (player.villagers.count(place), player.nobles.count(place))
            for seat, player in enumerate(self.now.players)
        }
        return {seat: count for seat, count in counts.items() if any(count)}

    def villagers(self, seat: int) -> list[str]:
        """The hexes of the villagers of a seat, in board order."""
        return [self.box.board.names[hex_] for hex_ in self.now.players[seat].villagers]

    def nobles(self, seat: int) -> list[str]:
        return [self.box.board.names[hex_] for hex_ in self.now.players[seat].nobles]

    def canoe_hexes(self) -> list[str]:
        return [self.box.board.names[hex_] for hex_ in self.now.canoes]

    def held(self, seat: int) -> list[str]:
        """The face-down idols of a seat."""
        return [IDOLS[idol] for idol in self.now.players[seat].idols]

    def known(self, seat: int) -> set[str]:
        """The trades that a tribe knows."""
        return {name for at, name in enumerate(TRADES) if self.now.players[seat].trades >> at & 1}

    def invented(self, seat: int) -> set[str]:
        return {name for at, name in enumerate(INVENTIONS) if self.now.players[seat].inventions >> at & 1}

    def depot(self, seat: int) -> tuple[int, int]:
        """Cubes and cylinders in the action depot."""
        return self.now.players[seat].cubes, self.now.players[seat].cylinders

    def points(self, seat: int) -> int:
        return self.now.players[seat].score

    def priority(self) -> list[int]:
        """Seats in priority order."""
        return list(in_priority(self.now))

    def offered(self, god: str) -> list[list[int]]:
        """Pawns on an offering card: by slot, then by seat."""
        first, seats = GODS.index(god) * 4, self.box.seats
        return [list(self.now.pawns[(first + slot) * seats :][:seats]) for slot in range(4)]

    def supply(self) -> dict[str, int]:
        """Building tiles in the supply."""
        return dict(zip(BUILDINGS, self.now.building_reserve, strict=True))

    def fort_tile(self, hex: str) -> str:
        """The building on the back of a fort; empty for a substitute."""
        tile = self.now.forts[self.hex(hex)]
        assert tile != NONE, f"there is no fort on {hex}"
        return "" if tile == SUBSTITUTE else BUILDINGS[tile]

    @property
    def ending(self) -> str:
        """How the game ended; empty before."""
        return "" if self.now.ending == NONE else ENDINGS[self.now.ending]

    def check(self) -> Self:
        """No piece is lost or doubled, and nothing stands where it may not."""
        assert broken(self.state) == []
        return self
