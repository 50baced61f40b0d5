/** How the Troops of this game look: each card of a Unit is one man, three abreast. */
import type { FigureName } from '../../art/figures';

const FOOT = 58;
const LOOSE = 78;
const MOUNTED = 108;

const LOOKS: Record<string, readonly [FigureName, number]> = {
  levy: ['levy', FOOT],
  shieldbearers: ['hoplite', FOOT],
  swordsmen: ['legionary', FOOT],
  phalangites: ['phalangite', FOOT],
  fanatics: ['fanatic', FOOT],
  archers: ['archer', LOOSE],
  bellybows: ['bellybow', LOOSE],
  peltasts: ['velite', LOOSE],
  lighthorse: ['numidian', MOUNTED],
  cataphracts: ['cataphract', MOUNTED],
  veterans: ['triarius', FOOT],
  centurion: ['centurion', FOOT],
  masterarcher: ['archer', FOOT],
  champion: ['gaul', FOOT],
  lance: ['cavalry', MOUNTED],
};

export const ABREAST = 3;

export const figureOf = (troop: string): FigureName => LOOKS[troop]?.[0] ?? 'levy';

/** Room from one rank to the next: as much as the largest of them needs. */
export const depthOf = (troops: readonly string[]): number => Math.max(FOOT, ...troops.map((one) => LOOKS[one]?.[1] ?? FOOT));
