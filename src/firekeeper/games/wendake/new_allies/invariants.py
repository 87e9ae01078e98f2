"""Invariants of New Allies: those of Wendake, and Turn cards, patrols, ships, tiles looked at."""

from __future__ import annotations

from collections.abc import Iterator

from firekeeper.games.wendake import invariants
from firekeeper.games.wendake.new_allies.masks import LayDiscard
from firekeeper.games.wendake.new_allies.state import AllyState
from firekeeper.games.wendake.new_allies.terms import side_of
from firekeeper.games.wendake.state import members
from firekeeper.games.wendake.terms import NO_FLAG


def broken(state: AllyState) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well."""
    aside: tuple[int, ...] = ()
    for frame in state.frames:
        if isinstance(frame, LayDiscard):
            for card, count in enumerate(frame.left):
                aside += (card,) * count
    found = invariants.broken(_with_open_tiles(state), cards_elsewhere=aside)
    for seat in range(state.allies.seats):
        found += [f"seat {seat + 1}: {sentence}" for sentence in _seat(state, seat)]
    return [*found, *_cards(state), *_board(state)]


def _with_open_tiles(state: AllyState) -> AllyState:
    """The position with all tiles that lie open for one seat back in their stacks."""
    if not any(state.turtles_seen) and not any(state.tiles_seen):
        return state
    new = state.clone()
    for seat in range(state.allies.seats):
        new.turtle_pool |= state.turtles_seen[seat]
        for tile in members(state.turtles_seen[seat]):
            new.turtle_stacks[state.allies.turtle_type[tile]] += 1
        new.pool |= state.tiles_seen[seat]
        new.stack += state.tiles_seen[seat].bit_count()
    return new


def _seat(state: AllyState, seat: int) -> Iterator[str]:
    rules = state.allies
    disk, patrols = state.disks[seat], state.patrols[seat]
    if abs(disk) > rules.disk_end:
        yield f"its Alliance disk is at {disk} (NA-ALLY-12)"
    if len(patrols) != (0 if side_of(disk) == NO_FLAG else rules.patrols):
        yield f"its disk is at {disk} and its patrols are at {patrols} (NA-ALLY-07)"
    for territory in patrols:
        if rules.is_home[territory] and territory != state.players[seat].home:
            yield f"a patrol is in the home {rules.territories[territory]} (NA-PATROL-03)"
    if state.cards_used[seat] & ~state.cards[seat]:
        yield "a Turn card is face down that it does not own"
    if any(rules.effect_free[rules.turn_card_effect[card]] for card in members(state.cards_used[seat])):
        yield "a free Turn card is face down instead of discarded (NA-CARD-02)"
    for lake, count in enumerate(state.players[seat].lakes):
        if count and lake not in rules.open_lakes:
            yield f"a canoe is on the closed lake {rules.lakes[lake]} (NA-SETUP-12)"
    if state.off_line[seat] and state.players[seat].marked.bit_count() not in (0, rules.activations):
        yield "its markers are off the line before the third one (NA-CARD-21)"


def _cards(state: AllyState) -> Iterator[str]:
    """Every Turn card once at most, those of the level in use in one place exactly (NA-SETUP-16)."""
    rules = state.allies
    places = [state.turn_deck, state.turn_discard, *state.cards]
    places += [1 << card for card in state.spaces if card >= 0]
    every = 0
    for place in places:
        if every & place:
            yield "a Turn card is in two places"
        every |= place
    level = rules.turn_decks[state.turn_level]
    if every & level != level:
        yield "a Turn card of the level in use is lost"
    if (state.turn_deck | state.turn_discard) & ~level:
        yield "a Turn card of another level is in the deck or discarded"


def _board(state: AllyState) -> Iterator[str]:
    rules = state.allies
    if len(state.reserved) != rules.turn_spaces or len(state.spaces) != rules.turn_spaces:
        yield f"there are {len(state.reserved)} spaces of the turn order, not {rules.turn_spaces}"
    ships = [lake for lake in state.ships if lake >= 0]
    if len(set(ships)) != len(ships):
        yield "both ships are on one lake (NA-SHIP-03)"
    if any(lake not in rules.open_lakes for lake in ships):
        yield "a ship is on a closed lake (NA-SHIP-01)"
