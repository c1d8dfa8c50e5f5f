"""Two lines of play on two boards: of a step, one after the other; of an answer, together."""

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
    """The labels of the button that steps the boards of an answer."""
    return {"next": wording.gettext(words.NEXT), "again": wording.gettext(words.AGAIN)}


def shown_frames(wording: Wording, pair: PairView) -> list[FrameView]:
    """The moves of a step as the page steps through them: the first line to its end, then the second."""
    return [
        {
            "move": frame["move"],
            "color": frame["color"],
            "changes": {},
            "say": title if frame["say"] is None else wording.sentences(title, frame["say"]),
        }
        for title, line in zip(pair["titles"], pair["lines"], strict=True)
        for frame in line
    ]


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
