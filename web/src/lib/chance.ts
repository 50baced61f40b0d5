/** My own part of the chance: the commitment I was shown is kept, what I add is made here, sealed while the other side has
 *  not spoken, and shown when it is bound. docs/protocol.md says why in this order. */
import { get, post, Refused } from './api';
import { sealOf, type Kept } from './fair';
import { hex } from './sha256';
import { keep, kept } from './settings.svelte';
import type { Seat, Side, TableChance } from './types';
import { say } from './words.svelte';

/** What of a table matters here; lists and states both have it. */
export interface Drawn {
  id: string;
  status: string;
  commitment: string;
  chance: TableChance;
  seats: readonly Seat[];
  mine: readonly Side[];
}

const MOST = 300; // tables remembered
const memory = new Map<string, Kept>(); // where a browser keeps nothing

function all(): [string, Kept][] {
  try {
    return Object.entries(JSON.parse(kept('fair') ?? '{}') as Record<string, Kept>);
  } catch {
    return [];
  }
}

export function recall(table: string): Kept | null {
  return all().find(([id]) => id === table)?.[1] ?? memory.get(table) ?? null;
}

/** What was kept of a game that is known by its commitment alone, as in a file. */
export function recallCommitment(commitment: string): Kept | null {
  return [...all().map(([, one]) => one), ...memory.values()].find((one) => one.commitment === commitment) ?? null;
}

function remember(table: string, one: Kept): void {
  memory.set(table, one);
  const others = all().filter(([id]) => id !== table);
  const latest = [...others, [table, one] as [string, Kept]].sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  keep('fair', JSON.stringify(Object.fromEntries(latest)));
}

/** Keep the commitment of a table the first time it is shown. What a server shows later must be the same. */
export function witness(table: Pick<Drawn, 'id' | 'commitment'>): Kept {
  const known = recall(table.id);
  if (known && known.commitment !== table.commitment) throw new Error(say('fair-changed'));
  const now = known ?? { commitment: table.commitment, at: Date.now() };
  if (!known) remember(table.id, now);
  return now;
}

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const seatOf = (table: Drawn, side: Side): Seat | undefined => table.seats[side === 'red' ? 0 : 1];
const standing = (table: Drawn, side: Side): string | undefined => table.chance.sides[side]?.stands;
const owing = (table: Drawn): Side[] =>
  (['red', 'blue'] as const).filter((side) => ['awaited', 'sealed'].includes(standing(table, side) ?? ''));

export const full = (table: Pick<Drawn, 'seats'>): boolean => table.seats.every((seat) => seat.kind !== 'open');

/** Who keeps the game from beginning although both have sat down. */
export const waitedFor = (table: Drawn): Side[] => (full(table) && table.status !== 'running' ? owing(table) : []);

/** Whether I sealed something that this browser does not have: it was done on another device. */
export const sealedElsewhere = (table: Drawn): boolean =>
  table.status === 'open' && table.mine.some((side) => standing(table, side) === 'sealed' && !recall(table.id)?.text);

const done = new Set<string>(); // what this page has said already, or is saying: lists and states both ask for it
const PASSING = ['chance-not-awaited', 'chance-seal-first', 'seal-none', 'seal-too-early', 'entropy-too-late'];

/** Do what is mine to do now: add, openly or under seal, or show what I sealed. */
export async function settle(table: Drawn): Promise<void> {
  if (table.status !== 'open') return;
  const mine = (how: string): Side | undefined => table.mine.find((side) => standing(table, side) === how);
  const [awaited, sealed] = [mine('awaited'), mine('sealed')];
  const text = recall(table.id)?.text;
  if (awaited) await once(`${table.id} add`, () => add(table, awaited));
  else if (sealed && text && full(table) && standing(table, other(sealed)) !== 'awaited') {
    await once(`${table.id} show`, () => post(`/api/tables/${table.id}/reveal`, { entropy: text }));
  }
}

async function once(what: string, work: () => Promise<unknown>): Promise<void> {
  if (done.has(what)) return;
  done.add(what);
  try {
    await work();
  } catch (error) {
    done.delete(what);
    // Another window of mine was quicker, or the other side spoke just now: the next state says what is to be done.
    if (!(error instanceof Refused) || !PASSING.includes(error.key)) throw error;
  }
}

async function add(table: Drawn, side: Side): Promise<void> {
  const known = witness(table);
  const foe = other(side);
  const first = seatOf(table, foe)?.kind === 'open' || standing(table, foe) === 'awaited';
  const seal = table.chance.sides[foe]?.seal;
  const text = known.text ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  remember(table.id, { ...known, side, text, seals: seal ? { [foe]: seal } : {} });
  const commitment = table.commitment;
  await post(`/api/tables/${table.id}/chance`, first ? { commitment, seal: sealOf(text) } : { commitment, entropy: text });
}

/** Show what waits in my tables, wherever I am on the page. */
export async function settleAll(tables: readonly Drawn[]): Promise<void> {
  for (const table of tables) await settle(table).catch(() => undefined);
}

/** The key of this server as it was when this browser first saw it; a server that changes it must say why. */
export async function serverKey(): Promise<string | null> {
  const now = await get<{ key: string }>('/api/key').then((answer) => answer.key, () => null);
  if (!kept('key') && now) keep('key', now);
  return kept('key') ?? now;
}
