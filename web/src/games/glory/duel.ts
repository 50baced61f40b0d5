import type { Side } from '../../lib/types';

/** One side of a combat as the stage shows it. */
export interface Fighter {
  side: Side;
  /** The kinds of the leading troops; of all that may lead, while that is not known. */
  kinds: string[];
  /** What the Bonus card is worth, as far as it lies open; null where none lies. */
  bonus: number | 'hidden' | null;
  shivers?: boolean;
  lunges?: boolean;
  beaten?: boolean;
}
