import { expect, test } from 'vitest';
import type { Option } from '../src/games/tabletop/army';
import { declaredCharges } from '../src/games/tabletop/declared';
import { Eye } from '../src/games/tabletop/eye.svelte';
import { across, between, closestOf, distance, gapTo, length, nearestBody, seenFrom, turnTo, wayThrough } from '../src/games/tabletop/geometry';
import { nearestTo, stepFrom } from '../src/games/tabletop/holding.svelte';
import { meantPose } from '../src/games/tabletop/meant';
import { placed } from '../src/games/tabletop/placing';

const TABLE = { x: 48, y: 36 };
const option = (x: number, y: number, h: number, more: Partial<Option> = {}): Option => ({
  choice: { choice: `${x} ${y} ${h}`, verb: 'move', things: ['R1'], key: '', args: {} },
  group: 'R1', x, y, h, files: 3, depth: 1.2, via: [], chance: 1, ...more,
}); // prettier-ignore

test('what is to the right and ahead of a pose is seen there by it', () => {
  const pose = { x: 10, y: 12, h: 50 };
  const { right, forward } = seenFrom(pose, across(pose, 2, 3));
  expect(right).toBeCloseTo(2);
  expect(forward).toBeCloseTo(3);
});

test('a wheel goes on an arc about the corner that stays, and ends where it should', () => {
  const start = { x: 10, y: 10, h: 0 };
  const pivot = across(start, 2.4, 0);
  const end = { ...across({ ...pivot, h: 60 }, -2.4, 0), h: 60 };
  const half = between(start, end, 0.5);
  expect(Math.hypot(half.x - pivot.x, half.y - pivot.y)).toBeCloseTo(2.4);
  expect(half.h).toBe(30);
  expect(length(wayThrough([start, end]))).toBeCloseTo((2.4 * Math.PI) / 6, 2);
});

test('headings turn the shorter way', () => {
  expect(turnTo(700, 20)).toBe(40);
  expect(turnTo(20, 700)).toBe(-40);
});

test('what is shown and what is pointed at are the same place, from either edge', () => {
  for (const flipped of [false, true]) {
    const eye = new Eye(TABLE, flipped);
    [eye.width, eye.height] = [1000, 600];
    eye.home();
    const there = eye.back(eye.project({ x: 7, y: 30 }));
    expect(there.x).toBeCloseTo(7);
    expect(there.y).toBeCloseTo(30);
    expect(eye.looksLeft(0)).toBe(flipped);
    const near = eye.project({ x: 24, y: flipped ? 36 : 0 });
    const far = eye.project({ x: 24, y: flipped ? 0 : 36 });
    expect(near.y).toBeGreaterThan(far.y);
  }
});

test('a point stays under the hand while the table comes nearer', () => {
  const eye = new Eye(TABLE, false);
  [eye.width, eye.height] = [1000, 600];
  eye.home();
  eye.zoom(2.5);
  const before = eye.back({ x: 480, y: 310 });
  eye.zoom(1.3, { x: 480, y: 310 });
  const after = eye.back({ x: 480, y: 310 });
  expect(after.x).toBeCloseTo(before.x, 1);
  expect(after.y).toBeCloseTo(before.y, 1);
});

test('the ghost goes to the nearest end, rather without a test and never into files nobody asked for', () => {
  const plain = option(10, 12, 0);
  const tested = option(10.1, 12.1, 0, { chance: 0.5 });
  const column = option(10.1, 12.1, 0, { files: 1 });
  expect(nearestTo([column, tested, plain], { x: 10.1, y: 12.1, h: 0 }, 0.004, 3)).toBe(plain);
  expect(nearestTo([column, tested, plain], { x: 10.1, y: 12.1, h: 0 }, 0.004, 1)).toBe(column);
  const wheeled = option(10.05, 12.04, 2); // nearer by a hair, but nobody turned it
  expect(nearestTo([wheeled, plain], { x: 10.06, y: 12.05, h: 0 }, 0.004, 3)).toBe(plain);
  expect(nearestTo([option(10.6, 12.3, 30), plain], { x: 10.7, y: 12.3, h: 0 }, 0.004, 3)?.h).toBe(30);
});

test('arrows go on along the front and turn, one choice at a time', () => {
  const [near, far, turned] = [option(10, 11, 0), option(10, 12, 0), option(10.2, 10.3, 20)];
  const start = { x: 10, y: 10, h: 0 };
  expect(stepFrom([far, near, turned], start, 'on')).toBe(near);
  expect(stepFrom([far, near, turned], near, 'on')).toBe(far);
  expect(stepFrom([far, near, turned], far, 'off')).toBe(near);
  expect(stepFrom([far, near, turned], start, 'right')).toBe(turned);
  expect(stepFrom([far, near, turned], start, 'left')).toBeNull();
});

test('a written move is found where it would end', () => {
  const group = { x: 10, y: 10, h: 0, files: 3, depth: 1.2, side: 'red' as const };
  expect(meantPose('a2.5', group, 36)).toMatchObject({ x: 10, y: 12.5, h: 0 });
  expect(meantPose('about', group, 36)).toMatchObject({ y: 8.8, h: 360 });
  expect(meantPose('w+90', group, 36)?.x).toBeCloseTo(12.4);
  expect(meantPose('at 8 11', { ...group, side: 'blue' }, 36)).toEqual({ x: 8, y: 25, h: 360 });
  expect(meantPose('something else', group, 36)).toBeNull();
});

test('bodies are as far apart as their edges', () => {
  const one = { x: 10, y: 10, h: 0, files: 3, depth: 1.2 };
  expect(distance(one, { ...one, y: 14 })).toBeCloseTo(2.8);
  expect(distance(one, { ...one, x: 15.8 })).toBeCloseTo(1);
});

test('the nearest body is the one that measuring them all finds', () => {
  const bodies = Array.from({ length: 40 }, (_, at) => ({ x: (at * 17.3) % 48, y: (at * 7.9) % 36, h: (at * 83) % 720, files: 1 + (at % 6), depth: 0.6 + (at % 4) }));
  for (const body of bodies) {
    const others = bodies.filter((one) => one !== body);
    expect(nearestBody(body, others)?.gap).toBe(Math.min(...others.map((one) => distance(body, one))));
  }
  expect(nearestBody({ x: 0, y: 0, h: 0, files: 1, depth: 1 }, [])).toBeNull();
});

test('charges stay declared until they go in, fail their test, or the turn is over', () => {
  const told = (name: string, group: string, more: Record<string, unknown> = {}) => ({ key: `tabletop-event-${name}`, args: { group: { label: group }, ...more } as never, rule: '' });
  const charge = (group: string, ...targets: string[]) => told('charge', group, { targets: targets.map((label) => ({ label })) });
  const events = [charge('R9', 'B9'), told('turn', ''), charge('R1', 'B1', 'B2'), charge('R2', 'B3'), told('move-test', 'R2', { passed: 0 }), charge('R3', 'B4'), told('move-test', 'R3', { passed: 1 })];
  expect(declaredCharges(events)).toEqual([{ group: 'R1', targets: ['B1', 'B2'] }, { group: 'R3', targets: ['B4'] }]);
  expect(declaredCharges([...events, told('goes-in', 'R1')])).toEqual([{ group: 'R3', targets: ['B4'] }]);
  expect(declaredCharges([...events, told('turn', '')])).toEqual([]);
});

test('a ruler lies where two bodies, or a body and a point, come closest', () => {
  const one = { x: 10, y: 10, h: 0, files: 3, depth: 1.2 };
  const other = { ...one, x: 18, y: 15, h: 90 };
  expect(length(closestOf(one, other))).toBeCloseTo(distance(one, other));
  expect(closestOf(one, { x: 10.5, y: 13 })).toEqual([{ x: 10.5, y: 10 }, { x: 10.5, y: 13 }]);
  expect(closestOf({ x: 1, y: 2 }, { x: 4, y: 6 })).toEqual([{ x: 1, y: 2 }, { x: 4, y: 6 }]);
  expect(gapTo(one, { x: 10, y: 9.5 })).toBe(0);
});

test('a panel lies beside what it is about, in the window, and not over what matters', () => {
  const [size, about, window] = [{ width: 200, height: 100 }, { x: 400, y: 300, width: 80, height: 40 }, { width: 1000, height: 700 }];
  const right = { box: { x: 480, y: 200, width: 500, height: 250 }, weight: 3 };
  const free = placed(size, about, window, [{ box: about, weight: 12 }]);
  expect(free.y + 100 <= 300 || free.y >= 340 || free.x + 200 <= 400 || free.x >= 480).toBe(true);
  const left = placed(size, about, window, [{ box: about, weight: 12 }, right]);
  expect(left.x + 200).toBeLessThanOrEqual(480);
  const corner = placed(size, { ...about, x: 960, y: 680 }, window, []);
  expect([corner.x + 200 <= 992, corner.y + 100 <= 692]).toEqual([true, true]);
});
