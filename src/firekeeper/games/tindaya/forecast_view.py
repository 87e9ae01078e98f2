"""The forecast as the page gets it: hexes written «q,r», everything else by the ids of the naming list.

It is asked for rather than a part of the view: not every position needs one. It is the same for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from firekeeper.games.tindaya import forecast
from firekeeper.games.tindaya.terms import (
    BUILDINGS,
    DEMANDS,
    GODS,
    RESOURCES,
    SYMBOLS,
    TERRAINS,
    TOKENS,
    TRADES,
)
from firekeeper.kernel.hexes import members
from firekeeper.kernel.view import name_at, names_at

if TYPE_CHECKING:
    from firekeeper.games.tindaya.state import TindayaState


class TribeForecast(Struct, frozen=True):
    """One tribe: rations it needs and has, villagers and how many are housed, what becomes of them.

    `born`, `starved` and `frozen` name a hex for each villager.
    """

    seat: int
    need: int
    have: int
    eaten: dict[str, int]
    spoiled: dict[str, int]
    beds: int
    born: list[str]
    starved: list[str]
    frozen: list[str]
    learned: list[str]
    points: int
    survives: bool


class OfferingForecast(Struct, frozen=True):
    """The offering to a god, and what is missing of it."""

    god: str
    complete: bool
    missing: dict[str, int]


class LossForecast(Struct, frozen=True, omit_defaults=True):
    """What an event takes from a hex, or does to it. Villagers and nobles are by seat."""

    hex: str
    villagers: list[int] = []
    nobles: list[int] = []
    neutral: bool = False
    animals: int = 0
    building: str = ""
    token: str = ""
    wall: bool = False
    fort: bool = False
    canoes: int = 0
    terrain: str = ""
    conquistadors: int = 0


class EventForecast(Struct, frozen=True):
    """A symbol of the Event card. Unless `known`, nobody can tell where it strikes, or what it does there."""

    symbol: str
    known: bool
    hexes: list[str]
    losses: list[LossForecast]


class ForecastView(Struct, frozen=True):
    """The end of the era as far as it can be foreseen; `wrath` is by god after the offerings."""

    tribes: list[TribeForecast]
    waste: int
    wrath: list[int]
    offerings: list[OfferingForecast]
    events: list[EventForecast]
    conquistadors: int
    fatal: bool
    extinct: bool


def forecast_for(state: TindayaState) -> ForecastView:
    """What would happen if the era ended now, for everybody at the table."""
    found = forecast.forecast(state)
    names = state.rules.board.names
    return ForecastView(
        tribes=[
            TribeForecast(
                seat=tribe.seat,
                need=tribe.need,
                have=tribe.have,
                eaten=_units(tribe.eaten),
                spoiled=_units(tribe.spoiled),
                beds=tribe.beds,
                born=names_at(names, tribe.born),
                starved=names_at(names, tribe.starved),
                frozen=names_at(names, tribe.frozen),
                learned=[TRADES[trade] for trade in members(tribe.learned)],
                points=tribe.points,
                survives=tribe.survives,
            )
            for tribe in found.tribes
        ],
        waste=found.waste,
        wrath=list(found.wrath[-1]),
        offerings=[_offering(state, offering) for offering in found.offerings],
        events=[
            EventForecast(
                symbol=SYMBOLS[event.symbol],
                known=event.known,
                hexes=names_at(names, event.hexes),
                losses=[_loss(names, loss) for loss in event.losses],
            )
            for event in found.events
        ],
        conquistadors=found.conquistadors,
        fatal=found.fatal,
        extinct=found.extinct,
    )


def _units(units: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {RESOURCES[resource]: count for resource, count in units}


def _offering(state: TindayaState, offering: forecast.Offering) -> OfferingForecast:
    demands = state.rules.offering_demands[state.offering_cards[offering.god]]
    missing: dict[str, int] = {}
    for slot, count in offering.missing:
        demand = DEMANDS[demands[slot]]
        missing[demand] = missing.get(demand, 0) + count
    return OfferingForecast(god=GODS[offering.god], complete=offering.complete, missing=missing)


def _loss(names: list[str] | tuple[str, ...], loss: forecast.Loss) -> LossForecast:
    return LossForecast(
        hex=names[loss.hex],
        villagers=list(loss.villagers) if any(loss.villagers) else [],
        nobles=list(loss.nobles) if any(loss.nobles) else [],
        neutral=loss.neutral,
        animals=loss.animals,
        building=name_at(BUILDINGS, loss.building),
        token=name_at(TOKENS, loss.token),
        wall=loss.wall,
        fort=loss.fort,
        canoes=loss.canoes,
        terrain=name_at(TERRAINS, loss.terrain),
        conquistadors=loss.conquistadors,
    )
