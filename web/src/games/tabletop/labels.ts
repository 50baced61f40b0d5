/** Names on the table: whole or not at all, never one over another; the more urgent ones first. */
import { inWords } from '../../lib/words.svelte';
import { counterOf, type Commander, type Group } from './army';
import type { Eye } from './eye.svelte';
import { across, BASE, middle, seenFrom, type Point } from './geometry';

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
const NEARLY = ASIDE.slice(0, 3); // the same before its front, where it might be taken for another's
const SHIELDS = 10; // below the name of a group that is not steady

export const apart = (one: Box, other: Box): boolean => Math.abs(one.x - other.x) > (one.wide + other.wide) / 2 + 4 || Math.abs(one.y - other.y) > (one.high + other.high) / 2;
const boxOf = (label: Label): Box => ({ ...label, high: HIGH + (label.group && label.group.cohesion !== 'steady' ? SHIELDS : 0) });
const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ALONG = [-0.5, -0.25, 0, 0.25, 0.5]; // of a name's width: where it is looked what lies under it
const UPWARDS = [0, 0.33, 0.67, 1]; // of a man's height: what stands so far below hides what is there

/** Whom a name would hide, so that it might be taken for his. */
function hides(label: Label, groups: readonly Group[], eye: Eye): boolean {
  const { x, y, wide } = label;
  const near = groups.filter((one) => one.id !== label.id && Math.hypot(eye.project(one).x - x, eye.project(one).y - y) < wide / 2 + eye.scale * (one.files * BASE + one.depth + 2));
  if (!near.length) return false;
  const spots = ALONG.flatMap((along) => UPWARDS.map((up) => eye.back({ x: x + along * wide, y: y - 4 + up * eye.scale })));
  return near.some((one) => spots.some((spot) => {
    const { right, forward } = seenFrom(one, spot);
    return forward <= 0 && forward >= -one.depth && Math.abs(right) <= (one.files * BASE) / 2;
  })); // prettier-ignore
}

/** `urgent` says who is placed first. On plain counters nothing may lie over what is written on them; `taken` is what
 *  lies over the window itself: nothing is named behind it. */
export function labelsOf(groups: readonly Group[], leaders: readonly Commander[], eye: Eye, plain: boolean, urgent: (group: Group) => number, taken: readonly Box[] = []): Label[] {
  const placed: Label[] = [];
  const written: Box[] = plain ? groups.map((group) => ({ ...eye.project(middle(group)), wide: counterOf(group).length * 0.62 * eye.scale * 0.8, high: eye.scale })) : [];
  const { margin, width, height } = eye;
  const riders: Box[] = plain ? [] : leaders.map((one) => eye.project(one)).map(({ x, y }) => ({ x, y: y - 0.6 * eye.scale, wide: 1.1 * eye.scale, high: 1.3 * eye.scale }));
  const fits = (label: Label): boolean => {
    const box = boxOf(label);
    const seen = box.x - box.wide / 2 > margin + 2 && box.x + box.wide / 2 < width - margin - 2 && box.y > margin + HIGH && box.y < height - margin - 4;
    return seen && placed.every((other) => apart(box, boxOf(other))) && [...written, ...taken].every((other) => apart({ ...box, y: box.y - 4 }, other));
  };
  const put = (labels: readonly Label[], more: (label: Label) => boolean): boolean => {
    const found = labels.find((label) => fits(label) && more(label));
    if (found) placed.push(found);
    return found !== undefined;
  };
  for (const group of [...groups].sort((a, b) => urgent(a) - urgent(b))) {
    // Below a group that looks up the screen, above the men of one that looks down it.
    const men = plain ? 0.2 : group.kind === 'El' ? 2.1 : 1.5;
    const name = inWords(group.short).split(/[,(]/)[0]?.trim() ?? '';
    const { id, side } = group;
    const below = eye.project(across(group, 0, -group.depth)).y > eye.project(group).y;
    // A little to a side, too, so that it hides nobody; before its front, where others stand close behind.
    const labels = (plain ? [name] : [`${id} ${name}`, id]).flatMap((text) =>
      [-group.depth, 0].flatMap((forward) => (forward ? ASIDE : NEARLY).map((aside): Label => {
        const edge = eye.project(across(group, aside * group.files * BASE, forward));
        return { id, group, side, text, wide: text.length * LETTER, x: edge.x, y: below === forward < 0 ? edge.y + 15 : edge.y - eye.scale * men - 4 };
      })),
    ); // prettier-ignore
    const clear = (label: Label): boolean => riders.every((one) => apart(boxOf(label), one));
    const alone = (label: Label): boolean => clear(label) && (plain || !hides(label, groups, eye));
    void (put(labels, alone) || put(labels.filter((label) => label.text === id), clear) || put(labels, () => true));
  }
  for (const one of leaders) {
    const [at, text] = [eye.project(one), large(inWords(`@tabletop-leader-${one.rank.toLowerCase()}`))];
    const wide = text.length * LETTER;
    const up = (one.side === 'red') !== eye.flipped;
    const [foot, head, beside] = [at.y + eye.scale * 0.4 + 13, at.y - eye.scale * 1.5, wide / 2 + eye.scale * 0.8];
    const spots: Point[] = [{ x: at.x, y: up ? foot : head }, { x: at.x + beside, y: at.y }, { x: at.x - beside, y: at.y }, { x: at.x, y: up ? head : foot }];
    put(spots.map(({ x, y }): Label => ({ id: one.id, group: null, side: one.side, text, wide, x, y })), (label) => plain || !hides(label, groups, eye));
  }
  return placed;
}
