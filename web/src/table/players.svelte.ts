/** The players of a table: what a strip beside an army says of its player. */
import { getContext, setContext } from 'svelte';
import type { Side } from '../lib/types';

/** A computer player as one of the people on the coins. */
export interface Face {
  id: string;
  /** From 0 for the weakest to 1 for the strongest. */
  strength: number;
}

export interface Players {
  name(side: Side): string;
  /** The person whose profile tells more, if somebody else sits there. */
  person(side: Side): string | null;
  /** The commander who plays it, if the computer does. */
  face(side: Side): Face | null;
  /** Whether it is this side's turn. */
  acts(side: Side): boolean;
  /** Whether a person who sits elsewhere is connected; null where that means nothing. */
  here(side: Side): boolean | null;
  /** What is left on the clock, or nothing. */
  clock(side: Side): string;
}

const KEY = Symbol('company');
export const providePlayers = (players: Players): Players => setContext(KEY, players);
export const players = (): Players => getContext<Players>(KEY);
