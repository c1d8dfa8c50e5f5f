"""Whole games of a pupil from whom one rule is taken away, for each rule that the lessons print.

The pupils play the same openings against the same level in turn, so that what has been played when a run is
stopped compares them already. Two games of one opening, colours exchanged, are one part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import mean

from tests.bench.support.players import level, openings, play_out
from tests.proofs.sections import KEPT, PAGE, put_section
from tests.pupils.course import pupil_after, taught
from tutor.games.base import Position

LAST = 23
"""The last lesson that prints a rule."""

LEVEL = 5
PARTS = 100
SEED = 1888
WHOLE = "none"

RESAMPLED = 1000
"""Times that the parts are drawn anew, to tell how far a difference may be chance."""

Play = Callable[[str, Position, int], float]
"""The points, of two, of the pupil without a rule in both games from an opening with this number."""


def play_part(rule: str, opening: Position, number: int) -> float:
    """Play both games of a part."""
    pupil, foe = pupil_after(LAST, rule).move, level(LEVEL, seconds=10)
    return play_out(opening, pupil, foe, number) + 1 - play_out(opening, foe, pupil, number)


def prove(folder: Path = KEPT, page: Path = PAGE, parts: int = PARTS, play: Play = play_part) -> int:
    """Play what is not played yet, and write what came of it; gives 0, for nothing is asked of a figure."""
    kept = folder / "without-rules.txt"
    kept.parent.mkdir(parents=True, exist_ok=True)
    points = read(kept)
    rules = (WHOLE, *sorted(taught(LAST)))
    with kept.open("a", encoding="ascii") as file:
        for number, opening in enumerate(openings(parts, SEED)):
            for rule in rules:
                if (rule, number) not in points:
                    points[rule, number] = play(rule, opening, number)
                    file.write(f"{rule}\t{number}\t{points[rule, number]}\n")
                    file.flush()
            write(page, points, rules)
    return 0


def read(kept: Path) -> dict[tuple[str, int], float]:
    """The points of the parts that were played, by the rule left out and the number of the opening."""
    lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else []
    found = (line.split("\t") for line in lines)
    return {(one[0], int(one[1])): float(one[2]) for one in found if len(one) == 3}


def write(page: Path, points: Mapping[tuple[str, int], float], rules: Sequence[str]) -> None:
    """Write the section, of the parts that every pupil has played."""
    numbers = sorted({number for _, number in points})
    played = [number for number in numbers if all((rule, number) in points for rule in rules)]
    share = {rule: mean(points[rule, number] for number in played) / 2 for rule in rules}
    day = datetime.now(UTC).date().isoformat()
    lines = [
        f"`make proofs ARGS=without-rules`, {day}: the pupil after all lessons against level {LEVEL}, {2 * len(played)}",
        f"games each, colours exchanged. With all rules it gets {share[WHOLE]:.1%} of the points; without one",
        "so much less or more, and within which bounds nine of ten differences lie when the games are drawn anew.",
        "",
        "| without | points | difference | nine of ten |",
        "|---|---|---|---|",
    ]
    for rule in sorted(rules, key=share.__getitem__):
        if rule != WHOLE:
            differences = [(points[rule, number] - points[WHOLE, number]) / 2 for number in played]
            low, high = bounds(differences)
            change = share[rule] - share[WHOLE]
            lines.append(f"| `{rule}` | {share[rule]:.1%} | {change:+.1%} | {low:+.1%} to {high:+.1%} |")
    put_section(page, "Games with a rule taken away", lines)


def bounds(differences: Sequence[float]) -> tuple[float, float]:
    """Between which values the mean lies in nine of ten drawings of as many, each put back."""
    chance = Random(SEED)
    means = sorted(mean(chance.choices(differences, k=len(differences))) for _ in range(RESAMPLED))
    return means[RESAMPLED // 20], means[-RESAMPLED // 20 - 1]
