/** The boards: one folder a game. A game without one is shown on the plain board, made from its view alone. */
import type { Component } from 'svelte';
import type { Happening, Side, View } from '../lib/types';

export interface BoardProps {
  game: string;
  view: View;
  seat: Side | null;
  /** What was told together with this view. */
  news: readonly Omit<Happening, 'n'>[];
  /** In a replay with both sides open: what the side at the top sees, its hand among it. */
  beyond?: View | null;
}

type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  honour: () => import('./honour/Board.svelte'),
  glory: () => import('./glory/Board.svelte'),
  battle: () => import('./battle/Board.svelte'),
};

const plain = (): Promise<{ default: Board }> => import('./plain/Board.svelte');

export async function board(game: string): Promise<Board> {
  return (await (BOARDS[game] ?? plain)()).default;
}

/** The side shown at the bottom. */
export const near = (seat: Side | null): Side => seat ?? 'red';
export const far = (seat: Side | null): Side => (near(seat) === 'red' ? 'blue' : 'red');
