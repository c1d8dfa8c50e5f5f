"""Random keys: 128 bits for a link, digits for what is typed."""

import hashlib
import secrets
import unicodedata


def new_key() -> str:
    """A key that nobody can guess: 128 bits in hexadecimal, 32 characters."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """The hash that is stored in place of a key that is never shown again; 64 characters."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_digits(count: int) -> str:
    """``count`` random digits; the first is not zero, since some people would leave it out."""
    return str(10 ** (count - 1) + secrets.randbelow(9 * 10 ** (count - 1)))


def typed_digits(text: str) -> str:
    """The digits that somebody typed, in any script, without what stands between them.

    >>> typed_digits(" 482-913 "), typed_digits("๔๘๒ ๙๑๓"), typed_digits("Ann")
    ('482913', '482913', '')
    """
    return "".join(str(unicodedata.decimal(sign)) for sign in text[:64] if sign.isdecimal())


def in_groups(digits: str) -> str:
    """Digits as they are read aloud, three at a time.

    >>> in_groups("482913"), in_groups("4829135")
    ('482 913', '482 913 5')
    """
    return " ".join(digits[start : start + 3] for start in range(0, len(digits), 3))
