import { describe, expect, it, vi } from 'vitest';
import { fly, origins, scaleOf, scene } from '../src/table/motion';

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

describe('what leaves the board in mid-flight', () => {
  it('is laid out as it was and only seen smaller, so that nothing inside it is wider than it is', () => {
    document.body.innerHTML = '<div id="board"><i data-home="red"></i><b data-fly="red:HI4"></b><b data-fly="red:LI2"></b></div>';
    const board = document.querySelector<HTMLElement>('#board')!;
    const gone = board.querySelector<HTMLElement>('[data-fly="red:HI4"]')!;
    Object.defineProperties(gone, { offsetWidth: { value: 100 }, offsetHeight: { value: 150 } });
    gone.getBoundingClientRect = () => new DOMRect(40, 60, 30, 45);
    const animate = vi.fn((_frames: Keyframe[]) => ({ finished: Promise.resolve() }));
    HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate'];
    HTMLElement.prototype.getAnimations = () => [];

    const before = scene(board);
    gone.remove();
    fly(board, before);

    const copy = document.querySelector<HTMLElement>('.gone')!;
    const { left, top, width, height } = copy.style;
    expect({ left, top, width, height }).toEqual({ left: '5px', top: '7.5px', width: '100px', height: '150px' });
    expect(animate.mock.calls[0]![0][0]).toMatchObject({ transform: 'scale(0.3)' });
  });
});
