"""Component tables: reading rows that people have typed in, with errors they can act on.

Whoever types in a printed game makes slips, so nothing is accepted unchecked, and every complaint names file,
row and field and says what would be right.

A game declares its files once, as the fields of its `Components`, and their rows as Structs whose types say
what a field may hold. An id whose type is a plain `Literal` lists all rows there are, each once. What the
rulebook demands beyond that are the functions `check_<file>` of the game's `component_checks`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, NamedTuple, Self, TypeVar, get_origin

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


def _all_ids(cls: type[Struct]) -> tuple[Any, ...]:
    """The ids of all rows there are, where the type of `id` lists them."""
    info = next((field.info for field in _fields(cls) if field.name == "id"), None)
    return info.values if isinstance(info, LiteralType) else ()


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
        for name in _all_ids(cls):
            if name not in seen:
                self.complain(name, "", f"the {kind} row is missing")
        return tuple(content)

    def value(self, f: _Field, value: object, row: str) -> Any:
        try:
            return msgspec.convert(value, f.annotation, str_keys=True)
        except (msgspec.ValidationError, RecursionError):
            self.complain(row, f.key, f"{_shown(value)} is not right; expected {_expectation(f.info)}")
            return None


FileType = tuple[type[Struct], Callable[[Any], Iterable[Finding]]]
"""What a file contains, and the check of its content as a whole."""


class Rows(NamedTuple):
    """Marks a field of `Components` that holds the rows `[[key]]` of a file:
    `tiles: Annotated[tuple[Tile, ...], Rows("tiles", "tile")]`."""

    file: str
    key: str


class Files(NamedTuple):
    """Marks a field that holds several files of one type: `Annotated[tuple[Map, ...], Files(("a", "b"))]`."""

    stems: tuple[str, ...]


class ComponentSet(Struct, frozen=True):
    """All components of a game. A field is a whole file, a Struct with the name of the file, or is marked."""

    @classmethod
    def from_tables(cls, tables: dict[str, Any]) -> Self:
        """Read and check the parsed files, given by stem ("tiles", "setup"). PackError if one is wrong."""
        package = cls.__module__.rpartition(".")[0]
        found: Self = import_module(f"{package}.component_checks").read(tables)
        return found


C = TypeVar("C", bound=ComponentSet)
Checks = Mapping[str, Any]
"""The functions of a game's `component_checks` by name (`globals()`), those named `check_<file>` among them.
They get what the file holds: the Struct, or the rows of its tables one after the other."""


def read_components(cls: type[C], tables: dict[str, Any], checks: Checks) -> C:
    """All components from parsed files by stem, checked one by one, and then together by `check_together`."""
    found = cls(**_by_field(cls, read_files(tables, file_types(cls, checks))))
    if "check_together" in checks:
        refuse([PackError(*finding) for finding in checks["check_together"](found)])
    return found


def file_types(cls: type[ComponentSet], checks: Checks) -> dict[str, FileType]:
    """The files that components are read from, in the order of their fields."""
    types: dict[str, type[Struct]] = {}
    columns: dict[str, list[tuple[str, Any, Any]]] = {}
    for field in msgspec.structs.fields(cls):
        kind, mark = _marked(field.type)
        if isinstance(mark, Rows):
            columns.setdefault(mark.file, []).append((field.name, kind, msgspec.field(name=mark.key)))
            types[mark.file] = msgspec.defstruct(mark.file, columns[mark.file], frozen=True, kw_only=True)
        elif isinstance(mark, Files):
            types.update(dict.fromkeys(mark.stems, kind.__args__[0]))
        elif isinstance(kind, type) and issubclass(kind, Struct):
            types[field.name] = kind
    return {stem: (kind, _check_of(stem, kind, stem in columns, checks)) for stem, kind in types.items()}


def _marked(annotation: Any) -> tuple[Any, Any]:
    """The type of a field, and its mark if it has one."""
    if get_origin(annotation) is Annotated:
        return annotation.__origin__, annotation.__metadata__[0]
    return annotation, None


def _check_of(
    stem: str, kind: type[Struct], in_rows: bool, checks: Checks
) -> Callable[[Any], Iterable[Finding]]:
    """The check of a file; `check_map` is for map_2, map_3, ..., and a file may do without."""
    check = checks.get(f"check_{stem}", checks.get(f"check_{stem.rstrip('_0123456789')}"))
    if check is None:
        return lambda file: ()
    return (
        (lambda file: check(*[getattr(file, name) for name in kind.__struct_fields__])) if in_rows else check
    )


def _by_field(cls: type[ComponentSet], files: dict[str, Any]) -> dict[str, Any]:
    """What files hold, by the fields of the components."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(cls):
        _, mark = _marked(field.type)
        if isinstance(mark, Rows):
            found[field.name] = getattr(files[mark.file], field.name)
        elif isinstance(mark, Files):
            found[field.name] = tuple(files[stem] for stem in mark.stems)
        else:
            found[field.name] = files[field.name]
    return found


def read_files(
    tables: dict[str, Any],
    types: dict[str, FileType],
    check_each: Callable[[str, Any], Iterable[Finding]] = lambda stem, file: (),
) -> dict[str, Any]:
    """The contents of parsed files by stem. PackError has all complaints: missing, unknown and wrong ones."""
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
            for finding in (*check(content), *check_each(stem, content)):
                reader.complain(*finding)
        errors.extend(reader.errors)
    refuse(errors)
    return files


def refuse(errors: list[PackError]) -> None:
    """Raise all complaints as one error, if there are any."""
    if errors:
        first, *others = errors
        raise PackError(first.file, first.row, first.field, first.message, tuple(others))


# --- sentences that several games say ---------------------------------------------------------------


def exactly(rows: Iterable[str], wanted: Iterable[str], kind: str) -> Iterator[Finding]:
    """Complain unless the ids are these; the names of components in all languages go by them."""
    given, expected = list(rows), list(wanted)
    for name in expected:
        if name not in given:
            yield Finding(name, "", f"the {kind} row is missing")
    for name in given:
        if name not in expected:
            yield Finding(name, "id", f"there is no such {kind}; expected {', '.join(expected)}")
