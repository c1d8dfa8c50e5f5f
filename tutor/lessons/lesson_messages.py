"""Babel's extractor for lessons: which of their texts are translated, and on which lines they are.

It adds a note for translators to each. It folds the texts as the loader does, so that the catalogue has
exactly the sentence that is looked up.
"""

import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import PurePath
from typing import IO, Any

from tutor.lessons.text import TRANSLATED, fold

HEADER = re.compile(r"\[\[\s*(?:steps|words|moments|stages|stations)\s*\]\]")
KEY = re.compile(r"(\w+)\s*=\s*")
QUOTES = ('"""', "'''")

Message = tuple[int, None, str, list[str]]


def extract(
    fileobj: IO[bytes], keywords: Collection[str], comment_tags: Collection[str], options: dict[str, Any]
) -> Iterator[Message]:
    """Yield each translated string of a lesson or course file, with its line and a note for translators."""
    source = fileobj.read().decode("utf-8")
    path = PurePath(str(getattr(fileobj, "name", "")))
    data = tomllib.loads(source)
    lines = find_lines(source)
    if path.name == "course.toml":
        yield from _strings(data, 0, f"course {path.parent.name}", lines)
        for number, stage in enumerate(data.get("stages", ()), 1):
            yield from _strings(stage, number, f"course {path.parent.name}, stage {number}", lines)
        before = len(data.get("stages", ()))
        for number, station in enumerate(data.get("stations", ()), 1):
            yield from _strings(
                station, before + number, f"course {path.parent.name}, game on the way {number}", lines
            )
        return
    if path.name == "words.toml":
        for number, word in enumerate(data.get("words", ()), 1):
            yield from _strings(word, number, f"{path.parent.name}, the word {word.get('name')}", lines)
        return
    if path.name == "history.toml":
        history = f"{path.parent.name}, history"
        yield from _strings(data, 0, history, lines)
        for number, moment in enumerate(data.get("moments", ()), 1):
            yield from _strings(moment, number, f"{history}, {moment.get('year')}", lines)
        return
    lesson = f"{path.parent.name}, lesson {path.stem}"
    yield from _strings(data, 0, lesson, lines)
    for number, step in enumerate(data.get("steps", ()), 1):
        yield from _strings(step, number, f"{lesson}, step {number}", lines)


def _strings(
    table: dict[str, Any], step: int, where: str, lines: dict[tuple[int, str], int]
) -> Iterator[Message]:
    for key, kind in TRANSLATED.items():
        if text := fold(str(table.get(key, ""))):
            yield lines.get((step, key), 1), None, text, [f"{where}: {kind}"]


def find_lines(source: str) -> dict[tuple[int, str], int]:
    """The line of each key, by the number of its step (0 before the first step)."""
    lines: dict[tuple[int, str], int] = {}
    step = 0
    closing = ""
    for number, line in enumerate(source.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        line = line.strip()
        if HEADER.match(line):
            step += 1
        elif key := KEY.match(line):
            lines[step, key[1]] = number
            value = line[key.end() :]
            closing = next((q for q in QUOTES if value.startswith(q) and q not in value[3:]), "")
    return lines
