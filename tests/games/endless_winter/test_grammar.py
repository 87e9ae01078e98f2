"""Effect and scoring texts mean what they say; one that means nothing is refused with a clear sentence."""

import pytest

from firekeeper.games.endless_winter import terms
from firekeeper.games.endless_winter.grammar import (
    BURIED,
    IDOL_STEPS,
    TIPPED,
    VILLAGES_TOUCHING,
    Effect,
    GrammarError,
    parse,
    parse_scoring,
)
from firekeeper.games.endless_winter.terms import (
    ATOMS,
    BURY,
    CAMP,
    DISCARD,
    DRAW,
    FOOD,
    FOOD_MAX,
    HUNT,
    LABOUR,
    MOVE,
    NOWHERE,
    TOOL,
    TRIBE_DISCARD,
)

TERRAIN = ["base", "plains", "forest"]
SPECIES = ["woolly_rhino", "woolly_mammoth", "argentavis"]


def plain(effect: Effect) -> list[tuple[int, tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]]:
    return [(part.on, part.pay, part.gain) for part in effect]


# Effects -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("food 3", [(NOWHERE, (), ((FOOD, 3),))]),
        ("food_max + tool 1", [(NOWHERE, (), ((FOOD_MAX, 1), (TOOL, 1)))]),
        ("on(hunt): labour 1", [(HUNT, (), ((LABOUR, 2),))]),
        ("pay discard 1 -> draw 3", [(NOWHERE, ((DISCARD, 1),), ((DRAW, 3),))]),
        ("camp 1; move 1", [(NOWHERE, (), ((CAMP, 1),)), (NOWHERE, (), ((MOVE, 1),))]),
        (
            "on(hunt): pay food 2 + tool 1 -> tribe_discard 1 + bury 1",
            [(HUNT, ((FOOD, 2), (TOOL, 1)), ((TRIBE_DISCARD, 1), (BURY, 1)))],
        ),
        ("  food 1  +tool 1 ;draw 1 ", [(NOWHERE, (), ((FOOD, 1), (TOOL, 1))), (NOWHERE, (), ((DRAW, 1),))]),
    ],
)
def test_an_effect_is_its_parts_in_printed_order(
    text: str, parts: list[tuple[int, tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]]
) -> None:
    assert plain(parse(text)) == parts


@pytest.mark.parametrize(("text", "halves"), [("0.5", 1), ("1", 2), ("1.5", 3), ("3", 6), ("9", 18)])
def test_labour_is_written_in_points_and_kept_in_halves(text: str, halves: int) -> None:
    assert plain(parse(f"labour {text}")) == [(NOWHERE, (), ((LABOUR, halves),))]


def test_every_atom_can_be_gained_but_the_price_alone() -> None:
    for number, atom in enumerate(ATOMS):
        text = atom if number == FOOD_MAX else f"{atom} 1"
        if number == DISCARD:
            with pytest.raises(GrammarError, match="it stands before ->"):
                parse(text)
        else:
            assert [part.gain[0][0] for part in parse(text)] == [number]


def test_the_ladder_is_the_first_atoms_the_best_last() -> None:
    assert ATOMS[: terms.LADDER] == ("food", "tool", "idol", "draw", "megalith")
    assert len(terms.ICON_RULES) == len(ATOMS)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("gold 1", "«gold 1» is no benefit; they are food, tool"),
        ("food", "«food» is not a name and a number such as food 1"),
        ("food 1 1", "is not a name and a number"),
        ("food 0", "expected a whole number from 1 to 9 after food"),
        ("food 10", "expected a whole number from 1 to 9 after food"),
        ("food 01", "expected a whole number"),
        ("food -1", "expected a whole number"),
        ("food 1.5", "expected a whole number"),
        ("food ²", "expected a whole number"),
        ("food ١", "expected a whole number"),
        ("village 2", "expected 1 after village"),
        ("food_max 1", "food_max has no number"),
        ("labour 0", "expected Labour in steps of a half"),
        ("labour .5", "expected Labour in steps of a half"),
        ("labour 1.25", "expected Labour in steps of a half"),
        ("food 1 +", "«» is no benefit"),
        ("food 1;", "«» is no benefit"),
        ("food 1 + food 1", "food stands twice in «food 1 \\+ food 1»; write one larger number"),
        ("pay food 1", "has a price for nothing; expected pay … -> …"),
        ("pay idol 1 -> food 1", "idol cannot be paid; a price is made of food, tool, labour, discard"),
        ("pay food 1 -> ", "«» is no benefit"),
        ("food 1 -> tool 1", "is not a name and a number"),
        ("on(rest): food 1", "begins with no column; expected one of on\\(initiate\\):"),
        ("on(hunt) food 1", "begins with no column"),
        ("–", "is no benefit"),
    ],
)
def test_a_text_that_is_no_effect_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(GrammarError, match=complaint):
        parse(text)


# Scorings ----------------------------------------------------------------------------------------------


def test_a_rate_gives_points_for_each() -> None:
    villages = parse_scoring("per(village_touching:forest) 2", TERRAIN, SPECIES)
    assert (villages.measure, villages.detail) == (VILLAGES_TOUCHING, (2,))
    assert [villages.points(count) for count in range(4)] == [0, 2, 4, 6]
    idols = parse_scoring("per(idol_steps/2) 1", TERRAIN, SPECIES)
    assert idols.measure == IDOL_STEPS
    assert idols.points((3 + 4) // 2) == 3


def test_a_table_gives_its_last_value_for_everything_beyond() -> None:
    buried = parse_scoring("table(buried) 0,1,1,4", TERRAIN, SPECIES)
    assert buried.measure == BURIED
    assert [buried.points(count) for count in (0, 1, 2, 3, 4, 50)] == [0, 1, 1, 4, 4, 4]
    rare = parse_scoring("table(tipped:woolly_mammoth+argentavis) 0,3", TERRAIN, SPECIES)
    assert (rare.measure, rare.detail) == (TIPPED, (1, 2))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is no scoring; expected per\\(X\\) n or table\\(X\\) a,b,c"),
        ("each(buried) 2", "is no scoring"),
        ("per buried 2", "is no scoring"),
        ("per(buried)2", "is no scoring"),
        ("per(camps) 2", "«camps» cannot be counted; these can: village_touching"),
        ("per(village_touching) 2", "expected village_touching:base"),
        ("per(buried:plains) 2", "expected buried alone"),
        ("per(village_touching:sea) 2", "expected different ones of base, plains, forest"),
        ("table(tipped:argentavis+argentavis) 0,1", "expected different ones of woolly_rhino"),
        ("per(buried) x", "are no points; expected whole numbers from 0 to 99"),
        ("table(buried) 0,1,", "are no points"),
        ("table(buried) 0,100", "are no points"),
        ("per(buried) 0", "expected one number of at least 1 after per\\(buried\\)"),
        ("per(buried) 1,2", "expected one number"),
    ],
)
def test_a_text_that_is_no_scoring_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(GrammarError, match=complaint):
        parse_scoring(text, TERRAIN, SPECIES)
