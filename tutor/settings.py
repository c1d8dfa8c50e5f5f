"""The settings of the tutor: from the environment, from the data folder, and their usual values."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.classroom.demo.broker import Broker
    from tutor.storage.database import Database

log = logging.getLogger("tutor.settings")

_INSTALLED = Path(__file__).with_name("_shipped")
ROOT = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parent.parent
"""The folder with lessons, translations and static: inside an installed package, or the top of a checkout."""


def is_checkout() -> bool:
    """Whether the English sources are here, with which catalogues are compared; False once installed."""
    return (ROOT / "pyproject.toml").is_file()


SHORTEST_SECRET = 32
SHORTEST_CLASS = 30
"""The fewest days after which an unused class is erased, so that none is erased during holidays."""


class SettingError(ValueError):
    """A setting that cannot be used; the message is for the person who starts the tutor."""


def data_folder() -> Path:
    """The folder of the database and the key: ``TUTOR_DATA``, else ``var`` in the working folder."""
    return Path(os.environ.get("TUTOR_DATA", "var")).resolve()


def defaults(config: Mapping[str, Any]) -> dict[str, Any]:
    """Every setting that ``config`` does not have: from the environment, or its usual value."""
    values: dict[str, Any] = {
        "LESSONS": ROOT / "lessons",
        "TRANSLATIONS": ROOT / "translations",
        "STATIC": ROOT / "static",
        "MAX_CONTENT_LENGTH": 64 * 1024,
        "MAX_FORM_MEMORY_SIZE": 64 * 1024,
        "MAX_FORM_PARTS": 100,
        "PERMANENT_SESSION_LIFETIME": timedelta(days=400),
        "SESSION_COOKIE_NAME": "learner",
        "SESSION_COOKIE_HTTPONLY": True,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "SESSION_REFRESH_EACH_REQUEST": False,
        "CLASS_DAYS": class_days(),
    }
    hosts = [host.strip() for host in os.environ.get("TRUSTED_HOSTS", "").split(",") if host.strip()]
    if hosts:
        values["TRUSTED_HOSTS"] = hosts
    if "DATABASE_URL" not in config:
        values["DATABASE_URL"] = database_url()
    values["REDIS_URL"] = os.environ.get("REDIS_URL")
    values["METRICS_TOKEN"] = os.environ.get("METRICS_TOKEN")
    values["HTTPS_ONLY"] = os.environ.get("HTTPS_ONLY", "") not in ("", "0")
    values["SECRET_KEY_FILE"] = config.get("SECRET_KEY_FILE")
    values["TRUSTED_PROXIES"] = _number("TRUSTED_PROXIES")
    values["NETWORK_LEARNERS"] = _number("NETWORK_LEARNERS", "2000")
    values["NETWORK_ROWS"] = _number("NETWORK_ROWS", "40000")
    _finish_restore(database_file(str({**values, **config}["DATABASE_URL"])))
    if "SECRET_KEY" not in config:
        values["SECRET_KEY_FILE"] = key_file()
        values |= _signing(_given_keys()) or signing_of(data_folder() / "secret_key")
    return values


def database_url() -> str:
    """``DATABASE_URL``, else the URL of an SQLite file in the data folder."""
    return os.environ.get("DATABASE_URL") or f"sqlite:///{data_folder() / 'tutor.db'}"


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for any other.

    It loads no library: a server of greenlets must first patch what libraries import.
    """
    found = re.fullmatch(r"sqlite(?:\+\w+)?:///([^?]+)(?:\?.*)?", url)
    if found is None or found[1] == ":memory:" or found[1].startswith("file:"):
        return None
    return Path(found[1]).resolve()


def key_file() -> Path | None:
    """The file of the keys that sign cookies; None where the environment has the keys."""
    return None if os.environ.get("SECRET_KEY") else data_folder() / "secret_key"


def signing_of(path: Path) -> dict[str, Any]:
    """The settings with which the keys of a file sign; a missing file is made.

    Raises SettingError for a file that cannot be read or is damaged.
    """
    from tutor.secret_keys import stored_keys

    return _signing(stored_keys(path))


def _signing(keys: list[str]) -> dict[str, Any]:
    """The settings with which these keys sign, newest first; {} where there is no key."""
    return {"SECRET_KEY": keys[0], "SECRET_KEY_FALLBACKS": keys[:0:-1]} if keys else {}


def only_tutor(url: str) -> AbstractContextManager[None]:
    """Keeps a second tutor off a database while this one runs; tutors that share a broker may share it.

    Raises ``AlreadyRunning`` in the second tutor, and ``NoLock`` where the database cannot be locked.
    """
    from tutor.storage.backups.instance_lock import lock_instance

    file = database_file(url)
    return lock_instance(file, shared=bool(os.environ.get("REDIS_URL"))) if file else contextlib.nullcontext()


def _finish_restore(file: Path | None) -> None:
    """Finish a restore during which the computer was switched off."""
    from tutor.storage.backups.swapping import finish_swap

    try:
        if file is not None:
            finish_swap(file, data_folder() / "secret_key")
    except OSError as error:
        raise SettingError(f"A restore cannot be finished: {error}.") from error


def log_format() -> str:
    """The format of the log: ``LOG_FORMAT``, "text" or "json"; raises SettingError for anything else."""
    wanted = os.environ.get("LOG_FORMAT") or "text"
    if wanted not in ("text", "json"):
        raise SettingError(f"LOG_FORMAT is text or json, not {wanted!r}.")
    return wanted


def worker_count() -> int:
    """The number of serving processes: ``WEB_CONCURRENCY``, else two with Redis and one without.

    Raises SettingError for several processes without a broker: they could not tell each other of news.
    """
    through = bool(os.environ.get("REDIS_URL"))
    wanted = _number("WEB_CONCURRENCY") or (2 if through else 1)
    if wanted > 1 and not through:
        raise SettingError(f"WEB_CONCURRENCY is {wanted}: several workers need REDIS_URL to hear each other.")
    return wanted


def _number(name: str, usual: str = "0") -> int:
    """A whole number from the environment, or else the usual one."""
    value = os.environ.get(name) or usual
    if not (value.isascii() and value.isdigit()):
        raise SettingError(f"{name} is a whole number, not {value!r}.")
    return int(value)


def class_days() -> int:
    """After how many days a class that nobody uses is erased: ``CLASS_DAYS``, 0 for never."""
    days = _number("CLASS_DAYS", "400")
    if 0 < days < SHORTEST_CLASS:
        raise SettingError(f"CLASS_DAYS is 0 or a number from {SHORTEST_CLASS}, not {days}.")
    return days


def open_database(url: str) -> Database:
    """The database of a URL, with its tables up to date; raises SettingError when it cannot be used."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from tutor.storage.database import Database
    from tutor.storage.migration import NewerDatabase

    try:
        database = Database(url)
        database.migrate(before=partial(_back_up_before, database.file))
    except NewerDatabase as error:
        raise SettingError(str(error)) from None
    except ArgumentError as error:
        raise SettingError(f"DATABASE_URL is no address of a database: {error}") from error
    except ImportError as error:
        raise SettingError(f"The driver for this database is not installed: {error}") from error
    except (SQLAlchemyError, OSError) as error:
        raise SettingError(f"The database cannot be opened: {error.__cause__ or error}") from error
    return database


def _back_up_before(file: Path | None, old: str, new: str) -> None:
    """Back up a database file before its tables change; a database on a server is backed up there."""
    from tutor.storage.backups.daily_backup import keep_before

    if file is None:
        return
    kept = keep_before(f"upgrade-from-{old}", file, key_file())
    log.warning("The tables go from version %s to %s. A backup from before is %s", old, new, kept)


def open_broker(url: str | None) -> Broker:
    """The broker of one process, or of many where there is a URL; raises SettingError for a wrong URL."""
    from tutor.classroom.demo.broker import LocalBroker
    from tutor.classroom.demo.redis_broker import RedisBroker

    if not url:
        return LocalBroker()
    try:
        return RedisBroker(url)
    except ValueError as error:
        raise SettingError(f"REDIS_URL is no address of a Redis server: {error}") from error
    except ImportError as error:
        raise SettingError(f"The driver for Redis is not installed: {error}") from error


def _given_keys() -> list[str]:
    """The keys in the environment, the same on every machine, newest first; [] where there are none.

    Raises SettingError for a key that is too short.
    """
    key = os.environ.get("SECRET_KEY")
    if not key:
        return []
    older = [one.strip() for one in os.environ.get("SECRET_KEY_FALLBACKS", "").split(",") if one.strip()]
    for name, one in [("SECRET_KEY", key), *(("SECRET_KEY_FALLBACKS", one) for one in older)]:
        if len(one) < SHORTEST_SECRET:
            raise SettingError(f"{name} has {len(one)} characters: it needs at least {SHORTEST_SECRET}.")
    return [key, *older]
