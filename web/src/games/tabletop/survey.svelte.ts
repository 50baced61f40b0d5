/** What the game itself finds out about the table when somebody wants it drawn: asked for once a position. */
import type { View } from '../../lib/types';
import type { Sitting } from '../../table/sitting.svelte';

export interface Surveyed {
  group: string;
  /** Where its charges could take it, area by area, and whom they would reach. */
  charges: number[][];
  targets: string[];
  threatened: boolean;
  zone?: number[] | null;
  restricted?: number[];
  held?: string | null;
  support?: number[];
  supporter?: string | null;
  arcs?: number[][];
}

export interface Fought {
  groups: string[];
  question: Record<string, string | number>;
}

/** The page of odds with a question filled in. */
export const oddsOf = (question: Record<string, string | number>): string =>
  `/odds?${Object.entries(question).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

export class Survey {
  groups = $state.raw<readonly Surveyed[]>([]);
  fights = $state.raw<readonly Fought[]>([]);
  private of: View | null = null;

  constructor(private readonly sit: Sitting) {}

  /** Whether the game can be asked. */
  get possible(): boolean {
    return this.sit.surveys !== null;
  }

  /** Of this position. */
  async ask(view: View): Promise<void> {
    if (this.of === view || !this.sit.surveys) return;
    this.of = view;
    const found = await this.sit.surveys();
    if (this.of !== view) return;
    this.groups = (found?.['groups'] as Surveyed[] | undefined) ?? [];
    this.fights = (found?.['fights'] as Fought[] | undefined) ?? [];
  }

  /** Everything he is in: close combats, and shots from where he and others stand. */
  fightsOf(id: string | null): Fought[] {
    return this.fights.filter((one) => id !== null && one.groups.includes(id));
  }

  forget(): void {
    this.of = null;
    [this.groups, this.fights] = [[], []];
  }
}
