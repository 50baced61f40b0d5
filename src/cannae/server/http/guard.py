"""Checks that every request passes first: host, origin, rate, size."""

import ipaddress
from collections import Counter
from collections.abc import Iterable
from contextlib import nullcontext
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cannae.core.contract import UserError
from cannae.server.http.api import problem
from cannae.server.ops.usage import KB, Limits, Metrics

LONGEST_PATH = 1000  # characters
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def host_name(host: str) -> str | None:
    """The name in a Host header, without the port; None if the header is malformed."""
    try:
        found = urlsplit(f"//{host}")
        _ = found.port
    except ValueError:
        return None
    strange = found.path or found.query or found.fragment or found.username is not None
    return None if strange or any(c.isspace() or c == "\\" for c in host) else found.hostname


class Gate:
    """The host names of this server, the origins it trusts, and the true address of a client."""

    def __init__(self, public_url: str | None, proxies: Iterable[str]) -> None:
        self.public = urlsplit(public_url) if public_url else None
        self.secure = self.public is not None and self.public.scheme == "https"
        try:
            self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        except ValueError as error:
            raise UserError("proxy-shape", text=str(error)) from None

    def host_allowed(self, host: str) -> bool:
        """Only our own names and plain addresses: with any other name that resolves to us, foreign pages could read our
        answers (DNS rebinding)."""
        name = host_name(host)
        if name == "localhost" or (self.public is not None and name == self.public.hostname):
            return True
        try:
            ipaddress.ip_address(name or "")
        except ValueError:
            return False
        return True

    def origin_allowed(self, origin: str | None, host: str) -> bool:
        """Only our own pages: browsers send the origin of a page; other clients need not."""
        if origin is None:
            return True
        try:
            came = urlsplit(origin)
        except ValueError:
            return False
        if self.public is not None and (came.scheme, came.netloc) == (self.public.scheme, self.public.netloc):
            return True
        return came.scheme == "http" and came.netloc == host  # behind TLS a public URL is configured

    def client(self, scope: Scope) -> str:
        """The address of the client: as a trusted proxy reports it, or that of the connection."""
        peer = scope["client"][0] if scope.get("client") else "local"
        if self.is_proxy(peer):
            chain = Headers(scope=scope).get("x-forwarded-for", "").split(",")
            for hop in reversed([part.strip() for part in chain if part.strip()]):
                if not self.is_proxy(hop):
                    return self.home(hop[:60])
        return self.home(str(peer))

    def is_proxy(self, address: str) -> bool:
        if not self.proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    @staticmethod
    def home(address: str) -> str:
        """What counts as one address: for IPv6 the whole /64 network, because that is what one customer gets."""
        if ":" not in address:
            return address
        try:
            found = ipaddress.IPv6Address(address.partition("%")[0])
        except ValueError:
            return address
        return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Guard:
    """ASGI middleware: Host, Origin, sizes, rates, headers."""

    def __init__(self, app: ASGIApp, gate: Gate, limits: Limits, metrics: Metrics) -> None:
        self.app, self.gate, self.limits, self.metrics = app, gate, limits, metrics
        self._uploads: Counter[str] = Counter()
        self.passed = 0  # requests that began and ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.passed += 1
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            elif scope["type"] == "websocket" and not self._welcome(scope):
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
        finally:
            self.passed += 1

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        scope["cannae.client"] = client = self.gate.client(scope)
        if not self._within_rate(client):
            return False
        return self.gate.host_allowed(host) and self.gate.origin_allowed(headers.get("origin"), host)

    def _within_rate(self, client: str) -> bool:
        """Checked first, so that requests that are refused for another reason are counted too."""
        if self.limits.off or self.limits.requests.take(client):
            return True
        self.limits.exceeded.add()
        self.limits.requests.charge(client, 1)  # going on makes the wait longer
        return False

    def _refusal(self, scope: Scope, headers: Headers, limit: int) -> tuple[str, int] | None:
        """The message key and the HTTP status of what is wrong with a request, if anything is."""
        path: str = scope["path"]
        rate = scope["cannae.client"] + (" health" if path in ("/healthz", "/readyz") else "")  # has its own limit
        length, host = headers.get("content-length", "0"), headers.get("host", "")
        if not self._within_rate(rate):
            return "too-fast", 429
        if host and host_name(host) is None:
            return "host-malformed", 400
        if not self.gate.host_allowed(host):
            return "host-unknown", 421
        if "\0" in path or len(path) > LONGEST_PATH:
            return "address-unknown", 404
        if scope["method"] not in SAFE and not self.gate.origin_allowed(headers.get("origin"), host):
            return "origin-foreign", 403
        if not length.isdecimal() or len(length) > 12 or int(length) > limit:
            return "too-large", 413
        return None

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        scope["cannae.client"] = client = self.gate.client(scope)
        path: str = scope["path"]
        limit = self.limits.record if path.startswith("/api/records/") else self.limits.body

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added[name] = value
                if self.gate.secure:
                    added["strict-transport-security"] = "max-age=31536000"
                if path.startswith("/api/") and "cache-control" not in added:
                    added["cache-control"] = "no-store"
                if message["status"] == 429:
                    added["connection"] = "close"
            elif not self.limits.off and (size := len(message.get("body", b""))) > KB:
                self.limits.requests.charge(client, size / self.limits.answers)
            await send(message)

        received, uploading = 0, False

        async def receive_guarded() -> Message:
            nonlocal received, uploading
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise UserError("too-large")
            if received > self.limits.body and not uploading and not self.limits.off:
                if self._uploads[client] >= self.limits.uploads:
                    raise UserError("too-fast")
                uploading = True
                self._uploads[client] += 1
            return message

        refusal = self._refusal(scope, request.headers, limit)
        if refusal is not None:
            await problem(request, refusal[0], {}, refusal[1])(scope, receive, send_guarded)
            return
        with self.metrics.http.time():
            try:
                async with nullcontext() if self.limits.off else self.limits.at_once.of(client):
                    await self.app(scope, receive_guarded, send_guarded)
            except UserError as user_error:
                await problem(request, user_error.key, user_error.words)(scope, receive, send_guarded)
            except ClientDisconnect:
                pass  # the client is gone
            finally:
                if uploading:
                    self._uploads[client] -= 1
                    self._uploads += Counter()  # removes the addresses without uploads
