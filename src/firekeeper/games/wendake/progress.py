"""Progress tiles (WK-PROG): 30 abilities, each with its window, used once a year.

Windows are data (`progress.toml`). What a tile does is a row of a table below; a tile that changes
the action in progress replaces the waiting question by a richer one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from firekeeper.games.wendake import events
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.effects import gain, in_longhouse, score, spend, turn_over
from firekeeper.games.wendake.masks import DrawMask, PlayMasks, recall_masks
from firekeeper.games.wendake.military import ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep, can_move, move
from firekeeper.games.wendake.state import WendakeState, spread
from firekeeper.games.wendake.terms import BEAVER, MASK, OWN_TURN
from firekeeper.games.wendake.trade import BuyProgress, Exchange
from firekeeper.games.wendake.village import CallHome, ScoreRitual
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids

ANIMAL: Final = 0b11000
VEGETABLE: Final = 0b00111
RESOURCE: Final = 0b11111

TURNED_IN_TRANSFERS: Final = "outpost_to_guard"
"""The tile that the Transfer ability offers."""

Check = Callable[[WendakeState, int, Decision[Any]], bool]
Effect = Callable[[WendakeState, int, Decision[Any]], None]
Q = TypeVar("Q", bound=Decision[Any])


class ProgressTiles(Ability[WendakeState]):
    """All tiles a seat owns, offered in their windows and turned face down when used (WK-PROG-06, -07)."""

    def __init__(self, rules: Box, index: int) -> None:
        effects, names = _effects(), rules.progress_names
        self.use_tile = [rules.book.add("use", (name,), at, ability=index) for at, name in enumerate(names)]
        self.checks: list[Check] = [effects[name][0] for name in names]
        self.effects: list[Effect] = [effects[name][1] for name in names]
        every = self.handled = 0
        for tile, name in enumerate(names):
            if name != TURNED_IN_TRANSFERS:
                every |= rules.progress_windows[tile]
                self.handled |= 1 << tile
        super().__init__("progress", every, ("WK-PROG-06", "WK-PROG-07"))

    def offer(self, state: WendakeState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        seat, tile = decision.seat, 0
        player, opens = state.players[seat], state.rules.progress_windows
        ready = player.progress & ~player.used & self.handled
        while ready:
            if ready & 1 and opens[tile] & windows and self.checks[tile](state, seat, decision):
                out.append(self.use_tile[tile])
            ready >>= 1
            tile += 1

    def use(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> None:
        tile = choice.a
        state.players[decision.seat].used |= 1 << tile
        if state.events is not None:
            state.events.append(
                events.ProgressUsed(seat=decision.seat, tile=state.rules.progress_names[tile])
            )
        self.effects[tile](state, decision.seat, decision)

    def why_not(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> str:
        player = state.players[decision.seat]
        if not player.progress >> choice.a & 1:
            return "WK-PROG-01"
        if player.used >> choice.a & 1:
            return "WK-PROG-06"
        windows = state.rules.progress_windows[choice.a]
        if not windows & decision.windows(state):
            return "WK-AMB-13" if windows == OWN_TURN and isinstance(decision, MoveStep) else "WK-PROG-07"
        return state.rules.progress_rules[choice.a]


# --- when a tile can do anything at all, and what it does ------------------------------------------


def _owned(state: WendakeState, seat: int) -> int:
    """The set of resource types a seat has."""
    goods = state.players[seat].goods
    found = 0
    for resource in range(5):
        if goods[resource]:
            found |= 1 << resource
    return found


def _always(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return True


def _has(resources: int) -> Check:
    return lambda state, seat, _: bool(_owned(state, seat) & resources)


def _can_step(steps: int) -> Check:
    return lambda state, seat, _: can_move(state, seat) and state.rules.steps_of_move(state, seat, steps) > 0


def _ally_helps(win_ties: bool) -> Check:
    return lambda state, seat, _: state.rules.ally_helps(state, seat, win_ties)


def _while(kind: type[Q], holds: Callable[[Q], bool]) -> Check:
    return lambda state, seat, decision: isinstance(decision, kind) and holds(decision)


def _move(steps: int) -> Effect:
    return lambda state, seat, _: move(state, seat, steps)


def _ask(question: Callable[[int], Decision[WendakeState]]) -> Effect:
    return lambda state, seat, _: state.push(question(seat))


def _enrich(kind: type[Q], richer: Callable[[Q], Decision[WendakeState]]) -> Effect:
    """Put a richer question in the place of the one that waits."""

    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        assert isinstance(decision, kind)
        state.frames[-1] = richer(decision)

    return effect


def _discount(units: int) -> Effect:
    return _enrich(BuyProgress, lambda buy: buy.discounted(units))


def _ritual_extra_native(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    scoring = state.frames[-2]  # step 2, which waits below step 1
    assert isinstance(scoring, ScoreRitual)
    state.frames[-2] = scoring.richer(points=1)
    if in_longhouse(state.players[seat]):
        state.push(CallExtra(seat, 1))  # WK-AMB-32: the point counts even if nobody can come


def _mask_recall(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    if state.events is not None:
        cards = [state.rules.card_names[card] for card in spread(state.players[seat].played)]
        state.events.append(events.MasksRecalled(seat=seat, cards=cards))
    recall_masks(state, seat)


def _gain_2_and_beaver(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    gain(state, seat, BEAVER, 1)
    state.push(GainResource(seat, (RESOURCE, RESOURCE)))


def _effects() -> dict[str, tuple[Check, Effect]]:
    """Tile id: when it is worth offering, and what it does.

    What a tile only switches on is not offered again while it is on; a module may turn used tiles up again.
    """
    return {
        TURNED_IN_TRANSFERS: (lambda state, seat, _: False, lambda state, seat, _: None),
        **{f"move_{steps}": (_can_step(steps), _move(steps)) for steps in (1, 2, 3)},
        "alliance_1": (_ally_helps(False), _enrich(ScoreMajorities, lambda score: score.with_ally(False))),
        "alliance_3": (_ally_helps(True), _enrich(ScoreMajorities, lambda score: score.with_ally(True))),
        "free_order": (  # WK-AMB-18: before the last action of the current activation
            _while(NextAction, lambda then: len(then.actions) > 1 and not then.free_order),
            _enrich(NextAction, lambda then: NextAction(then.seat, then.actions, then.first, True)),
        ),
        "ritual_step": (_always, _enrich(ScoreRitual, lambda ritual: ritual.richer(points=1, step=True))),
        "ritual_most_common": (
            _while(ScoreRitual, lambda ritual: not ritual.most_common),
            _enrich(ScoreRitual, lambda ritual: ritual.richer(most_common=True)),
        ),
        "ritual_extra_native": (_always, _ritual_extra_native),
        "shift_point": (lambda state, seat, _: bool(ShiftPoint(seat).choices(state)), _ask(ShiftPoint)),
        "call_native": (
            lambda state, seat, _: in_longhouse(state.players[seat]) > 0,
            _ask(lambda seat: CallHome(seat, 1)),
        ),
        "mask_draw_2": (
            _while(DrawMask, lambda draw: not draw.double),
            _enrich(DrawMask, lambda draw: DrawMask(draw.seat, draw.left + 1, draw.first, True)),
        ),
        "mask_occupied": (
            _while(PlayMasks, lambda play: not play.shared),
            _enrich(PlayMasks, lambda play: PlayMasks(play.seat, True, play.extra, play.wild)),
        ),
        "mask_recall": (lambda state, seat, _: any(state.players[seat].played), _mask_recall),
        "mask_wild": (
            _while(PlayMasks, lambda play: not play.wild),
            _enrich(PlayMasks, lambda play: PlayMasks(play.seat, play.shared, play.extra, True)),
        ),
        "mask_extra": (
            _while(PlayMasks, lambda play: not play.extra),
            _enrich(PlayMasks, lambda play: PlayMasks(play.seat, play.shared, True, play.wild)),
        ),
        "mask_plus_1": (_always, lambda state, seat, _: score(state, seat, MASK, 1)),
        **{f"discount_{units}": (_always, _discount(units)) for units in (1, 2, 3)},
        "trade_plus_2": (
            _has(RESOURCE),
            _enrich(Exchange, lambda trade: Exchange(trade.seat, trade.left + 2, trade.pool, 0, True, True)),
        ),
        "free_exchange_3": (
            _has(RESOURCE),
            lambda state, seat, _: state.push(
                Exchange(seat, 3, tuple(state.players[seat].goods[:5]), 0, True, False)
            ),
        ),
        "gain_animal": (_always, _ask(lambda seat: GainResource(seat, (ANIMAL,)))),
        "gain_animal_vegetable": (_always, _ask(lambda seat: GainResource(seat, (ANIMAL, VEGETABLE)))),
        "gain_2_and_beaver": (_always, _gain_2_and_beaver),
        "animals_to_points": (_has(ANIMAL), _ask(lambda seat: ChoosePointTrack(seat, ANIMAL))),
        "vegetables_to_points": (_has(VEGETABLE), _ask(lambda seat: ChoosePointTrack(seat, VEGETABLE))),
        "resources_to_points": (_has(RESOURCE), _ask(lambda seat: ChoosePointTrack(seat, RESOURCE))),
        "flip_tile": (_always, _ask(FlipTile)),
    }


# --- their questions ------------------------------------------------------------------------------


class CallExtra(CallHome):
    """One more native of any type, or nobody (WK-PROG-305)."""

    rules = rule_ids("WK-PROG-305", "WK-AMB-32", "WK-ACT-RITUAL-02")

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.go_on, *super().choices(state)]

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-PROG-305"


class GainResource(Decision[WendakeState]):
    """A resource of one's choice, from each of the sets of types in turn (WK-DEC-38)."""

    rules = ("WK-PROG-109", "WK-PROG-209", "WK-PROG-304", "WK-TERMS-08")
    verbs = ("gain",)

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.kinds = kinds

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.gain[resource] for resource in range(5) if self.kinds[0] >> resource & 1]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        gain(state, self.seat, choice.a, 1)
        if len(self.kinds) > 1:
            state.push(GainResource(self.seat, self.kinds[1:]))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if choice.a == BEAVER:
            return "WK-TERMS-08"
        return "WK-TERMS-07" if self.kinds[0] == ANIMAL else "WK-TERMS-06"


class ChoosePointTrack(Decision[WendakeState]):
    """All points of the tile go to one track (WK-DEC-39)."""

    rules = ("WK-PROG-110", "WK-PROG-210", "WK-PROG-306", "WK-AMB-47")
    verbs = ("track",)

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds

    def choices(self, state: WendakeState) -> list[Choice]:
        return state.rules.score_on[:]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        state.push(SpendForPoints(self.seat, self.kinds, choice.a, 0))


class SpendForPoints(Decision[WendakeState]):
    """Different resources, a point each, at least one (WK-DEC-39). `spent` is the set of types used."""

    rules = ("WK-PROG-110", "WK-PROG-210", "WK-PROG-306")
    verbs = ("spend", "done")

    def __init__(self, seat: int, kinds: int, track: int, spent: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.track = track
        self.spent = spent

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        left = _owned(state, self.seat) & self.kinds & ~self.spent
        out = [rules.done] if self.spent else []
        return out + [rules.spend[resource] for resource in range(5) if left >> resource & 1]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is not state.rules.done:
            spend(state, self.seat, choice.a, 1)
            score(state, self.seat, self.track, 1)
            state.push(SpendForPoints(self.seat, self.kinds, self.track, self.spent | 1 << choice.a))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return {ANIMAL: "WK-PROG-110", VEGETABLE: "WK-PROG-210"}.get(self.kinds, "WK-PROG-306")


class ShiftPoint(Decision[WendakeState]):
    """One marker back by 1, another forward by 1 (WK-DEC-40)."""

    rules = ("WK-PROG-204", "WK-AMB-47", "WK-SCORE-04")
    verbs = ("shift",)

    def choices(self, state: WendakeState) -> list[Choice]:
        marks = state.players[self.seat].score
        top = state.rules.track_end
        return [
            state.rules.shift[old][new]
            for old in range(4)
            for new in range(4)
            if old != new and marks[old] > 0 and marks[new] < top
        ]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        score(state, self.seat, choice.a, -1)
        score(state, self.seat, choice.b, 1)


class FlipTile(Decision[WendakeState]):
    """Any tile of the own grid but the Ottawa tile (WK-DEC-43, WK-AMB-17)."""

    rules = ("WK-PROG-310", "WK-AMB-17")
    verbs = ("flip",)
    reasons: ClassVar = {"flip": "WK-TRIBE-07"}

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        grid = state.players[self.seat].grid
        return [rules.flip[cell] for cell in range(9) if rules.tile_ritual[grid[cell]]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        turn_over(state, self.seat, choice.a)
