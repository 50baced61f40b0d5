/** What running from a charge promises: the chance to be caught all the same, for each way there is. */
import type { Choice } from '../../lib/types';
import { sitting } from '../../table/sitting.svelte';

const RUNS = ['along', 'rear'];

export class Running {
  /** Of 1, by choice. */
  caught = $state.raw<Readonly<Record<string, number>>>({});

  /** To be made while a component is: it ends with it. */
  constructor(choices: () => readonly Choice[]) {
    const table = sitting();
    const ways = (): string[] => choices().filter((choice) => RUNS.includes(choice.verb)).map((choice) => choice.choice);
    $effect(() => {
      const asked = ways();
      this.caught = {};
      void Promise.all(asked.map(async (choice): Promise<[string, unknown]> => [choice, (await table.link?.preview(choice))?.['caught']])).then((answers) => {
        if (asked.join() === ways().join()) this.caught = Object.fromEntries(answers.flatMap(([choice, chance]) => (chance === undefined ? [] : [[choice, Number(chance)]])));
      });
    });
  }
}
