/** What is heard of a beat, for who has switched it on: made of noise, so that nothing has to be loaded. */
import { nameOf, type Beat } from './telling';

let context: AudioContext | null = null;

/** A burst of noise: through which band, how loud, when, and how long it dies away. */
function burst(frequency: number, loud: number, after: number, lasts: number): void {
  context ??= new AudioContext();
  const [begin, length] = [context.currentTime + after, Math.ceil(context.sampleRate * lasts)];
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const [source, band, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  [band.type, band.frequency.value, band.Q.value, volume.gain.value] = ['bandpass', frequency, 1.4, loud];
  source.connect(band).connect(volume).connect(context.destination);
  source.start(begin);
}

const dice = (count: number): void => {
  for (let die = 0; die < Math.min(8, count); die++) burst(2400 + 350 * (die % 3), 0.22, 0.06 * die, 0.07);
};
const march = (): void => {
  for (let step = 0; step < 5; step++) burst(180, 0.35, 0.13 * step, 0.1);
};

const HEARD: Record<string, (beat: Beat) => void> = {
  struck: (beat) => {
    burst(900, 0.4, 0, 0.3);
    burst(3200, 0.14, 0.04, 0.22);
    dice(Number(beat.events[0]?.args['dice'] ?? 3));
  },
  shot: (beat) => {
    burst(1500, 0.18, 0, 0.4);
    dice(Number(beat.events[0]?.args['dice'] ?? 3));
  },
  broke: () => burst(260, 0.5, 0, 0.7),
  'base-lost': () => burst(320, 0.3, 0, 0.25),
};
const MARCHES = new Set(['moved', 'line-moved', 'goes-in', 'evades', 'routs', 'pursues', 'breaks-off']);

export function sound(beat: Beat): void {
  const [first] = beat.events;
  if (!first) return;
  const name = nameOf(first);
  if (name.includes('test')) dice(2);
  else if (MARCHES.has(name)) march();
  else HEARD[name]?.(beat);
}
