"""Standing orders for what others' turns and the end of an era ask (D-30, D-34, D-35, D-48).

Whether a seat is asked at all says nothing about which idols it holds (TD-TERMS-38): an order about idols
answers alike whether it holds one of protection or not.
"""

from __future__ import annotations

from typing import Any

from firekeeper.games.tindaya.pieces import natives_at
from firekeeper.games.tindaya.terms import BUILDINGS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.orders import LIST, NUMBER, StandingOrder
from firekeeper.kernel.wording import Message

MOST_FIRES = 4


def never_idol(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """No idol is spent; where goods could protect as well, the person is asked."""
    if any(choice.verb not in ("no_protection", "protect_idol") for choice in choices):
        return None
    refused: Choice = state.rules.choices.no_protection
    return refused


def protect(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """A building of a wanted kind is protected with goods (TD-EVENT-21, -33, -42, -43)."""
    building = state.buildings[decision.hex]
    return _with_goods(choices) if building >= 0 and BUILDINGS[building] in wanted else None


def protect_place(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """The building of a wanted hex is protected with goods, whichever it is (TD-EVENT-21, -33, -42, -43)."""
    if state.buildings[decision.hex] < 0:
        return None
    return _with_goods(choices) if state.rules.board.names[decision.hex] in wanted else None


def _with_goods(choices: list[Choice]) -> Choice | None:
    """The cheapest way to protect that is no idol.

    Against pirates as many weapons as there are natives to save; against a ship two.
    """
    goods = [choice for choice in choices if choice.verb in ("fire", "manure", "weapons")]
    weapons = [choice for choice in goods if choice.verb == "weapons" and choice.a + choice.b]
    if weapons:
        # Horns first: obsidian has other uses.
        return max(weapons, key=_strength)
    return goods[0] if goods and goods[0].verb != "weapons" else None


def _strength(choice: Choice) -> tuple[int, int]:
    return choice.a + choice.b, choice.a


def keep_fires(state: Any, decision: Any, choices: list[Choice], wanted: int) -> Choice | None:
    """No fire for the seers while fewer than so many would be left (TD-END9-01)."""
    if not wanted:
        return None
    refused: Choice = state.rules.choices.no_fire
    return refused if _fires(state, decision.seat) - 1 < wanted else None


def fires_for_seers(state: Any, decision: Any, choices: list[Choice], wanted: int) -> Choice | None:
    """No fire against a catastrophe while fewer than so many would be left for the seers (TD-EVENT-42).

    Refused at once only by a tribe without idols, which everybody can see: who has one face down may want to
    spend it, and must not show by being quick that it is none of protection (TD-TERMS-38).
    """
    if state.players[decision.seat].idols:
        return None
    if any(choice.verb != "no_protection" for choice in choices):
        return None  # there is still something else to protect with
    burning = state.rules.catastrophes[decision.card].protection == "fire"
    refused: Choice = state.rules.choices.no_protection
    return refused if burning and _fires(state, decision.seat) else None


def kept_fires(state: Any, decision: Any, choices: list[Choice], wanted: int) -> list[Choice]:
    """The fires that no order burns against a catastrophe."""
    if _fires(state, decision.seat) - 1 >= wanted:
        return []
    return [choice for choice in choices if choice.verb == "fire"]


def _fires(state: Any, seat: int) -> int:
    """How many fires the fuel of a tribe makes (TD-TERMS-22)."""
    goods, fuels = state.players[seat].goods, state.rules.fuels
    return int(sum([goods[fuel] for fuel in fuels]) // 2)


def kinds(rules: Any) -> list[str]:
    return list(BUILDINGS)


def hexes(rules: Any) -> list[str]:
    return list(rules.board.names)


def own_buildings(state: Any, seat: int) -> list[str]:
    """Where a tribe has natives in a building."""
    player = state.players[seat]
    return [
        name
        for hex_, name in enumerate(state.rules.board.names)
        if state.buildings[hex_] >= 0 and natives_at(player, hex_)
    ]


def place_of(wording: Any, name: str) -> Message:
    found: Message = wording.place(wording.rules.board.numbers[name])
    return found


DEFENDED, BY_IDOL = ("Protect", "DeclareWeapons"), ("SpendIdol", "RepelWithIdol", "Protect")
ORDERS = (
    StandingOrder(
        "protect", "tindaya-order-protect", protect, LIST, kinds, "tindaya-building-", questions=DEFENDED
    ),
    StandingOrder(
        "protect_place",
        "tindaya-order-protect-place",
        protect_place,
        LIST,
        hexes,
        questions=DEFENDED,
        offered=own_buildings,
        named=place_of,
    ),
    StandingOrder("never_idol", "tindaya-order-never-idol", never_idol, questions=BY_IDOL),
    StandingOrder(
        "keep_fires",
        "tindaya-order-keep-fires",
        keep_fires,
        NUMBER,
        most=MOST_FIRES,
        questions=("DeliverFire",),
    ),
    StandingOrder(
        "fires_for_seers",
        "tindaya-order-fires-for-seers",
        fires_for_seers,
        NUMBER,
        most=MOST_FIRES,
        questions=("Protect",),
        withholds=kept_fires,
    ),
)
