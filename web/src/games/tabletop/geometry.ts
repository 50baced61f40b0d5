/** Where bodies of troops stand: in MU, with headings in half degrees, clockwise, 0 looking up the table. */
export interface Point {
  x: number;
  y: number;
}

/** The middle of a front edge, and where it looks. */
export interface Pose extends Point {
  h: number;
}

/** A rectangle of bases: its front edge stands in a pose, the rest behind it. */
export interface Body extends Pose {
  files: number;
  depth: number;
}

export const BASE = 1.6; // the width of a base
const FULL = 720;

export const ahead = (h: number): Point => ({ x: Math.sin((h * Math.PI) / 360), y: Math.cos((h * Math.PI) / 360) });

/** The point so far to the right and so far ahead of a pose. */
export function across(pose: Pose, right: number, forward: number): Point {
  const way = ahead(pose.h);
  return { x: pose.x + right * way.y + forward * way.x, y: pose.y - right * way.x + forward * way.y };
}

/** A point as a pose sees it: how far to the right, how far ahead. */
export function seenFrom(pose: Pose, point: Point): { right: number; forward: number } {
  const way = ahead(pose.h);
  const [dx, dy] = [point.x - pose.x, point.y - pose.y];
  return { right: dx * way.y - dy * way.x, forward: dx * way.x + dy * way.y };
}

/** Front left, front right, rear right, rear left; wider by a margin. */
export function corners(body: Body, margin = 0): Point[] {
  const half = (body.files * BASE) / 2 + margin;
  return [across(body, -half, margin), across(body, half, margin), across(body, half, -body.depth - margin), across(body, -half, -body.depth - margin)];
}

export const middle = (body: Body): Point => across(body, 0, -body.depth / 2);

/** The turn from one heading to another, the shorter way: positive to the right. */
export function turnTo(from: number, to: number): number {
  const turn = (((to - from) % FULL) + FULL) % FULL;
  return turn > FULL / 2 ? turn - FULL : turn;
}

export const heading = (h: number): number => ((h % FULL) + FULL) % FULL;

/** Which way a direction looks. */
export const headingOf = (dx: number, dy: number): number => heading(Math.round((Math.atan2(dx, dy) * 360) / Math.PI));

/** A pose part of the way to another: straight where the heading stays, else about the point that a turn leaves in place. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const turn = turnTo(from.h, to.h);
  const straight = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, h: heading(from.h + turn * share) };
  if (Math.abs(turn) < 1) return straight;
  const angle = (-turn * Math.PI) / 360; // counter-clockwise, in radians
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const cot = 1 / Math.tan(angle / 2);
  const pivot = { x: from.x + (dx - dy * cot) / 2, y: from.y + (dy + dx * cot) / 2 };
  if (Math.hypot(pivot.x - from.x, pivot.y - from.y) > 20) return straight;
  const [sin, cos] = [Math.sin(angle * share), Math.cos(angle * share)];
  const [rx, ry] = [from.x - pivot.x, from.y - pivot.y];
  return { x: pivot.x + rx * cos - ry * sin, y: pivot.y + rx * sin + ry * cos, h: straight.h };
}

/** The way of the middle of a front through several poses, wheels as arcs. */
export function wayThrough(poses: readonly Pose[]): Point[] {
  const found: Point[] = poses.slice(0, 1);
  for (let at = 1; at < poses.length; at++) {
    const [from, to] = [poses[at - 1], poses[at]];
    if (!from || !to) continue;
    const steps = Math.max(1, Math.ceil(Math.abs(turnTo(from.h, to.h)) / 10));
    for (let step = 1; step <= steps; step++) found.push(between(from, to, step / steps));
  }
  return found;
}

export const length = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point.x - (points[at]?.x ?? 0), point.y - (points[at]?.y ?? 0)), 0);

/** The point of a body that lies closest to another point: itself inside. */
function closest(body: Body, point: Point): Point {
  const [{ right, forward }, half] = [seenFrom(body, point), (body.files * BASE) / 2];
  return across(body, Math.max(-half, Math.min(half, right)), Math.max(-body.depth, Math.min(0, forward)));
}

/** How far a point lies from a body; 0 inside. */
export const gapTo = (body: Body, point: Point): number => length([point, closest(body, point)]);

/** Where two bodies, or a body and a point, come closest to each other. */
export function closestOf(one: Body | Point, other: Body | Point): [Point, Point] {
  if (!('h' in one)) return 'h' in other ? [one, closest(other, one)] : [one, other];
  if (!('h' in other)) return [closest(one, other), other];
  const ways: [Point, Point][] = [...corners(one).map((point): [Point, Point] => [point, closest(other, point)]), ...corners(other).map((point): [Point, Point] => [closest(one, point), point])];
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best));
}

/** The distance from edge to edge, as the corners have it. */
export function distance(one: Body, other: Body): number {
  return Math.min(...corners(one).map((point) => gapTo(other, point)), ...corners(other).map((point) => gapTo(one, point)));
}

/** The closest of several bodies and how far it is: measured exactly only where a circle round both leaves it open. */
export function nearestBody<One extends Body>(body: Body, others: readonly One[]): { one: One; gap: number } | null {
  const round = (one: Body): number => Math.hypot(one.files * BASE, one.depth) / 2;
  const [here, own] = [middle(body), round(body)];
  const apart = others.map((one) => ({ one, least: Math.hypot(middle(one).x - here.x, middle(one).y - here.y) - own - round(one) })).sort((a, b) => a.least - b.least);
  let best: { one: One; gap: number } | null = null;
  for (const { one, least } of apart) {
    if (best && least > best.gap) break;
    const gap = distance(body, one);
    if (!best || gap < best.gap) best = { one, gap };
  }
  return best;
}
