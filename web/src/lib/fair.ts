/** The chance of a finished game, checked here and by nobody else: that the seed is the one committed to when the table was
 *  made, that what I added is in it, that seals hold what was shown, and that every number drawn comes from that seed. Which
 *  card a number means is the rules' affair; `cannae verify` checks that. docs/records.md says what this proves. */
import { bytes, hex, hmac, joined, sha256, unhex } from './sha256';
import type { Args, Side } from './types';

export const ALGORITHM = 'cannae-hmac-sha256-1';
const SIGNED_FOR = 'cannae-record-signature-1\0';
const WORDS = 2 ** 32;

/** What this browser was shown before a game began, and what it added. */
export interface Kept {
  commitment: string;
  at: number;
  side?: Side;
  text?: string;
  seals?: Partial<Record<Side, string>>; // of the others, when I spoke
}

/** One thing that was looked at: it holds, it does not, or it is only to be said. */
export interface Finding {
  holds: boolean | null;
  key: string;
  args: Args;
}

interface Part {
  by: string;
  text?: string;
  seal?: string;
  seed?: string;
  drawn?: boolean;
}

export interface RecordFile {
  format?: string;
  version?: number;
  game: string;
  fair: { algorithm: string; commitment: string; parts?: Part[]; draws?: Record<string, string>; seed?: string; entropy?: string[]; provable?: boolean };
  signature?: { algorithm: string; key: string; signature: string };
}

const measured = (parts: Uint8Array[]): Uint8Array =>
  joined(parts.flatMap((part) => [Uint8Array.of(part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length), part]));

export const commitmentOf = (seed: Uint8Array, game: string): string => hex(sha256(measured([bytes(ALGORITHM), bytes(game), seed])));
export const sealOf = (text: string): string => hex(sha256(bytes(text)));

/** One stream of a game: numbers below given bounds, each equally likely. */
export function stream(seed: Uint8Array, game: string, entropy: string[], name: string): (bound: number) => number {
  const key = hmac(seed, measured([bytes(ALGORITHM), bytes(game), ...entropy.map(bytes)]));
  const own = hmac(key, bytes(name));
  let at = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  const word = (): number => {
    if (at % 8 === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setUint32(4, at / 8);
      block = new DataView(hmac(own, counter).buffer);
    }
    return block.getUint32(4 * (at++ % 8));
  };
  return (bound) => {
    const limit = WORDS - (WORDS % bound);
    for (;;) {
      const value = word();
      if (value < limit) return value % bound;
    }
  };
}

/** Whether the numbers a record lists for a purpose are those of the stream. */
export function drawsHold(notes: string, next: (bound: number) => number): boolean {
  return notes.split(' ').every((note) => {
    const found = /^(\d{1,10}):(\d{1,10})$/.exec(note);
    const [bound, value] = [Number(found?.[1]), Number(found?.[2])];
    return found !== null && bound > 0 && bound <= WORDS && next(bound) === value;
  });
}

const finding = (holds: boolean | null, key: string, args: Args = {}): Finding => ({ holds, key, args });

/** Everything about the chance that can be checked without the rules; the first fault ends it. */
export function checkChance(record: RecordFile, kept: Kept | null): Finding[] {
  const fair = record.fair;
  const [house, ...added]: Part[] = fair.parts ?? [{ by: 'house', seed: fair.seed ?? '', drawn: fair.provable ?? false }, ...(fair.entropy ?? []).map((text) => ({ by: '', text }))];
  const seed = unhex(house?.seed ?? '');
  const entropy = added.map((part) => part.text ?? '');
  if (fair.algorithm !== ALGORITHM || seed.length !== 32) return [finding(false, 'fair-unreadable')];
  const found: Finding[] = [];
  const held = (holds: boolean, yes: string, no: string, args: Args = {}): boolean => {
    found.push(finding(holds, holds ? yes : no, args));
    return holds;
  };
  if (!held(commitmentOf(seed, record.game) === fair.commitment, 'fair-commitment', 'fair-commitment-wrong')) return found;
  if (!kept) found.push(finding(null, 'fair-not-kept'));
  else if (!held(kept.commitment === fair.commitment, 'fair-kept', 'fair-kept-other')) return found;
  if (kept?.text && kept.side) {
    const own = added.find((part) => part.by === kept.side);
    if (!held(own?.text === kept.text, 'fair-own', 'fair-own-missing')) return found;
  }
  for (const part of added) {
    const shown = kept?.seals?.[part.by as Side];
    if (!part.seal && !shown) continue;
    const right = sealOf(part.text ?? '') === part.seal && (!shown || shown === part.seal);
    if (!held(right, 'fair-seal', 'fair-seal-wrong', { side: `@side-${part.by}` })) return found;
  }
  const draws = Object.entries(fair.draws ?? {});
  const wrong = draws.find(([name, notes]) => !drawsHold(notes, stream(seed, record.game, entropy, name)));
  if (wrong) return [...found, finding(false, 'fair-draws-wrong', { stream: wrong[0] })];
  if (draws.length) found.push(finding(true, 'fair-draws', { count: draws.reduce((sum, [, notes]) => sum + notes.split(' ').length, 0) }));
  if (!house?.drawn) found.push(finding(null, 'fair-chosen'));
  else if (!added.length) found.push(finding(null, 'fair-nobody-added'));
  else if (added.every((part) => part.by)) found.push(finding(null, 'fair-added', { sides: added.map((part) => `@side-${part.by}`) }));
  return found;
}

/** JSON in the one form that is signed: names in order, no blanks. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const letters = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0)!);
  const before = (one: string, two: string): number => {
    const [a, b] = [letters(one), letters(two)];
    const place = a.findIndex((letter, index) => letter !== b[index]);
    return place < 0 ? a.length - b.length : a[place]! - (b[place] ?? -1);
  };
  const names = Object.keys(value).sort(before);
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(',')}}`;
}

/** Whether the record is signed by the key that the server publishes; a browser may lack the means to tell. */
export async function checkSignature(record: RecordFile, published: string | null): Promise<Finding> {
  const { signature, ...body } = record;
  if (!signature) return finding(null, 'fair-unsigned');
  if (published && signature.key !== published) return finding(false, 'fair-key-other');
  const message = joined([bytes(SIGNED_FOR), sha256(bytes(canonical(body)))]);
  try {
    const key = await crypto.subtle.importKey('raw', unhex(signature.key) as BufferSource, { name: 'Ed25519' }, false, ['verify']);
    const right = await crypto.subtle.verify({ name: 'Ed25519' }, key, unhex(signature.signature) as BufferSource, message as BufferSource);
    return finding(right, right ? 'fair-signed' : 'fair-signature-wrong', { key: signature.key.slice(0, 16) });
  } catch {
    return finding(null, 'fair-signature-unknown');
  }
}
