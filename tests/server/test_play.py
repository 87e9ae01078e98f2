"""Playing over the WebSocket: numbered updates, choices, undo, questions, chat, presence."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.fixtures.house import House, play, settled, sit_together

from firekeeper.web import messages as ms

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_everybody_is_told_the_same_public_table_and_nobody_misses_a_number(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        table, _, wires = await sit_together(house, "Ana", "Ben", "Cleo")
        watcher = await house.stranger(table)
        await play(wires, 60)
        await settled(*wires, watcher)
        assert [wire.seat for wire in wires] == [0, 1, 2]
        assert {wire.gaps for wire in [*wires, watcher]} == {0}
        assert len({wire.number for wire in [*wires, watcher]}) == 1
        for wire in [*wires, watcher]:
            fresh = await house.stranger(table) if wire is watcher else wire
            if fresh is wire:
                before = dict(wire.view)
                wire.send(ms.Resync(id=99))
                await wire.until(lambda wire=wire: isinstance(wire.heard[-1], ms.Full))
                assert wire.view == before, "the updates add up to the full view"
            else:
                assert fresh.view == watcher.view
