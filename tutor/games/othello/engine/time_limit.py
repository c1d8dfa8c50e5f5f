"""How long a question to the engine may take."""

from time import thread_time

from tutor.games.engine import OutOfTime


class TimeLimit:
    """Processor time of this thread for one question; without `seconds` there is no limit."""

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._until = None if seconds is None else thread_time() + seconds

    def check(self) -> None:
        """Raises OutOfTime when the time is used up."""
        if self._until is not None and thread_time() > self._until:
            raise OutOfTime(f"not solved within {self._seconds:g} s")
