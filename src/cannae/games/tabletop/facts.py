"""What was in a battle that is over, for those who study many: the armies, and the groups still in good order."""

from cannae.core.contract import SIDE_NAMES, SPECTATOR, State


def facts(armies: list[str], state: State) -> dict[str, list[list[str]]]:
    groups = state.view(SPECTATOR)["groups"]
    assert isinstance(groups, list)
    left: list[list[str]] = [[], []]
    for group in groups:
        if group["where"] == "table" and group["cohesion"] != "broken":
            left[SIDE_NAMES.index(group["side"])].append(str(group["name"]["name"]))
    return {"army": [[f"@tabletop-army-{name}"] for name in armies], "left": left}
