"""What a replay tells of a record, by whose eyes it is watched."""

from cannae.core.registry import game
from cannae.lab.dataset.rows import play_record
from cannae.server.http.record_routes import replay


def test_a_replay_of_both_sides_tells_each_deal_once_and_whose_it_is() -> None:
    honour = game("honour")
    record = play_record(honour, honour.checked({}), ["random", "random"], 3, 0)
    dealt = ("honour-event-dealt", "honour-event-dealt-own")

    def deals(eyes: str) -> list[tuple[str, str | None]]:
        events = replay(record, eyes, 0, 1).frames[0].events
        return [(event["key"].rpartition("-")[2], event.get("side")) for event in events if event["key"] in dealt]

    assert deals("all") == [("own", "red"), ("own", "blue")]
    assert deals("red") == [("own", None), ("dealt", None)]
    assert deals("spectator") == [("dealt", None), ("dealt", None)]


def test_an_outline_tells_the_whole_record_without_its_views_and_a_survey_what_can_be_drawn() -> None:
    miniatures = game("tabletop")
    record = play_record(miniatures, miniatures.checked({"scenario": "small", "turns": 2}), ["random", "random"], 3, 0)
    whole = replay(record, "all", 0, 10_000)
    outline = replay(record, "all", 5, 1, "outline")
    assert [frame.n for frame in outline.frames] == list(range(len(record.entries) + 1))
    assert not any(frame.views for frame in outline.frames)
    assert [frame.events for frame in outline.frames] == [frame.events for frame in whole.frames]
    [frame] = replay(record, "all", 2, 1, "survey").frames
    assert frame.n == 2 and not frame.views and frame.survey is not None
    assert {one["group"] for one in frame.survey["groups"]} == {one["id"] for one in whole.frames[2].views[0]["groups"]}
    assert replay(record, "all", len(record.entries), 1, "survey").frames[0].survey is None  # it is over


def test_a_replay_tells_what_the_units_of_a_battle_are_called() -> None:
    battle = game("battle")
    record = play_record(battle, battle.checked({"scenario": "first"}), ["random", "random"], 3, 0)
    told = replay(record, "spectator", 0, 1)
    assert told.names == battle.names(record.options) and told.names["r1"]["kind"] == "@battle-plate-swordsmen"
    units = told.frames[0].views[0]["units"]
    assert {unit["id"] for unit in units} == set(told.names)
