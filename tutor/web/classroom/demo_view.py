"""The big board as a screen shows it, in one language: the same for every screen of that language.

Made without a request, since it is pushed to screens that have asked long before. What concerns one pupil
alone (their vote, their team) is put beside it by `at_board`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import escape
from msgspec.structs import replace

from tutor.classroom.beats import comes_after, goes_back, next_press
from tutor.classroom.demo import Demo
from tutor.classroom.live import Live
from tutor.classroom.losing import can_undo
from tutor.classroom.match import Match
from tutor.classroom.questions import Question, task_of
from tutor.lessons.model import Choice, Flips, Marks, Referee, Step
from tutor.puzzles.goals import Answer, Task
from tutor.rules import PASS, Color
from tutor.web.board_view import View, board_view
from tutor.web.classroom.answers_view import answer_view, own_answer_view, tally_view, votes_marks
from tutor.web.classroom.ringed import ringed_in_words
from tutor.web.feedback import explanation_of
from tutor.web.match_view import in_words
from tutor.web.numbers import numbered
from tutor.web.overlays import Mark, legend_of
from tutor.web.placing import told
from tutor.web.puzzle_view import question
from tutor.web.text import block, inline
from tutor.web.wording import Say, Wording
from tutor.web.wording import demo as words
from tutor.web.wording.tasks import TURN, WINNERS


@dataclass(frozen=True)
class Place:
    """Where the step that is shown stands: a title, and the number of the lesson or of the puzzle in its row.

    The title is a msgid, but for one that a teacher gave. ``of`` is how many are in the row, 0 where nobody
    has counted them; ``has_next`` and ``has_last`` say whether a step comes after it and before it;
    ``after`` is the one after it, None where nobody has made it yet.
    """

    title: str
    lesson: int = 0
    puzzle: int = 0
    translated: bool = True
    of: int = 0
    has_next: bool = True
    has_last: bool = False
    after: Step | None = None


@dataclass(frozen=True)
class Shown:
    """A demo with what else is needed to draw it, the same in every language.

    ``overlay`` are the marks laid over the board, ``place`` says which lesson the board is from, ``guest`` is
    the name of the pupil who plays the next move, empty where it is hidden.
    """

    live: Live
    overlay: Sequence[Mark] = ()
    place: Place | None = None
    guest: str = ""


def screen_view(shown: Shown, wording: Wording) -> View:
    """Everything that every screen of a language shows."""
    demo, asked = shown.live.demo, shown.live.demo.question
    task = task_of(demo.game, asked) if asked is not None else None
    answer = answer_view(demo, asked, wording) if asked is not None and asked.stage == "revealed" else None
    explanation, title = _explanation(demo, wording), _title(demo, task, wording)
    lines = answer["lines"] if answer else explanation["lines"] if explanation else []
    return {
        "version": shown.live.version,
        "running": demo.running,
        "flags": _flags(demo),
        "news": _news(shown, wording, answer, title),
        "board": _board(demo, shown.overlay, task),
        "ghost": _ghost(asked),
        "lines": lines,
        "ring": answer["ring"] if answer else [],
        "picked": answer["picked"] if answer else [],
        "kicker": _kicker(shown.place, wording) if demo.match is None else "",
        "title": title,
        "html": _text(demo, wording),
        "turn": _turn(demo, wording),
        "ringed": ringed_in_words(demo, wording),
        "at": demo.at,
        "of": len(demo.moves),
        "explanation": explanation,
        "question": _question(asked, task, wording) if asked is not None and task is not None else None,
        "tally": tally_view(demo, asked, wording) if asked is not None and asked.stage != "open" else None,
        "answer": answer,
        "hand": {"seat": demo.hand, "text": _handed(shown, wording)} if demo.hand else None,
        "overlays": list(demo.overlays),
        "wall": list(demo.wall),
        "also": None,
        "legend": [
            {**line, "say": wording.html(line["say"])}
            for line in legend_of(wording, demo.position, demo.laid, shown.overlay)
        ],
        "match": _match(demo, demo.match, wording) if demo.match is not None else None,
        "main": _main(shown, wording),
    }


def own_view(demo: Demo, asked: Question, answer: Answer, wording: Wording) -> View:
    """A pupil's wrong answer with its board: what their own device shows first at the reveal."""
    asked = replace(asked, looked_at=answer)
    board = _board(replace(demo, question=asked), (), task_of(demo.game, asked))
    return {
        **own_answer_view(asked, demo.game, answer, wording),
        "board": {name: board[name] for name in ("cells", "to_move", "last_move")},
        "ghost": _ghost(asked),
    }


def also_view(view: View, tag: str) -> View:
    """What stands on the projector in a second language, below the first: what is asked, told and right."""
    said = (view["turn"] or {}).get("text") if not view["answer"] else view["answer"]["title"]
    return {"lang": tag, "title": view["title"], "html": view["html"], "said": said or ""}


def _main(shown: Shown, wording: Wording) -> View:
    """The main button: what it will do, which beat that is, and whether going back does something."""
    demo, place = shown.live.demo, shown.place
    press = next_press(demo, place is not None and place.has_next)
    at, of = (demo.place.number, place.of) if demo.place and place and demo.match is None else (0, 0)
    return {
        "do": press.deed,
        "title": wording.gettext(words.MAIN[press.deed]),
        "beat": press.beat,
        "step": wording.gettext(words.STEP_OF) % {"n": at, "of": of} if of else "",
        "back": goes_back(demo) or (demo.match is None and place is not None and place.has_last),
        "then": _then(shown, wording),
    }


def _then(shown: Shown, wording: Wording) -> list[View]:
    """What the main button does after its next press, in two sentences each; nothing that tells an answer."""
    demo, place = shown.live.demo, shown.place
    after = place.after if place is not None else None
    asks = after.puzzle is not None if after is not None else place is not None and not place.lesson
    deeds = comes_after(demo, place is not None and place.has_next, asks)
    return [
        {
            "title": wording.gettext(label) % {"what": wording.gettext(words.MAIN[deed])},
            "text": _step_name(demo.game, after, wording)
            if deed == "next-step" and after is not None
            else wording.gettext(words.DOES[deed])
            if deed in words.DOES
            else "",
        }
        for label, deed in zip(words.THEN, deeds, strict=False)
    ]


def _step_name(game: str, step: Step, wording: Wording) -> str:
    """What stands above a step, as HTML."""
    if step.title or step.puzzle is None:
        return str(inline(wording.gettext(step.title))) if step.title else ""
    return wording.html(question(wording, step, task_of(game, Question(0, step))))


def _flags(demo: Demo) -> list[str]:
    """What is the case now, by name: pages show and hide their parts by these."""
    asked = demo.question
    facts = {
        "running": demo.running,
        "question": asked is not None,
        "open": asked is not None and asked.stage == "open",
        "counted": asked is not None and asked.stage == "counted",
        "revealed": asked is not None and asked.stage == "revealed",
        "goes-on": asked is not None and asked.stage == "revealed" and asked.moves_left > 0,
        "closable": asked is not None and (asked.stage != "revealed" or demo.place is not None),
        "match": demo.match is not None,
        "waiting": demo.computer_moves,
        "handed": demo.hand is not None,
        "row": demo.place is not None and demo.match is None,
        "puzzle": demo.told is not None and demo.told.puzzle is not None,
        "over": demo.position.to_move is None,
        "marked": bool(demo.rings or demo.arrows),
        "line": len(demo.moves) > 1,
        "passing": demo.position.legal_moves() == [PASS],
        "undo": can_undo(demo),
    }
    return [name for name, holds in facts.items() if holds]


def _board(demo: Demo, overlay: Sequence[Mark], task: Task | None) -> View:
    asked = demo.question
    told = demo.told.marks if demo.told is not None and demo.at == 0 else Marks()
    if asked is not None:
        told = asked.step.marks
    marks = Marks(
        ring=tuple(dict.fromkeys((*told.ring, *demo.rings))) if asked is not None else demo.rings,
        tint=told.tint,
        line=told.line,
        arrow=demo.arrows,
    )
    view = board_view(demo.shown, {}, turn=not demo.is_drawing, marks=marks, last_move=demo.last_move)
    if asked is not None and task is not None and isinstance(asked.step.puzzle, Referee) and task.move:
        view["last_move"] = task.move
    view["legal"] = {}
    view["overlay"] = list(overlay) if asked is None else votes_marks(asked, task)
    return view


def _ghost(asked: Question | None) -> str | None:
    """The disc that is only spoken of: the move whose flips are asked for."""
    if asked is None or not isinstance(asked.step.puzzle, Flips):
        return None
    return None if asked.stage == "revealed" and asked.looked_at is None else asked.step.puzzle.move


def _kicker(place: Place | None, wording: Wording) -> str:
    if place is None:
        return ""
    lesson = wording.gettext("Lesson %(number)s") % {"number": place.lesson} if place.lesson else ""
    title = wording.gettext(place.title).replace("`", "") if place.translated else place.title
    puzzle = str(place.puzzle) if place.puzzle else ""
    return str(escape(" · ".join(part for part in (lesson, title, puzzle) if part)))


def heading_of(demo: Demo, wording: Wording) -> str:
    """What stands above the board, as HTML."""
    return _title(demo, task_of(demo.game, demo.question) if demo.question else None, wording)


def _title(demo: Demo, task: Task | None, wording: Wording) -> str:
    """What stands above the board: the question, the caption of the step, the turn, the result or the end."""
    if _has_ended(demo):
        return wording.html(wording.say(words.NEWS["ended"]))
    asked = demo.question
    if asked is not None and task is not None:
        return wording.html(_asked(demo, asked, task, wording))
    if demo.told is not None and (demo.told.title or demo.told.puzzle is not None):
        return _step_name(demo.game, demo.told, wording)
    outcome = demo.position.outcome()
    if outcome is not None and not demo.is_drawing:
        winner = WINNERS["wins"] if outcome.winner else WINNERS["draw"]
        score = f"{outcome.black}–{outcome.white}"
        return f"{escape(wording.text(winner, outcome.winner, {}))} · <bdi>{score}</bdi>"
    if demo.computer_moves:
        return wording.html(wording.say(words.COMPUTER_TURN))
    return wording.html(wording.say(TURN, demo.to_move)) if demo.to_move else ""


def _has_ended(demo: Demo) -> bool:
    """Whether the lesson was ended, and nothing has been opened since."""
    return not demo.running and demo.news == "ended"


def _asked(demo: Demo, asked: Question, task: Task, wording: Wording) -> Say:
    color = task.position.to_move or Color.BLACK
    if demo.match is not None:
        return wording.say(words.TEAM_TURN if demo.match.computer is None else words.CLASS_TURN, color)
    return wording.say(words.WHERE, color) if asked.is_free else question(wording, asked.step, task)


def _text(demo: Demo, wording: Wording) -> str:
    """What is told below the title; nothing while a question of the teacher's own is open, or at the end."""
    if demo.told is None or not demo.told.text or _has_ended(demo):
        return ""
    if demo.question is not None and demo.question.step != demo.told:
        return ""
    return str(block(wording.gettext(demo.told.text)))


def _explanation(demo: Demo, wording: Wording) -> View | None:
    """The eight lines from a square, where the step explains one."""
    if demo.told is None or not demo.told.explain or demo.at or demo.question is not None or _has_ended(demo):
        return None
    position = demo.position
    told = explanation_of(wording, position.explain(demo.told.explain), position.to_move or Color.BLACK)
    return in_words(told, wording)


def _turn(demo: Demo, wording: Wording) -> View | None:
    """Whose turn it is, where the title does not say it already."""
    if _has_ended(demo):
        return None
    color = demo.to_move if demo.question is not None or demo.told is not None else None
    return {"color": color.value, "text": wording.html(wording.say(TURN, color))} if color else None


def _question(asked: Question, task: Task, wording: Wording) -> View:
    color = task.position.to_move
    return {
        "number": asked.number,
        "stage": asked.stage,
        "select": task.select,
        "can_pass": task.can_pass,
        "color": color.value if color else None,
        "options": [
            {
                "key": option.key,
                "html": None if option.position else wording.html(wording.option(option)),
                "board": board_view(option.position, {}, turn=False) if option.position else None,
            }
            for option in task.options
        ],
        "tally_square": _tallied_square(asked),
    }


def _tallied_square(asked: Question) -> str | None:
    """The square that a question with options is about, to be marked on the board."""
    puzzle = asked.step.puzzle
    return puzzle.square if isinstance(puzzle, Choice) else None


def _match(demo: Demo, match: Match, wording: Wording) -> View:
    color = demo.position.to_move
    return {
        "seats": list(match.seats),
        "computer": match.computer,
        "to_move": color.value if color else None,
        "waiting": demo.computer_moves,
        "text": wording.html(wording.say(words.COMPUTER_TURN)) if demo.computer_moves else "",
    }


def _handed(shown: Shown, wording: Wording) -> str:
    if not shown.guest:
        return wording.html(wording.say(words.HANDED_HIDDEN))
    return wording.html(wording.say(words.HANDED, label=str(escape(shown.guest))))


def _news(shown: Shown, wording: Wording, answer: View | None, title: str) -> str:
    """What happened last as HTML; empty where nothing is worth a word."""
    demo = shown.live.demo
    if demo.news == "played":
        return f"{_played(demo, wording)} {title if demo.question else ''}".rstrip()
    if demo.news in ("revealed", "explained"):
        return str(answer["told"]) if answer else ""
    if demo.news == "marked":
        return ringed_in_words(demo, wording)
    if demo.news == "handed":
        return _handed(shown, wording)
    if demo.news == "began-match" and demo.question is not None:
        return ""
    sentence = words.NEWS.get(demo.news)
    if sentence is None:
        return ""
    n = demo.question.answered if demo.question is not None else numbered(demo.moves[: demo.at])
    return wording.html(wording.say(sentence, n=n, of=numbered(demo.moves)))


def _played(demo: Demo, wording: Wording) -> str:
    """The move played last, and the pass that it forced."""
    said = []
    for number in range(max(0, demo.at - 2), demo.at):
        move, before = demo.moves[number], demo.positions[number]
        if PASS in (move, *demo.moves[number + 1 : number + 2]) or number == demo.at - 1:
            said.append(wording.html(told(wording, before, move)))
    return " ".join(said)
