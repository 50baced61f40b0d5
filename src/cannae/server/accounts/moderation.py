"""What the host does about people: reads and answers reports, mutes or bans somebody for a while."""

from typing import Any, NamedTuple

from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.server.store.database import A_PERSON, Conflict, Statement
from cannae.server.store.rows import now_ms
from cannae.server.store.store import Store
from cannae.table.clock import DAY

FOR_EVER = 2**53
MOST_DAYS = 36_500


class Report(NamedTuple):
    id: str
    at: int
    table: str
    by: str  # the name of the reporter; empty if the account was deleted
    about: str
    person: str  # the id of the person reported
    guest: bool
    muted: int
    banned: int
    text: str
    closed: int | None
    answer: str


SELECT = (
    "SELECT report.id, report.at, table_id, COALESCE(author.name, ''), COALESCE(subject.name, ''), report.about,"
    " CASE WHEN subject.login IS NULL THEN 1 ELSE 0 END, COALESCE(subject.muted, 0), COALESCE(subject.banned, 0),"
    " report.text, report.closed, report.answer FROM report LEFT JOIN person author ON author.id = report.person"
    " LEFT JOIN person subject ON subject.id = report.about"
)


def _report(row: Any) -> Report:
    return Report(*row)._replace(guest=bool(row[6]))


async def reports(store: Store, closed: bool = False, skip: int = 0, count: int = 50) -> list[Report]:
    """Reports that wait for an answer, the oldest first, or answered ones, the latest first."""
    which = "closed IS NOT NULL ORDER BY closed DESC, id" if closed else "closed IS NULL ORDER BY report.at, id"
    rows = await store.database.fetch(
        f"{SELECT} WHERE {which.replace(', id', ', report.id')} LIMIT {int(count)} OFFSET {int(skip)}"
    )
    return [_report(row) for row in rows]


async def reports_by(store: Store, person: str) -> list[Report]:
    """The reports of one person and their outcome, the latest first."""
    rows = await store.database.fetch(f"{SELECT} WHERE report.person = $1 ORDER BY report.at DESC LIMIT 50", person)
    return [_report(row) for row in rows]


async def one_report(store: Store, report: str) -> Report:
    rows = await store.database.fetch(f"{SELECT} WHERE report.id = $1", report)
    if not rows:
        raise UserError("report-unknown")
    return _report(rows[0])


async def said_at(store: Store, table: str) -> list[tuple[str, str]]:
    """What was said at a table: by which side, and the words."""
    found = []
    for _, act, _ in await store.acts(table, 0):
        if act.verb == "say":
            found.append((SIDE_NAMES[act.side] if act.side != SPECTATOR else "spectator", act.what))
    return found


async def set_until(store: Store, report: str, what: str, days: int | None) -> int:
    """Mute (`muted`) or ban (`banned`) the person that a report is about: for so many days, for ever (None), or no
    longer (0). Returns until when."""
    if days is not None and not 0 <= days <= MOST_DAYS:
        raise UserError("moderate-days")
    person = (await one_report(store, report)).person
    until = FOR_EVER if days is None else now_ms() + days * DAY if days else 0
    sql = {
        "muted": "UPDATE person SET muted = $2 WHERE id = $1",
        "banned": "UPDATE person SET banned = $2 WHERE id = $1",
    }[what]
    try:
        await store.database.write(Statement(sql, (person, until), 1), hint=A_PERSON + person)
    except Conflict:
        raise UserError("person-unknown") from None
    return until


async def close(store: Store, report: str, answer: str) -> None:
    """Close a report; its author can read the answer."""
    await one_report(store, report)
    sql = "UPDATE report SET closed = $2, answer = $3 WHERE id = $1"
    await store.database.write(Statement(sql, (report, now_ms(), answer)))
