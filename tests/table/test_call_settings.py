"""Quiet hours, and where messages may go."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from firekeeper.table.call_channels import mail_server
from firekeeper.table.call_settings import Quiet, checked_quiet, quiet_for
from firekeeper.table.errors import TableError
from firekeeper.table.safe_post import BadAddress, checked_address, is_public, resolve

NIGHT = Quiet(begin=22 * 60, end=8 * 60, zone="Europe/Paris")


def paris(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Paris")).timestamp()


@pytest.mark.parametrize(
    ("time", "hours"),
    [
        ("2026-11-18T21:59", 0.0),
        ("2026-11-18T22:00", 10.0),
        ("2026-11-19T07:30", 0.5),
        ("2026-11-19T08:00", 0.0),
        ("2026-10-24T23:00", 10.0),  # summer time ends in this night: nine hours by the clock
    ],
)
def test_quiet_hours_over_midnight(time: str, hours: float) -> None:
    assert quiet_for(NIGHT, paris(time)) == hours * 3600


def test_quiet_hours_within_a_day_and_in_another_place() -> None:
    nap = Quiet(begin=13 * 60, end=15 * 60, zone="America/Toronto")
    assert quiet_for(nap, paris("2026-11-18T19:30")) == 1.5 * 3600  # half past one in Toronto
    assert quiet_for(nap, paris("2026-11-18T14:00")) == 0
    assert quiet_for(None, 0.0) == 0
    assert checked_quiet(Quiet(begin=60, end=60)) is None
    with pytest.raises(TableError, match="no time zone «Europe/Atlantis»"):
        checked_quiet(Quiet(begin=60, end=120, zone="Europe/Atlantis"))
    with pytest.raises(TableError, match="no time zone"):
        checked_quiet(Quiet(begin=60, end=120, zone="../../etc/passwd"))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.8", "192.168.1.1", "172.16.3.4", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1",
        "::ffff:169.254.169.254", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_everybodys(address: str) -> None:
    assert not is_public(address)


def test_public_addresses() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook", "ftp://example.org", "https://", "https://user:secret@example.org/",
        "https://example.org/a b", "https://exämple.org/", "https://example.org:99999/", "nonsense", "",
        "https://example.org/\r\nx-header: 1", "file:///etc/passwd", "https://[::1",
    ],
)  # fmt: skip
def test_addresses_that_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(url)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "::1"])
def test_names_of_this_computer_are_not_followed(host: str) -> None:
    with pytest.raises(BadAddress):
        resolve(host, 443, allow_private=False)
    assert checked_address("http://localhost:8080/x?y=1", True) == ("http", "localhost", 8080, "/x?y=1")


def test_the_mail_server_is_read_from_one_line() -> None:
    server = mail_server("smtp://me%40home:a%2Fb@mail.example.org?from=games@example.org")
    assert server is not None
    assert (server.host, server.port, server.user, server.password) == (
        "mail.example.org", 587, "me@home", "a/b",
    )  # fmt: skip
    assert server.encrypted == "starttls"
    assert mail_server("") is None
    secure = mail_server("smtps://mail.example.org?from=games@example.org")
    assert secure is not None
    assert (secure.port, secure.encrypted) == (465, "smtps")
    for wrong in ("mail.example.org", "smtp://?from=a@b.c", "smtp://mail.example.org"):
        with pytest.raises(ValueError, match="it should be like smtp://"):
            mail_server(wrong)
