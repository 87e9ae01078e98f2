"""Standing orders for what others' turns and the end of an era ask (D-30, D-34, D-35, D-48).

Whether a seat is asked at all says nothing about which idols it holds (TD-TERMS-38): an order about idols
answers alike whether it holds one of protection or not.
"""

from __future__ import annotations

from typing import Any

from firekeeper.games.tindaya.terms import BUILDINGS
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.orders import LIST, NUMBER, StandingOrder

MOST_FIRES = 4


def never_idol(state: Any, decision: Any, choices: list[Choice], wanted: Any) -> Choice | None:
    """No idol is spent; where goods could protect as well, the person is asked."""
    if any(choice.verb not in ("no_protection", "protect_idol") for choice in choices):
        return None
    refused: Choice = state.rules.choices.no_protection
    return refused


def protect(state: Any, decision: Any, choices: list[Choice], wanted: list[str]) -> Choice | None:
    """A building of a wanted kind is protected with goods, the cheapest way first (TD-EVENT-21, -42, -43).

    Against pirates with as many weapons as there are natives to save; against a ship with two (TD-EVENT-33).
    """
    building = state.buildings[decision.hex]
    if building < 0 or BUILDINGS[building] not in wanted:
        return None
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
    goods = state.players[decision.seat].goods
    fires = sum([goods[fuel] for fuel in state.rules.fuels]) // 2
    refused: Choice = state.rules.choices.no_fire
    return refused if fires - 1 < wanted else None


def kinds(rules: Any) -> list[str]:
    return list(BUILDINGS)


DEFENDED, BY_IDOL = ("Protect", "DeclareWeapons"), ("SpendIdol", "RepelWithIdol", "Protect")
ORDERS = (
    StandingOrder(
        "protect", "tindaya-order-protect", protect, LIST, kinds, "tindaya-building-", questions=DEFENDED
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
)
