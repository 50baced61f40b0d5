"""Chapters 5, 6 and 9: the sequence of a Period, the seven steps of a round, Combining; and the worked vectors."""

from typing import Any

import pytest

from battle.scene import (
    TWO,
    cards,
    commit,
    do,
    duel,
    end_rounds,
    field,
    fight,
    lay,
    offered,
    piles,
    reason,
    through,
    told,
    unit,
)
from cannae.core.contract import SPECTATOR
from cannae.games.battle.board import own_lines
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import BEGIN_PERIOD
from cannae.locale import words
from helpers import rule


def score(state: Any, side: int, number: int = 1) -> tuple[int, int]:
    card = cards(state, side, number)
    return int(card.mp), int(card.damage)


# -- The hand-checked vectors -----------------------------------------------------------------------------------


@rule("battle 6.7", "battle 6.8", "battle 6.10", "battle 6.12", "battle 6.15", paper="vector 1 R16 R20")
def test_a_hit_costs_its_card_and_does_its_damage() -> None:
    state = duel()
    lay(state, "hew", "drive")
    assert score(state, 0) == (42, 0)
    assert score(state, 1) == (46, 15 + 1 + 2)
    assert piles(state) == [0, 0]


@rule("battle 6.10", "battle 1.3", paper="vector 2")
def test_a_guard_card_stops_all_but_the_highest_cards() -> None:
    state = duel()
    lay(state, "thrust", "guard")
    assert (score(state, 0), score(state, 1)) == ((48, 0), (47, 0))  # 4 + 4 against 1 + 2 + 5
    assert "battle-guards" in told(state)
    higher = duel()
    lay(higher, "hew", "guard")
    assert "battle-strikes" in told(higher)  # it does not stop the highest cards


@rule("battle 6.14", "battle 6.8", paper="vector 3 R19")
def test_respite_and_an_instant_discard() -> None:
    state = duel()
    lay(state, "press", "respite")
    assert score(state, 1) == (50, 15 + 1 + 1)
    assert cards(state, 1).size == 5
    assert piles(state) == [0, 1]
    closer = duel()
    lay(closer, "hew", "respite")  # 6 above is not enough
    assert piles(closer) == [0, 0]


@rule("battle 6.10", paper="vector 4")
def test_an_equal_total_guards() -> None:
    state = duel(red=unit("shieldbearers"), blue=unit("shieldbearers"))
    lay(state, "hew", "drive")  # 6 + 3 against 5 + 4
    assert score(state, 1) == (46, 0)


@rule("battle 6.16", paper="vector 5")
def test_damage_above_the_points_left_discards_troops() -> None:
    state = duel(blue=unit(*TWO, mp=25, damage=13))
    lay(state, "hew", "drive")
    assert score(state, 1) == (21, 13 + 18 - 4 * 3)
    assert cards(state, 1).size == 2
    assert piles(state) == [0, 4]


@rule("battle 6.9", paper="vector 6")
def test_points_below_nothing_become_damage() -> None:
    state = duel(red=unit(*TWO, mp=1))
    lay(state, "drive", "guard")
    assert score(state, 0) == (0, 0)
    assert cards(state, 0).size == 4  # the 6 Damage above 0 MP is cured by two Swordsmen
    assert piles(state) == [2, 0]


@rule("battle 6.9")
@pytest.mark.parametrize(("mp", "damage"), [(8, 0), (7, 2), (6, 4), (5, 6)])
def test_every_missing_point_costs_two_damage(mp: int, damage: int) -> None:
    state = duel(red=unit(*TWO, mp=mp))
    lay(state, "hew", "guard")
    strains = [event.args["damage"] for event in state.log.events if event.key == "battle-overexerts"]
    assert strains == ([damage] if damage else [])
    assert cards(state, 0).size == 6 - -(-damage // 3)  # a Swordsman cures 3


@rule("battle 6.9")
def test_a_card_more_than_three_points_beyond_the_means_is_not_laid() -> None:
    state = duel(red=unit(*TWO, mp=5))
    assert set(CARDS.mastery) - set(offered(state, 0)) == {"press", "onslaught"}  # Hew asks for 8
    assert [reason(state, 0, card) for card in ("press", "onslaught")] == ["6.9"] * 2
    assert len(offered(state, 1)) == 10
    tired = duel(red=unit(*TWO, mp=4))
    assert "hew" not in offered(tired, 0)
    assert reason(tired, 0, "hew") == "6.9"
    spent = duel(red=unit(*TWO, mp=8))
    lay(spent, "hew", "guard")
    assert offered(spent, 0) == ["feint", "slash", "thrust", "guard", "respite"]
    assert [reason(spent, 0, card) for card in ("hew", "drive")] == ["6.1", "6.9"]  # one is laid, one too dear


@rule("battle 6.9")
def test_where_every_card_left_is_too_dear_any_may_be_laid() -> None:
    state = duel(red=unit(*TWO, mp=0))
    dear = ["drive", "hew", "press", "onslaught", "tactics"]
    for card in set(CARDS.mastery) - {*dear, "feint"}:
        state.armies[0].used |= 1 << CARDS.mastery.index(card)
    assert offered(state, 0) == ["feint"]
    state.armies[0].used |= 1 << CARDS.mastery.index("feint")
    assert offered(state, 0) == dear
    assert reason(state, 0, "feint") == "6.1"
    lay(state, "drive", "guard")
    assert score(state, 0) == (0, 0)
    assert piles(state) == [3, 0]  # 4 points are missing: 8 Damage


@rule("battle 6.11", paper="vector 7 R17")
def test_a_troop_without_missiles_cannot_hurt_at_ballistic() -> None:
    state = duel(red=unit("phalangites"), level="ballistic")
    lay(state, "onslaught", "respite")
    assert score(state, 1) == (50, 0)
    assert piles(state) == [0, 0]
    assert "battle-no-missiles" in told(state)


# -- Periods (chapter 5) ------------------------------------------------------------------------------------------


@rule("battle 5.1", paper="B19 B20 B21 B22 B23 A11")
def test_a_terrain_is_contested_controlled_or_empty() -> None:
    state = fight([unit("levy", at=1), unit("levy", at=2)], [unit("levy", at=1), unit("levy", at=3, across=1)])
    owners = [terrain["owner"] for terrain in view(state)["terrains"]]
    assert owners == [None, "contested", "red", "blue", None]


def view(state: Any) -> Any:
    return state.view(SPECTATOR)


@rule("battle 5.2", "battle 5.3", "battle 5.4", "battle 12.1", paper="B24 B25 B26 B27 B28 B33 A12")
def test_the_sequence_goes_along_the_row() -> None:
    line = [unit("levy", at=place) for place in (0, 1, 3)]
    state = fight(line, line)
    visited = []
    for _ in range(3):
        visited.append(int(state.place_red))
        end_rounds(state)
        through(state, "close")
    assert visited == [0, 1, 3]
    assert state.phase() in ("move", "initiative")
    assert state.period == 1


@rule("battle 5.3", paper="A12 A13")
def test_one_duration_main_against_main() -> None:
    state = fight([unit("levy"), unit("levy")], [unit("levy")])
    assert [int(army.fighter) for army in state.armies] == [0, 8]
    end_rounds(state)
    through(state, "merge", "close")
    assert state.phase() in ("move", "initiative")


@rule("battle 5.5", paper="B30 A15")
def test_the_winner_goes_back_to_fifty_and_keeps_his_damage() -> None:
    state = fight([unit(*TWO, mp=20, damage=4)], [unit("levy", mp=2, damage=8), unit("levy", at=3)])
    lay(state, "hew", "respite")
    assert cards(state, 1).place == -2
    assert score(state, 0) == (50, 4)
    routed = fight([unit(*TWO, mp=20, damage=4)], [unit("levy"), unit("levy", at=3)])
    end_rounds(routed, 0, 3)
    assert cards(routed, 1).place == -2
    assert score(routed, 0) == (50, 4)


@rule("battle 5.6", paper="R36")
def test_a_support_unit_takes_over_at_the_same_level_with_its_own_score_card() -> None:
    support = [unit("levy", mp=2, damage=8), unit("archers", mp=33), unit("levy", mp=44)]
    state = fight([unit(*TWO)], support)
    lay(state, "hew", "respite")
    assert state.phase() == "successor"
    assert offered(state, 1) == ["b2", "b3"]
    do(state, 1, "b3")
    assert state.main(1, 2) == 10
    assert cards(state, 1, 3).mp == 44
    assert state.level[2] == 2
    assert state.phase() in ("move", "initiative")  # it fights from the next Period on


# -- The Duration (chapter 6) ---------------------------------------------------------------------------------------


@rule("battle 6.1", "battle 7.15", paper="R10")
def test_three_rounds_each_card_once_and_all_back_afterwards() -> None:
    state = duel(level="charge")
    for number, card in enumerate(["feint", "slash", "guard"], 1):
        assert state.round == number
        lay(state, card, card)
        if state.phase() == "commit":
            assert reason(state, 0, card) == "6.1"
            assert card not in offered(state, 0)
    assert state.phase() == "close"
    through(state, "close")
    assert [int(army.used) for army in state.armies] == [0, 0]
    assert [int(army.pile) for army in state.armies] == [0, 0]


@rule("battle 6.2", paper="B80 R43")
def test_the_general_or_the_units_own_battle_master_leads() -> None:
    led = unit(*TWO, battle_master="tribune")
    state = field([led], [unit(*TWO)], generals=(0, None))
    begin(state)
    assert offered(state, 0) == ["lead-general", "lead-own"]
    do(state, 0, "lead-own")
    assert CARDS.captains[state.armies[0].leader] == "tribune"
    assert "stratagem-read" not in offered(state, 0)  # Cost 3 is beyond a Tribune's 2
    other = field([led], [unit(*TWO)], generals=(0, None))
    begin(other)
    do(other, 0, "lead-general")
    assert "stratagem-read" in offered(other, 0)


def begin(state: Any) -> None:
    state.step_number = BEGIN_PERIOD
    state.settle()


@rule("battle 6.3", paper="R11 R32 C22")
def test_stratagems_are_selected_in_secret_within_the_leaders_level() -> None:
    state: Any = field([unit(*TWO, battle_master="tribune")], [unit(*TWO)], generals=(None, 0))
    begin(state)
    assert state.to_act == (0, 1)
    assert "stratagem-march" not in offered(state, 0)  # Battle Tactics need the General
    assert "stratagem-march" in offered(state, 1)
    do(state, 0, "stratagem-speech")
    assert state.to_act == (1,)  # a Tribune's 2 are spent: there is nothing more to say
    do(state, 1, "stratagem-retreat", "stratagem-wind")
    assert state.phase() == "commit"
    assert "wind" not in str(state.view(0)["armies"][1]["promoted"])
    assert "wind" in state.view(0)["armies"][1]["pool"]  # it still looks unselected
    assert state.view(1)["own"]["selected"] == ["retreat", "wind"]


@rule("battle 6.4", paper="R13 C19")
def test_both_commit_in_secret_and_reveal_together() -> None:
    state = duel()
    commit(state, 0, "hew")
    assert state.view(1)["armies"][0]["last"] is None
    assert state.view(1)["armies"][0]["ready"] is True
    assert score(state, 0) == (50, 0)
    commit(state, 1, "drive")
    assert state.view(1)["armies"][0]["last"]["card"] == "hew"


@rule("battle 6.5", paper="R13")
def test_at_ballistic_any_troop_else_the_front_rank() -> None:
    mixed = unit("swordsmen", "archers")
    far = fight([mixed], [unit("levy")], level="ballistic")
    do(far, 0, "hew")
    assert offered(far, 0) == ["r1:swordsmen", "r1:archers"]
    near = fight([unit("swordsmen", "archers", combat_master="champion")], [unit("levy")], level="charge")
    do(near, 0, "hew")
    assert offered(near, 0) == ["r1:swordsmen", "r1:champion"]
    assert reason(near, 0, "r1:archers") == "6.5"
    alone: Any = fight([mixed], [unit("levy")], level="charge")
    do(alone, 0, "hew")
    assert alone.view(0)["own"]["troop"] == "swordsmen"  # nobody is asked what has one answer


@rule("battle 6.6", paper="R13 R41")
def test_the_combat_master_not_in_two_rounds_running() -> None:
    mixed: list[str] = ["levy", "swordsmen", "levy"]
    state = fight([unit(mixed, "levy", combat_master="champion")], [unit("levy", "levy", "levy", "levy")])
    lay(state, "guard r1:champion", "respite")
    do(state, 0, "feint")
    assert "r1:champion" not in offered(state, 0)
    assert reason(state, 0, "r1:champion") == "6.6"
    do(state, 0, "r1:levy")
    commit(state, 1, "feint")
    do(state, 0, "respite")
    assert "r1:champion" in offered(state, 0)


@rule("battle 6.7", "battle 6.8", paper="R14 R15 C14")
def test_equal_values_draw_and_both_still_pay() -> None:
    state = duel()
    lay(state, "drive", "tactics")
    assert (score(state, 0), score(state, 1)) == ((46, 0), (46, 0))
    assert "battle-drawn-round" in told(state)


@rule("battle 6.8", paper="R15")
def test_the_mp_bonus_of_the_chosen_troop_is_absorbed() -> None:
    state = duel(red=unit("veterans", mp=40))
    lay(state, "hew", "guard")
    assert score(state, 0) == (40 - 8 + 1, 0)


@rule("battle 6.12", paper="R18")
@pytest.mark.parametrize(("ranks", "bonus"), [(1, 0), (2, 1), (3, 2), (5, 2)])
def test_up_to_two_further_ranks_add_damage(ranks: int, bonus: int) -> None:
    state = duel(red=unit(*["swordsmen"] * ranks))
    lay(state, "drive", "feint")
    assert score(state, 1)[1] == 15 + bonus + 2


@rule("battle 6.16", paper="R21")
def test_paying_mp_alone_costs_no_troops() -> None:
    state = duel(red=unit(*TWO, mp=8, damage=8))
    lay(state, "hew", "guard")
    assert score(state, 0) == (0, 8)
    assert cards(state, 0).size == 6


@rule("battle 6.16", paper="R21 R41")
def test_the_owner_chooses_and_may_discard_the_combat_master() -> None:
    state = duel(blue=unit("levy", "archers", combat_master="champion", mp=12, damage=5))
    lay(state, "drive", "feint b1:levy")
    assert state.phase() == "discard"
    assert offered(state, 1) == ["troop-1", "troop-4", "champion"]
    do(state, 1, "champion")
    assert score(state, 1) == (12, 5 + 18 - 6)
    assert piles(state) == [0, 1]
    do(state, 1, "troop-4")
    assert score(state, 1) == (12, 15)


@rule("battle 6.16", "battle 6.17", paper="R12 R21")
def test_the_defender_first_and_a_defeat_ends_the_duration() -> None:
    """Red over-exerts himself but has defeated the Defender's Main Unit, so he makes no check."""
    state = fight([unit("swordsmen", mp=0, damage=0)], [unit("levy", mp=0, damage=6), unit("levy", at=3)])
    lay(state, "thrust", "respite")
    assert cards(state, 1).place == -2
    assert cards(state, 0).size == 3
    assert state.round == 0
    assert score(state, 0) == (50, 4)


@rule("battle 6.18", paper="A16")
def test_both_generals_lost_in_one_step() -> None:
    spent = unit("levy", mp=0, damage=6)
    state = fight([spent, unit("archers", at=1)], [spent, unit("levy", at=3)], generals=(0, 0))
    lay(state, "thrust", "thrust")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "generals")
    even = fight([spent, unit("levy", at=1)], [spent, unit("levy", at=3)], generals=(0, 0))
    lay(even, "thrust", "thrust")
    drawn = even.outcome()
    assert drawn is not None
    assert (drawn.winner, drawn.reason) == (-1, "even")
    assert cited(even, "battle-over-drawn") == "6.18"


@rule("battle 6.18", paper="A16")
def test_when_both_generals_are_lost_only_troops_count_not_combat_masters() -> None:
    """Red's levies with a Centurion cost more than blue's archers, without him less."""
    spent = unit("levy", mp=0, damage=6)
    reds = [spent, unit("levy", at=1, combat_master="centurion")]
    state = fight(reds, [spent, unit("archers", at=3)], generals=(0, 0))
    lay(state, "thrust", "thrust")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (1, "generals", (9, 15))
    assert cited(state, "battle-over") == "6.18"


def cited(state: Any, key: str) -> object:
    """The rule that an event of this kind names."""
    return next(event.rule for event in state.log.events if event.key == key)


# -- Combining (chapter 9) ----------------------------------------------------------------------------------------


@rule("battle 9.1", paper="B86 R37 C30")
def test_ordinary_support_combines_only_at_ballistic() -> None:
    line = [unit("swordsmen"), unit("archers")]
    near = fight(line, [unit("levy")], level="charge")
    do(near, 0, "hew")
    assert near.to_act == (1,)
    far = fight(line, [unit("levy")], level="ballistic")
    do(far, 0, "hew")
    assert offered(far, 0) == ["enough", "r2"]
    assert reason(far, 0, "r1") == "9.1"


@rule("battle 9.3")
def test_a_troop_of_a_combined_unit_is_told_with_the_units_it_fights_beside() -> None:
    """Not “of Unit 2, Combined with Unit 2”: neither in the log nor in what its player sees of his commitment."""
    line = [unit("swordsmen"), unit("archers"), unit("levy")]
    state = fight(line, [unit("levy")], level="ballistic")
    do(state, 0, "hew", "r2", "enough", "r2:archers")
    view: Any = state.view(0)
    own = view["own"]
    assert (own["unit"], own["beside"]) == ("r2", ["r1"])
    assert "Archers (r2) · + r1" in own_lines(own, words("en").say)[-1]
    commit(state, 1, "feint")
    assert state.log is not None
    [laid] = [event for event in state.log.events if event.key == "battle-lays" and event.args["with"]]
    for language, sentence in (
        ("en", "Red lays Hew with Archers of Red’s Unit 2, Combined with Red’s Unit 1."),
        ("de", "Rot legt Schlag mit Bogenschützen (Einheit 2 von Rot), verbunden mit Einheit 1 von Rot."),
    ):
        assert words(language).say(laid.key, **laid.args) == sentence
    view = state.view(SPECTATOR)
    assert (view["armies"][0]["last"]["unit"], view["armies"][0]["last"]["beside"]) == ("r2", ["r1"])


@rule("battle 9.2", paper="R38")
def test_any_number_may_be_combined() -> None:
    state = fight([unit("swordsmen"), unit("archers"), unit("levy")], [unit("levy")], level="ballistic")
    commit(state, 0, "drive +r2 +r3 r2:archers")
    commit(state, 1, "feint")
    assert view(state)["armies"][0]["last"]["joined"] == ["r2", "r3"]
    assert score(state, 1)[1] == 14 + 2 + 2  # three complete Ranks together


@rule("battle 9.3", "battle 9.4", paper="R39 R40")
def test_the_chosen_troop_fights_with_its_units_values_but_the_main_unit_pays() -> None:
    state = fight([unit("swordsmen"), unit("archers", shaken=1)], [unit("shieldbearers")], level="ballistic")
    commit(state, 0, "hew +r2 r2:archers")
    commit(state, 1, "thrust")
    assert (score(state, 0, 1), score(state, 0, 2)) == ((42, 0), (50, 0))
    assert "battle-guards" in told(state)  # 6 + 4 - 2 (Shaken) = 8 against 4 + 4


@rule("battle 6.13", paper="B87 A19")
def test_the_attacker_names_the_target_among_combined_units() -> None:
    state = fight([unit("archers")], [unit("levy"), unit("archers")], level="ballistic")
    commit(state, 0, "drive")
    commit(state, 1, "feint +b2 b2:archers")
    assert state.phase() == "target"
    assert offered(state, 0) == ["b1", "b2"]
    do(state, 0, "b2")
    assert (score(state, 1, 1)[1], score(state, 1, 2)[1]) == (0, 14 + 2)
    alone = fight([unit("archers")], [unit("levy"), unit("archers")], level="ballistic")
    lay(alone, "drive", "feint")
    assert alone.phase() == "commit"  # not Combined, so it cannot be hit
    assert score(alone, 1, 1)[1] == 14 + 2


@rule("battle 7.1", paper="A21 R22")
def test_discards_of_combined_units_count_in_the_main_units_pile() -> None:
    support = [unit("levy"), unit("archers", mp=10, damage=9)]
    state = fight([unit("archers")], support, level="ballistic")
    commit(state, 0, "drive")
    commit(state, 1, "feint +b2 b2:archers")
    do(state, 0, "b2")
    assert piles(state) == [0, 3]  # 9 + 16 against 10 MP; three Archers cure 6, and the Unit is gone
    assert cards(state, 1, 2).place == -2
    assert cards(state, 1, 1).size == 3
