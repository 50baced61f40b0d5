import { expect, test } from 'vitest';
import { ago } from '../src/lib/ago';

const [MINUTE, HOUR] = [60_000, 3_600_000];
test('how long ago it was, in either language', () => {
  expect(ago(1000, 'en', 31_000)).toBe('now');
  expect(ago(1000, 'en', 1000 + 5 * MINUTE)).toBe('5 min. ago');
  expect(ago(1000, 'en', 1000 + 26 * HOUR)).toBe('yesterday');
  expect(ago(1000, 'de', 1000 + 3 * HOUR)).toBe('vor 3 Std.');
  expect(ago(1000, 'de', 990), 'a clock that goes ahead').toBe('jetzt');
});
