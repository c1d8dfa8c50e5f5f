"""Makes the data of the big board in one language, the same for every screen of that language.

It is made without a request, since it is pushed to screens that asked long ago. `pupil_view` adds what
concerns one pupil alone (their vote, their team).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.main_button import comes_after, goes_back, next_press
from tutor.classroom.demo.match import Match
from tutor.classroom.demo.questions import Question, chosen_together, task_of
from tutor.classroom.demo.undo import can_undo
from tutor.games.kinds.kind import Answer, Task
from tutor.lessons.model import Marks
from tutor.web.board.board_overlays import legend_of
from tutor.web.board.board_types import BoardView, LegendLine, Mark
from tutor.web.board.board_view import board_view
from tutor.web.classroom.demo.answers_view import answer_view, own_answer_view, tally_view, votes_marks
from tutor.web.classroom.demo.demo_types import (
    AnswerView,
    FarewellView,
    LegendShown,
    MainView,
    MatchView,
    OwnAnswer,
    QuestionView,
    ScreenView,
    ThenView,
)
from tutor.web.classroom.demo.demo_words import (
    Place,
    Shown,
    explanation_at,
    handed_to,
    kicker_of,
    news_of,
    step_name,
    text_of,
    title_of,
    turn_of,
)
from tutor.web.classroom.demo.game_texts import is_counted, lasting_marks
from tutor.web.classroom.demo.ringed import ringed_in_words
from tutor.web.learn.lesson_view import marks_of
from tutor.web.wording import Wording
from tutor.web.wording.classroom import big_board_words as words


def screen_view(shown: Shown, wording: Wording) -> ScreenView:
    """Everything that every screen of a language shows."""
    demo, asked = shown.live.demo, shown.live.demo.question
    task = task_of(demo.game, asked) if asked is not None else None
    answer = answer_view(demo, asked, wording) if asked is not None and asked.stage == "revealed" else None
    explanation, title = explanation_at(demo, wording), title_of(demo, task, wording)
    lines = answer["lines"] if answer else explanation["lines"] if explanation else []
    return {
        "version": shown.live.version,
        "running": demo.running,
        "flags": _flags(demo),
        "news": news_of(shown, wording, answer, title),
        "board": _board(demo, shown.overlay, task or _looked_at(demo), answer),
        "ghost": _ghost(asked, task or _looked_at(demo)),
        "lines": lines,
        "ring": answer["ring"] if answer else [],
        "picked": answer["picked"] if answer else [],
        "kicker": kicker_of(shown.place, wording) if demo.match is None else "",
        "title": title,
        "soon": _soon(demo, wording),
        "html": text_of(shown, wording),
        "turn": turn_of(demo, wording),
        "ringed": ringed_in_words(demo, wording),
        "at": demo.at,
        "of": len(demo.moves),
        "explanation": explanation,
        "question": _question(asked, task, wording) if asked is not None and task is not None else None,
        "tally": tally_view(demo, asked, wording) if asked is not None and asked.stage != "open" else None,
        "answer": answer,
        "hand": {"seat": demo.hand, "text": handed_to(shown, wording)} if demo.hand else None,
        "overlays": list(demo.overlays),
        "wall": list(demo.projector_languages),
        "also": None,
        "legend": [
            _legend_shown(line, wording)
            for line in legend_of(wording, demo.position, demo.shown_overlays, shown.overlay)
        ],
        "match": _match(demo, demo.match, wording) if demo.match is not None else None,
        "main": _main(shown, wording),
        "farewell": _farewell(shown, wording),
    }


def _legend_shown(line: LegendLine, wording: Wording) -> LegendShown:
    shown: LegendShown = {
        "kind": line["kind"],
        "say": wording.html(line["say"]),
        "squares": line["squares"],
    }
    if "sign" in line:
        shown["sign"] = line["sign"]
    return shown


def own_view(demo: Demo, asked: Question, answer: Answer, wording: Wording) -> OwnAnswer:
    """A pupil's wrong answer with its board, which their own device shows first at the reveal."""
    asked = replace(asked, looked_at=answer)
    task = task_of(demo.game, asked)
    board = _board(replace(demo, question=asked), (), task)
    own_answer = own_answer_view(asked, demo.game, answer, wording)
    return {
        **own_answer,
        "board": {
            "cells": board["cells"],
            "to_move": board["to_move"],
            "last_move": board["last_move"],
            "overlay": own_answer.get("shown", []),
        },
        "ghost": _ghost(asked, task),
    }


def _main(shown: Shown, wording: Wording) -> MainView:
    """The main button: its action, the beat of the lesson, and whether one can go back."""
    demo, place = shown.live.demo, shown.place
    following = place.following if place is not None else None
    press = next_press(demo, place is not None and place.has_next, following is not None)
    counts = demo.match is None and not demo.has_ended
    at, of = (place.at, place.of) if place and counts else (0, 0)
    return {
        "do": press.action,
        "title": _begins(shown, wording) or wording.gettext(words.MAIN[press.action]),
        "beat": press.beat,
        "without": list(press.without),
        "step": wording.gettext(words.STEP_OF) % {"n": at, "of": of} if at else "",
        "back": goes_back(demo) or (demo.match is None and place is not None and place.has_last),
        "then": _then(shown, wording),
    }


def _begins(shown: Shown, wording: Wording) -> str:
    """The text of the main button after the end of a lesson, which names what it begins; else empty."""
    place = shown.place
    if not shown.live.demo.has_ended or place is None:
        return ""
    return wording.gettext(words.BEGINS) % {"what": _name_of(place, wording)}


def _name_of(place: Place, wording: Wording) -> str:
    """The title of the lesson after this place's lesson; the place's own title if there is none."""
    title = place.following.title if place.following else place.title
    return wording.gettext(title).replace("`", "") if place.translated else title


def _farewell(shown: Shown, wording: Wording) -> FarewellView | None:
    """What the projector shows at the end instead of the board: a word, and the next lesson's cover."""
    place = shown.place
    if not shown.live.demo.has_ended:
        return None
    following = place.following if place is not None else None
    return {
        "said": wording.gettext(words.FAREWELL),
        "next": wording.gettext(words.NEXT_LESSON) if following else "",
        "title": _name_of(place, wording) if place is not None else "",
        "cover": following.slug if following else place.slug if place is not None else "",
    }


def _then(shown: Shown, wording: Wording) -> list[ThenView]:
    """What the main button does after its next press, each with a title and a text; gives no answer away.

    ``cover`` is the slug of the lesson, empty if none is shown.
    """
    demo, place = shown.live.demo, shown.place
    cover = demo.place.name if demo.place is not None and demo.place.course and demo.match is None else ""
    after = place.after if place is not None else None
    asks = after.puzzle is not None if after is not None else place is not None and not place.lesson
    actions = comes_after(demo, place is not None and place.has_next, asks)
    return [
        {
            "cover": cover,
            "title": wording.gettext(label) % {"what": wording.gettext(words.MAIN[action])},
            "text": step_name(place.game, after, wording)
            if action == "next-step" and place is not None and after is not None
            else wording.gettext(words.DOES[action])
            if action in words.DOES
            else "",
        }
        for label, action in zip(words.THEN, actions, strict=False)
    ]


def _flags(demo: Demo) -> list[str]:
    """The names of all facts that are true now; pages show and hide their parts by these."""
    asked, side = demo.question, demo.position.to_move
    facts = {
        "running": demo.running,
        "ended": demo.has_ended,
        "question": asked is not None,
        "open": asked is not None and asked.stage == "open",
        "counted": asked is not None and asked.stage == "counted",
        "revealed": asked is not None and asked.stage == "revealed",
        "goes-on": asked is not None and asked.stage == "revealed" and asked.moves_left > 0,
        "closable": asked is not None and asked.stage != "revealed",
        "match": demo.match is not None,
        "settles": demo.settles,
        "waiting": demo.computer_moves,
        "handed": demo.hand is not None,
        "row": demo.place is not None and demo.match is None,
        "step": demo.shown_step is not None,
        "puzzle": demo.shown_step is not None and demo.shown_step.puzzle is not None,
        "pictures": _shows_pictures(demo),
        "over": demo.position.to_move is None,
        "marked": bool(demo.rings or demo.arrows) and not demo.has_ended,
        "line": len(demo.moves) > 1,
        "may-pass": demo.position.may_pass(),
        "must-pass": demo.position.must_pass(),
        "undo": can_undo(demo),
        "new": demo.is_new,
        f"next-{side.value if side else ''}": side is not None,
        f"at-{demo.place.course if demo.place else ''}": demo.place is not None,
    }
    return [name for name, holds in facts.items() if holds]


def _soon(demo: Demo, wording: Wording) -> str:
    """What a pupil's own page shows instead of the title of a puzzle that is not asked yet; else empty."""
    puzzle = demo.shown_step.puzzle if demo.shown_step is not None else None
    waits = puzzle is not None and demo.question is None and demo.hand is None and demo.running
    return wording.html(wording.say(words.ASKED_SOON)) if waits else ""


def _shows_pictures(demo: Demo) -> bool:
    """Whether the step's options are boards: then the large board, which would look like one, is hidden."""
    step = demo.question.step if demo.question is not None else demo.shown_step
    return step is not None and step.puzzle is not None and step.puzzle.shows_boards


def _board(
    demo: Demo, overlay: Sequence[Mark], task: Task | None, answer: AnswerView | None = None
) -> BoardView:
    asked = demo.question
    step = demo.shown_step if asked is None else asked.step
    own = step.marks if step is not None and (asked is not None or demo.at == 0) else Marks()
    named = marks_of(replace(step, marks=Marks()), task).ring if step is not None and task is not None else ()
    rings = (*(own.ring if asked is not None else ()), *named, *demo.rings)
    marks = Marks(
        ring=tuple(dict.fromkeys(rings)),
        tint=own.tint,
        line=() if _lines_would_tell(demo) else own.line,
        arrow=demo.arrows,
    )
    if demo.has_ended:
        marks = Marks()
    last_move = None if is_counted(demo) else demo.last_move
    view = board_view(demo.shown, {}, turn=not demo.is_drawing, marks=marks, last_move=last_move)
    if task is not None and task.after is not None and task.move:
        view["last_move"] = task.move
    elif task is not None and task.last_move and last_move is None and not is_counted(demo):
        view["last_move"] = task.last_move
    view["legal"] = {}
    overlay_marks = overlay if asked is None else answer["overlay"] if answer else votes_marks(asked, task)
    view["overlay"] = [*lasting_marks(demo), *overlay_marks]
    return view


def _looked_at(demo: Demo) -> Task | None:
    """The task of a puzzle that is shown but not asked yet: squares that its words name are marked."""
    step = demo.shown_step
    if not demo.running or demo.at or demo.question is not None or step is None or step.puzzle is None:
        return None
    return task_of(demo.game, Question(0, step))


def _lines_would_tell(demo: Demo) -> bool:
    """Whether the lines of a step would give the answer to its question away, which is not revealed yet."""
    asked = demo.question
    step = asked.step if asked is not None else demo.shown_step
    names = step is not None and step.puzzle is not None and step.puzzle.names_answer
    return names and (asked is None or asked.stage != "revealed")


def _ghost(asked: Question | None, task: Task | None) -> str | None:
    """The square of the move whose effect is asked for: its piece is shown, but not played."""
    if task is None or task.after is not None:
        return None
    shows_right = asked is not None and asked.stage == "revealed" and asked.looked_at is None
    return None if shows_right else task.move


def _question(asked: Question, task: Task, wording: Wording) -> QuestionView:
    color = task.position.to_move
    return {
        "number": asked.number,
        "stage": asked.stage,
        "select": task.select,
        "can_pass": task.puzzle.without_square if task.can_pass else None,
        "color": color.value if color else None,
        "options": [
            {
                "key": option.key,
                "html": str(number) if option.position else wording.html(wording.option(option)),
                "board": board_view(option.position, {}, turn=False) if option.position else None,
            }
            for number, option in enumerate(task.options, 1)
        ],
        "chains": [list(squares) for squares in chosen_together(task)],
    }


def _match(demo: Demo, match: Match, wording: Wording) -> MatchView:
    color = demo.position.to_move
    return {
        "seats": list(match.seats),
        "computer": match.computer,
        "to_move": color.value if color else None,
        "waiting": demo.computer_moves,
        "text": wording.html(wording.say(words.COMPUTER_TURN)) if demo.computer_moves else "",
    }
