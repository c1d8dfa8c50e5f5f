"""The cookie of a session: as strict as the connection allows.

Over https it is `Secure` and has the `__Host-` prefix, so that no other host of a domain can set it. In a
school without https browsers would drop such a cookie, and the plain name is used.
"""

from __future__ import annotations

from flask import Flask, request
from flask.sessions import SecureCookieSessionInterface

STRICT = "__Host-"


class CookieByScheme(SecureCookieSessionInterface):
    """Names and guards the session's cookie by the scheme of the request."""

    def get_cookie_name(self, app: Flask) -> str:
        name = super().get_cookie_name(app)
        return STRICT + name if request.is_secure else name

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure
