"""Options of Tindaya: what a group settles before set-up (TD-MODE-11, -12, -15; decision D-01)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from firekeeper.kernel.options import Requirement

RED_TILES = {"easy": 2, "medium": 4, "hard": 6}
"""Red tiles of each level unless another number is chosen (TD-MODE-13, DATA section 3)."""
FULL_GAME = ["none", "final"]
"""Steps of the campaign at which every option is free."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One validated set of options. `players` counts people; one of them plays alone (area SOLO)."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    mode: Literal["alliance", "domination"] = "alliance"
    campaign_step: Literal["none", "1", "2", "3", "final"] = "none"
    difficulty: Literal["easy", "medium", "hard"] = "easy"
    layout: Literal["automatic", "preset", "by_turns", "host"] = "automatic"  # TD-SETUP-41
    red_tiles: Literal["", 0, 2, 4, 6, 8] = ""
    traitor: bool = False
    dowry: bool = False
    mission: Literal["", "inventors", "warriors", "breeders", "planners", "fertile"] = ""  # TD-MODE-15
    map: str = ""  # of the host, TD-SETUP-48
    first_seat: Literal["", 1, 2, 3, 4] = ""  # TD-SETUP-46; chance names it if nobody does
    tribes: str = ""  # of all seats, such as «agana majos» (TD-MODE-15)
    colours: str = ""  # of the first seats, such as «green blue»; the others take those left (TD-SETUP-46)


COMBINATIONS = "TD-MODE-12"

REQUIREMENTS = (
    Requirement(
        "mode", {"players": [2, 3, 4]}, "option-tindaya-domination-needs-two", ["domination"], COMBINATIONS
    ),
    Requirement(
        "campaign_step", {"mode": ["alliance"]}, "option-tindaya-campaign-alliance", ["1", "2"], COMBINATIONS
    ),
    Requirement(
        "campaign_step",
        {"mode": ["domination"]},
        "option-tindaya-campaign-domination",
        ["3"],
        COMBINATIONS,
        determines=True,
    ),
    Requirement(
        "difficulty", {"campaign_step": FULL_GAME}, "option-tindaya-campaign-easy", rule=COMBINATIONS
    ),
    Requirement(
        "red_tiles",
        {"campaign_step": FULL_GAME},
        "option-tindaya-campaign-black",
        [2, 4, 6, 8],
        COMBINATIONS,
    ),
    Requirement(
        "red_tiles",
        {"layout": ["automatic", "by_turns", "host"]},
        "option-tindaya-preset-black",
        [2, 4, 6, 8],
        COMBINATIONS,
    ),
    Requirement(
        "traitor",
        {"mode": ["domination"], "campaign_step": FULL_GAME},
        "option-tindaya-traitor-domination",
        rule=COMBINATIONS,
    ),
    Requirement(
        "dowry", {"campaign_step": FULL_GAME}, "option-tindaya-campaign-no-variants", rule=COMBINATIONS
    ),
    Requirement(
        "mission",
        {"mode": ["alliance"], "campaign_step": FULL_GAME},
        "option-tindaya-mission-alliance",
        rule="TD-CAMPAIGN-13",
    ),
    Requirement("map", {"layout": ["host"]}, "option-tindaya-map-host", rule="TD-SETUP-41"),
    Requirement("first_seat", {"players": [2, 3, 4]}, "option-tindaya-first-seat", [2], "TD-SETUP-46"),
    Requirement("first_seat", {"players": [3, 4]}, "option-tindaya-first-seat", [3], "TD-SETUP-46"),
    Requirement("first_seat", {"players": [4]}, "option-tindaya-first-seat", [4], "TD-SETUP-46"),
    Requirement(
        "tribes",
        {"campaign_step": ["none", "3", "final"]},
        "option-tindaya-campaign-tribes",
        rule="TD-CAMPAIGN-13",
    ),
)


def resolve_options(options: Options) -> Options:
    """Fill in the number of red tiles: by the level, none in the campaign and on a preset."""
    if options.red_tiles != "":
        return options
    black = options.campaign_step not in FULL_GAME or options.layout == "preset"
    return msgspec.structs.replace(options, red_tiles=0 if black else RED_TILES[options.difficulty])
