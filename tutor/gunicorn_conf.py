"""The settings of gunicorn for a school network: `gunicorn --config python:tutor.gunicorn_conf`.

Workers of greenlets, so that each holds thousands of streams. A worker that is told to stop ends its streams
at once: the browsers come back to the next worker, and a restart takes a second.
"""

from __future__ import annotations

import os
import threading
import time
from typing import Any

from tutor.logs import log_settings
from tutor.settings import log_format

wsgi_app = "tutor:create_app()"
bind = [f"{os.environ.get('TUTOR_HOST', '0.0.0.0')}:{os.environ.get('PORT', '8000')}"]
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
worker_class = "gevent"
worker_connections = 5000
backlog = 2048
keepalive = 5
timeout = 60
graceful_timeout = 15
control_socket_disable = True
accesslog = None
LOOKS_EVERY = 0.2
"""Seconds between two looks whether a worker shall stop; its signal handler may not wait for a lock."""

logconfig_dict = log_settings(log_format())


def post_worker_init(worker: Any) -> None:
    """End the streams of a worker as soon as it shall stop; without this they would hold it up."""

    def end_streams() -> None:
        while worker.alive:
            time.sleep(LOOKS_EVERY)
        worker.wsgi.extensions["broker"].close()

    threading.Thread(target=end_streams, daemon=True).start()
