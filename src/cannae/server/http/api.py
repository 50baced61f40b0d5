"""Typed HTTP on Starlette: an endpoint says what it takes and gives, and the OpenAPI description follows from that."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cannae.core.contract import UserError
from cannae.core.version import __version__
from cannae.locale import LANGUAGES
from cannae.server.live.session import sentence
from cannae.server.ops.logs import fault

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]  # of a table

MISSING = {
    "table-unknown",
    "record-unknown",
    "game-unknown",
    "person-unknown",
    "language-unknown",
    "rule-unknown",
    "session-unknown",
}
MISSING |= {"document-no-sample"}
FORBIDDEN = {"seat-not-yours", "table-private", "link-unknown", "blocked", "login-wrong", "recovery-wrong"}
FORBIDDEN |= {"password-wrong", "banned", "muted-by-host"}
STATUS = (
    dict.fromkeys(MISSING, 404)
    | dict.fromkeys(FORBIDDEN, 403)
    | {
        "guest-first": 401,
        "too-fast": 429,
        "too-large": 413,
        "seat-taken": 409,
        "name-taken": 409,
        "name-of-account": 409,
    }
    | {"store-full": 503, "store-read-only": 503, "store-failed": 503, "stopping": 503, "server-fault": 500}
)


class Problem(msgspec.Struct):
    """Why something was not done: the key of the sentence, its arguments, and the sentence itself."""

    key: str
    args: dict[str, Any]
    text: str


@dataclass
class Parameter:
    name: str
    kind: Any
    where: str
    default: Any = msgspec.UNSET


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def language_of(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def problem(request: Request, key: str, args: dict[str, Any], status: int | None = None) -> Json:
    text = sentence(language_of(request), key, args)
    return Json(Problem(key, msgspec.to_builtins(args, enc_hook=str), text), status or STATUS.get(key, 400))


Handler = Callable[..., Awaitable[Any]]


class Api:
    def __init__(self) -> None:
        self.routes: list[Route] = []
        self._operations: list[dict[str, Any]] = []

    def op(
        self,
        method: str,
        path: str,
        *,
        returns: Any,
        body: Any = None,
        query: dict[str, tuple[Any, Any]] | None = None,
        **path_parameters: Any,
    ) -> Callable[[Handler], Handler]:
        """Declare an endpoint. The handler is called with the request, `body`, and every parameter by name."""
        decoder = msgspec.json.Decoder(body) if body is not None else None
        parameters = [Parameter(name, kind, "path") for name, kind in path_parameters.items()]
        parameters += [Parameter(name, kind, "query", default) for name, (kind, default) in (query or {}).items()]

        def declare(handler: Handler) -> Handler:
            async def endpoint(request: Request) -> Response:
                try:
                    given: dict[str, Any] = {one.name: _read(request, one) for one in parameters}
                    if decoder is not None:
                        given["body"] = decoder.decode(body := await request.body())
                        if b"\\u0000" in body:
                            raise msgspec.ValidationError("NUL")  # PostgreSQL cannot store it
                except msgspec.ValidationError as error:
                    return problem(request, "request-shape", {"detail": str(error)}, 422)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    return problem(request, "request-not-json", {})
                except UserError as user_error:  # the body is larger than its Content-Length
                    return problem(request, user_error.key, user_error.words)
                try:
                    result = await handler(request, **given)
                except UserError as user_error:
                    return problem(request, user_error.key, user_error.words)
                except Exception:
                    fault("request", path=request.url.path)
                    return problem(request, "server-fault", {})
                return result if isinstance(result, Response) else Json(result)

            self.routes.append(Route(path, endpoint, methods=[method]))
            meaning = (handler.__doc__ or handler.__name__).strip()
            self._operations.append(
                {"method": method, "path": path, "returns": returns, "body": body, "about": meaning, "in": parameters}
            )
            return handler

        return declare

    def description(self) -> dict[str, Any]:
        """The OpenAPI document."""
        kinds: list[Any] = [Problem]
        for operation in self._operations:
            kinds += [operation["returns"], *([operation["body"]] if operation["body"] is not None else [])]
            kinds += [parameter.kind for parameter in operation["in"]]
        schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        found = iter(schemas)
        refusal = {"description": "A refusal", "content": {"application/json": {"schema": next(found)}}}
        paths: dict[str, Any] = {}
        for operation in self._operations:
            entry: dict[str, Any] = {
                "summary": operation["about"],
                "operationId": f"{operation['method']} {operation['path']}",
                "responses": {
                    "200": {"description": "Done", "content": {"application/json": {"schema": next(found)}}},
                    "default": refusal,
                },
            }
            if operation["body"] is not None:
                entry["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(found)}}}
            entry["parameters"] = [
                {"name": one.name, "in": one.where, "required": one.where == "path", "schema": next(found)}
                for one in operation["in"]
            ]
            paths.setdefault(operation["path"], {})[operation["method"].lower()] = entry
        return {
            "openapi": "3.1.0",
            "info": {"title": "Cannae", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }


def _read(request: Request, one: Parameter) -> Any:
    text = request.path_params[one.name] if one.where == "path" else request.query_params.get(one.name)
    if text is None:
        return one.default
    if "\0" in text:
        raise msgspec.ValidationError("NUL")
    return msgspec.convert(text, one.kind, strict=False)
