/** Making tables. */
import { post } from './api';
import { someone } from './me.svelte';
import { place } from './place.svelte';
import type { Arg, Seated } from './types';

export interface Wish {
  game: string;
  opponent: 'lobby' | 'invited' | 'hotseat' | 'computer';
  level?: string;
  seat?: 'red' | 'blue' | 'random';
  options?: Record<string, Arg>;
  watchable?: boolean;
  clock?: { kind: 'none' | 'live' | 'days'; time: number; increment: number };
}

/** Chance of one's own, mixed into the sealed seed so that the server alone cannot have chosen it. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a first battle is: short, against an easy opponent, and with words at each step. */
export const LESSONS: Record<string, Wish> = {
  honour: { game: 'honour', opponent: 'computer', level: 'random', options: { battles: 1 } },
  glory: { game: 'glory', opponent: 'computer', level: 'random', options: { setup: 'quick' } },
};

export async function makeTable(wish: Wish, lesson = false): Promise<void> {
  await someone();
  const seated = await post<Seated>('/api/tables', { ...wish, entropy: entropy() });
  if (seated.invitation) sessionStorage.setItem(`cannae.invitation.${seated.table.id}`, seated.invitation);
  place.go(`/table/${seated.table.id}${lesson ? '?lesson' : ''}`);
}

export async function join(table: string, invitation: string | null = null): Promise<void> {
  await someone();
  await post<Seated>(`/api/tables/${table}/join`, { invitation, entropy: entropy() });
}
