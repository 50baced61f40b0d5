/**
 * The ruler: from edge to edge between groups, and to or from any point of the ground. It is drawn by dragging, or by
 * touching one end after the other, by keys too; what it measured stays until it is put away.
 */
import { say } from '../../lib/words.svelte';
import type { Group } from './army';
import { closestOf, length, type Point } from './geometry';
import { inMu } from './words';

interface End {
  point: Point;
  /** Whom it is laid against; where he stands now counts. */
  group: string | null;
}

export class Ruler {
  private from = $state.raw<End | null>(null);
  private to = $state.raw<End | null>(null);

  constructor(
    private readonly group: (id: string) => Group | null,
    private readonly under: (point: Point) => Group | null,
  ) {}

  private body(end: End): Group | Point {
    const group = end.group ? this.group(end.group) : null;
    return group?.where === 'table' ? group : end.point;
  }

  private endAt(point: Point): End {
    return { point, group: this.under(point)?.id ?? null };
  }

  /** From where to where it lies. */
  readonly line: [Point, Point] | null = $derived.by(() => (this.from && this.to ? closestOf(this.body(this.from), this.body(this.to)) : null));
  /** What it shows, with those it is laid against. */
  readonly words: string = $derived.by(() => {
    if (!this.line) return this.from ? say('tabletop-page-ruler-from', { ends: this.from.group ? 1 : 0, one: this.from.group ?? '' }) : '';
    const [from, to] = [this.from?.group, this.to?.group];
    return say('tabletop-page-ruler', { mu: inMu(length(this.line), 2), ends: from && to ? 2 : (from ?? to) ? 1 : 0, one: from ?? to ?? '', other: to ?? '' });
  });

  drag(start: Point, now: Point): void {
    this.from = this.endAt(start);
    this.to = this.endAt(now);
    if (this.from.group && this.from.group === this.to.group) this.to = null; // not yet out of the group
  }

  /** One end after the other; a third touch begins anew. */
  touch(where: Point | string): void {
    const end = typeof where === 'string' ? { point: { x: 0, y: 0 }, group: where } : this.endAt(where);
    const second = this.from && !this.to && (!end.group || end.group !== this.from.group);
    if (second) this.to = end;
    else [this.from, this.to] = [end, null];
  }

  /** Whether there was anything to put away. */
  putAway(): boolean {
    const there = this.from !== null;
    [this.from, this.to] = [null, null];
    return there;
  }
}
