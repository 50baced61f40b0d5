/** Grass made by code, for the boards' field and the virtual table alike: a smooth noise, colours mixed by it, tufts. */
import { hashed } from './formation';

export type Colour = readonly [number, number, number];

const GRAIN = 4; // pixels of a picture for one of the coarse painting
const FIELD = 64;

/** A smooth field of numbers from 0 to 1. */
export function noise(seed: string): (x: number, y: number) => number {
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

export const mix = (a: Colour, b: Colour, share: number): Colour => {
  const part = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
};

const ROWS = 12; // of the coarse painting, between two breaths

/**
 * Fill a picture with the colour of each place, painted coarsely and smoothed: a few rows at each step, so that who
 * paints may let others to the processor in between.
 */
export function* coloursInSteps(context: CanvasRenderingContext2D, width: number, height: number, colourAt: (x: number, y: number) => Colour): Generator<undefined, void> {
  const coarse = document.createElement('canvas');
  [coarse.width, coarse.height] = [Math.ceil(width / GRAIN), Math.ceil(height / GRAIN)];
  const { data } = new ImageData(coarse.width, coarse.height);
  for (let row = 0, at = 0; row < coarse.height; row++) {
    for (let column = 0; column < coarse.width; column++, at += 4) {
      const colour = colourAt(column * GRAIN, row * GRAIN);
      [data[at], data[at + 1], data[at + 2], data[at + 3]] = [colour[0], colour[1], colour[2], 255];
    }
    if (row % ROWS === ROWS - 1) yield;
  }
  coarse.getContext('2d')?.putImageData(new ImageData(data, coarse.width), 0, 0);
  context.imageSmoothingQuality = 'high';
  for (const strip of strips(context, height)) {
    if (strip) yield;
    context.drawImage(coarse, 0, 0, coarse.width * GRAIN, coarse.height * GRAIN);
  }
}

const STRIP = 220; // pixels of height that are filled without a breath

/** One strip of a picture after another, each with everything outside it kept: what is painted in all of them has no seams. */
export function* strips(context: CanvasRenderingContext2D, height: number): Generator<number, void> {
  for (let top = 0; top < height; top += STRIP) {
    context.save();
    context.beginPath();
    context.rect(0, top, context.canvas.width, STRIP);
    context.clip();
    yield top / STRIP;
    context.restore();
  }
}

/** The same at once. */
export function paintColours(...all: Parameters<typeof coloursInSteps>): void {
  const steps = coloursInSteps(...all);
  while (!steps.next().done);
}

const BUNCH = 700; // tufts that are drawn without a breath

/** Tufts of three blades in each ink, one for so many square pixels, so many times as large as a small one. */
export function* tuftsInSteps(context: CanvasRenderingContext2D, width: number, height: number, inks: readonly string[], each: number, large = 1): Generator<undefined, void> {
  const chance = hashed(large === 1 ? 'tufts' : `tufts ${large}`);
  context.lineWidth = 1;
  context.lineCap = 'round';
  for (const ink of inks) {
    context.strokeStyle = ink;
    context.beginPath();
    for (let tuft = Math.ceil((width * height) / each); tuft > 0; tuft--) {
      const [x, y, high] = [chance() * width, chance() * height, (2 + chance() * 3.3) * large];
      context.moveTo(x, y);
      context.lineTo(x - 1.5 * large, y - high * 0.8);
      context.moveTo(x + 0.6 * large, y);
      context.lineTo(x + 0.8 * large, y - high);
      context.moveTo(x + 1.2 * large, y);
      context.lineTo(x + 2.8 * large, y - high * 0.7);
      if (tuft % BUNCH) continue;
      context.stroke();
      yield;
      context.beginPath();
    }
    context.stroke();
  }
}

/** The same at once. */
export function paintTufts(...all: Parameters<typeof tuftsInSteps>): void {
  const steps = tuftsInSteps(...all);
  while (!steps.next().done);
}
