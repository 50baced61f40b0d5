"""The trials can fail: every server that is wrong in one way is caught by the trial whose matter it is."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from cannae.core.contract import SPECTATOR
from cannae.core.events import EVERYONE
from cannae.core.registry import game
from cannae.server.live import session
from cannae.server.live.live_table import LiveTable
from cannae.server.live.session import Session
from cannae.server.soak import hostile, leak
from cannae.server.state.broadcaster import Asked
from cannae.server.state.deeds import Deed, choosing, claiming, doing
from cannae.table.table import DRAW, LONG_PATIENCE, TAKE_BACK, Table

Mutant = Callable[[pytest.MonkeyPatch], None]


def by_deed(change: Callable[[int, str, str, Deed], Deed]) -> Mutant:
    """A server that makes something else of what is done by a word."""

    def mutate(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(session, "doing", lambda side, verb, what: change(side, verb, what, doing(side, verb, what)))

    return mutate


def accepts_ones_own(matter: str) -> Mutant:
    def change(side: int, verb: str, what: str, honest: Deed) -> Deed:
        def deed(table: Table, at: int) -> None:
            own = verb == "accept" and (what or DRAW) == matter and table.offers.get(matter) == side
            table.accept(1 - side, matter, at) if own else honest(table, at)

        return deed

    return by_deed(change)


def undoes_the_opponent(side: int, verb: str, what: str, honest: Deed) -> Deed:
    def deed(table: Table, at: int) -> None:
        other = verb == "undo" and not table.can_undo(side) and table.can_undo(1 - side)
        table.undo(1 - side, at) if other else honest(table, at)

    return deed


def rewinds_without_consent(side: int, verb: str, what: str, honest: Deed) -> Deed:
    def deed(table: Table, at: int) -> None:
        honest(table, at)
        if verb == "offer" and table.offers.get(TAKE_BACK) == side:
            table.accept(1 - side, TAKE_BACK, at)

    return deed


def forgets_a_declined_offer(side: int, verb: str, what: str, honest: Deed) -> Deed:
    def deed(table: Table, at: int) -> None:
        kept = dict(table.offers)
        honest(table, at)
        if verb == "decline":
            table.offers = kept

    return deed


def lets_both_be_resigned(side: int, verb: str, what: str, honest: Deed) -> Deed:
    return (lambda table, at: table.resign(1 - side, at)) if verb == "mute" else honest


def claims_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(session, "claiming", lambda side, absent, win: claiming(side, LONG_PATIENCE, win))


def never_lets_claim(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(session, "claiming", lambda side, absent, win: claiming(side, 0, win))


def lets_choose_out_of_turn(patch: pytest.MonkeyPatch) -> None:

    def lenient(side: int, version: int, written: str) -> Deed:
        def deed(table: Table, at: int) -> None:
            turn = side if side in table.to_act else 1 - side
            choosing(turn, table.version[turn] if turn != side else version, written)(table, at)

        return deed

    patch.setattr(session, "choosing", lenient)


def seats_who_looks_on(patch: pytest.MonkeyPatch) -> None:
    honest = Session._side
    patch.setattr(Session, "_side", lambda self: 0 if self.person == "eve" else honest(self))


def does_it_twice(patch: pytest.MonkeyPatch) -> None:
    """Ids are not looked at."""

    async def act(self: LiveTable, deed: Deed, asked: Asked | None = None) -> None:
        self.table_state.refs.clear()
        await honest(self, deed, asked)

    honest = LiveTable.act
    patch.setattr(LiveTable, "act", act)


HOSTILE: dict[str, Mutant] = {
    "accepts one's own draw": accepts_ones_own(DRAW),
    "accepts one's own pause": accepts_ones_own("pause"),
    "undoes the opponent": by_deed(undoes_the_opponent),
    "rewinds without consent": by_deed(rewinds_without_consent),
    "an offer that was declined still stands": by_deed(forgets_a_declined_offer),
    "one resigns for the other": by_deed(lets_both_be_resigned),
    "the game is claimed from who is there": claims_at_once,
    "who is away for weeks cannot be claimed from": never_lets_claim,
    "chooses out of turn": lets_choose_out_of_turn,
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


def after_each_act(tell: Callable[[LiveTable], None]) -> Mutant:
    """A server that says more than it should after everything that is done."""

    def mutate(patch: pytest.MonkeyPatch) -> None:
        honest = LiveTable.act

        async def act(self: LiveTable, deed: Deed, asked: Asked | None = None) -> None:
            await honest(self, deed, asked)
            tell(self)

        patch.setattr(LiveTable, "act", act)

    return mutate


def sends_choices_to_all(live: LiveTable) -> None:
    latest = live.table_state.latest()
    for one in live.broadcaster.viewers:
        if latest.verb == "choose":
            one.send(f'{{"t":"did","choice":"{latest.what}"}}')


def sends_both_sides_choices(live: LiveTable) -> None:
    table = live.table_state.playing()
    offered = [table.state.write_choice(side, choice) for side in (0, 1) for choice in table.state.choices(side)]
    for one in live.broadcaster.viewers:
        one.send(f'{{"t":"offered","choices":"{offered}"}}')


def pushes_though_nothing_is_to_be_seen(live: LiveTable) -> None:
    for one in live.broadcaster.viewers:
        live.broadcaster.show(one)


def sends_chat_to_all(live: LiveTable) -> None:
    latest = live.table_state.latest()
    for one in live.broadcaster.viewers:
        if latest.verb == "say" and (one.viewer == SPECTATOR) != (latest.side == SPECTATOR):
            one.send(f'{{"t":"said","text":"{latest.what}"}}')


def tells_choices_in_the_log(patch: pytest.MonkeyPatch) -> None:

    def telling(side: int, version: int, written: str) -> Deed:
        def deed(table: Table, at: int) -> None:
            choosing(side, version, written)(table, at)
            table.log.tell("chat-line", "", {"side": "@side-red", "text": written}, EVERYONE)

        return deed

    patch.setattr(session, "choosing", telling)


LEAK: dict[str, Mutant] = {
    "sends secret choices to all": after_each_act(sends_choices_to_all),
    "sends what the other may choose": after_each_act(sends_both_sides_choices),
    "sends something when a secret step is made": after_each_act(pushes_though_nothing_is_to_be_seen),
    "sends the players' chat to who looks on": after_each_act(sends_chat_to_all),
    "tells secret choices in the log": tells_choices_in_the_log,
}


@pytest.mark.parametrize("name", LEAK)
def test_the_search_for_leaks_catches_a_server_that(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAK[name](monkeypatch)
    report = asyncio.run(leak.search(game("honour"), 600, 6, tmp_path, enough=1))
    assert report.leaks


def test_the_search_for_leaks_finds_nothing_in_an_honest_server(tmp_path: Path) -> None:
    report = asyncio.run(leak.search(game("honour"), 600, 6, tmp_path))
    assert report.leaks == []
