"""What is cached for everybody is bounded in bytes, and never what was drawn for one."""

from __future__ import annotations

import uuid

import pytest
from flask import Flask

from tests.web.classroom.members import Room, storage
from tutor.classroom.work.locks import lock_lessons
from tutor.web.http import page_cache
from tutor.web.http.page_cache import PageCache

STEP = "/en/learn/othello/passing/find-a-move-or-pass"


@pytest.fixture
def cache(own_app: Flask) -> PageCache:
    found: PageCache = own_app.extensions["page_cache"]
    return found


@pytest.mark.parametrize("query", ["&" * 200, "&" * 200_000, "x=" + "y" * 2_000, "a&" * 2_000])
def test_a_query_makes_no_page_larger(own_app: Flask, query: str) -> None:
    plain = own_app.test_client().get("/en/").data
    asked = own_app.test_client().get(f"/en/?{query}")
    assert asked.status_code == 200
    assert len(asked.data) < len(plain) + 40_000


def test_empty_words_of_a_query_make_no_other_page(own_app: Flask, cache: PageCache) -> None:
    client = own_app.test_client()
    first = client.get(STEP).data
    before = cache._cached.size
    for n in range(1, 100):
        assert client.get(f"{STEP}?{'&' * n}").data == first
    assert cache._cached.size == before


def test_thousands_of_hosts_push_out_no_page_that_is_read(
    own_app: Flask, cache: PageCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache._cached, "_most_new", 1_000_000)
    client = own_app.test_client()
    for _ in range(2):
        client.get(STEP)
    for n in range(300):
        client.get("/en/words/", base_url=f"http://{n}.example")
    environ = client.get(STEP).request.environ
    assert environ.get(page_cache.FOUND) or cache._cached.get(cache._key_of(environ))  # type: ignore[arg-type]
    assert cache._cached.size < 3_000_000


@pytest.mark.parametrize("cookie", ["learner ={}", " learner= {}", "x=1;learner\t={}", 'learner="{}"'])
def test_a_page_drawn_for_a_cookie_that_no_browser_writes_is_not_cached(own_app: Flask, cookie: str) -> None:
    room, pupil = Room(own_app), own_app.test_client()
    room.join(pupil, "Noy")
    lock_lessons(storage(own_app), room.id, "othello", ["start"])
    held = pupil.get_cookie("learner")
    assert held is not None
    odd = own_app.test_client(use_cookies=False)
    odd.get("/en/learn/othello/", headers={"Cookie": cookie.format(held.value)})
    assert "not open yet" in pupil.get("/en/learn/othello/").text
    assert "not open yet" not in own_app.test_client().get("/en/learn/othello/").text


NAMES = ["learner", "__Host-learner"]


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "cookie",
    [
        "{} ={}",
        "language=en; {} = {}",
        "a=1, {}={}",  # two headers, joined by a server
        "{}\t={}",
        "\u00a0{}={}".encode().decode("latin-1"),
        "{0}=x; {0}={1}",
        '{}="{}',
        "{}",
        "x={}={}",
        "X{}Y={}",
    ],
)
def test_a_page_is_neither_cached_nor_taken_from_the_cache_where_the_cookies_name_is_anywhere(
    app: Flask, scheme: str, name: str, cookie: str
) -> None:
    base = f"{scheme}://{uuid.uuid4().hex}.example"  # where nobody has asked before
    pages: PageCache = app.extensions["page_cache"]
    client = app.test_client(use_cookies=False)
    sent = {"Cookie": cookie.format(name, "eyJpZCI6ImFkYSJ9.forged")}
    for _ in range(2):
        answer = client.get(STEP, base_url=base, headers=sent)
        assert answer.status_code == 200
        assert not pages.finds(dict(answer.request.environ)), "it is not cached"
    stranger = client.get(STEP, base_url=base).request.environ
    assert pages.finds(dict(stranger)), "a stranger's page is"
    odd = client.get(STEP, base_url=base, headers=sent).request.environ
    assert not pages.finds(dict(odd)), "and it is not for this one"


def test_only_a_question_for_the_whole_page_keeps_it(app: Flask) -> None:
    pages: PageCache = app.extensions["page_cache"]
    client = app.test_client(use_cookies=False)
    base = f"http://{uuid.uuid4().hex}.example"
    for method in ("HEAD", "OPTIONS", "POST"):
        environ = client.open(STEP, method=method, base_url=base).request.environ
        assert not pages.finds(dict(environ) | {"REQUEST_METHOD": "GET"}), method
