/** Who sits at this browser. A guest is made when one is first needed, without a question. */
import { post } from './api';
import { say, tongue } from './words.svelte';

interface Person {
  id: string | null;
  name: string | null;
}

let known: Promise<Person> | null = null;

export function someone(): Promise<Person> {
  known ??= post<Person>('/api/guest', { name: say('page-guest'), language: tongue.language }).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
