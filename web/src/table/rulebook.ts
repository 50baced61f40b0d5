/** What a game says of itself to those at a table: its rules, its glossary, and where its log has parts. */
import { get } from '../lib/api';
import type { GameShown, Rule, Rulebook } from '../lib/types';
import type { Language } from '../lib/words.svelte';
import type { Sitting } from './sitting.svelte';

/** The rules of a game in the language of the reader; the sitting learns the rest. */
export async function loadRulebook(sitting: Sitting, game: string, language: Language): Promise<Rule[]> {
  const [book, glossary, { games }] = await Promise.all([
    get<Rulebook>(`/api/games/${game}/rules/${language}`),
    get<{ entries: Record<string, string[]> }>(`/api/games/${game}/glossary/${language}`),
    get<{ games: GameShown[] }>('/api/games'),
  ]);
  sitting.glossary = glossary.entries;
  sitting.partBegins = games.find((one) => one.id === game)?.part_begins ?? [];
  return book.rules;
}
