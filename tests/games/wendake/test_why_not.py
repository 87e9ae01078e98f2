"""Why not? Whatever a person tries and may not do, the engine names the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from wendake_table import Table

import firekeeper
from firekeeper import ledger
from firekeeper.games.wendake.game import TIMING
from firekeeper.games.wendake.masks import DiscardMask
from firekeeper.games.wendake.military import ClaimTurtles
from firekeeper.games.wendake.restore import BeforeSliding, ReplaceTile
from firekeeper.games.wendake.scoring import AssignTurtle
from firekeeper.games.wendake.setup import ChooseHome, ChooseTribe, ChooseVegetable, TakeLeftover
from firekeeper.games.wendake.solo.ghost import LoseGuard
from firekeeper.games.wendake.state import WendakeState
from firekeeper.games.wendake.trade import ChooseFlag, LoseNative, ScoreTiedTrack
from firekeeper.games.wendake.turn import PlaceMarker
from firekeeper.kernel import engine
from firekeeper.kernel.choice import NO_ABILITY
from firekeeper.kernel.frame import Chance, Decision, frame_name
from firekeeper.kernel.game import IllegalChoice
from firekeeper.kernel.rng import Stream
from firekeeper.titles import rules_for

# --- always an answer, and always a rule ------------------------------------------------------------

CHANCE_VERBS = {"pairing", "progress", "next", "reveal", "ghost", "turtle", "card", "top_row", "tile"}
MODES = [(1, "backs"), (1, "fronts"), (2, "backs"), (2, "fronts"), (3, "fronts"), (4, "backs"), (4, "fronts")]
GAMES = 4
"""Random games of each mode; in every second one everybody has many progress tiles, goods and masks."""
REPLACEMENTS = 40
"""Of the two thousand ways to replace a tile so many are asked about at each position; of the rest all."""


def questions(base: Any = Decision) -> Iterator[Any]:
    """Every kind of question that a seat of Wendake can be asked, alone or with others.

    Those of expansions are asked in the tests of their rules.
    """
    for kind in base.__subclasses__():
        yield from questions(kind)
        place = kind.__module__.rpartition(".")[0]
        ours = ("firekeeper.games.wendake", "firekeeper.games.wendake.solo")
        if not issubclass(kind, Chance) and place in ours:
            yield kind


def spoil(state: WendakeState, seat: int, stream: Stream) -> None:
    """Give a seat progress tiles, goods, masks and swap tokens in plenty, so that rare questions come up."""
    player = state.players[seat]
    player.progress = sum(1 << tile for tile in range(len(state.rules.progress_names)) if stream.below(2))
    player.used = 0
    player.goods[:] = [stream.below(6) for _ in player.goods]
    player.hand = tuple(stream.below(2) for _ in player.hand)
    player.swaps = 3


def walk(players: int, tribes: str) -> list[WendakeState]:
    """Random games: for every kind of question a position of an ordinary and one of a spoiled game."""
    met: dict[tuple[str, bool], WendakeState] = {}
    for number in range(GAMES):
        rules = rules_for("wendake", {"players": players, "tribes": tribes})
        stream = Stream(f"why not {players} {tribes} {number}")
        state = rules.start()
        assert isinstance(state, WendakeState)
        spoiled = number % 2 == 0
        begun: Decision[WendakeState] | None = None
        while (decision := engine.run_automatic(state)) is not None:
            if spoiled and isinstance(decision, PlaceMarker) and decision is not begun:
                begun = decision
                spoil(state, decision.seat, stream)
            choices = engine.legal(state, decision)
            if isinstance(decision, Chance):
                choice = engine.pick(state, decision, choices, stream.below)
            else:
                assert {choice.verb for choice in choices if choice.ability == NO_ABILITY} <= set(
                    decision.verbs
                ), f"{type(decision).__name__} offers a verb that it does not name"
                met[type(decision).__name__, spoiled] = state.clone()
                choice = choices[stream.below(len(choices))]
            engine.apply(state, decision, choice)
    return list(met.values())


def check(state: WendakeState, stream: Stream) -> None:
    """Every choice that is not offered is refused by a rule of the ledger, and asking changes nothing."""
    decision = engine.run_automatic(state)
    assert decision is not None
    name = type(decision).__name__
    before = state.dump()
    offered = engine.legal(state, decision)
    every = [choice for choice in state.rules.book.by_text.values() if choice.verb not in CHANCE_VERBS]
    replacements = [choice for choice in every if choice.verb == "replace"]
    sample = [replacements[stream.below(len(replacements))] for _ in range(REPLACEMENTS)]
    for choice in [*[choice for choice in every if choice.verb != "replace"], *sample, *offered]:
        rule = engine.why_not(state, decision, choice)
        if choice in offered:
            assert rule == "", f"«{choice}» is legal at {name}, yet {rule} is said to forbid it"
        else:
            assert rule in ledger.rules(), f"«{choice}» at {name} is refused by {rule!r}, which is no rule"
    assert state.dump() == before, f"asking why not at {name} changed the position"


@pytest.mark.parametrize("mode", MODES)
def test_every_refused_choice_of_random_games_has_a_rule_of_the_ledger(mode):
    stream = Stream(f"ask {mode}")
    for state in walk(*mode):
        check(state, stream)


def test_every_refused_choice_of_every_question_has_a_rule_of_the_ledger():
    asked = set()
    stream = Stream("ask all")
    for _, position, _, _ in FORBIDDEN:
        table = position()
        asked.add(frame_name(table.decision))
        check(table.state, stream)
    assert {frame_name(kind) for kind in questions()} - asked == set()


def test_every_verb_has_its_moment():
    for players in (1, 2, 3, 4):
        rules = rules_for("wendake", {"players": players})
        verbs = {choice.verb for choice in rules.book.by_text.values() if choice.ability == NO_ABILITY}
        assert verbs == set(rules.timing_rules)
        assert set(rules.timing_rules.values()) <= set(ledger.rules())
    assert set(TIMING) | {"ghost"} >= CHANCE_VERBS


def test_every_question_names_rules_that_exist():
    for kind in questions():
        assert kind.rules, f"{kind.__name__} names no rule"
        assert kind.verbs, f"{kind.__name__} names no verb"
        assert set(kind.rules) <= set(ledger.rules()), kind.__name__


def test_a_refused_choice_says_which_rule_forbids_it():
    game = firekeeper.new("wendake", players=2, seed=1)
    while game.choices[0].verb != "activate":
        game.choose(game.choices[0])
    assert game.why_not(game.choices[0]) == ""
    assert game.why_not("end_turn") == "WK-TURN-03"
    with pytest.raises(IllegalChoice, match=r"«end_turn» is not possible now \(WK-TURN-03\)") as refused:
        game.choose("end_turn")
    assert refused.value.rule == "WK-TURN-03"


# --- at the wrong moment ----------------------------------------------------------------------------

WRONG_MOMENT = {
    "home sandusky": "WK-SETUP-11",
    "tribe fox": "WK-SETUP-16",
    "take move_1": "WK-TRIBE-05",
    "perform trade": "WK-TURN-05",
    "skip trade": "WK-TURN-05",
    "skip_rest": "WK-PROG-103",
    "place_another": "WK-TRIBE-04",
    "swap_cell 0 0": "WK-SWAP-01",
    "done": "WK-AMB-11",
    "continue": "WK-AMB-11",
    "launch erie": "WK-ACT-CANOE-01",
    "fire 0 0": "WK-ACT-FIRE-01",
    "move michilimackinac sandusky": "WK-MOVE-03",
    "occupy michilimackinac sandusky.1": "WK-MOVE-03",
    "attack michilimackinac sandusky.1": "WK-FIGHT-01",
    "attack_guard michilimackinac sandusky seat2": "WK-FIGHT-01",
    "claim women_3": "WK-TURTLE-01",
    "claim_nothing": "WK-TURTLE-01",
    "draw deck": "WK-ACT-MASK-02",
    "play pair husk": "WK-ACT-MASK-05",
    "play_nothing": "WK-ACT-MASK-05",
    "discard husk_red_clean": "WK-ACT-MASK-11",
    "bonus_mask husk": "WK-PROG-309",
    "change_mask husk tongue": "WK-PROG-206",
    "change_no_mask": "WK-PROG-206",
    "exchange corn fish": "WK-ACT-TRADE-02",
    "lose woman home": "WK-ACT-TRADE-04",
    "buy move_1": "WK-ACT-TRADE-07",
    "pay 1 1 corn": "WK-ACT-TRADE-07",
    "sell corn": "WK-ACT-TRADE-12",
    "flag english": "WK-PROG-102",
    "call woman": "WK-ACT-RITUAL-02",
    "gain fish": "WK-PROG-209",
    "spend corn": "WK-PROG-306",
    "shift mask ritual": "WK-PROG-204",
    "flip 0 0": "WK-PROG-310",
    "track mask": "WK-SCORE-01",
    "slide": "WK-RESTORE-06",
    "replace basic_hunt level1_01": "WK-RESTORE-08",
    "keep_tiles": "WK-RESTORE-08",
    "card husk_red_clean": "WK-TERMS-20",
    "turtle women_3_mask": "WK-TURTLE-12",
}


@pytest.mark.parametrize(("choice", "rule"), WRONG_MOMENT.items())
def test_at_the_start_of_a_turn(choice, rule):
    assert Table().turn(0).why_not(choice) == rule


@pytest.mark.parametrize(
    ("action", "choice", "rule"),
    [
        ("move 3", "end_turn", "WK-TURN-09"),
        ("move 3", "activate 0 0", "WK-TURN-03"),
        ("move 3", "buy move_1", "WK-ACT-TRADE-07"),
        ("trade", "move michilimackinac sandusky", "WK-MOVE-03"),
        ("trade", "reserve", "WK-TURN-03"),
        ("trade", "perform fish", "WK-TURN-05"),
        ("military", "attack michilimackinac sandusky.1", "WK-FIGHT-01"),
        ("mask_ceremony", "exchange corn fish", "WK-ACT-TRADE-02"),
        ("ritual", "end_turn", "WK-TURN-09"),
        ("canoe", "done", "WK-AMB-11"),
    ],
)
def test_in_the_middle_of_an_action(action, choice, rule):
    assert Table().rows(["move_1"]).discard("husk").begin(0, action).why_not(choice) == rule


def test_solitaire_never_reserves():
    table = Table(players=1)
    assert table.copy().turn(0).why_not("reserve") == "WK-SOLO-23"
    assert table.begin(0, "move 3").why_not("reserve") == "WK-SOLO-23"


# --- at the right moment, but forbidden ---------------------------------------------------------------


def choosing_a_home() -> Table:
    table = Table(homes=["michilimackinac"])
    table.player(1).home = -1
    return table.then(ChooseHome(1))


def choosing_a_tribe() -> Table:
    table = Table()
    table.state.tribes = (table.box.tribe_names.index("fox"), table.box.tribe_names.index("seneca"))
    return table.then(ChooseTribe(0))


def oneida() -> Table:
    table = Table().rows(["move_1"])
    table.state.leftover = tuple(table.box.progress_names.index(tile) for tile in ("gain_animal", "move_3"))
    return table.then(TakeLeftover(0))


def ojibwa_at_the_end() -> Table:
    table = Table(tribes=["ojibwa"])
    table.player(0).markers = 0
    return table.turn(0).choose("activate 0 0 black", "skip tan_pelts", "skip move 1")


def reserved() -> Table:
    table = Table()
    table.state.reserved = (0,)
    return table.turn(0)


def fire(*marked: tuple[int, int]) -> Table:
    return Table().marked(0, *marked).turn(0).choose("activate 1 1", "perform sacred_fire")


def free_order() -> Table:
    return Table().own(0, "free_order").turn(0).choose("activate 0 0", "use free_order")


def moving() -> Table:
    """Seat 0 at home in Michilimackinac has a guard in Sandusky and a Move; seat 2 is at Cataraqui."""
    return Table(homes=["michilimackinac"]).guards(0, "sandusky", 1).begin(0, "move 3")


def on_the_map(seat: int, native: str, area: str) -> Callable[[], Table]:
    return lambda: moving().put(seat, native, area)


def mohawk_at_rest() -> Table:
    table = Table(homes=["michilimackinac"], tribes=["mohawk"]).guards(1, "sandusky", 1)
    return table.begin(0, "move 3").choose("attack_guard mohawk sandusky seat2")


def swapping(*marked: tuple[int, int], fired: tuple[int, int] | None = None) -> Table:
    return Table().marked(0, *marked, fired=fired).turn(0).choose("swap")


def masks(*cards: str) -> Table:
    """Step 2 of a Mask Ceremony with these cards in hand."""
    table = Table().hold(0, *cards).discard("crooked", "crooked")
    return table.begin(0, "mask_ceremony").choose("draw discard")


def masks_played() -> Table:
    table = Table().hold(0, "husk")
    table.player(0).played = table.player(0).hand
    table.hold(0, "husk").discard("crooked", "crooked").begin(0, "mask_ceremony")
    return table.choose("draw discard")


def trading(step: str = "A", **goods: int) -> Table:
    table = Table().rows(["move_1"], ["move_2"], ["move_3"]).canoes(0, 2).have(0, **goods).begin(0, "trade")
    return table.choose(*["done"] * "ABC".index(step))


def discount() -> Table:
    return trading("B", leather=1, fish=1, corn=1).own(0, "discount_1")


def using(tile: str, *choices: str, **goods: int) -> Table:
    return Table().own(0, tile).have(0, **goods).turn(0).choose(f"use {tile}", *choices)


def replacing() -> Table:
    table = Table().advanced("level1_01", "level1_02")
    table.player(0).cycled_out = table.player(0).grid[6:]
    return table.then(ReplaceTile(0))


def assigning() -> Table:
    table = Table()
    return table.then(AssignTurtle(0, table.box.turtle_names.index("women_5_ritual_mask")))


def guarding() -> Table:
    table = Table(players=1, homes=["cataraqui"]).guards(0, "sandusky", 1).guards(0, "wendake", 1)
    return table.then(LoseGuard(0, table.box.territories.index("sandusky")))


def tokenless() -> Table:
    table = Table()
    table.player(0).swaps = 0
    return table


def bonus() -> Table:
    """A husk and a tongue in hand, and a bonus mask."""
    return wish("mask_extra")


def two_husks() -> Table:
    """Which of two different husks is played, while a card may still have to be discarded this year."""
    cards = ("husk_red_clean", "husk_yellow_clean", "husk_red_infected")
    table = Table().own(0, "mask_draw_2").hold(0, *cards).discard("crooked", "tongue")
    return table.begin(0, "mask_ceremony").choose("draw discard", "play pair husk")


def wild() -> Table:
    """A husk and a tongue in hand, one of which may change its kind."""
    return wish("mask_wild")


def wish(tile: str) -> Table:
    table = Table().own(0, tile).hold(0, "husk").discard("crooked", "tongue").begin(0, "mask_ceremony")
    return table.choose("draw discard", f"use {tile}")


def patients() -> Table:
    """Three women in the longhouse and nobody else."""
    return Table().natives(0, "longhouse", woman=3, hunter=0, warrior=0)


FORBIDDEN: list[tuple[str, Callable[[], Table], str, str]] = [
    ("the home is taken", choosing_a_home, "home michilimackinac", "WK-SETUP-11"),
    ("not a home", choosing_a_home, "home sandusky", "WK-TERMS-04"),
    ("a card that was not revealed", choosing_a_tribe, "tribe mohawk", "WK-SETUP-16"),
    ("the back of the cards", choosing_a_tribe, "tribe wendat", "WK-SETUP-14"),
    ("fish is no vegetable", lambda: Table().then(ChooseVegetable(0)), "gain fish", "WK-TERMS-06"),
    ("Oneida: a tile on display", oneida, "take move_1", "WK-SETUP-07"),
    ("Oneida: a level 3 tile", oneida, "take move_3", "WK-TRIBE-05"),
    # turns and tiles
    ("passing", lambda: Table().turn(0), "end_turn", "WK-TURN-03"),
    ("no black marker", lambda: Table().turn(0), "activate 0 0 black", "WK-TURN-03"),
    ("outside the line", lambda: Table().marked(0, (0, 0)).turn(0), "activate 1 2", "WK-TILE-04"),
    ("a marked tile", lambda: Table().marked(0, (0, 0)).turn(0), "activate 0 0", "WK-TILE-07"),
    ("the token closes the line", lambda: Table().marked(0, (1, 1), fired=(0, 0)).turn(0), "activate 2 2",
     "WK-ACT-FIRE-03"),
    ("a fourth activation", lambda: Table().marked(0, (0, 0), (0, 1), (0, 2)).turn(0), "activate 1 1",
     "WK-TURN-04"),
    ("reserving twice", reserved, "reserve", "WK-TURN-04"),
    ("too early for this action", lambda: Table().turn(0).choose("activate 0 0"), "perform move 1",
     "WK-TURN-06"),
    ("no free order", lambda: Table().turn(0).choose("activate 0 0"), "skip_rest", "WK-PROG-103"),
    ("free order: each once", free_order, "skip tan_pelts", "WK-AMB-18"),
    ("ending inside a tile", lambda: Table().turn(0).choose("activate 0 0"), "end_turn", "WK-TURN-09"),
    ("too late for the tile", lambda: Table().turn_end(0), "perform trade", "WK-TURN-06"),
    ("a second marker", lambda: Table().turn_end(0), "activate 0 0", "WK-TURN-03"),
    ("Ojibwa: that was the last marker", ojibwa_at_the_end, "place_another", "WK-AMB-24"),
    ("Ojibwa: too late for the tile", ojibwa_at_the_end, "perform tan_pelts", "WK-TURN-06"),
    # Sacred Fire
    ("fire on itself", fire, "fire 1 1", "WK-ACT-FIRE-04"),
    ("fire on the line", lambda: fire((0, 0)), "fire 2 2", "WK-ACT-FIRE-02"),
    ("fire on nothing", fire, "continue", "WK-ACT-GEN-02"),
    # moves and fights
    ("nobody there", moving, "move wendake sandusky", "WK-MOVE-04"),
    ("no Mohawk", moving, "move mohawk sandusky", "WK-TRIBE-03"),
    ("the Mohawk rests", mohawk_at_rest, "move mohawk sandusky", "WK-TRIBE-03"),
    ("the other home", moving, "move sandusky cataraqui", "WK-ACT-MOVE-02"),
    ("too far", moving, "move sandusky nipissing", "WK-MOVE-05"),
    ("across the river", lambda: Table(homes=["cataraqui"]).guards(0, "muskingum", 1).begin(0, "move 1"),
     "move muskingum cataraqui", "WK-MOVE-09"),
    ("on the spot", moving, "move sandusky sandusky", "WK-MOVE-05"),
    ("a taken area", on_the_map(1, "woman", "sandusky.1"), "occupy sandusky sandusky.1", "WK-MOVE-10"),
    ("an own native", on_the_map(0, "woman", "sandusky.1"), "attack sandusky sandusky.1", "WK-MOVE-10"),
    ("an empty area", moving, "attack sandusky sandusky.1", "WK-FIGHT-01"),
    ("no guard to attack", moving, "attack_guard sandusky wendake seat2", "WK-FIGHT-01"),
    ("an own guard", moving, "attack_guard sandusky sandusky seat1", "WK-FIGHT-01"),
    ("peace at home", moving, "attack_guard sandusky michilimackinac seat2", "WK-FIGHT-11"),
    ("guards first", lambda: moving().guards(1, "sandusky", 1).put(1, "woman", "sandusky.1"),
     "attack sandusky sandusky.1", "WK-FIGHT-07"),
    ("outposts are stuck", lambda: Table().put(0, "outpost", "sandusky.1").begin(0, "move 1"),
     "move sandusky wendake", "WK-MOVE-08"),
    # swaps
    ("a tile with a marker", lambda: swapping((0, 0)), "swap_cell 0 0", "WK-SWAP-02"),
    ("itself", lambda: swapping().choose("swap_cell 0 0"), "swap_cell 0 0", "WK-SWAP-01"),
    ("a marked partner", lambda: swapping((0, 0)).choose("swap_cell 1 1"), "swap_cell 0 0", "WK-SWAP-02"),
    ("the line would break", lambda: swapping((0, 0), (0, 1), fired=(2, 2)).choose("swap_cell 2 2"),
     "swap_cell 0 2", "WK-AMB-09"),
    ("before sliding, no token", lambda: tokenless().then(BeforeSliding(0)), "swap", "WK-SWAP-03"),
    ("inside an action", lambda: Table().begin(0, "move 1"), "swap", "WK-AMB-08"),
    # Military
    ("too few women", lambda: Table().begin(0, "military"), "claim women_3", "WK-TURTLE-03"),
    ("too few hunters", lambda: Table().begin(0, "military"), "claim hunters_4", "WK-TURTLE-04"),
    ("too few canoes", lambda: Table().begin(0, "military"), "claim canoes_5", "WK-TURTLE-05"),
    ("owned already", lambda: Table().canoes(0, 3).turtles(0, "canoes_3_mask").begin(0, "military"),
     "claim canoes_3", "WK-TURTLE-10"),
    ("one of a category", lambda: Table().canoes(0, 5).then(ClaimTurtles(0, 0b100)), "claim canoes_4",
     "WK-ACT-MIL-02"),
    ("claiming after step 1", lambda: Table().begin(0, "military").choose("claim_nothing"), "claim women_3",
     "WK-ACT-MIL-03"),
    # Mask Ceremony
    ("drawing nothing", lambda: Table().discard("husk").begin(0, "mask_ceremony"), "draw none",
     "WK-ACT-GEN-02"),
    ("an empty discard pile", lambda: Table().discard().begin(0, "mask_ceremony"), "draw discard",
     "WK-AMB-29"),
    ("playing before drawing", lambda: Table().discard("husk").begin(0, "mask_ceremony"), "play_nothing",
     "WK-ACT-MASK-01"),
    ("drawing again", lambda: masks("husk"), "draw deck", "WK-ACT-MASK-01"),
    ("not these cards", lambda: masks("husk", "tongue"), "play pair husk", "WK-AMB-34"),
    ("a card lies face up already", masks_played, "play pair husk", "WK-ACT-MASK-08"),
    ("a space with a disk", lambda: masks("husk", "husk").disk(1, "pair"), "play pair husk",
     "WK-ACT-MASK-06"),
    ("a card not in hand", lambda: Table().hold(0, "husk").then(DiscardMask(0)), "discard tongue_red_clean",
     "WK-PROG-105"),
    ("the bonus mask is of no use", lambda: bonus().choose("play pair husk"), "bonus_mask tongue",
     "WK-AMB-34"),
    ("without the bonus mask", lambda: bonus().choose("play pair husk"), "continue", "WK-PROG-309"),
    ("no such card to change", lambda: wild().choose("play pair husk"), "change_mask smiler husk",
     "WK-AMB-34"),
    ("without changing a card", lambda: wild().choose("play pair husk"), "change_no_mask", "WK-PROG-206"),
    ("no such mask to play", two_husks, "lay tongue_red_clean", "WK-AMB-77"),
    # Trade
    ("the same type", lambda: trading(corn=1), "exchange corn corn", "WK-AMB-51"),
    ("nothing to give", lambda: trading(corn=1), "exchange bean corn", "WK-ACT-TRADE-02"),
    ("just received", lambda: trading(corn=2).choose("exchange corn bean"), "exchange bean fish",
     "WK-AMB-51"),
    ("buying before step B", lambda: trading(leather=9, fish=9, corn=9), "buy move_1", "WK-ACT-TRADE-01"),
    ("selling before step C", lambda: trading("B", corn=1), "sell corn", "WK-ACT-TRADE-01"),
    ("exchanging in step C", lambda: trading("C", corn=1), "exchange corn bean", "WK-ACT-TRADE-01"),
    ("not on display", lambda: trading("B", leather=9, fish=9, corn=9), "buy gain_animal", "WK-SETUP-05"),
    ("too dear: level 1", lambda: trading("B", leather=1, corn=1), "buy move_1", "WK-ACT-TRADE-08"),
    ("too dear: level 2", lambda: trading("B", leather=2, fish=2, corn=2), "buy move_2", "WK-ACT-TRADE-09"),
    ("too dear: level 3", lambda: trading("B", corn=3), "buy move_3", "WK-ACT-TRADE-10"),
    ("a wrong payment", lambda: trading("B", leather=2, fish=1, corn=1).choose("buy move_1"), "pay 2 1",
     "WK-ACT-TRADE-08"),
    ("a discount must be used", lambda: discount().choose("use discount_1", "buy move_1"), "pay 1 1 corn",
     "WK-AMB-23"),
    ("nothing to sell", lambda: trading("C", corn=1), "sell fish", "WK-ACT-TRADE-12"),
    ("a type twice", lambda: trading("C", corn=2, fish=1).choose("sell corn"), "sell corn",
     "WK-ACT-TRADE-12"),
    ("smallpox: nobody there", lambda: Table().then(LoseNative(0)), "lose sandusky.1", "WK-AMB-27"),
    ("smallpox: nobody", lambda: Table().then(LoseNative(0)), "continue", "WK-ACT-TRADE-04"),
    ("not a tied track", lambda: Table().track(0, mask=3).then(ScoreTiedTrack(0, False, 1)), "track mask",
     "WK-TERMS-18"),
    ("a flag must be taken", lambda: Table().then(ChooseFlag(0)), "continue", "WK-AMB-11"),
    ("a canoe must be launched", lambda: Table().begin(0, "canoe"), "continue", "WK-AMB-11"),
    # Ritual
    ("nobody in the longhouse", lambda: patients().begin(0, "ritual"), "call hunter", "WK-ACT-RITUAL-02"),
    ("leaving somebody there", lambda: patients().begin(0, "ritual"), "continue", "WK-AMB-31"),
    ("step 1 is over", lambda: patients().begin(0, "ritual").choose("call woman", "call woman"), "call woman",
     "WK-ACT-RITUAL-01"),
    # progress tiles
    ("not one's own", lambda: Table().turn(0), "use gain_animal", "WK-PROG-01"),
    ("used this year", lambda: Table().own(0, "gain_animal", used=True).turn(0), "use gain_animal",
     "WK-PROG-06"),
    ("another moment", lambda: Table().own(0, "mask_wild").turn(0), "use mask_wild", "WK-PROG-07"),
    ("inside a Move", lambda: Table().own(0, "gain_animal").begin(0, "move 2"), "use gain_animal",
     "WK-AMB-13"),
    ("nothing to spend", lambda: Table().own(0, "animals_to_points").turn(0), "use animals_to_points",
     "WK-PROG-110"),
    ("an animal, not corn", lambda: using("gain_animal"), "gain corn", "WK-TERMS-07"),
    ("a beaver is no resource", lambda: using("gain_2_and_beaver"), "gain beaver", "WK-TERMS-08"),
    ("now a vegetable", lambda: using("gain_animal_vegetable", "gain fish"), "gain fish", "WK-TERMS-06"),
    ("corn is no animal", lambda: using("animals_to_points", "track mask", corn=1, fish=1), "spend corn",
     "WK-PROG-110"),
    ("fish is no vegetable", lambda: using("vegetables_to_points", "track mask", corn=1, fish=1),
     "spend fish", "WK-PROG-210"),
    ("first the track", lambda: using("resources_to_points", corn=1), "spend corn", "WK-PROG-306"),
    ("spend at least one", lambda: using("resources_to_points", "track mask", corn=1), "done", "WK-PROG-306"),
    ("no point to take", lambda: Table().own(0, "shift_point").track(0, mask=1).turn(0).choose(
        "use shift_point"), "shift ritual mask", "WK-PROG-204"),
    ("the Ottawa tile", lambda: Table(tribes=["ottawa"]).own(0, "flip_tile").turn(0).choose("use flip_tile"),
     "flip 1 1", "WK-TRIBE-07"),
    ("nobody to call", lambda: patients().own(0, "call_native").turn(0).choose("use call_native"),
     "call hunter", "WK-PROG-307"),
    ("no extra native", lambda: patients().own(0, "ritual_extra_native").begin(0, "ritual").choose(
        "use ritual_extra_native"), "call hunter", "WK-PROG-305"),
    ("free exchange is no Trade", lambda: using("free_exchange_3", corn=1), "buy move_1", "WK-PROG-207"),
    # transfers
    ("no outpost", lambda: Table().turn(0), "transfer sandusky.1 empty", "WK-TRANSFER-08"),
    ("inside a Move", lambda: Table().put(0, "outpost", "sandusky.1").begin(0, "move 1"),
     "transfer sandusky.1 empty", "WK-TRANSFER-06"),
    ("no woman at home", lambda: Table().natives(0, "home", woman=0).put(0, "outpost", "sandusky.1").turn(0),
     "transfer sandusky.1 replace", "WK-TRANSFER-09"),
    ("no tile to stay", lambda: Table().put(0, "outpost", "sandusky.1").turn(0),
     "transfer sandusky.1 empty stay", "WK-PROG-202"),
    ("the tile to stay is used", lambda: Table().own(0, "outpost_to_guard", used=True).put(
        0, "outpost", "sandusky.1").turn(0), "transfer sandusky.1 empty stay", "WK-PROG-06"),
    # the Restore Phase, the end, the Ghost
    ("still in the grid", replacing, "replace basic_trade level1_01", "WK-RESTORE-08"),
    ("not on display", replacing, "replace basic_hunt level1_09", "WK-RESTORE-09"),
    ("the tile just set aside", replacing, "replace basic_hunt basic_hunt", "WK-RESTORE-09"),
    ("a track it does not show", assigning, "track military", "WK-TURTLE-09"),
    ("a guard elsewhere", guarding, "lose guard wendake", "WK-SOLO-53"),
    ("the Ghost's turn", guarding, "end_turn", "WK-TURN-09"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "choice", "rule"),
    [case[1:] for case in FORBIDDEN],
    ids=[f"{case[0]}: {case[2]}" for case in FORBIDDEN],
)
def test_the_rule_that_forbids_it(position, choice, rule):
    table = position()
    assert choice not in table.legal()
    assert table.why_not(choice) == rule
