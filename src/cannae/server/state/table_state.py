"""Where a table stands: its row, the game in memory, and how far the store has followed. Here nothing waits, so that it
can be compiled: every choice is tried here."""

from typing import Any

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.server.live.opening import Opened
from cannae.server.state.house_time import HouseTime
from cannae.server.store.rows import TableRow, Turn
from cannae.table import COMPUTER, Act, Table
from cannae.table.lesson import must_follow
from cannae.table.verbs import do

BOTH = 3  # sides that act, as bits
SIDES = {(0,): SIDE_NAMES[0], (1,): SIDE_NAMES[1], (0, 1): ",".join(SIDE_NAMES)}
NOBODYS_TURN = Turn("", None)
SNAPSHOT_EVERY = 250  # acts


class TableState:
    def __init__(self, opened: Opened, time: HouseTime) -> None:
        self.time = time
        self.turn = NOBODYS_TURN
        self.load(opened)

    def load(self, opened: Opened) -> None:
        """Stand as the store has it."""
        self.row: TableRow = opened.row
        self.table: Table | None = opened.table if opened.row.begun() else None
        self.frozen: dict[str, Any] | None = opened.last  # what is left to see where the rules have changed
        self.rules_changed = opened.changed
        self.seq = opened.seq  # number of the latest act
        self.kept = opened.seq  # up to where the latest snapshot goes
        self.refs = opened.refs  # the ids of all acts that clients asked for
        self.dirty = False  # memory may be ahead of the store
        self.alone: int | None = None  # the only side for whom the latest act can have changed what it sees
        self.note_turn()

    def playing(self) -> Table:
        if self.table is not None:
            return self.table
        if not self.row.begun():
            raise UserError("table-taken-away" if self.row.cancelled() else "table-not-begun")
        raise UserError("table-rules-changed" if self.rules_changed else "table-unknown")

    def now(self) -> int:
        """Milliseconds since the game began, never running backwards."""
        now, table = self.time.now() - int(self.row.began), self.table
        least = 0
        if table is not None:
            least = table.clock.since
            if table.acts and table.acts[-1].at > least:
                least = table.acts[-1].at
        return now if now > least else least

    def attempt(self, act: Act, version: int | None = None, by_client: bool = False) -> Turn | None:
        """Do an act to the game in memory, now. Gives the turn if it has passed; a refusal changes nothing.

        A choice was made in sight of one `version` of the side's decision; where that has passed it is stale. What a
        client chooses must follow the lesson, where one is played."""
        table, before = self.playing(), self.turn
        secret = self._secret_marks(table)
        self.dirty = True
        try:
            if version is not None and table.version[act.side] != version:
                raise UserError("stale")
            if by_client and act.verb == "choose" and not table.fair:  # no lesson is fair: its chance was written down
                must_follow(table, act.side, table.state.read_choice(act.side, act.what))
            act.at = self.now()
            do(table, act)
        except UserError:
            self.dirty = False
            raise
        self.note_turn()
        self.alone = table.acts[-1].side if secret is not None and secret == self._secret_marks(table) else None
        return self.turn if self.turn is not before else None

    def latest(self) -> Act:
        return self.playing().acts[-1]

    def committed(self, ref: str) -> None:
        """What was attempted is in the store."""
        self.dirty = False
        self.seq += 1
        if ref:
            self.refs.add(ref)
        self.row.turn = self.turn.sides

    def follow(self, acts: list[tuple[int, Act, str]]) -> None:
        """Do what another process did."""
        table, self.dirty = self.playing(), True
        for number, act, ref in acts:
            do(table, act)
            self.seq = number
            if ref:
                self.refs.add(ref)
        self.dirty = False
        self.note_turn()
        self.row.turn = self.turn.sides

    def wants_care(self) -> bool:
        """Whether there is more to do than to tell: the house's own move, a snapshot, or the record."""
        if self.turn.due == 0 or self.seq - self.kept >= SNAPSHOT_EVERY:
            return True
        return self.table is not None and self.table.outcome() is not None

    def note_turn(self) -> None:
        """Whose turn it is, and when the house must do something, by the time of the house."""
        table, sides, due = self.table, "", None
        if table is not None and (to_act := table.to_act):
            sides = SIDES[to_act]
            if not table.paused and (table.awaited_bots() or table.awaited_passes()):
                due = 0
            elif (fall := table.clock.next_fall()) is not None:
                due = int(self.row.began) + fall
        if sides != self.turn.sides or due != self.turn.due:
            self.turn = Turn(sides, due)

    def _secret_marks(self, table: Table) -> tuple[object, ...] | None:
        """Where both sides decide in secret: what would have to change for anybody but who acts to notice."""
        state = table.history.state
        if state.acting() != BOTH:
            return None
        offers = tuple(table.offers.items()) if table.offers else ()
        return int(state.barrier(0)), int(state.barrier(1)), state.phase(), table.paused, table.ended, offers

    def may_be_helped(self, side: int) -> bool:
        """Whether the computer may give this side hints: never against another person."""
        seats = self.row.seats
        return seats[1 - side].kind == COMPUTER or (
            seats[side].person is not None and seats[side].person == seats[1 - side].person
        )
