"""The ledgers in French: what a player can be shown is there, says the same numbers, and is well set."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import firekeeper
from firekeeper import ledger
from firekeeper.texts import LANGUAGES

FRENCH = {rule.id: rule for rule in ledger.rules("fr").values() if rule.language == "fr"}
SOURCE = Path(firekeeper.__file__).parent
TRANSLATED = ["wendake", "new_allies", "endless_winter", "tindaya"]
"""Games whose rules of play and rulings are all there in French."""


def in_english(game: str) -> list[ledger.Rule]:
    """What a French reader would still be shown in English, of all that a player may want to read.

    Examples (EX, EXD) are tests; inventories and notes for implementers are never shown in a game.
    """
    return [
        rule
        for rule in ledger.rules("fr").values()
        if rule.game == game
        and rule.language == "en"
        and (rule.area == "AMB" or (rule.of_play and rule.area not in {"EX", "EXD"}))
    ]


# ---------------------------------------------------------------------------------------- what is translated


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_of_play_and_every_ruling_is_there_in_french(game: str) -> None:
    assert [rule.id for rule in in_english(game)] == []


def cited(game: str) -> set[str]:
    """The IDs of the game that code names in strings of their own: for prompts, refusals and the log."""
    like_id = re.compile(rf"{ledger.GAMES[game]}(?:-[A-Z0-9]+)+-\d+")
    found: set[str] = set()
    # All games: New Allies lies inside Wendake.
    for path in sorted((SOURCE / "games").rglob("*")):
        if path.suffix == ".py":
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            strings = [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]
        elif path.suffix == ".toml":
            strings = re.findall(r'"([^"\n]*)"', path.read_text(encoding="utf-8"))
        else:
            continue
        found.update(text for text in strings if like_id.fullmatch(text))
    return found


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_that_the_game_cites_is_there_in_french(game: str) -> None:
    wanted = cited(game)
    assert len(wanted) > 80  # the search finds them
    assert wanted <= set(FRENCH)


def test_translations_lie_in_folders_of_known_languages() -> None:
    folders = {path.name for path in ledger._ledgers().iterdir() if path.is_dir()}
    assert folders <= set(LANGUAGES) - {"en"}
    for folder in folders:
        files = {path.stem for path in (ledger._ledgers() / folder).iterdir()}
        assert files <= set(ledger.GAMES)


# ------------------------------------------------------------------------------------------ the same content

_NOT_CONTENT = re.compile(
    r"`[^`]*`"  # tags, atoms and fields
    r"|(?:CF )?§[\d.]+(?:–[\d.]+)?|component file, section [\d.]+"
    r"|\b[A-Z]+(?:-[A-Z]+)*-\d+\b"  # other rules
    r"|(?<![\w)])-\d\d\b"  # more of them: EW-BEGIN-02 and -03
)


def numbers(text: str) -> Counter[str]:
    """Every number that a text writes in digits, without references."""
    plain = _NOT_CONTENT.sub(" ", text)
    plain = re.sub(r"(?<=\d)[,\u202f](?=\d{3}\b)", "", plain)  # 10,000 and 10 000
    return Counter(re.findall(r"\d+|½", plain))


def own_title(rule: ledger.Rule) -> str:
    """The title, unless it is how the text begins: most rules of New Allies have no other in English."""
    taken = rule.game == "new_allies" and rule.title.removesuffix("…") in re.sub(r"[`*]", "", rule.text)
    return "" if taken else rule.title


def test_a_translation_has_the_numbers_of_the_original() -> None:
    different = {}
    for rule_id, rule in FRENCH.items():
        original = ledger.get(rule_id)
        found, wanted = numbers(rule.text), numbers(original.text)
        # Progress tiles are titled by their id in English and by their name in French.
        if not re.match(r"[a-z]+(?:_[a-z0-9]+)+\b", original.title):
            found, wanted = found + numbers(own_title(rule)), wanted + numbers(own_title(original))
        if found != wanted:
            different[rule_id] = (found - wanted, wanted - found)
    assert different == {}


def test_the_comparison_of_numbers_sees_a_difference() -> None:
    assert numbers("4 rounds of 3 (CF §14.2–14.5, EW-EX-63 and -64) `[R AMB-01]`, 1½") == numbers("1½, 3, 4")
    assert numbers("10,000 years") == numbers("10\u202f000 ans") != numbers("1000 ans")
    assert numbers("4 rounds") != numbers("5 manches")
    assert numbers("½") != numbers("1½")
    assert numbers("2 and 2") != numbers("2")


def named(rule: ledger.Rule) -> set[tuple[str, str]]:
    """The other rules that a rule refers to: area and number. `WK-AMB-24, -25` names two."""
    found, area = set(), ""
    for match in re.finditer(r"\b([A-Z]+(?:-[A-Z]+)*)-(\d+)\b|(?<![\w)])-(\d\d)\b", rule.text):
        area = (match[1] or area).removeprefix(f"{ledger.GAMES[rule.game]}-")
        found.add((area, match[2] or match[3]))
    return found


def test_a_translation_refers_only_to_rules_of_its_original() -> None:
    """A reference that went astray would send a reader to another rule."""
    astray = {rule_id: named(rule) - named(ledger.get(rule_id)) for rule_id, rule in FRENCH.items()}
    assert {rule_id: others for rule_id, others in astray.items() if others} == {}


def test_a_translation_keeps_the_order_of_the_original() -> None:
    for game in TRANSLATED:
        path = ledger._ledgers() / "fr" / f"{game}.md"
        order = [rule.id for rule in ledger.parse(path.read_text(encoding="utf-8"), game)]
        assert order == [rule_id for rule_id in ledger.rules() if rule_id in set(order)]


def test_a_chapter_is_the_same_chapter() -> None:
    """`## 16. HUNT — …` in both languages: the numbers and the letters of the area, if it has any."""
    for rule_id, rule in FRENCH.items():
        found = [
            re.findall(r"\d+|\b[A-Z]{4,}(?= —)", section)
            for section in (rule.section, ledger.get(rule_id).section)
        ]
        assert found[0] == found[1], rule_id


# ------------------------------------------------------------------------------------------------ typography

MISSET = {
    "an apostrophe is ’, quotes are « »": re.compile(r"['\"]"),
    "a narrow no-break space comes before ; : ! ? »": re.compile(r"[^\u202f](?:[;!?»]|:(?!\w))"),
    "a narrow no-break space follows «": re.compile(r"«[^\u202f]"),
    "tags for implementers are left out": re.compile(r"`|\[[DR]\b|DATA|\bCF\b|§"),
    "this is English": re.compile(r"\b(?:the|with|player|may|must|RULING)\b"),
}


@pytest.mark.parametrize("fault", MISSET)
def test_french_is_well_set(fault: str) -> None:
    texts = {rule.id: f"{rule.section}\n{rule.title}\n{rule.text}" for rule in FRENCH.values()}
    found = {rule_id: MISSET[fault].search(text) for rule_id, text in texts.items()}
    assert {rule_id: hit for rule_id, hit in found.items() if hit} == {}


def test_no_entry_is_empty() -> None:
    assert [rule.id for rule in FRENCH.values() if not (rule.title and rule.text and rule.section)] == []
