"""What happens in a game of Tindaya, for the log, the animations and the account of all pieces.

Hexes are named as in choices («q,r»), everything else by the ids of the naming list; `rule` is the
ledger rule by which it happens.
"""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import Event, Part, SeatEvent


class EraBegan(Event, frozen=True):
    opens: ClassVar[Part] = "stage"

    era: int


class PhaseBegan(Event, frozen=True):
    """A phase of the era, or a step of its end."""

    opens: ClassVar[Part] = "phase"

    phase: str


class TurnBegan(SeatEvent, frozen=True):
    opens: ClassVar[Part] = "turn"


class PointsChanged(SeatEvent, frozen=True):
    points: int
    score: int
    rule: str


class WrathChanged(Event, frozen=True):
    god: str
    space: int
    rule: str


class Paid(SeatEvent, frozen=True):
    units: dict[str, int]
    rule: str


class Imprisoned(SeatEvent, frozen=True):
    count: int


class TokensLaid(Event, frozen=True):
    """Tokens of a kind come from the reserve to hexes, face down."""

    token: str
    hexes: list[str]


class TokenReturned(Event, frozen=True):
    """A token leaves the board unseen (TD-TERMS-40)."""

    hex: str
    token: str


class NativesDied(Event, frozen=True):
    """`villagers` and `nobles` are by seat."""

    hex: str
    villagers: list[int]
    nobles: list[int]
    neutral: bool


class AnimalsFled(Event, frozen=True):
    """The animals of a building go to Nature."""

    hex: str
    animal: str
    count: int


class AnimalsDied(Event, frozen=True):
    hex: str
    animal: str
    count: int


class BuildingLost(Event, frozen=True):
    hex: str
    building: str


class FortRemoved(Event, frozen=True):
    hex: str
    conquistadors: int


# --- setup ------------------------------------------------------------------------------------------------


class OceanLaid(Event, frozen=True):
    red: int


class TerrainLaid(SeatEvent, frozen=True):
    hex: str
    terrain: str


class OrderSet(Event, frozen=True):
    order: list[int]


class TribeDrawn(SeatEvent, frozen=True):
    tribe: str


class OfferingRevealed(Event, frozen=True):
    god: str
    card: str


class EventRevealed(Event, frozen=True):
    card: str


class MissionDrawn(Event, frozen=True):
    mission: str


class CommonObjectiveDrawn(Event, frozen=True):
    objective: str


class BuildingPlaced(SeatEvent, frozen=True):
    hex: str
    building: str


class TokenTaken(SeatEvent, frozen=True):
    hex: str
    token: str
    back: str
    gained: dict[str, int]


class TribeEquipped(SeatEvent, frozen=True):
    """What the tribe card gives at the start."""

    units: dict[str, int]


class DiscsPlaced(Event, frozen=True):
    """All contribution discs come to the start space."""

    score: int


class NoblesSettled(SeatEvent, frozen=True):
    hexes: list[str]


class VillagersSettled(SeatEvent, frozen=True):
    hexes: list[str]
    villagers: list[int]


class NeutralsRead(Event, frozen=True):
    card: str
    numbers: list[int]


class NeutralPlaced(Event, frozen=True):
    hex: str
    building: str


class FortRolled(Event, frozen=True):
    number: int


class FortBuilt(Event, frozen=True):
    """`tile` is the building on its front, "" for a substitute."""

    hex: str
    tile: str
    conquistadors: int


class IdolDrawn(SeatEvent, frozen=True):
    """`idol` is "" for everybody but its owner."""

    idol: str


# --- strategy ---------------------------------------------------------------------------------------------


class ShipPlaced(Event, frozen=True):
    ship: str
    trench: int


class ProphecyTurned(Event, frozen=True):
    """`places`: the number of the volcano, or of the tsunami's trench, by standee."""

    card: str
    places: dict[str, int]


class CatastropheTurned(Event, frozen=True):
    god: str
    card: str


class ObjectiveDealt(SeatEvent, frozen=True):
    objective: str


class ObjectiveChosen(SeatEvent, frozen=True):
    value: int


# --- actions ----------------------------------------------------------------------------------------------


class Passed(SeatEvent, frozen=True):
    pass


class MarkerPlaced(SeatEvent, frozen=True):
    """`trade` is "" for the cave and for exploring."""

    action: str
    trade: str
    cylinder: bool


class Developed(SeatEvent, frozen=True):
    invention: str


class CaveFitted(SeatEvent, frozen=True):
    pass


class Produced(SeatEvent, frozen=True):
    trade: str
    gained: dict[str, int]


class Slaughtered(SeatEvent, frozen=True):
    hex: str
    count: int


class Converted(SeatEvent, frozen=True):
    preserve: str
    count: int
    paid: str


class IdolUsed(SeatEvent, frozen=True):
    idol: str


class IdolSold(SeatEvent, frozen=True):
    idol: str
    resource: str


class CardBought(SeatEvent, frozen=True):
    card: str


class WallPlaced(SeatEvent, frozen=True):
    hex: str


class TokenDiscarded(SeatEvent, frozen=True):
    token: str


class Relocated(SeatEvent, frozen=True):
    standee: str
    volcano: int


class ShipWrecked(SeatEvent, frozen=True):
    ship: str


class ObjectiveCancelled(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    value: int


class ObjectiveSeen(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    objective: str
    value: int


class TokensSwapped(SeatEvent, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    owner: int
    given: int
    taken: int


# --- exploration ------------------------------------------------------------------------------------------


class Moved(SeatEvent, frozen=True):
    """`embark` and `sail` are "" over land; `built`: a canoe was built for wood."""

    start: str
    end: str
    villagers: int
    nobles: int
    embark: str
    sail: str
    built: bool


class Reconquest(SeatEvent, frozen=True):
    hex: str
    natives: int
    conquistadors: int
    weapons: int
    won: bool


class Bartered(SeatEvent, frozen=True):
    """`answer`: proposed, accepted or refused."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    partner: int
    given: list[str]
    taken: list[str]
    answer: str


class DowryOffered(SeatEvent, frozen=True):
    """`partner` is -1 for a neutral villager."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    partner: int
    units: list[str]
    answer: str


class VillagerGiven(SeatEvent, frozen=True):
    """A villager leaves its tribe for a dowry; `seat` is -1 for a neutral one."""

    hex: str


class Adopted(SeatEvent, frozen=True):
    hex: str


class Offered(SeatEvent, frozen=True):
    """`source`: unit, animal, prisoner, villager, noble, reserve or idol; `hex`: where the animal or native
    was, "" for the others.
    """

    god: str
    demand: str
    count: int
    source: str
    hex: str


class Herded(SeatEvent, frozen=True):
    hex: str
    animal: str
    count: int


# --- the end of an era ------------------------------------------------------------------------------------


class StepBegan(Event, frozen=True):
    opens: ClassVar[Part] = "phase"

    step: str


class VillagerBorn(SeatEvent, frozen=True):
    hex: str


class AnimalBorn(Event, frozen=True):
    hex: str


class WildAnimalBorn(Event, frozen=True):
    animal: str


class WildAnimalsDied(Event, frozen=True):
    animal: str
    count: int


class ConquistadorBorn(Event, frozen=True):
    hex: str


class Eaten(SeatEvent, frozen=True):
    resource: str
    count: int


class VillagerDied(SeatEvent, frozen=True):
    """`cause`: hunger or cold."""

    hex: str
    cause: str


class Spoiled(SeatEvent, frozen=True):
    """`waste`: the units became waste rather than just vanish."""

    units: dict[str, int]
    waste: bool


class WasteRemoved(SeatEvent, frozen=True):
    count: int


class OfferingJudged(Event, frozen=True):
    god: str
    complete: bool


class RewardTaken(SeatEvent, frozen=True):
    resource: str


class EventBegan(Event, frozen=True):
    symbol: str
    happens: bool


class Struck(Event, frozen=True):
    """A tsunami or an eruption, with the hexes it changes."""

    disaster: str
    hexes: list[str]


class CatastropheStruck(Event, frozen=True):
    god: str
    card: str
    hexes: list[str]


class Protected(SeatEvent, frozen=True):
    """`by`: protect_idol, fire, manure or weapons."""

    hex: str
    by: str


class ShipLanded(Event, frozen=True):
    """`island`: the numbers of its volcanoes; `attacked`: how many hexes."""

    ship: str
    island: list[int]
    attacked: int


class WeaponsSpent(SeatEvent, frozen=True):
    hex: str
    count: int


class AttackEnded(Event, frozen=True):
    """`result`: wall, idol, repelled or conquered."""

    hex: str
    result: str


class TradeLearned(SeatEvent, frozen=True):
    trade: str


class FireDelivered(SeatEvent, frozen=True):
    units: list[str]


# --- treason and the end ----------------------------------------------------------------------------------


class Betrayed(SeatEvent, frozen=True):
    card: str


class ConquistadorsWithdrawn(Event, frozen=True):
    """They leave a hex, to be sent to forts."""

    hex: str
    count: int


class ConquistadorSent(SeatEvent, frozen=True):
    hex: str


class ConquistadorsDied(Event, frozen=True):
    hex: str
    count: int


class ConquistadorWon(Event, frozen=True):
    """The Missionary's card: one more after a combat that was won."""

    hex: str


class PrisonersFreed(SeatEvent, frozen=True):
    """`hex` is where they come to, "" if they are sent to forts one by one."""

    hex: str
    count: int


class PossessionsRemoved(SeatEvent, frozen=True):
    """Everything of the traitor but action markers and the turn-order token (TD-TRAITOR-10)."""


class BandRepelled(Event, frozen=True):
    """`back`: the hex to which each of the band returns."""

    hex: str
    back: list[str]


class BandMoved(SeatEvent, frozen=True):
    start: str
    end: str
    count: int
    chief: bool
    embark: str
    sail: str


class ObjectiveRevealed(SeatEvent, frozen=True):
    objective: str
    points: int
    leaders: list[int]


class GameEnded(Event, frozen=True):
    """`also`: further conditions that were not met."""

    ending: str
    also: list[str]
    totals: list[int]
    winners: list[int]
