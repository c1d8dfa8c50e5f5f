"""What every request passes through: errors, security, cookies, body limits, the page cache, health."""
