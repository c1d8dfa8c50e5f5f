"""What a learner did well in a finished game of Othello, and what to try in the next one.

The rules say what can be seen of a move, and the engine whether the move was good or cost most; only what
both say is told.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.hindsight import Hindsight, OwnMove
from tutor.games.othello.rules.position import OthelloPosition
from tutor.web.game_review.scoring import Mistake
from tutor.web.play.opponent import TURNS
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello.mistake_reasons import Kind, told_faults

HELD: Sentence = NP_(
    "Well played: you held %(n)s corner to the end.", "Well played: you held %(n)s corners to the end."
)
MADE_PASS: Sentence = N_("Well played: after your %(move)s the computer had to pass.")
LEFT_FEW: Sentence = NP_(
    "Well played: after your %(move)s the computer had only %(n)s move left.",
    "Well played: after your %(move)s the computer had only %(n)s moves left.",
)
FOUND: Sentence = N_("Well played: you found %(move)s, clearly the best move there.")
COST_MOST: Sentence = N_("The move that cost you most was %(move)s.")
Tried = tuple[Sentence, str]
"""What to try, and the slug of the lesson that teaches it."""

TRY_CORNERS: Tried = (
    N_("Try this next time: look whether you can take a corner, and keep the other side out of it."),
    "corners",
)
TRY_MOVES: Tried = (
    N_("Try this next time: before you play, count the moves that you leave to the other side."),
    "mobility",
)
TRY_ANSWER: Tried = (
    N_("Try this next time: before you play, look for the best answer of the other side."),
    "look-ahead",
)
TRY_INSIDE: Tried = (
    N_("Try this next time: choose moves after which few of your discs are beside an empty square."),
    "walls-and-quiet-moves",
)
TRY_END: Tried = (
    N_("Try this next time: near the end, play the last moves in your head, and count the discs."),
    "counting-the-end",
)

TRIED: Mapping[Kind, Tried] = {
    "count": TRY_END,
    "takes-corner": TRY_CORNERS,
    "gives-no-corner": TRY_CORNERS,
    "off-corner": TRY_CORNERS,
    "fewest-replies": TRY_MOVES,
    "fewest-frontier": TRY_INSIDE,
}
"""By what speaks against a move; where nothing does that is here, `TRY_ANSWER`."""

FEW = 2
"""If the computer has at most so many moves, that is praised, while at least `ROOM` squares are empty."""

ROOM = 10
"""How many squares must be empty for that."""


def praise(
    wording: Wording, positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> Say | None:
    """One true sentence about what a learner did well; None for nothing, or after a high loss."""
    found = None if _lost_by_a_lot(positions[-1], you) else _praised(positions[0], tuple(moves), you)
    return None if found is None else wording.say(found.sentence, move=found.move, n=found.n)


class Praised(NamedTuple):
    """A sentence with the move of which it speaks, and its number."""

    sentence: Sentence
    move: Move
    n: int | None = None


@lru_cache(maxsize=64)
def _praised(start: OthelloPosition, moves: tuple[Move, ...], you: Color) -> Praised | None:
    return TURNS.run(lambda _: _find_praise(_hindsight(start, moves, you), you))


def _find_praise(seen: Hindsight, you: Color) -> Praised | None:
    start, end = seen.positions[0], seen.positions[-1]
    corners = [place.square for place in places(end.game.shape)]
    held = [corner for corner in corners if end.at(corner) is you and start.at(corner) is None]
    if end.game.most_wins:
        for one in seen.good(one for one in seen.own if one.move in held):
            return Praised(HELD, one.move, len(held))
    answered = [one for one in seen.own if one.after.to_move is you.other]
    for one in seen.good(one for one in answered if one.after.must_pass()):
        return Praised(MADE_PASS, one.move)
    few = [one for one in answered if 0 < _left(one) <= FEW and len(one.after.empties()) >= ROOM]
    for one in seen.good(sorted(few, key=_left)):
        return Praised(LEFT_FEW, one.move, _left(one))
    return Praised(FOUND, seen.find.move) if seen.find else None


def to_try(
    wording: Wording, positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> Iterator[tuple[Say, str]]:
    """What to try after a game, each with the slug of the lesson that teaches it.

    It is about the move that cost most; what speaks most against that move comes first. Nothing where the
    fewest discs win, or where no move cost anything.
    """
    if not positions[-1].game.most_wins:
        return
    worst = _costliest(positions[0], tuple(moves), you)
    if worst is None:
        return
    most = wording.say(COST_MOST, move=worst.move)
    for kind, fault in told_faults(_mistake(worst), wording):
        if kind in TRIED:
            sentence, slug = TRIED[kind]
            yield wording.sentences(most, fault, wording.say(sentence)), slug
    sentence, slug = TRY_ANSWER
    yield wording.sentences(most, wording.say(sentence)), slug


def _mistake(worst: OwnMove) -> Mistake:
    values = dict(worst.values)
    best = max(values.values())
    answers = tuple(move for move, value in values.items() if value == best)
    return Mistake(worst.number, worst.before, worst.move, answers, values, worst.exact, worst.loss)


@lru_cache(maxsize=64)
def _costliest(start: OthelloPosition, moves: tuple[Move, ...], you: Color) -> OwnMove | None:
    return TURNS.run(lambda _: _hindsight(start, moves, you).costliest)


@lru_cache(maxsize=64)
def _hindsight(start: OthelloPosition, moves: tuple[Move, ...], you: Color) -> Hindsight:
    positions = [start]
    for move in moves:
        positions.append(positions[-1].play(move))
    return Hindsight(positions, moves, you)


def _left(one: OwnMove) -> int:
    """How many moves the other side had after it; none where it had to pass."""
    legal = one.after.legal_moves()
    return 0 if legal == [PASS] else len(legal)


def _lost_by_a_lot(end: OthelloPosition, you: Color) -> bool:
    """Whether a side has less than a quarter of the discs, or the other side where the fewest win."""
    mine = end.pieces(you if end.game.most_wins else you.other)
    return len(mine) * 4 < sum(len(end.pieces(color)) for color in Color)
