/** Our own drawings of troops and ideas, each on a field of 48 by 48: filled shapes and lines. */
export interface Emblem {
  fill?: string;
  line?: string;
}

const HORSE =
  'M13 43c0-10 1-17 7-22l-2-8 6 4c6 0 11 4 13 11l2 6c1 3-3 5-5 3l-5-4c-2 1-4 1-6 1 3 4 5 6 5 9z';

export const EMBLEMS: Record<string, Emblem> = {
  spear: {
    fill: 'M24 13a12 12 0 1 1 0 24a12 12 0 1 1 0-24zm0 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zm0 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM38 1l4 8-3 1v36h-2V10l-3-1z',
  },
  pike: {
    fill: 'M10 26a9 9 0 1 1 0 .1zM19 20l1 4 4 .3-3 2.600 1 4-3-2.200-3.400 2.200 1-4-3-2.600 4-.3z',
    line: 'M6 46L40 4M14 46L44 9M24 46L46 18',
  },
  heavy_infantry: {
    fill: 'M12 5c8-3 16-3 24 0 2 13 2 25 0 38-8 3-16 3-24 0-2-13-2-25 0-38zm3 3c-1 11-1 21 0 32 6 2 12 2 18 0 1-11 1-21 0-32-6-2-12-2-18 0zm9 9a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
    line: 'M24 9v8M24 31v8M16 24h1M31 24h1',
  },
  medium_infantry: {
    fill: 'M20 6c9 0 13 8 13 18s-4 18-13 18S7 34 7 24 11 6 20 6zm0 4c-6 0-9 6-9 14s3 14 9 14 9-6 9-14-3-14-9-14zm-1.500 5h3v18h-3zM40 2l3 8h-2v36h-2V10h-2z',
  },
  light_infantry: {
    fill: 'M7 16c6 4 22 4 28 0 3 14-5 24-14 24S4 30 7 16zm5 5c1 8 5 13 9 13s8-5 9-13c-5 1.500-13 1.500-18 0z',
    line: 'M30 6l14 22M34 4l12 19',
  },
  archers: {
    line: 'M14 4c20 8 20 32 0 40M14 4v40M6 24h36M36 18l6 6-6 6M6 24l4-4M6 24l4 4M11 24l4-4M11 24l4 4',
  },
  cavalry: { fill: `${HORSE}M36 2l3 7h-2v16h-2V9h-2z`, line: 'M22 22l2 1' },
  light_cavalry: { fill: HORSE, line: 'M30 14L46 3M33 19L47 10' },
  elephant: {
    fill: 'M14 8c10-5 22-1 24 9 1 6-1 10-3 13l1 9c0 4-6 5-7 1l1-2c1 1 2 0 2-1l-2-7c-4 2-8 2-11 1l-2 12H8l1-14c-4-4-4-17 5-21zm2 5c-5 3-5 11-1 14 4 2 8-1 8-6s-3-10-7-8zm16 3a1.700 1.700 0 1 0 .1 0z',
    line: 'M33 31c4 1 8-1 9-5',
  },
  commander: {
    fill: 'M8 20C8 10 16 5 24 5s17 5 18 14c-4-4-9-6-14-6 6 3 8 8 8 14l-5 2v5c0 4 3 6 3 9h-7l-3-9h-4v9H11c2-3 3-7 3-11-3-2-5-6-6-12zm12 4c3-1 7-1 10 1l-1 3c-3-1-6-1-8 0z',
  },
  overlap: { line: 'M6 38V14h14M20 14l-6-6M20 14l-6 6M42 38V14H28M28 14l6-6M28 14l6 6M12 38h24', fill: 'M20 30h8v12h-8z' },
  reserves: { line: 'M10 20l14-10 14 10M10 30l14-10 14 10M10 40l14-10 14 10' },
  sword: { fill: 'M22 3h4l1 25h6v3h-7v9a3 3 0 1 1-4 0v-9h-7v-3h6z' },
  axe: { fill: 'M22 4h4v40h-4zM27 6c8 0 14 4 15 13-4-3-9-4-15-4zM21 6C13 6 7 10 6 19c4-3 9-4 15-4z' },
  crossbow: { fill: 'M22 8h4v36h-4z', line: 'M4 20C8 8 40 8 44 20M4 20l20 6 20-6M24 2v8' },
  banner: { fill: 'M8 4h3v42H8zM12 6h28l-7 9 7 9H12z' },
  scroll: {
    fill: 'M10 8h26c4 0 6 2 6 6v2H18v20c0 4-2 6-5 6s-5-2-5-6V12c0-2 1-4 2-4z',
    line: 'M22 22h14M22 28h14M22 34h10',
  },
  hand: { fill: 'M14 44c-4-8-8-14-8-18 0-3 4-3 5 0l3 4V8c0-4 5-4 5 0v12l1-14c0-4 5-4 5 0v14l2-11c1-4 5-3 5 0l-1 13 3-6c2-3 5-1 4 2l-5 16c-1 5-4 10-7 10z' },
};

export const TROOPS: Record<string, string> = {
  levy: 'spear',
  shieldbearers: 'heavy_infantry',
  swordsmen: 'sword',
  phalangites: 'pike',
  fanatics: 'axe',
  archers: 'archers',
  bellybows: 'crossbow',
  peltasts: 'light_infantry',
  lighthorse: 'light_cavalry',
  cataphracts: 'cavalry',
  veterans: 'medium_infantry',
  centurion: 'commander',
  masterarcher: 'archers',
  champion: 'sword',
  lance: 'cavalry',
};
