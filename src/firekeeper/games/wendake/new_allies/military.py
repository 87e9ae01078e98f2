"""Military with rifles and patrols (NA-MIL, NA-PROG)."""

from __future__ import annotations

from firekeeper.games.wendake.military import ClaimTurtles, ScoreMajorities
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import MILITARY_CLAIM
from firekeeper.games.wendake.state import WendakeState
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


class ClaimAndSearch(ClaimTurtles):
    """At most one tile of each of the four categories (NA-MIL-01, -03). `kinds`: the types claimed so far."""

    name = "ClaimTurtles"
    rules = (*ClaimTurtles.rules, "NA-MIL-01", "NA-MIL-02", "NA-MIL-05", "NA-MIL-06")

    def __init__(self, seat: int, claimed: int, kinds: int = 0) -> None:
        self.seat = seat
        self.claimed = claimed
        self.kinds = kinds

    def after_claim(self, kind: int) -> ClaimTurtles:
        return ClaimAndSearch(self.seat, self.claimed | 1 << kind // 3, self.kinds | 1 << kind)

    def apply(self, state: WendakeState, choice: Choice) -> None:
        super().apply(state, choice)
        if choice is state.rules.claim_none and self.kinds:
            ours = allied(state)
            question = AfterClaims(self.seat, self.kinds)
            if ours.allies.offers_search(ours, question):
                state.push(question)


class AfterClaims(Decision[AllyState]):
    """The moment for `turtle_search`, asked only if it can be used (NA-MIL-06, NA-CARD-31)."""

    rules = ("NA-MIL-06", "NA-CARD-12", "NA-CARD-31")
    verbs = ("continue", "claim", "claim_nothing")

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds

    def windows(self, state: AllyState) -> int:
        return MILITARY_CLAIM

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.go_on]

    def apply(self, state: AllyState, choice: Choice) -> None:
        pass


class ScoreWithPatrols(ScoreMajorities):
    """Military points; `patrols`: an Alliance tile was turned, and own patrols count (NA-PROG-03, -07)."""

    name = "ScoreMajorities"
    rules = (*ScoreMajorities.rules, "NA-PATROL-16", "NA-PROG-02", "NA-PROG-03", "NA-PROG-07")

    def __init__(self, seat: int, bonus: int, win_ties: bool, patrols: bool = False) -> None:
        self.seat = seat
        self.bonus = bonus
        self.win_ties = win_ties
        self.patrols = patrols

    def also_counting(self, state: WendakeState) -> tuple[int, ...]:
        return allied(state).patrols[self.seat] if self.patrols else ()

    def with_ally(self, win_ties: bool) -> ScoreMajorities:
        return ScoreWithPatrols(self.seat, self.bonus + 1, self.win_ties or win_ties, True)
