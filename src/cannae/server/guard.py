"""The gate: who may knock, how often and how hard. Everything passes here before anything else sees it."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cannae.core.contract import Complaint
from cannae.server.api import problem
from cannae.server.limits import Limits
from cannae.server.metrics import Metrics

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


class Gate:
    """Names we answer to, origins we trust, and the true address of a client."""

    def __init__(self, public_url: str | None, proxies: Iterable[str]) -> None:
        self.public = urlsplit(public_url) if public_url else None
        self.secure = self.public is not None and self.public.scheme == "https"
        try:
            self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        except ValueError as error:
            raise Complaint("proxy-shape", text=str(error)) from None

    def host_allowed(self, host: str) -> bool:
        """Ours by name, or an address: a foreign name that points at us is how other people's pages reach in."""
        name = urlsplit(f"//{host}").hostname or ""
        if name == "localhost" or (self.public is not None and name == self.public.hostname):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def origin_allowed(self, origin: str | None, host: str) -> bool:
        """A browser says where a page came from; who is no browser need not."""
        if origin is None:
            return True
        came = urlsplit(origin)
        if self.public is not None and (came.scheme, came.netloc) == (self.public.scheme, self.public.netloc):
            return True
        return came.scheme == "http" and came.netloc == host  # with TLS in front there is a public URL

    def client(self, scope: Scope) -> str:
        """The address of the client: what a named proxy says, or who is really there."""
        peer = scope["client"][0] if scope.get("client") else "local"
        if self._is_proxy(peer):
            chain = Headers(scope=scope).get("x-forwarded-for", "").split(",")
            for hop in reversed([part.strip() for part in chain if part.strip()]):
                if not self._is_proxy(hop):
                    return hop[:60]
        return str(peer)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


class Guard:
    """ASGI middleware: Host, Origin, sizes, rates, headers."""

    def __init__(self, app: ASGIApp, gate: Gate, limits: Limits, metrics: Metrics) -> None:
        self.app, self.gate, self.limits, self.metrics = app, gate, limits, metrics
        self.passed = 0  # who came in, and who went out again

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
        if not self.gate.host_allowed(host) or not self.gate.origin_allowed(headers.get("origin"), host):
            return False
        return self.limits.off or self.limits.requests.take(client)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        headers = request.headers
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
            await send(message)

        received = 0

        async def receive_guarded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise Complaint("too-large")
            return message

        refusal = None
        length = headers.get("content-length", "0")
        host = headers.get("host", "")
        if not self.gate.host_allowed(host):
            refusal = ("host-unknown", 421)
        elif scope["method"] not in SAFE and not self.gate.origin_allowed(headers.get("origin"), host):
            refusal = ("origin-foreign", 403)
        elif not length.isdecimal() or int(length) > limit:
            refusal = ("too-large", 413)
        elif not self.limits.off and path not in ("/healthz", "/readyz") and not self.limits.requests.take(client):
            self.metrics.limited.add()
            refusal = ("too-fast", 429)
        if refusal is not None:
            await problem(request, refusal[0], {}, refusal[1])(scope, receive, send_guarded)
            return
        with self.metrics.http.time():
            try:
                await self.app(scope, receive_guarded, send_guarded)
            except Complaint as complaint:
                await problem(request, complaint.key, complaint.words)(scope, receive, send_guarded)
