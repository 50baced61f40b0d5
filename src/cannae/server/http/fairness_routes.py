"""HTTP: adding to the seed, revealing what was sealed, and the key with which the server signs records."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from starlette.requests import Request

from cannae.core.contract import UserError
from cannae.core.records.signing import ALGORITHM
from cannae.server.http.account_routes import Done
from cannae.server.http.api import Api, Id
from cannae.server.services import services_of
from cannae.server.store import chance
from cannae.server.store.rows import TableRow

ATTEMPTS = 5  # if the other side writes at the same moment

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """`commitment` is the one that was shown: what is added binds nobody who has not seen it. Either `entropy`, a text,
    or `seal`, the SHA-256 of a text that is shown later."""

    commitment: Digest
    entropy: Text | None = None
    seal: Digest | None = None


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What was sealed."""

    entropy: Text


class Key(msgspec.Struct):
    """The public key of this server, in hexadecimal: finished games are signed with it."""

    algorithm: str
    key: str


async def change(request: Request, table: str, wanted: str, made: Callable[[TableRow, int], dict[str, str]]) -> Done:
    """Change the entropy of a table for the person's side that is in this state; start the game once it is complete."""
    services = services_of(request)
    person = await services.must_be_someone(request)
    for _ in range(ATTEMPTS):
        row = await services.store.find(table)
        sides = row.sides_of(person.id)
        if not sides:
            raise UserError("seat-not-yours")
        side = next((side for side in sides if chance.standing(row.entropy, side) == wanted), sides[0])
        if await services.store.set_entropy(row, made(row, side)):
            await (await services.hub.table(table)).start_if_full()
            return Done()
    raise UserError("entropy-too-late")


def add_fairness_routes(api: Api) -> None:
    @api.op("POST", "/api/tables/{table}/chance", body=Chance, returns=Done, table=Id)
    async def add(request: Request, table: str, body: Chance) -> Done:
        """Add to the chance of a table I sit at, openly or under seal"""
        if (body.entropy is None) == (body.seal is None):
            raise UserError("chance-one-of-two")

        def made(row: TableRow, side: int) -> dict[str, str]:
            if body.commitment != row.commitment:
                raise UserError("chance-other-commitment")
            if body.seal is not None:
                return chance.sealing(row.entropy, side, body.seal)
            return chance.adding(row.entropy, side, body.entropy or "")

        return await change(request, table, chance.AWAITED, made)

    @api.op("POST", "/api/tables/{table}/reveal", body=Shown, returns=Done, table=Id)
    async def reveal(request: Request, table: str, body: Shown) -> Done:
        """Show what I had sealed, once the other side is bound; the game begins when nothing is sealed any more"""
        return await change(
            request,
            table,
            chance.SEALED,
            lambda row, side: chance.showing(row.entropy, side, body.entropy, row.full()),
        )

    @api.op("GET", "/api/key", returns=Key)
    async def key(request: Request) -> Key:
        """The key with which this server signs records"""
        signer = services_of(request).hub.signer
        if signer is None:
            raise UserError("key-none")
        return Key(ALGORITHM, signer.public)
