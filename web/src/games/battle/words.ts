import type { View } from '../../lib/types';
import { inWords, known, locale, say } from '../../lib/words.svelte';

export const troop = (name: string): string => say(`battle-troop-${name}`);
export const order = (name: string): string => say(`battle-card-${name}`);
export const plan = (name: string): string => say(`battle-stratagem-${name}`);

/** Like ones counted: "3 Swordsmen, 2 Archers". */
export function counted(troops: readonly string[]): string {
  const kinds = [...new Set(troops)];
  return kinds.map((kind) => `${troops.filter((one) => one === kind).length} ${troop(kind)}`).join(', ');
}

export const placeName = (id: string): string => say(id.startsWith('f') ? 'battle-flank' : 'battle-position', { number: Number(id.slice(1)) });

/** What most of a Unit are, the front before the rear: what it is called on its plate. */
export function kindOf(unit: View): string {
  const troops = unit['troops'] as string[];
  const count = (kind: string): number => troops.filter((one) => one === kind).length;
  const most = Math.max(...troops.map(count));
  return troops.find((one) => count(one) === most) ?? '';
}
/** A Troop's name where there is little room. */
export const plateName = (kind: string): string => (known(`battle-plate-${kind}`) ? say(`battle-plate-${kind}`) : troop(kind));
/** What a Unit is called on its plate, in prompts and in the log. */
export function unitName(unit: View): string {
  const args = { side: `@side-${unit['side']}`, number: unit['number'] };
  const name = locale.renaming?.('battle-own-unit', args)?.args['name'];
  if (name !== undefined) return inWords(name);
  return kindOf(unit) ? plateName(kindOf(unit)) : say('battle-own-unit', args);
}

export { longest } from '../../art/lettering';

/** MP that Damage has not eaten up: with none left, men fall. */
export const holds = (unit: View): number => Number(unit['mp']) - Number(unit['damage']);

export function unitNotes(unit: View): string[] {
  const notes: string[] = [];
  if (unit['place']) notes.push(say(unit['main'] ? 'battle-board-main' : 'battle-board-support'));
  if (unit['rear']) notes.push(say('battle-board-rear'));
  else if (unit['across']) notes.push(say('battle-board-across'));
  if (unit['general']) notes.push(say('battle-board-general'));
  if (unit['combat_master']) notes.push(troop(unit['combat_master']));
  if (unit['battle_master']) notes.push(say(`battle-captain-${unit['battle_master']}`));
  if (unit['standards']) notes.push(say('battle-board-standards', { count: unit['standards'] }));
  if (unit['targets']) notes.push(say('battle-board-targets', { unit: unit['targets'] }));
  if (unit['shaken']) notes.push(say('battle-board-shaken'));
  for (const [where, key] of [['in_play', 'battle-board-in-play'], ['promoted', 'battle-board-promoted']] as const)
    for (const name of unit[where] as string[]) notes.push(say(key, { stratagems: plan(name) }));
  return notes;
}

export function unitLabel(unit: View): string {
  const name = say('battle-unit', { side: `@side-${unit['side']}`, number: unit['number'] });
  const tracks = say('battle-page-tracks', { mp: unit['mp'], damage: unit['damage'] });
  return [name, unit['place'] ? placeName(unit['place']) : '', counted(unit['troops']), tracks, ...unitNotes(unit)].filter(Boolean).join(', ');
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : '0');

export const GROUND = ['ballistic', 'charge', 'melee', 'guard'] as const;
/** What the ground gives a side: only what changes anything. */
export function ground(terrain: View, side: 'red' | 'blue'): { part: (typeof GROUND)[number]; number: number }[] {
  const values = terrain['modifiers'][side === 'red' ? 0 : 1] as number[];
  return GROUND.map((part, index) => ({ part, number: values[index] ?? 0 })).filter((one) => one.number);
}
export const groundWords = (terrain: View, side: 'red' | 'blue'): string =>
  ground(terrain, side).map(({ part, number }) => say(`battle-ground-${part}`, { number: signed(number) })).join(', ') || say('battle-ground-none');

/** The kind of ground without its Level. */
export const landName = (kind: string): string => say(`battle-land-${kind.replace(/^\d+-/, '')}`);

/** The drawing on a Mastery Card. */
export const orderEmblem = (card: View): string => (card['guard'] ? 'heavy_infantry' : card['absorb'] ? 'hand' : card['tactics'] ? 'scroll' : 'sword');
