"""Bots in Domination: what is given to the gods in the end, and what counts against rivals."""

from __future__ import annotations

from tindaya_table import Table

from firekeeper.bots.valuing import evaluation_of, named_evaluation, valued_by
from firekeeper.games.tindaya.evaluation import FEATURES
from firekeeper.games.tindaya.offerings import MakeOffering
from firekeeper.games.tindaya.suggestions import sacrifices, suggestions
from firekeeper.weights import load_weights


def on_a_volcano(era: int = 3, villagers: int = 3, nobles: int = 2, mode: str = "domination") -> Table:
    """A tribe that could offer on 5,7: it has figs, which Acoran does not ask for in the last era."""
    table = Table(players=2, mode=mode).era(era).event("event_13" if era == 3 else "event_1")
    table.offering("acoran", "offering_1").offering("moneiba", "offering_3")
    table.natives(0, "5,6", villagers=villagers).natives(0, "5,7", nobles=nobles)
    return table.natives(1, "11,4", villagers=2, nobles=2).have(0, figs=1)


def given(table: Table, weights: str = "rivals") -> set[str]:
    """The verbs of what a tribe would give."""
    with valued_by(table.box, named_evaluation(table.box, weights)):
        return {native.verb for _, native in sacrifices(table.state, 0)}


def test_rivals_give_natives_to_the_gods_in_the_last_era() -> None:
    assert given(on_a_volcano()) == {"villager", "noble"}
    assert given(on_a_volcano(nobles=1)) == {"villager"}
    assert given(on_a_volcano(villagers=2)) == set()
    assert given(on_a_volcano(era=2)) == set()
    assert given(on_a_volcano(mode="alliance")) == set()
    assert given(on_a_volcano(), "default") == set()


def test_natives_are_suggested_beside_what_is_asked_for() -> None:
    table = on_a_volcano().have(0, obsidian=1)
    question = MakeOffering(0, table.hex("5,7"))
    with valued_by(table.box, named_evaluation(table.box, "rivals")):
        found = suggestions(table.state, question, question.choices(table.state))
    assert found is not None
    told = {tuple(choice.text for choice in one) for one in found}
    assert ("pawn acoran 4", "unit") in told
    # One slot of each god, and one that nothing else can be given for.
    natives = {texts for texts in told if texts[-1].split()[0] in ("villager", "noble")}
    assert {texts[0].rsplit(" ", 1)[0] for texts in natives} == {"pawn acoran", "pawn moneiba"}
    assert ("pawn acoran 4", "villager 5,6") not in natives
    for one in found:
        assert one[0] in question.choices(table.state)


def test_rivals_do_not_stand_still_while_a_bot_thinks() -> None:
    for mode, stand in (("alliance", True), ("domination", False)):
        table = Table(players=2, mode=mode).natives(0, "5,6", villagers=1).turn(0)
        assert table.box.skip_others(table.state.clone(), 0) is stand
        table.state.players[1].passed = 1
        assert table.box.skip_others(table.state.clone(), 0)
        table.state.players[0].passed = 1
        assert not table.box.skip_others(table.state.clone(), 0)


def test_among_rivals_cylinders_and_inventions_weigh_more() -> None:
    for mode, more in (
        ("alliance", 1.0),
        ("domination", load_weights("tindaya", "rivals")["rivalry"]["cylinders"]),
    ):
        box = Table(players=2, mode=mode).box
        usual, rivals = (
            evaluation_of(box, load_weights("tindaya", name)).factors for name in ("default", "rivals")
        )
        at = FEATURES.index("cylinders")
        assert rivals[at] == more * usual[at]
        at = FEATURES.index("villagers")
        assert rivals[at] == usual[at]
