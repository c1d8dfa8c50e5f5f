"""The actions in a game between two sides: whether they are allowed, and the game after them.

Forms and JSON are handled in the same way. Nothing is saved here, and the only words are those of refusals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property
from typing import Literal

import msgspec

from tutor.games.base import PASS, Outcome, Position
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, UnknownSquare
from tutor.games.table import find_game
from tutor.storage.games import COMPUTER, HUMAN, PLAYING, StoredGame
from tutor.typed_values import from_values
from tutor.web.board.board_link import read_position
from tutor.web.http.error_pages import Refused
from tutor.web.records.game_link import GameInfo
from tutor.web.site.messages import N_
from tutor.web.wording.tasks import no_place

MINUTE = 60_000
LONGEST_TURN = 60 * MINUTE

Doing = Literal["move", "pass", "undo", "resign", "timeout", "hint", "answer", "agree", "resume"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the page, which showed the board after ``number`` moves.

    ``used`` are the milliseconds that the turn took, None without JavaScript, which measures them. "answer"
    makes the computer move if its reply is missing. ``dead`` are the marked pieces after passes have stopped
    the game: then a "move" marks another piece or removes its mark, "agree" ends the count, "resume" goes on
    with the game. ``sure`` confirms a pass.
    """

    do: Doing
    number: int
    square: str = ""
    used: int | None = None
    show: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    sure: bool = False


class Illegal(Refused):
    """A move that the rules forbid: the reason's code, and the square that was tapped."""

    def __init__(self, reason: str, square: str | None) -> None:
        super().__init__(400, N_("This answer cannot be given here."))
        self.reason = reason
        self.square = square


class Stale(Refused):
    """The request is from a page that shows an older board."""

    def __init__(self) -> None:
        super().__init__(409, N_("The board has changed since. Here is the newest one."))


@dataclass(frozen=True)
class Match:
    """A stored game with its positions."""

    stored: StoredGame

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """The board before the first move and after each."""
        position = self._start()
        found = [position]
        for move in self.stored.moves:
            position = position.play(move)
            found.append(position)
        if self.stored.dead and position.to_move is None:
            found[-1] = position.with_dead(self.stored.dead)
        return tuple(found)

    def _start(self) -> Position:
        elsewhere = self.info.start and read_position(self.stored.game, self.info.start)
        return elsewhere or find_game(self.stored.game).start()

    @cached_property
    def info(self) -> GameInfo:
        """The data of the game's record; for a game played here only its first board."""
        return from_values(self.stored.record or {"start": self.stored.start or ""}, GameInfo)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def number(self) -> int:
        """How many moves and passes have been played."""
        return len(self.stored.moves)

    @property
    def playing(self) -> bool:
        return self.stored.state == PLAYING

    @property
    def counting(self) -> bool:
        """Whether passes have stopped the game, and both sides must still agree on the dead pieces."""
        return self.playing and self.position.to_move is None

    @property
    def against_computer(self) -> bool:
        return COMPUTER in (self.stored.black, self.stored.white)

    @property
    def you(self) -> Color | None:
        """The learner's side; None between two people."""
        if not self.against_computer:
            return None
        return Color.BLACK if self.stored.black == HUMAN else Color.WHITE

    @property
    def to_move(self) -> Color | None:
        return self.position.to_move if self.playing else None

    @property
    def computer_moves(self) -> bool:
        return self.to_move is not None and self.player(self.to_move) == COMPUTER

    @property
    def may_pass(self) -> bool:
        """Whether a person at this device may pass now."""
        return self.to_move is not None and not self.computer_moves and self.position.may_pass()

    @property
    def must_pass(self) -> bool:
        """Whether a person at this device must pass now."""
        return self.may_pass and self.position.must_pass()

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    @property
    def winner(self) -> Color | None:
        """The winner by the board, by resignation or by time; None also for a draw."""
        if self.stored.loser:
            return Color(self.stored.loser).other
        return self.outcome.winner if self.outcome else None

    def player(self, color: Color) -> str:
        return self.stored.black if color is Color.BLACK else self.stored.white

    def used(self, color: Color) -> int:
        """The time that a side has used, in milliseconds."""
        return self.stored.black_used if color is Color.BLACK else self.stored.white_used

    def waited(self, now: datetime) -> int:
        """The milliseconds since the game was last saved, if a person's clock is running; else 0."""
        since = self.stored.updated
        if not self.stored.minutes or self.to_move is None or self.computer_moves or since is None:
            return 0
        return max(0, (now - since) // timedelta(milliseconds=1))

    @property
    def undo_to(self) -> int | None:
        """How many moves remain after a person's last move is taken back; None if there is none."""
        if self.to_move is None:
            return None
        for number in range(self.number - 1, -1, -1):
            color = self.positions[number].to_move
            if self.stored.moves[number] != PASS and color and self.player(color) == HUMAN:
                return number
        return None

    def with_move(self, move: str) -> Match:
        """The game after a move; IllegalMove or UnknownSquare if the rules forbid it."""
        after = self.position.play(move)
        state = PLAYING if after.to_move or after.game.settles_dead else "over"
        return Match(replace(self.stored, moves=(*self.stored.moves, move), state=state))


def act(match: Match, action: Action, now: datetime) -> Match:
    """The game after an action; the same object if the action was done before.

    If the page has not measured the time of the turn, the time since the last save counts.
    Raises ``Illegal`` for a move that the rules forbid, ``Stale`` for a page that shows another board.
    """
    if action.number != match.number or not match.playing:
        if _done_before(match, action):
            return match
        raise Stale
    timed = match
    if not match.computer_moves:
        timed = _with_time(match, match.waited(now) if action.used is None else action.used)
        if timed.stored.state == "timeout" and action.do != "resign":
            return timed
    if action.do in ("hint", "answer"):
        return match
    if action.do in ("agree", "resume"):
        raise Stale
    if action.do == "undo":
        if match.undo_to is None:
            return match
        return Match(replace(timed.stored, moves=match.stored.moves[: match.undo_to]))
    if action.do == "resign":
        giver = match.you or match.to_move
        return Match(replace(match.stored, state="resigned", loser=giver.value if giver else None))
    if match.computer_moves:
        raise Refused(409, N_("The other side is to move now."))
    if action.do == "timeout":
        return timed
    move = PASS if action.do == "pass" else action.square
    if not move.strip():
        raise Refused(400, N_("Tap the board."))
    try:
        return timed.with_move(move)
    except IllegalMove as error:
        raise Illegal(error.reason, error.square) from error
    except UnknownSquare as error:
        raise Refused(400, no_place(find_game(match.stored.game)), square=move[:12]) from error


def _done_before(match: Match, action: Action) -> bool:
    """Whether the action was done already, because the form was sent twice."""
    if action.do in ("move", "pass"):
        move = PASS if action.do == "pass" else action.square
        return match.stored.moves[action.number : action.number + 1] == (move,)
    if action.do in ("undo", "resume"):
        return match.playing and match.number < action.number
    if action.do == "answer":
        return match.number > action.number
    return {"resign": "resigned", "timeout": "timeout", "agree": "over"}.get(action.do) == match.stored.state


def _with_time(match: Match, used: int) -> Match:
    """The game with the time of the turn charged to the side to move, which loses when it has none left."""
    color = match.to_move
    if not match.stored.minutes or color is None:
        return match
    total = match.used(color) + min(max(used, 0), LONGEST_TURN)
    field = "black_used" if color is Color.BLACK else "white_used"
    if total < match.stored.minutes * MINUTE:
        return Match(replace(match.stored, **{field: total}))  # type: ignore[arg-type]
    return Match(replace(match.stored, **{field: total}, state="timeout", loser=color.value))  # type: ignore[arg-type]
