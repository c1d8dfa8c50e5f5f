"""Cuts the whole Chinese font into slices for names: of pupils, classes, players, teachers.

It writes `static/fonts/people-*.woff2` and `people.css`, to which only pages with such names link. A browser
asks for a slice when a character of a name is in its range and the system has no such font. The system draws
characters that are in no slice.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from tutor.translators.fonts import cut, decompressed, drawn, fonttools

SLICE = 128
"""The number of characters of a slice, some 15 KB: a class of forty needs most of the everyday slices, one
name three."""
PARTS = "noto-sans-sc-*-400-normal.woff2"
"""The slices of the npm package, which together contain far more characters than its whole file."""
LEVELS = ((0xB0, 0xD8), (0xD8, 0xF8))
"""Rows of GB 2312: its everyday characters, and its less usual ones. All other characters come after them."""
HAN = set(map(chr, range(0x3400, 0xA000)))
"""The characters in which names are written; marks and other scripts are in other fonts."""
LOCAL = ("Noto Sans CJK SC Regular", "NotoSansCJKsc-Regular", "PingFang SC", "Microsoft YaHei")
FACE = """@font-face {{
  font-family: "Othello People {level}"; font-weight: 400; font-display: swap;
  src: {local}, url("{name}") format("woff2");
  unicode-range: U+{first:X}-{last:X};
}}
"""
"""The font family of one level of use, whose slices are numbered.

A browser looks for a rare character in the everyday slice of its range first. That costs a slice or two, and
saves lists of 28 KB.
"""


def write_people(source: Path, folder: Path) -> list[Path]:
    """Write the slices of a font file, or of a folder with its parts, and `people.css` into `folder`."""
    parts = sorted(source.rglob(PARTS)) if source.is_dir() else [source]
    if not parts:
        raise ValueError(f"There is no {PARTS} in {source}.")
    whole, known = _merged(parts)
    for old in folder.glob("people-*.woff2"):
        old.unlink()
    files, faces, families = [], [], []
    local = ", ".join(f'local("{name}")' for name in LOCAL)
    for level, characters in enumerate(levels(known)):
        families.append(f'"Othello People {level}"')
        for number, start in enumerate(range(0, len(characters), SLICE)):
            slice_ = characters[start : start + SLICE]
            file = folder / f"people-{level}-{number:02}.woff2"
            file.write_bytes(cut(whole, slice_))
            files.append(file)
            first, last = ord(slice_[0]), ord(slice_[-1])
            faces.append(FACE.format(level=level, local=local, name=file.name, first=first, last=last))
    css = f":root {{\n  --people: {', '.join(families)};\n}}\n{''.join(faces)}"
    (folder / "people.css").write_text(css, "utf-8", newline="\n")
    return files


def levels(known: set[str]) -> list[list[str]]:
    """The characters by level of use, the everyday ones first, each level in the order of code points."""
    rest = known & HAN
    found = []
    for rows in LEVELS:
        level = rest & set(_characters(range(*rows)))
        found.append(sorted(level))
        rest -= level
    return [level for level in (*found, sorted(rest)) if level]


def _characters(rows: range) -> Iterator[str]:
    """The characters in these rows of GB 2312."""
    for row in rows:
        for cell in range(0xA1, 0xFF):
            yield bytes((row, cell)).decode("gb2312", "ignore")


def _merged(parts: Sequence[Path]) -> tuple[bytes, set[str]]:
    """One font with the characters of all the parts, each once; and these characters."""
    known: set[str] = set()
    faces: list[Any] = []
    for part in parts:
        characters = sorted((drawn(part) & HAN) - known)
        known.update(characters)
        if characters:
            faces.append(BytesIO(cut(decompressed(part), characters, flavor=None, coarse=False)))
    memory = BytesIO()
    fonttools("merge").Merger().merge(faces).save(memory)
    return memory.getvalue(), known
