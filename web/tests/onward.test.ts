/** What is offered after a game, besides the same again. */
import { beforeEach, expect, test, vi } from 'vitest';
import { onwardFrom } from '../src/lib/tables';
import type { GameShown } from '../src/lib/types';
import { locale, Words } from '../src/lib/words.svelte';

vi.hoisted(() => Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })); // the test's document has none
const GAME = { id: 'glory', first: { setup: 'quick' }, levels: ['gaius', 'syphax', 'varro'] } as unknown as GameShown;
beforeEach(() => void (locale.words = new Words('en', ['glory-fuller = Draft\npage-name-gaius = Gaius\npage-name-syphax = Syphax'])));

test('the whole game after a first, shorter one, won or lost', () => {
  for (const won of [true, false]) expect(onwardFrom(GAME, { setup: 'quick' }, 'gaius', won)?.key).toBe('glory-fuller');
});

test('the next stronger opponent after a victory alone', () => {
  const after = (level: string, won: boolean) => onwardFrom(GAME, { setup: 'draft' }, level, won);
  expect(after('gaius', true)).toMatchObject({ key: 'page-next-foe', args: { name: '@page-name-syphax' } });
  expect(after('gaius', false)).toBeNull();
  expect(after('syphax', true)).toBeNull(); // the next one has no name
  expect(after('nobody', true)).toBeNull(); // a level that is no longer offered
});
