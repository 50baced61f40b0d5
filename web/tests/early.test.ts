import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../src/lib/early';

const answer = (text: string): Response => new Response(text);
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.early;
});

test('an answer that is already on its way is taken once', async () => {
  const fetched = vi.fn(() => Promise.resolve(answer('late')));
  vi.stubGlobal('fetch', fetched);
  window.early = { '/api/words/en': Promise.resolve(answer('early')) };
  expect(await (await ask('/api/words/en')).text()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await ask('/api/words/en')).text()).toBe('late');
});

test('what nobody asked for early is asked for now, with its headers', async () => {
  const fetched = vi.fn(() => Promise.resolve(answer('late')));
  vi.stubGlobal('fetch', fetched);
  await ask('/api/me', { headers: { 'accept-language': 'de' } });
  expect(fetched).toHaveBeenCalledWith('/api/me', { headers: { 'accept-language': 'de' } });
});

test('a line that broke before anyone listened is tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer('late')));
  const broken = Promise.reject(new TypeError('no network'));
  broken.catch(() => undefined);
  window.early = { '/api/games': broken };
  expect(await (await ask('/api/games')).text()).toBe('late');
});
