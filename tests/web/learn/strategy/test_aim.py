"""A question that names no measure says what counts, where its lesson does not say what to look for."""

from flask.testing import FlaskClient

from tutor.lessons.loader import load_courses
from tutor.settings import ROOT

AIM = "The best move leads to the best result at the end of the game."


def test_the_first_question_that_names_nothing_says_what_best_means_and_the_next_ones_ask_plainly(
    stranger: FlaskClient,
) -> None:
    first = stranger.get("/en/learn/othello/corners/corner-for-one-disc").text
    later = stranger.get("/en/learn/othello/corners/nine-moves-to-weigh").text
    assert AIM in first and AIM not in later


def test_a_round_of_practice_says_what_counts(stranger: FlaskClient) -> None:
    assert AIM in stranger.get("/en/practise/corners/1/1/1").text


def test_where_the_author_says_what_to_look_for_the_aim_is_not_said(stranger: FlaskClient) -> None:
    for name in ("keep-black-out", "flip-d3"):
        page = stranger.get(f"/en/learn/othello/corners/{name}").text
        assert AIM not in page


def test_where_fewer_discs_win_the_author_says_so() -> None:
    steps = [step for one in load_courses(ROOT / "lessons")["othello"].lessons for step in one.steps]
    fewer = [step for step in steps if step.game == "misere" and step.puzzle and step.puzzle.kind == "choose"]
    assert fewer and all(step.text for step in fewer)
