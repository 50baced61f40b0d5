import { describe, expect, it } from 'vitest';
import { apart } from '../src/table/report';

const level = (...xs: number[]): { x: number; y: number }[] => xs.map((x) => ({ x, y: 10 }));

describe('marks on a course', () => {
  it('stand in their order, none over another', () => {
    expect(apart(level(100, 100, 100), 30, 300)).toEqual([100, 130, 160]);
    expect(apart(level(100, 110, 200), 30, 300)).toEqual([100, 130, 200]);
  });
  it('stay inside at the right edge', () => {
    expect(apart(level(290, 295, 300), 30, 300)).toEqual([240, 270, 300]);
  });
  it('keep their order where they lie on one spot near the edge, and heights apart do not matter to each other', () => {
    const across = apart([{ x: 290, y: 40 }, { x: 290, y: 40 }, { x: 284, y: 44 }, { x: 290, y: 90 }], 24, 300);
    expect(across).toEqual([252, 276, 300, 290]);
  });
  it('may share a place at different heights', () => {
    expect(apart([{ x: 50, y: 0 }, { x: 50, y: 90 }], 30, 300)).toEqual([50, 50]);
  });
});
