/** What cards and Troops promise, asked of the game while somebody looks at them and kept while nothing changes. */
import type { Choice, View } from '../../lib/types';
import type { Sitting } from '../../table/sitting.svelte';

const PAUSE = 90; // milliseconds somebody rests on a card before it is reckoned
const MOST_RIVALS = 4;

export class Outlooks {
  private found = $state.raw<Record<string, View>>({});
  private version = -1;

  constructor(
    private readonly table: Sitting,
    private readonly view: () => View,
  ) {}

  private readonly step = $derived.by(() => (this.view()['phase'] === 'commit' && this.table.choices.length ? Number(this.view()['own']?.['step'] ?? 0) : -1));
  /** The card that is chosen, or else pointed at. */
  private readonly wanted = $derived.by((): Choice | undefined => {
    const thing = this.table.selected[0] ?? this.table.looked?.thing;
    return this.step === 0 ? this.table.choices.find((choice) => choice.things[0] === thing) : undefined;
  });
  /** At the choice of a Troop all of them are compared. */
  private readonly rivals = $derived.by(() => (this.step === 2 ? this.table.choices.slice(0, MOST_RIVALS) : []));

  /** Whether somebody is at it: looks at a card, or has laid one. */
  readonly choosing = $derived.by(() => this.step > 0 || this.wanted !== undefined);
  readonly card = $derived.by((): View | null => (this.wanted ? (this.found[this.wanted.choice] ?? null) : null));
  readonly troops = $derived.by(() => this.rivals.flatMap((choice) => this.found[choice.choice] ?? []));

  /** Ask for what is not known yet; gives what is to be done when somebody looks at something else. */
  ask(): () => void {
    const now = this.table.link?.state?.version ?? -1;
    const asked = this.wanted ? [this.wanted] : this.rivals;
    if (now !== this.version) [this.version, this.found] = [now, {}];
    const soon = setTimeout(() => {
      for (const { choice } of asked) {
        if (this.found[choice]) continue;
        void this.table.link?.preview(choice).then((answer) => {
          if (answer && this.version === now) this.found = { ...this.found, [choice]: answer };
        });
      }
    }, PAUSE);
    return () => clearTimeout(soon);
  }
}
