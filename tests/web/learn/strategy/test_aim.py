"""A question that names no measure says what counts, where its lesson does not say what to look for."""

from flask.testing import FlaskClient

AIM = "What counts is the score at the end."


def test_a_question_that_names_nothing_says_what_counts(stranger: FlaskClient) -> None:
    assert AIM in stranger.get("/en/learn/othello/corners/nine-moves-to-weigh").text


def test_where_the_author_says_what_to_look_for_the_aim_is_not_said(stranger: FlaskClient) -> None:
    assert AIM not in stranger.get("/en/learn/othello/corners/keep-black-out").text
    assert AIM not in stranger.get("/en/learn/othello/corners/flip-d3").text
