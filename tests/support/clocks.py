"""A clock for tests that says whatever it is told; time goes on from there only when it is told again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

import pytest
from itsdangerous import TimestampSigner

from tutor.storage import models
from tutor.web.http import cookies


class ToldClock:
    """What every row and every cookie is dated by."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: datetime) -> None:
        self.at = at

        class Told(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return self.at.astimezone(tz)

        for module in (models, cookies):
            monkeypatch.setattr(module, "datetime", Told)
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: int(self.at.timestamp()))

    def goes_on(self, days: float) -> datetime:
        """Let so many days pass; gives what the clock says then."""
        self.at += timedelta(days=days)
        return self.at

    def says(self, year: int, month: int = 11, day: int = 23) -> datetime:
        """Let the clock say another day, at noon."""
        self.at = datetime(year, month, day, 12, tzinfo=UTC)
        return self.at
