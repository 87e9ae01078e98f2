"""Barter with European ships (NA-SHIP), and lakes that are closed (NA-SETUP-12)."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.effects import gain, spend
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import RIFLE, SHIPS
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import LEATHER
from firekeeper.games.wendake.village import LaunchCanoe
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


class LaunchOnOpenLake(LaunchCanoe):
    """A canoe goes to any lake that is not closed (NA-SETUP-12)."""

    name = "LaunchCanoe"
    rules = (*LaunchCanoe.rules, "NA-SETUP-05", "NA-SETUP-12")
    reasons: ClassVar = {"launch": "NA-SETUP-12"}

    def alike(self, state: WendakeState) -> Choice | None:
        return None  # ships trade with those on their lake (NA-SHIP-05)


class PlaceShip(Decision[AllyState]):
    """Sub-step I: the ship of the flag goes to another free lake (NA-SHIP-01 to -03, NA-DEC-07)."""

    rules = ("NA-SHIP-01", "NA-SHIP-02", "NA-SHIP-03", "NA-SHIP-04")
    verbs = ("ship", "canoe", "barter", "done")

    def __init__(self, seat: int, flag: int) -> None:
        self.seat = seat
        self.flag = flag

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        return [rules.place_ship[lake] for lake in rules.open_lakes if lake not in state.ships]

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules = state.allies
        origin = state.ships[self.flag]
        ships = list(state.ships)
        ships[self.flag] = choice.a
        state.ships = tuple(ships)
        if state.events is not None:
            state.events.append(
                events.ShipMoved(
                    seat=self.seat,
                    ship=SHIPS[self.flag],
                    origin=rules.lakes[origin] if origin >= 0 else "",
                    destination=rules.lakes[choice.a],
                )
            )
        state.push(Barter(self.seat, self.flag, False, False))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        if choice.verb != "ship":
            return "NA-SHIP-09"
        if choice.a not in state.allies.open_lakes:
            return "NA-SHIP-01"
        return "NA-SHIP-02" if state.ships[self.flag] == choice.a else "NA-SHIP-03"


def has_most_canoes(state: WendakeState, seat: int, lake: int) -> bool:
    """Whether a seat has strictly more canoes on a lake than every other one (NA-SHIP-07)."""
    mine = state.players[seat].lakes[lake]
    for at, other in enumerate(state.players):
        if at != seat and other.lakes[lake] >= mine:
            return False
    return mine > 0


class Barter(Decision[AllyState]):
    """Sub-steps II and III in either order: anybody's canoe, leather for rifles (NA-SHIP-11, NA-DEC-37)."""

    rules = ("NA-SHIP-05", "NA-SHIP-06", "NA-SHIP-07", "NA-SHIP-11", "NA-SHIP-12")
    verbs = ("canoe", "barter", "done", "ship")

    def __init__(self, seat: int, flag: int, moved: bool, bartered: bool) -> None:
        self.seat = seat
        self.flag = flag
        self.moved = moved
        self.bartered = bartered

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        out = [rules.done]
        here = state.ships[self.flag]
        if not self.moved:
            for owner, player in enumerate(state.players):
                if player.lakes[here]:
                    out += [rules.move_canoe[owner][lake] for lake in rules.open_lakes if lake != here]
        if not self.bartered and has_most_canoes(state, self.seat, here):
            most = min(abs(state.disks[self.seat]), state.players[self.seat].goods[LEATHER])
            out += rules.barter[:most]
        return out

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules = state.allies
        if choice is rules.done:
            return
        moved, bartered = self.moved, self.bartered
        if choice.verb == "canoe":
            moved = True
            here = state.ships[self.flag]
            owner = state.players[choice.a]
            owner.lakes = changed(changed(owner.lakes, here, -1), choice.b, 1)
            if state.events is not None:
                origin, destination = rules.lakes[here], rules.lakes[choice.b]
                state.events.append(
                    events.CanoeMoved(seat=self.seat, owner=choice.a, origin=origin, destination=destination)
                )
        else:
            bartered = True
            spend(state, self.seat, LEATHER, choice.a)
            gain(state, self.seat, RIFLE, choice.a)
        if not (moved and bartered):
            state.push(Barter(self.seat, self.flag, moved, bartered))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        here = state.ships[self.flag]
        if choice.verb == "ship":
            return "NA-SHIP-02"
        if choice.verb == "canoe":
            if choice.b not in state.allies.open_lakes:
                return "NA-SETUP-12"
            return "NA-SHIP-11" if self.moved else "NA-SHIP-05"
        if self.bartered:
            return "NA-SHIP-11"
        return "NA-SHIP-06" if has_most_canoes(state, self.seat, here) else "NA-SHIP-07"
