"""The page: the built one, or a plain sentence if it was not built."""

import mimetypes
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from cannae.core.registry import games
from cannae.locale import words
from cannae.server.http.api import language_of

BUILT = Path(__file__).parents[2] / "_web"
PLAIN = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Cannae</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>Cannae</h1><p>{about}</p><ul>{games}</ul></main></body></html>
"""


def plain(language: str) -> str:
    say = words(language).say
    entries = [f"<li><b>{escape(say(f'{one}-name'))}</b> {escape(say(f'{one}-tagline'))}</li>" for one in games()]
    return PLAIN.format(language=language, about=escape(say("command-cannae")), games="".join(entries))


class Page:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        """A file of the built page; any other path gets the page itself, which does its own routing."""
        index = self.folder / "index.html"
        if not index.is_file():
            known = request.url.path == "/"
            return HTMLResponse(plain(language_of(request)), status_code=200 if known else 404)
        try:
            wanted = (self.folder / request.path_params.get("path", "")).resolve()
            found = wanted.is_file() and wanted.is_relative_to(self.folder)
        except (OSError, ValueError):  # not a valid file name
            return Response(status_code=404)
        if found:
            kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
            lasting = "/assets/" in request.url.path  # their names contain a hash of their content
            age = "public, max-age=31536000, immutable" if lasting else "no-cache"
            headers = {"cache-control": age, "vary": "accept-encoding"}
            packed = wanted.with_name(wanted.name + ".gz")
            if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
                return FileResponse(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
            return FileResponse(wanted, media_type=kind, headers=headers)
        if "." in wanted.name:
            return Response(status_code=404)
        return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})
