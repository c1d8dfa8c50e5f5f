"""Decides whether to trust the computer's clock when it says that something is old enough to erase.

A computer without a clock of its own may start in 1970, or in 2099. So each running server stores when it
last looked at its clock. If the clock has jumped far since then, nothing is erased by age for the length of
the jump, or for the longest time that anything is kept, if that is shorter: after that, what looks old is
old. When the clock jumps back to where it was, the jump is forgotten, and wrong dates are corrected.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Column, ColumnElement, func, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute, Mapped, Session, mapped_column

from tutor.storage.database import Database
from tutor.storage.missing_rows import insert_missing
from tutor.storage.models import Answer, Base, Learner, OpenedFile, PlayedGame, PracticeAnswer, UtcDateTime
from tutor.storage.people import Invitation, Remote, SchoolClass, Seat, SignIn

EARLIEST = datetime(2020, 1, 1, tzinfo=UTC)
"""A clock that says an earlier time was never set: there was no tutor then."""

FAR = timedelta(days=45)
"""After a longer gap between two looks, the server was off for long, or its clock jumped."""

BACK = timedelta(days=1)
"""A clock that is set back by no more than this did not jump."""

OFTEN = timedelta(minutes=4)
"""What the clock says is not stored more often than this."""

SCHOOL_DAY = timedelta(hours=12)
LONGEST_ACCESS = timedelta(days=31)
"""No sign-in, code or invitation lasts longer; if one does, a clock that was ahead has dated it."""

ACCESS_ENDS: tuple[InstrumentedAttribute[datetime] | InstrumentedAttribute[datetime | None], ...] = (
    SignIn.expires,
    Remote.expires,
    Invitation.expires,
    SchoolClass.code_expires,
)
TRACES: tuple[InstrumentedAttribute[datetime] | InstrumentedAttribute[datetime | None], ...] = (
    Learner.created,
    Answer.answered,
    PracticeAnswer.answered,
    PlayedGame.updated,
    OpenedFile.opened,
    Seat.seen,
    SchoolClass.touched,
)
"""These tell when the tutor was last used, where no server has stored a look at its clock."""

AHEAD_BY_RIGHT = {"due", "expires", "code_expires"}
"""Columns whose moments may lie in the future."""


class ClockMark(Base):
    """The one row: when a server last looked at its clock, and from when on it erases what is old.

    ``left_seen`` and ``left_from`` are these two moments as they were before the clock last jumped ahead.
    """

    __tablename__ = "clock"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seen: Mapped[datetime] = mapped_column(UtcDateTime)
    erases_from: Mapped[datetime] = mapped_column(UtcDateTime)
    left_seen: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)
    left_from: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)


@dataclass(frozen=True)
class ClockLook:
    """A look at the clock: what it says, what it said last time, and from when on it may erase."""

    at: datetime
    before: datetime
    erases_from: datetime
    has_jumped: bool

    @property
    def is_set(self) -> bool:
        return self.at >= EARLIEST

    @property
    def may_erase(self) -> bool:
        """Whether this clock can be trusted to say what is old."""
        return self.is_set and self.at >= self.erases_from


def look_at_clock(database: Database, at: datetime, longest: timedelta) -> ClockLook:
    """Store what the clock says, and find out whether it jumped; ``longest`` is how long anything is kept.

    Nothing is stored of a clock that was never set.
    """
    if at < EARLIEST:
        return ClockLook(at, at, at, has_jumped=False)
    with database.read() as session:
        kept = session.get(ClockMark, 1)
    if kept is not None and timedelta(0) <= at - kept.seen < OFTEN:
        return ClockLook(at, kept.seen, kept.erases_from, has_jumped=False)
    with database.write() as session:
        mark = _held_mark(session, at)
        before, gap = mark.seen, at - mark.seen
        has_jumped = gap > FAR or gap < -BACK
        if gap > FAR:
            mark.left_seen, mark.left_from = before, mark.erases_from
            mark.erases_from = _wait(mark, at, gap, longest)
        elif gap < -BACK:
            mark.erases_from = _taken_back(mark, at) or _wait(mark, at, -gap, longest)
            mark.left_seen = mark.left_from = None
            _end_access(session, at)
        mark.seen = at if has_jumped else max(before, at)
        return ClockLook(at, before, mark.erases_from, has_jumped)


def clock_sentence(look: ClockLook) -> str:
    """What to tell the person who looks after the computer."""
    says = f"The clock of this computer says {look.at:%Y-%m-%d %H:%M} UTC"
    if not look.is_set:
        return f"{says}: nothing is erased by its age, please set the clock."
    if look.has_jumped:
        says += f", and said {look.before:%Y-%m-%d %H:%M} when the tutor looked before"
    if look.may_erase:
        return f"{says}. What nobody uses is erased by its age."
    until = f"Nothing is erased by its age until {look.erases_from:%Y-%m-%d}"
    return f"{says}. {until}. If the clock is wrong, set it; if it is right, run: tutor clock --right"


def believe_clock(database: Database, at: datetime) -> None:
    """Trust the clock from now on, because somebody says that it is right.

    Raises ValueError for a clock that was never set.
    """
    if at < EARLIEST:
        raise ValueError(f"The clock says {at:%Y-%m-%d}: set it first.")
    with database.write() as session:
        mark = _held_mark(session, at)
        mark.seen = mark.erases_from = at
        mark.left_seen = mark.left_from = None


def date_anew(database: Database, at: datetime) -> None:
    """Change every date that only a wrong clock can have written to ``at``."""
    with database.look() as connection:
        wrong = [
            column
            for column in _dated()
            if connection.execute(select(column).where(_is_wrong(column, at)).limit(1)).first()
        ]
    if not wrong:
        return
    with database.write() as session:
        for column in wrong:
            anew = update(column.table).where(_is_wrong(column, at)).values({column.name: at})
            session.connection().execute(anew)


def _held_mark(session: Session, at: datetime) -> ClockMark:
    """The row, locked until the session ends; a missing one is dated by what was done last."""
    query = select(ClockMark).with_for_update()
    found = session.scalar(query)
    if found is None:
        seen = _last_trace(session) or at
        insert_missing(session, ClockMark, id=1, seen=seen, erases_from=seen)
        found = session.scalars(query).one()
    return found


def _last_trace(session: Session) -> datetime | None:
    last = [session.scalar(select(func.max(trace)).where(trace >= EARLIEST)) for trace in TRACES]
    return max((one for one in last if one is not None), default=None)


def _wait(mark: ClockMark, at: datetime, gap: timedelta, longest: timedelta) -> datetime:
    """When a clock that jumped may erase again: after as long as it jumped, and no sooner than before."""
    return min(max(mark.erases_from, at + min(gap, longest)), at + longest)


def _taken_back(mark: ClockMark, at: datetime) -> datetime | None:
    """When a clock that came back from a jump ahead may erase again; None if it did not come back."""
    if mark.left_seen is None or not -BACK <= at - mark.left_seen <= FAR:
        return None
    return mark.left_from


def _end_access(session: Session, at: datetime) -> None:
    """End with this school day the sign-ins and codes that a clock ahead of time let last for years."""
    for column in ACCESS_ENDS:
        shut = update(column.class_).where(column > at + LONGEST_ACCESS).values({column.key: at + SCHOOL_DAY})
        session.execute(shut.execution_options(synchronize_session=False))


def _dated() -> Iterator[Column[datetime]]:
    """Every column that says when something was done."""
    for table in Base.metadata.sorted_tables:
        if table.name != ClockMark.__tablename__:
            for column in table.columns:
                if isinstance(column.type, UtcDateTime) and column.name not in AHEAD_BY_RIGHT:
                    yield column


def _is_wrong(column: Column[datetime], at: datetime) -> ColumnElement[bool]:
    return or_(column < EARLIEST, column > at + BACK)
