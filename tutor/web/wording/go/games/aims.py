"""What the game after a lesson is for: whether the learner did what the lesson teaches, seen on the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.reading.in_danger import rescues, stones_of
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Wording
from tutor.web.wording.go.games.go_reactions import captured, in_atari
from tutor.web.wording.move_notes import Aim

Turn = tuple[GoPosition, Move, GoPosition]
"""A move of the learner's, with the boards before and after it."""

GAVE: Sentence = NP_("You gave atari %(n)s time.", "You gave atari %(n)s times.")
GAVE_NONE: Sentence = N_(
    "You gave no atari in this game. Try it in the next one: leave a stone of your opponent one liberty."
)
NEVER_IN_ATARI: Sentence = N_("None of your stones was ever in atari.")
ALWAYS_SAVED: Sentence = NP_(
    "You could save stones from atari %(n)s time, and you did.",
    "You could save stones from atari %(n)s times, and you always did.",
)
SAVED_SOME: Sentence = NP_(
    "You could save stones from atari %(of)s times, and %(n)s time you did.",
    "You could save stones from atari %(of)s times, and %(n)s times you did.",
)
SAVED_NONE: Sentence = NP_(
    "You could have saved stones from atari %(n)s time. Look for it in the next game.",
    "You could have saved stones from atari %(n)s times. Look for it in the next game.",
)
LEFT_EMPTY: Sentence = N_("You placed no stone in your own territory.")
FILLED: Sentence = NP_(
    "You placed %(n)s stone in your own territory. At an open border it gains more.",
    "You placed %(n)s stones in your own territory. At an open border they gain more.",
)


def aim(
    wording: Wording, rule: str, positions: Sequence[GoPosition], moves: Sequence[Move], you: Color
) -> Aim | None:
    """Whether a game shows what a lesson teaches; None if it shows nothing of it."""
    told = AIMS.get(rule)
    return told(wording, [*_turns(positions, moves, you)], you) if told else None


def _turns(positions: Sequence[GoPosition], moves: Sequence[Move], you: Color) -> Iterator[Turn]:
    for before, move, after in zip(positions, moves, positions[1:], strict=False):
        if before.to_move is you:
            yield before, move, after


def _gives_atari(wording: Wording, turns: list[Turn], you: Color) -> Aim:
    n = sum(bool(in_atari(after, you.other) - in_atari(before, you.other)) for before, _, after in turns)
    return Aim(wording.say(GAVE, n=n) if n else wording.say(GAVE_NONE), done=n > 0)


def _counts_liberties(wording: Wording, turns: list[Turn], you: Color) -> Aim | None:
    """How often stones in atari that could be saved were out of it, or had captured, after the move."""
    if not any(in_atari(before, you) for before, _, _ in turns):
        return Aim(wording.say(NEVER_IN_ATARI), done=True)
    could = [(before, move, after) for before, move, after in turns if rescues(before)]
    n, of = sum(map(_saves, could)), len(could)
    if not of:
        return None
    if n == of:
        return Aim(wording.say(ALWAYS_SAVED, n=n), done=True)
    if not n:
        return Aim(wording.say(SAVED_NONE, n=of), done=False)
    return Aim(wording.say(SAVED_SOME, n=n, of=of), done=False)


def _saves(turn: Turn) -> bool:
    before, move, after = turn
    side = before.to_move
    if captured(before, move):
        return True
    return side is not None and len(in_atari(after, side)) < len(in_atari(before, side))


def _leaves_land(wording: Wording, turns: list[Turn], you: Color) -> Aim | None:
    """Stones in own territory, in a game that was played until both sides passed and left the learner some."""
    end = turns[-1][2] if turns else None
    if end is None or not end.passes:
        return None
    n, owned = sum(_fills(before, move) for before, move, _ in turns), land(end.grid, end.black, end.white)
    if not n and not (owned.black if you is Color.BLACK else owned.white):
        return None
    return Aim(wording.say(FILLED, n=n) if n else wording.say(LEFT_EMPTY), done=not n)


def _fills(before: GoPosition, move: Move) -> bool:
    """Whether a stone goes into territory of its own side, and neither captures nor saves anything."""
    side, grid = before.to_move, before.grid
    if move == PASS or side is None or not stones_of(before, side.other):
        return False
    owned = land(grid, before.black, before.white)
    own = owned.black if side is Color.BLACK else owned.white
    return bool(grid.bit(move) & own) and not in_atari(before, side) and not captured(before, move)


AIMS: Mapping[str, Callable[[Wording, list[Turn], Color], Aim | None]] = {
    "gives-atari": _gives_atari,
    "counts-its-liberties": _counts_liberties,
    "leaves-its-land": _leaves_land,
}
"""By the rule that a lesson teaches, what a game shows of it."""
