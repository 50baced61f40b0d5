"""Sets as one integer: everything holds up to the limit the module names, in whichever build runs."""

import pytest

from cannae.core.bits import MOST, bit, count, lowest, members_of


@pytest.mark.parametrize("member", range(MOST))
def test_every_member_up_to_the_limit_is_told_apart(member: int) -> None:
    assert bit(member) == 2**member
    assert lowest(bit(member)) == member
    assert members_of(bit(member) | bit(MOST - 1)) == sorted({member, MOST - 1})
    assert count(bit(member)) == 1


def test_a_full_set_has_as_many_members_as_the_limit_says() -> None:
    full = sum(2**member for member in range(MOST))
    assert count(full) == MOST
    assert members_of(full) == list(range(MOST))
