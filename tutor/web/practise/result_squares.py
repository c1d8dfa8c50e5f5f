"""The result of a daily ten as a row of squares to share, which says nothing about its puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from flask import render_template, url_for

from tutor.web.site.markdown import Html
from tutor.web.site.sharing import below_any_language

if TYPE_CHECKING:
    from tutor.web.practise.rounds import RoundView

Result = Literal["clean", "met", "open"]
"""The result of a puzzle: solved at once without help, answered otherwise, or not answered."""

SQUARES: dict[str, str] = {"clean": "⬜", "met": "⬛"}
"""By result: white and black, like the discs on the page."""

ROW = 5


def share_text(view: RoundView) -> str:
    """The text to share: the name, the squares and the address, which opens in the language of its reader.

    ``{squares}`` and ``{site}`` are filled in at the end of the round. "" for a round that is no daily ten.
    """
    if not view.round.is_daily:
        return ""
    path = url_for("practise.step", lang=view.language.tag, name=view.round.name, number=1)
    return f"{view.heading}\n{{squares}}\n{{site}}{below_any_language(path)}"


def share_html(view: RoundView) -> Html:
    """The button that shares this text, and the text to copy if that fails; "" for other rounds."""
    what = share_text(view)
    return render_template("practise/squares.html", title=view.heading, what=what) if what else ""


def filled(text: str, results: Sequence[Result], site: str) -> str:
    """The text with its squares filled in; "" while a puzzle is open. ``site`` ends with a slash."""
    if not text or "open" in results:
        return ""
    squares = [SQUARES[one] for one in results]
    rows = ["".join(squares[start : start + ROW]) for start in range(0, len(squares), ROW)]
    return text.replace("{squares}", "\n".join(rows)).replace("{site}", site)
