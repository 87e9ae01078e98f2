"""What a card does at the start and at the end of its year (NA-ADV-14)."""

from __future__ import annotations

from firekeeper.games.wendake.adversity import events
from firekeeper.games.wendake.adversity.losses import LoseWarriors, RecallWoman, SurrenderMask, WithdrawCanoe
from firekeeper.games.wendake.adversity.state import AdversityState, in_force
from firekeeper.games.wendake.adversity.terms import (
    END_OF_SEASON,
    ENEMY_ATTACK,
    EUROPEANS_ARRIVE,
    SACRILEGIOUS_THEFT,
    STORM,
    WINTER,
)
from firekeeper.games.wendake.effects import emit_moved, occupant
from firekeeper.games.wendake.solo.state import GHOST, HUMAN
from firekeeper.games.wendake.terms import FLAGS, LEATHER, WOMAN
from firekeeper.kernel.frame import Frame


class BeginAdversity(Frame[AdversityState]):
    """The effects of the start of a year, before its mask card is drawn (NA-AMB-38).

    Losses that cannot be met are not asked for (NA-AMB-33).
    """

    def run(self, state: AdversityState) -> None:
        human = state.players[HUMAN]
        effect = state.hard.adversity_effect[state.adversity]
        if effect == EUROPEANS_ARRIVE:
            europeans_arrive(state)
        elif effect == ENEMY_ATTACK:
            enemy_attack(state)
        elif effect == STORM and human.canoes:
            state.push(WithdrawCanoe(HUMAN))
        elif effect == END_OF_SEASON and occupant(HUMAN, WOMAN) in state.areas:
            state.push(RecallWoman(HUMAN))
        elif effect == SACRILEGIOUS_THEFT and any(human.hand):
            state.push(SurrenderMask(HUMAN))


def europeans_arrive(state: AdversityState) -> None:
    """A patrol in each territory with the flag of the card that has none yet (NA-ADV-07, NA-AMB-30)."""
    rules = state.hard
    flag = rules.adversity_shows[state.adversity]
    came = [
        at for at, territory in enumerate(rules.flag) if territory == flag and not state.europeans >> at & 1
    ]
    for territory in came:
        state.europeans |= 1 << territory
    if state.events is not None:
        names = [rules.territories[territory] for territory in came]
        state.events.append(events.EuropeansCame(flag=FLAGS[flag], territories=names))


def enemy_attack(state: AdversityState) -> None:
    """A Ghost guard in each territory without any guard, near ones first (NA-ADV-13, -23, NA-AMB-31)."""
    rules = state.hard
    home = state.players[GHOST].home * rules.seats + GHOST
    for territory in (*rules.near, *rules.far):
        base = territory * rules.seats
        if state.guards[home] and not any(state.guards[base : base + rules.seats]):
            state.guards[home] -= 1
            state.guards[base + GHOST] += 1
            emit_moved(state, GHOST, "warrior", "home", rules.territories[territory])


class EndAdversity(Frame[AdversityState]):
    """`winter`, once the turns of the year are over: the leather is read, not spent (NA-ADV-06, -21)."""

    def run(self, state: AdversityState) -> None:
        if in_force(state, WINTER):
            missing = state.hard.winter_leather - state.players[HUMAN].goods[LEATHER]
            state.push(LoseWarriors(HUMAN, max(0, missing)))
