"""The words about oversights in a finished game of Go: what reading shows that a side overlooked."""

from collections.abc import Mapping, Sequence

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, Oversight, oversights
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.go.kinds.stones.save import Save
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Wording
from tutor.web.wording.move_notes import MoveNote

SAID: dict[Overlooked, Sentence] = {
    Overlooked.ATARI: Sided(
        black=NP_(
            "The black stone on %(square)s had only one liberty left. Black could have saved it with %(move)s.",
            "%(n)s black stones, with %(square)s, had only one liberty left."
            " Black could have saved them with %(move)s.",
        ),
        white=NP_(
            "The white stone on %(square)s had only one liberty left. White could have saved it with %(move)s.",
            "%(n)s white stones, with %(square)s, had only one liberty left."
            " White could have saved them with %(move)s.",
        ),
    ),
    Overlooked.CAPTURE: Sided(
        black=NP_(
            "The white stone on %(square)s had only one liberty left."
            " Black could have captured it with %(move)s.",
            "%(n)s white stones, with %(square)s, had only one liberty left."
            " Black could have captured them with %(move)s.",
        ),
        white=NP_(
            "The black stone on %(square)s had only one liberty left."
            " White could have captured it with %(move)s.",
            "%(n)s black stones, with %(square)s, had only one liberty left."
            " White could have captured them with %(move)s.",
        ),
    ),
    Overlooked.PUT: Sided(
        black=NP_(
            "On %(square)s the black stone had only one liberty. White captured it at once.",
            "After %(square)s these %(n)s black stones had only one liberty. White captured them at once.",
        ),
        white=NP_(
            "On %(square)s the white stone had only one liberty. Black captured it at once.",
            "After %(square)s these %(n)s white stones had only one liberty. Black captured them at once.",
        ),
    ),
    Overlooked.EYE: Sided(
        black=N_(
            "Black filled %(square)s, a point that its own stones surround."
            " Stones that keep two such points cannot be captured."
        ),
        white=N_(
            "White filled %(square)s, a point that its own stones surround."
            " Stones that keep two such points cannot be captured."
        ),
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
    Overlooked.PUT: "liberties",
    Overlooked.EYE: "two-eyes",
    Overlooked.BORDERS: "whose-land",
    Overlooked.POINTS: "whose-land",
}
"""The slug of the lesson that teaches what was overlooked."""

DRILL: Mapping[Overlooked, str] = {
    Overlooked.ATARI: "go-save",
    Overlooked.CAPTURE: "go-capture",
    Overlooked.PUT: "go-liberties",
    Overlooked.EYE: "go-eyes",
    Overlooked.BORDERS: "go-land",
    Overlooked.POINTS: "go-land",
}
"""The drill that practises what was overlooked."""


def noted(
    wording: Wording, positions: Sequence[GoPosition], moves: Sequence[Move], you: Color | None
) -> list[MoveNote]:
    """The oversights that cost most, of one side or of both, what cost most first.

    If both sides overlooked the same, one after the other, only the last is included; of a move only what
    cost most.
    """
    dead = positions[-1].dead_squares()
    found = [one for one in oversights(positions[0], moves, dead) if you in (None, one.side)]
    different = {(one.what, one.stones, one.better): one for one in found}.values()
    worst = {one.number: one for one in reversed([*different])}
    return [
        MoveNote(
            one.number,
            _said(wording, moves[one.number - 1], one),
            _marks(positions[one.number - 1], moves[one.number - 1], one),
            TAUGHT[one.what],
            _puzzle(one),
            DRILL[one.what],
        )
        for one in different
        if one is worst[one.number]
    ]


def _said(wording: Wording, played: Move, one: Oversight) -> str:
    square = played if one.what is Overlooked.PUT else one.stones[0] if one.stones else None
    move = one.better[0] if one.better else None
    said = wording.say(SAID[one.what], one.side, n=len(one.stones), square=square, move=move)
    return wording.html(said)


def _marks(board: GoPosition, played: Move, one: Oversight) -> tuple[Mark, ...]:
    """The played move, the overlooked chain with its liberties, and the better moves, as marks."""
    marks: list[Mark] = []
    if one.what is Overlooked.EYE:
        walls = (stone for stone in board.pieces(one.side) if one.stones[0] in board.liberties(stone))
        marks += [("chain", stone, "") for stone in walls]
    elif one.stones:
        marks += [("chain", stone, "") for stone in one.stones if stone != played]
        after = board.play(played) if one.what is Overlooked.PUT else board
        marks += [("liberty", point, "") for point in after.liberties(one.stones[0])]
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
