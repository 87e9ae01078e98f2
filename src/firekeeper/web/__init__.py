"""HTTP and WebSocket in front of the tables. Nothing in here knows a game's name."""
