"""Positions of Tindaya later in a game: conformance games and golden records start from them."""

from __future__ import annotations

from firekeeper.conformance.walk import draw, pick
from firekeeper.games.tindaya.actions import TakeAction
from firekeeper.games.tindaya.contents import set_animals, set_conquistadors
from firekeeper.games.tindaya.develop import develop
from firekeeper.games.tindaya.learning import learn
from firekeeper.games.tindaya.pieces import add_villager, check_abandoned, controlled, villagers_in_reserve
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ANIMAL_OF,
    GODS,
    INVENTIONS,
    NONE,
    NOWHERE,
    OBSIDIAN,
    SEA,
    SHIPS,
    TRADES,
    WOOD,
)
from firekeeper.kernel.hexes import members
from firekeeper.kernel.rng import Stream


def riches(state: TindayaState, source: Stream) -> bool:
    """At the first turn: a later era, goods, trades, inventions, idols, prisoners and canoes for everybody.

    Random play alone seldom lives to see the second era; from here on it meets what comes late.
    """
    if not isinstance(state.frames[-1], TakeAction):
        return False
    rules = state.rules
    move_to_era(state, 1 + source.below(rules.last_era), source)
    state.wrath = (source.below(2), source.below(2))
    for seat, player in enumerate(state.players):
        player.goods = [source.below(5) * source.below(2) for _ in player.goods]
        player.prison = source.below(3)
        for trade in range(len(TRADES)):
            if not player.trades >> trade & 1 and source.below(2):
                learn(state, seat, trade)
        for invention in range(len(INVENTIONS)):
            if not player.inventions >> invention & 1 and not source.below(3):
                if invention % 2 == 0 or player.inventions >> (invention - 1) & 1:
                    develop(state, seat, invention)
        for _ in range(source.below(4)):
            idol = draw(source, state.idol_deck)
            player.idols = tuple(sorted((*player.idols, idol)))
    sea = members(state.by_terrain[SEA])
    state.canoes = tuple(sorted([pick(source, sea) for _ in range(3)]))
    if rules.domination:
        deal_objectives(state, source)
    return True


def triumph(state: TindayaState, source: Stream) -> bool:
    """At the first turn: the last era, and what wins it: food, caves, animals, villagers, prisoners."""
    if not isinstance(state.frames[-1], TakeAction):
        return False
    rules = state.rules
    move_to_era(state, rules.last_era, source)
    state.wrath = (0, 0)
    for seat, player in enumerate(state.players):
        player.goods = [3 if kept else 0 for kept in rules.preserve]
        player.goods[WOOD] = player.goods[OBSIDIAN] = 3
        player.prison = 4
        for trade in range(len(TRADES)):
            if not player.trades >> trade & 1:
                learn(state, seat, trade)
        for invention in range(len(INVENTIONS)):
            if not player.inventions >> invention & 1:
                develop(state, seat, invention)
        if rules.has_housing and not player.cave:
            player.cave = 1
            player.cylinders += 1
        homes = controlled(state, seat)
        for at in range(villagers_in_reserve(state, seat) - 1):
            add_villager(state, seat, homes[at % len(homes)])
        for hex_ in homes:
            if ANIMAL_OF[state.buildings[hex_]] >= 0:
                set_animals(state, hex_, 5)
    state.reconquered = 1
    if rules.domination:
        deal_objectives(state, source)
    return True


def treason(state: TindayaState, source: Stream) -> bool:
    """As a triumph, with all nobles beside a large fort: somebody will enter it and may betray."""
    if not triumph(state, source):
        return False
    fort = members(state.fortified)[0]
    set_conquistadors(state, fort, 20)
    beside = members(state.rules.board.around[fort] & state.land)
    for player in state.players:
        player.nobles = tuple(sorted([pick(source, beside) for _ in player.nobles]))
    check_abandoned(state)
    return True


def move_to_era(state: TindayaState, era: int, source: Stream) -> None:
    """Make the era a later one, with an Event card of its own."""
    rules = state.rules
    state.era = era
    cards = [
        card
        for card, of_era in enumerate(rules.event_era)
        if of_era == era and rules.event_level[card] == rules.options.difficulty
    ]
    state.event = pick(source, cards)
    state.events_seen |= 1 << state.event
    # Standees and ships of the card before return; those of the new one are not known, as without a fire.
    state.standees = (NOWHERE,) * 4
    state.ships = (NONE,) * len(SHIPS)
    state.prophecy = NONE
    state.catastrophes = (NONE,) * len(GODS)


def deal_objectives(state: TindayaState, source: Stream) -> None:
    """A secret objective with a token for everybody."""
    for player in state.players:
        if player.objectives:
            continue
        card = pick(source, members(state.secrets))
        state.secrets ^= 1 << card
        token = pick(source, state.objective_tokens)
        state.objective_tokens = tuple([other for other in state.objective_tokens if other != token])
        player.objectives = ((card, token),)
