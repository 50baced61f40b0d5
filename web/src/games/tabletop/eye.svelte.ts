/**
 * How the table is seen: from behind the near army, a little from the side, so that both armies look along the screen.
 * North runs up and to the right for red; blue sits at the opposite edge.
 */
import type { Point } from './geometry';

const TILT = Math.atan(0.5);
export const [COS, SIN] = [Math.cos(TILT), Math.sin(TILT)];
const FLAT = 0.64; // how much depth is left when one looks down at an angle
const [NEAREST, BORDER] = [90, 1.4]; // pixels for a MU at most; MU of frame round the table
const REST = 140; // milliseconds without a movement of the hand
const SHELF = 52; // pixels above what lies at the lower edge: the buttons of the view stand there
const [BUTTONS, MAP] = [{ width: 250, height: 60 }, { width: 124, height: 86 }]; // pixels in the lower and the upper left corner
const AIR = 2.2; // MU above the far corner, for men and standards

export class Eye {
  /** Of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels for a MU, and where the middle of the window looks at. */
  scale = $state(16);
  at = $state.raw<Point>({ x: 24, y: 18 });
  /** So many pixels at the upper and the lower edge lie under something: on a phone dice, and what is asked of a group. */
  brow = $state(0);
  foot = $state(0);
  /** Something is in the hand, and told of in a corner. */
  holds = $state(false);
  /** What lies over a corner of it, on a desk: whatever else is laid there keeps away from it. */
  taken = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null);
  /** What is asked or told of somebody, where it lies: nobody is named behind it. */
  asked = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null);
  /** A hand is moving it just now. */
  swift = $state(false);
  private resting = 0;

  constructor(
    readonly table: Point,
    readonly flipped: boolean,
    /** Of its width and height, so many pixels at each edge lie beyond the window. */
    readonly margin = 0,
  ) {}

  /** Moved by hand: what follows may wait until it rests. */
  hurry(): void {
    this.swift = true;
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => (this.swift = false), REST);
  }

  private turned(point: Point): Point {
    return this.flipped ? { x: this.table.x - point.x, y: this.table.y - point.y } : point;
  }

  /** A direction or a point relative to another, in pixels. */
  private flat({ x, y }: Point): Point {
    return { x: this.scale * (x * COS + y * SIN), y: this.scale * FLAT * (x * SIN - y * COS) };
  }

  project = (point: Point): Point => {
    const [one, middle] = [this.flat(this.turned(point)), this.flat(this.turned(this.at))];
    return { x: this.width / 2 + one.x - middle.x, y: this.height / 2 + one.y - middle.y };
  };

  back = (screen: Point): Point => {
    const middle = this.turned(this.at);
    const a = (screen.x - this.width / 2) / this.scale;
    const b = (screen.y - this.height / 2) / this.scale / FLAT;
    return this.turned({ x: middle.x + a * COS + b * SIN, y: middle.y + a * SIN - b * COS });
  };

  /** What maps MU to pixels, as canvas and CSS want it. */
  get matrix(): [number, number, number, number, number, number] {
    const sign = this.flipped ? -1 : 1;
    const zero = this.project({ x: 0, y: 0 });
    const [c, s, k] = [sign * this.scale * COS, sign * this.scale * SIN, FLAT];
    return [c, s * k, s, -c * k, zero.x, zero.y];
  }

  /** Whether somebody who faces so looks to the left of the screen. */
  looksLeft(h: number): boolean {
    const angle = (h * Math.PI) / 360;
    const x = Math.sin(angle) * COS + Math.cos(angle) * SIN;
    return (this.flipped ? -x : x) < 0;
  }

  /** The scale at which the whole table is to be seen. */
  get whole(): number {
    const [w, d] = [this.table.x + 2 * BORDER, this.table.y + 2 * BORDER];
    return Math.max(1, Math.min(this.width / (w * COS + d * SIN), this.height / (FLAT * (w * SIN + d * COS) + AIR)));
  }

  /** Near enough for a small map. */
  get near(): boolean {
    return this.scale > this.whole * 1.25;
  }

  /** Where something lies over the window: the buttons of the view, the small map, dice. */
  get covered(): { x: number; y: number; width: number; height: number }[] {
    const buttons = { x: 0, y: this.height - this.foot - BUTTONS.height, ...BUTTONS };
    const dice = this.brow ? { x: 0, y: 0, width: this.width, height: this.brow } : this.taken;
    return [buttons, ...(this.near ? [{ x: 0, y: 0, ...MAP }] : []), ...(dice ? [dice] : [])];
  }

  home(): void {
    this.scale = this.whole;
    this.at = { x: this.table.x / 2, y: this.table.y / 2 };
  }

  /** A part of the table, as large as fits; its middle, where all of it would be smaller than is good to look at. */
  show(points: readonly Point[], largest: number, least = 0): void {
    if (!points.length) return;
    const all = points.map((point) => this.flat(this.turned(point)));
    const [xs, ys] = [all.map((one) => one.x), all.map((one) => one.y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const fit = Math.min((this.width * 0.88) / Math.max(1, wide), (this.height * 0.84) / Math.max(1, high));
    const [left, top] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    const [a, b] = [left / this.scale, top / this.scale / FLAT];
    this.at = this.turned({ x: a * COS + b * SIN, y: a * SIN - b * COS });
    this.scale = Math.max(this.whole, least, Math.min(largest, this.scale * fit));
    this.keep();
  }

  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.back(around);
    this.scale = Math.max(this.whole * 0.9, Math.min(NEAREST, this.scale * factor));
    const after = this.back(around);
    this.at = { x: this.at.x + before.x - after.x, y: this.at.y + before.y - after.y };
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.at = this.back({ x: this.width / 2 - dx, y: this.height / 2 - dy });
    this.keep();
  }

  /** The middle of the window stays on the table; a table that fits whole stays in the middle. */
  private keep(): void {
    const slack = Math.max(0, Math.min(1, this.scale / this.whole - 1));
    const [mx, my] = [this.table.x / 2, this.table.y / 2];
    const hold = (value: number, half: number): number => Math.max(half - half * slack, Math.min(half + half * slack, value));
    this.at = { x: hold(this.at.x, mx), y: hold(this.at.y, my) };
  }

  /** Down to where nothing lies over it. */
  private get low(): number {
    return this.height - (this.foot ? this.foot + SHELF : 0);
  }

  /** Whether a point is in sight, and nothing lies over it. */
  sees(point: Point): boolean {
    const { x, y } = this.project(point);
    return x > 0 && x < this.width && y > this.brow && y < this.low;
  }

  /** Brings points into sight if they are not, with some room round them; the first one where they do not fit. */
  revealAll(points: readonly Point[], room: number): void {
    for (const point of [...points].reverse()) this.reveal(point, room);
  }

  /** Brings a point into sight if it is not, with some room round it. */
  reveal(point: Point, room = 60): void {
    const seen = this.project(point);
    const dx = seen.x < room ? room - seen.x : seen.x > this.width - room ? this.width - room - seen.x : 0;
    const [low, high] = [this.brow + room, this.low - room];
    const dy = seen.y > high ? high - seen.y : seen.y < low ? Math.min(low, high) - seen.y : 0;
    if (dx || dy) this.pan(dx, dy);
  }
}
