/** How a game ended, in a sentence: the winner and the winner's score first. */
import type { Outcome } from './types';
import { known, say } from './words.svelte';

export function outcomeWords(game: string, { winner, reason, score }: Outcome): string {
  const own = `${game}-outcome-${reason}`;
  const scored = known(own); // otherwise it ended at the table, with no score that would mean anything
  const [won, lost] = winner === 'blue' ? [score[1], score[0]] : score;
  return say((winner ? 'result-won' : 'result-draw') + (scored ? '' : '-unscored'), {
    side: `@side-${winner ?? 'red'}`,
    reason: say(scored ? own : `outcome-${reason}`),
    won,
    lost,
  });
}
