/** The rulebook and the glossary of a game, in the language of the reader. */
import { get } from '../lib/api';
import type { Rule, Rulebook } from '../lib/types';
import type { Language } from '../lib/words.svelte';

export async function loadRulebook(game: string, language: Language): Promise<{ rules: Rule[]; glossary: Record<string, string[]> }> {
  const [book, glossary] = await Promise.all([
    get<Rulebook>(`/api/games/${game}/rules/${language}`),
    get<{ entries: Record<string, string[]> }>(`/api/games/${game}/glossary/${language}`),
  ]);
  return { rules: book.rules, glossary: glossary.entries };
}
