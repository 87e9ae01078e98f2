"""What is wrong with a component file, as sentences that several checks share."""

from collections import Counter
from collections.abc import Iterable, Iterator

from firekeeper.kernel.component_tables import Finding


def once(field: str, found: Iterable[object], wanted: Iterable[object]) -> Iterator[Finding]:
    """Every wanted one is there once, and nothing else."""
    counts, names = Counter(found), list(wanted)
    for name in names:
        if counts[name] != 1:
            yield Finding(str(name), field, f"there are {counts[name]} of {name}; expected exactly 1")
    for name in counts:
        if name not in names:
            yield Finding(str(name), field, f"there is no {name} in the box")


def number(row: str, field: str, found: object, wanted: object, rule: str) -> Iterator[Finding]:
    if found != wanted:
        yield Finding(row, field, f"is {found}; expected {wanted} ({rule})")
