/** The words people read: the same Fluent files that the server and the terminal use, asked for once a language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ask } from './early';
import type { Arg, Args, Side } from './types';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** A part of a sentence; with a key where it names something that can be looked at. */
export interface Piece {
  key: string | null;
  text: string;
}

const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARKED = /\uE000(\d+)\uE001/;

/** The key of what an argument names: a message, or for a message with arguments the one that tells its kind. */
export function naming(arg: Arg): string | null {
  if (typeof arg === 'string') return arg.startsWith('@') && !arg.startsWith('@side-') ? arg.slice(1) : null;
  if (arg === null || typeof arg !== 'object' || Array.isArray(arg) || !('say' in arg)) return null;
  const kind = arg['type'] ?? arg['rank'];
  if (typeof kind === 'string') return kind.startsWith('@') ? kind.slice(1) : `${String(arg['say'])}-${kind}`;
  return String(arg['say']);
}

/** What is said instead of a sentence, at a table where things have names; null: the sentence itself. */
export type Renaming = (key: string, args: Args) => { key: string; args: Args } | null;

export class Words {
  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly renamed: Renaming = () => null,
    private readonly bundle = new FluentBundle(language, { useIsolating: false }),
  ) {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A sentence. A key nobody wrote shows itself, so that it is noticed. */
  say(key: string, args: Args = {}): string {
    const called = this.renamed(key, args);
    if (called) return this.say(called.key, called.args);
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) values[name] = this.value(arg);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, values, errors);
  }

  /** The same sentence in pieces, so that the cards and units it names can be looked at. */
  pieces(key: string, args: Args = {}): Piece[] {
    const named: { key: string | null; text: string }[] = [];
    const marked = (arg: Arg): Arg => {
      if (Array.isArray(arg)) return arg.map(marked);
      const what = naming(arg);
      if (!what) return arg;
      named.push({ key: what, text: String(this.value(arg)) });
      return `${OPEN}${named.length - 1}${CLOSE}`;
    };
    const sentence = this.say(key, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, marked(arg)])));
    return sentence.split(MARKED).map((part, index) => (index % 2 ? (named[Number(part)] ?? { key: null, text: '' }) : { key: null, text: part }));
  }

  /** `@key` names a message, `{say: key, …}` a message with arguments, a list is written out with commas. */
  value(arg: Arg): string | number {
    if (typeof arg === 'string') return arg.startsWith('@') ? this.say(arg.slice(1)) : arg;
    if (typeof arg === 'number') return arg;
    if (Array.isArray(arg)) return arg.map((item) => String(this.value(item))).join(', ');
    if (arg !== null && typeof arg === 'object') {
      const { say, ...rest } = arg;
      return this.say(String(say), rest);
    }
    return String(arg);
  }
}

class Locale {
  words = $state.raw<Words | null>(null);
  /** What the table at hand calls its things. */
  renaming = $state.raw<Renaming | null>(null);

  async load(language: Language): Promise<void> {
    const answer = await ask(`/api/words/${language}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const { sources } = (await answer.json()) as { sources: string[] };
    this.words = new Words(language, sources, (key, args) => this.renaming?.(key, args) ?? null);
    document.documentElement.lang = language;
    try {
      localStorage.setItem('cannae.language', language);
    } catch {
      // Remembered for this visit only.
    }
  }

  get language(): Language {
    return this.words?.language ?? 'en';
  }
}

export const locale = new Locale();
export const say = (key: string, args?: Args): string => locale.words?.say(key, args) ?? '';
/** What one side says of its own things, for readers who may sit on the other. */
export const ofSide = (args: Args, side: Side): Args =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, arg !== null && typeof arg === 'object' && 'say' in arg && !('side' in arg) ? { ...arg, side: `@side-${side}` } : arg]));
/** Words that come as data: a text, `@key` or a message with its arguments. */
export const inWords = (arg: Arg): string => String(locale.words?.value(arg) ?? '');
export const pieces = (key: string, args?: Args): Piece[] => locale.words?.pieces(key, args) ?? [];
export const known = (key: string): boolean => locale.words?.has(key) ?? false;

/** As the reader chose it, else as the browser has it: decided before the first paint. */
export const wanted = (): Language => (document.documentElement.lang === 'de' ? 'de' : 'en');
