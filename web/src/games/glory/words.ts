import type { Arg, View } from '../../lib/types';
import { say, told } from '../../lib/words.svelte';

export const cardName = (card: View): string => told(card['name']);

export function cardLabel(card: View): string {
  const name = cardName(card);
  if (card['value'] === undefined) return say('page-glory-order', { name, points: card['points'] });
  return say('page-glory-card', { name, value: card['value'], points: card['points'] });
}

/** The special rules of a card or a terrain. */
export const notes = (thing: View): string[] => (thing['notes'] as Arg[]).map(told);

export function cardAbout(card: View): string[] {
  const lines = [say('page-glory-points', { points: card['points'] })];
  if (card['value'] !== undefined) {
    lines.push(say('page-glory-value', { value: card['value'], victory: card['victory'] }));
    lines.push(say('page-glory-move', { cost: card['cost'], flank: card['flank'] }));
  }
  lines.push(...notes(card));
  if (card['costs']) lines.push(say('page-glory-costs', { costs: (card['costs'] as number[]).join(' · ') }));
  return lines;
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A pile in the notation of its cards: how many of each. */
export const pileText = (pile: Record<string, number>): string =>
  Object.entries(pile)
    .map(([card, count]) => (count > 1 ? `${card}×${count}` : card))
    .join(' ');
