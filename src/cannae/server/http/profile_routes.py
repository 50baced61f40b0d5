"""HTTP: profiles, one's own data, and how many are here."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cannae.core.contract import UserError
from cannae.server.accounts import profile
from cannae.server.accounts.profile import Profile, Rival, Tally
from cannae.server.http.api import Api, Id
from cannae.server.services import services_of


class TallyShown(msgspec.Struct):
    won: int
    drawn: int
    lost: int


class RatingShown(msgspec.Struct):
    """`pool`: games between people, or against the computer. Two deviations to either side hold 95 of 100."""

    pool: str
    rating: int
    deviation: int
    games: int
    course: list[int]


class CardShown(msgspec.Struct):
    name: str
    times: int


class GameStanding(msgspec.Struct):
    game: str
    people: TallyShown
    computer: TallyShown
    levels: dict[str, TallyShown]
    ratings: list[RatingShown]
    cards: list[CardShown]


class RivalShown(msgspec.Struct):
    id: str
    name: str
    guest: bool
    tally: TallyShown


class ProfileShown(msgspec.Struct):
    """`rivals` are told to their owner alone; to others `between` is how they themselves fared against this person."""

    id: str
    name: str
    guest: bool
    since: int
    games: int
    tally: TallyShown
    streak: int
    best_streak: int
    form: list[float]
    by_game: list[GameStanding]
    mine: bool
    rivals: list[RivalShown]
    between: TallyShown | None


class Online(msgspec.Struct):
    people: int


def _tally(one: Tally) -> TallyShown:
    return TallyShown(*one)


def shown(found: Profile, mine: bool, rivals: list[Rival], between: Tally | None) -> ProfileShown:
    by_game = [
        GameStanding(
            of.game,
            _tally(of.people),
            _tally(of.computer),
            {level: _tally(one) for level, one in of.levels.items()},
            [
                RatingShown(
                    one.pool, round(one.rating), round(one.deviation), one.games, [round(x) for x in one.course]
                )
                for one in of.ratings
            ],
            [CardShown(*card) for card in of.cards],
        )
        for of in found.by_game
    ]
    return ProfileShown(
        found.id, found.name, not found.account, found.since, found.games, _tally(found.tally), found.streak.now,
        found.streak.best, found.form, by_game, mine,
        [RivalShown(one.id, one.name, not one.account, _tally(one.tally)) for one in rivals],
        _tally(between) if between is not None else None,
    )  # fmt: skip


def add_profile_routes(api: Api) -> None:
    @api.op("GET", "/api/people/{person}", returns=ProfileShown, person=Id)
    async def one(request: Request, person: str) -> ProfileShown:
        """Somebody's games, results and ratings"""
        services = services_of(request)
        services.take(request, "studies")
        viewer, found = await services.person(request), await services.people.find(person)
        if found is None:
            raise UserError("person-unknown")
        mine = viewer is not None and viewer.id == found.id
        rivals = await profile.rivals(services.store, found) if mine else []
        between = await profile.between(services.store, viewer.id, found.id) if viewer and not mine else None
        return shown(await profile.profile(services.store, found), mine, rivals, between)

    @api.op("GET", "/api/me/data", returns=dict[str, Any])
    async def own_data(request: Request) -> Response:
        """Everything that is stored about me"""
        services = services_of(request)
        services.take(request, "costly")
        person = await services.must_be_someone(request)
        text = msgspec.json.format(msgspec.json.encode(await profile.own_data(services.store, person)), indent=1)
        headers = {"content-disposition": 'attachment; filename="cannae-my-data.json"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    @api.op("GET", "/api/online", returns=Online)
    async def online(request: Request) -> Online:
        """How many people are here now"""
        return Online(await services_of(request).online())
