"""What screens are sent: boards drawn once, streams, who is here."""
