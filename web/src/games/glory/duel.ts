import type { Side } from '../../lib/types';

/** One side of a combat as the stage shows it. */
export interface Fighter {
  side: Side;
  /** The kinds of troops of who leads; of all who may, while that is not known. */
  kinds: string[];
  /** What the Bonus card is worth, as far as it lies open; null where none lies. */
  bonus: number | 'hidden' | null;
  shivers?: boolean;
  lunges?: boolean;
  beaten?: boolean;
}
