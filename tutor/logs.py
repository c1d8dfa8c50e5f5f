"""The format of the log: lines for people, or one JSON object on each line for machines.

Neither contains what a pupil or a teacher wrote. The JSON of an error has its type and its place in the code,
not its message, which may quote a name.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any


class JsonLines(logging.Formatter):
    """One JSON object for each record: time, level, logger, message, and the fields of a request."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": record.process,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            fields["error"] = record.exc_info[0].__name__
            fields["trace"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(fields, ensure_ascii=False)


def log_settings(kind: str) -> dict[str, Any]:
    """The argument of `logging.config.dictConfig` for "text" or "json"; only JSON logs requests."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": JsonLines},
        },
        "handlers": {"stream": {"class": "logging.StreamHandler", "formatter": kind}},
        "root": {"level": "WARNING", "handlers": ["stream"]},
        "loggers": {
            "tutor.requests": {"level": "INFO" if kind == "json" else "WARNING"},
            "gunicorn.error": {"level": "INFO", "propagate": True, "handlers": []},
            "uvicorn": {"level": "ERROR"},  # else it logs whatever is no request
        },
    }
