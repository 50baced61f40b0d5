"""What a replay tells of a record, by whose eyes it is watched."""

from cannae.core.registry import game
from cannae.lab.dataset.rows import play_record
from cannae.server.http.game_routes import replay


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
