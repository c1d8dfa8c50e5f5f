"""How often a child wins the games on the way: the first with the rules alone, the others with their lessons.

A pupil who follows the lessons plays every fifth move at random, as a child slips.
"""

from __future__ import annotations

from tests.bench.support.marks import Mark, show_table
from tests.pupils.course import pupil_after
from tests.support.stations import wins_at_random, wins_of
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Station
from tutor.settings import ROOT

GAMES, FEWER = 200, 40
LAST_RULE = 10
"""The number of the last lesson on the rules alone."""

LEAST, MOST = 0.5, 0.75
CHANCE = 1 / 3
"""The least share of games that who follows the lessons wins."""


def main() -> list[Mark]:
    course = load_courses(ROOT / "lessons")["othello"]
    numbers = {lesson.slug: lesson.number for lesson in course.lessons}
    rows, marks = [], []
    for one in course.stations:
        number = numbers[one.after]
        share, mark = _by_the_rules(one) if number <= LAST_RULE else _by_the_lessons(one, number)
        rows.append([one.after, one.game, str(one.level), f"{share:.0%}"])
        marks.append(mark)
    title = f"Games on the way, {GAMES} each with legal moves at random, {FEWER} with the lessons"
    show_table(title, ["after", "game", "level", "won"], rows)
    return marks


def _by_the_rules(one: Station) -> tuple[float, Mark]:
    share = wins_at_random(one, GAMES)
    return share, Mark(f"{one.after}: won {LEAST:.0%} to {MOST:.0%}", f"{share:.0%}", LEAST <= share <= MOST)


def _by_the_lessons(one: Station, number: int) -> tuple[float, Mark]:
    share = wins_of(pupil_after(number).move, one, FEWER)
    return share, Mark(f"{one.after}: won at least {CHANCE:.0%}", f"{share:.0%}", share >= CHANCE)
