"""Invariants of Endless Winter: what must hold whenever somebody has to decide, whatever has happened before.

`broken` looks at a position alone: no card, piece or token is ever lost or doubled, no limit is passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.supply import cap
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    ECLIPSE_PHASE,
    EMPTY,
    FACE_DOWN,
    NEUTRAL,
    NO_TOKEN,
    SETTING_UP,
)
from firekeeper.kernel.hexes import members


def broken(state: WinterState) -> list[str]:
    """The laws this position breaks, one sentence each; an empty list if all is well."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        for law in (_zones, _board, _figures, _tracks):
            found += [f"seat {seat + 1}: {sentence}" for sentence in law(state, seat, player)]
    laws = (_tribe_cards, _culture_cards, _animals, _megaliths, _villages, _stones, _boards, _tokens, _order)
    for shared in laws:
        found += shared(state)
    return found


def _cards_of(player: Player) -> tuple[int, ...]:
    return player.hand + player.deck + player.discard + player.above + player.eclipse + player.graveyard


# --- one seat ---------------------------------------------------------------------------------------


def _zones(state: WinterState, seat: int, player: Player) -> Iterator[str]:
    rules = state.rules
    for zone in ("hand", "deck", "discard", "above", "eclipse", "graveyard"):
        cards = getattr(player, zone)
        if list(cards) != sorted(cards):
            yield f"the cards of the zone {zone} are not sorted: {cards}"
    if Counter(player.unused) - Counter(player.above):
        yield f"skills {player.unused} are unused, but only {player.above} lie above the board"
    if Counter(player.recruited) - Counter(player.hand):
        yield f"{player.recruited} were recruited into hand, which holds {player.hand}"
    seen = player.bluff if state.phase == ECLIPSE_PHASE else player.recruited
    if Counter(player.known) - Counter(seen):
        yield f"{player.known} are known to be in hand, but everybody has seen only {seen}"
    if Counter(player.known) - Counter(player.hand):
        yield f"{player.known} are known to be in hand, which holds {player.hand}"
    if any(card >= rules.first_culture for card in player.eclipse) and state.phase == ECLIPSE_PHASE:
        yield "Culture cards are still in a revealed Eclipse pile"
    starting = Counter(card for card in _cards_of(player) if card < rules.first_tribe)
    if starting != Counter(rules.starting_deck) and state.phase != SETTING_UP:
        yield f"the Starting cards are {dict(starting)} (EW-SETUP-09)"


def _board(state: WinterState, seat: int, player: Player) -> Iterator[str]:
    rules = state.rules
    if not 0 <= player.food <= cap(rules, player) and state.phase != SETTING_UP:
        yield f"{player.food} Food with a limit of {cap(rules, player)} (EW-GOLD-08)"
    if not 0 <= player.tool <= rules.tool_top:
        yield f"{player.tool} Tools with a limit of {rules.tool_top} (AMB-42)"
    if len(player.camps) > rules.camps or list(player.camps) != sorted(player.camps):
        yield f"Camps stand on {player.camps}"
    if len(player.villages) > rules.villages:
        yield f"{len(player.villages)} Villages (EW-MIGRATE-10)"
    if len(player.stones) > len(rules.slot_price):
        yield f"{len(player.stones)} Sacred Stones (EW-STONE-04)"
    if min(player.animals + player.tipped) < 0:
        yield "fewer than no Animals of a species"
    if sum(player.earned) != player.score:
        yield f"{player.score} points, but {sum(player.earned)} by source"


def _figures(state: WinterState, seat: int, player: Player) -> Iterator[str]:
    placed = [code % 2 for column in state.columns for code in column if code // 2 == seat]
    ready = player.chief_ready + player.figures_ready
    if len(placed) + ready + player.resting != 3 and state.phase != SETTING_UP:
        yield f"{len(placed)} figures in columns, {ready} at home, {player.resting} resting (EW-TURN-03)"
    if placed.count(0) + player.chief_ready > 1:
        yield "two Chief figures"


def _tracks(state: WinterState, seat: int, player: Player) -> Iterator[str]:
    rules = state.rules
    if not 0 <= player.offering <= rules.top_offering or not 0 <= player.honour <= rules.top_honour:
        yield f"idol markers on {player.offering} and {player.honour}"
    if (player.honour > 0) != (seat in state.ranks):
        yield f"honour level {player.honour}, ranks {state.ranks} (AMB-33)"


# --- the table --------------------------------------------------------------------------------------


def _tribe_cards(state: WinterState) -> Iterator[str]:
    rules = state.rules
    owned = Counter(card for player in state.players for card in _cards_of(player))
    for at, left in enumerate(state.stacks):
        kind = rules.first_tribe + at
        if left < 0 or (left + owned[kind] != rules.tribe_copies and state.phase != SETTING_UP):
            yield f"{rules.card_ids[kind]}: {left} in the stack and {owned[kind]} with players (EW-SETUP-06)"


def _culture_cards(state: WinterState) -> Iterator[str]:
    rules = state.rules
    owned = [card for player in state.players for card in _cards_of(player) if card >= rules.first_culture]
    out = Counter([*owned, *[card for card in state.display if card >= 0]])
    for card, count in out.items():
        if count > 1:
            yield f"there are {count} cards {rules.card_ids[card]}"
    for era, left in enumerate(state.culture_deck):
        for at in members(left):
            if out[rules.first_of_era[era] + at]:
                yield f"{rules.card_ids[rules.first_of_era[era] + at]} is in the deck and out of it"


def _animals(state: WinterState) -> Iterator[str]:
    rules = state.rules
    for species, copies in enumerate(rules.animal_copies):
        owned = sum(player.animals[species] + player.tipped[species] for player in state.players)
        count = owned + state.hunt.count(species) + state.animal_deck[species]
        if count != copies and state.phase != SETTING_UP:
            yield f"{rules.animal_ids[species]}: {count} cards of {copies}"
    if len(state.hunt) > rules.hunt_top:
        yield f"{len(state.hunt)} cards in the hunt area (EW-HUNT-02)"


def _megaliths(state: WinterState) -> Iterator[str]:
    rules = state.rules
    standing = Counter(state.spots)
    del standing[EMPTY]
    for seat, player in enumerate(state.players):
        own = max(0, player.megaliths - rules.neutrals)
        if standing[seat] != own:
            yield f"seat {seat + 1} has {standing[seat]} Megaliths standing, {own} have left the reserve"
    grey = sum(min(player.megaliths, rules.neutrals) for player in state.players)
    if standing[NEUTRAL] != grey:
        yield f"{standing[NEUTRAL]} neutral Megaliths standing, {grey} have left the reserves"
    for spot, owner in enumerate(state.spots):
        if owner == EMPTY:
            continue
        if rules.spot_level[spot] and owner == NEUTRAL:
            yield f"a neutral Megalith stands on others at {rules.spot_ids[spot]} (EW-MEGA-06)"
        if any(state.spots[below] == EMPTY for below in rules.spot_base[spot]):
            yield f"the Megalith at {rules.spot_ids[spot]} hangs in the air (EW-MEGA-13)"
        if rules.spot_first[spot] and owner != NEUTRAL:
            yield f"a coloured Megalith on the first space {rules.spot_ids[spot]} (EW-MEGA-07)"


def _villages(state: WinterState) -> Iterator[str]:
    taken = Counter(juncture for player in state.players for juncture in player.villages)
    for juncture, count in taken.items():
        if count > 1:
            yield f"{count} Villages at {state.rules.juncture_ids[juncture]} (EW-MIGRATE-07)"


def _stones(state: WinterState) -> Iterator[str]:
    seen = Counter(stone for stone in state.reserve if stone >= 0)
    seen.update(stone for player in state.players for stone in player.stones)
    for stone, count in seen.items():
        if count > 1:
            yield f"there are {count} stones {state.rules.stone_ids[stone]}"
    if state.phase != SETTING_UP and len(seen) != len(state.reserve):
        yield f"{len(seen)} different stones of {len(state.reserve)} (EW-SETUP-04)"


def _boards(state: WinterState) -> Iterator[str]:
    if state.phase == SETTING_UP:
        return
    if len(set(state.terrain)) != state.rules.slots:
        yield f"the map is {state.terrain} (EW-SETUP-36)"
    if len(set(state.tiles)) != len(state.rules.tile_ids):
        yield f"the Megalith tiles are {state.tiles} (EW-SETUP-32)"
    if state.labour < 0 or (state.labour and state.phase != ACTION_PHASE):
        yield f"{state.labour} half-points of Labour in the pool (EW-LABOR-09, AMB-06)"


def _tokens(state: WinterState) -> Iterator[str]:
    rules = state.rules
    for slot, token in enumerate(state.glaciers):
        if token >= 0 and state.glacier_pool >> token & 1:
            yield f"the token on hex {slot} has been seen and is unseen"
        if token == FACE_DOWN and not rules.options.glacier_tokens:
            yield f"a Glacier token on hex {slot} without the module"
    if rules.options.rest_tokens and state.phase != SETTING_UP:
        pile = [*state.rest_below, state.rest_open, state.rest_held]
        count = state.rest_unseen.bit_count() + sum(token != NO_TOKEN for token in pile)
        if count != len(rules.rest_token_ids):
            yield f"{count} Rest tokens (EW-RESTTOKEN-01)"


def _order(state: WinterState) -> Iterator[str]:
    if state.phase != SETTING_UP and sorted(state.order) != list(range(state.rules.seats)):
        yield f"the turn order is {state.order}"
