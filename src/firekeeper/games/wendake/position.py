"""Setting up positions of Wendake by hand: firekeeper.position("wendake", players=2).

Seats are 0-based. A position begins in year 1 with empty boards: every seat has its home, seven natives of
each type (5 at home, 2 in the longhouse), no goods, the basic tiles in a fixed grid, and nobody's turn.
"""

from __future__ import annotations

from typing import Any, Self

from firekeeper.games.wendake.effects import occupant
from firekeeper.games.wendake.invariants import broken
from firekeeper.games.wendake.restore import lay_out_level
from firekeeper.games.wendake.setup import take_tribe
from firekeeper.games.wendake.state import Player, WendakeState
from firekeeper.games.wendake.terms import AS_OUTPOST, FLAGS, MOHAWK, NATIVES, TRACKS, WARRIOR
from firekeeper.games.wendake.turn import PlaceMarker, Year
from firekeeper.kernel.position import PositionBuilder, PositionError, index_of, step

GRID = (
    "basic_tan_pelts", "basic_move", "basic_harvest",
    "basic_fish", "basic_sacred_fire", "basic_trade",
    "basic_canoe", "basic_hunt", "basic_mask_ceremony",
)  # fmt: skip
"""The basic tiles in reading order, as a position begins."""


def replaced(counts: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same counts with one of them set."""
    return (*counts[:at], value, *counts[at + 1 :])


class Position(PositionBuilder[WendakeState]):
    """A position of Wendake under construction.

    `homes` and `tribes` go by seat; whoever is not named gets the next free home and the Wendat.
    """

    def __init__(
        self,
        rules: Any,
        arguments: dict[str, Any],
        homes: list[str] | None = None,
        tribes: list[str] | None = None,
        grid: tuple[str, ...] | list[str] = GRID,
    ) -> None:
        super().__init__(rules, arguments)
        self.box: Any = rules
        self.state: Any = rules.start()
        self.state.frames.clear()
        self.state.events = []
        self.state.order = tuple(range(rules.seats))
        wanted = [index_of(rules.territories, name, "territory") for name in homes or []]
        if not set(wanted) <= set(rules.homes):
            named = ", ".join(rules.territories[home] for home in rules.homes)
            raise PositionError(f"homes can be {named}, not {', '.join(homes or [])}")
        free = [home for home in rules.homes if home not in wanted]
        for seat, home in enumerate([*wanted, *free][: rules.seats]):
            self.state.players[seat].home = home
        for seat in range(rules.seats):
            if seat in rules.automa:
                self.settle_automa()
                continue
            name = tribes[seat] if tribes and seat < len(tribes) else "wendat"
            take_tribe(self.state, seat, index_of(rules.tribe_names, name, "tribe"))
            player = self.state.players[seat]
            player.goods[:] = [0] * len(rules.goods)
            player.grid = tuple(index_of(rules.tile_names, tile, "action tile") for tile in grid)
            if name == "ottawa":
                player.grid = tuple(
                    rules.ottawa_tile if tile == rules.centre_tile else tile for tile in player.grid
                )
        self.state.frames.clear()  # questions of tribe cards: they have been answered

    @staticmethod
    def read(arguments: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The options of the game, and what else is said about how the position begins."""
        options = dict(arguments)
        extras: dict[str, Any] = {}
        for name in ("homes", "grid"):
            if name in options:
                extras[name] = options.pop(name)
        if isinstance(options.get("tribes"), list | tuple):
            extras["tribes"] = options["tribes"]
            options["tribes"] = "fronts"
        return options, extras

    def settle_automa(self) -> None:
        """Put the pieces of a seat that the rules play. Only modules have one."""
        raise PositionError("nobody sets up the pieces of this seat")

    def laws(self) -> list[str]:
        return broken(self.state)

    # --- building ---------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        found: Player = self.state.players[seat]
        return found

    @step
    def have(self, seat: int, **goods: int) -> Self:
        """Exactly these goods (the others 0)."""
        for name in goods:
            index_of(self.box.goods, name, "resource")
        self.player(seat).goods[:] = [goods.get(name, 0) for name in self.box.goods]
        return self

    @step
    def canoes(self, seat: int, count: int) -> Self:
        player = self.player(seat)
        player.canoes = count
        player.lakes = (count, *[0] * (len(self.box.lakes) - 1))
        return self

    @step
    def track(self, seat: int, **marks: int) -> Self:
        """Put score markers, e.g. track(0, mask=24)."""
        for name, value in marks.items():
            player = self.player(seat)
            player.score = replaced(player.score, index_of(TRACKS, name, "track"), value)
        return self

    @step
    def natives(self, seat: int, place: str, **counts: int) -> Self:
        """How many natives are at "home" or in the "longhouse", by type: natives(0, "home", woman=1)."""
        player = self.player(seat)
        for name, value in counts.items():
            kind = index_of(NATIVES, name, "native")
            if place == "longhouse":
                player.longhouse = replaced(player.longhouse, kind, value)
            elif name == "warrior":
                self.state.guards[player.home * self.box.seats + seat] = value
            else:
                player.at_home = replaced(player.at_home, kind, value)
        return self

    @step
    def guards(self, seat: int, territory: str, count: int) -> Self:
        """So many warriors of a seat guard a territory; they come from home."""
        at = index_of(self.box.territories, territory, "territory")
        spot, home = at * self.box.seats + seat, self.player(seat).home
        if self.conserving and at != home:
            self.state.guards[home * self.box.seats + seat] -= count - self.state.guards[spot]
        self.state.guards[spot] = count
        return self

    @step
    def put(self, seat: int, native: str, *areas: str) -> Self:
        """Put a woman, hunter, outpost or mohawk into areas: put(0, "woman", "nipigon.1", "nipigon.2").

        They come from home.
        """
        index_of((*NATIVES[:2], "outpost", "mohawk"), native, "piece for an area")
        for area in areas:
            at = index_of(self.box.area_names, area, "area")
            if self.state.areas[at] != 0:
                raise PositionError(f"{area} is taken")
            if self.conserving:
                self._leave_home(seat, native)
            if native in ("outpost", "mohawk"):
                self.player(seat).outposts += 1
            if native == "mohawk":
                self.player(seat).mohawk = AS_OUTPOST
            kind = {"outpost": WARRIOR, "mohawk": MOHAWK}.get(native)
            self.state.areas[at] = occupant(seat, NATIVES.index(native) if kind is None else kind)
        return self

    def _leave_home(self, seat: int, native: str) -> None:
        """Whoever stands elsewhere is not at home any more."""
        player = self.player(seat)
        if native in NATIVES[:WARRIOR]:
            kind = NATIVES.index(native)
            player.at_home = replaced(player.at_home, kind, player.at_home[kind] - 1)
        else:
            self.state.guards[player.home * self.box.seats + seat] -= 1

    @step
    def mohawk(self, seat: int, territory: str) -> Self:
        """Stand the Mohawk warrior as a guard in a territory, taken from where he is a guard."""
        player, seats = self.player(seat), self.box.seats
        to = index_of(self.box.territories, territory, "territory")
        self.state.guards[player.mohawk * seats + seat] -= 1
        self.state.guards[to * seats + seat] += 1
        player.mohawk = to
        return self

    @step
    def own(self, seat: int, *tiles: str, used: bool = False, flag: str = "") -> Self:
        """Give progress tiles (face down if `used`) and perhaps a flag."""
        player = self.player(seat)
        for tile in tiles:
            at = index_of(self.box.progress_names, tile, "progress tile")
            bit = 1 << at
            player.progress |= bit
            if self.conserving:
                self.state.rows = tuple(
                    tuple(lying for lying in row if lying != at) for row in self.state.rows
                )
            if used:
                player.used |= bit
        if flag:
            player.flag = index_of(FLAGS, flag, "flag")
        return self

    @step
    def rows(self, *levels: list[str]) -> Self:
        """The progress rows on display, level 1 first."""
        found = [
            tuple(index_of(self.box.progress_names, name, "progress tile") for name in row) for row in levels
        ]
        self.state.rows = (*found, *[()] * (3 - len(found)))
        return self

    @step
    def hold(self, seat: int, *cards: str) -> Self:
        """The mask cards in hand: full names ("husk_red_clean") or kinds ("husk"), taken from the deck."""
        player = self.player(seat)
        hand = [0] * len(self.box.card_names)
        for name in cards:
            hand[self._take_card(name)] += 1
        player.hand = tuple(hand)
        return self

    def _take_card(self, name: str) -> int:
        for at, full in enumerate(self.box.card_names):
            if self.state.deck[at] and (full == name or full.startswith(f"{name}_")):
                self.state.deck[at] -= 1
                return at
        raise PositionError(f"no mask card «{name}» is left in the deck")

    @step
    def deck(self, *cards: str) -> Self:
        """The mask deck holds exactly these cards (order does not exist)."""
        counts = [0] * len(self.box.card_names)
        for name in cards:
            at = next(
                at
                for at, full in enumerate(self.box.card_names)
                if full == name or full.startswith(f"{name}_")
            )
            counts[at] += 1
        self.state.deck = counts
        return self

    @step
    def discard(self, *cards: str) -> Self:
        """The discard pile, top card last, taken from the deck."""
        self.state.discard = tuple(self._take_card(name) for name in cards)
        return self

    @step
    def disk(self, seat: int, space: str) -> Self:
        self.player(seat).disk = index_of(self.box.spaces, space, "mask space")
        return self

    @step
    def turtles(self, seat: int, *tiles: str) -> Self:
        """Give turtle tiles by full id: turtles(0, "women_3_mask")."""
        for tile in tiles:
            at = index_of(self.box.turtle_names, tile, "turtle tile")
            self.state.turtle_pool &= ~(1 << at)
            self.state.turtle_stacks[self.box.turtle_type[at]] -= 1
            self.player(seat).turtles |= 1 << at
        return self

    @step
    def sides(self, seat: int, ritual: list[tuple[int, int]]) -> Self:
        """Which cells (row, column) lie RITUAL side up."""
        self.player(seat).ritual = sum(1 << 3 * row + column for row, column in ritual)
        return self

    @step
    def lay(self, seat: int, *tiles: str) -> Self:
        """The grid of one seat: nine tiles in reading order, ACTION side up."""
        self.player(seat).grid = tuple(index_of(self.box.tile_names, tile, "action tile") for tile in tiles)
        self.player(seat).ritual = 0
        return self

    @step
    def marked(self, seat: int, *cells: tuple[int, int], fired: tuple[int, int] | None = None) -> Self:
        """Action markers (and the sacred fire token) on cells of the grid; markers leave the sage spaces."""
        player = self.player(seat)
        player.marked = sum(1 << 3 * row + column for row, column in cells)
        player.fired = 0 if fired is None else 1 << 3 * fired[0] + fired[1]
        player.markers = self.box.action_markers - player.black_marker - len(cells)
        return self

    @step
    def advanced(self, *tiles: str, level: int = 1) -> Self:
        """The display of advanced tiles and a full draw stack of the level behind it."""
        lay_out_level(self.state, level - 1)
        self.state.frames.clear()
        shown = [index_of(self.box.tile_names, name, "action tile") for name in tiles]
        self.state.display = tuple(shown + [-1] * (self.box.display_size - len(shown)))
        for tile in shown:
            self.state.pool &= ~(1 << tile)
            self.state.stack -= 1
        return self

    @step
    def date(self, year: int) -> Self:
        """The year that is being played."""
        self.state.year = year
        return self

    @step
    def order(self, *seats: int) -> Self:
        """The turn order."""
        self.state.order = tuple(seats)
        return self

    @step
    def to_move(self, seat: int) -> Self:
        """It is this seat's turn; the year goes on after it, and then the years that are left."""
        self.begin_year()
        state = self.state
        state.turn = (state.order.index(seat) + 1) % len(state.order)
        state.push(self.box.frame(PlaceMarker)(seat))
        return self

    def begin_year(self) -> None:
        """The questions of the year, and what follows it."""
        self.state.frames.clear()
        Year().run(self.state)
