import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARMIES } from '../src/art/hosts';

test('the small sheet of figures holds all that stand on the first page', () => {
  const sheet = /const HERALDS = \[(.*)\]/.exec(readFileSync('vite.config.ts', 'utf-8'))?.[1] ?? '';
  for (const army of [ARMIES.legion, ARMIES.host, ARMIES.stray]) for (const man of army) expect(sheet).toContain(`'${man.name}'`);
});
