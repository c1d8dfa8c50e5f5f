"""Compiles the catalogues at every installation, and packs what the application reads into a wheel.

Hatchling runs this file by its path; nothing imports it. A catalogue that is not compiled is compiled in
memory when the application starts.
"""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIPPED = ("lessons", "translations", "static")


class BuildHook(BuildHookInterface[Any]):
    """Writes messages.mo beside every messages.po; a wheel also gets the data folders inside the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        for source in sorted(root.glob("translations/*/LC_MESSAGES/messages.po")):
            with source.open("rb") as file:
                catalogue = read_po(file, locale=source.parts[-3])
            with source.with_suffix(".mo").open("wb") as file:
                write_mo(file, catalogue)
        if self.target_name == "wheel" and version != "editable":
            for folder in SHIPPED:
                if (root / folder).is_dir():
                    build_data["force_include"][folder] = f"tutor/_shipped/{folder}"
