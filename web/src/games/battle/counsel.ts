/** What is to be known for a question about a fight: what those who are asked about are worth in it. */
import type { Side, View } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { troop } from './words';

export interface Counsel {
  head: string;
  lines: readonly string[];
}

/** Where its lines stand among those that the glossary has of a Troop: how it fights, and what it can bear. */
const [FIGHTS, BEARS] = [-2, -1];
/** Of the kinds in a Unit so many are told of where both sides are, those in front before others. */
const FOREMOST = 2;

export function counselOf(view: View, own: Side, other: Side, table: Pick<Sitting, 'about' | 'choices'>): Counsel | null {
  if (!table.choices.length) return null;
  const units = view['units'] as View[];
  const main = (side: Side): View | undefined => units.find((unit) => unit['id'] === (view['armies'] as View[]).find((army) => army['side'] === side)?.['main']);
  const kinds = (unit: View | undefined): string[] => [...new Set((unit?.['troops'] ?? []) as string[])];
  const about = (kind: string, which: number): string => table.about(`battle-troop-${kind}`).at(which) ?? '';
  const touched = units.find((unit) => unit['id'] === table.choices.find((choice) => choice.things.length)?.things[0]);
  switch (view['phase']) {
    case 'commit':
      return view['own']?.['step'] === 1 ? { head: say('battle-page-counsel-combine'), lines: [] } : null;
    case 'discard':
      return { head: say(view['prompt']?.['instant'] ? 'battle-page-counsel-instant' : 'battle-page-counsel-discard'), lines: kinds(touched).map((kind) => `${troop(kind)}: ${about(kind, BEARS)}`) };
    case 'order':
      return { head: '', lines: kinds(touched).map((kind) => `${troop(kind)}: ${about(kind, FIGHTS)}`) };
    case 'merge':
      return { head: say('battle-page-counsel-merge'), lines: [] };
    case 'close': {
      const of = (side: Side, key: string): string[] => kinds(main(side)).slice(0, FOREMOST).map((kind) => say(key, { troop: troop(kind), text: about(kind, FIGHTS) }));
      return { head: '', lines: [...of(own, 'battle-page-counsel-yours'), ...of(other, 'battle-page-counsel-his')] };
    }
    default:
      return null;
  }
}
