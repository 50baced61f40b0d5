import { expect, test } from 'vitest';
import type { Frame, Replay } from '../src/lib/types';
import { Film, PAGE, type Show } from '../src/table/film.svelte';

const frame = (n: number, views: boolean): Frame => ({ n, at: 0, side: null, choice: null, phase: '', to_act: [], views: views ? [{ n }] : [], events: [] });
const reel = (total: number, shown = total + 1): [Film, string[]] => {
  const asked: string[] = [];
  const about = { game: 'x', options: {}, seats: [], started: '', result: null, total, names: {}, older_rules: false, shown, frames: Array.from({ length: total + 1 }, (_, n) => frame(n, false)) } as Replay;
  const ask = (show: Show, first: number, count: number): Promise<Replay> => {
    asked.push(`${show} ${first}`);
    const frames = about.frames.slice(first, first + count).map((one) => frame(one.n, true));
    return asked.length === 1 && total === 7 ? Promise.reject(new Error('offline')) : Promise.resolve({ ...about, frames });
  };
  return [new Film(about, ask), asked];
};

test('positions come in pages, each asked for once, and the others stay as they were', async () => {
  const [film, asked] = reel(2 * PAGE + 3);
  await Promise.all([film.need(PAGE + 1), film.need(PAGE + 9)]);
  film.expect(PAGE + 30);
  expect(asked).toEqual([`views ${PAGE}`]);
  expect([PAGE - 1, PAGE, 2 * PAGE - 1, 2 * PAGE].map((step) => film.has(step))).toEqual([false, true, true, false]);
  expect(film.frames[PAGE + 5]?.views[0]).toEqual({ n: PAGE + 5 });
  film.expect(2 * PAGE + 20); // beyond the end
  expect(asked).toHaveLength(1);
});

test('a page that could not be had is asked for again; a position nobody can show is not waited for', async () => {
  const [film] = reel(7, 6);
  await expect(film.need(2)).rejects.toThrow('offline');
  expect(film.has(2)).toBe(false);
  await film.need(2);
  expect([film.has(2), film.has(6)]).toEqual([true, true]);
});
