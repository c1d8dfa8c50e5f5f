"""Puzzles that come back to a learner: how the address of a review names them, how they are made again."""

from __future__ import annotations

import msgspec

from tutor.lessons.model import Step
from tutor.puzzles.generate import Made
from tutor.puzzles.goals import set_puzzle
from tutor.puzzles.twin import SYMMETRIES, make_twin
from tutor.rules import Game
from tutor.storage.practice import DueCard
from tutor.web.numbers import whole_number
from tutor.web.school import school

REVIEW = "review"
MOST_REVIEWED = 12


def made_again(game: Game, card: DueCard, turned: int) -> Made | None:
    """The puzzle of a card, turned or mirrored; None where its lesson has it no longer."""
    step = _step_of(card)
    if step is None:
        return None
    if turned:
        step = make_twin(game, step, list(SYMMETRIES)[turned - 1])
    return Made(step, set_puzzle(game, step), card.topic, card.level)


def _step_of(card: DueCard) -> Step | None:
    if card.step is not None:
        return msgspec.json.decode(card.step, type=Step)
    _, name, slug, number = card.puzzle.split("/")
    course = school().courses.get(name)
    lesson = course.lesson(slug) if course else None
    if lesson is None or not 1 <= int(number) <= len(lesson.steps):
        return None
    step = lesson.step(int(number))
    return step if step.puzzle else None


def review_name(cards: list[DueCard]) -> str:
    """The name of a review of these cards; each time a card comes back its board is turned once more."""
    return f"{REVIEW}/" + ".".join(f"{card.id}-{card.reviews % (len(SYMMETRIES) + 1)}" for card in cards)


def cards_named(text: str) -> list[tuple[int, int]]:
    """The cards named in an address, each with how it is turned; [] for what no page of ours gives."""
    pairs = [part.split("-") for part in text.split(".")]
    numbers = [[whole_number(one) for one in pair] for pair in pairs]
    cards = [
        (pair[0], pair[1])
        for pair in numbers
        if len(pair) == 2 and pair[0] is not None and pair[1] is not None and pair[1] <= len(SYMMETRIES)
    ]
    return cards if len(cards) == len(pairs) <= MOST_REVIEWED else []
