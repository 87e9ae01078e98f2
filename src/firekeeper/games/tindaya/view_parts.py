"""Parts of the view: the archipelago, the gods, goals, an offer, an exploration in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from firekeeper.games.tindaya.barter import AnswerOffer, AskFor, ComposeOffer, DraftOffer
from firekeeper.games.tindaya.explore import ChooseCanoe, ChooseGroup, ChooseLanding, ChooseSail, ChooseWay
from firekeeper.games.tindaya.final import (
    knows_trades,
    level_2_inventions,
    survives,
    tolerated,
)
from firekeeper.games.tindaya.missions import mission_needs, mission_value
from firekeeper.games.tindaya.objectives import common_value
from firekeeper.games.tindaya.offerings import demanded_slots
from firekeeper.games.tindaya.pieces import (
    conquistadors_on_board,
    controlled,
    controller,
)
from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    DEMANDS,
    GODS,
    NONE,
    RESOURCES,
    SIDES,
    TERRAINS,
    TOKENS,
    TRADES,
)
from firekeeper.games.tindaya.traitor import ChooseBandSize, ChooseBandWay
from firekeeper.kernel.hexes import members
from firekeeper.kernel.view import name_at, names_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from firekeeper.games.tindaya.state import TindayaState

MOVE_QUESTIONS = (
    ChooseGroup,
    ChooseWay,
    ChooseCanoe,
    ChooseSail,
    ChooseLanding,
    ChooseBandSize,
    ChooseBandWay,
)
"""The questions of which a move is made."""
FORTS = (*BUILDINGS, "substitute")
"""What lies under a fort: the building on its other face, or a substitute (AMB-29)."""


class HexView(Struct, frozen=True):
    """One hex. `label` is what people call it: the number of its ocean tile and a letter.

    `number` is that of its volcano or trench, 0 elsewhere; `villagers` and `nobles` are by seat.

    `controller` is the seat that controls the building, -2 for a neutral villager, -1 for nobody.
    """

    hex: str
    label: str
    terrain: str
    number: int
    token: str
    building: str
    controller: int
    animals: int
    fort: str
    conquistadors: int
    chief: bool
    villagers: list[int]
    nobles: list[int]
    neutral: int
    wall: bool
    canoes: int


class IslandView(Struct, frozen=True):
    """Connected land, named by the numbers of its volcanoes (TD-TERMS-02)."""

    volcanoes: list[int]
    hexes: list[str]


class TileView(Struct, frozen=True):
    """The ocean tile of a slot."""

    tile: int
    side: str
    turned: bool


class SlotView(Struct, frozen=True):
    """A demand of an offering card; `open` unless blockers cover it this era. `pawns` are by seat."""

    demand: str
    open: bool
    pawns: list[int]


class GodView(Struct, frozen=True):
    """A god: the wrath, the offering card, and the catastrophe of the era once it is turned up."""

    god: str
    wrath: int
    radius: int
    offering: str
    slots: list[SlotView]
    first_pawn: bool
    catastrophe: str


class GoalView(Struct, frozen=True):
    """A mission or a common objective: what each seat has, and what a mission asks for."""

    id: str
    values: list[int]
    needs: int


class BarterView(Struct, frozen=True):
    """An offer that is being put together, or waits for its answer once it is `proposed` (TD-BARTER-08).

    A unit of `given` stands beside the one of `taken` it is for; `giving` still waits for its other half.
    """

    seat: int
    partner: int
    given: list[str]
    taken: list[str]
    giving: str
    proposed: bool


class SeenView(Struct, frozen=True):
    """A secret objective that a seat has looked at: whose it is or was; its own ones are those it lost."""

    owner: int
    objective: str


class ExplorationView(Struct, frozen=True):
    """Marks of the exploration in progress: a hex for each native that has moved, or may not move again."""

    moved: list[str]
    moved_nobles: list[str]
    stopped: list[str]
    stopped_nobles: list[str]
    herded: list[str]


class MoveView(Struct, frozen=True):
    """A move that is being chosen: who leaves from where, and the sea hexes named so far ("" before).

    `left` counts the moves of the exploration that are left, this one included.
    """

    start: str
    villagers: int
    nobles: int
    conquistadors: int
    embark: str
    sail: str
    left: int


def counts(names: Sequence[str], counts: Sequence[int], all_of_them: bool = True) -> dict[str, int]:
    """Counts by name; without `all_of_them` only those that are there."""
    return {name: count for name, count in zip(names, counts, strict=True) if count or all_of_them}


def named(names: Sequence[str], mask: int) -> list[str]:
    return [names[at] for at in members(mask)]


def token_values(state: TindayaState, tokens: Iterable[int]) -> list[int]:
    return [state.rules.objective_token_value[token] for token in tokens]


def labels(state: TindayaState) -> list[str]:
    """What people call the hexes ("5d"): the number of the ocean tile and a letter."""
    board = state.rules.board
    tiles = [state.rules.components.ocean.tiles[tile].id for tile, _, _ in state.slots]
    return [f"{tiles[slot]}{letter}" for slot, letter in zip(board.slot, board.letter, strict=True)]


def hex_view(state: TindayaState, hex_: int, key: tuple[Any, ...]) -> HexView:
    _, number, _, _, animals, _, conquistadors, chief, villagers, nobles, neutral, wall, canoes, label = key
    return HexView(
        hex=state.rules.board.names[hex_],
        label=label,
        terrain=TERRAINS[state.terrain[hex_]],
        number=number,
        token=name_at(TOKENS, state.tokens[hex_]),
        building=name_at(BUILDINGS, state.buildings[hex_]),
        controller=controller(state, hex_),
        animals=animals,
        fort=name_at(FORTS, state.forts[hex_]),
        conquistadors=conquistadors,
        chief=chief,
        villagers=villagers,
        nobles=nobles,
        neutral=neutral,
        wall=bool(wall),
        canoes=canoes,
    )


def islands_view(state: TindayaState) -> list[IslandView]:
    names = state.rules.board.names
    found = []
    for island in state.islands:
        hexes = list(members(island))
        numbers = [at + 1 for at, hex_ in enumerate(state.volcanoes) if hex_ in hexes]
        found.append(IslandView(volcanoes=numbers, hexes=[names[hex_] for hex_ in hexes]))
    return found


def tiles_view(state: TindayaState) -> list[TileView]:
    ids = [tile.id for tile in state.rules.components.ocean.tiles]
    return [
        TileView(tile=ids[tile], side=SIDES[side], turned=bool(turned)) for tile, side, turned in state.slots
    ]


def gods_view(state: TindayaState) -> list[GodView]:
    rules = state.rules
    opened = demanded_slots(state)
    found = []
    for god, name in enumerate(GODS):
        card = state.offering_cards[god]
        slots = []
        if card != NONE:
            for slot, demand in enumerate(rules.offering_demands[card]):
                start = (god * 4 + slot) * rules.seats
                pawns = list(state.pawns[start : start + rules.seats])
                slots.append(SlotView(demand=DEMANDS[demand], open=slot in opened, pawns=pawns))
        found.append(
            GodView(
                god=name,
                wrath=state.wrath[god],
                radius=rules.wrath_radius[state.wrath[god]],
                offering=name_at(rules.offering_names, card),
                slots=slots,
                first_pawn=bool(state.first_offered >> god & 1),
                catastrophe=name_at(rules.catastrophe_names, state.catastrophes[god]),
            )
        )
    return found


def mission_view(state: TindayaState) -> GoalView:
    mission, seats = state.mission, range(state.rules.seats)
    return GoalView(
        id=state.rules.mission_names[mission],
        values=[mission_value(state, seat, mission) for seat in seats],
        needs=mission_needs(state, mission),
    )


def goals_view(state: TindayaState) -> list[GoalView]:
    """What each tribe needs, with what it has; goals of the campaign last (TD-FINAL-01, TD-CAMPAIGN-05, -08).

    The archipelago is held by all together: its only value is the conquistadors, and it needs no more.
    """
    rules, seats = state.rules, range(state.rules.seats)
    alive = [int(survives(state, seat)) for seat in seats]
    buildings = [len(controlled(state, seat)) for seat in seats]
    found = [GoalView("alive", alive, 1), GoalView("building", buildings, 1)]
    if state.traitor == NONE:
        found.append(GoalView("archipelago", [conquistadors_on_board(state)], tolerated(state)))
    if rules.campaign_goals == 1:
        trades = [knows_trades(state, seat) for seat in seats]
        found += [GoalView("fort", [int(bool(state.reconquered))], 1), GoalView("trades", trades, 3)]
    elif rules.campaign_goals == 2:
        trades = [knows_trades(state, seat) for seat in seats]
        level_2 = [level_2_inventions(state, seat) for seat in seats]
        found += [GoalView("trades", trades, len(TRADES)), GoalView("level_2", level_2, 1)]
    return found


def goals_reached(state: TindayaState) -> list[int]:
    """How many of these goals each tribe has reached; what all reach together counts for all."""
    found = [0] * state.rules.seats
    for goal in goals_view(state):
        for seat in range(len(found)):
            value = goal.values[seat] if len(goal.values) > 1 else goal.values[0]
            found[seat] += value <= goal.needs if goal.id == "archipelago" else value >= goal.needs
    return found


def barter_view(state: TindayaState) -> BarterView | None:
    """Everybody at the table hears an offer while it is made."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, AnswerOffer):
        seat, partner = frame.asker, frame.seat
    elif isinstance(frame, (ComposeOffer, DraftOffer, AskFor)):
        seat, partner = frame.seat, frame.partner
    else:
        return None
    return BarterView(
        seat=seat,
        partner=partner,
        given=[RESOURCES[give] for give, _ in frame.pairs],
        taken=[RESOURCES[take] for _, take in frame.pairs],
        giving=RESOURCES[frame.give] if isinstance(frame, AskFor) else "",
        proposed=isinstance(frame, AnswerOffer),
    )


def common_view(state: TindayaState, objective: int) -> GoalView:
    values = [common_value(state, seat, objective) for seat in range(state.rules.seats)]
    return GoalView(id=state.rules.common_names[objective], values=values, needs=0)


def move_view(state: TindayaState) -> MoveView | None:
    """What has been said of the move that the open question is about."""
    asked = state.frames[-1] if state.frames else None
    if not isinstance(asked, MOVE_QUESTIONS):
        return None
    names = state.rules.board.names
    return MoveView(
        start=names[asked.start],
        villagers=getattr(asked, "villagers", 0),
        nobles=getattr(asked, "nobles", 0),
        conquistadors=getattr(asked, "count", 0),
        embark=name_at(names, getattr(asked, "embark", NONE)),
        sail=name_at(names, getattr(asked, "sail", NONE)),
        left=asked.left,
    )


def exploration_view(state: TindayaState) -> ExplorationView:
    names = state.rules.board.names
    return ExplorationView(
        moved=names_at(names, state.moved),
        moved_nobles=names_at(names, state.moved_nobles),
        stopped=names_at(names, state.stopped),
        stopped_nobles=names_at(names, state.stopped_nobles),
        herded=[names[hex_] for hex_ in members(state.herded)],
    )
