"""The order of play: what the rules do by themselves between two decisions, and who is asked what.

Each file of rules ends a step by naming the stage that follows; here the stages are called, and nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle import (
    actions,
    conflict,
    deployment,
    duration,
    end_of_duration,
    expanded_deployment,
    expanded_movement,
    generals,
    losses,
    marching,
    merging,
    movement,
    period,
    rear,
    stratagems,
    terrain,
    winning,
)
from cannae.games.battle import choices as c
from cannae.games.battle.offers import fill_hand
from cannae.games.battle.state import REASONS, Battlefield
from cannae.games.battle.telling import side_name, tell

RULES: Final = ["13.1", "12.17", "13.2", "13.3", "13.4", "13.4", "6.18"]  # behind each of the REASONS


def advance(field: Battlefield) -> None:
    """Carry on until somebody must decide or the game is over."""
    while field.stage != c.S_WAIT:
        step(field, field.stage)
    if field.log is not None and field.is_over():
        drawn = field.winner < 0
        rule = "6.18" if field.generals_fell() else RULES[field.reason]
        words: dict[str, object] = {"reason": f"@battle-outcome-{REASONS[field.reason]}"}
        if not drawn:
            words["side"] = side_name(field.winner)
        tell(field, "battle-over-drawn" if drawn else "battle-over", rule, words)


def step(field: Battlefield, stage: i64) -> None:
    # The stages of a round first: they come most often.
    if stage == c.S_ROUND:
        duration.next_round(field)
    elif stage == c.S_RESOLVE:
        conflict.resolve(field)
    elif stage == c.S_HIT:
        conflict.hit(field)
    elif stage == c.S_EXTRA:
        conflict.extra(field)
    elif stage == c.S_CASUALTIES:
        conflict.casualties(field)
    elif stage == c.S_SUCCESSION:
        rear.succession(field)
    elif stage == c.S_COUNT:
        end_of_duration.count_piles(field)
    elif stage == c.S_VERDICT:
        end_of_duration.verdict(field)
    elif stage == c.S_RALLY:
        end_of_duration.rally(field)
    elif stage == c.S_MERGE:
        merging.ask_merge(field)
    elif stage == c.S_JOIN:
        merging.join(field)
    elif stage == c.S_ORDER:
        end_of_duration.ask_order(field)
    elif stage == c.S_STRATAGEMS:
        stratagems.after_duration(field)
    elif stage == c.S_CLOSE:
        end_of_duration.ask_close(field)
    elif stage == c.S_END:
        end_of_duration.end_duration(field)
    elif stage == c.S_SPOT:
        period.next_spot(field)
    elif stage == c.S_SELECT:
        duration.ask_select(field)
    elif stage == c.S_ANNOUNCE:
        period.next_announcement(field)
    elif stage == c.S_TURN:
        movement.turn(field)
    elif stage == c.S_ARRIVE:
        marching.arrive(field)
    elif stage == c.S_MOVED:
        marching.moved(field)
    elif stage == c.S_MOVEMENT:
        movement.begin_movement(field)
    elif stage == c.S_INITIATIVE:
        movement.ask_initiative(field)
    elif stage == c.S_VICTORY:
        winning.victory(field)
    elif stage == c.S_PERIOD:
        period.begin_period(field)
    else:
        deploy(field, stage)


def deploy(field: Battlefield, stage: i64) -> None:
    if stage == c.S_DEAL:
        terrain.deal(field)
    elif stage == c.S_VETO:
        terrain.next_veto(field)
    elif stage == c.S_PLACE:
        deployment.ask_place(field)
    elif stage == c.S_SUPPORT:
        deployment.ask_support(field)
    elif stage == c.S_GENERAL:
        deployment.ask_general(field)
    elif stage == c.S_PLAN:
        expanded_deployment.ask_plan(field)
    elif stage == c.S_CONTEND:
        expanded_deployment.next_contention(field)
    elif stage == c.S_ACTIONS:
        actions.next_action(field)
    elif stage == c.S_ARRAY:
        expanded_deployment.next_array(field)
    else:
        expanded_deployment.next_allotment(field)


def fill(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    phase = field.now
    if phase == c.COMMIT:
        return duration.fill_commit(field, side, buffer)
    if phase == c.MOVE:
        return movement.fill_move(field, side, buffer)
    if phase == c.DESTINATION:
        return movement.fill_destination(field, side, buffer)
    if phase == c.LEVEL:
        return marching.fill_level(field, side, buffer)
    if phase == c.DISCARD:
        return losses.fill_discard(field, side, buffer)
    if phase == c.CLOSE:
        return end_of_duration.fill_close(field, side, buffer)
    if phase == c.SELECT:
        return duration.fill_select(field, side, buffer)
    if phase == c.STANDARD:
        return end_of_duration.fill_standard(field, side, buffer)
    if phase == c.ORDER:
        return end_of_duration.fill_order(field, side, buffer)
    if phase == c.TARGET or phase == c.INSTANT:
        return conflict.fill_target(field, side, buffer)
    if phase == c.MERGE:
        return merging.fill_merge(field, side, buffer)
    if phase == c.KEEP_MASTER or phase == c.KEEP_CAPTAIN:
        return merging.fill_keep(field, side, buffer)
    if phase == c.SUCCESSOR:
        return losses.fill_successor(field, side, buffer)
    if phase == c.READ:
        return duration.fill_read(field, side, buffer)
    if phase == c.RETREAT_MODE:
        return stratagems.fill_retreat(field, side, buffer)
    if phase == c.ANNOUNCE:
        return period.fill_announce(field, side, buffer)
    if phase == c.INITIATIVE or phase == c.CONTEND:
        return fill_hand(field, side, buffer)
    if phase == c.ENGAGE:
        return marching.fill_engage(field, side, buffer)
    if phase == c.ASSIGN:
        return generals.fill_assign(field, side, buffer)
    if phase == c.VETO:
        return terrain.fill_veto(field, side, buffer)
    if phase == c.COMBINE:
        return terrain.fill_combine(field, side, buffer)
    if phase == c.PLACE:
        return deployment.fill_place(field, side, buffer)
    if phase == c.SUPPORT:
        return deployment.fill_support(field, side, buffer)
    if phase == c.GENERAL:
        return deployment.fill_general(field, side, buffer)
    if phase == c.PLAN:
        return expanded_deployment.fill_plan(field, side, buffer)
    if phase == c.EXTRA:
        return expanded_deployment.fill_extra(field, side, buffer)
    if phase == c.PRECEDENCE:
        return expanded_deployment.fill_precedence(field, side, buffer)
    if phase == c.ACTION:
        return actions.fill_action(field, side, buffer)
    if phase == c.FORCED:
        return actions.fill_forced(field, side, buffer)
    if phase == c.ARRAY:
        return expanded_deployment.fill_array(field, side, buffer)
    if phase == c.ALLOT:
        return expanded_deployment.fill_allot(field, side, buffer)
    return 0


def play(field: Battlefield, side: i64, choice: i64) -> None:
    phase = field.now
    if phase == c.COMMIT:
        duration.play_commit(field, side, choice)
    elif phase == c.MOVE:
        if choice == c.STOP or choice > c.GRANT:
            expanded_movement.play_command(field, side, choice)
        else:
            movement.play_move(field, side, choice)
    elif phase == c.DESTINATION:
        movement.play_destination(field, side, choice)
    elif phase == c.LEVEL:
        marching.play_level(field, side, choice)
    elif phase == c.DISCARD:
        losses.play_discard(field, side, choice)
    elif phase == c.CLOSE:
        end_of_duration.play_close(field, side, choice)
    elif phase == c.SELECT:
        duration.play_select(field, side, choice)
    elif phase == c.STANDARD:
        end_of_duration.play_standard(field, side, choice)
    elif phase == c.ORDER:
        end_of_duration.play_order(field, side, choice)
    elif phase == c.TARGET:
        conflict.play_target(field, side, choice)
    elif phase == c.INSTANT:
        conflict.play_instant(field, side, choice)
    elif phase == c.MERGE:
        merging.play_merge(field, side, choice)
    elif phase == c.KEEP_MASTER:
        merging.play_keep_master(field, side, choice)
    elif phase == c.KEEP_CAPTAIN:
        merging.play_keep_captain(field, side, choice)
    elif phase == c.SUCCESSOR:
        losses.play_successor(field, side, choice)
    elif phase == c.READ:
        duration.play_read(field, side, choice)
    elif phase == c.RETREAT_MODE:
        stratagems.play_retreat(field, side, choice)
    elif phase == c.ANNOUNCE:
        period.play_announce(field, side, choice)
    elif phase == c.INITIATIVE:
        movement.play_initiative(field, side, choice)
    elif phase == c.ENGAGE:
        marching.play_engage(field, side, choice)
    elif phase == c.ASSIGN:
        generals.play_assign(field, side, choice)
    else:
        play_deployment(field, side, choice, phase)
    advance(field)


def play_deployment(field: Battlefield, side: i64, choice: i64, phase: i64) -> None:
    if phase == c.VETO:
        terrain.play_veto(field, side, choice)
    elif phase == c.COMBINE:
        terrain.play_combine(field, side, choice)
    elif phase == c.PLACE:
        deployment.play_place(field, side, choice)
    elif phase == c.SUPPORT:
        deployment.play_support(field, side, choice)
    elif phase == c.GENERAL:
        deployment.play_general(field, side, choice)
    elif phase == c.PLAN:
        expanded_deployment.play_plan(field, side, choice)
    elif phase == c.CONTEND:
        expanded_deployment.play_contend(field, side, choice)
    elif phase == c.EXTRA:
        expanded_deployment.play_extra(field, side, choice)
    elif phase == c.PRECEDENCE:
        expanded_deployment.play_precedence(field, side, choice)
    elif phase == c.ACTION:
        actions.play_action(field, side, choice)
    elif phase == c.FORCED:
        actions.play_forced(field, side, choice)
    elif phase == c.ARRAY:
        expanded_deployment.play_array(field, side, choice)
    else:
        expanded_deployment.play_allot(field, side, choice)
