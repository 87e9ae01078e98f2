"""Whatever comes over a WebSocket: malformed, stale, duplicate, illegal, of another version.

Hypothesis makes it up. Every message gets a typed answer; the table changes only when the answer is done, by
what was asked, and the other seats go on.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from table.fixtures.house import House, Wire, play, settled, sit_together

from firekeeper.table.errors import Code
from firekeeper.web import messages as ms

bounded = settings(
    max_examples=300,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Court:
    """A table with two people and somebody who watches, on an event loop of its own."""

    def __init__(self, runner: asyncio.Runner, house: House) -> None:
        self.runner = runner
        self.house = house

    async def sit_down(self) -> None:
        self.table, self.people, self.wires = await sit_together(self.house, "Ana", "Ben")
        await play(self.wires, 12)
        self.watcher = await self.house.stranger(self.table)
        await settled(*self.wires, self.watcher)

    def run(self, story: Any) -> Any:
        return self.runner.run(story)

    @property
    def everybody(self) -> list[Wire]:
        return [*self.wires, self.watcher]

    @property
    def live(self) -> Any:
        return self.house.hub.rooms[self.table].table

    async def answer(self, wire: Wire, data: str | bytes) -> list[ms.Outgoing]:
        """What a connection hears after a message, up to the answer to a ping sent behind it."""
        begin = len(wire.received)
        wire.send(data)
        behind = await wire.ask(ms.Ping)
        return [
            message
            for message in wire.received[begin:]
            if not isinstance(message, ms.Update | ms.Presence) and message is not behind
        ]

    async def still_well(self) -> None:
        await settled(*self.everybody)
        for wire in self.everybody:
            assert wire.closed is None
            assert wire.gaps == 0
            assert isinstance(await wire.ask(ms.Ping), ms.Pong)
        assert self.wires[0].number == self.wires[1].number == self.live.number


@pytest.fixture(scope="module")
def court(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Court]:
    house = House(tmp_path_factory.mktemp("court"))
    with asyncio.Runner() as runner:
        opened, leave = asyncio.Event(), asyncio.Event()

        async def keep() -> None:
            async with house:
                opened.set()
                await leave.wait()

        kept = runner.get_loop().create_task(keep())
        runner.run(opened.wait())
        made = Court(runner, house)
        runner.run(made.sit_down())
        yield made
        leave.set()
        runner.run(asyncio.wait_for(kept, 60))


# --- what cannot be read ---------------------------------------------------------------------------------

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TAGS = [kind.__struct_config__.tag for kind in ms.Incoming.__args__]
FIELDS = sorted({name for kind in ms.Incoming.__args__ for name in kind.__struct_fields__})
shapeless = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    values.map(json.dumps),
    # Almost a message: a tag of ours, fields of ours, and anything in them.
    st.builds(
        lambda tag, fields: json.dumps({"type": tag, **fields}),
        st.sampled_from([*TAGS, "full", "done", "Choose", ""]),
        st.dictionaries(st.sampled_from([*FIELDS, "seat", "account"]), values, max_size=5),
    ),
    st.integers(1, 2000).map(lambda depth: "[" * depth),
    st.integers(1, 2000).map(lambda depth: '{"type":' * depth),
)


@bounded
@given(data=shapeless, who=st.integers(0, 2))
def test_what_cannot_be_read_is_refused(court: Court, data: str | bytes, who: int) -> None:
    try:
        ms.decode_incoming(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        readable = False
    else:
        readable = True

    async def story() -> None:
        before = court.live.count
        heard = await court.answer(court.everybody[who], data)
        assert len(heard) == 1
        if not readable:
            assert isinstance(heard[0], ms.Refused)
            assert heard[0].code == "bad_message"
        changed = court.live.count - before
        assert changed <= (1 if isinstance(heard[0], ms.Done) else 0)
        await court.still_well()

    court.run(story())


# --- what can be read but not done -----------------------------------------------------------------------

number = st.integers(0, 1_000_000) | st.integers(-4, 4).map(lambda step: ("near", step))
choice = st.text(max_size=60) | st.integers(0, 9).map(lambda at: ("legal", at)) | st.sampled_from(
    ["end_turn", "draw deck", "activate 0 0", "activate 0 2", "claim women_1", "exchange leather fish", "* 1"]
)  # fmt: skip
WISHES = st.one_of(
    st.tuples(st.just("choose"), st.fixed_dictionaries({"number": number, "choice": choice})),
    st.tuples(st.just("undo"), st.fixed_dictionaries({"number": number, "restart": st.booleans()})),
    st.tuples(
        st.just("ask"),
        st.fixed_dictionaries(
            {
                "kind": st.sampled_from(["undo", "hand_over"]),
                "number": number,
                "seat": st.integers(0, 9),
                "bot": st.sampled_from(["", "random", "no such bot"]),
            }
        ),
    ),
    st.tuples(
        st.just("answer"), st.fixed_dictionaries({"request": st.integers(0, 400), "yes": st.booleans()})
    ),
    st.tuples(st.just("why_not"), st.fixed_dictionaries({"number": number, "choice": choice})),
    st.tuples(st.just("horizon"), st.fixed_dictionaries({"number": number})),
    st.tuples(st.just("foresee"), st.fixed_dictionaries({"number": number, "choice": choice})),
    st.tuples(st.just("hello"), st.fixed_dictionaries({"version": st.integers(-1, 3)})),
    st.tuples(st.just("resync"), st.just({})),
    st.tuples(st.just("say"), st.fixed_dictionaries({"text": st.text(max_size=30)})),
)


@bounded
@given(wish=WISHES, who=st.integers(0, 2), times=st.integers(1, 3))
def test_what_is_not_possible_is_refused_and_what_is_done_is_done_once(
    court: Court, wish: tuple[str, dict[str, Any]], who: int, times: int
) -> None:
    async def story() -> None:
        wire = court.everybody[who]
        live, kind = court.live, wish[0]
        fields = {name: concrete(value, wire, live) for name, value in wish[1].items()}
        data = json.dumps({"type": kind, "id": 77, **fields})
        before, number = live.count, live.number
        answers = [found for _ in range(times) for found in await court.answer(wire, data)]
        assert len(answers) >= times
        done = sum(isinstance(answer, ms.Done) for answer in answers)
        for answer in answers:
            if isinstance(answer, ms.Refused):
                assert answer.code in get_args(Code)
                assert answer.message
        if not done:
            assert (court.live.count, court.live.number) == (before, number)
        else:
            assert who < 2, "a spectator without a name changes nothing"
            # An answer to a request, and the last consent, may carry it out with a second line.
            assert done <= court.live.count - before <= 2 * done
        if kind in ("choose", "undo"):
            assert done <= 1, "the same message again is stale"
        await court.still_well()
        await withdraw(court)

    court.run(story())


def concrete(value: Any, wire: Wire, live: Any) -> Any:
    """Numbers near the present, and legal choices, as of now."""
    if not isinstance(value, tuple):
        return value
    kind, at = value
    if kind == "near":
        return max(0, live.number + at)
    return wire.choices[at % len(wire.choices)] if wire.choices else "end_turn"


async def withdraw(court: Court) -> None:
    """Refuse what waits for consent, and take seats back, so that the table stays one of two people."""
    for request in list(court.live.requests.values()):
        asker = court.wires[request.by]
        assert isinstance(await asker.ask(ms.Answer, request=request.id, yes=False), ms.Done)
    for seat, person in enumerate(court.people):
        place = court.live.seats[seat]
        if place.offered or place.bot:
            await person.post(f"/api/tables/{court.table}/return")
    await settled(*court.everybody)


# --- wrong versions --------------------------------------------------------------------------------------


@settings(bounded, max_examples=30)
@given(version=st.integers().filter(lambda version: version != ms.VERSION))
def test_another_version_of_the_protocol_is_told_which_one_we_speak(court: Court, version: int) -> None:
    async def story() -> None:
        wire = await Wire(court.house, court.table, court.people[0].token).open(hello=False)
        answers = await court_answers(wire, json.dumps({"type": "hello", "version": version}))
        assert [answer.code for answer in answers] in (["wrong_version"], ["bad_message"])
        assert wire.table is None
        await wire.close()

    court.run(story())


async def court_answers(wire: Wire, data: str) -> list[Any]:
    begin = len(wire.received)
    wire.send(data)
    await wire.until(lambda: len(wire.received) > begin)
    return wire.received[begin:]


def test_the_table_has_lived_through_all_of_it(court: Court) -> None:
    """Runs last: people play on, and the record replays from its first line."""

    async def story() -> None:
        await play(court.wires, 20)
        stored = court.house.service.store.load(court.table)
        assert stored is not None
        assert len(stored.lines) == court.live.count

    court.run(story())
