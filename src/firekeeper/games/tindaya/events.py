"""What happens in a game of Tindaya, for the log, the animations and the account of all pieces.

Hexes are named as in choices («q,r»), everything else by the ids of the naming list; `rule` is the
ledger rule by which it happens.
"""

from __future__ import annotations

from typing import ClassVar

from firekeeper.kernel.events import Event, Part


class EraBegan(Event, frozen=True):
    opens: ClassVar[Part] = "stage"

    era: int


class PhaseBegan(Event, frozen=True):
    """A phase of the era, or a step of its end."""

    opens: ClassVar[Part] = "phase"

    phase: str


class TurnBegan(Event, frozen=True):
    opens: ClassVar[Part] = "turn"

    seat: int


class PointsChanged(Event, frozen=True):
    seat: int
    points: int
    score: int
    rule: str


class WrathChanged(Event, frozen=True):
    god: str
    space: int
    rule: str


class Paid(Event, frozen=True):
    seat: int
    units: dict[str, int]
    rule: str


class Imprisoned(Event, frozen=True):
    seat: int
    count: int


class TokenLaid(Event, frozen=True):
    """A token of the reserve comes to a hex, face down."""

    hex: str
    token: str


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


class TerrainLaid(Event, frozen=True):
    seat: int
    hex: str
    terrain: str


class OrderSet(Event, frozen=True):
    order: list[int]


class TribeDrawn(Event, frozen=True):
    seat: int
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


class BuildingPlaced(Event, frozen=True):
    seat: int
    hex: str
    building: str


class TokenTaken(Event, frozen=True):
    seat: int
    hex: str
    token: str
    back: str
    gained: dict[str, int]


class TribeEquipped(Event, frozen=True):
    """What the tribe card gives at the start."""

    seat: int
    units: dict[str, int]


class DiscsPlaced(Event, frozen=True):
    """All contribution discs come to the start space."""

    score: int


class NoblesSettled(Event, frozen=True):
    seat: int
    hexes: list[str]


class VillagersSettled(Event, frozen=True):
    seat: int
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


class IdolDrawn(Event, frozen=True):
    """`idol` is "" for everybody but its owner."""

    seat: int
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


class ObjectiveDealt(Event, frozen=True):
    seat: int
    objective: str


class ObjectiveChosen(Event, frozen=True):
    seat: int
    value: int


# --- actions ----------------------------------------------------------------------------------------------


class Passed(Event, frozen=True):
    seat: int


class MarkerPlaced(Event, frozen=True):
    """`trade` is "" for the cave and for exploring."""

    seat: int
    action: str
    trade: str
    cylinder: bool


class Developed(Event, frozen=True):
    seat: int
    invention: str


class CaveFitted(Event, frozen=True):
    seat: int


class Produced(Event, frozen=True):
    seat: int
    trade: str
    gained: dict[str, int]


class Slaughtered(Event, frozen=True):
    seat: int
    hex: str
    count: int


class Converted(Event, frozen=True):
    seat: int
    preserve: str
    count: int
    paid: str


class IdolUsed(Event, frozen=True):
    seat: int
    idol: str


class IdolSold(Event, frozen=True):
    seat: int
    idol: str
    resource: str


class CardBought(Event, frozen=True):
    seat: int
    card: str


class WallPlaced(Event, frozen=True):
    seat: int
    hex: str


class TokenDiscarded(Event, frozen=True):
    seat: int
    token: str


class Relocated(Event, frozen=True):
    seat: int
    standee: str
    volcano: int


class ShipWrecked(Event, frozen=True):
    seat: int
    ship: str


class ObjectiveCancelled(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    seat: int
    owner: int
    value: int


class ObjectiveSeen(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    seat: int
    owner: int
    objective: str
    value: int


class TokensSwapped(Event, frozen=True):
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    seat: int
    owner: int
    given: int
    taken: int


# --- exploration ------------------------------------------------------------------------------------------


class Moved(Event, frozen=True):
    """`embark` and `sail` are "" over land; `built`: a canoe was built for wood."""

    seat: int
    start: str
    end: str
    villagers: int
    nobles: int
    embark: str
    sail: str
    built: bool


class Reconquest(Event, frozen=True):
    seat: int
    hex: str
    natives: int
    conquistadors: int
    weapons: int
    won: bool


class Bartered(Event, frozen=True):
    """`answer`: proposed, accepted or refused."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    seat: int
    partner: int
    given: list[str]
    taken: list[str]
    answer: str


class DowryOffered(Event, frozen=True):
    """`partner` is -1 for a neutral villager."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "partner")

    seat: int
    partner: int
    units: list[str]
    answer: str


class VillagerGiven(Event, frozen=True):
    """A villager leaves its tribe for a dowry; `seat` is -1 for a neutral one."""

    seat: int
    hex: str


class Adopted(Event, frozen=True):
    seat: int
    hex: str


class Offered(Event, frozen=True):
    """`source`: unit, animal, prisoner, villager, noble, reserve or idol; `hex`: where the animal or native
    was, "" for the others.
    """

    seat: int
    god: str
    demand: str
    count: int
    source: str
    hex: str


class Herded(Event, frozen=True):
    seat: int
    hex: str
    animal: str
    count: int


# --- the end of an era ------------------------------------------------------------------------------------


class StepBegan(Event, frozen=True):
    opens: ClassVar[Part] = "phase"

    step: str


class VillagerBorn(Event, frozen=True):
    seat: int
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


class Eaten(Event, frozen=True):
    seat: int
    resource: str
    count: int


class VillagerDied(Event, frozen=True):
    """`cause`: hunger or cold."""

    seat: int
    hex: str
    cause: str


class Spoiled(Event, frozen=True):
    """`waste`: the units became waste rather than just vanish."""

    seat: int
    units: dict[str, int]
    waste: bool


class WasteRemoved(Event, frozen=True):
    seat: int
    count: int


class OfferingJudged(Event, frozen=True):
    god: str
    complete: bool


class RewardTaken(Event, frozen=True):
    seat: int
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


class Protected(Event, frozen=True):
    """`by`: protect_idol, fire, manure or weapons."""

    seat: int
    hex: str
    by: str


class ShipLanded(Event, frozen=True):
    """`island`: the numbers of its volcanoes; `attacked`: how many hexes."""

    ship: str
    island: list[int]
    attacked: int


class WeaponsSpent(Event, frozen=True):
    seat: int
    hex: str
    count: int


class AttackEnded(Event, frozen=True):
    """`result`: wall, idol, repelled or conquered."""

    hex: str
    result: str


class TradeLearned(Event, frozen=True):
    seat: int
    trade: str


class FireDelivered(Event, frozen=True):
    seat: int
    units: list[str]


# --- treason and the end ----------------------------------------------------------------------------------


class Betrayed(Event, frozen=True):
    seat: int
    card: str


class ConquistadorsWithdrawn(Event, frozen=True):
    """They leave a hex, to be sent to forts."""

    hex: str
    count: int


class ConquistadorSent(Event, frozen=True):
    seat: int
    hex: str


class ConquistadorsDied(Event, frozen=True):
    hex: str
    count: int


class ConquistadorWon(Event, frozen=True):
    """The Missionary's card: one more after a combat that was won."""

    hex: str


class PrisonersFreed(Event, frozen=True):
    """`hex` is where they come to, "" if they are sent to forts one by one."""

    seat: int
    hex: str
    count: int


class PossessionsRemoved(Event, frozen=True):
    """Everything of the traitor but action markers and the turn-order token (TD-TRAITOR-10)."""

    seat: int


class BandRepelled(Event, frozen=True):
    """`back`: the hex to which each of the band returns."""

    hex: str
    back: list[str]


class BandMoved(Event, frozen=True):
    seat: int
    start: str
    end: str
    count: int
    chief: bool
    embark: str
    sail: str


class ObjectiveRevealed(Event, frozen=True):
    seat: int
    objective: str
    points: int
    leaders: list[int]


class GameEnded(Event, frozen=True):
    """`also`: further conditions that were not met."""

    ending: str
    also: list[str]
    totals: list[int]
    winners: list[int]
