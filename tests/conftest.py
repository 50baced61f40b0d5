"""Before anything asks for the list of games, the fifth one is installed beside ours."""

import outside

outside.install()
