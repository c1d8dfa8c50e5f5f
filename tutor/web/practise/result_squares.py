"""A daily ten as a picture of squares: how it went, to be passed on, without a word about its puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from flask import render_template, url_for

from tutor.web.site.markdown import Html
from tutor.web.site.sharing import below_any_language

if TYPE_CHECKING:
    from tutor.web.practise.rounds import RoundView

Result = Literal["clean", "met", "open"]
"""A puzzle of a round: solved at once without help, met in another way, or not answered."""

SQUARES: dict[str, str] = {"clean": "⬜", "met": "⬛"}
"""By result: white and black, like the discs on the page."""

ROW = 5


def share_text(view: RoundView) -> str:
    """The text to pass on: the name, the squares and the address, which opens in the language of its reader.

    ``{squares}`` and ``{site}`` stand for what is known at the end only. "" for a round of no day.
    """
    if not view.round.is_daily:
        return ""
    path = url_for("practise.step", lang=view.language.tag, name=view.round.name, number=1)
    return f"{view.heading}\n{{squares}}\n{{site}}{below_any_language(path)}"


def share_html(view: RoundView) -> Html:
    """The button that passes this on, and the text to copy where nothing else works; "" for others."""
    what = share_text(view)
    return render_template("practise/squares.html", title=view.heading, what=what) if what else ""


def filled(text: str, results: Sequence[Result], site: str) -> str:
    """The text with its squares; "" while a puzzle is open. ``site`` is the tutor's address, with a slash."""
    if not text or "open" in results:
        return ""
    squares = [SQUARES[one] for one in results]
    rows = ["".join(squares[start : start + ROW]) for start in range(0, len(squares), ROW)]
    return text.replace("{squares}", "\n".join(rows)).replace("{site}", site)
