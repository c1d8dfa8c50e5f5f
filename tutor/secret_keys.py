"""The keys that sign cookies, in a file of their own: the first signs, those below it are still accepted.

A key that somebody may have seen can be exchanged without signing anybody out: a cookie signed by the old key
is still accepted, and is signed by the new key when its owner next sends a form.
"""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from tutor.settings import SHORTEST_SECRET, SettingError

MOST = 5
"""At most so many keys are stored; a further one removes the oldest."""


def stored_keys(path: Path) -> list[str]:
    """The keys of a file, newest first; a missing file is made, readable only for its owner.

    Raises SettingError for a file that cannot be read or is damaged.
    """
    try:
        if not path.exists():
            _write(path, [new_secret()], only_first=True)
        keys = [line.strip() for line in path.read_text(encoding="ascii").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise SettingError(f"The secret key {path} cannot be read or made: {error}.") from error
    if not keys or any(len(key) < SHORTEST_SECRET for key in keys):
        raise SettingError(f"The secret key {path} is damaged: delete the file, and a new one is made.")
    return keys


def renew_key(path: Path) -> list[str]:
    """Add a key that signs from the next start on; the others are still accepted. Returns all of them."""
    keys = [new_secret(), *stored_keys(path)][:MOST]
    _write(path, keys)
    return keys


def forget_old_keys(path: Path) -> int:
    """Remove all keys but the newest; returns how many others there were."""
    newest, *others = stored_keys(path)
    _write(path, [newest])
    return len(others)


def new_secret() -> str:
    """A key that nobody can guess: 256 bits in hexadecimal, 64 characters."""
    return secrets.token_hex(32)


def _write(path: Path, keys: list[str], *, only_first: bool = False) -> None:
    """Write the keys to another name and then rename that file, so that nobody ever reads half of one.

    With ``only_first`` an existing file stays: another process was faster, and its key counts.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="ascii", delete=False) as file:
        file.write("\n".join(keys))
        file.flush()
        os.fsync(file.fileno())
    try:
        if only_first:
            with contextlib.suppress(FileExistsError):
                os.link(file.name, path)
        else:
            os.replace(file.name, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(file.name)
