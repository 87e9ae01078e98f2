"""Food and housing (areas END2, END4): villagers are fed and housed, or die."""

from __future__ import annotations

from typing import Any, Final

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.pieces import check_abandoned, kill_villager
from firekeeper.games.tindaya.priority import change_scores, in_priority, raise_wrath
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import MONEIBA, RESOURCES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame
from firekeeper.kernel.together import Together

HUNGER: Final = 0
COLD: Final = 1
CAUSES: Final = ("hunger", "cold")
RULES: Final[tuple[tuple[str, str], ...]] = (("TD-END2-04", "TD-END2-05"), ("TD-END4-02", "TD-END4-03"))
"""The rules on wrath and on points, by cause."""


def food(state: TindayaState, player: Player) -> list[int]:
    """The kinds of food a tribe has."""
    return [at for at in state.rules.edible if player.goods[at]]


def rations(state: TindayaState, player: Player) -> int:
    """How many villagers all its food would feed."""
    return sum([state.rules.rations[at] * player.goods[at] for at in food(state, player)])


class FeedTribes(Frame[TindayaState]):
    """Who has not more than it needs eats all, the others choose; then wrath and points (TD-END2-07)."""

    def run(self, state: TindayaState) -> None:
        before = tuple([len(player.villagers) for player in state.players])
        hungry: list[tuple[int, int, int]] = []
        for seat in in_priority(state):
            player = state.players[seat]
            need, have = len(player.villagers), rations(state, player)
            if need < have:
                if need:
                    hungry.append((seat, need, 0))
                continue
            for at in food(state, player):
                ate(state, seat, at, player.goods[at])
            if have == 0 and state.rules.behaviour.all_die_unasked:
                while player.villagers:
                    die(state, seat, player.villagers[0], HUNGER)
            elif have < need:
                hungry.append((seat, need - have, 1))
        state.push(CountDead(HUNGER, before))
        if hungry:
            state.push(FeedTogether(tuple(hungry)))


class FeedTogether(Together[TindayaState]):
    """All tribes choose their food, or their dead, at the same time (TD-END2-06, TD-PRIORITY-09).

    `hungry` has seat, number, and 1 if so many villagers die, 0 if so many rations are eaten.
    """

    def __init__(self, hungry: tuple[tuple[int, int, int], ...]) -> None:
        self.hungry = hungry

    def questions(self, state: TindayaState) -> list[Decision[Any]]:
        return [
            Victims(seat, count, HUNGER) if short else Eat(seat, count) for seat, count, short in self.hungry
        ]


def ate(state: TindayaState, seat: int, resource: int, count: int) -> None:
    state.players[seat].goods[resource] -= count
    if state.events is not None:
        state.events.append(events.Eaten(seat=seat, resource=RESOURCES[resource], count=count))


class Eat(Decision[TindayaState]):
    """The next unit of food, until the need is covered (D-26)."""

    rules = ("TD-END2-02", "TD-END2-06")
    verbs = ("eat",)

    def __init__(self, seat: int, need: int) -> None:
        self.seat = seat
        self.need = need

    def choices(self, state: TindayaState) -> list[Choice]:
        # TD-END2-02: the sensible default comes first: perishable before kept, small portions before large.
        rules = state.rules
        goods = state.players[self.seat].goods
        return [rules.choices.eat[at] for at in rules.eaten_first if goods[at]]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        ate(state, self.seat, choice.a, 1)
        need = self.need - state.rules.rations[choice.a]
        if need > 0:
            state.push(Eat(self.seat, need))


class HouseTribes(Frame[TindayaState]):
    """Villagers beyond the fourth need the second cave (TD-END4-01, -04)."""

    def run(self, state: TindayaState) -> None:
        rules = state.rules
        if not rules.has_housing:
            return
        before = tuple([len(player.villagers) for player in state.players])
        cold: list[tuple[int, int]] = []
        for seat in in_priority(state):
            player = state.players[seat]
            beyond = len(player.villagers) - (rules.villagers if player.cave else rules.housed)
            if beyond > 0:
                cold.append((seat, beyond))
        if cold:
            state.then(FreezeTogether(tuple(cold)), CountDead(COLD, before))


class FreezeTogether(Together[TindayaState]):
    """All owners choose who dies of cold at the same time (TD-PRIORITY-09): seats and numbers."""

    def __init__(self, cold: tuple[tuple[int, int], ...]) -> None:
        self.cold = cold

    def questions(self, state: TindayaState) -> list[Decision[Any]]:
        return [Victims(seat, count, COLD) for seat, count in self.cold]


def die(state: TindayaState, seat: int, hex_: int, cause: int) -> None:
    """A villager dies; livestock that nobody guards any more escapes (TD-HERD-08)."""
    kill_villager(state, seat, hex_)
    if state.events is not None:
        name = state.rules.board.names[hex_]
        state.events.append(events.VillagerDied(seat=seat, hex=name, cause=CAUSES[cause]))
    check_abandoned(state)


class Victims(Decision[TindayaState]):
    """Which villager dies next; the owner chooses, hex by hex (TD-TERMS-35)."""

    rules = ("TD-TERMS-35", "TD-END2-03", "TD-END4-01")
    verbs = ("dies",)

    def __init__(self, seat: int, count: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause

    def help(self, state: TindayaState) -> tuple[str, ...]:
        return self.rules[0], self.rules[1 + self.cause]

    def choices(self, state: TindayaState) -> list[Choice]:
        villagers = state.players[self.seat].villagers
        hexes = sorted(set(villagers), key=lambda hex_: (-villagers.count(hex_), hex_))
        return [state.rules.choices.dies[hex_] for hex_ in hexes]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        die(state, self.seat, choice.a, self.cause)
        if self.count > 1:
            state.push(Victims(self.seat, self.count - 1, self.cause))


class CountDead(Frame[TindayaState]):
    """Moneiba's wrath for each tribe that lost a villager, then a point for each villager (Domination)."""

    def __init__(self, cause: int, before: tuple[int, ...]) -> None:
        self.cause = cause
        self.before = before

    def run(self, state: TindayaState) -> None:
        wrath, points = RULES[self.cause]
        lost = {
            seat: count - len(state.players[seat].villagers)
            for seat, count in enumerate(self.before)
            if count > len(state.players[seat].villagers)
        }
        if lost:
            raise_wrath(state, MONEIBA, len(lost), wrath)
        if lost and state.rules.domination:
            loss = state.rules.loss_villager
            change_scores(state, {seat: -loss * count for seat, count in lost.items()}, points)
