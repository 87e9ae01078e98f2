"""Messages on the wire: nothing twice, nothing that nobody reads, and nothing lost on the way."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from table.fixtures.sitting import Sitting

from firekeeper.kernel.wording import Message, kebab
from firekeeper.table import phrases, render
from firekeeper.table.phrases import Phrases
from firekeeper.texts import LANGUAGES, texts
from firekeeper.titles import TITLES


def wire(data: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(data))


def read(game: str, shared: list[Any], words: dict[str, Any]) -> dict[str, Any]:
    """Arguments put together again, as a client does."""
    return {
        name: message(game, shared, shared[arg[0]]) if isinstance(arg, list) else arg
        for name, arg in words.items()
    }


def message(game: str, shared: list[Any], phrase: Any) -> dict[str, Any]:
    key, args = (phrase, {}) if isinstance(phrase, str) else phrase
    key = game + key if key.startswith("-") else key
    return {"key": key, "args": read(game, shared, args)} if args else {"key": key}


@pytest.mark.parametrize("game", TITLES)
def test_what_is_left_out_can_be_put_back(game: str) -> None:
    sitting = Sitting("person", "person", game=game)
    table, dice = sitting.table, random.Random(5)
    names = [seat.name for seat in table.seats]
    for _ in range(400):
        assert table.game is not None
        if table.game.over:
            break
        before, seat = table.number, table.to_move
        told, shared = render.wording_for(table, seat), Phrases(game)
        offers = wire(render.offers(table.game, seat, told, shared))
        heard = wire(render.wire_events(table.game, seat, max(0, before - 3), told, shared))
        shared_data = wire(shared.all)
        for offer, choice in zip(offers, render.choices(table.game, seat, told), strict=True):
            verb, *args = offer["text"].split(" ")
            assert (verb, args) == (choice.verb, [str(arg) for arg in choice.args])
            assert [arg.lstrip("-").isdigit() for arg in args] == [
                isinstance(arg, int) for arg in choice.args
            ]
            words = read(game, shared_data, offer.get("words", {}))
            assert choice.message is not None
            assert choice.message == message(game, [], f"-choice-{kebab(verb)}") | (
                {"args": words} if words else {}
            )
            if choice.group is None:
                assert "group" not in offer
            else:
                assert choice.group == message(game, shared_data, shared_data[offer["group"]])
                assert choice.short == choice.message | {"key": f"{choice.message['key']}.short"}
        rules: list[str] = []
        events = render.events(table.game, seat, max(0, before - 3), told)
        for row, event in zip(heard, events, strict=True):
            facts = row["event"]
            rules = row.get("rules") if row.get("rules") is not None else rules
            assert (row["number"], rules) == (event.number, list(event.rules))
            known = {name: fact for name, fact in facts.items() if isinstance(fact, int | str)}
            if "seat" in facts:
                known |= {"name": names[facts["seat"]], "you": "yes" if facts["seat"] == seat else "no"}
            assert event.message is not None
            assert event.message["key"] == f"{game}-event-{kebab(facts['type'])}"
            full = known | read(game, shared_data, row.get("words", {}))
            assert event.message.get("args", {}).items() <= full.items()
        sitting.choose(dice.choice(table.game.choices).text)


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
