/**
 * What a hand does at the table. A group is lifted by dragging, by a touch or by a key; it may be set down where one of
 * the game's own choices ends, and the ghost always stands in the nearest of them. What snaps is legal; what does not
 * is asked for its rule.
 */
import type { Choice, View } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { Sitting } from '../../table/sitting.svelte';
import { CAMP, groupsOf, optionsOf, type Group, type Option } from './army';
import { across, ahead, BASE, distance, gapTo, heading, turnTo, type Body, type Point, type Pose } from './geometry';
import { meantPose } from './meant';

const SNAP = 0.9; // MU between hand and pose
const MEANT = 2.5; // MU from what a hand tried to a move it may have meant
/** What a half degree counts against a MU: little until somebody turns the group on purpose. */
const [LOOSE, FIRM] = [0.004, 0.03];
/** What it counts that a move must be tested for, that it turns at all, and that it changes the files nobody wanted changed. */
const [TEST, TURNS, OTHER_FILES] = [0.3, 0.15, 4];
/** What a MU nearer to the enemy counts against one to the side, for who is set up. */
const FORWARD = 2;
/** Choices against somebody: who acts is named first. */
const ONTO = ['charge', 'intercept'];

/** How far a pose is from what the hand shows. */
export const misfit = (option: Pose, wanted: Pose, weight: number): number =>
  Math.abs(option.x - wanted.x) + Math.abs(option.y - wanted.y) + weight * Math.abs(turnTo(option.h, wanted.h));

export function nearestTo(options: readonly Option[], wanted: Pose, weight: number, files: number): Option | null {
  let [best, least] = [null as Option | null, Infinity];
  for (const option of options) {
    const cost = misfit(option, wanted, weight) + (option.chance < 1 ? TEST : 0) + (option.h === wanted.h ? 0 : TURNS) + (option.files === files ? 0 : OTHER_FILES);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

/** Whether a charge that ends there is one on this group: no more than a corner may meet it, and its files may stand in steps. */
const meets = (target: Body, end: Body): boolean => distance(target, end) < 0.3 || gapTo(target, end) < 0.9;

export type Step = 'on' | 'off' | 'left' | 'right';

/** The next option in a direction, as the group looks now: on and off along its front, left and right by turning. */
export function stepFrom(options: readonly Option[], from: Pose, step: Step): Option | null {
  const way = ahead(from.h);
  let [best, least] = [null as Option | null, Infinity];
  for (const option of options) {
    const [dx, dy] = [option.x - from.x, option.y - from.y];
    const [forward, aside, turn] = [dx * way.x + dy * way.y, Math.abs(dx * way.y - dy * way.x), turnTo(from.h, option.h)];
    const signed = step === 'on' ? forward : step === 'off' ? -forward : step === 'right' ? turn : -turn;
    if (step === 'on' || step === 'off' ? signed < 0.04 : signed < 1) continue;
    const cost = step === 'on' || step === 'off' ? signed + 3 * aside + 0.1 * Math.abs(turn) : 0.1 * signed + Math.abs(forward) + aside;
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

export class Holding {
  /** Lifted by hand, where the game was not told yet. */
  private lifted = $state<string | null>(null);
  ghost = $state.raw<Option | null>(null);
  /** Where the hand is, while it is too far from anything legal. */
  astray = $state.raw<Body | null>(null);
  dragging = $state(false);
  /** The formation that is wanted, where another than it has. */
  private formed = $state(0);
  private turned = false;
  private wanted: Pose | null = null;
  private dropsSoon = false;
  /** Battle lines that could be picked when the group was. */
  private lines: Choice[] = [];

  constructor(
    private readonly sit: Sitting,
    private readonly view: () => View,
  ) {}

  readonly groups: Group[] = $derived.by(() => groupsOf(this.view()));
  readonly options: Option[] = $derived.by(() => optionsOf(this.view(), this.sit.choices));
  readonly phase: string = $derived.by(() => String(this.view()['phase']));
  /** The group the game itself waits for. */
  readonly asked: string | null = $derived.by(() => (this.sit.choices.length ? ((this.view()['picked'] as string | null) ?? null) : null));
  readonly held: string | null = $derived.by(() => (this.phase === 'move' || this.phase === 'place' ? this.asked : this.phase === 'camp' && this.options.length ? CAMP : this.lifted));
  readonly reach: Option[] = $derived.by(() => (this.held ? this.options.filter((option) => option.group === this.held) : []));

  group(id: string | null): Group | null {
    return this.groups.find((one) => one.id === id) ?? null;
  }

  private find(verb: string, thing: string | null): Choice | undefined {
    return this.sit.choices.find((choice) => choice.verb === verb && (thing === null || choice.things[0] === thing));
  }

  /** Whether a touch on a group begins something. */
  opens(id: string): boolean {
    const begins = (choice: Choice): boolean => (ONTO.includes(choice.verb) ? choice.things[0] === id : choice.things.includes(id) && choice.verb !== 'line');
    return this.options.some((option) => option.group === id) || this.sit.choices.some(begins);
  }

  /** A new decision: what was held is let go, unless the game still asks for it. */
  settle(): void {
    if (this.phase === 'pick') this.lines = this.sit.choices.filter((choice) => choice.verb === 'line');
    if (this.lifted && !this.options.some((option) => option.group === this.lifted)) this.lifted = null;
    if (this.ghost && !this.options.some((option) => option.choice.choice === this.ghost?.choice.choice && option.group === this.ghost.group)) this.ghost = null;
    if (!this.dragging) this.astray = null;
    if (!this.dragging && !this.ghost && this.wantedByLesson) this.ghost = this.wantedByLesson;
    if (this.phase === 'camp' || this.phase === 'place') this.propose();
    const [first] = this.phase === 'intercept' && !this.lifted ? this.options : [];
    if (first) [this.lifted, this.ghost] = [first.group, first]; // asked beside the group that could, not left to be found
    if (this.wanted && this.reach.length) {
      if (this.dragging || this.dropsSoon) this.aim(this.wanted);
      if (this.dropsSoon) this.drop();
    }
  }

  /** Who is to be set up stands somewhere from the first, in the middle and well forward: there is nothing to be found out. */
  private propose(): void {
    if (this.dragging || this.dropsSoon || this.ghost || this.wanted) return;
    const [middle, deep] = [Number(this.view()['width']) / 2000, Number(this.view()['depth']) / 1000];
    const forward = (one: Option): number => (one.h === 0 ? one.y : deep - one.y);
    const cost = (one: Option): number => Math.abs(one.x - middle) - FORWARD * forward(one);
    const [first, ...others] = this.reach;
    if (first) this.ghost = others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first);
  }

  /** The battle lines that the held group could move with. */
  get linesOf(): Choice[] {
    return this.phase === 'move' && !this.view()['line'] ? this.lines.filter((line) => line.things.includes(this.held ?? '')) : [];
  }

  /** Everybody who moves with the held group: itself, or its battle line. */
  get together(): Group[] {
    const first = this.group(this.held);
    const last = this.group((this.view()['line'] as string | null) ?? null);
    return first && last && this.phase === 'move' ? this.lineOf(first, last) : first ? [first] : [];
  }

  /** Everybody in a battle line, by its ends. */
  private lineOf(first: Group, last: Group): Group[] {
    const way = ahead(first.h);
    const aside = (one: Group): number => (one.x - first.x) * way.y - (one.y - first.y) * way.x;
    const end = aside(last);
    return this.groups.filter((one) => one.side === first.side && one.where === 'table' && Math.abs(turnTo(one.h, first.h)) < 4 && aside(one) >= -0.01 && aside(one) <= end + 0.01 && Math.abs((one.x - first.x) * way.x + (one.y - first.y) * way.y) < 2.5);
  }

  /** Take a group in hand. */
  async lift(id: string): Promise<boolean> {
    if (!this.dragging) this.sit.note = null; // a table that jumps under the hand would be worse than an old note
    this.turned = false;
    if (this.held === id) return true;
    if (this.phase === 'move' || this.phase === 'place') await this.back();
    const pick = this.find('pick', id) ?? this.musterOf(id);
    if (pick) {
      await this.say(pick);
      return true;
    }
    if (!this.options.some((option) => option.group === id)) return false;
    this.lifted = id;
    this.ghost = this.dragging ? null : (this.wantedByLesson ?? this.reach[0] ?? null);
    return true;
  }

  /** Setting up in as many files as the list has it. */
  private musterOf(id: string, files?: number): Choice | undefined {
    const all = this.sit.choices.filter((choice) => choice.verb === 'muster' && choice.things[0] === id);
    return all.find((choice) => choice.args['files'] === (files ?? this.group(id)?.files)) ?? (files ? undefined : all[0]);
  }

  private async reform(files: number): Promise<void> {
    const [id, stood] = [this.held, this.ghost];
    if (!id || this.phase !== 'place') return;
    await this.back();
    const choice = this.musterOf(id, files);
    if (choice) await this.say(choice);
    if (choice && stood && this.reach.length) this.aim(stood);
  }

  async pickLine(line: Choice): Promise<void> {
    await this.back();
    const choice = this.sit.choices.find((one) => one.choice === line.choice);
    if (choice) await this.say(choice);
  }

  /** The hand holds the group so: the ghost goes to the nearest end of a legal choice. */
  aim(wanted: Pose): void {
    this.wanted = wanted;
    const taught = this.wantedByLesson;
    const close = taught && Math.hypot(taught.x - wanted.x, taught.y - wanted.y) < 2 * SNAP; // a lesson is no test of the hand
    const best = close ? taught : nearestTo(this.reach, wanted, this.turned ? FIRM : LOOSE, this.files);
    if (!best) return;
    this.ghost = best;
    const far = Math.hypot(best.x - wanted.x, best.y - wanted.y) > SNAP && !close;
    this.astray = far ? { ...wanted, files: best.files, depth: best.depth } : null;
  }

  /** Where a lesson has the held group go. */
  private get wantedByLesson(): Option | null {
    return this.reach.find((option) => option.choice.choice === this.sit.taught?.choice) ?? null;
  }

  /** Where a hint or a lesson would have somebody go. */
  get hinted(): Option | null {
    const choice = (this.sit.hinted ?? this.sit.taught)?.choice;
    return this.options.find((option) => option.choice.choice === choice) ?? null;
  }

  /** Whom it concerns: a battle line is named by its ends. */
  get hintedGroups(): string[] {
    const hint = this.sit.hinted ?? this.sit.taught;
    const [first, last] = (hint?.things ?? []).map((id) => this.group(id));
    return hint?.verb === 'line' && first && last ? this.lineOf(first, last).map((one) => one.id) : (hint?.things ?? []);
  }

  /** In how many files it shall stand. */
  get files(): number {
    return this.formed || (this.phase === 'place' || this.phase === 'camp' ? (this.reach[0]?.files ?? 0) : (this.group(this.held)?.files ?? 0));
  }

  /** The formations it can take. */
  get fronts(): number[] {
    const group = this.group(this.held);
    if (!group) return [];
    const all = this.phase === 'place' ? Array.from({ length: group.bases }, (_, index) => index + 1).filter((one) => one === 1 || Math.ceil(group.bases / one) <= 4) : this.reach.map((option) => option.files);
    return all.filter((one, at) => one !== this.files && all.indexOf(one) === at).sort((a, b) => a - b);
  }

  /** Another formation: of a group that is set up a new question to the game, else another end of its move. */
  async form(files: number): Promise<void> {
    if (this.phase === 'place') return this.reform(files);
    this.formed = files;
    const from = this.wanted ?? this.group(this.held);
    if (from) this.aim(from);
  }

  /** Turned on purpose: by keys, wheel or a second finger. */
  turn(by: number): void {
    const now = this.wanted ?? this.ghost;
    this.turned = true; // also where the game has not answered yet
    if (!now) return;
    this.aim({ ...now, h: heading(now.h + by) });
  }

  step(step: Step): void {
    const from = this.ghost ?? this.group(this.held);
    const alike = this.reach.filter((option) => option.files === this.files);
    const next = from && stepFrom(alike, from, step);
    if (!next) return;
    [this.ghost, this.wanted, this.astray] = [next, next, null];
  }

  /** Charges and the like: onto an enemy; again, and it is tried another way. */
  onto(enemy: string): boolean {
    const target = this.group(enemy);
    if (!target) return false;
    const ways = this.reach.filter((option) => meets(target, option));
    if (!ways.length) return false;
    const at = ways.findIndex((one) => one === this.ghost);
    this.ghost = ways[(at + 1) % ways.length] ?? null;
    this.wanted = this.ghost;
    this.astray = null;
    return true;
  }

  /** The enemy a charge ends on; of several the one that most of its files meet, then the nearest. */
  metBy(end: Option): Group | null {
    const side = this.group(end.group)?.side;
    const fronts = Array.from({ length: end.files }, (_, file) => across(end, (file + 0.5 - end.files / 2) * BASE, 0.3));
    const met = this.groups.filter((one) => one.side !== side && one.where === 'table' && meets(one, end));
    const files = (one: Group): number => fronts.filter((point) => gapTo(one, point) < 0.4).length;
    return met.sort((a, b) => files(b) - files(a) || distance(a, end) - distance(b, end))[0] ?? null;
  }

  /** The same while it is dragged over the enemy: the way that was found first stays. */
  ontoOnce(enemy: string): boolean {
    const target = this.group(enemy);
    if (!target || !this.ghost || !meets(target, this.ghost)) return this.onto(enemy);
    this.astray = null; // on the way there the hand was far from everything
    return true;
  }

  /** The other ways to the same end, one after another; of interceptions those of everybody. */
  get ways(): Option[] {
    return this.phase === 'intercept' ? this.options : this.reach;
  }

  another(): void {
    const at = this.ways.findIndex((one) => one === this.ghost);
    this.ghost = this.ways[(at + 1) % this.ways.length] ?? null;
    if (this.lifted && this.ghost) this.lifted = this.ghost.group;
    this.wanted = this.ghost;
  }

  /** Set down: chosen at once, but for charges, which nobody takes back. */
  drop(): void {
    this.dragging = false;
    if (!this.reach.length) {
      this.dropsSoon = this.sit.link?.busy ?? false;
      return;
    }
    this.dropsSoon = false;
    const ghost = this.ghost;
    if (this.astray) {
      void this.explain(this.astray);
      [this.ghost, this.wanted] = [null, null];
    } else if (ghost && (this.phase === 'move' || this.phase === 'place')) void this.choose();
    this.astray = null;
  }

  async choose(): Promise<void> {
    const ghost = this.ghost;
    if (!ghost) return;
    this.forget();
    await this.say(ghost.choice);
  }

  /** Put back where it stood. */
  async back(): Promise<void> {
    const back = this.phase === 'move' || this.phase === 'place' ? this.find('back', null) : undefined;
    this.forget();
    if (back) await this.say(back);
  }

  /** Tells the game, as soon as what was asked before is answered: odds and rules may be on their way. */
  private async say(choice: Choice): Promise<void> {
    for (let tries = 0; this.sit.link?.busy && tries < 500; tries++) await new Promise((done) => setTimeout(done, 20));
    await this.sit.choose(choice);
  }

  forget(): void {
    this.lifted = null;
    this.ghost = null;
    this.astray = null;
    this.wanted = null;
    this.dropsSoon = false;
    this.dragging = false;
    this.turned = false;
    this.formed = 0;
  }

  /** Why it cannot stand there: the rule against what comes nearest to it. */
  async explain(there: Pose): Promise<void> {
    const group = this.group(this.held);
    if (!group) return;
    const meant = (await this.sit.conceived()).flatMap((choice) => {
      const pose = choice.rule ? meantPose(choice.choice, group, Number(this.view()['depth']) / 1000) : null;
      return pose ? [{ choice, off: misfit(pose, there, LOOSE) }] : [];
    });
    const [nearest] = meant.sort((a, b) => a.off - b.off);
    const close = nearest && nearest.off < MEANT;
    this.sit.refuse(close ? say('page-why-not', { what: say(nearest.choice.key, nearest.choice.args) }) : say('tabletop-page-too-far'), nearest?.choice.rule ?? null);
  }

  /** Where a point of the table lies on somebody. */
  under(point: Point, room: number): Group | null {
    const near = this.groups.filter((one) => one.where === 'table' && gapTo(one, point) <= room);
    return near.sort((a, b) => gapTo(a, point) - gapTo(b, point))[0] ?? null;
  }
}
