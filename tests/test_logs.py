import json
import logging
import logging.config

import pytest

from tutor.logs import JsonLines, log_settings
from tutor.settings import SettingError, log_format


def line(level: int, message: str, *values: object, **more: object) -> dict[str, object]:
    record = logging.getLogger("tutor.test").makeRecord(
        "tutor.test", level, "here.py", 1, message, values, more.get("exc_info"), extra=more.get("extra")
    )
    read: dict[str, object] = json.loads(JsonLines().format(record))
    return read


def test_a_record_is_one_object_with_its_fields() -> None:
    told = line(logging.INFO, "%s %s", "GET", "/<lang>/", extra={"fields": {"status": 200, "ms": 1.5}})
    assert told["message"] == "GET /<lang>/"
    assert (told["level"], told["logger"], told["status"], told["ms"]) == ("info", "tutor.test", 200, 1.5)
    assert str(told["time"]).endswith("+00:00")


def test_of_an_error_the_kind_and_the_place_are_told_and_not_what_somebody_wrote() -> None:
    try:
        raise ValueError("no such name: Ada")
    except ValueError as error:
        told = line(logging.ERROR, "An error", exc_info=(type(error), error, error.__traceback__))
    assert told["error"] == "ValueError"
    assert "test_of_an_error" in str(told["trace"])
    assert "Ada" not in json.dumps(told)


@pytest.mark.parametrize("kind", ["text", "json"])
def test_requests_are_told_in_json_only(kind: str) -> None:
    loggers = [logging.getLogger(name) for name in ("tutor.requests", "gunicorn.error", "uvicorn")]
    before = [logger.level for logger in loggers]
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logging.config.dictConfig(log_settings(kind))
        assert loggers[0].isEnabledFor(logging.INFO) == (kind == "json")
    finally:
        root.handlers[:], root.level = handlers, level
        for logger, was in zip(loggers, before, strict=True):
            logger.setLevel(was)


def test_a_format_that_does_not_exist_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(SettingError, match="'xml'"):
        log_format()
