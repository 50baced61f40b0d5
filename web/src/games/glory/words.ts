import type { Arg, View } from '../../lib/types';
import { inWords, say } from '../../lib/words.svelte';

export const cardName = (card: View): string => inWords(card['name']);

export { longest } from '../../art/lettering';

export function cardLabel(card: View): string {
  const name = cardName(card);
  if (card['value'] === undefined) return say('glory-page-order', { name, points: card['points'] });
  return say('glory-page-card', { name, value: card['value'], points: card['points'] });
}

/** The special rules of a card or a terrain, as the deck and the switches of this table have them. */
export const notes = (thing: View): string[] => (thing['notes'] as Arg[]).map(inWords);

/** What the inspector says of a card: its numbers, its special rules, and what it would cost where. */
export function cardAbout(card: View): string[] {
  const lines = [say('glory-page-points', { points: card['points'] })];
  if (card['value'] !== undefined) {
    lines.push(say('glory-about-value', { value: card['value'], victory: card['victory'] }));
    lines.push(say('glory-about-move', { cost: card['cost'], flank: card['flank'] }));
  }
  lines.push(...notes(card));
  if (card['costs']) lines.push(say('glory-page-costs', { costs: (card['costs'] as number[]).join(' · ') }));
  return lines;
}

/** What a card of a packet is good for on this ground, in a few words. */
export function goodHere(card: View, columns: readonly View[]): string[] {
  if (card['value'] === undefined) return notes(card);
  const { value, cost, points } = card as { value: number; cost: number; points: number };
  const role = value >= 5 ? 'strong' : cost <= 1 ? 'cheap' : points >= 4 ? 'pays' : 'even';
  const ground = columns.flatMap((column) =>
    (column['notes'] as Record<string, Arg>[])
      .filter((note) => Array.isArray(note['types']) && note['types'].includes(card['name'] as Arg))
      .map((note) => say('glory-page-here', { number: note['number'] ?? 0, column: column['number'] as number, terrain: column['terrain_name'] as Arg })),
  );
  return [say(`glory-page-good-${role}`, { value, cost, points }), ...ground];
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A card by its notation, two letters and its points: `HI3` is heavy infantry 3. */
export const cardNamed = (code: string, names: Record<string, string>): string =>
  say('glory-card', { type: names[code.slice(0, 2)] ?? code, points: Number(code.slice(2)) });

/** A pile: how many of each card. */
export const pileText = (pile: Record<string, number>, names: Record<string, string>): string =>
  Object.entries(pile)
    .map(([code, count]) => (count > 1 ? `${count} × ${cardNamed(code, names)}` : cardNamed(code, names)))
    .join(', ');
