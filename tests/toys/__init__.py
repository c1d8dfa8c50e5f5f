"""Small games and languages that only tests know: whatever stands above the games can show them."""
