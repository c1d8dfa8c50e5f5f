"""The command ``tutor key``: exchanges the key that signs cookies."""

import os

import click


@click.command()
@click.option("--new", is_flag=True, help="Make a new key; what the old ones signed is still believed.")
@click.option("--forget", is_flag=True, help="Believe the newest key alone.")
def key(new: bool, forget: bool) -> None:
    """Say how many keys are accepted, or exchange the key that signs cookies.

    With --new everybody stays signed in. Restart the tutor afterwards.
    """
    from tutor.secret_keys import forget_old_keys, new_secret, renew_key, stored_keys
    from tutor.settings import data_folder

    if new and forget:
        raise click.UsageError("First --new; --forget when everybody has been here since.")
    if os.environ.get("SECRET_KEY"):
        if not new:
            raise click.ClickException("The keys come from SECRET_KEY and SECRET_KEY_FALLBACKS.")
        click.echo("Put the present SECRET_KEY first into SECRET_KEY_FALLBACKS, and set on every machine:")
        click.echo(f"SECRET_KEY={new_secret()}")
        return
    path = data_folder() / "secret_key"
    if new:
        older = len(renew_key(path)) - 1
        click.echo(f"A new key signs from the next start on; {_older(older)} believed. Restart the tutor.")
    elif forget:
        gone = forget_old_keys(path)
        click.echo(f"Old keys that are believed no longer: {gone}. Restart the tutor.")
    else:
        click.echo(f"{path}: one key signs, {_older(len(stored_keys(path)) - 1)} believed.")


def _older(count: int) -> str:
    return "1 older one is still" if count == 1 else f"{count} older ones are still"
