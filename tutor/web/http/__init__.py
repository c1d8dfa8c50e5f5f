"""What every request passes through: errors, security, cookies, limits of bodies, kept pages, health."""
