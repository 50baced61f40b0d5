/** Scenes: nothing is shown before it has been told, and nobody has to wait. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf, itemsOf, scenes as glory, sumOf } from '../src/games/glory/scenes';
import { scenes as honour } from '../src/games/honour/scenes';
import type { View } from '../src/lib/types';
import { Director, type News, type Scene, type Staged } from '../src/table/director.svelte';

const news = (key: string, args: News['args'] = {}): News => ({ key, rule: '1.1', args });
const state = (name: string, ...keys: string[]): Staged => ({ view: { name }, events: keys.map((key) => news(key)), seat: 'red' });
const scene = (view: View, more: Partial<Scene> = {}): Scene => ({ kind: 'clash', view, beats: { blow: 100 }, lasts: 300, told: 0, ...more });

function directed(moving = true, scenes: (before: View, after: View) => Scene[] = (before) => [scene(before)]): Director<Staged> {
  const director = new Director<Staged>(() => moving);
  director.findScenes = (before, after, told) => (told.some((event) => event.key === 'fight') ? scenes(before, after) : []);
  director.see(state('first'));
  return director;
}
const name = (director: Director<Staged>): unknown => (director.scene?.view ?? director.shown?.view)?.['name'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a scene leads to is shown when it is over, and its events cannot be read before', () => {
  const director = directed();
  director.see(state('second', 'pass', 'fight'));
  director.see(state('third', 'pass'));
  flushSync();
  expect([name(director), director.untold, director.reached('blow')]).toEqual(['first', 3, false]);
  vi.advanceTimersByTime(150);
  expect([name(director), director.reached('blow')]).toEqual(['first', true]);
  vi.advanceTimersByTime(200);
  expect([name(director), director.untold, director.scene]).toEqual(['third', 0, null]);
});

test('a scene is skipped with all that belongs to it, but a result waits for a person', () => {
  const director = directed(true, (before, after) => [
    scene(before, { group: 'a' }), scene(before, { group: 'a' }), scene(after, { kind: 'told', waits: true }), scene(after, { kind: 'next' }),
  ]); // prettier-ignore
  director.see(state('second', 'fight'));
  expect(director.skip()).toBe(true);
  expect(director.scene?.kind).toBe('told');
  expect(director.skip()).toBe(false);
  vi.advanceTimersByTime(100_000);
  expect(director.scene?.kind).toBe('told');
  director.goOn();
  expect(director.scene?.kind).toBe('next');
});

test('where movement is off, or the game has run ahead, only results are shown', () => {
  const still = directed(false, (before, after) => [scene(before), scene(after, { kind: 'told', waits: true })]);
  still.see(state('second', 'fight'));
  expect(still.scene?.kind).toBe('told');
  still.goOn();
  expect(name(still)).toBe('second');
  const ahead = directed();
  for (const one of ['2', '3', '4', '5', '6']) ahead.see(state(one, 'fight'));
  ahead.skip();
  expect([name(ahead), ahead.scene === null]).toEqual(['3', false]); // the scene of 3 was left out: too much was waiting
});

test('another table, or a jump, ends whatever was being told', () => {
  const director = directed();
  director.see(state('second', 'fight'));
  director.cut(state('elsewhere'));
  vi.advanceTimersByTime(1000);
  expect([name(director), director.scene]).toEqual(['elsewhere', null]);
});

const line = (...values: (number | null)[]): View[] => values.map((value) => ({ value }));
const field: View = {
  phase: 'exchange', pair: 4, score: [0, 0], results: ['red', 'blue', 'red', 'drawn', null],
  sides: [{ side: 'red', won: 2, line: line(1, 2, 3, 4, 11) }, { side: 'blue', won: 1, line: line(1, 2, 3, 4, 10) }],
}; // prettier-ignore

test('an Honour pair: the blow first, then whose it is, then the battle, and the next deal last', () => {
  const after: View = { ...field, phase: 'deploy', pair: 0, results: [null, null, null, null, null], score: [5, 1] };
  const told = [
    news('honour-event-pass'), news('honour-event-pair-won', { side: '@side-red', pair: 5, red: 11, blue: 10 }),
    news('honour-event-battle-won', { side: '@side-red', red: 3, blue: 1 }), news('honour-event-score', { red: 5, blue: 1 }),
    news('honour-event-battle', { number: 2 }),
  ]; // prettier-ignore
  const found = honour(field, after, told);
  expect(found.map((one) => one.kind)).toEqual(['strike', 'mark', 'battle']);
  expect(found[0]?.view['results'][4]).toBe(null);
  expect(found[1]?.view['results'][4]).toBe('red');
  expect(found[1]?.view['sides'][0]['won']).toBe(3);
  expect(found[2]).toMatchObject({ waits: true, told: 4, view: { score: [5, 1], phase: 'told' } });
  expect(found.map((one) => one.told)).toEqual([1, 2, 4]); // no sentence of the log runs ahead of its scene
});

test('a Glory combat is added up while its units stand; the hidden card counts last', () => {
  const items = [{ item: 'value', name: 'v', number: '+4' }, { item: 'bonus', name: 'b', number: '+3' }, { item: 'against', name: 'a', number: '−2' }]; // prettier-ignore
  const args = { attacker: '@side-red', defender: '@side-blue', column: 3, attack: 5, defence: 4, result: 'attacker', 'attack-items': items, 'defence-items': items.slice(0, 1) };
  expect(itemsOf(items).map((one) => one.item)).toEqual(['value', 'against', 'bonus']);
  expect([1, 2, 3].map((count) => sumOf(itemsOf(items), count))).toEqual([4, 2, 5]);
  const { beats, lasts } = beatsOf(args);
  const order = ['item1', 'item2', 'shiver', 'answer', 'bonus', 'totals', 'lunge', 'clash'];
  expect(Object.keys(beats).sort((a, b) => (beats[a] ?? 0) - (beats[b] ?? 0))).toEqual(order);
  expect(lasts).toBeGreaterThan(beats['clash'] ?? 0);
  const [before, after] = [{ columns: ['units'] }, { columns: [] }];
  const found = glory(before, after, [news('glory-event-lead'), news('glory-event-combat', args), news('glory-event-control')]);
  expect(found.map((one) => [one.kind, one.view, one.told])).toEqual([['reckon', before, 1], ['verdict', after, 2]]); // prettier-ignore
});
