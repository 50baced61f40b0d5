import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/lib/types';
import { buttons, drop, fitting, ruleAgainst, tap, touchable } from '../src/table/choosing';
import { clockFace, meant, merged, pauseBefore, whole } from '../src/table/sync';

const make = (choice: string, things: string[], rule?: string): Choice => ({
  choice,
  verb: 'do',
  things,
  key: 'k',
  args: {},
  ...(rule ? { rule } : {}),
});
const place3 = make('7S@3', ['hand.7S', 'line.3']);
const place4 = make('7S@4', ['hand.7S', 'line.4']);
const other = make('8S@3', ['hand.8S', 'line.3']);
const lift = make('KH lift', ['hand.KH']);
const next = make('KH next', ['hand.KH']);
const queen = make('QD swap', ['hand.QD']);
const done = make('done', []);
const all = [place3, place4, other, lift, next, queen, done];

describe('putting a choice together', () => {
  it('offers what touches everything selected', () => {
    expect(fitting(all, ['line.3'])).toEqual([place3, other]);
    expect(touchable(all, ['hand.7S'])).toEqual(new Set(['line.3', 'line.4']));
  });

  it('carries a choice out with the last of its things, from either end', () => {
    expect(tap(all, ['hand.7S'], 'line.4')).toEqual({ kind: 'choose', choice: place4 });
    expect(tap(all, ['line.3'], 'hand.8S')).toEqual({ kind: 'choose', choice: other });
  });

  it('wants a second touch for a single thing', () => {
    expect(tap(all, [], 'hand.QD')).toEqual({ kind: 'select', selected: ['hand.QD'] });
    expect(tap(all, ['hand.QD'], 'hand.QD')).toEqual({ kind: 'choose', choice: queen });
  });

  it('lets go of a thing that could mean several choices', () => {
    expect(tap(all, ['hand.KH'], 'hand.KH')).toEqual({ kind: 'select', selected: [] });
    expect(buttons(all, ['hand.KH'])).toEqual([lift, next]);
  });

  it('turns to another card, but refuses a place that does not fit', () => {
    expect(tap(all, ['hand.7S'], 'hand.8S')).toEqual({ kind: 'select', selected: ['hand.8S'] });
    expect(tap(all, ['hand.7S'], 'line.5')).toEqual({ kind: 'refuse', things: ['hand.7S', 'line.5'] });
  });

  it('knows what dropping means', () => {
    expect(drop(all, 'hand.7S', 'line.3')).toEqual({ kind: 'choose', choice: place3 });
    expect(drop(all, 'hand.QD', null)).toEqual({ kind: 'choose', choice: queen });
    expect(drop(all, 'hand.KH', null)).toEqual({ kind: 'select', selected: ['hand.KH'] });
    expect(drop(all, 'hand.7S', 'line.9')).toEqual({ kind: 'refuse', things: ['hand.7S', 'line.9'] });
  });

  it('finds the rule against what was meant', () => {
    const bad = make('7S@5', ['hand.7S', 'line.5'], '3.3');
    expect(ruleAgainst([...all, bad], ['hand.7S', 'line.5'])).toBe(bad);
    expect(ruleAgainst(all, ['hand.7S', 'line.3'])).toBeNull();
  });

  it('shows buttons for what touches nothing, and all of a short list that has none', () => {
    expect(buttons(all, [])).toEqual([done]);
    expect(buttons([lift, next], [])).toEqual([lift, next]);
  });
});

describe('staying connected', () => {
  it('never waits longer than five seconds and never stops', () => {
    expect(pauseBefore(0)).toBe(250);
    expect(pauseBefore(10_000)).toBe(5000);
  });

  it('replaces what is told again and keeps the rest', () => {
    const told = (n: number, key: string) => ({ n, key, rule: '', args: {} });
    const before = [told(1, 'a'), told(2, 'b'), told(3, 'c')];
    expect(merged(before, [told(3, 'd'), told(4, 'e')]).map((event) => event.key)).toEqual(['a', 'b', 'd', 'e']);
    expect(merged(before, [])).toEqual(before);
    expect(merged(before, [told(1, 'z')]).map((event) => event.key)).toEqual(['z']);
  });

  it('remembers what choices mean, and knows when it was never told', () => {
    const known = new Map();
    expect(meant([lift.choice, done.choice], [lift, done], known)).toEqual([lift, done]);
    const dearer = { ...lift, args: { cost: 2 } };
    expect(meant([lift.choice], [dearer], known)).toEqual([dearer]);
    expect(meant([done.choice, lift.choice], [], known)).toEqual([done, dearer]);
    expect(meant(['fly'], [], known)).toBeNull();
  });

  it('puts a view together from what was told before, and knows when it was not', () => {
    const known = new Map();
    expect(whole({ phase: 'move' }, {}, known)).toEqual({ phase: 'move' });
    expect(whole(null, {}, known)).toBeNull();
    const units = [{ id: 'r1' }];
    expect(whole({ phase: 'move' }, { units: { n: 1, is: units } }, known)).toEqual({ phase: 'move', units });
    expect(whole({ phase: 'over' }, { units: { n: 1 } }, known)).toEqual({ phase: 'over', units });
    expect(whole({}, { units: { n: 2 } }, known), 'a message was lost').toBeUndefined();
    expect(whole({}, { units: { n: 2, is: [] } }, known)).toEqual({ units: [] });
    expect(whole({}, { units: { n: 1 } }, known), 'an older one came late').toBeUndefined();
  });

  it('reads clocks', () => {
    expect(clockFace(61_000)).toBe('01:01');
    expect(clockFace(3_600_000)).toBe('1:00:00');
    expect(clockFace(3 * 86_400_000)).toBe('3 d');
    expect(clockFace(-5)).toBe('00:00');
  });
});
