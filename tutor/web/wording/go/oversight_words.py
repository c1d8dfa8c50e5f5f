"""The words about oversights in a finished game of Go: what reading shows that a side overlooked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, Oversight, oversights
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.go.kinds.stones.save import Save
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording import Wording
from tutor.web.wording.move_notes import MoveNote

SAID: dict[Overlooked, Sentence] = {
    Overlooked.ATARI: Sided(
        black=N_("The black chain on %(square)s was in atari. Black could have saved it with %(move)s."),
        white=N_("The white chain on %(square)s was in atari. White could have saved it with %(move)s."),
    ),
    Overlooked.CAPTURE: Sided(
        black=N_("The white chain on %(square)s was in atari. Black could have captured it with %(move)s."),
        white=N_("The black chain on %(square)s was in atari. White could have captured it with %(move)s."),
    ),
    Overlooked.EYE: Sided(
        black=N_("Black filled an eye of its own on %(square)s."),
        white=N_("White filled an eye of its own on %(square)s."),
    ),
    Overlooked.BORDERS: Sided(
        black=N_("Black passed, but a border was still open: %(move)s was nobody's."),
        white=N_("White passed, but a border was still open: %(move)s was nobody's."),
    ),
    Overlooked.POINTS: Sided(
        black=N_("Black passed, but %(move)s was still nobody's. A black stone there counts one more."),
        white=N_("White passed, but %(move)s was still nobody's. A white stone there counts one more."),
    ),
}


TAUGHT: Mapping[Overlooked, str] = {
    Overlooked.ATARI: "out-of-atari",
    Overlooked.CAPTURE: "capture",
    Overlooked.EYE: "two-eyes",
    Overlooked.BORDERS: "whose-land",
    Overlooked.POINTS: "the-end",
}
"""The slug of the lesson that teaches what was overlooked."""


def noted(
    wording: Wording, start: GoPosition, moves: Sequence[Move], you: Color | None, most: int
) -> list[MoveNote]:
    """The ``most`` oversights of one side or both about the most stones or points, in the order of the game.

    If both sides overlooked the same, one after the other, only the last is included.
    """
    found = [one for one in oversights(start, moves) if you in (None, one.side)]
    found = [*{(one.what, one.stones, one.better): one for one in found}.values()]
    kept = sorted(sorted(found, key=lambda one: -one.worth)[:most], key=lambda one: one.number)
    boards = [start]
    for move in moves:
        boards.append(boards[-1].play(move))
    return [
        MoveNote(
            one.number,
            _said(wording, one),
            _marks(boards[one.number - 1], moves[one.number - 1], one),
            TAUGHT[one.what],
            _puzzle(one),
        )
        for one in kept
    ]


def _said(wording: Wording, one: Oversight) -> str:
    square = one.stones[0] if one.stones else None
    move = one.better[0] if one.better else None
    return wording.html(wording.say(SAID[one.what], one.side, square=square, move=move))


def _marks(board: GoPosition, played: Move, one: Oversight) -> tuple[Mark, ...]:
    """The played move, the overlooked chain with its liberties, and the better moves, as marks."""
    marks: list[Mark] = []
    if one.what is Overlooked.EYE:
        walls = (stone for stone in board.pieces(one.side) if one.stones[0] in board.liberties(stone))
        marks += [("chain", stone, "") for stone in walls]
    elif one.stones:
        marks += [("chain", stone, "") for stone in one.stones]
        marks += [("liberty", point, "") for point in board.liberties(one.stones[0])]
    lit = {square for _, square, _ in marks}
    marks += [("unclosed", point, "") for point in one.better if point != PASS and point not in lit]
    if played != PASS:
        marks.append((f"would-{one.side.value}", played, ""))
    return tuple(marks)


def _puzzle(one: Oversight) -> Puzzle | None:
    """The puzzle that the board before the move can ask; None if no kind fits."""
    if one.what is Overlooked.ATARI:
        return Save(one.stones[0])
    return Capture(one.stones[0]) if one.what is Overlooked.CAPTURE else None
