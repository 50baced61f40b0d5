/** How a game ended, in a sentence: the winner and the winner's score first. */
import type { Outcome } from './types';
import { known, say } from './words.svelte';

/** The winner's score and the other; nothing where the game ended at the table, or was won by something else than a score. */
export function scored(game: string, { winner, reason, score }: Outcome): [number, number] | null {
  const [won, lost] = winner === 'blue' ? [score[1], score[0]] : score;
  return known(`${game}-outcome-${reason}`) && (!winner || won >= lost) ? [won, lost] : null;
}

export function outcomeWords(game: string, outcome: Outcome): string {
  const { winner, reason } = outcome;
  const own = `${game}-outcome-${reason}`;
  const [won, lost] = scored(game, outcome) ?? [0, 0];
  return say((winner ? 'result-won' : 'result-draw') + (scored(game, outcome) ? '' : '-unscored'), {
    side: `@side-${winner ?? 'red'}`,
    reason: say(known(own) ? own : `outcome-${reason}`),
    won,
    lost,
  });
}
