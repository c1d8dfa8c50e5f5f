"""Class lists as teachers have them: one name on each line, or a table that has more columns."""

import csv
import unicodedata
from collections import Counter
from dataclasses import dataclass

from tutor.classroom.people.names import BadName, clean_name, same_name

MOST_LINES = 300
MOST_COLUMNS = 30

SEPARATORS = "\t;,|"

HEADINGS = frozenset(
    "name names pupil pupils student students fullname firstname lastname surname givenname familyname "
    "jina majina mwanafunzi jinalakwanza jinalaukoo ชื่อ ชื่อนักเรียน ชื่อสกุล ชื่อ-สกุล นามสกุล นักเรียน "
    "ຊື່ ຊື່ນັກຮຽນ ນາມສະກຸນ ຊື່ແລະນາມສະກຸນ ນັກຮຽນ 姓名 名字 学生 学生姓名 姓 名".split()
)
"""Headings of a column of names, as `same_name` writes them."""

FILES = {"th": "cp874", "zh-Hans": "gb18030"}
"""The encodings of files that spreadsheets write in a language, if not in Unicode."""


@dataclass(frozen=True)
class ReadList:
    """A list that was read: the names by column, which column is meant, and how many lines are empty.

    ``heading`` is the first row where it names the columns, else (); ``beyond`` counts lines for which there
    is no room.
    """

    columns: tuple[tuple[str, ...], ...]
    column: int
    heading: tuple[str, ...]
    empty: int
    beyond: int

    @property
    def names(self) -> tuple[str, ...]:
        """The cells of the column of names."""
        return self.columns[self.column] if self.columns else ()


def read_list(text: str, column: int | None = None) -> ReadList:
    """Read a list; the names are in ``column``, or without it in the most likely column.

    >>> read_list("Amina;5B;2015\\nJuma;5B;2014").names
    ('Amina', 'Juma')
    """
    lines = text.replace("\0", "").splitlines()
    full = [line for line in lines if line.strip()]
    separator = _separator(full)
    rows = _rows(full[: MOST_LINES + 1], separator)
    heading = tuple(rows.pop(0)) if rows and separator and _is_heading(rows[0]) else ()
    if not heading and not separator and rows and same_name(rows[0][0]) in HEADINGS:
        rows.pop(0)
    beyond = max(0, len(full) - MOST_LINES - bool(heading)) if len(full) > MOST_LINES else 0
    rows = rows[:MOST_LINES]
    width = max((len(row) for row in rows), default=0)
    columns = tuple(tuple(row[at] if at < len(row) else "" for row in rows) for at in range(width))
    likely = _column_of_names(columns, heading)
    meant = column if column is not None and 0 <= column < width else likely
    blank = sum(not cell for cell in columns[meant]) if columns else 0
    return ReadList(columns, meant, heading, len(lines) - len(full) + blank, beyond)


def decode(data: bytes, language: str) -> str:
    """The text of a file of a spreadsheet; bytes that no encoding can read are left out."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="ignore")
    for encoding in ("utf-8-sig", FILES.get(language, "cp1252")):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("utf-8", errors="ignore")


def _separator(lines: list[str]) -> str:
    """The separator of the columns: the sign that most lines have; "" where half of them or more lack it."""
    counted = {sign: sum(sign in line for line in lines) for sign in SEPARATORS}
    best = max(SEPARATORS, key=lambda sign: counted[sign])
    return best if counted[best] * 2 > len(lines) else ""


def _rows(lines: list[str], separator: str) -> list[list[str]]:
    if not separator:
        return [[line.strip()] for line in lines]
    read = csv.reader(lines, delimiter=separator, skipinitialspace=True)
    return [[cell.strip() for cell in row[:MOST_COLUMNS]] for row in read if any(map(str.strip, row))]


def _is_heading(row: list[str]) -> bool:
    return any(same_name(cell) in HEADINGS for cell in row)


def _column_of_names(columns: tuple[tuple[str, ...], ...], heading: tuple[str, ...]) -> int:
    """The column under a heading of names, else the one with the most different words without digits."""
    for at, cell in enumerate(heading):
        if same_name(cell) in HEADINGS and at < len(columns):
            return at

    def likely(at: int) -> tuple[int, int]:
        words = {cell for cell in columns[at] if cell and not any(map(_is_digit, cell))}
        return len(words), -at

    return max(range(len(columns)), key=likely, default=0)


def _is_digit(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "N"


@dataclass(frozen=True)
class Look:
    """What a list will become: names to add, names that are there already, and names that cannot be added."""

    added: tuple[str, ...]
    doubled: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]


def look_at(names: tuple[str, ...], taken: list[str], room: int) -> Look:
    """What would be added to a class that has the names ``taken``, and ``room`` for more."""
    known = Counter(same_name(name) for name in taken)
    added: list[str] = []
    doubled: list[str] = []
    refused: list[tuple[str, str]] = []
    for typed in filter(None, names):
        try:
            name = clean_name(typed)
        except BadName as error:
            refused.append((typed, error.reason))
            continue
        if known[same_name(name)]:
            doubled.append(name)
        elif len(added) >= room:
            refused.append((name, "full"))
        else:
            known[same_name(name)] += 1
            added.append(name)
    return Look(tuple(added), tuple(doubled), tuple(refused))
