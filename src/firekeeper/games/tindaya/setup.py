"""Setup (area SETUP): from the empty table to the first era, in the order of TD-SETUP-40 and -45."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firekeeper.games.tindaya import events, layout
from firekeeper.games.tindaya._records import new_player, new_tindayastate
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.cards import (
    DrawCommonObjective,
    DrawEventCard,
    DrawMission,
    DrawOffering,
    DrawTribe,
)
from firekeeper.games.tindaya.contents import all_built, set_animals
from firekeeper.games.tindaya.first_fort import FirstFort
from firekeeper.games.tindaya.pieces import lay_terrain, place_building
from firekeeper.games.tindaya.rounds import Era
from firekeeper.games.tindaya.solo_setup import NeutralBuildings
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import (
    ACORAN,
    AGANA,
    ANIMAL_OF,
    BUILDING_TERRAIN,
    BUILDINGS,
    FARMER,
    FISHER,
    GODS,
    IDOLS,
    MONEIBA,
    NONE,
    NOWHERE,
    ORONE,
    RESOURCES,
    SEA,
    SETUP,
    SHIPS,
    TAORO,
    TEDOTE,
    TERRAINS,
    TILE_OF,
    TOKEN_OF,
    TOKENS,
    TRENCH,
    VOLCANO,
)
from firekeeper.games.tindaya.tokens import TakeToken
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, Frame
from firekeeper.kernel.hexes import mask_of, members
from firekeeper.kernel.rng import Stream

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def empty_player() -> Player:
    """A seat before anything has been handed out; what is not named here is 0 or empty."""
    player = new_player()
    player.tribe = NONE
    player.goods = [0] * len(RESOURCES)
    player.tokens = (0,) * len(TOKENS)
    return player


def empty_table(rules: Box) -> TindayaState:
    """The table before the first draw."""
    state = new_tindayastate(rules)
    board = rules.board
    state.era = 1  # TD-SETUP-08: wood counts era 1 during setup
    state.phase = SETUP
    state.step = NONE
    state.slots = layout.default_slots(rules)
    state.terrain = (SEA,) * board.size
    state.tiles = (NONE,) * board.size
    state.tokens = (NONE,) * board.size
    state.buildings = (NONE,) * board.size
    state.forts = (NONE,) * board.size
    state.conquistadors = (0,) * board.size
    state.animals = (0,) * board.size
    state.tile_reserve = rules.terrain_tiles
    state.building_reserve = rules.building_tiles
    state.token_reserve = rules.token_count
    state.backs = tuple(rules.back_copies)
    state.wall_reserve = rules.walls
    state.nature = (rules.wild_animals, rules.wild_animals)  # TD-SETUP-27
    state.wrath = (rules.wrath_start,) * len(GODS)  # TD-SETUP-20
    state.offering_cards = (NONE,) * len(GODS)
    state.pawns = (0,) * (len(GODS) * 4 * rules.seats)
    state.event = NONE
    state.prophecy = NONE
    state.catastrophes = (NONE,) * len(GODS)
    state.standees = (NOWHERE,) * 4
    state.ships = (NONE,) * len(SHIPS)
    state.mission = NONE
    state.secrets = (1 << len(rules.secret_names)) - 1
    state.objective_tokens = tuple(
        [at for at, least in enumerate(rules.objective_token_players) if least <= rules.seats]
    )  # TD-SETUP-30
    state.idol_deck = rules.idol_copies[:]
    state.idol_discard = (0,) * len(IDOLS)
    state.market = (1 << len(rules.market_names)) - 1
    state.traitor = NONE
    state.traitor_card = NONE
    state.chief = NOWHERE
    state.first_fort = NOWHERE
    state.ending = NONE
    state.players = [empty_player() for _ in range(rules.seats)]
    state.derive()
    state.then(*map_frames(rules), *seat_frames(rules), *card_frames(rules), *board_frames(rules), Era())
    return state


def map_frames(rules: Box) -> list[Frame[TindayaState]]:
    """The main board (TD-SETUP-41, -47)."""
    draws: list[Frame[TindayaState]] = [DrawMap() for _ in range(3)]
    kind = rules.options.layout
    if kind == "by_turns":
        return [*draws, LayOcean(), FirstSeat(), LayOutlines(), LayTerrainByTurns(), LayTokens()]
    if kind == "automatic":
        return [*draws, LayOcean(), LayTerrain(), LayTokens(), FirstSeat()]
    return [LayOcean(), LayTerrain(), LayTokens(), FirstSeat()]


def seat_frames(rules: Box) -> list[Frame[TindayaState]]:
    """The personal areas (TD-SETUP-12 to -19)."""
    return [TakePieces(), *[DrawTribe(place) for place in range(rules.seats)], StartTribes()]


def card_frames(rules: Box) -> list[Frame[TindayaState]]:
    """Mount Tindaya and Nature (TD-SETUP-20 to -31). What lies below the visible cards is drawn later."""
    found: list[Frame[TindayaState]] = [DrawOffering(ACORAN), DrawOffering(MONEIBA), DrawEventCard()]
    if rules.has_mission:
        found.append(DrawMission())
    if rules.domination:
        found += [DrawCommonObjective(True), DrawCommonObjective(False), PlaceDiscs()]
    return found


def board_frames(rules: Box) -> list[Frame[TindayaState]]:
    """Starting buildings, natives, livestock and the first fort (TD-SETUP-32 to -38)."""
    places = range(rules.seats)
    return [
        *[StartingBuilding(place) for _ in range(2) for place in places],
        *[StartingNatives(place) for place in places],
        NeutralBuildings() if rules.solo else FirstFort(),
    ]


# --- the main board ---------------------------------------------------------------------------------------


class DrawMap(Chance[TindayaState]):
    """One of the numbers from which chance lays the map (TD-SETUP-41)."""

    rules = ("TD-SETUP-41",)

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.map

    def apply(self, state: TindayaState, choice: Choice) -> None:
        state.drawn = (*state.drawn, choice.a)


def stream(state: TindayaState, what: str) -> Stream:
    """The numbers that follow from the draws of the map, others for each purpose."""
    return Stream(f"tindaya {what} " + " ".join([str(number) for number in state.drawn]))


class LayOcean(Frame[TindayaState]):
    """The eight ocean tiles (TD-SETUP-01 to -03)."""

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        if state.drawn:
            state.slots = layout.random_slots(rules, rules.red_tiles, stream(state, "ocean"))
        elif rules.host_map is not None:
            state.slots = rules.host_map.slots
        state.volcanoes = layout.numbered(rules, state.slots, False)
        state.trenches = layout.numbered(rules, state.slots, True)
        lay_terrains(state, {VOLCANO: state.volcanoes, TRENCH: state.trenches})
        if rules.options.layout == "by_turns":
            state.derive_land()  # otherwise LayTerrain follows at once
        if state.events is not None:
            state.events.append(events.OceanLaid(red=sum([side for _, side, _ in state.slots])))


def lay(state: TindayaState, hex_: int, terrain: int) -> None:
    lay_terrain(state, hex_, terrain, TILE_OF[terrain])


def lay_terrains(state: TindayaState, found: Mapping[int, Sequence[int]]) -> None:
    """Hexes of the sea get their terrain, all at once. `derive_land` must follow."""
    terrain, masks = list(state.terrain), list(state.by_terrain)
    bit = state.rules.board.bit
    for kind, hexes in found.items():
        laid = 0
        for hex_ in hexes:
            terrain[hex_] = kind
            laid |= bit[hex_]
        masks[kind] |= laid
        masks[SEA] ^= laid
    state.terrain, state.by_terrain = tuple(terrain), tuple(masks)


def lay_map(state: TindayaState, found: layout.Terrain) -> None:
    """The terrain of a whole map, with its tiles."""
    lay_terrains(state, found)
    tiles, reserve = list(state.tiles), list(state.tile_reserve)
    for kind, hexes in found.items():
        tile = TILE_OF[kind]
        reserve[tile] -= len(hexes)
        for hex_ in hexes:
            tiles[hex_] = tile
    state.tiles, state.tile_reserve = tuple(tiles), tuple(reserve)


class LayTerrain(Frame[TindayaState]):
    """The terrain of the setup card, by chance, from a preset or by the host (TD-SETUP-04, -05)."""

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        if state.drawn:
            source = stream(state, "terrain")
            outlines = layout.outlines(rules, state.slots, state.trenches, source)
            lay_map(state, layout.random_terrain(rules, outlines, source))
            islands = []
            bit = rules.board.bit
            for home, outline in zip(layout.homes(rules, state.slots), outlines, strict=True):
                island = bit[home]
                for hex_ in outline:
                    island |= bit[hex_]
                islands.append(island)
            state.know_islands(islands)
            return
        if rules.host_map is not None:
            found = rules.host_map.terrain
        else:
            found = layout.preset_terrain(rules)
        lay_map(state, found)
        state.derive_land()


class LayOutlines(Frame[TindayaState]):
    """Chance lays the outlines of the islands (TD-SETUP-41)."""

    def run(self, state: TindayaState) -> None:
        source = stream(state, "terrain")
        outlines = layout.outlines(state.rules, state.slots, state.trenches, source)
        state.outline = tuple([mask_of(island) for island in outlines])


class LayTerrainByTurns(Frame[TindayaState]):
    """One terrain after another, in turn order, until all outlined hexes are filled (TD-SETUP-41)."""

    def run(self, state: TindayaState) -> None:
        laid = sum([kind > VOLCANO for kind in state.terrain])
        if laid == sum(state.rules.terrain_counts):
            state.outline = ()
            state.derive_land()
            return
        state.then(LayOneTerrain(state.order[laid % len(state.order)]), LayTerrainByTurns())


class LayOneTerrain(Decision[TindayaState]):
    """A terrain type on an outlined hex (D-42)."""

    rules = ("TD-SETUP-41", "TD-SETUP-05")
    verbs = ("terrain",)

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        islands = [members(island) for island in state.outline]
        laid = {at: state.terrain[at] for island in islands for at in island if state.terrain[at] > VOLCANO}
        left = [
            count - sum([kind == terrain for kind in laid.values()])
            for count, terrain in zip(rules.terrain_counts, layout.TYPES, strict=True)
        ]
        return [
            rules.choices.terrain[hex_][at]
            for island in islands
            for hex_ in island
            if hex_ not in laid
            for at, terrain in enumerate(layout.TYPES)
            if layout.may_lay(islands, laid, left, hex_, terrain)
        ]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        lay(state, choice.a, layout.TYPES[choice.b])
        state.derive_land()
        if state.events is not None:
            state.events.append(
                events.TerrainLaid(
                    seat=self.seat,
                    hex=state.rules.board.names[choice.a],
                    terrain=TERRAINS[layout.TYPES[choice.b]],
                )
            )


class LayTokens(Frame[TindayaState]):
    """One token, reward hidden, on every terrain; unused wood leaves the game (TD-SETUP-06, -07)."""

    def run(self, state: TindayaState) -> None:
        reserve = list(state.token_reserve)
        tokens = [TOKEN_OF[kind] for kind in state.terrain]
        for kind in layout.TYPES:
            reserve[TOKEN_OF[kind]] -= state.by_terrain[kind].bit_count()
        if state.events is not None:
            names = state.rules.board.names
            for token, name in enumerate(TOKENS):
                laid = [names[hex_] for hex_, lies in enumerate(tokens) if lies == token]
                if laid:
                    state.events.append(events.TokensLaid(token=name, hexes=laid))
        reserve[0] = 0
        state.token_reserve = tuple(reserve)
        state.tokens = tuple(tokens)
        state.with_token = state.land & ~state.by_terrain[VOLCANO]


# --- personal areas ---------------------------------------------------------------------------------------


class FirstSeat(Chance[TindayaState]):
    """Who is first; the others follow clockwise (TD-SETUP-13, -46)."""

    rules = ("TD-SETUP-13", "TD-SETUP-46")

    def choices(self, state: TindayaState) -> list[Choice]:
        first = state.rules.options.first_seat
        return state.rules.choices.first if first == "" else [state.rules.choices.first[first - 1]]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        seats = state.rules.seats
        state.order = tuple([(choice.a + place) % seats for place in range(seats)])
        if state.events is not None:
            state.events.append(events.OrderSet(order=list(state.order)))


class TakePieces(Frame[TindayaState]):
    """Trades, first invention and action markers by turn-order token (TD-SETUP-14 to -17)."""

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        for place, seat in enumerate(state.order):
            player = state.players[seat]
            for trade in rules.start_trades[place]:
                player.trades |= 1 << trade
            player.inventions = 1 << rules.start_invention[place]
            player.cubes = rules.starting_cubes
            player.cylinders = rules.starting_cylinders


class StartTribes(Frame[TindayaState]):
    """What tribe cards give at the start (TD-SETUP-19, TD-TRIBE-02, -07 to -09)."""

    def run(self, state: TindayaState) -> None:
        for seat in state.order:
            player = state.players[seat]
            units = state.rules.tribe_resources[player.tribe]
            for resource, number in units:
                player.goods[resource] += number
            if units and state.events is not None:
                named = {RESOURCES[resource]: number for resource, number in units}
                state.events.append(events.TribeEquipped(seat=seat, units=named))
            if player.tribe == AGANA:
                player.canoe = 1
            elif player.tribe == ORONE:
                _one_more_invention(player, FISHER)
            elif player.tribe == TAORO:
                _one_more_invention(player, FARMER)
            elif player.tribe == TEDOTE and state.rules.has_housing:
                player.cave = 1
                player.cylinders += 1


def _one_more_invention(player: Player, trade: int) -> None:
    """Level 1 of the trade, or level 2 if that is there; its cylinder goes to the depot (AMB-47)."""
    first = trade * 2
    player.inventions |= 1 << (first + 1 if player.inventions >> first & 1 else first)
    player.cylinders += 1


class PlaceDiscs(Frame[TindayaState]):
    """Contribution discs on the start space, the first player's at the bottom (TD-SETUP-29)."""

    def run(self, state: TindayaState) -> None:
        state.discs = state.order
        for player in state.players:
            player.score = state.rules.points_start
        if state.events is not None:
            state.events.append(events.DiscsPlaced(score=state.rules.points_start))


# --- starting buildings -----------------------------------------------------------------------------------


class StartingBuilding(Frame[TindayaState]):
    """The next starting building of the holder of a turn-order token (TD-SETUP-32)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: TindayaState) -> None:
        state.push(PlaceStartingBuilding(state.order[self.place], self.place))


class BuildingPlaces:
    """All places for starting buildings on one map: choices by building, in board order."""

    def __init__(self, state: TindayaState) -> None:
        self.terrain = state.terrain
        place = state.rules.choices.place
        hexes = {terrain: members(state.by_terrain[terrain]) for terrain in layout.TYPES}
        self.by_building = [
            [place[building][hex_] for hex_ in hexes[terrain]]
            for building, terrain in enumerate(BUILDING_TERRAIN)
        ]


class PlaceStartingBuilding(Decision[TindayaState]):
    """Which starting building, and where; its token is collected (D-04)."""

    rules = ("TD-SETUP-32", "TD-SETUP-33", "TD-TERMS-16")
    verbs = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def choices(self, state: TindayaState) -> list[Choice]:
        placed = [state.buildings[hex_] for seat, hex_ in state.starting if seat == self.seat]
        rules = state.rules
        places = rules.last_places
        if places is None or places.terrain is not state.terrain:
            places = rules.last_places = BuildingPlaces(state)
        built = all_built(state)
        out: list[Choice] = []
        for building in rules.start_trades[self.place]:
            if building not in placed:
                found = places.by_building[building][:]
                for hex_ in members(state.by_terrain[BUILDING_TERRAIN[building]] & built):
                    found.remove(rules.choices.place[building][hex_])
                out += found
        return out

    def apply(self, state: TindayaState, choice: Choice) -> None:
        building, hex_ = choice.a, choice.b
        place_building(state, hex_, building)
        state.starting = (*state.starting, (self.seat, hex_))
        if ANIMAL_OF[building] != NONE:
            set_animals(state, hex_, state.rules.starting_animals)  # TD-SETUP-35
            if state.rules.first_campaign_game:
                wild = list(state.nature)
                wild[ANIMAL_OF[building]] -= state.rules.starting_animals
                state.nature = tuple(wild)
        if state.events is not None:
            state.events.append(
                events.BuildingPlaced(
                    seat=self.seat, hex=state.rules.board.names[hex_], building=BUILDINGS[building]
                )
            )
        state.push(TakeToken(self.seat, hex_))

    def why_not(self, state: TindayaState, choice: Choice) -> str:
        if choice.a not in state.rules.start_trades[self.place]:
            return "TD-SETUP-14"
        if state.terrain[choice.b] != BUILDING_TERRAIN[choice.a]:
            return "TD-TERMS-16"
        return "TD-SETUP-32"


class StartingNatives(Frame[TindayaState]):
    """A noble on each starting building; then the villagers are split (TD-SETUP-34, -42)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: TindayaState) -> None:
        seat = state.order[self.place]
        homes = sorted([hex_ for owner, hex_ in state.starting if owner == seat])
        state.players[seat].nobles = tuple(homes)
        if state.events is not None:
            names = state.rules.board.names
            state.events.append(events.NoblesSettled(seat=seat, hexes=[names[hex_] for hex_ in homes]))
        state.push(SplitVillagers(seat, homes[0], homes[1]))


class SplitVillagers(Decision[TindayaState]):
    """How many of the villagers start in the first building, the others in the second (D-05)."""

    rules = ("TD-SETUP-34", "TD-SETUP-42", "TD-TRIBE-09")
    verbs = ("split",)

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def count(self, state: TindayaState) -> int:
        return state.rules.starting_villagers + (state.players[self.seat].tribe == TEDOTE)

    def choices(self, state: TindayaState) -> list[Choice]:
        return state.rules.choices.split[: self.count(state) + 1]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        there = self.count(state) - choice.a
        player = state.players[self.seat]
        player.villagers = tuple(sorted([self.first] * choice.a + [self.second] * there))
        if state.events is not None:
            names = state.rules.board.names
            state.events.append(
                events.VillagersSettled(
                    seat=self.seat,
                    hexes=[names[self.first], names[self.second]],
                    villagers=[choice.a, there],
                )
            )
