"""Messages on the wire: nothing twice, nothing that nobody reads, and nothing lost on the way."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from table.fixtures.sitting import Sitting

from client.dev import messages, shuffles
from firekeeper.kernel.wording import Message
from firekeeper.table import phrases, render
from firekeeper.table.phrases import Phrases
from firekeeper.texts import LANGUAGES, texts


@pytest.mark.parametrize("maker", [messages, shuffles], ids=["messages", "shuffles"])
def test_the_client_is_tested_with_what_is_sent_today(maker: Any) -> None:
    """The client reads these fixtures with its own code: lib/messages.test.ts, lib/verify.test.ts."""
    written = msgspec.json.decode(maker.TARGET.read_bytes())
    made = msgspec.json.decode(msgspec.json.encode(maker.fixture()))
    assert written == made, f"out of date: run python client/dev/{maker.__name__.split('.')[-1]}.py"


def test_a_sentence_of_another_name_says_its_name() -> None:
    shared = Phrases("wendake")
    message = Message("wendake-event-patrol-arrived", {"name": "Ana", "you": "no"})
    assert shared.sentence(message, "-event-patrol-arrived", {"name": "Ana"}) == {"you": "no"}
    assert shared.sentence(message, "-event-moved", {"name": "Ana"}) == {
        "you": "no",
        "key": "-event-patrol-arrived",
    }


def test_only_the_arguments_that_some_language_uses_are_told() -> None:
    assert phrases.arguments("wendake-area") == phrases.arguments("wendake-area.short")
    assert "territory" in (phrases.arguments("wendake-area") or ())
    place = Message("wendake-area", {"territory": Message("wendake-territory-sandusky"), "audience": -1})
    assert phrases.to_wire(place) == {
        "key": "wendake-area",
        "args": {"territory": {"key": "wendake-territory-sandusky"}},
    }
    unknown = Message("no-such-message", {"anything": 1})
    assert phrases.to_wire(unknown) == {"key": "no-such-message", "args": {"anything": 1}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_says_the_same(language: str) -> None:
    """A message without its unused arguments gives the same sentence."""
    sitting = Sitting("person", "person")
    table, dice = sitting.table, random.Random(1)
    for _ in range(120):
        assert table.game is not None
        decision, seat = table.game.decision, table.to_move
        assert decision is not None
        told = render.wording_for(table, seat)
        for choice in table.game.choices:
            whole = told.choice(choice, decision)
            assert say(language, phrases.to_wire(whole)) == texts(language).render(whole)
        sitting.choose(dice.choice(table.game.choices).text)


def say(language: str, data: dict[str, Any]) -> str:
    args = {
        name: say(language, arg) if isinstance(arg, dict) else arg
        for name, arg in data.get("args", {}).items()
    }
    return texts(language).say(data["key"], **args)


def test_phrases_are_told_once() -> None:
    shared = Phrases("wendake")
    place = Message("wendake-territory-sandusky")
    assert shared.args(Message("wendake-choice-move", {"source": place, "target": place})) == {
        "source": (0,),
        "target": (0,),
    }
    assert shared.number(Message("wendake-territory-sandusky")) == 0
    assert shared.number(Message("list-nothing")) == 1
    assert shared.all == ["-territory-sandusky", "list-nothing"]
    assert shared.args(Message("wendake-event-moved", {"name": "Ana", "you": "no"}), {"name": "Ana"}) == {
        "you": "no"
    }


def test_a_phrase_like_an_earlier_one_gives_its_values_only() -> None:
    shared = Phrases("tindaya")
    field = Message("tindaya-building-field")
    for place in ("6k", "8c"):
        shared.number(Message("tindaya-building-at", {"building": field, "hex": place}))
    assert shared.all == [
        "-building-field",
        ["-building-at", {"building": (0,), "hex": "6k"}],
        [1, (0,), "8c"],
    ]
