/** Keeping in step with the server: when to try again, and putting together what came before with what comes now. */
import type { Choice, GameEvent, Part } from '../lib/types';

/** Milliseconds before the next try: soon at first, every five seconds in the end, for ever. */
export function pauseBefore(tries: number): number {
  return Math.min(5000, 250 * 2 ** Math.min(tries, 6));
}

/** What was told before and what is told now; a number told again replaces what stood there. */
export function merged(before: readonly GameEvent[], news: readonly GameEvent[]): GameEvent[] {
  const first = news[0];
  if (!first) return [...before];
  return [...before.filter((event) => event.n < first.n), ...news];
}

/** Whether there are events that have not been told yet: a long log comes in pages. */
export function behind(events: readonly GameEvent[], last: number): boolean {
  return (events.at(-1)?.n ?? 0) < last;
}

/** Choices by their names, with what they mean: that is told once and then remembered. Null where it never was. */
export function meant(names: readonly string[], described: readonly Choice[], known: Map<string, Choice>): Choice[] | null {
  for (const choice of described) known.set(choice.choice, choice);
  const found = names.flatMap((name) => known.get(name) ?? []);
  return found.length === names.length ? found : null;
}

/** A view with its long parts, which are told when they change and then remembered. Undefined where one never was. */
export function whole<View>(view: View, parts: Record<string, Part>, known: Map<string, Part>): View | undefined {
  if (!view) return view; // the game has not begun
  for (const [name, part] of Object.entries(parts)) {
    if ('is' in part) known.set(name, part);
    if (known.get(name)?.n !== part.n) return undefined;
  }
  return { ...view, ...Object.fromEntries(Object.keys(parts).map((name) => [name, known.get(name)?.is])) };
}

/** Minutes and seconds of a clock; days and hours when there are many. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
