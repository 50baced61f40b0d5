/** Units by the names on their plates, wherever the rules' words have only their numbers. */
import type { Arg, Names, Side } from '../../lib/types';
import type { Renaming } from '../../lib/words.svelte';

const SIDES: Record<string, string> = { '@side-red': 'r', '@side-blue': 'b' };

/** Words of the player at `seat` say “Unit 2” of an own one, and whose it is of others. */
export function renaming(names: Names, seat: Side | null): Renaming {
  return (key, args) => {
    if (key !== 'battle-unit' && key !== 'battle-own-unit') return null;
    const side = SIDES[String(args['side'] ?? `@side-${seat}`)];
    const name = names[`${side}${String(args['number'])}`] as Arg | undefined;
    return name === undefined ? null : { key: `${key}-called`, args: { ...args, name } };
  };
}
