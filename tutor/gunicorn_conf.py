"""The settings of gunicorn for a school network: `gunicorn --config python:tutor.gunicorn_conf`.

Its workers use greenlets, so that each can hold thousands of streams. A worker that is told to stop ends its
streams at once: the browsers come back to the next worker, and a restart takes a second.
"""

import logging
import os
import sys
import threading
import time
from contextlib import ExitStack
from typing import Any

from tutor.logs import log_settings
from tutor.servers.connections import most_connections, most_streams
from tutor.settings import SettingError, database_url, log_format, only_tutor, worker_count

LOOKS_EVERY = 0.2
"""Seconds between two checks whether a worker should stop; its signal handler must not wait for a lock."""

try:
    workers = worker_count()
    logconfig_dict = log_settings(log_format())
except SettingError as error:
    sys.exit(str(error))

wsgi_app = "tutor.gunicorn_conf:make_app()"
bind = [f"{os.environ.get('TUTOR_HOST', '0.0.0.0')}:{os.environ.get('PORT', '8000')}"]
worker_class = "gevent"
worker_connections = most_connections(5000)
backlog = 2048
keepalive = 5
timeout = 60
graceful_timeout = 15
SPARE_CONNECTIONS = 500
"""Connections that streams leave free for everything else, if there are at least twice as many."""

FIRST = 1
"""The age of the first worker after a start; after a reload the numbers go on."""

control_socket_disable = True
accesslog = None


def make_app() -> Any:
    """The application; a fault of the settings or the database ends gunicorn with one sentence."""
    from gunicorn.errors import AppImportError

    from tutor import create_app

    try:
        return create_app()
    except ValueError as error:
        raise AppImportError(str(error)) from error


_held = ExitStack()
"""Keeps a second tutor off a database in a file as long as the first of all processes lives."""


def on_starting(_arbiter: Any) -> None:
    """End with one sentence where another tutor uses the same file; all workers belong to this process."""
    try:
        _held.enter_context(only_tutor(database_url()))
    except ValueError as error:
        sys.exit(str(error))


def post_worker_init(worker: Any) -> None:
    """Give streams their connections, and end them when the worker should stop: they would delay it."""
    from tutor.backups import keep_backups
    from tutor.servers.greenlet_streams import LentStreams
    from tutor.servers.launch import keep_for_good

    app = worker.wsgi
    keep_for_good()
    keep_backups(app)
    for kind in ("STREAMS", "WAITING_STREAMS"):
        app.config[kind] = most_streams(worker_connections, SPARE_CONNECTIONS)
    worker.wsgi = LentStreams(app)
    if worker.age == FIRST:
        _tell_of_first_account(app)

    def end_streams() -> None:
        while worker.alive:
            time.sleep(LOOKS_EVERY)
        app.extensions["broker"].close()
        app.extensions["reviews"].close()

    threading.Thread(target=end_streams, daemon=True).start()


def _tell_of_first_account(app: Any) -> None:
    """Log the link that makes the first teacher account, once for all workers, while there is none."""
    from sqlalchemy.exc import SQLAlchemyError

    from tutor.servers.launch import FIRST_ACCOUNT, first_account, site_of

    log = logging.getLogger("tutor.server")
    host, _, port = bind[0].rpartition(":")
    try:
        link = first_account(app, site_of(app, host, int(port)))
    except SQLAlchemyError:
        log.exception("The link for the first teacher could not be made")
        return
    if link is not None:
        log.warning("%s %s", FIRST_ACCOUNT, link)
