/** What goes over the wire, as the server's messages and lists have it. */
export type Side = 'red' | 'blue';
export type Arg = string | number | boolean | null | Arg[] | { [name: string]: Arg };
export type Args = Record<string, Arg>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Choice {
  choice: string;
  verb: string;
  things: string[];
  key: string;
  args: Args;
  rule?: string | null;
}

export interface GameEvent {
  n: number;
  key: string;
  rule: string;
  args: Args;
  side?: Side; // in a replay of both sides: whose event it was
}

export interface Outcome {
  winner: Side | null;
  reason: string;
  score: [number, number];
}

export interface Seat {
  kind: 'person' | 'computer' | 'open';
  name: string;
  level: string;
  /** Somebody without an account: the name is no more than what it calls itself. */
  guest?: boolean;
  /** Where a person's profile is. */
  person?: string | null;
}

/** A lesson being played: how far it is, what is said, and the choice that is wanted. */
export interface LessonStep {
  step: number;
  steps: number;
  words: string | null;
  choice: string | null;
}

export interface Position {
  phase: string;
  to_act: Side[];
  view: View;
  paused: boolean;
  offers?: Record<string, Side>;
  outcome: Outcome | null;
  version?: number;
  choices?: Choice[];
  can_undo?: boolean;
  stuck?: Side[]; // where the computer found no answer
  passing?: boolean;
  muted?: boolean; // whether I want to hear no more of the other player's chat
  lesson?: LessonStep | null;
  seed?: string;
}

/** How the sides stand to the chance before the game begins: awaited, sealed or added; and who took the table away. */
export interface TableChance {
  sides: Partial<Record<Side, { stands: 'awaited' | 'sealed' | 'added'; seal: string }>>;
  ended_by: Side | null;
}

export interface TableState extends Position {
  t: 'state';
  table: string;
  game: string;
  status: 'open' | 'running' | 'over' | string;
  seat: Side | null;
  seats: [Seat, Seat];
  commitment: string;
  chance: TableChance;
  rules_changed: boolean;
  rematch: string | null;
  hints: boolean;
  last: number;
  events: GameEvent[];
  clock: { kind: string; left: [number, number]; running: Side[]; rests?: number } | null;
}

/** What the computer would do, why, and what else it weighed: itself first, then how much less the others bring, in hundredths of the points. */
export interface Advice {
  choice: string;
  why: string | null;
  reckoned: { key: string; args: Args } | null; // the numbers that count for it
  considered: { choice: string; less: number }[];
  chance: { score: number; low: number; high: number; doubt: string } | null; // of the points, as expected from what this seat sees
}

/** A state as it is sent: choices by their names, and what those mean that were not described on this line before. */
export type SentState = Omit<TableState, 'choices'> & {
  choices?: string[];
  described?: Choice[];
  parts?: Record<string, Part>;
};

/** A part of the view that is told only when it has changed. */
export interface Part {
  n: number;
  is?: unknown;
}

export interface Refusal {
  t: 'refused';
  id: string;
  key: string;
  args: Args;
  text: string;
}

export interface GameOption {
  name: string;
  kind: 'flag' | 'number' | 'pick' | 'text' | 'document';
  default: Arg;
  low?: number;
  high?: number;
  values?: string[];
  longest?: number;
}

export interface GameShown {
  id: string;
  playable: boolean;
  hidden: boolean;
  version: string;
  levels: string[];
  options: GameOption[];
  lesson: boolean;
  /** Where on the page there is something to study beside playing; empty for nothing. */
  study: string;
  /** The address of a board that the game brings itself. */
  board: string | null;
  /** Events with which something new begins: a battle, a turn. */
  part_begins: string[];
  /** Options of somebody's first game. */
  first: Record<string, Arg>;
  scenarios: ScenarioShown[];
}

/** A battle of history in the terms of a game. */
export interface ScenarioShown {
  id: string;
  options: Record<string, Arg>;
  side: Side;
}

/** What a game calls its things, by their ids, where its words give them no more than a number. */
export type Names = Record<string, Arg>;

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, Arg>;
  status: string;
  access: string;
  names: Names;
  watchable: boolean;
  seats: [Seat, Seat];
  mine: Side[];
  turn: Side[];
  result: Outcome | null;
  commitment: string;
  chance: TableChance;
  created: number;
  changed: number;
  rematch: string | null;
}

export interface Seated {
  table: TableSummary;
  link: string | null;
  invitation: string | null;
}

export interface Rule {
  number: string;
  chapter: string;
  text: string;
}

export interface Rulebook {
  title: string;
  markdown: string;
  chapters: Record<string, string>;
  rules: Rule[];
}

export interface Frame {
  n: number;
  at: number;
  side: Side | null;
  choice: string | null;
  phase: string;
  to_act: Side[];
  views: View[];
  events: Omit<GameEvent, 'n'>[];
  survey?: View | null;
}

export interface Replay {
  game: string;
  options: Record<string, Arg>;
  seats: Seat[];
  started: string;
  result: Outcome | null;
  total: number;
  frames: Frame[];
  names: Names;
  older_rules: boolean; // positions from `shown` on are known to the rules of that day only
  shown: number;
}

export interface Verdict {
  holds: boolean;
  judged: boolean;
  checks: string[];
  notes: string[];
  fault: string | null;
}
