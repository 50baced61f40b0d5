/** The words for the fields of a question and for what can be said in them. */
import { known, locale, say } from '../../../lib/words.svelte';
import type { Value } from './wire';

/** Fields whose values have words of the game's own. */
type Key = (value: string) => string;
const kind: Key = (value) => `tabletop-kind-${value}`;
const quality: Key = (value) => `tabletop-quality-${value}`;
const weapon: Key = (value) => `tabletop-weapon-${value}`;
const arm: Key = (value) => `tabletop-arm-${value}`;
const FAMILIES: Record<string, Key> = {
  kind,
  support_kind: kind,
  armour: (value) => `tabletop-armour-${value}`,
  quality,
  support_quality: quality,
  training: (value) => `tabletop-training-${value}`,
  shooting: weapon,
  support: weapon,
  impact: arm,
  melee: arm,
  cohesion: (value) => `tabletop-cohesion-${value}`,
  disorder: (value) => `tabletop-disorder-${value}`,
  terrain: (value) => `tabletop-terrain-${value}`,
  phase: (value) => `tabletop-phase-${value}`,
};

const key = (text: string): string => text.replaceAll('_', '-').replaceAll('*', '-star').toLowerCase();

export const fieldWord = (name: string): string => say(`tabletop-page-odds-field-${key(name)}`);

/** Of a number the lowest may have a word: none, or all. */
export function valueWord(name: string, value: Value, lowest = false): string {
  if (value === null) return say(`tabletop-page-odds-unset-${key(name)}`);
  if (typeof value === 'boolean') return say(`tabletop-page-odds-${value ? 'yes' : 'no'}`);
  if (typeof value === 'number') return lowest && known(`tabletop-page-odds-${key(name)}-lowest`) ? say(`tabletop-page-odds-${key(name)}-lowest`) : String(value);
  if (name === 'commander' && value !== 'none') return value; // TC, FC, IC, as everybody at the table calls them
  const own = `tabletop-page-odds-${key(name)}-${key(value)}`;
  return say(known(own) ? own : (FAMILIES[name]?.(key(value)) ?? value));
}

export function percent(value: number, digits = 1): string {
  return new Intl.NumberFormat(locale.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(locale.language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(value);
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
