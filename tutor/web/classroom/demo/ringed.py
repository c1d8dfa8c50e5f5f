"""The squares that the teacher has ringed, by their names."""

from tutor.classroom.demo.demo import Demo
from tutor.games.base import Square
from tutor.web.wording import Wording
from tutor.web.wording.classroom import big_board_words as words


def ringed_squares(demo: Demo) -> tuple[Square, ...]:
    """The squares that the teacher ringed, without the step's own, whose names it may ask for."""
    if demo.has_ended:
        return ()
    shown = demo.shown_step if demo.question is None and demo.at == 0 else None
    asked = demo.question.step if demo.question is not None else None
    own: tuple[Square, ...] = shown.marks.ring if shown is not None else ()
    if asked is not None and (asked == demo.step or (asked.puzzle is not None and asked.puzzle.asks_ring)):
        own = asked.marks.ring
    return tuple(square for square in demo.rings if square not in own)


def ringed_in_words(demo: Demo, wording: Wording) -> str:
    """The names of `ringed_squares` as HTML; empty if there are none."""
    squares = ringed_squares(demo)
    return wording.html(wording.say(words.RINGED, squares=squares)) if squares else ""
