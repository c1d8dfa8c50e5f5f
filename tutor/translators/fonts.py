"""Cuts the Chinese fallback font into small slices with only the characters that the tutor uses.

Names of people may need any other character: people_fonts.py cuts slices for them.

This module writes `static/fonts/noto-sans-sc-*.woff2` with `chinese.css`, and `names.woff2` for the menu of
languages. The Thai and Lao fonts are small and come whole; the stylesheets decide which font a page asks for.
It needs fonttools and brotli, which only those who cut fonts have (`pip install -e .[dev]`).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from html.parser import HTMLParser
from importlib import import_module
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.pofile import read_po

BELOW = '<div class="about">'
"""What follows this on the home page is below a phone's first screen, and may wait for other slices."""
FIRST_LIMIT = 14_000
"""The most bytes of the first slice, unless the first pages alone need more."""
SLICE = 92
"""The number of characters of each other slice: some 12 KB, 14 KB at most."""
FIRST = 115
"""The first slice is tried with so many characters."""
UNITS_PER_EM = 384
"""Coarser outlines make files a tenth smaller: at 32 pixels, points are moved by at most a twentieth of a
pixel."""
WHOLE = "noto-sans-sc-chinese-simplified-400-normal.woff2"
LAYOUT_TABLES = ["GSUB", "GPOS", "GDEF", "BASE", "STAT", "vhea", "vmtx", "VORG", "gasp", "prep"]
FACE = """@font-face {{
  font-family: "Othello Chinese {number}"; font-weight: 400; font-display: swap;
  src: local("Noto Sans CJK SC Regular"), local("NotoSansCJKsc-Regular"), url("{name}") format("woff2");
  unicode-range: U+2E80-FFEF;
}}
"""
"""Each slice is a font family of its own: a browser asks for the next one when a character is in none before
it.

These families come before those of the system, but have no characters that are not Chinese. Chromium does not
redraw words when their font comes late and an earlier family was there. A phone that has the font asks for no
file. To list the characters of each slice in its `unicode-range` would cost a kilobyte on every first visit.
"""


def cut_chinese_font(source: Path, root: Path) -> list[Path]:
    """Cut every font anew for the catalogue under `root`; returns the files written.

    `source` is a whole Noto Sans SC of weight 400, or a folder that contains it under the name that it has in
    the npm package @fontsource/noto-sans-sc.
    """
    if source.is_dir():
        found = sorted(source.rglob(WHOLE))
        if not found:
            raise ValueError(f"There is no {WHOLE} in {source}.")
        source = found[0]
    from tutor.web.site.languages import LANGUAGES

    folder = root / "static" / "fonts"
    catalogue = root / "translations" / "zh_Hans" / "LC_MESSAGES" / "messages.po"
    files = write_chinese(source, catalogue, folder, first_pages(root))
    faces = [folder / "noto-sans-thai-looped-400.woff2", folder / "noto-sans-lao-looped-400.woff2", source]
    files.append(write_names(faces, [language.name for language in LANGUAGES.values()], folder))
    return files


def first_pages(root: Path) -> list[str]:
    """What a newcomer reads first in Chinese: the top of the home page, and the very first step."""
    from tutor import create_app
    from tutor.lessons import load_courses

    lesson = load_courses(root / "lessons")["othello"].lessons[0]
    with TemporaryDirectory() as folder:
        app = create_app(
            {"DATABASE_URL": f"sqlite:///{folder}/tutor.db", "SECRET_KEY": "cutting", "TESTING": True}
        )
        client = app.test_client()
        pages = []
        for path in ("", f"learn/othello/{lesson.slug}/{lesson.names[0]}"):
            page = client.get(f"/zh-Hans/{path}")
            if page.status_code != 200:
                raise ValueError(f"/zh-Hans/{path} answers {page.status}.")
            pages.append(page.get_data(as_text=True).partition(BELOW)[0])
        return pages


def needs_face(character: str) -> bool:
    """Whether only a Chinese font draws this character: Han characters and full-width marks."""
    return character >= "\u2e80" and not character.isspace()


def write_chinese(source: Path, catalogue: Path, folder: Path, first_pages: Iterable[str] = ()) -> list[Path]:
    """Write the slices and `chinese.css` into `folder`; returns the slices, the first one first.

    `source` is a whole Noto Sans SC of weight 400 (woff2 or ttf); `first_pages` are the HTML pages (or texts)
    that a newcomer reads first, whose characters share one slice; the others follow by lesson of first use.
    """
    whole = decompressed(source)
    first = _distinct("".join(map(readable, first_pages)))
    order, common = _characters(catalogue)
    wanted = first + [character for character in common if character not in first]
    count = max(FIRST, len(first))
    while len(face := cut(whole, wanted[:count])) > FIRST_LIMIT and count > len(first):
        count -= 1
    rest = [character for character in order if character not in wanted[:count]]
    slices = [wanted[:count], *(rest[start : start + SLICE] for start in range(0, len(rest), SLICE))]
    for old in folder.glob("noto-sans-sc-*.woff2"):
        old.unlink()
    files = [folder / f"noto-sans-sc-{number}.woff2" for number in range(len(slices))]
    for file, characters in zip(files, slices, strict=True):
        file.write_bytes(face if file is files[0] else cut(whole, characters))
    faces = "".join(FACE.format(number=number, name=file.name) for number, file in enumerate(files))
    families = ", ".join(f'"Othello Chinese {number}"' for number in range(len(files)))
    css = f":lang(zh) {{\n  --chinese: {families};\n}}\n{faces}"
    (folder / "chinese.css").write_text(css, "utf-8", newline="\n")
    return files


def write_names(sources: Sequence[Path], names: Iterable[str], folder: Path) -> Path:
    """Write `names.woff2`: a font for the languages' own names, so that the menu loads no other."""
    characters = [character for character in dict.fromkeys("".join(names)) if not character.isascii()]
    parts = [BytesIO(cut(decompressed(source), characters, flavor=None)) for source in sources]
    font = fonttools("merge").Merger().merge(parts)
    file = folder / "names.woff2"
    font.flavor = "woff2"
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = fonttools("ttLib").TTFont(sources[0])["head"].modified
    font.save(file)
    return file


def readable(page: str) -> str:
    """The text of an HTML page, without tags, scripts, and what only search engines read."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return "".join(reader.parts)


def drawn(face: Path) -> set[str]:
    """Every character for which a font file has a glyph."""
    cmap: dict[int, str] = fonttools("ttLib").TTFont(face).getBestCmap()
    return set(map(chr, cmap))


def _characters(catalogue: Path) -> tuple[list[str], list[str]]:
    """The characters of a catalogue by first use (the interface, then each lesson), and by frequency."""
    with catalogue.open("rb") as file:
        messages = [message for message in read_po(file, locale="zh_Hans") if message.id and message.string]

    def place(locations: list[tuple[str, int]]) -> str:
        files = [file for file, _ in locations]
        in_lessons = all(file.startswith("lessons/") for file in files)
        return min(files, default="") if in_lessons else ""

    messages.sort(key=lambda message: place(message.locations))
    strings = (message.string for message in messages)
    text = "".join(string if isinstance(string, str) else "".join(string or ()) for string in strings)
    order = _distinct(text)
    counted = Counter(text)
    return order, sorted(order, key=lambda character: -counted[character])


def _distinct(text: str) -> list[str]:
    return [character for character in dict.fromkeys(text) if needs_face(character)]


def decompressed(source: Path) -> bytes:
    font = fonttools("ttLib").TTFont(source, recalcTimestamp=False)
    font.flavor = None
    memory = BytesIO()
    font.save(memory)
    return memory.getvalue()


def cut(
    whole: bytes, characters: Sequence[str], flavor: str | None = "woff2", *, coarse: bool = True
) -> bytes:
    """The bytes of a font with only these characters, without hinting, layout features and names.

    The outlines become coarser; pass `coarse=False` for a font that will be cut once more.
    """
    subset = fonttools("subset")
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=[], glyph_names=False, legacy_kern=False, flavor=flavor
    )
    options.drop_tables += LAYOUT_TABLES
    font = subset.load_font(BytesIO(whole), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(characters))
    cutter.subset(font)
    if coarse:
        fonttools("ttLib.scaleUpem").scale_upem(font, UNITS_PER_EM)
    memory = BytesIO()
    subset.save_font(font, memory, options)
    return memory.getvalue()


def fonttools(module: str) -> Any:
    """A module of fonttools, which only those who cut fonts import, and which has no types."""
    return import_module(f"fontTools.{module}")


class _Reader(HTMLParser):
    """Collects the text that a page shows."""

    UNSEEN = ("script", "style", "title")

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unseen += tag in self.UNSEEN

    def handle_endtag(self, tag: str) -> None:
        self._unseen -= tag in self.UNSEEN

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.parts.append(data)
