/** Odds and tables as the server sends them. The page offers what is listed here and works nothing out itself. */
export type Value = string | number | boolean | null;
export type Fields = Record<string, Value>;

export interface Kind {
  values: string[];
  low: number;
  high: number;
  default: Value;
}

/** A battle group and how it stands: on the wire the state lies beside the group. */
export interface Side {
  group: Fields;
  state: Fields;
}
export type WireSide = Record<string, Value | Fields>;

export interface Preset {
  id: string;
  name: string;
  army: string;
  side: WireSide;
}

export interface TableShown {
  title: string;
  note: string;
  head: string[];
  rows: { cells: string[]; mark: string }[];
}

export interface Reference {
  topics: { id: string; title: string; tables: TableShown[] }[];
  presets: Preset[];
  kinds: Record<string, Record<string, string[]>>;
  group_fields: Record<string, Kind>;
  side_fields: Record<string, Kind>;
  fields: Record<string, Kind>;
  fights: string[];
  tests: string[];
  two_sided: string[];
  side_matters: Record<string, [string[], string[]]>;
  matters: Record<string, string[]>;
  options: { name: string; kind: string; default: Value; values?: string[]; low?: number; high?: number }[];
}

export interface Described {
  text: string;
  name: string;
  troops: string;
  side: WireSide;
}

export interface Outlook {
  dice: number;
  rolls: { dice: number; poa: number; need: number; hit: number }[];
  hits: number[];
  mean: number;
  third: number;
  half: number;
  tests: number;
  lost: number[];
  drops: number[];
  breaks: number;
}

export interface Combat {
  phase: string;
  win: number | null;
  draw: number | null;
  lose: number | null;
  win_by_two: number | null;
  lose_by_two: number | null;
  poa: number;
  a: Outlook;
  b: Outlook;
  margins: Record<string, number>;
}

export interface Moment {
  name: string;
  round: number;
  fighting: number;
  a_broken: number;
  b_broken: number;
  both_broken: number;
  a_bases: number;
  b_bases: number;
  a_levels: number[];
  b_levels: number[];
}

export interface Reason {
  side: string;
  worth: string;
  text: string;
  rule: string;
  mark: string;
  origin: string;
}

export interface Answer {
  title: string;
  a: Described;
  b: Described | null;
  combat: Combat | null;
  rounds: Moment[];
  outcomes: { id: string; title: string; chance: number }[];
  need: number | null;
  modifier: number;
  reasons: Reason[];
  assumptions: string[];
}

export function unpacked(side: WireSide): Side {
  const { group, ...state } = side;
  return { group: { ...(group as Fields) }, state: state as Fields };
}

export const packed = (side: Side): WireSide => ({ group: side.group, ...side.state });
