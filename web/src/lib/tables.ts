/** Making tables. */
import { post } from './api';
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

/** Chance of one's own, mixed into the sealed seed so that the server alone cannot have chosen it. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
  const seated = await post<Seated>('/api/tables', { ...wish, entropy: entropy() });
  keep('played', 'yes');
  if (seated.invitation) sessionStorage.setItem(`cannae.invitation.${seated.table.id}`, seated.invitation);
  place.go(`/table/${seated.table.id}`);
}

export async function join(table: string, invitation: string | null = null): Promise<void> {
  await someone();
  await post<Seated>(`/api/tables/${table}/join`, { invitation, entropy: entropy() });
}
