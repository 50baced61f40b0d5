/** How a finished game went, as the computer judges it: asked for piece by piece, and shown as it grows. */
import { get } from './api';
import type { Args, Side } from './types';

export interface Otherwise {
  step: number;
  side: Side;
  played: string;
  choice: string;
  told: { key: string; args: Args };
  why: string | null;
  reckoned: { key: string; args: Args } | null; // the numbers that count for it
  gain: number;
}
export interface CourseData {
  judge: 'net' | 'chance' | 'nothing';
  total: number;
  values: number[];
  otherwise: Otherwise[];
  done: boolean;
  /** What chance did for Red in each step, in hundredths; empty where that is not known. */
  luck: number[];
}
const PAUSE = 3000; // after a refusal, for instance because too much was asked at once
const MOST_REFUSALS = 5;

export class Course {
  data = $state.raw<CourseData | null>(null);
  failed = $state(false);
  private closed = false;

  constructor(private readonly table: string) {}

  async work(): Promise<void> {
    for (let refusals = 0; !this.closed && !this.data?.done; ) {
      try {
        const found = await get<CourseData>(`/api/tables/${this.table}/course`);
        if (!this.data || found.values.length > this.data.values.length || found.done) this.data = found;
      } catch {
        if (++refusals === MOST_REFUSALS) this.failed = true;
        if (this.failed) return;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  readonly close = (): void => {
    this.closed = true;
  };

  /** What chance did for Red in all; undefined until it is known. */
  get fortune(): number | undefined {
    return this.data?.done && this.data.luck.length ? this.data.luck.reduce((sum, one) => sum + one, 0) : undefined;
  }

  /** The moment that a step belongs to: before or after the choice in question. */
  at(step: number): Otherwise | undefined {
    return this.data?.otherwise.find((one) => one.step - 1 === step) ?? this.data?.otherwise.find((one) => one.step === step);
  }
  /** The step before the next choice that might have been another, or before the last one; undefined where there is none. */
  next(step: number): number | undefined {
    return this.data?.otherwise.map((one) => one.step - 1).find((one) => one > step);
  }
  previous(step: number): number | undefined {
    return this.data?.otherwise.map((one) => one.step - 1).findLast((one) => one < step);
  }
}
