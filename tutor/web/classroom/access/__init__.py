"""Pages of teachers' accounts, privacy and backups; and who a request comes from."""
