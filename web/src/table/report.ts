/** The course of a battle, retold from its events alone: who was ahead when, what turned it, and a few figures. */
import type { FigureName } from '../art/figures';
import type { Args, GameEvent, Side, View } from '../lib/types';

export interface Said {
  key: string;
  args: Args;
}

/** Something that turned the battle. */
export interface Moment {
  /** The number of its event in the log. */
  n: number;
  /** The number of the event after which it began to be decided, where that was before the choice that brought it about. */
  since?: number;
  /** Where on the course it lies; between two points of it, where it happened between them. */
  at: number;
  title: Said;
  text: Said;
  /** By how much Red's lead changed. */
  swing: number;
}

export interface Figure {
  name: string;
  red: number;
  blue: number;
}

/** A part of the field as it stood at the end: a pair, a column. */
export interface Box {
  label: string;
  red: string;
  blue: string;
  won: Side | 'drawn' | null;
}

/** A unit that still stood: how its men look, and its sign where nothing is painted. */
export interface Survivor {
  id: string;
  men: FigureName[];
  files: number;
  ranks: number;
  depth: number;
  emblem: string;
}

/** A piece of the field as it lay at the end: its land, how wide it is against the others, whose it was. */
export interface Piece extends Record<Side, Survivor[]> {
  land: string;
  share: number;
  holder: Side | null;
}

/** What both armies had lost at each point of the course, and at how much an army gives way. */
export interface Losses extends Record<Side, number[]> {
  most: Record<Side, number>;
  /** The keys of the words for that height, and for the whole picture. */
  limit: string;
  told: string;
}

export interface Report {
  /** Red's lead, from the beginning on. */
  course: number[];
  /** Shown instead of the lead, where what each army lost says more. */
  losses?: Losses;
  /** What a lead is counted in: the key of the words for it. */
  counted: string;
  moments: Moment[];
  figures: Figure[];
  boxes: Box[];
}

export type Told = Omit<GameEvent, 'n'> & { n?: number };
/** What a game's `report.ts` gives: a part of a game (one battle of several), or the whole of it. */
export type MakeReport = (events: readonly Told[], part: 'part' | 'whole') => Report;

/** The field of a game as a view shows it, where its `report.ts` can give that. */
export type Remains = (view: View) => Piece[];

export const sideOf = (arg: unknown): Side | null => (arg === '@side-red' ? 'red' : arg === '@side-blue' ? 'blue' : null);
export const forRed = (side: Side | null): number => (side === 'red' ? 1 : side === 'blue' ? -1 : 0);

/** The lead at a place of the course, between two of its points too. */
export function leadAt(course: readonly number[], at: number): number {
  const there = Math.min(at, course.length - 1);
  const [low, high] = [course[Math.floor(there)] ?? 0, course[Math.ceil(there)] ?? 0];
  return low + (high - low) * (there - Math.floor(there));
}

/** How near an army was to giving way: 1 is the height at which it does, and nothing stands much above it. */
export const shareOf = (losses: Losses, side: Side, lost: number): number => Math.min(1.12, lost / Math.max(1, losses.most[side]));

/** Where marks of a size stand that would lie on one another: beside each other, in their order, near their own spots. */
export function apart(spots: readonly { x: number; y: number }[], size: number, wide: number): number[] {
  const across = spots.map((one) => one.x);
  const meets = (one: number, other: number): boolean => Math.abs((spots[one]?.y ?? 0) - (spots[other]?.y ?? 0)) < size;
  const push = (at: number, others: number[], way: 1 | -1): void => {
    for (const other of others.filter((one) => meets(at, one))) across[at] = way * Math.max(way * (across[at] ?? 0), way * (across[other] ?? 0) + size);
  };
  const places = [...spots.keys()];
  for (const at of places) push(at, places.slice(0, at), 1);
  for (const at of places.toReversed()) {
    across[at] = Math.min(across[at] ?? 0, wide);
    push(at, places.slice(at + 1), -1);
  }
  return across;
}

/** The few that turned it most, in the order in which they happened. */
export function largest(moments: readonly Moment[], most = 3): Moment[] {
  const by = (a: Moment, b: Moment): number => Math.abs(b.swing) - Math.abs(a.swing) || b.n - a.n;
  return [...moments].sort(by).slice(0, most).sort((a, b) => a.n - b.n);
}

/** Which event a moment is, by its kind and how many of that kind came before: the same in a table's log and in a replay. */
export function nameOf(events: readonly Told[], moment: Pick<Moment, 'n'>): string {
  const at = events.findIndex((event, index) => (event.n ?? index + 1) === moment.n);
  const key = events[at]?.key ?? '';
  return `${key}.${events.slice(0, at + 1).filter((event) => event.key === key).length}`;
}

/** The step at which an event of that name was told; -1 where there is none. */
export function stepOf(frames: readonly { events: readonly { key: string }[] }[], name: string): number {
  const [key, number] = name.split('.');
  let left = Number(number);
  return frames.findIndex((frame) => frame.events.some((event) => event.key === key && (left -= 1) === 0));
}

/** A game that has no report of its own: nothing but how it ended. */
export const BARE: Report = { course: [], counted: '', moments: [], figures: [], boxes: [] };
