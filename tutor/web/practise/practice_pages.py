"""The pages of practice: the overview, the rounds of puzzles, the daily ten, and reviews."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import LEVELS, Practice
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.puzzles.bank.stored_puzzles import bank_of, level_size, take
from tutor.puzzles.practice.drills import DRILL_OF, DRILLS, without_maker
from tutor.puzzles.practice.mastery import count_streak, mastered_level, suggest_level
from tutor.puzzles.practice.mixed import (
    MIXES,
    STAGES,
    TAUGHT,
    USUAL,
    asks,
    is_mixed,
    mix_after,
    mix_of,
    practice_in,
)
from tutor.puzzles.practice.rounds import MENDING
from tutor.storage.learners.practice import MOST_TRIES, due_cards
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.classroom.people.links import site
from tutor.web.classroom.work.assignment_pages import work_after
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.http.page_cache import allow_caching
from tutor.web.learn.course_library import library
from tutor.web.learn.form_answers import answer_form
from tutor.web.learn.placement_offer import lessons_behind
from tutor.web.learn.step_cookie import keep_step, recall_step
from tutor.web.play.match_view import wording_here
from tutor.web.practise.daily import daily_name, daily_view, name_of_today, stages_and_mix_view
from tutor.web.practise.next_round import next_round
from tutor.web.practise.practice_progress import (
    LearnerTry,
    learner_tries,
    practice_tries,
    store_form_try,
)
from tutor.web.practise.reader_lessons import lessons_known
from tutor.web.practise.round_end import ending, results
from tutor.web.practise.rounds import RoundView, rounds
from tutor.web.practise.spaced_return import MOST_REVIEWED, course_about, due_today, next_due, review_name
from tutor.web.puzzles.answer_table import standing
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database, known_learner
from tutor.web.site.markdown import bare, plain
from tutor.web.site.words import frame_of, frame_of_course
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages.practise_words import drill_words

blueprint = Blueprint("practise", __name__, url_prefix="/<lang>/practise")

SAMPLE_LEVEL = 4


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """The practice page of the first course that the reader sees."""
    return _page(_practised()[0])


def _practised() -> list[Course]:
    """The reader's courses with practice; if there are none, all courses with practice."""
    here = [course for course in courses_here() if practice_here(course) is not None]
    return here or [library().course_of(find_game(USUAL.game))]


def practice_here(course: Course) -> Practice | None:
    """The practice of a course's game."""
    return puzzles_of(find_game(course.game)).practice


def _page(course: Course) -> ResponseReturnValue:
    """The practice page of a course: the mix, the daily ten, the review, and each drill."""
    practice = practice_here(course) or abort(404)
    learner, tries = known_learner(), learner_tries()
    if learner is None and not request.args:
        allow_caching()
    due = due_today(learner)
    mix = own_mix(practice)
    cards = {drill: drill_card(drill, tries) for drill in sorted(practice.drills, key=_first_taught)}
    now = [drill for drill, card in cards.items() if card["tried"] or _is_taught(drill, MIXES[mix])]
    return render_template(
        "practise/practise.html",
        drills=[cards[drill] for drill in now],
        later=[card for drill, card in cards.items() if drill not in now],
        mixed=drill_card(mix, tries),
        mix=MIXES[mix],
        known=None if learner else stages_and_mix_view(course, practice),
        daily=daily_view(tries, practice),
        courses=_others(course),
        review={"url": url_for("practise.review"), "n": due},
        coming=next_due(learner) if learner and not due else "",
        me_url=url_for("me.page"),
        **frame_of_course(course, g.translations.gettext("Practise"), wording_here()),
    )


def _others(here: Course) -> list[View]:
    """Links to this page for each course of the reader; none if there is only one course."""
    courses = _practised()
    if len(courses) < 2:
        return []
    gettext, first = g.translations.gettext, courses[0]
    return [
        {
            "title": plain(gettext(one.title)),
            "url": url_for("practise.page") if one is first else url_for("practise.start", drill=one.name),
            "here": one is here,
        }
        for one in courses
    ]


def _is_taught(drill: str, lessons: int) -> bool:
    """Whether the first ``lessons`` lessons teach any topic of a drill."""
    return any(TAUGHT.get(topic, lessons + 1) <= lessons for topic in DRILLS[drill])


def _first_taught(drill: str) -> int:
    """The number of the first lesson that teaches a topic of a drill; 0 if none does."""
    return min((TAUGHT[topic] for topic in DRILLS.get(drill, ()) if topic in TAUGHT), default=0)


def drill_card(drill: str, tries: list[LearnerTry]) -> View:
    """A drill with its levels: those mastered, the one to try next, and the rest."""
    own = [one.tried for one in tries if one.drill == drill]
    mastered, suggested = mastered_level(own), suggest(drill, tries)
    return {
        "name": g.translations.gettext(drill_words(drill)),
        "drill": drill,
        "taught": _first_taught(drill),
        "board": sample_board(drill),
        "tried": bool(own),
        "mastered": mastered,
        "suggested": suggested,
        "levels": [
            {"n": level, "url": url_for("practise.start", drill=drill, level=level)} for level in LEVELS
        ],
        "url": url_for("practise.start", drill=drill, level=suggested),
    }


def suggest(drill: str, tries: list[LearnerTry]) -> int:
    """The level of a drill to try next, by its own rounds, or else by similar drills."""
    own = [replace(one.tried, level=_level_of(one)) for one in tries if _is_of(one.puzzle, drill)]
    if own:
        return suggest_level(own)
    if drill in DRILLS:
        return min(mastered_level([one.tried for one in tries if one.drill == drill]) + 1, LEVELS[-1])
    topics = MENDING.get(drill) or [topic for topic in DRILL_OF if asks(drill, topic)]
    alike = {DRILL_OF[topic] for topic in topics}
    levels = [suggest(one, tries) for one in alike]
    return sum(levels) // len(levels)


def _is_of(puzzle: str, drill: str) -> bool:
    """Whether a puzzle was in a round of a drill; all mixes count as one drill."""
    named = without_maker(puzzle).partition("/")[0]
    return named == drill or (is_mixed(named) and mix_of(named) == mix_of(drill))


def _level_of(one: LearnerTry) -> int:
    """The level of the puzzle's round; its own level may differ if the bank has none of that level."""
    return int(one.puzzle.split("/")[2])


def own_mix(practice: Practice = USUAL) -> str:
    """The mix of everything that this learner has been taught."""
    return mix_after(lessons_behind(library().course_of(find_game(practice.game))), practice)


@cache
def sample_board(drill: str) -> BoardView:
    """The board that is the picture of a drill."""
    topic = DRILLS[drill if drill in DRILLS else practice_in(drill).sample][0]
    level = SAMPLE_LEVEL if level_size(topic, SAMPLE_LEVEL) else LEVELS[0]
    step = take((topic, level, 0))
    return board_view(step.position(bank_of(topic).game), {}, turn=False)


@blueprint.get("/<drill>/")
@blueprint.get("/<drill>/<int:level>/")
def start(drill: str, level: int | None = None) -> ResponseReturnValue:
    """Redirect to a new round of a drill, on the fitting level if none is given, or to a stage's daily ten.

    For the name of a course show its practice page.
    """
    if level is None and (course := library().courses.get(drill)):
        return _page(course)
    if drill in STAGES and level is None:
        return _lead_to_ten(name_of_today(STAGES[drill]))
    if drill not in DRILLS and drill not in MENDING and not is_mixed(drill):
        abort(404)
    if drill == practice_in(drill).mix:
        drill = own_mix(practice_in(drill))
    tries = learner_tries()
    if level is None:
        level = suggest(drill, tries)
    if level not in LEVELS:
        abort(404)
    return _begin(f"{drill}/{level}/{next_round(drill, level, tries, request.args.get('seen', ''))}")


@blueprint.get("/daily/")
def daily() -> ResponseReturnValue:
    """Redirect to the first open puzzle of today's ten, or to the end of the round."""
    return _lead_to_ten(daily_name(practice_tries(), practice_in(request.args.get("course", ""))))


def _lead_to_ten(name: str) -> ResponseReturnValue:
    found = rounds().find(name)
    became = results(found.named, practice_tries()) if found else []
    if became and "open" not in became:
        return _lead_to(url_for("practise.done", name=name))
    return _begin(name, became.index("open") + 1 if became else 1)


@blueprint.get("/review/")
def review() -> ResponseReturnValue:
    """Redirect to the puzzles that come back today, or to the practice page if there are none.

    With the name of a course in the address, only to those of its game.
    """
    learner = known_learner()
    now, there = datetime.now(UTC), library().puzzles
    course = library().courses.get(request.args.get("course", ""))
    cards = (
        due_cards(database(), learner, now, MOST_TRIES if course else MOST_REVIEWED, there) if learner else []
    )
    if course is not None:
        cards = [card for card in cards if course_about(card.puzzle, card.topic) is course][:MOST_REVIEWED]
    return _begin(review_name(cards)) if cards else redirect(url_for("practise.page"))


def _begin(name: str, number: int = 1) -> ResponseReturnValue:
    return _lead_to(url_for("practise.step", name=name, number=number))


def _lead_to(url: str) -> ResponseReturnValue:
    response = redirect(url)
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.route("/<path:name>/<int:number>", methods=["GET", "POST"])
def step(name: str, number: int) -> ResponseReturnValue:
    """One puzzle of a round, and without JavaScript the answer to it."""
    found = rounds().find(name)
    if found is None:
        return _lead_on(name, number)
    if found.name != name:  # an older, larger number: it leads to another round of the drill and level
        return redirect(url_for("practise.step", name=found.name, number=number), 303)
    view = rounds().view(found, current_language())
    task = view.prepared.task(str(number))
    if task is None or (puzzle := view.steps[number - 1]["puzzle"]) is None:
        abort(404)
    shown = view.steps[number - 1]
    address, status = f"{found.name}/{number}", 200
    if request.method == "POST":
        state = answer_form(request.form, task, puzzle)
        status = store_form_try(view.round, number, state)
        keep_step(address, state)
    else:
        state = recall_step(address, task, puzzle)
    tries = practice_tries()
    following = view.steps[number]["url"] if number < len(view.steps) else view.data["finished_url"]
    body = render_template(
        "practise/drill.html",
        title=f"{bare(shown['title'])} · {view.title}",
        picture_url=picture_of(shown["board"]),
        **frame_of(view.round.game, view.wording),
        newcomer=view.wording.gettext(words_of(view.round.game).newcomer),
        begin_url=url_for("learn.course", course=library().course_of(view.round.game).name),
        lesson=view.data,
        lesson_url=view.sent_url,
        step=standing(shown, state.taps),
        state=state,
        saved=status == 200,
        previous_url=view.steps[number - 2]["url"] if number > 1 else None,
        next_url=following,
        progress={"segments": _segments(view, number, tries)},
        streak=count_streak(one.tried for one in tries),
        results=results(view.round.named, tries),
        work=work_after(view.round, answered=False),
        known=lessons_known(view),
        site_url=site(),
    )
    return body, status


@blueprint.get("/<path:name>/done")
def done(name: str) -> ResponseReturnValue:
    """The end of a round: the results, what was learned, and where to go on."""
    found = rounds().find(name)
    if found is None:
        return _lead_on(name, 1)
    view = rounds().view(found, current_language())
    became = results(found.named, practice_tries())
    if "clean" not in became and "met" not in became:
        return redirect(view.first_url)
    work = work_after(found, answered="open" not in became)
    end = ending(view, became, work, site(), lessons_known(view))
    title = f"{end['title']} · {view.heading}"
    frame = frame_of(view.round.game, view.wording)
    return render_template("practise/round-done.html", title=title, lesson=view.data, end=end, **frame)


def _lead_on(name: str, number: int) -> ResponseReturnValue:
    """Redirect from a changed set to its present round; an answer is kept if its puzzle is still there."""
    newest, place = rounds().newest(name, number) or abort(404)
    posted = request.method == "POST"
    url = url_for("practise.step", name=newest, number=place or 1)
    return redirect(url, (307 if place else 303) if posted else 302)


def _segments(view: RoundView, current: int, tries: list[LearnerTry]) -> list[View]:
    answered = {one.puzzle for one in tries}
    done = [name in answered for name in view.round.named]
    return [
        {
            "n": (n := shown["n"]),
            "url": shown["url"],
            "state": "now" if n == current else "done" if done[n - 1] else "open",
        }
        for shown in view.steps
    ]


@blueprint.get("/<path:name>/puzzles.json")
def puzzles(name: str) -> ResponseReturnValue:
    """All data of a round, so that its page needs no network."""
    return _view(name).sent.answer()


def _view(name: str) -> RoundView:
    return rounds().view(rounds().find(name) or abort(404), current_language())
