/** The land under the armies, painted once for a field and a theme: grass, pieces of terrain, the frame of the table. */
import { hashed } from '../../art/formation';
import { mix, noise, paintColours, paintTufts, type Colour } from '../../art/grass';
import type { Side, View } from '../../lib/types';
import { Eye } from './eye.svelte';
import type { Point } from './geometry';
import type { SpriteName } from './sprites';

export interface Piece {
  kind: string;
  corners: Point[];
}

/** A tree, a house, a rock: drawn among the troops. */
export interface Standing extends Point {
  name: SpriteName;
  size: number;
}

export interface Land {
  picture: HTMLCanvasElement;
  /** Pixels for a MU when it was painted. */
  scale: number;
  middle: Point;
}


interface Palette {
  dry: Colour;
  green: Colour;
  clay: Colour;
  lush: Colour;
  outside: number;
  line: string;
  leaf: string;
  field: string;
  water: string;
  ripple: string;
  stone: string;
  edge: string;
  pale: string;
  tufts: [string, string];
}

const LIGHT: Palette = {
  dry: [212, 192, 132], green: [176, 172, 104], clay: [216, 178, 120], lush: [150, 158, 92], outside: 0.86, line: '#7a5f2f', leaf: '#7d8746',
  field: '#c9a552', water: '#8aa9a0', ripple: '#dbe7dc', stone: '#b7a687', edge: '#2a1c10', pale: '#efe0bb',
  tufts: ['rgb(96 92 40 / 38%)', 'rgb(240 226 170 / 45%)'],
}; // prettier-ignore
const DARK: Palette = {
  dry: [66, 58, 35], green: [50, 54, 30], clay: [78, 58, 36], lush: [38, 48, 28], outside: 0.62, line: '#a98a52', leaf: '#2b351c',
  field: '#5c4a22', water: '#2b4a4c', ripple: '#6f9794', stone: '#5d5340', edge: '#120c07', pale: '#8d7a4e',
  tufts: ['rgb(150 140 80 / 22%)', 'rgb(10 12 5 / 35%)'],
}; // prettier-ignore

const SCALE = 22; // pixels for a MU
const MARGIN = 15; // MU of land round the table

export function piecesOf(view: View): Piece[] {
  return (view['pieces'] as View[]).map((one) => {
    const flat = one['corners'] as number[];
    return { kind: String(one['kind']), corners: Array.from({ length: flat.length / 2 }, (_, at) => ({ x: (flat[2 * at] ?? 0) / 1000, y: (flat[2 * at + 1] ?? 0) / 1000 })) };
  });
}

export const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
});

/** A closed line through points, softly bent between them. */
function softly(points: readonly Point[], share = 1): Path2D {
  const middle = centre(points);
  const all = points.map((one) => ({ x: middle.x + (one.x - middle.x) * share, y: middle.y + (one.y - middle.y) * share }));
  const at = (index: number): Point => all[(index + all.length) % all.length] ?? middle;
  const path = new Path2D();
  path.moveTo(at(0).x, at(0).y);
  for (let index = 0; index < all.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = 1 / 9; // little: the corners are where the rules have them
    path.bezierCurveTo(from.x + (to.x - before.x) * bend, from.y + (to.y - before.y) * bend, to.x - (after.x - from.x) * bend, to.y - (after.y - from.y) * bend, to.x, to.y);
  }
  path.closePath();
  return path;
}

export function paintLand(table: Point, flipped: boolean, pieces: readonly Piece[], dark: boolean): Land {
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
  paintGrass(context, eye, palette);
  context.save();
  context.transform(...eye.matrix);
  context.lineJoin = 'round';
  for (const piece of pieces) if (piece.kind !== 'lake') paintPiece(context, piece, palette);
  paintWater(context, pieces.filter((piece) => piece.kind === 'lake'), table, palette);
  paintFrame(context, table, palette);
  context.restore();
  return land;
}

function paintGrass(context: CanvasRenderingContext2D, eye: Eye, palette: Palette): void {
  const [grass, earth] = [noise('grass'), noise('earth')];
  const [zero, right, down] = [eye.back({ x: 0, y: 0 }), eye.back({ x: 1, y: 0 }), eye.back({ x: 0, y: 1 })];
  paintColours(context, eye.width, eye.height, (sx, sy) => {
    const x = zero.x + (right.x - zero.x) * sx + (down.x - zero.x) * sy;
    const y = zero.y + (right.y - zero.y) * sx + (down.y - zero.y) * sy;
    const a = grass(x * 0.16 + 9, y * 0.16 + 40) * 0.55 + grass(x * 0.5 + 20, y * 0.5 + 30) * 0.3 + grass(x * 1.7 + 50, y * 1.7 + 50) * 0.15;
    const b = earth(x * 0.22 + 30, y * 0.22 + 37) * 0.6 + earth(x * 0.9 + 30, y * 0.9 + 30) * 0.4;
    const here = mix(mix(palette.dry, palette.green, (a - 0.32) * 2.6), palette.clay, Math.min(0.8, (b - 0.56) * 3));
    const out = x < 0 || y < 0 || x > eye.table.x || y > eye.table.y ? palette.outside : 1;
    return [here[0] * out, here[1] * out, here[2] * out];
  });
  paintTufts(context, eye.width, eye.height, palette.tufts, 1000);
}

const HILLS = new Set(['gentle-hill', 'steep-hill', 'dunes']);
const WOODED = new Set(['forest', 'plantation', 'brush', 'vineyard']);
const STONY = new Set(['rocky', 'broken-ground', 'gully']);

function paintPiece(context: CanvasRenderingContext2D, piece: Piece, palette: Palette): void {
  const rim = softly(piece.corners);
  const fill = (colour: string, opacity: number): void => {
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fill(rim);
    context.globalAlpha = 1;
  };
  if (HILLS.has(piece.kind)) paintHill(context, piece, palette);
  else if (piece.kind === 'camp') fill(palette.stone, 0.7);
  else if (piece.kind === 'marsh') {
    fill(palette.water, 0.6);
    paintMarks(context, piece, palette.ripple, 3, 0.2);
    paintMarks(context, piece, palette.line, 3, -0.34);
  } else if (WOODED.has(piece.kind)) fill(palette.leaf, 0.62);
  else if (STONY.has(piece.kind)) {
    fill(palette.stone, 0.6);
    paintMarks(context, piece, palette.line, 2, 0.13);
  } else {
    fill(palette.field, 0.55);
    context.save();
    context.clip(rim);
    context.strokeStyle = palette.line;
    context.lineWidth = 0.05;
    context.globalAlpha = 0.6;
    const middle = centre(piece.corners);
    context.beginPath();
    for (let off = -9; off < 9; off += 0.3) {
      context.moveTo(middle.x - 9, middle.y + off - 1.8);
      context.lineTo(middle.x + 9, middle.y + off + 1.8);
    }
    context.stroke();
    context.restore();
  }
  context.strokeStyle = palette.line;
  context.lineWidth = 0.085;
  context.setLineDash(HILLS.has(piece.kind) ? [] : [0.32, 0.18]);
  context.stroke(rim);
  context.setLineDash([]);
}

/** Open water with its banks; pieces that touch are one water, so all banks are painted before any of the water. */
function paintWater(context: CanvasRenderingContext2D, pieces: readonly Piece[], table: Point, palette: Palette): void {
  context.save();
  context.clip(new Path2D(`M0 0H${table.x}V${table.y}H0z`)); // a bank bends a little over the edge
  const rims = pieces.map((piece) => softly(piece.corners));
  const banks: [string, number][] = [[palette.line, 0.62], [palette.pale, 0.5], [palette.line, 0.16]]; // prettier-ignore
  for (const [colour, wide] of banks) {
    [context.strokeStyle, context.lineWidth] = [colour, wide];
    for (const rim of rims) context.stroke(rim);
  }
  context.fillStyle = palette.water;
  for (const rim of rims) context.fill(rim);
  for (const piece of pieces) paintMarks(context, piece, palette.ripple, 3, 0.2);
  context.restore();
}

/** Contours one within the other, lit from the left, with hachures down the slope. */
function paintHill(context: CanvasRenderingContext2D, piece: Piece, palette: Palette): void {
  const steps = piece.kind === 'steep-hill' ? [1, 0.82, 0.64, 0.46, 0.28] : [1, 0.72, 0.42];
  for (const share of steps) {
    context.fillStyle = `rgb(${palette.dry.join(' ')} / 45%)`;
    context.fill(softly(piece.corners, share));
    context.strokeStyle = palette.line;
    context.lineWidth = 0.06;
    context.stroke(softly(piece.corners, share));
  }
  const middle = centre(piece.corners);
  context.lineWidth = 0.045;
  context.globalAlpha = 0.75;
  context.beginPath();
  piece.corners.forEach((from, index) => {
    const to = piece.corners[(index + 1) % piece.corners.length] ?? from;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.32);
    for (let step = 0; step < count; step++) {
      const [x, y] = [from.x + ((to.x - from.x) * step) / count, from.y + ((to.y - from.y) * step) / count];
      const deep = step % 2 ? 0.07 : 0.13;
      context.moveTo(x + (middle.x - x) * 0.02, y + (middle.y - y) * 0.02);
      context.lineTo(x + (middle.x - x) * deep, y + (middle.y - y) * deep);
    }
  });
  context.stroke();
  context.globalAlpha = 1;
}

/** Small strokes strewn over a piece: ripples lie, reeds (a negative length) stand. */
function paintMarks(context: CanvasRenderingContext2D, piece: Piece, colour: string, dense: number, long: number): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.07;
  context.beginPath();
  for (const { x, y } of strewn(piece, dense, String(long))) {
    context.moveTo(x, y);
    if (long < 0) context.lineTo(x + long * 0.45, y - long * 0.9);
    else context.lineTo(x + long * 2, y + long * 0.5);
  }
  context.stroke();
}

/** Places in a piece, about so many to a square MU, always the same. */
function strewn(piece: Piece, dense: number, seed: string): Point[] {
  const chance = hashed(`${piece.kind}${piece.corners[0]?.x}${seed}`);
  const [xs, ys] = [piece.corners.map((one) => one.x), piece.corners.map((one) => one.y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inside = (x: number, y: number): boolean =>
    piece.corners.every((from, index) => {
      const to = piece.corners[(index + 1) % piece.corners.length] ?? from;
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
    });
  const places = Array.from({ length: Math.round((right - left) * (high - low) * dense) }, () => ({ x: left + chance() * (right - left), y: low + chance() * (high - low) }));
  return places.filter(({ x, y }) => inside(x, y));
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

const TREES: Record<string, [SpriteName[], number, number]> = {
  forest: [['olive', 'oak', 'oak', 'cypress'], 1.1, 1.6],
  plantation: [['olive'], 0.8, 1.3],
  brush: [['olive'], 0.5, 0.75],
  vineyard: [['olive'], 0.9, 0.6],
  rocky: [['rock'], 0.35, 1.5],
  'broken-ground': [['rock'], 0.25, 1.2],
  gully: [['rock'], 0.3, 1.2],
  village: [['house', 'house', 'cypress'], 0.28, 1.7],
};

/** The middle of each camp: on the edge of the army it belongs to. */
export function campsOf(pieces: readonly Piece[], deep: number): (Point & { side: Side })[] {
  return pieces.filter((piece) => piece.kind === 'camp').map((piece) => ({ ...centre(piece.corners), side: centre(piece.corners).y < deep / 2 ? 'red' : 'blue' }));
}

export function standingOn(pieces: readonly Piece[]): Standing[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'camp') return []; // its tents are painted with the army they belong to
    const [names, dense, size] = TREES[piece.kind] ?? [[], 0, 0];
    const chance = hashed(piece.kind);
    return strewn(piece, dense, 'trees').map((place) => ({ ...place, name: names[Math.floor(chance() * names.length)] ?? 'olive', size: size * (0.85 + chance() * 0.3) }));
  });
}
