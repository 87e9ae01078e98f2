"""Names of people: what can be read, and what looks like somebody else's.

Two people at a table must be told apart by their names. `name_key` is what one signs in with: the name
without case, accents and spaces. `look` goes further: letters that look alike in print count as one, so that
nobody takes an account's name in other letters.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from firekeeper.table.errors import TableError

LONGEST: Final = 30

_LOOKS_LIKE: Final = {
    # Cyrillic
    "а": "a", "в": "b", "е": "e", "ё": "e", "з": "3", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p",
    "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b", "ѕ": "s", "і": "i", "ї": "i", "ј": "j", "ѵ": "v",
    "ӏ": "i", "ԁ": "d", "ԛ": "q", "ԝ": "w", "һ": "h", "п": "n", "г": "r", "б": "6",
    # Greek
    "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "n", "ι": "i", "κ": "k", "μ": "u", "ν": "v",
    "ο": "o", "ρ": "p", "σ": "o", "ς": "c", "τ": "t", "υ": "u", "χ": "x", "ω": "w",
    # Armenian
    "ա": "w", "հ": "h", "ո": "n", "ս": "u", "օ": "o", "ց": "g", "զ": "q", "ք": "p",
    # Latin letters that accents do not explain
    "ı": "i", "ł": "i", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ß": "b", "ɑ": "a", "ɡ": "g", "ʟ": "l",
    "þ": "p", "æ": "ae", "œ": "oe",
    # Digits, and small letters that differ by a hair
    "0": "o", "1": "i", "l": "i", "5": "s", "8": "b", "3": "3", "2": "z", "9": "g", "6": "b",
}  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("ci", "d"))
"""Two letters that look like one, after the letters above have been replaced."""


def _letters(name: str) -> str:
    """A name without case, accents and spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def name_key(name: str) -> str:
    """What a name is signed in with: nobody has to remember capitals, accents and spaces."""
    return _letters(name)


def look(name: str) -> str:
    """What a name looks like: equal for names that can be taken for each other."""
    found = "".join(_LOOKS_LIKE.get(letter, letter) for letter in _letters(name))
    for two, one in _PAIRS:
        found = found.replace(two, one)
    return found


def checked_name(name: str) -> str:
    """A name people can read; TableError says what is wrong with it."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST:
        raise TableError("bad_name", f"a name has 1 to {LONGEST} characters")
    if not name_key(name):
        raise TableError("bad_name", "a name needs at least one letter or digit")
    if any(unicodedata.category(letter).startswith("C") for letter in name):
        raise TableError("bad_name", "a name cannot contain control characters")
    scripts = {_script(letter) for letter in name if letter.isalpha()}
    if len(scripts & {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN"}) > 1:
        raise TableError("bad_name", "a name is written in one alphabet: these letters come from several")
    return name


def _script(letter: str) -> str:
    """The alphabet of a letter, by the first word of its Unicode name."""
    return unicodedata.name(letter, "").partition(" ")[0]
