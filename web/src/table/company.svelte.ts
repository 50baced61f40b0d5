/** Who sits at a table: what a strip beside an army says of its player. */
import { getContext, setContext } from 'svelte';
import type { Side } from '../lib/types';

export interface Company {
  name(side: Side): string;
  /** The person whose profile tells more, if somebody else sits there. */
  person(side: Side): string | null;
  /** Whether it is this side's turn. */
  acts(side: Side): boolean;
  /** Whether a person who sits elsewhere is connected; null where that means nothing. */
  here(side: Side): boolean | null;
  /** What is left on the clock, or nothing. */
  clock(side: Side): string;
}

const KEY = Symbol('company');
export const provideCompany = (company: Company): Company => setContext(KEY, company);
export const company = (): Company => getContext<Company>(KEY);
