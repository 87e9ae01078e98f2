"""Valuing: a bot may have weights of its own, and nobody else is touched by them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from firekeeper import new
from firekeeper.bots import answer, observe
from firekeeper.bots.search_bot import SearchBot, Settings
from firekeeper.bots.valuing import evaluation_of, named_evaluation, valued_by
from firekeeper.kernel.game import Game
from firekeeper.kernel.weights import WeightError
from firekeeper.table.advice import advise
from firekeeper.titles import rules_for
from firekeeper.weights import load_weights

GAME = "endless_winter"


@pytest.fixture
def hoarding(monkeypatch: pytest.MonkeyPatch) -> str:
    """A file of weights by which Food and Tools are all that counts."""

    def load(game: str, name: str, modules: tuple[str, ...]) -> dict[str, Any]:
        assert (game, name) == (GAME, "hoarding")
        tables = copy.deepcopy(load_weights(game, modules=modules))
        tables["features"] = dict.fromkeys(tables["features"], 0.0) | {"goods": 1.0}
        return tables

    monkeypatch.setattr("firekeeper.bots.valuing.load_weights", load)
    named_evaluation.cache_clear()
    return "hoarding"


def at_a_choice() -> Game:
    game = new(GAME, players=2, seed="valuing", history=False)
    while game.number < 40 or len(game.choices) < 4:
        game.choose(game.choices[0])
    return game


def test_a_bot_thinks_by_its_own_weights_and_gives_the_rules_back(hoarding: str) -> None:
    game = at_a_choice()
    rules, seat = game.rules, game.seat
    assert seat is not None
    usual, before = rules.evaluation, rules.evaluate(game.state, seat)
    values = []
    for weights in ("default", hoarding):
        bot = SearchBot(5, Settings(width=3, weights=weights))
        answer(bot, rules, game.state, seat, game.choices)
        values.append([one.line.value for one in bot.thought])
        assert rules.evaluation is usual
    assert values[0] != values[1]
    assert rules.evaluate(game.state, seat) == before


def test_the_rules_are_given_back_if_the_bot_fails(hoarding: str) -> None:
    class Failing(SearchBot):
        def think(self, observation: Any) -> Any:
            assert observation.rules.evaluation is self.evaluation
            raise RuntimeError("cannot think")

    game = at_a_choice()
    assert game.seat is not None
    usual = game.rules.evaluation
    bot = Failing(5, Settings(weights=hoarding))
    with pytest.raises(RuntimeError, match="cannot think"):
        answer(bot, game.rules, game.state, game.seat, game.choices)
    assert game.rules.evaluation is usual


def test_a_hint_is_explained_by_the_weights_of_the_bot(hoarding: str) -> None:
    game = at_a_choice()
    assert game.seat is not None
    bot = SearchBot(5, Settings(width=3, weights=hoarding))
    _, reason = advise(bot, observe(bot, game.rules, game.state, game.seat, game.choices))
    assert {part["part"] for part in reason["parts"]} <= {"goods"}
    with valued_by(game.rules, bot.evaluation):
        assert reason["now"] == round(game.rules.evaluate(game.state, game.seat), 2)


def test_a_bot_with_weights_can_be_sent_to_another_process(hoarding: str) -> None:
    game = at_a_choice()
    bot = SearchBot(5, Settings(weights=hoarding))
    bot.meet(game.rules)
    assert bot.evaluation is not None
    sent = pickle.loads(pickle.dumps(bot))
    sent.meet(game.rules)
    assert sent.settings == bot.settings
    assert sent.evaluation is bot.evaluation, "made anew for the rules it meets"


def test_the_usual_weights_need_no_evaluation_of_their_own() -> None:
    assert named_evaluation(rules_for("wendake", {"players": 2}), "default") is None


def test_weights_that_do_not_fit_are_refused() -> None:
    rules = rules_for(GAME, {"players": 2})
    tables = copy.deepcopy(load_weights(GAME))
    tables["goods"]["gold"] = 1.0
    with pytest.raises(WeightError, match=r"\[goods\] gold: these rules have no such weight"):
        evaluation_of(rules, tables)
    with pytest.raises(WeightError, match="has no weights «grand»; there are default"):
        named_evaluation(rules, "grand")
