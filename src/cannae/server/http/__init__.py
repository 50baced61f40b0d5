"""HTTP and WebSockets: connections, the checks that every request passes, and the routes."""
