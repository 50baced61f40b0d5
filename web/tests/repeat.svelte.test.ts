/** One answer to a question that comes several times in a row. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, TableState } from '../src/lib/types';
import { locale, Words } from '../src/lib/words.svelte';
import { RepeatedAnswer } from '../src/table/repeat.svelte';
import { Sitting } from '../src/table/sitting.svelte';
import { HeldVoice } from './voice.svelte';

const choice = (name: string): Choice => ({ choice: name, verb: name, things: [], key: name, args: {} });
const question = (phase: string): TableState => ({ game: 'battle', phase, choices: [choice('accept'), choice('veto')] }) as unknown as TableState;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(): { voice: HeldVoice; same: RepeatedAnswer; happens: () => void; ask: (phase: string) => string[]; close: () => void } {
  const voice = new HeldVoice();
  const sitting = new Sitting(voice, () => []);
  let [told, same] = [3, null as RepeatedAnswer | null];
  voice.state = question('veto');
  const close = $effect.root(() => void (same = new RepeatedAnswer(sitting, () => told, () => true)));
  const ask = (phase: string): string[] => {
    voice.asked = [];
    voice.state = question(phase);
    flushSync();
    vi.advanceTimersByTime(1000);
    return voice.asked.map(([name]) => name);
  };
  return { voice, same: same as unknown as RepeatedAnswer, happens: () => void (told += 1), ask, close };
}

test('is given again to the same question, and not to another', () => {
  const { same, voice, ask, close } = table();
  expect(ask('veto')).toEqual([]);
  same.give(choice('accept'));
  expect(voice.asked.map(([name]) => name)).toEqual(['accept']); // who presses on is never kept waiting
  expect(ask('veto')).toEqual(['accept']);
  expect(ask('veto')).toEqual(['accept']);
  expect(ask('place')).toEqual([]);
  expect(ask('veto')).toEqual([]); // asked anew later
  close();
});

test('is not given any more when something has happened', () => {
  const { same, happens, ask, close } = table();
  same.give(choice('accept'));
  expect(ask('veto')).toEqual(['accept']);
  happens();
  expect(ask('veto')).toEqual([]);
  close();
});

test('is offered where the game has words for it', () => {
  locale.words = new Words('en', ['battle-always-veto-accept = Keep all of it']);
  const { same, close } = table();
  expect([same.words(choice('accept')), same.words(choice('veto'))]).toEqual(['battle-always-veto-accept', null]);
  close();
});
