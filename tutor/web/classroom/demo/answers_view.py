"""The answers of a class: how often each was given, what is right, and why the others are not."""

from typing import TypedDict

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.questions import (
    AnswerCount,
    Question,
    punished,
    right_answers,
    task_of,
    votes_by_square,
    wrong_answers,
)
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.kinds.kind import Answer, Task
from tutor.puzzles.judge import judge
from tutor.web.board.board_types import Mark
from tutor.web.board.frames import frames_of
from tutor.web.classroom.demo.demo_types import (
    AnswerView,
    BarView,
    TallyView,
    WrongShown,
    WrongView,
)
from tutor.web.play.game_types import CardLine, CardView
from tutor.web.puzzles.feedback import feedback_of, in_words
from tutor.web.puzzles.puzzle_view import solution_of
from tutor.web.site.markdown import Html, square_name
from tutor.web.wording import Say, Wording
from tutor.web.wording.classroom import big_board_words as words
from tutor.web.wording.tasks import NOTHING_TAPPED, WITHOUT_SQUARE

HEATS = 5
"""The shades of the heat map; the most frequent square has the last one."""

MOST_RINGED = 20
"""If every legal answer is right and there are more than these, no square is ringed."""


def votes_marks(asked: Question, task: Task | None) -> list[Mark]:
    """The heat map: how many chose each square; only while the answers are shown and nothing is revealed."""
    if asked.stage != "counted" or task is None or task.select == "choice":
        return []
    votes = votes_by_square(asked)
    most = max(votes.values(), default=1)
    squares = set(task.position.game.squares)
    return [
        (f"heat heat-{1 + (HEATS - 1) * n // most}", square, str(n))
        for square, n in votes.items()
        if square in squares
    ]


def tally_view(demo: Demo, asked: Question, wording: Wording) -> TallyView:
    """How many have answered, and how many chose each option or square.

    If options have the names of squares, only the options are counted.
    """
    task = task_of(demo.game, asked)
    votes = votes_by_square(asked)
    names = {option.key: _option_name(option.key, task, wording) for option in task.options}
    if task.can_pass:
        names[PASS] = wording.gettext(WITHOUT_SQUARE[task.puzzle.without_square])
    bars: list[BarView] = [
        {
            "key": key,
            "html": name,
            "n": votes.get(key, 0),
            "tenths": round(10 * votes.get(key, 0) / max(asked.answered, 1)),
            "right": asked.stage == "revealed" and key in task.answers,
        }
        for key, name in names.items()
    ]
    counted = () if task.select == "choice" else task.position.game.squares
    squares = [name for name in counted if name in votes]
    return {
        "answered": asked.answered,
        "text": wording.html(_tally_text(demo, asked, wording)),
        "bars": bars,
        "squares": [{"square": name, "n": votes[name]} for name in squares],
    }


def _tally_text(demo: Demo, asked: Question, wording: Wording) -> Say:
    """How many have answered; after the reveal, how many of them were right."""
    if asked.stage != "revealed" or asked.is_free or not asked.answered:
        return wording.say(words.ANSWERS, n=asked.answered)
    return wording.say(words.RIGHT_ANSWERS, n=right_answers(demo.game, asked), of=asked.answered)


def answer_view(demo: Demo, asked: Question, wording: Wording) -> AnswerView:
    """What is right, and why each wrong answer is wrong; what is drawn belongs to the one explained now."""
    task = task_of(demo.game, asked)
    wrong = [_wrong(counted, asked, task, wording) for counted in wrong_answers(demo.game, asked)]
    looked = next((one for one in wrong if one["looked"]), None)
    right = _right(asked, task, wording)
    explained = f"{looked['title']} {looked['detail'] or ''}".strip() if looked else right["title"]
    return {
        "title": right["title"],
        "keys": list(task.answers) if task.select == "choice" else [],
        "lines": looked["lines"] if looked else right["lines"],
        "ring": [] if looked else right["ring"],
        "overlay": looked.get("shown", []) if looked else right["overlay"],
        "picked": _squares_of(asked.looked_at, task) if looked and not looked["lines"] else [],
        "wrong": wrong,
        "before": task.after.cells() if task.after else task.position.cells(),
        "looked": bool(looked),
        "explained": explained,
    }


def judged(asked: Question, game: str, answer: Answer, wording: Wording) -> CardView:
    """The feedback on one answer, in words."""
    task = task_of(game, asked)
    judgement = judge(task, answer)
    color = task.position.to_move or Color.BLACK
    return in_words(feedback_of(wording, judgement, color, judgement.verdict), wording)


def own_answer_view(asked: Question, game: str, answer: Answer, wording: Wording) -> WrongShown:
    """A wrong answer on its pupil's own device: why it is wrong, its lines, and rings on what is right."""
    task = task_of(game, asked)
    card = _wrong(AnswerCount(answer, 1), asked, task, wording)
    picked = [] if card["lines"] else _squares_of(answer, task)
    return {**card, "ring": _right_squares(task), "picked": picked}


def _squares_of(answer: Answer | None, task: Task) -> list[str]:
    return [square for square in answer or () if square in task.position.game.squares]


def _right_squares(task: Task) -> list[str]:
    """The squares to ring as right, or the one asked about; none where the move itself is played."""
    if task.move is not None:
        return []
    about = task.puzzle.asked_square if task.select == "choice" else None
    return _squares_of(task.answers, task) or ([about] if about else [])


class _Right(TypedDict):
    title: Html
    lines: list[CardLine]
    ring: list[str]
    overlay: list[Mark]


def _right(asked: Question, task: Task, wording: Wording) -> _Right:
    answer = (asked.played,) if task.select == "one" and asked.played else task.answers
    lines: list[CardLine] = []
    overlay: list[Mark] = []
    title = wording.html(solution_of(wording, task))
    if not asked.is_free and (task.select == "many" or len(answer) == 1):
        judgement = judge(task, answer)
        color = task.position.to_move or Color.BLACK
        said = in_words(feedback_of(wording, judgement, color, "right"), wording)
        lines, overlay = said["lines"], said.get("shown", [])
        if task.puzzle.counts_to_end:
            title = f"{title} {said['title']}"
    squares = _right_squares(task)
    return {
        "title": title,
        "lines": lines,
        "ring": [] if asked.is_free and len(squares) > MOST_RINGED else squares,
        "overlay": overlay,
    }


def _wrong(counted: AnswerCount, asked: Question, task: Task, wording: Wording) -> WrongView:
    game = task.position.game.name
    said = judged(asked, game, counted.answer, wording)
    if replies := punished(game, asked, counted.answer)[1:]:
        frames = frames_of(wording, task.position.play(counted.answer[0]), replies)
        card = [wording.html(one["say"]) for one in frames if one["say"] is not None]
        said["detail"] = " ".join([said["detail"] or "", *card])
    return {
        **said,
        "key": " ".join(counted.answer),
        "answer": answer_name(counted.answer, task, wording),
        "n": counted.n,
        "given": wording.html(wording.say(words.GAVE, n=counted.n)),
        "looked": counted.answer == asked.looked_at,
    }


def answer_name(answer: Answer, task: Task, wording: Wording) -> str:
    """An answer in words: the names of its squares, its option, or a pass."""
    if not answer:
        return wording.html(wording.say(NOTHING_TAPPED))
    if task.select == "choice":
        return _option_name(answer[0], task, wording)
    if answer == (PASS,):
        return wording.gettext(WITHOUT_SQUARE[task.puzzle.without_square])
    return " ".join(square_name(square) for square in answer)


def _option_name(key: str, task: Task, wording: Wording) -> str:
    for number, option in enumerate(task.options, 1):
        if option.key == key:
            return str(number) if option.position else wording.html(wording.option(option))
    return ""
