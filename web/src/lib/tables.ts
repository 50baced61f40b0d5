/** Making tables. */
import { get, post } from './api';
import { settle } from './chance';
import { someone } from './me.svelte';
import { place } from './place.svelte';
import { keep, kept } from './settings.svelte';
import type { Arg, Args, GameShown, Seat, Seated, Side, TableSummary } from './types';
import { known, say } from './words.svelte';

export interface Wish {
  game: string;
  opponent: 'lobby' | 'invited' | 'hotseat' | 'computer';
  level?: string;
  seat?: 'red' | 'blue' | 'random';
  options?: Record<string, Arg>;
  watchable?: boolean;
  clock?: { kind: 'none' | 'live' | 'days'; time: number; increment: number };
}

/** A list of tables, page by page. */
export interface TablePage {
  tables: TableSummary[];
  more: boolean;
}
export const PAGE = 50;

/** The first pages of a list as one. */
export async function pagesOf(path: string, pages: number): Promise<TablePage> {
  const join = path.includes('?') ? '&' : '?';
  const asked = Array.from({ length: pages }, (_, page) => get<TablePage>(page ? `${path}${join}skip=${page * PAGE}` : path));
  const found = await Promise.all(asked);
  const seen = new Map(found.flatMap((one) => one.tables).map((table) => [table.id, table]));
  return { tables: [...seen.values()], more: found.at(-1)?.more ?? false };
}

/** A guest who gave no name is called so in the language of the reader, whatever that was where they came in. */
const GUESTS = ['', 'Guest', 'Gast'];

/** What somebody is called at a table. A guest is called one, so that nobody borrows a name that is known. */
export function called(seat: Seat): string {
  if (seat.kind === 'computer') return known(`page-name-${seat.level}`) ? say(`page-name-${seat.level}`) : say('page-computer');
  if (seat.kind === 'person' && GUESTS.includes(seat.name)) return say('page-guest');
  return seat.guest ? say('page-guest-called', { name: seat.name }) : seat.name;
}

/** The commanders on the coins, the weakest first. */
const COMMANDERS = ['gaius', 'syphax', 'varro', 'marcellus', 'fabius', 'scipio', 'hannibal'];

/** The face of the player on that seat, if it is one of the commanders. */
export function faceOf(seat: Seat | undefined): { id: string; strength: number } | null {
  const place = seat?.kind === 'computer' ? COMMANDERS.indexOf(seat.level) : -1;
  return seat && place >= 0 ? { id: seat.level, strength: place / (COMMANDERS.length - 1) } : null;
}

/** Whether a seat is kept for one of these sides: somebody made a table for both, and waits. */
export function isKept(seats: readonly Seat[], sides: readonly Side[]): boolean {
  return sides.some((side) => seats[side === 'red' ? 0 : 1]?.kind === 'open');
}

/** A first battle, led by the hand. */
export async function makeLesson(game: string): Promise<void> {
  await someone();
  const seated = await post<Seated>('/api/lessons', { game });
  keep('played', 'yes');
  place.go(`/table/${seated.table.id}`);
}

/** Somebody's first game against the computer is a short one, in which the newcomer begins; those after it are whole. */
export function firstTime(game: GameShown): Partial<Wish> {
  const fresh = kept(`played.${game.id}`) === null && Object.keys(game.first).length > 0;
  return fresh ? { options: game.first, seat: 'red' } : {};
}

/** Against the computer, straight from a lesson. */
export async function playOn(game: string): Promise<void> {
  const { games } = await get<{ games: GameShown[] }>('/api/games');
  const shown = games.find((one) => one.id === game);
  await makeTable({ game, opponent: 'computer', ...(shown ? firstTime(shown) : {}) });
}

export async function makeTable(wish: Wish): Promise<void> {
  await someone();
  const seated = await post<Seated>('/api/tables', { ...wish, adds: true });
  await settle(seated.table);
  keep('played', 'yes');
  keep(`played.${wish.game}`, 'yes');
  if (seated.invitation) sessionStorage.setItem(`cannae.invitation.${seated.table.id}`, seated.invitation);
  place.go(`/table/${seated.table.id}`);
}

export async function join(table: string, invitation: string | null = null): Promise<void> {
  await someone();
  const seated = await post<Seated>(`/api/tables/${table}/join`, { invitation, adds: true });
  await settle(seated.table);
}

/** The same again with the seats exchanged: asked for, or agreed to. */
export async function rematch(table: string): Promise<string> {
  const seated = await post<Seated>(`/api/tables/${table}/rematch`, { adds: true });
  await settle(seated.table);
  return seated.table.id;
}

/** A game that is offered after one: its words, and how to begin it. */
export interface Onward {
  key: string;
  args: Args;
  go: () => void;
}

/** After somebody's first, shorter game the whole of it; after a victory the next stronger opponent; else nothing. */
export function onwardFrom(game: GameShown | undefined, options: Record<string, Arg>, level: string, won: boolean): Onward | null {
  if (!game) return null;
  const first = Object.entries(game.first);
  if (first.length && known(`${game.id}-fuller`) && first.every(([name, value]) => options[name] === value))
    return { key: `${game.id}-fuller`, args: {}, go: () => void makeTable({ game: game.id, opponent: 'computer', level }) };
  const next = game.levels[game.levels.indexOf(level) + 1];
  if (!won || !game.levels.includes(level) || !next || !known(`page-name-${next}`)) return null;
  return { key: 'page-next-foe', args: { name: `@page-name-${next}` }, go: () => void makeTable({ game: game.id, opponent: 'computer', level: next, options }) };
}
