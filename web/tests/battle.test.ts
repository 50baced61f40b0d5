/** What decided a battle of the Battle game, from its events alone. */
import { expect, it } from 'vitest';
import { recount } from '../src/games/battle/report';
import type { Told } from '../src/table/report';

const unit = (side: string, number: number) => ({ say: 'battle-unit', side: `@side-${side}`, number });
const place = (number: number) => ({ say: 'battle-position', number });
const told = (key: string, args: Told['args'] = {}): Told => ({ key, args, rule: '' }) as unknown as Told;
const fight = (number: number): Told => told('battle-duration', { red: unit('red', number), blue: unit('blue', number), place: place(number), level: '@battle-charge' });
const falls = (side: string, number: number): Told => told('battle-discards', { unit: unit(side, number), left: 5 });

const EVENTS = [
  told('battle-period', { period: 1, limit: 10 }),
  fight(1), told('battle-strikes', { side: '@side-red', attack: 9, guard: 3 }), falls('blue', 1),
  fight(2),
  told('battle-period', { period: 2, limit: 10 }),
  fight(3), falls('red', 3), falls('red', 3), told('battle-routs', { unit: unit('red', 3), place: place(3) }),
  told('battle-captured', { side: '@side-blue', place: place(3) }),
]; // prettier-ignore

it('tells what each fight cost, the Unit that was lost and the General who was taken', () => {
  const { course, moments, figures } = recount(EVENTS, 'whole');
  expect(course).toEqual([0, 1, 1, -4]); // a Troop counts one, a Unit three more
  expect(moments.map((one) => [one.n, one.at, one.swing, one.title.key])).toEqual([
    [2, 1, 1, 'battle-report-fight'],
    [10, 3, -5, 'battle-report-lost'],
    [11, 3, -99, 'battle-report-captured'],
  ]);
  expect(moments[1]?.text.args).toMatchObject({ period: 2, ours: 2, theirs: 0 });
  expect(figures.map(({ red, blue }) => [red, blue])).toEqual([[1, 0], [2, 1], [1, 0]]); // prettier-ignore
});
