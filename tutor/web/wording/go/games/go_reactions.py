"""What an opponent says of events that the rules of Go show: captures, ataris, kos and its own pass."""

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording

# Translators: an opponent says this of its own pass
I_PASS: Sentence = N_("I do not want to place another stone, so I pass.")
# Translators: an opponent says this of its own move, which took one stone in a ko
I_TOOK_KO: Sentence = N_(
    "My %(move)s took a stone in a ko. You may take back only after a move somewhere else."
)
# Translators: an opponent says this of its own move; n are the stones that it captured
I_CAPTURED: Sentence = NP_(
    "I played %(move)s and captured %(n)s stone.", "I played %(move)s and captured %(n)s stones at once."
)
# Translators: an opponent says this of the learner's move, which took one stone in a ko
YOU_TOOK_KO: Sentence = N_("You took my stone in a ko. I may not take back at once.")
# Translators: an opponent says this of the learner's move; n are the stones that it captured
YOU_CAPTURED: Sentence = NP_(
    "Your %(square)s captured %(n)s of my stones.", "Your %(square)s captured %(n)s of my stones at once."
)
# Translators: an opponent says this of its own move; n are the learner's stones that are now in atari
LEFT_ONE: Sentence = NP_(
    "After my %(move)s, %(n)s of your stones has only one liberty left.",
    "After my %(move)s, %(n)s of your stones have only one liberty left.",
)
# Translators: an opponent says the same, once the word atari is known
I_GAVE_ATARI: Sentence = NP_(
    "Atari! After my %(move)s, %(n)s of your stones has only one liberty left.",
    "Atari! After my %(move)s, %(n)s of your stones have only one liberty left.",
)
# Translators: an opponent says this; its stones had one liberty after the learner's move, and n after its own
I_GOT_OUT: Sentence = N_("Your %(square)s left my stones one liberty. After my %(move)s they have %(n)s.")
SMALL = 5
"""Boards up to this size come before the word atari does: on them it is not said."""


def react_to(
    wording: Wording, position: GoPosition, move: Move, answered: tuple[GoPosition, Move] | None
) -> Say | None:
    """One true sentence about the computer's ``move``, or the learner's that it ``answered``; else None.

    ``answered`` is the board before the learner's move, and that move; None if the computer moved first.
    """
    if move == PASS:
        return wording.say(I_PASS)
    after = position.play(move)
    if n := captured(position, move):
        if after.ko:
            return wording.say(I_TOOK_KO, move=move)
        return wording.say(I_CAPTURED, move=move, n=n)
    if said := _of_theirs(wording, position, after, move, answered):
        return said
    own, fresh = position.to_move, 0
    if own is not None and after.to_move is not None:
        fresh = len(in_atari(after, own.other) - in_atari(position, own.other))
    sentence = LEFT_ONE if position.grid.size <= SMALL else I_GAVE_ATARI
    return wording.say(sentence, move=move, n=fresh) if fresh else None


def _of_theirs(
    wording: Wording,
    position: GoPosition,
    after: GoPosition,
    move: Move,
    answered: tuple[GoPosition, Move] | None,
) -> Say | None:
    """A sentence about the learner's last move: a capture, a ko, or an atari that the computer escaped."""
    earlier, theirs = answered or (None, PASS)
    own = position.to_move
    if earlier is None or theirs == PASS or own is None:
        return None
    if n := captured(earlier, theirs):
        return wording.say(YOU_TOOK_KO) if position.ko else wording.say(YOU_CAPTURED, square=theirs, n=n)
    left = [
        len(after.liberties(stone))
        for stone in in_atari(position, own) - in_atari(earlier, own)
        if after.at(stone) is own
    ]
    free = min(left, default=0)
    return wording.say(I_GOT_OUT, square=theirs, move=move, n=free) if free > 1 else None


def captured(position: GoPosition, move: Move) -> int:
    """How many stones a move captures."""
    return 0 if move == PASS else sum(after == "." for after in position.changes(move).values())


def in_atari(position: GoPosition, side: Color) -> set[str]:
    """The stones of a side whose chains have only one liberty."""
    return {stone for stone in position.pieces(side) if len(position.liberties(stone)) == 1}
