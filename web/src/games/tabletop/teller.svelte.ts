/** Plays what was told, one beat after another; any act ends it, and it may be seen once more. */
import type { Group } from './army';
import { beatsOf, type Beat, type Event } from './telling';

const HASTE: [number, number][] = [[24, 4], [9, 2]]; // beats that wait, and how much faster they then go
const ONCE_MORE = 40; // beats that are remembered

export class Teller {
  /** The beat that is shown; nothing at rest. */
  beat = $state.raw<Beat | null>(null);
  /** How many of the last lines of the log are not told yet: nothing gives an end away. */
  untold = $state(0);
  /** It is told once more, at somebody's wish. */
  repeats = $state(false);
  private waiting: Beat[] = [];
  private all = 0; // events heard since it last rested
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
    this.repeats = false;
    const fresh = news === told ? [] : news;
    const beats = beatsOf(before, groups, fresh).map((beat) => ({ ...beat, told: beat.told + this.all }));
    this.all += fresh.length;
    if (!beats.length) {
      if (!this.beat) return this.rest();
      beats.push({ events: [], groups, about: [], lasts: 0, told: this.all, when: this.beat.when }); // what is told ends in what is
    }
    if (!this.beat) [this.past, this.start] = [[], before];
    this.past.push(...beats.filter((beat) => beat.lasts));
    if (this.past.length > ONCE_MORE) this.start = this.past.splice(0, this.past.length - ONCE_MORE).at(-1)?.groups ?? this.start;
    this.seen = this.past.some((beat) => beat.events.length > 0);
    this.waiting.push(...beats);
    if (!this.timer) this.next();
    else this.count();
  }

  private next(): void {
    const beat = this.waiting.shift();
    if (!beat) return this.rest();
    this.beat = beat;
    this.count();
    const haste = HASTE.find(([many]) => this.waiting.length > many)?.[1] ?? 1;
    this.timer = window.setTimeout(() => this.next(), beat.lasts / haste);
  }

  private count(): void {
    this.untold = this.beat ? Math.max(0, this.all - this.beat.told) : 0;
  }

  /** What is being told is there at once. */
  rest(): void {
    clearTimeout(this.timer);
    [this.timer, this.waiting, this.beat] = [0, [], null];
    [this.untold, this.all, this.repeats] = [0, 0, false];
  }

  again(): void {
    if (!this.past.length) return;
    this.rest();
    this.beat = { events: [], groups: this.start, about: [], lasts: 0, told: 0, when: { part: '', turn: 0, side: '' } };
    this.repeats = true;
    this.waiting = [...this.past]; // all of it has been told: the log keeps it
    this.timer = window.setTimeout(() => this.next(), 300);
  }
}
