"""Wording tables: rows for questions, verbs and events, to which a module adds its own."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from kernel.pebbles import Heap, Pebbles, Take, Took, TurnBegan
from msgspec import Struct

from firekeeper.kernel.audience import all_but, only
from firekeeper.kernel.events import Event
from firekeeper.kernel.frame import Decision
from firekeeper.kernel.wording import Args, Message, Run, Wording, chained, kebab, listed, yes
from firekeeper.kernel.wording_rows import fields, first, group, in_turn, order, winner
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
    events: ClassVar = {"Took": fields(number=("pebbles", "count"))}
    groups: ClassVar = {"take": group("taking", first(stones=_stones))}
    runs: ClassVar = {"Took": Run(_all)}


class ModuleWords(Words):
    events: ClassVar = {"Took": lambda words, event: {"stolen": "yes"}}


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
    assert data(listed(items)) == {
        "key": "list-more",
        "args": {"first": {"key": "a", "args": {}}, "rest": data(listed(items[1:]))},
    }


def test_conditions_are_words() -> None:
    assert [yes(True), yes(False)] == ["yes", "no"]


class Lend(Decision[Heap]):
    """A question about somebody else's pebbles."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner


class Ended(Event, frozen=True):
    """An event of nobody."""

    pebbles: int
    total: int = 0


class FullWords(Words):
    """Rows that look at all they are given."""

    prompts: ClassVar = {"Lend": lambda words, frame: {"reader": words.seat, "asked": frame.seat}}
    explanations: ClassVar = {"take": lambda words, choice: [words.called("about", choice.text)]}
    runs: ClassVar = {"Took": Run(lambda words, row: {"reader": words.seat, "events": len(row)})}

    def replaces(self, event: Any, before: Any) -> bool:
        return isinstance(event, Ended) and isinstance(before, TurnBegan)

    def includes(self, before: Any, event: Any) -> bool:
        return isinstance(before, Took) and isinstance(event, Ended)


def test_a_question_names_the_owner_and_says_what_its_row_knows() -> None:
    asked = words(FullWords, 1).prompt(Lend(0, 1))
    owner = {"name": asked.args["name"], "you": "yes"}
    assert asked.key == "pebbles-prompt-lend"
    assert asked.args == {"seat": 0, "owner": 1, "reader": 1, "asked": 0, **owner}
    assert words().prompt(Take(0)).key == "pebbles-prompt-take"
    assert "name" not in words().prompt(Take(0)).args


def test_a_label_knows_its_question_and_has_a_short_form() -> None:
    rules = Pebbles()
    assert words().choice(rules.end_turn, Take(0)).args["at"] == "take"
    assert words().choice(rules.end_turn).key == "pebbles-choice-end-turn"
    assert words().choice(rules.end_turn, short=True).key == "pebbles-choice-end-turn.short"


def test_a_choice_is_explained_by_its_row() -> None:
    rules = Pebbles()
    assert [found.key for found in words(FullWords).explain(rules.take[0])] == ["pebbles-about-take 1"]
    assert words(FullWords).explain(rules.end_turn) == []


def test_an_event_of_nobody_has_no_name() -> None:
    assert words().event(Ended(4)).args.keys() == {"pebbles", "total", "audience"}


class NamedWords(Words):
    """Methods in the place of rows."""

    def prompt_Take(self, frame: Any) -> Args:
        return {"left": 7}

    def event_Took(self, event: Any) -> Args:
        return {"form": "plain"}

    def explain_take(self, choice: Any) -> list[Message]:
        return [Message("about-taking")]


class NamedModuleWords(NamedWords):
    def event_Took(self, event: Any) -> Args:
        return {**super().event_Took(event), "more": "yes"}

    groups: ClassVar = {"luck": group("luck")}


def test_a_method_named_after_a_thing_is_its_row() -> None:
    rules = Pebbles()
    assert words(NamedWords).prompt(Take(0)).args["left"] == 7
    assert words(NamedWords).event(Took(1, 3)).args["form"] == "plain"
    assert "number" not in words(NamedWords).event(Took(1, 3)).args, "the row of the class before is replaced"
    assert [data(text)["key"] for text in words(NamedWords).explain(rules.take[1])] == ["about-taking"]
    assert words(NamedWords).explain(rules.luck[0]) == []
    assert "form" not in words().event(Took(1, 3)).args, "a subclass changes nothing for others"


def test_a_module_adds_to_rows_and_methods() -> None:
    rules = Pebbles()
    told = words(NamedModuleWords).event(Took(1, 3)).args
    assert (told["form"], told["more"]) == ("plain", "yes")
    assert words(NamedModuleWords).prompt(Take(0)).args["left"] == 7
    assert data(words(NamedModuleWords).group(rules.take[1]))["key"] == "pebbles-group-taking"
    assert set(NamedModuleWords.groups) == {"take", "luck"}
    assert set(NamedWords.groups) == {"take"}


def test_messages_are_chained_from_the_first_to_the_last() -> None:
    one, two, three = Message("one"), Message("two"), Message("three")
    assert chained("and", [one]) is one
    assert data(chained("and", [one, two, three])) == {
        "key": "and",
        "args": {
            "first": data(one),
            "rest": {"key": "and", "args": {"first": data(two), "rest": data(three)}},
        },
    }


def test_sentences_that_say_what_others_said() -> None:
    told = words(FullWords, 1).sentences([TurnBegan(0), Took(0, 1), Took(0, 2), Ended(3, 9)])
    assert [event for event, _ in told] == [Ended(3, 9)], "the turn is replaced, the total goes to the last"
    assert told[0][1].key == "pebbles-event-took"
    assert (told[0][1].args["reader"], told[0][1].args["events"], told[0][1].args["total"]) == (1, 2, 9)
    alone = words(FullWords, 1).sentences([Took(0, 1), TurnBegan(1)])
    assert [event for event, _ in alone] == [Took(0, 1), TurnBegan(1)]
    assert "events" not in alone[0][1].args, "one event is no row"


def test_rows_hand_on_what_they_are_given() -> None:
    rules, reader = Pebbles(), words(seat=1)

    def whose(here: Wording, name: str) -> Message:
        return Message("whose", {"reader": here.seat or 0, "name": name})

    expected = {"key": "whose", "args": {"reader": 1, "name": "3"}}
    assert data(first(one=whose)(reader, rules.take[2])["one"]) == expected  # type: ignore[arg-type]
    assert data(in_turn(one=whose)(reader, rules.take[2])["one"]) == expected  # type: ignore[arg-type]
    took = Took(0, 3)
    assert data(fields(pebbles=whose)(reader, took)["pebbles"])["args"]["reader"] == 1  # type: ignore[arg-type]
    assert data(fields(one=("pebbles", whose))(reader, took)["one"])["args"] == {"reader": 1, "name": 3}  # type: ignore[arg-type]
    assert winner(reader, Finished([2, 5], [1])) == {**reader.who(1), "total": 5}
    heading = group("taking", first(one=whose))(reader, rules.take[2])
    assert data(heading) == {"key": "pebbles-group-taking", "args": {"one": expected}}
    assert data(group("all")(reader, rules.take[2])) == {"key": "pebbles-group-all", "args": {}}
    names = order(reader, Sorted([1, 0]))["names"]
    assert data(names) == data(listed([reader.person(1), reader.person(0)]))  # type: ignore[arg-type]


class Sorted(Event, frozen=True):
    order: list[int]


class Finished(Event, frozen=True):
    totals: list[int]
    winners: list[int]


def test_a_reader_has_a_seat_a_view_and_names() -> None:
    class Automated(Pebbles):
        def __init__(self) -> None:
            super().__init__()
            self.automa = (1,)

    view = HeapView(players=["mine", "yours"])
    reader = Wording(Automated(), 1, view=view)
    assert (reader.view, reader.me, reader.printed) == (view, "yours", True)
    assert [data(reader.person(seat))["key"] for seat in range(2)] == [
        "pebbles-seat-1",
        "pebbles-seat-automa",
    ]
    assert Wording(Pebbles(), 1, printed=False).printed is False
    ana = Wording(Pebbles(), names=["Ana", "Ben"]).person(0)
    assert data(ana) == {"key": "list-name", "args": {"name": "Ana"}}
    assert Wording(Pebbles(), view=view).me is None


class HeapView(Struct):
    players: list[str]
