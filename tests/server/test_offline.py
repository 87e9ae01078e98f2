"""The page of a replay: everything is inside, and nothing inside can break the page."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from firekeeper import library
from firekeeper.titles import TITLES, components_of
from firekeeper.web import offline

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = {game: sorted(RECORDS.glob(f"{game}_[0-9]*.json")) for game in TITLES}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client with a player that tries to end its own script."""
    folder = tmp_path / "offline"
    folder.mkdir()
    for game in TITLES:
        (folder / f"{game}.js").write_text('const a = "</script><!-- {braces}";', encoding="utf-8")
        (folder / f"{game}.css").write_text("p { color: red }", encoding="utf-8")
    return tmp_path


def unpacked(page: str) -> Any:
    packed = re.search(r'id="reel">([A-Za-z0-9+/=]+)</script>', page)
    assert packed is not None
    return json.loads(gzip.decompress(base64.b64decode(packed[1])))


@pytest.mark.parametrize("game", [game for game, files in GOLDEN.items() if files])
def test_everything_is_inside(client: Path, game: str) -> None:
    record = library.load(GOLDEN[game][0])
    played = library.replay(record)
    replay = offline.offline_replay_of_record(record, played, components_of(game), 0)
    page = offline.page(client, replay)
    found = unpacked(page)
    assert len(found["films"]) == played.rules.seats
    assert all(len(film["pictures"]) == len(record.entries) for film in found["films"])
    assert found["record"] == record.text()
    assert found["table"]["result"] == {
        "scores": played.scores,
        "winners": played.winners,
        "ending": played.ending,
    }
    assert set(found["words"]) == {"en", "fr"}
    words = "".join(found["words"]["fr"])
    assert f"{game}-lobby-name" in words
    assert not any(f"{other}-lobby-name" in words for other in TITLES if other != game)
    assert page.count("</script>") == 2
    assert "<!--" not in page
    assert "http" not in re.sub(r">[A-Za-z0-9+/=]+</script>", "", page)


def test_a_record_without_its_end_keeps_its_secrets(client: Path) -> None:
    played = library.new("wendake", players=2, seed="embers under the ash")
    for _ in range(60):
        played.choose(played.choices[0])
    found = unpacked(offline.page(client, offline.offline_replay_of_record(played.record, played, {}, None)))
    assert (found["record"], found["draws"], found["table"]["seed"]) == ("", [], None)
    assert found["table"]["status"] == "playing"
    assert "embers under the ash" not in json.dumps(found)


def test_a_client_that_was_not_built_is_named(tmp_path: Path) -> None:
    record = library.load(GOLDEN["wendake"][0])
    replay = offline.offline_replay_of_record(record, library.replay(record, 5), {}, None)
    with pytest.raises(offline.OfflineError, match=r"no offline player for wendake: build the client"):
        offline.page(tmp_path, replay)
