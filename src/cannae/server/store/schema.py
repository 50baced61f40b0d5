"""The tables of the store. A script that has been released is never changed: a new one is added below it."""

import sqlite3
from contextlib import closing
from itertools import chain

SCRIPTS: list[list[str]] = [
    [
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        # A guest is a person without a login. `epoch` rises to make every cookie of a person void.
        "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,"
        " epoch BIGINT NOT NULL, mail TEXT, language TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE recovery (person TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (person, digest))",
        "CREATE TABLE block (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other))",
        "CREATE TABLE report (id TEXT PRIMARY KEY, person TEXT NOT NULL, about TEXT NOT NULL,"
        " table_id TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL)",
        # `status`: open until both seats are taken, then running, then over. `turn`: the sides to act, for lists.
        # `due`: when the server must act (the computer's move, a clock that runs out), or NULL.
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, rules TEXT NOT NULL,"
        " seed TEXT NOT NULL, commitment TEXT NOT NULL, entropy TEXT NOT NULL, clock TEXT NOT NULL,"
        " access TEXT NOT NULL, watchable BIGINT NOT NULL, invitation TEXT NOT NULL, status TEXT NOT NULL,"
        " turn TEXT NOT NULL, due BIGINT, result TEXT, created BIGINT NOT NULL, started BIGINT NOT NULL,"
        " changed BIGINT NOT NULL, rematch TEXT)",
        "CREATE INDEX tables_status ON tables (status, access, changed)",
        "CREATE INDEX tables_due ON tables (due)",
        "CREATE TABLE seat (table_id TEXT NOT NULL, side BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,"
        " level TEXT NOT NULL, person TEXT, link TEXT NOT NULL, seen BIGINT NOT NULL, PRIMARY KEY (table_id, side))",
        "CREATE INDEX seat_person ON seat (person)",
        # People who opened a seat by its private link on another device.
        "CREATE TABLE guest_seat (table_id TEXT NOT NULL, side BIGINT NOT NULL, person TEXT NOT NULL,"
        " PRIMARY KEY (table_id, side, person))",
        "CREATE INDEX guest_seat_person ON guest_seat (person)",
        # `ref` is the id the client gave: an act that arrives twice is answered and not done twice.
        "CREATE TABLE act (table_id TEXT NOT NULL, seq BIGINT NOT NULL, side BIGINT NOT NULL, verb TEXT NOT NULL,"
        " what TEXT NOT NULL, at BIGINT NOT NULL, ref TEXT NOT NULL, UNIQUE (table_id, seq))",
        "CREATE TABLE snapshot (table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE TABLE record (table_id TEXT PRIMARY KEY, body TEXT NOT NULL, at BIGINT NOT NULL)",
        # Which process is responsible for the computer and the clocks of a table.
        "CREATE TABLE lease (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)",
    ],
    [
        # When the server was down without a planned stop; the last sign of life is the setting `beat`.
        "CREATE TABLE outage (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)",
    ],
    [
        # What changes with nearly every choice is in a table of its own, in short rows: a commit writes whole pages.
        "CREATE TABLE turn (table_id TEXT PRIMARY KEY, sides TEXT NOT NULL, due BIGINT, changed BIGINT NOT NULL)",
        "INSERT INTO turn (table_id, sides, due, changed) SELECT id, turn, due, changed FROM tables",
        "CREATE INDEX turn_due ON turn (due) WHERE due IS NOT NULL",
        "DROP INDEX tables_due",
        "DROP INDEX tables_status",
        "ALTER TABLE tables DROP COLUMN turn",
        "ALTER TABLE tables DROP COLUMN due",
        "ALTER TABLE tables DROP COLUMN changed",
        "CREATE INDEX tables_status ON tables (status, access)",
    ],
    [
        # The setting `beat` is the server time, which stands still while no server runs; `began`, `due`,
        # `seen` and leases are given in it. Until now it was the wall clock, so it continues from there.
        "ALTER TABLE tables ADD COLUMN began BIGINT NOT NULL DEFAULT 0",
        "UPDATE tables SET began = started",
        "DROP TABLE outage",
    ],
    [
        # Games that are over, packed: their acts in one row, their record compressed, and no snapshot.
        "CREATE TABLE finished (table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, acts BYTEA NOT NULL)",
        "ALTER TABLE record ADD COLUMN packed BYTEA",
        "DELETE FROM snapshot WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')",
        # Where an account is logged in; a guest is its cookie. `likeness` is how a name looks, to tell it from others.
        "CREATE TABLE session (id TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL,"
        " seen BIGINT NOT NULL, agent TEXT NOT NULL)",
        "CREATE INDEX session_person ON session (person)",
        "ALTER TABLE person ADD COLUMN likeness TEXT",
        "UPDATE person SET likeness = login",
        "CREATE UNIQUE INDEX person_likeness ON person (likeness)",
        # Until when a person is muted or banned; the outcome of a report.
        "ALTER TABLE person ADD COLUMN muted BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE person ADD COLUMN banned BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE report ADD COLUMN closed BIGINT",
        "ALTER TABLE report ADD COLUMN answer TEXT NOT NULL DEFAULT ''",
    ],
    [
        # `entered`: whether a finished game is in the standings below; it is set once, in the same write as they are.
        "ALTER TABLE tables ADD COLUMN entered BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_not_entered ON tables (status) WHERE entered = 0",
        # One row for each person of a finished game; `rival` is a person, or NULL for the computer of that level and
        # for somebody who has left. `score`: 1 won, 0.5 drawn, 0 lost. Rating and deviation are those after it.
        "CREATE TABLE played (table_id TEXT NOT NULL, side BIGINT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL,"
        " rival TEXT, level TEXT NOT NULL, score DOUBLE PRECISION NOT NULL, rating DOUBLE PRECISION NOT NULL,"
        " deviation DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, side))",
        "CREATE INDEX played_person ON played (person, at)",
        "CREATE INDEX played_rival ON played (rival) WHERE rival IS NOT NULL",
        # `player`: a person, or `@` and the level of a computer player; `pool`: games between people or with computers.
        "CREATE TABLE rating (player TEXT NOT NULL, game TEXT NOT NULL, pool TEXT NOT NULL,"
        " rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,"
        " games BIGINT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, game, pool))",
        # How often somebody played a card; `card` is the key of its name.
        "CREATE TABLE used (person TEXT NOT NULL, game TEXT NOT NULL, card TEXT NOT NULL, times BIGINT NOT NULL,"
        " PRIMARY KEY (person, game, card))",
        # How many people each of several processes has seen lately, in server time.
        "CREATE TABLE online (owner TEXT PRIMARY KEY, people BIGINT NOT NULL, at BIGINT NOT NULL)",
    ],
    [
        # How a finished game went, as the computer judges it: a cache that can be dropped.
        "CREATE TABLE course (table_id TEXT PRIMARY KEY, body TEXT NOT NULL)",
    ],
]

PASSING = {"lease", "online"}  # tables that backups leave out


def tables_at(version: int) -> list[tuple[str, list[str]]]:
    """The tables of a store after this many scripts, and their columns, as far as backups contain them."""
    with closing(sqlite3.connect(":memory:")) as empty:
        for statement in chain.from_iterable(SCRIPTS[:version]):
            empty.execute(statement)
        names = [str(row[1]) for row in empty.execute("PRAGMA table_list") if row[2] == "table"]
        kept = sorted(name for name in names if name not in PASSING and not name.startswith("sqlite_"))
        return [(name, [str(row[1]) for row in empty.execute(f"PRAGMA table_info({name})")]) for name in kept]
