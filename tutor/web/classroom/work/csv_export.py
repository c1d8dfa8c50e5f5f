"""Tables for spreadsheets: CSV that Excel reads in every script, and in which no cell can be a formula."""

import csv
import io
from collections.abc import Iterable
from urllib.parse import quote

from flask import Response

FORMULA = frozenset("=+-@\t\r\n")
"""Characters with which a formula may begin in a spreadsheet (OWASP, CSV Injection)."""

BOM = "\ufeff"


def csv_answer(name: str, lines: Iterable[Iterable[str]]) -> Response:
    """A response with the lines as a CSV file; ``name`` is without the suffix."""
    written = io.StringIO()
    writer = csv.writer(written)
    for line in lines:
        writer.writerow([guarded(cell) for cell in line])
    response = Response(BOM + written.getvalue(), mimetype="text/csv")
    response.headers["Content-Disposition"] = attachment(f"{name}.csv")
    return response


def guarded(cell: str) -> str:
    """A cell as it is, or with an apostrophe before it if a spreadsheet would take it for a formula.

    >>> guarded("=1+1"), guarded(" @x"), guarded("-5"), guarded("Ann")
    ("'=1+1", "' @x", "'-5", 'Ann')
    """
    beginning = cell.lstrip(" ")[:1]
    wide = {"＝": "=", "＋": "+", "－": "-", "＠": "@"}
    return f"'{cell}" if cell[:1] in FORMULA or wide.get(beginning, beginning) in FORMULA else cell


def attachment(name: str) -> str:
    """The Content-Disposition header that names a file, in any script (RFC 6266).

    >>> attachment("Klasse 4/b.csv")
    "attachment; filename*=UTF-8''Klasse%204-b.csv"
    """
    return f"attachment; filename*=UTF-8''{quote(name.replace('/', '-').replace(chr(92), '-'), safe='')}"
