/** How a piece of terrain is painted on the ground: hills lit from the left, water with its banks, woods, fields, stones. */
import type { Colour } from '../../art/grass';
import type { Point } from './geometry';
import { centre, strewn, type Piece } from './pieces';

export interface Palette {
  dry: Colour;
  green: Colour;
  clay: Colour;
  lush: Colour;
  outside: number;
  /** How much lighter and darker the ground is where it rises and falls. */
  relief: number;
  line: string;
  leaf: string;
  field: string;
  water: string;
  ripple: string;
  stone: string;
  edge: string;
  pale: string;
  tufts: [string, string];
  /** What the sun lights of a slope, and what it leaves in the shade. */
  sunny: string;
  shady: string;
}

export const LIGHT: Palette = {
  dry: [212, 192, 132], green: [176, 172, 104], clay: [216, 178, 120], lush: [150, 158, 92], outside: 0.86, relief: 0.1, line: '#7a5f2f', leaf: '#7d8746',
  field: '#c9a552', water: '#6f9aa0', ripple: '#d7e6df', stone: '#b7a687', edge: '#2a1c10', pale: '#efe0bb',
  tufts: ['rgb(96 92 40 / 38%)', 'rgb(240 226 170 / 45%)'], sunny: '246 230 178', shady: '104 84 40',
}; // prettier-ignore
export const DARK: Palette = {
  dry: [66, 58, 35], green: [50, 54, 30], clay: [78, 58, 36], lush: [38, 48, 28], outside: 0.62, relief: 0.2, line: '#a98a52', leaf: '#2b351c',
  field: '#5c4a22', water: '#24424a', ripple: '#6f9794', stone: '#5d5340', edge: '#120c07', pale: '#8d7a4e',
  tufts: ['rgb(150 140 80 / 22%)', 'rgb(10 12 5 / 35%)'], sunny: '128 110 66', shady: '12 12 6',
}; // prettier-ignore

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

const HILLS = new Set(['gentle-hill', 'steep-hill', 'dunes']);
const WOODED = new Set(['forest', 'plantation', 'brush', 'vineyard']);
const STONY = new Set(['rocky', 'broken-ground', 'gully']);

export function paintPiece(context: CanvasRenderingContext2D, piece: Piece, palette: Palette, light: Point): void {
  const rim = softly(piece.corners);
  const fill = (colour: string, opacity: number): void => {
    context.globalAlpha = opacity;
    context.fillStyle = colour;
    context.fill(rim);
    context.globalAlpha = 1;
  };
  if (HILLS.has(piece.kind)) paintHill(context, piece, palette, light);
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

/** Open water with its banks, green where it is near; pieces that touch are one water, so all banks are painted before any of the water. */
export function paintWater(context: CanvasRenderingContext2D, pieces: readonly Piece[], table: Point, palette: Palette): void {
  context.save();
  context.clip(new Path2D(`M0 0H${table.x}V${table.y}H0z`)); // a bank bends a little over the edge
  const rims = pieces.map((piece) => softly(piece.corners));
  const banks: [string, number][] = [
    ...[5.5, 4.2, 3, 2].map((wide): [string, number] => [`rgb(${palette.lush.join(' ')} / 22%)`, wide]),
    [palette.line, 0.66], [palette.pale, 0.54], [palette.line, 0.16],
  ]; // prettier-ignore
  for (const [colour, wide] of banks) {
    [context.strokeStyle, context.lineWidth] = [colour, wide];
    for (const rim of rims) context.stroke(rim);
  }
  context.fillStyle = palette.water;
  for (const rim of rims) context.fill(rim);
  context.strokeStyle = palette.ripple;
  [context.lineWidth, context.lineCap] = [0.075, 'round'];
  context.beginPath();
  for (const { x, y } of pieces.flatMap((piece) => strewn(piece, 1.4, 'ripples'))) {
    context.moveTo(x - 0.42, y);
    context.quadraticCurveTo(x - 0.21, y + 0.2, x, y);
    context.quadraticCurveTo(x + 0.21, y - 0.2, x + 0.42, y);
  }
  context.stroke();
  context.restore();
}

/** Contours one within the other, lit from one side, with hachures down the slopes. */
function paintHill(context: CanvasRenderingContext2D, piece: Piece, palette: Palette, light: Point): void {
  const steep = piece.kind === 'steep-hill';
  const steps = steep ? [1, 0.82, 0.64, 0.46, 0.28] : [1, 0.72, 0.42];
  const middle = centre(piece.corners);
  const far = Math.max(...piece.corners.map((one) => Math.hypot(one.x - middle.x, one.y - middle.y)));
  for (const share of steps) {
    const [rim, reach] = [softly(piece.corners, share), far * share];
    const slope = context.createLinearGradient(middle.x + light.x * reach, middle.y + light.y * reach, middle.x - light.x * reach, middle.y - light.y * reach);
    const deep = steep ? 30 : 34;
    slope.addColorStop(0, `rgb(${palette.sunny} / ${deep + 12}%)`);
    slope.addColorStop(0.5, `rgb(${palette.dry.join(' ')} / 30%)`);
    slope.addColorStop(1, `rgb(${palette.shady} / ${deep}%)`);
    context.fillStyle = slope;
    context.fill(rim);
    context.strokeStyle = palette.line;
    context.lineWidth = share === 1 ? 0.075 : 0.06;
    context.stroke(rim);
  }
  context.lineWidth = 0.05;
  context.globalAlpha = 0.75;
  context.beginPath();
  steps.forEach((share, ring) => {
    piece.corners.forEach((from, index) => {
      const to = piece.corners[(index + 1) % piece.corners.length] ?? from;
      const count = Math.ceil((share * Math.hypot(to.x - from.x, to.y - from.y)) / (ring ? 0.6 : 0.32));
      for (let step = 0; step < count; step++) {
        const [x, y] = [middle.x + (from.x + ((to.x - from.x) * step) / count - middle.x) * share, middle.y + (from.y + ((to.y - from.y) * step) / count - middle.y) * share];
        const deep = (step % 2 ? 0.08 : 0.14) * (ring ? 0.8 : 1);
        context.moveTo(x + (middle.x - x) * 0.02, y + (middle.y - y) * 0.02);
        context.lineTo(x + (middle.x - x) * deep, y + (middle.y - y) * deep);
      }
    });
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
