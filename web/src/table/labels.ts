/** What a choice is called on its button: in the page's own words where a game has such, else in those of the list. */
import type { Choice } from '../lib/types';
import { known, say } from '../lib/words.svelte';

/** Where the board shows the rest, a button need only name the act: for one phase, or for all of them. */
export function labelled(choice: Choice, at: { game: string; phase: string } | null | undefined): string {
  if (!at) return say(choice.key, choice.args);
  const kind = choice.key.slice(at.game.length + 1);
  const own = [`${at.game}-button-${at.phase}-${kind}`, `${at.game}-button-${kind}`].find(known);
  return say(own ?? choice.key, choice.args);
}
