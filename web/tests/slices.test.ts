import { expect, test, vi } from 'vitest';
import { inSlices } from '../src/games/tabletop/slices';

/** Work of so many steps, each of which takes some milliseconds by the clock. */
function* work(steps: number, each: number, done: number[]): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    vi.setSystemTime(Date.now() + each);
    done.push(step);
    yield;
  }
  return 'made';
}

test('long work lets others in between its slices, and hands over what came of it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('window', globalThis);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const [done, then] = [[] as number[], vi.fn<(made: string) => void>()];
  inSlices(work(10, 2, done), then);
  expect(done).toEqual([]); // the caller goes on first
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([0, 1, 2]);
  vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(6);
  vi.runAllTimers();
  expect(done).toHaveLength(10);
  expect(then).toHaveBeenCalledExactlyOnceWith('made');
  const [other, never] = [[] as number[], vi.fn<(made: string) => void>()];
  const stop = inSlices(work(10, 2, other), never);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(other).toEqual([0, 1, 2]);
  expect(never).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
