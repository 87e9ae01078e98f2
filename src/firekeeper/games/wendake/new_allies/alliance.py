"""The Alliance action (NA-ALLY): the disk advances, then one alliance effect."""

from __future__ import annotations

from firekeeper.games.wendake.effects import emit_moved, score, spend
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.patrols import PatrolStep
from firekeeper.games.wendake.new_allies.ships import PlaceShip
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import PATROLS, RIFLE, side_of, space_on
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.terms import BETWEEN_STEPS, FLAGS, NO_FLAG
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision


def alliance(state: WendakeState, seat: int, flags: int) -> None:
    """Two steps in order, with one of the flags shown (NA-ALLY-01, -02)."""
    state.push(AdvanceDisk(seat, flags))


def move_disk(state: AllyState, seat: int, place: int) -> None:
    """The disk goes to a space; on a new side the patrols change (NA-ALLY-04, -06 to -08)."""
    rules = state.allies
    old = state.disks[seat]
    state.disks[seat] = place
    if state.events is not None:
        origin, destination = rules.disk_space(old), rules.disk_space(place)
        state.events.append(events.DiskMoved(seat=seat, origin=origin, destination=destination))
    if side_of(old) == side_of(place):
        return
    for territory in state.patrols[seat]:
        emit_moved(state, seat, PATROLS[side_of(old)], rules.territories[territory], "reserve")
    state.patrols[seat] = (state.players[seat].home,) * rules.patrols
    for _ in range(rules.patrols):
        emit_moved(state, seat, PATROLS[side_of(place)], "reserve", "home")


class AdvanceDisk(Decision[AllyState]):
    """Step 1: flag, advance and track in one question (NA-ALLY-14, NA-DEC-36)."""

    rules = ("NA-ALLY-03", "NA-ALLY-04", "NA-ALLY-05", "NA-ALLY-06", "NA-ALLY-11", "NA-ALLY-14")
    verbs = ("advance", "stay", "barter", "patrols", "spend_rifle")

    def __init__(self, seat: int, flags: int) -> None:
        self.seat = seat
        self.flags = flags

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        disk = state.disks[self.seat]
        side, value = side_of(disk), abs(disk)
        out = []
        for flag in range(len(FLAGS)):
            if not self.flags >> flag & 1:
                continue
            ways = rules.advance[flag]
            if side == NO_FLAG:
                out.append(ways[-1])
            elif side != flag:
                out += [ways[track] for track in rules.tracks_of(state, side)]
            else:
                if value < rules.disk_end:
                    out.append(ways[-1])
                else:
                    out += [ways[track] for track in rules.tracks_of(state, flag)]
                out.append(rules.stay[flag])
        return out

    def apply(self, state: AllyState, choice: Choice) -> None:
        flag = choice.a
        if choice.verb == "advance":
            disk = state.disks[self.seat]
            if side_of(disk) == flag and choice.b >= 0:
                score(state, self.seat, choice.b, 1)  # case b
            elif choice.b >= 0:
                score(state, self.seat, choice.b, abs(disk))  # case c: for the space it leaves
                move_disk(state, self.seat, space_on(flag, 1))
            else:
                move_disk(state, self.seat, space_on(flag, abs(disk) + 1))
        state.push(AllianceEffect(self.seat, flag))

    def why_not(self, state: AllyState, choice: Choice) -> str:
        if choice.verb not in ("advance", "stay"):
            return "NA-ALLY-01"
        if not self.flags >> choice.a & 1:
            return "NA-ALLY-02"
        disk = state.disks[self.seat]
        if choice.verb == "stay":
            return "NA-ALLY-11"
        if side_of(disk) in (NO_FLAG, choice.a) and abs(disk) < state.allies.disk_end:
            return "NA-ALLY-04"
        return "NA-ALLY-05" if side_of(disk) == choice.a else "NA-ALLY-06"


class AllianceEffect(Decision[AllyState]):
    """Step 2: barter, patrols or a rifle, or nothing (NA-ALLY-09, NA-ALLY-15, NA-DEC-06)."""

    rules = ("NA-ALLY-09", "NA-ALLY-15", "NA-ALLY-16", "NA-RIFLE-03")
    verbs = ("barter", "patrols", "spend_rifle", "done", "advance", "stay")

    def __init__(self, seat: int, flag: int) -> None:
        self.seat = seat
        self.flag = flag

    def windows(self, state: AllyState) -> int:
        return BETWEEN_STEPS

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        out = [rules.done, rules.use_ship, rules.use_patrols]
        if state.players[self.seat].goods[RIFLE]:
            out += [rules.spend_rifle[track] for track in rules.tracks_of(state, self.flag)]
        return out

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules = state.allies
        value = abs(state.disks[self.seat])
        if choice is rules.use_ship:
            state.push(PlaceShip(self.seat, self.flag))
        elif choice is rules.use_patrols:
            state.push(PatrolStep(self.seat, value, 0))
        elif choice is not rules.done:
            spend(state, self.seat, RIFLE, 1)
            score(state, self.seat, choice.a, 1)

    def why_not(self, state: AllyState, choice: Choice) -> str:
        if choice.verb in ("advance", "stay"):
            return "NA-ALLY-01"
        return "NA-SHIP-11" if choice.verb == "barter" else "NA-RIFLE-03"


class AdvanceByCard(Decision[AllyState]):
    """`advance_alliance`: at the centre the flag, at the end of the track the points (NA-CARD-23)."""

    rules = ("NA-CARD-23", "NA-AMB-13")
    verbs = ("flag", "track")

    def choices(self, state: AllyState) -> list[Choice]:
        rules = state.allies
        side = side_of(state.disks[self.seat])
        if side == NO_FLAG:
            return rules.choose_flag[:]
        return [rules.score_on[track] for track in rules.tracks_of(state, side)]

    def apply(self, state: AllyState, choice: Choice) -> None:
        if choice.verb == "flag":
            move_disk(state, self.seat, space_on(choice.a, 1))
        else:
            score(state, self.seat, choice.a, 1)


def advance_by_card(state: WendakeState, seat: int) -> None:
    """One space towards the nearest flag; asked only where that leaves a choice (NA-CARD-23)."""
    ours = allied(state)
    disk = ours.disks[seat]
    if 0 < abs(disk) < ours.allies.disk_end:
        move_disk(ours, seat, space_on(side_of(disk), abs(disk) + 1))
    else:
        state.push(AdvanceByCard(seat))
