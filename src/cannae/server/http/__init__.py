"""Requests and sockets: the bytes of strangers, what guards the door, and the routes behind it."""
