"""Gains: the one interpreter of all effects (CF 1, areas GOLD and ICON).

An effect is a row of parts in printed order (`resolve`). A part may have a price; what it gives is a bundle
of atoms that are taken unit by unit in any order (`gain`), each finished with its chains before the next
(EW-GOLD-13). The top sections of the columns sell single units (`offers` of units, `take`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from firekeeper.games.endless_winter import cards, events, idols, labour, megaliths
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.skill_moments import eating_comes_first, may_swap, may_wait, waits
from firekeeper.games.endless_winter.state import WinterState
from firekeeper.games.endless_winter.supply import (
    cap,
    fill_food,
    gain_food,
    gain_labour,
    gain_tool,
    pay,
    score,
)
from firekeeper.games.endless_winter.terms import (
    ANIMAL_PICK,
    ANIMAL_REVEAL,
    ANIMAL_TOP,
    ATOMS,
    BURY,
    CAMP,
    CULTURE,
    DRAW,
    EXTRA_MEGALITH,
    FOOD,
    FOOD_MAX,
    FROM_EFFECTS,
    ICON_RULES,
    IDOL,
    LABOUR,
    LADDER,
    MEGALITH,
    MOVE,
    NOWHERE,
    POINTS,
    STONE,
    TIP,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
)
from firekeeper.games.endless_winter.units import (
    Atoms,
    any_possible,
    in_goods,
    in_place,
    may_be_paid,
    offers,
    payable,
    perform,
    possible,
    stone_price,
    swap_offers,
    swaps_allowed,
    take_all,
    why_no_swap,
    why_not,
    within_reach,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Decision, Frame

__all__ = ("Gain", "buy", "gain", "move_idol", "offers", "resolve", "swap", "take")

VERB_ATOMS: Final = {
    "idol": IDOL, "draw": DRAW, "build": MEGALITH, "camp": CAMP, "move": MOVE, "village": VILLAGE,
    "bury_hand": BURY, "bury_discard": BURY, "bury_above": BURY, "bury_eclipse": BURY,
    "recruit": TRIBE_HAND, "enlist": TRIBE_DISCARD, "learn": CULTURE, "stone": STONE,
    "hunt": ANIMAL_PICK, "track": ANIMAL_TOP, "scout": ANIMAL_REVEAL, "tip": TIP,
}  # fmt: skip
"""Which atom a unit choice belongs to; `take` and `swap` name theirs, and `build` may be an extra one."""

CHAINS: Final = {
    IDOL: "EW-IDOL-05",
    MEGALITH: "EW-MEGA-08",
    EXTRA_MEGALITH: "EW-MEGA-08",
    TIP: "EW-HUNT-07",
    VILLAGE: "EW-GLACIER-04",
    STONE: "EW-STONE-05",
}
"""The rules of benefits that other benefits set off."""

# --- one unit ---------------------------------------------------------------------------------------


def take(state: WinterState, seat: int, atom: int, choice: Choice) -> None:
    """Carry out one unit of an atom by an offered choice; what it sets off comes before all that waits."""
    effect = perform(state, seat, atom, choice)
    if effect:
        first = choice.a if atom in (MEGALITH, EXTRA_MEGALITH) else NOWHERE
        resolve(state, seat, effect, CHAINS[atom], first)


def swap(state: WinterState, seat: int, atom: int, lesser: int, rule: str) -> None:
    """One unit is taken as a lesser benefit, at the instant of gaining (EW-GOLD-05, EW-AMB-23)."""
    if state.events is not None:
        state.events.append(events.Swapped(seat=seat, benefit=ATOMS[atom], lesser=ATOMS[lesser]))
    if lesser == FOOD:
        gain_food(state, seat, 1)
    elif lesser == TOOL:
        gain_tool(state, seat, 1)
    elif lesser == DRAW:
        cards.draw(state, seat, 1)
    else:
        move_idol(state, seat, rule)


def move_idol(state: WinterState, seat: int, rule: str) -> None:
    """An Idol that is settled: only its track is asked for, if there is a choice."""
    found: list[Choice] = []
    idols.offers(state, seat, found)
    if len(found) == 1:
        take(state, seat, IDOL, found[0])
    else:
        state.push(MoveIdol(seat, rule))


class MoveIdol(Decision[WinterState]):
    """Which marker moves up (D-34)."""

    rules = ("EW-IDOL-01", "EW-IDOL-06", "EW-ICON-23")
    verbs = ("idol",)

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def choices(self, state: WinterState) -> list[Choice]:
        found: list[Choice] = []
        idols.offers(state, self.seat, found)
        return found

    def apply(self, state: WinterState, choice: Choice) -> None:
        take(state, self.seat, IDOL, choice)

    def windows(self, state: WinterState) -> int:
        return labour.open_windows(state, self.seat)

    def help(self, state: WinterState) -> tuple[str, ...]:
        return (self.rule, "EW-GOLD-03", "EW-IDOL-01")

    def why_not(self, state: WinterState, choice: Choice) -> str:
        return idols.why_not(state, self.seat, choice)


# --- bundles ----------------------------------------------------------------------------------------


def gain(
    state: WinterState, seat: int, atoms: Atoms, rule: str, first: int = NOWHERE, begun: bool = False
) -> None:
    """Gain a bundle: what leaves nothing to decide is taken at once, for the rest its owner is asked.

    `begun`: something of it has been gained since its owner was last asked.
    """
    left = _at_once(state, seat, atoms, first, begun)
    if any_possible(state, seat, left, first) or _waiting(state, seat, left, begun):
        state.push(Gain(seat, left, rule, first))


def _waiting(state: WinterState, seat: int, atoms: Atoms, begun: bool) -> bool:
    """Whether nothing is left but Food and Tools that wait for what their owner may still do."""
    if not atoms or not state.rules.behaviour.gains_in_order or not _only_goods(atoms):
        return False
    return may_wait(state, seat, atoms, begun)


def _only_goods(atoms: Atoms) -> bool:
    """Whether a bundle only moves the markers of the two tracks."""
    for atom, _ in atoms:
        if atom > TOOL and atom != FOOD_MAX:
            break
    else:
        return True
    return False


def _at_once(state: WinterState, seat: int, atoms: Atoms, first: int, begun: bool) -> Atoms:
    """Take points and Labour (EW-AMB-47), and Food and Tools where neither order nor swap matters."""
    if len(atoms) == 1:
        only = atoms[0][0]
        if only > TOOL and only not in (FOOD_MAX, POINTS, LABOUR):
            return atoms
    taken = False
    for atom, number in atoms:
        if atom == POINTS:
            score(state, seat, number, FROM_EFFECTS)
            taken = True
        elif atom == LABOUR:
            gain_labour(state, seat, number)
            taken = True
    left = atoms
    if taken:
        left = tuple([(atom, number) for atom, number in atoms if atom != POINTS and atom != LABOUR])
    if not left or (len(left) == 1 and left[0][0] > TOOL and left[0][0] != FOOD_MAX):
        return left
    rules = state.rules
    player = state.players[seat]
    busy = False  # is there more to do than to move the markers of the two tracks?
    others = False
    for atom, _ in left:
        if atom > TOOL and atom != FOOD_MAX:
            others = True
            busy = busy or possible(state, seat, atom, first)
    in_order = rules.behaviour.gains_in_order
    if in_order and not busy:
        if others:
            left = tuple([(atom, number) for atom, number in left if atom <= TOOL or atom == FOOD_MAX])
        if may_wait(state, seat, left, begun):
            return left
    rest: list[tuple[int, int]] = []
    for atom, number in left:
        if atom == FOOD and in_order and busy and eating_comes_first(state, seat, number):
            rest.append((atom, number))
        elif atom == FOOD and (not busy or player.food + number <= cap(rules, player)):
            gain_food(state, seat, number)
        elif atom == FOOD_MAX and not busy:
            fill_food(state, seat)
        else:
            rest.append((atom, number))
    if not busy and len(rest) == 1 and rest[0][0] == TOOL:
        # With a full Food track a Tool can be nothing else.
        if not swaps_allowed(state) or player.food == cap(rules, player):
            gain_tool(state, seat, rest[0][1])
            rest = []
    return tuple(rest)


class MoreGains(Frame[WinterState]):
    """What is left of a bundle, once the chains of a unit are finished."""

    def __init__(self, seat: int, atoms: Atoms, rule: str, first: int) -> None:
        self.seat = seat
        self.atoms = atoms
        self.rule = rule
        self.first = first

    def run(self, state: WinterState) -> None:
        gain(state, self.seat, self.atoms, self.rule, self.first, True)


class Gain(Decision[WinterState]):
    """Which unit of a bundle next, or which lesser benefit instead, or no more of it (D-30 to D-39).

    `rule` says where the benefit comes from; `first` is the space whose arrows an extra Megalith follows.
    """

    rules = ("EW-GOLD-03", "EW-GOLD-04", "EW-GOLD-13", "EW-AMB-47")
    verbs = ("take", "swap", "forgo", *VERB_ATOMS)
    secret = ("bury_hand",)

    def __init__(self, seat: int, atoms: Atoms, rule: str, first: int) -> None:
        self.seat = seat
        self.atoms = atoms
        self.rule = rule
        self.first = first

    def choices(self, state: WinterState) -> list[Choice]:
        found: list[Choice] = []
        for atom, _ in self.atoms:
            offers(state, self.seat, atom, found, self.first)
        if self._settled(state):
            return found[:1] if found else [state.rules.forgo]
        if swaps_allowed(state):
            for atom, _ in self.atoms:
                if atom < LADDER or (atom == EXTRA_MEGALITH and megaliths.arrow_open(state, self.first)):
                    swap_offers(state, self.seat, atom, found)
        found.append(state.rules.forgo)
        return found

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is state.rules.forgo:
            return
        atom = self._atom(choice)
        whole = choice.verb == "take"  # Tools are taken together, and so is Food
        number = 0
        left: list[tuple[int, int]] = []
        for other, count in self.atoms:
            if other != atom:
                left.append((other, count))
            elif whole:
                number = self._together(state, atom, count)
                if number < count:
                    left.append((other, count - number))
            elif count > 1:
                left.append((other, count - 1))
        if left:
            state.push(MoreGains(self.seat, tuple(left), self.rule, self.first))
        if choice.verb == "swap":
            swap(state, self.seat, atom, choice.b, self.rule)
        elif whole:
            take_all(state, self.seat, atom, number)
        else:
            take(state, self.seat, atom, choice)

    def _settled(self, state: WinterState) -> bool:
        """Whether there is nothing to decide: Food and Tools only, and nothing that could change them."""
        if not state.rules.behaviour.gains_in_order or not _only_goods(self.atoms):
            return False
        if may_swap(state, self.seat, self.atoms):
            return False
        return not waits(state, self.seat, self.atoms)

    def _together(self, state: WinterState, atom: int, count: int) -> int:
        """How many units of Food or Tools are taken together: while more is open, as many as fit."""
        if not state.rules.behaviour.gains_in_order or atom == FOOD_MAX:
            return count
        player = state.players[self.seat]
        if _only_goods(self.atoms):
            if not waits(state, self.seat, self.atoms):
                return count
            if atom == TOOL:
                return 1
        return min(count, cap(state.rules, player) - player.food) if atom == FOOD else count

    def windows(self, state: WinterState) -> int:
        if self._settled(state):
            return 0  # nothing is asked, and nobody notices
        if len(self.atoms) == 1 and self.atoms[0][0] == STONE:
            # Without a way to pay there is nothing to decide, and nobody notices.
            if not within_reach(state, self.seat, stone_price(state, self.seat)):
                return 0
        return labour.open_windows(state, self.seat)

    def help(self, state: WinterState) -> tuple[str, ...]:
        named = [self.rule]
        named.extend([ICON_RULES[atom] for atom, _ in self.atoms])
        if swaps_allowed(state):
            named.append("EW-GOLD-03")
        return tuple(named)

    def _atom(self, choice: Choice) -> int:
        """The atom of this bundle that a choice takes, or NOWHERE if the bundle has none for it."""
        verb = choice.verb
        named = choice.a if verb == "take" or verb == "swap" else VERB_ATOMS.get(verb, NOWHERE)
        extra = NOWHERE
        for atom, _ in self.atoms:
            if atom == named:
                return named
            if atom == EXTRA_MEGALITH:
                extra = atom
        return extra if named == MEGALITH else NOWHERE

    def why_not(self, state: WinterState, choice: Choice) -> str:
        atom = self._atom(choice)
        if atom == NOWHERE:
            return self.rule  # this benefit gives no such thing
        if choice.verb == "swap":
            return why_no_swap(state, choice.b)
        return why_not(state, self.seat, atom, choice)


# --- parts ------------------------------------------------------------------------------------------


def resolve(state: WinterState, seat: int, effect: Effect, rule: str, first: int = NOWHERE) -> None:
    """Resolve an effect before everything that waits: its parts in printed order (EW-AMB-03)."""
    if not effect:
        return
    only = effect[0]
    if len(effect) == 1 and not only.pay and only.on == NOWHERE:
        gain(state, seat, only.gain, rule, first)
        return
    for at in range(len(effect) - 1, -1, -1):
        part = effect[at]
        state.push(NextPart(seat, part.on, part.pay, part.gain, rule, first))


class NextPart(Frame[WinterState]):
    """A part whose turn has come: gained, asked for, or left out where it can do nothing."""

    def __init__(self, seat: int, on: int, price: Atoms, atoms: Atoms, rule: str, first: int) -> None:
        self.seat = seat
        self.on = on
        self.price = price
        self.atoms = atoms
        self.rule = rule
        self.first = first

    def run(self, state: WinterState) -> None:
        seat = self.seat
        if not in_place(state, self.on):
            return
        if not self.price and (self.on == NOWHERE or state.place != NOWHERE):
            gain(state, seat, self.atoms, self.rule, self.first)
        elif any_possible(state, seat, self.atoms, self.first) and may_be_paid(state, seat, self.price):
            state.push(UsePart(seat, self.on, self.price, self.atoms, self.rule, self.first))


class UsePart(Decision[WinterState]):
    """Pay and gain, or not (D-41); a column symbol before placement is a promise (EW-AMB-08)."""

    rules = ("EW-CARD-10", "EW-ICON-34", "EW-CARD-02", "EW-AMB-08")
    verbs = ("use", "skip")
    reasons: ClassVar = {"use": "EW-AMB-48"}  # the price cannot be paid in full

    def __init__(self, seat: int, on: int, price: Atoms, atoms: Atoms, rule: str, first: int) -> None:
        self.seat = seat
        self.on = on
        self.price = price
        self.atoms = atoms
        self.rule = rule
        self.first = first

    def choices(self, state: WinterState) -> list[Choice]:
        rules = state.rules
        return [rules.use, rules.skip] if payable(state, self.seat, self.price) else [rules.skip]

    def apply(self, state: WinterState, choice: Choice) -> None:
        if choice is state.rules.use:
            if self.on != NOWHERE and state.place == NOWHERE:
                state.committed = self.on
            buy(state, self.seat, self.price, self.atoms, self.rule, self.first)

    def windows(self, state: WinterState) -> int:
        # Without a way to pay there is nothing to decide, and nobody notices.
        return labour.open_windows(state, self.seat) if within_reach(state, self.seat, self.price) else 0

    def help(self, state: WinterState) -> tuple[str, ...]:
        return (self.rule, "EW-CARD-10", *[ICON_RULES[atom] for atom, _ in self.atoms])


# --- prices -----------------------------------------------------------------------------------------


def buy(state: WinterState, seat: int, price: Atoms, atoms: Atoms, rule: str, first: int = NOWHERE) -> None:
    """Pay the whole price, then gain; what has to be asked for the price comes first."""
    food, tool, halves, discards = in_goods(price)
    pay(state, seat, food, tool)
    if not halves and not discards:
        if food and atoms == ((TOOL, 1),) and state.players[seat].tool < state.rules.tool_top:
            gain_tool(state, seat, 1)  # who pays Food for a Tool does not want Food instead of it
        else:
            gain(state, seat, atoms, rule, first)
        return
    state.push(MoreGains(seat, atoms, rule, first))
    if discards:
        state.push(cards.DiscardCards(seat, discards, rule))
    if halves:
        labour.charge(state, seat, halves)
