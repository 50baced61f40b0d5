/** What the game foretells of a choice, asked a moment after somebody has come to rest on it. */
import type { Choice, View } from '../../lib/types';
import { sitting } from '../../table/sitting.svelte';

const PAUSE = 120; // milliseconds a ghost rests before it is reckoned

export class Foretold {
  found = $state.raw<View | null>(null);
  /** The game was asked and has nothing to foretell. */
  silent = $state(false);

  /** To be made while a component is: it ends with it. */
  constructor(wanted: () => Choice | null) {
    const table = sitting();
    $effect(() => {
      const choice = wanted()?.choice;
      this.silent = false;
      if (!choice) {
        this.found = null;
        return;
      }
      const soon = setTimeout(() => {
        void table.link?.preview(choice).then((answer) => {
          if (wanted()?.choice === choice) [this.found, this.silent] = [answer, answer === null];
        });
      }, PAUSE);
      return () => clearTimeout(soon);
    });
  }
}
