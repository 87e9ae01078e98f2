"""The server's benchmark: people's moves through real WebSockets, beside the boardgame.io server.

`wire` is a WebSocket client that costs next to nothing, `ours` and `peer` each start a server and know how
one plays through it, `load` lets full tables play as fast as they can and counts what the other seats
received, and `measures` turns runs into rows with ratios and bars: see benchmarks/README.md.
"""
