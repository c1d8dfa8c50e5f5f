"""The words of the big board in one language: its title, its text, the turn and what happened last."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import escape

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.live_demo import Live
from tutor.classroom.demo.questions import Question, task_of
from tutor.classroom.demo.results import ClassResult
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.lessons.model import Lesson, Step
from tutor.web.board.board_types import Mark, TurnView
from tutor.web.classroom.demo.demo_types import AnswerView, PlainCard
from tutor.web.classroom.demo.game_texts import game_text, result_text
from tutor.web.classroom.demo.ringed import ringed_in_words
from tutor.web.http.numbers import numbered
from tutor.web.play.game_types import CardView
from tutor.web.puzzles.feedback import in_words
from tutor.web.puzzles.puzzle_view import question
from tutor.web.site.markdown import Html, block, inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.classroom.seat_words import NONE_RIGHT
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages.play_words import COUNT_TITLE
from tutor.web.wording.tasks import TURN


@dataclass(frozen=True)
class Place:
    """The place of the shown step: a title, and the number of its lesson or of the puzzle.

    The title is a msgid, unless a teacher wrote it. The step is number ``at`` of ``of``; both are 0 if they
    are unknown, and ``at`` is 0 if its lesson has dropped the step. ``has_next`` and ``has_last`` say whether
    there is a next and a previous step. ``slug`` is the slug of its lesson; ``following`` is the next lesson,
    if this is the last step. ``after`` is the next step, None if there is none yet, and ``game`` the game of
    the course.
    """

    title: str
    lesson: int = 0
    puzzle: int = 0
    translated: bool = True
    at: int = 0
    of: int = 0
    has_next: bool = True
    following: Lesson | None = None
    slug: str = ""
    has_last: bool = False
    after: Step | None = None
    game: str = ""


@dataclass(frozen=True)
class Shown:
    """A demo with everything else that is needed to draw it in any language.

    ``overlay`` are the marks over the board, ``place`` is the place of its step. ``guest`` is the name of the
    pupil who plays the next move, empty if names are hidden. ``result`` is the result of the class, None
    until the lesson is over.
    """

    live: Live
    overlay: Sequence[Mark] = ()
    place: Place | None = None
    guest: str = ""
    result: ClassResult | None = None


def heading_of(demo: Demo, wording: Wording) -> str:
    """The heading of the board, as HTML."""
    return title_of(demo, task_of(demo.game, demo.question) if demo.question else None, wording)


def title_of(demo: Demo, task: Task | None, wording: Wording) -> str:
    """The title of the board: the question, the title of the step, the turn, the result or the end."""
    if demo.has_ended:
        return wording.html(wording.say(words.NEWS["ended"]))
    if demo.is_new:
        return wording.html(wording.say(words.SOON))
    asked = demo.question
    if asked is not None and task is not None:
        return wording.html(_asked(demo, asked, task, wording))
    if demo.shown_step is not None and (demo.shown_step.title or demo.shown_step.puzzle is not None):
        return step_name(demo.game, demo.shown_step, wording)
    if demo.settles:
        return wording.html(wording.say(COUNT_TITLE))
    if result := result_text(demo, wording):
        return result
    if demo.computer_moves:
        return wording.html(wording.say(words.COMPUTER_TURN))
    return wording.html(wording.say(TURN, demo.to_move)) if demo.to_move else ""


def kicker_of(place: Place | None, wording: Wording) -> str:
    if place is None:
        return ""
    lesson = wording.gettext("Lesson %(number)s") % {"number": place.lesson} if place.lesson else ""
    title = wording.gettext(place.title).replace("`", "") if place.translated else place.title
    puzzle = str(place.puzzle) if place.puzzle else ""
    return str(escape(" · ".join(part for part in (lesson, title, puzzle) if part)))


def step_name(game: str, step: Step, wording: Wording) -> str:
    """The title of a step, or the question of its puzzle, as HTML."""
    if step.title or step.puzzle is None:
        return str(inline(wording.gettext(step.title))) if step.title else ""
    return wording.html(question(wording, step, task_of(game, Question(0, step))))


def _asked(demo: Demo, asked: Question, task: Task, wording: Wording) -> Say:
    color = task.position.to_move or Color.BLACK
    if demo.match is not None:
        return wording.say(words.TEAM_TURN if demo.match.computer is None else words.CLASS_TURN, color)
    return wording.say(words.WHERE, color) if asked.is_free else question(wording, asked.step, task)


def text_of(shown: Shown, wording: Wording) -> str:
    """The text below the title: how to win the game, or the text of the step.

    While a question of the teacher's own is open there is no text. At the end of a lesson it is the result of
    the class, if anything was answered; without numbers if no answer was right.
    """
    demo, result = shown.live.demo, shown.result
    if result is not None and result.of and not result.right:
        return f"<p>{escape(wording.gettext(NONE_RIGHT))}</p>"
    if result is not None and result.of:
        said = wording.say(words.CLASS_RESULT, n=result.questions, right=result.right, of=result.of)
        return f"<p>{wording.html(said)}</p>"
    if demo.has_ended:
        return ""
    if demo.shown_step is None:
        return "".join(f"<p>{line}</p>" for line in game_text(demo, wording))
    if not demo.shown_step.text:
        return ""
    if demo.question is not None and demo.question.step != demo.shown_step:
        return ""
    return str(block(wording.gettext(demo.shown_step.text)))


def explanation_at(demo: Demo, wording: Wording) -> CardView | None:
    """The lines from the square that the step explains, if it explains one."""
    if (
        demo.shown_step is None
        or not demo.shown_step.explain
        or demo.at
        or demo.question is not None
        or demo.has_ended
    ):
        return None
    position = demo.position
    explained = words_of(position.game).explanation(wording, position, demo.shown_step.explain)
    return in_words(explained, wording) if explained else None


def turn_of(demo: Demo, wording: Wording) -> TurnView | None:
    """The side to move, unless the title says it."""
    if demo.has_ended:
        return None
    color = demo.to_move if demo.question is not None or demo.shown_step is not None else None
    return {"color": color.value, "text": wording.text(TURN, color, {})} if color else None


def handed_to(shown: Shown, wording: Wording) -> str:
    if not shown.guest:
        return wording.html(wording.say(words.HANDED_HIDDEN))
    return wording.html(wording.say(words.HANDED, label=str(escape(shown.guest))))


def news_of(shown: Shown, wording: Wording, answer: AnswerView | None, title: str) -> str:
    """What happened last, as HTML; often empty."""
    demo = shown.live.demo
    if demo.news == "played":
        return f"{_played(demo, wording)} {title if demo.question else ''}".rstrip()
    if demo.news == "agreed":
        return title
    if demo.news in ("revealed", "explained"):
        return answer["explained"] if answer else ""
    if demo.news == "marked":
        return ringed_in_words(demo, wording)
    if demo.news == "handed":
        return handed_to(shown, wording)
    if demo.news == "began-match" and demo.question is not None:
        return ""
    sentence = words.NEWS.get(demo.news)
    if sentence is None:
        return ""
    n = demo.question.answered if demo.question is not None else numbered(demo.moves[: demo.at])
    return wording.html(wording.say(sentence, n=n, of=numbered(demo.moves)))


def _played(demo: Demo, wording: Wording) -> str:
    """The last move, and the pass that it forced."""
    said = []
    for number in range(max(0, demo.at - 2), demo.at):
        move, before = demo.moves[number], demo.positions[number]
        if PASS in (move, *demo.moves[number + 1 : number + 2]) or number == demo.at - 1:
            said.append(wording.html(words_of(before.game).move_sentence(wording, before, move)))
    return " ".join(said)


def plain_card(html: Html) -> PlainCard:
    """A card with a sentence and no lines."""
    return {"title": html, "lines": []}


def script_words(wording: Wording) -> dict[str, str]:
    """The words that scripts show without asking the server; they fill in the numbers."""
    said = {key: wording.gettext(message) for key, message in words.WORDS.items()}
    return {key: text.replace("%(n)s", "{n}").replace("%(of)s", "{of}") for key, text in said.items()}
