"""What is worth trying at a question, for bots: explorations as a whole, and no haggling.

An exploration is up to four moves, each put together in up to five steps, and only its end shows what it was
for. So the ways to end it are searched on the extract that `moves.py` looks ahead with, ranked by what can be
done where natives end and by where the events of the era will strike, and suggested as sequences of choices.
How good they really are the evaluation finds out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from firekeeper.games.tindaya.barter import DraftOffer
from firekeeper.games.tindaya.explore import STORED, ChooseMove
from firekeeper.games.tindaya.idols import SellIdol
from firekeeper.games.tindaya.moves import (
    Completable,
    Exploration,
    Ground,
    Move,
    Walkers,
    after,
    embarkations,
    movable,
)
from firekeeper.games.tindaya.offerings import ChooseSource, MakeOffering, open_slots, sources
from firekeeper.games.tindaya.optional_actions import OptionalActions
from firekeeper.games.tindaya.pieces import controlled
from firekeeper.games.tindaya.prospects import Prospects
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.swaps import offers
from firekeeper.games.tindaya.terms import NONE, WOOD
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.hexes import members

WIDTH: Final = 16
"""How many positions are kept after each move."""
SUGGESTED: Final = 8
"""How many explorations are suggested."""
GIFTS: Final = ("unit", "animal", "prisoner")
"""What is offered to the gods: natives are worth more than what they would bring, but for `sacrifices`."""
KEPT_VILLAGERS: Final = 2
"""Villagers that are not given to the gods."""
VICTIMS: Final = 2
"""Of so many hexes villagers are thought of as sacrifices."""
REMEMBERED: Final = 400
"""Of so many positions the moves are remembered: those of a turn come back after other actions."""

Reached = list[tuple[Move, Walkers]]
"""Moves and where they lead."""


def suggestions(
    state: TindayaState, decision: Decision[Any], choices: list[Choice]
) -> list[tuple[Choice, ...]] | None:
    if isinstance(decision, ChooseMove):
        return explorations(state, decision)
    if isinstance(decision, OptionalActions):
        left_out = {"barter", "dowry", "adopt"}
        if not pawns(state, decision.seat):
            left_out.add("offer")
        found = [(choice,) for choice in choices if choice.verb not in left_out]
        return found + allied_offers(state, decision.seat, choices)
    if isinstance(decision, DraftOffer):  # a draft that somebody else began: settle it as it stands
        return [(choice,) for choice in choices if choice.verb in ("propose", "drop")] or None
    if isinstance(decision, MakeOffering):
        stop = [(choice,) for choice in choices if choice.verb == "stop_offering"]
        return [*pawns(state, decision.seat), *stop] or None
    if isinstance(decision, ChooseSource):
        return [(choice,) for choice in choices if choice.verb in GIFTS] or None
    if isinstance(decision, SellIdol):
        return [(choice,) for choice in choices if choice.a >= WOOD]
    return None


def pawns(state: TindayaState, seat: int) -> list[tuple[Choice, ...]]:
    """Pawns for the gods with what they stand for."""
    table = state.rules.choices
    found: list[tuple[Choice, ...]] = [
        (table.pawn[god][slot], source)
        for god, slot in open_slots(state)
        for source in sources(state, seat, god, slot)
        if source.verb in GIFTS
    ]
    return found + sacrifices(state, seat)


def sacrifices(state: TindayaState, seat: int) -> list[tuple[Choice, ...]]:
    """Natives for the gods, among rivals at the end of the game: what they could still bring is less then.

    One slot of each god is enough, one that nothing else can be given for; villagers without a building of
    their own first.
    """
    rules, player = state.rules, state.players[seat]
    if rules.alliance or not rules.evaluation.counts_lead:
        return []
    if state.era < rules.last_era or len(player.villagers) <= KEPT_VILLAGERS:
        return []
    table = rules.choices
    homes = controlled(state, seat)
    villagers = player.villagers
    hexes = sorted(set(villagers), key=lambda hex_: (hex_ in homes, -villagers.count(hex_), hex_))
    natives = [table.villager[hex_] for hex_ in hexes[:VICTIMS]]
    if len(player.nobles) > 1:
        natives.append(table.noble[min(player.nobles)])
    chosen: dict[int, int] = {}
    for god, slot in open_slots(state):
        poor = not [one for one in sources(state, seat, god, slot) if one.verb in GIFTS]
        if god not in chosen or poor:
            chosen[god] = slot
    return [(table.pawn[god][slot], native) for god, slot in chosen.items() for native in natives]


def allied_offers(state: TindayaState, seat: int, choices: list[Choice]) -> list[tuple[Choice, ...]]:
    """Offers of barter in an Alliance: rivals would not agree to what helps us. Nobody is asked twice."""
    rules = state.rules
    if not rules.alliance or not rules.behaviour.barter_in_steps:
        return []
    return [
        offer
        for choice in choices
        if choice.verb == "barter" and (choice.a, choice.b) not in state.offers
        for offer in offers(state, seat, choice)
    ]


class Way(NamedTuple):
    """Some moves, where they lead, and what that promises."""

    walkers: Walkers
    moves: tuple[Move, ...]
    promise: float


def explorations(state: TindayaState, decision: ChooseMove) -> list[tuple[Choice, ...]]:
    """The most promising ways to use the moves that are left."""
    exploration = Exploration(state, decision.seat, decision.left)
    prospects = Prospects(state, decision.seat)
    # Wood that no canoe of this exploration could use makes no difference.
    wood = prospects.wood = min(prospects.wood, decision.left * exploration.ground.canoe_wood)
    walkers = exploration.walkers._replace(wood=wood)
    start = Way(walkers, (), prospects.promise(walkers))
    found: list[Way] = []
    if exploration.may_stop and not decision.must_move:
        found.append(start)
    level = [start]
    for _ in range(decision.left):
        reached: dict[Any, Way] = {}
        for way in level:
            for move, there in remembered_moves(state, exploration.ground, way.walkers):
                key = (there.villagers, there.nobles, there.moved, there.moved_nobles)
                known = reached.get(key)
                if known is None or there.wood > known.walkers.wood:
                    promise = prospects.promise(there) if known is None else known.promise
                    reached[key] = Way(there, (*way.moves, move), promise)
        ways = sorted(reached.values(), key=lambda way: -way.promise)
        found += [way for way in ways[:WIDTH] if may_stop(exploration.ground, way.walkers)]
        level = sorted(ways, key=lambda way: -way.promise - prospects.rescue(way.walkers))[:WIDTH]
    found.sort(key=lambda way: (-way.promise, len(way.moves)))
    chosen: list[Way] = []
    seen: set[Any] = set()
    for way in found:
        ends = (way.walkers.villagers, way.walkers.nobles, *acting(way.walkers))
        if ends not in seen:
            seen.add(ends)
            chosen.append(way)
            if len(chosen) == SUGGESTED:
                break
    return [steps(state, decision, way.moves) for way in chosen]


def acting(walkers: Walkers) -> tuple[frozenset[int], frozenset[int]]:
    """The hexes where natives may act after the moves, and where nobles may."""
    return frozenset(walkers.moved), frozenset(walkers.moved_nobles)


def may_stop(ground: Ground, walkers: Walkers) -> bool:
    """Whether nobody stands where it may not end."""
    return not any(ground.not_to_stay >> hex_ & 1 for hex_ in walkers.moved)


def remembered_moves(state: TindayaState, ground: Ground, walkers: Walkers) -> Reached:
    """The same as `moves_from`, worked out once for equal positions."""
    known = state.rules.known_moves
    key = (ground.land, ground.forts, ground.not_to_stay, ground.not_to_land, walkers)
    found: Reached | None = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[key] = moves_from(ground, walkers)
    return found


def moves_from(ground: Ground, walkers: Walkers) -> Reached:
    """The moves of a position that can be completed, and where they lead: one way to each end."""
    search = Completable(ground)
    around, lanes = ground.board.around, ground.lanes
    found: list[tuple[Move, Walkers]] = []
    for start in sorted({*walkers.villagers, *walkers.nobles}):
        most, leaders = movable(walkers, start)
        near = around[start] & ground.land
        ends = [Move(start, 0, 0, end) for end in members(near)]
        known = near | 1 << start
        boarding = 0
        if leaders:
            boarding = embarkations(ground, start, 1, walkers.canoes, walkers.stored, walkers.wood)
        for embark in members(boarding):
            if lanes.shores(embark) & ~known:
                for sail in members(lanes.reach(embark)):
                    for end in members(around[sail] & ground.land & ~known):
                        known |= 1 << end
                        ends.append(Move(start, 0, 0, end, embark, sail))
        for villagers in range(most + 1):
            for nobles in range(leaders + 1):
                if villagers + nobles == 0:
                    continue
                by_sea = nobles > 0 and villagers + nobles <= ground.seats_in_canoe
                for _, _, _, end, embark, sail in ends:
                    if embark == NONE:
                        if nobles == 0 and ground.forts >> end & 1:
                            continue
                    elif not by_sea or (villagers and ground.not_to_land >> end & 1):
                        continue
                    move = Move(start, villagers, nobles, end, embark, sail)
                    there = after(ground.forts, ground.canoe_wood, walkers, move)
                    if may_stop(ground, there) or search.can_end(there):
                        found.append((move, there))
    return found


def steps(state: TindayaState, decision: ChooseMove, moves: tuple[Move, ...]) -> tuple[Choice, ...]:
    """The choices that make some moves and then stop."""
    table = state.rules.choices
    player = state.players[decision.seat]
    stored, wood, canoes = player.canoe, player.goods[WOOD], list(state.canoes)
    out: list[Choice] = []
    for move in moves:
        out += [table.leave[move.start], table.group[move.villagers][move.nobles]]
        if move.embark == NONE:
            out.append(table.walk[move.end])
            continue
        out.append(table.embark[move.embark])
        if move.embark in canoes:
            canoes.remove(move.embark)
        elif stored:
            if wood >= state.rules.canoe_wood:
                out.append(table.canoe[STORED])
            stored = 0
        else:
            wood -= state.rules.canoe_wood
        canoes.append(move.sail)
        out += [table.sail[move.sail], table.land[move.end]]
    out.append(table.stop)
    return tuple(out)
