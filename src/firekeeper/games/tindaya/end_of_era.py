"""The end of an era in its ten steps (phase C of the ledger's table)."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.births import (
    BirthsTogether,
    all_born,
    reproduce_animals,
    reproduce_conquistadors,
    reproduce_wild,
)
from firekeeper.games.tindaya.event_step import EventsStep
from firekeeper.games.tindaya.final import EndOfGame, fatal_wrath, lost_tribe
from firekeeper.games.tindaya.fires import FireDeliveries
from firekeeper.games.tindaya.food import FeedTribes, HouseTribes
from firekeeper.games.tindaya.learning import learn, learnable
from firekeeper.games.tindaya.priority import in_priority
from firekeeper.games.tindaya.rewards import OfferingStep
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import END_OF_ERA, NONE, PHASES, STEPS
from firekeeper.games.tindaya.upkeep import Upkeep
from firekeeper.games.tindaya.waste import WasteStep
from firekeeper.kernel.frame import Frame
from firekeeper.kernel.hexes import members


class EndOfEra(Frame[TindayaState]):
    """All steps; Survival decides whether the last two and another era follow."""

    def run(self, state: TindayaState) -> None:
        state.phase = END_OF_ERA
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[END_OF_ERA]))
        state.then(
            Step(0), Reproduction(),
            Step(1), FeedTribes(),
            Step(2), WasteStep(),
            Step(3), HouseTribes(),
            Step(4), OfferingStep(),
            Step(5), EventsStep(),
            Step(6), Learning(),
            Step(7), Survival(),
        )  # fmt: skip


class Step(Frame[TindayaState]):
    """Tells the table which step begins."""

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, state: TindayaState) -> None:
        state.step = self.step
        if state.events is not None:
            state.events.append(events.StepBegan(step=STEPS[self.step]))


class Reproduction(Frame[TindayaState]):
    """All births, worked out on the counts at the start of the step (TD-END1-05)."""

    def run(self, state: TindayaState) -> None:
        reproduce_animals(state, members(state.stocked))
        reproduce_wild(state)
        reproduce_conquistadors(state)
        short = [seat for seat in in_priority(state) if not all_born(state, seat)]
        if short:
            state.push(BirthsTogether(tuple(short)))


class Learning(Frame[TindayaState]):
    """Every tribe learns what its nobles are taught, on the knowledge before the step (TD-END7-01)."""

    def run(self, state: TindayaState) -> None:
        lessons = [(seat, learnable(state, seat)) for seat in in_priority(state)]
        for seat, trades in lessons:
            for trade in trades:
                learn(state, seat, trade)


class Survival(Frame[TindayaState]):
    """Fatal wrath first, then extinct tribes; after the last era the game ends (area END8)."""

    def run(self, state: TindayaState) -> None:
        if fatal_wrath(state) or lost_tribe(state) or state.era == state.rules.last_era:
            state.step = NONE
            state.push(EndOfGame())
        else:
            state.then(Step(8), FireDeliveries(), Step(9), Upkeep())
