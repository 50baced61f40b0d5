"""The roles that files of a game's room can have (docs/adding-a-game.md says what each holds).

One list for all who need it: the build compiles what it names, the fingerprint of a game's rules is taken of what
decides, and a test holds every room to it. It imports nothing: the build reads it before anything is installed.
"""

# What decides a game, and is compiled: these files, and the rules with all their folders.
DECIDING = (
    "terms.py",
    "state.py",
    "engine.py",
    "phases.py",
    "notation.py",
    "position.py",
    "view.py",
    "redeal.py",
)
RULES = "rules"
# What decides but is data, or reads it.
DATA = "data"
# Folders that are compiled and decide nothing: players, and sums for people who want to know their chances.
COMPILED = ("bots", "odds/sums")
# What shows a game or plays it.
SHOWING = (
    "board.py",
    "bots.py",
    "commands.py",
    "doubts.py",
    "facts.py",
    "glossary.py",
    "puzzles.json",
    "puzzles.py",
    "reckoned.py",
    "lesson.toml",
)
# What of core/ decides every game: chance, what is legal and in which order, what options mean, who receives an event.
CORE_DECIDING = ("bits.py", "contract.py", "options.py", "randomness.py", "simple.py")
