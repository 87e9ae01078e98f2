"""Progress tiles (WK-PROG): 30 abilities, each with its window, used once a year.

Windows are data (`progress.toml`). What a tile does is one small function below; a tile that changes
the action in progress replaces the waiting question by a richer one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firekeeper.games.wendake import events
from firekeeper.games.wendake.activation import NextAction
from firekeeper.games.wendake.box import Box
from firekeeper.games.wendake.effects import gain, in_longhouse, score, spend
from firekeeper.games.wendake.masks import DrawMask, PlayMasks
from firekeeper.games.wendake.military import ScoreMajorities
from firekeeper.games.wendake.movement import MoveStep, can_move
from firekeeper.games.wendake.ritual import CallHome, ScoreRitual
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import BEAVER, MASK, NO_FLAG, OWN_TURN, TRACKS
from firekeeper.games.wendake.trade import BuyProgress, Exchange
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision

ANIMAL: Final = 0b11000
VEGETABLE: Final = 0b00111
RESOURCE: Final = 0b11111

Check = Callable[[WendakeState, int, Decision[Any]], bool]
Effect = Callable[[WendakeState, int, Decision[Any]], None]


class ProgressTiles(Ability[WendakeState]):
    """All tiles a seat owns, offered in their windows and turned face down when used (WK-PROG-06, -07)."""

    def __init__(self, rules: Box, index: int) -> None:
        effects = _effects()
        every = 0
        self.use_tile: list[Choice] = []
        self.checks: list[Check] = []
        self.effects: list[Effect] = []
        # outpost_to_guard is turned as part of a transfer: the Transfer ability offers it.
        self.handled = 0
        for tile, name in enumerate(rules.progress_names):
            self.use_tile.append(rules.book.add("use", (name,), tile, ability=index))
            check, effect = effects.get(name, (_never, _nothing))
            self.checks.append(check)
            self.effects.append(effect)
            if name in effects:
                every |= rules.progress_windows[tile]
                self.handled |= 1 << tile
        super().__init__("progress", every, ("WK-PROG-06", "WK-PROG-07"))

    def offer(self, state: WendakeState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        player = state.players[decision.seat]
        ready = player.progress & ~player.used & self.handled
        if not ready:
            return
        tile_windows = state.rules.progress_windows
        for tile in range(len(self.use_tile)):
            if (
                ready >> tile & 1
                and tile_windows[tile] & windows
                and self.checks[tile](state, decision.seat, decision)
            ):
                out.append(self.use_tile[tile])

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


# --- when a tile can do anything at all ------------------------------------------------------------


def _never(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return False


def _nothing(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    pass


def _always(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return True


def _has_guards(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return can_move(state, seat)


def _has_patients(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return in_longhouse(state.players[seat]) > 0


def _has_played(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return any(state.players[seat].played)


def _has_flag(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return state.players[seat].flag != NO_FLAG


def _has(resources: int) -> Check:
    def check(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
        return bool(_owned(state, seat) & resources)

    return check


def _can_shift(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return bool(ShiftPoint(seat).choices(state))


def _several_actions(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    # WK-AMB-18: before the last action of the current activation.
    return isinstance(decision, NextAction) and len(decision.actions) > 1 and not decision.free_order


def _not_shared(state: WendakeState, seat: int, decision: Decision[Any]) -> bool:
    return isinstance(decision, PlayMasks)


def _owned(state: WendakeState, seat: int) -> int:
    """The set of resource types a seat has."""
    goods = state.players[seat].goods
    found = 0
    for resource in range(5):
        if goods[resource]:
            found |= 1 << resource
    return found


# --- what the tiles do ----------------------------------------------------------------------------


def _move(steps: int) -> Effect:
    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        state.push(MoveStep(seat, steps))

    return effect


def _ally(win_ties: bool) -> Effect:
    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        assert isinstance(decision, ScoreMajorities)
        state.frames[-1] = ScoreMajorities(
            seat, decision.bonus + 1, decision.win_ties or win_ties
        )  # WK-AMB-37

    return effect


def _free_order(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, NextAction)
    state.frames[-1] = NextAction(seat, decision.actions, decision.first, True)


def _ritual_step(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, ScoreRitual)
    state.frames[-1] = ScoreRitual(seat, decision.bonus + 1, decision.most_common, True)


def _ritual_most_common(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, ScoreRitual)
    state.frames[-1] = ScoreRitual(seat, decision.bonus, True, decision.step)


def _ritual_extra_native(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    scoring = state.frames[-2]  # step 2, which waits below step 1
    assert isinstance(scoring, ScoreRitual)
    state.frames[-2] = ScoreRitual(seat, scoring.bonus + 1, scoring.most_common, scoring.step)
    if in_longhouse(state.players[seat]):
        state.push(CallExtra(seat, 1))  # WK-AMB-32: the point counts even if nobody can come


def _mask_draw_2(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, DrawMask)
    state.frames[-1] = DrawMask(seat, decision.left + 1, decision.first, True)


def _mask_occupied(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, PlayMasks)
    state.frames[-1] = PlayMasks(seat, True, decision.extra, decision.wild)


def _mask_extra(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, PlayMasks)
    state.frames[-1] = PlayMasks(seat, decision.shared, True, decision.wild)


def _mask_wild(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, PlayMasks)
    state.frames[-1] = PlayMasks(seat, decision.shared, decision.extra, True)


def _mask_plus_1(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    score(state, seat, MASK, 1)


def _mask_recall(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    player = state.players[seat]
    if state.events is not None:
        names = state.rules.card_names
        cards = [names[card] for card, count in enumerate(player.played) for _ in range(count)]
        state.events.append(events.MasksRecalled(seat=seat, cards=cards))
    player.hand = tuple(held + out for held, out in zip(player.hand, player.played, strict=True))
    player.played = (0,) * len(player.hand)


def _discount(units: int) -> Effect:
    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        assert isinstance(decision, BuyProgress)
        state.frames[-1] = BuyProgress(seat, decision.left, decision.discount + units)

    return effect


def _trade_plus_2(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, Exchange)
    state.frames[-1] = Exchange(seat, decision.left + 2, decision.pool, 0, True, True)


def _free_exchange(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    state.push(Exchange(seat, 3, tuple(state.players[seat].goods[:5]), 0, True, False))


def _gain(*kinds: int) -> Effect:
    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        state.push(GainResource(seat, kinds))

    return effect


def _gain_2_and_beaver(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    gain(state, seat, BEAVER, 1)
    state.push(GainResource(seat, (RESOURCE, RESOURCE)))


def _points_for(resources: int) -> Effect:
    def effect(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
        state.push(ChoosePointTrack(seat, resources))

    return effect


def _shift_point(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    state.push(ShiftPoint(seat))


def _call_native(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    state.push(CallHome(seat, 1))


def _flip_tile(state: WendakeState, seat: int, decision: Decision[Any]) -> None:
    state.push(FlipTile(seat))


def _effects() -> dict[str, tuple[Check, Effect]]:
    """Tile id: when it is worth offering, and what it does."""
    return {
        "move_1": (_has_guards, _move(1)),
        "move_2": (_has_guards, _move(2)),
        "move_3": (_has_guards, _move(3)),
        "alliance_1": (_has_flag, _ally(False)),
        "alliance_3": (_has_flag, _ally(True)),
        "free_order": (_several_actions, _free_order),
        "ritual_step": (_always, _ritual_step),
        "ritual_most_common": (_always, _ritual_most_common),
        "ritual_extra_native": (_always, _ritual_extra_native),
        "shift_point": (_can_shift, _shift_point),
        "call_native": (_has_patients, _call_native),
        "mask_draw_2": (_always, _mask_draw_2),
        "mask_occupied": (_not_shared, _mask_occupied),
        "mask_recall": (_has_played, _mask_recall),
        "mask_wild": (_always, _mask_wild),
        "mask_extra": (_always, _mask_extra),
        "mask_plus_1": (_always, _mask_plus_1),
        "discount_1": (_always, _discount(1)),
        "discount_2": (_always, _discount(2)),
        "discount_3": (_always, _discount(3)),
        "trade_plus_2": (_has(RESOURCE), _trade_plus_2),
        "free_exchange_3": (_has(RESOURCE), _free_exchange),
        "gain_animal": (_always, _gain(ANIMAL)),
        "gain_animal_vegetable": (_always, _gain(ANIMAL, VEGETABLE)),
        "gain_2_and_beaver": (_always, _gain_2_and_beaver),
        "animals_to_points": (_has(ANIMAL), _points_for(ANIMAL)),
        "vegetables_to_points": (_has(VEGETABLE), _points_for(VEGETABLE)),
        "resources_to_points": (_has(RESOURCE), _points_for(RESOURCE)),
        "flip_tile": (_always, _flip_tile),
    }


# --- their questions ------------------------------------------------------------------------------


class CallExtra(CallHome):
    """One more native of any type, or nobody (WK-PROG-305)."""

    rules = ("WK-PROG-305", "WK-AMB-32", "WK-ACT-RITUAL-02")

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
        player = state.players[self.seat]
        player.score = changed(player.score, choice.a, -1)
        if state.events is not None:
            state.events.append(
                events.Scored(
                    seat=self.seat, track=TRACKS[choice.a], points=-1, total=player.score[choice.a], lost=0
                )
            )
        score(state, self.seat, choice.b, 1)


class FlipTile(Decision[WendakeState]):
    """Any tile of the own grid but the Ottawa tile (WK-DEC-43, WK-AMB-17)."""

    rules = ("WK-PROG-310", "WK-AMB-17")
    verbs = ("flip",)

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        grid = state.players[self.seat].grid
        return [rules.flip[cell] for cell in range(9) if rules.tile_ritual[grid[cell]]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.ritual ^= 1 << choice.a
        if state.events is not None:
            side = "ritual" if player.ritual >> choice.a & 1 else "action"
            tile = state.rules.tile_names[player.grid[choice.a]]
            state.events.append(events.TileTurned(seat=self.seat, cell=choice.a, tile=tile, side=side))

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        return "WK-TRIBE-07"
