"""The books of a game of Tindaya: goods, points, wrath, natives, animals, conquistadors, tokens, forts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firekeeper.games.tindaya.final import winners
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    ANIMAL_OF,
    ANIMALS,
    BUILDINGS,
    GODS,
    IDOLS,
    NONE,
    PHASES,
    RESOURCES,
    SETUP,
    SUBSTITUTE,
    TOKENS,
)
from firekeeper.kernel import account


class Table:
    """What lies on the table, by hex."""

    def __init__(self, state: TindayaState) -> None:
        names = state.rules.board.names
        self.wrath = dict(zip(GODS, state.wrath, strict=True))
        self.wild_animals = Counter(dict(zip(ANIMALS, state.nature, strict=True)))
        self.animals = Counter({names[at]: count for at, count in enumerate(state.animals) if count})
        self.conquistadors = Counter(
            {names[at]: count for at, count in enumerate(state.conquistadors) if count}
        )
        self.tokens = {names[at]: TOKENS[kind] for at, kind in enumerate(state.tokens) if kind != NONE}
        self.buildings = {
            names[at]: BUILDINGS[kind] for at, kind in enumerate(state.buildings) if kind != NONE
        }
        self.forts = {
            names[at]: "" if kind == SUBSTITUTE else BUILDINGS[kind]
            for at, kind in enumerate(state.forts)
            if kind != NONE
        }
        self.neutral_villagers = Counter([names[at] for at in state.neutral])


class Seat:
    """What one seat has."""

    def __init__(self, state: TindayaState, at: int) -> None:
        names, player = state.rules.board.names, state.players[at]
        self.goods = Counter(dict(zip(RESOURCES, player.goods, strict=True)))
        self.points = player.score
        self.villagers = Counter([names[hex_] for hex_ in player.villagers])
        self.nobles = Counter([names[hex_] for hex_ in player.nobles])
        self.collected_tokens = Counter(dict(zip(TOKENS, player.tokens, strict=True)))
        self.prisoners = player.prison
        self.waste = player.waste
        self.idols = Counter([IDOLS[idol] for idol in player.idols])
        self.used_idols = Counter([IDOLS[idol] for idol in player.used_idols])


class Account(account.Account[TindayaState, Table, Seat]):
    """What the events of Tindaya change."""

    table_books, seat_books = Table, Seat

    def __init__(self, state: TindayaState) -> None:
        super().__init__(state)
        self.rules = state.rules
        self.phase = PHASES[state.phase]

    def _gain(self, seat: int, units: Any) -> None:
        self.seats[seat].goods.update(units)

    def _spend(self, event: Any, seat: int, units: Any) -> None:
        goods = self.seats[seat].goods
        goods.subtract(units)
        self.require(min(goods.values()) >= 0, event, f"seat {seat + 1} had not so much")

    def _less(self, event: Any, counts: Counter[str], name: str, by: int = 1) -> None:
        """So many less; what is used up is no row any more."""
        self.require(counts[name] >= by, event, f"there were {counts[name]} of {name}")
        counts[name] -= by

    # --- points, wrath, the course of the game ----------------------------------------------------------

    def on_PhaseBegan(self, event: Any) -> None:
        self.phase = event.phase

    def on_DiscsPlaced(self, event: Any) -> None:
        for seat in self.seats:
            seat.points = event.score

    def on_PointsChanged(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.points += event.points
        self.require(seat.points == event.score, event, f"it should have reached {seat.points}")

    def on_WrathChanged(self, event: Any) -> None:
        self.table.wrath[event.god] = event.space

    # --- goods ------------------------------------------------------------------------------------------

    def on_TribeEquipped(self, event: Any) -> None:
        self._gain(event.seat, event.units)

    def on_Produced(self, event: Any) -> None:
        self._gain(event.seat, event.gained)

    def on_Converted(self, event: Any) -> None:
        """What becomes a preserve follows from it."""
        row = next(row for row in self.rules.conversion if RESOURCES[row[1]] == event.preserve)
        self._spend(event, event.seat, {RESOURCES[row[0]]: event.count})
        self._spend(event, event.seat, {event.paid: 1})
        self._gain(event.seat, {event.preserve: event.count})

    def on_Paid(self, event: Any) -> None:
        self._spend(event, event.seat, event.units)

    def on_FireDelivered(self, event: Any) -> None:
        self._spend(event, event.seat, event.units)

    def on_Eaten(self, event: Any) -> None:
        self._spend(event, event.seat, {event.resource: event.count})

    def on_Spoiled(self, event: Any) -> None:
        self._spend(event, event.seat, event.units)
        if event.waste:
            self.seats[event.seat].waste += sum(event.units.values())

    def on_WasteRemoved(self, event: Any) -> None:
        self.seats[event.seat].waste -= event.count

    def on_RewardTaken(self, event: Any) -> None:
        self._gain(event.seat, [event.resource])

    def on_Bartered(self, event: Any) -> None:
        if event.answer == "accepted":
            self._spend(event, event.seat, event.given)
            self._gain(event.partner, event.given)
            self._spend(event, event.partner, event.taken)
            self._gain(event.seat, event.taken)

    def on_DowryOffered(self, event: Any) -> None:
        if event.answer == "accepted":
            self._spend(event, event.seat, event.units)
            if event.partner >= 0:
                self._gain(event.partner, event.units)

    # --- idols, tokens ------------------------------------------------------------------------------------

    def on_IdolDrawn(self, event: Any) -> None:
        if event.idol:  # the others' twin names no card
            self.seats[event.seat].idols[event.idol] += 1

    def on_IdolUsed(self, event: Any) -> None:
        seat = self.seats[event.seat]
        self._less(event, seat.idols, event.idol)
        seat.used_idols[event.idol] += 1

    def on_IdolSold(self, event: Any) -> None:
        self._less(event, self.seats[event.seat].idols, event.idol)
        self._gain(event.seat, [event.resource])

    def on_TokensLaid(self, event: Any) -> None:
        for hex_ in event.hexes:
            self.require(hex_ not in self.table.tokens, event, "a token lies there")
            self.table.tokens[hex_] = event.token

    def on_TokenReturned(self, event: Any) -> None:
        self._take_token(event)

    def on_TokenTaken(self, event: Any) -> None:
        self._take_token(event)
        self.seats[event.seat].collected_tokens[event.token] += 1
        self._gain(event.seat, event.gained)

    def _take_token(self, event: Any) -> None:
        lay = self.table.tokens.pop(event.hex, "")
        self.require(lay == event.token, event, f"there lay «{lay}»")

    def on_TokenDiscarded(self, event: Any) -> None:
        self._less(event, self.seats[event.seat].collected_tokens, event.token)

    # --- buildings and forts ------------------------------------------------------------------------------

    def on_BuildingPlaced(self, event: Any) -> None:
        """Starting pens and sties come with animals (TD-SETUP-35)."""
        self.table.buildings[event.hex] = event.building
        kind = ANIMAL_OF[BUILDINGS.index(event.building)]
        if self.phase == PHASES[SETUP] and kind != NONE:
            self.table.animals[event.hex] = self.rules.starting_animals
            if self.rules.first_campaign_game:
                self.table.wild_animals[ANIMALS[kind]] -= self.rules.starting_animals

    def on_NeutralPlaced(self, event: Any) -> None:
        self.table.buildings[event.hex] = event.building
        self.table.neutral_villagers[event.hex] += 1

    def on_BuildingLost(self, event: Any) -> None:
        stood = self.table.buildings.pop(event.hex, "")
        self.require(stood == event.building, event, f"there stood «{stood}»")

    def on_FortBuilt(self, event: Any) -> None:
        turned = self.table.buildings.pop(event.hex, event.tile)
        self.require(turned == event.tile, event, f"a {turned} stood there")
        self.table.forts[event.hex] = event.tile
        self.table.conquistadors[event.hex] = event.conquistadors

    def on_FortRemoved(self, event: Any) -> None:
        there = self.table.conquistadors[event.hex]
        self.require(there == event.conquistadors, event, f"{there} conquistadors were there")
        self.table.forts.pop(event.hex)
        self.table.conquistadors[event.hex] = 0

    # --- natives --------------------------------------------------------------------------------------------

    def on_NoblesSettled(self, event: Any) -> None:
        self.seats[event.seat].nobles.update(event.hexes)

    def on_VillagersSettled(self, event: Any) -> None:
        settled = dict(zip(event.hexes, event.villagers, strict=True))
        self.seats[event.seat].villagers.update(settled)

    def on_Moved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        for counts, number in ((seat.villagers, event.villagers), (seat.nobles, event.nobles)):
            self._less(event, counts, event.start, number)
            counts[event.end] += number
        if event.built:
            self._spend(event, event.seat, {"wood": self.rules.canoe_wood})

    def on_VillagerBorn(self, event: Any) -> None:
        self.seats[event.seat].villagers[event.hex] += 1

    def on_Adopted(self, event: Any) -> None:
        self.seats[event.seat].villagers[event.hex] += 1

    def on_VillagerDied(self, event: Any) -> None:
        self._less(event, self.seats[event.seat].villagers, event.hex)

    def on_VillagerGiven(self, event: Any) -> None:
        neutral = event.seat < 0
        villagers = self.table.neutral_villagers if neutral else self.seats[event.seat].villagers
        self._less(event, villagers, event.hex)

    def on_NativesDied(self, event: Any) -> None:
        for seat, villagers, nobles in zip(self.seats, event.villagers, event.nobles, strict=True):
            self._less(event, seat.villagers, event.hex, villagers)
            self._less(event, seat.nobles, event.hex, nobles)
        if event.neutral:
            self._less(event, self.table.neutral_villagers, event.hex)

    def on_Offered(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.source == "unit":
            self._spend(event, event.seat, [event.demand])
        elif event.source == "animal":
            self._less(event, self.table.animals, event.hex)
        elif event.source == "prisoner":
            seat.prisoners -= 1
        elif event.source in ("villager", "noble"):
            self._less(event, seat.nobles if event.source == "noble" else seat.villagers, event.hex)

    # --- animals --------------------------------------------------------------------------------------------

    def on_Herded(self, event: Any) -> None:
        self._less(event, self.table.wild_animals, event.animal, event.count)
        self.table.animals[event.hex] += event.count

    def on_Slaughtered(self, event: Any) -> None:
        self._less(event, self.table.animals, event.hex, event.count)

    def on_AnimalsFled(self, event: Any) -> None:
        self._less(event, self.table.animals, event.hex, event.count)
        self.table.wild_animals[event.animal] += event.count

    def on_AnimalsDied(self, event: Any) -> None:
        self._less(event, self.table.animals, event.hex, event.count)

    def on_AnimalBorn(self, event: Any) -> None:
        self.table.animals[event.hex] += 1

    def on_WildAnimalBorn(self, event: Any) -> None:
        self.table.wild_animals[event.animal] += 1

    def on_WildAnimalsDied(self, event: Any) -> None:
        self._less(event, self.table.wild_animals, event.animal, event.count)

    # --- conquistadors --------------------------------------------------------------------------------------

    def on_ConquistadorBorn(self, event: Any) -> None:
        self.table.conquistadors[event.hex] += 1

    def on_Imprisoned(self, event: Any) -> None:
        self.seats[event.seat].prisoners += event.count

    def on_Reconquest(self, event: Any) -> None:
        """After a victory the fort is removed, after a defeat the weapons have killed some."""
        if not event.won:
            self._less(event, self.table.conquistadors, event.hex, event.weapons)

    def on_Betrayed(self, event: Any) -> None:
        """All natives of the traitor become conquistadors (TD-TRAITOR-05)."""
        seat = self.seats[event.seat]
        self.table.conquistadors.update(seat.villagers)
        self.table.conquistadors.update(seat.nobles)
        seat.villagers, seat.nobles = Counter(), Counter()

    def on_PossessionsRemoved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.goods, seat.collected_tokens = Counter(), Counter()
        seat.idols, seat.used_idols = Counter(), Counter()
        seat.waste = seat.prisoners = 0

    def on_ConquistadorsWithdrawn(self, event: Any) -> None:
        self._less(event, self.table.conquistadors, event.hex, event.count)

    def on_ConquistadorSent(self, event: Any) -> None:
        self.table.conquistadors[event.hex] += 1

    def on_ConquistadorWon(self, event: Any) -> None:
        self.table.conquistadors[event.hex] += 1

    def on_ConquistadorsDied(self, event: Any) -> None:
        self._less(event, self.table.conquistadors, event.hex, event.count)

    def on_PrisonersFreed(self, event: Any) -> None:
        self.seats[event.seat].prisoners -= event.count
        if event.hex:
            self.table.conquistadors[event.hex] += event.count

    def on_BandMoved(self, event: Any) -> None:
        self._less(event, self.table.conquistadors, event.start, event.count)
        self.table.conquistadors[event.end] += event.count

    def on_BandRepelled(self, event: Any) -> None:
        self._less(event, self.table.conquistadors, event.hex, len(event.back))
        self.table.conquistadors.update(event.back)

    # --- the result -----------------------------------------------------------------------------------------

    def result(self, state: TindayaState) -> tuple[list[int], list[int]]:
        """Points by the books; who has won follows from the ending."""
        return [seat.points for seat in self.seats], winners(state)
