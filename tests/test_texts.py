"""Texts: nothing is missing, nothing is left over, both languages say the same, and they are well set."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, serialize

import firekeeper
from firekeeper import texts as module
from firekeeper.bots import BOTS
from firekeeper.games.endless_winter.grammar import MEASURES
from firekeeper.games.endless_winter.terms import (
    ATOMS,
    DESTINATIONS,
    FIGURES,
    IDOL_TRACKS,
    LADDER,
    SIDES,
    SOURCES,
)
from firekeeper.games.endless_winter.wording import SOURCES as BENEFITS
from firekeeper.games.tindaya import terms as td
from firekeeper.games.tindaya.telling import POINTS as TINDAYA_POINTS
from firekeeper.games.wendake import events as wendake_events
from firekeeper.games.wendake.adversity.terms import EFFECTS, TOKENS
from firekeeper.games.wendake.new_allies.terms import PATROLS, SHIPS
from firekeeper.games.wendake.solo.state import GHOST_ACTIONS
from firekeeper.games.wendake.terms import ACTIONS, FLAGS, GOODS, NATIVES, STEPS, TRACK_CHOICES
from firekeeper.kernel.frame import Chance, Decision, frame_name
from firekeeper.kernel.wording import Message, kebab, listed
from firekeeper.table.orders import orders_of
from firekeeper.terminal import endless_winter_screen, tindaya_screen, wendake_screen
from firekeeper.terminal.commands import COMMANDS
from firekeeper.texts import LANGUAGES, choice_label, event_sentence, language_of, sources, texts, wording
from firekeeper.titles import rules_for, title

SOURCE = Path(firekeeper.__file__).parent
OURS = frozenset(
    {
        "calls.ftl", "common.ftl", "options.ftl", "terminal.ftl", "wendake.ftl", "wendake-new_allies.ftl",
        "wendake-adversity.ftl", "endless_winter.ftl", "endless_winter-log.ftl", "endless_winter-names.ftl",
        "endless_winter-terminal.ftl", "tindaya.ftl", "tindaya-log.ftl", "tindaya-names.ftl",
        "tindaya-terminal.ftl",
    }
)  # fmt: skip
"""What is said from Python. The other files belong to the browser, and are checked where they are used."""
GAMES = ("wendake", "endless_winter", "tindaya")
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[
        ("wendake", {"players": players, "tribes": tribes})
        for players in (1, 2, 3, 4)
        for tribes in ("backs", "fronts")
    ],
    *[("wendake", {"players": players, "tribes": "fronts", "new_allies": True}) for players in (2, 3, 4)],
    ("wendake", {"players": 1, "tribes": "fronts", "adversity": True, "difficulty": "extreme"}),
    *[("endless_winter", {"players": players}) for players in (2, 3, 4)],
    *[("tindaya", {"players": players}) for players in (1, 2, 3, 4)],
    ("tindaya", {"players": 4, "mode": "domination", "traitor": True, "dowry": True}),
]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "strict", True)


def entries(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Every message of a language with its file."""
    for name, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name} cannot be read: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                yield name, entry


def keys(language: str, files: frozenset[str] | None = None) -> list[str]:
    """All keys of a language, or of some files, attributes as key.attribute."""
    found = []
    for name, entry in entries(language):
        if files is not None and name not in files:
            continue
        found.append(entry.id.name)
        found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def decisions(game: str, kind: Any = Decision) -> set[str]:
    """The decisions of a game, chance's included, but not what several of them share."""
    found = set()
    for sub in kind.__subclasses__():
        if sub.__module__.startswith(f"firekeeper.games.{game}.") and not sub.__name__.startswith("_"):
            found.add(frame_name(sub))
        found |= decisions(game, sub)
    return found


def components() -> set[str]:
    """A key for every component, by kind and id."""
    found: set[str] = set()

    def add(kind: str, names: object, *more: str) -> None:
        for name in names:  # type: ignore[attr-defined]
            found.update(f"wendake-{kind}-{name}{tail}" for tail in ("", *more))

    for players in (1, 2, 3, 4):
        box: Any = rules_for("wendake", {"players": players})
        add("territory", box.territories)
        add("lake", box.lakes, ".short")
        for chart in box.components.maps:
            add("river", [river.id for river in chart.rivers])
        add("tile", box.tile_names)
        add("progress", box.progress_names, "-text")
        add("tribe", box.tribe_names, "-text")
        add("turtle", box.turtle_types)
        add("mask", box.mask_kinds, ".short")
        add("space", box.spaces)
    solo: Any = rules_for("wendake", {"players": 1})
    add("ghost", solo.ghost_names)
    add("objective", solo.objective_names, "-text")
    allies: Any = rules_for("wendake", {"players": 4, "new_allies": True})
    add("tile", allies.tile_names)
    add("turtle", allies.turtle_types)
    add("effect", allies.effect_names, "-text")
    add("progress", ("alliance_1", "alliance_3"), "-allies-text")
    add("resource", allies.goods)
    add("count", allies.goods)
    add("action", allies.action_names, ".short", ".the")
    add("native", (*PATROLS, "patrol"), ".one")
    add("piece", SHIPS)
    add("pile", ("deck", "discard"))
    hard: Any = rules_for("wendake", {"players": 1, "adversity": True})
    add("adversity", EFFECTS, "-text", "-brief")
    add("adversity-shows", {card.shows for card in hard.adversity_cards} - {""})
    add("token", TOKENS)
    add("resource", GOODS)
    add("resource", ("corn", "bean", "pumpkin"), ".letter")
    add("count", (*GOODS, *NATIVES, "home_vegetable", "any_vegetable", "mask_card"))
    add("class", ("animal", "vegetable", "resource"))
    add("native", (*NATIVES, "mohawk", "guard", "outpost", "native"), ".one")
    add("track", TRACK_CHOICES)
    add("flag", FLAGS, ".short")
    add("action", ACTIONS, ".short", ".the")
    add("oval", ("red", "yellow"))
    add("blanket", ("infected", "clean"))
    add("ghost-action", GHOST_ACTIONS)
    add("crop", ("corn", "bean", "pumpkin", "hunt"))
    add("seat", (1, 2, 3, 4, "automa"), ".letter")
    return found


def winter_components() -> set[str]:
    """The same for Endless Winter."""
    box: Any = rules_for("endless_winter", {"players": 4})
    kinds: dict[str, object] = {
        "card": box.card_ids, "animal": box.animal_ids, "chief": box.chief_ids, "stone": box.stone_ids,
        "terrain": box.terrain_types, "layout": [row.id for row in box.components.megaliths.layouts],
        "side": SIDES, "column": DESTINATIONS, "figure": FIGURES, "atom": ATOMS, "track": IDOL_TRACKS,
        "measure": [measure.partition("/")[0] for measure in MEASURES],
        "effect": ("then", "or", "paid", "gain-in-column", "paid-in-column"), "spot": ("ground", "upper"),
        "rung": ATOMS[:LADDER], "scored": SOURCES, "sheet": SOURCES,
        "source": ("tipped", "other", *BENEFITS.values()),
    }  # fmt: skip
    found = {f"endless_winter-{kind}-{name}" for kind, ids in kinds.items() for name in ids}  # type: ignore[attr-defined]
    found |= {f"endless_winter-rung-{atom}.instead" for atom in ATOMS[:LADDER]}
    found |= {f"endless_winter-card-{card}.count" for card in box.card_ids[: box.first_culture]}
    found |= {f"endless_winter-animal-{animal}.count" for animal in box.animal_ids}
    for seat in (1, 2, 3, 4):
        found |= {f"endless_winter-seat-{seat}", f"endless_winter-seat-{seat}.letter"}
    return found


def tindaya_components() -> set[str]:
    """The same for Tindaya."""
    box: Any = rules_for("tindaya", {"players": 4})
    people = ("villager", "noble", "neutral", "conquistador", "weapon", "animal")
    terrains = td.TERRAINS[td.VOLCANO + 1 :]
    kinds: dict[str, object] = {
        "tribe": td.TRIBES, "trade": td.TRADES, "building": (*td.BUILDINGS, "fort"),
        "invention": td.INVENTIONS, "resource": td.DEMANDS, "count": (*td.DEMANDS, *people),
        "token": td.TOKENS, "back": box.back_names, "terrain": terrains, "god": td.GODS,
        "symbol": td.SYMBOLS, "ship": td.SHIPS, "seer": td.PROPHECIES, "catastrophe": box.catastrophe_names,
        "mission": box.mission_names, "common": box.common_names, "secret": box.secret_names,
        "idol": td.IDOLS, "market": box.market_names, "traitor": box.traitor_names, "phase": td.PHASES,
        "points": ("other", *TINDAYA_POINTS.values()), "step": td.STEPS, "marker": td.MARKERS,
        "place": ("hex", "fort", *td.TERRAINS, *td.BUILDINGS),
    }  # fmt: skip
    found = {f"tindaya-{kind}-{name}" for kind, ids in kinds.items() for name in ids}  # type: ignore[attr-defined]
    told = ("tribe", "invention", "seer", "catastrophe", "mission", "common", "secret", "idol", "market")
    for kind in (*told, "traitor"):
        found |= {f"tindaya-{kind}-{name}-text" for name in kinds[kind]}  # type: ignore[attr-defined]
    found |= {f"tindaya-place-{name}.at" for name in kinds["place"]}  # type: ignore[attr-defined]
    found |= {f"tindaya-building-{name}.one" for name in (*td.BUILDINGS, "fort")}
    found |= {f"tindaya-terrain-{name}.one" for name in terrains}
    for seat in (1, 2, 3, 4):
        found |= {f"tindaya-seat-{seat}", f"tindaya-seat-{seat}.letter"}
    return found


def named_in_messages(language: str) -> set[str]:
    """The messages that stand inside of others."""
    return {
        key for _, entry in entries(language) for key in REFERENCE.findall(serialize(ast.Resource([entry])))
    }


@cache
def by_convention() -> set[str]:
    """Every key that code finds by a rule: from classes, verbs, ids, options, commands."""
    found = components() | winter_components() | tindaya_components()
    for game in GAMES:
        found |= {f"{game}-prompt-{kebab(name)}" for name in decisions(game)}
        # What they are about, for those who wait for an answer.
        found |= {f"{game}-prompt-{kebab(name)}.topic" for name in decisions(game) - decisions(game, Chance)}
    for game, options in TABLES:
        rules = rules_for(game, options)
        told = wording(rules)
        found |= {f"{game}-choice-{kebab(verb)}" for verb in rules.book.lazy_verbs()}
        for choice in rules.book.by_text.values():
            found.add(told.choice(choice).key)
            heading = told.group(choice)
            if heading is not None:
                found |= {heading.key, told.choice(choice, short=True).key}
    for game in GAMES:
        found |= {f"{game}-event-{kebab(kind.__name__)}" for kind in title(game).event_types}
    for name in GAMES:
        found |= {f"game-{name}", f"{name}-intro"}
        found |= {requirement.reason for requirement in title(name).requirements}
        for option in title(name).describe():
            # A sentence on each option stands beside it on the page of a new table.
            found |= {f"option-{name}-{option.name}", f"option-{name}-{option.name}.text"}
            found |= {f"option-{name}-{option.name}-{str(value).lower()}" for value in option.values}
    found |= {f"pane-{name}" for name in wendake_screen.SCREEN.order}
    titled = {*endless_winter_screen.SCREEN.order} - {"hand", "opponents"}  # these have titles of their own
    found |= {f"endless_winter-pane-{name}" for name in titled}
    found |= {f"tindaya-pane-{name}" for name in {*tindaya_screen.SCREEN.order} - {"opponents"}}
    found |= {f"tindaya-pane-{verb}" for verb in ("developed", "produced")}
    found |= {f"tindaya-sheet-{row}" for row in ("villagers", "nobles", "prisoners", "inventions")}
    found |= {f"tindaya-sign-{kind}" for kind in (*td.TERRAINS, *td.BUILDINGS, "fort")}
    for command in COMMANDS:
        found |= {f"command-{command}", f"help-{command}"}
    return found | {f"bot-{name}" for name in BOTS}


REFERENCE = re.compile(r"\{ ([a-z]+-[a-z-]+) \}")
WRITTEN = re.compile(
    r"""["']((?:wendake|endless_winter|tindaya|calls|pane|say|ask|sheet|list|answer|help)"""
    r"""-[a-z-]*[a-z](?:\.[a-z]+)?)["']"""
)


def written_out() -> set[str]:
    """Keys that stand in the source as they are."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        found |= set(WRITTEN.findall(path.read_text("utf-8")))
    return found


def ordered() -> set[str]:
    """What can be ordered in the games, and the values of lists."""
    found: set[str] = set()
    for game in GAMES:
        rules = rules_for(game, {})
        for order in orders_of(rules):
            if order.message:
                found |= {order.message, f"{order.message}.text"}
            if order.values and order.named is None:
                found |= {f"{order.labels}{value}" for value in order.values(rules)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    known = set(keys(language, OURS))
    assert sorted((by_convention() | written_out() | ordered()) - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = by_convention() | written_out() | named_in_messages(language) | ordered()
    assert sorted(set(keys(language, OURS)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_defined_once(language: str) -> None:
    found = keys(language)
    assert sorted({key for key in found if found.count(key) > 1}) == []


def test_both_languages_have_the_same_messages() -> None:
    assert set(keys("en")) == set(keys("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_an_answer_learns_no_more_than_the_question(language: str) -> None:
    """The arguments of a question are for the seat that is asked."""
    for _, entry in entries(language):
        for attribute in entry.attributes:
            if attribute.id.name == "topic":
                (text,) = attribute.value.elements
                assert isinstance(text, ast.TextElement), entry.id.name
                assert not re.search(r"[.?]", text.value), entry.id.name


def test_both_languages_use_arguments_of_the_same_names() -> None:
    """An argument that only one language knows would be a slip of the pen."""

    def arguments(entry: ast.Message) -> set[str]:
        return set(re.findall(r"\$([a-z_]+)", serialize(ast.Resource([entry]))))

    english = {entry.id.name: arguments(entry) for _, entry in entries("en")}
    french = {entry.id.name: arguments(entry) for _, entry in entries("fr")}
    assert {key for key in english if english[key] != french[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_table_has_a_label(language: str) -> None:
    seen: set[str] = set()
    for game, options in TABLES:
        rules = rules_for(game, options)
        told = wording(rules)
        for choice in rules.book.by_text.values():
            if f"{game} {choice.text}" in seen:
                continue
            seen.add(f"{game} {choice.text}")
            label = texts(language).render(told.choice(choice))
            assert label, choice
            assert "{" not in label, label


# --- well set ---------------------------------------------------------------------------------------------


def patterns(language: str) -> Iterator[tuple[str, str]]:
    """The pieces of text between arguments."""

    def walk(node: object) -> Iterator[str]:
        if isinstance(node, ast.TextElement):
            yield node.value
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    if isinstance(part, ast.BaseNode):
                        yield from walk(part)

    for name, entry in entries(language):
        if name in OURS:
            for text in walk(entry):
                yield entry.id.name, text


def test_french_is_set_as_french_is() -> None:
    """Narrow no-break spaces before ; : ! ? and inside guillemets, and the apostrophe of print."""
    for key, text in patterns("fr"):
        plain = re.sub(r"\? (?=3|et un identifiant|règles|vous aident)", "", text)  # the command ?
        assert not re.search(r"[^\u202f][;:!?»]", f"\u202f{plain}"), (key, text)
        assert not re.search("«[^\u202f]", plain), (key, text)
        assert "'" not in plain, (key, text)
        assert '"' not in plain, (key, text)


def test_english_has_the_quotes_of_print() -> None:
    for key, text in patterns("en"):
        assert not re.search(r"['\"«»]", text), (key, text)


# --- names ------------------------------------------------------------------------------------------------


def test_action_tiles_are_called_by_what_they_show() -> None:
    box: Any = rules_for("wendake", {})
    told: Any = wording(box)
    for language in LANGUAGES:
        for name, codes in zip(box.tile_names, box.tile_actions, strict=True):
            if name != "ottawa_sacred_fire":
                assert texts(language).render(told.actions(codes)) == texts(language)(f"wendake-tile-{name}")


def test_a_changed_tile_of_a_pack_is_called_by_what_it_shows() -> None:
    box: Any = rules_for("wendake", {})
    told: Any = type(wording(box))(box, None, None, None, False)
    at = box.tile_names.index("level1_01")
    assert texts("en").render(told.tile("level1_01")) == "Hunt + Move 1 + Trade"
    assert told.tile("level1_01").key == "wendake-actions"
    assert told.action(box.tile_actions[at][1]).args == {"steps": box.tile_actions[at][1] // STEPS}


NAMES = {
    "wendake-action-canoe": ("Canoe", "Canoë"),
    "wendake-action-harvest": ("Harvest", "Récolte"),
    "wendake-action-hunt": ("Hunt", "Chasse"),
    "wendake-action-tan_pelts": ("Tan Pelts", "Tannage"),
    "wendake-action-fish": ("Fish", "Pêche"),
    "wendake-action-military": ("Military", "Guerre"),
    "wendake-action-mask_ceremony": ("Mask Ceremony", "Cérémonie des Masques"),
    "wendake-action-trade": ("Trade", "Commerce"),
    "wendake-action-sacred_fire": ("Sacred Fire", "Feu sacré"),
    "wendake-action-ritual": ("Ritual", "Rituel"),
    "wendake-resource-corn": ("corn", "Maïs"),
    "wendake-resource-fish": ("fish", "Poisson"),
    "wendake-native-outpost": ("outpost", "Éclaireur"),
    "wendake-native-guard": ("guard", "Garde"),
    "wendake-track-economic": ("Economic", "Économie"),
    "wendake-track-highest": ("highest track", "la plus importante"),
    "wendake-progress-outpost_to_guard": ("Outpost to guard", "De l’Éclaireur au Garde"),
    "wendake-turtle-women_5": ("5 women", "5 Femmes"),
    "wendake-mask-husk": ("husk mask", "masque en feuilles de maïs"),
    "wendake-space-three_pairs": ("2 + 2 + 2 identical masks", "Trois fois deux masques identiques"),
    "wendake-objective-objective_g": ("G: the Ghost contained", "G\u202f: le Fantôme contenu"),
    "wendake-lake-erie": ("Lake Erie", "lac Érié"),
    "wendake-river-st_marys": ("St. Marys River", "rivière Sainte-Marie"),
}


@pytest.mark.parametrize("key", NAMES)
def test_components_have_the_names_of_the_list(key: str) -> None:
    assert (texts("en")(key), texts("fr")(key)) == NAMES[key]


# --- saying -----------------------------------------------------------------------------------------------


def test_an_unknown_key_is_an_error_in_tests_and_shown_at_run_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyError, match="no message «wendake-nothing» in locales/fr"):
        texts("fr").say("wendake-nothing")
    with pytest.raises(KeyError, match=r"wendake-seat-1\.colour"):
        texts("en").say("wendake-seat-1.colour")
    monkeypatch.setattr(module, "strict", False)
    assert texts("fr").say("wendake-nothing") == "wendake-nothing"


def test_a_forgotten_argument_is_an_error_in_tests() -> None:
    with pytest.raises(KeyError, match="wendake-count-corn"):
        texts("en").say("wendake-count-corn", amount=2)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no texts in «de»; there are en, fr"):
        texts("de")


def test_plurals_follow_the_language() -> None:
    counts = [texts("en")("wendake-count-pumpkin", count=count) for count in (0, 1, 2)]
    assert counts == ["0 pumpkins", "1 pumpkin", "2 pumpkins"]
    counts = [texts("fr")("wendake-count-pumpkin", count=count) for count in (0, 1, 2)]
    assert counts == ["0 Citrouille", "1 Citrouille", "2 Citrouilles"]


POINTS = ("play-hint-better", "play-hint-only", "play-weighed-less")


def numbers_of(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.SelectExpression]]:
    """The plural selectors of a message, each with the argument that selects."""

    def walk(node: object) -> Iterator[tuple[str, ast.SelectExpression]]:
        if isinstance(node, ast.SelectExpression):
            names = [
                key.name
                for key in (variant.key for variant in node.variants)
                if isinstance(key, ast.Identifier)
            ]
            if "one" in names and isinstance(node.selector, ast.VariableReference):
                yield node.selector.id.name, node
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for part in value if isinstance(value, list) else [value]:
                    yield from walk(part)

    yield from walk(entry)


@pytest.mark.parametrize("key", POINTS)
def test_numbers_below_two_are_singular_in_french(key: str) -> None:
    for number in (0, 0.5, 1, 1.5):
        said = texts("fr")(key, better=number, points=number, other="x")
        assert re.search(r"point\b", said), said
    assert "points" in texts("fr")(key, better=2, points=2, other="x")


@pytest.mark.parametrize("key", POINTS)
def test_only_one_is_singular_in_english(key: str) -> None:
    for number in (0, 1.5, 2):
        assert "points" in texts("en")(key, better=number, points=number, other="x")
    said = texts("en")(key, better=1, points=1, other="x")
    assert re.search(r"point\b", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_before_a_noun_has_its_plural(language: str) -> None:
    """Where a text says "{ $count } points" it must select on that number."""
    always_many = {
        *(f"endless_winter-measure-{name}" for name in MEASURES),
        "wendake-objective-objective_d-text",
        "wendake-objective-objective_h-text",
        "wendake-event-mask-deck-shuffled",
    }
    loose = re.compile(r"\{ \$(\w+) \} (?:points?|cards?|cartes?|tiles?|tuiles?|choices?)\b")
    found = []
    for name, entry in entries(language):
        selected = {argument for argument, _ in numbers_of(entry)}
        for argument in loose.findall(serialize(ast.Resource([entry]))):
            if argument not in selected and entry.id.name not in always_many:
                found.append(f"{name} {entry.id.name} {argument}")
    assert found == []


def test_lists_end_with_and() -> None:
    goods = [Message(f"wendake-resource-{name}") for name in ("corn", "bean", "fish")]
    said = [texts("en").render(listed(goods[:count])) for count in range(4)]
    assert said == ["nothing", "corn", "corn and bean", "corn, bean and fish"]
    assert texts("fr").render(listed(goods)) == "Maïs, Haricot et Poisson"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("fr_CA.UTF-8", "fr"),
        ("fr", "fr"),
        ("FR-be", "fr"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_the_system(wanted: str | None, found: str) -> None:
    assert language_of(wanted) == found


def test_messages_travel_as_data() -> None:
    rules = rules_for("wendake", {"players": 2})
    choice = rules.book.find("move sandusky wendake")
    assert choice is not None
    assert wording(rules).choice(choice).data() == {
        "key": "wendake-choice-move",
        "args": {
            "at": "any",
            "source": {"key": "wendake-territory-sandusky", "args": {}},
            "target": {"key": "wendake-territory-wendake", "args": {}},
        },
    }


def test_events_speak_to_the_reader() -> None:
    rules = rules_for("wendake", {"players": 2})
    event = wendake_events.Gained(seat=1, good="fish", amount=2)
    assert event_sentence(rules, event, "en", seat=1) == "You gained 2 fish."
    assert event_sentence(rules, event, "en", seat=0) == "Yellow gained 2 fish."
    assert event_sentence(rules, event, "fr", ["Aline", "Bruno"]) == "Bruno a gagné 2 Poissons."


def test_what_is_gained_at_once_makes_one_sentence() -> None:
    rules = rules_for("wendake", {"players": 2})
    happened = [
        wendake_events.Gained(seat=0, good="fish", amount=2),
        wendake_events.Gained(seat=0, good="corn", amount=1),
        wendake_events.Gained(seat=1, good="corn", amount=1),
        wendake_events.Spent(seat=1, good="corn", amount=1),
    ]
    said = [texts("en").render(sentence) for _, sentence in wording(rules, 0).sentences(happened)]
    assert said == ["You gained 2 fish and 1 corn.", "Yellow gained 1 corn.", "Yellow gave 1 corn."]


QUOTES = frozenset({"Gain", "UsePart", "AnswerDowry"})
"""Questions that quote what is printed on a card, or what somebody offers."""
OFFERS = frozenset({"ComposeOffer", "DraftOffer", "AnswerOffer"})
"""Questions that quote a barter of any size."""


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_headings_are_short(game: str, options: dict[str, Any]) -> None:
    extra: dict[str, Any] = {"rest_tokens": True, "setup": "chief_draft"} if game == "endless_winter" else {}
    played = firekeeper.new(game, seed=options["players"], **options, **extra)
    chance = random.Random(options["players"])
    while not played.over:
        if played.seat is not None and frame_name(played.decision) not in OFFERS:
            longest = 100 if frame_name(played.decision) in QUOTES else 60
            for language in LANGUAGES:
                assert len(module.prompt(played, language)) <= longest, module.prompt(played, language)
        played.choose(chance.choice(list(played.choices)))


def test_prompts_and_labels_know_the_table() -> None:
    game = firekeeper.new("wendake", players=2, seed=4)
    while frame_name(game.decision) != "PlaceMarker":
        game.choose(game.choices[0])
    assert module.prompt(game, "en").startswith("Activate a tile (3 left)")
    assert game.seat is not None
    tile = texts("fr")(f"wendake-tile-{game.view(game.seat).players[game.seat].grid[0].id}")
    assert (
        choice_label(game.rules, game.find("activate 0 0"), "fr", game)
        == f"Activer {tile} (en haut à gauche)"
    )
    assert choice_label(game.rules, game.find("activate 0 0"), "fr") == "Activer en haut à gauche"
