/**
 * Two eyes: one looks where the hand has moved the table, the other is what everything was painted for. While a hand
 * moves the table what is painted is only shifted and stretched, and painted anew when it comes to rest.
 */
import { untrack } from 'svelte';
import { Eye } from './eye.svelte';

const MARGIN = 120; // pixels painted beyond each edge of the window
const [LEAST, MOST] = [0.5, 2]; // how much it is stretched before it is painted anew

export class Following {
  readonly drawn: Eye;

  /** To be made while a component is: it ends with it. */
  constructor(private readonly eye: Eye) {
    this.drawn = new Eye(eye.table, eye.flipped, MARGIN);
    $effect.pre(() => {
      void [eye.width, eye.height, eye.scale, eye.at];
      const swift = eye.swift;
      untrack(() => (swift && this.covers()) || this.catchUp());
    });
  }

  private catchUp(): true {
    const { eye, drawn } = this;
    [drawn.width, drawn.height] = eye.width ? [eye.width + 2 * MARGIN, eye.height + 2 * MARGIN] : [0, 0];
    [drawn.scale, drawn.at] = [eye.scale, eye.at];
    return true;
  }

  /** How what is painted lies in the window: its stretch, and where its upper left corner is. */
  private get lie(): { grow: number; x: number; y: number } {
    const { eye, drawn } = this;
    const grow = eye.scale / drawn.scale;
    const middle = eye.project(drawn.at);
    return { grow, x: middle.x - (drawn.width / 2) * grow, y: middle.y - (drawn.height / 2) * grow };
  }

  private covers(): boolean {
    const { eye, drawn } = this;
    if (drawn.width !== eye.width + 2 * MARGIN || drawn.height !== eye.height + 2 * MARGIN) return false;
    const { grow, x, y } = this.lie;
    return grow > LEAST && grow < MOST && x <= 0 && y <= 0 && x + drawn.width * grow >= eye.width && y + drawn.height * grow >= eye.height;
  }

  get transform(): string {
    const { grow, x, y } = this.lie;
    return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${grow.toFixed(4)})`;
  }
}
