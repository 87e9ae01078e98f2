"""Grammar: the effect texts of cards, tiles and boards, and the scoring texts of Sacred Stones (CF 1).

    effect := part { ";" part }                parts are used in printed order
    part   := [ "on(" column "):" ] body
    body   := gains | "pay" costs "->" gains
    gains  := atom { "+" atom }                atoms may be taken in any order
    costs  := atom { "+" atom }                paid in full or not at all
    atom   := NAME NUMBER                      food_max has no number

An empty text is no effect. Labour is written in points and kept in half-points (EW-LABOR-03).
"""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter.terms import (
    ATOMS,
    COLUMNS,
    DISCARD,
    EXTRA_MEGALITH,
    FOOD,
    FOOD_MAX,
    HALVES,
    LABOUR,
    NOWHERE,
    STONE,
    TOOL,
    VILLAGE,
)

COSTS: Final = (FOOD, TOOL, LABOUR, DISCARD)
SINGLE: Final = (VILLAGE, STONE, EXTRA_MEGALITH)
"""Atoms that are printed once: their number is 1."""
LARGEST: Final = 9
"""No icon is printed more often than this."""

# What a Sacred Stone counts (CF 13).
MEASURES: Final = (
    "village_touching", "camp_terrain_type", "ground_megalith", "megalith_tiles", "buried", "upper_megalith",
    "idol_steps/2", "tipped_species", "tipped",
)  # fmt: skip
VILLAGES_TOUCHING: Final = 0
CAMP_TYPES: Final = 1
GROUND_MEGALITHS: Final = 2
MEGALITH_TILES: Final = 3
BURIED: Final = 4
UPPER_MEGALITHS: Final = 5
IDOL_STEPS: Final = 6
TIPPED_SPECIES: Final = 7
TIPPED: Final = 8


class GrammarError(ValueError):
    """A text that is not an effect or a scoring text: what is wrong, and what would be right."""


class Part:
    """One part of an effect: a condition, a price and what it buys.

    `on` is a column, or NOWHERE if the part works everywhere; `pay` and `gain` are atoms with their numbers.
    """

    def __init__(self, on: int, pay: tuple[tuple[int, int], ...], gain: tuple[tuple[int, int], ...]) -> None:
        self.on = on
        self.pay = pay
        self.gain = gain


Effect = tuple[Part, ...]


class Scoring:
    """What a Sacred Stone scores: `rate` points for each, or the value of `table` at the count.

    `detail` are Terrain types for VILLAGES_TOUCHING and Animal species for TIPPED.
    """

    def __init__(self, measure: int, detail: tuple[int, ...], rate: int, table: tuple[int, ...]) -> None:
        self.measure = measure
        self.detail = detail
        self.rate = rate
        self.table = table

    def points(self, count: int) -> int:
        """The points for this many; beyond the end of a table its last value counts."""
        if self.table:
            return self.table[min(count, len(self.table) - 1)]
        return self.rate * count


def parse(text: str) -> Effect:
    """The effect of a text. GrammarError if it is none."""
    if not text:
        return ()
    return tuple(_part(part.strip()) for part in text.split(";"))


def _part(text: str) -> Part:
    on = NOWHERE
    body = text
    if text.startswith("on("):
        column, closed, body = text.removeprefix("on(").partition("):")
        if not closed or column not in COLUMNS:
            raise GrammarError(f"«{text}» begins with no column; expected one of {_conditions()}")
        on = COLUMNS.index(column)
        body = body.strip()
    if not body.startswith("pay "):
        return Part(on, (), _atoms(body, price=False))
    costs, arrow, gains = body.removeprefix("pay ").partition("->")
    if not arrow:
        raise GrammarError(f"«{text}» has a price for nothing; expected pay … -> …")
    return Part(on, _atoms(costs, price=True), _atoms(gains, price=False))


def _conditions() -> str:
    return ", ".join(f"on({column}):" for column in COLUMNS)


def _atoms(text: str, price: bool) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for piece in text.split("+"):
        atom, number = _atom(piece.strip())
        if price and atom not in COSTS:
            payable = ", ".join(ATOMS[cost] for cost in COSTS)
            raise GrammarError(f"{ATOMS[atom]} cannot be paid; a price is made of {payable}")
        if not price and atom == DISCARD:
            raise GrammarError("discard is a price, not a benefit: it stands before ->")
        if atom in [known for known, _ in found]:
            raise GrammarError(f"{ATOMS[atom]} stands twice in «{text.strip()}»; write one larger number")
        found.append((atom, number))
    return tuple(found)


def _atom(text: str) -> tuple[int, int]:
    words = text.split()
    if not words or words[0] not in ATOMS:
        raise GrammarError(f"«{text}» is no benefit; they are {', '.join(ATOMS)}")
    atom = ATOMS.index(words[0])
    if atom == FOOD_MAX:
        if len(words) > 1:
            raise GrammarError(f"«{text}»: food_max has no number")
        return atom, 1
    if len(words) != 2:
        raise GrammarError(f"«{text}» is not a name and a number such as {words[0]} 1")
    return atom, _labour(text, words[1]) if atom == LABOUR else _number(text, atom, words[1])


def _number(text: str, atom: int, digits: str) -> int:
    top = 1 if atom in SINGLE else LARGEST
    number = _whole(digits)
    if not 1 <= number <= top:
        wanted = "1" if top == 1 else f"a whole number from 1 to {top}"
        raise GrammarError(f"«{text}»: expected {wanted} after {ATOMS[atom]}")
    return number


def _labour(text: str, digits: str) -> int:
    """Labour in half-points."""
    whole, half = (digits.removesuffix(".5"), 1) if digits.endswith(".5") else (digits, 0)
    number = _whole(whole)
    if not (0 <= number <= LARGEST and number * HALVES + half > 0):
        raise GrammarError(f"«{text}»: expected Labour in steps of a half, 0.5 to {LARGEST}")
    return number * HALVES + half


def _whole(digits: str) -> int:
    """A number written the one usual way, or -1."""
    return int(digits) if digits.isascii() and digits.isdigit() and str(int(digits)) == digits else -1


def parse_scoring(text: str, terrain_types: list[str], species: list[str]) -> Scoring:
    """The scoring of a Sacred Stone: `per(X) n` or `table(X) a,b,c`. GrammarError if it is none."""
    way, opened, rest = text.partition("(")
    measured, closed, amount = rest.partition(") ")
    if way not in ("per", "table") or not opened or not closed:
        raise GrammarError(f"«{text}» is no scoring; expected per(X) n or table(X) a,b,c")
    name, colon, kinds = measured.partition(":")
    if name not in MEASURES:
        raise GrammarError(f"«{name}» cannot be counted; these can: {', '.join(MEASURES)}")
    measure = MEASURES.index(name)
    known: list[str] = {VILLAGES_TOUCHING: terrain_types, TIPPED: species}.get(measure, [])
    if bool(colon) != bool(known):
        raise GrammarError(f"«{measured}»: expected {name}{':' + known[0] if known else ' alone'}")
    detail: list[int] = []
    for kind in kinds.split("+") if colon else []:
        if kind not in known or known.index(kind) in detail:
            raise GrammarError(f"«{measured}»: expected different ones of {', '.join(known)}")
        detail.append(known.index(kind))
    numbers = tuple(_whole(digits) for digits in amount.split(","))
    if not all(0 <= number <= 99 for number in numbers):
        raise GrammarError(f"«{amount}» are no points; expected whole numbers from 0 to 99")
    if way == "table":
        return Scoring(measure, tuple(detail), 0, numbers)
    if len(numbers) != 1 or numbers[0] == 0:
        raise GrammarError(f"«{text}»: expected one number of at least 1 after per({measured})")
    return Scoring(measure, tuple(detail), numbers[0], ())
