"""What is installed is pinned: all that the project names, in versions it allows, with hashes."""

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PINNED = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = {"run": (), "server": ("server",), "dev": ("server", "dev")}


def pins(name: str) -> dict[str, Version]:
    """The version of each package; every one has a hash or more."""
    text = (PINNED / f"{name}.txt").read_text(encoding="utf-8")
    found = {}
    for entry in re.split(r"\n(?=\w)", text.split("\n", 1)[1]):
        first, *rest = entry.strip().split("\n")
        pin = Requirement(first.rstrip(" \\"))
        (one,) = pin.specifier
        assert one.operator == "=="
        assert rest, first
        assert all(re.fullmatch(r" +--hash=sha256:[0-9a-f]{64}(?: \\)?", line) for line in rest), first
        found[canonicalize_name(pin.name)] = Version(one.version)
    return found


def wanted(name: str) -> list[Requirement]:
    """What pyproject.toml asks for, the tools that build it included."""
    project = PROJECT["project"]
    lists = [PROJECT["build-system"]["requires"], project["dependencies"]]
    lists += [project["optional-dependencies"][extra] for extra in EXTRAS[name]]
    asked = [Requirement(one) for each in lists for one in each]
    return [one for one in asked if one.name != project["name"]]


def needs(package: str) -> list[Requirement]:
    """What an installed package needs on this system; nothing of one that another system installs."""
    try:
        wishes = [Requirement(one) for one in metadata.requires(package) or ()]
    except metadata.PackageNotFoundError:
        return []
    return [one for one in wishes if one.marker is None or one.marker.evaluate({"extra": ""})]


@pytest.mark.parametrize("name", EXTRAS)
def test_all_that_the_project_names_is_pinned_with_hashes(name: str) -> None:
    found = pins(name)
    for one in wanted(name):
        pin = found.get(canonicalize_name(one.name))
        assert pin is not None, f"{one.name} is not pinned in {name}.txt: run make lock"
        assert pin in one.specifier, f"{one.name}: run make lock"


@pytest.mark.parametrize("name", EXTRAS)
def test_a_list_is_complete_because_pip_resolves_nothing(name: str) -> None:
    found = pins(name)
    for package in found:
        for wish in needs(package):
            pin = found.get(canonicalize_name(wish.name))
            assert pin is not None and pin in wish.specifier, f"{package} needs {wish}: run make lock"


def test_every_set_takes_the_same_versions() -> None:
    everything = pins("dev")
    for name in EXTRAS:
        assert pins(name).items() <= everything.items()


def test_what_comes_from_npm_is_pinned_by_hashes() -> None:
    wanted = json.loads((PINNED / "package.json").read_text(encoding="utf-8"))
    packages = json.loads((PINNED / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for kind in ("dependencies", "devDependencies"):
        assert packages[""][kind] == wanted[kind]
        assert {f"node_modules/{name}" for name in wanted[kind]} <= packages.keys()
    assert all(one["integrity"].startswith("sha512-") for name, one in packages.items() if name)


@pytest.mark.parametrize("tool", ["@biomejs/biome", "typescript"])
def test_a_tool_of_npm_is_pinned_for_every_system_it_is_built_for(tool: str) -> None:
    packages = json.loads((PINNED / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    built = packages[f"node_modules/{tool}"]["optionalDependencies"]
    for system in ("linux-x64", "linux-arm64", "darwin-arm64", "win32-x64"):
        assert any(name.endswith(f"-{system}") for name in built), system
    for name, version in built.items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_no_file_says_where_a_package_lies() -> None:
    for path in PINNED.iterdir():
        if path.suffix in (".txt", ".json", ".in", ".npmrc") or path.name == ".npmrc":
            text = path.read_text(encoding="utf-8")
            assert "://" not in text, path.name
            assert not re.search(r"index-url|find-links|trusted-host|resolved\"", text), path.name


def test_what_is_pinned_is_what_gets_installed() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    image = (ROOT / "docs" / "Dockerfile").read_text(encoding="utf-8")
    for name, text in (("run", make), ("dev", make), ("tools", make), ("server", image)):
        assert re.search(rf"(--no-deps --require-hashes --requirement \S*|PINS\))/{name}\.txt", text), name
    assert "PINS := --no-deps --require-hashes --requirement" in make
    for text in (make, image):
        assert "--no-deps --no-build-isolation" in text
