/**
 * One answer to a question that comes several times in a row ("keep all the ground"): it is given again until another
 * question comes, or until something has happened that may change one's mind.
 */
import type { Choice } from '../lib/types';
import { known } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';

const AFTER = 150;

export class RepeatedAnswer {
  private given = $state.raw<{ phase: string; choice: string; told: number } | null>(null);

  /** `told`: how many things have happened so far; `may`: nothing else is going on. */
  constructor(
    private readonly sit: Sitting,
    private readonly told: () => number,
    may: () => boolean,
  ) {
    $effect(() => {
      const state = sit.link?.state;
      const given = this.given;
      if (!given || !state) return;
      if (state.phase !== given.phase || this.told() !== given.told) this.given = null;
      const choice = may() ? sit.choices.find((one) => one.choice === given.choice) : undefined;
      if (!this.given || !choice) return;
      const timer = setTimeout(() => void sit.choose(choice, true), AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** The words of a button that gives one of these answers for good, where the game has such words. */
  words(choice: Choice): string | null {
    const key = `${this.sit.link?.state?.game}-always-${this.sit.link?.state?.phase}-${choice.choice}`;
    return known(key) ? key : null;
  }

  /** To this question at once, to those that follow by itself. */
  give(choice: Choice): void {
    this.given = { phase: this.sit.link?.state?.phase ?? '', choice: choice.choice, told: this.told() };
    void this.sit.choose(choice, true);
  }
}
