import { describe, expect, it } from 'vitest';
import { intent } from '../src/table/drag';

describe('what a movement means', () => {
  it('waits while a hand only trembles', () => {
    for (const kind of ['mouse', 'pen', 'touch']) expect(intent(kind, 3, -4, 'row')).toBe('wait');
  });

  it('lifts at once with mouse and pen', () => {
    expect(intent('mouse', 20, 0, 'none')).toBe('lift');
    expect(intent('pen', 0, 9, 'row')).toBe('lift');
  });

  it('leaves a finger to scroll, unless it pulls a card straight out of the hand', () => {
    expect(intent('touch', 0, -20, 'row')).toBe('lift');
    expect(intent('touch', -20, 4, 'row')).toBe('scroll');
    expect(intent('touch', 0, -20, 'none')).toBe('scroll');
    expect(intent('touch', -20, 4, 'wrapped')).toBe('lift');
  });
});
