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

const lit = ([red, green, blue]: Colour, light: number): Colour => [red * light, green * light, blue * light];

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
    // Meadows drift across the field in long bands, nothing stands in squares: where one looks is itself moved about.
    const drift = wide(x * 0.007 + 9, y * 0.012) * 5;
    const grass = wide(x * 0.006 + drift, y * 0.022 - drift) * 0.7 + fine(x * 0.05, y * 0.13 + drift) * 0.3;
    const light = 1.06 - 0.16 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2; // brightest in the middle
    const here = lit(mix(dry, green, (grass - 0.28) * 1.7), light);
    const place = shares.length ? columnAt(x / width, shares) : (x / width) * column.length; // lands run into each other at their edges
    const wander = (fine(x * 0.02, y * 0.03) - 0.5) * 0.3;
    const own = column[Math.min(column.length - 1, Math.max(0, Math.floor(place + wander)))];
    const middle = Math.abs(((place + wander) % 1) - 0.5) * 2;
    return own ? mix(here, own[0], own[1] * Math.min(1, (1.15 - middle) * 2.4)) : here;
  });
  const bright = dry[0] > 128;
  paintTufts(context, width, height, bright ? ['rgb(96 92 40 / 34%)', 'rgb(240 226 170 / 42%)'] : ['rgb(150 140 80 / 20%)'], 620);
}
