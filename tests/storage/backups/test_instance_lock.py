import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.storage.backups.instance_lock import AlreadyRunning, NoLock, lock_instance

HOLDS = """
import sys
from pathlib import Path
from tutor.storage.backups.instance_lock import lock_instance
with lock_instance(Path(sys.argv[1]), shared=sys.argv[2] == "shared"):
    print("held", flush=True)
    sys.stdin.read()
"""


def other(database: Path, how: str) -> subprocess.Popen[str]:
    """Another process that holds the database until it ends."""
    command = [sys.executable, "-c", HOLDS, str(database), how]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def end(process: subprocess.Popen[str], how: signal.Signals) -> None:
    with process:
        process.send_signal(how)
        process.wait(20)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody is killed like that")
def test_a_tutor_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    process = other(tmp_path / "tutor.db", "alone")
    with (
        pytest.raises(AlreadyRunning, match="is running already with .*tutor.db"),
        lock_instance(tmp_path / "tutor.db"),
    ):
        pass
    with pytest.raises(AlreadyRunning), lock_instance(tmp_path / "tutor.db", shared=True):
        pass
    end(process, signal.SIGKILL)
    with lock_instance(tmp_path / "tutor.db"):
        pass


def test_tutors_that_hear_each_other_may_share_a_database(tmp_path: Path) -> None:
    process = other(tmp_path / "tutor.db", "shared")
    with lock_instance(tmp_path / "tutor.db", shared=True):
        pass
    with pytest.raises(AlreadyRunning), lock_instance(tmp_path / "tutor.db"):
        pass
    end(process, signal.SIGTERM)


def test_who_has_finished_lets_the_next_in(tmp_path: Path) -> None:
    for _ in range(2):
        with lock_instance(tmp_path / "tutor.db"):
            pass
    assert (tmp_path / "tutor.db-running").stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_locked_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NoLock, match="cannot be opened"), lock_instance(tmp_path / "file" / "tutor.db"):
        pass
