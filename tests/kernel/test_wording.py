"""Wording tables: rows for questions, verbs and events, to which a module adds its own."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from kernel.pebbles import Pebbles, Take, Took, TurnBegan

from firekeeper.kernel.audience import all_but, only
from firekeeper.kernel.wording import Args, Message, Run, Wording, kebab, listed
from firekeeper.kernel.wording_rows import field, fields, first, group, in_turn
from firekeeper.narrator import Narrator
from firekeeper.texts import Texts

FLUENT = """
pebbles-event-took = { $name } took { $pebbles }{ $stolen ->
    [yes] {" "}by theft
   *[other] {""}
  }.
pebbles-event-turn-began = Turn of { $name }.
pebbles-seat-1 = Red
pebbles-seat-2 = Blue
"""


class Words(Wording):
    def _stones(self, name: str) -> Message:
        return Message("stones", {"count": int(name)})

    def _all(self, row: list[Any]) -> Args:
        return {"pebbles": sum(event.pebbles for event in row)}

    prompts: ClassVar = {"Take": lambda words, frame: {"left": 12}}
    choices: ClassVar = {"take": first(stones=_stones, name="count"), "luck": in_turn(what="luck")}
    events: ClassVar = {"Took": field("pebbles", number="count")}
    groups: ClassVar = {"take": group("taking", first(stones=_stones))}
    runs: ClassVar = {"Took": Run(_all)}


class ModuleWords(Words):
    events: ClassVar = Words.events | {"Took": lambda words, event: {"stolen": "yes"}}


def words(kind: type[Wording] = Words, seat: int | None = None) -> Wording:
    return kind(Pebbles(), seat)


def data(message: Message | None) -> dict[str, Any]:
    assert message is not None
    return message.data()


def test_what_has_a_row_gets_its_arguments() -> None:
    rules = Pebbles()
    label = words().choice(rules.take[1])
    assert data(label) == {
        "key": "pebbles-choice-take",
        "args": {
            "at": "any",
            "stones": {"key": "stones", "args": {"count": 2}},
            "name": {"key": "pebbles-count-2", "args": {}},
        },
    }
    assert data(words().group(rules.take[1])) == {
        "key": "pebbles-group-taking",
        "args": {"stones": {"key": "stones", "args": {"count": 2}}},
    }
    assert words().prompt(Take(0)).args["left"] == 12
    assert data(words().event(Took(1, 3)))["args"]["number"] == {"key": "pebbles-count-3", "args": {}}


def test_what_has_no_row_gets_what_is_plain() -> None:
    rules = Pebbles()
    assert words(Wording).choice(rules.take[1]).args == {"at": "any", "arg1": 2}
    assert words(Wording).group(rules.take[1]) is None
    assert words(Wording).explain(rules.take[1]) == []
    said = words(Wording, 0).event(Took(0, 3))
    assert (said.args["pebbles"], said.args["you"]) == (3, "yes")


def test_as_many_namings_as_arguments() -> None:
    rules = Pebbles()
    row = in_turn(one="count", two="count")
    with pytest.raises(ValueError, match="shorter"):
        row(words(), rules.take[1])


def test_a_module_adds_rows_and_leaves_the_games_alone() -> None:
    assert words(ModuleWords).event(Took(0, 1)).args["stolen"] == "yes"
    assert "stolen" not in words().event(Took(0, 1)).args


def test_fields_of_events_by_kind() -> None:
    assert data(Message("x", fields(pebbles="count")(words(), Took(0, 2))))["args"] == {
        "pebbles": {"key": "pebbles-count-2", "args": {}}
    }


def test_events_in_a_row_make_one_sentence_while_they_are_of_one_seat() -> None:
    told = words().sentences([Took(0, 1), Took(0, 2), Took(1, 3), TurnBegan(0), Took(1, 1)])
    assert [(event, message.args.get("pebbles")) for event, message in told] == [
        (Took(0, 2), 3), (Took(1, 3), 3), (TurnBegan(0), None), (Took(1, 1), 1),
    ]  # fmt: skip


def test_the_narrator_tells_what_the_reader_may_know() -> None:
    texts = Texts("en", [FLUENT])
    secret = [Took(1, 3, audience=only(1)), Took(1, 0, audience=all_but(1, 2))]
    events = [TurnBegan(1), *secret]

    def said(seat: int | None, everything: bool = False) -> list[str]:
        narrator = Narrator(words(ModuleWords, seat), texts, everything)
        return [sentence for _, sentence in narrator.tell(events)]

    assert said(1) == ["Turn of Blue.", "Blue took 3 by theft."]
    assert said(0) == said(None) == ["Turn of Blue.", "Blue took 0 by theft."]
    assert said(None, everything=True) == said(1)
    assert Narrator(words(), texts).headings(events) == "Turn of Blue."


@pytest.mark.parametrize(
    ("name", "spelt"),
    [("PlaceMarker", "place-marker"), ("attack_guard", "attack-guard"), ("end", "end"), ("A", "a")],
)
def test_kebab(name: str, spelt: str) -> None:
    assert kebab(name) == spelt


def test_lists() -> None:
    items = [Message(letter) for letter in "abc"]
    assert listed([]).key == "list-nothing"
    assert listed(items[:1]) is items[0]
    assert data(listed(items[:2])) == {
        "key": "list-two",
        "args": {"first": {"key": "a", "args": {}}, "last": {"key": "b", "args": {}}},
    }
    assert listed(items).key == "list-more"
