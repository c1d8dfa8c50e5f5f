"""Merges two learners who are the same pupil."""

from sqlalchemy import and_, delete, select, update
from sqlalchemy.orm import Session

from tutor.storage.models import (
    Answer,
    Card,
    FormAnswer,
    Learner,
    OpenedFile,
    PlayedGame,
    PracticeAnswer,
    Solved,
)


def merge_learners(session: Session, into: str, gone: str) -> None:
    """Give one learner everything that both have, and delete the other.

    If both solved a puzzle, the higher number of stars stays; if it comes back to both, the card that is due
    sooner stays.
    """
    for table in (Answer, PracticeAnswer):
        known = select(table.id).where(table.learner_id == into)
        own = update(table).where(and_(table.learner_id == gone, table.id.not_in(known)))
        session.execute(own.values(learner_id=into).execution_options(synchronize_session=False))
    for moved in (PlayedGame, OpenedFile):
        own = update(moved).where(moved.learner_id == gone)
        keep = {moved.updated: moved.updated} if moved is PlayedGame else {}
        session.execute(
            own.values({moved.learner_id: into, **keep}).execution_options(synchronize_session=False)
        )
    for solved in session.scalars(select(Solved).where(Solved.learner_id == gone)).all():
        other = session.get(Solved, (into, solved.course, solved.lesson, solved.step))
        if other is None:
            solved.learner_id = into
        else:
            other.stars = max(other.stars, solved.stars)
    for given in session.scalars(select(FormAnswer).where(FormAnswer.learner_id == gone)).all():
        if session.get(FormAnswer, (into, given.course, given.form, given.place)) is None:
            given.learner_id = into
    due = {card.puzzle: card for card in session.scalars(select(Card).where(Card.learner_id == into))}
    for card in session.scalars(select(Card).where(Card.learner_id == gone)).all():
        known_card = due.get(card.puzzle)
        if known_card is not None and known_card.due <= card.due:
            continue
        if known_card is not None:
            session.delete(known_card)
            session.flush()
        card.learner_id = into
    session.flush()
    session.execute(delete(Learner).where(Learner.id == gone))
    session.expire_all()
