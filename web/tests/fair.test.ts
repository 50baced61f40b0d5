import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })); // jsdom has none
import { recall, recallCommitment, settle, waitedFor, witness, type Drawn } from '../src/lib/chance';
import { canonical, checkChance, checkSignature, commitmentOf, drawsHold, sealOf, stream, type Kept, type RecordFile } from '../src/lib/fair';
import { bytes, hex, sha256, unhex } from '../src/lib/sha256';

interface Vectors {
  hashes: { text: string; sha256: string }[];
  streams: { game: string; seed: string; entropy: string[]; commitment: string; draws: string }[];
  canonical: { data: unknown; sha256: string };
  record: RecordFile;
}
const made = JSON.parse(readFileSync('tests/fair-vectors.json', 'utf-8')) as Vectors;
const copy = (): RecordFile => structuredClone(made.record);
const faults = (record: RecordFile, kept: Kept | null = null): string[] =>
  checkChance(record, kept).filter((one) => one.holds === false).map((one) => one.key);
const holds = (record: RecordFile, kept: Kept | null = null): string[] =>
  checkChance(record, kept).filter((one) => one.holds).map((one) => one.key);
const mine: Kept = { commitment: made.record.fair.commitment, at: 1, side: 'blue', text: 'my coins ⚔', seals: { red: sealOf('my dice') } };

let count = 0;
beforeEach(() => {
  id = `T${(count += 1)}`;
  localStorage.clear();
  vi.stubGlobal('crypto', webcrypto);
});

it('hashes as the Python side does', () => {
  for (const one of made.hashes) expect(hex(sha256(bytes(one.text)))).toBe(one.sha256);
  const long = new Uint8Array(100_000).map((_, index) => index);
  return webcrypto.subtle.digest('SHA-256', long).then((digest) => expect(hex(sha256(long))).toBe(hex(new Uint8Array(digest))));
});

it('draws the numbers the Python side drew', () => {
  for (const one of made.streams) {
    const seed = unhex(one.seed);
    expect(commitmentOf(seed, one.game)).toBe(one.commitment);
    expect(drawsHold(one.draws, stream(seed, one.game, one.entropy, 'deal'))).toBe(true);
    expect(drawsHold(one.draws, stream(seed, one.game, [...one.entropy, 'x'], 'deal'))).toBe(false);
    expect(drawsHold(one.draws, stream(seed, one.game, one.entropy, 'stack'))).toBe(false);
  }
});

it.each(['', '0:0', '6:7:1', '6:-1', '99999999999:1', 'six:1', ' '])('takes %j for no draw', (notes) => {
  expect(drawsHold(notes, () => 0)).toBe(false);
});

it('finds everything right in a record that is', () => {
  expect(faults(copy())).toEqual([]);
  expect(holds(copy())).toEqual(['fair-commitment', 'fair-seal', 'fair-draws']);
  expect(holds(copy(), mine)).toEqual(['fair-commitment', 'fair-kept', 'fair-own', 'fair-seal', 'fair-draws']);
});

it('finds a server out that drew another seed, left out what I added, or let the other choose after me', () => {
  const other = copy();
  other.fair.parts![0]!.seed = '00'.repeat(32);
  expect(faults(other)).toEqual(['fair-commitment-wrong']);
  other.fair.commitment = commitmentOf(unhex('00'.repeat(32)), other.game); // and says it had committed to that
  expect(faults(other)).not.toEqual([]);
  expect(faults(other, mine)).toEqual(['fair-kept-other']);
  const without = copy();
  without.fair.parts!.pop();
  expect(faults(without, mine)).toEqual(['fair-own-missing']);
  expect(faults(without)).toEqual(['fair-draws-wrong']);
  const late = copy();
  late.fair.parts![1] = { by: 'red', text: 'better dice', seal: sealOf('better dice') };
  expect(faults(late, mine)).toEqual(['fair-seal-wrong']);
  delete late.fair.parts![1].seal;
  expect(faults(late, mine)).toEqual(['fair-seal-wrong']);
  const broken = copy();
  broken.fair.parts![1]!.seal = sealOf('other dice');
  expect(faults(broken)).toEqual(['fair-seal-wrong']);
});

it('finds a number out that was not drawn', () => {
  const record = copy();
  const [name, notes] = Object.entries(record.fair.draws!)[0]!;
  const [bound, value] = notes.split(' ')[0]!.split(':').map(Number) as [number, number];
  record.fair.draws![name] = notes.replace(/^\S+/, `${bound}:${(value + 1) % bound}`);
  expect(faults(record)).toEqual(['fair-draws-wrong']);
});

it('does not call a game provable to which no player added anything', () => {
  const keys = (record: RecordFile): string[] => checkChance(record, null).map((one) => one.key);
  const alone = copy();
  alone.fair.parts = alone.fair.parts!.slice(0, 1);
  alone.fair.draws = {};
  expect(keys(alone)).toContain('fair-nobody-added');
  expect(keys(copy())).toContain('fair-added');
  alone.fair.parts[0]!.drawn = false;
  expect(keys(alone)).toContain('fair-chosen');
});

it('reads no nonsense', () => {
  const record = copy();
  record.fair.parts![0]!.seed = 'zz'.repeat(32);
  expect(faults(record)).toEqual(['fair-unreadable']);
  record.fair.algorithm = 'dice';
  expect(faults(record)).toEqual(['fair-unreadable']);
});

it('signs what the Python side signed', async () => {
  expect(hex(sha256(bytes(canonical(made.canonical.data))))).toBe(made.canonical.sha256);
  const key = made.record.signature!.key;
  expect(await checkSignature(copy(), key)).toMatchObject({ holds: true, key: 'fair-signed' });
  expect(await checkSignature(copy(), '00'.repeat(32))).toMatchObject({ holds: false, key: 'fair-key-other' });
  const other = copy();
  other.game = 'honour';
  expect(await checkSignature(other, key)).toMatchObject({ holds: false, key: 'fair-signature-wrong' });
  delete other.signature;
  expect(await checkSignature(other, key)).toMatchObject({ holds: null, key: 'fair-unsigned' });
  vi.stubGlobal('crypto', {});
  expect(await checkSignature(copy(), key)).toMatchObject({ holds: null, key: 'fair-signature-unknown' });
});

// -- My own part ------------------------------------------------------------------------------------------------

const person = { kind: 'person', name: 'Ann', level: '' } as const;
const open = { kind: 'open', name: '', level: '' } as const;
let id = 'T';
const table = (more: Partial<Drawn>): Drawn => ({
  id, status: 'open', commitment: 'c'.repeat(64), chance: { sides: { red: { stands: 'awaited', seal: '' } }, ended_by: null },
  seats: [person, open], mine: ['red'], ...more,
});

function answering(): { path: string; body: Record<string, string> }[] {
  const asked: { path: string; body: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', (path: string, how: { body: string }) => {
    asked.push({ path, body: JSON.parse(how.body) as Record<string, string> });
    return Promise.resolve(new Response('{}'));
  });
  return asked;
}

it('seals while nobody else is bound, and shows when both are', async () => {
  const asked = answering();
  await Promise.all([settle(table({})), settle(table({}))]); // a list and a state may ask at once
  const text = recall(id)!.text!;
  expect(asked).toEqual([{ path: `/api/tables/${id}/chance`, body: { commitment: 'c'.repeat(64), seal: sealOf(text) } }]);
  const sealed = { red: { stands: 'sealed', seal: sealOf(text) } } as const;
  await settle(table({ chance: { sides: sealed, ended_by: null } }));
  const theirs = (stands: 'awaited' | 'added'): Drawn =>
    table({ seats: [person, person], chance: { sides: { ...sealed, blue: { stands, seal: '' } }, ended_by: null } });
  await settle(theirs('awaited'));
  expect(asked.length).toBe(1);
  await settle(theirs('added'));
  expect(asked[1]).toEqual({ path: `/api/tables/${id}/reveal`, body: { entropy: text } });
  expect(waitedFor(theirs('added'))).toEqual(['red']);
});

it('speaks openly when the other is bound, and keeps the seal it was shown', async () => {
  const asked = answering();
  const sides = { red: { stands: 'sealed', seal: 'f'.repeat(64) }, blue: { stands: 'awaited', seal: '' } } as const;
  await settle(table({ seats: [person, person], mine: ['blue'], chance: { sides, ended_by: null } }));
  expect(asked[0]!.body['entropy']).toBe(recall(id)!.text);
  expect(recall(id)).toMatchObject({ side: 'blue', seals: { red: 'f'.repeat(64) } });
});

it('adds nothing under a commitment that has changed', async () => {
  const asked = answering();
  witness(table({}));
  await expect(settle(table({ commitment: 'd'.repeat(64) }))).rejects.toThrow();
  expect(asked).toEqual([]);
  expect(recallCommitment('c'.repeat(64))).not.toBeNull();
  expect(recallCommitment('d'.repeat(64))).toBeNull();
});
