"""The ``tutor replay`` command: plays recorded games again."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor.games.base import PASS

if TYPE_CHECKING:
    from tutor.games.records.replay import Replay

NAMED = 10
"""At most so many bad games of each kind are named, and at most so many damaged ones."""


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--game", default="", help="What transcripts and OBF positions are of, such as misere; usually Othello."
)
def replay(files: tuple[Path, ...], game: str) -> None:
    """Play every game of FILES by the rules and count what is wrong.

    FILES are transcripts, GGF, WTHOR (.wtb, with .jou and .trn beside it) or OBF. The first games that are
    illegal, do not end as recorded, or stop before their end are named. Exits with 1 if a game is illegal,
    does not end as recorded, or cannot be read.
    """
    from tutor.games.records.record import Record, RecordError
    from tutor.games.records.replay import Verdict, check
    from tutor.games.records.replay import replay as play
    from tutor.games.table import find_game
    from tutor.records.files import read_paths

    if game:
        find_game(game)
    counts: Counter[Verdict] = Counter()
    bad: list[Record] = []
    here = [path for path in files if path.exists() and not path.is_dir()]
    errors: list[RecordError | str] = [
        f"{path}: {'this is a folder; name the files in it' if path.is_dir() else 'there is no such file'}."
        for path in dict.fromkeys(files)
        if path not in here
    ]
    for reading in read_paths(here, game):
        errors += reading.errors
        for record in reading.records:
            verdict = check(record)
            counts[verdict] += 1
            if verdict is not Verdict.RIGHT and counts[verdict] <= NAMED:
                bad.append(record)
    kinds = {
        "illegal": counts[Verdict.ILLEGAL],
        "mismatches": counts[Verdict.MISMATCH],
        "incomplete": counts[Verdict.INCOMPLETE],
    }
    click.echo(f"games={counts.total()} {' '.join(f'{kind}={found}' for kind, found in kinds.items())}")
    if not counts and not errors:
        errors.append(f"There is no game in {', '.join(map(str, files))}.")
    for record in bad:
        click.echo(say(play(record)))
    for kind, found in kinds.items():
        if found > NAMED:
            click.echo(f"… and {found - NAMED} more {kind}")
    for error in errors[:NAMED]:
        click.echo(str(error), err=True)
    if len(errors) > NAMED:
        click.echo(f"… and {len(errors) - NAMED} more that cannot be read", err=True)
    if kinds["illegal"] or kinds["mismatches"] or errors:
        sys.exit(1)


def say(played: Replay) -> str:
    """One line about a game that is illegal, does not end as recorded, or stops before its end."""
    record = played.record
    source = record.source
    names = f", {record.black} – {record.white}" if record.black or record.white else ""
    where = f"{source.file}: game {source.number}, byte {source.offset}{names}"
    outcome = played.outcome
    if played.illegal is not None:
        return f"{where}: move {len(played.moves) + 1}, {played.illegal}"
    if outcome is None:
        number = sum(move != PASS for move in played.moves)
        moves = "1 move" if number == 1 else f"{number} moves"
        return f"{where}: stops after {moves}, before the end of the game"
    if record.result is None:
        return where
    return f"{where}: ends {outcome.black}–{outcome.white}, recorded with a lead of {record.result.lead:+g}"
