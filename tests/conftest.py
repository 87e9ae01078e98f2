"""Settings shared by all tests: how hypothesis searches."""

import os

from hypothesis import settings

# No deadline: a slow machine is not a wrong rule. In CI the examples are the same in every run, so that a
# red build is about the change and not about luck; by hand each run looks somewhere new.
settings.register_profile("firekeeper", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "firekeeper")
