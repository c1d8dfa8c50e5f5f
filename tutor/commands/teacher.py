"""The ``tutor teacher`` command: accounts of teachers, from the shell of the serving computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.storage.database import Database

generate = click.option("--generate", is_flag=True, help="Make a password and print it, instead of asking.")


@click.group()
def teacher() -> None:
    """Make accounts of teachers, give them new passwords, list them."""


@teacher.command()
@click.argument("name")
@generate
def add(name: str, generate: bool) -> None:
    """Make an account called NAME; the command asks for the password, which is never an argument."""
    from tutor.classroom.access.teachers import add_teacher

    password = _password(generate)
    made = add_teacher(_database(), name, password)
    click.echo(f"{made.name} can sign in.")
    _tell(password, generate)


@teacher.command()
@click.argument("name")
@generate
def reset(name: str, generate: bool) -> None:
    """Give the teacher called NAME another password; every device is signed out."""
    from tutor.classroom.access.teachers import change_password, teacher_named

    database = _database()
    found = teacher_named(database, name)
    if found is None:
        raise click.ClickException(f"There is no teacher called {name}; see tutor teacher list.")
    password = _password(generate)
    change_password(database, found, password)
    click.echo(f"{found.name} has another password, and is signed out everywhere.")
    _tell(password, generate)


@teacher.command("list")
def list_() -> None:
    """Print the names of all teachers."""
    from tutor.classroom.access.teachers import names_of_teachers

    for name in names_of_teachers(_database()):
        click.echo(name)


def _database() -> Database:
    from tutor.settings import defaults, open_database

    return open_database(defaults({})["DATABASE_URL"])


def _password(generate: bool) -> str:
    from tutor.classroom.access.passwords import new_password

    if generate:
        return new_password()
    asked: str = click.prompt("Password", hide_input=True, confirmation_prompt="Once more")
    return asked


def _tell(password: str, generate: bool) -> None:
    if generate:
        click.echo(f"Password: {password}")
