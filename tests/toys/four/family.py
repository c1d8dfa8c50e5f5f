"""The toy game as a family, with a computer that plays at random, and what is said of it."""

from __future__ import annotations

from random import choice

from tests.toys.four.rules import Four
from tutor.games.base import Game, Move, Position
from tutor.games.engine import Engine
from tutor.games.family import Family
from tutor.web.site.messages import Sentence
from tutor.web.wording.game_words import GameWords


class RandomEngine(Engine):
    @property
    def levels(self) -> tuple[int, ...]:
        return (1,)

    def choose(self, position: Position, level: int, *, seconds: float) -> Move:
        return choice(position.legal_moves())


class FourWords(GameWords):
    titles = {"four": ("Four in a row", "Whoever has four pieces in a row wins.")}
    why: dict[str, Sentence] = {"taken": "Another piece stands there.", "over": "The game is over."}


def find(name: str) -> Game | None:
    return Four() if name == "four" else None


FOUR = Family("four", {"four": Four()}, find, RandomEngine())
