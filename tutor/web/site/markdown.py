"""Turns the Markdown of a lesson into HTML, where a coordinate in backticks becomes a square's name."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from markupsafe import Markup, escape
from msgspec import Meta

Html = Annotated[str, Meta(extra_json_schema={"format": "html"})]
"""A text that is HTML, with every value in it escaped; scripts show only texts of this type as HTML."""


def square_name(square: str) -> str:
    """The HTML of a square's name; touching it lights the square on the board."""
    name = escape(square)
    return f'<button type="button" class="sq" data-square="{name}"><bdi>{name}</bdi></button>'


CLOSING = ".,:;!?…)]”。，、：；！？）」"
"""Punctuation that may not begin a line."""

NAMED = re.compile(rf"(?:<button [^>]*><bdi>\w+</bdi></button>|\{{\d+\}})[{re.escape(CLOSING)}]+")
"""The name of a square, or the place of one in a phrase, with the punctuation after it."""


_whole: list[str] = []


def keep_whole(*words: str) -> None:
    """Let no line break within these words: loanwords in a script without spaces, unknown to browsers."""
    _whole.extend(words)
    unbroken.cache_clear()


@lru_cache(maxsize=8192)  # a page says one sentence of many squares
def unbroken(html: str) -> str:
    """HTML in which no line breaks between a square's name and punctuation after it, nor in a kept word.

    Browsers may break a line on either side of a button, even before punctuation.
    """
    html = NAMED.sub(r'<span class="nb">\g<0></span>', html)
    if not any(word in html for word in _whole):
        return html
    words = "|".join(map(re.escape, _whole))
    return re.sub(rf"(?:{words})[{re.escape(CLOSING)}]*", r'<span class="nb">\g<0></span>', html)


class _Renderer(RendererHTML):
    def code_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Mapping[str, Any]
    ) -> str:
        return square_name(tokens[idx].content)


_markdown = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer)


def block(text: str) -> Markup:
    """Paragraphs of Markdown as HTML."""
    return Markup(unbroken(_markdown.render(text).strip()))


def inline(text: str) -> Markup:
    """One line of Markdown as HTML without a paragraph around it."""
    return Markup(unbroken(_markdown.renderInline(text)))


def plain(text: str) -> str:
    """One line of Markdown with its backticks taken away, for titles of windows and labels."""
    return text.replace("`", "")


def bare(html: str) -> str:
    """The text of a line of HTML without its tags, for titles of windows."""
    return Markup(html).striptags()
