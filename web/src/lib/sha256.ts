/** SHA-256 and HMAC by our own hand: WebCrypto is there only behind TLS and on this very machine, a server in the next room
 *  has neither, and its chance must be checked all the same. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3).
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  const primes: number[] = [];
  for (let one = 2; primes.length < 64; one += 1) if (primes.every((prime) => one % prime)) primes.push(one);
  primes.forEach((prime, index) => {
    K[index] = fraction(Math.cbrt(prime));
    if (index < 8) START[index] = fraction(Math.sqrt(prime));
  });
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) w[index] = view.getUint32(block + 4 * index);
      else {
        const [near, far] = [w[index - 2]!, w[index - 15]!];
        const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
        const two = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
        w[index] = w[index - 16]! + two + w[index - 7]! + one;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let index = 0; index < 64; index += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[index]! + w[index]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setUint32(4 * index, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined([padded.map((byte) => byte ^ 0x36), message]));
  return sha256(joined([padded.map((byte) => byte ^ 0x5c), inner]));
}

export function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes a hexadecimal text stands for; none for any other text. */
export function unhex(text: string): Uint8Array {
  if (text.length % 2 || !/^[0-9a-fA-F]*$/.test(text)) return new Uint8Array();
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}
