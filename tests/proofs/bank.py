"""Searches every board of the bank that asks "Which move?" again, and counts what the bank holds."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from tests.proofs.sections import KEPT, PAGE, put_first
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.bank.searched import ENDINGS, UNSETTLED, stored_lines
from tutor.games.othello.kinds.measures.good_moves import DEPTHS, is_exact
from tutor.games.othello.kinds.strategy.choose import judge_moves
from tutor.games.othello.puzzles import Choose
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.bank_proofs import boards, misjudged, misnamed, missearched
from tutor.puzzles.bank.stored_puzzles import FOLDER, MOVES, STORED, TOPICS, level_size
from tutor.puzzles.practice.mixed import USUAL
from tutor.puzzles.practice.rounds import ROUND, puzzles_of

GAME = find_game("othello")


def prove(folder: Path = KEPT, page: Path = PAGE) -> int:
    """Prove what is not proved yet; gives the number of boards that failed."""
    found = boards()
    bank = sha256((FOLDER / f"{MOVES}.txt").read_bytes()).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{bank[:12]}.txt"
    lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else []
    proved = dict(line.split("\t") for line in lines if line.count("\t") == 1)
    with kept.open("a", encoding="ascii") as file:
        for number, (name, step) in enumerate(found.items(), 1):
            if name not in proved:
                proved[name] = misnamed(step) or misjudged(step)
                file.write(f"{name}\t{proved[name]}\n")
                file.flush()
            if not number % 50:
                print(f"{number} of {len(found)}", flush=True)
    failed = {name: fault for name, fault in proved.items() if fault}
    searches = {file: list(stored_lines(FOLDER, file)) for file in STORED.searched}
    for file, names in searches.items():
        failed |= {f"{file} {name}": fault for name in names if (fault := missearched(FOLDER, file, name))}
    put_first(page, _page(found, failed, bank, {file: len(names) for file, names in searches.items()}))
    print(f"{len(found)} boards, {len(failed)} failed; see {page}")
    return len(failed)


def _page(found: dict[str, Step], failed: dict[str, str], bank: str, searches: dict[str, int]) -> str:
    counted = [step for step in found.values() if is_exact(step.position(GAME))]
    chances = [_chance(step) for step in found.values()]
    return (
        "\n".join(
            [
                "# Proofs",
                "",
                f"Written by `make proofs` on {datetime.now(UTC).date().isoformat()} for the bank `{bank[:12]}`.",
                "",
                f"Every board that asks “Which move?” was searched again: {len(found)} boards, {len(counted)}",
                f"of them counted to the end, the others looked at {DEPTHS[0]} and {DEPTHS[1]} moves deep.",
                f"So were the {searches[ENDINGS]} positions whose ends are kept beside them, and the "
                f"{searches[UNSETTLED]} boards of which it is kept whether it is settled which discs are stable.",
                f"Not found again: {len(failed)}.",
                f"Chance of guessing: at most {max(chances):.2f}, {sum(chances) / len(chances):.2f} on average.",
                "",
                *puzzle_table(),
                "",
                "Rounds of eight different puzzles, by drill and level. After them the same boards come turned and",
                "mirrored, up to 25 rounds; of a closer look at a misconception there are five on each level.",
                "",
                *rounds_table(),
                "",
                *(f"- `{name}`: {fault}" for name, fault in failed.items()),
            ]
        ).rstrip()
        + "\n"
    )


def puzzle_table() -> list[str]:
    """How many puzzles there are of each topic."""
    rows = [
        f"| {topic} | {sum(sizes)} | {min(size for size in sizes if size)} |"
        for topic in TOPICS
        for sizes in [[level_size(topic, level) for level in LEVELS]]
    ]
    return ["| topic | puzzles | fewest on a level |", "|---|---|---|", *rows]


def rounds_table() -> list[str]:
    """How many rounds of each drill ask nothing that another asks."""
    rows = [
        f"| {drill} | {' | '.join(str(puzzles_of(drill, level) // ROUND) for level in LEVELS)} |"
        for drill in USUAL.drills
    ]
    return [f"| drill | {' | '.join(map(str, LEVELS))} |", "|---" * (len(LEVELS) + 1) + "|", *rows]


def _chance(step: Step) -> float:
    assert isinstance(step.puzzle, Choose)
    decision = judge_moves(step.position(GAME), step.puzzle).decision
    return len(decision.right) / len(decision.values)
