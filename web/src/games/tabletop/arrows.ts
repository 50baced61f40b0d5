/** A charge as an arrow from a front into the enemy, high over the ground: shaft, head and how thick it is. */
import type { Eye } from './eye.svelte';
import type { Point } from './geometry';

export interface Arrow {
  shaft: string;
  head: string;
  wide: number;
}

export function arrowOf(eye: Eye, start: Point, end: Point): Arrow {
  const [from, to] = [eye.project(start), eye.project(end)];
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 0.18 * Math.hypot(to.x - from.x, to.y - from.y) - 0.5 * eye.scale };
  const long = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const [ux, uy, size] = [(to.x - bend.x) / long, (to.y - bend.y) / long, Math.max(9, 0.62 * eye.scale)];
  const neck = { x: to.x - ux * size, y: to.y - uy * size };
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    shaft: `M${point(from.x, from.y)}Q${point(bend.x, bend.y)} ${point(neck.x, neck.y)}`,
    head: `M${point(to.x, to.y)}L${point(neck.x - uy * size * 0.6, neck.y + ux * size * 0.6)}L${point(neck.x + uy * size * 0.6, neck.y - ux * size * 0.6)}z`,
    wide: Math.max(4, 0.24 * eye.scale),
  };
}
