"""The error for a puzzle that has no answer, or that cannot be answered wrongly."""


class UnsolvablePuzzle(ValueError):
    """A step asks what its board cannot answer: the field at fault, and a plain sentence for the author."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(field, sentence)
        self.field = field
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.field}: {self.sentence}"
