"""The Restore Phase (WK-RESTORE): turn order, action tiles, masks, progress tiles, year marker."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.box import BLACK, NORMAL
from firekeeper.games.wendake.effects import turn_over
from firekeeper.games.wendake.masks import recall_masks
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BEFORE_SLIDE
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Deal, Decision, Frame, rule_ids
from firekeeper.kernel.phases import Phases


def humans(state: WendakeState) -> list[int]:
    """Seats with a grid of their own, in turn order."""
    return [seat for seat in state.order if seat not in state.rules.automa]


class AdjustTurnOrder(Frame[WendakeState]):
    """2.A: the reserved order takes effect and its markers return (WK-RESTORE-02, -03)."""

    def run(self, state: WendakeState) -> None:
        state.order = state.rules.reserved_order(state)
        state.reserved = state.rules.nobody_reserved
        for player in state.players:
            if player.reserved_with == BLACK:
                player.black_marker = 1
            elif player.reserved_with == NORMAL:
                player.markers += 1
            player.reserved_with = -1
        if state.events is not None:
            state.events.append(events.OrderChanged(order=list(state.order)))


class TurnActivatedTiles(Frame[WendakeState]):
    """2.B: markers and tokens leave the grids, activated tiles turn over (WK-RESTORE-04, -05)."""

    def run(self, state: WendakeState) -> None:
        rules = state.rules
        for seat in humans(state):
            player = state.players[seat]
            for cell in range(9):
                # A tile without a RITUAL side stays as it is (WK-TRIBE-07).
                if player.marked >> cell & 1 and rules.tile_ritual[player.grid[cell]]:
                    turn_over(state, seat, cell)
            player.marked = 0
            player.fired = 0
            take_markers(state, seat)


def take_markers(state: WendakeState, seat: int) -> None:
    """All action markers lie on the sage spaces, the black one of the Ojibwa among them (WK-RESTORE-04)."""
    player = state.players[seat]
    player.black_marker = 1 if state.rules.components.tribes[player.tribe].ojibwa_marker else 0
    player.markers = state.rules.action_markers - player.black_marker


class BeforeSliding(Decision[WendakeState]):
    """The last moment to swap tiles this year (WK-AMB-08)."""

    rules = ("WK-AMB-08", "WK-SWAP-01", "WK-RESTORE-06")
    verbs = ("slide",)

    def windows(self, state: WendakeState) -> int:
        return BEFORE_SLIDE

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.slide]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        pass


class SlideTiles(Frame[WendakeState]):
    """2.B: all tiles one row down; those that leave the grid show ACTION (WK-RESTORE-06, -07)."""

    def run(self, state: WendakeState) -> None:
        for seat in humans(state):
            player = state.players[seat]
            player.cycled_out = player.grid[6:]
            player.grid = (-1, -1, -1, *player.grid[:6])
            player.ritual = player.ritual << 3 & 0b111111000
            if state.events is not None:
                names = [state.rules.tile_names[tile] for tile in player.cycled_out]
                state.events.append(events.TilesSlid(seat=seat, cycled_out=names))


class ReplaceTile(Decision[WendakeState]):
    """2.B: exchange one cycled-out tile, or none (WK-DEC-45)."""

    rules = rule_ids("WK-RESTORE-08", "WK-RESTORE-09", "WK-RESTORE-10", "WK-RESTORE-11", "WK-AMB-50")
    verbs = ("replace", "keep_tiles")

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        player = state.players[self.seat]
        out = [rules.keep_tiles]
        for old in player.cycled_out:
            row = rules.replace_tile[old]
            for new in state.display:
                if new >= 0:
                    out.append(row[new])
            for new in player.set_aside:
                out.append(row[new])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        player = state.players[self.seat]
        if choice is not rules.keep_tiles:
            old, new = choice.a, choice.b
            player.cycled_out = tuple(new if tile == old else tile for tile in player.cycled_out)
            player.set_aside = (*(tile for tile in player.set_aside if tile != new), old)
            if state.events is not None:
                state.events.append(
                    events.TileReplaced(seat=self.seat, old=rules.tile_names[old], new=rules.tile_names[new])
                )
            if new in state.display:
                refill(state, state.display.index(new))
        state.push(ShuffleTopRow(self.seat))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-RESTORE-08" if choice.a not in state.players[self.seat].cycled_out else "WK-RESTORE-09"


class ShuffleTopRow(Deal[WendakeState]):
    """2.B: the three tiles fill the top row at random, ACTION side up (WK-RESTORE-11)."""

    rules = ("WK-RESTORE-11",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return state.rules.top_row

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.owner]
        tiles = player.cycled_out
        top = (tiles[choice.a], tiles[choice.b], tiles[choice.c])
        player.grid = top + player.grid[3:]
        player.cycled_out = ()
        if state.events is not None:
            names = [state.rules.tile_names[tile] for tile in top]
            state.events.append(events.TopRowFilled(seat=self.owner, tiles=names))


def refill(state: WendakeState, slot: int) -> None:
    """A tile leaves the display; the stack gives another if it has one (WK-RESTORE-12, WK-AMB-42)."""
    state.display = (*state.display[:slot], -1, *state.display[slot + 1 :])
    if state.stack > 0:
        state.push(FillDisplay(slot))


class FillDisplay(Chance[WendakeState]):
    """An advanced tile is turned up. Which tiles stay in the box unseen is never decided (WK-SETUP-27)."""

    rules = ("WK-SETUP-28", "WK-RESTORE-12")

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def choices(self, state: WendakeState) -> list[Choice]:
        deal = state.rules.deal_tile
        return [deal[tile] for tile in range(len(deal)) if state.pool >> tile & 1]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.pool &= ~(1 << choice.a)
        state.stack -= 1
        state.display = (*state.display[: self.slot], choice.a, *state.display[self.slot + 1 :])
        if state.events is not None:
            tile = state.rules.tile_names[choice.a]
            state.events.append(events.DisplayFilled(slot=self.slot, tile=tile))


def lay_out_level(state: WendakeState, level: int) -> None:
    """Display the first tiles of a level; everything of the level before leaves the game."""
    rules = state.rules
    state.level = level
    state.pool = rules.advanced[level]
    state.stack = rules.stack_size
    state.display = (-1,) * rules.display_size
    state.then(*[FillDisplay(slot) for slot in range(rules.display_size)])


class ChangeLevel(Frame[WendakeState]):
    """2.B, once, at the end of year 3: level 2 tiles from now on (WK-RESTORE-15)."""

    def run(self, state: WendakeState) -> None:
        lay_out_level(state, 1)


class CycleActionTiles(Frame[WendakeState]):
    """2.B as the rulebook lists it. In year 7 it has no more effect and asks nothing (WK-AMB-43)."""

    def run(self, state: WendakeState) -> None:
        if state.year == state.rules.years:
            return
        seats = humans(state)
        if state.year == state.rules.level_change:
            state.push(ChangeLevel())
        before = [BeforeSliding(seat) for seat in seats if state.players[seat].swaps]
        state.then(TurnActivatedTiles(), *before, SlideTiles(), *self.replacing(state))

    def replacing(self, state: WendakeState) -> Phases:
        """Who may exchange a tile, in turn order."""
        return [state.rules.frame(ReplaceTile)(seat) for seat in humans(state)]


class RestoreMasks(Frame[WendakeState]):
    """2.C: disks leave the mask spaces, played cards return to hand (WK-RESTORE-16, -17)."""

    def run(self, state: WendakeState) -> None:
        for seat in humans(state):
            state.players[seat].disk = -1
            recall_masks(state, seat)


class RefreshProgress(Frame[WendakeState]):
    """2.D: used progress tiles are turned up again (WK-RESTORE-18)."""

    def run(self, state: WendakeState) -> None:
        for player in state.players:
            player.used = 0
