"""Tables: making them, finding them, sitting down, starting, playing again, looking back, going on."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from table.fixtures.house import House, Person, Wire, deciding, done, play, settled, sit_together

from firekeeper.kernel.record import chain, parse
from firekeeper.kernel.rng import commitment
from firekeeper.table import history, schema
from firekeeper.table import hub as hub_module
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def listed(person: Person, which: str) -> list[str]:
    return [card["id"] for card in await person.get(f"/api/tables?which={which}&limit=200")]


async def finished(house: House, **make: Any) -> tuple[str, list[Person], list[Wire]]:
    table, people, wires = await sit_together(house, "Ana", "Ben", **make)
    await play(wires, 3000, random.Random(6).choice)
    await settled(*wires)
    assert wires[0].over
    return table, people, wires


# --- making ---------------------------------------------------------------------------------------


async def test_a_table_keeps_everything_that_was_agreed(house: House) -> None:
    ana = await house.guest("Ana")
    settings = {
        "name": "Tuesday",
        "undo": "never",
        "spectators": False,
        "clock": {"bank": 3600, "increment": 60},
        "listed": False,
    }
    table = await ana.make_table("me", "friend", "greedy", settings=settings, tribes="fronts", seed="maple")
    shown = (await ana.get(f"/api/tables/{table}"))["table"]
    assert (shown["name"], shown["undo"], shown["spectators"]) == ("Tuesday", "never", False)
    assert shown["clock"] == {"bank": 3600, "increment": 60}
    assert shown["options"]["tribes"] == "fronts"
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "friend", "bot"]
    assert shown["seats"][2]["bot"] == "greedy"
    assert shown["status"] == "open"
    assert (shown["seed"], shown["practice"]) == ("maple", True), "a known seed makes a practice game"
    assert shown["commitment"] == commitment("maple")
    assert table not in await listed(await house.guest("Eve"), "open")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "bad_options"),
        ({"game": "wendake", "options": {"players": 9}}, "bad_options"),
        ({"game": "wendake", "options": {"magic": 1}}, "bad_options"),
        ({"game": "wendake", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad_options"),
        ({"game": "wendake", "seats": [{"kind": "bot", "bot": "deep thought"}]}, "bad_options"),
        ({"game": "wendake", "seats": [{"kind": "open"}] * 3}, "bad_options"),
        ({"game": "wendake", "seats": [{"kind": "throne"}]}, "bad_message"),
        ({"game": "wendake", "seats": [{"kind": "open"}] * 9}, "bad_message"),
        ({"game": "wendake", "settings": {"clock": {"bank": 1}}}, "bad_message"),
        ({"game": "wendake", "settings": {"undo": "always"}}, "bad_message"),
        ({"game": "wendake", "settings": {"name": "x" * 61}}, "bad_message"),
        ({"game": "wendake", "colour": "red"}, "bad_message"),
        ({}, "bad_message"),
    ],
)
async def test_what_cannot_be_made_is_refused_with_a_sentence(house: House, body: Any, code: str) -> None:
    ana = await house.guest("Ana")
    refusal = await ana.post("/api/tables", body, status=400)
    assert refusal["code"] == code
    assert len(refusal["message"]) > 10
    assert await listed(ana, "mine") == []


async def test_a_full_table_starts_and_one_that_waits_does_not(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "open")
    refusal = await ana.post(f"/api/tables/{table}/start", status=409)
    assert "2" in refusal["message"]
    await ben.post(f"/api/tables/{table}/start", status=403)
    assert (await ben.join(table))["table"]["status"] == "playing"
    await ana.post(f"/api/tables/{table}/start", status=409)


async def test_secret_seeds_are_secret_until_the_end(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "random")
    shown = (await ana.get(f"/api/tables/{table}"))["table"]
    assert (shown["seed"], shown["practice"]) == (None, False)
    assert len(shown["commitment"]) == 64


# --- sitting down ---------------------------------------------------------------------------------


async def test_open_seats_are_for_everybody_and_friends_seats_for_the_link(house: House) -> None:
    ana, ben, eve, dan = [await house.guest(name) for name in ("Ana", "Ben", "Eve", "Dan")]
    table = await ana.make_table("me", "friend", "open", "friend")
    assert (await eve.join(table, "wrong", seat=1, status=403))["code"] == "forbidden"
    assert (await eve.join(table))["seat"] == 2, "the open one"
    assert (await dan.join(table, status=403))["code"] == "forbidden", "no open seat is left"
    assert (await ben.join(table, ana.invitation, seat=2, status=409))["code"] == "conflict"
    assert (await ben.join(table, ana.invitation, seat=3))["seat"] == 3
    assert (await ben.join(table, ana.invitation, status=409))["code"] == "conflict", "one seat each"
    assert (await dan.join(table, ana.invitation))["table"]["status"] == "playing"
    late = await house.guest("Late")
    assert (await late.join(table, ana.invitation, status=409))["code"] == "conflict"


async def test_an_unlisted_table_is_for_the_link_only(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await ana.make_table("me", "open", settings={"listed": False})
    assert (await eve.join(table, status=403))["code"] == "forbidden"
    assert (await eve.join(table, ana.invitation))["seat"] == 1


async def test_the_link_is_for_people_of_the_table_only(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    table = await ana.make_table("me", "friend")
    assert ana.invitation in (await ana.get(f"/api/tables/{table}"))["link"]
    assert (await eve.get(f"/api/tables/{table}"))["link"] == ""
    assert (await eve.connect(table)).received[0].invitation == ""
    hosted = await ana.make_table("friend", "friend")  # for others: the host does not sit down
    assert ana.invitation in (await ana.get(f"/api/tables/{hosted}"))["link"]
    assert hosted in await listed(ana, "mine")


async def test_standing_up_before_the_game_frees_the_seat(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "open", "open")
    waiting = await ana.connect(table)
    await ben.join(table)
    assert table in await listed(ben, "mine")
    await ben.post(f"/api/tables/{table}/leave")
    await settled(waiting)
    assert [seat.kind for seat in waiting.table.seats] == ["human", "open", "open"]
    assert table not in await listed(ben, "mine")
    await ben.post(f"/api/tables/{table}/leave", status=403)
    assert (await ben.join(table))["seat"] == 1


async def test_nobody_watches_where_spectators_are_not_wanted(house: House) -> None:
    ana, ben, eve = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    table = await ana.make_table("me", "friend", settings={"spectators": False})
    early = await eve.connect(table)
    assert early.table is not None, "before the game people see where they are going to sit"
    await ben.join(table, ana.invitation)
    await early.until(lambda: early.closed is not None)
    assert early.closed == 4400
    assert early.view == {}
    late = await eve.connect(table)
    assert (late.closed, late.table) == (4400, None)
    assert isinstance(late.received[0], ms.Refused)
    for path in ("", "/timeline", "/positions/1", "/recap", "/record"):
        assert (await eve.get(f"/api/tables/{table}{path}", status=403))["code"] == "forbidden"
    assert table not in await listed(eve, "watch")
    wire = await ana.connect(table)
    assert wire.seat == 0


async def test_lists(house: House) -> None:
    ana, eve = await house.guest("Ana"), await house.guest("Eve")
    waiting = await ana.make_table("me", "open")
    friends = await ana.make_table("me", "friend")
    playing = await ana.make_table("me", "random")
    over, people, _ = await finished(house)
    assert {waiting, friends, playing} <= set(await listed(ana, "mine"))
    assert await listed(eve, "mine") == []
    assert waiting in await listed(eve, "open")
    assert friends not in await listed(eve, "open"), "nobody else can sit down there"
    assert playing in await listed(eve, "watch")
    assert over not in await listed(eve, "watch")
    assert over in await listed(eve, "finished")
    card = next(card for card in await people[0].get("/api/tables?which=mine") if card["id"] == over)
    assert card["my_seat"] == 0
    assert len(card["scores"]) == 2
    assert card["winners"]
    assert card["seats"][1] == {"kind": "human", "name": "Ben", "bot": "", "resigned": False}
    month_long = await people[0].make_table("me", "friend")
    house.service.store.write(
        lambda found: found.execute(
            sa.update(schema.tables).where(schema.tables.c.id == month_long).values(updated_at=1.0)
        )
    )
    [first] = await people[0].get("/api/tables?which=mine&limit=1")
    assert first["id"] == month_long, "what goes on comes before what is over"
    text = json.dumps(await eve.get("/api/tables?which=watch&limit=200"))
    assert "account" not in text
    assert "seed" not in text
    assert (await house.http.get("/api/tables?which=nonsense")).status_code == 400


# --- again ----------------------------------------------------------------------------------------


async def test_a_rematch_brings_the_same_people_to_the_same_seats(house: House) -> None:
    table, people, wires = await finished(house)
    ana, ben = people
    eve = await house.guest("Eve")
    await eve.post(f"/api/tables/{table}/rematch", status=403)
    again = await ben.post(f"/api/tables/{table}/rematch")
    assert again["seat"] == 1
    assert again["table"]["status"] == "open"
    await settled(*wires)
    assert wires[0].table.rematch == again["table"]["id"] != table
    mine = await ana.post(f"/api/tables/{table}/rematch")
    assert (mine["seat"], mine["table"]["id"]) == (0, again["table"]["id"])
    assert mine["table"]["status"] == "playing"
    assert mine["table"]["options"] == wires[0].table.options
    assert (await ben.post(f"/api/tables/{table}/rematch"))["seat"] == 1, "asking again changes nothing"


async def test_a_game_in_progress_has_no_rematch(house: House) -> None:
    table, people, _ = await sit_together(house, "Ana", "Ben")
    await people[0].post(f"/api/tables/{table}/rematch", status=409)


# --- looking back ---------------------------------------------------------------------------------


async def test_during_play_one_looks_back_from_ones_own_seat(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 40, random.Random(3).choice)
    await settled(*wires)
    ana, _ = people
    number = wires[0].number
    shown = await ana.get(f"/api/tables/{table}/positions/{number}")
    assert (shown["number"], shown["last"]) == (number, number)
    flat = {name: value for name, value in wires[0].view.items() if "." not in name}
    assert {name: shown["view"][name] for name in flat} == flat
    earlier = await ana.get(f"/api/tables/{table}/positions/{number - 10}?before={number - 20}")
    assert [entry["number"] for entry in earlier["entries"]] == list(range(number - 19, number - 9))
    assert earlier["events"]
    assert all(event["message"]["key"].startswith("wendake-event-") for event in earlier["events"])
    await ana.get(f"/api/tables/{table}/positions/{number}?seat=0")
    assert (await ana.get(f"/api/tables/{table}/positions/3?seat=1", status=403))["code"] == "forbidden"
    assert (await ana.get(f"/api/tables/{table}/positions/{number + 1}", status=404))["code"] == "not_found"
    timeline = await ana.get(f"/api/tables/{table}/timeline")
    assert len(timeline["entries"]) == len(timeline["times"]) == number
    assert timeline["times"] == sorted(timeline["times"])


async def test_after_the_end_one_looks_back_from_every_seat(house: House) -> None:
    table, people, wires = await finished(house)
    middle = wires[0].number // 2
    eve = await house.guest("Eve")
    hands = []
    for seat in (0, 1):
        shown = await eve.get(f"/api/tables/{table}/positions/{middle}?seat={seat}&before=0")
        assert all(entry["choice"] for entry in shown["entries"]), "nothing is hidden any more"
        hands.append(shown["view"]["players"][seat]["hand"])
    assert all(isinstance(hand, list) for hand in hands)
    assert (await people[0].get(f"/api/tables/{table}/positions/1?seat=5", status=404))["code"] == "not_found"
    timeline = await eve.get(f"/api/tables/{table}/timeline")
    assert timeline["finished"]
    assert all(entry["choice"] for entry in timeline["entries"])


async def test_the_recap_begins_with_what_happened_to_me(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 50, random.Random(11).choice)
    wire, (other,) = await deciding(wires)
    me = people[other.seat]
    recap = await me.get(f"/api/tables/{table}/recap")
    own = [entry.number for entry in wire.entries if entry.seat == other.seat and not entry.automatic]
    assert recap["since"] == own[-1]
    assert recap["number"] == wire.number
    for event in recap["mine"]:
        assert other.seat in (event["event"].get("seat"), event["event"].get("opponent"))
    for event in recap["others"]:
        assert other.seat not in (event["event"].get("seat"), event["event"].get("opponent"))
    while not other.my_turn:  # the recap stays the same while one has begun one's own turn
        await play(wires, 1)
        await settled(*wires)
    before = (await me.get(f"/api/tables/{table}/recap"))["since"]
    await other.choose()
    assert (await me.get(f"/api/tables/{table}/recap"))["since"] == before == own[-1]
    everything = await me.get(f"/api/tables/{table}/recap?since=0")
    assert everything["mine"]
    assert everything["others"]
    assert all(event["message"]["key"] for event in [*everything["mine"], *everything["others"]])


async def test_what_a_bot_did_for_me_is_news_to_me(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 20, random.Random(11).choice)
    ana, ben = wires
    last = max(entry.number for entry in ana.entries if entry.seat == 0 and not entry.automatic)
    await people[0].post(f"/api/tables/{table}/leave")
    await play([ben], 20, random.Random(12).choice)
    await ben.until(lambda: ben.my_turn)
    assert any(entry.seat == 0 and entry.number > last and not entry.automatic for entry in ben.entries)
    await people[0].post(f"/api/tables/{table}/return")
    for _ in range(2):  # also when it has left memory meanwhile
        recap = await people[0].get(f"/api/tables/{table}/recap")
        assert recap["since"] == last
        assert recap["mine"]
        house.hub.rooms.pop(table)
    await ben.close()


# --- going on -------------------------------------------------------------------------------------


async def test_going_on_from_a_move_of_a_game_in_progress(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 30, random.Random(9).choice)
    await settled(*wires)
    ana, _ = people
    number = wires[0].number
    made = await ana.post(f"/api/tables/{table}/continue", {"number": number, "bot": "random"})
    assert made["seat"] == 0
    assert made["table"]["origin"] == f"{table}/{number}"
    wire = await ana.connect(made["table"]["id"])
    mine, there = wires[0].view["players.0"], wire.view["players.0"]
    assert there["hand"] == mine["hand"], "one's own hand is what it was"
    for _ in range(20):
        await wire.until(lambda: wire.my_turn)
        await wire.choose()
        await settled(wire)
    eve = await house.guest("Eve")
    refusal = await eve.post(f"/api/tables/{table}/continue", {"number": 3}, status=403)
    assert refusal["code"] == "forbidden"
    await ana.post(f"/api/tables/{table}/continue", {"number": 3, "bot": "genius"}, status=400)
    await ana.post(f"/api/tables/{table}/continue", {"number": 99999}, status=404)
    await ana.post(f"/api/tables/{table}/continue", {"number": 3, "seat": 5}, status=404)
    # It survives leaving memory.
    assert house.hub.rooms.pop(made["table"]["id"])
    assert (await ana.get(f"/api/tables/{made['table']['id']}"))["table"]["origin"] == f"{table}/{number}"


async def test_after_the_end_one_goes_on_with_the_cards_as_they_were(house: House) -> None:
    table, people, wires = await finished(house)
    number = wires[0].number // 2
    body = {"number": number, "bot": "random", "seat": 0}
    made = await people[1].post(f"/api/tables/{table}/continue", body)
    assert made["seat"] == 0, "any seat may be played now"
    start = house.hub.rooms[made["table"]["id"]].table.config.start
    past = history.at(history.take_snapshot(house.hub.rooms[table].table), number)
    assert start == json.loads(json.dumps(past.state.dump()))


# --- records --------------------------------------------------------------------------------------


async def test_a_record_goes_down_and_up_again(house: House) -> None:
    table, people, wires = await finished(house)
    answer = await people[0].ask("GET", f"/api/tables/{table}/record")
    assert f"wendake-{table}.json" in answer.headers["content-disposition"]
    eve = await house.guest("Eve")
    kept = await eve.post("/api/records", content=answer.content)
    assert kept["table"]["status"] == "finished"
    assert kept["table"]["result"] == msgspec.to_builtins(wires[0].table.result)
    assert kept["table"]["commitment"] == wires[0].table.commitment
    assert kept["table"]["id"] in await listed(eve, "mine"), "one finds it again"
    assert kept["table"]["id"] not in await listed(people[0], "finished"), "but it is no public game"
    again = await eve.ask("GET", f"/api/tables/{kept['table']['id']}/record")
    assert again.text == answer.text
    here = await eve.get(f"/api/tables/{kept['table']['id']}/positions/30?seat=1")
    assert here["number"] == 30


async def test_records_that_were_touched_are_refused(house: House) -> None:
    table, people, _ = await finished(house)
    eve = people[0]
    text = (await eve.ask("GET", f"/api/tables/{table}/record")).text
    record = parse(text)

    async def refusal(changed: str | bytes) -> str:
        content = changed.encode() if isinstance(changed, str) else changed
        answer = await eve.post("/api/records", status=400, content=content)
        assert answer["code"] in ("bad_message", "bad_options")
        return str(answer["message"])

    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if "activate" in line)
    other = [*lines[:first], lines[first].replace("activate 0", "activate 1"), *lines[first + 1 :]]
    assert "changed after it was recorded" in await refusal("\n".join(other))
    # Even with its chain mended, chance must have given what the seed gives.
    draw = next(
        at for at, entry in enumerate(record.entries) if entry.seat == -1 and entry.choice.startswith("card")
    )
    wrong = next(
        entry.choice
        for entry in record.entries[draw + 1 :]
        if entry.choice.startswith("card") and entry.choice != record.entries[draw].choice
    )
    forged = parse(text)
    forged.entries[draw] = type(record.entries[0])(-1, wrong)
    assert "by its seed chance gives" in await refusal(forged.text())
    assert chain(forged.header, forged.entries) != chain(record.header, record.entries)
    better = parse(text)
    better.result = type(record.result)([999, 0], [0])
    assert "result" in await refusal(better.text())
    unfinished = parse(text)
    unfinished.entries, unfinished.result = unfinished.entries[:40], None
    assert "finished" in await refusal(unfinished.text())
    hidden = parse(text)
    assert "seed" in await refusal(hidden.text(reveal_seed=False))
    assert await refusal("{}")
    assert await refusal(b"\xff\xfe\x00")
    assert await refusal("[" * 5000)


# --- memory ---------------------------------------------------------------------------------------


async def test_idle_tables_leave_memory_and_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 10)
    await settled(*wires)
    number, view = wires[0].number, wires[0].view
    monkeypatch.setattr(hub_module, "IDLE_SECONDS", -1.0)
    house.hub.sweep()
    assert table in house.hub.rooms, "somebody listens"
    for wire in list(wires):
        await wire.close()
    assert house.hub.sweep() >= 1
    assert table not in house.hub.rooms
    back = await people[0].connect(table)
    assert (back.number, back.view) == (number, view)
    await done(back, ms.Say, text="I am back")


async def test_a_table_that_is_not_there(house: House) -> None:
    ana = await house.guest("Ana")
    assert (await ana.get("/api/tables/nothing", status=404))["code"] == "not_found"
    wire = await ana.connect("nothing")
    assert wire.closed == 4400
    assert wire.received[0].code == "not_found"
