/** Somebody's profile, as the server tells it. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}
export interface Rated {
  pool: 'people' | 'computer';
  rating: number;
  deviation: number;
  games: number;
  course: number[];
}
export interface OfGame {
  game: string;
  people: Tally;
  computer: Tally;
  levels: Record<string, Tally>;
  ratings: Rated[];
  cards: { name: string; times: number }[];
}
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  games: number;
  tally: Tally;
  streak: number;
  best_streak: number;
  form: number[];
  by_game: OfGame[];
  mine: boolean;
  rivals: { id: string; name: string; guest: boolean; tally: Tally }[];
  between: Tally | null;
}

export const sum = (one: Tally): number => one.won + one.drawn + one.lost;
/** A rating this uncertain is shown with a question mark. */
export const VAGUE = 110;
