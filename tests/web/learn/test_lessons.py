"""The pages of a lesson: its map, its answers by form, what is said, and its stars."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.games.table import find_game
from tutor.web.board.shapes import SHAPES
from tutor.web.learn.course_library import library_of
from tutor.web.learn.lesson_view import LessonView
from tutor.web.site.languages import LANGUAGES

STEP = "/en/learn/othello/legal-moves/first-legal-move"


def every_step(app: Flask) -> list[tuple[str, str]]:
    course = library_of(app).courses["othello"]
    return [(lesson.slug, name) for lesson in course.lessons for name in lesson.names]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_step_has_a_page_in_every_language(app: Flask, stranger: FlaskClient, tag: str) -> None:
    for slug, name in every_step(app):
        page = stranger.get(f"/{tag}/learn/othello/{slug}/{name}")
        assert page.status_code == 200, (slug, name)
        assert "%(" not in page.text, (slug, name)
        assert not re.search(r">\s*<h1[^>]*>\s*</h1>", page.text)


def count_puzzles(app: Flask) -> int:
    course = library_of(app).courses["othello"]
    return sum(step.puzzle is not None for lesson in course.lessons for step in lesson.steps)


def test_the_map_shows_every_lesson_and_marks_the_next(app: Flask, stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/").text
    lessons = library_of(app).courses["othello"].lessons
    assert len(re.findall('<li class="(?:now|open)', page)) == len(lessons)
    assert page.count('aria-current="step"') == 1
    assert f"0 of {count_puzzles(app)} puzzles solved" in page


def test_the_map_waits_for_no_step_of_a_lesson(own_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr(LessonView, "_step", lambda _view, number, _step: made.append(number))
    assert own_app.test_client().get("/en/learn/othello/").status_code == 200
    assert not made


def test_a_wrong_square_is_explained_by_its_line(stranger: FlaskClient) -> None:
    page = stranger.post(
        "/en/learn/othello/legal-moves/white-legal-move", data={"tap": "g6"}, headers=OURS
    ).text
    assert "nothing would flip" in page
    assert "1 black disc, then an empty square." in page
    assert "A line needs a white disc at its far end." in page
    assert 'class="looks"' in page


def test_a_right_square_is_played_and_earns_three_stars(app: Flask, stranger: FlaskClient) -> None:
    page = stranger.post(STEP, data={"tap": "c6"}, headers=OURS).text
    assert "3 stars of 3" in page
    assert f"0 of {count_puzzles(app)}" not in stranger.get("/en/learn/othello/").text
    assert f"1 of {count_puzzles(app)} puzzles solved" in stranger.get("/en/learn/othello/").text


def test_stars_say_how_much_help_was_used(stranger: FlaskClient) -> None:
    page = stranger.post(STEP, data={"hint": "1"}, headers=OURS).text
    assert "Start beside a white disc." in page
    page = stranger.post(STEP, data={"tap": "c6", "help": "1"}, headers=OURS).text
    assert "2 stars of 3" in page


def lost(page: str) -> str | None:
    """For what a star is said to be lost."""
    found = re.search(r'<p class="lost">(.*?)</p>', page)
    return found and found[1]


def test_it_is_said_for_what_a_star_was_lost(stranger: FlaskClient) -> None:
    def told(**sent: str) -> str | None:
        return lost(stranger.post(STEP, data={"tap": "c6", **sent}, headers=OURS).text)

    assert told() is None
    assert told(help="1", tries="1") == "Solved at the second try."
    assert told(help="1") == "One star is missing: you had a hint."
    assert told(help="1", tries="2") == "Solved at the third try."
    assert told(help="2", tries="1") == "One star earned: the answer was shown."
    assert told(help="2", tries="3") == "One star earned: after three tries, the answer was shown."
    missed = stranger.post(STEP, data={"tap": "a1", "help": "1"}, headers=OURS).text
    assert lost(missed) is None  # there are no stars yet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_step_fetches_what_is_said_of_lost_stars(stranger: FlaskClient, language: str) -> None:
    rest = re.search(r'data-rest="([^"]+)"', stranger.get(f"/{language}/learn/othello/start/first-move").text)
    assert rest
    said = stranger.get(rest[1]).json
    assert said and sorted(said["lost"]) == [
        "lost_hint",
        "lost_miss",
        "lost_misses",
        "lost_shown",
        "lost_third",
    ]


def buttons(page: str) -> list[str]:
    """The names of the buttons below the board."""
    return re.findall(r'<button class="button[^"]*" name="(\w+)"', page.split("data-actions>")[1])


def test_the_first_miss_explains_the_second_hints_the_third_shows_and_the_learner_answers(
    stranger: FlaskClient,
) -> None:
    def field(page: str, name: str) -> str:
        return page.split(f'name="{name}" value="')[1].split('"')[0]

    sent: dict[str, str] = {}
    pages = []
    for tap in ("a1", "h1", "a8", "c6"):
        page = stranger.post(STEP, data={"tap": tap, **sent}, headers=OURS).text
        sent = {name: field(page, name) for name in ("taps", "help", "tries", "hinted", "told")}
        pages.append((page, sent["help"], sent["tries"]))
    first, second, third, fourth = (page for page, *_ in pages)
    assert [(help_, tries) for _, help_, tries in pages] == [("1", "1"), ("1", "2"), ("2", "3"), ("2", "3")]
    hint, shown = "Start beside a white disc.", "Now you do it."
    assert (hint in first, hint in second, hint in third) == (False, True, True)
    assert (shown in second, shown in third, shown in fourth) == (False, True, False)
    assert "No white disc stands beside" in third  # what was explained stays
    assert 'class="hinted"' in third
    assert buttons(third) == []
    assert 'class="button main" href' not in third  # nothing leads on before the answer is given
    assert "1 star of 3" in fourth
    assert 'class="button main" href' in fourth


def test_a_tap_on_a_disc_explains_and_counts_nothing(stranger: FlaskClient) -> None:
    for _ in range(4):
        page = stranger.post(STEP, data={"tap": "d4"}, headers=OURS).text
        assert "There is already a disc on" in page
        assert 'name="tries" value="0"' in page
    path = "/en/learn/othello/all-directions/flip-e2"  # White plays e2; h8 is empty
    page = stranger.post(path, data={"tap": "h8", "taps": "e3"}, headers=OURS).text
    assert 'name="taps" value="e3"' in page
    assert "card note" in page
    page = stranger.post(
        "/en/learn/othello/all-directions/all-moves-of-black", data={"tap": "d4"}, headers=OURS
    ).text
    assert 'name="taps" value=""' in page


def test_discs_are_tapped_one_by_one_and_checked_together(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/all-directions/flip-e2"  # White plays e2: four discs flip
    page = stranger.post(path, data={"tap": "e3", "taps": ""}, headers=OURS).text
    assert 'name="taps" value="e3"' in page
    page = stranger.post(path, data={"tap": "e4", "taps": "e3"}, headers=OURS).text
    assert 'name="taps" value="e3 e4"' in page
    page = stranger.post(path, data={"tap": "e3", "taps": "e3 e4"}, headers=OURS).text
    assert 'name="taps" value="e4"' in page
    page = stranger.post(path, data={"check": "1", "taps": "e3 e4"}, headers=OURS).text
    assert "2 of 4 discs found. Keep looking." in page
    assert "Look along a diagonal, from" in page


def test_what_was_checked_is_marked_right_or_wrong_and_a_first_miss_does_not_tell_the_answer(
    stranger: FlaskClient,
) -> None:
    path = "/en/learn/othello/all-directions/flip-e2"  # White flips e3, e4 and two more

    def signs(taps: str, tries: int = 0) -> tuple[int, int]:
        sent = {"check": "1", "taps": taps, "tries": str(tries)}
        page = stranger.post(path, data=sent, headers=OURS).text
        return page.count(f'<path d="{SHAPES.tick}"/>'), page.count(f'<path d="{SHAPES.cross}"/>')

    assert signs("e3 e4 a1") == (2, 1)
    assert signs("a1 h8") == (0, 2)
    everything = " ".join(find_game("othello").squares)
    assert signs(everything) == (0, 0)
    assert signs(everything, tries=1) == (4, 60)
    assert signs("e3 a1", tries=2) == (1, 0), "once the answer is shown, only what is right of theirs stays"


def test_a_form_that_is_sent_twice_counts_one_try(stranger: FlaskClient) -> None:
    first = {"tap": "a1", "taps": "", "tries": "0", "told": "0"}
    again = {"tap": "a1", "taps": "a1", "tries": "1", "told": "1"}
    assert 'name="tries" value="1"' in stranger.post(STEP, data=first, headers=OURS).text
    page = stranger.post(STEP, data=again, headers=OURS).text
    assert 'name="tries" value="1"' in page
    assert 'data-square="a1"' in page


def test_the_bar_tells_which_puzzles_are_solved_and_nothing_else(stranger: FlaskClient) -> None:
    def done() -> list[bool]:
        page = stranger.get("/en/learn/othello/legal-moves/look-from-h7").text
        bar = page.split("data-progress>")[1].split("</ol>")[0]
        return ['class="done"' in segment for segment in bar.split("<li>")[1:]]

    assert done() == [False] * 9
    stranger.post("/en/learn/othello/legal-moves/white-legal-move", data={"tap": "g5"}, headers=OURS)
    assert done() == [False, True, True] + [False] * 6  # step 2 told what step 3 asks


def test_checking_nothing_asks_for_a_tap_and_counts_no_miss(stranger: FlaskClient) -> None:
    page = stranger.post("/en/learn/othello/all-directions/flip-e2", data={"check": "1"}, headers=OURS).text
    assert "First tap the board." in page
    assert 'name="tries" value="0"' in page


def test_a_choice_is_answered_with_its_reason(app: Flask, stranger: FlaskClient) -> None:
    path = "/en/learn/othello/board-and-squares/name"  # c6 is ringed
    assert "Correct: this is" in stranger.post(path, data={"choice": "c6"}, headers=OURS).text
    assert "comes first, then the number" in stranger.post(path, data={"choice": "f3"}, headers=OURS).text


def test_passing_is_a_button_where_it_may_be_right(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/passing/find-a-move-or-pass"
    assert 'name="pass"' in stranger.get(path).text
    page = stranger.post(path, data={"pass": "1"}, headers=OURS).text
    assert "Nothing would flip from any empty square." in page


def test_a_move_is_played_step_by_step_without_javascript(stranger: FlaskClient) -> None:
    path = "/en/learn/othello/no-jumping/no-jumping"
    assert f'href="{path}?moves=1"' in stranger.get(path).text
    played = stranger.get(f"{path}?moves=1").text
    assert "White plays" in played
    assert "4 black discs flip." in played
    assert 'aria-label="d1: white disc"' in played
    assert 'aria-label="b1: black disc, ringed"' in played


def test_a_lesson_is_entered_at_its_first_unsolved_puzzle(stranger: FlaskClient) -> None:
    lesson = "/en/learn/othello/legal-moves/"
    assert stranger.get(lesson).headers["Location"] == lesson + "first-legal-move"
    stranger.post(lesson + "first-legal-move", data={"tap": "c6"}, headers=OURS)
    assert stranger.get(lesson).headers["Location"] == lesson + "white-legal-move"


def test_a_finished_lesson_says_what_can_be_done_now(app: Flask, stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/legal-moves/finished").text
    assert "You can find every legal move." in page
    assert "All directions" in page
    slug = library_of(app).courses["othello"].lessons[-1].slug
    last = stranger.get(f"/en/learn/othello/{slug}/finished").text
    assert "Next lesson" not in last


def test_the_idea_of_a_lesson_is_played_from_its_ending_in_one_tap(app: Flask, stranger: FlaskClient) -> None:
    course = library_of(app).courses["othello"]
    asking = [
        one.slug
        for one in course.lessons
        if any(step.puzzle and step.puzzle.begins_game for step in one.steps)
    ]
    assert len(asking) == 14
    for slug in asking:
        page = stranger.get(f"/en/learn/othello/{slug}/finished").text
        (form,) = re.findall(
            r'<form method="post" action="/en/play/">(.*?)Play this idea now', page, re.DOTALL
        )
        fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
        begun = stranger.post("/en/play/", data=fields, headers=OURS)
        assert begun.status_code == 303
        assert f"You play {fields['side'].title()}. Computer: level 1" in stranger.get(begun.location).text
    assert "Play this idea now" not in stranger.get("/en/learn/othello/legal-moves/finished").text


def test_the_home_page_is_already_the_game(stranger: FlaskClient) -> None:
    page = stranger.get("/en/").text
    assert "tap a square where a white disc will flip" in page
    assert 'href="/en/learn/othello/board-and-squares/find-e3"' in page
    answered = stranger.post("/en/", data={"tap": "d3"}, headers=OURS).text
    assert "the line meets 1 white disc" in answered
    assert re.search(r'class="verdict">Correct! From <', answered)


@pytest.mark.parametrize(
    ("sent", "names"), [({}, ["start", "hint"]), ({"tap": "a1"}, ["hint", "again", "start"])]
)
def test_after_a_miss_the_first_board_is_tried_again_before_the_course_begins(
    stranger: FlaskClient, sent: dict[str, str], names: list[str]
) -> None:
    page = (stranger.post("/en/", data=sent, headers=OURS) if sent else stranger.get("/en/")).text
    actions = page.split("data-actions>")[1].split("</div>")[0]
    found = re.findall(r'name="(hint|again)"|class="button (start)', actions)
    assert [one or other for one, other in found] == names
