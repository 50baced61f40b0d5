"""Guests and accounts. A guest is a signed cookie; an account adds a login, a password (argon2id), recovery codes."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cannae.core.contract import UserError
from cannae.server.accounts.forgetting import forget_at_tables
from cannae.server.accounts.names import RESERVED_LIKENESSES, clean_name, likeness
from cannae.server.store import standings
from cannae.server.store.database import A_PERSON, Conflict, Statement
from cannae.server.store.rows import TableRow, digest, new_id, new_token, now_ms, read_json, to_json
from cannae.server.store.store import Store
from cannae.table.clock import DAY

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
RECOVERY_CODES = 8
CONFIRM_WITHIN, STOP_WITHIN = 3 * DAY, 400 * DAY  # how long the links in letters are valid
LONGEST_MAIL, NO_MAIL = 254, '@,;:<>()[]"\\'
WEAK = {"password", "passwort", "1234567890", "qwertyuiop", "letmein", "cannae", "hannibal"}  # and repetitions of them
MOST_SESSIONS = 50  # of one account; one more login ends the session that was used least recently
SEEN_EVERY = 600_000  # milliseconds between updates of a session's last use
COLUMNS = "id, name, login, password, epoch, mail, language, created, muted, banned"


@dataclass
class Person:
    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    mail: str | None
    language: str
    created: int
    muted: int = 0  # until when it is muted
    banned: int = 0  # until when it is banned
    session: str = ""  # the id of the session of an account

    @property
    def account(self) -> bool:
        return self.login is not None

    @property
    def welcome(self) -> bool:
        return self.banned <= now_ms()


def hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class People:
    def __init__(self, store: Store, key: bytes, passwords: PasswordHasher | None = None) -> None:
        self.store = store
        self._key = key
        self._passwords = passwords or hasher()
        self._threads = ThreadPoolExecutor(2, "password")
        self._decoy = self._passwords.hash(secrets.token_hex(8))  # for unknown logins: takes as long

    # -- Cookies --------------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        text = f"{person.id}.{person.epoch}" + (f".{person.session}" if person.session else "")
        return f"{text}.{self._sign(text)}"

    def _sign(self, text: str, purpose: str = "person") -> str:
        return hmac.digest(self._key, f"{purpose}\0{text}".encode(), "sha256").hex()

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person of a cookie, if its signature is ours and it is still valid."""
        text, _, signature = (cookie or "").rpartition(".")
        if not text or not hmac.compare_digest(self._sign(text).encode(), signature.encode("utf-8", "replace")):
            return None
        person_id, epoch, session = [*text.split("."), ""][:3]
        person = await self.find(person_id)
        if person is None or str(person.epoch) != epoch:
            return None
        if person.account and not await self._note_session(person.id, session):
            return None
        person.session = session
        return person

    # -- Sessions: where an account is logged in ------------------------------------------------------------------

    async def open_session(self, person: Person, agent: str) -> None:
        """Open a session after a login, unless the password was changed at the same moment."""
        person.session, at = new_id(), now_ms()
        sql = (
            "INSERT INTO session (id, person, created, seen, agent)"
            " SELECT $1, id, CAST($3 AS BIGINT), $3, $4 FROM person WHERE id = $2 AND password = $5"
        )
        forgotten = (
            "DELETE FROM session WHERE person = $1 AND id NOT IN"
            f" (SELECT id FROM session WHERE person = $1 ORDER BY seen DESC, created DESC, id LIMIT {MOST_SESSIONS})"
        )
        try:
            await self.store.database.write(
                Statement(sql, (person.session, person.id, at, agent, person.password), 1),
                Statement(forgotten, (person.id,)),
            )
        except Conflict:
            raise UserError("login-wrong") from None

    async def _note_session(self, person: str, session: str) -> bool:
        """Whether a session is still open; updates its last use now and then."""
        sql, at = "SELECT seen FROM session WHERE id = $1 AND person = $2", now_ms()
        rows = await self.store.database.fetch(sql, session, person)
        if rows and rows[0][0] < at - SEEN_EVERY:
            with suppress(UserError):  # a full or read-only store must not log anybody out
                await self.store.database.write(Statement("UPDATE session SET seen = $2 WHERE id = $1", (session, at)))
        return bool(rows)

    async def sessions(self, person: Person) -> list[tuple[str, int, int, str]]:
        """The sessions of an account: id, start, last use, browser; the latest first."""
        sql = "SELECT id, created, seen, agent FROM session WHERE person = $1 ORDER BY seen DESC, created DESC, id"
        rows = await self.store.database.fetch(sql, person.id)
        return [(str(row[0]), int(row[1]), int(row[2]), str(row[3])) for row in rows]

    async def end_session(self, person: Person, session: str) -> None:
        ended = Statement("DELETE FROM session WHERE id = $1 AND person = $2", (session, person.id), 1)
        try:
            await self.store.database.write(ended, hint=A_PERSON + person.id)
        except Conflict:
            raise UserError("session-unknown") from None

    async def living_sessions(self, ids: Sequence[str]) -> set[str]:
        marks = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        rows = await self.store.database.fetch(f"SELECT id FROM session WHERE id IN ({marks})", *ids)
        return {str(row[0]) for row in rows}

    # -- Guests and accounts --------------------------------------------------------------------------------

    async def find(self, person_id: str) -> Person | None:
        rows = await self.store.database.fetch(f"SELECT {COLUMNS} FROM person WHERE id = $1", person_id)
        return Person(*rows[0]) if rows else None

    async def guest(self, name: str, language: str) -> Person:
        """Create a guest. It may not have the name of an account, to prevent impersonation."""
        person = Person(new_id(), clean_name(name), None, None, 1, None, language, now_ms())
        if await self.store.database.fetch("SELECT 1 FROM person WHERE likeness = $1", likeness(person.name)):
            raise UserError("name-of-account")
        sql = "INSERT INTO person (id, name, epoch, language, created) VALUES ($1, $2, $3, $4, $5)"
        args = (person.id, person.name, person.epoch, person.language, person.created)
        await self.store.database.write(Statement(sql, args))
        return person

    async def register(self, person: Person, name: str, password: str) -> list[str]:
        """Turn a guest into an account that keeps all its games; returns the recovery codes."""
        if person.account:
            raise UserError("account-already")
        check_password(password, name)
        name = clean_name(name)
        if likeness(name) in RESERVED_LIKENESSES:
            raise UserError("name-taken")
        hashed = await self._hash(password)
        codes = fresh_codes()
        sql = "UPDATE person SET name = $2, login = $3, password = $4, likeness = $5 WHERE id = $1 AND login IS NULL"
        update = Statement(sql, (person.id, name, name.casefold(), hashed, likeness(name)), 1)
        seats = Statement("UPDATE seat SET name = $2 WHERE person = $1", (person.id, name))
        try:
            await self.store.database.write(update, seats, *_recovery(person.id, codes))
        except Conflict:
            raise UserError("name-taken") from None
        person.name, person.login, person.password = name, name.casefold(), hashed
        return codes

    async def tables_of(self, person: str) -> list[str]:
        seats = "SELECT table_id FROM seat WHERE person = $1 UNION SELECT table_id FROM guest_seat WHERE person = $1"
        return [str(row[0]) for row in await self.store.database.fetch(seats, person)]

    async def log_in(self, name: str, password: str) -> Person:
        rows = await self.store.database.fetch(f"SELECT {COLUMNS} FROM person WHERE login = $1", name.casefold())
        person = Person(*rows[0]) if rows else None
        hashed = person.password if person is not None and person.password else self._decoy
        right = await self._verify(hashed, password)
        if person is None or not right:
            raise UserError("login-wrong")
        if not person.welcome:
            raise UserError("banned")
        if self._passwords.check_needs_rehash(hashed):
            fresh, sql = await self._hash(password), "UPDATE person SET password = $2 WHERE id = $1 AND password = $3"
            await self.store.database.write(Statement(sql, (person.id, fresh, hashed)))
            person.password = fresh
        return person

    async def adopt(self, guest: Person, account: Person) -> list[str]:
        """Merge a guest into an account, after a login: its seats, its standing, its reports, and reports about it.
        Returns the ids of the tables."""
        tables = await self.tables_of(guest.id)
        both = (guest.id, account.id)
        moved = (
            "INSERT INTO guest_seat (table_id, side, person) SELECT table_id, side, $2 FROM guest_seat"
            " WHERE person = $1 ON CONFLICT DO NOTHING"
        )
        block = "INSERT INTO block (person, other)"
        await self.store.database.write(
            Statement("UPDATE seat SET person = $2, name = $3 WHERE person = $1", (*both, account.name)),
            Statement(moved, both),
            Statement("DELETE FROM guest_seat WHERE person = $1", (guest.id,)),
            Statement(f"{block} SELECT person, $2 FROM block WHERE other = $1 ON CONFLICT DO NOTHING", both),
            Statement(f"{block} SELECT $2, other FROM block WHERE person = $1 ON CONFLICT DO NOTHING", both),
            Statement("DELETE FROM block WHERE person = $1 OR other = $1", (guest.id,)),
            Statement("UPDATE report SET person = $2 WHERE person = $1", both),
            Statement("UPDATE report SET about = $2 WHERE about = $1", both),
            *standings.moved(*both),
            Statement("UPDATE person SET muted = $2 WHERE id = $1 AND muted < $2", (account.id, guest.muted)),
            Statement("DELETE FROM person WHERE id = $1 AND login IS NULL", (guest.id,)),
            hint=" ".join([A_PERSON + guest.id, *tables]),
        )
        return tables

    async def recover(self, name: str, code: str, password: str) -> Person:
        """Set a new password with a recovery code; all older cookies become invalid."""
        check_password(password, name)
        rows = await self.store.database.fetch(f"SELECT {COLUMNS} FROM person WHERE login = $1", name.casefold())
        person_id = rows[0][0] if rows else ""
        used = Statement("DELETE FROM recovery WHERE person = $1 AND digest = $2", (person_id, digest(code)), 1)
        sql = "UPDATE person SET password = $2, epoch = epoch + 1 WHERE id = $1"
        hashed = await self._hash(password)
        left = Statement("DELETE FROM session WHERE person = $1", (person_id,))
        try:
            await self.store.database.write(
                used, Statement(sql, (person_id, hashed), 1), left, hint=A_PERSON + person_id
            )
        except Conflict:
            raise UserError("recovery-wrong") from None
        found = await self.find(person_id)
        assert found is not None
        return found

    async def log_out_everywhere(self, person: Person) -> None:
        sql = "UPDATE person SET epoch = epoch + 1 WHERE id = $1"
        left = Statement("DELETE FROM session WHERE person = $1", (person.id,))
        await self.store.database.write(Statement(sql, (person.id,)), left, hint=A_PERSON + person.id)

    async def must_know_password(self, person: Person, password: str) -> None:
        if person.password is None:
            raise UserError("account-none")
        if not await self._verify(person.password, password):
            raise UserError("password-wrong")

    async def change_password(self, person: Person, password: str) -> None:
        """Change the password; all other sessions end."""
        check_password(password, person.name)
        sql = "UPDATE person SET password = $2 WHERE id = $1 AND password = $3"
        changed = Statement(sql, (person.id, await self._hash(password), person.password), 1)
        left = Statement("DELETE FROM session WHERE person = $1 AND id <> $2", (person.id, person.session))
        try:
            await self.store.database.write(changed, left, hint=A_PERSON + person.id)
        except Conflict:  # it was changed at the same moment
            raise UserError("password-wrong") from None

    async def renew_codes(self, person: Person) -> list[str]:
        """Make new recovery codes; the old ones become invalid."""
        codes = fresh_codes()
        still = "UPDATE person SET epoch = epoch WHERE id = $1 AND password = $2"
        void = Statement("DELETE FROM recovery WHERE person = $1", (person.id,))
        try:
            known = Statement(still, (person.id, person.password), 1)
            await self.store.database.write(known, void, *_recovery(person.id, codes))
        except Conflict:
            raise UserError("password-wrong") from None
        return codes

    # -- Letters: only to an address that was confirmed by a link sent to it -------------------------------------

    def letter_token(self, person: Person, mail: str, wanted: bool) -> str:
        """The token of a link in a letter, which allows letters to that address, or stops them."""
        until = now_ms() + (CONFIRM_WITHIN if wanted else STOP_WITHIN)
        text = to_json([person.id, mail, wanted, until])
        written = urlsafe_b64encode(text.encode()).decode().rstrip("=")
        return f"{written}.{self._sign(text, 'letter')}"

    async def answer_letter(self, token: str) -> tuple[str, bool]:
        """Follow such a link; returns the address and whether letters go there from now on."""
        written, _, signature = token.partition(".")
        try:
            text = urlsafe_b64decode(written + "=" * (-len(written) % 4)).decode()
        except ValueError:
            raise UserError("letter-link") from None
        if not hmac.compare_digest(self._sign(text, "letter").encode(), signature.encode("utf-8", "replace")):
            raise UserError("letter-link")
        person, mail, wanted, until = read_json(text)
        if until < now_ms():
            raise UserError("letter-link")
        if wanted:
            sql, args = "UPDATE person SET mail = $2 WHERE id = $1", (person, mail)
        else:
            sql, args = "UPDATE person SET mail = NULL WHERE id = $1 AND mail = $2", (person, mail)
        await self.store.database.write(Statement(sql, args))
        return mail, wanted

    async def forget_mail(self, person: Person) -> None:
        await self.store.database.write(Statement("UPDATE person SET mail = NULL WHERE id = $1", (person.id,)))

    async def set_language(self, person: Person, language: str) -> None:
        sql = "UPDATE person SET language = $2 WHERE id = $1"
        await self.store.database.write(Statement(sql, (person.id, language)))

    async def delete(self, person: Person) -> list[str]:
        """Delete a person. Its games stay for the other players, without its name and its lines of chat."""
        void = digest(new_token())  # of a token nobody has: the private links of its seats no longer work
        forgotten, tables = await forget_at_tables(self.store, person.id, person.name)
        statements = [
            *forgotten,
            Statement("UPDATE seat SET person = NULL, name = '', link = $2 WHERE person = $1", (person.id, void)),
            Statement("DELETE FROM guest_seat WHERE person = $1", (person.id,)),
            Statement("DELETE FROM recovery WHERE person = $1", (person.id,)),
            Statement("DELETE FROM session WHERE person = $1", (person.id,)),
            Statement("DELETE FROM block WHERE person = $1 OR other = $1", (person.id,)),
            *standings.forgotten(person.id),
            Statement("DELETE FROM person WHERE id = $1", (person.id,)),
        ]
        await self.store.database.write(*statements, hint=" ".join([A_PERSON + person.id, *tables]))
        return tables

    async def epochs(self, ids: Sequence[str]) -> dict[str, int]:
        """The present epoch of each of these people; deleted and banned ones are left out."""
        marks = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        rows = await self.store.database.fetch(f"SELECT id, epoch, banned FROM person WHERE id IN ({marks})", *ids)
        return {str(person): int(epoch) for person, epoch, banned in rows if banned <= now_ms()}

    # -- Peace ----------------------------------------------------------------------------------------------

    async def block(self, person: Person, other: str, wanted: bool) -> None:
        sql = "INSERT INTO block (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        if not wanted:
            sql = "DELETE FROM block WHERE person = $1 AND other = $2"
        await self.store.database.write(Statement(sql, (person.id, other)), hint=A_PERSON + other)

    async def has_blocked(self, one: str, other: str) -> bool:
        return bool(await self.store.database.fetch("SELECT 1 FROM block WHERE person = $1 AND other = $2", one, other))

    async def blocked(self, one: str, other: str) -> bool:
        """Whether either of two people has blocked the other; such people are not seated together."""
        return await self.has_blocked(one, other) or await self.has_blocked(other, one)

    async def unwelcome(self, person: str | None, row: TableRow) -> bool:
        """Whether a player of a table has blocked this person, who then may not watch."""
        if person is None:
            return False
        sql = "SELECT 1 FROM block WHERE person IN ($1, $2) AND other = $3"
        seated = [seat.person or "" for seat in row.seats]
        return bool(await self.store.database.fetch(sql, *seated, person))

    async def report(self, person: Person, about: str, table_id: str, text: str) -> None:
        sql = "INSERT INTO report (id, person, about, table_id, text, at) VALUES ($1, $2, $3, $4, $5, $6)"
        await self.store.database.write(Statement(sql, (new_id(), person.id, about, table_id, text, now_ms())))

    # -- Hashing takes a while and does so beside the loop ----------------------------------------------------

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._passwords.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        def check() -> bool:
            try:
                return self._passwords.verify(hashed, password)
            except (VerificationError, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._threads, check)


def check_mail(mail: str) -> None:
    """Refuse anything but one plain address: no character that could add another one to the head of a letter."""
    user, _, host = mail.rpartition("@")
    strange = any(c in NO_MAIL or c.isspace() or not c.isprintable() for c in user + host)
    if strange or not user or user[0] == "-" or not all(host.split(".")) or len(mail) > LONGEST_MAIL:
        raise UserError("mail-shape")


def check_password(password: str, name: str) -> None:
    folded = password.casefold()
    weak = any(not folded.replace(word, "").strip("0123456789!. ") for word in {*WEAK, name.casefold()} if word)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or weak or len(set(password)) < 4:
        raise UserError("password-weak", shortest=SHORTEST_PASSWORD)


def fresh_codes() -> list[str]:
    return [secrets.token_hex(8) for _ in range(RECOVERY_CODES)]


def _recovery(person: str, codes: list[str]) -> list[Statement]:
    sql = "INSERT INTO recovery (person, digest) VALUES ($1, $2)"
    return [Statement(sql, (person, digest(code))) for code in codes]
