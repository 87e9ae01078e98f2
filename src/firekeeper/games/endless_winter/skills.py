"""Card skills (area CARD): of Culture cards, Tribe cards, the Chief, and of the Eclipse pile."""

from __future__ import annotations

from typing import Any

from firekeeper.games.endless_winter import events
from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.cards import kinds
from firekeeper.games.endless_winter.gains import buy, resolve
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.skill_moments import usable
from firekeeper.games.endless_winter.state import WinterState, remove_card
from firekeeper.games.endless_winter.terms import REST, REST_STEP, WORK_STEP
from firekeeper.games.endless_winter.units import in_place, payable
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision

# --- using skills -----------------------------------------------------------------------------------


def use_culture(state: WinterState, seat: int, card: int) -> None:
    """The skills of a Culture card, one by one, at the moment of playing (EW-CULTURE-03, EW-CARD-03)."""
    resolve(state, seat, state.rules.card_skill[card], "EW-CULTURE-03")


def use_eclipse_skill(state: WinterState, seat: int, card: int) -> None:
    """The skill of a Tribe card in the Eclipse pile (EW-ECLIPSE-14, EW-CARD-09)."""
    _tell(state, seat, state.rules.card_ids[card])
    resolve(state, seat, state.rules.card_eclipse[card], "EW-ECLIPSE-14")


def place_chief(state: WinterState, seat: int) -> None:
    """The Chief figure stands in a column. Labour for nothing comes at once: it costs nothing, what nobody
    needs is lost anyway, and no price is paid with cards while the Chief could pay it."""
    player = state.players[seat]
    state.chief_unused = 1
    if state.rules.worth.chief_plain[player.chief][player.side]:
        if usable(state, seat, state.rules.chief_skill[player.chief][player.side]):
            use_chief_skill(state, seat)


def use_chief_skill(state: WinterState, seat: int) -> None:
    """The skill of the chosen side, once in the turn of the Chief figure (EW-PLACE-03, EW-CARD-06)."""
    player = state.players[seat]
    state.chief_unused = 0
    _tell(state, seat, state.rules.chief_ids[player.chief])
    _use(state, seat, state.rules.chief_skill[player.chief][player.side], "EW-CARD-06")


def _use(state: WinterState, seat: int, effect: Effect, rule: str) -> None:
    """Who asked for a skill of one part has agreed to its price."""
    if len(effect) == 1:
        buy(state, seat, effect[0].pay, effect[0].gain, rule)
    else:
        resolve(state, seat, effect, rule)


def _tell(state: WinterState, seat: int, card: str) -> None:
    if state.events is not None:
        state.events.append(events.SkillUsed(seat=seat, card=card))


# --- when they can be used --------------------------------------------------------------------------


def why_unusable(state: WinterState, seat: int, effect: Effect) -> str:
    """The rule that makes a skill useless now."""
    for part in effect:
        if in_place(state, part.on):
            return "EW-PLACE-03" if payable(state, seat, part.pay) else "EW-CARD-10"
    return "EW-REST-06" if state.place == REST else "EW-CARD-07"


class TribeSkills(Ability[WinterState]):
    """Skills of the Tribe cards above the board, at any moment of step 2 (D-12, EW-CARD-04, EW-CARD-08)."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("skill", WORK_STEP, ("EW-CARD-04", "EW-CARD-02"))
        self.skill = [
            rules.book.add("skill", (rules.card_ids[card],), card, ability=index)
            for card in range(rules.first_culture)
        ]

    def offer(self, state: WinterState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        unused = state.players[decision.seat].unused
        if unused:
            for card in kinds(unused):
                if usable(state, decision.seat, state.rules.card_skill[card]):
                    out.append(self.skill[card])

    def use(self, state: WinterState, decision: Decision[Any], choice: Choice) -> None:
        """One copy above the board, once (EW-CARD-02, EW-AMB-56)."""
        seat, card = decision.seat, choice.a
        player = state.players[seat]
        player.unused = remove_card(player.unused, card)
        _tell(state, seat, state.rules.card_ids[card])
        _use(state, seat, state.rules.card_skill[card], "EW-CARD-04")

    def why_not(self, state: WinterState, decision: Decision[Any], choice: Choice) -> str:
        if not decision.windows(state) & self.windows:
            return "EW-CARD-04"
        player = state.players[decision.seat]
        if choice.a not in player.unused:
            return "EW-CARD-02" if choice.a in player.above else "EW-CARD-04"
        return why_unusable(state, decision.seat, state.rules.card_skill[choice.a])


class ChiefSkill(Ability[WinterState]):
    """The Chief skill, from placing the Chief figure until step 3 (D-10, EW-CARD-06, EW-AMB-44)."""

    def __init__(self, rules: Box, index: int) -> None:
        super().__init__("chief", WORK_STEP | REST_STEP, ("EW-CARD-06", "EW-PLACE-03"))
        self.chief = rules.book.add("chief", (), ability=index)

    def offer(self, state: WinterState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        if state.chief_unused:
            player = state.players[decision.seat]
            if usable(state, decision.seat, state.rules.chief_skill[player.chief][player.side]):
                out.append(self.chief)

    def use(self, state: WinterState, decision: Decision[Any], choice: Choice) -> None:
        use_chief_skill(state, decision.seat)

    def why_not(self, state: WinterState, decision: Decision[Any], choice: Choice) -> str:
        if not decision.windows(state) & self.windows:
            return "EW-AMB-44"
        if not state.chief_unused:
            return "EW-PLACE-03"
        player = state.players[decision.seat]
        return why_unusable(state, decision.seat, state.rules.chief_skill[player.chief][player.side])
