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


async def test_only_its_seat_is_told_which_order_has_answered(house: House) -> None:
    """Others learn that one has; not even by what a choice was made says which."""
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend", seed="orders")
    await ben.join(table, ana.invitation)
    wires = [await one.connect(table) for one in (ana, ben)]
    await order(ana, table, only_one=True)
    stream = Stream("orders")
    for _ in range(200):
        await settled(wires[0])
        if any("order_answered" in str(one) for one in wires[0].received):
            break
        wire = next(one for one in wires if one.my_turn)
        number = wire.number
        await wire.choose(wire.choices[stream.below(len(wire.choices))])
        await wire.until(lambda wire=wire, number=number: wire.number != number)
    for wire, known in zip(wires, ("friends-order-only-one", ""), strict=True):
        updates = [one for one in wire.received if isinstance(one, ms.Update)]
        told = [one.order for update in updates for one in update.happened if one.kind == "order_answered"]
        assert told
        assert set(told) == {known}
        assert "order" in {update.by for update in updates}
        assert not any(update.by.startswith("order:") for update in updates)


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
                for value in one.values(rules) if one.values and one.named is None else []:
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


class Tribe:
    """What an order of Tindaya looks at: goods, and idols that lie face down."""

    def __init__(self, rules: Any, fuel: int, idols: tuple[int, ...] = ()) -> None:
        self.goods = [0] * 20
        self.goods[rules.fuels[0]] = fuel
        self.idols = idols


def position(rules: Any, fuel: int = 0, idols: tuple[int, ...] = ()) -> Any:
    """A pigsty on the first hex, nothing on the second."""
    tribe = Tribe(rules, fuel, idols)
    return type("State", (), {"rules": rules, "players": [tribe], "buildings": (1, -1)})()


def protection(rules: Any, name: str, against: str = "fire", hex_: int = 0) -> Any:
    card = [row.protection for row in rules.catastrophes].index(against)
    return type("Question", (), {"name": name, "seat": 0, "hex": hex_, "card": card})()


@pytest.mark.rule("TD-EVENT-33", "TD-EVENT-42")
def test_a_single_building_is_protected() -> None:
    rules: Any = rules_for("tindaya", {"players": 2})
    table, names = rules.choices, rules.board.names
    state = position(rules)
    landing = protection(rules, "DeclareWeapons")
    weapons = [table.weapons[0][0], table.weapons[0][1], table.weapons[1][1]]
    assert tindaya.protect_place(state, landing, weapons, [names[0]]) is table.weapons[1][1]
    assert tindaya.protect_place(state, landing, weapons, [names[1]]) is None, (
        "another building is asked about"
    )
    bare = protection(rules, "DeclareWeapons", hex_=1)
    assert tindaya.protect_place(state, bare, weapons, [names[1]]) is None, (
        "no building stands there any more"
    )
    only_idol = [table.no_protection, table.protect_idol]
    assert tindaya.protect_place(state, protection(rules, "Protect"), only_idol, [names[0]]) is None


@pytest.mark.rule("TD-EVENT-42", "TD-TERMS-38")
def test_fires_are_kept_for_the_seers() -> None:
    rules: Any = rules_for("tindaya", {"players": 2})
    table = rules.choices
    fire = table.fire[rules.fuels[0]][rules.fuels[0]]
    asked = [table.no_protection, fire]
    question = protection(rules, "Protect")
    enough, few = position(rules, fuel=6), position(rules, fuel=4)
    assert tindaya.kept_fires(enough, question, asked, 2) == []
    assert tindaya.kept_fires(few, question, asked, 2) == [fire]
    left = [table.no_protection]
    assert tindaya.fires_for_seers(few, question, left, 2) is table.no_protection
    assert tindaya.fires_for_seers(enough, question, asked, 2) is None
    for idols in ((0,), (5,)):  # of protection or not: whoever holds one face down is asked alike
        assert tindaya.fires_for_seers(position(rules, 4, idols), question, left, 2) is None
    manure = protection(rules, "Protect", "manure")
    assert tindaya.fires_for_seers(few, manure, left, 2) is None


async def test_buildings_are_ordered_by_their_place(house: House) -> None:
    """Those are shown in which one has natives, by the names that people see on the map."""
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "random", game="tindaya", seed="orders")
    wire = await ana.connect(table)
    live = house.hub.rooms[table].table

    async def shown() -> dict[str, Any]:
        found = await ana.get(f"/api/tables/{table}/orders")
        return next(one for one in found if one["name"] == "protect_place")

    stream = Stream("places")
    for _ in range(300):
        await settled(wire)
        await wire.until(lambda: bool(wire.my_turn))
        if (order_view := await shown())["values"]:
            break
        number = wire.number
        await wire.choose(wire.choices[stream.below(len(wire.choices))])
        await wire.until(lambda number=number: wire.number != number)
    value = order_view["values"][0]
    hex_ = live.rules.board.numbers[value]
    seen = live.game.view(0).hexes[hex_]
    assert seen.building
    assert order_view["names"][value] == {
        "key": f"tindaya-place-{seen.building}",
        "args": {"hex": seen.label},
    }
    await order(ana, table, protect_place=[value], fires_for_seers=2)
    assert live.orders == {0: {"protect_place": [value], "fires_for_seers": 2}}
    assert (await shown())["value"] == [value]
    refused = await order(ana, table, 400, protect_place=["99,99"])
    assert "knows no «99,99»" in refused["message"]


def test_idols_of_endless_winter_go_where_they_are_wanted() -> None:
    rules: Any = rules_for("endless_winter", {"players": 2})

    class MoveIdol:
        name = "MoveIdol"

    found = winter.idol(None, MoveIdol(), [rules.idol[0], rules.idol[1]], ["honour", "offering"])
    assert found.text == "idol honour"
    assert winter.idol(None, MoveIdol(), [rules.idol[0]], ["honour", "offering"]).text == "idol offering"
    assert winter.idol(None, MoveIdol(), [rules.idol[0]], ["honour"]) is None
