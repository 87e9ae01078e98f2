"""Reconquest (area RECONQUER): natives with a noble enter a fort and fight at once."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.cards import draw_idol
from firekeeper.games.tindaya.contents import set_conquistadors
from firekeeper.games.tindaya.pieces import (
    imprison,
    kill_noble,
    kill_villager,
    remove_fort,
    removed,
    tell_deaths,
)
from firekeeper.games.tindaya.priority import change_score
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.treason import ChooseSide, may_betray
from firekeeper.games.tindaya.weapons import spend_weapons, weapon_choices
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


class EnterFort(Frame[TindayaState]):
    """A group has entered a fort: fight, or in the traitor variant perhaps surrender (TD-RECONQUER-01)."""

    def __init__(self, seat: int, hex: int, villagers: int, nobles: int) -> None:
        self.seat = seat
        self.hex = hex
        self.villagers = villagers
        self.nobles = nobles

    def run(self, state: TindayaState) -> None:
        fight = Reconquest(self.seat, self.hex, self.villagers, self.nobles)
        if may_betray(state, self.seat):
            state.then(ChooseSide(self.seat, self.hex), fight)
        else:
            state.push(fight)


class Reconquest(Decision[TindayaState]):
    """How many weapons are spent, and of which kind (D-20, TD-RECONQUER-10)."""

    rules = ("TD-RECONQUER-02", "TD-RECONQUER-04", "TD-RECONQUER-05", "TD-RECONQUER-10")
    verbs = ("weapons",)
    reasons: ClassVar = {"weapons": "TD-RECONQUER-10"}

    def __init__(self, seat: int, hex: int, villagers: int, nobles: int) -> None:
        self.seat = seat
        self.hex = hex
        self.villagers = villagers
        self.nobles = nobles

    def choices(self, state: TindayaState) -> list[Choice]:
        goods = state.players[self.seat].goods
        most = min(self.villagers + self.nobles, state.conquistadors[self.hex])
        return weapon_choices(state, most, goods)

    def apply(self, state: TindayaState, choice: Choice) -> None:
        enemies = state.conquistadors[self.hex]
        spent = spend_weapons(state, self.seat, choice, "TD-RECONQUER-10")
        won = spent == enemies and self.villagers + self.nobles >= enemies
        if state.events is not None:
            state.events.append(
                events.Reconquest(
                    seat=self.seat,
                    hex=state.rules.board.names[self.hex],
                    natives=self.villagers + self.nobles,
                    conquistadors=enemies,
                    weapons=spent,
                    won=won,
                )
            )
        if won:
            # The chief of a traitor may not be imprisoned (TD-TRAITOR-37).
            imprison(state, self.seat, enemies - (1 if state.chief == self.hex else 0))
            if state.first_fort == self.hex:
                state.reconquered = 1
            remove_fort(state, self.hex)
            change_score(state, self.seat, state.rules.points_reconquest, "TD-RECONQUER-03")
            return
        set_conquistadors(state, self.hex, enemies - spent)
        seats = range(state.rules.seats)
        villagers = [self.villagers if seat == self.seat else 0 for seat in seats]
        tell_deaths(state, self.hex, villagers, [self.nobles * (seat == self.seat) for seat in seats], False)
        for _ in range(self.villagers):
            kill_villager(state, self.seat, self.hex)
            state.moved, state.stopped = removed(state.moved, self.hex), removed(state.stopped, self.hex)
        for _ in range(self.nobles):
            kill_noble(state, self.seat, self.hex)
            state.moved_nobles = removed(state.moved_nobles, self.hex)
            state.stopped_nobles = removed(state.stopped_nobles, self.hex)
        if spent:
            draw_idol(state, self.seat)  # TD-RECONQUER-06
