"""The settings of gunicorn for a school network: `gunicorn --config python:tutor.gunicorn_conf`.

Workers of greenlets, so that each holds thousands of streams. A worker that is told to stop ends its streams
at once: the browsers come back to the next worker, and a restart takes a second.
"""

from __future__ import annotations

import os
import signal
import threading
from types import FrameType
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
logconfig_dict = log_settings(log_format())


def post_worker_init(worker: Any) -> None:
    """End the streams of a worker as soon as it shall stop; without this they would hold it up."""
    broker = worker.wsgi.extensions["broker"]
    stop = worker.handle_exit

    def stop_with_streams(signum: int, frame: FrameType | None) -> None:
        threading.Thread(target=broker.close).start()  # a signal may come while the broker is locked
        stop(signum, frame)

    signal.signal(signal.SIGTERM, stop_with_streams)
