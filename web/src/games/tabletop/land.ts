/** The land under the armies, painted once for a field and a theme: grass, pieces of terrain, the frame of the table. */
import { hashed } from '../../art/formation';
import { coloursInSteps, mix, noise, strips, tuftsInSteps } from '../../art/grass';
import { COS, Eye, SIN } from './eye.svelte';
import type { Point } from './geometry';
import type { Piece } from './pieces';
import { DARK, LIGHT, paintPiece, paintWater, type Palette } from './terrain';

export interface Land {
  picture: HTMLCanvasElement;
  /** Pixels for a MU when it was painted. */
  scale: number;
  middle: Point;
}

const SCALE = 30; // pixels for a MU
const MARGIN = 15; // MU of land round the table

/** Step by step: the whole of it would keep a hand waiting. */
export function* landInSteps(table: Point, flipped: boolean, pieces: readonly Piece[], dark: boolean): Generator<undefined, Land> {
  const palette = dark ? DARK : LIGHT;
  const eye = new Eye(table, flipped);
  eye.scale = SCALE;
  const ends = [-MARGIN, 1].flatMap((a) => [-MARGIN, 1].map((b) => eye.project({ x: a < 0 ? a : table.x + MARGIN, y: b < 0 ? b : table.y + MARGIN })));
  eye.width = Math.ceil(Math.max(...ends.map((one) => one.x)) - Math.min(...ends.map((one) => one.x)));
  eye.height = Math.ceil(Math.max(...ends.map((one) => one.y)) - Math.min(...ends.map((one) => one.y)));
  eye.at = { x: table.x / 2, y: table.y / 2 };
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [eye.width, eye.height];
  const land = { picture, scale: SCALE, middle: eye.at };
  const context = picture.getContext('2d');
  if (!context) return land;
  yield* grassInSteps(context, eye, palette);
  context.save();
  context.transform(...eye.matrix);
  context.lineJoin = 'round';
  const light = { x: flipped ? COS : -COS, y: flipped ? SIN : -SIN }; // from the left of the window
  for (const piece of pieces) {
    if (piece.kind !== 'lake') paintPiece(context, piece, palette, light);
    yield;
  }
  paintWater(context, pieces.filter((piece) => piece.kind === 'lake'), table, palette);
  yield;
  paintFrame(context, table, palette);
  context.restore();
  return land;
}

function* grassInSteps(context: CanvasRenderingContext2D, eye: Eye, palette: Palette): Generator<undefined, void> {
  const [grass, earth] = [noise('grass'), noise('earth')];
  const [zero, right, down] = [eye.back({ x: 0, y: 0 }), eye.back({ x: 1, y: 0 }), eye.back({ x: 0, y: 1 })];
  const [width, height, table] = [eye.width, eye.height, eye.table]; // read for every place: not by way of the signals
  let [before, row] = [0, -1]; // how high the ground was one step to the left
  yield* coloursInSteps(context, width, height, (sx, sy) => {
    const x = zero.x + (right.x - zero.x) * sx + (down.x - zero.x) * sy;
    const y = zero.y + (right.y - zero.y) * sx + (down.y - zero.y) * sy;
    const high = grass(x * 0.16 + 9, y * 0.16 + 40);
    const a = high * 0.55 + grass(x * 0.5 + 20, y * 0.5 + 30) * 0.3 + grass(x * 1.7 + 50, y * 1.7 + 50) * 0.15;
    const b = earth(x * 0.22 + 30, y * 0.22 + 37) * 0.6 + earth(x * 0.9 + 30, y * 0.9 + 30) * 0.4;
    const here = mix(mix(palette.dry, palette.green, (a - 0.3) * 2.8), palette.clay, Math.min(0.55, (b - 0.57) * 3));
    const slope = sy === row ? Math.max(-1, Math.min(1, (high - before) * RELIEF)) : 0;
    [before, row] = [high, sy];
    const out = (x < 0 || y < 0 || x > table.x || y > table.y ? palette.outside : 1) * (1 + slope * palette.relief);
    return [here[0] * out, here[1] * out, here[2] * out];
  });
  yield;
  yield* tuftsInSteps(context, width, height, palette.tufts, 1500);
  yield* tuftsInSteps(context, width, height, palette.tufts, 9000, 2.1);
  context.fillStyle = context.createPattern(grain(), 'repeat') ?? 'transparent';
  for (const strip of strips(context, height)) {
    if (strip) yield;
    context.fillRect(0, 0, width, height);
  }
  yield;
}

const RELIEF = 34; // how steep the light takes a rise from one step to the next to be

const GRAIN = 128; // pixels after which the grain begins anew

/** What makes smooth colours look like ground: light and dark specks. */
function grain(): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [GRAIN, GRAIN];
  const chance = hashed('grain');
  const { data } = new ImageData(GRAIN, GRAIN);
  for (let at = 0; at < data.length; at += 4) {
    const speck = chance();
    const tone = speck < 0.5 ? 40 : 255;
    [data[at], data[at + 1], data[at + 2], data[at + 3]] = [tone, tone * 0.94, tone * 0.76, 26 * Math.abs(2 * speck - 1) ** 1.5];
  }
  picture.getContext('2d')?.putImageData(new ImageData(data, GRAIN), 0, 0);
  return picture;
}

/** The meander round the table. */
function paintFrame(context: CanvasRenderingContext2D, table: Point, palette: Palette): void {
  const wide = 0.9;
  context.fillStyle = palette.pale;
  context.fill(new Path2D(`M${-wide} ${-wide}H${table.x + wide}V${table.y + wide}H${-wide}zM0 0V${table.y}H${table.x}V0z`), 'evenodd');
  context.strokeStyle = palette.edge;
  context.lineWidth = 0.12;
  context.beginPath();
  const key = (x: number, y: number, along: boolean): void => {
    const turns = [[0, 0.16], [1.25, 0.16], [1.25, 0.74], [0.45, 0.74], [0.45, 0.44], [0.9, 0.44]] as const; // prettier-ignore
    turns.forEach(([a, b], index) => (index ? context.lineTo.bind(context) : context.moveTo.bind(context))(along ? x + a : x + b, along ? y + b : y + a));
    context.moveTo(along ? x + 1.25 : x + 0.16, along ? y + 0.16 : y + 1.25);
    context.lineTo(along ? x + 1.6 : x + 0.16, along ? y + 0.16 : y + 1.6);
  };
  for (let x = 0; x + 1.6 <= table.x + 0.01; x += 1.6) for (const y of [-wide, table.y]) key(x, y, true);
  for (let y = 0; y + 1.6 <= table.y + 0.01; y += 1.6) for (const x of [-wide, table.x]) key(x, y, false);
  context.stroke();
  context.strokeRect(0, 0, table.x, table.y);
  context.strokeRect(-wide, -wide, table.x + 2 * wide, table.y + 2 * wide);
}
