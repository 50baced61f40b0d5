/** How long the telling of a combat takes. */
import type { Args } from '../../lib/types';

/** Seconds between one item of a sum and the next. */
export const PACE = 0.45;

const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Items of the longer sum: after them the result is told. */
export const longestSum = (fought: Args): number => Math.max(count(fought['attack-items']), count(fought['defence-items']));

/** Milliseconds until the result has been told. */
export const telling = (fought: Args): number => (longestSum(fought) * PACE + 0.9) * 1000;
