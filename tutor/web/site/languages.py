"""The five languages: their tags, which one a reader wants, and their translations.

This module does everything between a URL's language prefix and a bound catalogue; the words
themselves are in ``wording`` and in the catalogues.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.support import NullTranslations, Translations
from flask import Flask, Request, g, has_request_context
from flask_babel import Babel

from tutor.catalogues import load_translations

REMEMBERED = "language"
"""Name of the cookie that holds the tag of the language read last."""


@dataclass(frozen=True)
class Language:
    """One language of the tutor.

    ``tag`` stands in URLs, cookies and ``lang`` attributes (BCP 47); ``locale`` is the name of
    the catalogue's folder, as Babel spells it; ``name`` is what its readers call it.
    """

    tag: str
    locale: str
    name: str


LANGUAGES: dict[str, Language] = {
    language.tag: language
    for language in (
        Language("en", "en", "English"),
        Language("th", "th", "ไทย"),
        Language("sw", "sw", "Kiswahili"),
        Language("lo", "lo", "ລາວ"),
        Language("zh-Hans", "zh_Hans", "简体中文"),
    )
}

DEFAULT = LANGUAGES["en"]


def match_language(accept: str) -> Language:
    """The first language of an Accept-Language header that we speak, else the usual one.

    >>> match_language("fr").tag
    'en'
    """
    return own_language(accept) or DEFAULT


def own_language(accept: str) -> Language | None:
    """The first language of an Accept-Language header that we speak, in the order of its q values.

    Each range is reduced to its language, since ``lo-LA`` and ``zh-CN`` mean readers whom the
    lookup of RFC 4647 would send to English. ``q=0`` means "not this one".

    >>> own_language("lo-LA,en-US;q=0.9,en;q=0.8").tag
    'lo'
    >>> own_language("zh-CN,zh;q=0.9,en;q=0.8").tag
    'zh-Hans'
    """
    spoken = {language.tag.split("-")[0]: language for language in LANGUAGES.values()}
    wanted: list[tuple[float, int, Language]] = []
    for place, part in enumerate(accept.split(",")[:32]):
        name, _, parameters = part.partition(";")
        language = spoken.get(name.strip().lower().replace("_", "-").split("-")[0])
        quality = _quality(parameters)
        if language is not None and quality > 0:
            wanted.append((-quality, place, language))
    return min(wanted)[2] if wanted else None


def _quality(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0


def wanted_language(request: Request) -> Language:
    """The language that the reader chose before, else the one that the browser asks for."""
    remembered = LANGUAGES.get(request.cookies.get(REMEMBERED, ""))
    return remembered or match_language(request.headers.get("Accept-Language", ""))


def current_language() -> Language:
    """The language of this request: the one in its URL, or else the one the reader wants."""
    language: Language = g.language
    return language


class Catalogues:
    """The translations of every language, loaded once when the application starts."""

    def __init__(self, folder: Path) -> None:
        self._loaded: dict[str, NullTranslations] = {DEFAULT.tag: Translations()}
        for language in LANGUAGES.values():
            if language is not DEFAULT:
                self._loaded[language.tag] = load_translations(folder, language.locale)

    def __getitem__(self, tag: str) -> NullTranslations:
        return self._loaded[tag]


def init_languages(app: Flask, folder: Path) -> Catalogues:
    """Bind the catalogues to the application, to its templates and to Flask-Babel."""
    catalogues = Catalogues(folder)
    babel = Babel(
        app,
        locale_selector=lambda: current_language().locale if has_request_context() else DEFAULT.locale,
    )
    with app.app_context():
        for language in LANGUAGES.values():
            babel.domain_instance.cache[language.locale, "messages"] = catalogues[language.tag]

    # Flask-Babel looks the catalogue up at every call, which took most of the time of a page. Here it is
    # looked up once per request.
    def bound() -> Any:
        return g.translations

    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        gettext=lambda s: bound().gettext(s),
        ngettext=lambda s, p, n: bound().ngettext(s, p, n),
        newstyle=True,
        pgettext=lambda c, s: bound().pgettext(c, s),
        npgettext=lambda c, s, p, n: bound().npgettext(c, s, p, n),
    )
    app.jinja_env.globals["_"] = app.jinja_env.globals["gettext"]  # one lookup less at each call of `_`
    return catalogues
