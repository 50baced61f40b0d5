/** How a battle with miniatures went: the points both armies lost, turn by turn, and the losses that turned it. */
import type { Arg, Side } from '../../lib/types';
import { forRed, largest, sideOf, type Moment, type MakeReport, type Report, type Told } from '../../table/report';
import { nameOf, toldOf } from './telling';

/** What became of a group, and what that costs its army (28.1). */
const COSTS = { steady: 0, disrupted: 0, fragmented: 1, evaded: 1, broken: 2, gone: 2 };
type Fate = keyof typeof COSTS;
const CAMP = 2;
/** What weighs besides points, in points: a commander lost, friends who waver, the size of a group, the blow that breaks an army. */
const [COMMANDER, WAVERS, PER_BASE, LAST_STRAW] = [0.75, 0.5, 0.02, 5];
const SEEN = ['friends-break', 'commander-lost'];

const ownerOf = (id: string): Side => (id.startsWith('B') ? 'blue' : 'red');
const last = (arg: Arg | undefined): string => String(arg ?? '').split('reasons-').at(-1) ?? '';
const count = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0);
const both = (): Record<Side, number> => ({ red: 0, blue: 0 });

class Tale {
  readonly lost = both();
  readonly most = both(); // 28.1: as many as it has groups
  readonly gone = both();
  readonly bases = both();
  readonly hits = both();
  readonly charges = both();
  readonly lines: Record<Side, number[]> = { red: [0], blue: [0] };
  readonly moments: Moment[] = [];
  private readonly fates = new Map<string, Fate>();
  private readonly sizes = new Map<string, number>();
  /** In this turn: who hit whom, and what a group tested for last. */
  private hitters = new Map<string, Arg[]>();
  private causes = new Map<string, string>();
  private turn = 0;

  hear(event: Told, n: number): void {
    const { args } = event;
    const [name, [id = '', other = '']] = [nameOf(event), toldOf(args)];
    const side = id ? ownerOf(id) : sideOf(args['side']);
    if (name === 'turn') this.begin(count(args['turn']));
    else if (name === 'placed' && side) {
      this.most[side] += 1;
      this.sizes.set(id, Number((args['stood'] as unknown as number[][])[0]?.[5] ?? 0));
    } else if (name === 'charge' && side) this.charges[side] += 1;
    else if ((name === 'struck' || name === 'shot') && side && count(args['hits'])) {
      this.hits[side] += count(args['hits']);
      const known = this.hitters.get(other) ?? [];
      if (!known.some((one) => JSON.stringify(one) === JSON.stringify(args['group']))) this.hitters.set(other, [...known, args['group'] ?? '']);
      if (name === 'shot') this.causes.set(other, 'shot');
    } else if (name === 'base-lost' && side) {
      this.bases[side] += 1;
      if (!args['left']) this.falls(event, n, id, 'gone');
    } else if (name.startsWith('test-') || name === 'dropped') this.tests(event, n, id);
    else if (name === 'broke') this.falls(event, n, id, 'broken');
    else if (name === 'destroyed' || name === 'removed') this.falls(event, n, id, 'gone');
    else if (name === 'left-table') this.falls(event, n, id, this.fates.get(id) === 'broken' ? 'gone' : 'evaded');
    else if (name === 'sacks') this.costs(event, n, 'camp', sideOf(args['side']), CAMP, CAMP);
    else if (name === 'commander-lost') this.costs(event, n, 'commander', sideOf((args['leader'] as Record<string, Arg>)['side']), 0, COMMANDER);
  }

  /** The points of the turn that is over. */
  private begin(turn: number): void {
    if (this.turn) this.close();
    [this.turn, this.hitters, this.causes] = [turn, new Map(), new Map()];
  }

  close(): void {
    for (const side of ['red', 'blue'] as const) this.lines[side].push(this.lost[side]);
  }

  /** A level more or less; a group that breaks is told of once more. */
  private tests(event: Told, n: number, id: string): void {
    const fate = String(event.args['after']).split('cohesion-').at(-1) as Fate;
    const cause = last(event.args['cause']);
    const [before, side] = [this.fates.get(id) ?? 'steady', ownerOf(id)];
    if (cause) this.causes.set(id, cause);
    const seen = this.moments.at(-1);
    const wavers = SEEN.includes(cause) && nameOf(event) === 'test-failed';
    if (wavers && seen && seen.swing < 0 === (side === 'red')) {
      seen.swing -= forRed(side) * (WAVERS + (COSTS[fate] > COSTS[before] ? 1 : 0));
      seen.text.args['shaken'] = count(seen.text.args['shaken']) + 1;
    }
    if (fate === 'broken') return;
    this.fates.set(id, fate);
    const cost = COSTS[fate] - COSTS[before];
    if (cost > 0 && this.breaks(side, cost)) this.costs(event, n, fate, side, cost, cost);
    else this.lost[side] += cost;
  }

  /** Whether a loss is the one at which an army has lost too much. */
  private breaks(side: Side, points: number): boolean {
    return this.lost[side] < this.most[side] && this.lost[side] + points >= this.most[side];
  }

  private falls(event: Told, n: number, id: string, fate: Fate): void {
    const [before, side] = [this.fates.get(id) ?? 'steady', ownerOf(id)];
    this.fates.set(id, fate);
    const cost = COSTS[fate] - COSTS[before];
    if (fate === 'gone') this.gone[side] += 1;
    if (cost > 0) this.costs(event, n, fate, side, cost, cost + PER_BASE * (this.sizes.get(id) ?? 0));
  }

  private costs(event: Told, n: number, what: string, side: Side | null, points: number, weight: number): void {
    if (!side) return;
    const [id = ''] = toldOf(event.args);
    const broken = this.breaks(side, points);
    this.lost[side] += points;
    const enemies = what === 'camp' ? [event.args['group'] ?? ''] : (this.hitters.get(id) ?? []);
    const why = SEEN.includes(this.causes.get(id) ?? '') ? (this.causes.get(id) ?? '') : enemies.length ? (this.causes.get(id) === 'shot' ? 'shot' : 'blows') : 'none';
    this.moments.push({
      n,
      at: Math.max(0, this.turn - 0.5),
      title: { key: `tabletop-retold-${what}`, args: event.args },
      text: { key: 'tabletop-retold-text', args: { turn: this.turn, why, enemies, side: `@side-${side}`, points: this.lost[side], most: this.most[side], shaken: 0 } },
      swing: -forRed(side) * (weight + (broken ? LAST_STRAW : 0)),
    });
  }
}

export const makeReport: MakeReport = (events): Report => {
  const tale = new Tale();
  events.forEach((event, index) => tale.hear(event, event.n ?? index + 1));
  tale.close();
  const { red, blue } = tale.lines;
  return {
    course: red.map((lost, at) => (blue[at] ?? 0) - lost),
    counted: 'tabletop-retold-counted',
    losses: { red, blue, most: tale.most, limit: 'tabletop-retold-limit', told: 'tabletop-retold-course' },
    moments: largest(tale.moments),
    figures: [
      { name: 'tabletop-retold-points', ...tale.lost },
      { name: 'tabletop-retold-groups', ...tale.gone },
      { name: 'tabletop-retold-bases', ...tale.bases },
      { name: 'tabletop-retold-hits', ...tale.hits },
      { name: 'tabletop-retold-charges', ...tale.charges },
    ],
    boxes: [],
  };
};
