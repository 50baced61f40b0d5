import { expect, test, vi } from 'vitest';
import type { Choice, TableState } from '../src/lib/types';
import { Sitting, type Voice } from '../src/table/sitting.svelte';

const choice = (name: string, ...things: string[]): Choice => ({ choice: name, verb: 'place', things, key: name, args: {} });

function taught(choices: Choice[], wanted: string): { sitting: Sitting; chosen: ReturnType<typeof vi.fn> } {
  const chosen = vi.fn(() => Promise.resolve(null));
  const state = { choices, lesson: { step: 2, steps: 9, words: null, choice: wanted } } as unknown as TableState;
  const voice: Voice = { state, refusal: null, busy: false, choose: chosen, conceivable: () => Promise.resolve([]), preview: () => Promise.resolve(null), hint: () => Promise.resolve(null) };
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
