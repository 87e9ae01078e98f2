"""What the cards take away (NA-ADV-06, -08 to -10, -12): natives, a canoe, a woman's work, a mask."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.adversity.events import CanoeWithdrawn
from firekeeper.games.wendake.adversity.state import AdversityState
from firekeeper.games.wendake.effects import bring_home, is_outpost, occupant
from firekeeper.games.wendake.masks import DiscardMask
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import EMPTY, WOMAN
from firekeeper.games.wendake.trade import LoseNative
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


class LoseNatives(Frame[AdversityState]):
    """So many natives of one's choice go to the longhouse, as many as there are (NA-AMB-33)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: AdversityState) -> None:
        question = self.question()
        if self.left and question.choices(state)[0] is not state.rules.go_on:
            state.then(question, self.further())

    def question(self) -> LoseNative:
        """Who is lost next."""
        return LoseNativeToInfection(self.seat)

    def further(self) -> LoseNatives:
        """The same with one less."""
        return LoseNatives(self.seat, self.left - 1)


class LoseNativeToInfection(LoseNative):
    """Any native on the board (NA-ADV-08)."""

    rules = ("NA-ADV-08", "NA-ADV-21", "WK-AMB-27")
    reasons: ClassVar[dict[str, str]] = {}


class LoseWarriors(LoseNatives):
    """The same with warriors (NA-ADV-21)."""

    def question(self) -> LoseNative:
        return LoseWarrior(self.seat)

    def further(self) -> LoseNatives:
        return LoseWarriors(self.seat, self.left - 1)


class LoseWarrior(LoseNative):
    """A warrior anywhere on the board (NA-ADV-06, NA-AMB-29)."""

    rules = ("NA-ADV-06", "NA-ADV-21", "NA-AMB-29")
    reasons: ClassVar = {"lose": "NA-ADV-21"}

    def choices(self, state: WendakeState) -> list[Choice]:
        found = [choice for choice in super().choices(state) if _is_warrior(state, choice)]
        return found or [state.rules.go_on]


def _is_warrior(state: WendakeState, choice: Choice) -> bool:
    """Whether `lose` is about a guard or an outpost."""
    if choice.verb != "lose" or choice.a == 2:
        return False
    return choice.a == 0 or is_outpost(state.areas[choice.b])


class WithdrawCanoe(Decision[AdversityState]):
    """`storm`: a canoe leaves the board (NA-ADV-09, NA-ADV-19)."""

    rules = ("NA-ADV-09", "NA-ADV-19")
    verbs = ("withdraw",)
    reasons: ClassVar = {"withdraw": "NA-ADV-19"}

    def choices(self, state: AdversityState) -> list[Choice]:
        lakes = state.players[self.seat].lakes
        return [state.hard.withdraw[lake] for lake, count in enumerate(lakes) if count]

    def alike(self, state: AdversityState) -> Choice | None:
        return self.choices(state)[0]  # without ships all lakes are alike

    def apply(self, state: AdversityState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.canoes -= 1
        player.lakes = changed(player.lakes, choice.a, -1)
        if state.events is not None:
            state.events.append(CanoeWithdrawn(seat=self.seat, lake=state.hard.lakes[choice.a]))


class RecallWoman(Decision[AdversityState]):
    """`end_of_season`: a woman returns home from an area (NA-ADV-10, NA-ADV-20)."""

    rules = ("NA-ADV-10", "NA-ADV-20")
    verbs = ("recall",)
    reasons: ClassVar = {"recall": "NA-ADV-20"}

    def choices(self, state: AdversityState) -> list[Choice]:
        woman = occupant(self.seat, WOMAN)
        return [state.hard.recall[area] for area, standing in enumerate(state.areas) if standing == woman]

    def apply(self, state: AdversityState, choice: Choice) -> None:
        state.areas[choice.a] = EMPTY
        bring_home(state, self.seat, WOMAN, state.hard.area_names[choice.a])


class SurrenderMask(DiscardMask):
    """`sacrilegious_theft`: a mask card of the hand goes to the discard pile (NA-ADV-12, NA-ADV-20)."""

    rules = ("NA-ADV-12", "NA-ADV-20")
