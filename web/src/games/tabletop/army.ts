/** The groups and commanders of a view as the table draws them: in MU, with the figure that stands for them. */
import type { FigureName } from '../../art/figures';
import type { Bearing } from '../../art/formation';
import type { Arg, Choice, Side, View } from '../../lib/types';
import { across, type Body, type Point, type Pose } from './geometry';

export interface Group extends Body {
  id: string;
  side: Side;
  /** Its words: `R1 (Triarii)`, and the key of the name alone. */
  name: Arg;
  title: string;
  /** What it is called on the table: of troops somebody has described himself, their kind. */
  short: string;
  kind: string;
  where: 'waiting' | 'table' | 'gone' | 'evaded';
  ranks: number;
  bases: number;
  began: number;
  cohesion: Bearing;
  moved: boolean;
  pursuing: boolean;
  /** How far each file stands ahead. */
  steps: number[];
  figure: FigureName;
  /** How far it shoots well, and at all; 0 where it does not. */
  near: number;
  far: number;
}

export interface Commander extends Point {
  id: string;
  side: Side;
  rank: string;
  /** The group he is with. */
  with: string | null;
  /** How far he leads. */
  range: number;
}

/** Where a choice brings its group. */
export interface Option extends Body {
  choice: Choice;
  group: string;
  /** By which poses, the start and the end aside. */
  via: Pose[];
  /** That it comes to this: less than 1 where it must test first. */
  chance: number;
}

// Groups whose look is known; any other is drawn by what it carries, else by its kind.
const BY_NAME: Record<string, FigureName> = {
  r3: 'thureophoros', r4: 'thureophoros', r5: 'triarius', c3: 'gaul', c4: 'scutarius', h3: 'thureophoros', h4: 'thureophoros', i4: 'gaul',
  i5: 'gaul', i6: 'fanatic', s3: 'gaul', s4: 'thureophoros',
}; // prettier-ignore
const BY_ARMS: [string, FigureName][] = [
  ['pikemen', 'phalangite'], ['heavy-weapon', 'fanatic'], ['spearmen', 'hoplite'], ['impact-foot', 'legionary'],
]; // prettier-ignore
const BY_WEAPON: [string, FigureName][] = [['sling', 'slinger'], ['crossbow', 'bellybow'], ['bow', 'archer'], ['javelins', 'velite']]; // prettier-ignore
const BY_KIND: Record<string, FigureName> = {
  HF: 'hoplite', MF: 'thureophoros', LF: 'velite', Cv: 'cavalry', LH: 'numidian', Kn: 'cataphract', Ct: 'cataphract', El: 'elephant',
  LCh: 'chariot', HCh: 'chariot', SCh: 'chariot', LArt: 'artillery', HArt: 'artillery', BWg: 'chariot', Mob: 'levy',
}; // prettier-ignore
const ALONE = new Set(['LH', 'El', 'LCh', 'HCh', 'SCh', 'LArt', 'HArt', 'BWg']);

/** How many figures stand on a base. */
export const perBase = (kind: string): number => (ALONE.has(kind) ? 1 : 2);
export const MOUNTED = new Set(['Cv', 'LH', 'Kn', 'Ct', 'LCh', 'HCh', 'SCh', 'El']);

/** What is written on a plain counter. */
export const counterOf = (group: { id: string; kind: string }): string => `${group.id} ${group.kind}`;

const MU = 1000;

/** The figure that stands for a group, by the id of its list, else by its kind and what it carries. */
export function figureOf(name: string, one: View): FigureName {
  const kind = String(one['kind']);
  const troops = one['troops'] as View;
  const carries = (list: readonly [string, FigureName][], words: readonly (string | null)[]): FigureName | undefined => list.find(([what]) => words.some((word) => word?.endsWith(what)))?.[1];
  const known = BY_NAME[name];
  if (known) return known;
  if (kind === 'LF' || kind === 'MF') {
    const armed = carries(BY_WEAPON, [troops['shoots']]) ?? carries(BY_ARMS, troops['arms']);
    if (armed) return armed;
  }
  return (kind === 'HF' ? carries(BY_ARMS, troops['arms']) : undefined) ?? BY_KIND[kind] ?? 'hoplite';
}

export function groupsOf(view: View): Group[] {
  return (view['groups'] as View[]).map((one) => {
    const called = String((one['name'] as Record<string, string>)['name'] ?? '');
    const title = called.startsWith('@') ? called.slice(1) : '';
    const files = Number(one['files']);
    return {
      id: one['id'],
      side: one['side'],
      name: one['name'],
      title,
      short: title ? called : `@tabletop-kind-${String(one['kind']).toLowerCase()}`,
      kind: one['kind'],
      where: one['where'],
      x: Number(one['x'] ?? 0) / MU,
      y: Number(one['y'] ?? 0) / MU,
      h: Number(one['heading'] ?? 0),
      files,
      depth: Number(one['depth']) / MU,
      ranks: Math.ceil(Number(one['bases']) / Math.max(1, files)),
      bases: one['bases'],
      began: one['began'],
      cohesion: one['cohesion'],
      moved: one['moved'],
      pursuing: one['pursuing'],
      steps: (one['steps'] as number[]).map((step) => step / MU),
      figure: figureOf(title.replace('tabletop-group-', ''), one),
      near: Number(one['range']?.[0] ?? 0) / MU,
      far: Number(one['range']?.[1] ?? 0) / MU,
    };
  });
}

/** Commanders where they stand: behind the right of the group they are with. */
export function commandersOf(view: View, groups: readonly Group[]): Commander[] {
  const count = new Map<string, number>();
  return (view['commanders'] as View[]).flatMap((one) => {
    if (one['lost']) return [];
    const group = groups.find((other) => other.id === one['with'] && other.where === 'table');
    const before = group ? (count.get(group.id) ?? 0) : 0;
    if (group) count.set(group.id, before + 1);
    if (!group && !one['x'] && !one['y']) return [];
    const place = group ? across(group, (group.files * 1.6) / 2 + 0.15 - before * 1.3, -group.depth - 0.8) : { x: one['x'] / MU, y: one['y'] / MU };
    return [{ id: one['id'], side: one['side'], rank: one['rank'], with: one['with'], range: Number(one['range'] ?? 0) / MU, ...place }];
  });
}

/** The choices that bring a group somewhere, with where. */
export function optionsOf(view: View, choices: readonly Choice[]): Option[] {
  if (view['phase'] === 'camp') return choices.flatMap((choice) => (choice.verb === 'camp' ? [campOption(choice, view)] : []));
  const reach = (view['reach'] ?? []) as (View | null)[];
  if (reach.length !== choices.length) return [];
  return choices.flatMap((choice, index) => {
    const one = reach[index];
    if (!one) return [];
    const [x, y, h, files, depth] = one['at'] as [number, number, number, number, number];
    const via = (one['via'] as [number, number, number][]).map(([vx, vy, vh]) => ({ x: vx / MU, y: vy / MU, h: vh }));
    return [{ choice, group: String(one['group']), x: x / MU, y: y / MU, h, files, depth: depth / MU, via, chance: Number(one['chance'] ?? 1) }];
  });
}

export const CAMP = 'camp';

/** A camp stands on the own edge and looks at the enemy: 4.8 MU wide, 3.2 deep (19.4). */
function campOption(choice: Choice, view: View): Option {
  const deep = Number(view['depth']) / MU;
  const near = view['viewer'] !== 'blue';
  return { choice, group: CAMP, x: Number(choice.args['x']), y: near ? 3.2 : deep - 3.2, h: near ? 0 : 360, files: 3, depth: 3.2, via: [], chance: 1 };
}
