"""The session cookie: as strict as the connection allows.

Over https it is `Secure` and has the `__Host-` prefix, so that no other host of a domain can set it. In a
school without https browsers would drop such a cookie, and the plain name is used. The cookie of whoever goes
on learning is renewed for another 400 days; so is one that an older key signed.

Its lifetime is given in seconds, which the browser counts: the clock of this computer may be wrong. For the
same reason a cookie of any date is accepted; the database knows what has ended.
"""

from datetime import UTC, datetime, timedelta

from flask import Flask, Request, Response, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from itsdangerous import BadSignature

STRICT = "__Host-"

OLD = timedelta(days=30)
"""The age from which a cookie is renewed.

It is not renewed with each response: one that arrives late would bring back the cookie from before a seat
was taken.
"""


class CookieByScheme(SecureCookieSessionInterface):
    """Chooses the name and the strictness of the session cookie by the scheme of the request."""

    def get_cookie_name(self, app: Flask) -> str:
        name = super().get_cookie_name(app)
        return STRICT + name if request.is_secure else name

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        signer = self.get_signing_serializer(app)
        if signer is None:
            return None
        try:
            came = request.cookies.get(self.get_cookie_name(app), "")
            return self.session_class(signer.loads(came) if came else None)
        except BadSignature:
            return self.session_class()

    def get_expiration_time(self, app: Flask, session: SessionMixin) -> None:
        """None: `save_session` sets a lifetime in seconds instead of a date."""

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        super().save_session(app, session, response)
        ours = self.get_cookie_name(app) + "="
        cookies = response.headers.getlist("Set-Cookie")
        if any(cookie.startswith(ours) for cookie in cookies) and session and session.permanent:
            lives = f"; Max-Age={int(app.permanent_session_lifetime.total_seconds())}"
            response.headers.setlist(
                "Set-Cookie", [one + lives if one.startswith(ours) else one for one in cookies]
            )

    def should_set_cookie(self, app: Flask, session: SessionMixin) -> bool:
        return super().should_set_cookie(app, session) or (
            bool(session) and request.method == "POST" and self._is_old(app, session.permanent)
        )

    def _is_old(self, app: Flask, is_permanent: bool) -> bool:
        """Whether the cookie that came was signed by an old key, long ago, or by a clock that was ahead."""
        signer = self.get_signing_serializer(app)
        came = request.cookies.get(self.get_cookie_name(app))
        if signer is None or came is None:
            return False
        signer.secret_keys = signer.secret_keys[-1:]  # the newest
        try:
            _, signed = signer.loads(came, return_timestamp=True)
        except BadSignature:
            return True
        return is_permanent and bool(abs(datetime.now(UTC) - signed) > OLD)
