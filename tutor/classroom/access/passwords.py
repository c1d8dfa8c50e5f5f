"""Passwords: which are good enough, and how they are stored."""

import hashlib
import hmac
import secrets
import unicodedata

SHORTEST = 10
LONGEST = 200
FEWEST_SIGNS = 5
"""How many different characters a password needs."""

GUESSES = 1e6
"""How many guesses of somebody who knows popular passwords a password must withstand (zxcvbn: Wheeler,
2016)."""

_LOOKED_AT = 72
"""zxcvbn looks at so many characters: its time grows with the cube of their number."""

COST = {"n": 2**14, "r": 8, "p": 5}
"""The parameters of scrypt with 16 MiB in OWASP's Password Storage Cheat Sheet: a small computer can bear
them."""

LENGTH = 32
"""Bytes of a hash."""

_MEMORY = 64 * 1024 * 1024
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits without those that look alike."""


class WeakPassword(ValueError):
    """A password that is refused; ``reason`` is "short", "long", "simple", "name" or "common"."""

    def __init__(self, reason: str) -> None:
        super().__init__(_TOLD[reason])
        self.reason = reason


_TOLD = {
    "short": f"A password has at least {SHORTEST} characters.",
    "long": f"A password has at most {LONGEST} characters.",
    "simple": f"A password has at least {FEWEST_SIGNS} different characters.",
    "name": "A password is not the name.",
    "common": "A password is not one of those that are tried first.",
}


def check_password(password: str, name: str) -> None:
    """Refuse a password that would be guessed; raises WeakPassword."""
    if len(password) < SHORTEST:
        raise WeakPassword("short")
    if len(password) > LONGEST:
        raise WeakPassword("long")
    if len(set(password)) < FEWEST_SIGNS:
        raise WeakPassword("simple")
    if _evened(password).casefold() == name.casefold():
        raise WeakPassword("name")
    from zxcvbn import zxcvbn  # here: its lists of words would make every start slower

    if zxcvbn(_evened(password)[:_LOOKED_AT], [name, *name.split()])["guesses"] < GUESSES:
        raise WeakPassword("common")


def new_password() -> str:
    """A random password to be read aloud: 16 letters and digits (79 bits), in groups of four."""
    letters = [secrets.choice(_LETTERS) for _ in range(16)]
    return "-".join("".join(letters[start : start + 4]) for start in range(0, 16, 4))


def hash_password(password: str) -> str:
    """The salted scrypt hash of a password as text, with its parameters."""
    salt = secrets.token_bytes(16)
    return _written(salt, _scrypt(password, salt, **COST))


def hash_of_nobody() -> str:
    """A hash that no password has: to compare with it takes the usual time, to make it takes none."""
    return _written(secrets.token_bytes(16), secrets.token_bytes(LENGTH))


def _written(salt: bytes, found: bytes) -> str:
    cost = ":".join(str(COST[name]) for name in ("n", "r", "p"))
    return f"scrypt:{cost}${salt.hex()}${found.hex()}"


def is_password(password: str, kept: str) -> bool:
    """Whether a password has this hash; takes as long for a wrong one as for the right one."""
    method, salt, wanted = kept.split("$")
    n, r, p = (int(number) for number in method.split(":")[1:])
    given = _scrypt(password[: LONGEST + 1], bytes.fromhex(salt), n, r, p)
    return hmac.compare_digest(given, bytes.fromhex(wanted))


def _scrypt(password: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    return hashlib.scrypt(_evened(password).encode(), salt=salt, n=n, r=r, p=p, maxmem=_MEMORY, dklen=LENGTH)


def _evened(password: str) -> str:
    return unicodedata.normalize("NFKC", password)
