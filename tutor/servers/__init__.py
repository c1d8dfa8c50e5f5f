"""What serves the tutor: uvicorn for one laptop, streams without threads, limits of connections."""
