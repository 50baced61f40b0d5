"""Chapters 1 to 3: choosing, setting up, hands and piles."""

from collections import Counter

import pytest

from cannae.bots import random_policy
from cannae.core.conformance import check
from cannae.core.contract import BLUE, RED, SIDE_NAMES, SPECTATOR
from cannae.core.randomness import FastRng, Rng
from cannae.games.glory import GAME
from cannae.games.glory.engine import Glory
from cannae.games.glory.rules.setup import lay_terrain
from glory.scene import control, discard, do, hand, of, offered, offers, reason, scene, seen, start, told, won
from helpers import rule


class Loaded(Rng):
    """A generator that draws what it is told to, for laying terrain."""

    def __init__(self, lots: list[int]) -> None:
        self.drawn = 0
        self.lots = lots

    def below(self, stream: int, bound: int) -> int:
        return self.lots.pop(0)


# -- Choosing ----------------------------------------------------------------------------------------------


@rule("glory 1.4")
def test_cards_alike_give_one_choice() -> None:
    state = scene("red-hand=MI3*2.CO5*3 red-deck=HI2")
    assert offers(state, "place") == {f"place MI3 at {column}" for column in range(1, 6)}
    do(state, "place MI3 at 3")
    assert offers(state, "pay") == {"pay MI3", "pay CO5"}


@rule("glory 1.4")
def test_only_the_side_whose_decision_it_is_may_choose() -> None:
    state = scene("red-hand=MI3.CO5 blue-hand=CO5")
    assert state.why_not(BLUE, state.read_choice(BLUE, "done")) == "1.4"
    assert state.choices(BLUE) == []
    assert state.why_not(RED, 12345678) == "1.4"


# -- Terrain ------------------------------------------------------------------------------------------------


@rule("glory 2.1")
def test_five_of_nine_terrain_cards_and_nobody_controls_them() -> None:
    layouts: Counter[str] = Counter()
    for seed in range(300):
        state = start(seed)
        columns = seen(state, SPECTATOR)["columns"]
        assert [column["control"] for column in columns] == [None] * 5
        kinds = Counter(column["terrain"] for column in columns)
        assert sum(kinds.values()) == 5
        assert kinds["plain"] >= 2
        assert max(kinds["rough"], kinds["woods"], kinds["hill"]) <= 1
        layouts[f"{5 - kinds['plain']} others"] += 1
    assert 0.3 < layouts["2 others"] / 300 < 0.65  # 47.6 % of all layouts


@rule("glory 2.2", paper="S1 S2 L10")
@pytest.mark.parametrize(
    ("drawn", "laid"),
    [
        ("ppppp", "plain plain plain plain plain"),
        ("rwhpp", "rough hill plain plain woods"),
        ("pprwh", "rough plain plain hill woods"),
        ("prpwh", "rough plain plain hill woods"),
        ("hpppp", "hill plain plain plain plain"),
        ("pppph", "plain plain plain plain hill"),
        ("pppwh", "woods plain plain plain hill"),
    ],
)
def test_plains_fill_from_the_centre_others_from_the_ends(drawn: str, laid: str) -> None:
    left = [6, 1, 1, 1]
    lots = []
    for letter in drawn:
        terrain = "prwh".index(letter)
        lots.append(sum(left[:terrain]))
        left[terrain] -= 1
    state = start(first="red")
    state.rng = Loaded(lots)
    lay_terrain(state)
    columns = seen(state, SPECTATOR)["columns"]
    assert [column["terrain"] for column in columns] == laid.split()


# -- The draft ----------------------------------------------------------------------------------------------


def draft(state: Glory, side: int, keeps: int = 24) -> None:
    for _ in range(keeps):
        state.apply(side, state.choices(side)[0])


@rule("glory 2.3")
def test_twelve_packets_of_four_keep_two_of_each() -> None:
    state = start(3)
    shown = seen(state, RED)["draft"]
    assert (shown["packets"], shown["number"], len(shown["packet"])) == (12, 1, 4)
    draft(state, RED, 2)
    shown = seen(state, RED)["draft"]
    assert (shown["number"], shown["picks"], len(shown["packet"])) == (2, 2, 4)
    draft(state, RED, 22)
    assert state.to_act == (BLUE,)
    draft(state, BLUE)
    assert state.phase() == "action"
    for side in ("red", "blue"):
        assert of(state, side)["hand_size"] == 9
        assert of(state, side)["deck_size"] == 15


@rule("glory 2.3")
def test_only_cards_of_the_packet_can_be_kept_and_each_once() -> None:
    state = start(3)
    packet = [card["card"] for card in seen(state, RED)["draft"]["packet"]]
    assert {state.write_choice(RED, choice) for choice in state.choices(RED)} == {f"keep {card}" for card in packet}
    state.apply(RED, state.read_choice(RED, f"keep {packet[0]}"))
    if packet.count(packet[0]) == 1:
        assert state.why_not(RED, state.read_choice(RED, f"keep {packet[0]}")) == "2.3"
    absent = next(name for name in state.deck.names[1:] if name not in packet)
    assert state.why_not(RED, state.read_choice(RED, f"keep {absent}")) == "2.3"


@rule("glory 2.3")
def test_packets_that_look_alike_offer_their_cards_in_the_same_order() -> None:
    cards = scene("").deck
    order = [name for kind, name in enumerate(cards.names) for _ in range(cards.count[kind])]
    packet = ["CO5", "HI2", "MI3", "CO5"]
    for card in packet:
        order.remove(card)
    alike = [
        scene(f"phase=draft red-packets={'.'.join(first + order)} blue-packets={'.'.join(order + packet)}")
        for first in (packet, packet[::-1], sorted(packet))
    ]
    assert all(seen(state, RED) == seen(alike[0], RED) for state in alike)
    shown = [card["card"] for card in seen(alike[0], RED)["draft"]["packet"]]
    for state in alike:
        offered_now = [state.write_choice(RED, choice) for choice in state.choices(RED)]
        assert offered_now == [f"keep {card}" for card in dict.fromkeys(shown)]


@rule("glory 2.3")
def test_a_card_that_is_twice_in_a_packet_can_be_kept_twice() -> None:
    cards = scene("").deck
    order = [name for kind, name in enumerate(cards.names) for _ in range(cards.count[kind])]
    twins = ["CO5", "CO5", "HI2", "HI2"]
    for card in twins:
        order.remove(card)
    state = scene(f"phase=draft red-packets={'.'.join(twins + order)} blue-packets={'.'.join(order + twins)}")
    assert {state.write_choice(RED, choice) for choice in state.choices(RED)} == {"keep CO5", "keep HI2"}
    state.apply(RED, state.read_choice(RED, "keep CO5"))
    assert {state.write_choice(RED, choice) for choice in state.choices(RED)} == {"keep CO5", "keep HI2"}
    state.apply(RED, state.read_choice(RED, "keep CO5"))
    assert seen(state, RED)["draft"]["kept"] == {"CO5": 2}


@rule("glory 2.4", paper="S4 L9")
def test_the_draft_is_private_and_simultaneous() -> None:
    state = start(5)
    before = seen(state, BLUE), seen(state, SPECTATOR)
    draft(state, RED, 13)
    assert (seen(state, BLUE), seen(state, SPECTATOR)) == before
    assert state.to_act == (RED, BLUE)
    draft(state, RED, 11)
    assert seen(state, BLUE)["red"]["draft"] == "ready"
    assert seen(state, RED)["blue"]["draft"] == "deciding"
    draft(state, BLUE)
    assert "box" not in str(seen(state, BLUE))
    assert "hand" not in seen(state, BLUE)["red"]


@rule("glory 2.1", "glory 2.7", paper="S3")
def test_terrain_is_known_at_the_draft_and_the_first_player_is_not() -> None:
    state = start(5)
    assert seen(state, RED)["active"] is None
    assert len(seen(state, RED)["columns"]) == 5


@rule("glory 2.5")
def test_the_quick_start_gives_both_the_same_army() -> None:
    state = start(5, setup="quick")
    assert state.phase() == "action"
    for side in ("red", "blue"):
        army = Counter(hand(state, side)) + Counter(of(state, side)["deck"])
        assert sum(army.values()) == 24
        assert army == {
            state.deck.names[kind]: state.deck.quick[kind] for kind in range(1, 29) if state.deck.quick[kind]
        }


@rule("glory 2.6", paper="S6")
def test_nine_cards_and_no_second_try() -> None:
    state = start(9, setup="quick", first="blue")
    assert [of(state, side)["hand_size"] for side in ("red", "blue")] == [9, 9]
    assert state.to_act == (BLUE,)
    assert all(text.split()[0] in ("done", "place", "reserves") for text in offered(state))


@rule("glory 2.7")
def test_the_first_player_is_drawn_by_lot_after_the_draft() -> None:
    firsts = Counter(start(seed, setup="quick").to_act for seed in range(200))
    assert 60 < firsts[(RED,)] < 140


@rule("glory 10.9")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_first_player_can_be_agreed_on(first: str) -> None:
    assert {seen(start(seed, setup="quick", first=first), 2)["active"] for seed in range(20)} == {first}


@rule("glory 10.11")
@pytest.mark.parametrize("setup", ["quick", "draft"])
def test_the_side_that_does_not_begin_may_have_more_cards(setup: str) -> None:
    for seed in range(4):
        plain, state = (start(seed, setup=setup, second_cards=more) for more in (0, 2))
        chance = FastRng(seed)
        while state.phase() == "draft":
            side = state.to_act[0]
            choice = random_policy(state, side, chance)
            state.apply(side, choice)
            plain.apply(side, choice)
        first, second = state.to_act[0], 1 - state.to_act[0]
        assert [of(state, SIDE_NAMES[side])["hand_size"] for side in (first, second)] == [9, 11]
        assert hand(state, SIDE_NAMES[first]) == hand(plain, SIDE_NAMES[first])
        assert not Counter(hand(plain, SIDE_NAMES[second])) - Counter(hand(state, SIDE_NAMES[second]))


@rule("glory 10.11")
def test_all_laws_hold_when_the_second_side_has_more_cards() -> None:
    report = check(GAME, 4, seed=5, options={"second_cards": 4, "setup": "quick"}, share=0.2, conclusive=False)
    assert report.holds, report.failures


# -- Hands and piles ----------------------------------------------------------------------------------------


@rule("glory 3.1")
def test_discards_go_to_the_owners_own_pile_face_up() -> None:
    state = do(scene("red-hand=MI3.CO5 blue-hand=CO5"), "place MI3 at 3", "pay CO5")
    assert discard(state, "red") == {"CO5": 1}
    assert discard(state, "blue") == {}
    assert seen(state, BLUE)["lately"] == ["red.discard.CO5"]


@rule("glory 3.2", paper="S7")
def test_what_is_open_to_all() -> None:
    state = scene(
        "red=HI3/-/-/-/- blue=MI2/-/-/-/- control=r.b.. red-hand=CO5 red-deck=HI2.HI4 red-discard=LI2 blue-lost=PK2"
    )
    for viewer in (RED, BLUE, SPECTATOR):
        view = seen(state, viewer)
        red = view["red"]
        assert (red["hand_size"], red["deck_size"], red["discard_size"], red["shuffles"]) == (1, 2, 1, 0)
        assert (red["victory"], red["score"], red["terrain"]) == ({"PK2": 1}, 2, 1)
        assert red["discard"] == {"LI2": 1}
        assert str(view["columns"]).count("HI3") >= 1


@rule("glory 3.3", paper="S8")
def test_hands_and_decks_are_hidden_from_everybody_else() -> None:
    state = scene("red-hand=CO5.EL3 red-deck=HI2 blue-hand=SP2 blue-deck=AR3")
    for viewer in (BLUE, SPECTATOR):
        text = str(seen(state, viewer)["red"])
        assert "CO5" not in text
        assert "EL3" not in text
        assert "HI2" not in text
    assert "SP2" not in str(seen(state, RED))


@rule("glory 3.3", paper="A4")
def test_the_owner_of_a_drawn_bonus_card_knows_it_and_nobody_else() -> None:
    state = do(scene("red=HI3/-/-/-/- blue=PK2/-/-/-/- red-deck=LI4 blue-hand=CO5"), "attack 1 with HI3", "bonus top")
    assert seen(state, RED)["combat"]["bonus"] == {"card": "LI4", "from": "deck"}
    for viewer in (BLUE, SPECTATOR):
        assert seen(state, viewer)["combat"]["bonus"] == {"card": None, "from": "deck"}
        assert "LI4" not in str(seen(state, viewer))


@rule("glory 3.3", "glory 10.6", paper="S9")
def test_discard_piles_are_open_or_for_their_owner() -> None:
    words = "red-hand=CO5 red-discard=LI2.HI4"
    assert seen(scene(words), BLUE)["red"]["discard"] == {"HI4": 1, "LI2": 1}
    strict = scene(words, discards="owner")
    assert "discard" not in seen(strict, BLUE)["red"]
    assert "discard" not in seen(strict, SPECTATOR)["red"]
    assert seen(strict, RED)["red"]["discard"] == {"HI4": 1, "LI2": 1}


@rule("glory 3.4", paper="D1")
def test_the_last_card_of_the_deck_calls_for_no_shuffle() -> None:
    state = do(scene("phase=draw red-deck=HI2.HI3.HI4 red-discard=LI2"), "draw")
    assert hand(state, "red") == {"HI2": 1, "HI3": 1, "HI4": 1}
    assert (of(state, "red")["deck_size"], of(state, "red")["shuffles"]) == (0, 0)


@rule("glory 3.4", paper="D2")
def test_drawing_goes_on_after_a_shuffle_in_the_middle() -> None:
    state = do(scene("phase=draw red-deck=HI2 red-discard=LI2.LI3.LI4"), "draw")
    assert "HI2" in hand(state, "red")
    assert sum(hand(state, "red").values()) == 3
    assert (of(state, "red")["deck_size"], of(state, "red")["discard_size"], of(state, "red")["shuffles"]) == (1, 0, 1)


@rule("glory 3.5", paper="S5 X5")
def test_the_shuffle_card_is_a_counter_that_stays_at_two() -> None:
    state = scene("phase=draw red-shuffles=1 red-discard=LI2.LI3.LI4 blue-deck=HI2.HI3.HI4")
    do(state, "draw")
    assert of(state, "red")["shuffles"] == 2
    assert "shuffle" not in str(state.deck.type_ids)


@rule("glory 3.5", paper="D4")
def test_a_third_shuffle_has_no_further_effect() -> None:
    state = do(scene("phase=draw red-shuffles=2 red-discard=LI2.LI3.LI4"), "draw")
    assert of(state, "red")["shuffles"] == 2
    assert hand(state, "red") == {"LI2": 1, "LI3": 1, "LI4": 1}
    assert state.outcome() is None


@rule("glory 3.5", paper="D5")
def test_a_shuffle_counts_for_the_side_that_had_to_draw() -> None:
    state = scene("red=HI3/-/-/-/- blue=PK2/-/-/-/- red-hand=CO5 blue-discard=LI2.LI3")
    do(state, "attack 1 with HI3", "bonus CO5", "bonus top")
    assert (of(state, "red")["shuffles"], of(state, "blue")["shuffles"]) == (0, 1)


@rule("glory 3.6", paper="D3")
def test_a_draw_from_nothing_is_lost_and_no_shuffle() -> None:
    state = do(scene("phase=draw red-deck=HI2"), "draw")
    assert hand(state, "red") == {"HI2": 1}
    assert of(state, "red")["shuffles"] == 0


@rule("glory 3.1", "glory 7.18", paper="D6")
def test_bonus_cards_reach_the_discard_pile_last() -> None:
    """Withdrawn units and payments lie there at once; a Bonus card only when the combat is over."""
    state = scene("red=HI3/-/-/-/- blue=PK2.AR2/-/-/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 1 with HI3", "bonus CO5")
    assert discard(state, "red") == {}
    do(state, "withdraw AR2")
    assert discard(state, "blue") == {"AR2": 1}
    do(state, "bonus none")  # HI 4 + 5 against PK 4
    assert discard(state, "red") == {"CO5": 1}
    assert won(state, "red") == {"PK2": 1}


@rule("glory 6.11", paper="D6")
def test_reserves_is_discarded_after_its_draw() -> None:
    state = do(scene("red-hand=RE2 red-deck=HI2 red-discard=LI2"), "reserves")
    assert hand(state, "red") == {"HI2": 1, "LI2": 1}
    assert discard(state, "red") == {"RE2": 1}


@rule("glory 8.1", paper="D7")
def test_the_traded_card_may_come_back() -> None:
    state = do(scene("phase=draw red-hand=HI2"), "trade HI2")
    assert hand(state, "red") == {"HI2": 1}
    assert of(state, "red")["shuffles"] == 1


@rule("glory 3.4", paper="D8")
def test_the_order_of_a_discard_pile_is_nothing() -> None:
    one = do(scene("red-hand=HI4.MI4.MI2.MI3"), "place HI4 at 2", "pay MI2", "pay MI3")
    two = do(scene("red-hand=HI4.MI4.MI2.MI3"), "place HI4 at 2", "pay MI3", "pay MI2")
    assert discard(one, "red") == discard(two, "red")


@rule("glory 3.7", paper="D9")
def test_the_victory_pile_never_comes_back() -> None:
    state = do(scene("phase=draw red-lost=HI2.HI3 red-discard=LI2"), "draw")
    assert hand(state, "red") == {"LI2": 1}
    assert won(state, "blue") == {"HI2": 1, "HI3": 1}


@rule("glory 1.1", "glory 1.2")
def test_five_columns_with_flanks_at_the_ends() -> None:
    columns = seen(start(), SPECTATOR)["columns"]
    assert [column["flank"] for column in columns] == [True, False, False, False, True]
    assert control(start()) == "....."


def test_events_of_drawing_tell_the_cards_to_their_owner_alone() -> None:
    state = do(scene("phase=draw red-deck=HI2.HI3.HI4"), "draw")
    assert state.log is not None
    red = [event.key for event in state.log.seen_by(RED)]
    blue = [event.key for event in state.log.seen_by(BLUE)]
    assert "glory-event-drew-cards" in red
    assert "glory-event-drew-cards" not in blue
    assert told(state, "drew")[0]["count"] == 3


def test_reason_is_given_for_what_is_not_offered() -> None:
    assert reason(scene("red-hand=MI3.CO5"), "attack 3 with MI3") == "7.1"
    assert "attack" in GAME.rulebook("en")["7.1"].text
