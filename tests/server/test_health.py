"""Health tells the truth: a database that would not keep what is written is not well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from table.fixtures.house import House, sit_together

from firekeeper.table import health
from firekeeper.table.errors import TableError
from firekeeper.table.operations import OperationError, claimed, in_use
from firekeeper.web import messages as ms

pytest_plugins = ("table.fixtures.rooms",)


async def well(house: House) -> bool:
    answer = await house.http.get("/healthz")
    assert answer.status_code == (200 if answer.json()["ok"] else 503)
    return bool(answer.json()["ok"])


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
async def test_a_database_file_that_is_not_in_its_place(tmp_path: Path, how: str) -> None:
    file, aside = tmp_path / "house.sqlite", tmp_path / "aside.sqlite"
    async with House(tmp_path) as house:
        _, people, wires = await sit_together(house, "Ana", "Ben")
        assert await well(house)
        mover = next(wire for wire in wires if wire.my_turn)
        number = mover.number
        if how == "deleted":
            file.unlink()
        else:
            file.rename(aside)
        if how == "replaced":
            file.write_bytes(aside.read_bytes())
        assert not await well(house)
        at = len(mover.received)
        mover.send(ms.Choose(number=number, choice=mover.choices[0], id=77))
        await mover.until(lambda: len(mover.received) > at or mover.closed is not None)
        assert not [one for one in mover.received[at:] if isinstance(one, ms.Done | ms.Update)]
        assert (await people[0].ask("POST", "/api/tables", {"game": "wendake"})).status_code == 503
        assert not await well(house)
        if how == "moved":
            aside.rename(file)
            assert await well(house), "it is the same file again"
            made = await people[0].ask("POST", "/api/tables", {"game": "wendake"})
            assert made.status_code == 201


@pytest.mark.anyio
async def test_writes_that_fail_show_until_one_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path) as house:
        _, _, wires = await sit_together(house, "Ana", "Ben")
        store = house.service.store

        def full(*_: Any) -> Any:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        with monkeypatch.context() as broken:
            broken.setattr(store.writer.appender, "append", full)
            mover = next(wire for wire in wires if wire.my_turn)
            answer = await mover.choose()
            assert (type(answer), answer.code) == (ms.Refused, "not_saved")
            broken.setattr(health, "PROBE_SECONDS", 3600.0)
            store.health._probed = health.time.monotonic()
            assert not await well(house), "nothing has been written since"
            broken.setattr(health, "PROBE_SECONDS", 0.0)
            with broken.context() as worse:
                worse.setattr("firekeeper.table.store._probe", full)
                assert not await well(house), "it still does not work"
        store.health._probed = -3600.0
        assert await well(house), "the next look tries to write"
        mover = next(wire for wire in wires if wire.my_turn)
        assert isinstance(await mover.choose(), ms.Done)
        with pytest.raises(TableError):
            store.write(full)
        assert store.health.failing
        assert isinstance(await next(wire for wire in wires if wire.my_turn).choose(), ms.Done)
        assert await well(house)


def test_a_second_server_is_refused_also_through_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real" / "games.sqlite"
    real.parent.mkdir()
    real.touch()
    link = tmp_path / "link.sqlite"
    link.symlink_to(real)
    folder = tmp_path / "folder"
    folder.symlink_to(real.parent)
    others = [str(link), str(folder / "games.sqlite"), f"sqlite:///{link}"]
    with claimed(str(real)):
        for other in others:
            assert in_use(other)
            with pytest.raises(OperationError, match="another server is using"), claimed(other):
                pass
    for other in others:
        with claimed(other), pytest.raises(OperationError), claimed(str(real)):
            pass
