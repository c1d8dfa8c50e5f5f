"""What the server hands to scripts, as TypeScript: the file in static/js is what the command writes."""

from typing import Literal, NotRequired, TypedDict, get_type_hints

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.settings import ROOT
from tutor.web import seam
from tutor.web.seam import FILE, SENT, typescript
from tutor.web.site.markdown import Html


class Part(TypedDict):
    """A part."""

    html: Html
    name: str


class Whole(TypedDict):
    """What is sent."""

    parts: list[Part]
    color: Literal["black", "white"] | None
    by_name: dict[str, float | None]
    pair: tuple[str, int]
    there: NotRequired[bool]


def test_the_browser_knows_the_types_of_the_server() -> None:
    written = (ROOT / "static" / FILE).read_text(encoding="utf-8")
    assert written == typescript(), "run tutor types"


def test_a_type_is_written_with_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seam, "SENT", (Whole,))
    written = typescript()
    assert (
        """
/** A part. */
interface Part {
  html: Html;
  name: string;
}

/** What is sent. */
interface Whole {
  by_name: Record<string, number | null>;
  color: Side | null;
  pair: [string, number];
  parts: Part[];
  there?: boolean;
}
"""
        in written
    )


def test_what_a_script_cannot_know_is_no_type_of_the_seam(monkeypatch: pytest.MonkeyPatch) -> None:
    class Vague(TypedDict):
        data: object

    monkeypatch.setattr(seam, "SENT", (Vague,))
    with pytest.raises(TypeError):
        typescript()


@pytest.mark.parametrize("sent", SENT, ids=lambda one: one.__name__)
def test_each_type_of_the_seam_says_what_it_is(sent: type) -> None:
    assert sent.__doc__
    assert get_type_hints(sent)


def test_no_browser_is_sent_the_types(app: Flask, stranger: FlaskClient) -> None:
    version = app.extensions["assets"].version
    assert stranger.get(f"/assets/{version}/js/board/board.js").status_code == 200
    assert stranger.get(f"/assets/{version}/{FILE}").status_code == 404
