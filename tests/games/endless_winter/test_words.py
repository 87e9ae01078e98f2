"""Whole games in words: every question, answer and event, in both languages, for every reader."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from built_table import view_for
from endless_winter_table import Table

import firekeeper
from firekeeper import texts as module
from firekeeper.games.endless_winter import events as told_events
from firekeeper.games.endless_winter.grammar import parse
from firekeeper.games.endless_winter.wording import EndlessWinterWording
from firekeeper.kernel.audience import may_know
from firekeeper.kernel.engine import legal
from firekeeper.kernel.wording import Message
from firekeeper.texts import LANGUAGES, texts

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "setup_draft", "glacier_tokens": True},
    {"players": 4, "setup": "chief_draft", "rest_tokens": True, "layout": "cfg_ring"},
    {"players": 2, "setup": "chief_draft", "glacier_tokens": True, "rest_tokens": True},
]
LEFTOVER = re.compile(r"[{}$]|None|[a-z]_[a-z0-9]|\bc[12]_|-\d|  |\( | \)|^[ .,;:]|\.\.")
"""What no sentence has: places to fill in, ids, gaps."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "strict", True)


def say(message: Message) -> Iterator[str]:
    for language in LANGUAGES:
        yield texts(language).render(message)


class Proofreader:
    """Reads everything once: most messages of a game come again and again."""

    def __init__(self) -> None:
        self.read: set[str] = set()

    def phrase(self, message: Message, sentence: bool = False) -> None:
        """A message that says something and leaves nothing open."""
        mark = f"{sentence} {message!r}"
        if mark in self.read:
            return
        self.read.add(mark)
        for said in say(message):
            assert said, message
            assert not LEFTOVER.search(said), said
            if sentence:
                assert said[-1] in ".?!", said
                assert not said[0].islower(), said

    def sentence(self, message: Message) -> None:
        """A phrase with a capital and a stop."""
        self.phrase(message, sentence=True)


@pytest.mark.parametrize("at", range(len(MODES)))
def test_everything_in_random_games_has_words(at: int) -> None:
    """Prompts and events are sentences; labels, headings and explanations leave nothing open."""
    game = firekeeper.new("endless_winter", seed=at + 11, **MODES[at])
    rng = random.Random(at)
    heard = 0
    proof = Proofreader()
    seats: list[int | None] = [*range(game.rules.seats), None]
    while not game.over:
        decision = game.decision
        assert decision is not None
        told = EndlessWinterWording(game.rules, decision.seat, None, game.view(decision.seat))
        proof.sentence(told.prompt(decision))
        for choice in game.choices:
            proof.phrase(told.choice(choice, decision))
            heading = told.group(choice)
            if heading is not None:
                proof.phrase(heading)
                proof.phrase(told.choice(choice, decision, short=True))
            for line in told.explain(choice):
                proof.phrase(line)
        busy = [choice for choice in game.choices if choice.verb not in ("forgo", "skip", "on", "end")]
        game.choose(rng.choice(busy if busy and rng.random() < 0.7 else game.choices))
        happened = [event for _, event in game.events[heard:]]
        heard = len(game.events)
        for reader in seats:
            told = EndlessWinterWording(game.rules, reader, None, game.view(reader))
            known = [event for event in happened if may_know(event.audience, reader, game.rules.seats)]
            for event in known:
                proof.sentence(told.event(event))
            for _, sentence in told.sentences(known):
                proof.sentence(sentence)


def test_labels_of_a_choice_differ() -> None:
    """Nobody has to guess which of two buttons is which."""
    game = firekeeper.new("endless_winter", seed=3, players=3)
    rng = random.Random(3)
    while not game.over:
        assert game.decision is not None
        seat = game.decision.seat
        told = EndlessWinterWording(game.rules, seat, None, game.view(seat))
        for language in LANGUAGES:
            labels = [texts(language).render(told.choice(choice, game.decision)) for choice in game.choices]
            assert len(labels) == len(set(labels)), labels
        game.choose(rng.choice(game.choices))


# --- single sentences ---------------------------------------------------------------------------------------


def told_by(table: Table, reader: int | None = 0) -> EndlessWinterWording:
    return EndlessWinterWording(table.box, reader, None, view_for(table.state, reader))


def asked(table: Table) -> tuple[str, str]:
    decision = table.decision
    assert decision is not None
    english, french = say(told_by(table, decision.seat).prompt(decision))
    return english, french.replace("\u202f", " ")


def labels(table: Table) -> dict[str, tuple[str, str]]:
    """By text: the labels of the open choices."""
    decision = table.decision
    assert decision is not None
    told = told_by(table, decision.seat)
    found = {}
    for choice in legal(table.state, decision):
        english, french = say(told.choice(choice, decision))
        found[choice.text] = (english, french.replace("\u202f", " "))
    return found


def test_a_top_section_says_the_labour_there_is() -> None:
    table = Table().have(0, food=3, tool=2).hold(0, "hunter", "start_brave")
    table.animal_deck("argentavis", "stag_moose").act(0, "hunt")
    english, french = asked(table)
    assert english == "Hunt, as often as you can pay. You have 0 Labour."
    assert french == "Chasser, autant que vous pouvez payer. Travail : 0."
    shown = labels(table)
    assert shown["work hunter"] == ("Play a Hunter for 2 Labour", "Jouer un Chasseur pour 2 Travail")
    assert shown["work start_brave"][0] == "Play a Brave for 1½ Labour"
    assert shown["eat 3"] == (
        "Spend 3 Food for 2 Labour",
        "Dépenser 3 Nourritures pour 2 Travail",
    )
    assert shown["scout"] == ("Reveal 2 Animals", "Révéler 2 cartes Animal")


def test_what_is_gained_and_what_can_be_taken_instead() -> None:
    table = Table().have(0, food=1).gain(0, "megalith 1 + tool 2")
    assert asked(table)[0].endswith(": 2 Tools and place 1 Megalith.")
    shown = labels(table)
    assert shown["take tool"] == ("Take 2 Tools", "Prendre 2 Outils")
    assert shown["swap megalith idol"] == (
        "1 Idol instead of the Megalith",
        "1 Idole au lieu du Mégalithe",
    )
    assert shown["forgo"] == ("Leave the rest", "Laisser le reste")


def test_a_stacked_megalith_says_what_it_scores_and_for_whom() -> None:
    table = Table(players=3, layout="cfg_hearth").stand(2, "0.5.0", "0.6.0", neutral=True)
    table.stand(0, "0.5.1").stand(1, "0.6.1", "0.5.2", "0.6.2").gain(0, "megalith 1")
    shown = labels(table)
    assert shown["build 1.5.0"] == (
        "Megalith on four others at level 1, first row, space 6 – 5 points (Bison 1)",
        "Mégalithe sur quatre autres, niveau 1, première rangée, case 6 – 5 points (Bison 1)",
    )
    assert shown["build 1.5.1"][0].endswith("– 5 points (Bison 3)")
    told, decision = told_by(table), table.decision
    short = next(choice for choice in legal(table.state, decision) if choice.text == "build 1.5.0")
    assert next(say(told.choice(short, decision, short=True))).endswith(
        ", on four others – 5 points (Bison 1)"
    )
    # Nobody else has a share, and nobody knows where no view is.
    table = Table().stand(0, "0.5.0", "0.6.0", "0.5.1", "0.6.1").gain(0, "megalith 1")
    assert labels(table)["build 1.5.0"][0].endswith("– 8 points")
    blind = EndlessWinterWording(table.box, 0)
    assert next(say(blind.choice(short))).startswith("Megalith on four others at level 1")


def test_what_does_not_fit_is_said_before() -> None:
    shown = labels(Table().have(0, food=1, tool=9).gain(0, "tool 3"))
    assert shown["take tool"] == (
        "Take 3 Tools: 2 of them will be lost",
        "Prendre 3 Outils, dont 2 en trop",
    )
    table = Table().have(0, food=3).hunt(*["sabertooth"] * 5).act(0, "hunt")
    assert labels(table)["scout"][0] == "Reveal 1 Animal"


def test_where_no_card_is_left_the_point_is_said_before() -> None:
    table = Table().have(0, food=3, tool=1).stack("elder", 0).act(0, "initiate")
    shown = labels(table)
    assert shown["recruit elder"] == ("1 point: no Elder is left", "1 point : le paquet Ancien est vide")
    assert shown["recruit hunter"][0] == "Recruit a Hunter to your hand"
    told = told_by(table)
    short = told.choice(table.box.recruit[3], table.decision, short=True)
    assert list(say(short)) == ["Elder (none left: 1 point)", "Ancien (paquet vide\u202f: 1 point)"]
    shown = labels(Table().animal_deck().gain(0, "animal_top 1"))
    assert shown["track"] == (
        "1 point: there is no Animal left in the deck",
        "1 point : la pioche Animal est vide",
    )


def test_a_further_culture_card_costs_a_card_even_if_the_first_one_is_buried() -> None:
    table = Table().hold(0, "c1_03", "elder").turn(0)
    assert asked(table)[0] == "Your turn: play a Culture card, or none."
    assert labels(table)["stop"] == ("Play no Culture card", "Ne pas jouer de carte Culture")
    table = Table().hold(0, "c1_12", "c1_03", "elder").turn(0)
    table.choose("play c1_12", "bury_above c1_12", "idol honour")
    assert asked(table) == (
        "Discard 1 card to play another Culture card, or go on.",
        "Défausser 1 carte pour jouer une autre carte Culture ?",
    )
    assert labels(table)["stop"] == ("Play no further Culture card", "Ne plus jouer de carte Culture")


def test_things_come_before_doings() -> None:
    told = told_by(Table())
    english, french = say(told.effect(parse("bury 1 + idol 1")))
    assert (english, french) == ("1 Idol and bury 1 card", "1 Idole et Enterrer 1 carte")


def test_what_happens_at_once_is_one_sentence() -> None:
    told = told_by(Table(), 0)
    happened = [
        told_events.Gained(seat=0, good="food", amount=2, lost=0),
        told_events.Gained(seat=0, good="tool", amount=1, lost=0),
        told_events.Gained(seat=1, good="food", amount=0, lost=2),
        told_events.Swapped(seat=1, benefit="extra_megalith", lesser="tool"),
        told_events.Gained(seat=1, good="tool", amount=1, lost=0),
        told_events.CardsDrawn(seat=0, cards=3),
        told_events.CardSeen(seat=0, card="elder"),
        told_events.CardSeen(seat=0, card="c2_05"),
        told_events.CardSeen(seat=0, card="elder"),
        told_events.AnimalRevealed(animal="argentavis"),
        told_events.AnimalRevealed(animal="stag_moose"),
        told_events.StoneScored(seat=1, stone="s2_upper", points=4),
        told_events.Scored(seat=1, source="stones", points=4, total=9),
    ]
    said = [texts("en").render(sentence) for _, sentence in told.sentences(happened)]
    assert said == [
        "You gained 2 Food and 1 Tool.",
        "There was no room on Bison’s track for 2 Food.",
        "Bison chose 1 Tool instead of the Megalith.",
        "You drew 2 Elders and “Feast”.",
        "Revealed in the hunt area: an Argentavis and a Stag-moose.",
        "Bison’s Sacred Stone “Tall Stones”: 4 points (now 9).",
    ]


def test_a_card_buried_from_hand_is_named_to_its_owner_only() -> None:
    table = Table()
    secret = told_events.CardBuried(seat=0, zone="hand", card="")
    known = told_events.CardBuried(seat=0, zone="hand", card="shaman")
    assert next(say(told_by(table, 1).event(secret))) == "Wolf buried a card from hand."
    assert [*say(told_by(table, 0).event(known))] == [
        "You buried a Shaman from your hand.",
        "Vous avez Enterré un Shaman, de votre main.",
    ]


def test_names_of_people_need_no_article() -> None:
    table = Table()
    told = EndlessWinterWording(table.box, None, ["Aline", "Bruno"], view_for(table.state, None))
    event = told_events.PilesRevealed(piles=[["shaman", "shaman"], []], totals=[6, 3])
    english, french = say(told.event(event))
    assert english == (
        "The Eclipse piles were revealed: Aline 3 Labour (2 Shamans); Bruno 1½ Labour (no cards)."
    )
    assert french.endswith("Bruno 1½ Travail (aucune carte).")
