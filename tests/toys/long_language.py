"""A toy language: every word of English longer by two fifths, with a mark above and one below each vowel."""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from tutor.catalogues import catalogue_file
from tutor.settings import ROOT
from tutor.web.site.languages import Language

LONG = Language("eo", "eo", "L\u0302\u0323o\u0302\u0323n\u0302\u0323g")
"""It goes by the name of a language that Babel can count and list in."""

KEPT = re.compile(r"%\(\w+\)[sd]|%%|\{\w*\}|`[^`]*`|&\w+;|</?[a-zA-Z][^<>]*>|https?://\S+")
WORD = re.compile(r"[A-Za-z]+")
ABOVE, BELOW = "\u0302", "\u0323"


def lengthen(text: str) -> str:
    """A text in the toy language; placeholders, names of squares and tags stay."""
    parts = re.split(f"({KEPT.pattern})", text)
    return "".join(part if n % 2 else WORD.sub(lambda m: _word(m[0]), part) for n, part in enumerate(parts))


def _word(word: str) -> str:
    marked = "".join(letter + ABOVE + BELOW for letter in word)
    return marked + ("o" + ABOVE + BELOW) * ceil(len(word) * 0.4)


def write_catalogues(folder: Path) -> None:
    """The catalogues of the tutor, and beside them one of the toy language."""
    for locale in (ROOT / "translations").iterdir():
        if locale.is_dir():
            (folder / locale.name).symlink_to(locale)
    with (ROOT / "translations" / "messages.pot").open("rb") as template:
        messages = read_po(template)
    catalog = Catalog(locale="eo")
    for message in messages:
        if message.id:
            one, *many = message.id if isinstance(message.id, tuple) else (message.id,)
            said = (lengthen(one), *(lengthen(text) for text in many)) if many else lengthen(one)
            catalog.add(message.id, said, context=message.context)
    file = catalogue_file(folder, "eo")
    file.parent.mkdir(parents=True)
    with file.open("wb") as written:
        write_po(written, catalog)
