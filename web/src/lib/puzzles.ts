/** The puzzles: one for each day, the same for everybody; what was solved is kept in this browser alone. */
import { get } from './api';
import { keep, kept } from './settings.svelte';
import type { Arg, Choice, Side, View } from './types';

export interface PuzzleChoice extends Choice {
  value: number;
  right: boolean;
  why: Arg;
}

export interface Puzzle {
  side: Side;
  phase: string;
  /** Whether values are shares of a whole, to be told in hundredths. */
  shares: boolean;
  view: View;
  choices: PuzzleChoice[];
}

/** How many puzzles there are of each game. */
export type Counts = Record<string, number>;

const DAY = 86_400_000;

/** A day of the calendar as a number, wherever the clock stands. */
export const dayOf = (date: Date): number => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
export const today = (): number => dayOf(new Date());
export const dated = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** A day as people write it. */
export const dayNamed = (day: number, language: string, month: 'short' | 'long'): string => new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }).format(new Date(day * DAY));

/** The day in an address; null for anything that is no day, or not yet one. */
export function dayIn(text: string | null): number | null {
  if (text === null) return today();
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY);
  return Number.isFinite(day) && day >= 0 && day <= today() ? day : null;
}

/** Which puzzle a day has: the games take turns. */
export function puzzleOf(day: number, counts: Counts): { game: string; number: number } | null {
  const games = Object.keys(counts);
  const game = games[day % games.length];
  const count = game === undefined ? 0 : (counts[game] ?? 0);
  return game === undefined || !count ? null : { game, number: Math.floor(day / games.length) % count };
}

export const loadCounts = async (): Promise<Counts> => (await get<{ counts: Counts }>('/api/puzzles')).counts;
export const loadSet = async (game: string): Promise<Puzzle[]> => (await get<{ puzzles: Puzzle[] }>(`/api/puzzles/${game}`)).puzzles;

/** By day: whether the first answer was right. */
export type Solved = Record<string, boolean>;

export function solved(): Solved {
  try {
    return JSON.parse(kept('puzzles') ?? '{}') as Solved;
  } catch {
    return {};
  }
}

/** Only the first answer to a day's puzzle counts. */
export function note(day: number, right: boolean): Solved {
  const before = solved();
  const after = dated(day) in before ? before : { ...before, [dated(day)]: right };
  keep('puzzles', JSON.stringify(after));
  return after;
}

/** Days in a row whose puzzle was solved at once, up to today or, while today's is open, to yesterday. */
export function streak(known: Solved, day = today()): number {
  let last = dated(day) in known ? day : day - 1;
  let days = 0;
  while (known[dated(last)]) [days, last] = [days + 1, last - 1];
  return days;
}

/** The latest day before this one whose puzzle was not tried yet. */
export function untried(known: Solved, day: number, most = 2000): number | null {
  for (let before = day - 1; before > day - most && before >= 0; before--) if (!(dated(before) in known)) return before;
  return null;
}
