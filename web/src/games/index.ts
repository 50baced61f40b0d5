/**
 * The boards: one folder a game, found by its name. A game from elsewhere may bring a board of its own, which is loaded
 * when it is needed; one without is shown on the plain board, made from its view alone.
 */
import type { Component } from 'svelte';
import { get } from '../lib/api';
import type { GameShown, Happening, Side, View } from '../lib/types';
import type { OwnBoard } from './foreign/own';

export interface BoardProps {
  game: string;
  view: View;
  seat: Side | null;
  /** What was told together with this view. */
  news: readonly Omit<Happening, 'n'>[];
  /** In a replay with both sides open: what the side at the top sees, its hand among it. */
  beyond?: View | null;
  /** What a board from elsewhere is drawn by. */
  own?: OwnBoard | null;
}

export interface Drawn {
  Board: Component<BoardProps>;
  own: OwnBoard | null;
}

type Module = { default: Component<BoardProps> };
const BOARDS = import.meta.glob<Module>('./*/Board.svelte');

export async function board(game: string): Promise<Drawn> {
  const built = BOARDS[`./${game}/Board.svelte`];
  if (built) return { Board: (await built()).default, own: null };
  const { games } = await get<{ games: GameShown[] }>('/api/games');
  const address = games.find((one) => one.id === game)?.board;
  if (!address) return { Board: (await import('./plain/Board.svelte')).default, own: null };
  const [{ default: Board }, own] = await Promise.all([import('./foreign/Board.svelte'), import(/* @vite-ignore */ address) as Promise<OwnBoard>]);
  return { Board, own };
}

/** The side shown at the bottom. */
export const near = (seat: Side | null): Side => seat ?? 'red';
export const far = (seat: Side | null): Side => (near(seat) === 'red' ? 'blue' : 'red');
