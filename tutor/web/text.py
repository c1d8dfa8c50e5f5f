"""Turns the Markdown of a lesson into HTML, where a coordinate in backticks becomes a square's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from markupsafe import Markup, escape


def square_name(square: str) -> str:
    """The HTML of a square's name; touching it lights the square on the board."""
    name = escape(square)
    return f'<button type="button" class="sq" data-square="{name}"><bdi>{name}</bdi></button>'


class _Renderer(RendererHTML):
    def code_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Mapping[str, Any]
    ) -> str:
        return square_name(tokens[idx].content)


_markdown = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer)


def block(text: str) -> Markup:
    """Paragraphs of Markdown as HTML."""
    return Markup(_markdown.render(text).strip())


def inline(text: str) -> Markup:
    """One line of Markdown as HTML without a paragraph around it."""
    return Markup(_markdown.renderInline(text))


def plain(text: str) -> str:
    """One line of Markdown with its backticks taken away, for titles of windows and labels."""
    return text.replace("`", "")
