/** What somebody at a table is doing: what is selected, what is refused and why, what the computer would do. */
import { getContext, setContext } from 'svelte';
import type { Advice, Choice, Refusal, Rule, TableState, View } from '../lib/types';
import { say } from '../lib/words.svelte';
import { buttons, complete, drop, ruleAgainst, tap, touchable, type Tap } from './choosing';

export type Look = 'open' | 'chosen' | 'hinted' | 'shut';

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
  choose(choice: string): Promise<unknown>;
  conceivable(): Promise<Choice[]>;
  preview(choice: string): Promise<View | null>;
  hint(): Promise<Advice | null>;
}

export class Sitting {
  selected = $state.raw<string[]>([]);
  note = $state.raw<Note | null>(null);
  hinted = $state.raw<Choice | null>(null);
  looked = $state.raw<Looked | null>(null);
  rule = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** How the game stands, in a few words: for the bar above the table. */
  headline = $state('');
  /** Whether the board lays its parts into the areas of the table itself, the stage among them. */
  laid = $state(false);
  /** Whether what happens is brought into sight. */
  follows = true;
  glossary = $state.raw<Record<string, string[]>>({});
  /** What stands on the board now: by the ids of things, how they are called and what there is to say. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when something is pointed at, never drawn
  readonly things = new Map<string, () => { title: string; lines: string[] }>();
  /** What the board itself shows and carries out: there are no buttons for it. */
  drawn = $state.raw<(choice: Choice) => boolean>(() => false);
  private asked = { version: -1, list: [] as Choice[] };

  constructor(
    readonly link: Voice | null,
    readonly rules: () => readonly Rule[],
  ) {}

  readonly choices = $derived.by(() => this.link?.state?.choices ?? []);
  readonly open = $derived(touchable(this.choices, this.selected));
  readonly buttons = $derived(buttons(this.choices.filter((choice) => !this.drawn(choice)), this.selected));

  /** What the lesson wants, where one is being played. */
  readonly taught = $derived(this.choices.find((choice) => choice.choice === this.link?.state?.lesson?.choice) ?? null);

  look(thing: string): Look {
    if (this.selected.includes(thing)) return 'chosen';
    if ((this.hinted ?? this.taught)?.things.includes(thing)) return 'hinted';
    return this.open.has(thing) ? 'open' : 'shut';
  }

  touch(thing: string): void {
    const wanted = this.taught;
    if (wanted?.things.includes(thing)) {
      // What was begun in passing, before the lesson went on, is no reason to refuse what it asks for.
      if (!this.open.has(thing)) this.selected = this.selected.filter((one) => wanted.things.includes(one));
      if (complete(wanted, [...this.selected, thing])) {
        void this.choose(wanted); // a lesson asks for no second touch
        return;
      }
    }
    void this.follow(tap(this.choices, this.selected, thing));
  }

  /** Taken in hand: what it may be put on shines. */
  lift(thing: string): void {
    this.note = null;
    this.hinted = null;
    this.selected = touchable(this.choices, []).has(thing) ? [thing] : [];
  }

  drop(thing: string, target: string | null): void {
    void this.follow(drop(this.choices, thing, target), true);
  }

  private async follow(what: Tap, dropped = false): Promise<void> {
    this.note = null;
    this.hinted = null;
    if (what.kind === 'choose') await this.choose(what.choice);
    else if (what.kind === 'select') this.selected = what.selected;
    else {
      if (dropped) this.selected = [];
      await this.explain(what.things);
    }
  }

  async choose(choice: Choice): Promise<void> {
    if (this.link?.busy) return; // the list is about to change
    this.selected = [];
    this.hinted = null;
    this.note = null;
    await this.link?.choose(choice.choice);
    const refusal = this.link?.refusal;
    if (refusal) this.refuse(refusal.text, String(refusal.args['rule'] ?? '') || null);
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
      return choice ? say(choice.key, choice.args) : notation;
    };
    this.selected = [];
    this.hinted = this.choices.find((one) => one.choice === answer.choice) ?? null;
    const text = named(answer.choice);
    const [best, ...others] = answer.considered;
    const weighed = others.map((one) => say('hint-other', { text: named(one.choice), score: one.score })).join(', ');
    const promise = best ? say(weighed ? 'hint-weighed' : 'hint-score', { score: best.score, others: weighed }) : '';
    const why = [answer.why ? say(answer.why) : '', promise].filter(Boolean).join(' ');
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
    const found = [...this.things].find(([, thing]) => {
      const { title } = thing();
      return title === text || title.startsWith(`${text},`);
    });
    this.pointed = found?.[0] ?? null;
    this.looked = found && !(key in this.glossary) ? { ...found[1](), thing: found[0] } : { title: text, lines: this.about(key) };
  }

  /** Forget what was begun. */
  clear(): void {
    this.selected = [];
    this.hinted = null;
    this.note = null;
  }
}

const KEY = Symbol('sitting');
export const provide = (sitting: Sitting): Sitting => setContext(KEY, sitting);
export const sitting = (): Sitting => getContext<Sitting>(KEY);
