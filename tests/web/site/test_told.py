"""What a page tells whoever finds it by a link or a search: a title of its own, what it is, its board."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tutor.web.site.languages import LANGUAGES

BOARD = "----X-------OX------XO-------------------------------------------"[:64]
PAGES = (
    "",
    "learn/othello/",
    "learn/othello/board-and-squares/find-e3",
    "learn/othello/outflank/flip-c1",
    "learn/othello/outflank/finished",
    "practise/",
    "practise/flips/2/5/1",
    "play/",
    "play/open/",
    f"board/othello/{BOARD}.x",
    "play/replay/othello/f5d6",
    "me/",
    "join/",
    "privacy/",
    "teacher/sign-in",
)


KINDS = tuple(path for path in PAGES if path != "learn/othello/outflank/flip-c1") + (
    f"board/othello/{BOARD}.x/set-up",
    "words/",
    "history/",
    "how/",
    "how/teachers",
    "learn/othello/test/a",
    "go/",
)
"""One page of each kind; of lessons one step, as its steps share what is said of the lesson."""


def told(page: str) -> dict[str, str]:
    """The title, and the content of each thing that the head of a page tells."""
    found = {"title": re.search(r"<title>(.*?)</title>", page, re.S)[1]}  # type: ignore[index]
    for tag in re.findall(r"<(?:meta|link) [^>]*>", page):
        value = re.search(r'(?:content|href)="([^"]*)"', tag)
        for name in re.findall(r'(?:name|property|rel)="([^"]*)"', tag):
            if value:
                found[name] = value[1]
    return {name: unescape(value) for name, value in found.items()}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_page_has_a_title_of_its_own_and_says_what_it_is(stranger: FlaskClient, tag: str) -> None:
    titles: dict[str, str] = {}
    for path in PAGES:
        head = told(stranger.get(f"/{tag}/{path}").text)
        own, _, ours = head["title"].rpartition(" · ")
        assert own.strip() and ours == "Othello Tutor", path
        assert head["canonical"] == f"http://localhost/{tag}/{path}"
        assert head["og:title"] == own
        assert head["description"] == head["og:description"] != ""
        assert len(head["description"]) <= 300
        assert own not in titles, (path, titles[own])
        titles[own] = path


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_two_kinds_of_page_share_a_title_or_a_description(stranger: FlaskClient, tag: str) -> None:
    heads = {path: told(stranger.get(f"/{tag}/{path}").text) for path in KINDS}
    for name in ("title", "description"):
        said = Counter(head.get(name) for head in heads.values())
        assert not {path: head.get(name) for path, head in heads.items() if said[head.get(name)] > 1}


def test_the_code_of_a_class_that_was_typed_stays(stranger: FlaskClient) -> None:
    page = stranger.get("/en/join/").text
    assert re.search(r'<form [^>]*class="form" data-draft>', page)
    assert "js/site/drafts" in page


def test_the_picture_of_a_page_is_the_board_that_it_shows(stranger: FlaskClient) -> None:
    start = "-" * 27 + "OX------XO" + "-" * 27
    images = {path: told(stranger.get(f"/en/{path}").text)["og:image"] for path in PAGES}
    assert images[""] == f"http://localhost/picture/othello/{start}.png"
    assert images[f"board/othello/{BOARD}.x"] == f"http://localhost/picture/othello/{BOARD}.png"
    boards = ("find-e3", "flip-c1", "/1", "replay")
    assert len({images[path] for path in PAGES if any(board in path for board in boards)}) == 4
    for image in set(images.values()):
        assert stranger.get(urlsplit(image).path).mimetype == "image/png"


def test_the_own_address_of_a_page_has_no_query(stranger: FlaskClient) -> None:
    head = told(stranger.get(f"/en/board/othello/{BOARD}.x?show=legal").text)
    assert head["canonical"] == f"http://localhost/en/board/othello/{BOARD}.x"


def test_what_is_not_there_tells_of_nothing(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/nothing/1")
    assert page.status_code == 404
    assert not {"canonical", "og:title", "og:image"} & set(told(page.text))
