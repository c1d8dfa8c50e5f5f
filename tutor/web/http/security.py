"""Security headers of every response, and which requests may change anything (CSRF).

A form is accepted only from our own pages: browsers say where a request comes from in
Sec-Fetch-Site or Origin (OWASP, Cross-Site Request Forgery Prevention, "Fetch Metadata"), so pages
need no token and can be kept as bytes.
"""

from urllib.parse import urlsplit

from flask import Flask, Request, Response, abort, redirect, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import SecurityError

from tutor.web.http.request_data import address_parts

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "manifest-src 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def may_frame(response: Response) -> Response:
    """Let this page show another page of the site in a frame."""
    response.headers["Content-Security-Policy"] = HEADERS["Content-Security-Policy"] + "; frame-src 'self'"
    return response


def may_be_framed(response: Response) -> Response:
    """Let this page be shown in a frame of another page of the site."""
    policy = HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    response.headers["Content-Security-Policy"] = policy
    response.headers["X-Frame-Options"] = "SAMEORIGIN"
    return response


def comes_from_our_page(request: Request) -> bool:
    """Whether the browser says that this request was sent by a page of this site.

    A request that says nothing about its origin is refused: every browser of the last ten years
    sends at least one of the three headers with a form.
    """
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    source = request.headers.get("Origin") or request.headers.get("Referer") or ""
    parts = address_parts(source)
    return parts is not None and bool(source) and parts.netloc == request.host


def init_security(app: Flask) -> None:
    """Guard every request, and add security headers to every response."""

    @app.before_request
    def refuse_foreign_forms() -> None:
        if request.method not in SAFE_METHODS and not comes_from_our_page(request):
            abort(403)

    if app.config["HTTPS_ONLY"]:

        @app.before_request
        def lead_to_https() -> ResponseReturnValue | None:
            if request.is_secure or isinstance(request.routing_exception, SecurityError):
                return None
            host = urlsplit(request.host_url).hostname or ""
            there = f"https://[{host}]" if ":" in host else f"https://{host}"
            return redirect(there + request.full_path.rstrip("?"), 308)

    @app.after_request
    def add_headers(response: Response) -> Response:
        there = {name.lower() for name, _ in response.headers}
        response.headers.extend(
            [(name, value) for name, value in HEADERS.items() if name.lower() not in there]
        )
        if request.is_secure:
            response.headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        return response
