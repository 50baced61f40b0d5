/** Making tables. */
import { post } from './api';
import { settle } from './chance';
import { someone } from './me.svelte';
import { place } from './place.svelte';
import { keep } from './settings.svelte';
import type { Arg, Seat, Seated, Side } from './types';

export interface Wish {
  game: string;
  opponent: 'lobby' | 'invited' | 'hotseat' | 'computer';
  level?: string;
  seat?: 'red' | 'blue' | 'random';
  options?: Record<string, Arg>;
  watchable?: boolean;
  clock?: { kind: 'none' | 'live' | 'days'; time: number; increment: number };
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

export async function makeTable(wish: Wish): Promise<void> {
  await someone();
  const seated = await post<Seated>('/api/tables', { ...wish, adds: true });
  await settle(seated.table);
  keep('played', 'yes');
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
