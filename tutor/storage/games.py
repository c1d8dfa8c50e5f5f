"""Stores the games that learners play; callers ask the rules before they save."""

import uuid
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from sqlalchemy import select, update

from tutor.storage.database import Database
from tutor.storage.learners.practice import know_learner
from tutor.storage.learners.row_limits import keep_newest
from tutor.storage.models import PlayedGame, now

HUMAN = "human"
COMPUTER = "computer"
PLAYING = "playing"
RECORDED = "recorded"
MOST_GAMES = 500
"""At most so many games of a learner are read."""


@dataclass(frozen=True)
class StoredGame:
    """A game as it was last saved; ``models.PlayedGame`` explains the fields."""

    id: str
    game: str
    black: str = HUMAN
    white: str = HUMAN
    level: int = 0
    moves: tuple[str, ...] = ()
    state: str = PLAYING
    loser: str | None = None
    minutes: int = 0
    black_used: int = 0
    white_used: int = 0
    review: dict[str, Any] | None = field(default=None, hash=False)
    record: dict[str, Any] | None = field(default=None, hash=False)
    start: str | None = None
    dead: tuple[str, ...] = ()
    updated: datetime | None = field(default=None, compare=False)


def new_game(
    database: Database,
    learner_id: str,
    game: str,
    *,
    black: str = HUMAN,
    white: str = HUMAN,
    level: int = 0,
    moves: tuple[str, ...] = (),
    minutes: int = 0,
    start: str | None = None,
) -> StoredGame:
    """Begin a game under a random identifier nobody can guess: 128 bits in hexadecimal."""
    begun = StoredGame(uuid.uuid4().hex, game, black, white, level, moves, minutes=minutes, start=start)
    with database.write() as session:
        know_learner(session, learner_id)
        session.add(_row_of(begun, learner_id))
        keep_newest(session, PlayedGame, learner_id)
    return begun


def keep_recorded(database: Database, learner_id: str, recorded: StoredGame) -> StoredGame:
    """Store a game from a file, so that it can be reviewed; if it is stored already, returns that one."""
    same = (
        PlayedGame.learner_id == learner_id,
        PlayedGame.game == recorded.game,
        PlayedGame.moves == " ".join(recorded.moves),
        PlayedGame.record.is_not(None),
    )
    with database.write() as session:
        for row in session.scalars(select(PlayedGame).where(*same)):
            if row.record == recorded.record:
                return _stored_game(row)
        kept = replace(recorded, id=uuid.uuid4().hex)
        know_learner(session, learner_id)
        session.add(_row_of(kept, learner_id))
        keep_newest(session, PlayedGame, learner_id)
    return kept


def _row_of(game: StoredGame, learner_id: str) -> PlayedGame:
    """The row of a new game."""
    return PlayedGame(
        id=game.id,
        learner_id=learner_id,
        game=game.game,
        black=game.black,
        white=game.white,
        level=game.level,
        moves=" ".join(game.moves),
        state=game.state,
        loser=game.loser,
        minutes=game.minutes,
        record=game.record,
        start=game.start,
        dead=" ".join(game.dead) or None,
    )


def find_played(database: Database, learner_id: str, id: str) -> StoredGame | None:
    """The learner's game of this identifier; None for an unknown one and for somebody else's."""
    with database.read() as session:
        row = session.get(PlayedGame, id)
        return _stored_game(row) if row is not None and row.learner_id == learner_id else None


def played_game(database: Database, id: str) -> StoredGame | None:
    """The game of this identifier, of any learner, for readers who have its link."""
    with database.read() as session:
        row = session.get(PlayedGame, id)
        return _stored_game(row) if row is not None else None


def player_of(database: Database, id: str) -> str | None:
    """The learner whose game this is; None if it was deleted."""
    with database.look() as connection:
        found = connection.execute(select(PlayedGame.learner_id).where(PlayedGame.id == id)).scalar()
    return str(found) if found is not None else None


def newest_unfinished(database: Database, learner_id: str) -> StoredGame | None:
    """The learner's latest unfinished game."""
    query = (
        select(PlayedGame)
        .where(PlayedGame.learner_id == learner_id, PlayedGame.state == PLAYING)
        .order_by(PlayedGame.updated.desc())
        .limit(1)
    )
    with database.read() as session:
        row = session.scalars(query).first()
        return _stored_game(row) if row is not None else None


def has_finished_game(database: Database, learner_id: str) -> bool:
    """Whether the learner has finished any game."""
    ended = (PlayedGame.state != PLAYING, PlayedGame.record.is_(None))
    query = select(PlayedGame.id).where(PlayedGame.learner_id == learner_id, *ended).limit(1)
    with database.look() as connection:
        return connection.execute(query).scalar() is not None


def boards_finished(database: Database, learner_id: str) -> set[tuple[str, int, str | None]]:
    """Game, level and first board of each game finished against the computer; None for the usual board."""
    columns = (PlayedGame.game, PlayedGame.level, PlayedGame.start)
    ended = (PlayedGame.state != PLAYING, PlayedGame.record.is_(None), PlayedGame.level > 0)
    query = select(*columns).where(PlayedGame.learner_id == learner_id, *ended).distinct().limit(MOST_GAMES)
    with database.look() as connection:
        return {(game, level, start) for game, level, start in connection.execute(query)}


def last_against_computer(database: Database, learner_id: str, games: Collection[str]) -> StoredGame | None:
    """The learner's latest game of these against the computer, finished or not."""
    query = (
        select(PlayedGame)
        .where(PlayedGame.learner_id == learner_id, PlayedGame.level > 0, PlayedGame.game.in_(games))
        .order_by(PlayedGame.updated.desc())
        .limit(1)
    )
    with database.read() as session:
        row = session.scalars(query).first()
        return _stored_game(row) if row is not None else None


def games_against_computer(
    database: Database,
    learner_id: str,
    games: Collection[str],
    *,
    before: str | None = None,
    starts: Collection[str] = (),
) -> list[StoredGame]:
    """The finished games of these against the computer, the latest first, at most ``MOST_GAMES``.

    Games from a set-up board are left out, unless ``starts`` contains the code of the board. With ``before``
    only games begun before that game are returned.
    """
    wanted = [
        PlayedGame.learner_id == learner_id,
        PlayedGame.level > 0,
        PlayedGame.game.in_(games),
        PlayedGame.state != PLAYING,
        PlayedGame.record.is_(None),
        PlayedGame.start.is_(None) | PlayedGame.start.in_(starts),
    ]
    if before is not None:
        begun = select(PlayedGame.created).where(PlayedGame.id == before).scalar_subquery()
        wanted += [PlayedGame.created <= begun, PlayedGame.id != before]
    query = select(PlayedGame).where(*wanted).order_by(PlayedGame.created.desc()).limit(MOST_GAMES)
    with database.read() as session:
        return [_stored_game(row) for row in session.scalars(query)]


def latest_games(database: Database, learner_id: str, most: int) -> list[StoredGame]:
    """The learner's latest games, without games from files."""
    query = (
        select(PlayedGame)
        .where(PlayedGame.learner_id == learner_id, PlayedGame.record.is_(None))
        .order_by(PlayedGame.updated.desc(), PlayedGame.id)
        .limit(most)
    )
    with database.read() as session:
        return [_stored_game(row) for row in session.scalars(query)]


def save_played(database: Database, before: StoredGame, **changes: Any) -> StoredGame | None:
    """Save the changes since the game was read; None if another request has saved it meanwhile."""
    after = replace(before, **changes)
    values = dict(changes)
    if "moves" in values:
        values["moves"] = " ".join(after.moves)
    if "dead" in values:
        values["dead"] = " ".join(after.dead) or None
    unchanged = (
        PlayedGame.id == before.id,
        PlayedGame.moves == " ".join(before.moves),
        PlayedGame.state == before.state,
    )
    with database.write_quickly() as session:
        done = session.execute(update(PlayedGame).where(*unchanged).values(**values, updated=now()))
        return after if done.rowcount else None  # type: ignore[attr-defined]


def keep_review(database: Database, before: StoredGame, review: dict[str, Any]) -> bool:
    """Store the review of a game; False if a longer one was stored meanwhile, or the game is deleted."""
    with database.write_quickly() as session:
        row = session.get(PlayedGame, before.id, with_for_update=True)
        if row is None or row.review != before.review:
            return False
        row.review, row.updated = review, now()
        return True


def _stored_game(row: PlayedGame) -> StoredGame:
    return StoredGame(
        id=row.id,
        game=row.game,
        black=row.black,
        white=row.white,
        level=row.level,
        moves=tuple(row.moves.split()),
        state=row.state,
        loser=row.loser,
        minutes=row.minutes,
        black_used=row.black_used,
        white_used=row.white_used,
        review=row.review,
        record=row.record,
        start=row.start,
        dead=tuple((row.dead or "").split()),
        updated=row.updated,
    )
