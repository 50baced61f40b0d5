/** What decided a battle of the Battle game, from its events alone. */
import { expect, it } from 'vitest';
import { counselOf } from '../src/games/battle/counsel';
import { renaming } from '../src/games/battle/naming';
import { makeReport, remains } from '../src/games/battle/report';
import { verdictOf } from '../src/games/battle/verdict';
import { finds } from '../src/games/battle/destination';
import type { Choice, View } from '../src/lib/types';
import { ofSide, locale, Words } from '../src/lib/words.svelte';
import { labelled } from '../src/table/labels';
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
  const { course, moments, figures } = makeReport(EVENTS, 'whole');
  expect(course).toEqual([0, 1, 1, -4]); // a Troop counts one, a Unit three more
  expect(moments.map((one) => [one.n, one.at, one.swing, one.title.key])).toEqual([
    [2, 1, 1, 'battle-report-fight'],
    [10, 3, -5, 'battle-report-lost'],
    [11, 3, -99, 'battle-report-captured'],
  ]);
  expect(moments[1]?.text.args).toMatchObject({ period: 2, ours: 2, theirs: 0 });
  expect(figures.map(({ red, blue }) => [red, blue])).toEqual([[1, 0], [2, 1], [1, 0]]); // prettier-ignore
});

it('calls Units by the names on their plates, own ones without whose they are', () => {
  const called = (nth: number) => ({ say: 'battle-called', kind: '@battle-plate-fanatics', nth });
  const names = { r1: called(1), r2: called(2), b1: called(0) };
  const rename = renaming(names, 'red');
  expect(rename('battle-unit', { side: '@side-blue', number: 1 })).toEqual({ key: 'battle-unit-called', args: { side: '@side-blue', number: 1, name: names.b1 } });
  expect(rename('battle-own-unit', { number: 2 })?.args['name']).toBe(names.r2);
  expect(rename('battle-own-unit', { number: 1, side: '@side-blue' })?.args['name']).toBe(names.b1); // said by the other side
  expect(rename('battle-unit', { side: '@side-blue', number: 2 })).toBeNull(); // nobody is called so
  expect(rename('battle-pays', { unit: 1 })).toBeNull();
  expect(renaming(names, null)('battle-own-unit', { number: 1 })).toBeNull(); // a watcher has none of its own
});

it('says names wherever a sentence has a number', () => {
  const source = 'battle-unit = Unit { $number } of { $side }\nbattle-unit-called = { $name } of { $side }\nside-red = Red\nlost = { $unit } is lost.';
  const unit = { say: 'battle-unit', side: '@side-red', number: 2 };
  const rename = renaming({ r2: 'Veterans' }, null);
  expect(new Words('en', [source]).say('lost', { unit })).toBe('Unit 2 of Red is lost.');
  const words = new Words('en', [source], rename);
  expect(words.say('lost', { unit })).toBe('Veterans of Red is lost.');
  expect(words.pieces('lost', { unit }).map((one) => one.text)).toContain('Veterans of Red');
  expect(ofSide({ unit: { say: 'battle-own-unit', number: 2 }, place: 3, side: '@side-blue' }, 'red')).toEqual({ unit: { say: 'battle-own-unit', number: 2, side: '@side-red' }, place: 3, side: '@side-blue' });
});

it('tells of a blow whom it hurts only when that is settled', () => {
  locale.words = new Words('en', ['side-red = Red\nbattle-page-hits = { $side } strikes home.\nbattle-page-lands = { $side } strikes home: { $damage } Damage to { $target }.']);
  const round = { result: 'hit', sides: [{ side: 'red', attacks: true }, { side: 'blue', attacks: false }], damage: null };
  expect(verdictOf(round)).toBe('Red strikes home.');
  expect(verdictOf({ ...round, damage: { total: 9, target: 'Levy' } })).toBe('Red strikes home: 9 Damage to Levy.');
});

it('the field at the end shows the foremost Unit of a side in its place, without those who have nobody left', () => {
  const terrains = [{ id: 'f1', kind: 'woods', flank: true, owner: null }, { id: 'p1', kind: 'hill', flank: false, owner: 'red' }];
  const body = { side: 'red', place: 'p1', troops: ['levy', 'archers', 'levy', 'levy'] };
  const units = [{ ...body, id: 'lost', troops: [] }, { ...body, id: 'first' }, { ...body, id: 'second' }, { ...body, id: 'away', place: null }];
  const [flank, position] = remains({ terrains, units });
  expect(flank).toMatchObject({ share: 0.62, holder: null, red: [], blue: [] });
  expect(position).toMatchObject({ land: 'hill', share: 1, holder: 'red', red: [{ id: 'first', ranks: 2, men: ['levy', 'archer', 'levy', 'levy'] }] });
  expect(position?.red).toHaveLength(1);
});

it('tells of a Troop what the question is about: what it can bear, how it fights, and against whom', () => {
  const named = ['levy', 'archers'].map((kind) => `battle-troop-${kind} = ${kind}`).join('\n');
  locale.words = new Words('en', [`${named}\nbattle-page-counsel-discard = Off the Damage.\nbattle-page-counsel-yours = Your { $troop }: { $text }\nbattle-page-counsel-his = His { $troop }: { $text }`]);
  const choice = (name: string, ...things: string[]): Choice => ({ choice: name, verb: '', things, key: '', args: {} });
  const about = (key: string): string[] => [`${key} far`, `${key} close`, `${key} body`].map((line) => line.replace('battle-troop-', ''));
  const units = [{ id: 'r1', troops: ['levy', 'archers', 'levy'] }, { id: 'b1', troops: ['levy'] }];
  const view = (phase: string): View => ({ phase, units, armies: [{ side: 'red', main: 'r1' }, { side: 'blue', main: 'b1' }], prompt: {} });
  const counsel = (phase: string, ...choices: Choice[]) => counselOf(view(phase), 'red', 'blue', { about, choices });
  expect(counsel('discard', choice('troop-1', 'r1'), choice('troop-2', 'r1'))).toEqual({ head: 'Off the Damage.', lines: ['levy: levy body', 'archers: archers body'] });
  expect(counsel('order', choice('enough'), choice('troop-1', 'r1'))?.lines).toEqual(['levy: levy close', 'archers: archers close']);
  expect(counsel('close', choice('advance'))?.lines).toEqual(['Your levy: levy close', 'Your archers: archers close', 'His levy: levy close']);
  expect(counsel('close')).toBeNull(); // somebody else is asked
  expect(counsel('move', choice('pass'))).toBeNull();
});

it('says whom a Unit finds where it goes: a friend, somebody to face, his back, or nobody', () => {
  locale.words = new Words('en', [...['rear', 'behind', 'front'].map((where) => `battle-page-goes-${where} = ${where} { $unit }`), 'battle-page-goes-flank = round', 'battle-page-goes-holds = holds', 'battle-plate-levy = Levy', 'battle-plate-archers = Archers']);
  const unit = (side: string, number: number, place: string, more: View = {}): View => ({ id: `${side[0]}${number}`, side, number, place, main: true, across: false, troops: [side === 'red' ? 'levy' : 'archers'], ...more });
  const where = (place: string, units: View[], flank = false): string => finds({ phase: 'destination', units, prompt: { unit: { say: 'battle-own-unit', number: 1 } } }, 'red', 'blue', { id: place, flank });
  const line = [unit('red', 1, 'p1'), unit('red', 2, 'p2'), unit('blue', 1, 'p2'), unit('blue', 2, 'p3')];
  expect([where('p2', line), where('p3', line), where('p1', line), where('f1', line, true)]).toEqual(['behind Levy', 'front Archers', 'holds', 'round']);
  expect(where('p2', [unit('red', 1, 'p1', { across: true }), ...line.slice(1)])).toBe('rear Archers');
  expect(finds({ phase: 'destination', units: line, prompt: { unit: '@battle-the-general' } }, 'red', 'blue', { id: 'p2' })).toBe('');
});

it('a button says what the page has words for: of the phase, of the game, else those of the list', () => {
  locale.words = new Words('en', ['x-do-go = Go\nx-button-do-go = Go on\nx-button-last-do-go = Go home\nx-do-stay = Stay']);
  const choice = (key: string): Choice => ({ choice: '', verb: '', things: [], key, args: {} });
  expect(['first', 'last'].map((phase) => labelled(choice('x-do-go'), { game: 'x', phase }))).toEqual(['Go on', 'Go home']);
  expect([labelled(choice('x-do-stay'), { game: 'x', phase: 'last' }), labelled(choice('x-do-go'), null)]).toEqual(['Stay', 'Go']);
});
