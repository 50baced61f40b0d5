/** Plays what was told, one beat after another; any act ends it, and it may be seen once more. */
import type { Group } from './army';
import { beatsOf, type Beat, type Event } from './telling';

const HASTE: [number, number][] = [[24, 4], [9, 2]]; // beats that wait, and how much faster they then go
const ONCE_MORE = 40; // beats that are remembered

export class Teller {
  /** The beat that is shown; nothing at rest. */
  beat = $state.raw<Beat | null>(null);
  private waiting: Beat[] = [];
  private past: Beat[] = [];
  private start: readonly Group[] = [];
  private last: readonly Group[] | null = null;
  private heard: readonly Event[] | null = null;
  private timer = 0;
  /** Whether there is anything to be seen again. */
  seen = $state(false);

  /** A new position with what led to it. */
  hear(groups: readonly Group[], news: readonly Event[], motion: boolean): void {
    const [before, told] = [this.last, this.heard];
    [this.last, this.heard] = [groups, news];
    if (!before || !motion) return this.rest();
    const beats = beatsOf(before, groups, news === told ? [] : news);
    if (!beats.length) {
      if (!this.beat) return;
      beats.push({ events: [], groups, about: [], lasts: 0 }); // what is told ends in what is
    }
    if (!this.beat) [this.past, this.start] = [[], before];
    this.past.push(...beats.filter((beat) => beat.lasts));
    if (this.past.length > ONCE_MORE) this.start = this.past.splice(0, this.past.length - ONCE_MORE).at(-1)?.groups ?? this.start;
    this.seen = this.past.some((beat) => beat.events.length > 0);
    this.waiting.push(...beats);
    if (!this.timer) this.next();
  }

  private next(): void {
    const beat = this.waiting.shift();
    if (!beat) return this.rest();
    this.beat = beat;
    const haste = HASTE.find(([many]) => this.waiting.length > many)?.[1] ?? 1;
    this.timer = window.setTimeout(() => this.next(), beat.lasts / haste);
  }

  /** What is being told is there at once. */
  rest(): void {
    clearTimeout(this.timer);
    [this.timer, this.waiting, this.beat] = [0, [], null];
  }

  again(): void {
    if (!this.past.length) return;
    this.rest();
    this.beat = { events: [], groups: this.start, about: [], lasts: 0 };
    this.waiting = [...this.past];
    this.timer = window.setTimeout(() => this.next(), 300);
  }
}
