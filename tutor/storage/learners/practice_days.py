"""When a learner practised: the times of all stored answers and games since a moment."""

from datetime import datetime

from sqlalchemy import select, union

from tutor.storage.database import Database
from tutor.storage.models import Answer, FormAnswer, PlayedGame, PracticeAnswer

MOST_MOMENTS = 5000
"""At most so many times are read, the latest."""


def moments_practised(database: Database, learner_id: str, since: datetime) -> list[datetime]:
    """The times of answers and games, the latest first; games opened from files do not count."""
    kept = union(
        *(
            select(column.label("at")).where(table.learner_id == learner_id, column >= since)
            for table, column in (
                (Answer, Answer.answered),
                (FormAnswer, FormAnswer.answered),
                (PracticeAnswer, PracticeAnswer.answered),
            )
        ),
        select(PlayedGame.updated.label("at")).where(
            PlayedGame.learner_id == learner_id, PlayedGame.updated >= since, PlayedGame.record.is_(None)
        ),
    ).subquery()
    query = select(kept.c.at).order_by(kept.c.at.desc()).limit(MOST_MOMENTS)
    with database.look() as connection:
        return list(connection.execute(query).scalars())
