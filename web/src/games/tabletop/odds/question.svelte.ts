/** A question about odds, kept in the address so that it can be sent to a friend; the server answers. */
import { post, Refused } from '../../../lib/api';
import { place } from '../../../lib/place.svelte';
import { locale, say } from '../../../lib/words.svelte';
import { packed, unpacked, type Answer, type Fields, type Reference, type Side, type Value } from './wire';

export type Who = 'a' | 'b';
const DEFAULTS: Record<Who, string> = { a: 'R1', b: 'C3' };

/** A value from an address, as the field wants it. */
export function readValue(text: string, like: Value): Value {
  if (typeof like === 'number') return Number.isInteger(Number(text)) ? Number(text) : like;
  if (typeof like === 'boolean') return text === 'true';
  return text;
}

/** Whether an address may give a field this value. */
export function isValue(text: string, kind: { values: readonly string[]; low: number; high: number; default: Value }): boolean {
  if (kind.values.length) return kind.values.includes(text) || text === String(kind.default);
  if (typeof kind.default === 'number') return /^-?\d+$/.test(text) && Number(text) >= Math.min(kind.low, kind.default) && Number(text) <= kind.high;
  if (typeof kind.default === 'boolean') return text === 'true' || text === 'false';
  return true;
}

/** An address for a question: only what is not as usual stands in it. */
export function address(what: string, texts: Record<Who, string>, shared: Fields, usual: Fields): string {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it does not outlive the call
  const query = new URLSearchParams({ what, ...texts });
  for (const [name, value] of Object.entries(shared)) if (value !== usual[name]) query.set(name, String(value));
  return `/odds?${query.toString().replaceAll('%2C', ',')}`;
}

export class Question {
  what = $state('impact');
  texts: Record<Who, string> = $state({ ...DEFAULTS });
  sides: Record<Who, Side | null> = $state({ a: null, b: null });
  shared = $state<Fields>({});
  answer = $state.raw<Answer | null>(null);
  trouble = $state('');
  busy = $state(false);
  /** What the address asked for that does not exist. */
  astray = $state.raw<string[]>([]);
  private usual: Fields = {};
  private count = 0;
  private timer = 0;

  constructor(readonly reference: Reference) {
    for (const [name, kind] of Object.entries(reference.fields)) this.usual[name] = kind.default;
    for (const option of reference.options) this.usual[option.name] = option.default;
    this.read();
  }

  /** Take everything from the address. */
  read(): void {
    const query = place.query;
    const what = query.get('what') ?? 'impact';
    this.what = what in this.reference.matters ? what : 'impact';
    const known = (name: string, text: string): boolean => {
      if (name === 'what') return text in this.reference.matters;
      const field = this.reference.fields[name];
      return !field || isValue(text, field); // what others hang on to an address is none of our business
    };
    const astray = [...query].filter(([name, text]) => !known(name, text));
    this.astray = astray.map(([name, text]) => `${name}=${text}`);
    for (const [name, usual] of Object.entries(this.usual)) {
      const text = query.get(name);
      this.shared[name] = text === null || astray.some(([one]) => one === name) ? usual : readValue(text, usual);
    }
    for (const who of ['a', 'b'] as const) this.name(who, query.get(who) ?? DEFAULTS[who]);
  }

  /** A group by its name or in short notation; one of the armies needs no server to be shown. */
  name(who: Who, text: string): void {
    this.texts[who] = text;
    const preset = this.reference.presets.find((one) => one.id === text);
    this.sides[who] = preset ? unpacked(preset.side) : null;
  }

  /** The address of what is asked now. */
  here(): string {
    return address(this.what, $state.snapshot(this.texts), $state.snapshot(this.shared), this.usual);
  }

  twoSided(): boolean {
    return this.reference.two_sided.includes(this.what);
  }

  matters(who: Who): string[] {
    return this.reference.side_matters[this.what]?.[who === 'a' ? 0 : 1] ?? [];
  }

  /** Change something of a side. Other troops stand whole, as their list has them, and carry only what they may. */
  change(who: Who, part: 'group' | 'state', name: string, value: Value): void {
    const side = this.sides[who];
    if (!side) return;
    side[part][name] = value;
    if (part === 'group') {
      Object.assign(side.state, { bases: 0, files: 0 });
      const may = this.reference.kinds[String(side.group['kind'])] ?? {};
      for (const [field, values] of Object.entries(may)) if (!values.includes(String(side.group[field]))) side.group[field] = values[0] ?? 'none';
      if (Number(side.group['files']) > Number(side.group['bases'])) side.group['files'] = side.group['bases'] ?? 1;
    } else if (name === 'bases') side.state['files'] = 0;
    else if (name === 'commander' && value === 'none') side.state['place'] = 'with';
    else if (name === 'disorder' && value === null) side.state['disordered_files'] = -1;
    else if (name === 'support') side.state['support_bases'] = value === 'none' ? 0 : Number(side.state['support_bases']) || 3;
  }

  /** What both sides share and what counts for this question; the rest stays as it is usually. */
  private asked(): Record<string, unknown> {
    const readings: Fields = {};
    const asked: Record<string, unknown> = { what: this.what, readings };
    for (const name of this.reference.matters[this.what] ?? []) asked[name] = this.shared[name];
    if (typeof asked['others'] === 'string') asked['others'] = asked['others'].split(';').map((one) => one.trim()).filter(Boolean);
    for (const { name } of this.reference.options) if (this.shared[name] !== this.usual[name]) readings[name] = this.shared[name] ?? null;
    for (const who of ['a', 'b'] as const) {
      const side = this.sides[who];
      if (who === 'a' || this.twoSided()) asked[who] = side ? packed(side) : this.texts[who];
    }
    return asked;
  }

  /** Ask anew, a moment after the last change; an answer to an older question is not looked at. */
  ask(wait = 120): void {
    const count = ++this.count;
    const body = JSON.parse(JSON.stringify(this.asked())) as Record<string, unknown>;
    const language = locale.language;
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.send(count, language, body), wait);
  }

  private async send(count: number, language: string, body: unknown): Promise<void> {
    try {
      const answer = await post<Answer>(`/api/tabletop/odds/${language}`, body);
      if (count !== this.count) return;
      this.answer = answer;
      this.trouble = '';
      for (const who of ['a', 'b'] as const) {
        const found = answer[who];
        if (!found) continue;
        this.texts[who] = found.text;
        this.sides[who] = unpacked(found.side);
      }
      if (place.path === '/odds' && place.query.get('view') !== 'reference') place.amend(this.here());
    } catch (error) {
      if (count !== this.count) return;
      this.answer = null;
      this.trouble = error instanceof Refused ? error.message : say('tabletop-page-odds-offline');
    } finally {
      if (count === this.count) this.busy = false;
    }
  }
}
