"""The questions of Turn cards: what is harvested, paid, activated, turned up (NA-CARD, section 20)."""

from __future__ import annotations

from firekeeper.games.wendake.effects import gain, occupant, spend
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.movement import StepAmongPatrols
from firekeeper.games.wendake.new_allies.search import owned_resources
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import RIFLE
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import BEAVER, HUNT, HUNTER, WOMAN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame


def harvested(state: WendakeState, seat: int) -> list[int]:
    """What a Harvest would give of each vegetable, the home once (NA-CARD-07, WK-ACT-HARVEST-02)."""
    rules = state.rules
    player = state.players[seat]
    woman = occupant(seat, WOMAN)
    crops = [0, 0, 0]
    if player.at_home[WOMAN]:
        crops[rules.home_crop[player.home]] += 1
    for area, standing in enumerate(state.areas):
        if standing == woman:
            crops[rules.area_crop[area]] += 1
    return crops


class HarvestOne(Decision[AllyState]):
    """The vegetable of `harvest_one_vegetable` (NA-CARD-07, NA-DEC-15)."""

    rules = ("NA-CARD-07",)
    verbs = ("gain",)

    def choices(self, state: AllyState) -> list[Choice]:
        crops = harvested(state, self.seat)
        return [state.allies.gain[crop] for crop in range(3) if crops[crop]]

    def apply(self, state: AllyState, choice: Choice) -> None:
        gain(state, self.seat, choice.a, harvested(state, self.seat)[choice.a])


class SpendDifferent(Decision[AllyState]):
    """Pay so many resources of different kinds, one by one (NA-CARD-04, NA-CARD-40). `spent` is the set."""

    rules = ("NA-CARD-04", "NA-CARD-40")
    verbs = ("spend",)

    def __init__(self, seat: int, left: int, spent: int) -> None:
        self.seat = seat
        self.left = left
        self.spent = spent

    def choices(self, state: AllyState) -> list[Choice]:
        payable = owned_resources(state, self.seat)
        return [state.allies.spend[good] for good in payable if not self.spent >> good & 1]

    def apply(self, state: AllyState, choice: Choice) -> None:
        spend(state, self.seat, choice.a, 1)
        if self.left > 1:
            state.push(SpendDifferent(self.seat, self.left - 1, self.spent | 1 << choice.a))


class TakeRifle(Frame[AllyState]):
    """The rifle of `two_resources_for_rifle` (NA-CARD-16)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AllyState) -> None:
        gain(state, self.seat, RIFLE, 1)


# --- activate_territory -----------------------------------------------------------------------------


def active_territories(state: WendakeState, seat: int) -> list[int]:
    """Territories but the home with a woman, hunter or guard of a seat (NA-CARD-19)."""
    rules = state.rules
    found = {at for at in range(len(rules.territories)) if state.guards[at * rules.seats + seat]}
    working = (occupant(seat, WOMAN), occupant(seat, HUNTER))
    found |= {rules.area_territory[area] for area, standing in enumerate(state.areas) if standing in working}
    return sorted(found - {state.players[seat].home})


class ActivateTerritory(Decision[AllyState]):
    """Where natives produce and guards take a step each (NA-CARD-19, NA-CARD-38, NA-DEC-24)."""

    rules = ("NA-CARD-19", "NA-CARD-38", "NA-AMB-18")
    verbs = ("territory",)

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.choose_territory[at] for at in active_territories(state, self.seat)]

    def apply(self, state: AllyState, choice: Choice) -> None:
        rules, seat = state.allies, self.seat
        if state.events is not None:
            name = rules.territories[choice.a]
            state.events.append(events.TerritoryActivated(seat=seat, territory=name))
        made = [0, 0, 0]
        beavers = 0
        for area in rules.areas_of[choice.a]:
            if state.areas[area] == occupant(seat, WOMAN):
                made[rules.area_crop[area]] += 1
            elif state.areas[area] == occupant(seat, HUNTER) and rules.area_crop[area] == HUNT:
                beavers += 1
        for crop in range(3):
            gain(state, seat, crop, made[crop])
        gain(state, seat, BEAVER, beavers)
        guards = state.guards[choice.a * rules.seats + seat]
        if guards:
            state.push(StepAmongPatrols(seat, guards, False, 0, choice.a))


# --- refresh_progress -------------------------------------------------------------------------------


def refreshable(state: AllyState, seat: int) -> list[int]:
    """Used progress tiles whose cost can be paid: as many kinds as their level (NA-CARD-22)."""
    kinds = len(owned_resources(state, seat))
    levels = state.allies.progress_level
    return [tile for tile in members(state.players[seat].used) if levels[tile] < kinds]


class RefreshTile(Decision[AllyState]):
    """Which progress tile is turned up; then it is paid for (NA-CARD-22, NA-CARD-40, NA-DEC-26)."""

    rules = ("NA-CARD-22", "NA-CARD-40")
    verbs = ("refresh",)

    def choices(self, state: AllyState) -> list[Choice]:
        return [state.allies.refresh[tile] for tile in refreshable(state, self.seat)]

    def apply(self, state: AllyState, choice: Choice) -> None:
        cost = state.allies.progress_level[choice.a] + 1
        state.then(SpendDifferent(self.seat, cost, 0), TurnUpProgress(self.seat, choice.a))


class TurnUpProgress(Frame[AllyState]):
    """A used progress tile lies face up again (NA-CARD-22)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: AllyState) -> None:
        state.players[self.seat].used &= ~(1 << self.tile)
        if state.events is not None:
            tile = state.allies.progress_names[self.tile]
            state.events.append(events.ProgressTurnedUp(seat=self.seat, tile=tile))
