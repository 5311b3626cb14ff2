"""What the host of a server does beside it: orders that a process carries out, announcements."""
