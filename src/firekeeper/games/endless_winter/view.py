"""The view: what one seat, or a spectator, may see, built by adding (area INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from firekeeper.games.endless_winter._records import key_player
from firekeeper.games.endless_winter.gains import Gain, MoreGains
from firekeeper.games.endless_winter.labour import PayLabour
from firekeeper.games.endless_winter.land import influence
from firekeeper.games.endless_winter.scoring import winners
from firekeeper.games.endless_winter.stones import counted_key, stone_points
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    ATOMS,
    COLUMNS,
    DESTINATIONS,
    FACE_DOWN,
    FIGURES,
    NEUTRAL,
    PHASES,
    SIDES,
    SOURCES,
    TRIBES,
)
from firekeeper.kernel.view import Memo, ViewBuilder, name_at, names_at

if TYPE_CHECKING:
    from firekeeper.games.endless_winter.box import Box
    from firekeeper.games.endless_winter.state import Player, WinterState


class FigureView(Struct, frozen=True):
    seat: int
    figure: str


class ColumnView(Struct, frozen=True):
    """Figures in order of arrival: the first one stands on the bottom symbol (EW-PLACE-07)."""

    id: str
    figures: list[FigureView]


class HexView(Struct, frozen=True):
    """A map slot. `camps` and `influence` are by seat; `leaders` would gain its benefit now (AMB-15).

    `token` is empty without a Glacier token, "face_down", or the token's id.
    """

    slot: int
    tile: str
    type: str
    camps: list[int]
    influence: list[int]
    leaders: list[int]
    token: str


class VillageView(Struct, frozen=True):
    juncture: str
    seat: int


class SpotView(Struct, frozen=True):
    """A Megalith that stands: `seat` is -1 for a neutral one."""

    spot: str
    seat: int


class StoneView(Struct, frozen=True):
    """`points` is what it would score now for its owner."""

    id: str
    points: int


class AnimalView(Struct, frozen=True):
    id: str
    untipped: int
    tipped: int


class PlayerView(Struct, frozen=True):
    """`hand`, `eclipse` and `graveyard` are filled for their owner, and for all once they lie open.

    `deck` tells the owner which cards are still in the deck, not their order. `unused` and `recruited` are
    parts of `above` and `hand`: skills still to be used, and cards that cannot be played this turn.
    `bluff` are Culture cards that were revealed with the Eclipse pile and went back to hand (EW-ECLIPSE-07).
    """

    seat: int
    tribe: str
    chief: str
    side: str
    setup_card: str
    score: int
    earned: dict[str, int]
    food: int
    food_cap: int
    tool: int
    hand_size: int
    hand: list[str] | None
    recruited: list[str] | None
    deck_size: int
    deck: list[str] | None
    discard: list[str]
    above: list[str]
    unused: list[str]
    eclipse_size: int
    eclipse: list[str] | None
    bluff: list[str]
    graveyard_size: int
    graveyard: list[str] | None
    animals: list[AnimalView]
    camps_home: int
    villages_home: int
    megaliths_home: list[int]
    stones: list[StoneView]
    offering: int
    honour: int
    honour_rank: int
    chief_ready: bool
    figures_ready: int
    resting: int


class RestView(Struct, frozen=True):
    """The Rest token pile: `open` and `held` are empty if there is none."""

    open: str
    held: str
    unseen: int
    below: list[str]


class WinterView(Struct, frozen=True):
    """`labour` is in half-points; `place` is where this turn's figure stands, empty before.

    `cultures` are the Culture cards played this turn, wherever they are now (EW-CULTURE-02).
    `reserve_points` is what each stone of the reserve would score now for the seat that looks; empty for
    spectators, and nothing where a stone was taken. `gaining` is what the benefits in progress still give, in
    units (Labour in half-points), and `owing` the price in Labour that is being paid.
    """

    seat: int | None
    round: int
    rounds: int
    era: int
    phase: str
    lap: int
    order: list[int]
    active: int
    place: str
    labour: int
    cultures: int
    chief_unused: bool
    gaining: dict[str, int]
    owing: int
    columns: list[ColumnView]
    stacks: dict[str, int]
    display: list[str]
    culture_left: list[int]
    hunt: list[str]
    animal_deck: int
    reserve: list[str]
    reserve_points: list[int]
    map: list[HexView]
    villages: list[VillageView]
    layout: str
    tiles: list[str]
    megaliths: list[SpotView]
    ranks: list[int]
    rest: RestView | None
    chiefs_offered: list[str]
    setups_offered: list[str]
    players: list[PlayerView]
    finished: bool
    winners: list[int]


NO_POINTS: list[int] = []
"""One list for all public views, so that nobody has to compare it."""


class WinterViews(ViewBuilder["WinterState", WinterView]):
    """Builds what the table looks like; where a player's cards lie is secret (EW-INFO-01 to -03)."""

    secrets = ("hand", "recruited", "deck", "eclipse", "graveyard")

    def __init__(self, state: WinterState, memo: Memo | None = None) -> None:
        super().__init__(state, memo)
        self._counted: dict[int, tuple[object, ...]] = {}

    def public(self) -> WinterView:
        state, part = self.state, self.part
        rules = state.rules
        over = bool(state.finished)
        columns = tuple(state.columns)
        pieces = [(player.camps, player.villages) for player in state.players]
        return WinterView(
            seat=None,
            round=state.round,
            rounds=rules.rounds,
            era=1 if state.round <= rules.rounds // 2 else 2,
            phase=PHASES[state.phase],
            lap=state.lap,
            order=list(state.order),
            active=state.order[state.turn] if 0 <= state.turn < len(state.order) else -1,
            place=name_at(DESTINATIONS, state.place),
            labour=state.labour,
            cultures=state.cultures,
            chief_unused=bool(state.chief_unused),
            gaining=_gaining(state),
            owing=_owing(state),
            columns=part("columns", columns, _columns, columns),
            stacks=part("stacks", tuple(state.stacks), _stacks, state),
            display=part("display", state.display, names_at, rules.card_ids, state.display),
            culture_left=[mask.bit_count() for mask in state.culture_deck],
            hunt=part("hunt", state.hunt, names_at, rules.animal_ids, state.hunt),
            animal_deck=sum(state.animal_deck),
            reserve=part("reserve", state.reserve, names_at, rules.stone_ids, state.reserve),
            reserve_points=NO_POINTS,
            map=part("map", (state.terrain, state.glaciers, pieces), _map, state),
            villages=part("villages", [player.villages for player in state.players], _villages, state),
            layout=rules.layout,
            tiles=names_at(rules.tile_ids, state.tiles),
            megaliths=part("megaliths", tuple(state.spots), _megaliths, state),
            ranks=list(state.ranks),
            rest=_rest(state) if rules.options.rest_tokens else None,
            chiefs_offered=names_at(rules.chief_ids, state.chiefs_offered),
            setups_offered=names_at(rules.setup_ids, state.setups_offered),
            players=self.players(),
            finished=over,
            winners=winners(state) if over else [],
        )

    def private(self, seat: int) -> dict[str, Any]:
        reserve = self.state.reserve
        worth = self.part(("reserve", seat), (reserve, self.counted(seat)), self._points, seat, reserve)
        return {"reserve_points": worth}

    def counted(self, seat: int) -> tuple[object, ...]:
        """What stones count of a seat now."""
        known = self._counted.get(seat)
        if known is None:
            known = self._counted[seat] = counted_key(self.state, seat)
        return known

    def worth(self, seat: int) -> list[int]:
        """What a seat's stones score now."""
        stones = self.state.players[seat].stones
        if not stones:
            return []
        return self.part(("worth", seat), (stones, self.counted(seat)), self._points, seat, stones)

    def _points(self, seat: int, stones: tuple[int, ...]) -> list[int]:
        return [stone_points(self.state, seat, stone) if stone >= 0 else 0 for stone in stones]

    def rank(self, seat: int) -> int:
        """A seat's rank on the Honour track; 0: it has not moved yet."""
        ranks = self.state.ranks
        return ranks.index(seat) + 1 if seat in ranks else 0

    def player_key(self, seat: int) -> Any:
        state = self.state
        shown = state.finished, state.phase
        return key_player(state.players[seat]), self.worth(seat), self.rank(seat), shown

    def secret(self, seat: int, name: str) -> list[str]:
        if name == "recruited" and self.state.finished:
            return []
        return names_at(self.state.rules.card_ids, getattr(self.state.players[seat], name))

    def player(self, seat: int) -> PlayerView:
        rules = self.state.rules
        player = self.state.players[seat]
        return PlayerView(
            seat=seat,
            tribe=TRIBES[seat],
            chief=name_at(rules.chief_ids, player.chief),
            side=name_at(SIDES, player.side),
            setup_card=name_at(rules.setup_ids, player.setup_card),
            score=player.score,
            earned=dict(zip(SOURCES, player.earned, strict=True)),
            food=player.food,
            food_cap=cap(rules, player),
            tool=player.tool,
            hand_size=len(player.hand),
            deck_size=len(player.deck),
            discard=names_at(rules.card_ids, player.discard),
            above=names_at(rules.card_ids, player.above),
            unused=names_at(rules.card_ids, player.unused),
            eclipse_size=len(player.eclipse),
            bluff=names_at(rules.card_ids, player.bluff),
            graveyard_size=len(player.graveyard),
            animals=_animals(rules, player),
            camps_home=rules.camps - len(player.camps),
            villages_home=rules.villages - len(player.villages),
            megaliths_home=_reserve(rules, player),
            stones=[
                StoneView(id=rules.stone_ids[stone], points=points)
                for stone, points in zip(player.stones, self.worth(seat), strict=True)
            ],
            offering=player.offering,
            honour=player.honour,
            honour_rank=self.rank(seat),
            chief_ready=bool(player.chief_ready),
            figures_ready=player.figures_ready,
            resting=player.resting,
            **self.revealed(seat),
        )


# --- common parts ---------------------------------------------------------------------------------


def _columns(columns: tuple[tuple[int, ...], ...]) -> list[ColumnView]:
    return [
        ColumnView(
            id=name, figures=[FigureView(seat=code // 2, figure=FIGURES[code % 2]) for code in figures]
        )
        for name, figures in zip(COLUMNS, columns, strict=True)
    ]


def _stacks(state: WinterState) -> dict[str, int]:
    rules = state.rules
    return {rules.card_ids[rules.first_tribe + at]: left for at, left in enumerate(state.stacks)}


GAINS = (Gain, MoreGains)


def _gaining(state: WinterState) -> dict[str, int]:
    """The units left of all bundles that are being gained, chains and what waits below them together."""
    found: dict[str, int] = {}
    for frame in state.frames:
        if isinstance(frame, GAINS):
            for atom, count in frame.atoms:
                found[ATOMS[atom]] = found.get(ATOMS[atom], 0) + count
    return found


def _owing(state: WinterState) -> int:
    return sum([frame.halves for frame in state.frames if isinstance(frame, PayLabour)])


def _map(state: WinterState) -> list[HexView]:
    return [_hex(state, slot) for slot in range(len(state.terrain))]


def _hex(state: WinterState, slot: int) -> HexView:
    rules = state.rules
    tile, token = state.terrain[slot], state.glaciers[slot]
    weights = [influence(state, seat, slot) for seat in range(rules.seats)]
    most = max(weights)
    return HexView(
        slot=slot,
        tile=name_at(rules.terrain_ids, tile),
        type=rules.terrain_types[rules.terrain_type[tile]] if tile >= 0 else "",
        camps=[player.camps.count(slot) for player in state.players],
        influence=weights,
        leaders=[seat for seat, weight in enumerate(weights) if weight and weight == most],
        token="face_down" if token == FACE_DOWN else name_at(rules.glacier_ids, token),
    )


def _villages(state: WinterState) -> list[VillageView]:
    return [
        VillageView(juncture=state.rules.juncture_ids[juncture], seat=seat)
        for seat, player in enumerate(state.players)
        for juncture in player.villages
    ]


def _megaliths(state: WinterState) -> list[SpotView]:
    return [
        SpotView(spot=state.rules.spot_ids[spot], seat=-1 if owner == NEUTRAL else owner)
        for spot, owner in enumerate(state.spots)
        if owner >= 0
    ]


def _rest(state: WinterState) -> RestView:
    ids = state.rules.rest_token_ids
    return RestView(
        open=name_at(ids, state.rest_open),
        held=name_at(ids, state.rest_held),
        unseen=state.rest_unseen.bit_count(),
        below=[ids[token] for token in state.rest_below],
    )


# --- players --------------------------------------------------------------------------------------


def _animals(rules: Box, player: Player) -> list[AnimalView]:
    return [
        AnimalView(id=name, untipped=player.animals[at], tipped=player.tipped[at])
        for at, name in enumerate(rules.animal_ids)
        if player.animals[at] or player.tipped[at]
    ]


def _reserve(rules: Box, player: Player) -> list[int]:
    """Megaliths left on each space of the reserve: the leftmost leave first (EW-MEGA-01)."""
    pairs = rules.megalith_count // 2
    gone = player.megaliths
    return [max(0, min(2, 2 * (at + 1) - gone)) for at in range(pairs)]
