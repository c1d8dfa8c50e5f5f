"""Two lines of play on two small boards that a reader steps through together, in a step or an answer."""

from tutor.games.base import Position
from tutor.lessons.model import Count, Step
from tutor.web.board.board_types import FrameView
from tutor.web.board.frames import frames_of
from tutor.web.learn.lesson_types import ButtonWords, PairView
from tutor.web.wording import Say, Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import pair_words as words


def pair_view(wording: Wording, position: Position, step: Step) -> PairView:
    """The two lines of a step, with the counts on their last boards."""
    return {
        "lines": [_line(wording, position, line, step.count) for line in step.lines],
        "titles": [wording.say(sentence) for sentence in words.SIDES],
        "counts": [_counted(wording, position, line, step.count) for line in step.lines],
        "words": button_words(wording),
    }


def button_words(wording: Wording) -> ButtonWords:
    """The labels of the button that steps both boards."""
    return {"next": wording.gettext(words.NEXT), "again": wording.gettext(words.AGAIN)}


def shown_frames(wording: Wording, pair: PairView) -> list[FrameView]:
    """The moves of both lines as the page steps through them: one entry for each pair of moves."""
    first, second = pair["lines"]
    longest = max(first, second, key=len)
    return [
        {
            "move": frame["move"],
            "color": frame["color"],
            "changes": {},
            "say": wording.sentences(*_both(wording, pair, number)),
        }
        for number, frame in enumerate(longest)
    ]


def _both(wording: Wording, pair: PairView, number: int) -> list[Say]:
    said: list[Say] = []
    for title, line in zip(pair["titles"], pair["lines"], strict=True):
        if number < len(line):
            move_words = line[number]["say"]
            said += [title] if move_words is None else [title, move_words]
    return said


def _line(
    wording: Wording, position: Position, line: tuple[str, ...], count: Count | None
) -> list[FrameView]:
    """The moves of a line; the last has the marks of what is counted."""
    frames = frames_of(wording, position, line)
    if count is not None:
        if marks := words_of(position.game).count_marks(position, line, count):
            frames[-1]["overlay"] = marks
    return frames


def _counted(wording: Wording, position: Position, line: tuple[str, ...], count: Count | None) -> Say | None:
    """What is counted on the last board, in words."""
    if count is None:
        return None
    return words_of(position.game).counted(wording, position, line, count)
