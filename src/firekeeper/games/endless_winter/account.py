"""The books of a game of Endless Winter: cards, pieces, goods and points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firekeeper.games.endless_winter.box import Box
from firekeeper.games.endless_winter.cards import DrawCard
from firekeeper.games.endless_winter.scoring import set_points
from firekeeper.games.endless_winter.state import WinterState
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
from firekeeper.kernel import account
from firekeeper.kernel.view import name_at

ZONES = ("hand", "deck", "discard", "above", "eclipse", "graveyard")
ACTION = PHASES[ACTION_PHASE]


class Table:
    """What lies on the table."""

    def __init__(self, state: WinterState) -> None:
        rules = state.rules
        self.phase = PHASES[state.phase]
        self.labour = state.labour
        self.stacks = {rules.card_ids[rules.first_tribe + at]: left for at, left in enumerate(state.stacks)}
        self.display = [name_at(rules.card_ids, card) for card in state.display]
        self.hunt_area = Counter([rules.animal_ids[species] for species in state.hunt])
        self.columns = {
            column: [(code // len(FIGURES), FIGURES[code % len(FIGURES)]) for code in figures]
            for column, figures in zip(COLUMNS, state.columns, strict=True)
        }
        self.spots = {rules.spot_ids[spot]: owner for spot, owner in enumerate(state.spots) if owner != EMPTY}
        self.ranks = list(state.ranks)
        self.glaciers = {
            slot: rules.glacier_ids[token] for slot, token in enumerate(state.glaciers) if token >= 0
        }
        self.rest_held = name_at(rules.rest_token_ids, state.rest_held)
        # Turned away silently, another one is told at once.
        self.rest_open = rules.rest_token_ids[state.rest_open] if state.rest_open >= 0 else None
        # Until it is complete it is being dealt.
        self.order: Any = list(state.order) if len(state.order) == rules.seats else None


class Seat:
    """What one seat has."""

    def __init__(self, state: WinterState, at: int) -> None:
        rules, player = state.rules, state.players[at]
        self.chief = name_at(rules.chief_ids, player.chief)
        self.side = name_at(SIDES, player.side)
        self.food = player.food
        self.tool = player.tool
        self.points = Counter(dict(zip(SOURCES, player.earned, strict=True)))
        self.zones = {zone: Counter(_names(rules, getattr(player, zone))) for zone in ZONES}
        if state.phase == ACTION_PHASE:  # which cards were committed is told when the piles are revealed
            self.zones["hand"].update(self.zones["eclipse"])
            self.zones["eclipse"].clear()
        drawing = [frame for frame in state.frames if isinstance(frame, DrawCard) and frame.owner == at]
        self.cards_to_be_drawn = sum([frame.left for frame in drawing])
        self.animals = _species(rules, player.animals)
        self.tipped = _species(rules, player.tipped)
        self.camps = Counter(player.camps)
        self.villages = [rules.juncture_ids[juncture] for juncture in player.villages]
        self.stones = [rules.stone_ids[stone] for stone in player.stones]
        self.offering = player.offering
        self.honour = player.honour
        self.resting = player.resting

    def owned(self) -> Counter[str]:
        """All cards, wherever they lie."""
        found: Counter[str] = Counter()
        for cards in self.zones.values():
            found.update(cards)
        return found


class Account(account.Account[WinterState, Table, Seat]):
    """What the events of Endless Winter change."""

    table_books, seat_books = Table, Seat

    def __init__(self, state: WinterState) -> None:
        super().__init__(state)
        self.rules: Box = state.rules
        seats = range(self.rules.seats)
        # Cards that go to the hand before the first draw (EW-SETUP-22).
        self.opening: list[list[str]] = [[] for _ in seats]
        # How many cards of each pile the others were told of.
        self.piles = [len(player.eclipse) for player in state.players]
        self.set_scores = [0 for _ in seats]
        self.stone_scores = [seat.points["stones"] for seat in self.seats]

    def _move(self, event: Any, card: str, origin: str, target: str) -> None:
        """A card goes from one zone of its owner to another; an empty name is the stock of the table."""
        zones = self.seats[event.seat].zones
        if origin:
            self.require(zones[origin][card] > 0, event, f"there is no {card} in the {origin}")
            zones[origin][card] -= 1
        if target:
            zones[target][card] += 1

    # --- the course of the game -----------------------------------------------------------------------

    def on_PhaseBegan(self, event: Any) -> None:
        self.table.phase = event.phase

    def on_OrderChanged(self, event: Any) -> None:
        self.table.order = list(event.order)

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
        self.table.stacks[tribe] -= 1
        seat.zones["deck"][tribe] += 1
        self.opening[event.seat] = [tribe, *_names(rules, rules.opening)]

    def on_FigurePlaced(self, event: Any) -> None:
        if event.place == "rest":
            self.seats[event.seat].resting += 1
        else:
            self.table.columns[event.place].append((event.seat, event.figure))

    def on_FiguresReturned(self, event: Any) -> None:
        self.table.columns = {column: [] for column in COLUMNS}
        for seat in self.seats:
            seat.resting = 0

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
            self.table.labour -= event.amount
        self.require(min(seat.food, seat.tool, self.table.labour) >= 0, event, "there was not so much")

    def on_FoodSpent(self, event: Any) -> None:
        self.seats[event.seat].food -= event.food
        self.table.labour += event.labour

    def on_LabourGained(self, event: Any) -> None:
        self.table.labour += event.labour

    def on_LabourLost(self, event: Any) -> None:
        self.table.labour -= event.labour

    def on_Scored(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.points[event.source] += event.points
        reached = seat.points.total()
        self.require(reached == event.total, event, f"it should have reached {reached}")

    def on_StoneScored(self, event: Any) -> None:
        self.stone_scores[event.seat] += event.points

    def on_SetScored(self, event: Any) -> None:
        self.set_scores[event.seat] += event.points
        species = self.rules.animal_ids.index(event.animal)
        printed = set_points(self.rules, species, event.cards)
        self.require(event.points == printed, event, f"the cards say {printed} (EW-SCORE-10)")

    # --- cards ------------------------------------------------------------------------------------------

    def on_CardsDrawn(self, event: Any) -> None:
        for card in self.opening[event.seat]:
            self._move(event, card, "deck", "hand")
        self.opening[event.seat] = []
        self.seats[event.seat].cards_to_be_drawn += event.cards

    def on_CardSeen(self, event: Any) -> None:
        self._move(event, event.card, "deck", "hand")
        self.seats[event.seat].cards_to_be_drawn -= 1

    def on_DeckShuffled(self, event: Any) -> None:
        zones = self.seats[event.seat].zones
        counted = zones["deck"].total(), zones["discard"].total()
        self.require(counted == (0, event.cards), event, f"{zones['deck']} and {zones['discard']} are there")
        zones["deck"], zones["discard"] = zones["discard"], Counter()

    def on_CardPlayed(self, event: Any) -> None:
        self._move(event, event.card, "hand", "above")
        self.table.labour += event.labour

    def on_CardDiscarded(self, event: Any) -> None:
        self._move(event, event.card, "hand", "discard")

    def on_CardsCleared(self, event: Any) -> None:
        for card in event.cards:
            self._move(event, card, "above" if self.table.phase == ACTION else "eclipse", "discard")

    def on_CardBuried(self, event: Any) -> None:
        if event.card:  # the others' twin of a secret burial names no card
            self._move(event, event.card, event.zone, "graveyard")

    def on_Recruited(self, event: Any) -> None:
        if event.zone:
            self._move(event, event.card, "", event.zone)
            self.table.stacks[event.card] -= 1

    def on_Learned(self, event: Any) -> None:
        self._move(event, event.card, "", "hand")
        self.table.display[self.table.display.index(event.card)] = ""

    def on_DisplayFilled(self, event: Any) -> None:
        self.table.display[event.place] = event.card

    def on_DisplayCleared(self, event: Any) -> None:
        lying = sorted(filter(None, self.table.display))
        self.require(sorted(event.cards) == lying, event, f"there were {self.table.display}")
        self.table.display = ["" for _ in self.table.display]

    def on_PileCommitted(self, event: Any) -> None:
        self.piles[event.seat] = event.cards

    def on_PilesRevealed(self, event: Any) -> None:
        """Tribe cards stay in the pile, Culture cards were a bluff (EW-ECLIPSE-06, -07)."""
        rules = self.rules
        for at, (cards, total) in enumerate(zip(event.piles, event.totals, strict=True)):
            seat, committed = self.seats[at], self.piles[at]
            labour = [rules.card_labour[rules.card_ids.index(card)] for card in cards]
            counted = len(cards), sum(labour) + rules.rest_labour * seat.resting
            wrong = f"{committed} cards were committed, {seat.resting} rest"
            self.require(counted == (committed, total), event, wrong)
            self.piles[at] = 0
            seat.zones["hand"].subtract(cards)
            for card in cards:
                tribal = rules.card_ids.index(card) < rules.first_culture
                seat.zones["eclipse" if tribal else "hand"][card] += 1

    # --- Animals, land, stones, Megaliths, Idols, tokens ---------------------------------------------------

    def on_AnimalRevealed(self, event: Any) -> None:
        self.table.hunt_area[event.animal] += 1

    def on_AnimalTaken(self, event: Any) -> None:
        self.seats[event.seat].animals[event.animal] += 1
        if not event.blind:
            self.table.hunt_area[event.animal] -= 1

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
        self.require(camps[event.origin] >= 0, event, "no Camp was there")

    def on_VillageBuilt(self, event: Any) -> None:
        seat = self.seats[event.seat]
        seat.villages.append(event.juncture)
        seat.camps.subtract([int(slot) for slot in event.juncture.split("-")])

    def on_GlacierRevealed(self, event: Any) -> None:
        self.table.glaciers[event.slot] = event.token

    def on_StoneTaken(self, event: Any) -> None:
        seat = self.seats[event.seat]
        free = len(seat.stones)
        self.require(event.slot == free, event, f"the next slot is {free} (EW-STONE-02)")
        seat.stones.append(event.stone)

    def on_MegalithPlaced(self, event: Any) -> None:
        self.require(event.spot not in self.table.spots, event, "there stands one")
        self.table.spots[event.spot] = NEUTRAL if event.neutral else event.seat

    def on_IdolMoved(self, event: Any) -> None:
        seat = self.seats[event.seat]
        if event.track == "offering":
            seat.offering += 1
            reached = seat.offering
        else:
            seat.honour += 1
            reached = seat.honour
            # Whoever is higher, and of equals the one who came first (EW-IDOL-08).
            others = [other for other in self.table.ranks if other != event.seat]
            above = sum([self.seats[other].honour >= seat.honour for other in others])
            self.table.ranks = [*others[:above], event.seat, *others[above:]]
        self.require(reached == event.level, event, f"it should have reached {reached}")

    def on_RestTokenRevealed(self, event: Any) -> None:
        self.table.rest_open = event.token

    def on_RestTokenTaken(self, event: Any) -> None:
        lying = self.table.rest_open
        self.require(event.refused in ("", lying), event, f"{lying} lay open")
        self.table.rest_open, self.table.rest_held = "", event.token

    def on_RestTokenReturned(self, event: Any) -> None:
        self.table.rest_held = ""

    # --- the result ---------------------------------------------------------------------------------------

    def result(self, state: WinterState) -> tuple[list[int], list[int]]:
        """Totals and winners of a finished game, added up from the books (EW-SCORE-01 to -14)."""
        totals = []
        for at, seat in enumerate(self.seats):
            before = sum([seat.points[source] for source in SOURCES[: SOURCES.index("offering")]])
            before += self.stone_scores[at] - seat.points["stones"]
            totals.append(before + sum(self._at_the_end(at, seat)))
        best = max(totals)
        return totals, [next(at for at in self.table.order if totals[at] == best)]

    def _at_the_end(self, at: int, seat: Seat) -> tuple[int, int, int, int]:
        """What Offering, Honour, cards and Animals score for what the books hold."""
        rules = self.rules
        per = rules.offering_ratio[seat.offering]
        ranks = self.table.ranks
        row = rules.honour_boxes[min(ranks.index(at), len(rules.honour_boxes) - 1)] if at in ranks else (0,)
        buried = seat.zones["graveyard"].total()
        cards = [
            rules.card_points[rules.card_ids.index(card)] * count for card, count in seat.owned().items()
        ]
        return (
            (seat.food + seat.tool) // per if per else 0,
            row[min(buried, len(row) - 1)],
            sum(cards),
            self.set_scores[at],
        )


def _names(rules: Box, cards: tuple[int, ...]) -> list[str]:
    return [rules.card_ids[card] for card in cards]


def _species(rules: Box, counts: tuple[int, ...]) -> Counter[str]:
    return Counter(dict(zip(rules.animal_ids, counts, strict=True)))
