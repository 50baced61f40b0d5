/** Moving between the things of a board with the arrow keys: to the nearest one in that direction. */
export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the spot to go to, or -1: what lies ahead counts by distance, sideways steps count double. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = index;
    }
  });
  return best;
}

export function walk(board: HTMLElement, key: string): boolean {
  const things = [...board.querySelectorAll<HTMLElement>('[data-thing]')].filter((one) => one.offsetParent);
  const spots = things.map((one) => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const at = things.findIndex((one) => one === document.activeElement);
  if (at < 0) {
    const first = things.find((one) => one.dataset['look'] === 'open') ?? things[0];
    first?.focus();
    return first !== undefined;
  }
  const from = spots[at];
  const to = from ? nearest(from, spots, key) : -1;
  things[to]?.focus();
  return to >= 0;
}
