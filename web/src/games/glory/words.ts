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

/** What the inspector says: the card's points, what the game says of its type, and what it would cost where. */
export function cardAbout(card: View, about: (key: string) => string[]): string[] {
  const told = about(`glory-type-${card['type']}`);
  const lines = [say('page-glory-points', { points: card['points'] }), ...told];
  if (!told.length && card['value'] !== undefined) {
    lines.push(say('glory-about-value', { value: card['value'], victory: card['victory'] }));
    lines.push(say('glory-about-move', { cost: card['cost'], flank: card['flank'] }));
  }
  if (card['costs']) lines.push(say('page-glory-costs', { costs: (card['costs'] as number[]).join(' · ') }));
  return lines;
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
