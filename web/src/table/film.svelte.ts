/**
 * The frames of a record. What was told and who acted comes at once for all of it; the positions, which are what weighs,
 * come in pages when somebody looks at one of them, and the next page while the one before is watched.
 */
import type { Frame, Replay, View } from '../lib/types';

export const PAGE = 50;

export type Show = 'views' | 'outline' | 'survey';
export type Ask = (show: Show, first: number, count: number) => Promise<Replay>;

export class Film {
  frames = $state.raw<readonly Frame[]>([]);
  private readonly pages: (Promise<void> | undefined)[] = [];

  constructor(
    readonly about: Replay,
    private readonly ask: Ask,
  ) {
    this.frames = about.frames;
  }

  /** Whether a position is at hand; those nobody can show any more count as such. */
  has(step: number): boolean {
    return step >= this.about.shown || Boolean(this.frames[step]?.views.length);
  }

  /** The page of a position. A page that could not be had is asked for again when it is wanted again. */
  need(step: number): Promise<void> {
    const number = Math.floor(step / PAGE);
    return (this.pages[number] ??= this.load(number).catch((error: unknown) => {
      this.pages[number] = undefined;
      throw error;
    }));
  }

  /** What will be wanted next, without waiting for it. */
  expect(step: number): void {
    if (step <= this.about.total && !this.has(step)) void this.need(step).catch(() => {});
  }

  private async load(number: number): Promise<void> {
    const first = number * PAGE;
    const { frames } = await this.ask('views', first, PAGE);
    this.frames = this.frames.map((one, at) => (at >= first && at < first + frames.length ? { ...one, views: frames[at - first]?.views ?? [] } : one));
  }

  async survey(step: number): Promise<View | null> {
    return (await this.ask('survey', step, 1)).frames[0]?.survey ?? null;
  }
}
