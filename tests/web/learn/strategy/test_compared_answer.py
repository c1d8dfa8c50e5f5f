"""The shown answer of "Which move?" is compared with the move that the learner played, by forms too."""

import re

from flask.testing import FlaskClient

from tests.conftest import OURS

HERE = "/en/learn/othello/mobility/five-moves-to-weigh"


def form_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


def send(client: FlaskClient, page: str, **given: str) -> str:
    return client.post(HERE, data={**form_of(page), **given}, headers=OURS).text


def shown(page: str) -> str:
    """The card that shows the answer, as text."""
    card = page.partition('class="card note do-it"')[2].partition("</div>")[0]
    return " ".join(re.sub(r"<[^>]+>", "", card.partition(">")[2]).split())


def names(page: str) -> list[str]:
    """The names of the boards after the first moves."""
    return re.findall(r"<figcaption><b>([^<]+)</b>", page)[:2]


def test_after_the_third_miss_the_best_move_is_compared_with_the_move_played_last(
    stranger: FlaskClient,
) -> None:
    page = stranger.get(HERE).text
    for move in ("c3", "b4"):
        page = send(stranger, send(stranger, page, tap=move), again="1")
    page = send(stranger, page, tap="d2")
    assert shown(page) == "The right square is f3. f3 leaves White 8 moves. d2 leaves 11. Now you do it."
    assert names(page) == ["Your move", "The best move"]


def test_who_played_before_the_answer_was_asked_for_is_told_of_that_move(stranger: FlaskClient) -> None:
    page = send(stranger, send(stranger, stranger.get(HERE).text, tap="d2"), again="1")
    page = send(stranger, page, solution="1")
    assert "d2 leaves 11." in shown(page)
    assert names(page) == ["Your move", "The best move"]


def test_who_played_nothing_is_told_of_the_move_that_tempts_most(stranger: FlaskClient) -> None:
    page = send(stranger, stranger.get(HERE).text, solution="1")
    assert "b4 leaves 12." in shown(page)
    assert names(page) == ["A tempting move", "The best move"]


def test_a_square_that_is_no_move_is_explained_and_is_no_miss(stranger: FlaskClient) -> None:
    page = send(stranger, stranger.get(HERE).text, tap="a1")
    assert (form_of(page)["tries"], form_of(page)["help"]) == ("0", "0")
    assert 'class="card note"' in page
