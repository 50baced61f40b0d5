/** The scene that is played, as far as a board knows of it; none where a table tells everything at once. */
import type { Args, Happening, View } from '../../lib/types';

export type News = Omit<Happening, 'n'>;

export interface Scene {
  kind: string;
  view: View;
  beats: Readonly<Record<string, number>>;
  lasts: number;
  told: number;
  about?: News | undefined;
  says?: { key: string; args: Args } | undefined;
  group?: string;
  sounds?: readonly (readonly [number, string])[];
}

export interface Play {
  readonly scene: Scene | null;
  reached(beat: string): boolean;
}

export const director = (): Play => ({ scene: null, reached: () => false });
