import { beforeEach, expect, test } from 'vitest';
import type { Commander, Group } from '../src/games/tabletop/army';
import { Eye } from '../src/games/tabletop/eye.svelte';
import { seenFrom } from '../src/games/tabletop/geometry';
import { labelsOf } from '../src/games/tabletop/labels';
import { locale, Words } from '../src/lib/words.svelte';

beforeEach(() => {
  locale.words = new Words('en', ['name = Hastati of a legion']);
});

const eye = new Eye({ x: 48, y: 36 }, false);
[eye.width, eye.height, eye.scale, eye.at] = [1000, 700, 20, { x: 24, y: 14 }];
const group = (id: string, x: number, y: number, h = 0): Group => ({
  id, side: id.startsWith('R') ? 'red' : 'blue', name: id, title: '', short: '@name', kind: 'HF', where: 'table', x, y, h, files: 3, ranks: 2,
  depth: 1.2, bases: 6, began: 6, cohesion: 'steady', moved: false, pursuing: false, steps: [], figure: 'hoplite', near: 0, far: 0,
}); // prettier-ignore
/** Two lines close behind each other, and the enemy before them. */
const crowd = [0, 1, 2, 3].flatMap((at) => [group(`R${at + 1}`, 16 + 5 * at, 14), group(`R${at + 5}`, 16 + 5 * at, 12.4), group(`B${at + 1}`, 16 + 5 * at, 19, 360)]);
const named = (leaders: Commander[] = []) => labelsOf(crowd, leaders, eye, false, (one) => (one.side === 'red' ? 1 : 2));

test('nobody is named on somebody else: in a crowd before his front, or by his number alone', () => {
  const labels = named();
  expect(labels.map((one) => one.id).sort()).toEqual(crowd.map((one) => one.id).sort());
  const long = labels.filter((one) => one.text !== one.id);
  expect(long.length).toBeGreaterThan(6);
  for (const label of long) {
    for (const other of crowd.filter((one) => one.id !== label.id)) {
      const { right, forward } = seenFrom(other, eye.back({ x: label.x, y: label.y - 4 }));
      expect(Math.abs(right) < 2.4 && forward < 0 && forward > -1.2, `${label.text} on ${other.id}`).toBe(false);
    }
  }
});

test('nobody is named behind what lies over the window', () => {
  const [first] = named();
  expect(first).toBeDefined();
  const box = { x: first?.x ?? 0, y: first?.y ?? 0, wide: 60, high: 30 };
  const moved = labelsOf(crowd, [], eye, false, (one) => (one.side === 'red' ? 1 : 2), [box]);
  expect(moved.filter((one) => Math.abs(one.x - box.x) < (one.wide + box.wide) / 2 && Math.abs(one.y - 4 - box.y) < 22)).toEqual([]);
});
