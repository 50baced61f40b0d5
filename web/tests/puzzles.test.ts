import { beforeEach, expect, test, vi } from 'vitest';
import { dated, dayIn, dayOf, note, puzzleOf, solved, streak, today, untried } from '../src/lib/puzzles';

vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })); // jsdom has none

beforeEach(() => localStorage.clear());

test('a day is the same number all day long, by the calendar of the place', () => {
  const day = dayOf(new Date(2026, 10, 16, 0, 1));
  expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(day + 1);
  expect(dated(day)).toBe('2026-11-16');
  expect(dayIn('2026-11-16') ?? day).toBe(day);
});

test('an address names a day that has been, or none', () => {
  expect(dayIn(null)).toBe(today());
  expect(dayIn(dated(today() - 3))).toBe(today() - 3);
  expect(dayIn(dated(today() + 1))).toBeNull();
  expect(dayIn('2026-13-77')).toBeNull();
  expect(dayIn('yesterday')).toBeNull();
});

test('the games take turns, and every puzzle has its day', () => {
  const counts = { one: 2, two: 3 };
  const seen = Array.from({ length: 12 }, (_, day) => puzzleOf(day, counts));
  expect(seen.slice(0, 4)).toEqual([{ game: 'one', number: 0 }, { game: 'two', number: 0 }, { game: 'one', number: 1 }, { game: 'two', number: 1 }]);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(5);
  expect(puzzleOf(3, {})).toBeNull();
});

test('only the first answer counts, and a day missed ends the row', () => {
  const day = today();
  expect(streak(solved())).toBe(0);
  note(day - 2, true);
  note(day - 1, true);
  expect(streak(solved())).toBe(2); // today is still open
  note(day, false);
  note(day, true);
  expect(solved()[dated(day)]).toBe(false);
  expect(streak(solved())).toBe(0);
  expect(untried(solved(), day)).toBe(day - 3);
});
