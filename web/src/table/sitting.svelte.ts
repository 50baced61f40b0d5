/** What somebody at a table is doing: what is selected, what is refused and why, what the computer would do. */
import { getContext, setContext, tick } from 'svelte';
import type { Advice, Args, Choice, GameEvent, Refusal, Rule, Side, TableState, View } from '../lib/types';
import { say } from '../lib/words.svelte';
import { buttons, complete, drop, fitting, onlyThing, ruleAgainst, tap, touchable, type Tap } from './choosing';
import { labelled } from './labels';
import { comesTo, touched, type Held, type Holdable } from './premove.svelte';

export type Look = 'open' | 'chosen' | 'hinted' | 'laid' | 'held' | 'shut';

/** Something that was laid and may be taken up again: the choice that laid it, and what it is in the hand. */
export interface TakenUp {
  choice: string;
  thing: string;
}

/** What somebody points at: a thing of the board, or something the log names. */
export interface Looked {
  title: string;
  lines: string[];
  thing?: string;
}

export interface Note {
  text: string;
  rule: string | null;
  kind: 'refusal' | 'hint' | 'news';
}

/** What a sitting needs of the line to its table. */
export interface Voice {
  readonly state: TableState | null;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  /** All that was told so far, where the line keeps it. */
  readonly events?: readonly GameEvent[];
  choose(choice: string, asks?: boolean): Promise<unknown>;
  conceivable(): Promise<Choice[]>;
  preview(choice: string): Promise<View | null>;
  survey(): Promise<View | null>;
  hint(): Promise<Advice | null>;
  /** Take back a choice that need not be the latest. */
  withdraw?(choice: string): Promise<unknown>;
}

export class Sitting {
  selected = $state.raw<string[]>([]);
  note = $state.raw<Note | null>(null);
  hinted = $state.raw<Choice | null>(null);
  /** A choice that throws something away for nothing, and why: it is asked about once. */
  doubted = $state.raw<{ choice: Choice; why: string } | null>(null);
  private warned: string | null = null;
  looked = $state.raw<Looked | null>(null);
  rule = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The line of the log that somebody points at: boards show where it happened. */
  reading = $state.raw<Omit<GameEvent, 'n'> | null>(null);
  /** The board still shows how it came to what there is: nobody else is asked to the screen before. */
  telling = $state(false);
  /** So many of the last lines of the log are among it, and not yet to be read. */
  untold = $state(0);
  /** How the game stands, in a few words: for the bar above the table. */
  headline = $state('');
  /** The side that is the reader's alone: nobody's where two share a screen, or where one only looks on. */
  self = $state<Side | null>(null);
  /** What the page's own words for a question need besides what the rules give them. */
  prompting = $state.raw<Args>({});
  /** A closer question than that of the phase, where the board knows from the choices what there is to do. */
  asks = $state('');
  /** What a choice would bring, in a few words below its button, where the board has found that out. */
  details = $state.raw<Readonly<Record<string, string>>>({});
  /** Whether the board lays its parts into the areas of the table itself, the stage among them. */
  laid = $state(false);
  /** Whether the board itself says who plays and whose turn it is. */
  seated = $state(false);
  /** Whether what happens is brought into sight. */
  follows = true;
  /** What the game finds out about what is to be seen, where somebody can be asked: the table, or the record of one. */
  surveys: (() => Promise<View | null>) | null = null;
  glossary = $state.raw<Record<string, string[]>>({});
  /** The events with which something new begins, for the log. */
  partBegins = $state.raw<readonly string[]>([]);
  /** What stands on the board now: by the ids of things, how they are called and what there is to say. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when something is pointed at, never drawn
  readonly things = new Map<string, () => { title: string; lines: string[] }>();
  /** What the board itself shows and carries out: there are no buttons for it. */
  drawn = $state.raw<(choice: Choice) => boolean>(() => false);
  private shines = $state(false);
  private forgoes = $state(false);
  /** What of the board may be taken up again, as long as nothing is settled. */
  takes = $state.raw<(thing: string) => TakenUp | null>(() => null);
  /** What may be held ready while the other side decides, and what is. */
  holdable = $state.raw<Holdable | null>(null);
  held = $state.raw<Held | null>(null);
  private asked = { version: -1, list: [] as Choice[] };
  /* eslint-disable svelte/prefer-svelte-reactivity -- bookkeeping: made anew each time, or nothing is drawn from it */
  /** What the number keys meant last. */
  private keys: { phase: string; numbers: ReadonlyMap<string, number> } = { phase: '', numbers: new Map() };

  constructor(
    readonly link: Voice | null,
    readonly rules: () => readonly Rule[],
  ) {
    if (link) this.surveys = () => link.survey();
  }

  readonly choices = $derived.by(() => this.link?.state?.choices ?? []);
  readonly open = $derived(touchable(this.choices, this.selected));
  /** Whether but one thing could be touched at all, so that nobody needs to. */
  readonly foregone = $derived(this.forgoes && !this.selected.length && onlyThing(this.choices) !== null);
  readonly buttons = $derived.by(() => {
    const listed = this.choices.filter((choice) => !this.drawn(choice));
    if (!this.shines) return buttons(listed, this.selected);
    if (this.foregone) return listed;
    return buttons(listed.filter((choice) => complete(choice, this.selected)), this.selected);
  });
  /** Whether what was touched leaves but one thing to do. */
  readonly settled = $derived(fitting(this.choices, this.selected).length === 1);

  /** The number key of each button. Within a phase it stays with its choice, whatever else comes and goes. */
  readonly numbers = $derived.by(() => {
    const names = this.buttons.map((choice) => choice.choice);
    if (this.selected.length) return new Map(names.slice(0, 9).map((name, index) => [name, index + 1]));
    const phase = this.link?.state?.phase ?? '';
    const before = this.keys.phase === phase ? this.keys.numbers : new Map<string, number>();
    const kept = new Set(names.map((name) => before.get(name)));
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => !kept.has(number));
    const found = names.map((name): [string, number | undefined] => [name, before.get(name) ?? free.shift()]);
    const numbers = new Map(found.filter((pair): pair is [string, number] => pair[1] !== undefined));
    if (numbers.size) this.keys = { phase, numbers }; // while the other side acts there are none
    return numbers;
  });

  /* eslint-enable svelte/prefer-svelte-reactivity */

  /** What can be held ready now: nothing where two share a screen, in a lesson, or while something is told. */
  readonly holds = $derived.by(() => {
    const state = this.link?.state;
    const waits = this.self !== null && state?.seat === this.self && state.to_act.length > 0 && !state.to_act.includes(this.self);
    return waits && !state.outcome && !state.lesson && this.holdable?.things.size ? this.holdable : null;
  });

  /** What the lesson wants, where one is being played. */
  readonly taught = $derived(this.choices.find((choice) => choice.choice === this.link?.state?.lesson?.choice) ?? null);

  /** For a board on which everything stands that a choice can be about: no button need say what shines there. If it
      forgoes the touch where one thing alone could be touched, what can be done with that is offered at once. */
  shine(forgoes = false): () => void {
    [this.shines, this.forgoes] = [true, forgoes];
    return () => (this.shines = false);
  }

  look(thing: string): Look {
    if (this.selected.includes(thing)) return 'chosen';
    if (this.held?.things.includes(thing)) return 'held';
    if ((this.hinted ?? this.taught)?.things.includes(thing)) return 'hinted';
    return this.open.has(thing) ? 'open' : this.takeable(thing) || this.holds?.things.has(thing) ? 'laid' : 'shut';
  }

  touch(thing: string): void {
    if (this.hold(thing)) return;
    this.rather();
    const wanted = this.taught;
    if (wanted?.things.includes(thing)) {
      // What was begun in passing, before the lesson went on, is no reason to refuse what it asks for.
      if (!this.open.has(thing)) this.selected = this.selected.filter((one) => wanted.things.includes(one));
      if (complete(wanted, [...this.selected, thing])) {
        void this.choose(wanted); // a lesson asks for no second touch
        return;
      }
    }
    const laid = this.selected.length ? null : this.takeable(thing);
    if (laid) void this.takeUp(laid);
    else void this.follow(tap(this.choices, this.selected, thing));
  }

  /** Whether it was held ready by this touch, or put back. */
  private hold(thing: string): boolean {
    const found = this.holds ? touched(this.held, this.holds, thing) : 'no';
    if (found !== 'no') [this.held, this.note] = [found, null];
    return found !== 'no';
  }

  /** Something else is done at the very decision for which something is held ready: that is meant no more. */
  private rather(): void {
    if (this.held && this.choices.length && comesTo(this.held, this.holdable, this.choices) !== 'wait') this.held = null;
  }

  takeable(thing: string): TakenUp | null {
    return this.link?.state?.lesson ? null : this.takes(thing); // a lesson has its own plan
  }

  /** Take up what was laid: it is in the hand again, ready to be laid elsewhere. */
  private async takeUp(laid: TakenUp): Promise<boolean> {
    if (!this.link?.withdraw || this.link.busy) return false;
    this.clear();
    await this.link.withdraw(laid.choice);
    await tick();
    if (this.link.refusal) this.refuse(this.link.refusal.text, null);
    else if (touchable(this.choices, []).has(laid.thing)) this.selected = [laid.thing];
    return !this.link.refusal;
  }

  /** Taken in hand: what it may be put on shines. */
  lift(thing: string): void {
    this.note = null;
    this.hinted = null;
    this.rather();
    this.selected = touchable(this.choices, []).has(thing) ? [thing] : [];
  }

  drop(thing: string, target: string | null): void {
    if (this.holds?.things.has(thing)) {
      this.held = { about: this.holds.about, things: [thing] };
      if (target) this.hold(target);
      return;
    }
    const laid = this.takeable(thing);
    if (laid) void this.moveTo(laid, target === thing ? null : target);
    else void this.follow(drop(this.choices, thing, target), true);
  }

  private async moveTo(laid: TakenUp, target: string | null): Promise<void> {
    if (!(await this.takeUp(laid))) return;
    if (target) await this.follow(drop(this.choices, laid.thing, target), true);
    else this.clear();
  }

  private async follow(what: Tap, dropped = false): Promise<void> {
    this.note = null;
    this.hinted = null;
    this.doubted = null;
    if (what.kind === 'choose') await this.choose(what.choice);
    else if (what.kind === 'select') this.selected = what.selected;
    else {
      if (dropped) this.selected = [];
      await this.explain(what.things);
    }
  }

  /** What is doubted is asked about once: the same again, by whatever hand, is meant so. */
  async choose(choice: Choice, sure = false): Promise<void> {
    if (this.link?.busy) return; // the list is about to change
    this.rather();
    const meant = sure || this.warned === choice.choice || Boolean(this.link?.state?.lesson);
    this.clear();
    await (meant ? this.link?.choose(choice.choice) : this.link?.choose(choice.choice, true));
    const refusal = this.link?.refusal;
    if (refusal?.key === 'choice-doubted') [this.doubted, this.warned] = [{ choice, why: refusal.text }, choice.choice];
    else if (refusal) this.refuse(refusal.text, String(refusal.args['rule'] ?? '') || null);
  }

  /** Why not: the rule against it, from the game itself. */
  private async explain(things: string[]): Promise<void> {
    const state = this.link?.state;
    if (!state || !this.link) return;
    if (!this.choices.length) {
      this.refuse(state.outcome ? say('table-over') : say('page-not-your-turn'), null);
      return;
    }
    const list = await this.conceived();
    const found = ruleAgainst(list, things) ?? ruleAgainst(list, things.slice(-1));
    if (found?.rule) this.refuse(say('page-why-not', { what: say(found.key, found.args) }), found.rule);
    else this.refuse(say('page-nothing-here'), null);
  }

  /** Everything that could be meant now, with the rule against it: asked for once a decision. */
  async conceived(): Promise<Choice[]> {
    const version = this.link?.state?.version ?? -1;
    if (this.link && this.asked.version !== version) this.asked = { version, list: await this.link.conceivable() };
    return this.asked.list;
  }

  refuse(text: string, rule: string | null): void {
    this.note = { text, rule, kind: 'refusal' };
  }

  wording(number: string): Rule | undefined {
    return this.rules().find((rule) => rule.number === number);
  }

  async hint(): Promise<void> {
    const answer = await this.link?.hint();
    if (!answer) return;
    const named = (notation: string): string => {
      const choice = this.choices.find((one) => one.choice === notation);
      return choice ? labelled(choice, this.link?.state) : notation;
    };
    this.selected = [];
    this.hinted = this.choices.find((one) => one.choice === answer.choice) ?? null;
    const text = named(answer.choice);
    const others = answer.considered.slice(1).map((one) => say('hint-other', { text: named(one.choice), less: one.less }));
    const weighed = others.length ? say('hint-weighed', { others: others.join(', ') }) : '';
    const chance = answer.chance === null ? '' : say('hint-chance', answer.chance);
    const reckoned = answer.reckoned ? say(answer.reckoned.key, answer.reckoned.args) : '';
    const why = [answer.why ? say(answer.why) : '', reckoned, weighed, chance].filter(Boolean).join(' ');
    this.note = { text: say('page-hint', { text, why }), rule: null, kind: 'hint' };
  }

  /** What the game itself says about a card or troop, by the key of its name. */
  about(key: string): string[] {
    return this.glossary[key] ?? [];
  }

  /** Whether there is more to see behind a name in the log. */
  shows(key: string): boolean {
    return key in this.glossary || key.endsWith('-unit');
  }

  /** Look at what a sentence names: on the board if it stands there, else in the glossary. */
  inspect(key: string, text: string): void {
    const found = [...this.things].find(([, thing]) => isCalled(thing().title, text));
    this.pointed = found?.[0] ?? null;
    this.looked = found && !(key in this.glossary) ? { ...found[1](), thing: found[0] } : { title: text, lines: this.about(key) };
  }

  /** Forget what was begun and what was held ready. */
  letGo(): void {
    this.clear();
    this.held = null;
  }

  /** Forget what was begun. */
  clear(): void {
    this.selected = [];
    this.hinted = null;
    this.note = null;
    this.doubted = null;
    this.warned = null;
  }
}

/** Whether a title begins with a name as a whole: "Red's Unit 1: 6 Veterans", but not "Red's Unit 12". */
const isCalled = (title: string, name: string): boolean => title.startsWith(name) && !/^[\p{L}\p{N}]/u.test(title.slice(name.length));

const KEY = Symbol('sitting');
export const provide = (sitting: Sitting): Sitting => setContext(KEY, sitting);
export const sitting = (): Sitting => getContext<Sitting>(KEY);
