/** Groups on their way from where they stood to where they stand: in order, quickly, and at once for people who want no motion. */
import type { Group } from './army';
import { between, type Pose } from './geometry';

const [SHORTEST, LONGEST, PER_MU] = [250, 900, 90];

const smooth = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

export class Moving {
  private from = new Map<string, Pose>();
  private began = 0;
  private lasts = 0;
  private last: readonly Group[] = [];

  /** A new position; whether anything moves. */
  see(groups: readonly Group[], motion: boolean): boolean {
    const before = new Map(this.last.map((one) => [one.id, one]));
    this.from = new Map();
    let furthest = 0;
    for (const group of groups) {
      const was = before.get(group.id);
      if (!was || was.where !== 'table' || group.where !== 'table') continue;
      const way = Math.hypot(was.x - group.x, was.y - group.y) + Math.abs(was.h - group.h) / 90;
      if (way < 0.05) continue;
      this.from.set(group.id, { x: was.x, y: was.y, h: was.h });
      furthest = Math.max(furthest, way);
    }
    this.last = groups;
    this.began = performance.now();
    this.lasts = motion && this.from.size ? Math.min(LONGEST, Math.max(SHORTEST, furthest * PER_MU)) : 0;
    return this.lasts > 0;
  }

  get moves(): boolean {
    return performance.now() - this.began < this.lasts;
  }

  isMoving(id: string): boolean {
    return this.from.has(id) && this.moves;
  }

  /** Whether somebody was on the move and has come to a stand since this was asked. */
  finish(): boolean {
    const ended = this.lasts > 0 && !this.moves;
    if (ended) this.lasts = 0;
    return ended;
  }

  /** Finished at once. */
  skip(): void {
    this.began = -Infinity;
  }

  /** Everybody as seen in this very moment. */
  now(groups: readonly Group[]): readonly Group[] {
    if (!this.moves) return groups;
    const share = smooth(Math.min(1, (performance.now() - this.began) / this.lasts));
    return groups.map((group) => {
      const from = this.from.get(group.id);
      return from ? { ...group, ...between(from, group, share) } : group;
    });
  }
}
