"""What a pupil can do after which lesson: it knows the rules that the lessons print, and nothing else.

Run `python -m tests.bench pupils`: 200 games a cell, from openings that favour nobody, each played twice with
colours exchanged; then boards that stand nowhere in the course, and what is lost with each rule taken away.
`--quick` plays 40 games a cell. Everything is the same at each run.
"""

from __future__ import annotations

import sys

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.players import level, match, most_discs
from tests.pupils.course import FRESH_LATE, Plays, about, fresh_boards, lessons, pupil_after, score, taught
from tests.pupils.pupil import Pupil

GAMES, FEW = 200, 40
LAST = 23
FEWEST = 10
"""Of fewer boards about a rule nothing is told."""

CELLS = ((12, 3, 0.8), (12, 4, 0.6), (17, 4, 0.8), (17, 5, 0.5), (LAST, 5, 0.55))
"""After which lesson, against which level, and the least share of the points."""

GREEDY = (3, 4, 5)
"""The levels against which a player that flips most gets half of the points at most."""


def main() -> list[Mark]:
    """Print the tables and give the marks."""
    games = FEW if "--quick" in sys.argv else GAMES
    return [*_games(games), *_boards(), *_without()]


def _games(games: int) -> list[Mark]:
    marks, rows = [], []
    for lesson, number, least in CELLS:
        share = match(pupil_after(lesson).move, level(number), games) / games
        rows.append([f"lessons 1 to {lesson}", str(number), f"{share:.1%}", f"≥ {least:.0%}"])
        name = f"lessons 1 to {lesson} against level {number} ≥ {least:.0%}"
        marks.append(Mark(name, f"{share:.1%}", share >= least))
    for number in GREEDY:
        share = match(most_discs, level(number), games) / games
        rows.append(["most discs", str(number), f"{share:.1%}", "≤ 50%"])
        marks.append(Mark(f"most discs against level {number} ≤ 50%", f"{share:.1%}", share <= 0.5))
    show_table(f"Points of pupils, {games} games each", ["who", "level", "points", "mark"], rows)
    return marks


def _boards() -> list[Mark]:
    boards = fresh_boards()
    greedy = score(lambda position: most_discs(position, 0), boards)
    found = {number: score(_plays(pupil_after(number)), boards) for number in _teaching()}
    rows = [[f"lessons 1 to {n}", f"{one.right:.0%}", f"{one.loss:.1f}"] for n, one in found.items()]
    rows.append(["most discs", f"{greedy.right:.0%}", f"{greedy.loss:.1f}"])
    show_table(f"{len(boards)} boards that stand in no lesson", ["who", "right", "discs lost"], rows)
    early, late = found[12], found[LAST]
    return [
        Mark("all lessons: right on ≥ 65%", f"{late.right:.0%}", late.right >= 0.65),
        Mark("all lessons: lose ≤ 4 discs", f"{late.loss:.1f}", late.loss <= 4),
        Mark("after lesson 12: lose ≥ 2 more", f"{early.loss - late.loss:.1f}", early.loss - late.loss >= 2),
        Mark("most discs: lose ≥ 12", f"{greedy.loss:.1f}", greedy.loss >= 12),
    ]


def _without() -> list[Mark]:
    """What is lost with each rule taken away: on boards of all kinds, late ones, and those about the rule."""
    every, rows, marks, late = taught(LAST), [], list[Mark](), fresh_boards(FRESH_LATE)
    sets = [(boards, score(_plays(Pupil.of(every)), boards)) for boards in (fresh_boards(), late)]
    for rule in sorted(every):
        row, lost, own = [rule], list[float](), about(rule)
        for boards, known in (*sets, (own, None)):
            if len(boards) < FEWEST:
                row += ["", ""]
                continue
            whole = known or score(_plays(Pupil.of(every)), boards)
            less = score(_plays(Pupil.of(every - {rule})), boards)
            lost.append(less.loss - whole.loss)
            row += [f"{less.right - whole.right:+.1%}", f"{lost[-1]:+.2f}"]
        rows.append([*row, str(len(own))])
        marks.append(Mark(f"without {rule}: loses on boards of all kinds", f"{lost[0]:+.2f}", lost[0] > 0))
    head = ["rule", "right", "lost", "late, right", "lost", "about it, right", "lost", "so many"]
    show_table("Without one rule, on boards that stand in no lesson", head, rows)
    return marks


def _plays(pupil: Pupil) -> Plays:
    return lambda position: pupil.move(position, 0)


def _teaching() -> list[int]:
    """The lessons that print a rule, the one before them first."""
    numbers = [lesson.number for lesson in lessons() if lesson.teaches]
    return [numbers[0] - 1, *numbers]


if __name__ == "__main__":
    main()
