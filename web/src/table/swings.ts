/** What a moment of a finished game was worth, and whose doing that was: chance's, or the choices of one side. Known where a
 *  net has judged every position, all cards open, and what chance did in each step. */
import type { CourseData } from '../lib/course.svelte';
import type { Frame, Side } from '../lib/types';
import { nameOf, stepOf, type Moment, type Told } from './report';

export interface Swing {
  /** By how much Red's chance to win rose, in hundredths. */
  points: number;
  /** What did the most of it. */
  by: Side | 'fortune';
}
type Step = Pick<Frame, 'side'>;
const LEAST = 5; // what is less is within the error of the judge

/** From after one step to the end of another, and at least the other. */
export function swingOf({ values, luck }: Pick<CourseData, 'values' | 'luck'>, steps: readonly Step[], since: number, until: number): Swing | null {
  const from = Math.min(since, until - 1);
  const [before, after] = [values[from], values[until]];
  if (before === undefined || after === undefined || Math.abs(after - before) < LEAST) return null;
  const doing = { red: 0, blue: 0, fortune: 0 };
  for (let step = from + 1; step <= until; step++) {
    const chance = luck[step] ?? 0;
    doing.fortune += chance;
    const side = steps[step]?.side;
    if (side) doing[side] += (values[step] ?? 0) - (values[step - 1] ?? 0) - chance;
  }
  const points = after - before;
  const share = (by: Swing['by']): number => doing[by] * Math.sign(points);
  const by = (['red', 'blue', 'fortune'] as const).reduce((most, one) => (share(one) > share(most) ? one : most));
  return { points, by };
}

/** By the numbers of the moments' events. */
export function swingsOf(course: CourseData, frames: readonly Frame[], events: readonly Told[], moments: readonly Moment[]): Map<number, Swing> {
  const found = new Map<number, Swing>();
  if (!course.done || course.judge !== 'net' || !course.luck.length) return found;
  for (const one of moments) {
    const [since, until] = [one.since ?? one.n, one.n].map((n) => stepOf(frames, nameOf(events, { n })));
    const swing = since === undefined || until === undefined || until < 0 ? null : swingOf(course, frames, since, until);
    if (swing) found.set(one.n, swing);
  }
  return found;
}
