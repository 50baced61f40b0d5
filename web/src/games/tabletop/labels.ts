/** Names on the table: whole or not at all, never one over another; the more urgent ones first. */
import type { Group } from './army';
import type { Eye } from './eye.svelte';
import { across, type Point } from './geometry';

export interface Label extends Point {
  id: string;
  group: Group;
  text: string;
  wide: number;
}

const LETTER = 6.5; // pixels, at the size the names have
const HIGH = 15;

/** `named` gives a group's name; urgent ones are placed first. */
export function labelsOf(groups: readonly Group[], eye: Eye, named: (group: Group) => string, urgent: (group: Group) => number): Label[] {
  const placed: Label[] = [];
  const free = (label: Label): boolean =>
    label.x - label.wide / 2 > eye.margin + 2 && label.x + label.wide / 2 < eye.width - eye.margin - 2 && label.y > eye.margin + HIGH && label.y < eye.height - eye.margin - 4 &&
    placed.every((other) => Math.abs(other.x - label.x) > (other.wide + label.wide) / 2 + 4 || Math.abs(other.y - label.y) > HIGH + (other.group.cohesion === 'steady' && label.group.cohesion === 'steady' ? 0 : 10)); // prettier-ignore
  const order = [...groups].sort((a, b) => urgent(a) - urgent(b));
  for (const group of order) {
    const rear = eye.project(across(group, 0, -group.depth));
    const front = eye.project(group);
    // Below whoever looks up the screen, above the men of who looks down it.
    const down = rear.y > front.y;
    const y = down ? rear.y + 15 : rear.y - eye.scale * (group.kind === 'El' ? 2.1 : 1.5) - 4;
    for (const text of [`${group.id} ${named(group)}`, group.id]) {
      const label = { id: group.id, group, text, wide: text.length * LETTER, x: rear.x, y };
      if (free(label)) {
        placed.push(label);
        break;
      }
    }
  }
  return placed;
}
