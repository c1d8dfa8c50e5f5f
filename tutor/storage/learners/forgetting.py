"""Deletes what a learner did from a moment on; what was done before stays."""

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tutor.storage.learners.learning import stars_for
from tutor.storage.learners.spacing import last_review
from tutor.storage.models import Answer, Card, FormAnswer, OpenedFile, PlayedGame, PracticeAnswer, Solved


def forget_since(session: Session, learner_id: str, since: datetime) -> None:
    """Delete answers, reviews, games and opened files of that moment or later, and the stars they earned.

    A game that was begun before and continued since is deleted whole, and so is the card of a puzzle that was
    reviewed since: how they stood at that moment is stored nowhere.
    """
    own = Answer.learner_id == learner_id
    steps = (Answer.course, Answer.lesson, Answer.step)
    touched = session.execute(select(*steps).where(own, Answer.answered >= since).distinct()).all()
    for dated in (
        delete(Answer).where(own, Answer.answered >= since),
        delete(PracticeAnswer).where(
            PracticeAnswer.learner_id == learner_id, PracticeAnswer.answered >= since
        ),
        delete(FormAnswer).where(FormAnswer.learner_id == learner_id, FormAnswer.answered >= since),
        delete(PlayedGame).where(PlayedGame.learner_id == learner_id, PlayedGame.updated >= since),
        delete(OpenedFile).where(OpenedFile.learner_id == learner_id, OpenedFile.opened >= since),
    ):
        session.execute(dated.execution_options(synchronize_session=False))
    session.expire_all()
    for course, lesson, step in touched:
        _count_stars_anew(session, learner_id, course, lesson, step)
    for card in session.scalars(select(Card).where(Card.learner_id == learner_id)).all():
        reviewed = last_review(card.state)
        if reviewed is not None and reviewed >= since:
            session.delete(card)
    session.flush()


def _count_stars_anew(session: Session, learner_id: str, course: str, lesson: str, step: str) -> None:
    """Set the stars of a puzzle to what its remaining answers earn, or delete them."""
    solved = session.get(Solved, (learner_id, course, lesson, step))
    if solved is None:
        return
    left = select(Answer).where(
        Answer.learner_id == learner_id,
        Answer.course == course,
        Answer.lesson == lesson,
        Answer.step == step,
    )
    stars = max((stars_for(one.verdict, one.help) for one in session.scalars(left)), default=0)
    if stars:
        solved.stars = stars
    else:
        session.delete(solved)
