/** The painted ground of a field, its lands running into each other. Painted once for a size and a theme. */
import { mix, noise, paintColours, paintTufts, type Colour } from './grass';

/** What the land of a column adds to its ground, by the name of a colour, and how much. */
const LANDS: Record<string, [string, number]> = {
  woods: ['--lush', 0.85],
  rough: ['--stony', 0.75],
  marsh: ['--wet', 0.8],
  river: ['--lush', 0.4],
  hill: ['--dry', 0.5],
  village: ['--dry', 0.6],
};

/** The kind of a piece of land: games may number their pieces ("3-woods"). */
export const landOf = (name: string): string => name.replace(/^\d+-/, '');

/** Where a share of the width lies, counted in columns of these widths: 1.5 is the middle of the second. */
export function columnAt(share: number, shares: readonly number[]): number {
  let left = share * shares.reduce((sum, one) => sum + one, 0);
  for (const [index, one] of shares.entries()) {
    if (left < one) return index + left / one;
    left -= one;
  }
  return shares.length;
}

export function paint(canvas: HTMLCanvasElement, lands: readonly string[], shares: readonly number[] = []): void {
  const [width, height] = [canvas.width, canvas.height];
  const context = canvas.getContext('2d');
  if (!context || !width || !height) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string): Colour => style.getPropertyValue(name).trim().split(/\s+/).map(Number) as unknown as Colour;
  const [dry, green] = [colour('--dry'), colour('--green')];
  const column = lands.map((land) => LANDS[landOf(land)]).map((one) => (one ? ([colour(one[0]), one[1]] as const) : null));

  const [wide, fine] = [noise('wide'), noise('fine')];
  paintColours(context, width, height, (x, y) => {
    const here = mix(dry, green, (wide(x * 0.011, y * 0.018) * 0.6 + fine(x * 0.045, y * 0.07) * 0.4 - 0.3) * 2.2);
    const place = shares.length ? columnAt(x / width, shares) : (x / width) * column.length; // lands run into each other at their edges
    const wander = (fine(x * 0.02, y * 0.03) - 0.5) * 0.3;
    const own = column[Math.min(column.length - 1, Math.max(0, Math.floor(place + wander)))];
    const middle = Math.abs(((place + wander) % 1) - 0.5) * 2;
    return own ? mix(here, own[0], own[1] * Math.min(1, (1.15 - middle) * 2.4)) : here;
  });
  const bright = dry[0] > 128;
  paintTufts(context, width, height, bright ? ['rgb(96 92 40 / 34%)', 'rgb(240 226 170 / 42%)'] : ['rgb(150 140 80 / 20%)'], 900);
}
