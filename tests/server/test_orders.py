"""Standing orders: they answer for their seat, are logged, survive a restart, and can be taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from table.fixtures.house import House, Person, Wire, settled

from firekeeper.games.endless_winter import orders as winter
from firekeeper.games.tindaya import orders as tindaya
from firekeeper.games.wendake import orders as wendake
from firekeeper.kernel.rng import Stream
from firekeeper.table import log_entries as le
from firekeeper.table.orders import ordered, orders_of
from firekeeper.table.snapshots import restore, take
from firekeeper.titles import TITLES, rules_for
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def order(person: Person, table: str, status: int = 200, **orders: Any) -> Any:
    answer = await person.ask("PUT", f"/api/tables/{table}/orders", {"orders": orders})
    assert answer.status_code == status, answer.text
    return answer.json()


async def play_until(wire: Wire, prompt: str, most: int = 400) -> None:
    """Choose at random until a question of this name, or the order that answers it, has come."""
    stream = Stream("orders")
    table = wire.house.hub.rooms[wire.id].table
    for _ in range(most):
        await settled(wire)
        await wire.until(lambda: bool(wire.my_turn or wire.table.status == "finished" or wire.closed))
        if wire.turn.prompt is not None and wire.turn.prompt.name == prompt:
            return
        number = wire.number
        await wire.choose(wire.choices[stream.below(len(wire.choices))])
        await wire.until(lambda number=number: wire.number != number)
        if any(entry.choice.startswith(("replace", "keep_tiles")) for entry in table.game.record.entries):
            return
    raise AssertionError(f"no question {prompt}")


async def test_a_wish_list_answers_the_restore_phase(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "random", seed="orders")
    wire = await ana.connect(table)
    shown = await ana.get(f"/api/tables/{table}/orders")
    tiles = next(one for one in shown if one["name"] == "wishes")["values"]
    await order(ana, table, wishes=tiles, slide=True, only_one=True)
    live = house.hub.rooms[table].table
    assert wire.chat == []
    await play_until(wire, "never")
    await settled(wire)
    made = [entry.choice for entry in live.game.record.entries if entry.seat == 0]
    assert any(choice.startswith("replace") for choice in made), "everything on the display was wished for"
    told = [
        one.kind
        for message in wire.received
        if isinstance(message, ms.Update)
        for one in message.happened
        if one.kind == "order_answered"
    ]
    assert told
    assert not any(
        one.kind == "ordered" for message in wire.received if isinstance(message, ms.Update)
        for one in message.happened
    )  # fmt: skip


async def test_orders_are_only_their_seats_and_survive(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend")
    await ben.join(table, ana.invitation)
    await order(ana, table, slide=True)
    assert all(not one["value"] for one in await ben.get(f"/api/tables/{table}/orders"))
    live = house.hub.rooms[table].table
    again = restore(live.config, live.rules, take(live))
    assert again.orders == {0: {"slide": True}}
    house.hub.rooms.clear()  # folded from the lines
    found = {one["name"]: one["value"] for one in await ana.get(f"/api/tables/{table}/orders")}
    assert found == {"wishes": [], "slide": True, "only_one": False}
    await order(ana, table)
    assert house.hub.rooms[table].table.orders == {0: {}}


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        ({"fly": True}, "there is no order «fly»"),
        ({"slide": 3}, "is true or false"),
        ({"wishes": ["moon"]}, "knows no «moon»"),
        ({"wishes": True}, "is a list"),
    ],
)
async def test_what_cannot_be_ordered_is_refused_with_a_reason(
    house: House, orders: dict[str, Any], why: str
) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await ana.make_table("me", "random")
    assert why in (await order(ana, table, 400, **orders))["message"]
    await order(eve, table, 403, slide=True)


@pytest.mark.parametrize("game", ["wendake", "endless_winter"])
async def test_nothing_else_possible_and_taking_it_back(house: House, game: str) -> None:
    """What is the only thing possible is done by an order; whoever takes it back is asked themselves."""
    ana = await house.guest("Ana")
    seats = [{"kind": "me"}, {"kind": "here"}]
    body = {"game": game, "options": {"players": 2}, "seats": seats, "seed": "orders"}
    room = house.hub.rooms[(await ana.post("/api/tables", body))["table"]["id"]]
    stream = Stream("orders")
    for _ in range(2000):
        live = room.table
        seat = live.waiting[0]
        choices = live.game.choices_of(seat)
        if len(choices) == 1 and live.game.lane(seat) is None:
            break
        text, step = choices[stream.below(len(choices))].text, len(live.game.answer_of(seat))
        planned = (seat, f"account:{ana.id}", live.number, text, step)
        await house.hub.change(room, lambda table, planned=planned: table.plan_choice(*planned))
    assert ordered(live, seat) is None, "nothing was ordered"
    at, text = live.number, choices[0].text
    answer = await ana.ask("PUT", f"/api/tables/{live.id}/orders?seat={seat}", {"orders": {"only_one": True}})
    assert answer.status_code == 200, answer.text
    async with asyncio.timeout(60):
        while room.table.number == at:
            await asyncio.sleep(0.01)
    made = room.table.game.record.entries[at]
    assert (made.seat, made.choice, made.automatic) == (seat, text, False)
    async with room.lock:
        again = restore(live.config, live.rules, take(room.table))
    again.follow(le.Undone(seat, at), 0.0)
    assert ordered(again, seat) is None, "what was taken back is not answered by the order again"
    again.orders_held.clear()
    assert ordered(again, seat)[0] == "only_one"


# --- what the games offer ------------------------------------------------------------------------------


def test_every_game_declares_orders_with_words() -> None:
    from firekeeper.texts import LANGUAGES, texts

    for game in TITLES:
        rules = rules_for(game, {})
        found = orders_of(rules)
        assert len({one.name for one in found}) == len(found) > 1
        for language in LANGUAGES:
            known = texts(language)
            for one in found[:-1]:
                assert known.knows(one.message), one.message
                assert known.knows(f"{one.message}.text"), one.message
                for value in one.values(rules) if one.values else []:
                    assert known.knows(f"{one.labels}{value}"), value


@pytest.mark.rule("WK-RESTORE-08", "WK-RESTORE-09")
def test_the_most_wanted_tile_replaces_the_least_wanted() -> None:
    rules: Any = rules_for("wendake", {"players": 2})
    names = rules.tile_names
    wished = wendake.advanced_tiles(rules)

    class Question:
        name = "ReplaceTile"

    def answer(cycled: list[str], display: list[str], wanted: list[str]) -> str:
        choices = [rules.keep_tiles]
        choices += [
            rules.replace_tile[names.index(old)][names.index(new)] for old in cycled for new in display
        ]
        state = type("State", (), {"rules": rules})()
        found = wendake.wish(state, Question(), choices, wanted)
        return found.text

    basic = [name for name in names if name.startswith("basic")]
    one, two, three = wished[:3]
    assert answer(basic[:3], [two, one], [one, two]) == f"replace {basic[0]} {one}"
    assert answer([three, basic[0]], [two], [one, two]) == f"replace {basic[0]} {two}"
    assert answer([one, basic[0]], [two], [one, two]) == f"replace {basic[0]} {two}"
    assert answer([one], [two], [one, two]) == "keep_tiles"
    assert answer([two], [one], [one, two]) == f"replace {two} {one}"
    assert answer(basic[:3], [three], [one, two]) == "keep_tiles"


@pytest.mark.rule("TD-TERMS-38")
def test_an_order_about_idols_tells_nobody_whether_there_is_one() -> None:
    rules: Any = rules_for("tindaya", {"players": 2})
    state = type("State", (), {"rules": rules})()
    table = rules.choices

    class Question:
        name = "SpendIdol"
        seat = 0
        hex = 0

    for choices in ([table.no_protection], [table.no_protection, table.protect_idol]):
        assert tindaya.never_idol(state, Question(), choices, True) is table.no_protection

    class Protect(Question):
        name = "Protect"

    asked = [table.no_protection, table.protect_idol, table.manure]
    assert tindaya.never_idol(state, Protect(), asked, True) is None, (
        "goods could protect: the person is asked"
    )


def test_fires_are_kept_and_buildings_protected() -> None:
    rules: Any = rules_for("tindaya", {"players": 2})
    fuels = rules.fuels
    table = rules.choices

    class Player:
        def __init__(self, fuel: int) -> None:
            self.goods = [0] * 20
            self.goods[fuels[0]] = fuel

    class State:
        def __init__(self, fuel: int) -> None:
            self.rules = rules
            self.players = [Player(fuel)]
            self.buildings = (1, -1)

    class Deliver:
        name = "DeliverFire"
        seat = 0

    fire = table.fire[fuels[0]][fuels[0]]
    assert tindaya.keep_fires(State(4), Deliver(), [table.no_fire, fire], 2) is table.no_fire
    assert tindaya.keep_fires(State(6), Deliver(), [table.no_fire, fire], 2) is None

    class Protect:
        name = "Protect"
        seat = 0
        hex = 0

    weapons = [table.weapons[0][1], table.weapons[1][0], table.weapons[1][1]]
    chosen = tindaya.protect(
        State(0), Protect(), [table.no_protection, table.protect_idol, *weapons], ["pigsty"]
    )
    assert chosen is table.weapons[1][1]
    assert tindaya.protect(State(0), Protect(), [table.no_protection, table.protect_idol], ["pigsty"]) is None
    assert tindaya.protect(State(0), Protect(), [table.no_protection, *weapons], ["field"]) is None


def test_idols_of_endless_winter_go_where_they_are_wanted() -> None:
    rules: Any = rules_for("endless_winter", {"players": 2})

    class MoveIdol:
        name = "MoveIdol"

    found = winter.idol(None, MoveIdol(), [rules.idol[0], rules.idol[1]], ["honour", "offering"])
    assert found.text == "idol honour"
    assert winter.idol(None, MoveIdol(), [rules.idol[0]], ["honour", "offering"]).text == "idol offering"
    assert winter.idol(None, MoveIdol(), [rules.idol[0]], ["honour"]) is None
