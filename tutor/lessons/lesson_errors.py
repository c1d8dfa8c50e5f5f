"""The error that tells an author what is wrong with a lesson."""


class LessonError(ValueError):
    """One fault of a lesson: the file, the step (from 1), the field, and a plain sentence.

    The step is None for the head of a file; the field is "" for the whole file or step.
    """

    def __init__(self, file: str, step: int | None, field: str, sentence: str) -> None:
        super().__init__(file, step, field, sentence)
        self.file = file
        self.step = step
        self.field = field
        self.sentence = sentence

    def __str__(self) -> str:
        where = [self.file]
        if self.step is not None:
            where.append(f"step {self.step}")
        if self.field:
            where.append(self.field)
        return f"{', '.join(where)}: {self.sentence}"
