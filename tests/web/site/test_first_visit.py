"""What a phone with an empty cache downloads before its first board is there, counted without a browser."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tutor.web.site.languages import LANGUAGES

LIMIT = 24_000
FIRST = "learn/othello/board-and-squares/find-e3"
PACKED = {"Accept-Encoding": "gzip"}
FETCHED = r'<(?:link rel="(?:stylesheet|preload|modulepreload)" href|script type="module" src)="([^"]+)"'
IMPORTED = r"^import .*? from '\./([\w-]+\.js)';$"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lesson_is_small(stranger: FlaskClient, language: str) -> None:
    page = stranger.get(f"/{language}/{FIRST}", headers=PACKED)
    text = re.sub(r"<noscript>.*?</noscript>", "", stranger.get(f"/{language}/{FIRST}").text)
    urls = re.findall(FETCHED, text)
    sizes = {url: len(stranger.get(url, headers=PACKED).data) for url in urls}
    assert len(page.data) + sum(sizes.values()) <= LIMIT, (len(page.data), sizes)


def test_every_module_of_the_first_lesson_is_asked_for_at_once(stranger: FlaskClient) -> None:
    urls = [url for url in re.findall(FETCHED, stranger.get(f"/en/{FIRST}").text) if url.endswith(".js")]
    for url in urls:
        for name in re.findall(IMPORTED, stranger.get(url).text, re.MULTILINE):
            assert f"{url.rpartition('/')[0]}/{name}" in urls, (url, name)
