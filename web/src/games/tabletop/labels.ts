/** Names on the table: whole or not at all, never one over another; the more urgent ones first. */
import { told } from '../../lib/words.svelte';
import { counterOf, type Commander, type Group } from './army';
import type { Eye } from './eye.svelte';
import { across, middle, type Point } from './geometry';

export interface Label extends Point {
  id: string;
  /** Whose it is: a group's, or a commander's. */
  group: Group | null;
  side: string;
  text: string;
  wide: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

const LETTER = 7; // pixels, at the size the names have
const HIGH = 15;
const SHIELDS = 10; // below the name of a group that is not steady

export const apart = (one: Box, other: Box): boolean => Math.abs(one.x - other.x) > (one.wide + other.wide) / 2 + 4 || Math.abs(one.y - other.y) > (one.high + other.high) / 2;
const boxOf = (label: Label): Box => ({ ...label, high: HIGH + (label.group && label.group.cohesion !== 'steady' ? SHIELDS : 0) });
const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `urgent` says who is placed first. On plain counters nothing may lie over what is written on them; `taken` is what
 *  lies over the window itself: nothing is named behind it. */
export function labelsOf(groups: readonly Group[], leaders: readonly Commander[], eye: Eye, plain: boolean, urgent: (group: Group) => number, taken: readonly Box[] = []): Label[] {
  const placed: Label[] = [];
  const written: Box[] = plain ? groups.map((group) => ({ ...eye.project(middle(group)), wide: counterOf(group).length * 0.62 * eye.scale * 0.8, high: eye.scale })) : [];
  const { margin, width, height } = eye;
  const put = (label: Label): boolean => {
    const box = boxOf(label);
    const seen = box.x - box.wide / 2 > margin + 2 && box.x + box.wide / 2 < width - margin - 2 && box.y > margin + HIGH && box.y < height - margin - 4;
    const free = seen && placed.every((other) => apart(box, boxOf(other))) && [...written, ...taken].every((other) => apart({ ...box, y: box.y - 4 }, other));
    if (free) placed.push(label);
    return free;
  };
  for (const group of [...groups].sort((a, b) => urgent(a) - urgent(b))) {
    const [rear, front] = [eye.project(across(group, 0, -group.depth)), eye.project(group)];
    // Below a group that looks up the screen, above the men of one that looks down it.
    const men = plain ? 0.2 : group.kind === 'El' ? 2.1 : 1.5;
    const y = rear.y > front.y ? rear.y + 15 : rear.y - eye.scale * men - 4;
    const name = told(group.short).split(/[,(]/)[0]?.trim() ?? '';
    const { id, side } = group;
    for (const text of plain ? [name] : [`${id} ${name}`, id]) if (put({ id, group, side, text, wide: text.length * LETTER, x: rear.x, y })) break;
  }
  for (const one of leaders) {
    const [at, text] = [eye.project(one), large(told(`@tabletop-leader-${one.rank.toLowerCase()}`))];
    const up = (one.side === 'red') !== eye.flipped;
    put({ id: one.id, group: null, side: one.side, text, wide: text.length * LETTER, x: at.x, y: up ? at.y + eye.scale * 0.4 + 13 : at.y - eye.scale * 1.5 });
  }
  return placed;
}
