"""The sentences of a kind of puzzle, and of all that are registered. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.web.site.messages import Sentence


@dataclass(frozen=True)
class KindWords:
    """All that is said of the puzzles of a kind.

    `questions` and `hints` have a sentence for each topic, and for each further code that the kind gives there;
    `replies` one for each of its reasons, `options` for its options with what stands above some of them in
    `option_heads`. `solution` names the squares that are right. `titles` are short names for teachers by topic:
    where there is none, the question is the name; `heading` stands before it where the menu has a heading too. `aim`
    says below a question that names nothing what counts, and `aim_again` the same shortly. `learned` says by topic what somebody can do who solved a
    round of it, where the goal of its lesson speaks of something else.
    """

    kind: str
    questions: Mapping[str, Sentence]
    hints: Mapping[str, Sentence]
    replies: Mapping[str, Sentence]
    solution: Sentence | None = None
    options: Mapping[str, Sentence] = field(default_factory=dict)
    option_heads: Mapping[str, Sentence] = field(default_factory=dict)
    titles: Mapping[str, Sentence] = field(default_factory=dict)
    learned: Mapping[str, str] = field(default_factory=dict)
    heading: str = ""
    aim: str = ""
    aim_again: str = ""


@dataclass(frozen=True)
class LineWords:
    """What is said of the lines from a square, in a game that looks along them.

    `alone` stands after the label of one direction, `gathered` is said of several that met nothing and ended
    alike, the one that came closest first; `needed` is what a line wants at its end. `drawn` is how each end
    is drawn on the board: "yes" where the line counts.
    """

    labels: Mapping[str, str]
    alone: Mapping[Enum, Sentence]
    gathered: Mapping[Enum, Sentence]
    needed: Sentence
    drawn: Mapping[Enum, str]


WORDS: dict[str, KindWords] = {}
"""By kind."""

REASON_SENTENCES: dict[str, Sentence] = {}
"""By the code of a reason; one code says the same whichever kind gives it."""

OPTION_SENTENCES: dict[str, Sentence] = {}
OPTION_HEADS: dict[str, Sentence] = {}

LINE_WORDS: dict[Enum, LineWords] = {}
"""By how a line ended, which a game names."""


LINE_LABELS: dict[str, str] = {}
"""By the direction of a line, its name."""


def register(words: Iterable[KindWords]) -> None:
    """Make the sentences of some kinds known."""
    for one in words:
        WORDS[one.kind] = one
        REASON_SENTENCES.update(one.replies)
        OPTION_SENTENCES.update(one.options)
        OPTION_HEADS.update(one.option_heads)


def register_lines(words: LineWords) -> None:
    """Make known what is said of a game's lines."""
    LINE_WORDS.update(dict.fromkeys(words.drawn, words))
    LINE_LABELS.update(words.labels)
