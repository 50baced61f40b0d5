/** Where a small panel beside something lies best: near it, in the window, and over as little as possible that matters. */
import type { Eye } from './eye.svelte';
import { corners, type Body } from './geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const [GAP, EDGE] = [16, 8]; // pixels to what it is about, and to the edge of the window
const AWAY = 70; // pixels farther, where it hides less there
const FAR = 12; // what a pixel away from it counts, against a square pixel of something covered

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The smallest upright box round points. */
export function boxRound(points: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A body of troops as it is seen: its ground, and its men above it. */
export const seenBox = (body: Body, eye: Eye): Box => boxRound(corners(body, 0.2).map(eye.project).flatMap((at) => [at, { x: at.x, y: at.y - 1.3 * eye.scale }]));

/** The upper left corner of a panel of that size; what it would cover counts by its weight. */
export function placed(size: { width: number; height: number }, about: Box, window: { width: number; height: number }, others: readonly { box: Box; weight: number }[]): { x: number; y: number } {
  const held = (at: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, at));
  const columns = [-AWAY, 0, AWAY].flatMap((more) => [about.x - size.width - GAP, about.x + about.width / 2 - size.width / 2, about.x + about.width + GAP].map((x) => x + more));
  const rows = [-AWAY, 0, AWAY].flatMap((more) => [about.y - size.height - GAP, about.y + about.height / 2 - size.height / 2, about.y + about.height + GAP].map((y) => y + more));
  const places = rows.flatMap((y) => columns.map((x) => ({ x: held(x, window.width - size.width), y: held(y, window.height - size.height) })));
  const cost = (at: { x: number; y: number }): number => {
    const box = { ...at, ...size };
    const away = Math.hypot(box.x + box.width / 2 - about.x - about.width / 2, box.y + box.height / 2 - about.y - about.height / 2);
    return others.reduce((sum, other) => sum + other.weight * shared(box, other.box), 0) + FAR * away;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
