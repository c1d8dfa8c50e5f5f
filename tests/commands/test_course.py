import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from tutor.classroom.work.step_counts import LEAST
from tutor.commands.main import main
from tutor.settings import defaults, open_database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id

LONG_AGO = datetime(2026, 1, 5, 9, tzinfo=UTC)
STEP = "take-the-open-corner"


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return CliRunner()


def fill(learners: int) -> list[str]:
    """So many learners, who all began with the same wrong tap; returns who they are."""
    database = open_database(defaults({})["DATABASE_URL"])
    made = [new_learner_id() for _ in range(learners)]
    for learner in made:
        missed = JudgedAnswer(
            new_learner_id(), "othello", "corners", STEP, ("b2",), "not-yet", (), 0, LONG_AGO
        )
        keep_answers(database, learner, [missed])
    return made


def step_in(output: str) -> dict[str, object]:
    steps: list[dict[str, object]] = json.loads(output)["steps"]
    return next(one for one in steps if (one["lesson"], one["step"]) == ("corners", STEP))


def test_of_fewer_than_twenty_learners_nothing_is_told(runner: CliRunner) -> None:
    fill(LEAST - 1)
    done = runner.invoke(main, ["course", "report", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.output)["learners"] is None
    told = {key: value for key, value in step_in(done.output).items() if key not in ("lesson", "step")}
    assert set(told.values()) == {None}
    (line,) = runner.invoke(main, ["course", "report"]).output.splitlines()
    assert line == "Fewer than 20 learners have answered in the course othello, so nothing is told."


def test_from_twenty_learners_on_counts_are_told_and_nobody_is_named(runner: CliRunner) -> None:
    learners = fill(LEAST)
    done = runner.invoke(main, ["course", "report", "--json"])
    assert step_in(done.output) == {
        "lesson": "corners",
        "step": STEP,
        "reached": 20,
        "answered": 20,
        "at_once": 0,
        "shown": 0,
        "left": 20,
        "most_wrong": {"tap": "b2", "learners": 20},
    }
    told = runner.invoke(main, ["course", "report", "othello"]).output
    line = next(line for line in told.splitlines() if line.split()[:1] == [STEP])
    assert line.split() == [STEP, "20", "20", "0", "0", "20", "b2", "20"]
    other = next(line for line in told.splitlines() if line.split()[:1] == ["find-e3"])
    assert other.split() == ["find-e3", *5 * "-"], "of a step that few reached nothing is told"
    assert not any(learner in told + done.output for learner in learners)


def test_a_course_that_is_not_there_is_told_in_a_sentence(runner: CliRunner) -> None:
    done = runner.invoke(main, ["course", "report", "chess"])
    assert done.exit_code != 0
    assert "There is no course called chess; there is go, othello." in done.output
