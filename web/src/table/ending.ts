/** What is said when a battle of a match, or the game itself, is over. */
import { outcomeWords, scored } from '../lib/outcome';
import type { Side, TableState } from '../lib/types';
import { say } from '../lib/words.svelte';
import type { Face } from './players.svelte';
import type { Scene } from './director.svelte';
import { BARE, nameOf, type Moment, type Piece, type MakeReport, type Remains, type Report, type Told } from './report';

export interface Ending {
  /** The game itself is over, not only a part of it. */
  over: boolean;
  winner: Side | null;
  seat: Side | null;
  /** Two at one screen: neither is “you”. */
  both: boolean;
  score: readonly [number, number] | null;
  how: string;
  /** How the whole stands, or against whom it was. */
  stands: string;
  /** The commander it was against. */
  face: Face | null;
  report: Report;
  /** Of what the report was made. */
  told: readonly Told[];
  /** The field as it lay at the end. */
  field: Piece[];
  /** Where a moment can be seen again; nowhere while the game runs. */
  link?: (moment: Moment) => string;
  /** Where its report can be had by others. */
  shared?: { table: string; title: string; between: string };
}

interface Table {
  seen: TableState;
  scene: Scene | null;
  both: boolean;
  /** All that may be read of the log. */
  events: readonly Told[];
  makeReport: MakeReport | null;
  remains: Remains | null;
  name: (side: Side) => string;
  face: (side: Side) => Face | null;
}

export function endingOf({ seen, scene, both, events, makeReport, remains, name, face: faceOf }: Table): Ending | null {
  const [part, outcome, seat] = [scene?.result, scene ? null : seen.outcome, seen.seat];
  if (!part && !(outcome && seen.view)) return null;
  const face = seat && !both ? faceOf(seat === 'red' ? 'blue' : 'red') : null;
  const told = events.filter((event) => event.key !== 'chat-line');
  const report = makeReport?.(told, part ? 'part' : 'whole') ?? BARE;
  if (part) {
    const { winner, score, how, stands } = part;
    return { over: false, winner, seat, both, score, how: say(how.key, how.args), stands: say(stands.key, stands.args), face: null, report, told, field: [] };
  }
  if (!outcome) return null;
  return {
    over: true,
    winner: outcome.winner,
    seat,
    both,
    score: scored(seen.game, outcome) && outcome.score,
    how: outcomeWords(seen.game, outcome),
    stands: seat && !both ? say('page-against', { name: name(seat === 'red' ? 'blue' : 'red') }) : '',
    face,
    report,
    told,
    field: seen.view ? (remains?.(seen.view) ?? []) : [],
    link: (moment) => `/replay/${seen.table}?eyes=${seat ?? 'spectator'}&event=${nameOf(told, moment)}`,
    shared: { table: seen.table, title: say('retold-of', { game: `@${seen.game}-name` }), between: say('retold-between', { red: name('red'), blue: name('blue') }) },
  };
}
