"""Setup (WK-SETUP): from the empty table to the first year, in the ledger's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from firekeeper.games.wendake import events
from firekeeper.games.wendake.activation import CENTRE
from firekeeper.games.wendake.effects import emit_moved, gain
from firekeeper.games.wendake.masks import DealMask, TendMaskDeck
from firekeeper.games.wendake.restore import humans, lay_out_level, take_markers
from firekeeper.games.wendake.state import Player, WendakeState
from firekeeper.games.wendake.terms import (
    BEAVER,
    BEGINNER_PAIRING,
    FISH,
    LEATHER,
    NO_FLAG,
    NO_MOHAWK,
    VEGETABLES,
)
from firekeeper.games.wendake.trade import own
from firekeeper.games.wendake.village import LaunchCanoe
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame

if TYPE_CHECKING:
    from firekeeper.games.wendake.game import Wendake

WENDAT = 0
"""The identical back of the tribe cards (WK-SETUP-15)."""


def empty_player(rules: Wendake) -> Player:
    """A seat before anything has been handed out; what is not named here is 0 or empty."""
    player = rules.new_player()
    player.tribe = WENDAT
    player.home = player.reserved_with = -1
    player.flag = NO_FLAG
    player.goods = [0] * len(rules.goods)
    player.score = (0, 0, 0, 0)  # WK-SETUP-24
    player.at_home = (0, 0)
    player.longhouse = (0, 0, 0)
    player.mohawk = NO_MOHAWK
    player.lakes = (0,) * len(rules.lakes)
    player.grid = (-1,) * 9
    player.hand = player.played = (0,) * len(rules.card_names)
    player.disk = -1  # WK-SETUP-26
    return player


def empty_table(rules: Wendake) -> WendakeState:
    """The table before the first random draw."""
    state = rules.new_state()
    state.year = 1  # WK-SETUP-31
    state.reserved = rules.nobody_reserved
    state.pairing = BEGINNER_PAIRING
    state.rows = ((), (), ())
    state.display = (-1,) * rules.display_size
    state.deck = rules.card_counts[:]
    state.turtle_pool = (1 << len(rules.turtle_names)) - 1
    state.turtle_stacks = [rules.turtles_per_type] * len(rules.turtle_types)  # WK-SETUP-30
    state.areas = [0] * len(rules.area_names)
    state.guards = [0] * (len(rules.territories) * rules.seats)
    state.players = [empty_player(rules) for _ in range(rules.seats)]
    state.revealed = 1 if rules.turtles_at_once else 0
    state.then(*rules.setup())
    return state


class PairTracks(Chance[WendakeState]):
    """Which categories are paired (WK-SETUP-03)."""

    rules = ("WK-SETUP-03",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return state.rules.pair_tracks

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.pairing = choice.a


class LayProgress(Chance[WendakeState]):
    """One tile of a progress row (WK-SETUP-05); what remains is left over (WK-SETUP-07)."""

    rules = ("WK-SETUP-05", "WK-SETUP-07")

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        return [
            rules.deal_progress[tile]
            for tile, level in enumerate(rules.progress_level)
            if level == self.level and tile not in state.rows[level]
        ]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rows = list(state.rows)
        rows[self.level] = (*rows[self.level], choice.a)
        state.rows = tuple(rows)
        laid = {tile for row in rows for tile in row}
        state.leftover = tuple(tile for tile in range(len(state.rules.progress_names)) if tile not in laid)


class DrawOrder(Chance[WendakeState]):
    """The next seat in the initial turn order (WK-SETUP-10)."""

    rules = ("WK-SETUP-10",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [choice for choice in state.rules.seat_first if choice.a not in state.order]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.order = (*state.order, choice.a)


# --- homes and tribes -------------------------------------------------------------------------------


class AskHomes(Frame[WendakeState]):
    """Homes in turn order (WK-AMB-01)."""

    def run(self, state: WendakeState) -> None:
        state.then(*[state.rules.frame(ChooseHome)(seat) for seat in humans(state)])


class ChooseHome(Decision[WendakeState]):
    """One of the free homes (WK-DEC-02)."""

    rules = ("WK-SETUP-11", "WK-AMB-01", "WK-TERMS-04")
    verbs = ("home",)

    def choices(self, state: WendakeState) -> list[Choice]:
        taken = [player.home for player in state.players]
        return [state.rules.choose_home[home] for home in state.rules.homes if home not in taken]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        settle_at(state, self.seat, choice.a)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SETUP-11" if state.rules.is_home[choice.a] else "WK-TERMS-04"


def settle_at(state: WendakeState, seat: int, home: int) -> None:
    """A seat takes a home territory."""
    state.players[seat].home = home
    if state.events is not None:
        state.events.append(events.HomeChosen(seat=seat, territory=state.rules.territories[home]))


class RevealTribe(Chance[WendakeState]):
    """A tribe card is turned up for the draft (WK-SETUP-16)."""

    rules = ("WK-SETUP-16",)

    def choices(self, state: WendakeState) -> list[Choice]:
        fronts = range(WENDAT + 1, len(state.rules.tribe_names))
        return [state.rules.reveal_tribe[tribe] for tribe in fronts if tribe not in state.tribes]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.tribes = (*state.tribes, choice.a)


class AskTribes(Frame[WendakeState]):
    """Identical backs for all, or the draft of fronts in reverse turn order (WK-SETUP-14 to -16)."""

    def run(self, state: WendakeState) -> None:
        seats = humans(state)
        if state.tribes:
            state.then(*[ChooseTribe(seat) for seat in reversed(seats)], PutTribesAway())
        else:
            for seat in seats:
                take_tribe(state, seat, WENDAT)


class PutTribesAway(Frame[WendakeState]):
    """Unchosen cards return to the box (WK-SETUP-16)."""

    def run(self, state: WendakeState) -> None:
        state.tribes = ()


class ChooseTribe(Decision[WendakeState]):
    """One of the cards still there (WK-DEC-03)."""

    rules = ("WK-SETUP-16", "WK-TRIBE-00", "WK-SETUP-17")
    verbs = ("tribe",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.choose_tribe[tribe] for tribe in state.tribes]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.tribes = tuple(tribe for tribe in state.tribes if tribe != choice.a)
        take_tribe(state, self.seat, choice.a)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-SETUP-14" if choice.a == WENDAT else "WK-SETUP-16"


def take_tribe(state: WendakeState, seat: int, tribe: int) -> None:
    """Materials, natives and extra pieces of a tribe card (WK-SETUP-15 to -21)."""
    rules = state.rules
    card = rules.components.tribes[tribe]
    player = state.players[seat]
    player.tribe = tribe
    if state.events is not None:
        state.events.append(events.TribeChosen(seat=seat, tribe=card.id))
    gain(state, seat, LEATHER, card.leather)
    gain(state, seat, FISH, card.fish)
    gain(state, seat, rules.home_crop[player.home], card.home_vegetables)
    gain(state, seat, BEAVER, card.beavers)
    player.at_home = (card.women, card.hunters)
    player.longhouse = tuple(rules.natives - out for out in (card.women, card.hunters, card.warriors))
    state.guards[player.home * rules.seats + seat] = card.warriors
    if card.mohawk_warrior:
        player.mohawk = player.home
        state.guards[player.home * rules.seats + seat] += 1
    player.swaps = card.swap_tokens
    take_markers(state, seat)
    if card.starting_progress:
        state.push(TakeLeftover(seat))
    for _ in range(card.any_vegetables):
        state.push(ChooseVegetable(seat))


class ChooseVegetable(Decision[WendakeState]):
    """A vegetable of any type that the tribe card grants (WK-DEC-51)."""

    rules = ("WK-SETUP-16",)
    verbs = ("gain",)
    reasons: ClassVar = {"gain": "WK-TERMS-06"}

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.gain[vegetable] for vegetable in VEGETABLES]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        gain(state, self.seat, choice.a, 1)


class TakeLeftover(Decision[WendakeState]):
    """Oneida starts with a progress tile that set-up left over (WK-DEC-04)."""

    rules = ("WK-TRIBE-05", "WK-SETUP-07", "WK-AMB-40")
    verbs = ("take",)

    def choices(self, state: WendakeState) -> list[Choice]:
        level, levels = state.rules.progress_level, state.rules.starting_levels
        return [state.rules.take_progress[tile] for tile in state.leftover if level[tile] in levels]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.leftover = tuple(tile for tile in state.leftover if tile != choice.a)
        emit_moved(state, self.seat, state.rules.progress_names[choice.a], "box", "village")
        own(state, self.seat, choice.a)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-TRIBE-05" if choice.a in state.leftover else "WK-SETUP-07"


# --- cards, canoes, tiles ----------------------------------------------------------------------------


class DealStartingMasks(Frame[WendakeState]):
    """Starting mask cards from the deck, in turn order (WK-AMB-02)."""

    def run(self, state: WendakeState) -> None:
        tribes = state.rules.components.tribes
        deals: list[Frame[WendakeState]] = [
            DealMask(seat)
            for seat in humans(state)
            for _ in range(tribes[state.players[seat].tribe].mask_cards)
        ]
        state.then(*deals, TendMaskDeck())


class AskCanoes(Frame[WendakeState]):
    """The first canoe of each player, in turn order (WK-SETUP-18)."""

    def run(self, state: WendakeState) -> None:
        launch = state.rules.frame(LaunchCanoe)
        state.then(*[launch(at) for at in humans(state) for _ in range(state.rules.canoes_at_start)])


class LayGrids(Frame[WendakeState]):
    """Sacred Fire in the centre, the other basic tiles around it at random (WK-SETUP-23)."""

    def run(self, state: WendakeState) -> None:
        rules = state.rules
        for seat in humans(state):
            player = state.players[seat]
            special = rules.components.tribes[player.tribe].ottawa_tile  # WK-AMB-48
            centre = rules.ottawa_tile if special else rules.centre_tile
            player.grid = tuple(centre if cell == CENTRE else -1 for cell in range(9))
        state.then(*[LayTile(seat, cell) for seat in humans(state) for cell in range(9) if cell != CENTRE])


class LayTile(Chance[WendakeState]):
    """A basic tile for one cell of a grid, ACTION side up."""

    rules = ("WK-SETUP-23",)

    def __init__(self, owner: int, cell: int) -> None:
        super().__init__()
        self.owner = owner
        self.cell = cell

    def choices(self, state: WendakeState) -> list[Choice]:
        grid = state.players[self.owner].grid
        return [state.rules.deal_tile[tile] for tile in state.rules.basic_tiles if tile not in grid]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.owner]
        player.grid = (*player.grid[: self.cell], choice.a, *player.grid[self.cell + 1 :])


class LayAdvancedTiles(Frame[WendakeState]):
    """Six level 1 tiles on display (WK-SETUP-28)."""

    def run(self, state: WendakeState) -> None:
        lay_out_level(state, 0)
