"""Limits how many rows one learner may have: the newest stay, and that is far more than anybody needs."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tutor.storage.models import Answer, PlayedGame, PracticeAnswer

MOST: dict[type[Answer | PracticeAnswer | PlayedGame], int] = {
    Answer: 20_000,
    PracticeAnswer: 20_000,
    PlayedGame: 1_000,
}
"""The most rows of a learner in each table: fifty answers on each of 400 days."""

MOST_CARDS = 2_000
"""The most puzzles that come back to one learner; no more are added."""

_MOMENTS = {
    Answer: Answer.answered,
    PracticeAnswer: PracticeAnswer.answered,
    PlayedGame: PlayedGame.updated,
}


def keep_newest(session: Session, table: type[Answer | PracticeAnswer | PlayedGame], learner_id: str) -> None:
    """Delete a learner's oldest rows in a table, beyond its limit."""
    session.flush()
    own = table.learner_id == learner_id
    newest = select(table.id).where(own).order_by(_MOMENTS[table].desc(), table.id)
    old = session.scalars(newest.offset(MOST[table])).all()
    if old:
        gone = delete(table).where(own, table.id.in_(old))
        session.execute(gone.execution_options(synchronize_session=False))
