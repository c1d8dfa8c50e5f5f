"""Counts what `tutor check` has checked: lessons, puzzles by kind, boards by how they were proved."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tutor.lessons.loader import course_folders, load_course
from tutor.lessons.stored_proofs import read_proofs
from tutor.puzzles.bank.bank_proofs import files
from tutor.puzzles.bank.stored_puzzles import BANKS

HOW = {
    "exact": "counted to the end",
    "depth 6": "searched six moves ahead",
    "stored": "held to a stored table",
    "read": "read out",
}


def checked_courses(path: Path) -> Iterator[str]:
    """One line for each course in the folders of `path`, and one for its boards where some were proved."""
    for folder in course_folders(path):
        course = load_course(folder)
        puzzles = [step.puzzle.kind for lesson in course.lessons for step in lesson.steps if step.puzzle]
        steps = sum(len(lesson.steps) for lesson in course.lessons)
        yield (
            f"{folder.name}: {len(course.lessons)} lessons, {steps} steps, {len(puzzles)} puzzles"
            f" ({_listed(Counter(puzzles))})"
        )
        proofs = Counter(HOW[proof.how] for proof in read_proofs(folder).values())
        if proofs:
            yield f"{folder.name}: {proofs.total()} boards proved ({_listed(proofs)})"


def checked_banks() -> Iterator[str]:
    """One line for the stored puzzles of each family of games."""
    for name, bank in BANKS.items():
        named = files(bank)
        texts = ((bank.folder / f"{file}.txt").read_text(encoding="ascii") for file in named)
        lines = sum(len(text.splitlines()) for text in texts)
        yield f"{name}: {lines} lines of stored puzzles in {len(named)} files"


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counted.most_common())
