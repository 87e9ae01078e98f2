"""Canoe, Harvest, Hunt, Tan Pelts and Fish (WK-ACT-CANOE to WK-ACT-FISH)."""

from __future__ import annotations

from firekeeper.games.wendake.effects import areas_with, emit_moved, gain, occupant, spend
from firekeeper.games.wendake.state import WendakeState, changed
from firekeeper.games.wendake.terms import BEAVER, FISH, HUNTER, LEATHER, WOMAN
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, rule_ids


class LaunchCanoe(Decision[WendakeState]):
    """A canoe goes to any lake (WK-DEC-06, WK-DEC-17)."""

    rules = rule_ids("WK-ACT-CANOE-01", "WK-ACT-CANOE-02", "WK-SETUP-18", "WK-TERMS-03")
    verbs = ("launch",)

    def choices(self, state: WendakeState) -> list[Choice]:
        return [state.rules.launch[lake] for lake in state.rules.open_lakes]

    def alike(self, state: WendakeState) -> Choice | None:
        """All lakes are alike: canoes count, wherever they are (WK-ACT-CANOE-02)."""
        lakes = state.rules.open_lakes
        return state.rules.launch[lakes[state.players[self.seat].canoes % len(lakes)]]

    def apply(self, state: WendakeState, choice: Choice) -> None:
        player = state.players[self.seat]
        player.canoes += 1
        player.lakes = changed(player.lakes, choice.a, 1)
        emit_moved(state, self.seat, "canoe", "reserve", state.rules.lakes[choice.a])


def canoe(state: WendakeState, seat: int, _steps: int) -> None:
    """With all canoes in play the action has no effect (WK-ACT-CANOE-01)."""
    if state.players[seat].canoes < state.rules.canoes:
        state.push(state.rules.frame(LaunchCanoe)(seat))


def harvest(state: WendakeState, seat: int, _steps: int) -> None:
    """One vegetable for each area with a woman, the home once (WK-ACT-HARVEST-01 to -03)."""
    rules = state.rules
    player = state.players[seat]
    woman = occupant(seat, WOMAN)
    crops = [0, 0, 0]
    if player.at_home[WOMAN]:
        crops[rules.home_crop[player.home]] += 1
    for area, standing in enumerate(state.areas):
        if standing == woman:
            crops[rules.area_crop[area]] += 1
    for vegetable in range(3):
        gain(state, seat, vegetable, crops[vegetable])


def hunt(state: WendakeState, seat: int, _steps: int) -> None:
    """One beaver for each area with a hunter, the home once (WK-ACT-HUNT-01, -02)."""
    gain(state, seat, BEAVER, areas_with(state, seat, HUNTER))


def tan_pelts(state: WendakeState, seat: int, _steps: int) -> None:
    """All beavers become leather (WK-ACT-TAN-01)."""
    beavers = state.players[seat].goods[BEAVER]
    spend(state, seat, BEAVER, beavers)
    gain(state, seat, LEATHER, beavers)


def fish(state: WendakeState, seat: int, _steps: int) -> None:
    """One fish for each canoe in play (WK-ACT-FISH-01)."""
    gain(state, seat, FISH, state.players[seat].canoes)
