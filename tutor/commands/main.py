"""The ``tutor`` command: start the tutor, check its lessons and catalogues, count positions."""

from __future__ import annotations

import logging.config
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tutor.commands.backup import backup, backups, restore
from tutor.commands.clock import clock
from tutor.commands.course import course
from tutor.commands.key import key
from tutor.commands.position import position
from tutor.commands.puzzles import puzzles
from tutor.commands.replay import replay
from tutor.commands.solve import solve
from tutor.commands.teacher import teacher
from tutor.commands.think import think
from tutor.commands.train import train
from tutor.commands.translate import translate
from tutor.commands.types import types

if TYPE_CHECKING:
    from flask import Flask


class _Commands(click.Group):
    """Runs the tutor when no command is named; an error ends with one sentence."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except ValueError as error:
            raise click.ClickException(str(error)) from error


@click.group(
    cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="othello-tutor", message="Othello Tutor %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Othello Tutor: lessons and puzzles on living boards, in five languages.

    Without a command it starts the tutor, as `tutor run` does.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(run)


@main.command()
@click.option(
    "--host",
    default="0.0.0.0",
    show_default=True,
    help="Address to listen on; 127.0.0.1 for this machine only.",
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), envvar="PORT")
@click.option("--threads", default=8, show_default=True, type=click.IntRange(1, 256))
def run(host: str, port: int, threads: int) -> None:
    """Start the tutor and print the addresses at which it is found.

    The database, its backups and the key are in the folder that TUTOR_DATA names, or else in `var` in the
    working folder: `TUTOR_DATA=/srv/tutor tutor run`.
    """
    from tutor import create_app
    from tutor.backups import keep_backups
    from tutor.logs import log_settings
    from tutor.settings import defaults, log_format, only_tutor

    logging.config.dictConfig(log_settings(log_format()))
    settings = defaults({})
    with only_tutor(settings["DATABASE_URL"]):
        app = create_app(settings)
        keep_backups(app)
        _serve(app, host, port, threads)


def _serve(app: Flask, host: str, port: int, threads: int) -> None:
    from tutor.servers.launch import serve

    try:
        serve(app, host, port, threads)
    except OSError as error:
        raise click.ClickException(
            f"The tutor cannot listen on {host}:{port}: {error.strerror}. Try another port with --port."
        ) from error
    except ValueError as error:
        raise click.ClickException(f"The tutor cannot listen on {host}:{port}: {error}") from error


@main.command()
def check() -> None:
    """Prove the boards of lessons, load them, play every solution, check the bank and the catalogues.

    Proofs are stored beside the lessons, in proofs.json. If everything is right, what was checked is counted.
    """
    from tutor.catalogues import check_catalogues
    from tutor.puzzles.bank.bank_proofs import check_bank
    from tutor.puzzles.check import check_lessons
    from tutor.puzzles.check_counts import checked_banks, checked_courses
    from tutor.puzzles.course_proofs import prove_courses
    from tutor.settings import ROOT, is_checkout
    from tutor.translators.word_checks import lint_catalogues
    from tutor.web.site.page_check import check_pages

    problems: list[object] = [*prove_courses(ROOT / "lessons")] if is_checkout() else []
    if not problems:
        problems += check_lessons(ROOT / "lessons")
    if not problems and is_checkout():
        problems += check_catalogues(ROOT)
    if not problems:
        problems += check_bank()
    if not problems:
        problems += [*lint_catalogues(ROOT), *check_pages(ROOT)]
    for problem in problems:
        click.echo(str(problem), err=True)
    if problems:
        click.echo(f"Problems found: {len(problems)}", err=True)
        sys.exit(1)
    for line in (*checked_courses(ROOT / "lessons"), *checked_banks()):
        click.echo(line)
    click.echo("Every lesson and every catalogue is right.")


@main.command()
@click.argument("depth", type=click.IntRange(0, 14))
@click.option(
    "--game", "name", default="othello", show_default=True, help="A game of the table, such as othello-6x6."
)
def perft(depth: int, name: str) -> None:
    """Count the move sequences of DEPTH from the start; a pass is a move, a finished game counts once."""
    from tutor.games.perft import perft as count
    from tutor.games.table import find_game

    click.echo(f"{depth} {count(find_game(name).start(), depth)}")


@main.command()
@click.argument("source", type=click.Path(exists=True, path_type=Path))
def fonts(source: Path) -> None:
    """Cut the Chinese font to the characters of the catalogue, and the whole font into slices for names.

    SOURCE is a folder or file of Noto Sans SC with all its characters.
    """
    from tutor.settings import ROOT
    from tutor.translators.fonts import cut_chinese_font
    from tutor.translators.people_fonts import write_people

    files = [*cut_chinese_font(source, ROOT), *write_people(source, ROOT / "static" / "fonts")]
    for file in files:
        click.echo(f"{file.relative_to(ROOT).as_posix()} {file.stat().st_size}")


main.add_command(backup)
main.add_command(restore)
main.add_command(backups)
main.add_command(clock)
main.add_command(course)
main.add_command(key)
main.add_command(replay)
main.add_command(solve)
main.add_command(think)
main.add_command(position)
main.add_command(train)
main.add_command(puzzles)
main.add_command(teacher)
main.add_command(translate)
main.add_command(types)
