"""What would be right: what cannot be read is refused with the values, or the names, that could be there."""

from __future__ import annotations

import contextlib
import re
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from firekeeper.web import messages as ms


def explain(complaint: str, path: str, kind: Any) -> str:
    """A complaint of msgspec about a place in something of a kind, with what it could be there.

    `path` is written like seats[0].kind.
    """
    found = _at(_info(kind), [step for step in re.split(r"[.\[\]$]+", path) if step])
    if complaint.startswith("Invalid enum value"):
        values = [str(value) for one in found if isinstance(one, kinds.LiteralType) for value in one.values]
        return _with(complaint, "it can be", values)
    if complaint.startswith("Object contains unknown field"):
        names = [field.encode_name for one in _structs(found) for field in one.fields]
        return _with(complaint, "there are", names)
    if complaint.startswith("Invalid value"):  # no Struct has this tag
        return _with(complaint, "it can be", [str(one.tag) for one in _structs(_choices(_info(kind)))])
    return complaint


class _Tagged(Struct):
    type: str


_decode_tagged = msgspec.json.Decoder(_Tagged).decode


def misread(error: Exception, data: bytes | str) -> str:
    """What is wrong with a message of the WebSocket, and what would be right."""
    meant: Any = ms.Incoming
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        tag = _decode_tagged(data).type
        known = (kind for kind in get_args(ms.Incoming) if kind.__struct_config__.tag == tag)
        meant = next(known, meant)
    complaint, _, place = str(error).partition(" - at `$")
    explained = explain(complaint, place.rstrip("`"), meant)
    return f"{place.strip('.`')}: {explained}" if place else explained


def _with(complaint: str, words: str, known: list[str]) -> str:
    return f"{complaint}; {words} {', '.join(dict.fromkeys(known))}" if known else complaint


@cache
def _info(kind: Any) -> kinds.Type:
    return kinds.type_info(kind)


def _at(kind: kinds.Type, steps: list[str]) -> list[kinds.Type]:
    """The types that may stand at a place: several, where one of several Structs may have been meant."""
    here = _choices(kind)
    for step in steps:
        inside: list[kinds.Type] = []
        for one in here:
            if isinstance(one, kinds.StructType):
                inside += [field.type for field in one.fields if field.encode_name == step]
            elif isinstance(one, kinds.ListType):
                inside.append(one.item_type)
        here = [found for one in inside for found in _choices(one)]
    return here


def _choices(kind: kinds.Type) -> list[kinds.Type]:
    if isinstance(kind, kinds.Metadata):
        return _choices(kind.type)
    return list(kind.types) if isinstance(kind, kinds.UnionType) else [kind]


def _structs(found: list[kinds.Type]) -> list[kinds.StructType]:
    return [one for one in found if isinstance(one, kinds.StructType)]
