import { describe, expect, it } from 'vitest';
import { origins, scaleOf } from '../src/table/motion';

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

describe('the size at which a thing sets out', () => {
  it('is the one it had', () => {
    expect(scaleOf(50, 100)).toBe(0.5);
  });

  it('is never much more than the size at which it rests, however thin that was measured', () => {
    expect(scaleOf(60, 1)).toBe(1.04);
    expect(scaleOf(60, 0)).toBe(1.04);
    expect(scaleOf(0, 60)).toBe(0.3);
  });
});
