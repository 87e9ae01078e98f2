"""Positions of Wendake in one line each, for tests that read like the rulebook's examples.

    table = Table(players=4, homes=["chequamegon", "kekionga"])
    table.have(0, leather=4, fish=1, corn=4).canoes(0, 3)
    table.begin(0, "trade")
    table.choose("exchange leather fish")
    assert table.goods(0) == {...}

Seats are 0-based. A table starts in year 1 with empty boards: every seat has its home, seven natives of
each type (5 at home, 2 in the longhouse), no goods, the basic tiles in a fixed grid, and nobody's turn.
"""

from __future__ import annotations

from typing import Any

from built_table import BuiltTable

from firekeeper.games.wendake import view
from firekeeper.games.wendake.activation import begin
from firekeeper.games.wendake.effects import occupant
from firekeeper.games.wendake.restore import lay_out_level
from firekeeper.games.wendake.setup import take_tribe
from firekeeper.games.wendake.state import Player
from firekeeper.games.wendake.terms import AS_OUTPOST, GOODS, MOHAWK_OUTPOST, NATIVES, OUTPOST, TRACKS
from firekeeper.games.wendake.turn import EndTurn, PlaceMarker, PlayerTurns
from firekeeper.games.wendake.year import Year
from firekeeper.titles import rules_for

GRID = (
    "basic_tan_pelts", "basic_move", "basic_harvest",
    "basic_fish", "basic_sacred_fire", "basic_trade",
    "basic_canoe", "basic_hunt", "basic_mask_ceremony",
)  # fmt: skip


def replaced(counts: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same counts with one of them set."""
    return (*counts[:at], value, *counts[at + 1 :])


class Table(BuiltTable[Any]):
    """A position under construction, then in play."""

    def __init__(
        self,
        players: int = 2,
        homes: list[str] | None = None,
        tribes: list[str] | None = None,
        grid: tuple[str, ...] = GRID,
        version: str | None = None,
        **options: Any,
    ) -> None:
        if tribes:
            options.setdefault("tribes", "fronts")
        self.rules = rules_for("wendake", {"players": players, **options}, None, version)
        self.box: Any = self.rules
        self.state: Any = self.rules.start()
        self.state.frames.clear()
        self.state.events = []
        rules = self.box
        self.state.order = tuple(range(rules.seats))
        wanted = [rules.territories.index(name) for name in homes or []]
        free = [home for home in rules.homes if home not in wanted]
        for seat, home in enumerate([*wanted, *free][: rules.seats]):
            self.state.players[seat].home = home
        for seat in range(rules.seats):
            if seat in rules.automa:
                self._settle_automa()
                continue
            name = tribes[seat] if tribes and seat < len(tribes) else "wendat"
            take_tribe(self.state, seat, rules.tribe_names.index(name))
            player = self.state.players[seat]
            player.goods[:] = [0] * 6
            player.grid = tuple(rules.tile_names.index(tile) for tile in grid)
            if name == "ottawa":
                player.grid = tuple(
                    rules.ottawa_tile if tile == rules.centre_tile else tile for tile in player.grid
                )
        self.state.frames.clear()  # questions of tribe cards: ask for them with `setup`

    def _settle_automa(self) -> None:
        from firekeeper.games.wendake.solo.setup import settle_ghost  # the base game works without

        settle_ghost(self.state)

    # --- building ---------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        player: Player = self.state.players[seat]
        return player

    def have(self, seat: int, **goods: int) -> Table:
        """Exactly these goods (the others 0)."""
        self.player(seat).goods[:] = [goods.get(name, 0) for name in GOODS]
        return self

    def canoes(self, seat: int, count: int) -> Table:
        player = self.player(seat)
        player.canoes = count
        player.lakes = (count, *[0] * (len(self.box.lakes) - 1))
        return self

    def track(self, seat: int, **marks: int) -> Table:
        """Put score markers, e.g. track(0, mask=24)."""
        for name, value in marks.items():
            player = self.player(seat)
            player.score = replaced(player.score, TRACKS.index(name), value)
        return self

    def natives(self, seat: int, place: str, **counts: int) -> Table:
        """How many natives are at "home" or in the "longhouse", by type: natives(0, "home", woman=1)."""
        player = self.player(seat)
        for name, value in counts.items():
            kind = NATIVES.index(name)
            if place == "longhouse":
                player.longhouse = replaced(player.longhouse, kind, value)
            elif name == "warrior":
                self.state.guards[player.home * self.box.seats + seat] = value
            else:
                player.at_home = replaced(player.at_home, kind, value)
        return self

    def guards(self, seat: int, territory: str, count: int) -> Table:
        self.state.guards[self.box.territories.index(territory) * self.box.seats + seat] = count
        return self

    def put(self, seat: int, native: str, *areas: str) -> Table:
        """Put a woman, hunter, outpost or mohawk into areas: put(0, "woman", "nipigon.1", "nipigon.2")."""
        for area in areas:
            at = self.box.area_names.index(area)
            assert self.state.areas[at] == 0, f"{area} is taken"
            if native in ("outpost", "mohawk"):
                self.player(seat).outposts += 1
            if native == "mohawk":
                self.player(seat).mohawk = AS_OUTPOST
            kind = {"outpost": OUTPOST, "mohawk": MOHAWK_OUTPOST}.get(native)
            self.state.areas[at] = occupant(seat, NATIVES.index(native) if kind is None else kind)
        return self

    def mohawk(self, seat: int, territory: str) -> Table:
        """Stand the Mohawk warrior as a guard in a territory, taken from where he is a guard."""
        player, seats = self.player(seat), self.box.seats
        to = self.box.territories.index(territory)
        self.state.guards[player.mohawk * seats + seat] -= 1
        self.state.guards[to * seats + seat] += 1
        player.mohawk = to
        return self

    def own(self, seat: int, *tiles: str, used: bool = False, flag: str = "") -> Table:
        """Give progress tiles (face down if `used`) and perhaps a flag."""
        player = self.player(seat)
        for tile in tiles:
            bit = 1 << self.box.progress_names.index(tile)
            player.progress |= bit
            if used:
                player.used |= bit
        if flag:
            player.flag = ("english", "french").index(flag)
        return self

    def rows(self, *levels: list[str]) -> Table:
        """The progress rows on display, level 1 first."""
        found = [tuple(self.box.progress_names.index(name) for name in row) for row in levels]
        self.state.rows = (*found, *[()] * (3 - len(found)))
        return self

    def hold(self, seat: int, *cards: str) -> Table:
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
        raise AssertionError(f"no {name} is left in the deck")

    def deck(self, *cards: str) -> Table:
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

    def discard(self, *cards: str) -> Table:
        """The discard pile, top card last, taken from the deck."""
        self.state.discard = tuple(self._take_card(name) for name in cards)
        return self

    def disk(self, seat: int, space: str) -> Table:
        self.player(seat).disk = self.box.spaces.index(space)
        return self

    def turtles(self, seat: int, *tiles: str) -> Table:
        """Give turtle tiles by full id: turtles(0, "women_3_mask")."""
        for tile in tiles:
            at = self.box.turtle_names.index(tile)
            self.state.turtle_pool &= ~(1 << at)
            self.state.turtle_stacks[self.box.turtle_type[at]] -= 1
            self.player(seat).turtles |= 1 << at
        return self

    def sides(self, seat: int, ritual: list[tuple[int, int]]) -> Table:
        """Which cells (row, column) lie RITUAL side up."""
        self.player(seat).ritual = sum(1 << 3 * row + column for row, column in ritual)
        return self

    def lay(self, seat: int, *tiles: str) -> Table:
        """The grid of one seat: nine tiles in reading order, ACTION side up."""
        self.player(seat).grid = tuple(self.box.tile_names.index(tile) for tile in tiles)
        self.player(seat).ritual = 0
        return self

    def marked(self, seat: int, *cells: tuple[int, int], fired: tuple[int, int] | None = None) -> Table:
        """Action markers (and the sacred fire token) on cells of the grid; markers leave the sage spaces."""
        player = self.player(seat)
        player.marked = sum(1 << 3 * row + column for row, column in cells)
        player.fired = 0 if fired is None else 1 << 3 * fired[0] + fired[1]
        player.markers = self.box.action_markers - player.black_marker - len(cells)
        return self

    def advanced(self, *tiles: str, level: int = 1) -> Table:
        """The display of advanced tiles and a full draw stack of the level behind it."""
        lay_out_level(self.state, level - 1)
        self.state.frames.clear()
        shown = [self.box.tile_names.index(name) for name in tiles]
        self.state.display = tuple(shown + [-1] * (self.box.display_size - len(shown)))
        for tile in shown:
            self.state.pool &= ~(1 << tile)
            self.state.stack -= 1
        return self

    def ghost(self, *faces: str, masks: tuple[str, ...] = ()) -> Table:
        """Solitaire: the Ghost cards from left to right by letter, and the mask cards below them."""
        state = self.state
        state.ghost_faces = tuple(self.box.ghost_names.index(f"ghost_{face}") for face in faces)
        state.ghost_score = sum(self.box.ghost_points[face] for face in state.ghost_faces)
        state.ghost_masks = tuple(self._take_card(name) for name in masks)
        return self

    # --- playing ----------------------------------------------------------------------------

    def begin(self, seat: int, action: str) -> Table:
        """Perform one action ("trade", "move 3") right now, outside any tile."""
        begin(self.state, seat, self.box.action_code(action))
        return self

    def turn(self, seat: int) -> Table:
        """It is this seat's turn: it places a marker next, then everybody else in order."""
        order = self.state.order
        self.state.turn = (order.index(seat) + 1) % len(order)
        self.state.then(self.box.frame(PlaceMarker)(seat), PlayerTurns())
        return self

    def turn_end(self, seat: int) -> Table:
        """The last window of this seat's turn (P4)."""
        self.state.then(EndTurn(seat))
        return self

    def year(self, number: int = 1) -> Table:
        """A whole year begins: the Player Turns Phase, then the Restore Phase, then the years after it."""
        self.state.year = number
        self.state.then(Year())
        return self

    def idle(self, *placements: str) -> Table:
        """One turn for each text ("activate 0 1", "reserve"), without performing anything."""
        for text in placements:
            self.choose(text)
            while skips := self.legal("skip"):
                self.choose(skips.pop())
            self.choose("end_turn")
        return self

    # --- looking ----------------------------------------------------------------------------

    def goods(self, seat: int) -> dict[str, int]:
        """Goods that are not 0."""
        return {name: count for name, count in zip(GOODS, self.player(seat).goods, strict=True) if count}

    def score(self, seat: int, track: str) -> int:
        return self.player(seat).score[TRACKS.index(track)]

    def at(self, place: str) -> Any:
        """What is in a place: ("woman", seat) or None for an area, guards by seat for a territory."""
        for territory in view.view_for(self.state, None).territories:
            if territory.id == place:
                return list(territory.guards)
            for area in territory.areas:
                if area.id == place:
                    return (area.native, area.seat) if area.native else None
        raise AssertionError(f"no place is called {place}")

    def tile(self, seat: int, row: int, column: int) -> tuple[str, str]:
        """The tile of a cell and its visible side: ("basic_trade", "action"); an empty name for no tile."""
        shown = view.view_for(self.state, None).players[seat].grid[3 * row + column]
        return shown.id, shown.side

    def home(self, seat: int) -> dict[str, int]:
        """Women, hunters and warriors at home."""
        player = self.player(seat)
        warriors = self.state.guards[player.home * self.box.seats + seat]
        return {"woman": player.at_home[0], "hunter": player.at_home[1], "warrior": warriors}

    def longhouse(self, seat: int) -> dict[str, int]:
        """Ordinary natives in the longhouse."""
        return dict(zip(NATIVES, self.player(seat).longhouse, strict=True))

    def hand(self, seat: int) -> list[str]:
        player = self.player(seat)
        return [name for at, name in enumerate(self.box.card_names) for _ in range(player.hand[at])]

    def played(self, seat: int) -> list[str]:
        """The mask cards lying face up in front of a seat."""
        player = self.player(seat)
        return [name for at, name in enumerate(self.box.card_names) for _ in range(player.played[at])]

    def pile(self) -> list[str]:
        """The discard pile, top card last."""
        return [self.box.card_names[card] for card in self.state.discard]
