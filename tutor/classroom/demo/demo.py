"""The big board of a class: one immutable value, saved whole, from which every screen is drawn.

`actions` are the teacher's actions on it, `questions` the questions asked on it; `match` and `match_actions`
are the matches of a class.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from tutor.classroom.demo.match import Match
from tutor.classroom.demo.questions import Question, punished, task_of
from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.lessons.model import Step, read_json

News = Literal[
    "opened",
    "played",
    "taken-back",
    "jumped",
    "marked",
    "shown",
    "asked",
    "counted",
    "revealed",
    "explained",
    "closed",
    "set-aside",
    "handed",
    "kept",
    "began-match",
    "no-votes",
    "ended-match",
    "agreed",
    "ended",
]
"""What happened last, for screen readers and for the news above the board."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place of a step: in a lesson of a course or, without a course, in a round of practice or a set.

    ``step`` is its name in the lesson, or its number in the round.
    """

    course: str
    name: str
    step: str


class Demo(msgspec.Struct, frozen=True):
    """The board of a class and everything shown on it.

    ``board`` is the diagram before the first of ``moves``; ``at`` of them have been played, and the teacher
    can step through the others. ``step`` is the opened step or puzzle and ``place`` its place; both stay
    while the class plays on from its board, and `shown_step` decides when its words are shown. ``hand`` is
    the seat that may play the next move. ``asked`` counts the questions of the class; those up to ``since``
    belong to earlier lessons. ``before`` is the earlier demo, which undo brings back. The tags in
    ``projector_languages`` are empty for the language of its address. ``left`` is the place of the class in
    each course when another board was opened. ``dead`` are the pieces that the teacher marked as dead, None
    for those that the computer proposes. ``agreed`` says that the game is counted with them.
    """

    game: str
    board: str
    moves: tuple[str, ...] = ()
    at: int = 0
    running: bool = True
    step: Step | None = None
    place: Place | None = None
    rings: tuple[Square, ...] = ()
    arrows: tuple[tuple[Square, Square], ...] = ()
    overlays: tuple[str, ...] = ()
    question: Question | None = None
    asked: int = 0
    hand: str | None = None
    match: Match | None = None
    news: News = "opened"
    before: Demo | None = None
    since: int = 0
    projector_languages: tuple[str, ...] = msgspec.field(default=(), name="wall")  # its stored name
    left: tuple[Place, ...] = ()
    dead: tuple[Square, ...] | None = None
    agreed: bool = False

    @property
    def positions(self) -> tuple[Position, ...]:
        """The board before the first move and after each of ``moves``."""
        return _positions(self.game, self.board, self.moves)

    @property
    def position(self) -> Position:
        """The board after the moves played so far."""
        return self.positions[self.at]

    @property
    def shown_step(self) -> Step | None:
        """The step whose words are shown beside the board, if any.

        Its words fit its own board and the moves that it plays; a match is played without them.
        """
        step = self.step
        return step if step is not None and self.match is None and (step.play or not self.at) else None

    @property
    def shown(self) -> Position:
        """The board to draw: a referee's table, a shown answer, or the board after the played moves."""
        question = self.question
        if question is not None:
            task = task_of(self.game, question)
            if question.stage == "revealed":
                return question.after(self.game)
            return task.after or task.position
        if self.at == 0 and self.shown_step is not None and self.shown_step.puzzle is not None:
            return task_of(self.game, Question(0, self.shown_step)).after or self.position
        return self.position

    @property
    def last_move(self) -> Square | None:
        question = self.question
        if question is not None:
            if question.stage != "revealed":
                return None
            if question.looked_at is None:
                return question.played
            return _last_played(punished(self.game, question, question.looked_at))
        return _last_played(self.moves[: self.at])

    @property
    def shown_overlays(self) -> tuple[str, ...]:
        """The overlays on the board: the teacher's and the step's; none during a question or at the end."""
        if self.question is not None or self.has_ended:
            return ()
        own = self.shown_step.overlay if self.shown_step is not None else None
        return self.overlays if own is None or own in self.overlays else (*self.overlays, own)

    @property
    def is_drawing(self) -> bool:
        """Whether no turn is shown: the step names no side, and no move was played on it."""
        return self.at == 0 and self.shown_step is not None and self.shown_step.to_move is None

    @property
    def to_move(self) -> Color | None:
        """The side whose turn is shown; a question may be about the board after a move."""
        if self.is_drawing:
            return None
        asked = self.question
        return (self.position if asked is None else task_of(self.game, asked).position).to_move

    @property
    def voting(self) -> int | None:
        """The number of the question that the class is answering."""
        question = self.question
        return question.number if question is not None and question.stage != "revealed" else None

    @property
    def is_new(self) -> bool:
        """Whether the class has not begun its course, and no other board was shown."""
        if self.running or self.place is not None or self.moves:
            return False
        return self.news == "opened" and self.board == start_of(self.game).board

    @property
    def stood(self) -> dict[str, Place]:
        """The place of the class in each course that it has begun, by the course's name."""
        places = (*self.left, self.place) if self.place is not None else self.left
        return {place.course: place for place in places if place.course}

    @property
    def has_ended(self) -> bool:
        """Whether the lesson was ended and no board opened since."""
        return not self.running and self.news == "ended"

    @property
    def settles(self) -> bool:
        """Whether passes have stopped a match, and the dead pieces are still to be agreed on."""
        position = self.position
        stopped = position.to_move is None and position.game.settles_dead
        return self.match is not None and stopped and not self.agreed

    @property
    def computer_moves(self) -> bool:
        """Whether it is the computer's turn in a match against it."""
        color = self.position.to_move
        return self.match is not None and color is not None and self.match.computer == color.value


def start_of(game: str) -> Demo:
    """The demo that shows the start of a game."""
    found = find_game(game)
    return Demo(found.name, found.diagram(found.start()))


def read_demo(state: str) -> Demo | None:
    """The saved demo; None if there is none, or one that only an older version could read."""
    try:
        return read_json(state, Demo) if state else None
    except msgspec.MsgspecError:
        return None


def write_demo(demo: Demo) -> str:
    """The demo as JSON, for saving."""
    return msgspec.json.encode(demo).decode()


def _last_played(moves: tuple[str, ...]) -> Square | None:
    played = [move for move in moves if move != PASS]
    return played[-1] if played else None


@lru_cache(maxsize=256)
def _positions(game: str, board: str, moves: tuple[str, ...]) -> tuple[Position, ...]:
    if not moves:
        return (find_game(game).parse_diagram(board),)
    before = _positions(game, board, moves[:-1])
    return (*before, before[-1].play(moves[-1]))
