"""What people decide together: undo beyond the barrier, seats of those who vanished, clocks, leaving."""

from __future__ import annotations

import time

import pytest
from table.fixtures.house import (
    House,
    Wire,
    bot_to_move,
    deciding,
    done,
    play,
    refused,
    settled,
    sit_together,
)

from firekeeper.table.consent import AWAY_SECONDS
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)
pytestmark = pytest.mark.anyio


def live(wire: Wire):
    return wire.house.hub.rooms[wire.id].table


def thought(table, seconds: float) -> None:
    """As if whoever has to choose had thought so much longer."""
    for seat in table.clocks.since:
        table.clocks.since[seat] -= seconds


async def request_of(wire: Wire) -> ms.RequestView:
    await wire.until(lambda: bool(wire.table.requests))
    return wire.table.requests[0]


# --- undo beyond the barrier ------------------------------------------------------------------------


async def test_undo_beyond_the_barrier_needs_everybody(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    await play(wires, 12)
    await settled(*wires)
    ana, ben, cleo = wires
    await done(ana, ms.Ask, kind="undo", number=ana.number - 5)
    asked = await request_of(ben)
    assert (asked.kind, asked.by, asked.yes, asked.waiting) == ("undo", 0, [0], [1, 2])
    number = live(ana).number
    assert await refused(ana, ms.Ask, kind="undo", number=3) == "conflict"
    await done(ben, ms.Answer, request=asked.id, yes=True)
    assert live(ana).number == number, "one is still missing"
    assert await refused(ben, ms.Answer, request=asked.id, yes=True) == "forbidden"
    assert await refused(ana, ms.Answer, request=asked.id, yes=True) == "forbidden"
    await done(cleo, ms.Answer, request=asked.id, yes=True)
    await settled(*wires)
    assert live(ana).number == asked.number <= number - 5
    assert all(len(wire.entries) == asked.number and wire.table.requests == [] for wire in wires)
    assert await refused(cleo, ms.Answer, request=asked.id, yes=True) == "not_found"
    assert not ana.table.practice, "everybody agreed"


async def test_one_refusal_is_enough_and_the_asker_may_withdraw(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    await play(wires, 8)
    ana, ben, cleo = wires
    number = live(ana).number
    for answerer in (cleo, ana):
        await done(ana, ms.Ask, kind="undo", number=2)
        await settled(*wires)
        request = ben.table.requests[0].id
        await done(answerer, ms.Answer, request=request, yes=False)
        await settled(*wires)
        assert ben.table.requests == []
        assert await refused(ben, ms.Answer, request=request, yes=True) == "not_found"
    assert live(ana).number == number


async def test_a_table_can_agree_never_to_undo(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben", settings={"undo": "never"})
    await play(wires, 6)
    assert await refused(wires[0], ms.Ask, kind="undo", number=2) == "forbidden"


async def test_alone_with_bots_one_may_go_back_anywhere_but_it_is_practice_then(house: House) -> None:
    ana = await house.guest("Ana")
    wire = await ana.connect(await ana.make_table("me", "random"))
    for _ in range(12):
        await wire.until(lambda: wire.my_turn)
        await wire.choose()
        await settled(wire)
    await wire.until(lambda: wire.my_turn)
    assert not wire.table.practice
    own = [entry for entry in wire.entries if entry.seat == 0 and not entry.automatic]
    first = next(entry for entry in own if entry.choice.startswith("activate"))
    await done(wire, ms.Ask, kind="undo", number=first.number - 1)
    await settled(wire)
    assert live(wire).number == first.number - 1
    assert wire.table.practice
    assert await refused(wire, ms.Ask, kind="undo", number=10_000) == "illegal_choice"


async def test_no_consent_reaches_beyond_the_end(house: House) -> None:
    """The seed is known then: what was won stays won."""
    _, _, wires = await sit_together(house, "Ana", "Ben")
    await play(wires, 4)
    await settled(*wires)
    await done(wires[0], ms.Ask, kind="undo", number=2)
    request = (await request_of(wires[1])).id
    await play(wires, 3000)
    await settled(*wires)
    assert wires[1].over
    assert wires[1].table.requests == []
    assert await refused(wires[1], ms.Answer, request=request, yes=True) == "conflict"


# --- seats of people who vanished -----------------------------------------------------------------------


async def test_two_decide_that_a_bot_plays_for_the_third_who_comes_back(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    ana, ben, cleo = wires
    assert await refused(ana, ms.Ask, kind="hand_over", seat=2, bot="random") == "conflict", "she is here"
    await cleo.close()
    assert await refused(ana, ms.Ask, kind="hand_over", seat=2, bot="nobody") == "bad_options"
    assert await refused(ana, ms.Ask, kind="hand_over", seat=0, bot="random") == "illegal_choice"
    assert await refused(ana, ms.Ask, kind="hand_over", seat=7, bot="random") == "illegal_choice"
    await done(ana, ms.Ask, kind="hand_over", seat=2, bot="random")
    asked = await request_of(ben)
    assert asked.waiting == [1]
    await done(ben, ms.Answer, request=asked.id, yes=True)
    await settled(ana, ben)
    assert ana.table.seats[2].bot == "random"
    await ana.until(lambda: not bot_to_move(ana))
    assert await refused(ben, ms.Ask, kind="hand_over", seat=2, bot="random") == "conflict"
    await play([ana, ben], 40)
    assert any(entry.seat == 2 and not entry.automatic for entry in ana.entries), "the bot plays"
    back = await people[2].connect(table)
    assert back.seat == 2, "one's own hand stays one's own to see"
    await back.until(lambda: back.turn.to_move != 2)
    assert await refused(back, ms.Undo, number=back.number) == "forbidden"
    assert await refused(back, ms.Choose, number=back.number, choice="end_turn") == "forbidden"
    assert await refused(back, ms.Ask, kind="undo", number=1) == "forbidden"
    await people[2].post(f"/api/tables/{table}/return")
    await settled(ana, back)
    assert (ana.table.seats[2].bot, ana.table.seats[2].name) == ("", "Cleo")
    await people[2].post(f"/api/tables/{table}/return", status=409)


async def test_a_friend_with_the_link_stands_in_until_the_owner_is_back(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    ana, ben, cleo = wires
    dan = await house.guest("Dan")
    await dan.join(table, people[0].invitation, status=409)
    await cleo.close()
    await done(ana, ms.Ask, kind="hand_over", seat=2)
    await done(ben, ms.Answer, request=(await request_of(ben)).id, yes=True)
    await settled(ana, ben)
    assert ana.table.seats[2].offered
    await dan.join(table, status=403)
    friend = await dan.connect(table)
    assert friend.seat is None
    await dan.join(table, people[0].invitation)
    await settled(ana, ben, friend)
    assert friend.seat == 2, "and sees the hand from now on"
    assert friend.gaps == 0
    assert (ana.table.seats[2].name, ana.table.seats[2].owner) == ("Dan", "Cleo")
    await play([ana, ben, friend], 30)
    assert any(entry.seat == 2 and not entry.automatic for entry in ana.entries)
    # The owner cannot act through the friend, and the friend cannot give up for the owner.
    owner = await people[2].connect(table)
    for message, fields in (
        (ms.Choose, {"number": owner.number, "choice": "end_turn"}),
        (ms.Undo, {"number": owner.number}),
        (ms.Ask, {"kind": "undo", "number": 1}),
    ):
        assert await refused(owner, message, **fields) == "forbidden"
    await people[2].post(f"/api/tables/{table}/leave", status=403)
    await dan.post(f"/api/tables/{table}/resign", status=403)
    await dan.post(f"/api/tables/{table}/return", status=403)
    await people[2].post(f"/api/tables/{table}/return")
    await settled(ana, owner, friend)
    assert friend.seat is None, "and the hand is hidden again"
    assert friend.view == (await house.stranger(table)).view != owner.view
    assert ana.table.seats[2].name == "Cleo"


async def test_a_friend_who_leaves_gives_the_seat_back_to_its_owner(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    ana, ben, cleo = wires
    await cleo.close()
    dan = await house.guest("Dan")
    await done(ana, ms.Ask, kind="hand_over", seat=2)
    await done(ben, ms.Answer, request=(await request_of(ben)).id, yes=True)
    await dan.join(table, people[0].invitation)
    await dan.post(f"/api/tables/{table}/leave")
    await settled(ana)
    seat = ana.table.seats[2]
    assert (seat.name, seat.owner, seat.bot) == ("Cleo", "Cleo", "skilled")
    assert (await dan.get(f"/api/tables/{table}"))["seat"] is None
    await people[2].post(f"/api/tables/{table}/return")


async def test_a_friend_takes_a_seat_over_from_a_bot_and_its_owner_takes_it_back(house: House) -> None:
    """In a long game one looks for a person while a bot keeps the table going."""
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    ana, ben, cleo = wires
    await people[2].post(f"/api/tables/{table}/leave")
    await settled(ana, ben)
    assert await refused(ana, ms.Ask, kind="hand_over", seat=2, bot="random") == "conflict"
    await done(ana, ms.Ask, kind="hand_over", seat=2)
    await done(ben, ms.Answer, request=(await request_of(ben)).id, yes=True)
    await settled(ana, ben)
    assert (ana.table.seats[2].offered, ana.table.seats[2].bot) == (True, "skilled")
    assert await refused(ben, ms.Ask, kind="hand_over", seat=2) == "conflict", "it is offered"
    await play([ana, ben], 30)
    assert live(ana).seats[2].offered, "the bot goes on until somebody comes"
    dan = await house.guest("Dan")
    await dan.join(table, people[0].invitation)
    friend = await dan.connect(table)
    assert friend.seat == 2
    assert (friend.table.seats[2].name, friend.table.seats[2].bot) == ("Dan", "")
    await people[2].post(f"/api/tables/{table}/return")
    await settled(ana, cleo)
    assert (ana.table.seats[2].name, ana.table.seats[2].offered) == ("Cleo", False)


async def test_a_friend_plays_on_for_somebody_who_has_resigned(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    ana, _ = wires
    await people[1].post(f"/api/tables/{table}/resign")
    await settled(ana)
    await done(ana, ms.Ask, kind="hand_over", seat=1)
    dan = await house.guest("Dan")
    await dan.join(table, people[0].invitation)
    await people[0].post(f"/api/tables/{table}/resign")
    friend = await dan.connect(table)
    assert friend.table.status == "playing", "Dan plays"
    await people[1].post(f"/api/tables/{table}/return", status=403)
    await dan.post(f"/api/tables/{table}/leave")
    await friend.until(lambda: friend.table.status == "abandoned")


async def test_whoever_is_offered_away_but_plays_is_back(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben", "Cleo")
    wire, others = await deciding(wires)
    await wire.close()
    await done(others[0], ms.Ask, kind="hand_over", seat=wire.seat)
    await done(others[1], ms.Answer, request=(await request_of(others[1])).id, yes=True)
    back = await people[wire.seat].connect(table)
    await back.choose()
    await settled(*others)
    assert not live(back).seats[wire.seat].offered
    assert not others[0].table.seats[wire.seat].offered, "and everybody knows"
    dan = await house.guest("Dan")
    await dan.join(table, people[0].invitation, status=409)


async def test_of_two_people_nobody_takes_the_others_seat_while_they_think(house: House) -> None:
    _, _, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    await wire.close()
    assert await refused(other, ms.Ask, kind="hand_over", seat=wire.seat, bot="random") == "forbidden"
    thought(live(other), AWAY_SECONDS + 1)
    await done(other, ms.Ask, kind="hand_over", seat=wire.seat, bot="random")
    await other.until(lambda: other.my_turn)
    assert other.table.seats[wire.seat].bot == "random"


async def test_leaving_and_coming_back(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    wire, (other,) = await deciding(wires)
    person = people[wire.seat]
    await person.post(f"/api/tables/{table}/leave")
    await other.until(lambda: other.my_turn)
    assert other.table.seats[wire.seat].bot == "skilled"
    await person.post(f"/api/tables/{table}/leave", status=403)
    await person.post(f"/api/tables/{table}/return")
    await settled(*wires)
    assert other.table.seats[wire.seat].bot == ""


async def test_resigning_is_for_good_and_the_others_play_on(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    ana, ben = wires
    await people[0].post(f"/api/tables/{table}/resign")
    await people[0].post(f"/api/tables/{table}/resign", status=409)
    await people[0].post(f"/api/tables/{table}/return", status=403)
    await ben.until(lambda: ben.table.seats[0].resigned)
    while not ben.over:
        await ben.until(lambda: ben.my_turn or ben.over)
        if ben.my_turn:
            await ben.choose()
            await settled(ben)
    assert ben.table.status == "finished"
    assert ana.seat == 0


async def test_when_everybody_resigns_the_table_is_given_up(house: House) -> None:
    table, people, wires = await sit_together(house, "Ana", "Ben")
    for person in people:
        await person.post(f"/api/tables/{table}/resign")
    await wires[0].until(lambda: wires[0].table.status == "abandoned")
    assert wires[0].table.seed is None, "it was not played to the end"
    assert (await people[0].ask("GET", f"/api/tables/{table}/record")).status_code == 409


# --- clocks ---------------------------------------------------------------------------------------------


async def test_a_clock_that_runs_out_lets_the_others_decide(house: House) -> None:
    settings = {"clock": {"bank": 60, "increment": 5}}
    _, _, wires = await sit_together(house, "Ana", "Ben", "Cleo", settings=settings)
    wire, (other, third) = await deciding(wires)
    room = house.hub.rooms[wire.id]
    await done(other, ms.Ask, kind="undo", number=0)
    assert await refused(other, ms.Ask, kind="hand_over", seat=wire.seat, bot="random") == "conflict"
    room.table.clocks.banks[wire.seat] = 0.2
    house.hub.turns.wake(room)
    await other.until(lambda: other.table.seats[wire.seat].timed_out)
    assert "timed_out" in [item.kind for item in other.news[-1].happened]
    await done(other, ms.Ask, kind="hand_over", seat=wire.seat, bot="random")
    await third.until(lambda: third.table.seats[wire.seat].bot == "random")


async def test_clocks_charge_whoever_thinks_and_everybody_sees_them(house: House) -> None:
    settings = {"clock": {"bank": 100, "increment": 7}}
    _, people, wires = await sit_together(house, "Ana", "Ben", settings=settings)
    wire, (other,) = await deciding(wires)
    seat, table = wire.seat, live(wire)
    thought(table, 30)
    while wire.my_turn:
        await wire.choose()
        await settled(*wires)
    assert other.table.seats[seat].clock == pytest.approx(77, abs=1.5), "100 - 30 + 7"
    assert other.table.seats[other.seat].clock == pytest.approx(100, abs=1.5)
    moves = [update for update in other.news if update.by]
    assert moves
    assert all(update.clocks and update.table is None for update in moves), "not the whole table each time"
    # An undo by consent gives the choice to somebody else: each pays for their own thinking only.
    thought(table, 20)
    await done(wire, ms.Ask, kind="undo", number=table.number - 1)
    await done(other, ms.Answer, request=(await request_of(other)).id, yes=True)
    await settled(*wires)
    assert wire.my_turn
    assert wire.table.seats[other.seat].clock == pytest.approx(80, abs=1.5)
    assert wire.table.seats[seat].clock == pytest.approx(77, abs=1.5)
    # A bot thinks for free.
    await people[seat].post(f"/api/tables/{wire.id}/leave")
    await other.until(lambda: other.my_turn)
    assert table.time_left(seat, time.time()) == pytest.approx(77, abs=1.5)


async def test_with_nobody_else_to_consent_a_friend_makes_it_practice(house: House) -> None:
    """One of two could send the link to themselves and look at the other hand; a bot tells nobody."""
    table, people, wires = await sit_together(house, "Ana", "Ben")
    waiting = 1 - wires[0].turn.to_move
    mine, gone = wires[waiting], wires[1 - waiting]
    await gone.close()
    thought(live(mine), AWAY_SECONDS + 1)
    await done(mine, ms.Ask, kind="hand_over", seat=gone.seat)
    await settled(mine)
    assert mine.table.seats[gone.seat].offered
    assert not mine.table.practice, "until somebody comes"
    second = await house.guest("Second")
    await second.join(table, people[0].invitation)
    await settled(mine)
    assert mine.table.practice
    seat = mine.table.seats[gone.seat]
    assert (seat.name, seat.owner) == ("Second", people[gone.seat].name)
    house.hub.rooms.pop(table)
    again = await second.connect(table)
    assert again.table.practice, "and it stays so after a restart"


async def test_with_the_consent_of_others_a_friend_is_no_practice(house: House) -> None:
    table, people, (ana, ben, cleo) = await sit_together(house, "Ana", "Ben", "Cleo")
    await cleo.close()
    await done(ana, ms.Ask, kind="hand_over", seat=2)
    await done(ben, ms.Answer, request=(await request_of(ben)).id, yes=True)
    await (await house.guest("Dan")).join(table, people[0].invitation)
    await settled(ana, ben)
    assert not ana.table.practice
