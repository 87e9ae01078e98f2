"""What would happen if the era ended now: steps 1 to 8 of its end, played on a copy.

Only public facts are used: a Prophecy or catastrophe card that nobody has turned stays unknown, and everybody
gives the default answers of the ledger's section 43 (no weapons, no idol, no fire, the smallest perishable
food first, victims from the fullest hex, the first hex in board order). So nothing that is hidden from a seat
can change its forecast, and everybody sees the same one. Numbers are those of the state and of `terms`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from firekeeper.games.tindaya.catastrophes import struck_islands
from firekeeper.games.tindaya.disasters import area
from firekeeper.games.tindaya.end_of_era import Learning, Reproduction, Step
from firekeeper.games.tindaya.event_step import ClearStandees, ResolveEvent
from firekeeper.games.tindaya.final import lost_tribe, survives, tribes
from firekeeper.games.tindaya.food import FeedTribes, HouseTribes, rations
from firekeeper.games.tindaya.offerings import demanded_slots, room_on
from firekeeper.games.tindaya.rewards import OfferingStep, is_complete
from firekeeper.games.tindaya.ships import target_hexes, target_islands
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.strategy import Tamonante, Tibiabin, TurnCatastrophe, TurnProphecy
from firekeeper.games.tindaya.terms import (
    END_OF_ERA,
    FIRST_SHIP,
    GODS,
    NONE,
    NOWHERE,
    OVER,
    SETUP,
    STRATEGY,
    TSUNAMI,
)
from firekeeper.games.tindaya.waste import WasteStep, spoils, waste
from firekeeper.kernel import engine
from firekeeper.kernel.frame import Frame
from firekeeper.kernel.hexes import members

FIRST, FOOD, WASTE, HOUSING, OFFERINGS, EVENTS, LEARNING = range(7)
"""The steps that are played, by STEPS."""
WHAT_FOLLOWS: Final = (
    Step, ResolveEvent, ClearStandees, Tibiabin, TurnProphecy, Tamonante, TurnCatastrophe,
)  # fmt: skip
"""Frames behind the one that is going on: they begin something else, or turn a card."""


class Tribe(NamedTuple):
    """One tribe at the end of the era."""

    seat: int
    born: tuple[int, ...]  # hexes, one for each newborn villager
    need: int  # rations
    have: int  # rations of all its food
    eaten: tuple[tuple[int, int], ...]  # resource, units
    starved: tuple[int, ...]  # hexes, one for each victim
    spoiled: tuple[tuple[int, int], ...]  # resource, units
    beds: int  # villagers that have a place
    frozen: tuple[int, ...]  # hexes, one for each victim
    learned: int  # bit mask of trades
    points: int  # contribution points gained or lost
    survives: bool


class Offering(NamedTuple):
    """The offering to a god."""

    god: int
    complete: bool
    missing: tuple[tuple[int, int], ...]  # slot, pawns, for each demanded slot that is not full


class Loss(NamedTuple):
    """What an event takes from one hex, or does to it."""

    hex: int
    villagers: tuple[int, ...]  # by seat
    nobles: tuple[int, ...]  # by seat
    neutral: bool
    animals: int
    building: int  # NONE if none is lost
    token: int  # NONE
    wall: bool
    fort: bool  # a fort is lost
    canoes: int
    terrain: int  # what the hex becomes, NONE if it stays
    conquistadors: int  # that come to the hex


class Event(NamedTuple):
    """One symbol of the Event card, in its order."""

    symbol: int
    known: bool  # where it strikes, and what
    hexes: tuple[
        int, ...
    ]  # area of a disaster; islands of a catastrophe, even an unknown one; attacked hexes
    losses: tuple[Loss, ...]


class Forecast(NamedTuple):
    """The end of the era as far as it can be foreseen."""

    tribes: tuple[Tribe, ...]
    waste: int  # pawns on the waste depot before any are removed
    wrath: tuple[tuple[int, ...], ...]  # by GODS after Food, Waste, Housing and Offerings
    offerings: tuple[Offering, ...]
    events: tuple[Event, ...]
    conquistadors: int  # on the board after the events
    fatal: bool  # a wrath marker is on its last space
    extinct: bool  # a tribe has died out


def forecast(state: TindayaState) -> Forecast:
    """Play the end of the era on a copy. While it is going on, the rest of the step is played, and the steps
    that have not begun; during the events the one that strikes and those that are still to come. During set-
    up and after the game there is nothing to foresee.
    """
    rules = state.rules
    done = -1 if state.phase < END_OF_ERA else state.step
    if state.phase in (SETUP, OVER):
        done = LEARNING
    era = state.clone()
    era.events = None
    era.frames = []
    era.moved = era.moved_nobles = era.stopped = era.stopped_nobles = ()
    seats = range(rules.seats)
    scores = [player.score for player in era.players]
    known = [player.trades for player in era.players]

    before = _villagers(era)
    _step(era, state, done, FIRST, Reproduction())
    born = _gained(before, _villagers(era))

    need = [len(player.villagers) for player in era.players]
    have = [rations(era, player) for player in era.players]
    stock = [player.goods[:] for player in era.players]
    before = _villagers(era)
    _step(era, state, done, FOOD, FeedTribes())
    eaten = [_spent(stock[seat], era.players[seat].goods) for seat in seats]
    starved = _gained(_villagers(era), before)
    wrath = [era.wrath]

    spoiled: list[tuple[tuple[int, int], ...]] = [()] * rules.seats
    filled = waste(era)
    if done < WASTE:
        lost = [spoils(era, seat) for seat in seats]
        spoiled = [tuple(units.items()) for units in lost]
        filled += sum([sum(units.values()) for units in lost]) if rules.has_waste else 0
    _step(era, state, done, WASTE, WasteStep())
    wrath.append(era.wrath)

    before = _villagers(era)
    _step(era, state, done, HOUSING, HouseTribes())
    frozen = _gained(_villagers(era), before)
    wrath.append(era.wrath)

    offerings: list[Offering] = []
    if done < OFFERINGS:
        offerings = [_offering(era, god) for god in range(len(GODS)) if era.offering_cards[god] != NONE]
    _step(era, state, done, OFFERINGS, OfferingStep())
    wrath.append(era.wrath)

    found: list[Event] = []
    if done < EVENTS and state.event != NONE:
        found = [_event(era, symbol) for symbol in rules.event_order[state.event]]
    elif done == EVENTS:
        play(era, *_under_way(state))
        coming = [frame.symbol for frame in state.frames[::-1] if isinstance(frame, ResolveEvent)]
        found = [_event(era, symbol) for symbol in coming]
    if done < LEARNING:
        play(era, Learning())
    alive = tribes(era)
    return Forecast(
        tribes=tuple(
            [
                Tribe(
                    seat=seat,
                    born=born[seat],
                    need=need[seat],
                    have=have[seat],
                    eaten=eaten[seat],
                    starved=starved[seat],
                    spoiled=spoiled[seat],
                    beds=_beds(era, seat),
                    frozen=frozen[seat],
                    learned=era.players[seat].trades & ~known[seat],
                    points=era.players[seat].score - scores[seat],
                    survives=survives(era, seat),
                )
                for seat in alive
            ]
        ),
        waste=filled,
        wrath=tuple(wrath),
        offerings=tuple(offerings),
        events=tuple(found),
        conquistadors=sum(era.conquistadors),
        fatal=rules.doom in era.wrath,
        extinct=lost_tribe(era),
    )


def _step(era: TindayaState, state: TindayaState, done: int, step: int, whole: Frame[TindayaState]) -> None:
    """Play a step that has not begun, or the rest of the one that is going on."""
    if done < step:
        play(era, whole)
    elif done == step:
        play(era, *_under_way(state))


def _under_way(state: TindayaState) -> list[Frame[TindayaState]]:
    """What is left of the step, or of the event, that is going on; no card that nobody has turned."""
    found: list[Frame[TindayaState]] = []
    for frame in state.frames[::-1]:
        if isinstance(frame, WHAT_FOLLOWS):
            break
        found.append(frame)
    return found


def play(state: TindayaState, *frames: Frame[TindayaState]) -> None:
    """Run these frames to their end with the default answers: the first choice of every question."""
    state.then(*frames)
    while (decision := engine.run_automatic(state)) is not None:
        engine.apply(state, decision, decision.choices(state)[0])


def _villagers(state: TindayaState) -> list[tuple[int, ...]]:
    return [player.villagers for player in state.players]


def _gained(before: list[tuple[int, ...]], after: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """By seat the hexes of the second list that the first does not have."""
    found: list[tuple[int, ...]] = []
    for old, new in zip(before, after, strict=True):
        if old is new:
            found.append(())
            continue
        rest = list(new)
        for hex_ in old:
            rest.remove(hex_)
        found.append(tuple(rest))
    return found


def _spent(before: list[int], after: list[int]) -> tuple[tuple[int, int], ...]:
    """Resources of which there are less than before, and how many less."""
    return tuple([(at, old - after[at]) for at, old in enumerate(before) if old > after[at]])


def _beds(state: TindayaState, seat: int) -> int:
    rules = state.rules
    return rules.villagers if state.players[seat].cave or not rules.has_housing else rules.housed


def _offering(state: TindayaState, god: int) -> Offering:
    missing = [(slot, room_on(state, god, slot)) for slot in demanded_slots(state)]
    return Offering(god, is_complete(state, god), tuple([row for row in missing if row[1] > 0]))


# --- events -----------------------------------------------------------------------------------------------


def _event(state: TindayaState, symbol: int) -> Event:
    """Resolve one symbol, if it is known, and list what changes."""
    if symbol >= FIRST_SHIP:
        return _ship(state, symbol)
    where = state.standees[symbol]
    if where == NOWHERE:
        # Either nobody has read the prophecy, or the volcano is gone and nothing happens (TD-EVENT-23).
        return Event(symbol, state.prophecy != NONE, (), ())
    if symbol != TSUNAMI and where not in state.volcanoes:
        return Event(symbol, True, (), ())
    god = symbol < len(GODS)
    hexes = members(struck_islands(state, symbol) if god else area(state, symbol))
    if god and state.catastrophes[symbol] == NONE:
        return Event(symbol, False, tuple(hexes), ())
    return Event(symbol, True, tuple(hexes), _resolve(state, symbol))


def _ship(state: TindayaState, symbol: int) -> Event:
    """A landing: the first of tied islands, and the first of the terrains that could be chosen."""
    ship = symbol - FIRST_SHIP
    if state.ships[ship] == NONE:
        # The die is thrown when the era begins; a ship that is not there later was wrecked.
        return Event(symbol, state.phase != STRATEGY, (), ())
    islands = target_islands(state, ship)
    hexes = target_hexes(state, islands[0]) if islands else []
    if hexes and state.buildings[hexes[0]] == NONE:
        hexes = hexes[:1]
    return Event(symbol, True, tuple(hexes), _resolve(state, symbol))


class Before(NamedTuple):
    """The pieces of the board before an event."""

    terrain: tuple[int, ...]
    buildings: tuple[int, ...]
    forts: tuple[int, ...]
    tokens: tuple[int, ...]
    animals: tuple[int, ...]
    conquistadors: tuple[int, ...]
    villagers: list[tuple[int, ...]]
    nobles: list[tuple[int, ...]]
    neutral: tuple[int, ...]
    canoes: tuple[int, ...]
    walls: int


def _resolve(state: TindayaState, symbol: int) -> tuple[Loss, ...]:
    old = Before(
        state.terrain,
        state.buildings,
        state.forts,
        state.tokens,
        state.animals,
        state.conquistadors,
        [player.villagers for player in state.players],
        [player.nobles for player in state.players],
        state.neutral,
        state.canoes,
        state.walls,
    )
    play(state, ResolveEvent(symbol))
    return tuple([_loss(state, old, hex_) for hex_ in _changed(state, old)])


def _changed(state: TindayaState, old: Before) -> list[int]:
    """The hexes that are not what they were, in board order."""
    found = set(members(old.walls ^ state.walls))
    for before, after in (
        (old.terrain, state.terrain),
        (old.buildings, state.buildings),
        (old.forts, state.forts),
        (old.tokens, state.tokens),
        (old.animals, state.animals),
        (old.conquistadors, state.conquistadors),
    ):
        if before != after:
            found.update(
                [at for at, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
            )
    for seat, player in enumerate(state.players):
        found.update(_gone(old.villagers[seat], player.villagers), _gone(old.nobles[seat], player.nobles))
    found.update(_gone(old.neutral, state.neutral), _gone(old.canoes, state.canoes))
    return sorted(found)


def _gone(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    """Hexes with fewer pieces than before."""
    if before is after:
        return []
    return [hex_ for hex_ in set(before) if before.count(hex_) > after.count(hex_)]


def _loss(state: TindayaState, old: Before, hex_: int) -> Loss:
    players = state.players
    building, token = old.buildings[hex_], old.tokens[hex_]
    return Loss(
        hex=hex_,
        villagers=tuple(
            [
                before.count(hex_) - player.villagers.count(hex_)
                for before, player in zip(old.villagers, players, strict=True)
            ]
        ),
        nobles=tuple(
            [
                before.count(hex_) - player.nobles.count(hex_)
                for before, player in zip(old.nobles, players, strict=True)
            ]
        ),
        neutral=hex_ in old.neutral and hex_ not in state.neutral,
        animals=max(0, old.animals[hex_] - state.animals[hex_]),
        building=building if state.buildings[hex_] != building else NONE,
        token=token if state.tokens[hex_] != token else NONE,
        wall=bool((old.walls & ~state.walls) >> hex_ & 1),
        fort=old.forts[hex_] != NONE and state.forts[hex_] == NONE,
        canoes=old.canoes.count(hex_) - state.canoes.count(hex_),
        terrain=state.terrain[hex_] if state.terrain[hex_] != old.terrain[hex_] else NONE,
        conquistadors=max(0, state.conquistadors[hex_] - old.conquistadors[hex_]),
    )
