/** What is held ready while the other side decides. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Side, TableState } from '../src/lib/types';
import { comesTo, playHeld, touched, type Holdable } from '../src/table/premove.svelte';
import { Sitting } from '../src/table/sitting.svelte';
import { HeldVoice } from './voice.svelte';

const choice = (name: string, ...things: string[]): Choice => ({ choice: name, verb: 'play', things, key: name, args: {} });
const pair = (about: string): Holdable => ({ about, things: new Set(['king', 'queen']), places: new Set(['left', 'right']) });
const state = (acts: Side, ...choices: Choice[]): TableState => ({ seat: 'red', to_act: [acts], choices, outcome: null, phase: 'exchange' }) as unknown as TableState;
const pass = choice('pass');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a card is held by a touch and put back by another, and may be given a place', () => {
  const king = touched(null, pair('1'), 'king');
  expect(king).toEqual({ about: '1', things: ['king'] });
  if (!king || king === 'no') return;
  expect(touched(king, pair('1'), 'king')).toBeNull();
  expect(touched(king, pair('1'), 'queen')).toEqual({ about: '1', things: ['queen'] });
  const left = touched(king, pair('1'), 'left');
  expect(left).toEqual({ about: '1', things: ['king', 'left'] });
  expect(left && left !== 'no' && touched(left, pair('1'), 'left')).toEqual(king);
  expect(touched(null, pair('1'), 'left')).toBe('no'); // nothing is held that could go there
  expect(touched(king, pair('2'), 'left')).toBe('no'); // what was held was for something else
});

test('at the decision it is done if it is all that is meant, taken in hand if not, and lapses when another thing is decided', () => {
  const held = { about: '1', things: ['king'] };
  const lift = choice('lift', 'king');
  expect(comesTo(held, pair('1'), [pass, lift])).toEqual({ do: lift });
  expect(comesTo(held, pair('1'), [pass, lift, choice('next', 'king')])).toBe('take');
  expect(comesTo(held, pair('1'), [pass, choice('go left', 'king', 'left')])).toBe('take');
  expect(comesTo(held, pair('1'), [pass, choice('swap', 'queen')])).toBe('wait');
  expect(comesTo(held, pair('2'), [pass, lift])).toBe('lapse');
  expect(comesTo(held, null, [pass, lift])).toBe('lapse');
  expect(comesTo(held, { ...pair('1'), things: new Set(['queen']) }, [pass])).toBe('lapse'); // it was robbed
  const placed = { about: '1', things: ['king', 'left'] };
  const goes = [choice('go left', 'king', 'left'), choice('go right', 'king', 'right')];
  expect(comesTo(placed, pair('1'), goes)).toEqual({ do: goes[0] });
  expect(comesTo(placed, pair('1'), goes.slice(1))).toBe('take');
});

function table(): { voice: HeldVoice; sitting: Sitting; passes: (ms: number) => string[]; close: () => void } {
  const voice = new HeldVoice();
  const sitting = new Sitting(voice, () => []);
  sitting.self = 'red';
  sitting.holdable = pair('1');
  voice.state = state('blue');
  const close = $effect.root(() => playHeld(sitting, () => true, () => 900));
  const passes = (ms: number): string[] => {
    flushSync();
    vi.advanceTimersByTime(ms);
    return voice.asked.map(([name]) => name);
  };
  return { voice, sitting, passes, close };
}

test('it is played when its decision comes, after a breath, and the game may still object', () => {
  const { voice, sitting, passes, close } = table();
  sitting.touch('king');
  expect(sitting.look('king')).toBe('held');
  expect(passes(5000)).toEqual([]); // the other side thinks: nothing was sent
  voice.state = state('red', pass, choice('lift', 'king'));
  expect(passes(899)).toEqual([]);
  expect(passes(1)).toEqual(['lift']);
  expect(voice.asked).toEqual([['lift', true]]); // prettier-ignore
  expect(sitting.held).toBeNull();
  close();
});

test('another touch or choice at that decision comes before it', () => {
  const { voice, sitting, passes, close } = table();
  for (const other of [() => sitting.touch('queen'), () => void sitting.choose(pass)]) {
    voice.state = state('blue');
    sitting.clear();
    sitting.touch('king');
    voice.state = state('red', pass, choice('lift', 'king'), choice('swap', 'queen'));
    passes(400);
    other();
    expect(sitting.held).toBeNull();
    expect(passes(2000)).not.toContain('lift');
  }
  close();
});

test('a question that does not ask for it leaves it ready; let go of it and it is not played', () => {
  const { voice, sitting, passes, close } = table();
  sitting.touch('king');
  voice.state = state('red', choice('stand'), choice('withdraw', 'left'));
  passes(2000);
  void sitting.choose(choice('stand'));
  expect(sitting.held?.things).toEqual(['king']);
  voice.state = state('blue');
  sitting.letGo();
  voice.state = state('red', pass, choice('lift', 'king'));
  expect(passes(2000)).toEqual(['stand']);
  close();
});

test('when the pair it was for is over it lapses, with a word about it', () => {
  const { voice, sitting, passes, close } = table();
  sitting.touch('king');
  sitting.holdable = pair('2');
  voice.state = state('red', pass, choice('lift', 'king'));
  expect(passes(2000)).toEqual([]);
  expect([sitting.held, sitting.note?.kind, sitting.selected]).toEqual([null, 'news', []]); // prettier-ignore
  close();
});

test('nothing is held in a lesson, at one screen, or at one’s own turn', () => {
  const { voice, sitting, close } = table();
  voice.state = { ...state('blue'), lesson: { step: 1, steps: 2, words: null, choice: null } } as unknown as TableState;
  expect(sitting.holds).toBeNull();
  voice.state = state('blue');
  expect(sitting.holds).not.toBeNull();
  sitting.self = null;
  expect(sitting.holds).toBeNull();
  sitting.self = 'red';
  voice.state = state('red', pass);
  expect(sitting.holds).toBeNull();
  close();
});
