/** How a choice is put together from things that are touched. No rules here: only the list the game offers. */
import type { Choice } from '../lib/types';

/** The choices that touch everything selected so far. */
export function fitting(choices: readonly Choice[], selected: readonly string[]): Choice[] {
  return choices.filter((choice) => selected.every((thing) => choice.things.includes(thing)));
}

/** What may be touched next. */
export function touchable(choices: readonly Choice[], selected: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of fitting(choices, selected)) {
    for (const thing of choice.things) if (!selected.includes(thing)) found.add(thing);
  }
  return found;
}

/** Whether nothing is missing any more from what a choice touches. */
export function complete(choice: Choice, selected: readonly string[]): boolean {
  return choice.things.every((thing) => selected.includes(thing));
}

export type Tap =
  | { kind: 'choose'; choice: Choice }
  | { kind: 'select'; selected: string[] }
  | { kind: 'refuse'; things: string[] };

/**
 * What touching a thing means. The last of several things carries a choice out; a choice about a single thing wants a
 * second touch, so that nothing is thrown away by a slip of the finger.
 */
export function tap(choices: readonly Choice[], selected: readonly string[], thing: string): Tap {
  if (selected.includes(thing)) {
    const ready = fitting(choices, selected).filter((choice) => complete(choice, selected));
    const only = ready[0];
    if (only && ready.length === 1) return { kind: 'choose', choice: only };
    return { kind: 'select', selected: selected.filter((other) => other !== thing) };
  }
  const next = [...selected, thing];
  const fit = fitting(choices, next);
  if (fit.length) {
    const only = fit[0];
    if (only && fit.length === 1 && next.length > 1 && complete(only, next)) return { kind: 'choose', choice: only };
    return { kind: 'select', selected: next };
  }
  if (selected.length && choices.some((choice) => choice.things[0] === thing)) {
    return { kind: 'select', selected: [thing] };
  }
  return { kind: 'refuse', things: next };
}

/** A thing dropped on another, or on the open field. */
export function drop(choices: readonly Choice[], thing: string, target: string | null): Tap {
  const things = target && target !== thing ? [thing, target] : [thing];
  const fit = fitting(choices, things).filter((choice) => complete(choice, things));
  const only = fit[0];
  if (only && fit.length === 1) return { kind: 'choose', choice: only };
  if (fitting(choices, things).length) return { kind: 'select', selected: things };
  return { kind: 'refuse', things };
}

/** The one thing that can be touched at all, where there is but one: what can be done with it need not wait for that. */
export function onlyThing(choices: readonly Choice[]): string | null {
  const touching = choices.filter((choice) => choice.things.length);
  const only = touching[0]?.things[0];
  return only !== undefined && touching.every((choice) => choice.things.length === 1 && choice.things[0] === only) ? only : null;
}

/** The rule against what was meant, from everything that could be meant. */
export function ruleAgainst(conceivable: readonly Choice[], things: readonly string[]): Choice | null {
  const meant = fitting(conceivable, things).filter((choice) => choice.rule);
  return meant.find((choice) => complete(choice, things)) ?? meant[0] ?? null;
}

/** What the bar of buttons offers: what the selection has narrowed it down to, and what touches nothing. */
export function buttons(choices: readonly Choice[], selected: readonly string[], most = 12): Choice[] {
  if (!selected.length) {
    const free = choices.filter((choice) => !choice.things.length);
    return choices.length <= most && !free.length ? [...choices] : free;
  }
  return fitting(choices, selected).slice(0, 40);
}
