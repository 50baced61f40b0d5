/** The sum before a decision, as the page shows it: all that the viewer may know. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Combat from '../src/games/glory/Combat.svelte';
import { makeReport, remains } from '../src/games/glory/report';
import { goodHere } from '../src/games/glory/words';
import type { Told } from '../src/table/report';
import { locale, Words, type Language } from '../src/lib/words.svelte';

vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })); // jsdom has none
const PACKAGE = join(__dirname, '../../src/cannae');
const read = (language: string): string[] => [
  ...readdirSync(join(PACKAGE, 'locale', language)).map((name) => readFileSync(join(PACKAGE, 'locale', language, name), 'utf-8')),
  readFileSync(join(PACKAGE, 'games/glory', `words.${language}.ftl`), 'utf-8'),
];
const names = { EL: '@glory-type-elephant', LI: '@glory-type-light_infantry' };
const value = (number: number) => ({ item: 'value', name: '@glory-item-value', number });
const against = { item: 'against', name: { say: 'glory-item-against', type: '@glory-type-light_infantry' }, number: -4 };
const commander = { item: 'bonus', name: { say: 'glory-item-bonus-card', card: { say: 'glory-card', type: '@glory-type-commander', points: 5 } }, number: 5 };
const combat = {
  attacker: 'red', target: 3, source: 3, flank: false, lead: 'EL2', overlap: null,
  bonus: { card: 'CO5', from: 'hand' }, answer: null,
  attack: [{ items: [value(5), commander, against], total: 6, against: ['LI2'] }],
  defence: [{ lead: 'LI2', items: [value(1)], total: 1, holds: false }],
}; // prettier-ignore

let shown: ReturnType<typeof mount> | null = null;
function text(language: Language, change: object = {}): string {
  locale.words = new Words(language, read(language));
  shown = mount(Combat, { target: document.body, props: { combat: { ...combat, ...change }, names } });
  flushSync();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the sum before a decision', () => {
  beforeAll(() => {
    class Still {
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { ResizeObserver: Still });
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.replaceChildren();
  });

  it('has the printed modifiers and names the Bonus card one knows', () => {
    expect(text('en')).toMatch(/Attack · elephants 2 value\s?\+5\s?Bonus card \(Commander 5\)\s?\+5\s?against light infantry\s?−4\s?Strength\s?6/);
  });

  it('shows a Bonus card one may not know face down', () => {
    const seen = text('de', { bonus: { card: null, from: 'hand' }, attack: [{ items: [value(5), against], total: 1, against: ['LI2'] }] });
    expect(seen).toContain('gegen leichte Infanterie');
    expect(seen).toContain('und eine verdeckte Bonuskarte');
    expect(seen).not.toContain('Kommandant');
  });

  it('shows both where it depends on who leads the defence, and who would win a tie', () => {
    const attack = [
      { items: [value(5)], total: 5, against: ['EL3'] },
      { items: [value(5), against], total: 1, against: ['LI2'] },
    ];
    const defence = [{ lead: 'EL3', items: [value(5)], total: 5, holds: true }];
    const seen = text('en', { bonus: null, attack, defence });
    expect(seen).toContain('elephants 2 against elephants 3');
    expect(seen).toContain('elephants 2 against light infantry 2');
    expect(seen).toContain('wins a tie');
  });
});

describe('what a card of a packet is good for here', () => {
  const columns = [
    { number: 1, terrain_name: '@glory-terrain-woods', notes: [{ say: 'glory-ground-lead', number: '−2', types: ['@glory-type-pike'] }, { say: 'glory-ground-lead', number: '+1', types: ['@glory-type-light_infantry'] }] },
    { number: 2, terrain_name: '@glory-terrain-plain', notes: [] },
  ];
  const card = (type: string, value: number, cost: number, points: number) => ({ name: `@glory-type-${type}`, value, cost, points, notes: [] });
  it('is said from its numbers and from the ground of this field', () => {
    locale.words = new Words('en', read('en'));
    expect(goodHere(card('pike', 6, 5, 4), columns)).toEqual(['Strong: fights with 6 and holds what it stands on.', '−2 in front in column 1, woods']);
    expect(goodHere(card('light_infantry', 1, 1, 2), columns)).toEqual(['Cheap: there for 1, in time anywhere.', '+1 in front in column 1, woods']);
    expect(goodHere(card('cavalry', 3, 3, 4), columns)).toEqual(['Pays: worth 4 when it is given up.']);
    expect(goodHere({ name: '@glory-type-reserves', points: 2, notes: [{ say: 'glory-note-reserves' }] }, columns)).toEqual(['as an action, draw three cards']);
  });
});

it('a battle without a combat was decided by the columns taken without one', () => {
  const told = (key: string, args: object = {}): Told => ({ key: `glory-event-${key}`, args, rule: '' }) as unknown as Told;
  const taken = (column: number): Told => told('advance', { side: '@side-blue', column });
  const { moments, course } = makeReport([told('turn', { turn: 1 }), taken(2), taken(3), told('turn', { turn: 3 }), taken(5)], 'whole');
  expect(moments.map((one) => [one.title.key, one.title.args['column'], one.text.args['turn'], one.swing < 0])).toEqual([['glory-report-advance', 2, 1, true], ['glory-report-advance', 3, 1, true], ['glory-report-advance', 5, 3, true]]); // prettier-ignore
  expect(course.at(-1)).toBe(-3);
});

it('the field at the end shows who still stands where, and whose the ground is', () => {
  const unit = { id: 'red.1.EL2', type: 'elephant' };
  const column = { terrain: 'woods', control: 'blue', red: [unit], blue: [] };
  const [first] = remains({ columns: [column, { ...column, control: null, red: [] }] });
  expect(first).toMatchObject({ land: 'woods', holder: 'blue', blue: [], red: [{ id: 'red.1.EL2', men: ['elephant'], emblem: 'elephant' }] });
});
