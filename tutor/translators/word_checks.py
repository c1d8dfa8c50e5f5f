"""Checks that translations use the glossary's terms and no wrong words.

The rules are in `translations/glossary.csv` and `translations/forbidden.toml`. Placeholders, square names and
missing entries are checked by `tutor.catalogues`.
"""

import csv
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from tutor.catalogues import PLACEHOLDER, TAG, CatalogueProblem

EVERY_LANGUAGE = "all"
FREED = "without:"
"""A translator's comment `# without: core.corner` exempts one entry from one term of the glossary."""


@dataclass(frozen=True)
class Forbidden:
    """A pattern that a translation must not match, if the English matches `when` and not `unless`."""

    pattern: re.Pattern[str]
    reason: str
    when: re.Pattern[str] | None
    unless: re.Pattern[str] | None
    game: str = ""

    def concerns(self, english: str, games: frozenset[str] = frozenset()) -> bool:
        """Whether the rule applies to this English text; `games` are those that it is about, if any."""
        if self.game and games and self.game not in games:
            return False
        if self.when and not self.when.search(english):
            return False
        return not (self.unless and self.unless.search(english))


@dataclass(frozen=True)
class Term:
    """A word of the glossary that is clear enough in English to be checked in every translation."""

    key: str
    match: re.Pattern[str]
    headwords: Mapping[str, str]
    forms: Mapping[str, re.Pattern[str]]


@dataclass(frozen=True)
class Avoided:
    """Words of a language that are wrong in the sentences of one game, with the right term."""

    key: str
    game: str
    headword: str
    words: tuple[re.Pattern[str], ...]


@dataclass(frozen=True)
class Words:
    """All rules about words: the forbidden words by locale, and the terms that are checked."""

    forbidden: Mapping[str, tuple[Forbidden, ...]]
    terms: tuple[Term, ...]
    avoided: Mapping[str, tuple[Avoided, ...]] = field(default_factory=dict)
    games: frozenset[str] = frozenset()

    def games_of(self, places: Iterable[str]) -> frozenset[str]:
        """The games in whose folders a sentence is; none if it is also outside of them."""
        rooms = [self.games.intersection(place.split("/")) for place in places]
        return frozenset().union(*rooms) if all(rooms) else frozenset()


def load_words(folder: Path) -> Words:
    """The rules in the two files in the folder `translations/`."""
    with (folder / "forbidden.toml").open("rb") as file:
        rules = tomllib.load(file)
    with (folder / "glossary.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    forbidden = {locale: tuple(_forbidden(rule) for rule in listed) for locale, listed in rules.items()}
    terms = tuple(_term(row) for row in rows if row["match"])
    locales = [column.removeprefix("avoid_") for column in rows[0] if column.startswith("avoid_")]
    avoided = {locale: tuple(_avoided(row, locale) for row in rows if row["game"]) for locale in locales}
    return Words(forbidden, terms, avoided, frozenset(row["game"] for row in rows) - {""})


def lint_catalogues(root: Path) -> list[CatalogueProblem]:
    """Every wrong or missing word of all catalogues under `root`."""
    folder = root / "translations"
    words = load_words(folder)
    return [
        replace(problem, file=path.relative_to(root).as_posix())
        for path in sorted(folder.glob("*/LC_MESSAGES/messages.po"))
        for problem in lint_catalogue(path, path.parts[-3], words)
    ]


def lint_catalogue(po_path: Path, locale: str, words: Words) -> list[CatalogueProblem]:
    """Every wrong or missing word of one catalogue, entry by entry; untranslated entries are left out."""
    with po_path.open("rb") as file:
        catalogue = read_po(file, locale=locale)
    return [
        CatalogueProblem(po_path.as_posix(), english, sentence)
        for message in catalogue
        if message.id
        for english, translated in _pairs(message)
        for sentence in lint_text(english, translated, locale, words, _freed(message), _games(message, words))
    ]


def lint_text(
    english: str,
    translated: str,
    locale: str,
    words: Words,
    freed: frozenset[str] = frozenset(),
    games: frozenset[str] = frozenset(),
) -> Iterator[str]:
    """A sentence for each word that is wrong or missing in a translation of `english`.

    `games` are the games that it is about, if it is about no others.
    """
    english, translated = _plain(english), _plain(translated)
    for rule in (*words.forbidden.get(EVERY_LANGUAGE, ()), *words.forbidden.get(locale, ())):
        if rule.concerns(english, games) and (found := rule.pattern.search(translated)):
            yield f"“{found[0]}”: {rule.reason}"
    for avoided in words.avoided.get(locale, ()):
        if games != {avoided.game} or avoided.key in freed:
            continue
        yield from (
            f"“{found[0]}” is {avoided.headword} ({avoided.key} in the glossary)."
            for word in avoided.words
            if (found := word.search(translated))
        )
    for term in words.terms:
        form = term.forms.get(locale)
        if form is None or term.key in freed or form.search(translated):
            continue
        if found := term.match.search(english):
            yield f"“{found[0]}” is {term.headwords[locale]} ({term.key} in the glossary)."


def _forbidden(rule: Mapping[str, str]) -> Forbidden:
    when, unless = rule.get("when"), rule.get("unless")
    return Forbidden(
        re.compile(rule["pattern"]),
        rule["reason"],
        re.compile(when, re.IGNORECASE) if when else None,
        re.compile(unless, re.IGNORECASE) if unless else None,
        rule.get("game", ""),
    )


def _avoided(row: Mapping[str, str], locale: str) -> Avoided:
    """The words that a row says not to use; a word with a remark in brackets is only for readers."""
    listed = (word.strip() for word in row[f"avoid_{locale}"].split(", "))
    words = (word for word in listed if word and not word.endswith(")"))
    whole = (rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word) for word in words)
    return Avoided(row["key"], row["game"], row[locale], tuple(map(re.compile, whole)))


def _games(message: Message, words: Words) -> frozenset[str]:
    return words.games_of(place for place, _ in message.locations)


def _term(row: Mapping[str, str]) -> Term:
    forms = {
        column.removeprefix("forms_"): re.compile(form, re.IGNORECASE)
        for column, form in row.items()
        if column.startswith("forms_") and form
    }
    headwords = {locale: row[locale] for locale in forms}
    return Term(row["key"], re.compile(row["match"], re.IGNORECASE), headwords, forms)


def _pairs(message: Message) -> Iterator[tuple[str, str]]:
    """Each translated form, with the English for which it stands."""
    english = message.id if isinstance(message.id, tuple | list) else (message.id,)
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    for number, form in enumerate(forms):
        if form:
            yield english[number if len(forms) == len(english) else -1], form


def _freed(message: Message) -> frozenset[str]:
    keys: set[str] = set()
    for comment in message.user_comments:
        if comment.strip().startswith(FREED):
            keys.update(re.split(r"[,\s]+", comment.strip().removeprefix(FREED).strip()))
    return frozenset(keys)


def _plain(text: str) -> str:
    """The text as it is read: with a number for each placeholder, without tags."""
    return TAG.sub("", PLACEHOLDER.sub(lambda found: "%" if found[0] == "%%" else "0", text))
