"""Turn cards (NA-CARD): 19 effects, each with its window, used from the cards beside a player's board.

Windows and rifles are data (`turn_cards.toml`). What an effect does is a row of the table at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from firekeeper.games.wendake.effects import areas_with, gain, in_longhouse, score, spend
from firekeeper.games.wendake.new_allies import events
from firekeeper.games.wendake.new_allies.alliance import advance_by_card
from firekeeper.games.wendake.new_allies.card_questions import (
    ActivateTerritory,
    HarvestOne,
    RefreshTile,
    SpendDifferent,
    TakeRifle,
    active_territories,
    harvested,
    refreshable,
)
from firekeeper.games.wendake.new_allies.masks import search_masks
from firekeeper.games.wendake.new_allies.military import AfterClaims
from firekeeper.games.wendake.new_allies.restore import discard_turn_card
from firekeeper.games.wendake.new_allies.ritual import HealByMask, HealInRitual
from firekeeper.games.wendake.new_allies.search import LookForTile, LookForTurtle, owned_resources
from firekeeper.games.wendake.new_allies.state import AllyState, allied
from firekeeper.games.wendake.new_allies.terms import RIFLE
from firekeeper.games.wendake.new_allies.trade import BuyWithBeavers
from firekeeper.games.wendake.new_allies.turn import PlaceOffLine, ally_with_other_flag, other_flags
from firekeeper.games.wendake.progress import RESOURCE, GainResource
from firekeeper.games.wendake.restore import ReplaceTile
from firekeeper.games.wendake.state import WendakeState, members
from firekeeper.games.wendake.terms import BEAVER, FISH, HUNTER, LEATHER, MILITARY
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.games.wendake.village import tan_pelts
from firekeeper.kernel.ability import Ability
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision

if TYPE_CHECKING:
    from firekeeper.games.wendake.new_allies.game import NewAllies

COPY: Final = "copy_turn_card"

Check = Callable[[AllyState, int, Decision[Any]], bool]
Effect = Callable[[AllyState, int, Decision[Any]], None]


class TurnCards(Ability[WendakeState]):
    """The cards a seat owns, offered in the windows of their effects (NA-CARD-25, -26, -30)."""

    def __init__(self, rules: NewAllies, index: int) -> None:
        effects = _effects()
        self.checks: list[Check] = []
        self.effects: list[Effect] = []
        for name in rules.effect_names:
            check, effect = effects[name]
            self.checks.append(check)
            self.effects.append(effect)
        self.copying = rules.effect_names.index(COPY)
        # By card and effect: cards that copy have a choice for every effect, the others one for their own.
        self.use_card: list[list[Choice | None]] = []
        for card, name in enumerate(rules.turn_card_names):
            own = rules.turn_card_effect[card]
            row: list[Choice | None] = []
            for at, called in enumerate(rules.effect_names):
                found = None
                if own == self.copying and at != own:
                    found = rules.book.add("turn_card", (name, called), card, at, 1, ability=index)
                elif own != self.copying and at == own:
                    found = rules.book.add("turn_card", (name,), card, at, 0, ability=index)
                row.append(found)
            self.use_card.append(row)
        every = 0
        for windows in rules.effect_windows:
            every |= windows
        super().__init__("turn_card", every, ("NA-CARD-01", "NA-CARD-05", "NA-CARD-25"))

    def offer(self, state: WendakeState, decision: Decision[Any], windows: int, out: list[Choice]) -> None:
        ours = allied(state)
        ready = ours.cards[decision.seat] & ~ours.cards_used[decision.seat]
        while ready:
            low = ready & -ready
            ready ^= low
            card = low.bit_length() - 1
            effect = ours.allies.turn_card_effect[card]
            if effect != self.copying:
                self._offer(ours, decision, windows, card, effect, out)
                continue
            for other in members(copyable(ours, card)):
                self._offer(ours, decision, windows, card, other, out)

    def _offer(
        self,
        state: AllyState,
        decision: Decision[Any],
        windows: int,
        card: int,
        effect: int,
        out: list[Choice],
    ) -> None:
        rules = state.allies
        if not rules.effect_windows[effect] & windows:
            return
        if state.players[decision.seat].goods[RIFLE] < rules.effect_rifles[effect]:
            return
        if self.checks[effect](state, decision.seat, decision):
            choice = self.use_card[card][effect]
            assert choice is not None
            out.append(choice)

    def use(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> None:
        ours = allied(state)
        rules, seat = ours.allies, decision.seat
        card, effect = choice.a, choice.b
        if state.events is not None:
            state.events.append(
                events.TurnCardUsed(
                    seat=seat, card=rules.turn_card_names[card], effect=rules.effect_names[effect]
                )
            )
        if rules.effect_free[rules.turn_card_effect[card]]:
            ours.cards[seat] &= ~(1 << card)
            discard_turn_card(ours, seat, card)
        else:
            ours.cards_used[seat] |= 1 << card
        spend(ours, seat, RIFLE, rules.effect_rifles[effect])
        self.effects[effect](ours, seat, decision)

    def why_not(self, state: WendakeState, decision: Decision[Any], choice: Choice) -> str:
        ours = allied(state)
        rules = ours.allies
        card, effect = choice.a, choice.b
        if not ours.cards[decision.seat] >> card & 1:
            return "NA-CARD-01"
        if ours.cards_used[decision.seat] >> card & 1:
            return "NA-CARD-03"
        if not rules.effect_windows[effect] & decision.windows(state):
            return "NA-CARD-05"
        if choice.c and not copyable(ours, card) >> effect & 1:
            return "NA-CARD-30"
        return rules.effect_rules[effect]


def copyable(state: AllyState, card: int) -> int:
    """The effects that lie face up on other cards, as a bit mask (NA-CARD-08, NA-AMB-12)."""
    rules = state.allies
    found = 0
    for owned, used in zip(state.cards, state.cards_used, strict=True):
        for other in members(owned & ~used):
            if other != card:
                found |= 1 << rules.turn_card_effect[other]
    for other in state.spaces:
        if other >= 0:
            found |= 1 << rules.turn_card_effect[other]
    return found & ~(1 << rules.effect_names.index(COPY))


# --- when an effect would change something, and what it does ------------------------------------------


def lakes_with_canoes(state: WendakeState, seat: int) -> int:
    """On how many lakes a seat has canoes (NA-AMB-15)."""
    return sum([1 for count in state.players[seat].lakes if count])


def _always(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    return True


def _can_search_turtles(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    if not isinstance(decision, AfterClaims) or not owned_resources(state, seat):
        return False
    return any(state.turtle_stacks[kind] for kind in members(decision.kinds))


def _search_turtles(state: AllyState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, AfterClaims)
    state.push(LookForTurtle(seat, decision.kinds, -1, 0))


def _can_search_tiles(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    return isinstance(decision, ReplaceTile) and state.stack > 0 and bool(owned_resources(state, seat))


def _spread(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    # NA-AMB-15: ties count, but at least one lake.
    mine = lakes_with_canoes(state, seat)
    return mine > 0 and all(lakes_with_canoes(state, other) <= mine for other in range(state.allies.seats))


def _can_pay_beavers(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    if not isinstance(decision, BuyWithBeavers) or decision.beavers:
        return False
    return state.players[seat].goods[BEAVER] > 0


def _pay_beavers(state: AllyState, seat: int, decision: Decision[Any]) -> None:
    assert isinstance(decision, BuyWithBeavers)
    state.frames[-1] = decision.with_beavers()


def _third_marker(state: AllyState, seat: int, decision: Decision[Any]) -> bool:
    # The third activation of the year: two markers on the grid, 1.A still open.
    marked = state.players[seat].marked.bit_count()
    third = marked == 2 and marked < state.allies.activations
    return isinstance(decision, PlaceMarker) and third and bool(owned_resources(state, seat))


def _off_line(state: AllyState, seat: int, decision: Decision[Any]) -> None:
    state.frames.pop()  # the third marker is placed off the line, and nowhere else (NA-AMB-54)
    state.then(SpendDifferent(seat, 1, 0), PlaceOffLine(seat))


def _effects() -> dict[str, tuple[Check, Effect]]:
    """Effect: when it is offered beside its window and its rifles, and what it does."""
    return {
        COPY: (lambda state, seat, _: False, lambda state, seat, _: None),  # it is used as what it copies
        "fish_per_lake": (
            lambda state, seat, _: state.players[seat].canoes > 0,
            lambda state, seat, _: gain(state, seat, FISH, lakes_with_canoes(state, seat)),
        ),
        "harvest_one_vegetable": (
            lambda state, seat, _: any(harvested(state, seat)),
            lambda state, seat, _: state.push(HarvestOne(seat)),
        ),
        "free_tan": (
            lambda state, seat, _: state.players[seat].goods[BEAVER] > 0,
            lambda state, seat, _: tan_pelts(state, seat, 0),
        ),
        "other_flag_alliance": (
            lambda state, seat, decision: other_flags(decision) != 0,
            lambda state, seat, decision: ally_with_other_flag(state, seat, decision),
        ),
        "rifle_for_two_resources": (
            _always,
            lambda state, seat, _: state.push(GainResource(seat, (RESOURCE, RESOURCE))),
        ),
        "turtle_search": (_can_search_turtles, _search_turtles),
        "action_tile_search": (
            _can_search_tiles,
            lambda state, seat, _: state.push(LookForTile(seat, 0)),
        ),
        "lake_spread_military": (_spread, lambda state, seat, _: score(state, seat, MILITARY, 2)),
        "beavers_as_resources": (_can_pay_beavers, _pay_beavers),
        "two_resources_for_rifle": (
            lambda state, seat, _: len(owned_resources(state, seat)) >= 2,
            lambda state, seat, _: state.then(SpendDifferent(seat, 2, 0), TakeRifle(seat)),
        ),
        "mask_heal": (
            lambda state, seat, _: in_longhouse(state.players[seat]) > 0,
            lambda state, seat, _: state.push(HealByMask(seat, 1)),
        ),
        "ritual_heal": (
            lambda state, seat, _: in_longhouse(state.players[seat]) * state.players[seat].goods[RIFLE] > 0,
            lambda state, seat, _: state.push(HealInRitual(seat, 0)),
        ),
        "activate_territory": (
            lambda state, seat, _: bool(active_territories(state, seat)),
            lambda state, seat, _: state.push(ActivateTerritory(seat)),
        ),
        "hunters_leather": (
            lambda state, seat, _: areas_with(state, seat, HUNTER) > 0,
            lambda state, seat, _: gain(state, seat, LEATHER, areas_with(state, seat, HUNTER)),
        ),
        "off_line_marker": (_third_marker, _off_line),
        "refresh_progress": (
            lambda state, seat, _: bool(refreshable(state, seat)),
            lambda state, seat, _: state.push(RefreshTile(seat)),
        ),
        "advance_alliance": (_always, lambda state, seat, _: advance_by_card(state, seat)),
        "choose_mask": (
            lambda state, seat, _: bool(state.discard) or any(state.deck),
            lambda state, seat, _: search_masks(state, seat),
        ),
    }
