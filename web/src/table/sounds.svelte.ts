/** The sounds of a table beside its scenes: the turn comes, a refusal, a result, a line of chat. */
import { untrack } from 'svelte';
import { sound } from '../lib/sound';
import type { Ending } from './ending';

interface Sounds {
  turn: () => boolean;
  refused: () => boolean;
  result: () => Ending | null;
  /** The number of the latest line of the other player's chat. */
  line: () => number;
}

const verdict = ({ winner, seat, both }: Ending): string => (winner === null ? 'level' : both || !seat || winner === seat ? 'won' : 'lost');

/** To be called where a component is made. */
export function playSounds({ turn, refused, result, line }: Sounds): void {
  $effect(() => {
    if (turn()) untrack(() => sound('turn'));
  });
  $effect(() => {
    if (refused()) untrack(() => sound('no'));
  });
  let told = false;
  $effect(() => {
    const now = result();
    if (now && !told) untrack(() => sound(verdict(now)));
    told = now !== null;
  });
  let spoken = -1;
  $effect(() => {
    const now = line();
    if (spoken >= 0 && now > spoken) untrack(() => sound('chat'));
    spoken = now;
  });
}
