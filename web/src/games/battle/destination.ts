/** What a Unit that is asked where it goes would find there. */
import type { Side, View } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { unitName } from './words';

export function finds(view: View, own: Side, other: Side, terrain: View): string {
  const units = view['units'] as View[];
  const asked = (view['prompt'] as View | undefined)?.['unit'] as View | undefined;
  if (view['phase'] !== 'destination' || asked?.['say'] !== 'battle-own-unit') return '';
  const moving = units.find((unit) => unit['side'] === own && unit['number'] === asked['number']);
  const main = (side: Side): View | undefined => units.find((unit) => unit['side'] === side && unit['place'] === terrain['id'] && unit['main'] && unit !== moving);
  const [friend, foe] = [main(own), main(other)];
  if (foe && moving?.['across']) return say('battle-page-goes-rear', { unit: unitName(foe) });
  if (friend) return say('battle-page-goes-behind', { unit: unitName(friend) });
  if (foe) return say('battle-page-goes-front', { unit: unitName(foe) });
  return say(terrain['flank'] ? 'battle-page-goes-flank' : 'battle-page-goes-holds');
}
