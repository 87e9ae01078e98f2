"""What a position comes to at the end of the era, for evaluations: hunger and cold are counted, not suffered.

Like the forecast it plays steps of the era's end on a copy and uses public facts only; what nobody has
prophesied stays unknown. It differs in two ways. Everybody defends: weapons, fire and manure are spent where
they save something, and idols by the seat that looks on, if it says who it is: only their owner knows them.
And nobody starves or freezes: early in an era nothing has been produced yet, and dead villagers would hide
what the events do to them.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.catastrophes import Protect, SaveNatives
from firekeeper.games.tindaya.end_of_era import Learning, Reproduction, Step
from firekeeper.games.tindaya.event_step import ResolveEvent
from firekeeper.games.tindaya.priority import raise_wrath
from firekeeper.games.tindaya.rewards import OfferingStep
from firekeeper.games.tindaya.ships import DeclareWeapons, SpendIdol, natives_on
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.strategy import TurnCatastrophe, TurnProphecy
from firekeeper.games.tindaya.terms import (
    END_OF_ERA,
    HORNS,
    MONEIBA,
    NONE,
    OBSIDIAN,
    OVER,
    SETUP,
    STEPS,
)
from firekeeper.games.tindaya.waste import spoils
from firekeeper.kernel import engine
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame

SURVIVAL_STEP: Final = STEPS.index("survival")


class Outlook:
    """The table after the events that are known, and what the steps before them would cost."""

    def __init__(self, state: TindayaState, me: int = NONE) -> None:
        rules = state.rules
        self.me = me
        self.era = state.clone()
        self.era.events = None
        self.hungry = [0] * rules.seats
        self.cold = [0] * rules.seats
        self.spoiled = [0] * rules.seats
        self.angered = 0  # steps of Moneiba's wrath that hunger and cold have brought already
        # By seat: villagers and nobles that the events kill where they stand now.
        self.killed = [0] * rules.seats
        self.killed_nobles = [0] * rules.seats
        if state.phase in (SETUP, OVER):
            return
        if state.phase == END_OF_ERA:
            self._go_on()
        else:
            self._end_era()

    def _go_on(self) -> None:
        """The end of the era has begun: play what is left of it, up to prophecies that nobody knows."""
        state = self.era
        frames = state.frames
        while frames:
            top = frames[-1]
            if isinstance(top, Step) and top.step >= SURVIVAL_STEP:
                return
            if isinstance(top, Decision):
                hidden = isinstance(top, (TurnProphecy, TurnCatastrophe))
                if hidden or state.step < 0 or state.step >= SURVIVAL_STEP:
                    return
                engine.apply(state, top, sensible_answer(state, top, self.me))
            else:
                if state.step >= SURVIVAL_STEP or state.step < 0:
                    return
                frames.pop()
                top.run(state)

    def _end_era(self) -> None:
        state, rules = self.era, self.era.rules
        state.frames = []
        state.moved = state.moved_nobles = state.stopped = state.stopped_nobles = ()
        play(state, Reproduction())
        for seat, player in enumerate(state.players):
            villagers = len(player.villagers)
            self.hungry[seat] = eat(state, player, villagers)
            self.spoiled[seat] = spoil(state, seat) if rules.has_waste else 0
            if rules.has_housing and not player.cave:
                self.cold[seat] = max(0, villagers - rules.housed)
            if player.passed or player.cubes + player.cylinders == 0:
                # Nothing will change it any more: their dead make Moneiba's disasters larger.
                self.angered += (self.hungry[seat] > 0) + (self.cold[seat] > 0)
        raise_wrath(state, MONEIBA, self.angered, "TD-END2-04")
        natives = [(len(player.villagers), len(player.nobles)) for player in state.players]
        play(state, OfferingStep())
        if state.event != NONE:
            for symbol in rules.event_order[state.event]:
                play(state, ResolveEvent(symbol), self.me)
        for seat, player in enumerate(state.players):
            self.killed[seat] = max(0, natives[seat][0] - len(player.villagers))
            self.killed_nobles[seat] = max(0, natives[seat][1] - len(player.nobles))
        play(state, Learning())


def play(state: TindayaState, frame: Frame[TindayaState], me: int = NONE) -> None:
    """Run a frame to its end with sensible answers."""
    state.then(frame)
    while (decision := engine.run_automatic(state)) is not None:
        engine.apply(state, decision, sensible_answer(state, decision, me))


def eat(state: TindayaState, player: Player, need: int) -> int:
    """Feed a tribe, perishable food first, then of the preserves there are most of; how many stay hungry."""
    rules, goods = state.rules, player.goods
    for resource, rations in enumerate(rules.rations):
        if rations and rules.perishable[resource]:
            while need > 0 and goods[resource]:
                goods[resource] -= 1
                need -= rations
    while need > 0:
        most = NONE
        for resource, rations in enumerate(rules.rations):
            if rations and goods[resource] and (most == NONE or goods[resource] > goods[most]):
                most = resource
        if most == NONE:
            return need
        goods[most] -= 1
        need -= rules.rations[most]
    return 0


def spoil(state: TindayaState, seat: int) -> int:
    """Throw away what perishes or fits no container; how many units."""
    lost = spoils(state, seat)
    for resource, count in lost.items():
        state.players[seat].goods[resource] -= count
    return sum(lost.values())


# --- answers ----------------------------------------------------------------------------------------------


def sensible_answer(state: TindayaState, decision: Decision[TindayaState], me: int = NONE) -> Choice:
    """What a tribe would do in the Events step, with idols if it is `me`; elsewhere the first choice."""
    choices = decision.choices(state)
    if isinstance(decision, DeclareWeapons):
        return _weapons(state, decision, choices)
    if isinstance(decision, SpendIdol):
        return choices[-1] if decision.seat == me and _needs_idol(state, me, decision.hex) else choices[0]
    if isinstance(decision, Protect):
        idol = state.rules.choices.protect_idol
        if decision.seat == me and idol in choices and _company(state, me, decision.hex):
            return idol
        return _protection(choices)
    if isinstance(decision, SaveNatives):
        return choices[min(1, len(choices) - 1)]
    return choices[0]


def _company(state: TindayaState, seat: int, hex_: int) -> bool:
    """Whether several natives of a tribe are on a hex: for a single one an idol is too good."""
    player = state.players[seat]
    return player.villagers.count(hex_) + player.nobles.count(hex_) > 1


def _needs_idol(state: TindayaState, seat: int, hex_: int) -> bool:
    """Whether a tribe would lose several natives to a ship that the weapons there do not repel."""
    armed = 0
    for player in state.players:
        there = player.villagers.count(hex_) + player.nobles.count(hex_)
        armed += min(there, player.goods[HORNS] + player.goods[OBSIDIAN])
    return armed < state.rules.ship_attackers and _company(state, seat, hex_)


def _weapons(state: TindayaState, decision: DeclareWeapons, choices: list[Choice]) -> Choice:
    """As many as win; if they cannot, one makes a hero, who leaves a single enemy (TD-EVENT-38)."""
    need = state.rules.ship_attackers
    there = natives_on(state, decision.hex)
    declared = sum([count for _, count in decision.spent])
    have = declared
    for seat in (decision.seat, *decision.order):
        player = state.players[seat]
        armed = player.goods[HORNS] + player.goods[OBSIDIAN]
        have += min(armed, player.villagers.count(decision.hex) + player.nobles.count(decision.hex))
    wanted = need - declared if there >= need and have >= need else 1 - declared
    best = choices[0]
    for choice in choices:
        if best.a + best.b < choice.a + choice.b <= wanted:
            best = choice
    return best


def _protection(choices: list[Choice]) -> Choice:
    """Goods that protect, never an idol; weapons for as many natives as possible."""
    best = choices[0]
    for choice in choices[1:]:
        if choice.verb == "protect_idol":
            continue
        if choice.verb != "weapons":
            return choice
        if best.verb != "weapons" or choice.a + choice.b > best.a + best.b:
            best = choice
    return best
