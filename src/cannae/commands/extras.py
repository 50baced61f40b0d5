"""What is installed only with an extra of the package, such as `pip install 'cannae[server]'`."""

# The packages Python imports, and the extra that brings each; pyproject.toml has their versions.
EXTRAS = {
    "gymnasium": "adapters",
    "open_spiel": "adapters",
    "pettingzoo": "adapters",
    "pyspiel": "adapters",
    "resvg_py": "charts",
    "ray": "cluster",
    "numpy": "lab",
    "pyarrow": "lab",
    "scipy": "lab",
    "argon2": "server",
    "asyncpg": "server",
    "httptools": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "textual": "terminal",
    "torch": "train",
}


def extra_for(error: ModuleNotFoundError) -> str | None:
    """The extra that would bring what could not be imported, or None where no extra does.

    >>> extra_for(ModuleNotFoundError(name="starlette.requests"))
    'server'
    """
    return EXTRAS.get((error.name or "").partition(".")[0])
