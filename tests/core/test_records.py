"""Records: read back, replayed, verified, and never trusted."""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cannae.core.contract import UserError
from cannae.core.history import History
from cannae.core.randomness import keyed_rng
from cannae.core.records import Part, Record, make_record, read_record
from cannae.core.records.signing import Signer
from cannae.core.records.verifying import retell, verify
from cannae.core.registry import game
from stage import cannae

SEED = bytes(range(32))
PARTS = [Part("red", "my dice", sha256(b"my dice").hexdigest()), Part("blue", "my coins")]


def played(name: str = "honour", options: dict[str, object] | None = None) -> Record:
    """A whole game in which both sides always do the first thing they may, or finish their line."""
    found = game(name)
    given_options: dict[str, object] = {"battles": 1} if options is None else options
    history = History(
        found.start(given_options, keyed_rng(SEED, name, [part.text for part in PARTS], list(found.streams)))
    )
    while sides := history.state.to_act:
        choices = history.state.choices(sides[-1])
        history.choose(sides[-1], choices[-1], at=len(history.played) * 100)
    outcome = history.state.outcome()
    assert outcome is not None
    steps = [(step.side, step.choice, step.at) for step in history.played]
    seats = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
    return make_record(
        found, given_options, SEED, steps, result=outcome.to_data(), drawn=True, seats=seats, parts=PARTS
    )


RECORD = played()
TEXT = RECORD.to_text()


def changed(edit: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(TEXT)
    edit(data)
    return json.dumps(data)


def test_a_record_reads_back_and_verifies() -> None:
    assert read_record(TEXT) == RECORD
    found = verify(RECORD)
    assert found.holds
    assert [key for key, _ in found.checks] == [
        "verify-commitment", "verify-draws", "verify-start", "verify-choices", "verify-result",
    ]  # fmt: skip
    assert len(list(retell(RECORD))) == len(RECORD.entries) + 1


def test_a_record_says_what_the_format_promises() -> None:
    data = json.loads(TEXT)
    assert data["format"] == "cannae-record"
    assert {"game", "rules", "options", "fair", "seats", "started", "start", "choices", "result"} <= set(data)
    assert set(data["choices"][0]) <= {"side", "choice", "at", "hash", "told"}
    assert [part["by"] for part in data["fair"]["parts"]] == ["house", "red", "blue"], "by whom each part was given"
    assert TEXT.count("\n") > len(data["choices"])  # one choice to a line, for people and diffs


def test_a_game_from_outside_has_records_too() -> None:
    assert verify(played("pennants", {})).holds


def swap_choices(data: dict[str, Any]) -> None:
    data["choices"][0], data["choices"][-1] = data["choices"][-1], data["choices"][0]


def other_seed(data: dict[str, Any]) -> None:
    data["fair"]["parts"][0]["seed"] = bytes(32).hex()


def other_hash(data: dict[str, Any]) -> None:
    data["choices"][5]["hash"] = "0" * 16


def other_start(data: dict[str, Any]) -> None:
    data["start"] = "0" * 64


def other_end(data: dict[str, Any]) -> None:
    data["end"] = "0" * 64


def other_addition(data: dict[str, Any]) -> None:
    data["fair"]["parts"][2]["text"] = "better coins"


def other_seal(data: dict[str, Any]) -> None:
    data["fair"]["parts"][1]["seal"] = sha256(b"other dice").hexdigest()


def better_draw(data: dict[str, Any]) -> None:
    deal = data["fair"]["draws"]["deal"].split()
    deal[0], deal[1] = deal[1], deal[0]
    data["fair"]["draws"]["deal"] = " ".join(deal)


def no_number(data: dict[str, Any]) -> None:
    data["fair"]["draws"]["deal"] = "54:٣ 0:0"


def fewer_draws(data: dict[str, Any]) -> None:
    data["fair"]["draws"]["deal"] = data["fair"]["draws"]["deal"].rpartition(" ")[0]


def one_draw_more(data: dict[str, Any]) -> None:
    data["fair"]["draws"]["luck"] = f"1:{0}"


def other_story(data: dict[str, Any]) -> None:
    next(one for one in data["choices"] if one.get("told"))["told"][0]["key"] = "honour-event-triumph"


def other_listeners(data: dict[str, Any]) -> None:
    data["told"][0]["to"] = ["red"]


def other_winner(data: dict[str, Any]) -> None:
    data["result"]["winner"] = "red" if data["result"]["winner"] != "red" else "blue"


def one_more(data: dict[str, Any]) -> None:
    data["choices"].append(data["choices"][-1])


def nonsense_choice(data: dict[str, Any]) -> None:
    data["choices"][3]["choice"] = "fly to the moon"


def cut_short(data: dict[str, Any]) -> None:
    """As if the last three choices had never been made, and everything else as it then would be."""
    del data["choices"][-3:]
    ends = [state.hash() for state in retell(RECORD) if state is not None]
    data["end"] = ends[len(data["choices"])]


def claimed_reason(data: dict[str, Any]) -> None:
    cut_short(data)
    data["result"]["reason"] = "because"


def draw_by_resignation(data: dict[str, Any]) -> None:
    cut_short(data)
    data["result"] = {"winner": None, "reason": "resignation", "score": [0, 0]}


def points_by_agreement(data: dict[str, Any]) -> None:
    cut_short(data)
    data["result"] = {"winner": None, "reason": "agreement", "score": [7, 0]}


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (other_seed, "verify-commitment-wrong"),
        (other_start, "verify-start-wrong"),
        (other_end, "verify-end-wrong"),
        (other_addition, "verify-draws-wrong"),
        (other_seal, "verify-seal-wrong"),
        (better_draw, "verify-draws-wrong"),
        (no_number, "verify-draws-wrong"),
        (fewer_draws, "verify-draws-other"),
        (one_draw_more, "verify-draws-other"),
        (other_story, "verify-told-wrong"),
        (other_listeners, "verify-told-wrong"),
        (other_hash, "verify-hash-wrong"),
        (swap_choices, "verify-illegal"),
        (nonsense_choice, "verify-illegal"),
        (one_more, "verify-after-end"),
        (other_winner, "verify-result-wrong"),
        (claimed_reason, "verify-result-wrong"),
        (draw_by_resignation, "verify-result-wrong"),
        (points_by_agreement, "verify-result-wrong"),
    ],
)
def test_an_edited_record_is_found_out(edit: Callable[[dict[str, Any]], None], fault: str) -> None:
    found = verify(read_record(changed(edit)))
    assert found.fault is not None
    assert found.fault[0] == fault


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (TEXT[: len(TEXT) // 2], "record-not-json"),
        ("", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ("{}", "record-not-ours"),
        ("[1, 2]", "record-not-ours"),
        (changed(lambda data: data.update(version=3)), "record-version"),
        (changed(lambda data: data.pop("choices")), "record-field"),
        (changed(lambda data: data.update(choices={"a": 1})), "record-field"),
        (changed(lambda data: data["choices"].append("pass")), "record-field"),
        (changed(lambda data: data["choices"][0].update(side="green")), "record-field"),
        (changed(lambda data: data["choices"][0].update(at="noon")), "record-field"),
        (changed(lambda data: data.update(version=True)), "record-version"),
        (changed(lambda data: data["choices"][0].update(hash="")), "record-field"),
        (changed(lambda data: data["choices"][0].update(told=[{"key": "x"}])), "record-field"),
        (changed(lambda data: data.update(told=[{"key": "x", "rule": "", "args": {}, "to": ["me"]}])), "record-field"),
        (changed(lambda data: data["fair"]["parts"][0].update(seed="xyz")), "record-field"),
        (changed(lambda data: data["fair"]["parts"][0].update(drawn=1)), "record-field"),
        (changed(lambda data: data["fair"].update(parts=[])), "record-field"),
        (changed(lambda data: data["fair"]["parts"].pop(0)), "record-field"),
        (changed(lambda data: data["fair"]["parts"].reverse()), "record-field"),
        (changed(lambda data: data["fair"]["parts"][2].update(by="red")), "record-field"),
        (changed(lambda data: data["fair"]["parts"][2].update(by="house")), "record-field"),
        (changed(lambda data: data["fair"]["parts"][2].update(seal=1)), "record-field"),
        (changed(lambda data: data.update(signature={"algorithm": "rot13"})), "record-field"),
        (changed(lambda data: data.update(result=[])), "record-field"),
        (changed(lambda data: data["fair"].update(algorithm="dice")), "record-field"),
        (changed(lambda data: data["fair"].pop("algorithm")), "record-field"),
        (changed(lambda data: data["fair"]["parts"][1].update(text="\ud800")), "record-not-json"),
        (changed(lambda data: data["choices"][0].update(at=float("nan"))), "record-not-json"),
        (TEXT.replace('"started"', '"choices": [], "started"'), "record-not-json"),
        (TEXT.replace('"at": ', '"at": ' + "1" * 5000, 1), "record-not-json"),
    ],
)
def test_what_is_no_record_gets_a_sentence(text: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        read_record(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda data: data.update(game="chess"), "game-unknown"),
        (lambda data: data["options"].update(battles=10**9), "option-not-number"),
        (lambda data: data["options"].update(elephants=3), "option-unknown"),
    ],
)
def test_a_record_of_something_unknown_gets_a_sentence(edit: Callable[[dict[str, Any]], None], key: str) -> None:
    with pytest.raises(UserError) as caught:
        verify(read_record(changed(edit)))
    assert caught.value.key == key


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=2))
def test_a_damaged_record_never_crashes(place: int, text: str) -> None:
    with suppress(UserError):
        verify(read_record(TEXT[:place] + text + TEXT[place + 1 :]))


def test_a_record_without_the_players_chance_is_not_called_provable() -> None:
    def fair(drawn: bool, parts: list[Part]) -> tuple[bool, list[str]]:
        made = make_record(game("pennants"), {}, SEED, [], result=None, drawn=drawn, seats=[], parts=parts)
        back = read_record(made.to_text())
        return back.provable, [key for key, _ in verify(back).notes if key != "verify-unsigned"][:1]

    assert fair(True, PARTS) == (True, ["verify-added"])
    assert fair(True, PARTS[1:]) == (True, ["verify-added"])
    assert fair(True, []) == (False, ["verify-nobody-added"])
    assert fair(False, PARTS) == (False, ["verify-not-provable"])


# -- The oldest format ----------------------------------------------------------------------------------------


def in_the_oldest_format() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TEXT)
    house, *others = data["fair"].pop("parts")
    data["fair"] |= {"provable": True, "seed": house["seed"], "entropy": [one["text"] for one in others]}
    for name in ("program", "end", "told"):
        del data[name]
    del data["fair"]["draws"]
    hashes = [state.hash() for state in retell(RECORD) if state is not None]
    data["choices"] = [
        {name: one[name] for name in ("side", "choice", "at")} | {"hash": hash}
        for one, hash in zip(data["choices"], hashes[1:], strict=True)
    ]
    return data | {"version": 1}


def test_a_record_of_the_first_format_still_reads_and_verifies() -> None:
    data = in_the_oldest_format()
    record = read_record(json.dumps(data))
    assert record.entropy == ["my dice", "my coins"] and record.provable
    assert verify(record).holds
    data["choices"][5]["hash"] = "0" * 64
    assert verify(read_record(json.dumps(data))).fault is not None
    data["choices"][5]["hash"] = "0" * 16
    with pytest.raises(UserError, match="record-field"):
        read_record(json.dumps(data))


# -- Signatures -----------------------------------------------------------------------------------------------

HOUSE, STRANGER = Signer(bytes(range(32))), Signer(bytes(32))
SIGNED = RECORD.signed(HOUSE).to_text()


def judged(text: str, key: str | None = None) -> tuple[bool, str]:
    found = verify(read_record(text), key)
    return found.holds, found.fault[0] if found.fault else ""


def test_a_signature_is_checked_and_its_absence_is_said() -> None:
    assert judged(SIGNED) == (True, "")
    assert judged(SIGNED, HOUSE.public) == judged(SIGNED, f" {HOUSE.public.upper()}\n") == (True, "")
    assert judged(SIGNED, STRANGER.public) == (False, "verify-key-other")
    assert ("verify-unsigned", {}) in verify(RECORD).notes
    assert judged(TEXT, HOUSE.public) == (False, "verify-signature-missing")


def test_a_signature_survives_another_layout_and_nothing_else() -> None:
    data = json.loads(SIGNED)
    assert judged(json.dumps(data, indent=4, ensure_ascii=True, sort_keys=True)) == (True, "")
    edits: list[Callable[[dict[str, Any]], object]] = [
        lambda one: one["seats"][0].update(name="Hannibal"),
        lambda one: one.update(started="yesterday"),
        lambda one: one["choices"][0].update(at=1),
        lambda one: one.update(more="what nobody reads"),
        lambda one: one["signature"].update(key=STRANGER.public),
        lambda one: one["signature"].update(signature="00" * 64),
        lambda one: one["signature"].update(signature="no hexadecimal"),
        lambda one: one["signature"].update(key=""),
    ]
    for edit in edits:
        other = json.loads(SIGNED)
        edit(other)
        assert judged(json.dumps(other)) == (False, "verify-signature-wrong")


def test_a_forger_signs_with_another_key() -> None:
    """A whole game that never was, every hash right, under somebody's signature: only the key gives it away."""
    forged = played("pennants", {}).signed(STRANGER).to_text()
    assert judged(forged) == (True, "")
    assert ("verify-key-unknown", {}) in verify(read_record(forged)).notes
    assert judged(forged, HOUSE.public) == (False, "verify-key-other")


def test_a_signature_for_one_record_is_none_for_another() -> None:
    other = json.loads(played("pennants", {}).to_text()) | {"signature": json.loads(SIGNED)["signature"]}
    assert judged(json.dumps(other)) == (False, "verify-signature-wrong")


# -- Other rules ----------------------------------------------------------------------------------------------


def under_other_rules(edit: Callable[[dict[str, Any]], object] = lambda data: None) -> str:
    def older(data: dict[str, Any]) -> None:
        data["rules"] = {"version": "0", "fingerprint": "0" * 64}
        edit(data)

    return changed(older)


def test_a_record_of_older_rules_that_still_leads_there_holds_and_says_so() -> None:
    found = verify(read_record(under_other_rules()))
    assert found.holds
    assert ("verify-rules-changed", {"game": "honour"}) in found.notes


@pytest.mark.parametrize("edit", [other_hash, swap_choices, other_start, other_winner, one_more, nonsense_choice])
def test_a_record_of_older_rules_that_leads_elsewhere_is_neither_true_nor_forged(edit: Any) -> None:
    found = verify(read_record(under_other_rules(edit)))
    assert found.fault is None
    assert not found.judged and not found.holds
    assert "verify-older-rules" in [key for key, _ in found.notes]


def test_options_that_older_rules_had_are_no_fault() -> None:
    text = under_other_rules(lambda data: data["options"].update(chariots=3))
    assert not verify(read_record(text)).judged
    assert list(retell(read_record(text))) == [None] * (len(RECORD.entries) + 1)


@pytest.mark.parametrize("edit", [other_seed, better_draw, other_seal])
def test_the_chance_of_a_record_is_checked_without_its_rules(edit: Any) -> None:
    assert verify(read_record(under_other_rules(edit))).fault is not None


def test_a_record_of_older_rules_is_shown_as_far_as_todays_lead() -> None:
    states = [state is not None for state in retell(read_record(under_other_rules(other_hash)))]
    assert states == [True] * 6 + [False] * (len(RECORD.entries) - 5)


def test_a_forgery_that_claims_older_rules_is_not_called_true(tmp_path: Path) -> None:
    file = tmp_path / "older.json"
    file.write_text(under_other_rules(other_winner), "utf-8")
    run = cannae(tmp_path, "verify", str(file), "--json")
    assert run.returncode == 3
    said = json.loads(run.stdout)
    assert (said["holds"], said["judged"], said["fault"]) == (False, False, None)
    assert cannae(tmp_path, "verify", str(file), "--key", HOUSE.public).returncode == 1


def test_the_verify_command_tells_good_records_from_bad_ones(tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(TEXT, "utf-8")
    bad.write_text(changed(other_hash), "utf-8")
    none.write_bytes(b"\xff\xfe\x00")
    assert cannae(tmp_path, "verify", str(good)).returncode == 0
    run = cannae(tmp_path, "verify", str(bad), "--json")
    assert run.returncode == 1
    assert json.loads(run.stdout)["holds"] is False
    for file in (none, tmp_path / "missing.json", tmp_path):
        run = cannae(tmp_path, "verify", str(file))
        assert run.returncode == 2
        assert run.stderr.count("\n") == 1
        assert "Traceback" not in run.stderr
