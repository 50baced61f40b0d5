/** The scenes of the Battle game: a round is turned up and added up while all still stand, then the blow falls. */
import type { View } from '../../lib/types';
import type { News, Scene } from '../../table/director.svelte';

const RESOLVED = ['battle-drawn-round', 'battle-no-missiles', 'battle-guards', 'battle-strikes'];
/** What may be told of a fight that is over. */
const FATES = ['battle-piles', 'battle-uses-speech', 'battle-uses-standard', 'battle-uses-banner', 'battle-shaken', 'battle-recovers', 'battle-routs', 'battle-defeated'];
/** What belongs to the next fight, or the next part of the battle. */
const NEXT = ['battle-duration', 'battle-duration-across', 'battle-period', 'battle-round'];

/** When each part of a round is told: a breath, both cards, the higher one, the MP, then the sum line by line. */
const TURNED = { turn: 250, open: 640, higher: 760, pay: 1000 };
const SUMMED = { skill: 1400, ground: 1640, totals: 1880 };

export function beatsOf(picture: View): { beats: Record<string, number>; lasts: number } {
  if (picture['result'] === 'draw' || picture['result'] === 'no-missiles') return { beats: { ...TURNED }, lasts: 1900 };
  return { beats: { ...TURNED, ...SUMMED, lunge: 2280, blow: 2500 }, lasts: 2560 };
}

export function scenes(before: View, after: View, news: readonly News[]): Scene[] {
  const at = news.findIndex((event) => RESOLVED.includes(event.key));
  const picture = after['round_log'] as View | null;
  const found: Scene[] = [];
  const first = news.findIndex((event) => event.key === 'battle-lays');
  const over = news.findIndex((event, index) => index > at && NEXT.includes(event.key));
  const told = over < 0 ? news.length : over;
  const fates = news.slice(0, told).filter((event) => FATES.includes(event.key));
  const ends = fates.some((event) => event.key === 'battle-piles');
  const about = news[at];
  const staged = { staged: picture, contest: before['contest'], round: before['round'] };
  if (about && picture && first >= 0 && before['contest']) {
    const { beats, lasts } = beatsOf(picture);
    const sounds = [[beats['turn'] ?? 0, 'flip'], [beats['totals'] ?? lasts, 'tick'], [beats['blow'] ?? lasts, picture['result'] === 'hit' ? 'clash' : 'guard']] as const;
    found.push({ kind: 'reveal', view: { ...before, ...staged }, beats, lasts, told: first, group: 'round', about, says: { key: 'battle-page-turned', args: { round: picture['round'] } }, sounds });
    const counted = ends ? news.findIndex((event) => event.key === 'battle-piles') : told;
    found.push({ kind: 'verdict', view: { ...after, ...staged }, beats: { men: 450 }, lasts: 1500, told: counted, group: 'round', about, says: about, sounds: fates.length ? [[450, 'fall']] : [] });
  }
  const last = fates.at(-1);
  if (ends && last && before['contest']) {
    found.push({ kind: 'ended', view: { ...after, ...staged, fates }, beats: {}, lasts: 2400, told, group: 'ended', about: last, says: last });
  }
  return found;
}
