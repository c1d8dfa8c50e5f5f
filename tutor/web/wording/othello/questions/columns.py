"""The hint that shows the column of a square."""

from tutor.web.site.messages import N_, Sentence

IN_COLUMN: Sentence = N_(
    "The square is in the lighter column. The letter names the column, the number names the row."
)
