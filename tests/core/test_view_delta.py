"""Parts of views are sent only when they have changed."""

import json

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.view_delta import DeltaList, DeltaPart, ViewDelta


def named(part: DeltaPart, *numbers: int) -> bool:
    for number in numbers:
        part.number(number)
    return part.is_as_before()


def test_a_part_is_as_before_while_all_its_numbers_are() -> None:
    part = DeltaPart("units")
    assert not named(part, 1, 2, 3), "it never was anything"
    assert named(part, 1, 2, 3)
    assert not named(part, 1, 5, 3)
    assert not named(part, 1, 5), "a number is gone"
    assert not named(part, 1, 5, 3), "and is back"
    assert named(part, 1, 5, 3)


def test_numbers_may_be_named_in_rows() -> None:
    part = DeltaPart("units")
    for row, same in [([2, 3], False), ([2, 3], True), ([2, 4], False), ([2, 4, 5], False), ([2, 4, 5], True)]:
        part.number(1)
        part.numbers(vec[i64](row))
        assert part.is_as_before() is same, row
    assert named(part, 1, 2, 4, 5), "one by one they are the same"


def test_a_part_made_of_nothing_is_made_once() -> None:
    part = DeltaPart("names")
    assert not named(part)
    assert named(part)


def test_of_a_row_only_what_has_changed_is_made_anew() -> None:
    row = DeltaList("units")

    def made(*things: tuple[int, ...]) -> list[int]:
        anew = []
        for place, numbers in enumerate(things):
            for number in numbers:
                row.number(number)
            if not row.is_next_as_before():
                row.renew(numbers)
                anew.append(place)
        row.end()
        assert json.loads(row.data()) == [list(numbers) for numbers in things]
        return anew

    assert made((1,), (2, 2), (3,)) == [0, 1, 2]
    assert made((1,), (2, 2), (3,)) == [] and row.edition == 1
    assert made((1,), (2, 5), (3,)) == [1]
    assert made((1,), (2,), (3,)) == [1, 2], "the third now stands where something else stood"
    assert made((1,), (2,)) == [] and row.edition == 4, "one is gone"
    assert made((2,), (2,)) == [0]
    assert made() == [] and row.data() == b"[]"
    assert made((7,)) == [0]


def test_a_row_of_nothing_is_told_too() -> None:
    row = DeltaList("units")
    row.end()
    assert json.loads(b"{%b}" % row.full) == {"units": {"n": 1, "is": []}}


def test_an_edition_is_new_only_where_a_difference_can_be_seen() -> None:
    part = DeltaPart("units")
    part.become(["legion"])
    assert (part.edition, part.data()) == (1, b'["legion"]')
    part.become(["legion"])
    assert part.edition == 1, "a secret number of it may have changed, which nobody may notice"
    part.become([])
    assert json.loads(b"{%b}" % part.brief) == {"units": {"n": 2}}
    assert json.loads(b"{%b}" % part.full) == {"units": {"n": 2, "is": []}}


def test_a_part_is_found_again_by_its_name() -> None:
    delta = ViewDelta()
    units = delta.part("units")
    assert delta.part("units") is units and delta.parts == [units]
