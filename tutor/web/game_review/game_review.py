"""The pages of a game's review: its scores, the worst mistakes, and each mistake as a puzzle."""

from flask import Blueprint, abort, jsonify, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from tutor.games.families import can_weigh
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.web.board.board_view import View, board_view
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.game_review.mistake_step import lesson_of, mark_beginner, mistake_step, question_of
from tutor.web.game_review.noted_mistakes import MistakeSteps, mistake_cards, mistakes_noted
from tutor.web.game_review.review_worker import begin_review, grows
from tutor.web.game_review.scoring import (
    Mistake,
    Review,
    is_complete,
    mistakes,
    review_of,
    scores,
)
from tutor.web.http.numbers import numbered
from tutor.web.learn.form_answers import answer_form
from tutor.web.learn.lesson_types import LessonData, StepView
from tutor.web.learn.step_cookie import keep_step, recall_step
from tutor.web.play.game_actions import Match
from tutor.web.play.game_ending import aim_view
from tutor.web.play.match_view import wording_here
from tutor.web.play.own_games import REVIEW_NOT_YOURS, own_game
from tutor.web.play.way_on import way_on
from tutor.web.practise.workbench import at_workbench
from tutor.web.records.game_link import game_url
from tutor.web.records.record_conversion import FILES, link_of_match
from tutor.web.records.record_view import players_view
from tutor.web.records.replay_view import replay_view
from tutor.web.records.replays import save_game, saved_as
from tutor.web.site.languages import current_language
from tutor.web.site.markdown import bare
from tutor.web.site.next_lesson import way_into
from tutor.web.site.words import frame_of
from tutor.web.wording import Wording
from tutor.web.wording.family_words import mistake_words_of, words_of
from tutor.web.wording.pages.page_words import page_words
from tutor.web.wording.pages.record_words import SEEN_BY_ENGINE

blueprint = Blueprint("review", __name__, url_prefix="/<lang>/play/<id>/review")


@blueprint.get("")
def page(id: str) -> ResponseReturnValue:
    """The whole game at a glance; while the review is being worked out, the page reloads by itself.

    If nobody works on the review, the page has a button that begins it or goes on with it.
    """
    match = _finished(id)
    if match is None:
        return redirect(url_for("play.game", id=id))
    review = review_of(match)
    wording, weighed = wording_here(), can_weigh(match.position.game)
    if weighed and not is_complete(match, review):
        return render_template(
            "play/review-wait.html",
            title=wording.gettext("Looking back"),
            grows=grows(match),
            seen=numbered(match.stored.moves[: len(review.weights)]),
            of=numbered(match.stored.moves),
        )
    found = _mistakes_of(match, review) if weighed else []
    noted = [] if weighed else mistake_cards(match, mistakes_noted(match, wording), wording)
    numbers = [mistake.number for mistake in found]
    opens_at = next((number - 1 for number in (*numbers, *(one["at"] for one in noted))), None)
    return render_template(
        "play/review.html",
        title=wording.gettext("Looking back"),
        **frame_of(match.position.game, wording),
        viewer=replay_view(match, wording, scores(match, review), numbers, opens_at=opens_at, noted=noted),
        caption=wording.gettext(SEEN_BY_ENGINE) if weighed else None,
        weighed=weighed,
        noted=noted,
        aim=aim_view(match, wording),
        yours=match.you is not None,
        on=_way_on(match),
        way=way_on(match, wording),
        players=players_view(match.info),
        mistakes=[_card(match, mistake, n, wording) for n, mistake in enumerate(found, 1)],
        game_link=game_url("replay.any_language", link_of_match(match)),
        saved_as=saved_as(match, lambda file: url_for("review.save", id=id, file=file)),
    )


def _way_on(match: Match) -> View | None:
    """The lesson with which the reader goes on in a course of this family of games, if there is one."""
    family = match.position.game.family
    courses = (one for one in courses_here() if find_game(one.game).family == family)
    return next((way for one in courses if (way := way_into(one))), None)


@blueprint.post("")
def begin(id: str) -> ResponseReturnValue:
    """Begin the review of the game, and redirect to its page."""
    match = _finished(id)
    if match is None:
        return redirect(url_for("play.game", id=id), 303)
    begin_review(match)
    return redirect(url_for("review.page", id=id), 303)


@blueprint.get(f"/<any({', '.join(map(repr, FILES))}):file>")
def save(id: str, file: str) -> ResponseReturnValue:
    match = _finished(id)
    return abort(404) if match is None else save_game(match, file)


@blueprint.route("/<int:number>", methods=["GET", "POST"])
def mistake(id: str, number: int) -> ResponseReturnValue:
    """One mistake as a puzzle."""
    lesson, tasks = _asked(id)
    if not 1 <= number <= len(tasks):
        abort(404)
    step, task = lesson["steps"][number - 1], tasks[number - 1]
    address, puzzle = f"play/{id}/{number}", step["puzzle"]
    lesson_url = url_for("review.data", id=id)
    if request.method == "POST" and puzzle is not None:
        state = answer_form(request.form, task, puzzle)
        keep_step(address, state)
    else:
        state = recall_step(address, task, puzzle)
    return render_template(
        "learn/step.html",
        title=bare(step["title"]),
        lesson=lesson,
        lesson_url=lesson_url,
        lesson_head=Markup(render_template("learn/lesson-head.html", lesson=lesson, lesson_url=lesson_url)),
        step=step,
        progress={"segments": [_segment(one, number) for one in lesson["steps"]]},
        player=Markup(
            render_template(
                "learn/player.html",
                lesson=lesson,
                step=step,
                state=state,
                previous_url=lesson["steps"][number - 2]["url"] if number > 1 else None,
                next_url=lesson["steps"][number]["url"] if number < len(tasks) else lesson["finished_url"],
            )
        ),
    )


@blueprint.get("/lesson.json")
def data(id: str) -> ResponseReturnValue:
    """All mistakes of a game, for a page that steps through them without a network."""
    lesson, _ = _asked(id)
    return jsonify(lesson)


def _finished(id: str) -> Match | None:
    """The learner's game if it is over, None while it is played."""
    match = own_game(id, REVIEW_NOT_YOURS)
    return None if match.playing else match


def _asked(id: str) -> tuple[LessonData, list[Task]]:
    """The mistakes of a game that are asked as puzzles: as the steps of a lesson, and their tasks."""
    match, wording = _finished(id), wording_here()
    if match is None:
        abort(404)
    if not can_weigh(match.position.game):
        with at_workbench():
            view = MistakeSteps(match, mistakes_noted(match, wording), current_language(), wording)
            return view.data, [task for task in view.prepared.tasks if task is not None]
    found = _known(match, review_of(match))
    words = mistake_words_of(match.position.game)
    return _lesson(match, found, wording), [words.task(one) for one in found]


def _known(match: Match, review: Review) -> list[Mistake]:
    return _mistakes_of(match, review) if is_complete(match, review) else []


def _mistakes_of(match: Match, review: Review) -> list[Mistake]:
    """The mistakes to show; for each, its reason is limited to what this learner's lessons have taught."""
    said = mistake_words_of(match.position.game)
    found = mistakes(match, review, lambda one: said.reason(mark_beginner(one)))
    return [mark_beginner(one) for one in found]


def _card(match: Match, mistake: Mistake, n: int, wording: Wording) -> View:
    url = url_for("review.mistake", id=match.stored.id, number=n)
    labels = words_of(mistake.position.game).labels(wording.translations)
    return {
        "url": url,
        "board": board_view(mistake.position, labels),
        "number": mistake.number,
        "question": question_of(mistake, match.you, wording),
        "why": Markup(mistake_words_of(mistake.position.game).why_weaker(wording, mistake)),
        "lesson": lesson_of(mistake, wording),
    }


def _lesson(match: Match, found: list[Mistake], wording: Wording) -> LessonData:
    labels = words_of(match.position.game).labels(wording.translations)
    where = url_for("review.page", id=match.stored.id)
    steps = [
        mistake_step(
            one, n, url_for("review.mistake", id=match.stored.id, number=n), wording, labels, match.you
        )
        for n, one in enumerate(found, 1)
    ]
    return {
        "course": "",
        "slug": match.stored.id,
        "number": 0,
        "title": wording.gettext("Looking back"),
        "goal": "",
        "url": where,
        "finished_url": where,
        "map_url": where,
        "steps": steps,
        "phrases": wording.phrases,
        "words": page_words(wording.translations),
    }


def _segment(step: StepView, number: int) -> View:
    state = "now" if step["n"] == number else "open"
    return {"n": step["n"], "url": step["url"], "state": state}
