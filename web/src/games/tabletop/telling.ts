/**
 * What was told together with a new position, cut into beats: in each a few groups move or somebody throws dice, and
 * the table is shown as it stood then. The events themselves say where those stood of whom they tell.
 */
import type { Args, GameEvent } from '../../lib/types';
import type { Bearing } from '../../art/formation';
import type { Group } from './army';
import { turnTo } from './geometry';

export type Event = Omit<GameEvent, 'n'>;

export interface Beat {
  events: readonly Event[];
  /** The whole table at the end of it. */
  groups: readonly Group[];
  /** Whom it is about: dice lie beside them. */
  about: readonly string[];
  /** Milliseconds. */
  lasts: number;
  /** How many of the news have been told with it, from the first on. */
  told: number;
  /** In which part of which turn it happened, as far as the news have said. */
  when: When;
}

export interface When {
  part: string;
  turn: number;
  side: string;
}

const LEVELS: Bearing[] = ['steady', 'disrupted', 'fragmented', 'broken'];
const PLACES: Group['where'][] = ['waiting', 'table', 'gone', 'evaded'];
/** Told before anybody ran: the run itself ends where they are seen next. */
const RUNS = new Set(['evades', 'routs']);
const DICE = new Set(['struck', 'shot', 'test-passed', 'test-failed', 'move-test']);
const FALLS = new Set(['broke', 'dropped', 'base-lost', 'commander-lost', 'destroyed', 'left-table', 'wild', 'sacks']);
const [SHORTEST, LONGEST, PER_MU] = [250, 900, 90];
const [READ_DICE, READ_FALL] = [1500, 900];

export const nameOf = (event: Event): string => event.key.replace('tabletop-event-', '');

/** The part of a turn whose rules an event cites first; chapters that several parts share say nothing. */
const PARTS: [string, string][] = [['22.', 'impact'], ['23.4', 'impact'], ['23.5', 'impact'], ['21.', 'manoeuvre'], ['23.8', 'manoeuvre'], ['23.9', 'manoeuvre'], ['24.', 'shooting'], ['23.6', 'melee'], ['27.', 'joint']]; // prettier-ignore

/** When something happens that is told after what happened then. */
export function whenAfter(then: When, event: Event): When {
  if (nameOf(event) === 'turn') return { part: 'impact', turn: Number(event.args['turn'] ?? 0), side: String(event.args['side'] ?? '').replace('@side-', '') };
  const [, part] = PARTS.find(([rule]) => event.rule === rule || (rule.endsWith('.') && event.rule.startsWith(rule))) ?? [];
  return part ? { ...then, part } : then;
}

/** The order a group is left in by its test: it is told before it is so. */
export function levelAfter(event: Event): Bearing | null {
  const after = String(event.args['after'] ?? '').split('cohesion-').at(-1) ?? '';
  return LEVELS.find((level) => level === after) ?? null;
}

/** The groups an event tells of, in the order of its sentence. */
export const toldOf = (args: Args): string[] => stoodOf(args).map(([id]) => id);

type Stood = [string, number, number, number, number, number, number, number];
const stoodOf = (args: Args): Stood[] => (Array.isArray(args['stood']) ? (args['stood'] as unknown as Stood[]) : []);

/** Those of whom an event tells, as they stood then. */
export const toldGroups = (args: Args, groups: readonly Group[]): Group[] =>
  stoodOf(args).flatMap((stood) => groups.filter((one) => one.id === stood[0]).map((one) => asTold(one, stood, undefined)));

/** A group as an event has it; what else is known of it comes from the table. */
export function asTold(known: Group, [, x, y, h, files, bases, level, where]: Stood, after: Group | undefined): Group {
  const deep = known.depth / Math.max(1, known.ranks);
  const ranks = Math.ceil(bases / Math.max(1, files));
  const there = { x: x / 1000, y: y / 1000, h };
  const ended = after && apart(after, there) < 0.01 && after.files === files;
  return { ...known, ...there, files, bases, ranks, depth: deep * ranks, cohesion: LEVELS[level] ?? 'steady', where: PLACES[where] ?? 'table', steps: ended ? after.steps : [] };
}

const apart = (one: { x: number; y: number; h: number }, other: { x: number; y: number; h: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y) + Math.abs(turnTo(one.h, other.h)) / 90;

/** How long it takes to get from one table to the other, walking. */
export function walk(before: readonly Group[], after: readonly Group[]): number {
  const was = new Map(before.map((one) => [one.id, one]));
  const furthest = Math.max(0, ...after.map((one) => (one.where === 'table' && was.get(one.id)?.where === 'table' ? apart(one, was.get(one.id) ?? one) : 0)));
  return furthest < 0.05 ? 0 : Math.min(LONGEST, Math.max(SHORTEST, furthest * PER_MU));
}

/** Both sides of one fight lie side by side: what a run of blows tells, by who fights whom. */
function together(news: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  let blows = new Map<string, Event[]>();
  for (const event of news) {
    if (nameOf(event) !== 'struck') {
      blows = new Map();
      found.push([event]);
      continue;
    }
    const pair = toldOf(event.args).sort().join();
    const known = blows.get(pair);
    if (known) known.push(event);
    else {
      const fresh = [event];
      blows.set(pair, fresh);
      found.push(fresh);
    }
  }
  return found;
}

/** Whether somebody stands elsewhere of whom nothing is told: then these two positions do not follow each other. */
function unexplained(before: readonly Group[], after: readonly Group[], news: readonly Event[]): boolean {
  if (news.some((event) => nameOf(event) === 'line-moved')) return false;
  const told = new Set(news.flatMap((event) => toldOf(event.args)));
  const was = new Map(before.map((one) => [one.id, one]));
  return after.some((one) => !told.has(one.id) && one.where === 'table' && apart(one, was.get(one.id) ?? one) > 0.05);
}

export function beatsOf(before: readonly Group[], after: readonly Group[], news: readonly Event[]): Beat[] {
  if (unexplained(before, after, news)) return [];
  const last = new Map(after.map((one) => [one.id, one]));
  const now = new Map(before.map((one) => [one.id, one]));
  const runs = together(news);
  const later = (id: string, from: number): Stood | null => {
    for (const events of runs.slice(from)) for (const event of events) for (const stood of stoodOf(event.args)) if (stood[0] === id) return stood;
    return null;
  };
  const beats: Beat[] = [];
  let shown = before;
  let when: When = { part: '', turn: 0, side: '' };
  const told = new Set<Event>(); // blows are told in pairs, so not in the order of the news
  const many = (): number => [...news, null].findIndex((event) => !event || !told.has(event));
  runs.forEach((events, at) => {
    events.forEach((event) => told.add(event));
    for (const event of events) {
      when = whenAfter(when, event);
      for (const stood of stoodOf(event.args)) {
        const known = now.get(stood[0]);
        if (known) now.set(stood[0], asTold(known, stood, last.get(stood[0])));
      }
      const tested = now.get(toldOf(event.args)[0] ?? '');
      const level = levelAfter(event);
      if (tested && level) now.set(tested.id, { ...tested, cohesion: level });
      const [runner] = RUNS.has(nameOf(event)) ? toldOf(event.args) : [];
      if (runner) {
        const [next, known] = [later(runner, at + 1), now.get(runner)];
        const end = next && known ? asTold(known, next, last.get(runner)) : last.get(runner);
        if (end?.where === 'table') now.set(runner, end);
      }
    }
    const groups = after.map((one) => now.get(one.id) ?? one);
    const name = nameOf(events[0] as Event);
    const reading = DICE.has(name) ? READ_DICE : FALLS.has(name) ? READ_FALL : 0;
    const way = walk(shown, groups);
    if (!reading && !way) return;
    beats.push({ events, groups, about: events.flatMap((event) => toldOf(event.args)), lasts: Math.max(reading, way + (way ? 120 : 0)), told: many(), when });
    shown = groups;
  });
  const way = walk(shown, after);
  if (way) beats.push({ events: [], groups: after, about: [], lasts: way, told: news.length, when });
  return beats;
}
