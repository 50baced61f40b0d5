/**
 * The director: what happened is told in its own time. What comes from the server waits until the scenes before it have
 * been seen; until then board, header, prompt and log show what was known before, so that nothing gives an end away.
 *
 * A game says what its scenes are (`scenes.ts` beside its board) and its board draws them: which one is played, and which
 * of its beats have been reached. A scene is never waited for where movement is switched off, where nobody looks, or
 * where the game has run ahead; any key or a touch of the board ends one. Only a result waits for a person.
 */
import { getContext, setContext } from 'svelte';
import type { GameEvent, Side, View } from '../lib/types';
import type { Said } from './report';

export type News = Omit<GameEvent, 'n'>;

export interface Scene {
  /** What it is, for the board that draws it. */
  kind: string;
  /** What the board shows meanwhile. */
  view: View;
  /** When each part of it is told, in milliseconds from its beginning. */
  beats: Readonly<Record<string, number>>;
  /** How long it takes. */
  lasts: number;
  /** How many of the news stand in the log while it is played. */
  told: number;
  /** What it is about: the event it tells. */
  about?: News | undefined;
  /** The sentence that stands for it where the prompt is. */
  says?: Said | undefined;
  /** What is ended together with it, when somebody does not want to wait. */
  group?: string;
  /** A result: it stands until a person goes on. */
  waits?: boolean;
  result?: PartResult;
  /** What is heard, and when. */
  sounds?: readonly (readonly [number, string])[];
}

/** How a part of a game ended: a battle of a match. */
export interface PartResult {
  winner: Side | null;
  score: readonly [number, number];
  how: Said;
  /** How the whole stands now. */
  stands: Said;
  /** What comes next: the word on the button. */
  next: Said;
}

/** The scenes between two views, in order; the second view is shown when they are over. */
export type FindScenes = (before: View, after: View, news: readonly News[], seat: Side | null) => Scene[];

/** What is staged: a state of a table, or a step of a replay. */
export interface Staged {
  view: View | null;
  events: readonly News[];
  seat: Side | null;
}

/** What a board may know of the scene that is played. */
export interface Play {
  readonly scene: Scene | null;
  reached(beat: string): boolean;
}

const RUN_AHEAD = 3; // states that wait to be shown: then scenes would only keep somebody from playing

export class Director<S extends Staged> implements Play {
  /** What was told last: all of it has been seen. */
  shown = $state.raw<S | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How many of the latest events must not be read yet. */
  untold = $state(0);
  private passed = $state.raw<readonly string[]>([]);
  private next: S | null = null;
  private acts: Scene[] = [];
  private coming: S[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  findScenes: FindScenes | null = null;
  /** Told just before something else is shown: what lies where can still be measured. */
  changing: () => void = () => {};
  /** How long a result waits, in milliseconds; for ever where nothing is said. */
  patience: number | null = null;

  constructor(
    /** Whether scenes are played at all: not where movement is switched off or nobody looks. */
    private readonly moving: () => boolean,
    private readonly sound: (name: string) => void = () => {},
  ) {}

  reached(beat: string): boolean {
    return this.scene !== null && this.passed.includes(beat);
  }

  see(next: S | null): void {
    if (!next || !next.view || !this.shown?.view) {
      this.cut(next);
      return;
    }
    this.coming.push(next);
    if (this.scene) this.untold += next.events.length;
    else this.advance();
  }

  /** On without a scene: another table, a jump to another moment. */
  cut(to: S | null): void {
    this.changing();
    this.stop();
    [this.acts, this.coming, this.next] = [[], [], null];
    [this.shown, this.scene, this.untold] = [to, null, 0];
  }

  /** Ends what is played, with all that belongs to it; not a result. Tells whether there was anything to end. */
  skip(): boolean {
    const scene = this.scene;
    if (!scene || scene.waits) return false;
    while (scene.group !== undefined && this.acts[0]?.group === scene.group) this.acts.shift();
    this.advance();
    return true;
  }

  /** A result has been seen. */
  goOn(): void {
    if (this.scene?.waits) this.advance();
  }

  private advance(): void {
    this.changing();
    this.stop();
    for (;;) {
      const scene = this.acts.shift();
      if (scene) {
        this.begin(scene);
        return;
      }
      if (this.next) this.shown = this.next;
      this.next = this.coming.shift() ?? null;
      if (!this.next) break;
      this.acts = this.scenes(this.next);
    }
    [this.scene, this.untold] = [null, 0];
  }

  private scenes(next: S): Scene[] {
    const before = this.shown?.view;
    if (!this.findScenes || !before || !next.view || !next.events.length) return [];
    const found = this.findScenes(before, next.view, next.events, next.seat);
    return this.moving() && this.coming.length < RUN_AHEAD ? found : found.filter((scene) => scene.waits);
  }

  private begin(scene: Scene): void {
    this.passed = [];
    this.scene = scene;
    const left = (this.next?.events.length ?? 0) - scene.told;
    this.untold = Math.max(0, left) + this.coming.reduce((sum, state) => sum + state.events.length, 0);
    for (const [beat, at] of Object.entries(scene.beats)) this.later(at, () => (this.passed = [...this.passed, beat]));
    for (const [at, name] of scene.sounds ?? []) this.later(at, () => this.sound(name));
    if (!scene.waits) this.later(scene.lasts, () => this.advance());
    else if (this.patience !== null) this.later(this.patience, () => this.advance());
  }

  private later(at: number, action: () => void): void {
    this.timers.push(setTimeout(action, at));
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  close(): void {
    this.stop();
  }
}

/** Whatever still moves within is where it was going. */
export function settle(within: Element): void {
  for (const one of within.getAnimations({ subtree: true })) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
}

const KEY = Symbol('director');
const IDLE: Play = { scene: null, reached: () => false };
export const provideDirector = <P extends Play>(director: P): P => setContext(KEY, director) as P;
/** The scene that is played; none where a board is shown without a director. */
export const director = (): Play => getContext<Play | undefined>(KEY) ?? IDLE;
