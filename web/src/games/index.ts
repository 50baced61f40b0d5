/**
 * The boards: one folder a game, found by its name. A game from elsewhere may bring a board of its own, which is loaded
 * when it is needed; one without is shown on the plain board, made from its view alone.
 */
import type { Component } from 'svelte';
import { get } from '../lib/api';
import type { GameShown, GameEvent, Names, Side, View } from '../lib/types';
import { locale, type Renaming } from '../lib/words.svelte';
import type { FindScenes } from '../table/director.svelte';
import type { MakeReport, Remains } from '../table/report';
import type { OwnBoard } from './foreign/own';

export interface BoardProps {
  game: string;
  view: View;
  seat: Side | null;
  /** What was told together with this view. */
  news: readonly Omit<GameEvent, 'n'>[];
  /** In a replay with both sides open: what the side at the top sees, its hand among it. */
  beyond?: View | null;
  /** What a board from elsewhere is drawn by. */
  own?: OwnBoard | null;
}

export interface Drawn {
  Board: Component<BoardProps>;
  own: OwnBoard | null;
  /** What is told as a scene, where the game has any. */
  findScenes: FindScenes | null;
  /** How a battle of it is retold afterwards, where the game can. */
  makeReport: MakeReport | null;
  /** How its field lay at the end, where that is drawn. */
  remains: Remains | null;
}

type Module = { default: Component<BoardProps> };
const BOARDS = import.meta.glob<Module>('./*/Board.svelte');
const REPORTS = import.meta.glob<{ makeReport: MakeReport; remains?: Remains }>('./*/report.ts');
const SCENES = import.meta.glob<{ scenes: FindScenes }>('./*/scenes.ts');

const NAMINGS = import.meta.glob<{ renaming: (names: Names, seat: Side | null) => Renaming }>('./*/naming.ts');

const known = new Map<string, Promise<Drawn>>();

/** The board of a game: the same promise each time, so that what waits for it is not made anew. */
export function board(game: string): Promise<Drawn> {
  const before = known.get(game);
  if (before) return before;
  const found = load(game);
  known.set(game, found);
  found.catch(() => known.delete(game)); // it is asked for again
  return found;
}

async function load(game: string): Promise<Drawn> {
  const built = BOARDS[`./${game}/Board.svelte`];
  if (built) {
    const [drawn, staged, retold] = await Promise.all([built(), SCENES[`./${game}/scenes.ts`]?.(), REPORTS[`./${game}/report.ts`]?.()]);
    return { Board: drawn.default, own: null, findScenes: staged?.scenes ?? null, makeReport: retold?.makeReport ?? null, remains: retold?.remains ?? null };
  }
  const { games } = await get<{ games: GameShown[] }>('/api/games');
  const address = games.find((one) => one.id === game)?.board;
  if (!address) return { Board: (await import('./plain/Board.svelte')).default, own: null, findScenes: null, makeReport: null, remains: null };
  const [{ default: Board }, own] = await Promise.all([import('./foreign/Board.svelte'), import(/* @vite-ignore */ address) as Promise<OwnBoard>]);
  return { Board, own, findScenes: null, makeReport: null, remains: null };
}

/** How a game is retold; null where it has no words for that. */
export async function retelling(game: string): Promise<MakeReport | null> {
  return (await REPORTS[`./${game}/report.ts`]?.())?.makeReport ?? null;
}

/** From now on things are called as they are at this table, by the player who sits there. */
export async function useNames(game: string, names: Names, seat: Side | null): Promise<void> {
  locale.renaming = (await NAMINGS[`./${game}/naming.ts`]?.())?.renaming(names, seat) ?? null;
}
/** And as in the rules again. */
export const usePlainNames = (): void => void (locale.renaming = null);

/** The side shown at the bottom. */
export const near = (seat: Side | null): Side => seat ?? 'red';
export const far = (seat: Side | null): Side => (near(seat) === 'red' ? 'blue' : 'red');
