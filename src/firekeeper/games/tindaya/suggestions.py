"""What is worth trying at a question, for bots: explorations as a whole, and no haggling.

An exploration is up to four moves, each put together in up to five steps, and only its end shows what it was
for. So the ways to end it are searched on the extract that `moves.py` looks ahead with, ranked by what can be
done where natives end and by where the events of the era will strike, and suggested as sequences of choices.
How good they really are the evaluation finds out. In the middle of a move only what completes it is searched.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from firekeeper.games.tindaya.barter import DraftOffer
from firekeeper.games.tindaya.explore import (
    BUILT,
    STORED,
    ChooseCanoe,
    ChooseGroup,
    ChooseLanding,
    ChooseMove,
    ChooseSail,
    ChooseWay,
)
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

InAMove = ChooseGroup | ChooseWay | ChooseCanoe | ChooseSail | ChooseLanding
"""Questions in the middle of a move, whose `left` counts it."""


def suggestions(
    state: TindayaState, decision: Decision[Any], choices: list[Choice], asked: bool = True
) -> list[tuple[Choice, ...]] | None:
    if isinstance(decision, ChooseMove):
        return explorations(state, decision, choices) or None
    if isinstance(decision, (ChooseGroup, ChooseWay, ChooseCanoe, ChooseSail, ChooseLanding)):
        if not asked:
            return None
        # Each choice by itself, too: there are few, and the ways that promise most may be much alike.
        return [*explorations_begun(state, decision, choices), *[(choice,) for choice in choices]]
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


def explorations(
    state: TindayaState, decision: ChooseMove, choices: list[Choice]
) -> list[tuple[Choice, ...]]:
    """The most promising ways to use the moves that are left, of those that begin with one of the choices."""
    exploration = Exploration(state, decision.seat, decision.left)
    stop = state.rules.choices.stop
    search = WaySearch(state, decision.seat, exploration)
    starts = {choice.a for choice in choices if choice is not stop}
    first = [
        (move, there)
        for move, there in remembered_moves(state, exploration.ground, search.start.walkers)
        if move.start in starts
    ]
    ways = search.ways(first, decision.left, exploration.may_stop and stop in choices)
    return [steps(state, decision.seat, way.moves) for way in ways]


def explorations_begun(
    state: TindayaState, decision: InAMove, choices: list[Choice]
) -> list[tuple[Choice, ...]]:
    """The same in the middle of a move: it is completed, then the others are made."""
    exploration = Exploration(state, decision.seat, decision.left)
    search = WaySearch(state, decision.seat, exploration)
    first = completions(exploration, search.start.walkers, decision, choices)
    begun, built = answered(state, decision)
    return [
        steps(state, decision.seat, way.moves, built)[begun:]
        for way in search.ways(first, decision.left, False)
    ]


def completions(
    exploration: Exploration, walkers: Walkers, decision: InAMove, choices: list[Choice]
) -> Reached:
    """The moves that a move which has begun can become, one way to each end."""
    ground = exploration.ground
    start, table = decision.start, exploration.state.rules.choices
    if isinstance(decision, ChooseGroup):
        return [
            (move, there)
            for move, there in moves_from(ground, walkers, start)
            if table.group[move.villagers][move.nobles] in choices
        ]
    group = decision.villagers, decision.nobles
    moves: dict[int, Move] = {}
    if isinstance(decision, ChooseWay):
        moves = {choice.a: Move(start, *group, choice.a) for choice in choices if choice.verb == "walk"}
        embarks = [choice.a for choice in choices if choice.verb == "embark"]
    else:
        embarks = [decision.embark]
    for embark in embarks:
        if isinstance(decision, ChooseLanding):
            sails = [decision.sail]
        elif isinstance(decision, ChooseSail):
            sails = [choice.a for choice in choices]
        else:
            sails = exploration.sails(start, *group, embark)
        for sail in sails:
            for end in members(exploration.lands(start, *group, embark, sail)):
                if not isinstance(decision, ChooseLanding) or table.land[end] in choices:
                    moves.setdefault(end, Move(start, *group, end, embark, sail))
    # What was embarked on may be a canoe of wood although the tribe has one of its own.
    if getattr(decision, "canoe", NONE) == BUILT:
        kept = walkers._replace(stored=0)
        return [
            (move, after(ground.forts, ground.canoe_wood, kept, move)._replace(stored=walkers.stored))
            for move in moves.values()
        ]
    return [(move, after(ground.forts, ground.canoe_wood, walkers, move)) for move in moves.values()]


def answered(state: TindayaState, decision: InAMove) -> tuple[int, int]:
    """How many steps of a move have been answered, and the kind of canoe that was chosen for it."""
    if isinstance(decision, ChooseGroup):
        return 1, NONE
    if isinstance(decision, ChooseWay):
        return 2, NONE
    if isinstance(decision, ChooseCanoe):
        return 3, NONE
    player = state.players[decision.seat]
    asked = (
        decision.embark not in state.canoes and player.canoe and player.goods[WOOD] >= state.rules.canoe_wood
    )
    return 3 + bool(asked) + isinstance(decision, ChooseLanding), decision.canoe


class WaySearch:
    """A search for the most promising ways to use some moves."""

    def __init__(self, state: TindayaState, seat: int, exploration: Exploration) -> None:
        self.state = state
        self.ground = exploration.ground
        self.prospects = Prospects(state, seat)
        # Wood that no canoe of this exploration could use makes no difference.
        most = exploration.left * self.ground.canoe_wood
        self.prospects.wood = min(self.prospects.wood, most)
        walkers = exploration.walkers._replace(wood=self.prospects.wood)
        self.start = Way(walkers, (), self.prospects.promise(walkers))

    def ways(self, first: Reached, left: int, may_stop_now: bool) -> list[Way]:
        """The best ways of so many moves that begin with one of the first ones, or of none."""
        prospects, ground = self.prospects, self.ground
        found: list[Way] = [self.start] if may_stop_now else []
        level = [self.start]
        for number in range(left):
            reached: dict[Any, Way] = {}
            for way in level:
                for move, there in (
                    first if number == 0 else remembered_moves(self.state, ground, way.walkers)
                ):
                    key = (there.villagers, there.nobles, there.moved, there.moved_nobles)
                    known = reached.get(key)
                    if known is None or there.wood > known.walkers.wood:
                        promise = prospects.promise(there) if known is None else known.promise
                        reached[key] = Way(there, (*way.moves, move), promise)
            ways = sorted(reached.values(), key=lambda way: -way.promise)
            found += [way for way in ways[:WIDTH] if may_stop(ground, way.walkers)]
            level = sorted(ways, key=lambda way: -way.promise - prospects.rescue(way.walkers))[:WIDTH]
        found.sort(key=lambda way: (-way.promise, len(way.moves)))
        return chosen_of(found)


def chosen_of(found: list[Way]) -> list[Way]:
    """The ways to suggest, of those found, the best first: none that ends like another."""
    chosen: list[Way] = []
    seen: set[Any] = set()
    for way in found:
        ends = (way.walkers.villagers, way.walkers.nobles, *acting(way.walkers))
        if ends not in seen:
            seen.add(ends)
            chosen.append(way)
            if len(chosen) == SUGGESTED:
                break
    return chosen


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


def moves_from(ground: Ground, walkers: Walkers, only: int = NONE) -> Reached:
    """The moves of a position that can be completed, and where they lead: one way to each end. `only`: those
    that leave a hex.
    """
    search = Completable(ground)
    around, lanes = ground.board.around, ground.lanes
    found: list[tuple[Move, Walkers]] = []
    starts = sorted({*walkers.villagers, *walkers.nobles}) if only == NONE else [only]
    for start in starts:
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


def steps(state: TindayaState, seat: int, moves: tuple[Move, ...], built: int = NONE) -> tuple[Choice, ...]:
    """The choices that make some moves and then stop; `built`: the canoe that was chosen for the first."""
    table = state.rules.choices
    player = state.players[seat]
    stored, wood, canoes = player.canoe, player.goods[WOOD], list(state.canoes)
    out: list[Choice] = []
    for number, move in enumerate(moves):
        out += [table.leave[move.start], table.group[move.villagers][move.nobles]]
        if move.embark == NONE:
            out.append(table.walk[move.end])
            continue
        out.append(table.embark[move.embark])
        if move.embark in canoes:
            canoes.remove(move.embark)
        elif stored:
            of_wood = number == 0 and built == BUILT
            if wood >= state.rules.canoe_wood:
                out.append(table.canoe[BUILT if of_wood else STORED])
            if of_wood:
                wood -= state.rules.canoe_wood
            else:
                stored = 0
        else:
            wood -= state.rules.canoe_wood
        canoes.append(move.sail)
        out += [table.sail[move.sail], table.land[move.end]]
    out.append(table.stop)
    return tuple(out)
