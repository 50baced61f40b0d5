/** What came of a round, in a sentence. */
import type { View } from '../../lib/types';
import { inWords, say } from '../../lib/words.svelte';

export function verdictOf(picture: View): string {
  const sides = picture['sides'] as View[];
  const attacker = sides.find((one) => one['attacks']);
  const side = `@side-${attacker?.['side']}`;
  const damage = picture['damage'] as View | null;
  switch (picture['result']) {
    case 'draw':
      return say('battle-drawn-round', { value: sides[0]?.['value'] });
    case 'no-missiles':
      return say('battle-page-harmless', { troop: `@battle-troop-${attacker?.['troop']}` });
    case 'hit': // whom it hurts may still be decided
      return damage ? say('battle-page-lands', { side, damage: damage['total'], target: inWords(damage['target']) }) : say('battle-page-hits', { side });
    default:
      return say('battle-page-guarded', { side: attacker?.['side'] === 'red' ? '@side-blue' : '@side-red' });
  }
}
