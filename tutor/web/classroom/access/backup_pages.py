"""Backups on the pages of teachers: when the last was made, and restoring one into a new tutor.

Whoever has the link of the first account may restore a backup: a new tutor has no data to lose.
"""

import logging
import tempfile
from datetime import timedelta
from pathlib import Path

from babel.dates import format_time
from flask import current_app, g, request, session, url_for
from markupsafe import Markup
from werkzeug.exceptions import RequestEntityTooLarge

from tutor.classroom.access.invitations import first_invitation
from tutor.classroom.access.teachers import has_teachers
from tutor.settings import signing_of
from tutor.storage.backups.backup import BackupError, NewerBackup
from tutor.storage.backups.daily_backup import Place, places_of
from tutor.storage.backups.restoring import load
from tutor.web.site.calendar import long_date
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database
from tutor.web.site.today import reader_minutes
from tutor.web.wording.classroom import backup_words as words
from tutor.web.wording.classroom.set_words import NO_FILE
from tutor.web.wording.pages.record_words import TOO_LARGE

log = logging.getLogger(__name__)

LARGEST = 256 * 1024**2
"""The most bytes of a backup that a browser may send; `tutor restore` takes larger ones."""


class NotRestored(ValueError):
    """Why a backup was not restored, in the reader's language, and the status of the answer."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.status = status


def backup_sentences() -> list[Markup]:
    """When and where backups were made, in sentences; none for a database that is backed up elsewhere."""
    file = database().file
    if file is None:
        return []
    backups = current_app.extensions.get("backups")
    sentences = [Markup(_escaped(words.FAILED))] if backups is not None and backups.fault else []
    return sentences + [_told(place) for place in places_of(file)]


def _told(place: Place) -> Markup:
    folder = Markup("<bdi>{}</bdi>").format(place.folder)
    if not place.is_there:
        return _escaped(words.NOT_THERE) % {"folder": folder}
    if place.newest is None:
        return _escaped(words.NONE_YET)
    here, locale = place.newest + timedelta(minutes=reader_minutes()), current_language().locale
    day = long_date(here.date(), locale)
    time = format_time(here.replace(tzinfo=None), "HH:mm", locale=locale)
    return _escaped(words.LAST) % {"when": f"{day}, {time}", "folder": folder}


def _escaped(sentence: str) -> Markup:
    return Markup("{}").format(g.translations.gettext(sentence))


def may_restore() -> bool:
    """Whether a backup may be restored here: the server is one process, and there is no teacher yet."""
    found = database()
    return found.file is not None and not current_app.config["REDIS_URL"] and not has_teachers(found)


def restore_uploaded() -> str:
    """Restore the backup that was sent; returns the address of the sign-in. Raises NotRestored."""
    gettext = g.translations.gettext
    request.max_content_length = LARGEST
    try:
        sent = request.files.get("file")
    except RequestEntityTooLarge:
        raise NotRestored(gettext(TOO_LARGE) % {"n": LARGEST // 1024**2}, 413) from None
    if sent is None or not sent.filename:
        raise NotRestored(gettext(NO_FILE))
    found = database()
    assert found.file is not None
    key = current_app.config["SECRET_KEY_FILE"]
    try:
        with tempfile.TemporaryDirectory(dir=found.file.parent, prefix=".sent-") as folder:
            backup = Path(folder, "backup.zip")
            sent.save(backup)
            load(backup, found, key)
    except NewerBackup:
        raise NotRestored(gettext(words.NEWER)) from None
    except BackupError as error:
        log.warning("%s", error)
        raise NotRestored(gettext(words.NO_BACKUP)) from None
    log.warning("A backup was restored")
    if key is not None:
        current_app.config.update(signing_of(key))
    session.clear()
    if (invited := first_invitation(found)) is not None:
        session["invited"] = invited
        return url_for("accounts.become")
    return url_for("accounts.entrance")
