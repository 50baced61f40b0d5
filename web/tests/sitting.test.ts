import { expect, test, vi } from 'vitest';
import type { Choice, TableState } from '../src/lib/types';
import { Sitting, type Voice } from '../src/table/sitting.svelte';
import { HeldVoice } from './voice.svelte';

const choice = (name: string, ...things: string[]): Choice => ({ choice: name, verb: 'place', things, key: name, args: {} });

function taught(choices: Choice[], wanted: string): { sitting: Sitting; chosen: ReturnType<typeof vi.fn> } {
  const chosen = vi.fn(() => Promise.resolve(null));
  const state = { choices, lesson: { step: 2, steps: 9, words: null, choice: wanted } } as unknown as TableState;
  const voice: Voice = { state, refusal: null, busy: false, choose: chosen, conceivable: () => Promise.resolve([]), preview: () => Promise.resolve(null), survey: () => Promise.resolve(null), hint: () => Promise.resolve(null) };
  return { sitting: new Sitting(voice, () => []), chosen };
}

test('a lesson takes what it asks for, whatever was touched before it went on', () => {
  const { sitting, chosen } = taught([choice('9 to 2', 'nine', 'two'), choice('3 to 1', 'three', 'one')], '9 to 2');
  sitting.selected = ['one']; // touched while the last answer was on its way
  sitting.touch('nine');
  expect(sitting.selected).toEqual(['nine']);
  sitting.touch('two');
  expect(chosen).toHaveBeenCalledWith('9 to 2');
});

test('what can be done with the one thing that may be touched is offered at once, where a board forgoes that touch', () => {
  const voice = new HeldVoice();
  const offered = (forgoes: boolean, ...choices: Choice[]): string[] => {
    const sitting = new Sitting(voice, () => []);
    sitting.shine(forgoes);
    voice.state = { phase: 'discard', choices } as unknown as TableState;
    return sitting.buttons.map((one) => one.choice);
  };
  const one = [choice('first', 'r1'), choice('second', 'r1'), choice('nobody')];
  expect(offered(true, ...one)).toEqual(['first', 'second', 'nobody']);
  expect(offered(false, ...one)).toEqual(['nobody']);
  expect(offered(true, ...one, choice('other', 'r2'))).toEqual(['nobody']); // there is something to choose between
  expect(offered(true, choice('there', 'r1', 'p1'))).toEqual([]);
});

const offering = (phase: string, ...choices: Choice[]): TableState => ({ phase, choices }) as unknown as TableState;

test('within a phase a number key stays with its choice, whatever else comes and goes', () => {
  const voice = new HeldVoice();
  const sitting = new Sitting(voice, () => []);
  const numbered = (phase: string, ...names: string[]): Record<string, number> => {
    voice.state = offering(phase, ...names.map((name) => choice(name)));
    return Object.fromEntries(sitting.numbers);
  };
  expect(numbered('exchange', 'pass', 'K', 'Q')).toEqual({ pass: 1, K: 2, Q: 3 });
  expect(numbered('exchange')).toEqual({});
  expect(numbered('exchange', 'pass', 'Q', 'J')).toEqual({ pass: 1, Q: 3, J: 2 });
  expect(numbered('deploy', 'Q')).toEqual({ Q: 1 });
});

test('what throws something away is asked about once, and what was laid can be taken up', async () => {
  const voice = new HeldVoice();
  [voice.state, voice.doubts] = [offering('exchange', choice('swap')), true];
  const sitting = new Sitting(voice, () => []);
  await sitting.choose(choice('swap'));
  expect(sitting.doubted?.why).toBe('You are ahead.');
  sitting.clear(); // rather not: then it is asked about again
  await sitting.choose(choice('swap'));
  sitting.touch('swap'); // the same once more, by whatever hand, is meant so
  await sitting.choose(choice('swap'));
  expect([voice.asked, sitting.doubted]).toEqual([[['swap', true], ['swap', true], ['swap', undefined]], null]); // prettier-ignore
  voice.after = offering('deploy', choice('7S@2', 'red.hand.7S', 'red.line.2'));
  sitting.takes = (thing) => (thing === 'red.line.1' ? { choice: '7S@1', thing: 'red.hand.7S' } : null);
  expect(sitting.look('red.line.1')).toBe('laid');
  sitting.touch('red.line.1');
  await vi.waitFor(() => expect(sitting.selected).toEqual(['red.hand.7S']));
  expect(voice.withdrawn).toBe('7S@1');
});

test('where everything stands on the board, only what wants no further touch has a button', () => {
  const voice = new HeldVoice();
  voice.state = offering('action', choice('keep 7', 'seven'), choice('7 to 1', 'seven', 'one'), choice('7 to 2', 'seven', 'two'));
  const sitting = new Sitting(voice, () => []);
  const named = (): string[] => sitting.buttons.map((one) => one.choice);
  expect(named()).toHaveLength(3);
  sitting.shine();
  expect(named()).toEqual([]);
  sitting.selected = ['seven'];
  expect([named(), sitting.settled]).toEqual([['keep 7'], false]); // prettier-ignore
});
