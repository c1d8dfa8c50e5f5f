"""Time enough for the computer: what it says of a board hangs on the board alone."""

import pytest

from tutor.web.play import opponent


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent.TURNS, "seconds", lambda: 60.0)
