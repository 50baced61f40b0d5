import { expect, it } from 'vitest';
import { address, readValue } from '../src/games/tabletop/odds/question.svelte';
import { count, filtered } from '../src/games/tabletop/odds/filtering';
import { packed, unpacked } from '../src/games/tabletop/odds/wire';

const table = (title: string, ...rows: [string, string][]) => ({ title, note: '', head: ['', 'value'], rows: rows.map(([cell, mark]) => ({ cells: [cell, '1'], mark })) });
const TOPICS = [
  { id: 'impact', title: 'impact', tables: [table('At impact', ['Lancers', 'sheet'], ['Pikes', 'repaired']), table('Notes', ['Roads', 'sheet'])] },
  { id: 'melee', title: 'melee', tables: [table('In melee', ['Lancers', 'unverified'])] },
];
const all = { sought: '', topic: '', marks: [] };

it('finds the lines that contain every word, in themselves or in their title', () => {
  expect(count(filtered(TOPICS, all))).toBe(4);
  expect(count(filtered(TOPICS, { ...all, sought: 'LANCERS' }))).toBe(2);
  expect(filtered(TOPICS, { ...all, sought: 'impact lancers' }).map((one) => one.tables.length)).toEqual([1]);
  expect(filtered(TOPICS, { ...all, sought: 'zeppelin' })).toEqual([]);
});

it('keeps to a topic and to how certain a line is', () => {
  expect(count(filtered(TOPICS, { ...all, topic: 'melee' }))).toBe(1);
  expect(count(filtered(TOPICS, { ...all, marks: ['repaired', 'unverified'] }))).toBe(2);
  expect(count(filtered(TOPICS, { ...all, topic: 'impact', marks: ['unverified'] }))).toBe(0);
});

it('writes into the address only what is not as usual, and reads it back', () => {
  const usual = { terrain: 'open', rounds: 0, in_contact: false };
  const written = address('melee', { a: 'R1, uphill', b: 'C3' }, { terrain: 'rough', rounds: 0, in_contact: true }, usual);
  expect(written).toBe('/odds?what=melee&a=R1,+uphill&b=C3&terrain=rough&in_contact=true');
  const query = new URLSearchParams(written.split('?')[1]);
  expect(query.get('a')).toBe('R1, uphill');
  expect([readValue('rough', 'open'), readValue('3', 0), readValue('x', 0), readValue('true', false)]).toEqual(['rough', 3, 0, true]);
});

it('takes a side apart and puts it together', () => {
  const wire = { group: { kind: 'HF', bases: 6 }, cohesion: 'steady', uphill: true };
  expect(unpacked(wire)).toEqual({ group: { kind: 'HF', bases: 6 }, state: { cohesion: 'steady', uphill: true } });
  expect(packed(unpacked(wire))).toEqual(wire);
});
