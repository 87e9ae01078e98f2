"""The words of Tindaya: every question, choice and event can be said, and no secret is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import firekeeper
from firekeeper import texts as module
from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.box import Box
from firekeeper.games.tindaya.geometry import LETTERS
from firekeeper.kernel.frame import frame_name
from firekeeper.kernel.game import Game
from firekeeper.narrator import Narrator
from firekeeper.texts import LANGUAGES, event_sentence, texts, wording
from firekeeper.titles import rules_for

COORDINATES = re.compile(r"-?\d+,-?\d+")
TABLES: list[dict[str, Any]] = [
    {"players": 1, "dowry": True},
    {"players": 2, "layout": "by_turns"},
    {"players": 4, "dowry": True, "difficulty": "hard"},
    {"players": 3, "mode": "domination", "traitor": True, "dowry": True},
    {"players": 4, "mode": "domination", "traitor": True},
    {"players": 2, "campaign_step": "2"},
]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "strict", True)


def positions(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A game at random, question by question, and its end."""
    game = firekeeper.new("tindaya", seed=seed, **options)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.choose(chance.choice(game.choices))
    yield game


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_of_a_question_have_the_same_words(options: dict[str, Any], language: str) -> None:
    told = texts(language)
    for game in positions(options, 4):
        decision = game.decision
        if decision is None:
            break
        words = wording(game.rules, decision.seat, None, game.view(decision.seat))
        assert told.render(words.prompt(decision))
        labels, shorts = set(), set()
        for choice in game.choices:
            labels.add(told.render(words.choice(choice, decision)))
            heading = words.group(choice)
            short = told.render(words.choice(choice, decision, short=heading is not None))
            shorts.add((told.render(heading) if heading is not None else "", short))
            assert all(told.render(message) for message in words.explain(choice))
        assert len(labels) == len(shorts) == len(game.choices), frame_name(decision)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reader_can_be_told_the_whole_game(options: dict[str, Any], language: str) -> None:
    *_, game = positions(options, 7)
    happened = [event for _, event in game.events]
    for seat in (None, *range(game.rules.seats)):
        sentences = Narrator(wording(game.rules, seat), texts(language)).tell(happened)
        assert len(sentences) > 40
        assert all(sentence and "{" not in sentence for _, sentence in sentences)
    assert Narrator(wording(game.rules), texts(language), everything=True).tell(happened)


def test_hexes_go_by_tile_and_letter_wherever_the_table_is_seen() -> None:
    for options in ({"players": 2, "layout": "by_turns"}, TABLES[3]):
        *_, game = positions(options, 7)
        view = game.view(0)
        assert isinstance(game.rules, Box)
        assert len({shown.label for shown in view.hexes}) == len(view.hexes)
        for number, tile in enumerate(view.tiles):
            inside = [
                shown.label for at, shown in enumerate(view.hexes) if game.rules.board.slot[at] == number
            ]
            assert inside == [f"{tile.tile}{letter}" for letter in LETTERS]
        narrator = Narrator(wording(game.rules, 0, None, view), texts("en"))
        told = narrator.tell([event for _, event in game.events])
        assert [sentence for _, sentence in told if COORDINATES.search(sentence)] == []
        for earlier in positions(options, 8):
            if earlier.decision is None:
                break
            words = wording(earlier.rules, earlier.decision.seat, None, earlier.view(earlier.decision.seat))
            asked = [words.prompt(earlier.decision), *(words.choice(choice) for choice in earlier.choices)]
            assert not COORDINATES.search(" ".join(map(texts("en").render, asked)))


@pytest.mark.rule("TD-IDOL-20")
def test_an_idol_is_named_to_its_owner_only() -> None:
    rules = rules_for("tindaya", {"players": 2})
    seen = events.IdolDrawn(seat=1, idol="fertility")
    hidden = events.IdolDrawn(seat=1, idol="")
    assert event_sentence(rules, seen, "en", seat=1) == "You drew an idol of fertility."
    assert event_sentence(rules, hidden, "en", seat=0) == "Red drew an idol."
    assert event_sentence(rules, hidden, "fr", seat=0) == "Rouge a pioché une idole."


def test_events_in_a_row_make_one_sentence() -> None:
    rules = rules_for("tindaya", {"players": 2})
    happened = [
        events.VillagerDied(seat=0, hex="4,1", cause="hunger"),
        events.VillagerDied(seat=0, hex="5,1", cause="hunger"),
        events.VillagerDied(seat=0, hex="5,1", cause="cold"),
        events.Eaten(seat=1, resource="figs", count=1),
        events.Eaten(seat=1, resource="figs", count=1),
        events.Eaten(seat=1, resource="ham", count=1),
    ]
    said = [texts("en").render(sentence) for _, sentence in wording(rules, 0).sentences(happened)]
    assert said == [
        "You lost 2 villagers to hunger: 4,1 · 5,1.",
        "You lost a villager to the cold at 5,1.",
        "Red ate 2 figs and 1 ham.",
    ]


def test_the_end_names_what_was_missed() -> None:
    rules = rules_for("tindaya", {"players": 2})
    lost = events.GameEnded(ending="lost_archipelago", also=["lost_mission"], totals=[0, 0], winners=[])
    assert event_sentence(rules, lost, "en") == (
        "The conquistadors hold the archipelago. Also: The mission was not fulfilled."
    )
    domination = rules_for("tindaya", {"players": 2, "mode": "domination"})
    won = events.GameEnded(ending="domination_won", also=[], totals=[12, 15], winners=[1])
    assert event_sentence(domination, won, "en") == ("The points decide. Red won with a score of 15.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ship_can_land_on_an_island_without_a_volcano(language: str) -> None:
    """What a flood left of an island has no number by which it could be called."""
    words = wording(rules_for("tindaya", {"players": 2}), 0, None, None)
    landed = words.event(events.ShipLanded(ship="ship_white", island=[], attacked=1))
    name = {"en": "an island without a volcano", "fr": "une île sans volcan"}[language]
    assert name in texts(language).render(landed)
