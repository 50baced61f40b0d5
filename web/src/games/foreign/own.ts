/**
 * The board that a game from elsewhere brings: an ES module with one function, `board`. It is given an element to draw
 * in and what it needs of the page, and gives back how to show a state. `docs/adding-a-game.md` tells authors of it.
 */
import type { Arg, Args, Side, View } from '../../lib/types';

export interface OwnState {
  view: View;
  /** The side that looks on, null for a spectator. */
  seat: Side | null;
  /** In a replay with both sides open: what the side at the top sees. */
  beyond: View | null;
}

export interface PageForBoard {
  /** A sentence of the game's words, by its key. */
  say(key: string, args?: Args): string;
  /** Words that come as data: a text, `@key`, or `{say: key, …}`. */
  told(arg: Arg): string;
  /** Something that choices may touch, by its id in the view: clicked, dragged, or reached by keyboard. Asked for again
   * under the same id, it is the same element with this content. */
  thing(id: string, label: string, content: Node | string, about?: string[]): HTMLElement;
}

export interface OwnBoard {
  board(root: HTMLElement, page: PageForBoard): { show(state: OwnState): void };
}
