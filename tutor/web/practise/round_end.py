"""The end of a round: the results, what was learned, and where to go on.

The page of a round carries every text that its end may need, so that the end opens without a network:
static/js/practise/round-end.js chooses from them as `ending` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NotRequired, TypedDict, get_args

from flask import url_for
from markupsafe import escape

from tutor.games.base import Game
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import LEVELS
from tutor.lessons.model import Lesson
from tutor.lessons.placement_boards import PLACEMENT
from tutor.puzzles.practice.drills import DRILL_OF, RoundPuzzle
from tutor.puzzles.practice.mastery import ENOUGH, LATEST, find_direction
from tutor.puzzles.practice.mixed import TAUGHT, practice_about
from tutor.puzzles.practice.rounds import MENDING, rounds_of
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.play.front_pages import chooser_url
from tutor.web.practise.lessons_after import (
    UNKNOWN,
    LessonAfterView,
    LessonsKnown,
    WayView,
    lesson_way,
    lessons_after,
    next_lesson,
)
from tutor.web.practise.placement_result import placed_end
from tutor.web.practise.result_squares import SQUARES, Result, filled, share_html, share_text
from tutor.web.practise.set_rounds import SET
from tutor.web.practise.spaced_return import REVIEW
from tutor.web.site.markdown import Html, inline
from tutor.web.site.messages import Plural
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.pages import round_end_words as words

if TYPE_CHECKING:
    from tutor.web.practise.practice_progress import LearnerTry
    from tutor.web.practise.rounds import RoundView


class PlacingView(TypedDict):
    """Where the six placement boards lead: to `begin` when enough of them are solved.

    Otherwise the first missed board decides: `taught` has the lesson that explains each of them.
    """

    begin: WayView
    taught: list[WayView]


class EndView(TypedDict):
    """Every text that the end of a round may show; round-end.js chooses from it.

    Each list has an entry for every possible number of puzzles. ``onward`` has the ways on by the change of
    level that fits: "-1", "0", "1". ``goals`` has for each puzzle what its lesson teaches, ``taught`` the
    lessons, where they differ. ``lessons`` are those that follow the lessons whose endings lead here.
    ``share`` is the button that shares a daily ten, ``shared`` its text with gaps; both are "" in other
    rounds. ``look`` are the CSS classes of the list of results.
    """

    url: str
    enough: int
    latest: int
    rounds: int
    solved: list[str]
    back: list[Html]
    open: list[str]
    goals: list[Html]
    lessons: list[LessonAfterView]
    taught: list[WayView | None]
    note: Html
    go_on: str
    discs: dict[Result, str]
    drawn: dict[Result, Html]
    look: str
    onward: dict[str, list[WayView]]
    all: WayView
    share: Html
    shared: str
    squares: dict[str, str]
    placing: NotRequired[PlacingView]


_SIGNS: dict[Result, str] = {
    "clean": '<use href="#O"/><path d="m-1.9.1 1.4 1.5 2.5-3.1"/>',
    "met": '<use href="#X"/><path d="M1.9-1.3A2.3 2.3 0 1 0 2.3.5M2.2-2.9v1.8H.4"/>',
    "open": '<circle r="4"/>',
}

DRAWN: dict[Result, Html] = {
    result: f'<svg viewBox="-6 -6 12 12" aria-hidden="true">{sign}</svg>' for result, sign in _SIGNS.items()
}
"""The picture of each result: a white disc with a tick, a black one that comes back, an empty place."""


WITHOUT_LESSON = (PLACEMENT, REVIEW, SET)
"""Rounds with puzzles from many lessons: their ends name no lesson."""


def results(names: Sequence[str], tries: Sequence[LearnerTry]) -> list[Result]:
    """The result of each puzzle of these names."""
    clean = {one.puzzle: one.tried.clean for one in tries}
    return ["open" if name not in clean else "clean" if clean[name] else "met" for name in names]


def ending(
    view: RoundView, found: Sequence[Result], work: WayView | None, site: str, known: LessonsKnown = UNKNOWN
) -> View:
    """The words of the end of a round.

    ``work`` is the next assignment of the pupil's class, ``site`` the public address of the tutor, ``known``
    the learner's progress in the lessons.
    """
    end = view.data["end"]
    solved, still_open = found.count("clean"), found.count("open")
    direction = find_direction([one == "clean" for one in reversed(found)])
    ways = end["onward"][str(direction)]
    if placing := end.get("placing"):
        ways = [placing["begin"] if solved >= end["enough"] else placing["taught"][_first_missed(found)]]
    if still_open:
        number = found.index("open") + 1
        ways = [
            {"url": view.steps[number - 1]["url"], "title": end["go_on"], "text": end["open"][still_open]},
            *([] if placing else ways[:1]),
        ]
    elif work:
        ways = [work, ways[0]]
    elif following := next_lesson(end["lessons"], known):
        fit = direction >= 0 and 2 * solved > len(found)
        ways = [following, ways[0]] if fit else [ways[0], following]
    elif solved < end["enough"] and end["taught"] and (lesson := end["taught"][_first_missed(found)]):
        ways = [ways[0], lesson]
    learned = _learned(end["goals"], found) if solved >= end["enough"] and not still_open else ""
    return {
        "title": end["solved"][solved],
        "said": [one for one in (learned, end["back"][found.count("met")], end["note"]) if one],
        "look": end["look"],
        "discs": [
            {"url": view.steps[n - 1]["url"], "state": one, "drawn": DRAWN[one]}
            | {"text": end["discs"][one].replace("{n}", str(n))}
            for n, one in enumerate(found, 1)
        ],
        "ways": [*ways, end["all"]],
        "share": end["share"],
        "shared": filled(end["shared"], found, site),
    }


def _learned(goals: Sequence[Html], found: Sequence[Result]) -> Html:
    """The goal that was solved most often; of several the last, which is the hardest."""
    clean = [goal for goal, one in zip(goals, found, strict=True) if goal and one == "clean"]
    missed = [goal for goal, one in zip(goals, found, strict=True) if goal and one != "clean"]
    return max(reversed(clean), key=lambda goal: clean.count(goal) - missed.count(goal), default="")


def _first_missed(found: Sequence[Result]) -> int:
    return next(place for place, one in enumerate(found) if one != "clean")


def end_of(view: RoundView) -> EndView:
    """Every text that the end of a round may show, for `ending` and the script."""
    end = _usual_end(view)
    return placed_end(view, end) if view.round.drill == PLACEMENT else end


def _usual_end(view: RoundView) -> EndView:
    count = len(view.steps)
    results: tuple[Result, ...] = get_args(Result)
    gettext, explained, each = view.wording.gettext, _explained(view), _lessons_of(view)
    lesson = lesson_way(view, explained) if explained else None
    solved = [gettext(words.SOLVED) % {"n": n, "of": count} for n in range(count + 1)]
    solved[0], solved[count] = gettext(words.HARD), gettext(words.ALL_SOLVED) % {"of": count}
    back: list[Html] = [escape(_counted(view, words.BACK, n)) for n in range(count + 1)]
    if view.round.drill == REVIEW:
        back = [escape(gettext(words.UNTIL_KNOWN))] * (count + 1)
    back[0] = ""
    return {
        "url": url_for("practise.done", lang=view.language.tag, name=view.round.name),
        "enough": ENOUGH,
        "latest": LATEST,
        "rounds": rounds_of(view.round.drill) if view.round.following else 0,
        "solved": solved,
        "back": back,
        "open": [_counted(view, words.OPEN, n) for n in range(count + 1)],
        "goals": [_goal(view, made, one) for one, made in zip(each, view.round.puzzles, strict=True)],
        "lessons": lessons_after(view),
        "taught": [lesson_way(view, one) if one else None for one in each] if _differ(each) else [],
        "note": escape(gettext(words.TOMORROW)) if view.round.is_daily else "",
        "go_on": gettext(words.GO_ON),
        "discs": {state: gettext(words.DISCS[state]) % {"n": "{n}"} for state in results},
        "drawn": DRAWN,
        "look": _look(view.prepared.game, count),
        "onward": {str(direction): _onward(view, lesson, direction) for direction in (-1, 0, 1)},
        "all": {
            "url": practice_url(view.prepared.game, view.language.tag),
            "title": gettext(words.ALL_PRACTICE),
            "text": gettext(words.ALL_PRACTICE_TOLD),
        },
        "share": share_html(view),
        "shared": share_text(view),
        "squares": {**SQUARES} if view.round.is_daily else {},
    }


def _look(game: Game, count: int) -> str:
    """The CSS classes of the results: the number of columns, and pieces in squares or on points."""
    columns = 4 if count <= 8 else 5 if count <= 10 else 6
    return f"by-{columns}" + (" points" if game.on_points else "")


def practice_url(game: Game, tag: str) -> str:
    """The address of the practice page of a game's course."""
    course = library().course_of(game)
    if course is library().first_course:
        return url_for("practise.page", lang=tag)
    return url_for("practise.start", lang=tag, drill=course.name)


def _counted(view: RoundView, sentence: Plural, n: int) -> str:
    return str(view.wording.translations.ngettext(sentence.one, sentence.many, n)) % {"n": n}


def _lessons_of(view: RoundView) -> list[Lesson | None]:
    """For each puzzle of the round, the lesson that explains it."""
    course = library().course_of(view.prepared.game)
    by_drill, by_number = _explained(view), {one.number: one for one in course.lessons}
    if view.round.drill in WITHOUT_LESSON:
        return [None] * len(view.steps)
    return [by_drill or by_number.get(TAUGHT.get(made.topic, 0)) for made in view.round.puzzles]


def _explained(view: RoundView) -> Lesson | None:
    """The lesson that explains the whole round, if there is one."""
    drill = view.round.drill
    if drill in MENDING:
        drill = DRILL_OF.get(MENDING[drill][0], "")
    practice = puzzles_of(view.prepared.game).practice
    named = practice.lessons if practice else {}
    slug = named.get(view.round.drill) or named.get(drill, "")
    return library().course_of(view.prepared.game).lesson(slug)


def _goal(view: RoundView, made: RoundPuzzle, lesson: Lesson | None) -> Html:
    """The skill that such puzzles show: that of their kind, or else the goal of their lesson."""
    if view.round.drill in WITHOUT_LESSON:
        return ""
    said = WORDS[made.task.kind].learned.get(made.topic) or (lesson.goal if lesson else "")
    return inline(view.wording.gettext(said)) if said else ""


def _differ(lessons: Sequence[Lesson | None]) -> bool:
    return any(one != lessons[0] for one in lessons)


def _onward(view: RoundView, lesson: WayView | None, direction: int) -> list[WayView]:
    """Two ways to go on, the better one first, for a round that was easy, hard, or neither."""
    play, following = _play(view), view.round.following
    if following is None:
        return [play, _mix(view)]
    level, gettext = view.round.level, view.wording.gettext
    if direction < 0 and level <= LEVELS[0]:
        return [lesson, _round(view, following)] if lesson else [_round(view, following), play]
    text = ""
    if level and direction:
        text = gettext(words.HARDER if direction > 0 else words.EASIER) % {"n": level + direction}
        if level + direction not in LEVELS:
            text = gettext(words.HIGHEST)
            direction = 0
    way = _round(view, following, direction if level else 0, text)
    return [way, lesson if direction < 0 and lesson else play]


def _round(view: RoundView, following: str, direction: int = 0, text: str = "") -> WayView:
    """The next round; `direction` says whether at a higher or a lower level."""
    drill, _, number = following.split("/")
    tag, level, gettext = view.language.tag, view.round.level, view.wording.gettext
    level_name = gettext(words.LEVEL) % {"n": level + direction}
    name = f"{drill}/{level + direction}/{number}" if level else following
    return {
        "url": url_for("practise.step", lang=tag, name=name, number=1),
        "data": url_for("practise.puzzles", lang=tag, name=name),
        "title": level_name if direction else gettext(words.NEXT_ROUND),
        "text": text or (level_name if level else view.title),
    }


def _play(view: RoundView) -> WayView:
    gettext = view.wording.gettext
    return {
        "url": chooser_url(view.prepared.game.family, lang=view.language.tag),
        "title": gettext(words.PLAY),
        "text": gettext(words.PLAY_TOLD),
    }


def _mix(view: RoundView) -> WayView:
    gettext = view.wording.gettext
    return {
        "url": url_for(
            "practise.start", lang=view.language.tag, drill=practice_about(view.round.puzzles[0].topic).mix
        ),
        "title": gettext(words.MIX),
        "text": gettext(words.MIX_TOLD),
    }
