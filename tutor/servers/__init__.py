"""What serves the tutor: uvicorn for one laptop, streams that need no thread, limits of connections."""
