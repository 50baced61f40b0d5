import { describe, expect, it } from 'vitest';
import { makeReport as honour } from '../src/games/honour/report';
import type { CourseData } from '../src/lib/course.svelte';
import type { Frame, Side } from '../src/lib/types';
import type { Told } from '../src/table/report';
import { swingOf, swingsOf } from '../src/table/swings';

const sides = (...all: (Side | null)[]): { side: Side | null }[] => all.map((side) => ({ side }));
const EVEN = sides(null, 'red', 'blue', 'red');

describe('what a moment was worth', () => {
  it('is the doing of chance, where chance did most of it', () => {
    expect(swingOf({ values: [50, 52, 60, 81], luck: [0, 0, 6, 18] }, EVEN, 1, 3)).toEqual({ points: 29, by: 'fortune' });
  });
  it('is the doing of the side whose choices did most of it', () => {
    expect(swingOf({ values: [50, 52, 60, 81], luck: [0, 0, 0, 2] }, EVEN, 1, 3)).toEqual({ points: 29, by: 'red' });
    expect(swingOf({ values: [50, 52, 70, 66], luck: [0, 0, 0, 0] }, EVEN, 1, 3)).toEqual({ points: 14, by: 'blue' });
    expect(swingOf({ values: [50, 40, 30, 20], luck: [0, 0, -1, 0] }, sides(null, 'blue', 'blue', 'red'), 0, 2)).toEqual({ points: -20, by: 'blue' });
  });
  it('is never put down to what pulled the other way', () => {
    expect(swingOf({ values: [50, 90, 60, 60], luck: [0, 0, -40, 0] }, EVEN, 0, 2)?.by).toBe('red');
  });
  it('is told of the last step at least, and not where it is next to nothing or not yet judged', () => {
    expect(swingOf({ values: [50, 60, 70], luck: [0, 0, 9] }, EVEN, 2, 2)).toEqual({ points: 10, by: 'fortune' });
    expect(swingOf({ values: [50, 51, 52], luck: [0, 0, 0] }, EVEN, 0, 2)).toBeNull();
    expect(swingOf({ values: [50, 60], luck: [0, 0] }, EVEN, 0, 2)).toBeNull();
  });
});

describe('the moments of a game', () => {
  const told: Told[] = [
    { key: 'honour-event-battle', args: { number: 1 }, rule: '' },
    { key: 'honour-event-pair', args: { red_value: 3, blue_value: 9 }, rule: '' },
    { key: 'honour-event-battle-won', args: { side: '@side-red', red: 3, blue: 1 }, rule: '' },
  ];
  const frames = [[told[0]], [], [told[1]], [told[2]]].map((events, n) => ({ n, side: (['red', 'blue'] as const)[n % 2], events }) as unknown as Frame);
  const course: CourseData = { judge: 'net', total: 3, values: [50, 60, 65, 90], luck: [0, 0, 0, 0], otherwise: [], done: true };
  const { moments } = honour(told, 'whole');

  it('reach from where they began to be decided, a battle over all of its steps', () => {
    expect(moments.map((one) => [one.since, one.n])).toEqual([[1, 3]]);
    expect(swingsOf(course, frames, told, moments)).toEqual(new Map([[3, { points: 40, by: 'blue' }]]));
  });
  it('have no worth before all is judged, nor where no net judges', () => {
    expect(swingsOf({ ...course, done: false }, frames, told, moments).size).toBe(0);
    expect(swingsOf({ ...course, judge: 'chance' }, frames, told, moments).size).toBe(0);
    expect(swingsOf({ ...course, luck: [] }, frames, told, moments).size).toBe(0);
  });
});
