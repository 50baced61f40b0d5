/** The pieces of a field as the page has them: where they lie, and what stands on them and round the table. */
import { hashed } from '../../art/formation';
import type { Side, View } from '../../lib/types';
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

/** Places in a piece, about so many to a square MU, always the same. */
export function strewn(piece: Piece, dense: number, seed: string): Point[] {
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
    return strewn(piece, dense, 'trees').map((place) => ({ ...place, name: names[Math.floor(chance() * names.length)] ?? 'olive', size: size * grown(chance()) }));
  });
}

/** In four sizes: each is a picture of its own. */
const grown = (chance: number): number => 0.85 + 0.1 * Math.floor(4 * chance);

const [COUNTRY, CLEAR] = [13, 3.2]; // MU of country round the table, and of it without a tree

/** Trees and stones in the country round the table: nothing that could be taken for terrain. */
export function standingRound(table: Point): Standing[] {
  const chance = hashed(`country ${table.x} ${table.y}`);
  const names: SpriteName[] = ['olive', 'olive', 'cypress', 'oak', 'rock'];
  const places = Array.from({ length: Math.round((table.x + table.y) * 1.1) }, () => {
    const place = { x: -COUNTRY + chance() * (table.x + 2 * COUNTRY), y: -COUNTRY + chance() * (table.y + 2 * COUNTRY) };
    return { ...place, name: names[Math.floor(chance() * names.length)] ?? 'olive', size: 1.35 * grown(chance()) };
  });
  const inside = (at: number, most: number): boolean => at > -CLEAR && at < most + CLEAR;
  return places.filter(({ x, y }) => !inside(x, table.x) || !inside(y, table.y));
}
