/** How a game ended is told from the winner's side. */
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../src/lib/outcome';
import { locale, Words } from '../src/lib/words.svelte';

const source = ['side-red = Red', 'side-blue = Blue', 'glory-outcome-terrain = by three columns', 'outcome-resigned = resigned'];
source.push('result-won = { $side } wins, { $won } to { $lost }: { $reason }', 'result-draw = A draw, { $won } to { $lost }: { $reason }');
source.push('result-won-unscored = { $side } wins: { $reason }');

describe('the sentence at the end', () => {
  locale.words = new Words('en', [source.join('\n')]);

  it('tells the winner’s score first, for either winner', () => {
    expect(outcomeWords('glory', { winner: 'blue', reason: 'terrain', score: [1, 3] })).toBe('Blue wins, 3 to 1: by three columns');
    expect(outcomeWords('glory', { winner: 'red', reason: 'terrain', score: [3, 1] })).toBe('Red wins, 3 to 1: by three columns');
    expect(outcomeWords('glory', { winner: null, reason: 'terrain', score: [2, 2] })).toBe('A draw, 2 to 2: by three columns');
  });

  it('tells no score that the winner did not win by', () => {
    expect(outcomeWords('glory', { winner: 'red', reason: 'terrain', score: [30, 36] })).toBe('Red wins: by three columns');
  });

  it('tells no score where the table and not the rules ended it', () => {
    expect(outcomeWords('glory', { winner: 'red', reason: 'resigned', score: [0, 1] })).toBe('Red wins: resigned');
  });
});
