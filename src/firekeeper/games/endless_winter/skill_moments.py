"""Skills that would work now, and whether Food and Tools wait for them (EW-CARD-08, EW-GOLD-13).

The order of gains is the player's, and a skill may come between any two units. Food and Tools are taken at
once where that makes no difference; it makes one where Food would be lost, the track be filled or no Tool
become Food, and something could still change how much room there is.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter import labour
from firekeeper.games.endless_winter.cards import kinds
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    CAMP,
    DRAW,
    EATING,
    EXTRA_MEGALITH,
    FOOD,
    FOOD_MAX,
    IDOL,
    MEGALITH,
    REST,
    STONE,
    TIP,
    TOOL,
    TRIBE_HAND,
)
from firekeeper.games.endless_winter.units import Atoms, any_possible, in_place, payable, swaps_allowed

LEAD_ON: Final = (CAMP, DRAW, MEGALITH, EXTRA_MEGALITH, IDOL, TIP, STONE, TRIBE_HAND)
"""Gains after which there may be more room on a track: they raise the limit, cost Food or lead to more."""


def usable(state: WinterState, seat: int, effect: Effect) -> bool:
    """Whether a part of a skill works here, can be paid and does anything."""
    for part in effect:
        if (
            in_place(state, part.on)
            and payable(state, seat, part.pay)
            and any_possible(state, seat, part.gain)
        ):
            return True
    return False


def skills_left(state: WinterState, seat: int) -> list[Effect]:
    """The skills of the Chief, of cards above the board and of Tribe cards in hand that would work now."""
    rules = state.rules
    player = state.players[seat]
    found: list[Effect] = []
    if state.chief_unused:
        found.append(rules.chief_skill[player.chief][player.side])
    cards = kinds(player.unused)
    if state.place != REST:  # EW-REST-05
        for card in kinds(player.hand):
            playable = player.hand.count(card) > player.recruited.count(card)
            if card < rules.first_culture and playable and not rules.worth.plain[card]:
                cards.append(card)
    found += [rules.card_skill[card] for card in cards]
    return [effect for effect in found if usable(state, seat, effect)]


# --- what waits for them ----------------------------------------------------------------------------


class Room:
    """How some Food and Tools fit on their tracks.

    `tight`: Food would be lost, or the track be filled. `no_swap`: no Tool could become Food.
    `crowded`: Tools would be lost.
    """

    def __init__(self, state: WinterState, seat: int, atoms: Atoms) -> None:
        rules = state.rules
        player = state.players[seat]
        self.food = self.tool = 0
        fill = False
        for atom, number in atoms:
            if atom == FOOD:
                self.food = number
            elif atom == TOOL:
                self.tool = number
            elif atom == FOOD_MAX:
                fill = True
        after = player.food + self.food - cap(rules, player)
        self.tight = fill or (self.food > 0 and after > 0)
        self.no_swap = self.tool > 0 and (fill or after >= 0) and swaps_allowed(state)
        self.crowded = player.tool + self.tool > rules.tool_top and self.tool > 0


def may_swap(state: WinterState, seat: int, atoms: Atoms) -> bool:
    """Whether a Tool of a bundle may become Food as things are."""
    room = Room(state, seat, atoms)
    return room.tool > 0 and not room.no_swap and swaps_allowed(state)


def may_wait(state: WinterState, seat: int, atoms: Atoms, begun: bool) -> bool:
    """Whether Food and Tools wait, as far as everybody knows: a question must not tell of cards in hand.

    Its owner is not bothered with it in vain, see `waits` (and `units.may_be_paid`). Where nothing has been
    gained since the last question (`begun`), Food could have been spent there.
    """
    windows = labour.open_windows(state, seat)
    if not windows:
        return False
    player = state.players[seat]
    if not (player.hand and state.place != REST) and not (state.chief_unused or player.unused):
        if not windows & EATING:
            return False
    room = Room(state, seat, atoms)
    if room.tight or room.no_swap or room.crowded:
        return True
    return begun and eating_comes_first(state, seat, room.food)


def waits(state: WinterState, seat: int, atoms: Atoms) -> bool:
    """Whether something that its owner can do now may change what Food and Tools come to."""
    windows = labour.open_windows(state, seat)
    if not windows:
        return False
    room = Room(state, seat, atoms)
    if windows & EATING:
        can_eat = state.rules.food_symbols[state.players[seat].food] > 0
        if can_eat and (room.tight or room.no_swap):
            return True
        if eating_comes_first(state, seat, room.food):
            return True
    if not (room.tight or room.no_swap or room.crowded):
        return False
    return any(_makes_room(effect, room) for effect in skills_left(state, seat))


def _makes_room(effect: Effect, room: Room) -> bool:
    """Whether a skill could change how much room there is."""
    for part in effect:
        for atom, _ in part.pay:
            # Who turns Food into a Tool does not want to turn a Tool into Food.
            if atom == FOOD and (room.tight or (room.no_swap and part.gain != ((TOOL, 1),))):
                return True
            if atom == TOOL and room.crowded:
                return True
        for atom, _ in part.gain:
            if atom == CAMP or (atom in LEAD_ON and (room.tight or room.crowded)):
                return True
    return False


def eating_comes_first(state: WinterState, seat: int, food: int) -> bool:
    """Whether Food spent for Labour before `food` more comes passes more symbols than after (EW-LABOR-08)."""
    if not food or not labour.open_windows(state, seat) & EATING:
        return False
    symbols = state.rules.food_symbols
    have = state.players[seat].food
    top = min(have + food, cap(state.rules, state.players[seat]))
    for spent in range(1, have + 1):
        if symbols[have] - symbols[have - spent] > symbols[top] - symbols[top - spent]:
            return True
    return False
