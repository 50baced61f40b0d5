"""What all tests share: the mark that names the rules a test proves."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """The numbered rules a test proves, such as `@rule("honour 3.2")`."""
    mark = pytest.mark.rule(*numbers)

    def marked(test: Test) -> Test:
        decorated: Test = mark(test)
        return decorated

    return marked
