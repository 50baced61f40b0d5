"""The front door for Python: a match of any game, played choice by choice.

    >>> import cannae
    >>> match = cannae.new("honour", seed=7, battles=1)
    >>> match.to_act
    (<Side.RED: 0>, <Side.BLUE: 1>)
    >>> greedy = cannae.bot("honour", "greedy")
    >>> while not match.result:
    ...     match.push(greedy(match), side=match.to_act[0])
    >>> match.result.winner
    <Side.BLUE: 1>

Choices are texts (the game's notation); everything a side may do stands in `legal`, and `why_not` cites the rule that
forbids the rest. What cannot be done raises `UserError` with the sentence that says why.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cannae import bots
from cannae.core import registry
from cannae.core.contract import SIDE_NAMES, SPECTATOR, EventLog, Outcome, State
from cannae.core.files import read_text
from cannae.core.game import Game
from cannae.core.history import History
from cannae.core.randomness import SEED_BYTES, FastRng, keyed_rng
from cannae.core.records import Part, Record, make_record, read_record
from cannae.locale import words
from cannae.match_types import Description, IllegalChoice, Reason, Result, Side, SideName, UserError
from cannae.table.seeds import fresh_seed, seed_from

if TYPE_CHECKING:
    from cannae.games.tabletop import Combat

__all__ = [
    "Bot",
    "Description",
    "IllegalChoice",
    "Match",
    "Reason",
    "Record",
    "Result",
    "Side",
    "UserError",
    "bot",
    "games",
    "new",
    "odds",
    "replay",
]


class Match:
    """A game being played here, with both seats in your hands. Made by `new` and `replay`.

    >>> match = new("glory", seed=7, setup="quick")
    >>> match.push("place EL2 at 1")
    >>> match.state.phase(), match.moves
    ('action', ['blue place EL2 at 1'])
    """

    def __init__(self, game: Game, options: Mapping[str, object], seed: bytes, entropy: Sequence[str] = ()) -> None:
        self.game = game
        self.options = game.checked(options)
        self._seed = seed
        self._entropy = list(entropy)
        self._written: dict[str, object] = {}  # the seed and the options as `new` was given them, for `repr`
        self._log = EventLog()
        rng = keyed_rng(seed, game.id, self._entropy, list(game.streams))
        self._history = History(game.begin(self.options, rng, self._log))

    # -- The present state --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position under the engine's contract (`cannae.core.contract.State`), secrets included.

        >>> new("honour", seed=7).state.phase()
        'deploy'
        """
        return self._history.state

    @property
    def to_act(self) -> tuple[Side, ...]:
        """The sides that must decide now: none when it is over, both when they decide at once and in secret.

        >>> new("glory", seed=7, setup="quick").to_act
        (<Side.BLUE: 1>,)
        """
        return tuple(Side(side) for side in self.state.to_act)

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it runs.

        >>> new("honour", seed=7).result is None
        True
        """
        outcome: Outcome | None = self.state.outcome()
        if outcome is None:
            return None
        winner = Side(outcome.winner) if outcome.winner >= 0 else None
        return Result(winner, Reason(outcome.reason), outcome.score)

    @property
    def moves(self) -> list[str]:
        """Every choice so far as `SIDE CHOICE`, in order.

        >>> match = new("honour", seed=7)
        >>> match.push("7C@3", side="red")
        >>> match.moves
        ['red 7C@3']
        """
        state = self._history.replayed(0)
        written = []
        for past in self._history.played:
            written.append(f"{SIDE_NAMES[past.side]} {state.write_choice(past.side, past.choice)}")
            state.play(past.side, past.choice)
        return written

    def view(self, side: SideName | None = None) -> dict[str, Any]:
        """What a side may see, as plain data; what a spectator may see when no side is named.

        >>> new("honour", seed=7).view("red")["sides"][1]["hand"][0]["card"] is None
        True
        """
        return self.state.view(SPECTATOR if side is None else self._side(side))

    def board(self, side: SideName | None = None, language: str = "en") -> str:
        """The position as text, as that side or a spectator sees it.

        >>> print(new("honour", seed=7).board("blue").splitlines()[0])
        Battle 1 of 6 · Red 0:0 Blue · stack 34 · discard 0
        """
        from cannae.terminal.plain_board import plain_board

        with _sentences():
            view, said = self.view(side), words(language)
        return "\n".join(self.game.board(view, said.say) or plain_board(self.game.id, view, said))

    def __str__(self) -> str:
        """The text board, as seen by the side that must decide if it is one, else by a spectator."""
        asked = self.to_act
        return self.board(asked[0] if len(asked) == 1 else None)

    def __repr__(self) -> str:
        """A call that makes this match again.

        >>> import cannae
        >>> match = cannae.new("honour", seed=7, battles=1)
        >>> match.push("7C@3", side="red")
        >>> match
        cannae.new('honour', seed=7, battles=1, moves=['red 7C@3'])
        >>> eval(repr(match)).state.hash() == match.state.hash()
        True
        """
        return f"cannae.new({self.game.id!r}, {', '.join(f'{name}={value!r}' for name, value in self._call().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Matches can be copied and pickled, also to another process: they are made again by the same call."""
        return partial(new, self.game.id, **self._call()), ()

    def _call(self) -> dict[str, Any]:
        """What `new` is called with to make this match again."""
        call: dict[str, Any] = {"seed": self._seed, **self._written}
        if self._entropy:
            call["entropy"] = self._entropy
        if self._history.played:
            call["moves"] = self.moves
        return call

    # -- What may be done -------------------------------------------------------------------------------------

    def legal(self, side: SideName | None = None) -> list[str]:
        """Everything the side may do now, in notation; the side may be left out where only one has to decide.

        >>> new("glory", seed=7, setup="quick").legal()[:3]
        ['done', 'place EL2 at 1', 'place EL2 at 2']
        """
        who = self._asked(side)
        return [self.state.write_choice(who, choice) for choice in self.state.choices(who)]

    def describe(self, choice: str, side: SideName | None = None, language: str = "en") -> Description:
        """What a choice means, legal or not.

        >>> new("glory", seed=7, setup="quick").describe("place EL2 at 1").verb
        'place'
        """
        who = self._asked(side)
        with _sentences():
            number = self.state.read_choice(who, choice)
            said = words(language)
        data: dict[str, Any] = self.state.describe(who, number)
        sentence = said.say(data["key"], **data["args"])
        return Description(self.state.write_choice(who, number), data["verb"], tuple(data["things"]), sentence)

    def why_not(self, choice: str, side: SideName | None = None) -> str | None:
        """None for a legal choice; for any other the number of the rule that forbids it.

        >>> match = new("honour", seed=7)
        >>> match.why_not("done", side="red"), match.why_not("7C@3", side="red")
        ('3.2', None)
        """
        who = self._asked(side)
        with _sentences():
            return self.state.why_not(who, self.state.read_choice(who, choice))

    # -- Doing it ---------------------------------------------------------------------------------------------

    def push(self, choice: str, side: SideName | None = None) -> None:
        """Carry a choice out. `IllegalChoice` names the rule that forbids it, and then nothing has changed.

        >>> match = new("honour", seed=7)
        >>> match.push("done", side="red")
        Traceback (most recent call last):
        cannae.core.contract.IllegalChoice: ...
        """
        who = self._asked(side)
        with _sentences():
            self._history.choose(who, self.state.read_choice(who, choice))

    def pop(self, side: SideName | None = None) -> str:
        """Take back the latest choice, or a side's latest, and return it. Nothing that became known since can be taken
        back: `UserError` then names the rule by which it did.

        >>> match = new("honour", seed=7)
        >>> match.push("7C@3", side="red")
        >>> match.pop()
        'red 7C@3'
        """
        played = self._history.played
        with _sentences():
            who = self._side(side) if side is not None else played[-1].side if played else 0
            if self._history.latest(who) is None:
                raise UserError("undo-nothing")
            index = self._history.undoable(who)
            if index is None:
                raise UserError("undo-barrier-rule", rule=self._history.barred_by(who) or "?")
            taken = self.moves[index]
            self._history.undo(who)
            return taken

    # -- Keeping it -------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match as a record that anyone can replay and verify; `to_text()` gives the file.

        >>> match = new("honour", seed=7, moves=["red 7C@3"])
        >>> replay(match.record()).moves
        ['red 7C@3']
        """
        outcome = self.state.outcome()
        return make_record(
            self.game,
            self.options,
            self._seed,
            [(past.side, past.choice, past.at) for past in self._history.played],
            result=outcome.to_data() if outcome else None,
            drawn=False,
            seats=[{"kind": "person", "name": side} for side in SIDE_NAMES],
            parts=[Part(SIDE_NAMES[at], text) for at, text in enumerate(self._entropy)],
        )

    def _side(self, side: SideName) -> int:
        if side in SIDE_NAMES:
            return SIDE_NAMES.index(str(side))
        with _sentences():
            if side not in (0, 1):
                raise UserError("side-unknown", side=str(side)[:40])
        return int(side)

    def _asked(self, side: SideName | None) -> int:
        if side is not None:
            return self._side(side)
        asked = self.state.to_act
        with _sentences():
            if not asked:
                raise UserError("match-over")
            if len(asked) > 1:
                raise UserError("side-needed")
        return asked[0]


@contextmanager
def _sentences() -> Iterator[None]:
    """Adds to an error the sentence that a person would read, unless it has one already."""
    try:
        yield
    except UserError as error:
        if not hasattr(error, "__notes__"):
            error.add_note(words("en").user_error(error))
        raise


def games() -> dict[str, Game]:
    """Every installed game by its id, ours and those of other packages.

    >>> list(games())[:2]
    ['honour', 'glory']
    """
    return registry.games()


def new(
    game: str,
    *,
    seed: int | str | bytes | None = None,
    entropy: Sequence[str] = (),
    moves: Sequence[str] = (),
    **options: object,
) -> Match:
    """A new match. The same seed gives the same deal and dice, as with `cannae play --seed`; without one they are
    drawn. Bytes are the seed itself, as a record holds it, and `entropy` is what players added to it. `moves` are
    played at once, each as `SIDE CHOICE`. Options are the game's own, as `cannae games` lists them.

    >>> new("glory", seed=7, setup="quick").state.phase()
    'action'
    >>> new("glory", setup="slow")
    Traceback (most recent call last):
    cannae.core.contract.UserError: ...
    """
    with _sentences():
        found = registry.game(game)
        if isinstance(seed, bytes) and len(seed) != SEED_BYTES:
            raise UserError("seed-bytes", count=SEED_BYTES)
        if isinstance(entropy, str) or len(entropy) > len(SIDE_NAMES):
            raise UserError("seed-entropy", count=len(SIDE_NAMES))
        drawn = seed if isinstance(seed, bytes) else fresh_seed() if seed is None else seed_from(str(seed))
        match = Match(found, options, drawn, entropy)
    match._written = {**({} if seed is None else {"seed": seed}), **options}
    for move in moves:
        side, _, choice = move.partition(" ")
        match.push(choice, side=side)
    return match


def replay(record: Record | str | Path) -> Match:
    """The match that a record holds, at its end: a `Record`, its text, or the path of its file.

    >>> replay(new("honour", seed=7, moves=["blue 8S@1"]).record().to_text()).moves
    ['blue 8S@1']
    """
    with _sentences():
        if isinstance(record, Path):
            record = read_text(record)
        if isinstance(record, str):
            record = read_record(record)
        match = Match(registry.game(record.game), record.options, record.seed, record.entropy)
        match._written = dict(record.options)
        for entry in record.entries:
            match.push(entry.choice, side=entry.side)
    return match


class Bot:
    """A computer player: call it with a match, and it names its choice. It is handed what its side may see and no more.

    >>> match = new("glory", seed=7, setup="quick")
    >>> bot("glory", "greedy")(match) in match.legal()
    True
    """

    def __init__(self, game: Game, level: str, seed: int) -> None:
        bots.policy(game, level)
        self.game = game
        self.level = level
        self._seed = seed
        self._rng = FastRng(seed)

    def __call__(self, match: Match, side: SideName | None = None) -> str:
        with _sentences():
            if match.game is not self.game:
                raise UserError("bot-other-game", game=self.game.id, other=match.game.id)
        who = match.to_act[0] if side is None and match.to_act else match._asked(side)
        seen = bots.seen_by(match.state, who, self._rng)
        choice = bots.decide(self.game, match.options, seen, who, self.level, self._rng)
        return match.state.write_choice(who, choice)

    def __repr__(self) -> str:
        seed = f", seed={self._seed}" if self._seed else ""
        return f"cannae.bot({self.game.id!r}, {self.level!r}{seed})"


def bot(game: str, level: str, seed: int = 0) -> Bot:
    """A computer player of a game, by the name of its strength.

    >>> bot("honour", "random")
    cannae.bot('honour', 'random')
    """
    with _sentences():
        return Bot(registry.game(game), level, seed)


def odds(one: str, other: str, phase: str = "impact", **situation: Any) -> "Combat":
    """The exact odds of a fight between two battle groups of the miniatures game; `cannae.games.tabletop` has more.

    >>> odds("hastati", "gauls")
    <Combat impact, win 0.5033, draw 0.2171, lose 0.2796>
    >>> odds("hastati", "gauls", phase="melee").win > 0.5
    True
    """
    from cannae.games.tabletop import combat

    with _sentences():
        return combat(one, other, phase=phase, **situation)
