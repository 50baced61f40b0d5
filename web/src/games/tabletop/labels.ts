/** Names on the table: whole or not at all, never one over another; the more urgent ones first. */
import { told } from '../../lib/words.svelte';
import { counterOf, type Commander, type Group } from './army';
import type { Eye } from './eye.svelte';
import { across, BASE, middle, type Point } from './geometry';

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
const ASIDE = [0, -0.28, 0.28, -0.6, 0.6]; // of the front's width: where the name may stand
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
  const riders: Box[] = plain ? [] : leaders.map((one) => eye.project(one)).map(({ x, y }) => ({ x, y: y - 0.6 * eye.scale, wide: 1.1 * eye.scale, high: 1.3 * eye.scale }));
  const put = (label: Label): boolean => {
    const box = boxOf(label);
    const seen = box.x - box.wide / 2 > margin + 2 && box.x + box.wide / 2 < width - margin - 2 && box.y > margin + HIGH && box.y < height - margin - 4;
    const free = seen && placed.every((other) => apart(box, boxOf(other))) && [...written, ...taken].every((other) => apart({ ...box, y: box.y - 4 }, other));
    if (free) placed.push(label);
    return free;
  };
  for (const group of [...groups].sort((a, b) => urgent(a) - urgent(b))) {
    // Below a group that looks up the screen, above the men of one that looks down it.
    const men = plain ? 0.2 : group.kind === 'El' ? 2.1 : 1.5;
    const name = told(group.short).split(/[,(]/)[0]?.trim() ?? '';
    const { id, side } = group;
    const below = eye.project(across(group, 0, -group.depth)).y > eye.project(group).y;
    // A little to a side, too, so that it hides no commander; where there is no other room, all the same.
    const labels = (plain ? [name] : [`${id} ${name}`, id]).flatMap((text) =>
      ASIDE.map((aside): Label => {
        const rear = eye.project(across(group, aside * group.files * BASE, -group.depth));
        return { id, group, side, text, wide: text.length * LETTER, x: rear.x, y: below ? rear.y + 15 : rear.y - eye.scale * men - 4 };
      }),
    );
    const clear = (label: Label): boolean => riders.every((one) => apart(boxOf(label), one));
    if (!labels.filter(clear).some(put)) labels.some(put);
  }
  for (const one of leaders) {
    const [at, text] = [eye.project(one), large(told(`@tabletop-leader-${one.rank.toLowerCase()}`))];
    const up = (one.side === 'red') !== eye.flipped;
    put({ id: one.id, group: null, side: one.side, text, wide: text.length * LETTER, x: at.x, y: up ? at.y + eye.scale * 0.4 + 13 : at.y - eye.scale * 1.5 });
  }
  return placed;
}
