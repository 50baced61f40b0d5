/** How a battle or a match of Field of Honour went: pair by pair, or battle by battle. */
import type { Args, Side } from '../../lib/types';
import { forRed, largest, sideOf, type Box, type Moment, type MakeReport, type Report } from '../../table/report';

const SPECIAL = /^honour-event-(lift|double|swap|next|back|draw|rob)$/;
const BEGINS = 'honour-event-battle';
const ahead = (red: number, blue: number): Side | null => (red === blue ? null : red > blue ? 'red' : 'blue');

export const makeReport: MakeReport = (events, part) => {
  const from = part === 'part' ? Math.max(0, events.findLastIndex((event) => event.key === BEGINS)) : 0;
  const moments: Moment[] = [];
  const course = [0];
  let boxes: Box[] = [];
  const count = { pairs: [0, 0], battles: [0, 0], specials: [0, 0] };
  const add = (which: [number, number] | number[], side: Side | null): void => {
    if (side) which[side === 'red' ? 0 : 1] = (which[side === 'red' ? 0 : 1] ?? 0) + 1;
  };
  let [battle, lead] = [0, 0];
  let opened: { red: number; blue: number; n: number } | null = null;
  let begun = 0;
  let played: { side: Side | null; args: Args; key: string } | null = null;
  for (const [index, event] of events.entries()) {
    const [args, side, n] = [event.args, sideOf(event.args['side']), event.n ?? index + 1];
    if (event.key === BEGINS) [battle, boxes, begun] = [Number(args['number']), [], n];
    if (index < from) continue;
    if (event.key === 'honour-event-pair') {
      opened = { red: Number(args['red_value']), blue: Number(args['blue_value']), n };
      played = null;
    } else if (SPECIAL.test(event.key)) {
      played = { side, args, key: event.key };
      add(count.specials, side);
    } else if (event.key === 'honour-event-pair-won' || event.key === 'honour-event-pair-drawn') {
      const [red, blue, pair] = [Number(args['red']), Number(args['blue']), Number(args['pair'])];
      boxes.push({ label: String(pair), red: String(red), blue: String(blue), won: side ?? 'drawn' });
      add(count.pairs, side);
      const swing = forRed(side) - forRed(opened && ahead(opened.red, opened.blue));
      if (part === 'part') course.push((lead += forRed(side)));
      const title = { key: 'honour-report-pair', args: { pair, red, blue } };
      if (swing && played && opened)
        moments.push({ n, since: opened.n, at: part === 'part' ? course.length - 1 : course.length - 1 + pair / 6, swing, title: { key: 'honour-report-special', args: { card: played.args['card'] ?? '', pair } }, text: { key: 'honour-report-turned', args: { battle: part === 'whole' ? battle : 0, before_red: opened.red, before_blue: opened.blue, red, blue } } });
      else if (part === 'part' && side && Math.abs(red - blue) <= 1) moments.push({ n, at: course.length - 1, swing: forRed(side), title, text: { key: 'honour-report-close', args: { pair } } });
    } else if (event.key === 'honour-event-battle-won') {
      add(count.battles, side);
      if (part === 'whole') moments.push({ n, since: begun, at: course.length, swing: forRed(side) * (2 + Math.abs(Number(args['red']) - Number(args['blue']))), title: { key: 'honour-report-battle', args: { number: battle } }, text: { key: event.key, args } });
    } else if (event.key === 'honour-event-score' && part === 'whole') course.push(Number(args['red']) - Number(args['blue']));
  }
  const figure = (name: keyof typeof count): Report['figures'][number] => ({ name: `honour-report-${name}`, red: count[name][0] ?? 0, blue: count[name][1] ?? 0 });
  const names: (keyof typeof count)[] = part === 'part' ? ['pairs', 'specials'] : ['battles', 'pairs', 'specials'];
  return { course, counted: part === 'part' ? 'honour-report-lead-pairs' : 'honour-report-lead-points', moments: largest(moments), figures: names.map(figure), boxes };
};
