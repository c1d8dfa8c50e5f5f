"""The ``tutor translate`` commands: catalogues follow the English sentences."""

import sys

import click


@click.group()
def translate() -> None:
    """Bring the catalogues up to date, and check them."""
    from tutor.settings import is_checkout

    if not is_checkout():
        raise click.ClickException("Translators work in a checkout of the project: the sources are not here.")


@translate.command()
def extract() -> None:
    """Write translations/messages.pot from the code, the templates and the lessons."""
    from tutor.settings import ROOT
    from tutor.translators.extracting import write_template

    click.echo(f"{write_template(ROOT)} sentences in translations/messages.pot")


@translate.command()
def update() -> None:
    """Write messages.pot and bring every catalogue up to date, keeping what is translated."""
    from tutor.settings import ROOT
    from tutor.translators.extracting import update_catalogues

    for locale, missing in update_catalogues(ROOT).items():
        click.echo(f"{locale}: {missing} sentences to translate")


@translate.command(name="check")
def check_() -> None:
    """Say what is wrong with the catalogues: missing, fuzzy or stale entries, terms of the glossary."""
    from tutor.catalogues import check_catalogues
    from tutor.settings import ROOT
    from tutor.translators.word_checks import lint_catalogues

    problems = [*check_catalogues(ROOT), *lint_catalogues(ROOT)]
    for problem in problems:
        click.echo(str(problem), err=True)
    if problems:
        sys.exit(1)
    click.echo("Every catalogue is complete.")
