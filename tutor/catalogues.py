"""Reads, compiles and checks the translators' PO catalogues.

They are `translations/<locale>/LC_MESSAGES/messages.po`. tutor/web decides which languages are offered, and
in which one a sentence is looked up.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel import Locale, UnknownLocaleError
from babel.support import Translations

if TYPE_CHECKING:  # a start reads compiled catalogues, and need not load what compiles
    from babel.messages.catalog import Catalog, Message

PLACEHOLDER = re.compile(r"%\(\w+\)[#0\- +]*\d*(?:\.\d+)?[a-zA-Z]|%%|\{\w*\}")
COORDINATE = re.compile(r"`([^`]*)`")
NUMBER = re.compile(r"[0-9]+")
TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
COUNTS = re.compile(r"%\((?:n|of|num|count)\)[a-z]")
COUNTED = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
""".split()
NUMBER_WORDS = {word: str(number) for number, word in enumerate(COUNTED)} | {"once": "1", "twice": "2"}


@dataclass(frozen=True)
class CatalogueProblem:
    """One thing that is wrong with an entry of a catalogue, or with the file, for which msgid is ""."""

    file: str
    msgid: str
    sentence: str

    def __str__(self) -> str:
        where = f"{self.file}, {_shortened(self.msgid)!r}" if self.msgid else self.file
        return f"{where}: {self.sentence}"


def catalogue_file(translations: Path, locale: str) -> Path:
    """The PO file of a locale; the compiled catalogue is beside it, with the suffix .mo."""
    return translations / locale / "LC_MESSAGES" / "messages.po"


def load_translations(translations: Path, locale: str) -> Translations:
    """The translations into a locale; empty ones, which answer in English, where there are none.

    A compiled catalogue is used if it is at least as new as the PO file; otherwise the PO file is compiled in
    memory.
    """
    source = catalogue_file(translations, locale)
    compiled = source.with_suffix(".mo")
    if compiled.is_file() and not _is_newer(source, compiled):
        with compiled.open("rb") as file:
            return Translations(file)
    if not source.is_file():
        return Translations()
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    try:
        with source.open("rb") as file:
            catalogue = read_po(file, locale=locale)
    except ValueError as problem:
        raise ValueError(f"{source}: this is not a PO file in UTF-8: {problem}") from problem
    memory = BytesIO()
    write_mo(memory, catalogue)
    memory.seek(0)
    return Translations(memory)


def _is_newer(source: Path, compiled: Path) -> bool:
    return source.is_file() and source.stat().st_mtime_ns > compiled.stat().st_mtime_ns


def extract_messages(root: Path) -> Catalog:
    """Every English sentence of the code, the templates and the lessons, extracted anew.

    `[tool.babel]` in the project's pyproject.toml says what is read and how, as for pybabel.
    """
    from babel.messages.catalog import Catalog
    from babel.messages.extract import extract_from_dir
    from babel.messages.frontend import parse_keywords

    mappings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["babel"]["mappings"]
    methods: list[tuple[str, str]] = []
    options: dict[str, dict[str, Any]] = {}
    for mapping in mappings:
        pattern = mapping.pop("pattern")
        methods.append((pattern, mapping.pop("method")))
        options[pattern] = {**mapping, "keywords": parse_keywords(mapping.get("keywords", ()))}
    template = Catalog()
    for found in extract_from_dir(root, methods, options):
        file, line, message, comments, context = found
        template.add(message, None, [(file, line)], auto_comments=comments, context=context)
    return template


def check_catalogues(root: Path) -> list[CatalogueProblem]:
    """Everything that is wrong with the catalogues under `root`, in the order of files and entries."""
    template = extract_messages(root)
    folders = sorted(path for path in (root / "translations").glob("*") if path.is_dir())
    return [problem for folder in folders for problem in _check_folder(root, folder, template)]


def _check_folder(root: Path, folder: Path, template: Catalog) -> Iterator[CatalogueProblem]:
    from babel.messages.pofile import PoFileError, read_po

    source = catalogue_file(folder.parent, folder.name)
    file = source.relative_to(root).as_posix()
    try:
        spelled = str(Locale.parse(folder.name.replace("-", "_")))
    except (UnknownLocaleError, ValueError):
        yield CatalogueProblem(file, "", f"{folder.name!r} is not the name of a locale")
        return
    if spelled != folder.name:
        yield CatalogueProblem(file, "", f"the folder of this locale must be called {spelled!r}")
        return
    try:
        with source.open("rb") as opened:
            catalogue = read_po(opened, locale=folder.name, abort_invalid=True)
    except FileNotFoundError:
        yield CatalogueProblem(file, "", "there is no such file")
        return
    except (PoFileError, ValueError) as problem:
        yield CatalogueProblem(file, "", f"this is not a PO file: {problem}")
        return
    for msgid, sentence in check_catalogue(catalogue, template):
        yield CatalogueProblem(file, msgid, sentence)


def check_catalogue(catalogue: Catalog, template: Catalog) -> Iterator[tuple[str, str]]:
    """What is wrong with one catalogue: pairs of an English sentence and a fault."""
    for wanted in template:
        if wanted.id and catalogue.get(wanted.id, wanted.context) is None:
            yield _english(wanted), "is missing: update the catalogue"
    for message in catalogue:
        if not message.id:
            continue
        if template.get(message.id, message.context) is None:
            yield _english(message), "is no longer used: update the catalogue"
            continue
        if message.fuzzy:
            yield _english(message), "is marked fuzzy: check it and take the mark away"
        strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
        forms = [string or "" for string in strings]
        if len(forms) < (catalogue.num_plurals if message.pluralizable else 1) or not all(forms):
            yield _english(message), "is not translated"
            continue
        for number, form in enumerate(forms):
            few = len(forms) > 1 and number == 0
            for sentence in compare(_english(message), form, may_drop_count=few):
                yield _english(message), sentence


def compare(english: str, translated: str, *, may_drop_count: bool = False) -> Iterator[str]:
    """How a translation differs from the English in what must stay the same, a sentence for each fault.

    With `may_drop_count` the number need not be there as a digit ("kete moja": one disc).
    """
    spare = COUNTS if may_drop_count else None
    yield from _differences("placeholders", _placeholders(english), _placeholders(translated), spare)
    yield from _differences(
        "square names", Counter(COORDINATE.findall(english)), Counter(COORDINATE.findall(translated))
    )
    yield from _differences("tags", Counter(TAG.findall(english)), Counter(TAG.findall(translated)))
    if numbers := _numbers(english):
        words = Counter(NUMBER_WORDS.get(word, "") for word in re.findall(r"[a-z]+", english.lower()))
        found = _numbers(translated)
        one = re.compile("1") if may_drop_count else None
        yield from _differences("numbers", numbers, found - ((found - numbers) & words), one)


def _differences(
    what: str, english: Counter[str], translated: Counter[str], spare: re.Pattern[str] | None = None
) -> Iterator[str]:
    missing = sorted((english - translated).elements())
    if spare is not None:
        missing = [part for part in missing if not spare.fullmatch(part)]
    added = sorted((translated - english).elements())
    if missing or added:
        lost = f"{', '.join(missing)} is missing" if missing else ""
        more = f"{', '.join(added)} is not in the English" if added else ""
        yield f"the {what} differ: {'; '.join(filter(None, (lost, more)))}"


def _placeholders(text: str) -> Counter[str]:
    return Counter(set(PLACEHOLDER.findall(text)))


def _numbers(text: str) -> Counter[str]:
    for other in (COORDINATE, PLACEHOLDER, TAG):
        text = other.sub(" ", text)
    return Counter(NUMBER.findall(text))


def _english(message: Message) -> str:
    """The English of an entry; with several forms the last one, which has every placeholder."""
    return str(message.id if isinstance(message.id, str) else message.id[-1])


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}…"
