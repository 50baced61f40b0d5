import type { View } from '../../lib/types';
import { say } from '../../lib/words.svelte';

/** A name as the deck gives it: the key of a message, or a deck's own words. */
export const named = (name: string): string => (name.startsWith('@') ? say(name.slice(1)) : name);
export const cardName = (card: View): string => named(String(card['name']));

export function cardLabel(card: View): string {
  const name = cardName(card);
  if (card['value'] === undefined) return say('page-glory-order', { name, points: card['points'] });
  return say('page-glory-card', { name, value: card['value'], points: card['points'] });
}

export function cardAbout(card: View): string[] {
  const lines = [say('page-glory-points', { points: card['points'] })];
  if (card['value'] !== undefined) {
    lines.push(say('page-glory-value', { value: card['value'], victory: card['victory'] }));
    lines.push(say('page-glory-move', { cost: card['cost'], flank: card['flank'] }));
  }
  if (card['costs']) lines.push(say('page-glory-costs', { costs: (card['costs'] as number[]).join(' · ') }));
  return lines;
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
