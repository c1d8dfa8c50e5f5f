"""Games that the engine plays against itself, and what each of their positions turned out to be worth.

A game begins with some random moves, so that no two are alike. From then on both sides look two moves ahead,
and now and then one tries a random move. The worth of a position comes from both ends: the exact score of the
ending, and what the search expected on the way. Each position is worth a mixture of what the next one was
expected to be worth and of what it turned out to be worth (Sutton's TD(λ), cut where a move was only tried).
"""

from dataclasses import dataclass
from random import Random

from tutor.games.color import Color
from tutor.games.othello.engine.boards import DISC, StandardBoard
from tutor.games.othello.engine.endgame.exact import score_of
from tutor.games.othello.engine.patterns import discs_on
from tutor.games.othello.engine.search import Search
from tutor.games.othello.rules.eight import PLAIN, legal
from tutor.games.othello.rules.othello import Othello
from tutor.games.table import find_game

AT_RANDOM = range(4, 15)
"""How many moves at the start are played at random."""

TRIED = 0.05
"""The chance that a later move is a random one, only tried."""

SOLVED = 8
"""The number of empty squares from which the ending is solved."""

DECIDED = 45 * DISC
"""A game stops when a side is ahead by so much, in hundredths of a disc."""

FULL = 64


@dataclass(frozen=True, slots=True)
class Sample:
    """A position (wide boards, the side to move first) and its worth for the side to move, in discs."""

    own: int
    opp: int
    worth: float


@dataclass(frozen=True, slots=True)
class _Seen:
    """A position of a game, the side to move, the expected score, and whether the worth is cut here."""

    own: int
    opp: int
    turn: int
    expected: float
    cut: bool


def play_game(board: StandardBoard, chance: Random, trust: float) -> list[Sample]:
    """The positions of one game, the last first; with `trust` (λ) 1 only the outcome counts."""
    seen: list[_Seen] = []
    own, opp = board.sides(othello().start())
    turn, moved, at_random = 0, 0, chance.choice(AT_RANDOM)
    while True:
        moves = legal(own, opp)
        if not moves:
            own, opp, turn = opp, own, 1 - turn
            moves = legal(own, opp)
            if not moves:
                seen.append(_Seen(own, opp, turn, board.final(own, opp) / DISC, True))
                break
        if discs_on(own, opp) >= FULL - SOLVED:
            seen.append(_Seen(own, opp, turn, float(_exact(own, opp)), True))
            break
        children = {disc: (here, there) for disc, here, there in board.children(own, opp, moves)}
        tried = moved < at_random or chance.random() < TRIED
        if moved >= at_random:
            found = Search(board).best(own, opp, (1, 2))
            decided = abs(found.score) > DECIDED and trust < 1
            seen.append(_Seen(own, opp, turn, found.score / DISC, tried or decided))
            if decided:
                break
        own, opp = children[chance.choice([*children]) if tried else found.disc]
        turn, moved = 1 - turn, moved + 1
    return _worths(seen, trust)


def _exact(own: int, opp: int) -> int:
    return score_of(othello().position(own & PLAIN, opp & PLAIN, Color.BLACK, None))


def _worths(seen: list[_Seen], trust: float) -> list[Sample]:
    samples = []
    after, worth = seen[-1], seen[-1].expected
    for here in reversed(seen):
        sign = 1 if here.turn == after.turn else -1
        ends = here is after or (here.cut and trust < 1)
        worth = here.expected if ends else sign * (trust * worth + (1 - trust) * after.expected)
        samples.append(Sample(here.own, here.opp, max(-FULL, min(FULL, worth))))
        after = here
    return samples


def othello() -> Othello:
    """The game that is learnt."""
    game = find_game("othello")
    assert isinstance(game, Othello)
    return game
