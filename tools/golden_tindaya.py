"""Tindaya's golden files: a record of every ending, mode, variant and layout."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from firekeeper import Game, RecordError, replay
from firekeeper.conformance.tindaya_positions import riches, treason, triumph
from firekeeper.kernel.record import parse
from tools.golden import Golden, Wish, anything, verbs


def ends(*endings: str) -> Callable[[Game], bool]:
    """Whether a game ends in one of these ways."""

    def shown(game: Game) -> bool:
        return game.record.result is not None and game.record.result.ending in endings

    return shown


def tie(game: Game) -> bool:
    """Two tribes have the most points, and inventions or buildings decide (TD-SCORE-08)."""
    best = [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
    return ends("domination_won")(game) and len(best) > 1 and len(game.winners) == 1


def adopted(game: Game) -> bool:
    """A dowry was paid."""
    return "dowry" in verbs(game.record)


def bartered(game: Game) -> bool:
    """An offer was changed while it was composed, and accepted."""
    return {"take_back", "propose", "accept"} <= verbs(game.record)


def named_freely(game: Game) -> bool:
    """Hexes were named in an order that the second version did not offer."""
    record = parse(game.record.text())
    record.header = structs.replace(record.header, rules="2")
    try:
        replay(record)
    except RecordError:
        return True
    return False


WON = ends("alliance_won")
DOMINATION = {"mode": "domination"}


def mission(name: str, difficulty: str = "easy", players: int = 2) -> dict[str, object]:
    """The options of an Alliance with a mission."""
    return {"players": players, "mission": name, "difficulty": difficulty}


MET = ends("campaign_goals_met")
TRAITOR = DOMINATION | {"players": 3, "traitor": True}
ALL = DOMINATION | {"players": 4, "traitor": True, "dowry": True}
OLD = (
    Wish("tindaya_2_wrath", {"players": 2}, ends("lost_by_wrath"), confirm=True),
    Wish("tindaya_4_extinct", {"players": 4, "difficulty": "hard"}, ends("lost_by_extinction")),
    Wish("tindaya_3_by_turns", {"players": 3, "layout": "by_turns"}, anything),
    Wish("tindaya_2_preset", {"players": 2, "layout": "preset"}, anything),
    Wish("tindaya_1_lost", {"players": 1}, ends("lost_by_wrath", "lost_by_extinction")),
    Wish("tindaya_2_domination", DOMINATION | {"players": 2}, ends("domination_won"), confirm=True),
    Wish("tindaya_3_tie", DOMINATION | {"players": 3}, tie),
    Wish("tindaya_2_no_survivor", DOMINATION | {"players": 2}, ends("no_survivor")),
    Wish("tindaya_4_archipelago", DOMINATION | {"players": 4}, ends("lost_archipelago")),
    Wish("tindaya_2_campaign_missed", {"players": 2, "campaign_step": "1"}, ends("campaign_goals_missed")),
    Wish("tindaya_3_campaign_3", DOMINATION | {"players": 3, "campaign_step": "3"}, anything),
    # From positions in the last era in which victory is near.
    Wish("tindaya_1_won", {"players": 1}, WON, start=triumph),
    Wish("tindaya_2_inventors", mission("inventors"), WON, start=triumph),
    Wish("tindaya_2_warriors", mission("warriors", "medium"), WON, start=triumph),
    Wish("tindaya_2_planners", mission("planners", "hard"), WON, start=triumph),
    Wish("tindaya_2_fertile", mission("fertile"), WON, start=triumph),
    Wish("tindaya_1_breeders", mission("breeders", "easy", 1), WON, start=triumph),
    Wish("tindaya_1_mission", mission("breeders", "easy", 1), ends("lost_mission"), start=triumph),
    Wish("tindaya_2_homeless", {"players": 2}, ends("lost_without_building"), rich=True, start=triumph),
    Wish("tindaya_2_campaign_1", {"players": 2, "campaign_step": "1"}, MET, start=triumph),
    Wish("tindaya_2_campaign_2", {"players": 2, "campaign_step": "2"}, MET, start=triumph),
    Wish("tindaya_3_traitor", TRAITOR, ends("traitor_won"), rich=True, start=treason),
    # From positions in which everybody owns much: for what is rare otherwise.
    Wish("tindaya_rich_3", {"players": 3, "dowry": True}, adopted, rich=True, start=riches),
    Wish("tindaya_rich_4", ALL, anything, start=riches),
)
# Since the second version an offer is composed in steps.
NEW = (
    Wish("tindaya_v2_2", {"players": 2}, anything, confirm=True),
    Wish("tindaya_v2_3_domination", DOMINATION | {"players": 3}, ends("domination_won")),
    Wish("tindaya_v2_rich_2", {"players": 2}, bartered, rich=True, start=riches),
    Wish("tindaya_v2_rich_4", ALL, bartered, rich=True, start=riches),
)
# Since the third one the hexes for the last lava are named in any order.
NEWEST = (
    Wish("tindaya_v3_2", {"players": 2}, anything, confirm=True),
    Wish("tindaya_v3_3_traitor", TRAITOR, anything),
    Wish("tindaya_v3_rich_2", {"players": 2}, named_freely, rich=True, start=riches),
    Wish("tindaya_v3_rich_4", ALL, anything, rich=True, start=riches),
)
WISHES = tuple(
    wish._replace(rules=rules) for rules, wishes in (("1", OLD), ("2", NEW), ("3", NEWEST)) for wish in wishes
)

GOLDEN = Golden(
    wishes=WISHES,
    shown={"tindaya_2_wrath": 100},
)
