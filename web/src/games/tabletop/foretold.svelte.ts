/** What the game foretells of a choice, asked a moment after somebody has come to rest on it. */
import type { Choice, View } from '../../lib/types';
import { sitting } from '../../table/sitting.svelte';

const PAUSE = 120; // milliseconds a ghost rests before it is reckoned

export class Foretold {
  found = $state.raw<View | null>(null);

  /** To be made while a component is: it ends with it. */
  constructor(wanted: () => Choice | null) {
    const table = sitting();
    $effect(() => {
      const choice = wanted()?.choice;
      if (!choice) {
        this.found = null;
        return;
      }
      const soon = setTimeout(() => {
        void table.link?.preview(choice).then((answer) => {
          if (wanted()?.choice === choice) this.found = answer;
        });
      }, PAUSE);
      return () => clearTimeout(soon);
    });
  }
}
