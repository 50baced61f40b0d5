/** What is said of a group, to the eye and to the ear. */
import type { Args, View } from '../../lib/types';
import { inWords, known, locale, say } from '../../lib/words.svelte';
import type { Commander, Group, Option } from './army';
import { length, middle, nearestBody, seenFrom, turnTo, wayThrough } from './geometry';

const WAYS = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'];

const formats = new Map<string, Intl.NumberFormat>();

/** A length in MU as the reader's language writes it. */
export function inMu(mu: number, digits: number): string {
  const name = `${locale.language}${digits}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(locale.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(name, format);
  return format.format(mu);
}

/** Which way somebody looks on the table as this player sees it. */
export function facing(h: number, flipped: boolean): string {
  const turned = flipped ? h + 360 : h;
  return say(`tabletop-page-facing-${WAYS[Math.round((turned % 720) / 90) % 8] ?? 'up'}`);
}

/** The nearest enemy, and whether it is ahead. */
function enemyOf(group: Group, groups: readonly Group[]): string {
  const others = groups.filter((one) => one.side !== group.side && one.where === 'table');
  const found = nearestBody(group, others);
  if (!found || found.gap > 12) return say('tabletop-page-no-enemy');
  const { right, forward } = seenFrom(group, middle(found.one));
  const where = forward > 0 ? 'ahead' : forward < -group.depth ? 'behind' : right > 0 ? 'right' : 'left';
  return say('tabletop-page-enemy', { enemy: found.one.id, mu: inMu(found.gap, 1), where });
}

export function spokenGroup(group: Group, groups: readonly Group[], flipped: boolean, leaders: readonly Commander[]): string {
  const args: Args = { group: group.name, files: group.files, ranks: group.ranks, cohesion: `@tabletop-cohesion-${group.cohesion}`, facing: facing(group.h, flipped) };
  if (group.where !== 'table') return inWords(group.name);
  const led = leaders.filter((one) => one.with === group.id).map((one) => say('tabletop-page-led', { rank: `@tabletop-leader-${one.rank.toLowerCase()}` }));
  return [say('tabletop-page-group', args), ...led, enemyOf(group, groups)].join(', ');
}

/** For the inspector: what kind of soldiers, how many are left, in what order they are. */
export function aboutGroup(group: Group, view: View): string[] {
  const one = (view['groups'] as View[]).find((other) => other['id'] === group.id);
  const troops = one?.['troops'] as View | undefined;
  const lines = [
    say('tabletop-page-strength', { bases: group.bases, began: group.began, files: group.files, cohesion: `@tabletop-cohesion-${group.cohesion}` }),
    ...(known(`tabletop-kind-${group.kind.toLowerCase()}`) ? [say(`tabletop-kind-${group.kind.toLowerCase()}`)] : []),
  ];
  if (troops) lines.push([troops['armour'], troops['quality'], troops['training'], ...new Set(troops['arms'] as string[]), troops['shoots']].filter(Boolean).map((word) => inWords(word)).join(', '));
  if (group.moved) lines.push(say('tabletop-page-has-moved'));
  return lines;
}

/** Where a ghost stands, in words for a screen reader. */
export function spokenGhost(ghost: Option, start: Group | null, groups: readonly Group[]): string {
  if (!start) return '';
  const words: string[] = [];
  if (start.where === 'table') {
    const turn = turnTo(start.h, ghost.h) / 2;
    words.push(say('tabletop-page-mu', { mu: inMu(length(wayThrough([start, ...ghost.via, ghost])), 1) }));
    if (Math.abs(turn) >= 1) words.push(say('tabletop-page-turned', { degrees: Math.round(Math.abs(turn)), right: turn > 0 ? 1 : 0 }));
  } else words.push(say('tabletop-page-at', { x: inMu(ghost.x, 1), y: inMu(ghost.y, 1) }));
  if (ghost.files !== start.files) words.push(say('tabletop-page-files', { files: ghost.files }));
  if (ghost.chance < 1) words.push(say('tabletop-page-test', { percent: Math.round(100 * ghost.chance) }));
  words.push(enemyOf({ ...start, ...ghost, id: start.id, where: 'table' }, groups));
  return words.join(', ');
}
