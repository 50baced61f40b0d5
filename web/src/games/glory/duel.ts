import type { Side } from '../../lib/types';

/** One side of a combat as the stage shows it. */
export interface Fighter {
  side: Side;
  /** The kinds of the leading troops; of all that may lead, while that is not known. */
  kinds: string[];
  /** What the Bonus card is worth, as far as it lies open; null where none lies. */
  bonus: number | 'hidden' | null;
  /** Of what kind that card is, once it lies open. */
  bonusKind?: string;
  /** How strong this side is, as far as it has been told. */
  strength?: number | undefined;
  shivers?: boolean;
  lunges?: boolean;
  beaten?: boolean;
}
