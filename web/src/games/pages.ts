/** Pages that a game has beside its board: `games/NAME/pages/Odds.svelte` is shown at `/odds`. */
import type { Component } from 'svelte';

const PAGES = import.meta.glob<{ default: Component }>('./*/pages/*.svelte');
const byPath = new Map(Object.entries(PAGES).map(([file, load]) => [file.replace(/^.*\/|\.svelte$/g, '').toLowerCase(), load]));

/** What loads the page of a game at this path; nothing where there is none. */
export const pageAt = (path: string): (() => Promise<{ default: Component }>) | undefined => byPath.get(path);
