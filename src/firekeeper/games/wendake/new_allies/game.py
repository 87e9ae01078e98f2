"""New Allies as the kernel knows it: the rules of Wendake with the expansion (NA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firekeeper.games.wendake.box import BLACK, MARKERS
from firekeeper.games.wendake.game import Wendake
from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.new_allies import _records, reasons
from firekeeper.games.wendake.new_allies.activation import LightFireOffLine
from firekeeper.games.wendake.new_allies.alliance import alliance
from firekeeper.games.wendake.new_allies.cards import TurnCards
from firekeeper.games.wendake.new_allies.components import Components
from firekeeper.games.wendake.new_allies.evaluation import AllyEvaluation
from firekeeper.games.wendake.new_allies.imagination import imagine
from firekeeper.games.wendake.new_allies.military import AfterClaims, ClaimAndSearch, ScoreWithPatrols
from firekeeper.games.wendake.new_allies.restore import ChangeTurnCards, RefreshTilesAndCards
from firekeeper.games.wendake.new_allies.setup import DrawFlags, RevealTurnCard
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import (
    ALLIANCE,
    BOTH_FLAGS,
    MILITARY_CLAIM,
    NEW_WINDOWS,
    RIFLE,
    RIFLES,
    SHOWN_FLAGS,
    side_of,
)
from firekeeper.games.wendake.new_allies.view import AllyViews
from firekeeper.games.wendake.restore import RefreshProgress
from firekeeper.games.wendake.scoring import own_total
from firekeeper.games.wendake.setup import AskHomes, LayProgress
from firekeeper.games.wendake.terms import (
    ENGLISH,
    FLAGS,
    NO_FLAG,
    PAIRINGS,
    RESOURCES,
    STEPS,
    TRACKS,
    WINDOWS,
)
from firekeeper.games.wendake.versions import NEWEST
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.phases import Phases, before, instead_of

if TYPE_CHECKING:
    from firekeeper.games.wendake.components import GameMap
    from firekeeper.games.wendake.state import WendakeState
    from firekeeper.kernel.rng import Source
    from firekeeper.kernel.state import State
    from firekeeper.kernel.weights import WeightTables

PACKAGE = "firekeeper.games.wendake.new_allies"


class NewAllies(Wendake):
    """The rules of New Allies for two to four players."""

    def __init__(self, components: Components, options: Any, pack: str, version: str = NEWEST) -> None:
        self.more = components
        super().__init__(components, options, pack, version)
        self._read_turn_cards()
        self._intern_alliance()
        self._intern_cards()
        self.turn_cards = TurnCards(self, 3)
        self.abilities = [*self.abilities, self.turn_cards]
        self.actions = [*self.actions, alliance]
        self.use_modules(PACKAGE)
        self.timing_rules = {**self.timing_rules, **reasons.TIMING}
        self.view_builder = AllyViews
        self.feature_names = (*self.feature_names, "alliance", "rifles", "turn_cards")

    # --- components ---------------------------------------------------------------------------------

    def _read_terms(self) -> None:
        super()._read_terms()
        self.goods = (*self.goods, "rifle")
        self.categories = (*self.categories, "rifles")
        self.action_names = (*self.action_names, "alliance")

    def _read_setup(self) -> None:
        super()._read_setup()
        board = self.more.board
        self.track_end = board.track_maximum
        self.turtles_per_type = board.turtles_per_type
        self.turn_spaces = self.seats + board.extra_turn_cards
        self.turn_deck_change = board.turn_deck_change_after_year
        self.patrols = board.patrols
        levels = ("level1", "level2")
        self.stack_size = max([sum([1 for tile in self.more.tiles if tile.set == name]) for name in levels])
        self.tiles_bring_flags = False  # NA-PROG-01
        self.nobody_reserved = (-1,) * self.turn_spaces
        self.turtle_rules = (*self.turtle_rules, "NA-MIL-01")
        # By place of a disk, English 5 first; `disk_end` is the last space of either side.
        self.disk_end = len(board.spaces) // 2
        self.disk_spaces: list[str] = [space.id for space in board.spaces]
        self.disk_points: list[int] = [space.end_points for space in board.spaces]

    def _read_map(self, chart: GameMap) -> None:
        super()._read_map(chart)
        closed: tuple[str, ...] = ()
        for players, lakes in self.more.board.closed_lakes.items():
            if players == self.seats:
                closed = lakes
        self.open_lakes = [at for at, name in enumerate(self.lakes) if name not in closed]
        self.closed_lakes: list[str] = list(closed)

    def action_code(self, text: str) -> int:
        word, _, flags = text.partition(" ")
        if word == "alliance":
            return ALLIANCE + STEPS * SHOWN_FLAGS.index(flags)
        return super().action_code(text)

    def action_words(self, code: int) -> tuple[str | int, ...]:
        if code % STEPS == ALLIANCE:
            return ("alliance", SHOWN_FLAGS[code // STEPS])
        return super().action_words(code)

    def _read_turn_cards(self) -> None:
        effects = self.more.effects
        self.effect_names: list[str] = [effect.id for effect in effects]
        self.effect_rules: list[str] = [effect.rule for effect in effects]
        self.effect_free: list[bool] = [effect.cost == "free" for effect in effects]
        self.effect_rifles: list[int] = [effect.rifles for effect in effects]
        every = {**{name: 1 << at for at, name in enumerate(WINDOWS)}, **NEW_WINDOWS}
        self.effect_windows: list[int] = [
            sum([every[str(window)] for window in effect.windows]) for effect in effects
        ]
        cards = self.more.turn_cards
        self.turn_card_names: list[str] = [card.id for card in cards]
        self.turn_card_flags: list[int] = [SHOWN_FLAGS.index(card.flag) for card in cards]
        self.turn_card_effect: list[int] = [self.effect_names.index(card.effect) for card in cards]
        # By level, its cards as a bit mask.
        self.turn_decks: list[int] = [0, 0]
        for at, card in enumerate(cards):
            self.turn_decks[card.level - 1] |= 1 << at

    # --- choices ------------------------------------------------------------------------------------

    def _intern_alliance(self) -> None:
        book = self.book
        self.draw_flags: list[Choice] = [book.add("flag_pair", (at + 1,), at) for at in range(2)]
        self.deal_turn_card: list[Choice] = [
            book.add("reveal_card", (name,), at) for at, name in enumerate(self.turn_card_names)
        ]
        # By marker and space.
        self.reserve_space: list[list[Choice]] = []
        for marker, name in enumerate(MARKERS):
            tail: tuple[str, ...] = (name,) if marker == BLACK else ()
            self.reserve_space.append(
                [book.add("reserve", (at + 1, *tail), at, marker) for at in range(self.turn_spaces)]
            )
        for flags in range(1, BOTH_FLAGS + 1):
            code = ALLIANCE + STEPS * flags
            words = self.action_words(code)
            self.perform.setdefault(code, book.add("perform", words, code))
            self.skip.setdefault(code, book.add("skip", words, code))
        # By flag: with points on each of the four tracks, last without points.
        self.advance: list[list[Choice]] = [
            [
                *[book.add("advance", (name, track), flag, at) for at, track in enumerate(TRACKS)],
                book.add("advance", (name,), flag, -1),
            ]
            for flag, name in enumerate(FLAGS)
        ]
        self.stay: list[Choice] = [book.add("stay", (name,), at) for at, name in enumerate(FLAGS)]
        self.use_ship = book.add("barter")
        self.use_patrols = book.add("patrols")
        self.spend_rifle: list[Choice] = [
            book.add("spend_rifle", (name,), at) for at, name in enumerate(TRACKS)
        ]
        self.place_ship: list[Choice] = [book.add("ship", (name,), at) for at, name in enumerate(self.lakes)]
        self.move_canoe: list[list[Choice]] = [
            [book.add("canoe", (f"seat{seat + 1}", name), seat, at) for at, name in enumerate(self.lakes)]
            for seat in range(self.seats)
        ]
        self.barter: list[Choice] = [
            book.add("barter", (count,), count) for count in range(1, self.disk_end + 1)
        ]
        self.attack_patrol: list[list[list[Choice]]] = [
            [
                [
                    book.add("attack_patrol", (source, to, f"seat{seat + 1}"), a, b, seat)
                    for seat in range(self.seats)
                ]
                for b, to in enumerate(self.territories)
            ]
            for a, source in enumerate([*self.territories, "mohawk"])
        ]

    def _intern_cards(self) -> None:
        book = self.book
        self.look_turtle: list[list[Choice]] = [
            [book.add("look", (name, good), kind, at, 1) for at, good in enumerate(RESOURCES)]
            for kind, name in enumerate(self.turtle_types)
        ]
        self.look_tile: list[Choice] = [
            book.add("look", (good,), -1, at) for at, good in enumerate(RESOURCES)
        ]
        self.keep_turtle: list[Choice] = [
            book.add("keep", (name,), at) for at, name in enumerate(self.turtle_names)
        ]
        self.choose_territory: list[Choice] = [
            book.add("territory", (name,), at) for at, name in enumerate(self.territories)
        ]
        self.refresh: list[Choice] = [
            book.add("refresh", (name,), at) for at, name in enumerate(self.progress_names)
        ]
        self.choose_pile: list[Choice] = [
            book.add("pile", (name,), at) for at, name in enumerate(("deck", "discard"))
        ]
        self.take_mask: list[Choice] = [
            book.add("take_mask", (name,), at) for at, name in enumerate(self.card_names)
        ]
        self.take_discard: list[Choice] = [
            book.add("take_discard", (name,), at) for at, name in enumerate(self.card_names)
        ]
        # Leather, fish, vegetables (a bit mask), then beavers; without beavers the payments of the base game.
        dearest = max([sum(price) for price in self.prices])
        self.pay_with_beavers: list[list[list[list[Choice]]]] = [
            [
                [
                    [paid]
                    + [
                        book.add("pay", (*paid.args, "beaver", count), paid.a, paid.b, paid.c | count << 3)
                        for count in range(1, dearest + 1)
                    ]
                    for paid in by_mask
                ]
                for by_mask in by_fish
            ]
            for by_fish in self.pay
        ]

    # --- pieces -------------------------------------------------------------------------------------

    def new_state(self) -> AllyState:
        """What is not named here is 0 or empty."""
        state = _records.new_allystate(self)
        seats = self.seats
        state.spaces = (-1,) * self.turn_spaces
        state.turn_deck = self.turn_decks[0]
        state.ships = (-1, -1)  # NA-SETUP-10
        state.disks = [0] * seats  # NA-SETUP-07
        state.patrols = [()] * seats  # NA-SETUP-09
        state.cards = [0] * seats
        state.cards_used = [0] * seats
        state.off_line = [0] * seats
        state.turtles_seen = [0] * seats
        state.tiles_seen = [0] * seats
        return state

    def restore(self, data: dict[str, Any]) -> AllyState:
        return _records.restore_allystate(data, self)

    # --- order of play ------------------------------------------------------------------------------

    def reveals(self) -> Phases:
        """A Turn card for each space in use (NA-SETUP-04)."""
        return [RevealTurnCard(space) for space in range(self.turn_spaces)]

    def setup_frames(self) -> Phases:
        """NA-SETUP-14: flags after the pairing, Turn cards before homes."""
        phases = before(super().setup_frames(), LayProgress, DrawFlags())
        return before(phases, AskHomes, *self.reveals())

    def restore_frames(self) -> Phases:
        return instead_of(super().restore_frames(), RefreshProgress, RefreshTilesAndCards())

    def new_year_frames(self) -> Phases:
        """NA-RESTORE-07."""
        return [ChangeTurnCards(), *self.reveals()]

    def military_frames(self, seat: int) -> Phases:
        phases = instead_of(super().military_frames(seat), ClaimTurtles, ClaimAndSearch(seat, 0))
        return instead_of(phases, ScoreMajorities, ScoreWithPatrols(seat, 0, False))

    # --- small questions ----------------------------------------------------------------------------

    def tracks_of(self, state: AllyState, flag: int) -> tuple[int, int]:
        """The two score tracks marked with a flag (NA-SETUP-02)."""
        return PAIRINGS[state.pairing][state.flag_pair if flag == ENGLISH else 1 - state.flag_pair]

    def disk_space(self, disk: int) -> str:
        """The name of the space on which an Alliance disk is."""
        return self.disk_spaces[disk + self.disk_end]

    def ally(self, state: WendakeState, seat: int) -> int:
        return side_of(allied(state).disks[seat])  # NA-PROG-01

    def ally_helps(self, state: WendakeState, seat: int, win_ties: bool) -> bool:
        return win_ties or self.ally(state, seat) != NO_FLAG  # NA-PROG-06

    def protects(self, state: WendakeState, territory: int, owner: int) -> bool:
        if state.guards[territory * self.seats + owner] > 0:
            return True
        return territory in allied(state).patrols[owner]  # NA-PATROL-07

    def keeps_line(self, state: WendakeState, seat: int, fired: int) -> bool:
        return allied(state).off_line[seat] > 0 or super().keeps_line(state, seat, fired)

    def reserved_order(self, state: WendakeState) -> tuple[int, ...]:
        return tuple([seat for seat in state.reserved if seat >= 0])  # NA-ORDER-07

    def turtle_strength(self, state: WendakeState, seat: int, category: int) -> int:
        if category == RIFLES:
            return state.players[seat].goods[RIFLE]  # NA-MIL-01, -02
        return super().turtle_strength(state, seat, category)

    def turtle_reach(self, state: WendakeState, seat: int, category: int) -> int:
        if category == RIFLES:
            return self.turtle_strength(state, seat, category)  # NA-MIL-05
        return super().turtle_reach(state, seat, category)

    def offers_search(self, state: AllyState, question: AfterClaims) -> bool:
        """Whether a Turn card can be used at the question after the claims (NA-CARD-31)."""
        found: list[Choice] = []
        self.turn_cards.offer(state, question, MILITARY_CLAIM, found)
        return bool(found)

    def imagine(self, state: State, seat: int | None, source: Source) -> AllyState:
        assert isinstance(state, AllyState)
        return imagine(state, seat, source)

    def scores(self, state: State) -> list[int]:
        """NA-SCORE-02, -03: the points of the Alliance disk are added to the total."""
        assert isinstance(state, AllyState)
        end = self.disk_end
        return [
            own_total(state, seat) + self.disk_points[disk + end] for seat, disk in enumerate(state.disks)
        ]

    def new_evaluation(self, tables: WeightTables) -> AllyEvaluation:
        return AllyEvaluation(self, tables)


REPLACED = (LightFireOffLine,)
"""Frames that only their names bring into play."""
