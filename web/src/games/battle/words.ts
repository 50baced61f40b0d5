import type { View } from '../../lib/types';
import { say } from '../../lib/words.svelte';

export const troop = (name: string): string => say(`battle-troop-${name}`);

/** The troops rank by rank, three abreast, the front first. */
export function ranks(troops: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < troops.length; at += 3) found.push(troops.slice(at, at + 3));
  return found;
}

/** Like ones counted: "3 Swordsmen, 2 Archers". */
export function counted(troops: readonly string[]): string {
  const kinds = [...new Set(troops)];
  return kinds.map((kind) => `${troops.filter((one) => one === kind).length} ${troop(kind)}`).join(', ');
}

export const placeName = (id: string): string => say(id.startsWith('f') ? 'battle-flank' : 'battle-position', { number: Number(id.slice(1)) });

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
    for (const name of unit[where] as string[]) notes.push(say(key, { stratagems: say(`battle-stratagem-${name}`) }));
  return notes;
}

export function unitLabel(unit: View): string {
  const name = say('battle-unit', { side: `@side-${unit['side']}`, number: unit['number'] });
  const tracks = say('battle-page-tracks', { mp: unit['mp'], damage: unit['damage'] });
  return [name, unit['place'] ? placeName(unit['place']) : '', counted(unit['troops']), tracks, ...unitNotes(unit)].filter(Boolean).join(', ');
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : '0');

/** The drawing on a Mastery Card: a shield, a scroll, or a sword. */
export const masteryEmblem = (card: string): string => (card === 'guard' || card === 'respite' ? 'heavy_infantry' : card === 'tactics' ? 'scroll' : 'sword');
