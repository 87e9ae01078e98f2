"""The Eclipse phase (area ECLIPSE): the new turn order, then steps A to D for each player in that order."""

from __future__ import annotations

from firekeeper.games.endless_winter import events, gains
from firekeeper.games.endless_winter.cards import kinds
from firekeeper.games.endless_winter.grammar import CAMP_TYPES
from firekeeper.games.endless_winter.land import leads, settled
from firekeeper.games.endless_winter.skills import use_eclipse_skill
from firekeeper.games.endless_winter.state import WinterState, remove_card
from firekeeper.games.endless_winter.stones import score_stone, score_stones
from firekeeper.games.endless_winter.terms import ECLIPSE_PHASE, PHASES
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame, SeatFrame


class EclipsePhase(Frame[WinterState]):
    """Reveal the piles, settle the turn order, resolve the Eclipse in it (EW-ECLIPSE-05, -11, -21)."""

    def run(self, state: WinterState) -> None:
        state.phase = ECLIPSE_PHASE
        if state.events is not None:
            state.events.append(events.PhaseBegan(phase=PHASES[ECLIPSE_PHASE]))
        state.then(RevealPiles(), Resolvers(0), ClearPiles())


# --- the new turn order ------------------------------------------------------------------------------


def total(state: WinterState, seat: int) -> int:
    """Half-points printed on the cards of the pile, and for resting figures (EW-ECLIPSE-06, EW-REST-03)."""
    labour = state.rules.card_labour
    player = state.players[seat]
    return sum([labour[card] for card in player.eclipse]) + state.rules.rest_labour * player.resting


def new_order(order: tuple[int, ...], totals: list[int]) -> tuple[int, ...]:
    """The highest total first; of tied players the one who played later (EW-ECLIPSE-09, EW-ECLIPSE-10)."""
    ranked = [(-totals[seat], -place, seat) for place, seat in enumerate(order)]
    return tuple([seat for _, _, seat in sorted(ranked)])


class RevealPiles(Frame[WinterState]):
    """All piles at once; Culture cards go back to the hands they came from (EW-ECLIPSE-06, -07, -09)."""

    def run(self, state: WinterState) -> None:
        rules = state.rules
        totals = [total(state, seat) for seat in range(rules.seats)]
        if state.events is not None:
            piles = [[rules.card_ids[card] for card in player.eclipse] for player in state.players]
            state.events.append(events.PilesRevealed(piles=piles, totals=totals))
        for player in state.players:
            culture = tuple([card for card in player.eclipse if card >= rules.first_culture])
            if culture:
                player.eclipse = player.eclipse[: len(player.eclipse) - len(culture)]
                player.hand = tuple(sorted(player.hand + culture))
                player.bluff = player.known = culture
        state.order = new_order(state.order, totals)
        if state.events is not None:
            state.events.append(events.OrderChanged(order=list(state.order)))


class Resolvers(Frame[WinterState]):
    """One player does all four steps before the next one starts (EW-ECLIPSE-11, EW-AMB-67)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: WinterState) -> None:
        state.turn = self.place
        if self.place == len(state.order):
            state.turn = 0
            return
        seat = state.order[self.place]
        state.gathered = 0
        if state.events is not None:
            state.events.append(events.EclipseBegan(seat=seat, position=self.place + 1))
        state.then(
            TurnOrderBenefit(seat, self.place),
            EclipseSkills(seat, state.players[seat].eclipse),
            Hexes(seat),
            PlayerBoard(seat),
            Resolvers(self.place + 1),
        )


class ClearPiles(Frame[WinterState]):
    """All piles go to the discard piles when the last player has finished (EW-ECLIPSE-21)."""

    def run(self, state: WinterState) -> None:
        for seat, player in enumerate(state.players):
            player.bluff = player.known = ()
            if player.eclipse:
                if state.events is not None:
                    cards = [state.rules.card_ids[card] for card in player.eclipse]
                    state.events.append(events.CardsCleared(seat=seat, cards=cards))
                player.discard = tuple(sorted(player.discard + player.eclipse))
                player.eclipse = ()


# --- step A ------------------------------------------------------------------------------------------


class TurnOrderBenefit(Frame[WinterState]):
    """What is printed beside the Tribe marker (EW-ECLIPSE-13; D-43)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: WinterState) -> None:
        gains.resolve(state, self.seat, state.rules.order_benefit[self.place], "EW-ECLIPSE-13")


# --- step B ------------------------------------------------------------------------------------------


class EclipseSkills(Frame[WinterState]):
    """The Eclipse skills of the cards `left`; the order is asked if there is one (EW-ECLIPSE-14)."""

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: WinterState) -> None:
        left = still_there(self.left, state.players[self.seat].eclipse)
        skills = usable(state, left)
        if len(skills) == 1:
            use_pile_card(state, self.seat, left, skills[0])
        elif skills:
            state.push(ChoosePileCard(self.seat, left))


def still_there(left: tuple[int, ...], pile: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of `left` that have not been buried: a buried one has lost its skill (EW-AMB-27).

    Of two alike the one that has used its skill is buried first.
    """
    found: list[int] = []
    for card in left:
        if found.count(card) < pile.count(card):
            found.append(card)
    return tuple(found)


def usable(state: WinterState, left: tuple[int, ...]) -> list[int]:
    """The kinds whose Eclipse skill is still to be used."""
    return [card for card in kinds(left) if state.rules.card_eclipse[card]]


def use_pile_card(state: WinterState, seat: int, left: tuple[int, ...], card: int) -> None:
    """One card's skill, then the others."""
    state.push(EclipseSkills(seat, remove_card(left, card)))
    use_eclipse_skill(state, seat, card)


class ChoosePileCard(Decision[WinterState]):
    """Which card of the pile next, or no more of them (D-44)."""

    rules = ("EW-ECLIPSE-14", "EW-ECLIPSE-12", "EW-CARD-09")
    verbs = ("pile", "on")

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        return [*[rules.pile[card] for card in usable(state, self.left)], rules.on]

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is not state.rules.on:
            use_pile_card(state, self.seat, self.left, choice.a)

    def why_not(self, state: WinterState, choice: Choice) -> str:
        return "EW-CARD-02" if choice.a in state.players[self.seat].eclipse else "EW-CARD-09"


# --- step C ------------------------------------------------------------------------------------------


class Hexes(SeatFrame[WinterState]):
    """Hexes with the most Influence; the order is asked if there is one (EW-ECLIPSE-15)."""

    def run(self, state: WinterState) -> None:
        slots = gatherable(state, self.seat)
        if len(slots) == 1:
            gather(state, self.seat, slots[0])
        elif slots:
            state.push(ChooseHex(self.seat))


def gatherable(state: WinterState, seat: int) -> list[int]:
    """Hexes that give the seat something now, each once in a phase (EW-AMB-15)."""
    rules = state.rules
    reached = settled(state, seat) & ~state.gathered
    if not reached:
        return []
    found: list[int] = []
    for slot in range(rules.slots):
        if reached >> slot & 1 == 1:
            if rules.terrain_effect[state.terrain[slot]] and leads(state, seat, slot):
                found.append(slot)
    return found


def gather(state: WinterState, seat: int, slot: int) -> None:
    """One hex, then those that are open afterwards: a Camp moved meanwhile may open more (EW-AMB-15)."""
    rules = state.rules
    tile = state.terrain[slot]
    state.gathered |= 1 << slot
    state.push(Hexes(seat))
    if state.events is not None:
        state.events.append(events.HexGathered(seat=seat, slot=slot, tile=rules.terrain_ids[tile]))
    gains.resolve(state, seat, rules.terrain_effect[tile], "EW-ECLIPSE-15")


class ChooseHex(Decision[WinterState]):
    """Which hex next, or no more of them (D-45)."""

    rules = ("EW-ECLIPSE-15", "EW-ECLIPSE-16", "EW-ECLIPSE-12")
    verbs = ("gather", "on")

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        return [*[rules.gather[slot] for slot in gatherable(state, self.seat)], rules.on]

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is not state.rules.on:
            gather(state, self.seat, choice.a)

    def why_not(self, state: WinterState, choice: Choice) -> str:
        if not state.rules.terrain_effect[state.terrain[choice.a]]:
            return "EW-AMB-16"
        return "EW-AMB-15" if state.gathered >> choice.a & 1 else "EW-ECLIPSE-15"


# --- step D ------------------------------------------------------------------------------------------

STONES = -1
VILLAGES = -2
ONE_VILLAGE = -3
FIRST_STONE = -10
"""Items of the player board beside the spaces of the Megalith reserve, which have their numbers.

Older versions put stones and draws together; since then there is ONE_VILLAGE, and FIRST_STONE - stone.
"""


def empty_spaces(state: WinterState, seat: int) -> list[int]:
    """The spaces of the Megalith reserve that give something.

    A space is empty only when all its Megaliths are gone (EW-ECLIPSE-19).
    """
    rules = state.rules
    placed = state.players[seat].megaliths
    return [
        space
        for space, effect in enumerate(rules.reserve_benefit)
        if effect and placed >= (space + 1) * rules.megaliths_per_space
    ]


def board_items(state: WinterState, seat: int) -> tuple[int, ...]:
    """What the player board gives as step D begins: Villages, empty spaces, stones (EW-AMB-71)."""
    player = state.players[seat]
    villages = [VILLAGES] if player.villages else []
    stones = [STONES] if player.stones else []
    return (*villages, *empty_spaces(state, seat), *stones)


def single_items(state: WinterState, seat: int) -> tuple[int, ...]:
    """The same, every effect by itself (EW-ECLIPSE-12): of the stones those that gains could make poorer."""
    villages = [ONE_VILLAGE] * len(state.players[seat].villages)
    stones = [FIRST_STONE - stone for stone in touchy_stones(state, seat)]
    return (*villages, *empty_spaces(state, seat), *stones)


def touchy_stones(state: WinterState, seat: int) -> list[int]:
    """Stones that gains could make poorer: Camps that move away do, everything else only adds."""
    scoring = state.rules.stone_scoring
    return [stone for stone in state.players[seat].stones if scoring[stone].measure == CAMP_TYPES]


class PlayerBoard(SeatFrame[WinterState]):
    """Step D (EW-ECLIPSE-17 to -20). Gains come before the stones, which count them, unless it matters."""

    def run(self, state: WinterState) -> None:
        seat = self.seat
        items = board_items(state, seat)
        touchy = touchy_stones(state, seat)
        if len(items) > 1 and touchy:
            if not state.rules.behaviour.stones_apart:
                state.push(ChooseBoardItem(seat, items))
            else:
                state.then(
                    ChooseBoardItem(seat, single_items(state, seat)), ScoreOtherStones(seat, tuple(touchy))
                )
            return
        state.push(ScoreStones(seat))
        gain_items(state, seat, tuple([item for item in items if item != STONES]))


def gain_items(state: WinterState, seat: int, items: tuple[int, ...]) -> None:
    """All that some items of the player board give, as one bundle."""
    bundle: dict[int, int] = {}
    for item in items:
        add(state, seat, item, bundle)
    if bundle:
        gains.gain(state, seat, tuple(bundle.items()), "EW-ECLIPSE-17")


def add(state: WinterState, seat: int, item: int, bundle: dict[int, int]) -> None:
    """Add what an item of the player board gives to a bundle."""
    rules = state.rules
    # EW-ECLIPSE-18: one for each Village.
    times = len(state.players[seat].villages) if item == VILLAGES else 1
    for part in rules.village_benefit if item in (VILLAGES, ONE_VILLAGE) else rules.reserve_benefit[item]:
        for atom, count in part.gain:
            bundle[atom] = bundle.get(atom, 0) + times * count


class GainItems(Frame[WinterState]):
    """What is left of the player board once no stone waits for it any more."""

    def __init__(self, seat: int, items: tuple[int, ...]) -> None:
        self.seat = seat
        self.items = items

    def run(self, state: WinterState) -> None:
        gain_items(state, self.seat, self.items)


class ScoreStones(SeatFrame[WinterState]):
    """All own Sacred Stones in the position of this moment (EW-ECLIPSE-20)."""

    def run(self, state: WinterState) -> None:
        score_stones(state, self.seat)


class ScoreOtherStones(Frame[WinterState]):
    """The stones that have not been scored by themselves, one taken in this step included (EW-STONE-06)."""

    def __init__(self, seat: int, scored: tuple[int, ...]) -> None:
        self.seat = seat
        self.scored = scored

    def run(self, state: WinterState) -> None:
        for stone in state.players[self.seat].stones:
            if stone not in self.scored:
                score_stone(state, self.seat, stone)


class ChooseBoardItem(Decision[WinterState]):
    """Village draws, spaces of the Megalith reserve and stones in any order (D-46)."""

    rules = ("EW-ECLIPSE-17", "EW-ECLIPSE-18", "EW-ECLIPSE-19", "EW-ECLIPSE-20", "EW-ECLIPSE-12")
    verbs = ("village_draws", "village_draw", "reserve", "stones", "score_stone")

    def __init__(self, seat: int, items: tuple[int, ...]) -> None:
        self.seat = seat
        self.items = items

    def choices(self, state: WinterState) -> list[Choice]:
        out: list[Choice] = []
        for item in self.items:
            choice = choice_of(state, item)
            if choice not in out:
                out.append(choice)
        return out

    def apply(self, state: WinterState, choice: Choice) -> None:
        seat = self.seat
        item = next(found for found in self.items if choice_of(state, found) is choice)
        rest = remove_card(self.items, item)
        if rest and state.rules.behaviour.stones_apart and min(rest) > FIRST_STONE:
            state.push(GainItems(seat, rest))
        elif rest:
            state.push(ChooseBoardItem(seat, rest))
        if item == STONES:
            score_stones(state, seat)
        elif item <= FIRST_STONE:
            score_stone(state, seat, FIRST_STONE - item)
        else:
            bundle: dict[int, int] = {}
            add(state, seat, item, bundle)
            rule = "EW-ECLIPSE-18" if item in (VILLAGES, ONE_VILLAGE) else "EW-ECLIPSE-19"
            gains.gain(state, seat, tuple(bundle.items()), rule)

    def why_not(self, state: WinterState, choice: Choice) -> str:
        if choice.verb == "reserve":
            return "EW-ECLIPSE-19"
        return "EW-ECLIPSE-20" if choice.verb in ("stones", "score_stone") else "EW-ECLIPSE-18"


def choice_of(state: WinterState, item: int) -> Choice:
    """The choice that takes an item of the player board."""
    rules = state.rules
    if item == STONES:
        return rules.stones
    if item == VILLAGES:
        return rules.village_draws
    if item == ONE_VILLAGE:
        return rules.village_draw
    return rules.score_stone[FIRST_STONE - item] if item <= FIRST_STONE else rules.reserve_space[item]
