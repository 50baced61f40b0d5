"""What a card promises before it is laid is what then happens, and nothing of it is told by a secret."""

from typing import Any

import pytest

from battle.scene import commit, fight, lay, offered, unit
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import MELEE
from cannae.locale import LANGUAGES, words

# What became of a round, seen by red: by the result, and by whether red was the Attacker.
ENDS = {
    ("hit", True): "lands", ("guarded", True): "guarded", ("no-missiles", True): "harmless", ("draw", False): "level",
    ("hit", False): "struck", ("guarded", False): "held", ("no-missiles", False): "idle",
}  # fmt: skip

SCENES: dict[str, dict[str, Any]] = {
    "melee": {"red": unit("swordsmen", "swordsmen"), "blue": unit("levy", "levy"), "level": "melee"},
    "hill": {"red": unit("fanatics", shaken=1), "blue": unit("veterans"), "level": "charge", "terrain": {2: "3-hill"}},
    "range": {"red": unit("swordsmen"), "blue": unit("archers"), "level": "ballistic", "terrain": {2: "2-woods"}},
    "shots": {"red": unit("archers", "archers"), "blue": unit("levy"), "level": "ballistic"},
    "tired": {"red": unit("veterans", mp=4, damage=2), "blue": unit("swordsmen", mp=6), "level": "melee"},
    "plans": {
        "red": unit("cataphracts", in_play="charge"),
        "blue": unit("levy", in_play="shieldwall"),
        "level": "charge",
    },
}


def scene(name: str) -> Any:
    one = dict(SCENES[name])
    return fight([one.pop("red")], [one.pop("blue")], **one)


def promised(state: Any, card: str) -> Any:
    return state.preview(0, state.read_choice(0, card))


@pytest.mark.parametrize("name", SCENES)
def test_every_pair_of_cards_ends_as_foretold(name: str) -> None:
    own_cards, answers = (offered(scene(name), side) for side in (0, 1))
    for card in CARDS.mastery:
        foretold = promised(scene(name), card)
        if card not in own_cards:
            assert foretold is None, "it is beyond his means"
            continue
        assert [answer["card"] for answer in foretold["answers"]] == answers
        for answer in foretold["answers"]:
            state = scene(name)
            hurt = int(state.units[0].damage)
            lay(state, card, answer["card"])
            log: Any = state.view(SPECTATOR)["round_log"]
            own, other = log["sides"]
            assert answer["end"] == ENDS[log["result"], own["attacks"]], (card, answer)
            assert own["mp"] == foretold["mp"]
            if log["result"] == "hit" and own["attacks"]:
                assert (own["total"], log["damage"]["total"]) == (foretold["attack"], foretold["hit"])
            if log["result"] in ("hit", "guarded") and other["attacks"]:
                assert own["total"] == foretold["guard"]
            if answer["end"] == "level":
                paid = int(state.units[0].damage) if state.units[0].size == 3 else None
                assert paid in (None, foretold["damage"]) and foretold["damage"] >= hurt


def test_only_cards_within_both_sides_means_are_reckoned_with() -> None:
    """Rule 6.9: at most 3 MP more than are left; red has 4 of them and blue 6."""
    state = scene("tired")
    assert promised(state, "drive") is not None and promised(state, "hew") is None
    answers = [answer["card"] for answer in promised(state, "drive")["answers"]]
    assert answers == ["feint", "slash", "thrust", "drive", "hew", "tactics", "guard", "respite"]


def test_it_knows_no_more_than_its_side() -> None:
    """What the other has laid in secret changes nothing; what he has laid openly, and shown, does."""
    state = scene("melee")
    before = promised(state, "hew")
    commit(state, 1, "onslaught")
    assert promised(state, "hew") == before
    commit(state, 0, "feint")
    left = [answer["card"] for answer in promised(state, "hew")["answers"]]
    assert len(left) == 9 and "onslaught" not in left
    assert state.preview(1, state.read_choice(1, "onslaught")) is None, "it is laid"


def test_a_side_that_reads_the_foe_is_told_what_was_shown() -> None:
    state = fight([unit("swordsmen", in_play="read")], [unit("levy")])
    state.apply(0, state.read_choice(0, "use"))
    assert state.preview(0, state.read_choice(0, "hew")) is None, "the other shows first"
    commit(state, 1, "press")
    for card in ("hew", "press", "onslaught"):
        assert [answer["card"] for answer in promised(state, card)["answers"]] == ["press"]
    assert promised(state, "press")["answers"][0]["end"] == "level"


def test_at_the_choice_of_a_troop_each_is_reckoned_by_itself() -> None:
    state = fight([unit(["swordsmen", "fanatics", "levy"])], [unit("levy")])
    state.apply(0, state.read_choice(0, "hew"))
    found = {text: promised(state, text) for text in ("r1:swordsmen", "r1:fanatics", "r1:levy")}
    for one in found.values():
        fighter, card = CARDS.fighters.index(one["troop"]), CARDS.mastery.index("hew")
        assert one["attack"] == CARDS.value[card] + CARDS.level[3 * fighter + MELEE]
        assert one["guard"] == CARDS.value[card] + CARDS.guard[fighter]
    for language in LANGUAGES:
        for one in found.values():
            assert all(words(language).value(sentence) for sentence in one["says"])


def test_a_card_beyond_ones_means_is_doubted_with_the_reason() -> None:
    price = int(CARDS.price[CARDS.mastery.index("hew")])
    state = fight([unit("swordsmen", "swordsmen", mp=price - 2)], [unit("levy")])

    def doubt(one: Any, card: str) -> Any:
        return GAME.doubt(one, 0, one.read_choice(0, card))

    assert doubt(state, "feint") is None and doubt(state, "respite") is None
    told = doubt(state, "hew")
    assert told == {
        "say": "battle-doubt-destroys", "card": "@battle-card-hew", "price": price, "mp": price - 2, "beyond": 4,
    }  # fmt: skip
    for language in LANGUAGES:
        assert words(language).value(told)
    promised = GAME.preview(state, 0, state.read_choice(0, "hew"))
    assert promised is not None and promised["warning"] == told, "who looks at the card reads it beside the promise"
    promised = GAME.preview(state, 0, state.read_choice(0, "feint"))
    assert promised is not None and "warning" not in promised
    lay(state, "hew", "respite")
    assert state.log is not None and "battle-discards" in [event.key for event in state.log.events]
    lasting = fight([unit("veterans", mp=price - 1, combat_master="champion")], [unit("levy")])  # absorbs as much
    assert doubt(lasting, "hew")["say"] == "battle-doubt-exerts"


def test_standing_off_without_missiles_is_doubted() -> None:
    state = fight([unit("phalangites")], [unit("archers")], level="ballistic")
    for red, blue in (("feint", "slash"), ("slash", "feint"), ("respite", "guard")):
        lay(state, red, blue)
        while state.phase() == "discard":
            for side in state.to_act:
                state.apply(side, state.choices(side)[0])
    assert state.phase() == "close"
    told = GAME.doubt(state, 0, state.read_choice(0, "stand"))
    assert told is not None and told["say"] == "battle-doubt-helpless"
    assert GAME.doubt(state, 1, state.read_choice(1, "stand")) is None
    assert GAME.doubt(state, 0, state.read_choice(0, "advance")) is None


def test_what_a_deployment_action_changes_is_told_before_it_is_done() -> None:
    """Of every action that changes the ground, for both sides, and nothing of the others."""
    told = 0
    for seed in range(6):
        state: Any = GAME.start({"expanded_deployment": True, "blue_army": "mirror"}, FastRng(seed))
        luck = FastRng(seed)
        while state.phase() != "array":
            side = state.to_act[0]
            if state.phase() == "action":
                at = slice(8 * int(state.spot), 8 * int(state.spot) + 8)
                before = list(state.ground)[at]
                grounds = GAME.preview(state, side, state.read_choice(side, "act-nothing"))
                assert grounds is not None
                for choice in state.choices(side):
                    world = state.copy()
                    world.present.play(world, side, choice)
                    changes = [now - then for now, then in zip(list(world.ground)[at], before, strict=True)]
                    found = GAME.preview(state, side, choice) or {}
                    says: Any = found.get("says", [])
                    assert grounds["after"].get(state.write_choice(side, choice), []) == says  # type: ignore[attr-defined]
                    assert sum(len(one["text"]) for one in says) == 8 - changes.count(0)
                    named = {one["side"]: [part["number"] for part in one["text"]] for one in says}
                    for one, own in (("@side-red", changes[:4]), ("@side-blue", changes[4:])):
                        assert named.get(one, []) == [f"{by:+d}".replace("-", "−") for by in own if by]
                    told += bool(says)
                    for language in LANGUAGES:
                        assert all(words(language).value(sentence) for sentence in says)
            state.apply(side, GAME.policies()["greedy"](state, side, luck))
    assert told > 20
