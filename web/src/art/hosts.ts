/** Two armies drawn up to be looked at: who stands where, in hundredths of a man, each looking to the right. */
import type { FigureName } from './figures';

export interface Man {
  name: FigureName;
  /** Where he stands. */
  x: number;
  y: number;
}

const ROMAN = 'legionary';
const GAUL = 'gaul';

/** Men side by side and one behind the other, the front rank to the right. */
const ranks = (name: FigureName, files: number, deep: number, x: number, y: number): Man[] =>
  Array.from({ length: files * deep }, (_, at) => {
    const [rank, file] = [Math.floor(at / files), at % files];
    return { name, x: x - rank * 44 - file * 15 + ((rank * 7 + file * 5) % 6), y: y + file * 17 };
  });

const drawn = (...men: Man[]): Man[] => men.sort((one, two) => one.y - two.y);

const legion: Man[] = [...ranks(ROMAN, 3, 5, 330, 122), { name: 'standard', x: 100, y: 116 }];
const host: Man[] = [...ranks(GAUL, 3, 3, 330, 122), { name: 'elephant', x: 158, y: 122 }];
const GENERAL: Man = { name: 'general', x: 54, y: 158 };

/** The first page shows the first three, whose figures are a sheet of their own; a result those with their generals. */
export const ARMIES = {
  legion: drawn(...legion),
  host: drawn(...host),
  stray: drawn({ name: 'standard', x: 205, y: 140 }),
  ledLegion: drawn(...legion, GENERAL),
  ledHost: drawn(...host, GENERAL),
  fallen: drawn({ name: 'fallen', x: 312, y: 152 }, { name: 'fallen', x: 236, y: 128 }, { name: 'fallen', x: 196, y: 164 }, { name: 'fallen', x: 92, y: 140 }),
} satisfies Record<string, Man[]>;
export type ArmyName = keyof typeof ARMIES;

/** The room an army takes. */
export const ROOM = { width: 400, height: 170 } as const;
