/**
 * Held ready: while the other side decides, a card can be touched that is to be played as soon as it may be. It is known
 * to this page alone, and the choice is made when its decision comes, by the list the game then offers. It is never made
 * at once: an answer without a breath would tell the other side that nobody looked at what they did.
 */
import { untrack } from 'svelte';
import type { Choice } from '../lib/types';
import { say } from '../lib/words.svelte';
import { complete, fitting, touchable } from './choosing';
import type { Sitting } from './sitting.svelte';

/** What a board lets be held ready, and what for: it lapses when something else is decided. */
export interface Holdable {
  about: string;
  things: ReadonlySet<string>;
  /** Where a thing may be meant to go. */
  places: ReadonlySet<string>;
}

export interface Held {
  about: string;
  things: readonly string[];
}

/** What is held after a touch: the same again puts it back, a place is where the card in hand shall go. */
export function touched(held: Held | null, may: Holdable, thing: string): Held | null | 'no' {
  const [card, place] = held?.about === may.about ? held.things : [];
  if (may.things.has(thing)) return thing === card ? null : { about: may.about, things: [thing] };
  if (!card || !may.places.has(thing)) return 'no';
  return { about: may.about, things: thing === place ? [card] : [card, thing] };
}

/** What comes of it at a decision: it is done, or taken in hand because something is open still, or waits, or has lapsed. */
export function comesTo(held: Held, may: Holdable | null, choices: readonly Choice[]): { do: Choice } | 'take' | 'wait' | 'lapse' {
  const [card] = held.things;
  if (may?.about !== held.about || !card || !may.things.has(card)) return 'lapse';
  const ready = fitting(choices, held.things).filter((one) => complete(one, held.things));
  const only = ready[0];
  if (only && ready.length === 1) return { do: only };
  return touchable(choices, []).has(card) ? 'take' : 'wait';
}

/** To be called where a component is made; `may`: nothing else is going on; `after`: how long a breath is. */
export function playHeld(sit: Sitting, may: () => boolean, after: () => number): void {
  $effect(() => {
    const [held, choices] = [sit.held, sit.choices];
    if (!held || !choices.length || !may()) return;
    const found = comesTo(held, sit.holdable, choices);
    if (found === 'wait') return;
    if (typeof found === 'string') {
      untrack(() => takenInHand(sit, held, found === 'take'));
      return;
    }
    const timer = setTimeout(() => {
      sit.held = null;
      void sit.choose(found.do);
    }, untrack(after));
    return () => clearTimeout(timer);
  });
}

function takenInHand(sit: Sitting, held: Held, open: boolean): void {
  sit.held = null;
  if (open) sit.selected = held.things.slice(0, 1);
  if (!open || held.things.length > 1) sit.note = { text: say('page-held-lapsed'), rule: null, kind: 'news' };
}
