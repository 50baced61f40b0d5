import { describe, expect, it } from 'vitest';
import { origins } from '../src/table/motion';

const at = (left: number, top = 0): { left: number; top: number } => ({ left, top });

describe('where things came from', () => {
  it('is where they lie when they did not move', () => {
    expect(origins([at(0), at(50)], [at(50), at(0)])).toEqual([1, 0]);
  });

  it('is the place that was left when one of several alike moved', () => {
    expect(origins([at(0), at(50), at(100)], [at(0), at(100), at(300, 40)])).toEqual([0, 2, 1]);
  });

  it('is nowhere for what was not there before', () => {
    expect(origins([at(0)], [at(0), at(9, 90)])).toEqual([0, null]);
    expect(origins([], [at(5)])).toEqual([null]);
  });
});
