"""The rule ledgers (docs/rules/*.md) as data: look up a rule by its ID or by its words.

Every rule has a stable ID such as WK-ACT-TRADE-03; code, tests, prompts and the rules help refer to it.
The ledgers are written for people. An ID is *defined* where it leads a heading (`#### WK-MOVE-02 - ...`),
a paragraph or list item in bold (`**EW-OVER-02 — Length.** ...`) or a table row (`| WK-DEC-01 | ... |`);
anywhere else it is only mentioned. Endless Winter and Tindaya number their rulings, inventories and
decisions without the prefix of the game (`AMB-07`); here they get it (`TD-AMB-07`), so that every ID is
unique.

The ledgers are in English. docs/rules/<language>/<game>.md says the same in another language, in the same
form, for as many rules as have been translated; the others are shown in English (`Rule.language` tells).
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

# The games in the order of the shelf, with the prefix of their IDs.
GAMES = {"wendake": "WK", "new_allies": "NA", "endless_winter": "EW", "tindaya": "TD"}

# Games with rules in more than one ledger: their own, then those of their modules.
LEDGERS = {"wendake": ("wendake", "new_allies")}

# Areas that are not rules of play: rulings, editions, inventories, decisions, hints, defects of the print.
COMMENTARY = frozenset({"AMB", "C", "CK", "COMP", "D", "DATA", "DEC", "ED", "HINT", "INC", "REC"})


class Rule(msgspec.Struct, frozen=True):
    """One entry of a ledger. `text` is Markdown and holds timing, limits and edge cases too."""

    id: str
    title: str
    text: str
    section: str
    game: str
    language: str = "en"

    @property
    def area(self) -> str:
        """The chapter in the ID: ACT-TRADE for WK-ACT-TRADE-03."""
        return "-".join(self.id.split("-")[1:-1])

    @property
    def of_play(self) -> bool:
        """Whether this is a rule to be implemented and tested, not commentary about the rules."""
        return self.id.split("-")[1] not in COMMENTARY


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a ledger, with its rules of play in order."""

    ledger: str
    title: str
    rules: list[Rule]


class UnknownRule(LookupError):
    """No ledger defines this ID; the message names the nearest ones."""


_LIKE_ID = re.compile(rf"(?:{'|'.join(GAMES.values())})(?:-[A-Z0-9]+)+")


# ---------------------------------------------------------------------------------------------- looking up


@cache
def rules(language: str = "en") -> dict[str, Rule]:
    """All rules of all ledgers by ID, in the order of the ledgers. Read on first use, then kept.

    A rule that is not translated into `language` is there in English.
    """
    found = {rule.id: rule for game in GAMES for rule in _read(_ledgers() / f"{game}.md", game)}
    if language == "en":
        return found
    for game in GAMES:
        path = _ledgers() / language / f"{game}.md"
        for rule in _read(path, game, language) if path.is_file() else ():
            if rule.id not in found:
                raise ValueError(f"{language}/{path.name} defines {rule.id}, which no ledger has in English")
            found[rule.id] = rule
    return found


def get(rule_id: str, language: str = "en") -> Rule:
    """The rule with exactly this ID (in either case), or UnknownRule with the nearest IDs."""
    try:
        return rules(language)[rule_id.strip().upper()]
    except KeyError:
        near = suggest(rule_id)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; IDs look like WK-ACT-TRADE-03"
        raise UnknownRule(f"no rule ledger defines {rule_id.strip()!r}{hint}") from None


def find(id_or_text: str, language: str = "en") -> list[Rule]:
    """The rules meant by an ID, by the beginning or a part of an ID, or by some words; best first.

    `WK-ACT-TRADE-03` is one rule and `WK-ACT-TRADE` its whole area. `WK-TRADE-03` finds it too, because
    people leave out the ACT, and `AMB-07` finds that ruling in every ledger. Anything else is a search for
    rules that hold all the words, titles before texts; case and accents do not matter. The words are those
    of `language`; if no rule has them, English ones.
    """
    wanted = id_or_text.strip()
    if not wanted:
        return []
    known = rules(language)
    found = _by_id(wanted.upper())
    # A wrong ID is not a search: rules that merely mention something like it would mislead.
    if not found and not _LIKE_ID.fullmatch(wanted.upper()):
        found = _by_words(wanted, language) or _by_words(wanted, "en")
    return [known[rule_id] for rule_id in found]


@cache
def contents(game: str, language: str = "en") -> tuple[Chapter, ...]:
    """The rules of play of a game and its modules, by chapter."""
    chapters: dict[tuple[str, str], list[Rule]] = {}
    for name in LEDGERS.get(game, (game,)):
        for rule in rules(language).values():
            if rule.game == name and rule.of_play:
                chapters.setdefault((name, _chapter(rule.section)), []).append(rule)
    return tuple(Chapter(name, title, found) for (name, title), found in chapters.items())


def _chapter(section: str) -> str:
    """What people call a section of a ledger: «3. SETUP › 3.1 Ocean tiles» is «Setup › Ocean tiles»."""
    found = []
    for part in section.split(" › "):
        title = re.sub(r"^\d+(\.\d+)*\.?\s+", "", part)
        title = re.sub(r"^[A-Z]{2,}(?: [A-Z]{2,})* — ", "", title)
        title = re.sub(r"^[A-Z]{3,}\b", lambda word: word[0].capitalize(), title)
        found.append(title[:1].upper() + title[1:])
    return " › ".join(found)


def suggest(rule_id: str, most: int = 3) -> list[str]:
    """The IDs that look most like an unknown one."""
    wanted = rule_id.strip().upper()
    # A short form competes too, so that WK-TRADE-99 leads to WK-ACT-TRADE-nn.
    spellings = {_short(known): known for known in rules()}
    spellings.update((known, known) for known in rules())
    near = difflib.get_close_matches(wanted, spellings, n=2 * most, cutoff=0.7)
    return list(dict.fromkeys(spellings[spelling] for spelling in near))[:most]


def _by_id(wanted: str) -> list[str]:
    known = rules()
    if wanted in known:
        return [wanted]
    if area := [rule_id for rule_id in known if rule_id.startswith(f"{wanted}-")]:
        return area
    game, _, rest = wanted.partition("-")
    if game in GAMES.values():
        return [i for i in known if i.startswith(f"{game}-") and f"-{rest}-" in f"{i}-"]
    # Without a game a single word (TRADE) is a word to search for, not a part of an ID.
    return [i for i in known if rest and f"-{wanted}-" in f"{i}-"]


def _by_words(wanted: str, language: str) -> list[str]:
    phrase = _fold(wanted)
    words = phrase.split()
    ranked: list[tuple[int, str]] = []
    for rule_id, title, text in _folded(language):
        if not all(word in title or word in text for word in words):
            continue
        if title == phrase:
            rank = 0
        elif phrase in title:
            rank = 1
        elif all(word in title for word in words):
            rank = 2
        elif any(word in title for word in words):
            rank = 3
        else:
            rank = 4 if phrase in text else 5
        ranked.append((rank, rule_id))
    ranked.sort(key=lambda pair: pair[0])  # stable: equals stay in the order of the ledgers
    return [rule_id for _, rule_id in ranked]


def _short(rule_id: str) -> str:
    """WK-TRADE-03 for WK-ACT-TRADE-03: only the last part of the area."""
    parts = rule_id.split("-")
    return "-".join((parts[0], *parts[-2:]))


@cache
def _folded(language: str) -> list[tuple[str, str, str]]:
    """Every ID with title and text of its rule, ready for comparison; the section counts as text."""
    known = rules(language).values()
    return [(rule.id, _fold(rule.title), _fold(f"{rule.text} {rule.section}")) for rule in known]


def _fold(text: str) -> str:
    """For comparison: no case, no accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())


# ------------------------------------------------------------------------------------------------- reading


def _ledgers() -> Path:
    """The folder with the ledgers: inside the installed package, or docs/rules of a checkout."""
    package = Path(__file__).resolve().parent
    places = (package / "rules", package.parent.parent / "docs" / "rules")
    for place in places:
        if (place / "wendake.md").is_file():
            return place
    raise FileNotFoundError(
        f"the rule ledgers (wendake.md and its neighbours) are in neither {places[0]} nor {places[1]}; "
        "install firekeeper again"
    )


def _read(path: Path, game: str, language: str = "en") -> list[Rule]:
    """The rules of one file; ValueError if it defines one of them twice."""
    found: dict[str, Rule] = {}
    for rule in parse(path.read_text(encoding="utf-8"), game):
        if rule.id in found:
            raise ValueError(f"{path.name} ({language}) defines {rule.id} twice; every ID has one definition")
        found[rule.id] = msgspec.structs.replace(rule, language=language)
    return list(found.values())


_HEADING = re.compile(r"(#+) +(.*)")
# What stands before and after the ID in a definition. Groups: mark of a heading, list item or table row; ID.
_LEAD = r"(?:(#+|[-*]|\|) *)?(?:\*\*)?`?({ids})\b`?"
_RULE_LINE = re.compile(r"-{3,}")
_TABLE_RULE = re.compile(r"\|[ :|-]+\|?")


def parse(ledger: str, game: str) -> Iterator[Rule]:
    """The rules that the text of one ledger defines, in order."""
    prefix = GAMES[game]
    ids = rf"{prefix}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+|(?:AMB|C|D|INC)-\d+"
    lead = re.compile(_LEAD.format(ids=ids))
    sections: list[tuple[int, str]] = []
    header: list[str] = []  # the cells of the current table's first row
    open_rule: _Open | None = None

    for line in ledger.splitlines():
        header = _header(line, header)
        heading = _HEADING.fullmatch(line)
        start = lead.match(line)
        if open_rule and (start or open_rule.ended_by(line, heading)):
            yield open_rule.close()
            open_rule = None
        if start:
            mark, rule_id = start[1] or "", start[2]
            full_id = rule_id if rule_id.startswith(f"{prefix}-") else f"{prefix}-{rule_id}"
            section = _section(sections)
            if mark == "|":
                yield _row(full_id, line, header, section, game)
            else:
                open_rule = _Open(full_id, mark, line[start.end() :], section, game)
        elif open_rule:
            open_rule.lines.append(line)
        elif heading:
            level = len(heading[1])
            sections = [entry for entry in sections if entry[0] < level]
            sections.append((level, _plain(heading[2])))
    if open_rule:
        yield open_rule.close()


class _Open:
    """A definition whose following lines are still being read."""

    def __init__(self, rule_id: str, mark: str, rest: str, section: str, game: str) -> None:
        self.rule_id, self.mark, self.section, self.game = rule_id, mark, section, game
        self.title, first = _title(rest, is_heading=mark.startswith("#"))
        self.lines = [first] if first else []

    def ended_by(self, line: str, heading: re.Match[str] | None) -> bool:
        """Whether this line, which defines no rule, belongs to something else.

        A rule with its own heading may hold smaller headings and bold leads; the others end at both.
        """
        if _RULE_LINE.fullmatch(line):
            return True
        if self.mark.startswith("#"):
            return heading is not None and len(heading[1]) <= len(self.mark)
        return heading is not None or line.startswith("**")

    def close(self) -> Rule:
        return Rule(self.rule_id, self.title, "\n".join(self.lines).strip(), self.section, self.game)


def _section(headings: list[tuple[int, str]]) -> str:
    """Where a rule stands: its chapter and sub-chapter. The title of the document says nothing new."""
    below_title = [text for level, text in headings if level > 1]
    return " › ".join(below_title or [text for _, text in headings])


def _title(rest: str, *, is_heading: bool) -> tuple[str, str]:
    """Title and first line of text, from what follows the ID on its line."""
    if is_heading:
        return _plain(rest), ""
    bold, mark, text = rest.partition("**")
    text = text.strip() if mark else rest.strip()
    if title := _plain(bold) if mark else "":
        return title, text
    # New Allies gives no titles: take the component's name or the topic in front, else how the rule begins.
    if named := re.match(r"`([a-z0-9_]+)`|\(([^)]+)\)", text):
        return named[1] or _plain(named[2]), text
    return _beginning(re.sub(r"^(?:`\[\w+\]` *|RULING *|\(NA-AMB[^)]*\) *)+", "", text)), text


def _beginning(text: str, length: int = 72) -> str:
    """The first sentence, or what stands before its colon, cut at a word."""
    plain = text.replace("`", "").replace("*", "")
    # A stop after a single letter ends no sentence (2.B), and a short lead (Case a: ...) is no title.
    sentence = re.split(r"(?<=\w\w)\.\s|(?<=.{24})[:;]\s", plain, maxsplit=1)[0].rstrip(".")
    if len(sentence) <= length:
        return sentence
    return sentence[:length].rsplit(" ", 1)[0].rstrip(",;:") + "…"


def _row(rule_id: str, line: str, header: list[str], section: str, game: str) -> Rule:
    """A table row read as a list: the name of each column, then its cell."""
    values = _cells(line)
    if len(values) != len(header):
        raise ValueError(f"{game}.md: the row of {rule_id} has {len(values)} cells, its table {len(header)}")
    cells = dict(zip(header[1:], values[1:], strict=True))
    # A decision is known by its moment; every other table names its subject in the first column.
    title = cells.get("When") or next(iter(cells.values()))
    text = "\n".join(f"- {name}: {cell}" for name, cell in cells.items() if cell not in {"", "-", "—", "–"})
    return Rule(rule_id, _beginning(title), text, section, game)


def _header(line: str, header: list[str]) -> list[str]:
    """The header of the table that this line belongs to: none outside tables."""
    if not line.startswith("|"):
        return []
    return header or ([] if _TABLE_RULE.fullmatch(line) else _cells(line))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    """A heading or bold lead without its dash, its marks and the stop at its end or before a tag like [D]."""
    return text.replace("**", "").replace("`", "").replace(". [", " [").lstrip("-—– ").rstrip(". ")
