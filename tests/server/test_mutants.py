"""The trials can fail: every server that is wrong in one way is caught by the trial whose matter it is."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from cannae.core.contract import EVERYONE, SPECTATOR
from cannae.core.registry import game
from cannae.server.broadcast.broadcaster import Asked
from cannae.server.live.live_table import LiveTable
from cannae.server.live.session import Session
from cannae.server.soak import hostile, leak
from cannae.table.table import DRAW, LONG_PATIENCE, TAKE_BACK, Act, Table

Mutant = Callable[[pytest.MonkeyPatch], None]


def by_act(change: Callable[[Table, Act], Act | None]) -> Mutant:
    """A server that makes another act of what was asked for, where this gives one."""

    def mutate(patch: pytest.MonkeyPatch) -> None:
        honest = LiveTable.act

        async def act(self: LiveTable, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
            other = change(self.table_state.playing(), act)
            if other is not None and version is not None:
                version = self.table_state.playing().version[other.side]
            await honest(self, other or act, asked, version)

        patch.setattr(LiveTable, "act", act)

    return mutate


def after_each_act(tell: Callable[[LiveTable], None]) -> Mutant:
    """A server that does or says more than it should after everything that is done."""

    def mutate(patch: pytest.MonkeyPatch) -> None:
        honest = LiveTable.act

        async def act(self: LiveTable, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
            await honest(self, act, asked, version)
            tell(self)

        patch.setattr(LiveTable, "act", act)

    return mutate


def accepts_ones_own(matter: str) -> Mutant:
    def change(table: Table, act: Act) -> Act | None:
        own = act.verb == "accept" and (act.what or DRAW) == matter and table.offers.get(matter) == act.side
        return Act(1 - act.side, act.verb, act.what) if own else None

    return by_act(change)


def undoes_the_opponent(table: Table, act: Act) -> Act | None:
    other = act.verb == "undo" and not table.can_undo(act.side) and table.can_undo(1 - act.side)
    return Act(1 - act.side, "undo") if other else None


def lets_both_be_resigned(table: Table, act: Act) -> Act | None:
    return Act(1 - act.side, "resign") if act.verb == "mute" else None


def lets_choose_out_of_turn(table: Table, act: Act) -> Act | None:
    other = act.verb == "choose" and act.side not in table.to_act
    return Act(1 - act.side, "choose", act.what) if other else None


def rewinds_without_consent(live: LiveTable) -> None:
    table = live.table_state.playing()
    side = table.offers.get(TAKE_BACK)
    if side is not None and table.acts[-1].verb == "offer":
        table.accept(1 - side, TAKE_BACK)
        live.broadcaster.broadcast()


def forgets_a_declined_offer(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.act

    async def act(self: LiveTable, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
        kept = dict(self.table_state.playing().offers)
        await honest(self, act, asked, version)
        if act.verb == "decline":
            self.table_state.playing().offers = kept

    patch.setattr(LiveTable, "act", act)


def finds_everybody_away(milliseconds: int) -> Mutant:
    async def absent(self: Session, live: LiveTable, side: int) -> int:
        return milliseconds

    return lambda patch: patch.setattr(Session, "_absent", absent)


def seats_who_looks_on(patch: pytest.MonkeyPatch) -> None:
    honest = Session._side
    patch.setattr(Session, "_side", lambda self: 0 if self.person == "eve" else honest(self))


def does_it_twice(patch: pytest.MonkeyPatch) -> None:
    """Ids are not looked at."""

    async def act(self: LiveTable, act: Act, asked: Asked | None = None, version: int | None = None) -> None:
        self.table_state.refs.clear()
        await honest(self, act, asked, version)

    honest = LiveTable.act
    patch.setattr(LiveTable, "act", act)


HOSTILE: dict[str, Mutant] = {
    "accepts one's own draw": accepts_ones_own(DRAW),
    "accepts one's own pause": accepts_ones_own("pause"),
    "undoes the opponent": by_act(undoes_the_opponent),
    "rewinds without consent": after_each_act(rewinds_without_consent),
    "an offer that was declined still stands": forgets_a_declined_offer,
    "one resigns for the other": by_act(lets_both_be_resigned),
    "the game is claimed from somebody who is there": finds_everybody_away(LONG_PATIENCE),
    "who is away for weeks cannot be claimed from": finds_everybody_away(0),
    "chooses out of turn": by_act(lets_choose_out_of_turn),
    "who looks on may act": seats_who_looks_on,
    "an id that was used is done again": does_it_twice,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_the_hostile_client_catches_a_server_that(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    HOSTILE[name](monkeypatch)
    report = asyncio.run(hostile.attack(game("pennants"), 20_000, 5, tmp_path, enough=1))
    assert report.faults


def test_the_hostile_client_finds_nothing_in_an_honest_server(tmp_path: Path) -> None:
    report = asyncio.run(hostile.attack(game("pennants"), 20_000, 5, tmp_path))
    assert report.faults == [] and report.attempts == 20_000


# -- Leaks --------------------------------------------------------------------------------------------------


def sends_choices_to_all(live: LiveTable) -> None:
    latest = live.table_state.latest()
    for one in live.broadcaster.clients:
        if latest.verb == "choose":
            one.send(f'{{"t":"did","choice":"{latest.what}"}}')


def sends_both_sides_choices(live: LiveTable) -> None:
    table = live.table_state.playing()
    offered = [table.state.write_choice(side, choice) for side in (0, 1) for choice in table.state.choices(side)]
    for one in live.broadcaster.clients:
        one.send(f'{{"t":"offered","choices":"{offered}"}}')


def pushes_though_nothing_is_to_be_seen(live: LiveTable) -> None:
    for one in live.broadcaster.clients:
        live.broadcaster.show(one)


def sends_chat_to_all(live: LiveTable) -> None:
    latest = live.table_state.latest()
    for one in live.broadcaster.clients:
        if latest.verb == "say" and (one.viewer == SPECTATOR) != (latest.side == SPECTATOR):
            one.send(f'{{"t":"said","text":"{latest.what}"}}')


def tells_choices_in_the_log(live: LiveTable) -> None:
    latest = live.table_state.latest()
    if latest.verb == "choose":
        live.table_state.playing().log.tell("chat-line", "", {"side": "@side-red", "text": latest.what}, EVERYONE)
        live.broadcaster.broadcast()


LEAK: dict[str, Mutant] = {
    "sends secret choices to all": after_each_act(sends_choices_to_all),
    "sends what the other may choose": after_each_act(sends_both_sides_choices),
    "sends something when a secret step is made": after_each_act(pushes_though_nothing_is_to_be_seen),
    "sends the players' chat to spectators": after_each_act(sends_chat_to_all),
    "tells secret choices in the log": after_each_act(tells_choices_in_the_log),
}


@pytest.mark.parametrize("name", LEAK)
def test_the_search_for_leaks_catches_a_server_that(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAK[name](monkeypatch)
    report = asyncio.run(leak.search(game("honour"), 600, 6, tmp_path, enough=1))
    assert report.leaks


def test_the_search_for_leaks_finds_nothing_in_an_honest_server(tmp_path: Path) -> None:
    report = asyncio.run(leak.search(game("honour"), 600, 6, tmp_path))
    assert report.leaks == []
