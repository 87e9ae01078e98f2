"""Setup (areas SETUP and VARIANT): from the empty table to the first round.

Decks have no order, so shuffling needs no step; what is dealt, revealed or laid out is drawn by chance, one
piece at a time.
"""

from __future__ import annotations

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter._records import new_player, new_winterstate
from firekeeper.games.endless_winter.box import BASE, GLACIER, Box
from firekeeper.games.endless_winter.cards import draw
from firekeeper.games.endless_winter.draft import ChooseSides, DealChief, DealSetup, DraftChiefs, DraftSetups
from firekeeper.games.endless_winter.land import place_camp
from firekeeper.games.endless_winter.preparation import FillDisplay, FillHuntArea, RevealToken
from firekeeper.games.endless_winter.rounds import Round
from firekeeper.games.endless_winter.state import Player, WinterState, add_card, remove_card
from firekeeper.games.endless_winter.supply import trim_food
from firekeeper.games.endless_winter.terms import (
    COLUMNS,
    EMPTY,
    FACE_DOWN,
    NO_TOKEN,
    NOWHERE,
    SETTING_UP,
    SOURCES,
    TOP,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame, SeatFrame
from firekeeper.kernel.phases import Phases

# --- the empty table ---------------------------------------------------------------------------------


def empty_player(rules: Box) -> Player:
    """A seat before anything has been handed out; what is not named here is 0 or empty (EW-SETUP-10, -13,
    -25, -26)."""
    player = new_player()
    player.chief = player.side = player.setup_card = -1
    player.earned = (0,) * len(SOURCES)
    player.deck = rules.starting_deck  # EW-SETUP-09
    player.animals = player.tipped = (0,) * len(rules.animal_ids)
    player.chief_ready = 1  # EW-SETUP-14
    player.figures_ready = rules.tribe_figures
    return player


def empty_table(rules: Box) -> WinterState:
    """The table before the first random draw."""
    state = new_winterstate(rules)
    state.round = 1  # EW-SETUP-02
    state.phase = SETTING_UP
    state.lap = 1
    state.stacks = [rules.tribe_copies] * rules.tribe_count  # EW-SETUP-06
    state.culture_deck = [(1 << rules.culture_era.count(era)) - 1 for era in (1, 2)]  # EW-SETUP-07
    state.display = (-1,) * rules.display_size
    state.animal_deck = rules.animal_copies[:]
    state.terrain = (rules.type_tiles[BASE][0],)
    state.glaciers = (NO_TOKEN,) * rules.slots
    state.glacier_pool = (1 << len(rules.glacier_ids)) - 1
    state.spots = [EMPTY] * len(rules.spot_ids)
    state.rest_open = state.rest_held = NO_TOKEN
    state.rest_unseen = (1 << len(rules.rest_token_ids)) - 1
    state.columns = [() for _ in COLUMNS]
    state.place = state.committed = NOWHERE
    state.section = TOP
    state.players = [empty_player(rules) for _ in range(rules.seats)]
    state.push(Setup())
    return state


class Setup(Frame[WinterState]):
    """The order of the ledger; with a draft the map is built before anybody takes a card (EW-VARIANT-01)."""

    def run(self, state: WinterState) -> None:
        options, seats = state.rules.options, range(state.rules.seats)
        before: Phases = [LayStones(), FillDisplay()]
        boards: Phases = [LayMegalithTiles(), LayTerrain()]
        chiefs: Phases = [*[DealChief(seat) for seat in seats], ChooseSides()]
        order: Phases = [DealAid() for _ in seats]
        opening: Phases = [*[OpeningHand(seat) for seat in seats], FillHuntArea()]
        after: Phases = [SettleBoards(), *([RevealToken()] if options.rest_tokens else []), Round()]
        if options.setup == "base":
            deal = [DealSetup(seat) for seat in seats]
            state.then(*before, *chiefs, *deal, *opening, *order, *boards, *after)
        elif options.setup == "setup_draft":
            state.then(*before, *boards, *chiefs, *order, DraftSetups(), *opening, *after)
        else:
            state.then(*before, *boards, *order, DraftChiefs(), DraftSetups(), *opening, *after)


# --- the boards --------------------------------------------------------------------------------------


class LayStones(Frame[WinterState]):
    """One stone on every slot in use: Era I left, Era II right (EW-SETUP-04, EW-SETUP-05)."""

    def run(self, state: WinterState) -> None:
        count = state.rules.stones_per_era
        state.then(*[LayStone(era) for era in (1, 2) for _ in range(count)])


class LayStone(Chance[WinterState]):
    """The next slot of the reserve."""

    rules = ("EW-SETUP-03", "EW-SETUP-04", "EW-SETUP-05")

    def __init__(self, era: int) -> None:
        super().__init__()
        self.era = era

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        laid = 0
        for stone in state.reserve:
            laid |= 1 << stone
        return [rules.stone_up[stone] for stone in rules.era_stones[self.era] if not laid >> stone & 1]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.reserve = (*state.reserve, choice.a)


class LayMegalithTiles(Frame[WinterState]):
    """The tiles in random order on the places of the layout (EW-SETUP-32, EW-AMB-58)."""

    def run(self, state: WinterState) -> None:
        state.then(*[LayMegalithTile() for _ in state.rules.tile_ids])


class LayMegalithTile(Chance[WinterState]):
    """The next place of the layout; it fixes the rotation."""

    rules = ("EW-SETUP-32",)

    def choices(self, state: WinterState) -> list[Choice]:
        return [choice for choice in state.rules.megalith_tile if choice.a not in state.tiles]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.tiles = (*state.tiles, choice.a)


class LayTerrain(Frame[WinterState]):
    """Draw the tiles, lay them around the Base tile, put tokens on Glaciers (EW-SETUP-33 to -36)."""

    def run(self, state: WinterState) -> None:
        state.then(DrawTile(()), LayGlacierTokens())


class DrawTile(Chance[WinterState]):
    """The next tile of this game: one of each type, then the Glaciers, then others without Glaciers.

    `drawn` are those that are chosen already; the last one is followed by laying them all out.
    """

    rules = ("EW-SETUP-33", "EW-SETUP-34", "EW-SETUP-35")

    def __init__(self, drawn: tuple[int, ...]) -> None:
        super().__init__()
        self.drawn = drawn

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        at = len(self.drawn)
        plain = range(BASE + 1, GLACIER)
        if at < len(plain):
            pool = rules.type_tiles[plain[at]]
        elif at < len(plain) + rules.glacier_count:
            pool = rules.type_tiles[GLACIER]
        else:
            pool = rules.plain_tiles  # EW-AMB-53
        drawn = 0
        for tile in self.drawn:
            drawn |= 1 << tile
        return [rules.tile[tile] for tile in pool if not drawn >> tile & 1]

    def apply(self, state: WinterState, choice: Choice) -> None:
        drawn = (*self.drawn, choice.a)
        last = len(drawn) == state.rules.slots - 1
        state.push(LayTile(tuple(sorted(drawn))) if last else DrawTile(drawn))


class LayTile(Chance[WinterState]):
    """The tile of the next slot, out of those `left` (EW-SETUP-36)."""

    rules = ("EW-SETUP-36",)

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    def choices(self, state: WinterState) -> list[Choice]:
        return [state.rules.tile[tile] for tile in self.left]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.terrain = (*state.terrain, choice.a)
        if len(self.left) > 1:
            state.push(LayTile(remove_card(self.left, choice.a)))


class LayGlacierTokens(Frame[WinterState]):
    """A token face down on every Glacier (EW-GLACIER-02); which one is decided when it is turned up."""

    def run(self, state: WinterState) -> None:
        rules = state.rules
        if rules.options.glacier_tokens:
            state.glaciers = tuple(
                [FACE_DOWN if rules.terrain_type[tile] == GLACIER else NO_TOKEN for tile in state.terrain]
            )


# --- hands, turn order, the first Camps --------------------------------------------------------------


class OpeningHand(SeatFrame[WinterState]):
    """Three cards are set aside for the hand, two more are drawn (EW-SETUP-22, EW-SETUP-23)."""

    def run(self, state: WinterState) -> None:
        rules = state.rules
        player = state.players[self.seat]
        for card in (rules.setup_tribe[player.setup_card], *rules.opening):
            player.deck = remove_card(player.deck, card)
            player.hand = add_card(player.hand, card)
        draw(state, self.seat, rules.opening_draw)


class DealAid(Chance[WinterState]):
    """Who gets the next player aid, and with it the next place in turn order (EW-SETUP-29, EW-SETUP-30)."""

    rules = ("EW-SETUP-29", "EW-SETUP-30")

    def choices(self, state: WinterState) -> list[Choice]:
        return [choice for choice in state.rules.aid if choice.a not in state.order]

    def apply(self, state: WinterState, choice: Choice) -> None:
        state.order = (*state.order, choice.a)
        if state.events is not None and len(state.order) == state.rules.seats:
            state.events.append(events.OrderChanged(order=list(state.order)))


class SettleBoards(Frame[WinterState]):
    """Compensation by turn order (EW-SETUP-31), the first Camps (EW-SETUP-37, EW-AMB-39), the Food limit."""

    def run(self, state: WinterState) -> None:
        rules = state.rules
        for place, seat in enumerate(state.order):
            player = state.players[seat]
            food, tool = rules.compensation[place]
            player.food += food
            player.tool = min(player.tool + tool, rules.tool_top)
            if state.events is not None:
                if food:
                    state.events.append(events.Gained(seat=seat, good="food", amount=food, lost=0))
                if tool:
                    state.events.append(events.Gained(seat=seat, good="tool", amount=tool, lost=0))
            place_camp(state, seat)
            if rules.setup_camp[player.setup_card]:
                place_camp(state, seat)
            trim_food(state, seat)  # EW-AMB-65: only now
