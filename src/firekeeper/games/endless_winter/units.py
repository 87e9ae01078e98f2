"""Units: what one unit of each atom offers, does and needs (area ICON), and what can stand for it.

The chapters know the pieces; here every atom finds its chapter. `gains` puts units together to bundles.
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter import animals, cards, idols, labour, land, megaliths, stones
from firekeeper.games.endless_winter.grammar import Effect
from firekeeper.games.endless_winter.state import Player, WinterState
from firekeeper.games.endless_winter.supply import cap, fill_food, gain_food, gain_tool
from firekeeper.games.endless_winter.terms import (
    ACTION_PHASE,
    ANIMAL_PICK,
    ANIMAL_REVEAL,
    ANIMAL_TOP,
    ATOMS,
    BURY,
    CAMP,
    CULTURE,
    DISCARD,
    DRAW,
    ECLIPSE_PHASE,
    EXTRA_MEGALITH,
    FOOD,
    FOOD_MAX,
    HALVES,
    ICON_RULES,
    IDOL,
    LABOUR,
    LADDER,
    MEGALITH,
    MOVE,
    NOWHERE,
    POINTS,
    REST,
    STONE,
    TIP,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
)
from firekeeper.kernel.choice import Choice

Atoms = tuple[tuple[int, int], ...]

# --- one unit of an atom ----------------------------------------------------------------------------


def offers(state: WinterState, seat: int, atom: int, out: list[Choice], first: int = NOWHERE) -> None:
    """Add the choices that take one unit of an atom now. `first` is the space of an EXTRA_MEGALITH."""
    rules = state.rules
    player = state.players[seat]
    if atom <= TOOL or atom == FOOD_MAX:
        room = rules.tool_top - player.tool if atom == TOOL else cap(rules, player) - player.food
        if room > 0:
            out.append(rules.take[atom])
    elif atom == IDOL:
        idols.offers(state, seat, out)
    elif atom == DRAW:
        if cards.can_draw(player):
            out.append(rules.draw)
    elif atom == MEGALITH:
        megaliths.offers(state, seat, out)
    elif atom == EXTRA_MEGALITH:
        megaliths.arrow_offers(state, seat, first, out)
    elif atom == BURY:
        cards.bury_offers(state, seat, out)
    elif atom == MOVE:
        land.move_offers(state, seat, out)
    elif atom == TIP:
        animals.tip_offers(state, seat, out)
    else:
        _other_offers(state, seat, atom, out)


def _other_offers(state: WinterState, seat: int, atom: int, out: list[Choice]) -> None:
    rules = state.rules
    if atom == CAMP:
        if land.can_place_camp(state, seat):
            out.append(rules.camp)
    elif atom == VILLAGE:
        land.village_offers(state, seat, out)
    elif atom == TRIBE_HAND:
        out.extend(rules.recruit)
    elif atom == TRIBE_DISCARD:
        out.extend(rules.enlist)
    elif atom == CULTURE:
        cards.learn_offers(state, out)
    elif atom == STONE:
        stones.offers(state, seat, out)
    elif atom == ANIMAL_PICK:
        animals.pick_offers(state, out)
    elif atom == ANIMAL_TOP:
        out.append(rules.track)
    elif atom == ANIMAL_REVEAL and animals.can_scout(state):
        out.append(rules.scout)


def perform(state: WinterState, seat: int, atom: int, choice: Choice) -> Effect:
    """Carry out one unit of an atom by an offered choice; the answer is the benefit that it sets off."""
    if atom == IDOL:
        return idols.move(state, seat, choice.a)
    if atom in (MEGALITH, EXTRA_MEGALITH):
        return megaliths.place(state, seat, choice.a)
    if atom == TIP:
        return animals.tip(state, seat, choice.a)
    if atom == VILLAGE:
        return land.build_village(state, seat, choice.a)
    if atom == STONE:
        return stones.take(state, seat, choice.a)
    if atom == DRAW:
        cards.draw(state, seat, 1)
    elif atom == BURY:
        cards.bury(state, seat, choice.b, choice.a)
    elif atom == MOVE:
        land.move_camp(state, seat, choice.a, choice.b)
    elif atom == CAMP:
        land.place_camp(state, seat)
    elif atom == TRIBE_HAND:
        cards.recruit(state, seat, choice.a, True)
    elif atom == TRIBE_DISCARD:
        cards.recruit(state, seat, choice.a, False)
    elif atom == CULTURE:
        cards.learn(state, seat, choice.a)
    elif atom == ANIMAL_PICK:
        animals.pick(state, seat, choice)
    elif atom == ANIMAL_TOP:
        animals.track(state, seat)
    else:
        assert atom == ANIMAL_REVEAL, f"{choice.text} takes no unit of {ATOMS[atom]}"
        animals.scout(state, 1)
    return ()


def take_all(state: WinterState, seat: int, atom: int, number: int) -> None:
    """Food or Tools: all of them at once."""
    if atom == FOOD:
        gain_food(state, seat, number)
    elif atom == TOOL:
        gain_tool(state, seat, number)
    else:
        fill_food(state, seat)


def possible(state: WinterState, seat: int, atom: int, first: int = NOWHERE) -> bool:
    """Whether an atom, or a lesser benefit instead of it, can do anything now."""
    rules = state.rules
    player = state.players[seat]
    if atom < LADDER:
        if atom > IDOL and swaps_allowed(state):
            return True  # an Idol instead is always of use
        if player.food < cap(rules, player) and (atom == FOOD or swaps_allowed(state)):
            return True
    elif atom == EXTRA_MEGALITH:
        if not megaliths.arrow_open(state, first):
            return False  # EW-AMB-43: then no lesser benefit either
        return megaliths.left(state, player) > 0 or swaps_allowed(state)
    elif atom == FOOD_MAX:
        return player.food < cap(rules, player)
    elif atom == BURY:
        return cards.can_bury(state, seat)
    elif atom == MOVE:
        return bool(player.camps)
    elif atom == TIP:
        return any(player.animals)
    elif atom == ANIMAL_REVEAL:
        return animals.can_scout(state)
    elif atom == ANIMAL_PICK:
        return animals.can_pick(state)
    elif atom == STONE:
        return _stone_possible(state, seat)
    elif atom in (LABOUR, POINTS, TRIBE_HAND, TRIBE_DISCARD, ANIMAL_TOP):
        return True
    found: list[Choice] = []
    offers(state, seat, atom, found, first)
    return bool(found)


def any_possible(state: WinterState, seat: int, atoms: Atoms, first: int = NOWHERE) -> bool:
    """Whether any atom of a bundle can do anything now."""
    at = 0
    while at < len(atoms) and not possible(state, seat, atoms[at][0], first):
        at += 1
    return at < len(atoms)


def _stone_possible(state: WinterState, seat: int) -> bool:
    """A stone in reach and a price that can be paid, if need be after a skill (EW-CARD-08)."""
    slot = len(state.players[seat].stones)
    if slot >= len(state.rules.slot_price):
        return False
    if not stones.any_in_reach(state):
        return False
    return may_be_paid(state, seat, stone_price(state, seat))


def stone_price(state: WinterState, seat: int) -> Atoms:
    """What the next Sacred Stone costs (EW-STONE-03)."""
    food, tool = state.rules.slot_price[len(state.players[seat].stones)]
    return ((FOOD, food), (TOOL, tool))


# --- lesser benefits --------------------------------------------------------------------------------


def swaps_allowed(state: WinterState) -> bool:
    """Lesser benefits exist in the Action and Eclipse phases only (EW-GOLD-03, EW-GOLD-06)."""
    return state.phase == ACTION_PHASE or state.phase == ECLIPSE_PHASE


def swap_offers(state: WinterState, seat: int, atom: int, out: list[Choice]) -> None:
    """Every lesser benefit that would not be lost at once (EW-GOLD-04)."""
    rules = state.rules
    player = state.players[seat]
    rung = MEGALITH if atom == EXTRA_MEGALITH else atom  # EW-AMB-43
    row = rules.swap[rung]
    if rung > DRAW and cards.can_draw(player):
        out.append(row[DRAW])
    if rung > IDOL:
        out.append(row[IDOL])
    if rung > TOOL and player.tool < rules.tool_top:
        out.append(row[TOOL])
    if rung > FOOD and player.food < cap(rules, player):
        out.append(row[FOOD])


# --- columns and prices -----------------------------------------------------------------------------


def in_place(state: WinterState, on: int) -> bool:
    """Whether a part with a column symbol works now (EW-CARD-07).

    Before the figure is placed it does, as a promise of the column (EW-AMB-08).
    """
    if on == NOWHERE:
        return True
    if state.place != NOWHERE:
        return state.place == on
    return state.phase == ACTION_PHASE and state.committed in (NOWHERE, on)


def payable(state: WinterState, seat: int, price: Atoms) -> bool:
    """Whether a price can be paid in full now (EW-AMB-48).

    Food and cards cannot be paid twice: beside them Labour comes from the pool, into which they go first.
    """
    player = state.players[seat]
    alone = True
    halves = 0
    for atom, number in price:
        if atom == LABOUR:
            halves = number
        elif atom == TOOL:
            if player.tool < number:
                return False
        else:
            alone = False
            if (player.food if atom == FOOD else len(player.hand)) < number:
                return False
    return halves <= state.labour or (alone and labour.affords(state, seat, halves))


def in_goods(price: Atoms) -> tuple[int, int, int, int]:
    """Food, Tools, half-points of Labour and cards to discard of a price."""
    food = tool = halves = discards = 0
    for atom, number in price:
        if atom == FOOD:
            food = number
        elif atom == TOOL:
            tool = number
        elif atom == LABOUR:
            halves = number
        else:
            discards = number
    return food, tool, halves, discards


def may_be_paid(state: WinterState, seat: int, price: Atoms) -> bool:
    """Whether a price can be paid now or after something else, as far as everybody knows: then it is asked.

    Which cards are in hand does not matter here, only how many: a question that depended on them would tell
    the others (EW-INFO-01). Its owner is not bothered with it in vain, see `within_reach`.
    """
    windows = labour.open_windows(state, seat)
    player = state.players[seat]
    in_hand = player.hand if windows and state.place != REST else ()  # EW-REST-05
    short = NOWHERE
    for atom, number in price:
        if atom == LABOUR:
            if number > state.labour and not in_hand:
                food = state.rules.food_symbols[player.food] if windows else 0
                if number > state.labour + HALVES * food:
                    return False
        elif atom == DISCARD:
            if len(player.hand) < number:
                return False
        elif (player.food if atom == FOOD else player.tool) < number:
            short = max(short, atom)
    if short == NOWHERE or in_hand:
        return True
    return windows != 0 and _open_skills_bring(state, seat, short)


def within_reach(state: WinterState, seat: int, price: Atoms) -> bool:
    """The same for its owner, who knows the cards in hand: otherwise there is nothing to be asked."""
    if payable(state, seat, price):
        return True
    if not labour.open_windows(state, seat):
        return False
    player = state.players[seat]
    short = NOWHERE
    for atom, number in price:
        if (atom == FOOD and player.food < number) or (atom == TOOL and player.tool < number):
            short = max(short, atom)
        elif atom == LABOUR and number > state.labour and labour.affords(state, seat, number):
            return True
    if short == NOWHERE:
        return False
    if _open_skills_bring(state, seat, short):
        return True
    if state.place != REST:
        for card in player.hand:
            if card < state.rules.first_culture and _may_bring(
                state, player, state.rules.card_skill[card], short
            ):
                return True
    return False


def _open_skills_bring(state: WinterState, seat: int, good: int) -> bool:
    """Whether the Chief or a card above the board could give Food or Tools."""
    rules = state.rules
    player = state.players[seat]
    if state.chief_unused and _may_bring(state, player, rules.chief_skill[player.chief][player.side], good):
        return True
    return any(_may_bring(state, player, rules.card_skill[card], good) for card in player.unused)


def _may_bring(state: WinterState, player: Player, effect: Effect, good: int) -> bool:
    """Whether an effect could give Food or Tools here, by itself or as a lesser benefit.

    Labour for its price is taken for granted: what can be raised depends on the cards in hand.
    """
    for part in effect:
        if in_place(state, part.on) and _has(player, part.pay):
            for atom, _ in part.gain:
                if good <= atom < LADDER or atom in (FOOD_MAX, TIP):
                    return True
    return False


def _has(player: Player, price: Atoms) -> bool:
    """Whether Food, Tools and hand cards suffice for a price."""
    for atom, number in price:
        if atom == FOOD:
            have = player.food
        elif atom == TOOL:
            have = player.tool
        else:
            have = len(player.hand)
        if atom != LABOUR and have < number:
            return False
    return True


# --- why not ----------------------------------------------------------------------------------------


def why_no_swap(state: WinterState, lesser: int) -> str:
    """The rule against taking an atom of the bundle as a lesser benefit."""
    if not swaps_allowed(state):
        return "EW-GOLD-06"
    if lesser == DRAW:
        return "EW-AMB-21"
    return "EW-GOLD-09" if lesser == FOOD else "EW-AMB-42"


def why_not(state: WinterState, seat: int, atom: int, choice: Choice) -> str:
    """The rule against taking a unit of an atom by a choice that is not offered."""
    if atom == IDOL:
        return idols.why_not(state, seat, choice)
    if atom == MEGALITH:
        return megaliths.why_not(state, seat, choice)
    if atom == EXTRA_MEGALITH:
        return "EW-ICON-33" if megaliths.left(state, state.players[seat]) else "EW-MEGA-14"
    if atom == MOVE:
        return land.why_no_move(state, seat, choice)
    if atom == VILLAGE:
        return land.why_no_village(state, seat, choice)
    if atom == STONE:
        return stones.why_not(state, seat, choice)
    if atom == ANIMAL_PICK:
        return animals.why_no_pick(state, choice)
    if atom == ANIMAL_REVEAL:
        return animals.why_no_scout(state)
    return REFUSALS.get(atom, ICON_RULES[atom])


REFUSALS: Final = {
    FOOD: "EW-GOLD-09",
    FOOD_MAX: "EW-GOLD-09",
    TOOL: "EW-AMB-42",
    DRAW: "EW-AMB-21",
    BURY: "EW-BEGIN-07",
    CAMP: "EW-AMB-51",
    CULTURE: "EW-DEVELOP-02",
    TIP: "EW-HUNT-10",
}
"""The rules that most often stand against an atom; the icon's own where none does."""
