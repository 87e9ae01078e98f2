"""Write what the unit tests of the client's decoder read: messages of whole games, and the sentences they mean.

python client/dev/messages.py      write client/src/lib/fixtures/messages.json

Each case is what one reader gets at one position, encoded as on the wire, with every sentence as Python says it in
every language. A position is kept if it has a kind of choice or event that the ones before do not have.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from firekeeper import library
from firekeeper.kernel.game import Game
from firekeeper.kernel.wording import Message
from firekeeper.table import render
from firekeeper.table.phrases import Phrases
from firekeeper.texts import LANGUAGES, texts, wording

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "client" / "src" / "lib" / "fixtures" / "messages.json"
RECORDS = ("endless_winter_rich_3", "wendake_rich_3_fronts", "wendake_rich_solo")
"""Games of tests/records in which nearly everything happens, one of them against an automa."""
RECENT = 4
"""So many entries before the position bring events."""
MOST_CHOICES = 3
"""So many choices of a kind are kept."""
NAMED = "Ana"
"""The name in the first seat; the others are called by the game's names for them."""


def seats_of(title: str, game: Game) -> tuple[list[dict[str, str]], list[Any]]:
    """The seats as clients get them, and what they are called."""
    seats, names = [], []
    for seat in range(game.rules.seats):
        automa = seat in game.rules.automa
        seats.append({"kind": "automa" if automa else "human", "name": "" if seat else NAMED})
        place = "automa" if automa else str(seat + 1)
        names.append(Message(f"{title}-seat-{place}") if seat else NAMED)
    return seats, names


def said(messages: list[Message]) -> dict[str, list[str]]:
    """Sentences by language."""
    return {language: [texts(language).render(one) for one in messages] for language in LANGUAGES}


def case(title: str, game: Game, known: set[str]) -> dict[str, Any] | None:
    """What the seat to move gets, if there is something new in it."""
    decision = game.decision
    assert decision is not None
    seats, names = seats_of(title, game)
    told = wording(game.rules, decision.seat, names, game.view(decision.seat))
    after = max(0, game.number - RECENT)
    visible = render.events(game, decision.seat, after)
    kinds = {f"choice {choice.verb}" for choice in game.choices}
    kinds |= {f"event {type(row.event).__name__}" for row in visible}
    if kinds <= known:
        return None
    known |= kinds
    shared = Phrases(title)
    kept = _some(game)
    offers = {offer.text: offer for offer in render.offers(game, decision.seat, told, shared)}
    events = render.wire_events(game, decision.seat, after, told, shared)
    grouped = [choice for choice in kept if told.group(choice) is not None]
    return {
        "game": title,
        "seat": decision.seat,
        "seats": seats,
        "phrases": shared.all,
        "offers": [offers[choice.text] for choice in kept],
        "events": events,
        "rules": [row.rules for row in visible],
        "choices": said([told.choice(choice, decision) for choice in kept]),
        "short": said([told.choice(choice, decision, short=True) for choice in grouped]),
        "groups": said([group for choice in grouped if (group := told.group(choice)) is not None]),
        "sentences": said([told.event(row.event) for row in visible]),
    }


def _some(game: Game) -> list[Any]:
    """The choices of a position, a few of each kind."""
    count: dict[str, int] = {}
    found = []
    for choice in game.choices:
        count[choice.verb] = count.get(choice.verb, 0) + 1
        if count[choice.verb] <= MOST_CHOICES:
            found.append(choice)
    return found


def fixture() -> list[dict[str, Any]]:
    """The cases of all records."""
    found = []
    for name in RECORDS:
        record = library.load(ROOT / "tests" / "records" / f"{name}.json")
        game, known = library.replay(record, 0), set[str]()
        for entry in record.entries:
            if entry.seat >= 0 and not entry.automatic:
                kept = case(record.header.game, game, known)
                if kept is not None:
                    found.append(kept)
            game.follow([entry])
    return found


def encoded() -> bytes:
    """The fixture as it is kept: one case a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in fixture())
    return b"[\n" + lines + b"\n]\n"


if __name__ == "__main__":
    TARGET.write_bytes(encoded())
