"""Sentences about backups: when and where the last was made, and why one cannot be restored."""

from tutor.web.site.messages import N_

LAST = N_("Last backup: %(when)s, in the folder %(folder)s.")
NONE_YET = N_("There is no backup yet. The tutor makes one by itself on each day on which it is used.")
NOT_THERE = N_("The folder %(folder)s is not there now. No backup gets there until it is.")
FAILED = N_("The last backup could not be made. Tell whoever looks after this computer.")

NO_BACKUP = N_("This file is no backup of the tutor, or it is damaged. Try another one.")
NEWER = N_("This backup was made by a newer tutor. Install that one first.")
