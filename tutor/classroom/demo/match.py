"""A class that plays on the big board by votes: two teams, or all together against the computer."""

from collections.abc import Collection, Iterable
from typing import Literal

import msgspec

from tutor.classroom.demo.questions import Question, votes_by_square
from tutor.classroom.people.seats import ticket_of
from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.storage.people import Seat


class Match(msgspec.Struct, frozen=True):
    """Who plays whom.

    ``computer`` is the side of the computer, None where two teams play. ``seats`` are those of the class at
    the beginning as they were dealt: one for Black, one for White, and so on. ``level`` is the computer's.
    """

    computer: Literal["black", "white"] | None = None
    level: int = 0
    seats: tuple[str, ...] = ()

    def team(self, seat_id: str) -> Color:
        """The side for which a pupil votes; a pupil who came later gets a side by the seat, and keeps it."""
        if self.computer is not None:
            return Color(self.computer).other
        place = self.seats.index(seat_id) if seat_id in self.seats else int(seat_id[-6:], 16)
        return Color.WHITE if place % 2 else Color.BLACK


def deal(seats: Iterable[Seat], watching: Collection[str] = ()) -> tuple[str, ...]:
    """The seats in the order in which they go to Black and White in turn, so that both teams have people.

    ``watching`` holds the tickets (`ticket_of`) of those who look at this moment: their seats come first.
    Then come the other pupils, the latest seen first, and last the seats that nobody has ever taken.
    """

    def absence(seat: Seat) -> tuple[bool, float]:
        if ticket_of(seat) in watching:
            return False, 0.0
        return True, -seat.seen.timestamp() if seat.seen else 0.0

    return tuple(seat.id for seat in sorted(seats, key=absence))


def most_wanted(question: Question, position: Position) -> Square | None:
    """The legal move with the most votes, of equal ones the first in board order; None without votes."""
    votes = votes_by_square(question)
    wanted = [move for move in position.legal_moves() if votes.get(move)]
    return max(wanted, key=lambda move: votes[move]) if wanted else None
