"""How often the goal of a lesson's game is reached: by who was taught so far, and by the rules alone.

Run `python -m tests.bench goals`: 100 games each, the same at each run; `--quick` plays 20. The pupil slips
never. Games of the family, in which other rules hold, are shown and not judged; misère is played as its step
says.
"""

from __future__ import annotations

import sys

from tests.bench.support.marks import Mark, show_table
from tests.pupils.course import pupil_after
from tests.pupils.goal_games import at_random, goal_games, reached, sparing
from tutor.games.othello.puzzles import Play

GAMES, FEW = 100, 20
LEAST, MOST = 0.5, 0.6
"""Who was taught reaches the goal at least so often, and who was not at most so often."""


def main() -> list[Mark]:
    games = FEW if "--quick" in sys.argv else GAMES
    rows, marks = [], list[Mark]()
    for lesson, name, step in goal_games():
        assert isinstance(step.puzzle, Play)
        plays = sparing if step.game == "misere" else pupil_after(lesson.number).move
        taught = reached(name, step, plays, games)
        chance = reached(name, step, at_random(name), games)
        rows.append([str(lesson.number), name, str(step.puzzle.strength), f"{taught:.0%}", f"{chance:.0%}"])
        print(" ".join(rows[-1]), flush=True)
        if not step.game:
            marks.append(Mark(f"{name}: taught ≥ {LEAST:.0%}", f"{taught:.0%}", taught >= LEAST))
            marks.append(Mark(f"{name}: at random ≤ {MOST:.0%}", f"{chance:.0%}", chance <= MOST))
    title = f"Goals of the lessons' games, {games} games each"
    show_table(title, ["lesson", "game", "level", "taught", "at random"], rows)
    return marks
