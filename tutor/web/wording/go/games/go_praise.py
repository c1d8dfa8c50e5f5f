"""What a learner did well in a finished game of Go, as the rules show it, and what to try in the next one."""

from collections.abc import Iterator, Mapping, Sequence

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, oversights
from tutor.games.go.reading.in_danger import only_one_is_saved
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.go.games.go_reactions import captured, in_atari
from tutor.web.wording.go.oversight_words import TAUGHT

FORKED: Sentence = N_("Well played: after your %(move)s your opponent could not save everything.")
CAPTURED: Sentence = NP_(
    "Well played: your %(move)s captured %(n)s stone.",
    "Well played: your %(move)s captured %(n)s stones at once.",
)
SAVED: Sentence = NP_(
    "Well played: with %(move)s you saved %(n)s stone that had only one liberty left.",
    "Well played: with %(move)s you saved %(n)s stones that had only one liberty left.",
)
SURROUNDED: Sentence = NP_(
    "Well played: you surrounded %(n)s empty point.", "Well played: you surrounded %(n)s empty points."
)
TRY: Mapping[Overlooked, Sentence] = {
    Overlooked.ATARI: N_(
        "Try this next time: before you play, look which of your own stones have only one liberty left."
    ),
    Overlooked.CAPTURE: N_("Try this next time: before you play, look whether you can capture something."),
    Overlooked.PUT: N_("Try this next time: before you play, count the liberties that your stone will have."),
    Overlooked.EYE: N_("Try this next time: keep the points that only your own stones surround."),
    Overlooked.BORDERS: N_("Try this next time: close every border before you pass."),
    Overlooked.POINTS: N_("Try this next time: before you pass, take the points that are still nobody’s."),
}
TRY_LIBERTIES: Sentence = N_(
    "Try this next time: before you play beside a stone, count its liberties and your own."
)
LIBERTIES = "liberties"
"""The slug of the lesson about liberties."""

LESSONS: Mapping[Overlooked, tuple[str, ...]] = {
    **{what: (lesson,) for what, lesson in TAUGHT.items()},
    Overlooked.ATARI: (TAUGHT[Overlooked.ATARI], "capture"),
    Overlooked.PUT: ("atari", TAUGHT[Overlooked.PUT]),
}
"""The lessons that teach what to try, the latest first: the first that is finished is named."""


def praise(
    wording: Wording, positions: Sequence[GoPosition], moves: Sequence[Move], you: Color
) -> Say | None:
    """One true sentence about what a learner did well: a double atari, a capture, saved stones, points."""
    played = [
        (before, move, after)
        for before, move, after in zip(positions, moves, positions[1:], strict=False)
        if before.to_move is you and move != PASS
    ]
    if forked := next((move for before, move, after in played if _forks(before, move, after)), None):
        return wording.say(FORKED, move=forked)
    n, move = max(
        ((captured(before, move), move) for before, move, _ in played), default=(0, PASS), key=_count
    )
    if n:
        return wording.say(CAPTURED, move=move, n=n)
    end = positions[-1]
    n, move = max(
        ((_saved(before, after, end, you), move) for before, move, after in played),
        default=(0, PASS),
        key=_count,
    )
    if n:
        return wording.say(SAVED, move=move, n=n)
    if end.to_move is not None or not end.game.settles_dead:
        return None
    land = end.territory()
    n = (land.black if you is Color.BLACK else land.white).bit_count()
    return wording.say(SURROUNDED, n=n) if n else None


def _forks(before: GoPosition, move: Move, after: GoPosition) -> bool:
    """Whether a move gave atari to two chains, of which the other side could save only one."""
    if after.to_move is None or captured(before, move):
        return False
    fresh = in_atari(after, after.to_move) - in_atari(before, after.to_move)
    return only_one_is_saved(after, [chain[0] for chain in {after.chain(stone) for stone in fresh}])


def _count(one: tuple[int, Move]) -> int:
    return one[0]


def _saved(before: GoPosition, after: GoPosition, end: GoPosition, you: Color) -> int:
    """How many own stones a move took out of atari that are still there, and not dead, at the end."""
    dead = {*end.dead_squares()}
    saved = in_atari(before, you) - in_atari(after, you)
    return sum(end.at(stone) is you and stone not in dead for stone in saved)


def to_try(
    wording: Wording, positions: Sequence[GoPosition], moves: Sequence[Move], you: Color
) -> Iterator[tuple[Say, str]]:
    """What to try after a game, each with the slug of a lesson that teaches it; the best first.

    It is about the learner's costliest oversight; where a game that was not won shows none, about liberties.
    """
    end = positions[-1]
    for one in oversights(positions[0], moves, end.dead_squares()):
        if one.side is you:
            for lesson in LESSONS[one.what]:
                yield wording.say(TRY[one.what]), lesson
    outcome = end.outcome()
    if outcome is None or outcome.winner is not you:
        yield wording.say(TRY_LIBERTIES), LIBERTIES
