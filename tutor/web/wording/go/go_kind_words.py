"""Sentences of the kinds of Go; a new kind has its line here."""

from tutor.web.wording.go.stones import count_liberties, liberties

GO = (
    liberties.WORDS,
    count_liberties.WORDS,
)
