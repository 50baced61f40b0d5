/**
 * Motion that explains: what lay in one place and lies in another flies there; what comes out of nowhere comes from its
 * army; what is gone goes back to it. A board marks what moves with `data-fly` (side and card) and an army with
 * `data-home` (its side). What was turned over names in `data-was` what it was while it lay face down.
 *
 * What is marked never turns itself, only what lies inside it: a card on its edge has no width to measure by.
 */
type Places = Map<string, DOMRect[]>;

const DURATION = 480;
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
const FLIGHT = 'flight';
const [SMALLEST, LARGEST] = [0.3, 1.04]; // on its way, against the size at which it will rest

export interface Scene {
  places: Places;
  ghosts: Map<string, Ghost[]>;
}

/** What a thing was: where it was seen, and how large it is laid out (on its way it is seen smaller). */
interface Ghost {
  thing: HTMLElement;
  seen: DOMRect;
  width: number;
  height: number;
}

export function scene(board: HTMLElement): Scene {
  const places: Places = new Map();
  const ghosts = new Map<string, Ghost[]>();
  for (const one of board.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = one.dataset['fly'] ?? '';
    const seen = one.getBoundingClientRect();
    places.set(key, [...(places.get(key) ?? []), seen]);
    ghosts.set(key, [...(ghosts.get(key) ?? []), { thing: one, seen, width: one.offsetWidth, height: one.offsetHeight }]);
  }
  return { places, ghosts };
}

/** Which of the places before each thing now came from: the same place if it did not move, else one left over. */
export function origins(before: readonly Spot[], now: readonly Spot[]): (number | null)[] {
  const free = new Set(before.keys());
  const found: (number | null)[] = now.map((spot) => {
    const same = [...free].find((index) => near(before[index], spot));
    if (same === undefined) return null;
    free.delete(same);
    return same;
  });
  return found.map((index) => {
    if (index !== null) return index;
    const [left] = free;
    if (left === undefined) return null;
    free.delete(left);
    return left;
  });
}

export interface Spot {
  left: number;
  top: number;
}
const near = (a: Spot | undefined, b: Spot): boolean => a !== undefined && Math.abs(a.left - b.left) < 2 && Math.abs(a.top - b.top) < 2;

function home(board: HTMLElement, key: string): DOMRect | null {
  const side = key.split(':')[0] ?? '';
  return board.querySelector(`[data-home="${side}"]`)?.getBoundingClientRect() ?? null;
}

export function fly(board: HTMLElement, before: Scene): void {
  if (!before.places.size) return; // a board that was just laid
  const groups = new Map<string, HTMLElement[]>();
  for (const one of board.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = one.dataset['fly'] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), one]);
    rest(one);
  }
  for (const [key, things] of groups) {
    const old = before.places.get(key) ?? [];
    const boxes = things.map((one) => one.getBoundingClientRect());
    const came = origins(old, boxes);
    things.forEach((thing, index) => {
      const from = came[index];
      const to = boxes[index];
      const was = thing.dataset['was'];
      const known = was ? before.places.get(was)?.[0] : undefined;
      const start = from != null ? old[from] : (known ?? home(board, key));
      if (start && to && !near(start, to)) move(thing, start, to, from == null && !known);
    });
  }
  for (const [key, ghosts] of before.ghosts) {
    const left = (before.places.get(key)?.length ?? 0) - (groups.get(key)?.length ?? 0);
    for (const ghost of left > 0 ? ghosts.filter((one) => !one.thing.isConnected).slice(0, left) : []) leave(ghost, home(board, key));
  }
}

/** Where a thing will rest is measured without the flight it is on; it goes on from where it was seen last. */
function rest(thing: HTMLElement): void {
  for (const one of thing.getAnimations()) if (one.id === FLIGHT) one.cancel();
}

/** How large a thing sets out, against the size at which it will rest. */
export function scaleOf(start: number, to: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, start / Math.max(1, to)));
}

function move(thing: HTMLElement, start: DOMRect, to: DOMRect, fresh: boolean): void {
  const scale = fresh ? 0.4 : scaleOf(start.width, to.width);
  const dx = start.left + start.width / 2 - (to.left + to.width / 2);
  const dy = start.top + start.height / 2 - (to.top + to.height / 2);
  thing.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5, opacity: fresh ? 0 : 1 },
      { transform: 'none', zIndex: 5, opacity: 1 },
    ],
    { id: FLIGHT, duration: DURATION, easing: EASING },
  );
}

/** What is gone fades on its way back to its army, laid out as it was and at the size it was last seen at. */
function leave({ thing, seen, width, height }: Ghost, to: DOMRect | null): void {
  if (!to || !width) return;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-fly');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('gone');
  copy.inert = true;
  const [x, y] = [seen.left + seen.width / 2, seen.top + seen.height / 2];
  const scale = scaleOf(seen.width, width);
  copy.style.cssText = `--card-width:${width}px;--card-height:${height}px;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
  document.body.append(copy);
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const flight = [
    { transform: `scale(${scale})`, opacity: 0.9 },
    { transform: `translate(${dx}px, ${dy}px) scale(${0.35 * scale})`, opacity: 0 },
  ];
  copy.animate(flight, { duration: DURATION, easing: EASING }).finished.finally(() => copy.remove());
}
