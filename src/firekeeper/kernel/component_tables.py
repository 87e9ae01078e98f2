"""Component tables: reading rows that people have typed in, with errors they can act on.

Whoever types in a printed game makes slips, so nothing is accepted unchecked, and every complaint names file,
row and field and says what would be right.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    LiteralType,
    Metadata,
    StructType,
    TupleType,
    Type,
    VarTupleType,
    type_info,
)


class PackError(ValueError):
    """What is wrong in a component pack, for the person who typed it in. `others` are further findings."""

    def __init__(
        self, file: str, row: str, field: str, message: str, others: "tuple[PackError, ...]" = ()
    ) -> None:
        place = [file, f'row "{row}"' if row else "", f'field "{field}"' if field else ""]
        self.file, self.row, self.field, self.message, self.others = file, row, field, message, others
        self.line = f"{', '.join(part for part in place if part)}: {message}"
        super().__init__("\n".join([self.line, *(other.line for other in others)]))

    @property
    def all(self) -> "tuple[PackError, ...]":
        return (self, *self.others)


class Finding(NamedTuple):
    row: str
    field: str
    message: str


S = TypeVar("S", bound=Struct)


class _Field(NamedTuple):
    name: str
    key: str  # its name in the file
    required: bool
    annotation: Any
    info: Type


@cache
def _fields(cls: type[Struct]) -> tuple[_Field, ...]:
    declared = msgspec.structs.fields(cls)
    return tuple(_Field(f.name, f.encode_name, f.required, f.type, type_info(f.type)) for f in declared)


def _expectation(info: Type) -> str:
    """A field's type in words."""
    if isinstance(info, Metadata):
        return str((info.extra_json_schema or {}).get("description") or _expectation(info.type))
    if isinstance(info, LiteralType):
        return "one of " + ", ".join(str(value) or '""' for value in info.values)
    if isinstance(info, IntType):
        return f"a whole number from {info.ge} to {info.le}"
    if isinstance(info, BoolType):
        return "true or false"
    if isinstance(info, TupleType):
        return f"a list of {len(info.item_types)} entries, each {_expectation(info.item_types[0])}"
    if isinstance(info, VarTupleType):
        size = (
            f"{info.min_length or 0} to {info.max_length}"
            if info.max_length
            else f"{info.min_length or 0} or more"
        )
        return f"a list of {size} entries, each {_expectation(info.item_type)}"
    if isinstance(info, DictType):
        return f"a table with keys {_expectation(info.key_type)} and values {_expectation(info.value_type)}"
    return "a text"


def _shown(value: object) -> str:
    """A wrong value, short enough for a message whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python refuses to print very long numbers and very deep lists
        return "this value"
    return text if len(text) <= 80 else text[:77] + "..."


class Reader:
    """Reads the rows of one file and collects all complaints about it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.errors: list[PackError] = []

    def complain(self, row: str, field: str, message: str) -> None:
        self.errors.append(PackError(self.file, row, field, message))

    def struct(self, cls: type[S], table: object, row: str) -> S | None:
        if not isinstance(table, dict):
            self.complain(row, "", f"{_shown(table)} is not a table of fields")
            return None
        before = len(self.errors)
        fields = _fields(cls)
        keys = [f.key for f in fields]
        for key in table:
            if key not in keys:
                self.complain(row, _shown(key).strip("'"), f"unknown field; the fields are {', '.join(keys)}")
        values: dict[str, Any] = {}
        for f in fields:
            rows = f.info.item_type if isinstance(f.info, VarTupleType) else None
            if f.key not in table:
                if f.required:
                    wanted = f"[[{f.key}]] rows" if isinstance(rows, StructType) else _expectation(f.info)
                    self.complain(row, f.key, f"is missing; expected {wanted}")
            elif isinstance(rows, StructType):
                values[f.name] = self.rows(rows.cls, table[f.key], f.key)
            else:
                values[f.name] = self.value(f, table[f.key], row)
        return cls(**values) if len(self.errors) == before else None

    def rows(self, cls: type[S], table: object, kind: str) -> tuple[S, ...]:
        if not isinstance(table, list):
            self.complain("", kind, f"{_shown(table)} is not right; expected [[{kind}]] rows")
            return ()
        content: list[S] = []
        seen: set[str] = set()
        for number, entry in enumerate(table, 1):
            given = entry.get("id") if isinstance(entry, dict) else None
            name = given[:40] if isinstance(given, str) and given else f"{kind} {number}"
            if given is not None and name in seen:
                self.complain(name, "id", f"another {kind} has this id; every {kind} needs its own")
            seen.add(name)
            row = self.struct(cls, entry, name)
            if row is not None:
                content.append(row)
        return tuple(content)

    def value(self, f: _Field, value: object, row: str) -> Any:
        try:
            return msgspec.convert(value, f.annotation, str_keys=True)
        except (msgspec.ValidationError, RecursionError):
            self.complain(row, f.key, f"{_shown(value)} is not right; expected {_expectation(f.info)}")
            return None


FileType = tuple[type[Struct], Callable[[Any], Iterable[Finding]]]
"""What a file contains, and the check of its content as a whole."""


def read_files(tables: dict[str, Any], types: dict[str, FileType]) -> tuple[dict[str, Any], list[PackError]]:
    """The contents of parsed files by stem, and all complaints: missing, unknown and wrong ones alike."""
    errors = [
        PackError(f"{stem}.toml", "", "", f"unknown file; the files are {', '.join(types)}")
        for stem in tables
        if stem not in types
    ]
    files: dict[str, Any] = {}
    for stem, (cls, check) in types.items():
        if stem not in tables:
            errors.append(PackError(f"{stem}.toml", "", "", "the file is missing"))
            continue
        reader = Reader(f"{stem}.toml")
        content = reader.struct(cls, tables[stem], "")
        if content is not None:
            files[stem] = content
            for finding in check(content):
                reader.complain(*finding)
        errors.extend(reader.errors)
    return files, errors


def combine_errors(errors: list[PackError]) -> PackError:
    """All complaints as one error."""
    first = errors[0]
    return PackError(first.file, first.row, first.field, first.message, tuple(errors[1:]))
