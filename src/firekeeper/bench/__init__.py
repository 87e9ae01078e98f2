"""Benchmarks: how fast the rules are, measured beside a peer in one run (protocol: benchmarks/README.md).

`engines` finds the pure and the compiled rules, `worker` is the fresh process that measures one thing, and
`comparison` repeats and interleaves the workers and turns what they say into rows with ratios and bars.
"""
