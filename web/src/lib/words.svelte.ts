/** The words people read: the same Fluent files that the server and the terminal use, asked for once a language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Args } from './types';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

export class Words {
  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly bundle = new FluentBundle(language, { useIsolating: false }),
  ) {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A sentence. A key nobody wrote shows itself, so that it is noticed. */
  say(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) values[name] = this.value(arg);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, values, errors);
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

class Tongue {
  words = $state.raw<Words | null>(null);

  async load(language: Language): Promise<void> {
    const answer = await fetch(`/api/words/${language}`);
    const { sources } = (await answer.json()) as { sources: string[] };
    this.words = new Words(language, sources);
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

export const tongue = new Tongue();
export const say = (key: string, args?: Args): string => tongue.words?.say(key, args) ?? '';
/** Words that come as data: a text, `@key` or a message with its arguments. */
export const told = (arg: Arg): string => String(tongue.words?.value(arg) ?? '');
export const known = (key: string): boolean => tongue.words?.has(key) ?? false;

export function wanted(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('cannae.language');
  } catch {
    // The browser's own wish decides.
  }
  const wish = kept ?? navigator.language.slice(0, 2);
  return wish === 'de' ? 'de' : 'en';
}
