"""Playing over the WebSocket: numbered updates, choices, undo, questions, chat, presence, the end."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from table.fixtures.house import House, Wire, deciding, done, play, refused, settled, sit_together

from firekeeper.kernel.choice import LONGEST_TEXT
from firekeeper.kernel.record import parse
from firekeeper.kernel.rng import commitment
from firekeeper.library import replay
from firekeeper.table.render import whole_events
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


async def test_updates_add_up_to_the_full_view_and_nobody_misses_a_number(house: House) -> None:
    table, _, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    watcher = await house.stranger(table)
    await play(wires, 60, random.Random(5).choice)
    everybody = [*wires, watcher]
    await settled(*everybody)
    assert [wire.seat for wire in everybody] == [0, 1, 2, None]
    assert {wire.gaps for wire in everybody} == {0}
    for wire in everybody:
        known = (wire.view, wire.entries, wire.turn)
        wire.send(ms.Resync())
        await wire.until(lambda wire=wire: isinstance(wire.received[-1], ms.Full))
        assert (wire.view, wire.entries, wire.turn) == known


async def test_people_who_wait_at_the_table_are_told_how_it_was_set_up(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "friend")
    waiting = await ana.connect(table)
    assert waiting.turn is None
    await ben.join(table, ana.invitation)
    await waiting.until(lambda: waiting.turn is not None)
    late = await ben.connect(table)
    assert waiting.gaps == 0
    assert waiting.entries == late.entries
    assert waiting.events == late.events
    assert waiting.entries[0].number == 1
    assert [item.kind for message in waiting.received for item in getattr(message, "happened", [])] == [
        "joined",
        "started",
    ]


async def test_a_choice_is_answered_when_it_is_saved_and_everybody_hears_of_it(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    choice, number = wire.choices[-1], wire.number
    assert isinstance(await wire.choose(choice), ms.Done)
    stored = house.service.store.load(table)
    assert stored is not None
    assert stored.lines[-1][1].entries[0].choice == choice
    await settled(*wires)
    assert other.entries[number].choice == choice
    assert other.news[-1].by == f"account:{people[wire.seat].id}"


async def test_stale_duplicate_illegal_unknown_and_foreign_choices_change_nothing(house: House) -> None:
    table, _, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    watcher = await house.stranger(table)
    number, choice = wire.number, wire.choices[0]
    assert await refused(other, ms.Choose, number=number, choice=choice) == "not_your_turn"
    assert await refused(watcher, ms.Choose, number=number, choice=choice) == "forbidden"
    assert await refused(wire, ms.Choose, number=number + 1, choice=choice) == "stale"
    assert await refused(wire, ms.Choose, number=number, choice="fly to the moon") == "illegal_choice"
    assert isinstance(await wire.choose(choice, number), ms.Done)
    assert await refused(wire, ms.Choose, number=number, choice=choice) == "stale", "the same again"


async def test_a_choice_that_is_not_legal_is_refused_with_its_rule(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    wire, _ = await deciding(wires)
    answer = await wire.choose("end_turn")
    assert isinstance(answer, ms.Refused)
    assert answer.code == "illegal_choice"
    assert answer.rule.startswith("WK-")
    why = await wire.ask(ms.WhyNot, number=wire.number, choice="end_turn")
    assert why.rule == answer.rule
    legal = await wire.ask(ms.WhyNot, number=wire.number, choice=wire.choices[0])
    assert legal.rule == ""
    assert await refused(wire, ms.WhyNot, number=wire.number, choice="fly") == "bad_message"
    assert await refused(wire, ms.WhyNot, number=wire.number + 1, choice="end_turn") == "stale"


async def test_questions_about_the_open_choice_are_for_the_seat_that_has_it(house: House) -> None:
    table, _, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    watcher = await house.stranger(table)
    about = {"choice": "end_turn"}
    for kind, more in ((ms.Horizon, {}), (ms.WhyNot, about), (ms.Foresee, about), (ms.Hint, {})):
        assert await refused(other, kind, number=wire.number, **more) == "not_your_turn"
        assert await refused(watcher, kind, number=wire.number, **more) == "forbidden"
    assert other.choices == watcher.choices == []
    assert other.turn.prompt.args == watcher.turn.prompt.args == {}
    assert other.turn.prompt.rules == wire.turn.prompt.rules != []


async def test_what_ends_undo_is_known_before(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    dice = random.Random(3)
    checked = {True: 0, False: 0}
    for _ in range(60):
        wire, _ = await deciding(wires)
        choice, number = dice.choice(wire.choices), wire.number
        horizon = await wire.ask(ms.Horizon, number=number, choices=[choice])
        assert set(horizon.ends_undo) <= {choice}
        foreseen = await wire.ask(ms.Foresee, number=number, choice=choice)
        assert foreseen.ends_undo == (choice in horizon.ends_undo)
        await wire.choose(choice)
        await settled(*wires)
        now = house.hub.rooms[wire.id].table.game
        ended = not (now.seat == wire.seat and now.undo_barrier <= number)
        assert ended == (choice in horizon.ends_undo), choice
        checked[ended] += 1
    assert min(checked.values()) >= 5, "both kinds were seen"


async def test_only_a_few_choices_are_tried_for_one_question(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice that is tried costs time on the server: one question tries a bounded number of them."""
    _, _, wires = await sit_together(house, "Ana", "Ben", game="endless_winter")
    wire, _ = await deciding(wires)
    game = house.hub.rooms[wire.id].table.game
    tried: list[str] = []
    monkeypatch.setattr(game, "ends_undo", lambda choice, seat, ahead=None: bool(tried.append(choice.text)))
    monkeypatch.setattr(ms, "MOST_TRIED", 2)
    await wire.ask(ms.Horizon, number=wire.number)
    assert tried == wire.choices[:2]
    await wire.ask(ms.Horizon, number=wire.number, choices=[wire.choices[-1], "no choice"])
    assert tried[2:] == wire.choices[-1:]
    too_many = {"type": "horizon", "number": wire.number, "choices": ["x"] * 25}
    wire.send(msgspec.json.encode(too_many).decode())
    await wire.until(lambda: isinstance(wire.received[-1], ms.Refused))
    assert wire.received[-1].code == "bad_message"


async def test_a_choice_may_be_as_long_on_the_wire_as_in_the_kernel(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    wire, _ = await deciding(wires)
    longest = "x" * LONGEST_TEXT
    assert await refused(wire, ms.Choose, number=wire.number, choice=longest) == "illegal_choice"
    at = len(wire.received)
    wire.send(ms.Choose(number=wire.number, choice=f"{longest}x"))
    await wire.until(lambda: len(wire.received) > at)
    assert wire.received[-1].code == "bad_message"


async def test_what_a_choice_brings_is_known_before_as_far_as_it_is_sure(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    dice = random.Random(5)
    told = 0
    for _ in range(80):
        wire, _ = await deciding(wires)
        choice, number = dice.choice(wire.choices), wire.number
        foreseen = await wire.ask(ms.Foresee, number=number, choice=choice)
        assert (foreseen.number, foreseen.choice) == (number, choice)
        game = house.hub.rooms[wire.id].table.game
        before, ends = len(game.events), game.ends_undo(game.find(choice))
        await wire.choose(choice)
        await settled(*wires)
        came = [msgspec.to_builtins(event) for _, event in game.events[before:]]
        assert foreseen.events == came[: len(foreseen.events)]
        assert ends or len(foreseen.events) == len(came)
        told += len(foreseen.events)
    assert told > 40
    wire, _ = await deciding(wires)
    assert await refused(wire, ms.Foresee, number=wire.number, choice="fly") == "illegal_choice"


async def test_players_mute_spectators(house: House) -> None:
    """Among friends everybody talks until a player minds; a spectator decides nothing."""
    table, people, (ana, ben) = await sit_together(house, "Ana", "Ben")
    eve = await house.guest("Eve")
    watching = await eve.connect(table)
    assert not ana.table.spectators_muted
    await done(watching, ms.Say, text="hello")
    assert await refused(watching, ms.Mute, muted=True) == "forbidden"
    await done(ben, ms.Mute, muted=True)
    await settled(ana, ben, watching)
    assert all(wire.table.spectators_muted for wire in (ana, ben, watching))
    assert [item.kind for item in ana.news[-1].happened] == ["spectators_muted"]
    assert await refused(watching, ms.Say, text="but") == "forbidden"
    await done(ana, ms.Say, text="thank you")
    count = ana.count
    await done(ana, ms.Mute, muted=True)
    assert ana.count == count, "nothing has changed"
    del house.hub.rooms[table]
    again = await eve.connect(table)
    assert again.table.spectators_muted, "it stays so"
    ana = await people[0].connect(table)
    await done(ana, ms.Mute, muted=False)
    await settled(ana, again)
    await done(again, ms.Say, text="hello again")


@pytest.mark.parametrize(("listed", "muted"), [(True, True), (False, False)])
async def test_spectators_are_muted_where_strangers_play(house: House, listed: bool, muted: bool) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    table = await ana.make_table("me", "open", settings={"listed": listed})
    await ben.join(table, ana.invitation)
    eve = await (await house.guest("Eve")).connect(table)
    assert eve.table.spectators_muted == muted
    answer = await eve.ask(ms.Say, text="hello")
    assert isinstance(answer, ms.Refused if muted else ms.Done)


async def test_undo_takes_back_a_step_and_restart_the_turn_but_not_more(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    begin = wire.number
    for _ in range(30):  # until a choice that can be taken back leads to another of the kind
        horizon = await wire.ask(ms.Horizon, number=wire.number)
        free = [choice for choice in wire.choices if choice not in horizon.ends_undo]
        if not free:
            await wire.choose()
            wire, (other,) = await deciding(wires)
            begin = wire.number
            continue
        before = wire.number
        await wire.choose(free[0])
        await settled(*wires)
        if before > begin:
            break
    assert await refused(other, ms.Undo, number=wire.number) == "not_your_turn"
    assert await refused(wire, ms.Undo, number=wire.number + 3) == "stale"
    assert isinstance(await wire.ask(ms.Undo, number=wire.number), ms.Done)
    await settled(*wires)
    assert (wire.number, other.number) == (before, before)
    assert other.news[-1].rewound
    assert len(other.entries) == before
    assert isinstance(await wire.ask(ms.Undo, number=wire.number, restart=True), ms.Done)
    await settled(*wires)
    assert wire.number == begin
    assert not wire.turn.can_undo
    assert await refused(wire, ms.Undo, number=wire.number) == "illegal_choice"


async def test_a_hint_is_legal_and_says_why(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 9, random.Random(1).choice)
    wire, _ = await deciding(wires)
    hint = await wire.ask(ms.Hint, number=wire.number)
    assert isinstance(hint, ms.Hinted), hint
    assert hint.choice in wire.choices
    assert hint.bot == "expert"
    assert hint.reason["choices"] == len(wire.choices)
    best = hint.reason["alternatives"]
    assert best[0]["choice"] == hint.choice
    assert {item["choice"] for item in best} <= set(wire.choices)
    assert [item["value"] for item in best[1:]] == sorted((item["value"] for item in best[1:]), reverse=True)
    assert isinstance(hint.reason["now"], int | float)


async def test_talking_carries_the_language(house: House) -> None:
    table, _, wires = await sit_together(house, "Ana", "Ben")
    ana, ben = wires
    dan = await house.guest("Dan")
    watcher = await dan.connect(table)
    assert isinstance(await ana.ask(ms.Say, text="  Bonjour \n à tous ", language="fr"), ms.Done)
    assert isinstance(await watcher.ask(ms.Say, text="Hello"), ms.Done)
    await settled(*wires, watcher)
    told = [(line.seat, line.name, line.language, line.text) for line in ben.chat]
    assert told == [(0, "Ana", "fr", "Bonjour à tous"), (-1, "Dan", "en", "Hello")]
    assert await refused(ana, ms.Say, text=" \n ") == "bad_message"
    assert await refused(await house.stranger(table), ms.Say, text="hm") == "not_signed_in"
    ana.send('{"type":"say","text":"x","language":"klingon"}')
    ana.send(json.dumps({"type": "say", "text": "x" * 501}))
    await ana.until(lambda: sum(isinstance(message, ms.Refused) for message in ana.received) == 3)
    assert len(ana.chat) == 2


async def test_presence_says_who_is_there(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    ana, ben = wires
    watcher = await house.stranger(table)

    def seen(online: list[bool], watching: int) -> bool:
        told = [message for message in ana.received if isinstance(message, ms.Presence)]
        return bool(told) and (told[-1].online, told[-1].watching) == (online, watching)

    await ana.until(lambda: seen([True, True], 1))
    await ben.close()
    await ana.until(lambda: seen([True, False], 1))
    await watcher.close()
    await ana.until(lambda: seen([True, False], 0))
    again = await people[1].connect(table)
    assert [place.online for place in again.table.seats] == [True, True]


async def test_whoever_comes_back_has_missed_nothing(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    await other.close()
    while wire.my_turn:
        await wire.choose()
        await settled(wire)
    back = await people[other.seat].connect(table)
    assert back.my_turn
    assert back.number == wire.number
    assert [entry.number for entry in back.entries] == list(range(1, back.number + 1))


async def test_two_tabs_of_one_person_stay_equal(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    wire, _ = await deciding(wires)
    tab = await people[wire.seat].connect(table)
    await wire.choose()
    await settled(wire, tab)
    assert (tab.view, tab.turn, tab.gaps) == (wire.view, wire.turn, 0)


async def test_words_come_for_those_who_ask(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    wire, _ = await deciding(wires)
    told = await people[wire.seat].connect(table, words=True)
    assert told.turn.prompt.message["key"].startswith("wendake-prompt-")
    assert any(choice.words for choice in told.turn.choices)
    assert any(words for _, _, words in told.events)
    assert told.received[0].phrases
    assert wire.turn.prompt.message is None
    assert not any(choice.words for choice in wire.turn.choices)
    assert {entry.seat for entry in told.entries} < {entry.seat for entry in wire.entries}, "no draws"
    await wire.choose()
    await settled(wire, told)
    assert told.news[-1].events
    told_facts, plain = [whole_events(one.news[-1].events) for one in (told, wire)]
    assert [row[:2] for row in told_facts] == [row[:2] for row in plain]
    assert not any(words for _, _, words in plain)
    assert wire.news[-1].phrases == []


async def test_hello_comes_first_and_in_our_version(house: House) -> None:
    table, people, _ = await sit_together(house, "Ana", "Ben")
    wire = Wire(house, table, people[0].token)
    await wire.open(hello=False)
    assert await refused(wire, ms.Ping) == "bad_message"
    assert await refused(wire, ms.Hello, version=ms.VERSION + 1) == "wrong_version"
    assert wire.table is None
    wire.send(ms.Hello(version=ms.VERSION))
    await wire.until(lambda: wire.table is not None)
    assert isinstance(await wire.ask(ms.Ping), ms.Pong)


async def test_a_game_to_the_end_reveals_its_seed_and_can_be_checked(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    promised = wires[0].table.commitment
    assert wires[0].table.seed is None
    assert (await people[0].ask("GET", f"/api/tables/{table}/record")).status_code == 409
    await play(wires, 2000, random.Random(8).choice)
    await settled(*wires)
    end = wires[1].table
    assert end.status == "finished"
    assert commitment(end.seed) == promised
    text = (await people[1].ask("GET", f"/api/tables/{table}/record")).text
    game = replay(parse(text))
    assert game.over
    won = game.record.result
    assert end.result == ms.ResultView(won.scores, won.winners, won.ending)
    assert won.ending == "points"
    assert await refused(wires[0], ms.Choose, number=wires[0].number, choice="end_turn") == "conflict"
    assert await refused(wires[0], ms.Ask, kind="undo", number=3) == "conflict"


async def test_solitaire_against_the_ghost(house: House) -> None:
    ana = await house.guest("Ana")
    made = await ana.post(
        "/api/tables",
        {"game": "wendake", "options": {"players": 1}, "seats": [{"kind": "me"}]},
    )
    kinds = [seat["kind"] for seat in made["table"]["seats"]]
    assert sorted(kinds) == ["automa", "human"]
    wire = await ana.connect(made["table"]["id"])
    await play([wire], 2000, random.Random(2).choice)
    await settled(wire)
    assert wire.over
    assert len(wire.table.result.scores) == 2


async def test_a_person_plays_with_bots_to_the_end(house: House) -> None:
    ana = await house.guest("Ana")
    table = await ana.make_table("me", "random", "random")
    wire = await ana.connect(table)
    dice = random.Random(4)
    while not wire.over:
        await wire.until(lambda: wire.my_turn or wire.over)
        if wire.my_turn:
            await wire.choose(dice.choice(wire.choices))
            await settled(wire)
    assert wire.gaps == 0
    assert {entry.seat for entry in wire.entries} >= {0, 1, 2}


async def test_a_forecast_is_for_everybody_who_looks(house: House) -> None:
    """Only of games that make one, and only of the position the table has reached."""
    table, _, wires = await sit_together(house, "Ana", "Ben", game="tindaya")
    watcher = await house.stranger(table)
    wire, (other,) = await deciding(wires)
    answers = [await one.ask(ms.AskForecast, number=wire.number) for one in (wire, other, watcher)]
    assert all(isinstance(answer, ms.Forecast) for answer in answers)
    assert answers[0].forecast == answers[1].forecast == answers[2].forecast
    assert await refused(wire, ms.AskForecast, number=wire.number + 1) == "stale"
    _, _, (elsewhere, _) = await sit_together(house, "Cleo", "Dan")
    assert await refused(elsewhere, ms.AskForecast, number=elsewhere.number) == "bad_message"
