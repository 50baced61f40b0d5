/** Charges that were declared in this turn and have not gone in yet, read from what was told: who, and on whom. */
import type { Args } from '../../lib/types';
import { nameOf, type Event } from './telling';

const labelOf = (one: unknown): string => (one && typeof one === 'object' && 'label' in one ? String(one.label) : '');
const groupOf = (args: Args): string => labelOf(args['group']);

export interface Declared {
  group: string;
  targets: string[];
}

export function declaredCharges(events: readonly Event[]): Declared[] {
  const begun = events.findLastIndex((event) => nameOf(event) === 'turn');
  const found = new Map<string, string[]>();
  for (const event of events.slice(begun + 1)) {
    const [name, group] = [nameOf(event), groupOf(event.args)];
    const targets = event.args['targets'];
    if (name === 'charge' && Array.isArray(targets)) found.set(group, targets.map(labelOf));
    else if (name === 'goes-in' || (name === 'move-test' && Number(event.args['passed']) !== 1)) found.delete(group);
  }
  return [...found].map(([group, targets]) => ({ group, targets }));
}
