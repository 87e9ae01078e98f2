"""The view: what one seat, or a spectator, may see, built by adding (TD-TERMS-34).

Everything is public but the faces of idols that lie face down and the cards of secret objectives; tokens and
cards that nobody has turned yet are not decided. Hexes are written «q,r», everything else by the ids of the
naming list. What a hex looks like is a part of its own, so that an eruption changes a few hexes and not the
archipelago.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from firekeeper.games.tindaya._records import key_player
from firekeeper.games.tindaya.final import (
    tolerated,
    winners,
)
from firekeeper.games.tindaya.pieces import (
    conquistadors_on_board,
    villagers_in_reserve,
)
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ACTIONS,
    ANIMALS,
    BUILDINGS,
    COLOURS,
    ENDINGS,
    IDOLS,
    INVENTIONS,
    NONE,
    PHASES,
    RESOURCES,
    SETUP,
    SHIPS,
    STEPS,
    SYMBOLS,
    TILES,
    TOKENS,
    TRADES,
    TRIBES,
)
from firekeeper.games.tindaya.view_parts import (
    BarterView,
    ExplorationView,
    GoalView,
    GodView,
    HexView,
    IslandView,
    MoveView,
    SeenView,
    TileView,
    barter_view,
    common_view,
    counts,
    exploration_view,
    goals_view,
    gods_view,
    hex_view,
    islands_view,
    labels,
    mission_view,
    move_view,
    named,
    tiles_view,
    token_values,
)
from firekeeper.kernel.hexes import members
from firekeeper.kernel.view import ViewBuilder, name_at, names_at


class PlayerView(Struct, frozen=True):
    """A tribe, with the colour of its pieces. `objective_values` are the tokens on its secret objectives, by
    place; the cards, and those it chooses from, are for their owner and for all after the end.
    """

    seat: int
    colour: str
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


class TindayaViews(ViewBuilder[TindayaState, TindayaView]):
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
            islands=part("islands", (state.islands, state.volcanoes), islands_view, state),
            tiles=part("tiles", state.slots, tiles_view, state),
            outline=[[names[hex_] for hex_ in members(island)] for island in state.outline],
            tile_reserve=counts(TILES, state.tile_reserve),
            building_reserve=counts(BUILDINGS, state.building_reserve),
            token_reserve=counts(TOKENS, state.token_reserve),
            token_backs=part("backs", tuple(state.backs), counts, rules.back_names, state.backs),
            walls_left=state.wall_reserve,
            nature=counts(ANIMALS, state.nature),
            waste=sum([player.waste for player in state.players]),
            waste_capacity=rules.waste_capacity,
            gods=part("gods", self._gods_key(), gods_view, state),
            event=name_at(rules.event_names, state.event),
            event_order=names_at(SYMBOLS, rules.event_order[state.event]) if state.event != NONE else [],
            prophecy=name_at(rules.prophecy_names, state.prophecy),
            standees=dict(zip(SYMBOLS, names_at(names, state.standees), strict=False)),
            ships={ship: max(number, 0) for ship, number in zip(SHIPS, state.ships, strict=True)},
            offerings_seen=named(rules.offering_names, state.offerings_seen),
            prophecies_seen=named(rules.prophecy_names, state.prophecies_seen),
            catastrophes_seen=named(rules.catastrophe_names, state.catastrophes_seen),
            campfire=list(state.hand),
            protected=[names[hex_] for hex_ in members(state.protected)],
            barter=barter_view(state),
            goals=goals_view(state) if rules.alliance else [],
            mission=mission_view(state) if state.mission != NONE else None,
            common=[common_view(state, objective) for objective in state.common],
            objective_tokens=token_values(state, state.objective_tokens) if rules.domination else [],
            secret_deck=state.secrets.bit_count() if rules.domination else 0,
            idol_deck=sum(state.idol_deck),
            idol_discard=counts(IDOLS, state.idol_discard, all_of_them=False),
            market=named(rules.market_names, state.market),
            exploration=exploration_view(state),
            move=move_view(state),
            conquistadors=conquistadors_on_board(state),
            tolerated=tolerated(state) if begun else 0,
            traitor=state.traitor,
            traitor_card=name_at(rules.traitor_names, state.traitor_card),
            captives=state.captives,
            players=self.players(),
            finished=over,
            ending=name_at(ENDINGS, state.ending),
            failures=named(ENDINGS, state.failures) if over else [],
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
        called = self.part("labels", state.slots, labels, state)
        found = []
        for hex_ in range(size):
            key = (
                state.terrain[hex_], numbers[hex_], state.tokens[hex_], state.buildings[hex_],
                state.animals[hex_], state.forts[hex_], state.conquistadors[hex_], state.chief == hex_,
                villagers[hex_], nobles[hex_], state.neutral.count(hex_), state.walls >> hex_ & 1,
                state.canoes.count(hex_), called[hex_],
            )  # fmt: skip
            found.append(self.part(("hex", hex_), key, hex_view, state, hex_, key))
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
            colour=COLOURS[rules.colours[seat]],
            tribe=name_at(TRIBES, player.tribe),
            score=player.score,
            villagers=len(player.villagers),
            villagers_home=0 if player.betrayed else villagers_in_reserve(state, seat),
            nobles=len(player.nobles),
            lost_nobles=player.lost_nobles,
            goods=counts(RESOURCES, player.goods),
            tokens=counts(TOKENS, player.tokens),
            trades=named(TRADES, player.trades),
            inventions=named(INVENTIONS, player.inventions),
            cave=bool(player.cave),
            cubes=player.cubes,
            cylinders=player.cylinders,
            used_cubes=player.used_cubes,
            used_cylinders=player.used_cylinders,
            spent_cylinders=player.spent_cylinders,
            developed=named(TRADES, player.developed),
            produced=named(TRADES, player.produced),
            passed=bool(player.passed),
            prison=player.prison,
            waste=player.waste,
            idol_count=len(player.idols),
            used_idols=names_at(IDOLS, player.used_idols),
            market=named(rules.market_names, player.market),
            canoe=bool(player.canoe),
            offered=bool(player.offered),
            traitor=bool(player.betrayed),
            objective_values=token_values(state, [token for _, token in player.objectives]),
            dealt_count=len(player.dealt),
            **self.revealed(seat),
        )
