"""The deployment guide covers what exists, and the files beside it name what is there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GUIDE = (DOCS / "deployment.md").read_text(encoding="utf-8")
COMPOSE = (DOCS / "compose.yaml").read_text(encoding="utf-8")


def settings_of_the_code() -> set[str]:
    """Every name that the tutor looks up in the environment."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tutor").rglob("*.py")]
    looked_up = re.compile(
        r'(?:(?:os\.environ|environment)\.get\(|os\.environ\[|_number\(|envvar=)["\']([A-Z_]+)["\']'
    )
    return {name for source in sources for name in looked_up.findall(source)}


def test_every_setting_is_told() -> None:
    assert {"DATABASE_URL", "REDIS_URL", "PORT", "TRUSTED_PROXIES"} <= settings_of_the_code()
    for name in settings_of_the_code():
        assert f"`{name}`" in GUIDE


def test_no_setting_is_told_or_set_that_does_not_exist() -> None:
    told = set(re.findall(r"^\| ((?:`[A-Z_]+`(?:, )?)+) \|", GUIDE, re.MULTILINE))
    names = {name for cell in told for name in re.findall(r"`(\w+)`", cell)}
    names |= settings_of_the_container()
    assert len(names) > 8
    assert names == settings_of_the_code() & names


def settings_of_the_container() -> set[str]:
    """Every name that compose.yaml hands to the tutor."""
    tutor = COMPOSE.split("\n  postgres:")[0].split("environment:")[1].split("ulimits:")[0]
    return set(re.findall(r"^      ([A-Z_]+):", tutor, re.MULTILINE))


def test_the_container_is_handed_every_setting() -> None:
    fixed = {"TUTOR_DATA", "TUTOR_HOST", "PORT"}  # within the container; its port outside is mapped
    assert settings_of_the_code() - settings_of_the_container() - fixed == set()


def test_every_file_beside_the_guide_is_told() -> None:
    for path in filter(Path.is_file, DOCS.iterdir()):
        assert path.suffix == ".md" or f"`{path.name.removesuffix('.dockerignore')}`" in GUIDE


def test_the_passwords_beside_the_guide_are_kept_out_of_git_and_of_the_image() -> None:
    assert "`docs/.env`" in GUIDE
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").split()
    assert (DOCS / "Dockerfile.dockerignore").read_text("utf-8").splitlines()[1] == "*"


def test_what_the_image_is_made_of_is_there() -> None:
    dockerfile = (DOCS / "Dockerfile").read_text(encoding="utf-8")
    let_in = re.findall(r"^!(.*)$", (DOCS / "Dockerfile.dockerignore").read_text("utf-8"), re.MULTILINE)
    copied = [line.split()[1:-1] for line in dockerfile.splitlines() if line.startswith("COPY ")]
    sources = [source for line in copied if line[0] != "--from=build" for source in line]
    assert sorted(sources) == sorted(let_in)
    assert all((ROOT / source).exists() for source in sources)


@pytest.mark.parametrize("name", ["Dockerfile", "Procfile", "tutor.service", "deployment.md"])
def test_each_way_starts_the_same_server(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8").replace('", "', " ")
    assert "gunicorn --config python:tutor.gunicorn_conf" in text


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd here")
    unit = (DOCS / "tutor.service").read_text(encoding="utf-8")
    here = tmp_path / "tutor.service"
    here.write_text(unit.replace("/opt/tutor/bin/gunicorn", shutil.which("true") or ""))
    command = ["systemd-analyze", "verify", "--man=no", str(here)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "tutor.service" not in done.stderr
