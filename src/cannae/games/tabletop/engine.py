"""Whole battles with miniatures under the contract: the state class with all its verbs."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.contract import EventLog, Outcome, Phases, Steps, UserError, phases_of, steps_of
from cannae.core.randomness import Rng
from cannae.games.tabletop import notation, position, view
from cannae.games.tabletop.odds import preview, survey
from cannae.games.tabletop.phases import PHASES, STEPS
from cannae.games.tabletop.rules.charge.charging import PARALLEL
from cannae.games.tabletop.rules.ending import REASONS, points_lost
from cannae.games.tabletop.rules.every_choice import EVERY
from cannae.games.tabletop.rules.places import ROWS
from cannae.games.tabletop.rules.reach import nearest_end
from cannae.games.tabletop.rules.soundness import unsound
from cannae.games.tabletop.rules.table.geometry import BASE, MU
from cannae.games.tabletop.state import (
    BASES,
    CAMP,
    CHARGE,
    COMMANDERS,
    CROSS,
    FILES,
    GROUP,
    GROUPS,
    JOIN,
    LAST,
    LEAD,
    LINE,
    MOVE,
    MUSTER,
    OF_SIDE,
    OVER,
    PLACE,
    RANK,
    WIDEN,
    Position,
    Terms,
    commander_words,
    label,
    unit_words,
)

_PHASES: Final = phases_of(PHASES)
_STEPS: Final = steps_of(STEPS)


@final
class Tabletop(Position):
    """A battle of Field of Glory with miniatures."""

    def phase_list(self) -> Phases:
        return _PHASES

    def step_list(self) -> Steps:
        return _STEPS

    def not_asked(self) -> str:
        return "20.1"

    def most_choices(self) -> i64:
        return 2048

    def play(self, side: i64, choice: i64) -> None:
        asked = self.acting()
        self.dice = ""
        self.offers = None  # listed anew when next asked for
        self.present.play(self, side, choice)
        self.settle()
        self.working = None
        if self.acting() != asked:
            self.barrier_count += 1

    def every_choice(self) -> list[int]:
        return EVERY

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        verb = "nothing"
        things: list[str] = []
        args: dict[str, object] = {}
        if 0 <= choice < len(notation.VERBS):
            verb, things = notation.VERBS[choice], self.names([self.picked - 1])
        elif GROUP <= choice < GROUP + GROUPS:
            verb, things = "pick", self.names([choice - GROUP])
            args = {"group": unit_words(self, choice - GROUP)}
        elif MUSTER <= choice < MUSTER + 16 * GROUPS:
            group = (choice - MUSTER) >> 4
            verb, things = "muster", self.names([group])
            args = {"group": unit_words(self, group), "files": int(choice & 15)}
        elif JOIN <= choice < LEAD + 32 * COMMANDERS:
            commander, group = ((choice - JOIN) >> 5) & 7, (choice - JOIN) & 31
            verb, things = "front" if choice >= LEAD else "join", self.names([group])
            if self.terms.commanders[commander]:
                things = [position.commander_label(commander), *things]
            args = {"leader": commander_words(self, commander), "group": unit_words(self, group)}
        elif PLACE <= choice < CHARGE:
            return self.describe_place(side, choice - PLACE)
        elif CHARGE <= choice < CHARGE + 64 * GROUPS:
            group, option = (choice - CHARGE) >> 6, choice & 63
            verb, things = "charge", self.names([group, option - PARALLEL])
            way = notation.write_charge(group, option).partition(" charge")[2].strip()
            args = {"group": unit_words(self, group), "way": way or "0"}
        elif CROSS <= choice < CROSS + 32 * GROUPS:
            group, charger = (choice - CROSS) >> 5, (choice - CROSS) & 31
            verb, things = "intercept", self.names([group, charger])
            args = {"group": unit_words(self, group), "enemy": unit_words(self, charger)}
        elif WIDEN <= choice < WIDEN + 2 * GROUPS:
            group = (choice - WIDEN) >> 1
            verb, things = "feed", self.names([group])
            args = {"group": unit_words(self, group), "right": int(choice & 1)}
        elif LINE <= choice < LINE + 32 * GROUPS:
            group, last = (choice - LINE) >> 5, (choice - LINE) & 31
            verb, things = "line", self.names([group, last])
            args = {"group": unit_words(self, group), "last": unit_words(self, last)}
        elif CAMP <= choice < CAMP + 64:
            verb, args = "camp", {"x": notation.miles((choice - CAMP) * BASE)}
        elif MOVE <= choice < LAST:
            verb, things = "move", self.names([self.picked - 1])
            args = {"move": notation.write_choice(side, choice)}
        return {"verb": verb, "things": things, "key": f"tabletop-do-{verb}", "args": args}

    def preview(self, side: i64, choice: i64) -> dict[str, object] | None:
        return preview.preview(self, side, choice)

    def survey(self, viewer: i64) -> dict[str, object] | None:
        return survey.survey(self)

    def names(self, groups: list[i64]) -> list[str]:
        """The ids of those numbers that are groups of this battle."""
        return [label(group) for group in groups if 0 <= group < GROUPS and self.exists(group)]

    def describe_place(self, side: i64, place: i64) -> dict[str, object]:
        row, column = place >> 7, place & 127
        things = self.names([self.picked - 1])
        if row < ROWS:
            args: dict[str, object] = {"x": notation.miles(column * 800), "y": int(row)}
            return {"verb": "place", "things": things, "key": "tabletop-do-place", "args": args}
        friend = side * OF_SIDE + (column >> 1 & 15)
        args = {"group": label(friend), "right": int(column & 1)}
        return {"verb": "beside", "things": things + self.names([friend]), "key": "tabletop-do-beside", "args": args}

    def outcome(self) -> Outcome | None:
        if self.phase_number != OVER:
            return None
        red, blue = points_lost(self, 0), points_lost(self, 1)
        return Outcome(int(self.winner), REASONS[self.reason], blue, red)  # the points a side has taken

    def first_player(self) -> i64:
        return self.first

    def turn_count(self) -> i64:
        return self.turn

    def copy(self) -> "Tabletop":
        twin = Tabletop(self.terms, self.rng.copy())
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def redeal(self, viewer: i64, rng: Rng) -> "Tabletop":
        """Nothing is hidden: only the dice to come are others."""
        twin = Tabletop(self.terms, rng)
        self.copy_onto(twin)
        return twin

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(side, choice)

    def read_choice(self, side: i64, text: str) -> int:
        goal = notation.read_goal(text)
        if goal is None:
            return notation.read_choice(side, text)
        x, y, heading = goal
        found = nearest_end(self, side, x, y, heading)
        if found is None:
            raise UserError("tabletop-no-goal", text=text[:40])
        choice, at = found
        if abs(at[0] - x) > MU or abs(at[1] - y) > MU:
            raise UserError(
                "tabletop-far-goal",
                text=text[:40],
                nearest=notation.write_choice(side, choice),
                x=notation.miles(at[0]),
                y=notation.miles(at[1]),
                degrees=notation.miles(at[2] * 500),
            )
        return choice

    def write_position(self) -> str:
        return position.write_position(self)

    def census(self) -> str:
        """Groups and commanders; bases and ranks are lost, but never made. Groups that stand where none may are listed
        too: so the law of the census finds them in every position."""
        found = [
            label(group)
            for group in range(GROUPS)
            if self.exists(group) and 0 <= self.get(group, BASES) <= self.troop(group).group.bases
        ]
        ranks = [
            str(int(self.terms.commanders[commander]))
            for commander in range(COMMANDERS)
            if self.get_c(commander, RANK) in (0, self.terms.commanders[commander])
        ]
        return " ".join(found + ranks + unsound(self))


def start(terms: Terms, rng: Rng, log: EventLog | None) -> Tabletop:
    state = empty(terms, rng)
    state.log = log
    state.settle()
    return state


def empty(terms: Terms, rng: Rng) -> Tabletop:
    """Both armies before they are set up."""
    state = Tabletop(terms, rng)
    state.clear()
    state.enter(OVER)
    for group in range(GROUPS):
        if state.exists(group):
            listed = state.troop(group).group
            state.set(group, FILES, listed.files)
            state.set(group, BASES, listed.bases)
    for commander in range(COMMANDERS):
        state.set_c(commander, RANK, terms.commanders[commander])
    return state


def read_position(text: str, terms: Terms, rng: Rng) -> Tabletop:
    state = empty(terms, rng)
    position.read_position(text, state)
    return state
