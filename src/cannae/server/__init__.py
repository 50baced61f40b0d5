"""Tables that people play over a network: HTTP and WebSocket, store, accounts. Knows games only by the contract."""
