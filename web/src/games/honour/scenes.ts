/** The scenes of Field of Honour: a pair is turned up, a special is played, a pair is decided, a battle is told. */
import type { Side, View } from '../../lib/types';
import type { News, Scene } from '../../table/director.svelte';

const WON = 'honour-event-pair-won';
const CLOSED = [WON, 'honour-event-pair-drawn'];
const BATTLE = /^honour-event-battle-(won|drawn|again)$/;
const SPECIAL = /^honour-event-(lift|double|swap|next|back|draw|rob)$/;

export const sideOf = (event: News): Side | null => (event.args['side'] === '@side-red' ? 'red' : event.args['side'] === '@side-blue' ? 'blue' : null);

/** The field when a pair has been decided and nothing else has happened. */
export function decided(view: View, event: News): View {
  const [at, side] = [Number(event.args['pair']) - 1, sideOf(event)];
  const results = (view['results'] as unknown[]).map((one, index) => (index === at ? (side ?? 'drawn') : one));
  const sides = (view['sides'] as View[]).map((one) => (one['side'] === side ? { ...one, won: Number(one['won']) + 1 } : one));
  return { ...view, results, sides };
}

/** The values both sides of a pair had. */
function values(view: View, pair: number): Record<Side, number | null> {
  const of = (side: Side): number | null => (view['sides'] as View[]).find((one) => one['side'] === side)?.['line'][pair]?.['value'] ?? null;
  return { red: of('red'), blue: of('blue') };
}

export function scenes(before: View, after: View, news: readonly News[]): Scene[] {
  const found: Scene[] = [];
  const closings = news.filter((event) => CLOSED.includes(event.key)).length;
  const over = after['phase'] === 'over';
  let view = before;
  news.forEach((event, index) => {
    if (CLOSED.includes(event.key)) {
      const marked = decided(view, event);
      if (closings === 1) {
        const [group, about] = ['close', event];
        const settles = { key: 'honour-page-closes', args: { pair: event.args['pair'] ?? 0 } };
        found.push({ kind: 'strike', view, beats: { clash: 270 }, lasts: 420, told: index, group, about, says: settles, sounds: [[270, 'clash']] });
        found.push({ kind: 'mark', view: marked, beats: {}, lasts: 900, told: index + 1, group, about, says: event });
      }
      view = marked;
    } else if (BATTLE.test(event.key) && !over) {
      const score = news.find((one) => one.key === 'honour-event-score');
      const points = score ? [Number(score.args['red']), Number(score.args['blue'])] : (view['score'] as number[]);
      const told: View & { score: number[] } = { ...view, score: points, phase: 'told' };
      const [next, planned] = [Number(after['battle']), Number(after['battles'])];
      const result = {
        winner: sideOf(event),
        score: [Number(event.args['red']), Number(event.args['blue'])] as const,
        how: event,
        stands: { key: 'honour-report-stands', args: { red: told.score[0] ?? 0, blue: told.score[1] ?? 0, left: Math.max(0, planned - next + 1) } },
        next: { key: 'honour-report-next', args: { number: next } },
      };
      const says = { key: 'retold-waits', args: {} };
      found.push({ kind: 'battle', view: told, beats: {}, lasts: 0, told: index + (score ? 2 : 1), about: event, says, waits: true, result });
      view = told;
    } else if (event.key === 'honour-event-pair' && index === news.length - 1) {
      const beats = { numbers: 640, scales: 860 };
      found.push({ kind: 'pair', view: after, beats, lasts: 1150, told: index, about: event, says: { key: 'honour-page-turned', args: { pair: event.args['pair'] ?? 0 } }, sounds: [[0, 'drum'], [250, 'flip'], [640, 'tick']] });
    } else if (SPECIAL.test(event.key) && !closings) {
      const beats = { chip: 340, number: 900 };
      const args = { ...event.args, ...values(before, Number(before['pair'])), pair: Number(before['pair']) };
      found.push({ kind: 'special', view: after, beats, lasts: 1320, told: index, about: { ...event, args }, says: event, sounds: [[0, 'lay'], [900, 'tick']] });
    }
  });
  return found;
}
