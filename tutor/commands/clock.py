"""The ``tutor clock`` command: whether the clock is trusted, and how to say that it is right."""

from datetime import timedelta

import click


@click.command()
@click.option("--right", is_flag=True, help="Say that the clock is right: what is old by it is erased again.")
def clock(right: bool) -> None:
    """Tell what the clock says, and from when on the tutor erases old data by it."""
    from tutor.settings import defaults, open_database
    from tutor.storage.clock import believe_clock, clock_sentence, look_at_clock
    from tutor.storage.models import now

    settings = defaults({})
    database, at = open_database(settings["DATABASE_URL"]), now()
    if right:
        believe_clock(database, at)
    longest = max(settings["PERMANENT_SESSION_LIFETIME"], timedelta(days=settings["CLASS_DAYS"]))
    click.echo(clock_sentence(look_at_clock(database, at, longest)))
