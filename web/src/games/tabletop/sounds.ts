/** What is heard of a beat of the telling, for people who have switched sound on. */
import { noise, play, type Layer } from '../../lib/sound';
import { nameOf, type Beat } from './telling';

const dice = (count: number): Layer[] => Array.from({ length: Math.min(8, count) }, (_, die) => noise(60 * die, 70, 0.3, 'bandpass', 2400 + 350 * (die % 3), 1.4));
const thrown = (beat: Beat): Layer[] => dice(Number(beat.events[0]?.args['dice'] ?? 3));
const march: Layer[] = Array.from({ length: 5 }, (_, step) => noise(130 * step, 100, 0.5, 'bandpass', 180, 1.4));

const HEARD: Record<string, (beat: Beat) => Layer[]> = {
  struck: (beat) => [noise(0, 300, 0.5, 'bandpass', 900, 1.4), noise(40, 220, 0.2, 'bandpass', 3200, 1.4), ...thrown(beat)],
  shot: (beat) => [noise(0, 400, 0.26, 'bandpass', 1500, 1.4), ...thrown(beat)],
  broke: () => [noise(0, 700, 0.6, 'bandpass', 260, 1.4)],
  'base-lost': () => [noise(0, 250, 0.4, 'bandpass', 320, 1.4)],
};
const MARCHES = new Set(['moved', 'line-moved', 'goes-in', 'evades', 'routs', 'pursues', 'breaks-off']);

export function sound(beat: Beat): void {
  const [first] = beat.events;
  if (!first) return;
  const name = nameOf(first);
  const layers = name.includes('test') ? dice(2) : MARCHES.has(name) ? march : HEARD[name]?.(beat);
  if (layers) play(layers);
}
