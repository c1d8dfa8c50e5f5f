"""The ending of a lesson: its goal if it was reached, its stars, the steps still open, and the ways on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from flask import render_template, url_for
from markupsafe import Markup

from tutor.games.color import Color
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import Practice
from tutor.games.table import find_game
from tutor.lessons.model import Lesson
from tutor.puzzles.practice.difficulty import topic
from tutor.puzzles.practice.drills import DRILLS
from tutor.storage.learners.learning import Stars
from tutor.web.board.board_link import position_code
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.learn.path.station_view import draw_station, stations_after
from tutor.web.site.markdown import plain
from tutor.web.site.messages import N_, NP_
from tutor.web.wording.pages.page_words import page_words
from tutor.web.wording.pages.play_words import AT_YOUR_LEVEL, LEVEL_BEATEN
from tutor.web.wording.pages.practise_words import drill_words

if TYPE_CHECKING:
    from tutor.web.learn.lesson_view import LessonView, PreparedLesson

WORDS: dict[str, str] = {
    "number": N_("Lesson %(number)s"),
    "solved": N_("%(solved)s of %(puzzles)s puzzles solved"),
    "stars": N_("Stars: %(stars)s of 3"),
    # Translators: on the ending of a lesson, before the steps that are not solved yet: "Step 3", "Step 5"
    "open": N_("Still open:"),
    "step": N_("Step %(n)s"),
    # Translators: a button at the ending of a lesson; it begins a game on a board of the lesson
    "idea": N_("Play this idea now"),
    "practise": N_("Practise"),
    "next": N_("Next lesson"),
    "again": N_("Once more"),
    "all": N_("All lessons"),
}

SOON = NP_("After that lesson you play: %(game)s", "After %(n)s more lessons you play: %(game)s")
"""The next game of the course, and after how many lessons it comes; beside the link to the next lesson."""

_DRILL_OF = {asked: drill for drill, topics in DRILLS.items() for asked in topics}

Won = Mapping[str, int]
"""The stars of each solved step of a lesson, by the step's name."""


def lesson_stars(prepared: PreparedLesson, won: Won) -> int:
    """The stars of a lesson: the mean of those of its puzzles, rounded down; an unsolved puzzle has none.

    A learner who finished an earlier version of the lesson keeps the stars of that version.
    """
    return max(_mean(prepared.puzzles, won), earned_stars(prepared.lesson, won))


def earned_stars(lesson: Lesson, won: Won) -> int:
    """The stars of an earlier version of the lesson; 0 if the learner did not finish that version."""
    return _mean(lesson.earlier, won) if all(name in won for name in lesson.earlier) else 0


def _mean(puzzles: Sequence[str], won: Won) -> int:
    return sum(won.get(name, 0) for name in puzzles) // len(puzzles) if puzzles else 0


def stars_won(slug: str, stars: Stars) -> dict[str, int]:
    """The stars of each solved step of a lesson, by the step's name."""
    return {step: won for (lesson, step), won in stars.items() if lesson == slug}


def draw_ending(view: LessonView, won: Won) -> Markup:
    """The ending of a lesson for a learner with these stars, as a part of a page."""
    board = view.steps[-1]["board"]
    return Markup(render_template("learn/ending.html", ending=_ending(view, won) | {"board": board}))


def draw_blank_ending(view: LessonView) -> Markup:
    """The ending that a page of steps carries: without stars, and without a board, which the page has."""
    return Markup(render_template("learn/ending.html", ending=_ending(view, {})))


def _ending(view: LessonView, won: Won) -> View:
    prepared = view.prepared
    puzzles = prepared.puzzles
    words = page_words(view.wording.translations, WORDS)
    solved = sum(name in won for name in puzzles)
    unsolved = next((name for name in puzzles if name not in won), None)
    return {
        "key": f"{prepared.course.name}/{view.slug}",
        "won": dict(won),
        "words": {
            **words,
            "solved": words["solved"] % {"solved": "{n}", "puzzles": len(puzzles)},
            "stars": words["stars"] % {"stars": "{n}"},
        },
        "number": words["number"] % {"number": view.number},
        "title": view.title,
        "slug": view.slug,
        "family": find_game(prepared.course.game).family,
        "cover": cover_of(prepared.course.game, prepared.lesson),
        "goal": view.goal,
        "moment": _moment(view),
        "reached": unsolved is None,
        "solved": solved,
        "stars": lesson_stars(prepared, won),
        "earlier": prepared.lesson.earlier,
        "steps": [
            {
                "name": shown["name"],
                "was": shown.get("was", shown["n"]),
                "url": shown["url"],
                "says": words["step"].replace("{n}", str(shown["n"])),
                "won": shown["name"] in won,
                "first": shown["name"] == unsolved,
            }
            for shown in view.steps
            if shown["name"] in puzzles
        ],
        "idea": _idea(view),
        "practise": _practise(view),
        "next": _next(view),
        "stations": [
            draw_station(one, view.wording, view.language.tag)
            for one in stations_after(prepared.course, view.slug)
        ],
        "again_url": view.first_url + "?anew=1",
        "map_url": url_for("learn.course", lang=view.language.tag, course=prepared.course.name),
    }


def _moment(view: LessonView) -> View | None:
    """The board on which the lesson tells its idea, after the moves that are told; None without such."""
    steps = view.prepared.lesson.steps
    place = next((n for n in reversed(range(len(steps))) if steps[n].picture and not steps[n].puzzle), None)
    if place is None:
        return None
    shown = view.steps[place]
    frames = shown["pair"]["lines"][-1] if "pair" in shown else shown["frames"]
    return {"board": shown["board"], "frames": frames}


def idea_step(prepared: PreparedLesson) -> int | None:
    """The place of the first step that asks for a good move; the game of the idea begins on its board."""
    for place, step in enumerate(prepared.lesson.steps):
        if step.puzzle and step.puzzle.begins_game and prepared.positions[place].to_move:
            return place
    return None


def _idea(view: LessonView) -> View | None:
    """The game of the lesson's idea; None without a board to begin it on."""
    place = idea_step(view.prepared)
    if place is None:
        return None
    position, side = view.prepared.positions[place], view.prepared.positions[place].to_move or Color.BLACK
    return {
        "board": view.steps[place]["board"],
        "against": view.wording.text(AT_YOUR_LEVEL, side, {}),
        "url": url_for("play.begin", lang=view.language.tag),
        "fields": {
            "game": position.game.name,
            "opponent": "computer",
            "level": LEVEL_BEATEN,
            "side": side.value,
            "start": position_code(position),
        },
    }


def _practise(view: LessonView) -> View | None:
    """The link to the drill that practises this lesson; None if there is none."""
    practice = puzzles_of(view.prepared.game).practice
    if practice is None:
        return None
    drill = drill_after(view.prepared.lesson, practice)
    if drill is None:
        return None
    asking = [shown for shown in view.steps if shown["puzzle"]] or view.steps
    return {
        "url": url_for("practise.start", lang=view.language.tag, drill=drill),
        "name": view.wording.gettext(drill_words(drill)),
        "board": asking[0]["board"],
    }


def drill_after(lesson: Lesson, practice: Practice) -> str | None:
    """The drill to offer after a lesson: the one named for it, the one that it explains, or the usual one.

    The usual one is the drill of most of its puzzles. If those are less than a quarter, it is instead the
    drill whose first topic the course has taught last, if it has taught any.
    """
    if named := practice.after.get(lesson.slug):
        return f"{named}-{lesson.number}" if named == practice.mix else named
    explained = [one for one, slug in practice.lessons.items() if slug == lesson.slug]
    if len(explained) == 1:
        return explained[0]
    asked = [topic(step.puzzle) for step in lesson.steps if step.puzzle]
    known = [one for one in asked if one in _DRILL_OF and practice.taught.get(one, 0) <= lesson.number]
    drills = Counter(_DRILL_OF[one] for one in known)
    drill, times = drills.most_common(1)[0] if drills else (None, 0)
    if asked and 4 * times >= len(asked):
        return drill
    begun = {
        one: min((practice.taught[topic] for topic in topics if topic in practice.taught), default=None)
        for one, topics in practice.drills.items()
    }
    taught = {one: number for one, number in begun.items() if number is not None and number <= lesson.number}
    return max(taught, key=taught.__getitem__, default=drill)


def _next(view: LessonView) -> View | None:
    course = view.prepared.course
    following = next((other for other in course.lessons if other.number > view.number), None)
    if following is None:
        return None
    where: dict[str, Any] = {"lang": view.language.tag, "course": course.name, "lesson": following.slug}
    return {
        "url": url_for("learn.step", **where, name=following.names[0]),
        "title": plain(view.wording.gettext(following.title)),
        "goal": plain(view.wording.gettext(following.goal)) if following.goal else "",
        "board": cover_of(course.game, following),
        "soon": _soon(view),
    }


def _soon(view: LessonView) -> View | None:
    """The next game of the course in a sentence, with its opponent if the very next lesson leads to it.

    None if a game comes right now, or no more do.
    """
    course = view.prepared.course
    if stations_after(course, view.slug):
        return None
    after = [other.slug for other in course.lessons if other.number > view.number]
    for lessons, slug in enumerate(after, 1):
        for station in stations_after(course, slug):
            values = {"n": lessons, "game": plain(view.wording.gettext(station.title))}
            said = view.wording.text(SOON, None, values) % values
            return {"said": said, "level": station.level if lessons == 1 else None}
    return None


@cache
def cover_of(game: str, lesson: Lesson) -> BoardView:
    """The board that is the picture of a lesson, without labels."""
    return board_view(lesson.step(lesson.cover).position(find_game(game)), {}, turn=False)
