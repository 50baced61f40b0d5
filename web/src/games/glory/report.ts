/** How a battle of Field of Glory went: who held more columns, turn by turn, and what changed it: combats, and columns taken
 *  without one. */
import type { Side, View } from '../../lib/types';
import { forRed, largest, sideOf, type Moment, type MakeReport, type Remains, type Survivor } from '../../table/report';
import { COMBAT, winnerOf } from './scenes';
import { lookOf } from './troops';

const ATTACKS = ['glory-event-attack', 'glory-event-flank-attack'];

export const makeReport: MakeReport = (events) => {
  const holders = new Map<number, Side | null>();
  const moments: Moment[] = [];
  const course = [0];
  let turn = 0;
  let fought: Moment | null = null;
  let declared = 0;
  const won = { red: 0, blue: 0 };
  const placed = { red: 0, blue: 0 };
  const lead = (): number => [...holders.values()].reduce((sum, side) => sum + forRed(side), 0);
  events.forEach((event, index) => {
    const [args, side] = [event.args, sideOf(event.args['side'])];
    const before = lead();
    if (event.key === 'glory-event-turn') {
      turn = Number(args['turn']);
      course.push(before);
    } else if (event.key === 'glory-event-advance') {
      holders.set(Number(args['column']), side);
      const [title, text] = [{ key: 'glory-report-advance', args: { column: args['column'] ?? 0 } }, { key: 'glory-report-advance-text', args: { turn, side: args['side'] ?? '' } }];
      // What was fought for counts for more than what nobody contested.
      moments.push({ n: event.n ?? index + 1, at: course.length - 1, title, text, swing: (lead() - before) * 0.4 });
    } else if (event.key === 'glory-event-place' && side) placed[side] += 1;
    else if (ATTACKS.includes(event.key)) declared = (event.n ?? index + 1) - 1;
    else if (event.key === COMBAT) {
      const victor = winnerOf(args);
      if (victor) won[victor] += 1;
      const text = { key: 'glory-report-combat-text', args: { turn, attacker: args['attacker'] ?? '', lead: args['lead'] ?? '', answer: args['answer'] ?? '', result: args['result'] ?? '' } };
      const [attack, defence] = [Number(args['attack']), Number(args['defence'])];
      const title = { key: 'glory-report-combat', args: { attack, defence, column: args['column'] ?? 0 } };
      fought = { n: event.n ?? index + 1, since: declared, at: course.length - 1, title, text, swing: forRed(victor) * 0.5 };
      moments.push(fought);
    } else if (event.key === 'glory-event-control') {
      const change = String(args['change']);
      if (change === 'taken') holders.set(Number(args['column']), side);
      else if (change === 'lost') holders.set(Number(args['column']), null);
      if (fought) fought.swing += lead() - before;
      fought = null;
    }
  });
  course.push(lead());
  const columns = { red: [...holders.values()].filter((side) => side === 'red').length, blue: [...holders.values()].filter((side) => side === 'blue').length };
  return {
    course,
    counted: 'glory-report-lead',
    moments: largest(moments),
    figures: [
      { name: 'glory-report-columns', ...columns },
      { name: 'glory-report-combats', ...won },
      { name: 'glory-report-placed', ...placed },
    ],
    boxes: [1, 2, 3, 4, 5].map((number) => ({ label: String(number), red: '', blue: '', won: holders.get(number) ?? null })),
  };
};

const survivor = (unit: View): Survivor => {
  const { figure, files, ranks, depth } = lookOf(String(unit['type']));
  return { id: unit['id'], men: [figure], files, ranks, depth, emblem: String(unit['type']) };
};

export const remains: Remains = (view) =>
  (view['columns'] as View[]).map((column) => ({
    land: column['terrain'],
    share: 1,
    holder: column['control'],
    red: (column['red'] as View[]).map(survivor),
    blue: (column['blue'] as View[]).map(survivor),
  }));
