import pytest
from flask import Flask

from tutor.classroom.access.teachers import add_teacher
from tutor.networks import Address, Networks
from tutor.servers import launch
from tutor.servers.launch import addresses, announce, announce_first_account, site_of, tell_change


def in_network(monkeypatch: pytest.MonkeyPatch, *ips: str) -> None:
    """Let this machine have these addresses."""
    listed = [Address(ip, f"wlan{number}") for number, ip in enumerate(ips)]
    monkeypatch.setattr(launch, "machine_addresses", lambda version: listed)


@pytest.mark.parametrize(
    ("host", "trusted", "expected"),
    [
        ("0.0.0.0", [], ("127.0.0.1", "192.168.1.20")),
        ("127.0.0.1", [], ("127.0.0.1", None)),
        ("localhost", [], ("localhost", None)),
        ("::1", [], ("::1", None)),
        ("192.168.1.20", [], (None, "192.168.1.20")),
        ("0.0.0.0", ["tutor.school"], (None, "tutor.school")),
    ],
)
def test_only_addresses_that_are_answered_are_told(
    monkeypatch: pytest.MonkeyPatch, host: str, trusted: list[str], expected: tuple[str | None, str | None]
) -> None:
    in_network(monkeypatch, "192.168.1.20")
    assert addresses(host, trusted) == expected


def test_an_address_of_the_sixth_version_stands_in_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    announce("::1", 8000)
    assert "http://[::1]:8000/" in capsys.readouterr().out


def test_phones_get_a_code_to_scan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_network(monkeypatch, "192.168.1.20")
    announce("0.0.0.0", 8000)
    told = capsys.readouterr().out
    assert "http://192.168.1.20:8000/" in told
    assert told.count("\n") > 12


def test_without_a_network_nothing_is_promised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_network(monkeypatch)
    announce("0.0.0.0", 8000)
    assert "Phones cannot join" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "site"),
    [
        ({}, "http://192.168.1.20:8000/"),
        ({"TRUSTED_HOSTS": ["tutor.school"]}, "http://tutor.school:8000/"),
        (
            {"TRUSTED_HOSTS": ["tutor.school"], "TRUSTED_PROXIES": 1, "HTTPS_ONLY": True},
            "https://tutor.school/",
        ),
    ],
)
def test_the_site_is_where_browsers_find_it(
    own_app: Flask, monkeypatch: pytest.MonkeyPatch, settings: dict[str, object], site: str
) -> None:
    in_network(monkeypatch, "192.168.1.20")
    own_app.config.update(settings)
    assert site_of(own_app, "0.0.0.0", 8000) == site


def test_the_first_start_prints_a_link_for_the_first_teacher_and_later_ones_do_not(
    own_app: Flask, capsys: pytest.CaptureFixture[str]
) -> None:
    announce_first_account(own_app, "http://127.0.0.1:8000/")
    first = capsys.readouterr().out.split()[-1]
    announce_first_account(own_app, "http://127.0.0.1:8000/")
    second = capsys.readouterr().out.split()[-1]
    assert first.startswith("http://127.0.0.1:8000/teacher/join/")
    assert first != second
    client = own_app.test_client()
    assert client.get(first.removeprefix("http://127.0.0.1:8000")).status_code == 404
    assert client.get(second.removeprefix("http://127.0.0.1:8000")).status_code == 302
    add_teacher(own_app.extensions["database"], "Ada", "three little turtles")
    announce_first_account(own_app, "http://127.0.0.1:8000/")
    assert capsys.readouterr().out == ""


def test_the_address_is_told_again_when_the_network_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = [Address("10.42.0.1", "wlan0")]
    networks = Networks(8000, listing=lambda: list(listed))
    told = tell_change(networks, networks.url)
    assert capsys.readouterr().out == "", "nothing has changed"
    listed[0] = Address("192.168.1.20", "wlan0")
    told = tell_change(later(networks), told)
    assert "http://192.168.1.20:8000/" in capsys.readouterr().out
    listed.clear()
    assert tell_change(later(networks), told) is None
    assert "in no network" in capsys.readouterr().out


def later(networks: Networks) -> Networks:
    """The same networks, to be listed anew."""
    networks._at = float("-inf")
    return networks
