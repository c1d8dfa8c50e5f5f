"""The tables of the classroom: teachers, sign-ins, invitations, classes, remotes, seats, missed guesses."""

from datetime import datetime

from sqlalchemy import JSON, Double, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from tutor.storage.models import Base, UtcDateTime, now


class Teacher(Base):
    """Somebody who signs in with a name and a password, of which a salted hash is stored."""

    __tablename__ = "teacher"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64), unique=True)
    password: Mapped[str] = mapped_column(String(255))
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class SignIn(Base):
    """A browser that acts as a teacher until ``expires``; only the SHA-256 of its cookie's key is stored."""

    __tablename__ = "sign_in"

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    teacher_id: Mapped[str] = mapped_column(ForeignKey("teacher.id", ondelete="CASCADE"))
    expires: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (Index("sign_in_by_teacher", "teacher_id"),)


class Invitation(Base):
    """A link that makes one teacher account, once; only the SHA-256 of its key is stored.

    ``teacher_id`` is the teacher who invited, None for the link that the first start prints.
    """

    __tablename__ = "invitation"

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    teacher_id: Mapped[str | None] = mapped_column(ForeignKey("teacher.id", ondelete="CASCADE"))
    expires: Mapped[datetime] = mapped_column(UtcDateTime)


class SchoolClass(Base):
    """A class: who teaches it, and how pupils come in.

    ``language`` is a language tag. ``key`` is the 128 bits of the link behind the QR code, in hexadecimal;
    ``code`` the digits that are typed, None when they expired. ``locked`` closes the class to newcomers;
    ``scores`` shows points in demos. ``projected`` says that its projector was opened once. ``courses`` are
    those that its pupils see, None for all. ``ended`` is when it went into the bin, None while it is at work.
    """

    __tablename__ = "class"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    teacher_id: Mapped[str] = mapped_column(ForeignKey("teacher.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(120))
    language: Mapped[str] = mapped_column(String(16))
    year: Mapped[str] = mapped_column(String(16), default="")
    key: Mapped[str] = mapped_column(String(32), unique=True)
    code: Mapped[str | None] = mapped_column(String(8), unique=True)
    code_expires: Mapped[datetime | None] = mapped_column(UtcDateTime)
    locked: Mapped[bool] = mapped_column(default=False)
    scores: Mapped[bool] = mapped_column(default=False)
    projected: Mapped[bool] = mapped_column(default=False)
    courses: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    ended: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    touched: Mapped[datetime] = mapped_column(UtcDateTime, default=now)

    __table_args__ = (Index("class_by_teacher", "teacher_id", "created"),)


class Remote(Base):
    """The phone that is the remote of a class until ``expires``; only the SHA-256 of its key is stored."""

    __tablename__ = "remote"

    class_id: Mapped[str] = mapped_column(ForeignKey("class.id", ondelete="CASCADE"), primary_key=True)
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    expires: Mapped[datetime] = mapped_column(UtcDateTime)


class Seat(Base):
    """A pupil's place in a class; what the pupil learns is stored for the learner of the seat.

    ``key`` is the 128 bits of the link on the pupil's card, ``code`` what is typed instead. ``hidden`` hides
    the name from other pupils. ``language`` is the language that the pupil last read, ``seen`` when the pupil
    was last here, None while the seat is free. ``arrival`` names the newcomer who took a free seat; a seat
    that was made for a newcomer has its own ``id`` there.
    """

    __tablename__ = "seat"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    class_id: Mapped[str] = mapped_column(ForeignKey("class.id", ondelete="CASCADE"))
    learner_id: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(120))
    hidden: Mapped[bool] = mapped_column(default=False)
    language: Mapped[str] = mapped_column(String(16))
    key: Mapped[str] = mapped_column(String(32), unique=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    created: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    seen: Mapped[datetime | None] = mapped_column(UtcDateTime)
    arrival: Mapped[str | None] = mapped_column(String(32), default=None)

    __table_args__ = (
        UniqueConstraint("class_id", "learner_id", name="seat_of_a_learner"),
        Index("seat_by_learner", "learner_id"),
    )


class Miss(Base):
    """How often one asker got a code or a password wrong lately.

    ``what`` names the rule that counts, ``who`` the asker (a hash, never an address). ``level`` is the number
    of misses that were not forgotten at ``last``, the time of the latest miss.
    """

    __tablename__ = "miss"

    what: Mapped[str] = mapped_column(String(16), primary_key=True)
    who: Mapped[str] = mapped_column(String(64), primary_key=True)
    level: Mapped[float] = mapped_column(Double, default=0.0)
    last: Mapped[datetime] = mapped_column(UtcDateTime, default=now)

    __table_args__ = (Index("miss_by_last", "last"),)
