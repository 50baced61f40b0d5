"""Before anything asks for the list of games, the example game is installed beside ours."""

import example_package

example_package.install()
