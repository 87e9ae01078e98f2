"""The books of a game of Endless Winter, kept from its events alone.

They must agree with the state whenever somebody has to decide. That proves two things: scores add up from
their parts, and the log and the animations, which know the events only, tell the whole story.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.scoring import set_points
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    COLUMNS,
    EMPTY,
    FIGURES,
    NEUTRAL,
    PHASES,
    SIDES,
    SOURCES,
)

ZONES = ("hand", "deck", "discard", "above", "eclipse", "graveyard")
ACTION = PHASES[ACTION_PHASE]


class Seat:
    """The books of one seat, in the words of the events."""

    def __init__(self, rules: Box, player: Player) -> None:
        self.chief = rules.chief_ids[player.chief] if player.chief >= 0 else ""
        self.side = SIDES[player.side] if player.side >= 0 else ""
        self.food = player.food
        self.tool = player.tool
        self.points = Counter(dict(zip(SOURCES, player.earned, strict=True)))
        self.zones = {zone: Counter(_names(rules, getattr(player, zone))) for zone in ZONES}
        self.opening: list[str] = []  # cards that go to the hand before the first draw (EW-SETUP-22)
        self.announced = 0  # cards that were said to be drawn, and have not been seen yet
        self.pile = len(player.eclipse)  # how many cards the others were told of
        self.animals = _species(rules, player.animals)
        self.tipped = _species(rules, player.tipped)
        self.camps = Counter(player.camps)
        self.villages = [rules.juncture_ids[juncture] for juncture in player.villages]
        self.stones = [rules.stone_ids[stone] for stone in player.stones]
        self.offering = player.offering
        self.honour = player.honour
        self.arrived = 0  # when the marker came to its Honour level
        self.resting = player.resting
        self.set_scores = 0
        self.stone_scores = player.earned[SOURCES.index("stones")]

    def owned(self) -> Counter[str]:
        """All cards, wherever they lie."""
        found: Counter[str] = Counter()
        for cards in self.zones.values():
            found.update(cards)
        return found


class Account:
    """Cards, pieces, goods and points: opened from a position, kept from the events alone."""

    def __init__(self, state: WinterState) -> None:
        rules = state.rules
        self.rules: Box = rules
        self.seats = [Seat(rules, player) for player in state.players]
        self.phase = PHASES[state.phase]
        if self.phase == ACTION:
            for seat in self.seats:
                seat.zones["hand"].update(seat.zones["eclipse"])
                seat.zones["eclipse"].clear()
        self.clock = 0
        for at in state.ranks:
            self._arrive(self.seats[at])
        self.order = list(state.order)
        self.labour = state.labour
        self.stacks = _stacks(state)
        self.display = _display(state)
        self.hunt = Counter([rules.animal_ids[species] for species in state.hunt])
        self.columns = _columns(state)
        self.spots = _spots(state)
        self.glaciers = _glaciers(state)
        self.rest_open = _token(rules, state.rest_open)
        self.rest_held = _token(rules, state.rest_held)
        self.complaints: list[str] = []
        self.ended: tuple[list[int], list[int]] | None = None

    def hear(self, event: Any) -> None:
        """Enter one event into the books."""
        entry = getattr(self, f"on_{type(event).__name__}", None)
        if entry is not None:
            entry(event)

    def _arrive(self, seat: Seat) -> None:
        self.clock += 1
        seat.arrived = self.clock

    def _move(self, event: Any, card: str, origin: str, target: str) -> None:
        """A card goes from one zone of its owner to another; an empty name is the stock of the table."""
        zones = self.seats[event.seat].zones
        if origin:
            if not zones[origin][card]:
                self.complaints.append(f"{event}: there is no {card} in the {origin}")
            zones[origin][card] -= 1
        if target:
            zones[target][card] += 1

    # --- the course of the game -----------------------------------------------------------------------

    def on_PhaseBegan(self, event: Any) -> None:
        self.phase = event.phase

    def on_OrderChanged(self, event: Any) -> None:
        self.order = list(event.order)

    def on_ChiefTaken(self, event: Any) -> None:
        self.seats[event.seat].chief = event.chief

    def on_SideChosen(self, event: Any) -> None:
        self.seats[event.seat].side = event.side

    def on_SetupCardTaken(self, event: Any) -> None:
        """What the card says (EW-SETUP-18 to -20)."""
        rules, seat = self.rules, self.seats[event.seat]
        card = rules.setup_ids.index(event.card)
        tribe = rules.card_ids[rules.setup_tribe[card]]
        seat.food = rules.setup_food[card]
        seat.tool = rules.setup_tool[card]
        seat.animals.update([rules.animal_ids[species] for species in rules.setup_animals[card]])
        self.stacks[tribe] -= 1
        seat.zones["deck"][tribe] += 1
        seat.opening = [tribe, *_names(rules, rules.opening)]

    def on_FigurePlaced(self, event: Any) -> None:
        if event.place == "rest":
            self.seats[event.seat].resting += 1
        else:
            self.columns[event.place].append((event.seat, event.figure))

    def on_FiguresReturned(self, event: Any) -> None:
        self.columns = {column: [] for column in COLUMNS}
        for seat in self.seats:
            seat.resting = 0

    def on_GameEnded(self, event: Any) -> None:
        self.ended = event.totals, event.winners

    # --- Food, Tools, Labour, points --------------------------------------------------------------------

    def on_Gained(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.good == "tool":
            seat.tool += event.amount
            return
        seat.food += event.amount
        if seat.food > self.rules.food_base + seat.camps.total():
            # Not a gain that finds no room, but Food that Camps on their way home cover (EW-AMB-12).
            seat.food -= event.lost

    def on_Spent(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.good == "food":
            seat.food -= event.amount
        elif event.good == "tool":
            seat.tool -= event.amount
        else:
            self.labour -= event.amount
        if min(seat.food, seat.tool, self.labour) < 0:
            self.complaints.append(f"{event}: there was not so much")

    def on_FoodSpent(self, event: Any) -> None:
        self.seats[event.seat].food -= event.food
        self.labour += event.labour

    def on_LabourGained(self, event: Any) -> None:
        self.labour += event.labour

    def on_LabourLost(self, event: Any) -> None:
        self.labour -= event.labour

    def on_Scored(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.points[event.source] += event.points
        if seat.points.total() != event.total:
            self.complaints.append(f"{event} should have reached {seat.points.total()}")

    def on_StoneScored(self, event: Any) -> None:
        self.seats[event.seat].stone_scores += event.points

    def on_SetScored(self, event: Any) -> None:
        self.seats[event.seat].set_scores += event.points
        species = self.rules.animal_ids.index(event.animal)
        if event.points != set_points(self.rules, species, event.cards):
            self.complaints.append(f"{event} has other points on its cards (EW-SCORE-10)")

    # --- cards ------------------------------------------------------------------------------------------

    def on_CardsDrawn(self, event: Any) -> None:
        seat = self.seats[event.seat]
        for card in seat.opening:
            self._move(event, card, "deck", "hand")
        seat.opening = []
        seat.announced += event.cards

    def on_CardSeen(self, event: Any) -> None:
        self._move(event, event.card, "deck", "hand")
        self.seats[event.seat].announced -= 1

    def on_DeckShuffled(self, event: Any) -> None:
        zones = self.seats[event.seat].zones
        if zones["deck"].total() or zones["discard"].total() != event.cards:
            self.complaints.append(f"{event}: {zones['deck']} and {zones['discard']} are there")
        zones["deck"], zones["discard"] = zones["discard"], Counter()

    def on_CardPlayed(self, event: Any) -> None:
        self._move(event, event.card, "hand", "above")
        self.labour += event.labour

    def on_CardDiscarded(self, event: Any) -> None:
        self._move(event, event.card, "hand", "discard")

    def on_CardsCleared(self, event: Any) -> None:
        for card in event.cards:
            self._move(event, card, "above" if self.phase == ACTION else "eclipse", "discard")

    def on_CardBuried(self, event: Any) -> None:
        if event.card:  # the others' twin of a secret burial names no card
            self._move(event, event.card, event.zone, "graveyard")

    def on_Recruited(self, event: Any) -> None:
        if event.zone:
            self._move(event, event.card, "", event.zone)
            self.stacks[event.card] -= 1

    def on_Learned(self, event: Any) -> None:
        self._move(event, event.card, "", "hand")
        self.display[self.display.index(event.card)] = ""

    def on_DisplayFilled(self, event: Any) -> None:
        self.display[event.place] = event.card

    def on_DisplayCleared(self, event: Any) -> None:
        if sorted(event.cards) != sorted(filter(None, self.display)):
            self.complaints.append(f"{event}: there were {self.display}")
        self.display = ["" for _ in self.display]

    def on_PileCommitted(self, event: Any) -> None:
        self.seats[event.seat].pile = event.cards

    def on_PilesRevealed(self, event: Any) -> None:
        """Tribe cards stay in the pile, Culture cards were a bluff (EW-ECLIPSE-06, -07)."""
        rules = self.rules
        for seat, cards, total in zip(self.seats, event.piles, event.totals, strict=True):
            labour = [rules.card_labour[rules.card_ids.index(card)] for card in cards]
            if len(cards) != seat.pile or sum(labour) + rules.rest_labour * seat.resting != total:
                self.complaints.append(f"{event}: {seat.pile} cards were committed, {seat.resting} rest")
            seat.pile = 0
            seat.zones["hand"].subtract(cards)
            for card in cards:
                tribal = rules.card_ids.index(card) < rules.first_culture
                seat.zones["eclipse" if tribal else "hand"][card] += 1

    # --- Animals, land, stones, Megaliths, Idols, tokens ---------------------------------------------------

    def on_AnimalRevealed(self, event: Any) -> None:
        self.hunt[event.animal] += 1

    def on_AnimalTaken(self, event: Any) -> None:
        self.seats[event.seat].animals[event.animal] += 1
        if not event.blind:
            self.hunt[event.animal] -= 1

    def on_AnimalTipped(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.animals[event.animal] -= 1
        seat.tipped[event.animal] += 1

    def on_CampPlaced(self, event: Any) -> None:
        self.seats[event.seat].camps[0] += 1

    def on_CampMoved(self, event: Any) -> None:
        camps = self.seats[event.seat].camps
        camps[event.origin] -= 1
        camps[event.target] += 1
        if camps[event.origin] < 0:
            self.complaints.append(f"{event}: no Camp was there")

    def on_VillageBuilt(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.villages.append(event.juncture)
        seat.camps.subtract([int(slot) for slot in event.juncture.split("-")])

    def on_GlacierRevealed(self, event: Any) -> None:
        self.glaciers[event.slot] = event.token

    def on_StoneTaken(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.slot != len(seat.stones):
            self.complaints.append(f"{event}: the next slot is {len(seat.stones)} (EW-STONE-02)")
        seat.stones.append(event.stone)

    def on_MegalithPlaced(self, event: Any) -> None:
        if event.spot in self.spots:
            self.complaints.append(f"{event}: there stands one")
        self.spots[event.spot] = NEUTRAL if event.neutral else event.seat

    def on_IdolMoved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.track == "offering":
            seat.offering += 1
            reached = seat.offering
        else:
            seat.honour += 1
            reached = seat.honour
            self._arrive(seat)
        if reached != event.level:
            self.complaints.append(f"{event} should have reached {reached}")

    def on_RestTokenRevealed(self, event: Any) -> None:
        self.rest_open = event.token

    def on_RestTokenTaken(self, event: Any) -> None:
        if event.refused not in ("", self.rest_open):
            self.complaints.append(f"{event}: {self.rest_open} lay open")
        self.rest_open, self.rest_held = "", event.token

    def on_RestTokenReturned(self, event: Any) -> None:
        self.rest_held = ""

    # --- audits -----------------------------------------------------------------------------------------

    def disagreements(self, state: WinterState) -> list[str]:
        """Where the books and the position differ."""
        found = self.complaints[:]
        for at, (seat, player) in enumerate(zip(self.seats, state.players, strict=True)):
            for name, (told, held) in self._of_seat(seat, player, state, at).items():
                if told != held:
                    found.append(f"seat {at + 1}, {name}: the events say {told}, the position {held}")
        for name, (told, held) in self._of_table(state).items():
            if told != held:
                found.append(f"{name}: the events say {told}, the position {held}")
        return found

    def _of_seat(self, seat: Seat, player: Player, state: WinterState, at: int) -> dict[str, tuple[Any, Any]]:
        rules = self.rules
        held = {zone: Counter(_names(rules, getattr(player, zone))) for zone in ZONES}
        if self.phase == ACTION:  # which cards were committed is told when the piles are revealed
            held["hand"].update(held.pop("eclipse"))
        books: dict[str, tuple[Any, Any]] = {zone: (+seat.zones[zone], cards) for zone, cards in held.items()}
        drawing = [frame.left for frame in state.frames if isinstance(frame, DrawCard) and frame.owner == at]
        return books | {
            "Chief": (
                (seat.chief, seat.side),
                (
                    rules.chief_ids[player.chief] if player.chief >= 0 else "",
                    SIDES[player.side] if player.side >= 0 else "",
                ),
            ),
            "cards to be drawn": (seat.announced, sum(drawing)),
            "Food and Tools": ((seat.food, seat.tool), (player.food, player.tool)),
            "points": (
                [seat.points[source] for source in SOURCES],
                list(player.earned),
            ),
            "Animals": (+seat.animals, +_species(rules, player.animals)),
            "tipped Animals": (+seat.tipped, +_species(rules, player.tipped)),
            "Camps": (+seat.camps, Counter(player.camps)),
            "Villages": (seat.villages, [rules.juncture_ids[juncture] for juncture in player.villages]),
            "stones": (seat.stones, [rules.stone_ids[stone] for stone in player.stones]),
            "Idols": ((seat.offering, seat.honour), (player.offering, player.honour)),
            "resting figures": (seat.resting, player.resting),
        }

    def _of_table(self, state: WinterState) -> dict[str, tuple[Any, Any]]:
        rules = self.rules
        books: dict[str, tuple[Any, Any]] = {
            "phase": (self.phase, PHASES[state.phase]),
            "Labour": (self.labour, state.labour),
            "Tribe cards": (self.stacks, _stacks(state)),
            "display": (self.display, _display(state)),
            "hunt area": (+self.hunt, Counter([rules.animal_ids[species] for species in state.hunt])),
            "columns": (self.columns, _columns(state)),
            "Megaliths": (self.spots, _spots(state)),
            "Honour ranks": (self._ranks(), list(state.ranks)),
            "Glacier tokens": (self.glaciers, _glaciers(state)),
            "Rest token held": (self.rest_held, _token(rules, state.rest_held)),
        }
        if len(state.order) == rules.seats:  # before that it is being dealt
            books["turn order"] = self.order, list(state.order)
        if state.rest_open >= 0:  # turned away silently, another one is told at once
            books["open Rest token"] = self.rest_open, _token(rules, state.rest_open)
        return books

    def _ranks(self) -> list[int]:
        """Whoever is higher on the Honour track, and of equals the one who came first (EW-IDOL-08)."""
        moved = [at for at, seat in enumerate(self.seats) if seat.honour]
        return sorted(moved, key=lambda at: (-self.seats[at].honour, self.seats[at].arrived))

    def result(self, state: WinterState) -> tuple[list[int], list[int]]:
        """Totals and winners of a finished game, added up from the books (EW-SCORE-01 to -14)."""
        totals = []
        for at, seat in enumerate(self.seats):
            before = sum([seat.points[source] for source in SOURCES[: SOURCES.index("offering")]])
            before += seat.stone_scores - seat.points["stones"]
            totals.append(before + sum(self._at_the_end(at, seat)))
        best = max(totals)
        return totals, [next(at for at in self.order if totals[at] == best)]

    def _at_the_end(self, at: int, seat: Seat) -> tuple[int, int, int, int]:
        """What Offering, Honour, cards and Animals score for what the books hold."""
        rules = self.rules
        per = rules.offering_ratio[seat.offering]
        ranks = self._ranks()
        row = rules.honour_boxes[min(ranks.index(at), len(rules.honour_boxes) - 1)] if at in ranks else (0,)
        buried = seat.zones["graveyard"].total()
        cards = [
            rules.card_points[rules.card_ids.index(card)] * count for card, count in seat.owned().items()
        ]
        return (
            (seat.food + seat.tool) // per if per else 0,
            row[min(buried, len(row) - 1)],
            sum(cards),
            seat.set_scores,
        )


# --- a position in the words of the events ---------------------------------------------------------------


def _names(rules: Box, cards: tuple[int, ...]) -> list[str]:
    return [rules.card_ids[card] for card in cards]


def _species(rules: Box, counts: tuple[int, ...]) -> Counter[str]:
    return Counter(dict(zip(rules.animal_ids, counts, strict=True)))


def _stacks(state: WinterState) -> dict[str, int]:
    rules = state.rules
    return {rules.card_ids[rules.first_tribe + at]: left for at, left in enumerate(state.stacks)}


def _display(state: WinterState) -> list[str]:
    return [state.rules.card_ids[card] if card >= 0 else "" for card in state.display]


def _columns(state: WinterState) -> dict[str, list[tuple[int, str]]]:
    return {
        column: [(code // len(FIGURES), FIGURES[code % len(FIGURES)]) for code in figures]
        for column, figures in zip(COLUMNS, state.columns, strict=True)
    }


def _spots(state: WinterState) -> dict[str, int]:
    ids = state.rules.spot_ids
    return {ids[spot]: owner for spot, owner in enumerate(state.spots) if owner != EMPTY}


def _glaciers(state: WinterState) -> dict[int, str]:
    ids = state.rules.glacier_ids
    return {slot: ids[token] for slot, token in enumerate(state.glaciers) if token >= 0}


def _token(rules: Box, token: int) -> str:
    return rules.rest_token_ids[token] if token >= 0 else ""
