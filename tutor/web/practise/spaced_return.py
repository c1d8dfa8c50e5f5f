"""Spaced repetition: the puzzles of a review, which its address names."""

from datetime import UTC, datetime, timedelta

from babel.dates import format_skeleton
from flask import g
from msgspec.structs import replace

from tutor.games.base import Game
from tutor.games.chance import Dice
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Course, Step, read_json
from tutor.puzzles.practice.drills import RoundPuzzle
from tutor.puzzles.practice.mixed import practice_about
from tutor.puzzles.twin import IMAGES, make_twin
from tutor.storage.learners.practice import DueCard, count_due, due_before
from tutor.web.http.numbers import whole_number
from tutor.web.learn.course_library import library
from tutor.web.site.calendar import own_day
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database
from tutor.web.site.today import reader_day
from tutor.web.wording.pages.round_end_words import BACK, BACK_LATER

REVIEW = "review"
MOST_REVIEWED = 12

AHEAD = timedelta(days=14)
"""The page names the day of the next review if it comes within this time."""


CHANGES_COLOURS = len(IMAGES) // 2
"""The number of the first image of a board with exchanged colours."""


def made_again(game: Game, card: DueCard, image: int) -> RoundPuzzle | None:
    """The puzzle of a card on an image of its board; None if its lesson has dropped the puzzle.

    If the question fits only one side, the colours stay. The title, text and hint of its lesson are left out.
    """
    step = _step_of(card)
    if step is None:
        return None
    for one in dict.fromkeys((image, image % CHANGES_COLOURS)):
        try:
            twin = make_twin(game, step, IMAGES[one]) if one else step
            made = RoundPuzzle(game, replace(twin, title="", text="", hint=""), card.topic, card.level)
            assert made.task
        except (ValueError, UnsolvablePuzzle):  # the board is not square, or the question fits one side only
            continue
        return made
    return RoundPuzzle(game, replace(step, title="", text="", hint=""), card.topic, card.level)


def _step_of(card: DueCard) -> Step | None:
    if card.step is not None:
        return read_json(card.step, Step)
    _, name, slug, step_name = card.puzzle.split("/")
    course = library().courses.get(name)
    lesson = course.lesson(slug) if course else None
    number = lesson.number_of(step_name) if lesson else None
    if course is None or lesson is None or number is None:
        return None
    step = lesson.step(number)
    if step.puzzle is None:
        return None
    return step if step.game or course.game == USUAL_GAME else replace(step, game=course.game)


def review_name(cards: list[DueCard]) -> str:
    """The name of a review of these cards, shuffled; a card has another image each time it comes back."""
    mixed = Dice(" ".join(f"{card.id} {card.reviews}" for card in cards)).shuffled(cards)
    return f"{REVIEW}/" + ".".join(f"{card.id}-{_image(card)}" for card in mixed)


def _image(card: DueCard) -> int:
    """The number of the next image; a puzzle that was never missed begins with exchanged colours."""
    return (card.reviews + (0 if card.missed else CHANGES_COLOURS)) % len(IMAGES)


def cards_named(text: str) -> list[tuple[int, int]]:
    """The cards named in an address, each with its image; empty for a name that no page of ours has."""
    pairs = [part.split("-") for part in text.split(".")]
    numbers = [[whole_number(one) for one in pair] for pair in pairs]
    cards = [
        (pair[0], pair[1])
        for pair in numbers
        if len(pair) == 2 and pair[0] is not None and pair[1] is not None and pair[1] < len(IMAGES)
    ]
    return cards if len(cards) == len(pairs) <= MOST_REVIEWED else []


def course_about(puzzle: str, topic: str) -> Course:
    """The course of a card's game."""
    _, name, *_ = [*puzzle.split("/"), ""]
    named = library().courses.get(name) if puzzle.startswith("lesson/") else None
    return named or library().course_of(find_game(practice_about(topic).game))


def due_today(learner: str | None) -> int:
    """How many puzzles come back to a learner today, at most `MOST_REVIEWED`."""
    if learner is None:
        return 0
    return min(count_due(database(), learner, datetime.now(UTC), library().puzzles), MOST_REVIEWED)


def next_due(learner: str) -> str:
    """A sentence: how many puzzles come back, and on which day, the next with any; "" if none come."""
    tomorrow = reader_day() + timedelta(days=1)
    due = due_before(database(), learner, datetime.now(UTC) + AHEAD, library().puzzles)
    days = [max(own_day(moment), tomorrow) for moment in due]
    if not days:
        return ""
    first, n = min(days), min(days.count(min(days)), MOST_REVIEWED)
    sentence = BACK if first == tomorrow else BACK_LATER
    day = format_skeleton("MMMMEEEEd", first, locale=current_language().locale)
    return str(g.translations.ngettext(sentence.one, sentence.many, n)) % {"n": n, "day": day}
