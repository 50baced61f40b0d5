/**
 * Sound, made in the browser from noise and simple tones; there are no files. Off until it is switched on, and quiet.
 * Nothing is told by sound alone.
 *
 * A sound is a list of layers: what sounds, when it begins and how long it lasts (milliseconds), how loud, from which
 * pitch to which, and through which filter.
 */
import { settings } from './settings.svelte';

export type Layer = readonly [kind: OscillatorType | 'noise', start: number, length: number, gain: number, from?: number, to?: number, filter?: BiquadFilterType, pitch?: number, width?: number];

const saw = (start: number, length: number, gain: number, pitch: number, through: number): Layer => ['sawtooth', start, length, gain, pitch, pitch, 'lowpass', through, 0.8];
const tone = (start: number, length: number, gain: number, from: number, to = from): Layer => ['triangle', start, length, gain, from, to];
export const noise = (start: number, length: number, gain: number, filter: BiquadFilterType, pitch: number, width = 0.8): Layer => ['noise', start, length, gain, 0, 0, filter, pitch, width];

export const SOUNDS: Record<string, readonly Layer[]> = {
  touch: [noise(0, 18, 0.34, 'bandpass', 3200, 2)],
  lay: [noise(0, 60, 0.3, 'lowpass', 1500), ['sine', 0, 70, 0.18, 170, 90]],
  flip: [noise(0, 90, 0.2, 'bandpass', 1800, 0.9), noise(70, 40, 0.16, 'highpass', 3800)],
  coin: [tone(0, 120, 0.1, 2093), tone(45, 180, 0.08, 2794)],
  tick: [['square', 0, 22, 0.09, 1300, 1300, 'lowpass', 2600, 0.8]],
  drum: [['sine', 0, 260, 0.42, 110, 52], noise(0, 40, 0.1, 'lowpass', 420)],
  clash: [noise(0, 160, 0.34, 'bandpass', 2600, 1.1), ['square', 0, 90, 0.05, 930, 640], ['square', 12, 120, 0.045, 1410, 1180], ['sine', 0, 180, 0.3, 140, 58]],
  guard: [noise(0, 70, 0.22, 'bandpass', 1100, 3), tone(0, 240, 0.16, 392, 370), tone(6, 200, 0.07, 1046)],
  fall: [['sine', 0, 240, 0.34, 150, 44], noise(30, 150, 0.12, 'lowpass', 600)],
  flag: [noise(0, 220, 0.1, 'bandpass', 900), saw(120, 220, 0.13, 294, 1400), saw(300, 360, 0.14, 440, 1500)],
  won: [saw(0, 200, 0.11, 294, 1500), saw(180, 200, 0.11, 370, 1500), saw(360, 260, 0.12, 440, 1700), saw(600, 900, 0.14, 587, 1900), ['sine', 600, 420, 0.3, 98, 60]],
  lost: [tone(0, 420, 0.14, 294), tone(380, 420, 0.14, 262), tone(760, 1000, 0.16, 220, 208), ['sine', 760, 500, 0.26, 82, 48]],
  level: [tone(0, 260, 0.12, 330), tone(240, 420, 0.12, 330)],
  turn: [tone(0, 110, 0.13, 587), tone(110, 260, 0.12, 784)],
  no: [tone(0, 90, 0.14, 196, 174), tone(100, 120, 0.12, 174, 155)],
  chat: [['sine', 0, 70, 0.12, 880, 880], ['sine', 80, 110, 0.1, 1174, 1174]],
};

const VOLUME = 0.6;
const SILENCE = 0.0001; // before its start too: else the first sample of a later layer is heard at full strength
const VOICES = 4;
const AWAY = ['turn', 'chat']; // what is heard while one looks elsewhere
let context: AudioContext | null = null;
let playing = 0;

export function sound(name: string): void {
  const layers = SOUNDS[name];
  if (!settings.motion && name === 'tick') return; // one sound for what happened is enough
  if (layers) play(layers, AWAY.includes(name));
}

/** `away`: also while one looks elsewhere. */
export function play(layers: readonly Layer[], away = false): void {
  if (!settings.sound || playing >= VOICES || (document.hidden && !away)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  playing += 1;
  setTimeout(() => (playing -= 1), render(context, layers, context.currentTime + 0.005, context.destination));
}

/** Gives how long it lasts, in milliseconds. */
export function render(where: BaseAudioContext, layers: readonly Layer[], at: number, out: AudioNode): number {
  const bus = where.createGain();
  bus.gain.value = VOLUME;
  bus.connect(out);
  for (const layer of layers) voice(where, layer, at, bus);
  return Math.max(...layers.map(([, start, length]) => start + length));
}

function voice(where: BaseAudioContext, [kind, start, length, gain, from = 0, to = from, filter, pitch = 0, width = 0.8]: Layer, at: number, bus: AudioNode): void {
  const [begin, lasts] = [at + start / 1000, length / 1000];
  const source = kind === 'noise' ? hiss(where, lasts) : hum(where, kind, begin, lasts, from, to);
  const envelope = where.createGain();
  envelope.gain.value = SILENCE;
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.exponentialRampToValueAtTime(gain, begin + Math.min(0.008, lasts / 4));
  envelope.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  if (filter) {
    const through = where.createBiquadFilter();
    [through.type, through.frequency.value, through.Q.value] = [filter, pitch, width];
    source.connect(through).connect(envelope);
  } else source.connect(envelope);
  envelope.connect(bus);
  source.start(begin);
  source.stop(begin + lasts + 0.02);
}

function hiss(where: BaseAudioContext, lasts: number): AudioScheduledSourceNode {
  const buffer = where.createBuffer(1, Math.ceil(where.sampleRate * (lasts + 0.02)), where.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = where.createBufferSource();
  source.buffer = buffer;
  return source;
}

function hum(where: BaseAudioContext, kind: OscillatorType, begin: number, lasts: number, from: number, to: number): AudioScheduledSourceNode {
  const source = where.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, begin);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  return source;
}
