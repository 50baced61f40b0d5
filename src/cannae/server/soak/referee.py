"""What should be accepted at a table, by an independent model.

It shares nothing with the server but the rules of the game: who may do what, consent, undo and versions are written
here once more, from docs/protocol.md, so that an error in the server is not repeated here.
"""

from typing import Any

from cannae.core.contract import SIDE_NAMES, State, UserError

MATTERS = ("draw", "takeback", "pause")
LONGEST_LINE = 500
LONG_ABSENCE = 14 * 86_400_000  # milliseconds: what an opponent must be away before the game may be claimed
SEATED = (0, 1)


class Step:
    def __init__(self, side: int, choice: int, barrier: int) -> None:
        self.side, self.choice, self.barrier = side, choice, barrier


class Referee:
    """`seated` are the sides 0 and 1, anybody else is a spectator; `known` are spectators who may chat."""

    def __init__(self, start: State, known: tuple[int, ...]) -> None:
        self._start = start.copy()
        self.known = known
        self.state = start.copy()
        self.steps: list[Step] = []
        self.offers: dict[str, int] = {}
        self.paused = False
        self.result: tuple[int, str] | None = None  # who won (-1 for nobody) and why, where the players ended it
        self.version = [0, 0]
        self.away = [0, 0]  # how long each player has been gone
        self._decision = self._decisions()

    @property
    def over(self) -> bool:
        return self.result is not None or self.state.outcome() is not None

    def to_act(self) -> tuple[int, ...]:
        return () if self.result else self.state.to_act

    # -- What must be accepted --------------------------------------------------------------------------------

    def allows(self, who: int, message: dict[str, Any]) -> bool:
        """Whether an act must be accepted now."""
        if message["t"] == "choose":
            return who in SEATED and self._allows_choice(who, message)
        verb, what = message["verb"], message.get("what", "")
        if verb == "say":
            return (who in SEATED or who in self.known) and bool(what.strip()) and len(what) <= LONGEST_LINE
        return who in SEATED and self._allows_act(who, verb, what)

    def _allows_choice(self, side: int, message: dict[str, Any]) -> bool:
        if self.over or self.paused or message["version"] != self.version[side]:
            return False
        try:
            return self.state.read_choice(side, message["choice"]) in self.state.choices(side)
        except UserError:
            return False

    def _allows_act(self, side: int, verb: str, what: str) -> bool:
        matter = what or "draw"
        if verb == "mute":
            return True
        if self.over or verb == "ask-bot":  # no computer plays here, so none can be stuck
            return False
        if verb == "seen":  # these tables have no clocks that could rest
            return False
        if verb == "undo":
            return not self.paused and self._undoable(side, what) is not None
        if verb == "offer":
            return self._allows_offer(side, matter)
        if verb in ("accept", "decline"):
            return self.offers.get(matter) == 1 - side
        if verb == "resume":
            return self.paused
        if verb == "pass":
            return not self.paused
        if verb == "claim":
            return not self.paused and 1 - side in self.to_act() and self.away[1 - side] >= LONG_ABSENCE
        return bool(verb == "resign")

    def _allows_offer(self, side: int, matter: str) -> bool:
        if matter not in MATTERS or self.offers.get(matter) == side:
            return False
        if self.offers.get(matter) == 1 - side:
            return True  # the same offer from both sides is an agreement
        if matter == "takeback":
            return self._latest(side) is not None
        return not (matter == "pause" and self.paused)

    def _latest(self, side: int) -> int | None:
        return max((index for index, step in enumerate(self.steps) if step.side == side), default=None)

    def _undoable(self, side: int, what: str = "") -> int | None:
        """One's own latest choice, as long as nothing has been shown for it; or the one that is named, if those after
        it could have been made without it."""
        if not what:
            latest = self._latest(side)
            return latest if latest is not None and self._untold(latest) else None
        try:
            choice = self.state.read_choice(side, what)
        except UserError:
            return None
        same = [index for index, step in enumerate(self.steps) if (step.side, step.choice) == (side, choice)]
        named = max(filter(self._untold, same), default=None)
        return named if named is not None and self._stands_without(named) else None

    def _untold(self, index: int) -> bool:
        """Whether nothing has been shown for a choice yet."""
        step = self.steps[index]
        return step.barrier == self.state.barrier(step.side)

    def _stands_without(self, index: int) -> bool:
        state, side = self._start.copy(), self.steps[index].side
        for number, step in enumerate(self.steps):
            if number == index:
                continue
            if number > index and step.side == side and step.choice not in state.choices(side):
                return False
            state.apply(step.side, step.choice)
        return True

    # -- What comes of it -------------------------------------------------------------------------------------

    def do(self, side: int, message: dict[str, Any]) -> None:
        """Carry out what was allowed and acknowledged."""
        moved = False
        if message["t"] == "choose":
            choice = self.state.read_choice(side, message["choice"])
            self.steps.append(Step(side, choice, int(self.state.barrier(side))))
            self.state.apply(side, choice)
            moved = True
        elif message["verb"] == "undo":
            taken = self._undoable(side, message.get("what", ""))
            assert taken is not None
            self._replay(self.steps[:taken] + self.steps[taken + 1 :])
            moved = True
        else:
            self._agree(side, message["verb"], message.get("what", ""))
        self._settle(side, moved)

    def _agree(self, side: int, verb: str, what: str) -> None:
        matter = what or "draw"
        if verb == "resign":
            self.result = (1 - side, "resignation")
        elif verb == "claim":
            self.result = (-1 if what == "draw" else side, "absence")
        elif verb == "resume":
            self.paused = False
        elif verb == "offer" and self.offers.get(matter) != 1 - side:
            self.offers[matter] = side
        elif verb in ("offer", "accept"):
            del self.offers[matter]
            if matter == "draw":
                self.result = (-1, "agreement")
            elif matter == "pause":
                self.paused = True
            else:
                latest = self._latest(1 - side)
                assert latest is not None
                self._replay(self.steps[:latest])
        elif verb == "decline":
            del self.offers[matter]

    def _replay(self, steps: list[Step]) -> None:
        self.steps = steps
        self.state = self._start.copy()
        for step in steps:
            self.state.apply(step.side, step.choice)

    def _settle(self, side: int, moved: bool) -> None:
        if self.over:
            self.offers.clear()
        elif moved and self.offers.get("takeback") == side:
            del self.offers["takeback"]  # it was about the choice before this one
        decisions = self._decisions()
        for one in SEATED:
            self.version[one] += decisions[one] != self._decision[one] or (moved and one == side)
        self._decision = decisions

    def _decisions(self) -> list[tuple[bool, int, str]]:
        to_act, phase = self.to_act(), self.state.phase()
        return [(side in to_act, int(self.state.barrier(side)), phase) for side in SEATED]

    # -- Comparing --------------------------------------------------------------------------------------------

    def differences(self, sent: dict[str, Any], position: str) -> list[str]:
        """How a state that a seat was sent, and the position, differ from what was acknowledged."""
        side = SIDE_NAMES.index(sent["seat"])
        outcome = self.state.outcome()
        winner, reason = self.result or ((outcome.winner, outcome.reason) if outcome else (-1, ""))
        expected: dict[str, Any] = {
            "version": self.version[side],
            "to_act": [SIDE_NAMES[one] for one in self.to_act()],
            "paused": self.paused,
            "offers": {matter: SIDE_NAMES[one] for matter, one in self.offers.items()},
            "can_undo": not self.over and not self.paused and self._undoable(side) is not None,
        }
        found = [name for name, value in expected.items() if sent[name] != value]
        ended = sent["outcome"]
        end = {"winner": SIDE_NAMES[winner] if winner >= 0 else None, "reason": reason} if self.over else None
        if end != (ended and {"winner": ended["winner"], "reason": ended["reason"]}):
            found.append("outcome")
        return [*found, "position"] if position != self.state.write_position() else found
