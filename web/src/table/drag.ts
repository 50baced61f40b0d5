/**
 * Dragging a thing with mouse, pen or finger: one path for all of them.
 *
 * A mouse or pen lifts a thing by moving it. A finger also scrolls, so it lifts by resting on the thing for a moment, or
 * by pulling a card straight out of the hand.
 */
export interface Carrier {
  lifted(): void;
  over(target: string | null): void;
  dropped(target: string | null): void;
  cancelled(): void;
}

const SLACK = 8; // pixels a hand trembles
const REST = 260; // milliseconds a finger rests before it lifts

/** Whether a movement lifts a thing, leaves it to the browser to scroll, or is too small to tell. */
export function intent(kind: string, dx: number, dy: number, hand: Hand): 'lift' | 'scroll' | 'wait' {
  if (Math.hypot(dx, dy) < SLACK) return 'wait';
  if (kind !== 'touch' || hand === 'wrapped') return 'lift';
  return hand === 'row' && Math.abs(dy) > Math.abs(dx) ? 'lift' : 'scroll';
}

/** Where a thing lies: on the board, in a hand that is one long row, or in one that is all in sight. */
export type Hand = 'none' | 'row' | 'wrapped';

function handOf(thing: HTMLElement): Hand {
  const hand = thing.closest('.hand');
  if (!hand) return 'none';
  return hand.classList.contains('wrap') ? 'wrapped' : 'row';
}

export class Drag {
  dragging = false;
  private ghost: HTMLElement | null = null;
  private own: HTMLElement | null = null;
  private start = { x: 0, y: 0, kind: '' };
  private timer = 0;
  private ended = 0;

  constructor(private readonly carrier: Carrier) {}

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.own = event.currentTarget as HTMLElement;
    this.start = { x: event.clientX, y: event.clientY, kind: event.pointerType };
    if (event.pointerType === 'touch') this.timer = window.setTimeout(() => this.lift(), REST);
    else this.own.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.own) return;
    const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.dragging) {
      const what = intent(this.start.kind, dx, dy, handOf(this.own));
      if (what === 'wait') return;
      clearTimeout(this.timer);
      if (what === 'scroll') {
        this.own = null;
        return;
      }
      this.lift();
    }
    if (this.ghost) this.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    this.carrier.over(this.target(event));
  }

  up(event: PointerEvent): void {
    clearTimeout(this.timer);
    if (this.dragging) {
      const rested = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK;
      const target = rested ? null : this.target(event);
      const field = !rested && document.elementsFromPoint(event.clientX, event.clientY).some((one) => one.closest('[data-field]'));
      this.settle();
      if (target || field) this.carrier.dropped(target);
      else this.carrier.cancelled();
    }
    this.own = null;
  }

  /** A finger that holds something does not scroll. Listeners for this must not be passive. */
  readonly hold = (event: TouchEvent): void => {
    if (this.dragging) event.preventDefault();
  };

  /** The browser took the finger for scrolling, or the thing has gone. */
  cancel(): void {
    clearTimeout(this.timer);
    if (this.dragging) {
      this.settle();
      this.carrier.cancelled();
    }
    this.own = null;
  }

  /** A drag ends with a click that means nothing. */
  justEnded(): boolean {
    return performance.now() - this.ended < 80;
  }

  private lift(): void {
    const own = this.own;
    if (!own) return;
    this.dragging = true;
    const box = own.getBoundingClientRect();
    this.ghost = own.cloneNode(true) as HTMLElement;
    this.ghost.removeAttribute('data-thing');
    this.ghost.setAttribute('aria-hidden', 'true');
    this.ghost.classList.add('ghost');
    this.ghost.style.cssText = `position:fixed;margin:0;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    document.body.append(this.ghost);
    own.classList.add('lifted');
    this.carrier.lifted();
  }

  private target(event: PointerEvent): string | null {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const found = under.map((one) => one.closest<HTMLElement>('[data-thing]')).find((one) => one && one !== this.own);
    return found?.dataset['thing'] ?? null;
  }

  private settle(): void {
    this.dragging = false;
    this.ended = performance.now();
    this.ghost?.remove();
    this.ghost = null;
    this.own?.classList.remove('lifted');
    this.carrier.over(null);
  }
}
