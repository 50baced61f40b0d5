/** Shots as the game foretells them: with what chance which hits, why, and what is said of them. */
import type { View } from '../../lib/types';
import { inWords, say } from '../../lib/words.svelte';

export interface Shot {
  group: string;
  enemy: string;
  dice: number;
  need: number;
  far: boolean;
  /** The chance of no hit, one, two … */
  hits: number[];
  /** What changes what they need, line by line. */
  lines: [string, number][];
  /** The same shots as the book of odds asks for them. */
  question: Record<string, string | number>;
}

export const shotsOf = (found: View | null): Shot[] => (found?.['shots'] as Shot[] | undefined) ?? [];

/** Dice, what they need, and the chance of one hit and of two at least. */
export function spokenShot(shot: Shot): string {
  const percent = (chance: number): string => say('tabletop-page-percent', { percent: Math.round(100 * chance) });
  const [none = 1, one = 0] = shot.hits;
  return say('tabletop-page-shoots', { group: shot.group, enemy: shot.enemy, dice: shot.dice, need: shot.need, any: percent(1 - none), two: percent(Math.max(0, 1 - none - one)) });
}

/** A line of the sheet and what it is worth: with its sign. */
export const reasonsOf = (lines: readonly [string, number][]): string => lines.map(([row, value]) => `${inWords(row)} ${value > 0 ? '+' : ''}${value}`).join(', ');
