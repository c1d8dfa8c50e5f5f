"""Brings the template and the catalogues up to date with the English sentences of the code."""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from tutor.catalogues import catalogue_file, extract_messages
from tutor.web.site.languages import DEFAULT, LANGUAGES

HEADER = """# Othello Tutor, the words of its pages and lessons.
# Read translations/STYLE.md before you translate; `tutor translate check` says what is missing."""


def write_template(root: Path) -> int:
    """Write ``translations/messages.pot`` anew; returns the number of its sentences."""
    template = extract_messages(root)
    _write(root / "translations" / "messages.pot", template)
    return len(template)


def update_catalogues(root: Path) -> dict[str, int]:
    """Bring every catalogue up to date: new sentences are added empty, sentences no longer used are dropped.

    Nothing is guessed from similar sentences. Returns how many each locale has yet to translate.
    """
    write_template(root)
    template = extract_messages(root)
    missing: dict[str, int] = {}
    for language in LANGUAGES.values():
        if language is DEFAULT:
            continue
        path = catalogue_file(root / "translations", language.locale)
        catalogue = _read(path, language.locale)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        _write(path, catalogue)
        missing[language.locale] = sum(not _translated(message.string) for message in catalogue if message.id)
    return missing


def _read(path: Path, locale: str) -> Catalog:
    if not path.is_file():
        return Catalog(locale=locale, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=locale)


def _write(path: Path, catalogue: Catalog) -> None:
    catalogue.project, catalogue.version = "Othello Tutor", "1"
    catalogue.header_comment = HEADER
    catalogue.revision_date = catalogue.creation_date
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=0, sort_output=True, include_lineno=False, include_previous=False)


def _translated(string: str | tuple[str, ...] | list[str] | None) -> bool:
    return all(string) if isinstance(string, tuple | list) else bool(string)
