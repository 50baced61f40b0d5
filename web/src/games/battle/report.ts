/** How a battle of the Battle game went: what both armies lost, fight by fight, and the fights that cost most. */
import type { Arg, Side, View } from '../../lib/types';
import { TROOPS } from '../../art/emblems';
import { forRed, largest, sideOf, type Moment, type MakeReport, type Remains, type Survivor, type Told } from '../../table/report';
import { ABREAST, depthOf, figureOf } from './troops';

const FIGHTS = ['battle-duration', 'battle-duration-across'];
const FALLS = ['battle-discards', 'battle-discards-out'];
const LOSSES = ['battle-defeated', 'battle-routs'];
/** A Unit that is gone counts for more than the men it had left. */
const UNIT = 3;

const owner = (unit: Arg | undefined): Side | null => (unit && typeof unit === 'object' && 'side' in unit ? sideOf(unit['side']) : null);

/** One fight: who met whom, and what it cost both. */
interface Fight {
  begun: Told;
  since: number;
  n: number;
  period: number;
  fallen: Record<Side, number>;
  lost: Told[];
}

export const makeReport: MakeReport = (events) => {
  const [fallen, lost, struck] = [{ red: 0, blue: 0 }, { red: 0, blue: 0 }, { red: 0, blue: 0 }];
  const lead = (): number => fallen.blue - fallen.red + UNIT * (lost.blue - lost.red);
  const course = [0];
  const moments: Moment[] = [];
  let period = 0;
  let fight: Fight | null = null;

  const close = (): void => {
    const swing = lead() - (course.at(-1) ?? 0);
    course.push(lead());
    if (!fight || (!swing && !fight.lost.length)) return;
    const { red, blue, place, level } = fight.begun.args;
    const gone = fight.lost.at(-1);
    moments.push({
      n: fight.n,
      since: fight.since,
      at: course.length - 1,
      title: gone ? { key: 'battle-report-lost', args: gone.args } : { key: 'battle-report-fight', args: { place: place ?? '', level: level ?? '' } },
      text: { key: 'battle-report-text', args: { period: fight.period, red: red ?? '', blue: blue ?? '', ours: fight.fallen.red, theirs: fight.fallen.blue } },
      swing: swing || 0.5 * forRed(owner(gone?.args['unit']) === 'red' ? 'blue' : 'red'),
    });
    fight = null;
  };

  events.forEach((event, index) => {
    const [n, side] = [event.n ?? index + 1, owner(event.args['unit'])];
    if (event.key === 'battle-period') period = Number(event.args['period']);
    if (FIGHTS.includes(event.key)) {
      if (fight) close();
      fight = { begun: event, since: n - 1, n, period, fallen: { red: 0, blue: 0 }, lost: [] };
    } else if (FALLS.includes(event.key) && side) {
      fallen[side] += 1;
      if (fight) fight.fallen[side] += 1;
    } else if (LOSSES.includes(event.key) && side) {
      lost[side] += 1;
      if (fight) [fight.n, fight.lost] = [n, [...fight.lost, event]];
    } else if (event.key === 'battle-strikes') {
      const striker = sideOf(event.args['side']);
      if (striker) struck[striker] += 1;
    } else if (event.key === 'battle-captured') {
      if (fight) close();
      moments.push({ n, at: course.length - 1, title: { key: 'battle-report-captured', args: event.args }, text: { key: 'battle-report-captured-text', args: { period, place: event.args['place'] ?? '' } }, swing: 99 * forRed(sideOf(event.args['side'])) });
    }
  });
  if (fight) close();
  return {
    course,
    counted: 'battle-report-lead',
    moments: largest(moments),
    figures: [
      { name: 'battle-report-struck', ...struck },
      { name: 'battle-report-fallen', ...fallen },
      { name: 'battle-report-units', ...lost },
    ],
    boxes: [],
  };
};

const survivor = (unit: View): Survivor => {
  const troops = unit['troops'] as string[];
  return { id: unit['id'], men: troops.map(figureOf), files: ABREAST, ranks: Math.ceil(troops.length / ABREAST), depth: depthOf(troops), emblem: TROOPS[troops[0] ?? ''] ?? 'spear' };
};

/** Of the Units in a place the foremost of either side. */
export const remains: Remains = (view) =>
  (view['terrains'] as View[]).map((terrain) => {
    const here = (side: Side): Survivor[] =>
      (view['units'] as View[]).filter((unit) => unit['place'] === terrain['id'] && unit['side'] === side && unit['troops'].length).slice(0, 1).map(survivor);
    return { land: terrain['kind'], share: terrain['flank'] ? 0.62 : 1, holder: terrain['owner'], red: here('red'), blue: here('blue') };
  });
