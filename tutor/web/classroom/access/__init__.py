"""Teachers' accounts, privacy, backups, and who asks, as pages."""
