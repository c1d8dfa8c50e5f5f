"""What a request may bring, by the page that it is for."""

from __future__ import annotations

from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.web.records.uploads import LARGEST

USUAL = 64 * 1024


class Unread(BytesIO):
    """A body of which nobody may read anything."""

    def read(self, *_size: object) -> bytes:
        raise AssertionError("it was read")

    readline = readinto = read  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("path", "most"),
    [("/th/play/open/", LARGEST), ("/th/", USUAL), ("/en/play/", USUAL), ("/nowhere", USUAL)],
)
def test_a_page_that_takes_files_takes_more_than_others(app: Flask, path: str, most: int) -> None:
    with app.test_request_context(path, method="POST") as context:
        assert app.extensions["most_body"](context.request.environ) == most


@pytest.mark.parametrize("path", ["/th/", "/th/play/", "/en/teacher/sign-in", "/en/learn/othello/progress"])
def test_whatever_a_page_does_with_it_a_longer_body_is_refused_unread(
    stranger: FlaskClient, path: str
) -> None:
    told = {"CONTENT_LENGTH": str(USUAL + 1)}
    answer = stranger.post(path, input_stream=Unread(), environ_overrides=told, headers=OURS)
    assert answer.status_code == 413
    assert "<h1" in answer.text
