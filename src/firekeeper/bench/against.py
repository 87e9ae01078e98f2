"""Another checkout: our random self-play beside that of an older or a changed copy of the package.

Both are measured in turn, in fresh processes, and each pair of runs gives a ratio: a slow minute of the
machine hits both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles

from msgspec import Struct

from firekeeper.bench.comparison import Effort, run_worker
from firekeeper.bench.engines import PACKAGE, Engine, EngineError, binaries, compiled, pure
from firekeeper.titles import TITLES

AT_LEAST = 0.97
"""Ours may be slower by what the medians of such runs differ by on a quiet machine."""


class Against(Struct, frozen=True):
    """One game on both sides: medians of decisions/s, and the quartiles of the ratios ours / theirs."""

    game: str
    kind: str  # "pure" or "compiled"
    ours: float
    theirs: float
    ratio: float
    quartiles: list[float]
    ok: bool


def engines_in(folder: Path) -> list[Engine]:
    """The packages of a checkout, or of a folder of tools/compile.py --out: pure, compiled or both."""
    roots = [root for root in (folder / "src", folder) if (root / PACKAGE.name / "kernel").is_dir()]
    if not roots:
        raise EngineError(f"{folder} holds no package {PACKAGE.name}: name a checkout, or a compiled package")
    found = [Engine("pure", roots[0].resolve())]
    for root in (roots[0], folder / "build" / "compiled"):
        if binaries(root):
            found.append(Engine("compiled", root.resolve()))
            break
    return found


def compare_with(
    other: Path,
    games: Sequence[str] = (),
    *,
    effort: Effort,
    named: Path | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[Against]:
    """Measure some games, by default all that both have: as Python, and compiled if both are."""
    fast, _ = compiled(named)
    ours = {engine.kind: engine for engine in ([pure()] if fast is None else [pure(), fast])}
    theirs = {engine.kind: engine for engine in engines_in(other)}
    shared = [game for game in TITLES if (theirs["pure"].root / PACKAGE.name / "games" / game).is_dir()]
    pairs = [(game, kind) for game in games or shared for kind in ours if kind in theirs]
    figures: dict[tuple[str, str], list[tuple[float, float]]] = {pair: [] for pair in pairs}
    done = 0
    for repetition in range(effort.repetitions):
        for game, kind in pairs:
            # They take turns in being first, too.
            if repetition % 2:
                here = _speed(ours[kind], game, effort, repetition)
                there = _speed(theirs[kind], game, effort, repetition)
            else:
                there = _speed(theirs[kind], game, effort, repetition)
                here = _speed(ours[kind], game, effort, repetition)
            figures[game, kind].append((here, there))
            done += 1
            if progress is not None:
                progress(done, effort.repetitions * len(pairs))
    return [_row(game, kind, figures[game, kind]) for game, kind in pairs]


def _speed(engine: Engine, game: str, effort: Effort, repetition: int) -> float:
    where = ("--root", str(engine.root), "--engine", engine.kind, "--game", game)
    found = run_worker(("ours", "playout", *where, *effort.playout), repetition)
    return float(found["decisions"] / found["seconds"])


def _row(game: str, kind: str, speeds: list[tuple[float, float]]) -> Against:
    ratios = [one / other for one, other in speeds]
    spread = quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3
    ratio = median(ratios)
    here, there = median([one for one, _ in speeds]), median([other for _, other in speeds])
    return Against(game, kind, here, there, ratio, spread, ratio >= AT_LEAST)
