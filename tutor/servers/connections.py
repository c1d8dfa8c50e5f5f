"""How many connections a server may have open at once, and how many of them may be streams.

A stream holds its connection as long as its screen is open. If all connections were streams, no page could be
loaded: so some are reserved for pages, whatever the limit of open files is.
"""

SPARE_FILES = 100
"""Files that are open beside connections: the database, the log, what Python reads."""

FOR_PAGES = 1000
"""Connections that are reserved for pages, if there are at least twice as many."""


def most_connections(wanted: int) -> int:
    """How many connections may be open at once, at most ``wanted``; raises the limit of open files."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < files:
        soft = files if hard == resource.RLIM_INFINITY else min(files, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return min(wanted, max(soft - SPARE_FILES, soft // 2))
    return wanted


def most_streams(connections: int, for_pages: int = FOR_PAGES) -> int:
    """How many of these connections may be streams: half of them, or all except those reserved for pages."""
    return max(connections - for_pages, connections // 2)
