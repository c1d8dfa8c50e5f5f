"""A teacher's first five minutes, in a school's network and on a hotspot that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import FLAGS, PATIENCE, PHONE, OpenPage, Server
from tests.browser.support.first_vote import LAPTOP, first_vote
from tests.support.database_servers import wait_until
from tests.support.hosts import NO_HOSTS, Network, NoHosts
from tests.support.laptop import PORT, Laptop
from tests.web.classroom.members import PASSWORD, some_name
from tutor.classroom.access.teachers import add_teacher


def test_the_first_vote_is_five_presses_after_signing_in(open_page: OpenPage, server: Server) -> None:
    name = some_name()
    add_teacher(server.app.extensions["database"], name, PASSWORD)
    teacher, pupil = open_page(size=LAPTOP, touch=False), open_page()
    first_vote(teacher, pupil, name, PASSWORD, lambda shown: "/en/join/")


class Room:
    """A laptop and a phone in a network without a route, each with a browser of its own."""

    def __init__(self, network: Network, folder: Path, chromium: Browser, path: str) -> None:
        self._network, self._folder, self._chromium, self._path = network, folder, chromium, path
        self._browsers: list[Browser] = []
        self.laptop = Laptop(network, folder)

    def browser(self, host: str) -> Browser:
        """A browser on one of the hosts."""
        path = self._folder / f"browser-{host}"
        namespace = self._network.hosts[host].namespace
        path.write_text(f'#!/bin/sh\nexec ip netns exec {namespace} {self._path} "$@"\n')
        path.chmod(0o755)
        self._browsers.append(
            self._chromium.browser_type.launch(executable_path=path, args=[*FLAGS, "--lang=en"])
        )
        return self._browsers[-1]

    def end(self) -> None:
        for browser in self._browsers:
            browser.close()
        self.laptop.stop()
        self._network.end()


@pytest.fixture
def room(tmp_path: Path, chromium: Browser, chromium_path: str) -> Iterator[Room]:
    try:
        network = Network("laptop", "phone")
    except NoHosts as error:
        pytest.skip(f"{NO_HOSTS}: {error}")
    made = Room(network, tmp_path, chromium, chromium_path)
    yield made
    made.end()


def test_on_a_hotspot_without_internet_too_a_phone_joins_by_the_address_on_the_wall(room: Room) -> None:
    wait_until(lambda: "Press Ctrl+C" in room.laptop.told())
    password = room.laptop.run("teacher", "add", "ada", "--generate").split()[-1]
    teacher = room.browser("laptop").new_context(
        base_url=f"http://127.0.0.1:{PORT}", viewport={"width": LAPTOP[0], "height": LAPTOP[1]}
    )
    phone = room.browser("phone").new_context(viewport=PHONE, has_touch=True)
    for context in (teacher, phone):
        context.set_default_timeout(PATIENCE)
    seen: list[str] = []

    def door(shown: str) -> str:
        seen.append(shown)
        return f"http://{shown}"

    first_vote(teacher.new_page(), phone.new_page(), "ada", password, door)
    assert seen[0].startswith("10.77.0.1:8000")
