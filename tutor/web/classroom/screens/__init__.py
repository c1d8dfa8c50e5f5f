"""What the screens of a class are sent: boards drawn once, streams, who is here."""
