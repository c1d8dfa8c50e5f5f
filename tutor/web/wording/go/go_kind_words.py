"""Sentences of the kinds of Go; a new kind has its line here."""

from tutor.web.wording.go.stones import (
    ataris,
    capturing,
    count_liberties,
    joined,
    liberties,
    points,
    turns,
)

GO = (
    *points.WORDS,
    *turns.WORDS,
    liberties.WORDS,
    count_liberties.WORDS,
    *capturing.WORDS,
    *joined.WORDS,
    *ataris.WORDS,
)
