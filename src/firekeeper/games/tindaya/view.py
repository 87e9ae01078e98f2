"""The view: what one seat, or a spectator, may see, built by adding (TD-TERMS-34).

Everything is public but the faces of idols that lie face down and the cards of secret objectives; tokens and
cards that nobody has turned yet are not decided. Hexes are written «q,r», everything else by the ids of the
naming list. What a hex looks like is a part of its own, so that an eruption changes a few hexes and not the
archipelago.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from firekeeper.games.tindaya._records import key_player
from firekeeper.games.tindaya.barter import AnswerOffer, ComposeOffer
from firekeeper.games.tindaya.explore import ChooseCanoe, ChooseGroup, ChooseLanding, ChooseSail, ChooseWay
from firekeeper.games.tindaya.final import (
    knows_trades,
    level_2_inventions,
    survives,
    tolerated,
    winners,
)
from firekeeper.games.tindaya.missions import mission_needs, mission_value
from firekeeper.games.tindaya.objectives import common_value
from firekeeper.games.tindaya.offerings import demanded_slots
from firekeeper.games.tindaya.pieces import (
    conquistadors_on_board,
    controlled,
    controller,
    villagers_in_reserve,
)
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    ANIMALS,
    BUILDINGS,
    DEMANDS,
    ENDINGS,
    GODS,
    IDOLS,
    INVENTIONS,
    NONE,
    PHASES,
    RESOURCES,
    SETUP,
    SHIPS,
    SIDES,
    STEPS,
    SYMBOLS,
    TERRAINS,
    TILES,
    TOKENS,
    TRADES,
    TRIBES,
)
from firekeeper.games.tindaya.traitor import ChooseBandSize, ChooseBandWay
from firekeeper.kernel.hexes import members
from firekeeper.kernel.view import ViewBuilder, name_at, names_at

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
    """One hex. `number` is that of its volcano or trench, 0 elsewhere; `villagers` and `nobles` are by seat.

    `controller` is the seat that controls the building, -2 for a neutral villager, -1 for nobody.
    """

    hex: str
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
    """An offer that is being put together, or waits for its answer once it is `proposed` (TD-BARTER-08)."""

    seat: int
    partner: int
    given: list[str]
    taken: list[str]
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


class PlayerView(Struct, frozen=True):
    """A tribe. `objective_values` are the tokens on its secret objectives, by place; the cards, and those it
    chooses from, are for their owner and for all after the end.
    """

    seat: int
    tribe: str
    score: int
    villagers: int
    villagers_home: int
    nobles: int
    lost_nobles: int
    goods: dict[str, int]
    tokens: dict[str, int]
    trades: list[str]
    inventions: list[str]
    cave: bool
    cubes: int
    cylinders: int
    used_cubes: int
    used_cylinders: int
    spent_cylinders: int
    developed: list[str]
    produced: list[str]
    passed: bool
    prison: int
    waste: int
    idol_count: int
    idols: list[str] | None
    used_idols: list[str]
    market: list[str]
    canoe: bool
    offered: bool
    traitor: bool
    objective_values: list[int]
    objectives: list[str] | None
    dealt_count: int
    dealt: list[str] | None
    seen: list[SeenView] | None


class TindayaView(Struct, frozen=True):
    """The table. `active` is the seat whose turn it is in the Action phase, else -1; `standees` are hexes,
    `ships` numbers of trenches: empty or 0 off the board.

    `event_order` are the symbols of the Event card, `campfire` the seats that paid the last fires,
    `goals` what an Alliance must fulfil besides its mission, `tolerated` how many conquistadors the living
    natives can bear now. `token_backs` counts the tokens that
    nobody has looked at, wherever they are (TD-TERMS-40). `outline` is filled while players lay the terrain.
    """

    seat: int | None
    mode: str
    era: int
    eras: int
    phase: str
    step: str
    round: int
    order: list[int]
    active: int
    actions: int
    explored: bool
    priority: list[int]
    discs: list[int]
    hexes: list[HexView]
    islands: list[IslandView]
    tiles: list[TileView]
    outline: list[list[str]]
    tile_reserve: dict[str, int]
    building_reserve: dict[str, int]
    token_reserve: dict[str, int]
    token_backs: dict[str, int]
    walls_left: int
    nature: dict[str, int]
    waste: int
    waste_capacity: int
    gods: list[GodView]
    event: str
    event_order: list[str]
    prophecy: str
    standees: dict[str, str]
    ships: dict[str, int]
    offerings_seen: list[str]
    prophecies_seen: list[str]
    catastrophes_seen: list[str]
    campfire: list[int]
    protected: list[str]
    barter: BarterView | None
    goals: list[GoalView]
    mission: GoalView | None
    common: list[GoalView]
    objective_tokens: list[int]
    secret_deck: int
    idol_deck: int
    idol_discard: dict[str, int]
    market: list[str]
    exploration: ExplorationView
    move: MoveView | None
    conquistadors: int
    tolerated: int
    traitor: int
    traitor_card: str
    captives: int
    players: list[PlayerView]
    finished: bool
    ending: str
    failures: list[str]
    winners: list[int]


class TindayaViews(ViewBuilder["TindayaState", TindayaView]):
    """Builds what the table looks like; idols face down and secret objectives are the secrets."""

    secrets = ("idols", "objectives", "dealt", "seen")

    def public(self) -> TindayaView:
        state, part = self.state, self.part
        rules = state.rules
        names = rules.board.names
        begun = state.phase != SETUP
        over = state.ending != NONE
        return TindayaView(
            seat=None,
            mode="alliance" if rules.alliance else "domination",
            era=state.era,
            eras=rules.last_era,
            phase=PHASES[state.phase],
            step=name_at(STEPS, state.step),
            round=state.round,
            order=list(state.order),
            active=state.order[state.turn - 1] if state.phase == ACTIONS and state.turn else NONE,
            actions=state.actions,
            explored=bool(state.explored),
            priority=list(in_priority(state)),
            discs=list(state.discs),
            hexes=self.hexes(),
            islands=part("islands", (state.islands, state.volcanoes), _islands, state),
            tiles=part("tiles", state.slots, _tiles, state),
            outline=[[names[hex_] for hex_ in members(island)] for island in state.outline],
            tile_reserve=_counts(TILES, state.tile_reserve),
            building_reserve=_counts(BUILDINGS, state.building_reserve),
            token_reserve=_counts(TOKENS, state.token_reserve),
            token_backs=part("backs", tuple(state.backs), _counts, rules.back_names, state.backs),
            walls_left=state.wall_reserve,
            nature=_counts(ANIMALS, state.nature),
            waste=sum([player.waste for player in state.players]),
            waste_capacity=rules.waste_capacity,
            gods=part("gods", self._gods_key(), _gods, state),
            event=name_at(rules.event_names, state.event),
            event_order=names_at(SYMBOLS, rules.event_order[state.event]) if state.event != NONE else [],
            prophecy=name_at(rules.prophecy_names, state.prophecy),
            standees=dict(zip(SYMBOLS, names_at(names, state.standees), strict=False)),
            ships={ship: max(number, 0) for ship, number in zip(SHIPS, state.ships, strict=True)},
            offerings_seen=_named(rules.offering_names, state.offerings_seen),
            prophecies_seen=_named(rules.prophecy_names, state.prophecies_seen),
            catastrophes_seen=_named(rules.catastrophe_names, state.catastrophes_seen),
            campfire=list(state.hand),
            protected=[names[hex_] for hex_ in members(state.protected)],
            barter=_barter(state),
            goals=_goals(state) if rules.alliance and begun else [],
            mission=_mission(state) if state.mission != NONE else None,
            common=[_common(state, objective) for objective in state.common],
            objective_tokens=_token_values(state, state.objective_tokens) if rules.domination else [],
            secret_deck=state.secrets.bit_count() if rules.domination else 0,
            idol_deck=sum(state.idol_deck),
            idol_discard=_counts(IDOLS, state.idol_discard, all_of_them=False),
            market=_named(rules.market_names, state.market),
            exploration=_exploration(state),
            move=_move(state),
            conquistadors=conquistadors_on_board(state),
            tolerated=tolerated(state) if begun else 0,
            traitor=state.traitor,
            traitor_card=name_at(rules.traitor_names, state.traitor_card),
            captives=state.captives,
            players=self.players(),
            finished=over,
            ending=name_at(ENDINGS, state.ending),
            failures=_named(ENDINGS, state.failures) if over else [],
            winners=winners(state),
        )

    # --- the archipelago ------------------------------------------------------------------------

    def hexes(self) -> list[HexView]:
        """All hexes in board order; those on which nothing has changed are the same objects as before."""
        state = self.state
        seats = range(state.rules.seats)
        size = state.rules.board.size
        villagers = [[0] * len(seats) for _ in range(size)]
        nobles = [[0] * len(seats) for _ in range(size)]
        for seat, player in enumerate(state.players):
            for hex_ in player.villagers:
                villagers[hex_][seat] += 1
            for hex_ in player.nobles:
                nobles[hex_][seat] += 1
        numbers = [0] * size
        for places in (state.volcanoes, state.trenches):
            for at, hex_ in enumerate(places):
                if hex_ >= 0:
                    numbers[hex_] = at + 1
        found = []
        for hex_ in range(size):
            key = (
                state.terrain[hex_], numbers[hex_], state.tokens[hex_], state.buildings[hex_],
                state.animals[hex_], state.forts[hex_], state.conquistadors[hex_], state.chief == hex_,
                villagers[hex_], nobles[hex_], state.neutral.count(hex_), state.walls >> hex_ & 1,
                state.canoes.count(hex_),
            )  # fmt: skip
            found.append(self.part(("hex", hex_), key, _hex, state, hex_, key))
        return found

    def _gods_key(self) -> Any:
        state = self.state
        return (
            state.era, state.wrath, state.offering_cards, tuple(state.pawns), state.first_offered,
            state.catastrophes,
        )  # fmt: skip

    # --- players --------------------------------------------------------------------------------

    def player_key(self, seat: int) -> Any:
        return key_player(self.state.players[seat]), self.state.ending

    def secret(self, seat: int, name: str) -> list[Any]:
        rules, player = self.state.rules, self.state.players[seat]
        if name == "idols":
            return names_at(IDOLS, player.idols)
        if name == "objectives":
            return names_at(rules.secret_names, [card for card, _ in player.objectives])
        if name == "dealt":
            return names_at(rules.secret_names, player.dealt)
        return [SeenView(owner=owner, objective=rules.secret_names[card]) for owner, card in player.seen]

    def player(self, seat: int) -> PlayerView:
        state = self.state
        rules, player = state.rules, state.players[seat]
        return PlayerView(
            seat=seat,
            tribe=name_at(TRIBES, player.tribe),
            score=player.score,
            villagers=len(player.villagers),
            villagers_home=0 if player.betrayed else villagers_in_reserve(state, seat),
            nobles=len(player.nobles),
            lost_nobles=player.lost_nobles,
            goods=_counts(RESOURCES, player.goods),
            tokens=_counts(TOKENS, player.tokens),
            trades=_named(TRADES, player.trades),
            inventions=_named(INVENTIONS, player.inventions),
            cave=bool(player.cave),
            cubes=player.cubes,
            cylinders=player.cylinders,
            used_cubes=player.used_cubes,
            used_cylinders=player.used_cylinders,
            spent_cylinders=player.spent_cylinders,
            developed=_named(TRADES, player.developed),
            produced=_named(TRADES, player.produced),
            passed=bool(player.passed),
            prison=player.prison,
            waste=player.waste,
            idol_count=len(player.idols),
            used_idols=names_at(IDOLS, player.used_idols),
            market=_named(rules.market_names, player.market),
            canoe=bool(player.canoe),
            offered=bool(player.offered),
            traitor=bool(player.betrayed),
            objective_values=_token_values(state, [token for _, token in player.objectives]),
            dealt_count=len(player.dealt),
            **self.revealed(seat),
        )


def view_for(state: TindayaState, seat: int | None) -> TindayaView:
    """The table as `seat` sees it; None is a spectator."""
    return TindayaViews(state).views([seat])[0]


# --- common parts ---------------------------------------------------------------------------------


def _counts(names: Sequence[str], counts: Sequence[int], all_of_them: bool = True) -> dict[str, int]:
    """Counts by name; without `all_of_them` only those that are there."""
    return {name: count for name, count in zip(names, counts, strict=True) if count or all_of_them}


def _named(names: Sequence[str], mask: int) -> list[str]:
    return [names[at] for at in members(mask)]


def _token_values(state: TindayaState, tokens: Iterable[int]) -> list[int]:
    return [state.rules.objective_token_value[token] for token in tokens]


def _hex(state: TindayaState, hex_: int, key: tuple[Any, ...]) -> HexView:
    _, number, _, _, animals, _, conquistadors, chief, villagers, nobles, neutral, wall, canoes = key
    return HexView(
        hex=state.rules.board.names[hex_],
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


def _islands(state: TindayaState) -> list[IslandView]:
    names = state.rules.board.names
    found = []
    for island in state.islands:
        hexes = list(members(island))
        numbers = [at + 1 for at, hex_ in enumerate(state.volcanoes) if hex_ in hexes]
        found.append(IslandView(volcanoes=numbers, hexes=[names[hex_] for hex_ in hexes]))
    return found


def _tiles(state: TindayaState) -> list[TileView]:
    ids = [tile.id for tile in state.rules.components.ocean.tiles]
    return [
        TileView(tile=ids[tile], side=SIDES[side], turned=bool(turned)) for tile, side, turned in state.slots
    ]


def _gods(state: TindayaState) -> list[GodView]:
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


def _mission(state: TindayaState) -> GoalView:
    mission, seats = state.mission, range(state.rules.seats)
    return GoalView(
        id=state.rules.mission_names[mission],
        values=[mission_value(state, seat, mission) for seat in seats],
        needs=mission_needs(state, mission),
    )


def _goals(state: TindayaState) -> list[GoalView]:
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


def _barter(state: TindayaState) -> BarterView | None:
    """Everybody at the table hears an offer while it is made."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, (ComposeOffer, AnswerOffer)):
        return None
    proposed = isinstance(frame, AnswerOffer)
    return BarterView(
        seat=frame.asker if isinstance(frame, AnswerOffer) else frame.seat,
        partner=frame.seat if isinstance(frame, AnswerOffer) else frame.partner,
        given=[RESOURCES[give] for give, _ in frame.pairs],
        taken=[RESOURCES[take] for _, take in frame.pairs],
        proposed=proposed,
    )


def _common(state: TindayaState, objective: int) -> GoalView:
    values = [common_value(state, seat, objective) for seat in range(state.rules.seats)]
    return GoalView(id=state.rules.common_names[objective], values=values, needs=0)


def _move(state: TindayaState) -> MoveView | None:
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


def _exploration(state: TindayaState) -> ExplorationView:
    names = state.rules.board.names
    return ExplorationView(
        moved=names_at(names, state.moved),
        moved_nobles=names_at(names, state.moved_nobles),
        stopped=names_at(names, state.stopped),
        stopped_nobles=names_at(names, state.stopped_nobles),
        herded=[names[hex_] for hex_ in members(state.herded)],
    )
