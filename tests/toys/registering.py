"""Sentences of a toy, registered for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from tutor.web.wording import kind_sentences
from tutor.web.wording.kind_sentences import KindWords

TABLES = (
    kind_sentences.WORDS,
    kind_sentences.REASON_SENTENCES,
    kind_sentences.OPTION_SENTENCES,
    kind_sentences.OPTION_HEADS,
)


@contextmanager
def with_words(words: KindWords) -> Iterator[None]:
    """The words of a kind stand among all others; afterwards the tables are as before."""
    with ExitStack() as stack:
        for table in TABLES:
            stack.enter_context(patch.dict(table))  # type: ignore[arg-type]
        kind_sentences.register([words])
        yield
