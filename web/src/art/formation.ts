/**
 * Where each figure of a body of troops stands. A pure function: what looks like chance comes from a hash of the body's
 * name, so that nothing twitches when it is drawn again and a replay looks the same.
 */
export type Bearing = 'steady' | 'disrupted' | 'fragmented' | 'broken';

export interface Body {
  id: string;
  /** Men side by side, into the depth of the picture, and one behind the other. */
  files: number;
  ranks: number;
  /** Room of one man along the front and behind it, in hundredths of a man. */
  width: number;
  depth: number;
  bearing?: Bearing;
  /** How many are left; the rear rank thins first, and who fell stays in the gap. */
  left?: number;
}

export interface Man {
  /** To the right of its facing, and forward. */
  across: number;
  ahead: number;
  lean: number;
  turned: boolean;
  fallen: boolean;
}

interface Disorder {
  jitter: number;
  lean: number;
  turned: number;
  step: number;
  spread: number;
}

const DISORDER: Record<Bearing, Disorder> = {
  steady: { jitter: 3, lean: 1.5, turned: 0, step: 0, spread: 1 },
  disrupted: { jitter: 12, lean: 6, turned: 0, step: 22, spread: 1 },
  fragmented: { jitter: 24, lean: 11, turned: 0.3, step: 30, spread: 1.04 },
  broken: { jitter: 42, lean: 9, turned: 1, step: 45, spread: 1.18 },
};

/** Numbers from 0 to 1 that are always the same for the same seed. */
export function hashed(seed: string): () => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return ((hash >>> 0) % 10000) / 10000;
  };
}

export function formation({ id, files, ranks, width, depth, bearing = 'steady', left = files * ranks }: Body): Man[] {
  const disorder = DISORDER[bearing];
  const chance = hashed(id + bearing);
  const swing = (): number => (chance() - 0.5) * 2;
  const men: Man[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = 0; file < files; file++) {
      const across = (file - (files - 1) / 2) * width + swing() * disorder.jitter;
      const stepped = chance() < 0.25 ? swing() * disorder.step : 0;
      const ahead = -rank * depth + swing() * disorder.jitter + stepped;
      const lean = swing() * disorder.lean;
      const turned = chance() < disorder.turned;
      const fallen = rank * files + file >= left;
      men.push({
        across: across * disorder.spread,
        ahead: ahead * disorder.spread,
        lean: turned ? Math.abs(lean) + 5 : lean,
        turned,
        fallen,
      });
    }
  }
  return men;
}
