/** The scenes of Field of Glory: a combat is added up while its units still stand, then it is told who gives way. */
import type { Arg, Args, Side, View } from '../../lib/types';
import type { News, Scene } from '../../table/director.svelte';

export const COMBAT = 'glory-event-combat';
const PACE = 220; // between one item of a sum and the next

export interface Item {
  item: string;
  name: Arg;
  number: string;
}

/** The items of a sum, the hidden card last: it is turned over when all else is known. */
export function itemsOf(list: Arg | undefined): Item[] {
  const all = (list ?? []) as unknown as Item[];
  return [...all.filter((one) => one.item !== 'bonus'), ...all.filter((one) => one.item === 'bonus')];
}

/** What a sum is worth so far. */
export const sumOf = (items: readonly Item[], count: number): number =>
  items.slice(0, count).reduce((sum, one) => sum + Number(one.number.replace('−', '-')), 0);

const open = (items: readonly Item[]): number => items.filter((one) => one.item !== 'bonus').length;

/** When what is told, in milliseconds: every open item, both hidden cards, the totals, the blow. */
export function beatsOf(fought: Args): { beats: Record<string, number>; lasts: number } {
  const [attack, defence] = [itemsOf(fought['attack-items']), itemsOf(fought['defence-items'])];
  const beats: Record<string, number> = {};
  const most = Math.max(open(attack), open(defence));
  for (let index = 1; index <= most; index += 1) beats[`item${index}`] = 60 + index * PACE;
  const turn = 60 + (most + 1) * PACE;
  const near = Math.abs(Number(fought['attack']) - Number(fought['defence'])) <= 1;
  const hold = near ? 550 : 350;
  Object.assign(beats, { shiver: turn, answer: turn + 180, bonus: turn + 380, totals: turn + 800, lunge: turn + 1040 + hold, clash: turn + 1150 + hold });
  return { beats, lasts: turn + 1510 + hold };
}

export const winnerOf = (fought: Args): Side | null => {
  const side = (arg: Arg | undefined): Side => (arg === '@side-blue' ? 'blue' : 'red');
  const result = String(fought['result']);
  return result === 'tie' ? null : side(fought[result === 'attacker' ? 'attacker' : 'defender']);
};

export function scenes(before: View, after: View, news: readonly News[]): Scene[] {
  const at = news.findLastIndex((event) => event.key === COMBAT);
  const about = news[at];
  if (!about || before['draft']) return [];
  const { beats, lasts } = beatsOf(about.args);
  const ticks = Object.entries(beats).filter(([name]) => name.startsWith('item'));
  const sounds = [[0, 'drum'], ...ticks.map(([, when]) => [when, 'tick'] as const), [beats['answer'] ?? 0, 'flip'], [beats['bonus'] ?? 0, 'flip'], [beats['clash'] ?? 0, 'clash']] as const;
  return [
    { kind: 'reckon', view: before, beats, lasts, told: at, group: 'combat', about, says: { key: 'glory-page-reckoned', args: { column: about.args['column'] ?? 0 } }, sounds },
    { kind: 'verdict', view: after, beats: {}, lasts: 1200, told: at + 1, group: 'combat', about, says: { key: `glory-page-result-${String(about.args['result'])}`, args: about.args }, sounds: [[240, winnerOf(about.args) === null ? 'level' : 'fall']] },
  ];
}
