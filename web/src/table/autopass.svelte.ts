/**
 * Where there is nothing to decide but to pass, it is passed, with a word about it. Never against people: how quickly it
 * came would tell them what one does not hold.
 */
import type { Choice } from '../lib/types';
import { say } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';

const FORCED = ['pass', 'decline'];
const AFTER = 900; // long enough to see the button that is pressed

export const forcedOf = (choices: readonly Choice[]): Choice | null => {
  const [only, ...more] = choices;
  return only && !more.length && FORCED.includes(only.verb) ? only : null;
};

/** To be called where a component is made; `may`: against the computer, with nothing else going on. */
export function passForced(sit: Sitting, may: () => boolean): void {
  $effect(() => {
    const choice = may() ? forcedOf(sit.choices) : null;
    if (!choice) return;
    const timer = setTimeout(() => void sit.choose(choice, true).then(() => (sit.note = { text: say('page-passed'), rule: null, kind: 'news' })), AFTER);
    return () => clearTimeout(timer);
  });
}
