/** Where a move that is written down would end if nothing forbade it: only to find the rule against what a hand tried. */
import type { Side } from '../../lib/types';
import { across, BASE, heading, type Body, type Pose } from './geometry';

const FRONTS: Record<string, [number, number]> = { right: [1, 0], 'right 2': [2, 0], left: [0, 1], 'left 2': [0, 2], both: [1, 1] };

function wheeled(pose: Pose, files: number, halves: number): Pose {
  const half = ((files * BASE) / 2) * Math.sign(halves);
  const pivot = across(pose, half, 0);
  const h = heading(pose.h + halves);
  return { ...across({ ...pivot, h }, -half, 0), h };
}

/** `deep` is how far it is from one edge to the other: places are written from the own one. */
export function meantPose(text: string, group: Body & { side: Side }, deep: number): Pose | null {
  let pose: Pose = { x: group.x, y: group.y, h: group.h };
  const place = /^at ([\d.]+) ([\d.]+)$/.exec(text);
  if (place) {
    const [x, y] = [Number(place[1]), Number(place[2])];
    return group.side === 'red' ? { x, y, h: 0 } : { x, y: deep - y, h: 360 };
  }
  const rest = text.replace(/^(expand|contract) (right 2|left 2|right|left|both)/, (_, verb: string, ends: string) => {
    const [right, left] = FRONTS[ends] ?? [0, 0];
    const sign = verb === 'expand' ? 1 : -1;
    pose = { ...across(pose, ((right - left) * sign * BASE) / 2, 0), h: pose.h };
    return '';
  });
  for (const part of rest.split(' ').filter(Boolean)) {
    const straight = /^a([\d.]+)$/.exec(part);
    const wheel = /^w([+-][\d.]+)$/.exec(part);
    if (straight) pose = { ...across(pose, 0, Number(straight[1])), h: pose.h };
    else if (wheel) pose = wheeled(pose, group.files, 2 * Number(wheel[1]));
    else if (part === 'about') pose = { ...across(pose, 0, -group.depth), h: heading(pose.h + 360) };
    else if (part === 'left' || part === 'right') pose = { ...pose, h: heading(pose.h + (part === 'right' ? 180 : -180)) };
    else return null;
  }
  return pose;
}
