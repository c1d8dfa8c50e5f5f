import pytest

from tutor import server
from tutor.server import addresses, announce


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
    monkeypatch.setattr(server, "network_address", lambda: "192.168.1.20")
    assert addresses(host, trusted) == expected


def test_an_address_of_the_sixth_version_stands_in_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    announce("::1", 8000)
    assert "http://[::1]:8000/" in capsys.readouterr().out


def test_phones_get_a_code_to_scan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "network_address", lambda: "192.168.1.20")
    announce("0.0.0.0", 8000)
    told = capsys.readouterr().out
    assert "http://192.168.1.20:8000/" in told
    assert told.count("\n") > 12


def test_without_a_network_nothing_is_promised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "network_address", lambda: None)
    announce("0.0.0.0", 8000)
    assert "Phones cannot join" in capsys.readouterr().out
