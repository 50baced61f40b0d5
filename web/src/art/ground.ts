/** The painted ground: colour from a smooth noise, coarse, then tufts of grass. Painted once for a size and a theme. */
import { hashed } from './formation';

type Colour = readonly [number, number, number];

const GRAIN = 4; // pixels of the field for one of the coarse painting
const FIELD = 64;

/** A smooth field of numbers from 0 to 1. */
function noise(seed: string): (x: number, y: number) => number {
  const chance = hashed(seed);
  const table = Float32Array.from({ length: FIELD * FIELD }, chance);
  const at = (x: number, y: number): number => table[(y & (FIELD - 1)) * FIELD + (x & (FIELD - 1))] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

const mix = (a: Colour, b: Colour, share: number): Colour => {
  const part = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
};

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

export function paint(canvas: HTMLCanvasElement, lands: readonly string[]): void {
  const [width, height] = [canvas.width, canvas.height];
  const context = canvas.getContext('2d');
  if (!context || !width || !height) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string): Colour => style.getPropertyValue(name).trim().split(/\s+/).map(Number) as unknown as Colour;
  const [dry, green] = [colour('--dry'), colour('--green')];
  const column = lands.map((land) => LANDS[landOf(land)]).map((one) => (one ? ([colour(one[0]), one[1]] as const) : null));

  const coarse = document.createElement('canvas');
  coarse.width = Math.ceil(width / GRAIN);
  coarse.height = Math.ceil(height / GRAIN);
  const image = new ImageData(coarse.width, coarse.height);
  const [wide, fine] = [noise('wide'), noise('fine')];
  for (let y = 0, at = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++, at += 4) {
      const [px, py] = [x * GRAIN, y * GRAIN];
      let here = mix(dry, green, (wide(px * 0.011, py * 0.018) * 0.6 + fine(px * 0.045, py * 0.07) * 0.4 - 0.3) * 2.2);
      const place = (px / width) * column.length; // lands run into each other at their edges
      const wander = (fine(px * 0.02, py * 0.03) - 0.5) * 0.3;
      const own = column[Math.min(column.length - 1, Math.max(0, Math.floor(place + wander)))];
      const middle = Math.abs(((place + wander) % 1) - 0.5) * 2;
      if (own) here = mix(here, own[0], own[1] * Math.min(1, (1.15 - middle) * 2.4));
      image.data.set([here[0], here[1], here[2], 255], at);
    }
  }
  coarse.getContext('2d')?.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(coarse, 0, 0, width, height);

  const chance = hashed('tufts');
  const bright = dry[0] > 128;
  context.lineWidth = 0.9;
  for (const ink of bright ? ['rgb(96 92 40 / 34%)', 'rgb(240 226 170 / 42%)'] : ['rgb(150 140 80 / 20%)']) {
    context.strokeStyle = ink;
    context.beginPath();
    for (let tuft = (width * height) / 900; tuft > 0; tuft--) {
      const [x, y, high] = [chance() * width, chance() * height, 2 + chance() * 3];
      context.moveTo(x, y);
      context.lineTo(x - 1.5, y - high * 0.8);
      context.moveTo(x + 0.6, y);
      context.lineTo(x + 0.8, y - high);
      context.moveTo(x + 1.2, y);
      context.lineTo(x + 2.8, y - high * 0.7);
    }
    context.stroke();
  }
}
