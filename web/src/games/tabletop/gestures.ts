/**
 * Mouse, pen and fingers on the table. On a group that may do something: lift it. Anywhere else: move the table. Two
 * fingers: nearer and farther, or, with a group in hand, turn it.
 */
import type { Eye } from './eye.svelte';
import { heading, headingOf, type Point, type Pose } from './geometry';
import type { Holding } from './holding.svelte';
import type { Ruler } from './ruler.svelte';

const SLACK = 7; // pixels a hand trembles
const WHEEL_TURN = 10; // half degrees for a notch of the wheel

interface Grip {
  pointer: number;
  start: Point;
  /** What is under it: a group's id, or nothing. */
  group: string | null;
  moved: boolean;
  /** Of a lifted group: where it stood, against where the hand took it. */
  pose: Pose | null;
  offset: Point;
}

export class Gestures {
  private grip: Grip | null = null;
  private fingers = new Map<number, Point>();
  private ended = false;

  constructor(
    private readonly eye: Eye,
    private readonly holding: Holding,
    private readonly box: () => DOMRect,
    /** While it lies on the table, hands measure. */
    private readonly ruler: () => Ruler | null,
  ) {}

  private at(event: { clientX: number; clientY: number }): Point {
    const box = this.box();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** A drag ends with a click that means nothing; a key makes clicks too, and those are meant. */
  endsWith(click: MouseEvent): boolean {
    return click.detail > 0 && this.ended;
  }

  down(event: PointerEvent, group: string | null): void {
    if (event.button !== 0) return;
    const start = this.at(event);
    this.fingers.set(event.pointerId, start);
    if (this.fingers.size > 1) return;
    this.ended = false;
    this.grip = { pointer: event.pointerId, start, group: this.ruler() ? null : group, moved: false, pose: null, offset: { x: 0, y: 0 } };
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (this.fingers.size === 2) {
      this.pinch(event.pointerId, before, now);
      this.fingers.set(event.pointerId, now);
      return;
    }
    this.fingers.set(event.pointerId, now);
    const grip = this.grip;
    if (!grip || grip.pointer !== event.pointerId) return;
    if (!grip.moved) {
      if (Math.hypot(now.x - grip.start.x, now.y - grip.start.y) < SLACK) return;
      grip.moved = true;
      this.lift(grip);
    }
    if (grip.pose && grip.group) this.carry(grip, now, event.shiftKey);
    else if (this.ruler()) this.ruler()?.drag(this.eye.back(grip.start), this.eye.back(now));
    else {
      this.eye.hurry();
      this.eye.pan(now.x - before.x, now.y - before.y);
    }
  }

  private lift(grip: Grip): void {
    const id = grip.group;
    if (!id || !this.holding.opens(id)) return;
    const group = this.holding.group(id);
    if (!group) return;
    const hand = this.eye.back(grip.start);
    const ghost = this.holding.held === id ? this.holding.ghost : null;
    const own = ghost ?? (group.where === 'table' ? group : { ...hand, h: this.eye.flipped ? 360 : 0 });
    grip.pose = { x: own.x, y: own.y, h: own.h };
    grip.offset = { x: own.x - hand.x, y: own.y - hand.y };
    this.holding.dragging = true;
    void this.holding.lift(id);
  }

  private carry(grip: Grip, now: Point, turning: boolean): void {
    const pose = grip.pose;
    if (!pose) return;
    const hand = this.eye.back(now);
    if (turning) {
      this.turn(headingOf(hand.x - pose.x, hand.y - pose.y) - pose.h);
      return;
    }
    this.holding.dragging = true;
    const enemy = ['charge', 'intercept'].includes(this.holding.phase) ? this.holding.under(hand, 0.4) : null;
    if (enemy && enemy.side !== this.holding.group(grip.group)?.side && this.holding.ontoOnce(enemy.id)) return;
    this.holding.aim({ x: hand.x + grip.offset.x, y: hand.y + grip.offset.y, h: pose.h });
  }

  /** What is in the hand keeps its new facing when it is carried on. */
  private turn(by: number): void {
    if (this.grip?.pose) this.grip.pose.h = heading(this.grip.pose.h + by);
    this.holding.turn(by);
  }

  private pinch(moved: number, before: Point, now: Point): void {
    const other = [...this.fingers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    if (this.holding.dragging) {
      const angle = (point: Point): number => (Math.atan2(point.y - other.y, point.x - other.x) * 360) / Math.PI;
      this.turn(angle(now) - angle(before));
      return;
    }
    this.eye.hurry();
    const [far, was] = [Math.hypot(now.x - other.x, now.y - other.y), Math.hypot(before.x - other.x, before.y - other.y)];
    this.eye.zoom(far / Math.max(20, was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (this.grip) this.grip.moved = true; // lifting both fingers is no touch
  }

  /** A touch on open ground, or nothing where something was dragged. */
  up(event: PointerEvent): Point | null {
    this.fingers.delete(event.pointerId);
    const grip = this.grip;
    if (!grip || grip.pointer !== event.pointerId) return null;
    this.grip = null;
    if (this.ruler()) {
      if (!grip.moved) this.ruler()?.touch(this.eye.back(grip.start));
      this.ended = true;
      return null;
    }
    if (!grip.moved) return grip.group ? null : this.eye.back(grip.start);
    this.ended = true;
    if (grip.pose) this.holding.drop();
    return null;
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.grip?.pointer !== event.pointerId) return;
    this.grip = null;
    this.holding.dragging = false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.holding.dragging || event.altKey) this.turn(event.deltaY > 0 ? WHEEL_TURN : -WHEEL_TURN);
    else {
      this.eye.hurry();
      this.eye.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, this.at(event));
    }
  }
}
