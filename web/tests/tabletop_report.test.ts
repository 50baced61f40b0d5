/** What decided a battle with miniatures, from its events alone. */
import { expect, it } from 'vitest';
import { makeReport } from '../src/games/tabletop/report';
import type { Told } from '../src/table/report';

const unit = (label: string) => ({ say: 'tabletop-unit', label, name: label });
const stood = (id: string, bases = 6, level = 0) => [id, 0, 0, 0, 3, bases, level, 1];
const told = (name: string, args: Record<string, unknown>, ...ids: string[]): Told => ({ key: `tabletop-event-${name}`, rule: '', args: { ...args, stood: ids.map((id) => stood(id)) } }) as unknown as Told;
const of = (name: string, id: string, args: Record<string, unknown> = {}): Told => told(name, { group: unit(id), ...args }, id);
const turn = (number: number): Told => told('turn', { turn: number, side: number % 2 ? '@side-red' : '@side-blue' });
const struck = (name: string, id: string, enemy: string, hits: number): Told => told(name, { group: unit(id), enemy: unit(enemy), hits }, id, enemy);
const test = (id: string, cause: string, after: string): Told => of('test-failed', id, { cause: `@tabletop-row-reasons-${cause}`, after: `@tabletop-cohesion-${after}` });

const BEGUN = [of('placed', 'R1'), of('placed', 'R2'), of('placed', 'R3'), of('placed', 'B1'), of('placed', 'B2'), turn(1)];

it('counts the points of 28.1 turn by turn: broken, fragmented, rallied, evaded, lost, sacked', () => {
  const { course, losses, figures } = makeReport([
    ...BEGUN,
    test('B1', 'lost', 'fragmented'), test('R1', 'shot', 'disrupted'),
    turn(2), of('test-passed', 'B1', { cause: '@tabletop-row-reasons-rally', after: '@tabletop-cohesion-disrupted' }), of('left-table', 'R3'),
    turn(3), of('base-lost', 'B2', { left: 0 }), test('B1', 'lost', 'broken'), of('broke', 'B1'), of('left-table', 'B1'),
    turn(4), of('sacks', 'B2', { side: '@side-red' }), of('dropped', 'R2', { after: '@tabletop-cohesion-fragmented' }), of('removed', 'R2'),
  ], 'whole'); // prettier-ignore
  expect(losses).toMatchObject({ red: [0, 0, 1, 1, 5], blue: [0, 1, 0, 4, 4], most: { red: 3, blue: 2 } });
  expect(course).toEqual([0, 1, -1, 3, -1]);
  expect(figures.map(({ red, blue }) => [red, blue]).slice(0, 3)).toEqual([[5, 4], [1, 2], [0, 1]]); // prettier-ignore
});

it('says by whom a group was broken, who wavered at the sight, and names the blow that broke the army', () => {
  const { moments, figures } = makeReport([
    ...BEGUN, of('charge', 'R1'),
    struck('struck', 'R1', 'B1', 3), struck('struck', 'R2', 'B1', 0), struck('shot', 'R3', 'B1', 1), test('B1', 'lost', 'broken'), of('broke', 'B1'), test('B2', 'friends-break', 'disrupted'),
    turn(2), told('commander-lost', { leader: { say: 'tabletop-leader', side: '@side-red' } }), test('R2', 'commander-lost', 'broken'), of('broke', 'R2'),
    turn(3), struck('struck', 'R1', 'B2', 2), of('removed', 'B2'),
  ], 'whole'); // prettier-ignore
  const what = moments.map(({ n, at, title, swing }) => [n, at, title.key.replace('tabletop-retold-', ''), Math.sign(swing)]);
  expect(what).toEqual([[12, 0.5, 'broken', 1], [15, 1.5, 'commander', -1], [20, 2.5, 'gone', 1]]); // prettier-ignore
  const [first, second] = moments;
  expect(first?.text.args).toMatchObject({ turn: 1, why: 'blows', enemies: [unit('R1'), unit('R3')], points: 2, most: 2, shaken: 1 });
  expect(second?.text.args).toMatchObject({ turn: 2, why: 'none', side: '@side-red', points: 0, most: 3, shaken: 1 });
  expect(figures.map(({ red, blue }) => [red, blue]).slice(3)).toEqual([[6, 0], [1, 0]]); // prettier-ignore
});
