"""Before anything asks for the list of games, the example game is installed beside ours; and what is drawn at random to
test with is the same in every run, on a slow machine too. `pytest --hypothesis-profile default` draws otherwise."""

from hypothesis import HealthCheck, settings

import example_package

example_package.install()
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("same")
