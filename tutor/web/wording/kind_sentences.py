"""The sentences of a kind of puzzle, and the register of those of all kinds. Knows no game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from tutor.web.site.messages import Sentence


@dataclass(frozen=True)
class KindWords:
    """All sentences about the puzzles of a kind, by code.

    `questions` and `hints` have a sentence for each topic, and for each further code that the kind gives;
    `replies` one for each of its reasons, `options` one for each option, with the line above some of them in
    `option_heads`. `solution` names the right squares. `titles` are short names for teachers by topic;
    without one, the question is the name. `heading` stands before the name if the menu has headings. `aim`
    says what counts, below the first question of a lesson that does not. `learned` says by topic what a
    learner can do after a round of it, if the goal of its lesson is about something else.
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


@dataclass(frozen=True)
class LineWords:
    """The words about the lines from a square, in games that have such lines.

    `alone` follows the label of one direction. `gathered` is about several lines that met nothing and ended
    in the same way; the ends that came closest come first. `needed` says what a line lacks at its end.
    `drawn` is how each end is drawn on the board: "yes" if the line counts.
    """

    labels: Mapping[str, str]
    alone: Mapping[Enum, Sentence]
    gathered: Mapping[Enum, Sentence]
    needed: Sentence
    drawn: Mapping[Enum, str]


WORDS: dict[str, KindWords] = {}
"""The sentences of each kind, by the kind's name."""

REASON_SENTENCES: dict[str, Sentence] = {}
"""The sentence of each reason, by its code; a code has the same sentence in every kind."""

OPTION_SENTENCES: dict[str, Sentence] = {}
OPTION_HEADS: dict[str, Sentence] = {}

LINE_WORDS: dict[Enum, LineWords] = {}
"""The words about lines, by how a line ended; each game with lines has an enumeration of its own."""


LINE_LABELS: dict[str, str] = {}
"""The names of the directions of lines."""


def register(words: Iterable[KindWords]) -> None:
    """Add the sentences of some kinds to `WORDS` and `REASON_SENTENCES`."""
    for one in words:
        WORDS[one.kind] = one
        REASON_SENTENCES.update(one.replies)
        OPTION_SENTENCES.update(one.options)
        OPTION_HEADS.update(one.option_heads)


def register_lines(words: LineWords) -> None:
    """Add the words about a game's lines to `LINE_WORDS` and `LINE_LABELS`."""
    LINE_WORDS.update(dict.fromkeys(words.drawn, words))
    LINE_LABELS.update(words.labels)
