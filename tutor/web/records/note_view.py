"""The notes of a file on the positions of a game, for pages: comments as plain text, and marks on points."""

from collections.abc import Iterable, Sequence
from typing import TypedDict

from markupsafe import escape

from tutor.games.base import Move
from tutor.games.records.record import Note
from tutor.web.board.board_types import Mark
from tutor.web.site.markdown import Html

NOTED = "noted"
"""The kind of the marks on the board that come from a file."""

SIGNS = {"CR": "○", "SQ": "□", "TR": "△", "MA": "×", "SL": "■"}
"""The signs drawn for the marks of a file, by their SGF property."""

NAMES = "LB"
"""The SGF property of labels on points."""

LONGEST_NAME = 3
"""The most letters of a label that are drawn on its point; below the board it is written in full."""


class NoteView(TypedDict):
    """The comment on a position as HTML, and the marks on its board."""

    html: Html
    marks: list[Mark]


def note_views(notes: Iterable[Note], line: Sequence[Move], squares: Iterable[str]) -> dict[str, NoteView]:
    """The notes of a game with this line of moves, by the moves to their position, separated by spaces.

    Squares that the board does not have, and positions beyond the line, are left out.
    """
    there, found = frozenset(squares), dict[str, NoteView]()
    for note in notes:
        if not 0 <= note.after <= len(line):
            continue
        place = " ".join((*line[: note.after], *note.beside))
        found[place] = _view(note, there)
    return found


def _view(note: Note, there: frozenset[str]) -> NoteView:
    comment, named = "", list[tuple[str, str]]()
    for name, values in note.values:
        if name == "C" and values:
            comment = values[0]
        elif name == NAMES:
            named += [(square, text) for square, _, text in (one.partition(":") for one in values) if text]
        elif name in SIGNS:
            named += [(square, SIGNS[name]) for square in values]
    named = [(square, text) for square, text in named if square in there]
    said = f"<p>{escape(comment)}</p>" if comment else ""
    listed = " · ".join(f"{escape(text)} {square}" for square, text in named)
    if listed:
        said += f"<p>{listed}</p>"
    marks: list[Mark] = [(NOTED, square, text[:LONGEST_NAME]) for square, text in named]
    return {
        "html": Html(f'<blockquote class="noted" tabindex="0">{said}</blockquote>' if said else ""),
        "marks": marks,
    }
