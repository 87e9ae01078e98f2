"""Military (WK-ACT-MIL) and turtle tiles (WK-TURTLE): claim first, then score majorities."""

from __future__ import annotations

from firekeeper.games.wendake import events
from firekeeper.games.wendake.effects import score
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BETWEEN_STEPS, MILITARY, MILITARY_SCORE, NO_FLAG
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Decision, rule_ids


def military(state: WendakeState, seat: int, _steps: int) -> None:
    """Two steps in order (WK-ACT-MIL-01)."""
    state.then(*state.rules.military_frames(seat))


class ClaimTurtles(Decision[WendakeState]):
    """At most one tile of each category (WK-DEC-20). `claimed` is the set of categories already used."""

    rules = rule_ids(
        "WK-ACT-MIL-02", "WK-TURTLE-03", "WK-TURTLE-04", "WK-TURTLE-05", "WK-TURTLE-10", "WK-TURTLE-11"
    )
    verbs = ("claim", "claim_nothing")

    def __init__(self, seat: int, claimed: int) -> None:
        self.seat = seat
        self.claimed = claimed

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        out = [rules.claim_none]
        player = state.players[self.seat]
        for category in range(len(rules.categories)):
            if self.claimed >> category & 1:
                continue
            reach = rules.turtle_reach(state, self.seat, category)
            for kind in range(3 * category, 3 * category + 3):
                if reach < 3 + kind % 3:
                    break
                if state.turtle_stacks[kind] and not player.turtles & rules.turtles_of[kind]:
                    out.append(rules.claim[kind])
        return out

    def apply(self, state: WendakeState, choice: Choice) -> None:
        if choice is state.rules.claim_none:
            return
        kind = choice.a
        state.turtle_stacks[kind] -= 1
        if state.events is not None:
            state.events.append(events.TurtleClaimed(seat=self.seat, turtle=state.rules.turtle_types[kind]))
        state.then(DealTurtle(self.seat, kind), self.after_claim(kind))

    def after_claim(self, kind: int) -> ClaimTurtles:
        """The question again, once a tile of a type was claimed."""
        return ClaimTurtles(self.seat, self.claimed | 1 << kind // 3)

    def why_not(self, state: WendakeState, choice: Choice) -> str:
        if self.claimed >> choice.a // 3 & 1:
            return "WK-ACT-MIL-02"
        if state.players[self.seat].turtles & state.rules.turtles_of[choice.a]:
            return "WK-TURTLE-10"
        return state.rules.turtle_rules[choice.a // 3]


class DealTurtle(Chance[WendakeState]):
    """Which tile of its type lies on top: known to nobody before, to its owner afterwards (WK-TURTLE-12)."""

    rules = ("WK-TURTLE-11", "WK-TURTLE-12")

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__()
        self.owner = owner
        self.kind = kind

    def choices(self, state: WendakeState) -> list[Choice]:
        rules = state.rules
        left = state.turtle_pool & rules.turtles_of[self.kind]
        return [rules.deal_turtle[at] for at in range(len(rules.turtle_names)) if left >> at & 1]

    def audience(self, state: WendakeState) -> int:
        return state.rules.audience_of(state, self.owner, "turtles")

    def apply(self, state: WendakeState, choice: Choice) -> None:
        rules = state.rules
        state.turtle_pool &= ~(1 << choice.a)
        state.players[self.owner].turtles |= 1 << choice.a
        if state.events is not None:
            tile = rules.turtle_names[choice.a]
            state.events.append(events.TurtleSeen(seat=self.owner, tile=tile, audience=self.audience(state)))
        tracks = rules.turtle_tracks[choice.a]
        if rules.turtles_at_once and len(tracks) == 1:
            score(state, self.owner, tracks[0], rules.turtle_points[choice.a])


def majorities(
    state: WendakeState, seat: int, bonus: int, win_ties: bool, more: tuple[int, ...] = ()
) -> list[int]:
    """Territories where this seat has the most guards (WK-TERMS-19).

    `bonus` virtual guards stand with the seat in its ally's territories (WK-PROG-102, WK-AMB-37);
    `win_ties` is `alliance_3` (WK-AMB-41). `more` are territories in which further pieces of the seat count.
    """
    rules = state.rules
    seats = rules.seats
    flag = rules.ally(state, seat)
    found = []
    for territory in range(len(rules.territories)):
        mine = rules.counting_guards(state, territory, seat)
        if bonus and flag != NO_FLAG and rules.flag[territory] == flag:
            mine += bonus
        if more:
            mine += more.count(territory)
        if not mine:
            continue
        needed = mine + 1 if win_ties else mine
        for other in range(seats):
            if other != seat and rules.counting_guards(state, territory, other) >= needed:
                break
        else:
            found.append(territory)
    return found


class ScoreMajorities(Decision[WendakeState]):
    """One Military point for each majority (WK-ACT-MIL-03); Alliance tiles are turned here (WK-DEC-21)."""

    rules = rule_ids("WK-ACT-MIL-03", "WK-ACT-MIL-04", "WK-ACT-MIL-05", "WK-TERMS-19")
    verbs = ("continue", "claim", "claim_nothing")

    def __init__(self, seat: int, bonus: int, win_ties: bool) -> None:
        self.seat = seat
        self.bonus = bonus
        self.win_ties = win_ties

    def windows(self, state: WendakeState) -> int:
        return MILITARY_SCORE | BETWEEN_STEPS

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.go_on]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        held = majorities(state, self.seat, self.bonus, self.win_ties, self.also_counting(state))
        score(state, self.seat, MILITARY, len(held))

    def also_counting(self, state: WendakeState) -> tuple[int, ...]:
        """The territories of pieces that count beside the guards; one entry for each piece."""
        return ()

    def with_ally(self, win_ties: bool) -> ScoreMajorities:
        """The same question once an Alliance tile was turned (WK-PROG-102, WK-PROG-303, WK-AMB-37)."""
        return ScoreMajorities(self.seat, self.bonus + 1, self.win_ties or win_ties)
