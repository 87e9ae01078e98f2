"""Endless Winter for the conformance suite: its option sets, and richer positions to start from."""

from __future__ import annotations

from typing import Any

from firekeeper.conformance.walk import Case, draw, every, pick
from firekeeper.games.endless_winter import cards, idols, land, megaliths
from firekeeper.games.endless_winter.columns import MiddleSection
from firekeeper.games.endless_winter.state import WinterState, add_card, changed, remove_card
from firekeeper.games.endless_winter.supply import cap, score
from firekeeper.games.endless_winter.terms import FACE_DOWN, FIGURES, FROM_EFFECTS, IN_HAND, MIGRATE, TRIBE
from firekeeper.games.endless_winter.turn import PlaceFigure, PlayCulture
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.rng import Stream

TABLE = every(
    players=(2, 3, 4),
    setup=("base", "setup_draft", "chief_draft"),
    glacier_tokens=(False, True),
    rest_tokens=(False, True),
)
"""Every combination that changes what can happen."""
BOARDS: list[dict[str, Any]] = [
    {"players": players, "layout": layout}
    for players, layout in ((2, "cfg_ring"), (3, "cfg_hearth"), (4, "cfg_plain"), (4, "cfg_brick"))
]
"""Every layout of the Megalith board, with numbers of players for which it is not the usual one."""
MODULES: dict[str, Any] = {"glacier_tokens": True, "rest_tokens": True}


def riches(state: WinterState, source: Stream) -> bool:
    """At the first turn: goods, cards, Animals, Camps, Villages, Megaliths, stones and Idols for everybody.

    Random play alone seldom builds a Village or stacks Megaliths; from here on it does.
    """
    if not isinstance(state.frames[-1], PlayCulture):
        return False
    out = not source.below(3)  # the Animal deck runs out, and some stacks of Tribe cards
    for seat in range(state.rules.seats):
        give_cards(state, seat, source, 6 if out else 3)
        give_animals(state, seat, source, len(state.hunt) + sum(state.animal_deck) if out else 8)
        settle_land(state, seat, source)
        build(state, seat, source)
        player = state.players[seat]
        score(state, seat, source.below(40), FROM_EFFECTS)
        player.food = cap(state.rules, player) - source.below(3)
        player.tool = source.below(state.rules.tool_top + 1)
    if source.below(2):
        migrate(state, state.order[0])
    return True


def migrate(state: WinterState, seat: int) -> None:
    """The first turn has come to the middle section of Migrate: who plays at random eats before."""
    assert isinstance(state.frames.pop(), PlayCulture)
    assert isinstance(state.frames.pop(), PlaceFigure)
    state.players[seat].figures_ready -= 1
    state.columns[MIGRATE] = (seat * len(FIGURES) + TRIBE,)
    state.place = MIGRATE
    state.push(MiddleSection(seat))


def give_cards(state: WinterState, seat: int, source: Stream, most: int) -> None:
    """Tribe cards in hand and discard pile, Culture cards of both Eras in hand, some cards buried."""
    rules = state.rules
    player = state.players[seat]
    for tribe in range(rules.tribe_count):
        for _ in range(source.below(most)):
            if state.stacks[tribe]:
                cards.recruit(state, seat, tribe, source.below(2) == 0)
    for era, left in enumerate(state.culture_deck):
        for at in range(left.bit_length()):
            if left >> at & 1 and not source.below(12):
                state.culture_deck[era] &= ~(1 << at)
                player.hand = add_card(player.hand, rules.first_of_era[era] + at)
    for _ in range(source.below(4)):
        cards.bury(state, seat, IN_HAND, pick(source, player.hand))


def give_animals(state: WinterState, seat: int, source: Stream, most: int) -> None:
    """Animals of the deck, tipped or not; if there are enough of them, those of the hunt area too."""
    player = state.players[seat]
    for _ in range(most if most > 8 else source.below(most)):
        species = draw(source, state.animal_deck)
        if species < 0:
            if not state.hunt:
                return
            species, *rest = state.hunt
            state.hunt = tuple(rest)
        if source.below(3):
            player.animals = changed(player.animals, species, 1)
        else:
            player.tipped = changed(player.tipped, species, 1)


def settle_land(state: WinterState, seat: int, source: Stream) -> None:
    """Camps all over the map and perhaps a Village, but nowhere a Glacier token would have been turned up."""
    rules = state.rules
    player = state.players[seat]
    while land.can_place_camp(state, seat) and source.below(4):
        land.place_camp(state, seat)
    for _ in range(12):
        steps: list[Choice] = []
        land.move_offers(state, seat, steps)
        step = pick(source, steps)
        if state.glaciers[step.b] != FACE_DOWN:
            player.camps = add_card(remove_card(player.camps, step.a), step.b)
    seen = [
        at
        for at, slots in enumerate(rules.junctures)
        if all(state.glaciers[slot] != FACE_DOWN for slot in slots) and land.village_at(state, at) < 0
    ]
    for _ in range(min(source.below(rules.villages), len(seen))):
        player.villages = (*player.villages, seen.pop(source.below(len(seen))))
    if seen and source.below(4):  # all is ready for another Village
        ready = rules.junctures[pick(source, seen)]
        player.camps = tuple(sorted((*ready, *player.camps[3:])))


def build(state: WinterState, seat: int, source: Stream) -> None:
    """Megaliths as high as they may stand, Sacred Stones, steps on both Idol tracks."""
    rules = state.rules
    player = state.players[seat]
    for _ in range(source.below(rules.megalith_count)):
        spots: list[Choice] = []
        megaliths.offers(state, seat, spots)
        megaliths.place(state, seat, pick(source, spots).a)
    for _ in range(source.below(len(rules.slot_price))):
        left = [stone for stone in state.reserve if stone >= 0]
        if left:
            stone = pick(source, left)
            state.reserve = tuple([-1 if lying == stone else lying for lying in state.reserve])
            player.stones = (*player.stones, stone)
    for _ in range(source.below(rules.top_offering + rules.top_honour)):
        tracks: list[Choice] = []
        idols.offers(state, seat, tracks)
        idols.move(state, seat, pick(source, tracks).a)


CASES = [Case("endless_winter", options) for options in (*TABLE, *BOARDS)]
CASES += [Case("endless_winter", MODULES | {"players": players}, riches) for players in (2, 3, 4)]
CASES += [Case("endless_winter", {"players": 2, "layout": "cfg_plain"}, riches)]
